// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/charts/moves.h"

#include <cstdint>

namespace santa_anna {

/// The charts of random orders, of movement and of what is met on the way, of guns and fortifications.
class MoveCharts {
public:
    using Before = santa_anna::Before;
    using Ruling = santa_anna::Ruling;
    using Mover = santa_anna::Mover;
    using Added = santa_anna::Added;
    using Legs = santa_anna::Legs;
    using Cost = santa_anna::Cost;
    using Number = santa_anna::MoveNumber;
    using Passing = santa_anna::Passing;
    using Passer = santa_anna::Passer;
    using Cause = santa_anna::StragglerCause;
    using Gun = santa_anna::GunNumber;
    using Section = santa_anna::Section;
    using Reducing = santa_anna::Reducing;
    using Spotting = santa_anna::Spotting;

    explicit MoveCharts(const corneta::ChartSet& charts);

    /// The die of the Random Orders: a face for each of its rows.
    int order_die() const { return static_cast<int>(m_random_orders.spec().rows.size()); }
    const Cell& drawn_order(int face, Before before) const
    {
        return m_random_orders.cell(static_cast<std::size_t>(face) - 1, static_cast<std::size_t>(before));
    }
    const Cell& ruling(Ruling ruling) const { return m_order_rulings.at(ruling); }

    const Cell& dice(Mover mover) const { return m_movement_dice.at(mover); }
    /// Empty where nothing is added.
    const Cell& added_dice(Added move, Legs legs) const { return m_added_dice.at(move, static_cast<std::size_t>(legs)); }
    const Cell& inches(Cost cost) const { return m_movement_costs.at(cost, 0); }
    /// The roll without which it is not done; empty where any will do.
    const Cell& needed(Cost cost) const { return m_movement_costs.at(cost, 1); }
    /// Empty where nobody straggles.
    const Cell& stragglers(Cost cost) const { return m_movement_costs.at(cost, 2); }
    const Cell& number(Number number) const { return m_movement_numbers.at(number); }
    /// Empty where nobody straggles.
    const Cell& stragglers(Passing passing, Passer passer) const { return m_pass_through.at(passing, static_cast<std::size_t>(passer)); }
    const Cell& stragglers(Cause cause) const { return m_straggler_dice.at(cause); }
    /// Castings of a company that infantry detaches to skirmish.
    const Cell& company() const { return m_detachments.cell(0, 0); }
    const Cell& overrun() const { return m_cavalry_numbers.cell(0, 0); }

    const Cell& gun(Gun number) const { return m_artillery_numbers.at(number); }
    template <class Fortification> const Cell& section(Fortification fortification, Section column) const
    {
        return m_fortifications.at(fortification, static_cast<std::size_t>(column));
    }
    const Cell& reducing(Reducing number) const { return m_fortification_numbers.at(number); }
    const Cell& spotting(Spotting number) const { return m_spotting.at(number); }
    const Cell& spotting_die() const;
    const Cell& gun_damage_die() const;

private:
    const Chart& m_random_orders;
    const Chart& m_order_rulings;
    const Chart& m_movement_dice;
    const Chart& m_added_dice;
    const Chart& m_movement_costs;
    const Chart& m_movement_numbers;
    const Chart& m_pass_through;
    const Chart& m_straggler_dice;
    const Chart& m_cavalry_numbers;
    const Chart& m_artillery_numbers;
    const Chart& m_fortifications;
    const Chart& m_fortification_numbers;
    const Chart& m_spotting;
    const Chart& m_detachments;
    const Chart& m_dice;
};

} // namespace santa_anna
