// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/fire/fortification_fire.h"

#include "core/action/total.h"
#include "rulesets/santa_anna/fire/strike.h"

#include <algorithm>
#include <cassert>

namespace santa_anna {

using corneta::Explanation;
using corneta::Fraction;
using corneta::Name;
using corneta::RefusalSpec;
using corneta::Step;
using Section = MoveCharts::Section;

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
Fire as_fire(const FortificationFire& inputs)
{
    Fire fire;
    fire.firer = {.arm = Arm::Artillery,
                  .experience = inputs.experience,
                  .poundage = inputs.poundage,
                  .guns = inputs.guns,
                  .damaged = inputs.damaged,
                  .unlimbered = true,
                  .low_ammunition = inputs.low_ammunition};
    fire.range = inputs.range;
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

int column_of(const FortificationFire& inputs, const Charts& charts, int gun)
{
    Explanation deaf{corneta::Listening::No};
    return strike(as_fire(inputs), charts, gun, deaf).column;
}

int points_after(const FortificationFire& inputs, int losses)
{
    return std::max(0, inputs.points - losses);
}

Step reduce(const FortificationFire& inputs, const FortificationFireState& state, Explanation& explanation)
{
    corneta::Total points{explanation};
    points.start(inputs.points, {"points of the section"}, reducing);
    points.add(-state.losses, {"losses of the fire"}, reducing);
    points.least(0, {"no points left"}, reducing);
    explanation.agrees(points_after(inputs, state.losses));
    return Step::Finished;
}

/// Reducing Fortifications: at part of its first points a section is a level lower, without any it is rough.
Level level_of(const FortificationFire& inputs, const Charts& charts, int points_left)
{
    const MoveCharts& moves = charts.moves();
    const auto word = [&](Section column) { return static_cast<Level>(moves.section(inputs.fortification, column).word()); };
    const Fraction edge =
        moves.section(inputs.fortification, Section::Points).number() * moves.reducing(MoveCharts::Reducing::Reduced).number();
    if (points_left == 0)
        return word(Section::WithoutPoints);
    if (!(edge < Fraction{points_left}))
        return word(Section::AtHalf);
    return static_cast<Level>(inputs.fortification);
}

} // namespace

const std::span<const RefusalSpec* const> FortificationFireRules::refusals = fortification_fire_refusals;

void FortificationFireRules::refuse(const FortificationFire& inputs, const Charts& charts, corneta::Refusals& found)
{
    if (inputs.damaged > inputs.guns)
        found.add(too_many_damaged, inputs.damaged, inputs.guns);
    const Fire fire = as_fire(inputs);
    const auto bands = bands_of(fire.firer, charts);
    if (!bands)
        found.add(no_such_gun, inputs.poundage, Name{charts.poundages()});
    else if (!band_of(fire, charts))
        found.add(beyond_range, Fraction::tenths(inputs.range.count), inputs.poundage, last_inch(*bands));
}

FortificationFireState FortificationFireRules::begin(const FortificationFire& inputs, const Charts& charts, Explanation& /*explanation*/)
{
    FortificationFireState state{};
    if (inputs.guns == 0)
        return state;
    state.column = column_of(inputs, charts, 0);
    state.column_when_damaged = column_of(inputs, charts, inputs.guns - 1);
    return state;
}

Step FortificationFireRules::step(const FortificationFire& inputs, FortificationFireState& state, const Charts& charts, corneta::Dice& dice,
                                  Explanation& explanation)
{
    if (state.guns_fired == inputs.guns)
        return reduce(inputs, state, explanation);
    const bool is_damaged = state.guns_fired >= inputs.guns - inputs.damaged;
    const int column = is_damaged ? state.column_when_damaged : state.column;
    if (explanation.listens()) {
        [[maybe_unused]] const ChartEntry told = strike(as_fire(inputs), charts, state.guns_fired, explanation);
        assert(told.column == column);
    }
    const int low_face = charts.limit(FiringLimit::LowAmmunitionFace).whole();
    const int reading = dice.read({"gun {0}", state.guns_fired + 1}, charts.effects_die(),
                                  [&](int face) { return charts.losses(column, face) * 2 + (face == low_face ? 1 : 0); });
    explanation.start(charts.effect(column, dice.shown()[0]), {"losses on a {0} in column {1}", dice.shown()[0], column});
    state.losses += reading / 2;
    if (reading % 2 != 0)
        state.low_ammunition = 1;
    ++state.guns_fired;
    return state.guns_fired == inputs.guns ? reduce(inputs, state, explanation) : Step::Continue;
}

FortificationFireEnd FortificationFireRules::end(const FortificationFire& inputs, const FortificationFireState& state, const Charts& charts)
{
    const int points_left = points_after(inputs, state.losses);
    return {.column = state.column,
            .losses = state.losses,
            .points_left = points_left,
            .level = level_of(inputs, charts, points_left),
            .low_ammunition = state.low_ammunition != 0};
}

corneta::Announcement FortificationFireRules::announce(const FortificationFire& inputs, const FortificationFireEnd& end,
                                                       const Charts& charts)
{
    corneta::Announcement announcement;
    announcement.headline = {headlines.at(static_cast<std::size_t>(end.level)), {end.losses, end.points_left}};
    if (end.points_left != inputs.points)
        announcement.instructions.push_back({"Write down {0} points for this {1}-inch section; the units behind it lose nothing.",
                                             {end.points_left, charts.moves().reducing(MoveCharts::Reducing::Section).number()}});
    if (end.level != level_of(inputs, charts, inputs.points))
        announcement.instructions.push_back({"Mark the section: {0}.", {levels.at(static_cast<std::size_t>(end.level)).label}});
    if (end.low_ammunition && !inputs.low_ammunition)
        announcement.instructions.push_back({"Mark the battery low on ammunition."});
    return announcement;
}

} // namespace santa_anna
