// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/charts/heads.h"

/// The charts of morale, of leaders and of victory; the dice of all rolls, and arcs.
namespace santa_anna {

inline constexpr std::array rally_and_rout_columns{modifier_in("rally", "to rally", 20), modifier_in("rout", "to rout", 20)};
enum class MoraleRollTo : std::uint8_t { Rally, Rout };
enum class MoraleShift : std::uint8_t { Untrained, Green, Regular, Veteran, Leader, PartLost, EnemyNear, Cover };
inline constexpr auto rally_and_rout_chart = table<MoraleShift, MoraleRollTo>("rally-and-rout", "Roll to Rally or Route: modifiers",
                                                                              "Rallying", "modifier", rally_and_rout_columns)({
    {"untrained"},
    {"green"},
    {"regular"},
    {"veteran"},
    {"leader", "leader attached, beside his rating"},
    {"part-lost", "each part of the castings lost as casualties"},
    {"enemy-near", "enemy near"},
    {"cover", "in cover"},
});

enum class ToRally : std::uint8_t { StaysBroken, Rallies };
inline constexpr auto rally_results_chart =
    chart<ToRally>(bands("rally-results", "Roll to Rally or Route: to rally", "Rallying"))({{"stays-broken", "stays broken"}, {"rallies"}});

enum class ToRout : std::uint8_t { Breaks, Holds };
inline constexpr auto rout_results_chart =
    chart<ToRout>(bands("rout-results", "Roll to Rally or Route: to rout", "Routing"))({{"breaks"}, {"holds"}});

inline constexpr std::array hold_recovery_columns{dice_in("stragglers", "stragglers that return")};
enum class Recovery : std::uint8_t {};
inline constexpr auto hold_recovery_chart = table<Recovery>("hold-recovery", "Recovery of a unit on Hold", "Command and Control, 4.2",
                                                            "experience", hold_recovery_columns)(experiences);

enum class MoraleNumber : std::uint8_t { PartLost, Near, Sight, SightToEachSide, RecoveryNear, LeastRecovery };
inline constexpr auto morale_numbers_chart = chart<MoraleNumber>(exact_amounts("morale-numbers", "Morale: fixed numbers", "Rallying"))({
    {"part-lost", "part of the castings that counts once lost"},
    {"near", "inches within which an enemy is near"},
    {"sight", "inches within which a breaking friend is seen"},
    {"sight-to-each-side", "degrees to each side in which he is seen"},
    {"recovery-near", "part that returns with an enemy near"},
    {"least-recovery", "stragglers that return, at least"},
});

inline constexpr std::array leader_points_columns{
    dice_in("dice", "dice", Empty::Fixed),
    ColumnSpec{.key = "amount", .label = "amount", .least = 0, .empty = Empty::Fixed},
};
enum class PointsIn : std::uint8_t { Dice, Amount };
enum class LeaderPoint : std::uint8_t { Die, Attached, Order, FarOrder, FarDistance };
inline constexpr auto leader_points_chart = table<LeaderPoint, PointsIn>("leader-points", "Leader points and the cost of orders",
                                                                         "Command and Control, 4.1", "item", leader_points_columns)({
    {"die", "die for leader points"},
    {"attached", "orders of an attached leader"},
    {"order", "points an order"},
    {"far-order", "points an order to a far unit"},
    {"far-distance", "inches beyond which a unit is far"},
});

inline constexpr std::array leader_casualties_columns{edge_in("from", 1), edge_in("to", 1)};
enum class LeaderHit : std::uint8_t { Grazed, Incapacitated, Dead };
inline constexpr auto leader_casualties_chart = chart<LeaderHit>(
    bands_from(1, plain("leader-casualties", "Leader Casualty Table", "Leader Casualty Table", "result", leader_casualties_columns)))({
    {"grazed"},
    {"incapacitated"},
    {"dead"},
});

inline constexpr std::array leader_replacement_columns{dice_in("turns", "turns out")};
enum class Replacement : std::uint8_t {};
inline constexpr auto leader_replacement_chart = table<Replacement>("leader-replacement", "Turns until a leader is replaced",
                                                                    "Leader Casualty Table", "nation", leader_replacement_columns)(nations);

enum class LeaderNumber : std::uint8_t { RatingLoss, LeastRating, LeastTurns, RallyDistance, RallyPoints };
inline constexpr auto leader_numbers_chart =
    chart<LeaderNumber>(amounts("leader-numbers", "Leaders: fixed numbers", "Leader Casualty Table"))({
        {"rating-loss", "rating that a replacement lacks"},
        {"least-rating", "rating, at least"},
        {"least-turns", "turns out, at least"},
        {"rally-distance", "inches within which a leader rallies stragglers"},
        {"rally-points", "points to rally stragglers"},
    });

inline constexpr std::array victory_columns{ColumnSpec{.key = "amount", .label = "amount", .most = 999}};
enum class VictoryNumber : std::uint8_t { UsLoss, MexicanLoss, Minon, Smashing, Turns };
inline constexpr auto victory_chart =
    table<VictoryNumber>("victory", "Victory at Buena Vista", "Scenario: Buena Vista", "item", victory_columns)({
        {"us-loss", "Mexican points for a U.S. loss"},
        {"mexican-loss", "U.S. points for a Mexican loss"},
        {"minon", "Mexican points if Minon comes"},
        {"smashing", "times the loser's points for a smashing victory"},
        {"turns", "turns of the game"},
    });

enum class Die : std::uint8_t {
    Close,
    Stand,
    EmergencySquare,
    Breakthrough,
    Rally,
    Rout,
    LeaderHit,
    LeaderCasualty,
    GunDamage,
    CounterCharge,
    Spotting
};
inline constexpr auto dice_chart = chart<Die>(thrown("dice", "Dice of the rolls", "Glossary: dice", "roll"))({
    {"close", "to close"},
    {"stand", "to stand"},
    {"emergency-square", "emergency square"},
    {"breakthrough"},
    {"rally", "to rally"},
    {"rout", "to rout"},
    {"leader-hit", "leader hit"},
    {"leader-casualty", "leader casualty"},
    {"gun-damage", "gun damage"},
    {"counter-charge", "counter charge"},
    {"spotting"},
});

inline constexpr std::array arcs_columns{ColumnSpec{.key = "degrees", .label = "degrees", .least = 0, .most = 360}};
enum class Arc : std::uint8_t { Formed, Artillery, Skirmishers, Zone, Oblique, Breakthrough };
inline constexpr auto arcs_chart = table<Arc>("arcs", "Arcs and zones", "Firing", "arc", arcs_columns)({
    {"formed", "arc of fire, formed"},
    {"artillery", "arc of fire, artillery"},
    {"skirmishers", "arc of fire, skirmishers"},
    {"zone", "flank zone"},
    {"oblique", "oblique move"},
    {"breakthrough", "breakthrough to each side"},
});

} // namespace santa_anna
