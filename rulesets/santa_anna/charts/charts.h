// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/charts/morale_charts.h"
#include "rulesets/santa_anna/charts/move_charts.h"

#include <array>
#include <optional>

namespace santa_anna {

/// Of any cover but none.
constexpr Shift shift_of(Cover cover)
{
    return static_cast<Shift>(static_cast<int>(cover) - static_cast<int>(Cover::Rough) + static_cast<int>(Shift::Rough));
}

/// The charts in use, in the order of the turn: fire, melee, morale, leaders and orders, movement, the rest.
class Charts final
    : public ChartsOf<weapon_ranges_chart, fire_strength_chart, strength_factors_chart, shifts_chart, loss_allocation_chart,
                      firing_limits_chart, artillery_functions_chart, strength_header_chart, combat_effects_chart, melee_numbers_chart,
                      close_and_stand_chart, strength_compared_chart, close_results_chart, stand_results_chart, emergency_square_chart,
                      breakthrough_chart, breakthrough_results_chart, rally_and_rout_chart, rally_results_chart, rout_results_chart,
                      hold_recovery_chart, morale_numbers_chart, leader_points_chart, leader_casualties_chart, leader_replacement_chart,
                      leader_numbers_chart, random_orders_chart, order_rulings_chart, movement_dice_chart, added_dice_chart,
                      movement_costs_chart, movement_numbers_chart, pass_through_chart, straggler_dice_chart, cavalry_numbers_chart,
                      artillery_numbers_chart, fortifications_chart, fortification_numbers_chart, spotting_chart, detachments_chart,
                      victory_chart, dice_chart, arcs_chart> {
public:
    explicit Charts(const corneta::ChartSet& charts);

    /// The row of `weapon-ranges` for a weapon other than none.
    std::span<const Cell> ranges_of(Weapon weapon) const { return m_ranges.row(static_cast<std::size_t>(weapon) - 1); }
    /// The same for a gun; nothing for a poundage that the chart does not have.
    std::optional<std::span<const Cell>> ranges_of_gun(int poundage) const;
    /// The poundages that the chart has, for a sentence: `3, 6, 8, 12, 24`.
    std::string poundages() const;

    const Cell& castings_times(Band band) const { return m_strength.cell(0, static_cast<std::size_t>(band)); }
    const Cell& gun_times(Band band) const { return m_strength.cell(1, static_cast<std::size_t>(band)); }
    const Cell& factor(Factor factor) const { return m_factors.at(factor); }
    const Cell& fire_shift(Experience experience) const { return m_shifts.at(experience, 0); }
    const Cell& fire_shift(Shift shift) const { return m_shifts.at(shift, 0); }
    /// Of any cover but none.
    const Cell& fire_shift(Cover cover) const;
    const Cell& stragglers_times(Aspect aspect) const { return m_allocation.at(aspect); }
    const Cell& limit(FiringLimit limit) const { return m_limits.at(limit); }
    const Cell& functions(Crew crew) const { return m_functions.at(crew); }
    const Cell& leader_points(LeaderPoint item, std::size_t column) const { return m_leader_points.at(item, column); }

    /// The cell of the Combat Effects header that holds `strength`: its row is the column of the body.
    const Cell& header(std::int64_t strength) const { return m_header.cell(m_header.band_of(strength), 0); }
    int last_column() const { return static_cast<int>(m_effects.spec().rows.size()) - 1; }
    /// The die of the chart: a face for each of its rows.
    int effects_die() const { return m_effects.spec().columns.front().count; }
    /// Losses for a face of that die in a column of the Combat Effects Chart.
    const Cell& effect(int column, int face) const
    {
        return m_effects.cell(static_cast<std::size_t>(column), 0, static_cast<std::size_t>(face) - 1);
    }
    std::span<const std::int8_t> losses(int column) const
    {
        return std::span{m_losses[static_cast<std::size_t>(column)]}.first(static_cast<std::size_t>(effects_die()));
    }
    int losses(int column, int face) const { return m_losses[static_cast<std::size_t>(column)][static_cast<std::size_t>(face) - 1]; }

    /// At once, for the rounds of a melee: a fixed number in whole numbers, and the column for a number of fighters.
    int whole(MeleeNumber number) const { return m_melee_whole[static_cast<std::size_t>(number)]; }
    int column_of(int fighters) const { return m_column_of[std::min(static_cast<std::size_t>(fighters), m_column_of.size() - 1)]; }

    const MoraleCharts& morale() const { return m_morale; }
    const MoveCharts& moves() const { return m_moves; }

private:
    const Chart& m_ranges;
    const Chart& m_strength;
    const Chart& m_factors;
    const Chart& m_shifts;
    const Chart& m_allocation;
    const Chart& m_limits;
    const Chart& m_functions;
    const Chart& m_leader_points;
    const Chart& m_header;
    const Chart& m_effects;
    MoraleCharts m_morale;
    MoveCharts m_moves;
    std::array<std::array<std::int8_t, 20>, 17> m_losses{};
    std::array<int, melee_numbers_chart.rows.size()> m_melee_whole{};
    std::array<std::int8_t, 1000> m_column_of{};
};

} // namespace santa_anna
