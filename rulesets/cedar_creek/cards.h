// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart.h"
#include "core/declare.h"
#include "core/procedure.h"
#include "rulesets/cedar_creek/terms.h"

namespace cedar_creek {

using corneta::Cell;
using corneta::Chart;

/// Columns of the chart `turns`.
enum class OfTurn : std::uint8_t { InitiativeDice, Initiative, Activation, Tests, Test, Surprise };

/// Rows of the chart `dice`.
enum class Die : std::uint8_t { Initiative, Activation, InitiativeTest, Continuation, Sheridan, Support, Combat };

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

/// The charts as the procedures read them.
class Cards final : public corneta::Cards {
public:
    explicit Cards(const corneta::ChartSet& charts);

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
};

} // namespace cedar_creek
