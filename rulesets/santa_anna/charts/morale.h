// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/charts/heads.h"

/// The charts of morale, of leaders and of victory; the dice of all rolls, and arcs.
namespace santa_anna {

inline constexpr std::array rally_and_rout_columns{
    ColumnSpec{.key = "rally", .label = "to rally", .least = -20, .most = 20, .empty = Empty::Fixed},
    ColumnSpec{.key = "rout", .label = "to rout", .least = -20, .most = 20, .empty = Empty::Fixed}};
enum class MoraleRollTo : std::uint8_t { Rally, Rout };
enum class MoraleShift : std::uint8_t { Untrained, Green, Regular, Veteran, Leader, PartLost, EnemyNear, Cover };
inline constexpr auto rally_and_rout_chart = chart<MoraleShift, MoraleRollTo>(
    plain("rally-and-rout", "Roll to Rally or Route: modifiers", "Rallying", "modifier", rally_and_rout_columns),
    {{MoraleShift::Untrained, "untrained", "untrained"},
     {MoraleShift::Green, "green", "green"},
     {MoraleShift::Regular, "regular", "regular"},
     {MoraleShift::Veteran, "veteran", "veteran"},
     {MoraleShift::Leader, "leader", "leader attached, beside his rating"},
     {MoraleShift::PartLost, "part-lost", "each part of the castings lost as casualties"},
     {MoraleShift::EnemyNear, "enemy-near", "enemy near"},
     {MoraleShift::Cover, "cover", "in cover"}});

enum class ToRally : std::uint8_t { StaysBroken, Rallies };
inline constexpr auto rally_results_chart =
    chart<ToRally>(bands("rally-results", "Roll to Rally or Route: to rally", "Rallying"),
                   {{ToRally::StaysBroken, "stays-broken", "stays broken"}, {ToRally::Rallies, "rallies", "rallies"}});

enum class ToRout : std::uint8_t { Breaks, Holds };
inline constexpr auto rout_results_chart = chart<ToRout>(bands("rout-results", "Roll to Rally or Route: to rout", "Routing"),
                                                         {{ToRout::Breaks, "breaks", "breaks"}, {ToRout::Holds, "holds", "holds"}});

inline constexpr std::array hold_recovery_columns{
    ColumnSpec{.key = "stragglers", .label = "stragglers that return", .kind = CellKind::Dice}};
enum class Recovery : std::uint8_t {};
inline constexpr auto hold_recovery_chart = chart_of<Recovery>(
    plain("hold-recovery", "Recovery of a unit on Hold", "Command and Control, 4.2", "experience", hold_recovery_columns), experiences);

enum class MoraleNumber : std::uint8_t { PartLost, Near, Sight, SightToEachSide, RecoveryNear, LeastRecovery };
inline constexpr auto morale_numbers_chart =
    chart<MoraleNumber>(exact_amounts("morale-numbers", "Morale: fixed numbers", "Rallying"),
                        {{MoraleNumber::PartLost, "part-lost", "part of the castings that counts once lost"},
                         {MoraleNumber::Near, "near", "inches within which an enemy is near"},
                         {MoraleNumber::Sight, "sight", "inches within which a breaking friend is seen"},
                         {MoraleNumber::SightToEachSide, "sight-to-each-side", "degrees to each side in which he is seen"},
                         {MoraleNumber::RecoveryNear, "recovery-near", "part that returns with an enemy near"},
                         {MoraleNumber::LeastRecovery, "least-recovery", "stragglers that return at the least"}});

inline constexpr std::array leader_points_columns{ColumnSpec{.key = "dice", .label = "dice", .kind = CellKind::Dice, .empty = Empty::Fixed},
                                                  ColumnSpec{.key = "amount", .label = "amount", .least = 0, .empty = Empty::Fixed}};
enum class PointsIn : std::uint8_t { Dice, Amount };
enum class LeaderPoint : std::uint8_t { Die, Attached, Order, FarOrder, FarDistance };
inline constexpr auto leader_points_chart = chart<LeaderPoint, PointsIn>(
    plain("leader-points", "Leader points and the cost of orders", "Command and Control, 4.1", "item", leader_points_columns),
    {{LeaderPoint::Die, "die", "die for leader points"},
     {LeaderPoint::Attached, "attached", "orders of an attached leader"},
     {LeaderPoint::Order, "order", "points an order"},
     {LeaderPoint::FarOrder, "far-order", "points an order to a far unit"},
     {LeaderPoint::FarDistance, "far-distance", "inches beyond which a unit is far"}});

inline constexpr std::array leader_casualties_columns{ColumnSpec{.key = "from", .label = "from", .least = 1, .empty = Empty::Allowed},
                                                      ColumnSpec{.key = "to", .label = "to", .least = 1, .empty = Empty::Allowed}};
enum class LeaderHit : std::uint8_t { Grazed, Incapacitated, Dead };
inline constexpr auto leader_casualties_chart = chart<LeaderHit>({.key = "leader-casualties",
                                                                  .label = "Leader Casualty Table",
                                                                  .rule = "Leader Casualty Table",
                                                                  .row_name = "result",
                                                                  .columns = leader_casualties_columns,
                                                                  .shape = Shape::Bands,
                                                                  .lowest = 1},
                                                                 {{LeaderHit::Grazed, "grazed", "grazed"},
                                                                  {LeaderHit::Incapacitated, "incapacitated", "incapacitated"},
                                                                  {LeaderHit::Dead, "dead", "dead"}});

inline constexpr std::array leader_replacement_columns{ColumnSpec{.key = "turns", .label = "turns out", .kind = CellKind::Dice}};
enum class Replacement : std::uint8_t {};
inline constexpr auto leader_replacement_chart = chart_of<Replacement>(
    plain("leader-replacement", "Turns until a leader is replaced", "Leader Casualty Table", "nation", leader_replacement_columns),
    nations);

enum class LeaderNumber : std::uint8_t { RatingLoss, LeastRating, LeastTurns, RallyDistance, RallyPoints };
inline constexpr auto leader_numbers_chart =
    chart<LeaderNumber>(amounts("leader-numbers", "Leaders: fixed numbers", "Leader Casualty Table"),
                        {{LeaderNumber::RatingLoss, "rating-loss", "rating that a replacement lacks"},
                         {LeaderNumber::LeastRating, "least-rating", "rating at the least"},
                         {LeaderNumber::LeastTurns, "least-turns", "turns out at the least"},
                         {LeaderNumber::RallyDistance, "rally-distance", "inches within which a leader rallies stragglers"},
                         {LeaderNumber::RallyPoints, "rally-points", "points to rally stragglers"}});

inline constexpr std::array victory_columns{ColumnSpec{.key = "amount", .label = "amount", .most = 999}};
enum class VictoryNumber : std::uint8_t { UsLoss, MexicanLoss, Minon, Smashing, Turns };
inline constexpr auto victory_chart =
    chart<VictoryNumber>(plain("victory", "Victory at Buena Vista", "Scenario: Buena Vista", "item", victory_columns),
                         {{VictoryNumber::UsLoss, "us-loss", "Mexican points for a U.S. loss"},
                          {VictoryNumber::MexicanLoss, "mexican-loss", "U.S. points for a Mexican loss"},
                          {VictoryNumber::Minon, "minon", "Mexican points if Minon comes"},
                          {VictoryNumber::Smashing, "smashing", "times the loser's points for a smashing victory"},
                          {VictoryNumber::Turns, "turns", "turns of the game"}});

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
inline constexpr auto dice_chart = chart<Die>(thrown("dice", "Dice of the rolls", "Glossary: dice", "roll"),
                                              {{Die::Close, "close", "to close"},
                                               {Die::Stand, "stand", "to stand"},
                                               {Die::EmergencySquare, "emergency-square", "emergency square"},
                                               {Die::Breakthrough, "breakthrough", "breakthrough"},
                                               {Die::Rally, "rally", "to rally"},
                                               {Die::Rout, "rout", "to rout"},
                                               {Die::LeaderHit, "leader-hit", "leader hit"},
                                               {Die::LeaderCasualty, "leader-casualty", "leader casualty"},
                                               {Die::GunDamage, "gun-damage", "gun damage"},
                                               {Die::CounterCharge, "counter-charge", "counter charge"},
                                               {Die::Spotting, "spotting", "spotting"}});

inline constexpr std::array arcs_columns{ColumnSpec{.key = "degrees", .label = "degrees", .least = 0, .most = 360}};
enum class Arc : std::uint8_t { Formed, Artillery, Skirmishers, Zone, Oblique, Breakthrough };
inline constexpr auto arcs_chart = chart<Arc>(plain("arcs", "Arcs and zones", "Firing", "arc", arcs_columns),
                                              {{Arc::Formed, "formed", "arc of fire, formed"},
                                               {Arc::Artillery, "artillery", "arc of fire, artillery"},
                                               {Arc::Skirmishers, "skirmishers", "arc of fire, skirmishers"},
                                               {Arc::Zone, "zone", "flank zone"},
                                               {Arc::Oblique, "oblique", "oblique move"},
                                               {Arc::Breakthrough, "breakthrough", "breakthrough to each side"}});

} // namespace santa_anna
