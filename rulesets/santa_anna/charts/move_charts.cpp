// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/charts/move_charts.h"

namespace santa_anna {

namespace {

/// Rows of `dice` that are read here.
enum class Die : std::uint8_t { GunDamage = 8, Spotting = 10 };

} // namespace

MoveCharts::MoveCharts(const corneta::ChartSet& charts)
    : m_random_orders{charts.of("random-orders")},
      m_order_rulings{charts.of("order-rulings")},
      m_movement_dice{charts.of("movement-dice")},
      m_added_dice{charts.of("added-dice")},
      m_movement_costs{charts.of("movement-costs")},
      m_movement_numbers{charts.of("movement-numbers")},
      m_pass_through{charts.of("pass-through")},
      m_straggler_dice{charts.of("straggler-dice")},
      m_cavalry_numbers{charts.of("cavalry-numbers")},
      m_artillery_numbers{charts.of("artillery-numbers")},
      m_fortifications{charts.of("fortifications")},
      m_fortification_numbers{charts.of("fortification-numbers")},
      m_spotting{charts.of("spotting")},
      m_detachments{charts.of("detachments")},
      m_dice{charts.of("dice")}
{
}

const Cell& MoveCharts::spotting_die() const
{
    return m_dice.at(Die::Spotting);
}

const Cell& MoveCharts::gun_damage_die() const
{
    return m_dice.at(Die::GunDamage);
}

} // namespace santa_anna
