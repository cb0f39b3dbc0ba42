// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/leader_points.h"

namespace santa_anna {

using corneta::asks;
using corneta::gives;
using corneta::Op;
using corneta::Then;

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
const std::span<const std::string_view> LeaderPointsRules::charts = leader_points_charts;

Then LeaderPointsRules::step(const LeaderPoints& asked, LeaderPointsNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale)
{
    if (asked.attached) {
        now.points = tale.start(cards.leader_points(LeaderPoint::Attached, amount_column), {"attached leader: one order, to his unit"});
        return Then::Done;
    }
    const Cell& die = cards.leader_points(LeaderPoint::Die, dice_column);
    const auto [pool, plus] = die.dice();
    const int thrown = dice.read({"leader points"}, pool, [plus](const corneta::Faces& faces) { return faces.sum() + plus; });
    tale.note(Op::Start, thrown, {"die for leader points"}, die);
    tale.note(Op::Add, asked.rating, {"leader rating"}, order_process);
    now.points = thrown + asked.rating;
    tale.agrees(now.points);
    return Then::Done;
}

LeaderPointsEnd LeaderPointsRules::end(const LeaderPoints& /*asked*/, const LeaderPointsNow& now, const Cards& /*cards*/)
{
    return {static_cast<int>(now.points)};
}

corneta::Telling LeaderPointsRules::tell(const LeaderPoints& asked, const LeaderPointsEnd& end, const Cards& cards)
{
    corneta::Telling telling;
    if (end.points == 1)
        telling.headline = {"The leader has 1 point to give orders."};
    else
        telling.headline = {"The leader has {0} points to give orders.", {end.points}};
    if (asked.attached) {
        telling.hands.push_back({"The order goes to the unit he is attached to; the rest of his command rolls for random orders."});
        return telling;
    }
    telling.hands.push_back({"An order costs {0}, to a unit more than {1} inches away {2}; what is not used is lost.",
                             {cards.leader_points(LeaderPoint::Order, amount_column).number(),
                              cards.leader_points(LeaderPoint::FarDistance, amount_column).number(),
                              cards.leader_points(LeaderPoint::FarOrder, amount_column).number()}});
    return telling;
}

} // namespace santa_anna
