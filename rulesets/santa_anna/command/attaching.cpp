// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/actions/table.h"

/// Where leaders are.
namespace santa_anna {

namespace {

constexpr std::string_view the_order_process = "Command and Control, 4.1";

struct AttachRules : CalculationOf<AttachRules, Attach, AttachEnd, Charts> {
    static constexpr std::array form{
        asks<&Attach::attached>("attached", "Goes with the unit", {}, {}, {.help = "No: he leaves it.", .start = 1, .fact = Fact::Chosen}),
    };
    static constexpr std::array outcomes{
        changes<&AttachEnd::attached>("attached", "attached", role::leader, Does::Set, stat::attached, as_bars),
        changes<&AttachEnd::attached>("leader_attached", "leader attached", role::unit, Does::Set, stat::leader_attached),
    };
    static constexpr auto reads = Charts::keys<>;

    static AttachEnd reckon(const Attach& inputs) { return {inputs.attached}; }
    static Announcement announce(const AttachEnd& end)
    {
        if (end.attached)
            return {.headline = {"{The leader} goes with {the unit}."},
                    .instructions = {{Hand::PutDown, "Place him with it: he orders nobody else."}}};
        return {.headline = {"{The leader} leaves {the unit}."}};
    }
};

struct LeaderDistanceRules : CalculationOf<LeaderDistanceRules, LeaderDistance, LeaderDistanceEnd, Charts> {
    static constexpr std::string_view batch{"unit"};
    static constexpr auto form =
        one_or_several(batch,
                       std::array{
                           asks<&LeaderDistance::is_far>("far", "Far from its leader", role::unit, {},
                                                         {.help = "Measured when its order is given.", .start = 1, .fact = Fact::Chosen}),
                       });
    static constexpr std::array outcomes{
        changes<&LeaderDistanceEnd::is_far>("far_from_leader", "far from its leader", role::unit, Does::Set, stat::far_from_leader,
                                            as_bars),
    };
    static constexpr auto reads = Charts::keys<LeaderPoint>;

    static LeaderDistanceEnd reckon(const LeaderDistance& inputs) { return {inputs.is_far}; }
    static Announcement announce(const LeaderDistanceEnd& end, const Charts& charts)
    {
        const auto cost = charts[end.is_far ? LeaderPoint::FarOrder : LeaderPoint::Order, PointsIn::Amount].number();
        return {{end.is_far ? "Its orders cost {0} until it is near again." : "Its orders cost {0}.", {cost}}};
    }
};

} // namespace

namespace action {

constinit const ActionOf<Attach, AttachEnd> attach = action_of<AttachRules>(
    {"attach", "Attach a leader", "A leader goes with a unit, or leaves it.", the_order_process, during::orders_and_moves});

constinit const ActionOf<LeaderDistance, LeaderDistanceEnd> leader_distance = action_of<LeaderDistanceRules>(
    {"leader-distance", "Distance to the leader", "Whether an order to a unit costs more.", the_order_process, during::orders});

} // namespace action

} // namespace santa_anna
