// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/charts/combat.h"
#include "rulesets/santa_anna/charts/moves.h"

#include <array>
#include <cstdint>

namespace santa_anna {

/// Rows of the charts `movement-dice` that a retreat uses.
enum class RetreatRow : std::uint8_t { OnFoot = 1, Mounted = 6, Guns = 9 };

/// The charts of charge and melee as the procedures read them.
class CombatCharts {
public:
    explicit CombatCharts(const corneta::ChartSet& charts);

    const corneta::Cell& melee_number(MeleeNumber number) const { return m_melee_numbers.at(number); }
    /// The same in whole numbers, at once.
    int whole(MeleeNumber number) const { return m_melee_whole[static_cast<std::size_t>(number)]; }
    const corneta::Cell& shift(Experience experience) const { return m_shifts.at(experience, 1); }
    /// The melee column of the chart `shifts`, by the row that `row` counts.
    template <class Row> const corneta::Cell& shift(Row row) const { return m_shifts.at(row, 1); }
    const corneta::Cell& resolve(Experience experience, Roll roll) const
    {
        return m_resolve.at(experience, static_cast<std::size_t>(roll));
    }
    const corneta::Cell& resolve(Resolve row, Roll roll) const { return m_resolve.at(row, static_cast<std::size_t>(roll)); }
    /// Half and twice the enemy's effectives.
    const corneta::Cell& half() const { return m_compared.cell(0, 0); }
    const corneta::Cell& twice() const { return m_compared.cell(1, 0); }
    const corneta::Cell& close_die() const { return m_dice.cell(0, 0); }
    const corneta::Cell& stand_die() const { return m_dice.cell(1, 0); }
    CloseResult close_result(int total) const { return static_cast<CloseResult>(m_close_results.band_of(total)); }
    StandResult stand_result(int total) const { return static_cast<StandResult>(m_stand_results.band_of(total)); }
    /// The stragglers that a result costs; an empty cell for none.
    const corneta::Cell& stragglers(CloseResult result) const { return m_close_results.at(result, 2); }
    const corneta::Cell& stragglers(StandResult result) const { return m_stand_results.at(result, 2); }
    const corneta::Cell& stragglers(StragglerCause cause) const { return m_straggler_dice.at(cause); }
    /// The dice of an arm in column, and those that a retreat adds (empty for guns).
    const corneta::Cell& retreat_dice(Arm arm, bool mounted) const;
    const corneta::Cell& retreat_added(Arm arm, bool mounted) const;
    /// The face of a charge or retreat die that costs stragglers, and how many.
    const corneta::Cell& straggler_face() const { return m_movement_numbers.cell(1, 0); }
    const corneta::Cell& stragglers_a_face() const { return m_movement_numbers.cell(2, 0); }

    /// The cell of the Combat Effects header for a number of fighters.
    const corneta::Cell& header(int fighters) const { return m_header.cell(static_cast<std::size_t>(column_of(fighters)), 0); }
    /// The same column at once.
    int column_of(int fighters) const
    {
        return m_column_of[static_cast<std::size_t>(fighters) < m_column_of.size() ? static_cast<std::size_t>(fighters)
                                                                                   : m_column_of.size() - 1];
    }
    int last_column() const { return static_cast<int>(m_effects.spec().rows.size()) - 1; }
    int effects_die() const { return m_effects.spec().columns.front().count; }
    const corneta::Cell& effect(int column, int face) const
    {
        return m_effects.cell(static_cast<std::size_t>(column), 0, static_cast<std::size_t>(face) - 1);
    }

private:
    const corneta::Chart& m_shifts;
    const corneta::Chart& m_melee_numbers;
    const corneta::Chart& m_resolve;
    const corneta::Chart& m_compared;
    const corneta::Chart& m_close_results;
    const corneta::Chart& m_stand_results;
    const corneta::Chart& m_straggler_dice;
    const corneta::Chart& m_movement_dice;
    const corneta::Chart& m_added_dice;
    const corneta::Chart& m_movement_numbers;
    const corneta::Chart& m_dice;
    const corneta::Chart& m_header;
    const corneta::Chart& m_effects;
    std::array<int, 7> m_melee_whole{};
    std::array<std::int8_t, 1000> m_column_of{};
};

} // namespace santa_anna
