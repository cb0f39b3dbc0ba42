// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/game.h"

#include <algorithm>

namespace santa_anna {

namespace {

using Item = VictoryNumber;

constexpr std::string_view scenario = "Scenario: Buena Vista";
template <auto Member> constexpr Field losses_of(std::string_view key, std::string_view label, Role side)
{
    return asks<Member>(key, label, side, {},
                        {.help = "Castings, including units removed because all had straggled.",
                         .measure = Measure::Castings,
                         .most = 999,
                         .fact = Fact::Ruled});
}

constexpr auto winners = options(Option{"us", "U.S."}, Option{"mexican", "Mexican"}, "open");

template <Literal what> Sentence with_points(const VictoryEnd& end)
{
    return {joined<what, ": U.S. {0}, Mexican {1}.">, {end.us_points, end.mexican_points}};
}

Sentence by_points(const VictoryEnd& end)
{
    if (end.points_result == Winner::Open)
        return with_points<"By points it is even">(end);
    if (end.points_result == Winner::Us)
        return end.smashing ? with_points<"By points it is a smashing U.S. victory">(end)
                            : with_points<"By points the U.S. side is ahead">(end);
    return end.smashing ? with_points<"By points it is a smashing Mexican victory">(end)
                        : with_points<"By points the Mexican side is ahead">(end);
}

/// Without dice: by the U.S. infantry at the end of the last turn, and by points as they stand.
struct VictoryRules : CalculationOf<VictoryRules, Victory, VictoryEnd, Charts> {
    static constexpr std::array form{
        asks<&Victory::turn>("turn", "Turn", {}, {}, {.help = "The turn that has ended.", .start = 25, .fact = Fact::Ruled}),
        asks<&Victory::turns>("turns", "Turns that the game lasts", role::us, stat::turns, {.help = "0: as the rules have it."}),
        asks<&Victory::us_formed_infantry>("us_formed_infantry", "U.S. formed infantry on the table", {}, {}, {.fact = Fact::Ruled}),
        asks<&Victory::us_way_out_north>("us_way_out_north", "U.S. way off the north edge is clear", {}, {}, {.fact = Fact::Measured}),
        losses_of<&Victory::us_losses>("us_losses", "U.S. losses", role::us),
        losses_of<&Victory::mexican_losses>("mexican_losses", "Mexican losses", role::mexican),
        asks<&Victory::minon_arrived>("minon_arrived", "Minon was brought onto the table", {}, {}, {.fact = Fact::Ruled}),
    };
    static constexpr std::array outcomes{
        gives<&VictoryEnd::result>("result", "result", {.shown = Shown::AsBars, .options = winners}),
        gives<&VictoryEnd::us_points>("us_points", "U.S. points"),
        gives<&VictoryEnd::mexican_points>("mexican_points", "Mexican points"),
        gives<&VictoryEnd::points_result>("points_result", "result by points", {.options = winners}),
        gives<&VictoryEnd::smashing>("smashing", "smashing victory", highlighted),
    };
    static constexpr auto reads = Charts::keys<VictoryNumber>;

    static VictoryEnd reckon(const Victory& inputs, const Charts& charts, Explanation& explanation)
    {
        VictoryEnd end;
        Total us{explanation};
        us.start(inputs.mexican_losses, {"Mexican losses"}, scenario);
        us.times(charts[Item::MexicanLoss]);
        end.us_points = us.whole();
        Total mexican{explanation};
        mexican.start(inputs.us_losses, {"U.S. losses"}, scenario);
        mexican.times(charts[Item::UsLoss]);
        if (inputs.minon_arrived)
            mexican.add(charts[Item::Minon]);
        end.mexican_points = mexican.whole();
        if (end.us_points != end.mexican_points) {
            end.points_result = end.us_points > end.mexican_points ? Winner::Us : Winner::Mexican;
            Total needed{explanation};
            needed.start(std::min(end.us_points, end.mexican_points), {"points of the side with fewer"}, scenario);
            needed.times(charts[Item::Smashing]);
            const int most = std::max(end.us_points, end.mexican_points);
            end.smashing = most > 0 && most >= needed.whole();
        }
        end.turns = inputs.turns;
        if (inputs.turns == 0) {
            explanation.note(Op::Start, charts[Item::Turns]);
            end.turns = charts[Item::Turns].whole();
        }
        if (inputs.turn >= end.turns)
            end.result = inputs.us_formed_infantry && inputs.us_way_out_north ? Winner::Us : Winner::Mexican;
        return end;
    }

    static Announcement announce(const Victory& inputs, const VictoryEnd& end)
    {
        Announcement announcement;
        if (end.result == Winner::Us)
            announcement.headline = {"The U.S. side wins: it has formed infantry on the table and a clear way out north."};
        else if (end.result == Winner::Open)
            announcement.headline = {"The game goes on: turn {0} of {1}.", {inputs.turn, end.turns}};
        else if (inputs.us_formed_infantry)
            announcement.headline = {"The Mexican side wins: the U.S. way out north is not clear."};
        else
            announcement.headline = {"The Mexican side wins: no formed U.S. infantry is left."};
        announcement.instructions.push_back(by_points(end));
        return announcement;
    }
};

} // namespace

constinit const ActionOf<Victory, VictoryEnd> action::victory = action_of<VictoryRules>(
    {"victory", "Victory at Buena Vista", "Who has won, by the U.S. infantry and by points.", scenario, during::rally});

} // namespace santa_anna
