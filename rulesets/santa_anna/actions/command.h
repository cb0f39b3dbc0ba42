// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/charts/chapter.h"

/// Command and Control: orders and leaders.
namespace santa_anna {

/// The Order Process (4.1): what a leader has to give orders with in a turn.
struct LeaderPoints {
    int rating = 0;
    bool attached = false;
};

struct LeaderPointsEnd {
    int points = 0;
};

/// The seven orders, as the words of `random-orders` and `order-rulings` count.
enum class Order : std::uint8_t { Move, Charge, FirstFire, HoldFire, Hold, Rally, Form };
inline constexpr auto orders = std::span{known_orders}.subspan<1>();

/// A unit without an order at the end of Give Orders.
struct RandomOrder {
    KnownOrder last_order = KnownOrder::None;
    Arm arm = Arm::Infantry;
    Formation formation = Formation::Line;
    bool unlimbered = false;
    bool enemy_in_reach = false;
    KnownOrder friend_order = KnownOrder::None;
};

/// Why the unit has that order: the chart's own word, the friend's order, or a ruling on an order that cannot be carried out, as Ruling
/// counts them.
enum class Why : std::uint8_t { Drawn, AsFriend, NoEnemyInReach, MayNotCharge, GunsCharge, FriendRallies, NoFriend };

struct RandomOrderEnd {
    Order order = Order::Move;
    Why why = Why::Drawn;
};

/// Leader Casualty Table: what is asked of a leader attached to a unit, once a turn after Rally.
struct LeaderCasualty {
    Nation nation = Nation::Mexican;
    int rating = 0;
    int unit_losses_this_turn = 0;
};

enum class LeaderFate : std::uint8_t { Unhurt, Grazed, Incapacitated, Dead };

struct LeaderCasualtyEnd {
    bool hit = false;
    LeaderFate fate = LeaderFate::Unhurt;
    int turns_out = 0;
    int new_rating = 0;
};

/// Leader Rallies (optional): what is asked of a leader who spent a point on stragglers near him.
struct LeaderRally {
    int rating = 0;
    int stragglers = 0;
};

struct LeaderRallyEnd {
    int recovered = 0;
};

/// Declare Charges: the unit with the order, and the enemy that it names.
struct Declare {
    Arm charger_arm = Arm::Infantry;
    Formation charger_formation = Formation::Line;
    Arm target_arm = Arm::Infantry;
    Formation target_formation = Formation::Line;
    bool target_mounted = false;
};

struct DeclareEnd {
    bool charging = true;
};

namespace action {
extern const ActionOf<LeaderPoints, LeaderPointsEnd> leader_points;
extern const ActionOf<RandomOrder, RandomOrderEnd> random_order;
extern const ActionOf<LeaderCasualty, LeaderCasualtyEnd> leader_casualty;
extern const ActionOf<LeaderRally, LeaderRallyEnd> leader_rally;
extern const ActionOf<Declare, DeclareEnd> declare;
} // namespace action

} // namespace santa_anna
