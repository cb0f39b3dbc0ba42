// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/declare.h"
#include "core/action/procedure.h"
#include "core/charts/chart.h"
#include "rulesets/cedar_creek/charts/terms.h"

namespace cedar_creek {

using corneta::Cell;
using corneta::Chart;

/// Columns of the chart `turns`.
enum class OfTurn : std::uint8_t { InitiativeDice, Initiative, Activation, Tests, Test, Surprise, Retreat, Rout };

/// Rows of the chart `dice`.
enum class Die : std::uint8_t { Initiative, Activation, InitiativeTest, Continuation, Sheridan, Support, Combat, Retreat, RoutRecovery };

/// Rows of the chart `activation-modifiers`.
enum class ActivationModifier : std::uint8_t { UnionTacticalRetreat, ConfederateTacticalRetreat, Sheridan, NoSheridan };

/// Rows of the chart `initiative-test-modifiers`.
enum class TestModifier : std::uint8_t { Cavalry, InContact, Superior };

/// Rows of the chart `thresholds`.
enum class Threshold : std::uint8_t { InitiativeTest, Round4, Round5, Sheridan };

/// Rows of the chart `combat-modifiers`.
enum class CombatModifier : std::uint8_t {
    Support,
    Artillery,
    Sharpshooters,
    Charge,
    Command,
    Fatigue1,
    Fatigue2,
    Routed,
    Flanked,
    FlankThreat
};

/// Rows of the chart `terrain`.
enum class TerrainLine : std::uint8_t { HigherOrRavine, BridgeOrFord, Woods, Town };

/// Rows of the chart `combat-numbers`.
enum class CombatNumber : std::uint8_t { MostTerrain, LeastTotal, HitTimes, ChargeFatigue, MostFatigue };

/// Rows of the chart `combat-results`: what the loser suffers, on a tie the attacker.
enum class Suffered : std::uint8_t { Tie, Lower, Twice };

/// Rows of the chart `retreat-results`.
enum class RetreatRoll : std::uint8_t { Orderly, Disorderly };

/// Rows of the chart `retreats`, and its columns.
enum class Withdrawal : std::uint8_t { Hold, Orderly, Disorderly, Rout, VoluntaryRout };
enum class OfWithdrawal : std::uint8_t { Zones, ZonesMounted, Losses };

/// Rows of the chart `retreat-modifiers`.
enum class RetreatModifier : std::uint8_t { Command, Fatigue, Losses };

/// Rows of the chart `retreat-numbers`.
enum class RetreatNumber : std::uint8_t { Fatigue, Losses, PartLost, FrontCrossed, VoluntaryLosses, Crowded };

/// Rows of the chart `movement-allowances`.
enum class Mover : std::uint8_t { Infantry, Cavalry, Dismounted, Headquarters, Train, Artillery, Command };

/// Rows of the chart `movement-costs`.
enum class MoveCost : std::uint8_t { Zone, RoadZone, Entry, Crossing, Climb, MountChange, Attack, Charge };

/// Rows of the chart `movement-numbers`.
enum class MoveNumber : std::uint8_t { FatigueBonus };

/// Rows of the chart `victory-points`; its columns are the sides.
enum class Worth : std::uint8_t { Loss, Middletown, Entry };

/// The charts as the procedures read them.
class Charts final : public corneta::RulesetCharts {
public:
    explicit Charts(const corneta::ChartSet& charts);

    const Cell& die(Die die) const { return m_dice.at(die); }
    /// The last row stands for all turns from there on.
    const Cell& turn(int turn, OfTurn column) const;
    bool says_yes(int turn, OfTurn column) const { return this->turn(turn, column).word() != 0; }
    const Cell& initiative_in_retreat() const { return m_initiative_modifiers.cell(0, 0); }
    const Chart& activation() const { return m_activation; }
    const Cell& activation(ActivationModifier modifier) const { return m_activation_modifiers.at(modifier); }
    const Cell& test(TestModifier modifier) const { return m_initiative_test_modifiers.at(modifier); }
    const Cell& highest(Threshold roll) const { return m_thresholds.at(roll); }
    std::span<const Cell> ratio_edges() const { return m_ratio_edges.row(0); }
    const Cell& ratio_bonus(Ratio ratio) const { return m_ratio_bonuses.at(ratio); }
    const Cell& combat(CombatModifier modifier) const { return m_combat_modifiers.at(modifier); }
    const Cell& terrain(TerrainLine line) const { return m_terrain.at(line); }
    const Cell& combat_number(CombatNumber number) const { return m_combat_numbers.at(number); }
    const Cell& fatigue(Suffered result) const { return m_combat_results.at(result); }
    const Cell& hit(Suffered result) const { return m_combat_results.at(result, 1); }
    const Chart& retreat_results() const { return m_retreat_results; }
    const Cell& withdrawal(Withdrawal row, OfWithdrawal column) const { return m_retreats.at(row, static_cast<std::size_t>(column)); }
    const Cell& retreat(RetreatModifier modifier) const { return m_retreat_modifiers.at(modifier); }
    const Cell& retreat_number(RetreatNumber number) const { return m_retreat_numbers.at(number); }
    const Chart& rout_recovery() const { return m_rout_recovery; }
    const Cell& recovery_with_sheridan() const { return m_rout_recovery_modifiers.cell(0, 0); }
    const Cell& allowance(Mover mover) const { return m_movement_allowances.at(mover); }
    const Cell& cost(MoveCost cost) const { return m_movement_costs.at(cost); }
    const Cell& move_number(MoveNumber number) const { return m_movement_numbers.at(number); }
    const Cell& worth(Worth worth, Side side) const { return m_victory_points.at(worth, static_cast<std::size_t>(side)); }

private:
    const Chart& m_dice;
    const Chart& m_turns;
    const Chart& m_initiative_modifiers;
    const Chart& m_activation;
    const Chart& m_activation_modifiers;
    const Chart& m_initiative_test_modifiers;
    const Chart& m_thresholds;
    const Chart& m_ratio_edges;
    const Chart& m_ratio_bonuses;
    const Chart& m_combat_modifiers;
    const Chart& m_terrain;
    const Chart& m_combat_numbers;
    const Chart& m_combat_results;
    const Chart& m_retreat_results;
    const Chart& m_retreats;
    const Chart& m_retreat_modifiers;
    const Chart& m_retreat_numbers;
    const Chart& m_rout_recovery;
    const Chart& m_rout_recovery_modifiers;
    const Chart& m_movement_allowances;
    const Chart& m_movement_costs;
    const Chart& m_movement_numbers;
    const Chart& m_victory_points;
};

} // namespace cedar_creek
