// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/charts/combat.h"
#include "rulesets/santa_anna/charts/morale.h"
#include "rulesets/santa_anna/charts/moves.h"

#include <array>
#include <optional>

namespace santa_anna {

/// The row of any cover but none: `of_cover<Shift>(cover)`.
template <class Row> constexpr Row of_cover(Cover cover)
{
    return static_cast<Row>(static_cast<int>(cover) - static_cast<int>(Cover::Rough) + static_cast<int>(Row::Rough));
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
    std::span<const Cell> ranges_of(Weapon weapon) const { return of<WeaponRange>().row(static_cast<std::size_t>(weapon) - 1); }
    /// The same for a gun; nothing for a poundage that the chart does not have.
    std::optional<std::span<const Cell>> ranges_of_gun(int poundage) const;
    /// The poundages that the chart has, for a sentence: `3, 6, 8, 12, 24`.
    static std::string poundages();

    /// The cell of the Combat Effects header that holds `strength`: its row is the column of the body.
    const Cell& header(std::int64_t strength) const { return of<Strength>().at(band<Strength>(strength)); }
    static constexpr int last_column() { return static_cast<int>(effect_columns.size()) - 1; }
    /// The die of the Combat Effects Chart: a face for each of its rows.
    static constexpr int effects_die() { return combat_effects_columns.front().count; }
    const Cell& effect(int column, int face) const { return (*this)[static_cast<Effect>(column), face - 1]; }
    /// The same losses at once, and those of a column.
    int losses(int column, int face) const { return m_losses[static_cast<std::size_t>(column)][static_cast<std::size_t>(face) - 1]; }
    std::span<const std::int8_t> losses(int column) const { return m_losses[static_cast<std::size_t>(column)]; }
    /// At once, for the rounds of a melee: a fixed number in whole numbers, and the column for a number of fighters.
    int whole(MeleeNumber number) const { return m_melee_whole[static_cast<std::size_t>(number)]; }
    int column_of(int fighters) const { return m_column_of[std::min(static_cast<std::size_t>(fighters), m_column_of.size() - 1)]; }

private:
    std::array<std::array<std::int8_t, static_cast<std::size_t>(combat_effects_columns.front().count)>, effect_columns.size()> m_losses{};
    std::array<int, melee_numbers_chart.rows.size()> m_melee_whole{};
    std::array<std::int8_t, 1000> m_column_of{};
};

} // namespace santa_anna
