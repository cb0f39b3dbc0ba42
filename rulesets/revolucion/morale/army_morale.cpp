// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/morale/army_morale.h"

#include "core/action/total.h"

namespace revolucion {

using corneta::asks;
using corneta::Explanation;
using corneta::Fraction;
using corneta::gives;
using corneta::Op;
using corneta::RefusalSpec;
using corneta::Step;

namespace {

constexpr std::string_view army_morale = "Army Morale";
constexpr std::array qualities{Option{"unmotivated", "unmotivated"}, Option{"average", "average"},
                               Option{"motivated", "motivated or desperate"}};

constexpr std::array army_morale_form{
    asks<&ArmyMorale::combat_units>({.key = "combat_units",
                                     .label = "Combat units at the start",
                                     .help = "Leaders, transport that cannot attack and máquinas locas do not count.",
                                     .start = 12,
                                     .role = "army",
                                     .stat = "combat_units"}),
    asks<&ArmyMorale::quality>({.key = "quality", .label = "Quality", .start = 1, .options = qualities, .role = "army", .stat = "quality"}),
    asks<&ArmyMorale::destroyed>({.key = "destroyed",
                                  .label = "Units destroyed or surrendered",
                                  .help = "Transport too, máquinas locas not.",
                                  .role = "army",
                                  .stat = "units_destroyed"}),
    asks<&ArmyMorale::leaders_killed>({.key = "leaders_killed", .label = "Leaders killed", .role = "army", .stat = "leaders_killed"}),
    asks<&ArmyMorale::assets_lost>({.key = "assets_lost",
                                    .label = "Assets lost",
                                    .help = "Dumps, camps and the like that the scenario names.",
                                    .role = "army",
                                    .stat = "assets_lost"}),
};
constexpr std::array army_morale_outcomes{
    gives<&ArmyMoraleEnd::break_point>({.key = "break_point", .label = "break point"}),
    gives<&ArmyMoraleEnd::left>({.key = "left", .label = "left of it", .role = "army", .stat = "left", .does = corneta::Does::Set}),
    gives<&ArmyMoraleEnd::beaten>({.key = "beaten", .label = "beaten", .role = "army", .stat = "beaten", .does = corneta::Does::Marker}),
};
constexpr std::array<std::string_view, 2> army_morale_charts{"break-points", "army-losses"};

constexpr RefusalSpec no_units{"combat_units", "an army of 0 combat units has no break point"};
constexpr std::array army_morale_refusals{&no_units};

/// A part of the units, rounded up.
Fraction break_point(const ArmyMorale& inputs, const Charts& charts, Explanation& explanation)
{
    constexpr int hundred = 100;
    const Cell& percent = charts.percent(inputs.quality);
    corneta::Total point{explanation};
    point.start(inputs.combat_units, {"combat units"}, army_morale);
    point.times(Fraction{percent.whole(), hundred}, {"{0} percent", percent.whole()}, army_morale);
    const Fraction exact = point.total();
    const Fraction missing = Fraction{exact.rounded_down() + (exact.is_whole() ? 0 : 1)} + exact * Fraction{-1};
    if (!exact.is_whole())
        point.add(missing, {"rounded up"}, army_morale);
    return point.total();
}

ArmyMoraleEnd counted(const ArmyMorale& inputs, const Charts& charts, Explanation& explanation)
{
    ArmyMoraleEnd end;
    corneta::Total left{explanation};
    const Fraction point = break_point(inputs, charts, explanation);
    end.break_point = static_cast<int>(point.amount());
    left.start(point, {"break point"}, army_morale);
    const auto lose = [&](int count, ArmyLoss loss) {
        const Cell& cell = charts.army_loss(loss);
        if (count > 0)
            left.add(Fraction{count} * cell.number(), {cell.row_spec().label}, cell);
    };
    lose(inputs.destroyed, ArmyLoss::Unit);
    lose(inputs.leaders_killed, ArmyLoss::Leader);
    lose(inputs.assets_lost, ArmyLoss::Asset);
    left.least(0, {"not below 0"}, army_morale);
    end.left = left.whole();
    end.beaten = end.left == 0;
    return end;
}

} // namespace

const std::span<const corneta::Field> ArmyMoraleRules::form = army_morale_form;
const std::span<const corneta::OutcomeSpec> ArmyMoraleRules::outcomes = army_morale_outcomes;
const std::span<const RefusalSpec* const> ArmyMoraleRules::refusals = army_morale_refusals;
const std::span<const std::string_view> ArmyMoraleRules::reads = army_morale_charts;

void ArmyMoraleRules::refuse(const ArmyMorale& inputs, const Charts& /*charts*/, corneta::Refusals& found)
{
    if (inputs.combat_units == 0)
        found.add(no_units);
}

Step ArmyMoraleRules::step(const ArmyMorale& inputs, ArmyMoraleState& /*state*/, const Charts& charts, corneta::Dice& /*dice*/,
                           Explanation& explanation)
{
    counted(inputs, charts, explanation);
    return Step::Finished;
}

ArmyMoraleEnd ArmyMoraleRules::end(const ArmyMorale& inputs, const ArmyMoraleState& /*state*/, const Charts& charts)
{
    Explanation deaf{corneta::Listening::No};
    return counted(inputs, charts, deaf);
}

corneta::Announcement ArmyMoraleRules::announce(const ArmyMorale& /*inputs*/, const ArmyMoraleEnd& end, const Charts& /*charts*/)
{
    corneta::Announcement announcement;
    if (end.beaten) {
        announcement.headline = {"The army is beaten: nothing is left of its break point of {0}.", {end.break_point}};
        announcement.instructions.push_back({"The game ends at once."});
    } else {
        announcement.headline = {"The army fights on: {0} is left of its break point of {1}.", {end.left, end.break_point}};
    }
    return announcement;
}

} // namespace revolucion
