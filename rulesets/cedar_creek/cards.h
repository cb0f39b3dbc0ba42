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
enum class OfTurn : std::uint8_t { InitiativeDice, Initiative, Activation, Tests, Test };

/// Rows of the chart `activation-modifiers`.
enum class ActivationModifier : std::uint8_t { UnionTacticalRetreat, ConfederateTacticalRetreat, Sheridan, NoSheridan };

/// Rows of the chart `initiative-test-modifiers`.
enum class TestModifier : std::uint8_t { Cavalry, InContact, Superior };

/// Rows of the chart `thresholds`.
enum class Threshold : std::uint8_t { InitiativeTest, Round4, Round5, Sheridan };

/// The charts as the procedures read them.
class Cards final : public corneta::Cards {
public:
    explicit Cards(const corneta::ChartSet& charts);

    const Cell& die() const { return m_dice.cell(0, 0); }
    /// The last row stands for all turns from there on.
    const Cell& turn(int turn, OfTurn column) const;
    bool says_yes(int turn, OfTurn column) const { return this->turn(turn, column).word() != 0; }
    const Cell& initiative_in_retreat() const { return m_initiative_modifiers.cell(0, 0); }
    const Chart& activation() const { return m_activation; }
    const Cell& activation(ActivationModifier modifier) const { return m_activation_modifiers.at(modifier); }
    const Cell& test(TestModifier modifier) const { return m_initiative_test_modifiers.at(modifier); }
    const Cell& highest(Threshold roll) const { return m_thresholds.at(roll); }

private:
    const Chart& m_dice;
    const Chart& m_turns;
    const Chart& m_initiative_modifiers;
    const Chart& m_activation;
    const Chart& m_activation_modifiers;
    const Chart& m_initiative_test_modifiers;
    const Chart& m_thresholds;
};

} // namespace cedar_creek
