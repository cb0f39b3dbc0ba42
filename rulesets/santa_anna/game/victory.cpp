// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/victory.h"

#include "core/action/total.h"

#include <algorithm>

namespace santa_anna {

using corneta::asks;
using corneta::Explanation;
using corneta::gives;
using corneta::Step;

namespace {

using Item = MoraleCharts::Victory;

constexpr std::string_view scenario = "Scenario: Buena Vista";

constexpr std::array winners{Option{"us", "U.S."}, Option{"mexican", "Mexican"}, Option{"open", "open"}};

constexpr std::array victory_form{
    asks<&Victory::turn>({.key = "turn", .label = "Turn", .help = "The turn that has ended.", .start = 25}),
    asks<&Victory::us_formed_infantry>({.key = "us_formed_infantry", .label = "U.S. formed infantry on the table"}),
    asks<&Victory::us_way_out_north>({.key = "us_way_out_north", .label = "U.S. way off the north edge is clear"}),
    asks<&Victory::us_losses>({.key = "us_losses",
                               .label = "U.S. losses",
                               .help = "Castings, units removed because all had straggled included.",
                               .measure = corneta::Measure::Castings,
                               .most = 999,
                               .role = "us",
                               .stat = "losses"}),
    asks<&Victory::mexican_losses>({.key = "mexican_losses",
                                    .label = "Mexican losses",
                                    .help = "Castings, units removed because all had straggled included.",
                                    .measure = corneta::Measure::Castings,
                                    .most = 999,
                                    .role = "mexican",
                                    .stat = "losses"}),
    asks<&Victory::minon_arrived>({.key = "minon_arrived", .label = "Minon was brought onto the table"}),
};
constexpr std::array victory_outcomes{
    gives<&VictoryEnd::result>({.key = "result", .label = "result", .shown = corneta::Shown::AsBars, .options = winners}),
    gives<&VictoryEnd::us_points>({.key = "us_points", .label = "U.S. points"}),
    gives<&VictoryEnd::mexican_points>({.key = "mexican_points", .label = "Mexican points"}),
    gives<&VictoryEnd::points_result>({.key = "points_result", .label = "result by points", .options = winners}),
    gives<&VictoryEnd::smashing>({.key = "smashing", .label = "smashing victory", .highlighted = corneta::these(true)}),
};
constexpr std::array<std::string_view, 1> victory_charts{"victory"};

VictoryEnd judged(const Victory& inputs, const MoraleCharts& charts, Explanation& explanation)
{
    VictoryEnd end;
    corneta::Total us{explanation};
    us.start(inputs.mexican_losses, {"Mexican losses"}, scenario);
    us.times(charts.victory(Item::MexicanLoss));
    end.us_points = us.whole();
    corneta::Total mexican{explanation};
    mexican.start(inputs.us_losses, {"U.S. losses"}, scenario);
    mexican.times(charts.victory(Item::UsLoss));
    if (inputs.minon_arrived)
        mexican.add(charts.victory(Item::Minon));
    end.mexican_points = mexican.whole();
    if (end.us_points != end.mexican_points) {
        end.points_result = end.us_points > end.mexican_points ? Winner::Us : Winner::Mexican;
        corneta::Total needed{explanation};
        needed.start(std::min(end.us_points, end.mexican_points), {"points of the side with fewer"}, scenario);
        needed.times(charts.victory(Item::Smashing));
        end.smashing = std::max(end.us_points, end.mexican_points) >= needed.whole();
    }
    explanation.note(corneta::Op::Start, charts.victory(Item::Turns));
    if (inputs.turn >= charts.victory(Item::Turns).whole())
        end.result = inputs.us_formed_infantry && inputs.us_way_out_north ? Winner::Us : Winner::Mexican;
    return end;
}

corneta::Sentence by_points(const VictoryEnd& end)
{
    const auto with = [&](std::string_view pattern) { return corneta::Sentence{pattern, {end.us_points, end.mexican_points}}; };
    if (end.points_result == Winner::Open)
        return with("By points it is even: U.S. {0}, Mexican {1}.");
    if (end.points_result == Winner::Us)
        return end.smashing ? with("By points it is a smashing U.S. victory: U.S. {0}, Mexican {1}.")
                            : with("By points the U.S. side is ahead: U.S. {0}, Mexican {1}.");
    return end.smashing ? with("By points it is a smashing Mexican victory: U.S. {0}, Mexican {1}.")
                        : with("By points the Mexican side is ahead: U.S. {0}, Mexican {1}.");
}

} // namespace

const std::span<const corneta::Field> VictoryRules::form = victory_form;
const std::span<const corneta::OutcomeSpec> VictoryRules::outcomes = victory_outcomes;
const std::span<const std::string_view> VictoryRules::reads = victory_charts;

Step VictoryRules::step(const Victory& inputs, VictoryState& /*state*/, const Charts& charts, corneta::Dice& /*dice*/,
                        Explanation& explanation)
{
    judged(inputs, charts.morale(), explanation);
    return Step::Finished;
}

VictoryEnd VictoryRules::end(const Victory& inputs, const VictoryState& /*state*/, const Charts& charts)
{
    Explanation deaf{corneta::Listening::No};
    return judged(inputs, charts.morale(), deaf);
}

corneta::Announcement VictoryRules::announce(const Victory& inputs, const VictoryEnd& end, const Charts& charts)
{
    corneta::Announcement announcement;
    switch (end.result) {
    case Winner::Us: announcement.headline = {"The U.S. side wins: it has formed infantry on the table and a clear way out north."}; break;
    case Winner::Mexican:
        announcement.headline = inputs.us_formed_infantry ? corneta::Sentence{"The Mexican side wins: the U.S. way out north is not clear."}
                                                          : corneta::Sentence{"The Mexican side wins: no formed U.S. infantry is left."};
        break;
    case Winner::Open:
        announcement.headline = {"The game goes on: turn {0} of {1}.", {inputs.turn, charts.morale().victory(Item::Turns).number()}};
        break;
    }
    announcement.instructions.push_back(by_points(end));
    return announcement;
}

} // namespace santa_anna
