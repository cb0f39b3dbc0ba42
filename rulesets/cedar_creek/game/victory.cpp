// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/game/victory.h"

#include "core/action/total.h"

#include <algorithm>

namespace cedar_creek {

using corneta::asks;
using corneta::Explanation;
using corneta::Fraction;
using corneta::gives;
using corneta::Step;

namespace {

constexpr std::string_view last_through = "The last side to pass through controls it.";
constexpr std::array controllers{Option{"union", "Union"}, Option{"confederate", "Confederate"}, Option{"none", "none"}};

constexpr std::array victory_form{
    asks<&Victory::union_losses>({.key = "union_losses", .label = "Union losses", .help = "Steps.", .role = "union", .stat = "losses"}),
    asks<&Victory::confederate_losses>({.key = "confederate_losses",
                                        .label = "Confederate losses",
                                        .help = "Steps; artillery markers do not count.",
                                        .role = "confederate",
                                        .stat = "losses"}),
    asks<&Victory::middletown_north>({.key = "middletown_north",
                                      .label = "Middletown, north",
                                      .help = last_through,
                                      .options = controllers,
                                      .role = "union",
                                      .stat = "middletown_north"}),
    asks<&Victory::middletown_south>({.key = "middletown_south",
                                      .label = "Middletown, south",
                                      .help = last_through,
                                      .options = controllers,
                                      .role = "union",
                                      .stat = "middletown_south"}),
    asks<&Victory::entry_11>(
        {.key = "entry_11", .label = "Entry zone 11", .help = last_through, .options = controllers, .role = "union", .stat = "entry_11"}),
    asks<&Victory::entry_12>(
        {.key = "entry_12", .label = "Entry zone 12", .help = last_through, .options = controllers, .role = "union", .stat = "entry_12"}),
    asks<&Victory::entry_13>(
        {.key = "entry_13", .label = "Entry zone 13", .help = last_through, .options = controllers, .role = "union", .stat = "entry_13"}),
};
constexpr std::array victory_outcomes{
    gives<&VictoryEnd::union_points>({.key = "union", .label = "Union points"}),
    gives<&VictoryEnd::confederate_points>({.key = "confederate", .label = "Confederate points"}),
    gives<&VictoryEnd::winner>({.key = "winner", .label = "winner", .shown = corneta::Shown::AsBars, .options = sides}),
};
constexpr std::array<std::string_view, 1> victory_charts{"victory-points"};

bool controls(Side side, Controller zone)
{
    return zone == (side == Side::Union ? Controller::Union : Controller::Confederate);
}

int points_of(const Victory& inputs, Side side, const Charts& charts, Explanation& explanation)
{
    const int fewer = (inputs.confederate_losses - inputs.union_losses) * (side == Side::Union ? 1 : -1);
    const Cell& loss = charts.worth(Worth::Loss, side);
    corneta::Total points{explanation};
    points.start(Fraction{std::max(fewer, 0)} * loss.number(),
                 side == Side::Union ? corneta::Label{"Union losses fewer by {0}", std::max(fewer, 0)}
                                     : corneta::Label{"Confederate losses fewer by {0}", std::max(fewer, 0)},
                 loss);
    const auto add = [&](int zones, Worth worth) {
        const Cell& cell = charts.worth(worth, side);
        if (zones > 0)
            points.add(Fraction{zones} * cell.number(), {cell.row_spec().label}, cell);
    };
    const auto count = [&](const auto&... zones) { return (... + (controls(side, zones) ? 1 : 0)); };
    add(count(inputs.middletown_north, inputs.middletown_south), Worth::Middletown);
    add(count(inputs.entry_11, inputs.entry_12, inputs.entry_13), Worth::Entry);
    return points.whole();
}

VictoryEnd judged(const Victory& inputs, const Charts& charts, Explanation& explanation)
{
    VictoryEnd end{points_of(inputs, Side::Union, charts, explanation), points_of(inputs, Side::Confederate, charts, explanation)};
    end.winner = end.confederate_points > end.union_points ? Side::Confederate : Side::Union;
    return end;
}

} // namespace

const std::span<const corneta::Field> VictoryRules::form = victory_form;
const std::span<const corneta::OutcomeSpec> VictoryRules::outcomes = victory_outcomes;
const std::span<const std::string_view> VictoryRules::reads = victory_charts;

Step VictoryRules::step(const Victory& inputs, VictoryState& /*state*/, const Charts& charts, corneta::Dice& /*dice*/,
                        Explanation& explanation)
{
    judged(inputs, charts, explanation);
    return Step::Finished;
}

VictoryEnd VictoryRules::end(const Victory& inputs, const VictoryState& /*state*/, const Charts& charts)
{
    Explanation deaf{corneta::Listening::No};
    return judged(inputs, charts, deaf);
}

corneta::Announcement VictoryRules::announce(const Victory& /*inputs*/, const VictoryEnd& end, const Charts& /*charts*/)
{
    const auto with = [&](std::string_view pattern) { return corneta::Sentence{pattern, {end.union_points, end.confederate_points}}; };
    corneta::Announcement announcement;
    if (end.union_points == end.confederate_points)
        announcement.headline = with("The Union wins at equal points: {0} each.");
    else if (end.winner == Side::Union)
        announcement.headline = with("The Union wins {0} to {1} in points.");
    else
        announcement.headline = with("The Confederates win {1} to {0} in points.");
    return announcement;
}

} // namespace cedar_creek
