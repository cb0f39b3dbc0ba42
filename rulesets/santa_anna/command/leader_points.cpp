// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/command/leader_points.h"

namespace santa_anna {

using corneta::asks;
using corneta::gives;
using corneta::Op;
using corneta::Step;

namespace {

constexpr std::string_view order_process = "Command and Control, 4.1";
constexpr std::size_t dice_column = 0;
constexpr std::size_t amount_column = 1;

constexpr std::array leader_points_fields{
    asks<&LeaderPoints::rating>({.key = "leader_rating",
                                 .label = "Leader rating",
                                 .help = "LR, 0 to 3.",
                                 .most = 3,
                                 .start = 1,
                                 .role = "leader",
                                 .stat = "rating"}),
    asks<&LeaderPoints::attached>({.key = "leader_attached",
                                   .label = "Attached to a unit",
                                   .help = "He gives one order, to that unit; the others of his command roll at random.",
                                   .role = "leader",
                                   .stat = "attached"}),
};
constexpr auto leader_points_form = corneta::one_or_several(LeaderPointsRules::batch, leader_points_fields);
constexpr std::array leader_points_outcomes{
    gives<&LeaderPointsEnd::points>({.key = "points",
                                     .label = "leader points",
                                     .shown = corneta::Shown::AsBars,
                                     .role = "leader",
                                     .stat = "points",
                                     .does = corneta::Does::Set}),
};
constexpr std::array<std::string_view, 1> leader_points_charts{"leader-points"};

} // namespace

const std::span<const corneta::Field> LeaderPointsRules::form = leader_points_form;
const std::span<const corneta::OutcomeSpec> LeaderPointsRules::outcomes = leader_points_outcomes;
const std::span<const std::string_view> LeaderPointsRules::reads = leader_points_charts;

Step LeaderPointsRules::step(const LeaderPoints& inputs, LeaderPointsState& state, const Charts& charts, corneta::Dice& dice,
                             corneta::Explanation& explanation)
{
    if (inputs.attached) {
        state.points =
            explanation.start(charts.leader_points(LeaderPoint::Attached, amount_column), {"attached leader: one order, to his unit"});
        return Step::Finished;
    }
    const Cell& die = charts.leader_points(LeaderPoint::Die, dice_column);
    const auto [pool, plus] = die.dice();
    const int thrown = dice.read({"leader points"}, pool, [plus](const corneta::Faces& faces) { return faces.sum() + plus; });
    explanation.note(Op::Start, thrown, {"die for leader points"}, die);
    explanation.note(Op::Add, inputs.rating, {"leader rating"}, order_process);
    state.points = thrown + inputs.rating;
    explanation.agrees(state.points);
    return Step::Finished;
}

LeaderPointsEnd LeaderPointsRules::end(const LeaderPoints& /*inputs*/, const LeaderPointsState& state, const Charts& /*charts*/)
{
    return {static_cast<int>(state.points)};
}

corneta::Announcement LeaderPointsRules::announce(const LeaderPoints& inputs, const LeaderPointsEnd& end, const Charts& charts)
{
    corneta::Announcement announcement;
    if (end.points == 1)
        announcement.headline = {"The leader has 1 point to give orders."};
    else
        announcement.headline = {"The leader has {0} points to give orders.", {end.points}};
    if (inputs.attached) {
        announcement.instructions.push_back(
            {"The order goes to the unit he is attached to; the rest of his command rolls for random orders."});
        return announcement;
    }
    announcement.instructions.push_back({"An order costs {0}, to a unit more than {1} inches away {2}; what is not used is lost.",
                                         {charts.leader_points(LeaderPoint::Order, amount_column).number(),
                                          charts.leader_points(LeaderPoint::FarDistance, amount_column).number(),
                                          charts.leader_points(LeaderPoint::FarOrder, amount_column).number()}});
    return announcement;
}

} // namespace santa_anna
