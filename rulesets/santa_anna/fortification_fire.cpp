// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/fortification_fire.h"

#include "core/total.h"
#include "rulesets/santa_anna/strike.h"

#include <algorithm>
#include <cassert>

namespace santa_anna {

using corneta::Fraction;
using corneta::Name;
using corneta::RefusalSpec;
using corneta::Tale;
using corneta::Then;
using Section = MoveCards::Section;

namespace {

constexpr std::string_view reducing = "Reducing Fortifications";

constexpr RefusalSpec no_such_gun{"firer_poundage", "the range chart has no {0} lb gun, only {1}"};
constexpr RefusalSpec too_many_damaged{"firer_damaged", "{0} damaged guns in a battery of {1}"};
constexpr RefusalSpec beyond_range{"range", "{0} in is beyond a {1} lb gun's {2} in"};
constexpr std::array fortification_fire_refusals{&no_such_gun, &too_many_damaged, &beyond_range};

/// By Level.
constexpr std::array<std::string_view, levels.size()> headlines{
    "Losses {0}, points left {1}: the section counts as a heavy fortification.",
    "Losses {0}, points left {1}: the section counts as a light fortification.",
    "Losses {0}, points left {1}: the section counts as a building.",
    "Losses {0}, points left {1}: the section counts as rough ground.",
};

/// The same guns firing at troops without cover who do not skirmish.
Fire as_fire(const FortificationFire& asked)
{
    Fire fire;
    fire.firer = {.arm = Arm::Artillery,
                  .experience = asked.experience,
                  .poundage = asked.poundage,
                  .guns = asked.guns,
                  .damaged = asked.damaged,
                  .unlimbered = true,
                  .low_ammunition = asked.low_ammunition};
    fire.range = asked.range;
    return fire;
}

Fraction last_inch(std::span<const Cell> bands)
{
    Fraction last;
    for (const Cell& cell : bands)
        if (!cell.empty())
            last = cell.number();
    return last;
}

int column_of(const FortificationFire& asked, const Cards& cards, int gun)
{
    Tale deaf{corneta::Listening::No};
    return strike(as_fire(asked), cards, gun, deaf).column;
}

int points_after(const FortificationFire& asked, int losses)
{
    return std::max(0, asked.points - losses);
}

Then reduce(const FortificationFire& asked, const FortificationFireNow& now, Tale& tale)
{
    corneta::Total points{tale};
    points.start(asked.points, {"points of the section"}, reducing);
    points.add(-now.losses, {"losses of the fire"}, reducing);
    points.least(0, {"no points left"}, reducing);
    tale.agrees(points_after(asked, now.losses));
    return Then::Done;
}

/// Reducing Fortifications: at part of its first points a section is a level lower, without any it is rough.
Level level_of(const FortificationFire& asked, const Cards& cards, int points_left)
{
    const MoveCards& moves = cards.moves();
    const auto word = [&](Section column) { return static_cast<Level>(moves.section(asked.fortification, column).word()); };
    const Fraction edge =
        moves.section(asked.fortification, Section::Points).number() * moves.reducing(MoveCards::Reducing::Reduced).number();
    if (points_left == 0)
        return word(Section::WithoutPoints);
    if (!(edge < Fraction{points_left}))
        return word(Section::AtHalf);
    return static_cast<Level>(asked.fortification);
}

} // namespace

const std::span<const RefusalSpec* const> FortificationFireRules::refusals = fortification_fire_refusals;

void FortificationFireRules::refuse(const FortificationFire& asked, const Cards& cards, corneta::Refusals& found)
{
    if (asked.damaged > asked.guns)
        found.add(too_many_damaged, asked.damaged, asked.guns);
    const Fire fire = as_fire(asked);
    const auto bands = bands_of(fire.firer, cards);
    if (!bands)
        found.add(no_such_gun, asked.poundage, Name{cards.poundages()});
    else if (!band_of(fire, cards))
        found.add(beyond_range, Fraction::tenths(asked.range.count), asked.poundage, last_inch(*bands));
}

FortificationFireNow FortificationFireRules::begin(const FortificationFire& asked, const Cards& cards, Tale& /*tale*/)
{
    FortificationFireNow now{};
    if (asked.guns == 0)
        return now;
    now.column = column_of(asked, cards, 0);
    now.column_when_damaged = column_of(asked, cards, asked.guns - 1);
    return now;
}

Then FortificationFireRules::step(const FortificationFire& asked, FortificationFireNow& now, const Cards& cards, corneta::Dice& dice,
                                  Tale& tale)
{
    if (now.guns_fired == asked.guns)
        return reduce(asked, now, tale);
    const bool is_damaged = now.guns_fired >= asked.guns - asked.damaged;
    const int column = is_damaged ? now.column_when_damaged : now.column;
    if (tale.listens()) {
        [[maybe_unused]] const Strike told = strike(as_fire(asked), cards, now.guns_fired, tale);
        assert(told.column == column);
    }
    const int low_face = cards.limit(FiringLimit::LowAmmunitionFace).whole();
    const int reading = dice.read({"gun {0}", now.guns_fired + 1}, cards.effects_die(),
                                  [&](int face) { return cards.losses(column, face) * 2 + (face == low_face ? 1 : 0); });
    tale.start(cards.effect(column, dice.shown()[0]), {"losses on a {0} in column {1}", dice.shown()[0], column});
    now.losses += reading / 2;
    if (reading % 2 != 0)
        now.low_ammunition = 1;
    ++now.guns_fired;
    return now.guns_fired == asked.guns ? reduce(asked, now, tale) : Then::More;
}

FortificationFireEnd FortificationFireRules::end(const FortificationFire& asked, const FortificationFireNow& now, const Cards& cards)
{
    const int points_left = points_after(asked, now.losses);
    return {.column = now.column,
            .losses = now.losses,
            .points_left = points_left,
            .level = level_of(asked, cards, points_left),
            .low_ammunition = now.low_ammunition != 0};
}

corneta::Telling FortificationFireRules::tell(const FortificationFire& asked, const FortificationFireEnd& end, const Cards& cards)
{
    corneta::Telling telling;
    telling.headline = {headlines.at(static_cast<std::size_t>(end.level)), {end.losses, end.points_left}};
    if (end.points_left != asked.points)
        telling.hands.push_back({"Write down {0} points for this {1}-inch section; the units behind it lose nothing.",
                                 {end.points_left, cards.moves().reducing(MoveCards::Reducing::Section).number()}});
    if (end.level != level_of(asked, cards, asked.points))
        telling.hands.push_back({"Mark the section: {0}.", {levels.at(static_cast<std::size_t>(end.level)).label}});
    if (end.low_ammunition && !asked.low_ammunition)
        telling.hands.push_back({"Mark the battery low on ammunition."});
    return telling;
}

} // namespace santa_anna
