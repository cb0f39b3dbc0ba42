// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/cedar_creek/terms.h"

#include <algorithm>

/// Every chart, in the order of the sections: its rows are an enum class, and `charts[row]` is its cell.
namespace cedar_creek {

enum class Die { Initiative, Activation, InitiativeTest, Continuation, Sheridan, Support, Combat, Retreat, RoutRecovery };
inline constexpr auto dice_chart = HeadOf<Die>{throws("dice", "Dice", section::overview)}({
    {Die::Initiative, "initiative", "die for the initiative"},
    {Die::Activation, "activation", "die for activation"},
    {Die::InitiativeTest, "initiative-test", "die for the initiative test"},
    {Die::Continuation, "continuation", "die for continuation"},
    {Die::Sheridan, "sheridan", "die for Sheridan"},
    {Die::Support, "support", "die for artillery or sharpshooters"},
    {Die::Combat, "combat", "die for combat"},
    {Die::Retreat, "retreat", "die for the retreat"},
    {Die::RoutRecovery, "rout-recovery", "die for rout recovery"},
});

enum class Turn { First, Second, Third, Later };
enum class OfTurn { InitiativeDice, Initiative, Activation, Tests, Test, Surprise, Retreat, Rout };
inline constexpr std::array of_turns{
    word("initiative-dice", "dice for the initiative"),
    shift("initiative", "Confederate initiative"),
    shift("activation", "Confederate activation"),
    word("tests", "Union initiative tests allowed"),
    shift("test", "Union initiative test"),
    shift("surprise", "Union in combat"),
    shift("retreat", "Union retreat"),
    word("rout", "Union routs in disorder"),
};
inline constexpr auto turns_chart = modifiers<Turn, OfTurn>("turns", "Turns", section::reminders, "turn", of_turns)({
    {Turn::First, "1", "turn 1"},
    {Turn::Second, "2", "turn 2"},
    {Turn::Third, "3", "turn 3"},
    {Turn::Later, "later", "turn 4 and later"},
});

enum class InitiativeModifier { TacticalRetreat };
inline constexpr auto initiative_modifiers =
    modifiers<InitiativeModifier>("initiative-modifiers", "Initiative: modifiers", section::tactical_retreat)(
        {{InitiativeModifier::TacticalRetreat, "tactical-retreat", "Union, in a tactical retreat"}});

enum class Divisions { None, One, Two };
inline constexpr std::array division_bands{columns::from, columns::to, number("divisions", "divisions")};
inline constexpr auto activation_chart =
    HeadOf<Divisions>{bands("activation", "Activation: divisions", section::activation, "total", division_bands)}({
        {Divisions::None, "low", "no division"},
        {Divisions::One, "middle", "one division"},
        {Divisions::Two, "high", "two divisions"},
    });

enum class ActivationModifier { UnionTacticalRetreat, ConfederateTacticalRetreat, Sheridan, NoSheridan };
inline constexpr auto activation_modifiers =
    modifiers<ActivationModifier>("activation-modifiers", "Activation: modifiers", section::activation)({
        {ActivationModifier::UnionTacticalRetreat, "union-tactical-retreat", "Union, in its tactical retreat"},
        {ActivationModifier::ConfederateTacticalRetreat, "confederate-tactical-retreat", "Confederates, in the Union's tactical retreat"},
        {ActivationModifier::Sheridan, "sheridan", "Union with Sheridan"},
        {ActivationModifier::NoSheridan, "no-sheridan", "Union without Sheridan"},
    });

enum class TestModifier { Cavalry, InContact, Superior };
inline constexpr auto initiative_test_modifiers =
    modifiers<TestModifier>("initiative-test-modifiers", "Initiative test: modifiers", section::initiative_test)({
        {TestModifier::Cavalry, "cavalry", "cavalry division"},
        {TestModifier::InContact, "in-contact", "in contact with the enemy"},
        {TestModifier::Superior, "superior", "superior commander"},
    });

enum class Threshold { InitiativeTest, Round4, Round5, Sheridan };
inline constexpr std::array highest{ColumnSpec{.key = "highest", .label = "highest total that succeeds", .least = -9, .most = 20}};
inline constexpr auto thresholds = modifiers<Threshold>("thresholds", "Rolls to succeed", section::initiative_test, "roll", highest)({
    {Threshold::InitiativeTest, "initiative-test", "highest total that activates"},
    {Threshold::Round4, "round-4", "highest roll that brings a 4th round"},
    {Threshold::Round5, "round-5", "highest roll that brings a 5th round"},
    {Threshold::Sheridan, "sheridan", "highest roll that brings Sheridan"},
});

enum class RatioEdge { Least };
inline constexpr std::array ratio_columns{edge("3-2", "3/2"), edge("2-1", "2/1"), edge("3-1", "3/1")};
inline constexpr auto ratio_edges = HeadOf<RatioEdge>{{
    .key = "ratio-edges",
    .label = "Combat: strength ratios",
    .rule = section::modifiers,
    .row_name = "item",
    .columns = ratio_columns,
    .shape = corneta::Shape::Edges,
}}({{RatioEdge::Least, "least", "least quotient"}});

/// The strength ratio in favor of the lesser.
enum class Ratio { OneToOne, ThreeToTwo, TwoToOne, ThreeToOne };
inline constexpr std::array ratios{Option{"1-1", "1/1"}, Option{"3-2", "3/2"}, Option{"2-1", "2/1"}, Option{"3-1", "3/1"}};
inline constexpr auto ratio_bonuses = modifiers<Ratio>("ratio-bonuses", "Combat: bonus of the stronger side", section::modifiers, "ratio")({
    {Ratio::OneToOne, "1-1", "ratio 1/1"},
    {Ratio::ThreeToTwo, "3-2", "ratio 3/2"},
    {Ratio::TwoToOne, "2-1", "ratio 2/1"},
    {Ratio::ThreeToOne, "3-1", "ratio 3/1"},
});

enum class Modifier { Support, Artillery, Sharpshooters, Charge, Command, Fatigue1, Fatigue2, Routed, Flanked, Threat };
inline constexpr auto combat_modifiers = modifiers<Modifier>("combat-modifiers", "Combat: modifiers", section::modifiers)({
    {Modifier::Support, "support", "supporting second line"},
    {Modifier::Artillery, "artillery", "artillery"},
    {Modifier::Sharpshooters, "sharpshooters", "sharpshooters"},
    {Modifier::Charge, "charge", "charging brigade"},
    {Modifier::Command, "command", "command bonus"},
    {Modifier::Fatigue1, "fatigue-1", "fatigue 1"},
    {Modifier::Fatigue2, "fatigue-2", "fatigue 2"},
    {Modifier::Routed, "routed", "routed, as fatigue 2"},
    {Modifier::Flanked, "flanked", "defender attacked on its flank (by the Reminders a brigade there is enough)"},
    {Modifier::Threat, "flank-threat", "enemy not attacked on the attacker's flank"},
});

enum class Terrain { HigherOrRavine, BridgeOrFord, Woods, Town };
inline constexpr auto terrain_chart = modifiers<Terrain>("terrain", "Combat: terrain of the defender", section::modifiers, "terrain")({
    {Terrain::HigherOrRavine, "higher-or-ravine", "higher or across a ravine"},
    {Terrain::BridgeOrFord, "bridge-or-ford", "across a bridge or ford"},
    {Terrain::Woods, "woods", "woods"},
    {Terrain::Town, "town", "town"},
});

enum class CombatNumber { MostTerrain, LeastTotal, HitTimes, ChargeFatigue, MostFatigue };
inline constexpr std::array from_one{ColumnSpec{.key = "amount", .label = "amount", .least = 1, .most = 9}};
inline constexpr auto combat_numbers =
    modifiers<CombatNumber>("combat-numbers", "Combat: fixed numbers", section::results, "item", from_one)({
        {CombatNumber::MostTerrain, "most-terrain", "most that terrain gives"},
        {CombatNumber::LeastTotal, "least-total", "an adjusted die is at least"},
        {CombatNumber::HitTimes, "hit-times", "times the lower total for a hit"},
        {CombatNumber::ChargeFatigue, "charge-fatigue", "fatigue of a charge"},
        {CombatNumber::MostFatigue, "most-fatigue", "most levels of fatigue"},
    });

/// What the loser suffers, on a tie the attacker.
enum class Suffered { Tie, Lower, Twice };
enum class OfSuffered { Fatigue, Hit };
inline constexpr std::array of_results{ColumnSpec{.key = "fatigue", .label = "levels of fatigue", .least = 0, .most = 2},
                                       word("hit", "hit")};
inline constexpr auto combat_results =
    modifiers<Suffered, OfSuffered>("combat-results", "Combat: results", section::results, "result", of_results)({
        {Suffered::Tie, "tie", "a tie, for the attacker"},
        {Suffered::Lower, "lower", "the lower total"},
        {Suffered::Twice, "twice", "the lower total, hit"},
    });

enum class RetreatRoll { Orderly, Disorderly };
inline constexpr auto retreat_results = HeadOf<RetreatRoll>{bands("retreat-results", "Retreat: results", section::results)}({
    {RetreatRoll::Orderly, "orderly", "orderly"},
    {RetreatRoll::Disorderly, "disorderly", "disorderly"},
});

enum class Withdrawal { Hold, Orderly, Disorderly, Rout, VoluntaryRout };
enum class OfWithdrawal { Zones, ZonesMounted, Losses };
inline constexpr std::array of_retreats{number("zones", "zones"), number("mounted", "zones, mounted"), number("losses", "points lost")};
inline constexpr auto retreats_chart =
    modifiers<Withdrawal, OfWithdrawal>("retreats", "Retreat: zones and points", section::results, "result", of_retreats)({
        {Withdrawal::Hold, "hold", "points of a brigade that holds"},
        {Withdrawal::Orderly, "orderly", "points of an orderly retreat"},
        {Withdrawal::Disorderly, "disorderly", "point of the disorderly retreat"},
        {Withdrawal::Rout, "rout", "points of a rout"},
        {Withdrawal::VoluntaryRout, "voluntary-rout", "points of a voluntary rout or another rout move"},
    });

enum class RetreatModifier { Command, Fatigue, Losses };
inline constexpr auto retreat_modifiers = modifiers<RetreatModifier>("retreat-modifiers", "Retreat: modifiers", section::results)({
    {RetreatModifier::Command, "command", "command bonus"},
    {RetreatModifier::Fatigue, "fatigue", "fatigue 2"},
    {RetreatModifier::Losses, "losses", "two losses or more"},
});

enum class RetreatNumber { Fatigue, Losses, PartLost, FrontCrossed, VoluntaryLosses, Crowded };
inline constexpr std::array exact_amount{
    ColumnSpec{.key = "amount", .label = "amount", .least = 0, .most = 9, .precision = Precision::Fractions}};
inline constexpr auto retreat_numbers =
    modifiers<RetreatNumber>("retreat-numbers", "Retreat: fixed numbers", section::results, "item", exact_amount)({
        {RetreatNumber::Fatigue, "fatigue", "least fatigue that counts"},
        {RetreatNumber::Losses, "losses", "least losses that count"},
        {RetreatNumber::PartLost, "part-lost", "part of the strength gone for a rout"},
        {RetreatNumber::FrontCrossed, "front-crossed", "each zone in an enemy front"},
        {RetreatNumber::VoluntaryLosses, "voluntary-losses", "least losses for a voluntary rout"},
        {RetreatNumber::Crowded, "crowded", "zones farther where it would end crowded"},
    });

enum class Recovery { Routed, Organized, OrganizedAndStep };
inline constexpr auto rout_recovery_chart = HeadOf<Recovery>{bands("rout-recovery", "Rout recovery: results", section::administrative)}({
    {Recovery::Routed, "routed", "stays routed"},
    {Recovery::Organized, "organized", "organized"},
    {Recovery::OrganizedAndStep, "organized-and-step", "organized, and a step recovered"},
});

enum class RecoveryModifier { Sheridan };
inline constexpr auto rout_recovery_modifiers =
    modifiers<RecoveryModifier>("rout-recovery-modifiers", "Rout recovery: modifiers",
                                section::administrative)({{RecoveryModifier::Sheridan, "sheridan", "Union with Sheridan"}});

inline constexpr std::array points{number("points", "movement points")};
enum class Mover { Infantry, Cavalry, Dismounted, Headquarters, Train, Artillery, Command };
inline constexpr auto movement_allowances =
    modifiers<Mover>("movement-allowances", "Movement: points", section::movement, "mover", points)({
        {Mover::Infantry, "infantry", "infantry"},
        {Mover::Cavalry, "cavalry", "mounted cavalry"},
        {Mover::Dismounted, "dismounted", "dismounted cavalry"},
        {Mover::Headquarters, "hq", "headquarters"},
        {Mover::Train, "train", "artillery train"},
        {Mover::Artillery, "artillery", "artillery marker"},
        {Mover::Command, "command", "command range"},
    });

enum class MoveCost { Zone, RoadZone, Entry, Crossing, Climb, MountChange, Attack, Charge };
inline constexpr auto movement_costs = modifiers<MoveCost>("movement-costs", "Movement: costs", section::movement, "cost", points)({
    {MoveCost::Zone, "zone", "zones"},
    {MoveCost::RoadZone, "road-zone", "zones by road"},
    {MoveCost::Entry, "entry", "entry zone"},
    {MoveCost::Crossing, "crossing", "bridges and fords"},
    {MoveCost::Climb, "climb", "higher zones and escarpments"},
    {MoveCost::MountChange, "mount-change", "mounting or dismounting"},
    {MoveCost::Attack, "attack", "attack"},
    {MoveCost::Charge, "charge", "charge"},
});

enum class MoveNumber { FatigueBonus };
inline constexpr auto movement_numbers =
    modifiers<MoveNumber>("movement-numbers", "Movement: fixed numbers", section::movement, "item",
                          points)({{MoveNumber::FatigueBonus, "fatigue-bonus", "for a level of fatigue"}});

enum class Worth { Loss, Middletown, Entry };
inline constexpr std::array of_sides{number("union", "Union"), number("confederate", "Confederate")};
inline constexpr auto victory_points = modifiers<Worth, Side>("victory-points", "Victory points", section::object, "item", of_sides)({
    {Worth::Loss, "loss", "each loss fewer"},
    {Worth::Middletown, "middletown", "zones of Middletown"},
    {Worth::Entry, "entry", "entry zones 11, 12 and 13"},
});

/// The turn on which Sheridan is rolled for, and the one on which he comes without a roll.
enum class SheridanTurn { Rolled, Comes };
inline constexpr auto sheridan_turns = modifiers<SheridanTurn>("sheridan-turns", "Sheridan: turns", section::scenario, "item", from_one)({
    {SheridanTurn::Rolled, "rolled", "turn on which he is rolled for"},
    {SheridanTurn::Comes, "comes", "turn on which he comes at the latest"},
});

enum class GameNumber {
    Turns,
    SureRounds,
    MostRounds,
    SecondLine,
    RetreatTires,
    HoldTires,
    FartherTires,
    Rest,
    Recovered,
    NearZones,
    MarkerZones
};
inline constexpr auto game_numbers = HeadOf<GameNumber>{amounts("game-numbers", "A game: fixed numbers", section::results)}({
    {GameNumber::Turns, "turns", "turns of the game"},
    {GameNumber::SureRounds, "certain-rounds", "rounds of each turn that are certain"},
    {GameNumber::MostRounds, "most-rounds", "most rounds of a turn"},
    {GameNumber::SecondLine, "second-line", "least strength of a second line that takes part"},
    {GameNumber::RetreatTires, "retreat-fatigue", "levels of fatigue of a second line that retreats"},
    {GameNumber::HoldTires, "hold-fatigue", "levels of fatigue of a victor where the enemy holds"},
    {GameNumber::FartherTires, "farther-fatigue", "levels of fatigue for going farther"},
    {GameNumber::Rest, "rest", "levels of fatigue that the Administrative Phase takes away"},
    {GameNumber::Recovered, "recovered", "steps that a recovery gives back"},
    {GameNumber::NearZones, "near-zones", "zones within which a division stays, and independent cavalry goes along"},
    {GameNumber::MarkerZones, "marker-zones", "zones from the train within which artillery deploys"},
});

enum class RoundNumber { Rest, MarkerArtillery, Flight };
inline constexpr auto round_numbers =
    HeadOf<RoundNumber>{amounts("round-numbers", "Actions of a round: fixed numbers", section::activation)}({
        {RoundNumber::Rest, "rest", "levels of fatigue that a round of rest takes away"},
        {RoundNumber::MarkerArtillery, "marker-artillery", "artillery of a marker"},
        {RoundNumber::Flight, "flight", "most zones that headquarters move before enemies"},
    });

/// The charts in use, as the rules read them.
struct Charts final : corneta::ChartsOf<dice_chart, turns_chart, initiative_modifiers, activation_chart, activation_modifiers,
                                        initiative_test_modifiers, thresholds, ratio_edges, ratio_bonuses, combat_modifiers, terrain_chart,
                                        combat_numbers, combat_results, retreat_results, retreats_chart, retreat_modifiers, retreat_numbers,
                                        rout_recovery_chart, rout_recovery_modifiers, movement_allowances, movement_costs, movement_numbers,
                                        victory_points, sheridan_turns, game_numbers, round_numbers> {
    using ChartsOf::ChartsOf;

    /// The last row stands for all turns from there on.
    const Cell& turn(int turn, OfTurn column) const { return (*this)[std::min(static_cast<Turn>(turn - 1), Turn::Later), column]; }
    bool says_yes(int turn, OfTurn column) const { return this->turn(turn, column).word() != 0; }
};

} // namespace cedar_creek
