// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/victory.h"

#include "core/total.h"

#include <algorithm>

namespace cedar_creek {

using corneta::asks;
using corneta::Fraction;
using corneta::gives;
using corneta::Tale;
using corneta::Then;

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

int points_of(const Victory& asked, Side side, const Cards& cards, Tale& tale)
{
    const int fewer = (asked.confederate_losses - asked.union_losses) * (side == Side::Union ? 1 : -1);
    const Cell& loss = cards.worth(Worth::Loss, side);
    corneta::Total points{tale};
    points.start(Fraction{std::max(fewer, 0)} * loss.number(),
                 side == Side::Union ? corneta::Label{"Union losses fewer by {0}", std::max(fewer, 0)}
                                     : corneta::Label{"Confederate losses fewer by {0}", std::max(fewer, 0)},
                 loss);
    const auto add = [&](int zones, Worth worth) {
        const Cell& cell = cards.worth(worth, side);
        if (zones > 0)
            points.add(Fraction{zones} * cell.number(), {cell.row_spec().label}, cell);
    };
    const auto count = [&](const auto&... zones) { return (... + (controls(side, zones) ? 1 : 0)); };
    add(count(asked.middletown_north, asked.middletown_south), Worth::Middletown);
    add(count(asked.entry_11, asked.entry_12, asked.entry_13), Worth::Entry);
    return points.whole();
}

VictoryEnd judged(const Victory& asked, const Cards& cards, Tale& tale)
{
    VictoryEnd end{points_of(asked, Side::Union, cards, tale), points_of(asked, Side::Confederate, cards, tale)};
    end.winner = end.confederate_points > end.union_points ? Side::Confederate : Side::Union;
    return end;
}

} // namespace

const std::span<const corneta::Field> VictoryRules::form = victory_form;
const std::span<const corneta::OutcomeSpec> VictoryRules::outcomes = victory_outcomes;
const std::span<const std::string_view> VictoryRules::charts = victory_charts;

Then VictoryRules::step(const Victory& asked, VictoryNow& /*now*/, const Cards& cards, corneta::Dice& /*dice*/, Tale& tale)
{
    judged(asked, cards, tale);
    return Then::Done;
}

VictoryEnd VictoryRules::end(const Victory& asked, const VictoryNow& /*now*/, const Cards& cards)
{
    Tale deaf{corneta::Listening::No};
    return judged(asked, cards, deaf);
}

corneta::Telling VictoryRules::tell(const Victory& /*asked*/, const VictoryEnd& end, const Cards& /*cards*/)
{
    const auto with = [&](std::string_view pattern) { return corneta::Sentence{pattern, {end.union_points, end.confederate_points}}; };
    corneta::Telling telling;
    if (end.union_points == end.confederate_points)
        telling.headline = with("The Union wins at equal points: {0} each.");
    else if (end.winner == Side::Union)
        telling.headline = with("The Union wins {0} to {1} in points.");
    else
        telling.headline = with("The Confederates win {1} to {0} in points.");
    return telling;
}

} // namespace cedar_creek
