// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/revolucion/charts/combat_charts.h"

#include <optional>

namespace revolucion {

struct Charts final
    : corneta::ChartsOf<dice_chart, initiative_chart, command_chart, order_chart, regroup_chart, base_moves, movement_numbers,
                        movement_costs, road_chart, sight_chart, shadow_chart, outnumbering_chart, fire_ranges, range_bands, fire_scores,
                        fire_shifts, fire_levels, damage_levels, destruction_chart, fall_backs, leader_casualties, assault_reaches,
                        assault_scores, assault_shifts, assault_result_chart, indirect_fire, explosions, aircraft, passengers, carriers,
                        break_points, army_losses, usual_sizes, figure_chart> {
    using ChartsOf::ChartsOf;

    /// Throws the dice of a cell: the row of their sum with `plus`.
    template <class Row> Row thrown(Die die, const Label& label, std::int64_t plus, Dice& dice) const
    {
        return static_cast<Row>(read_thrown(dice, label, (*this)[die], [&](int sum) { return static_cast<int>(band<Row>(sum + plus)); }));
    }
    void explain(Die die, Op op, const Dice& dice, Explanation& told) const
    {
        const Cell& cell = (*this)[die];
        told.note(op, shown_thrown(dice, cell), {cell.row_spec().label}, cell);
    }

    /// A distance of the charts, as it is measured with figures of that size.
    Fraction on_table(Fraction inches, Figures figures) const { return inches * (*this)[figures].number(); }
    /// What was measured, in the inches of the charts.
    Fraction in_charts(Tenths measured, Figures figures) const
    {
        const Fraction times = (*this)[figures].number();
        return exact(measured) * Fraction{times.over(), times.amount()};
    }

    /// The band that a range falls in, the nearer one on an edge; nothing beyond the last.
    std::optional<Band> band_at(Fraction range) const
    {
        for (const Cell& edge : of<RangeEdge>().cells())
            if (!(edge.number() < range))
                return static_cast<Band>(edge.column);
        return std::nullopt;
    }
    /// How far the gun shoots: its range, as far as it has scores.
    Fraction reach(Gun gun) const
    {
        Fraction last;
        for (const Cell& edge : of<RangeEdge>().cells()) {
            if (of<Gun>().at(gun, static_cast<std::size_t>(edge.column)).empty())
                break;
            last = edge.number();
        }
        return std::min((*this)[like<FireRange>(arm_of(static_cast<UnitType>(gun)))].number(), last);
    }
};

/// The row that a word counts whose first enumerator has none: `first` is that of the second.
template <class Row, class Word> constexpr Row after_none(Row first, Word word)
{
    return static_cast<Row>(static_cast<int>(first) + static_cast<int>(word) - 1);
}

} // namespace revolucion
