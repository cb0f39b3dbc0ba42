// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/game/victory.h"

#include "core/action/total.h"
#include "rulesets/pedregal/charts/terms.h"

#include <algorithm>

namespace pedregal {

using corneta::asks;
using corneta::Explanation;
using corneta::gives;
using corneta::Step;

namespace {

constexpr std::array winners{Option{"us", "U.S. victory"}, Option{"mexican", "Mexican victory"}, Option{"draw", "draw"},
                             Option{"open", "open"}};

constexpr std::array victory_form{
    asks<&Victory::mexican_units_destroyed>({.key = "mexican_units_destroyed",
                                             .label = "Mexican units destroyed",
                                             .help = "Whole units; neither lost steps nor routed units count.",
                                             .role = "mexican",
                                             .stat = "units_destroyed"}),
    asks<&Victory::us_steps_eliminated>({.key = "us_steps_eliminated",
                                         .label = "U.S. steps eliminated",
                                         .help = "Routed units do not count.",
                                         .role = "us",
                                         .stat = "steps_eliminated"}),
    asks<&Victory::us_leaders_lost>(
        {.key = "us_leaders_lost", .label = "U.S. leaders lost", .help = "Engineers too.", .role = "us", .stat = "leaders_lost"}),
    asks<&Victory::mexican_leaders_lost>(
        {.key = "mexican_leaders_lost", .label = "Mexican leaders lost", .role = "mexican", .stat = "leaders_lost"}),
    asks<&Victory::mexican_units_on_map>(
        {.key = "mexican_units_on_map", .label = "Mexican units on the map", .start = 1, .role = "mexican", .stat = "units_on_map"}),
    asks<&Victory::mexican_at_san_augustin>({.key = "mexican_at_san_augustin",
                                             .label = "Mexican unit at San Augustin",
                                             .help = "One has entered hex 0118.",
                                             .role = "mexican"}),
    asks<&Victory::turn>({.key = "turn", .label = "Turn", .help = "The turn that has just ended.", .least = 1, .start = 1}),
    asks<&Victory::us_north_of_churubusco>({.key = "us_north_of_churubusco", .label = "U.S. unit north of the Churubusco", .role = "us"}),
    asks<&Victory::mexican_holds_south>({.key = "mexican_holds_south",
                                         .label = "Mexicans hold a place south of it",
                                         .help = "A village or a bastion south of the Churubusco.",
                                         .role = "mexican"}),
};
constexpr std::array victory_outcomes{
    gives<&VictoryEnd::us>({.key = "us", .label = "U.S. points"}),
    gives<&VictoryEnd::mexican>({.key = "mexican", .label = "Mexican points"}),
    gives<&VictoryEnd::result>({.key = "result", .label = "result", .options = winners}),
};
constexpr std::array<std::string_view, 2> victory_charts{"victory-points", "victory-numbers"};

/// Points of `count` of the kind in a row, where there are any.
void add_points(int count, Points row, const Charts& charts, corneta::Total& points)
{
    const Cell& each = charts.victory_points(row);
    if (count > 0)
        points.add(corneta::Fraction{count} * each.number(), {each.row_spec().label}, each);
}

int us_points(const Victory& inputs, const Charts& charts, Explanation& explanation)
{
    corneta::Total points{explanation};
    points.start(0, {"U.S. points"}, section::drawn_battle);
    add_points(inputs.mexican_units_destroyed, Points::MexicanUnit, charts, points);
    add_points(inputs.mexican_leaders_lost, Points::MexicanLeader, charts, points);
    return points.whole();
}

int mexican_points(const Victory& inputs, const Charts& charts, Explanation& explanation)
{
    corneta::Total points{explanation};
    points.start(0, {"Mexican points"}, section::drawn_battle);
    add_points(inputs.us_steps_eliminated, Points::UsStep, charts, points);
    add_points(inputs.us_leaders_lost, Points::UsLeader, charts, points);
    return points.whole();
}

bool is_over(const Victory& inputs, const Charts& charts)
{
    return inputs.turn >= charts.turns().whole();
}

/// 18.2, 2: at the end of the last turn.
bool holds_the_river(const Victory& inputs)
{
    return !inputs.us_north_of_churubusco && inputs.mexican_holds_south;
}

Winner by_points(int us, int mexican, const Charts& charts, Explanation& explanation)
{
    explanation.start(std::max(us, mexican), {"points of the side with more"}, section::drawn_battle);
    explanation.note(corneta::Op::Start, charts.least_points());
    if (us == mexican || std::max(us, mexican) < charts.least_points().whole())
        return Winner::Draw;
    return us > mexican ? Winner::Us : Winner::Mexican;
}

Winner winner(const Victory& inputs, int us, int mexican, const Charts& charts, Explanation& explanation)
{
    if (inputs.mexican_units_on_map == 0) {
        explanation.start(0, {"Mexican units on the map"}, section::us_victory);
        return Winner::Us;
    }
    if (inputs.mexican_at_san_augustin) {
        explanation.start(1, {"a Mexican unit at San Augustin"}, section::mexican_victory);
        return Winner::Mexican;
    }
    explanation.start(inputs.turn, {"turn that has ended"}, section::mexican_victory);
    explanation.note(corneta::Op::Start, charts.turns());
    if (!is_over(inputs, charts))
        return Winner::Open;
    if (holds_the_river(inputs)) {
        explanation.start(1, {"no U.S. unit north of the river, a Mexican village or bastion south of it"}, section::mexican_victory);
        return Winner::Mexican;
    }
    return by_points(us, mexican, charts, explanation);
}

VictoryEnd judged(const Victory& inputs, const Charts& charts, Explanation& explanation)
{
    const int us = us_points(inputs, charts, explanation);
    const int mexican = mexican_points(inputs, charts, explanation);
    return {us, mexican, winner(inputs, us, mexican, charts, explanation)};
}

corneta::Sentence headline(const Victory& inputs, const VictoryEnd& end, const Charts& charts)
{
    if (inputs.mexican_units_on_map == 0)
        return {"The U.S. player wins at once: no Mexican unit is left on the map."};
    if (inputs.mexican_at_san_augustin)
        return {"The Mexican player wins at once: a Mexican unit has entered San Augustin."};
    if (end.result == Winner::Open)
        return {"The game goes on: turn {0} of {1}.", {inputs.turn, charts.turns().number()}};
    if (holds_the_river(inputs))
        return {"The Mexican player wins: he holds a place south of the Churubusco, and no U.S. unit is north of it."};
    switch (end.result) {
    case Winner::Us: return {"The U.S. player wins on points."};
    case Winner::Mexican: return {"The Mexican player wins on points."};
    case Winner::Draw:
    case Winner::Open: break;
    }
    if (end.us == end.mexican)
        return {"The game is a draw: the points are equal."};
    return {"The game is a draw: nobody has {0} points.", {charts.least_points().number()}};
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

corneta::Announcement VictoryRules::announce(const Victory& inputs, const VictoryEnd& end, const Charts& charts)
{
    corneta::Announcement announcement;
    announcement.headline = headline(inputs, end, charts);
    announcement.instructions.push_back({"Points: U.S. {0}, Mexican {1}.", {end.us, end.mexican}});
    return announcement;
}

} // namespace pedregal
