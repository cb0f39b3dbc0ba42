// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/actions.h"

#include <algorithm>

/// Victory Conditions: 18.
namespace pedregal {

namespace {

constexpr std::array<Option, 4> winners{{{"us", "U.S. victory"}, {"mexican", "Mexican victory"}, {"draw", "draw"}, {"open", "open"}}};

int points_of(const Label& side, std::array<std::pair<Points, int>, 2> all, const Charts& charts, Explanation& explanation)
{
    Total points{explanation};
    points.start(0, side, section::drawn_battle);
    for (const auto& [row, count] : all)
        points.add_times(count, charts[row]);
    return points.whole();
}

/// 18.2, 2: at the end of the last turn.
bool holds_the_river(const Victory& inputs)
{
    return !inputs.us_north_of_churubusco && inputs.mexican_holds_south;
}

Winner by_points(int us, int mexican, const Charts& charts, Explanation& explanation)
{
    explanation.start(std::max(us, mexican), {"points of the side with more"}, section::drawn_battle);
    explanation.note(Op::Start, charts[VictoryNumber::Least]);
    if (us == mexican || std::max(us, mexican) < charts[VictoryNumber::Least].whole())
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
    explanation.note(Op::Start, charts[VictoryNumber::Turns]);
    if (inputs.turn < charts[VictoryNumber::Turns].whole())
        return Winner::Open;
    if (holds_the_river(inputs)) {
        explanation.start(1, {"no U.S. unit north of the river, a Mexican village or bastion south of it"}, section::mexican_victory);
        return Winner::Mexican;
    }
    return by_points(us, mexican, charts, explanation);
}

Sentence headline(const Victory& inputs, const VictoryEnd& end, const Charts& charts)
{
    if (inputs.mexican_units_on_map == 0)
        return {"The U.S. player wins at once: no Mexican unit is left on the map."};
    if (inputs.mexican_at_san_augustin)
        return {"The Mexican player wins at once: a Mexican unit has entered San Augustin."};
    if (end.result == Winner::Open)
        return {"The game goes on: turn {0} of {1}.", {inputs.turn, charts[VictoryNumber::Turns].number()}};
    if (holds_the_river(inputs))
        return {"The Mexican player wins: he holds a place south of the Churubusco, and no U.S. unit is north of it."};
    if (end.result == Winner::Us)
        return {"The U.S. player wins on points."};
    if (end.result == Winner::Mexican)
        return {"The Mexican player wins on points."};
    if (end.us == end.mexican)
        return {"The game is a draw: the points are equal."};
    return {"The game is a draw: nobody has {0} points.", {charts[VictoryNumber::Least].number()}};
}

struct VictoryRules : CalculationOf<VictoryRules, Victory, VictoryEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::mexican_units_destroyed>("mexican_units_destroyed", "Mexican units destroyed", role::mexican, stat::units_destroyed,
                                               {.help = "Whole units; neither lost steps nor routed units count."}),
        asks<&Inputs::us_steps_eliminated>("us_steps_eliminated", "U.S. steps eliminated", role::us, stat::steps_eliminated,
                                           {.help = "Routed units do not count."}),
        asks<&Inputs::us_leaders_lost>("us_leaders_lost", "U.S. leaders lost", role::us, stat::leaders_lost, {.help = "Engineers too."}),
        asks<&Inputs::mexican_leaders_lost>("mexican_leaders_lost", "Mexican leaders lost", role::mexican, stat::leaders_lost),
        asks<&Inputs::mexican_units_on_map>("mexican_units_on_map", "Mexican units on the map", role::mexican, stat::units_on_map,
                                            {.start = 1}),
        asks<&Inputs::mexican_at_san_augustin>("mexican_at_san_augustin", "Mexican unit at San Augustin", role::mexican,
                                               stat::at_san_augustin, {.help = "One has entered hex 0118.", .fact = Fact::Known}),
        asks<&Inputs::turn>("turn", "Turn", {}, {}, {.help = "The turn that has just ended.", .least = 1, .start = 1, .fact = Fact::Ruled}),
        asks<&Inputs::us_north_of_churubusco>(
            "us_north_of_churubusco", "U.S. unit north of the Churubusco", role::us, stat::north_of_churubusco,
            {.asked_when = "turn>15 and mexican_at_san_augustin=no and mexican_units_on_map>0", .fact = Fact::Measured}),
        asks<&Inputs::mexican_holds_south>("mexican_holds_south", "Mexicans hold a place south of it", role::mexican, stat::holds_south,
                                           {.help = "A village or a bastion south of the Churubusco.",
                                            .asked_when = "turn>15 and mexican_at_san_augustin=no and mexican_units_on_map>0",
                                            .fact = Fact::Measured}),
    };
    static constexpr std::array outcomes{
        gives<&End::us>("us", "U.S. points"),
        gives<&End::mexican>("mexican", "Mexican points"),
        gives<&End::result>("result", "result", {.options = winners}),
    };
    static constexpr auto reads = Charts::keys<Points, VictoryNumber>;

    static End reckon(const Inputs& inputs, const Charts& charts, Explanation& explanation)
    {
        const int us =
            points_of({"U.S. points"},
                      {{{Points::MexicanUnit, inputs.mexican_units_destroyed}, {Points::MexicanLeader, inputs.mexican_leaders_lost}}},
                      charts, explanation);
        const int mexican =
            points_of({"Mexican points"}, {{{Points::UsStep, inputs.us_steps_eliminated}, {Points::UsLeader, inputs.us_leaders_lost}}},
                      charts, explanation);
        return {us, mexican, winner(inputs, us, mexican, charts, explanation)};
    }

    static Announcement announce(const Inputs& inputs, const End& end, const Charts& charts)
    {
        return {.headline = headline(inputs, end, charts), .instructions = {{"Points: U.S. {0}, Mexican {1}.", {end.us, end.mexican}}}};
    }
};

} // namespace

constinit const ActionOf<Victory, VictoryEnd> victory =
    action_of<VictoryRules>({"victory", "Victory", "Who has won, and by what.", section::victory});

} // namespace pedregal
