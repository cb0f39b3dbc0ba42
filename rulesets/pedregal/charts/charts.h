// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/declare.h"
#include "core/action/procedure.h"
#include "core/charts/chart.h"

#include <cstdint>

namespace pedregal {

using corneta::Cell;
using corneta::Chart;

/// Rows of the chart `dice`.
enum class Die : std::uint8_t { LavaBed, MexicanCommand, HiddenMarch, MoraleCheck, LeaderCasualty };

/// Rows of the chart `bastions`.
enum class Bastion : std::uint8_t { Infantry, Artillery, Entry };

/// Rows of the chart `hidden-boxes`.
enum class HiddenBox : std::uint8_t { Boxes, Markers };

/// Rows of the chart `halving`.
enum class Halved : std::uint8_t { Protected, Disrupted };

/// Rows of the chart `combat-numbers`.
enum class CombatNumber : std::uint8_t { LeastStrength, StepLost, Retreat, NoRetreat };

/// Rows of the chart `victory-points`.
enum class Points : std::uint8_t { MexicanUnit, MexicanLeader, UsStep, UsLeader };

/// The charts as the procedures read them.
class Charts final : public corneta::RulesetCharts {
public:
    explicit Charts(const corneta::ChartSet& charts);

    const Cell& die(Die die) const { return m_dice.at(die); }
    const Chart& lava_bed() const { return m_lava_bed; }
    const Cell& engineer_in_lava_bed() const { return m_lava_bed_shifts.cell(0, 0); }
    const Cell& lava_bed_cost() const { return m_lava_bed_cost.cell(0, 0); }
    const Cell& bastion(Bastion number) const { return m_bastions.at(number); }
    const Cell& engineers() const { return m_engineers.cell(0, 0); }
    const Cell& hidden_box(HiddenBox number) const { return m_hidden_boxes.at(number); }
    const Chart& mexican_command() const { return m_mexican_command; }
    const Chart& hidden_march() const { return m_hidden_march; }
    const Cell& hidden_march_part(std::size_t row) const { return m_hidden_march.cell(row, after_bands); }
    const Cell& leader_in_morale_check() const { return m_morale_shifts.cell(0, 0); }
    const Cell& fails_always() const { return m_morale_fails.cell(0, 0); }
    /// The cell of a die's face for attack less defense.
    const Cell& combat_result(int differential, int face) const
    {
        return m_combat_results.cell(m_combat_results.band_of(differential), after_bands, static_cast<std::size_t>(face) - 1);
    }
    int faces_of_combat_die() const { return m_combat_results.spec().columns[after_bands].count; }
    const Cell& halving(Halved strength) const { return m_halving.at(strength); }
    const Cell& combat_number(CombatNumber number) const { return m_combat_numbers.at(number); }
    const Cell& turns_routed() const { return m_rout.cell(0, 0); }
    const Chart& leader_casualty() const { return m_leader_casualty; }
    const Cell& victory_points(Points each) const { return m_victory_points.at(each); }
    const Cell& turns() const { return m_victory_numbers.cell(0, 0); }
    const Cell& least_points() const { return m_victory_numbers.cell(1, 0); }

private:
    static constexpr std::size_t after_bands = 2;

    const Chart& m_dice;
    const Chart& m_lava_bed;
    const Chart& m_lava_bed_shifts;
    const Chart& m_lava_bed_cost;
    const Chart& m_bastions;
    const Chart& m_engineers;
    const Chart& m_mexican_command;
    const Chart& m_hidden_boxes;
    const Chart& m_hidden_march;
    const Chart& m_morale_shifts;
    const Chart& m_morale_fails;
    const Chart& m_combat_results;
    const Chart& m_halving;
    const Chart& m_combat_numbers;
    const Chart& m_rout;
    const Chart& m_leader_casualty;
    const Chart& m_victory_points;
    const Chart& m_victory_numbers;
};

} // namespace pedregal
