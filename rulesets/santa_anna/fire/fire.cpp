// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/fire/fire.h"

#include "rulesets/santa_anna/fire/strike.h"

#include <algorithm>
#include <cassert>

namespace santa_anna {

using corneta::Fraction;
using corneta::Name;
using corneta::RefusalSpec;
using corneta::Step;

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

void refuse_range(const Fire& inputs, const Charts& charts, corneta::Refusals& found)
{
    const auto bands = bands_of(inputs.firer, charts);
    if (!bands || band_of(inputs, charts))
        return;
    const Fraction range =
        inputs.firer.quarter_volley ? charts.limit(FiringLimit::QuarterVolleyRange).number() : Fraction::tenths(inputs.range.count);
    if (inputs.firer.arm == Arm::Artillery)
        found.add(beyond_gun_range, range, inputs.firer.poundage, last_inch(*bands));
    else if (inputs.firer.weapon == Weapon::AdHoc)
        found.add(beyond_ad_hoc_range, range, last_inch(*bands));
    else
        found.add(beyond_range, range, weapons.at(static_cast<std::size_t>(inputs.firer.weapon)).label, last_inch(*bands));
}

} // namespace

const std::span<const RefusalSpec* const> FireRules::refusals = fire_refusals;

void FireRules::refuse(const Fire& inputs, const Charts& charts, corneta::Refusals& found)
{
    const Firer& firer = inputs.firer;
    if (firer.in_melee)
        found.add(firer_in_melee);
    if (inputs.target.in_melee)
        found.add(target_in_melee);
    if (firer.arm == Arm::Artillery) {
        if (!firer.unlimbered)
            found.add(limbered);
        if (!charts.ranges_of_gun(firer.poundage))
            found.add(no_such_gun, firer.poundage, Name{charts.poundages()});
        if (firer.damaged > firer.guns)
            found.add(too_many_damaged, firer.damaged, firer.guns);
    } else if (firer.weapon == Weapon::None) {
        found.add(no_weapon);
    }
    refuse_range(inputs, charts, found);
}

FireState FireRules::begin(const Fire& inputs, const Charts& charts, corneta::Explanation& /*explanation*/)
{
    corneta::Explanation deaf{corneta::Listening::No};
    FireState state{};
    state.column = static_cast<std::int16_t>(strike(inputs, charts, 0, deaf).column);
    state.column_when_damaged = static_cast<std::int16_t>(strike(inputs, charts, std::max(0, inputs.firer.guns - 1), deaf).column);
    return state;
}

Step FireRules::step(const Fire& inputs, FireState& state, const Charts& charts, corneta::Dice& dice, corneta::Explanation& explanation)
{
    const bool by_gun = inputs.firer.arm == Arm::Artillery;
    if (by_gun && state.guns_fired == inputs.firer.guns)
        return Step::Finished;
    const bool is_damaged = by_gun && state.guns_fired >= inputs.firer.guns - inputs.firer.damaged;
    const int column = is_damaged ? state.column_when_damaged : state.column;
    if (explanation.listens()) {
        [[maybe_unused]] const ChartEntry told = strike(inputs, charts, state.guns_fired, explanation);
        assert(told.column == column);
    }
    const int low_face = charts.limit(FiringLimit::LowAmmunitionFace).whole();
    const corneta::Label label = by_gun ? corneta::Label{"gun {0}", state.guns_fired + 1} : corneta::Label{"fire"};
    const int reading =
        dice.read(label, charts.effects_die(), [&](int face) { return charts.losses(column, face) * 2 + (face == low_face ? 1 : 0); });
    const int losses = reading / 2;
    explanation.start(charts.effect(column, dice.shown()[0]), {"losses on a {0} in column {1}", dice.shown()[0], column});

    const Allocation taken = allocation(inputs, charts, losses, {state.stragglers, state.casualties}, explanation);
    state.losses += losses;
    state.stragglers = static_cast<std::int16_t>(state.stragglers + taken.stragglers);
    state.casualties = static_cast<std::int16_t>(state.casualties + taken.casualties);
    if (reading % 2 != 0)
        state.low_ammunition = 1;
    if (!by_gun)
        return Step::Finished;
    ++state.guns_fired;
    return state.guns_fired == inputs.firer.guns ? Step::Finished : Step::Continue;
}

FireEnd FireRules::end(const Fire& inputs, const FireState& state, const Charts& charts)
{
    corneta::Explanation deaf{corneta::Listening::No};
    const bool nothing_fires = inputs.firer.arm == Arm::Artillery && inputs.firer.guns == 0;
    const ChartEntry first = nothing_fires ? ChartEntry{} : strike(inputs, charts, 0, deaf);
    const Target& target = inputs.target;
    const int effectives_left = target.effectives - state.stragglers - state.casualties;
    const bool was_broken = is_broken(target.effectives, target.stragglers);
    return {.column = first.column,
            .strength = static_cast<int>(first.strength),
            .losses = state.losses,
            .stragglers = state.stragglers,
            .casualties = state.casualties,
            .low_ammunition = state.low_ammunition != 0,
            .breaks = !was_broken && is_broken(effectives_left, target.stragglers + state.stragglers),
            .destroyed = target.effectives > 0 && effectives_left == 0};
}

} // namespace santa_anna
