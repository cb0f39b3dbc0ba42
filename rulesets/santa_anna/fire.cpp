// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/fire.h"

#include "rulesets/santa_anna/strike.h"

#include <algorithm>
#include <cassert>

namespace santa_anna {

using corneta::Fraction;
using corneta::Name;
using corneta::RefusalSpec;
using corneta::Then;

namespace {

constexpr RefusalSpec firer_in_melee{"firer_in_melee", "a unit in melee does not fire"};
constexpr RefusalSpec target_in_melee{"target_in_melee", "a unit in melee may not be fired at"};
constexpr RefusalSpec limbered{"firer_unlimbered", "limbered guns do not fire"};
constexpr RefusalSpec no_weapon{"firer_weapon", "without a firearm the unit does not fire"};
constexpr RefusalSpec no_such_gun{"firer_poundage", "the range chart has no {0} lb gun, only {1}"};
constexpr RefusalSpec too_many_damaged{"firer_damaged", "{0} damaged guns in a battery of {1}"};
constexpr RefusalSpec beyond_range{"range", "{0} in is beyond a {1}'s {2} in"};
constexpr RefusalSpec beyond_ad_hoc_range{"range", "{0} in is beyond an ad hoc weapon's {1} in"};
constexpr RefusalSpec beyond_gun_range{"range", "{0} in is beyond a {1} lb gun's {2} in"};
constexpr std::array fire_refusals{&firer_in_melee, &target_in_melee,     &limbered,        &no_weapon, &no_such_gun, &too_many_damaged,
                                   &beyond_range,   &beyond_ad_hoc_range, &beyond_gun_range};

Fraction last_inch(std::span<const Cell> bands)
{
    Fraction last;
    for (const Cell& cell : bands)
        if (!cell.empty())
            last = cell.number();
    return last;
}

void refuse_range(const Fire& asked, const Cards& cards, corneta::Refusals& found)
{
    const auto bands = bands_of(asked.firer, cards);
    if (!bands || band_of(asked, cards))
        return;
    const Fraction range =
        asked.firer.quarter_volley ? cards.limit(FiringLimit::QuarterVolleyRange).number() : Fraction::tenths(asked.range.count);
    if (asked.firer.arm == Arm::Artillery)
        found.add(beyond_gun_range, range, asked.firer.poundage, last_inch(*bands));
    else if (asked.firer.weapon == Weapon::AdHoc)
        found.add(beyond_ad_hoc_range, range, last_inch(*bands));
    else
        found.add(beyond_range, range, weapons.at(static_cast<std::size_t>(asked.firer.weapon)).label, last_inch(*bands));
}

} // namespace

const std::span<const RefusalSpec* const> FireRules::refusals = fire_refusals;

void FireRules::refuse(const Fire& asked, const Cards& cards, corneta::Refusals& found)
{
    const Firer& firer = asked.firer;
    if (firer.in_melee)
        found.add(firer_in_melee);
    if (asked.target.in_melee)
        found.add(target_in_melee);
    if (firer.arm == Arm::Artillery) {
        if (!firer.unlimbered)
            found.add(limbered);
        if (!cards.ranges_of_gun(firer.poundage))
            found.add(no_such_gun, firer.poundage, Name{cards.poundages()});
        if (firer.damaged > firer.guns)
            found.add(too_many_damaged, firer.damaged, firer.guns);
    } else if (firer.weapon == Weapon::None) {
        found.add(no_weapon);
    }
    refuse_range(asked, cards, found);
}

FireNow FireRules::begin(const Fire& asked, const Cards& cards, corneta::Tale& /*tale*/)
{
    corneta::Tale deaf{corneta::Listening::No};
    FireNow now{};
    now.column = static_cast<std::int16_t>(strike(asked, cards, 0, deaf).column);
    now.column_when_damaged = static_cast<std::int16_t>(strike(asked, cards, std::max(0, asked.firer.guns - 1), deaf).column);
    return now;
}

Then FireRules::step(const Fire& asked, FireNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale)
{
    const bool by_gun = asked.firer.arm == Arm::Artillery;
    if (by_gun && now.guns_fired == asked.firer.guns)
        return Then::Done;
    const bool is_damaged = by_gun && now.guns_fired >= asked.firer.guns - asked.firer.damaged;
    const int column = is_damaged ? now.column_when_damaged : now.column;
    if (tale.listens()) {
        [[maybe_unused]] const Strike told = strike(asked, cards, now.guns_fired, tale);
        assert(told.column == column);
    }
    const int low_face = cards.limit(FiringLimit::LowAmmunitionFace).whole();
    const corneta::Label label = by_gun ? corneta::Label{"gun {0}", now.guns_fired + 1} : corneta::Label{"fire"};
    const int reading =
        dice.read(label, cards.effects_die(), [&](int face) { return cards.losses(column, face) * 2 + (face == low_face ? 1 : 0); });
    const int losses = reading / 2;
    tale.start(cards.effect(column, dice.shown()[0]), {"losses on a {0} in column {1}", dice.shown()[0], column});

    const Allocation taken = allocation(asked, cards, losses, {now.stragglers, now.casualties}, tale);
    now.losses += losses;
    now.stragglers = static_cast<std::int16_t>(now.stragglers + taken.stragglers);
    now.casualties = static_cast<std::int16_t>(now.casualties + taken.casualties);
    if (reading % 2 != 0)
        now.low_ammunition = 1;
    if (!by_gun)
        return Then::Done;
    ++now.guns_fired;
    return now.guns_fired == asked.firer.guns ? Then::Done : Then::More;
}

FireEnd FireRules::end(const Fire& asked, const FireNow& now, const Cards& cards)
{
    corneta::Tale deaf{corneta::Listening::No};
    const bool nothing_fires = asked.firer.arm == Arm::Artillery && asked.firer.guns == 0;
    const Strike first = nothing_fires ? Strike{} : strike(asked, cards, 0, deaf);
    const Target& target = asked.target;
    const int effectives_left = target.effectives - now.stragglers - now.casualties;
    const bool was_broken = is_broken(target.effectives, target.stragglers);
    return {.column = first.column,
            .strength = static_cast<int>(first.strength),
            .losses = now.losses,
            .stragglers = now.stragglers,
            .casualties = now.casualties,
            .low_ammunition = now.low_ammunition != 0,
            .breaks = !was_broken && is_broken(effectives_left, target.stragglers + now.stragglers),
            .destroyed = target.effectives > 0 && effectives_left == 0};
}

} // namespace santa_anna
