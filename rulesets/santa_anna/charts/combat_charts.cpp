// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/charts/combat_charts.h"

namespace santa_anna {

CombatCharts::CombatCharts(const corneta::ChartSet& charts)
    : m_shifts{charts.of("shifts")},
      m_melee_numbers{charts.of("melee-numbers")},
      m_resolve{charts.of("close-and-stand")},
      m_compared{charts.of("strength-compared")},
      m_close_results{charts.of("close-results")},
      m_stand_results{charts.of("stand-results")},
      m_straggler_dice{charts.of("straggler-dice")},
      m_movement_dice{charts.of("movement-dice")},
      m_added_dice{charts.of("added-dice")},
      m_movement_numbers{charts.of("movement-numbers")},
      m_dice{charts.of("dice")},
      m_header{charts.of("strength-header")},
      m_effects{charts.of("combat-effects")}
{
    for (std::size_t number = 0; number < m_melee_whole.size(); ++number)
        m_melee_whole[number] = static_cast<int>(m_melee_numbers.cell(number, 0).number().rounded_down());
    for (std::size_t fighters = 0; fighters < m_column_of.size(); ++fighters)
        m_column_of[fighters] = static_cast<std::int8_t>(m_header.band_of(static_cast<std::int64_t>(fighters)));
}

const corneta::Cell& CombatCharts::retreat_dice(Arm arm, bool mounted) const
{
    if (arm == Arm::Artillery)
        return m_movement_dice.at(RetreatRow::Guns);
    return m_movement_dice.at(arm == Arm::Cavalry && mounted ? RetreatRow::Mounted : RetreatRow::OnFoot);
}

const corneta::Cell& CombatCharts::retreat_added(Arm arm, bool mounted) const
{
    constexpr std::size_t retreat = 1;
    if (arm == Arm::Artillery)
        return m_added_dice.cell(retreat, 2);
    return m_added_dice.cell(retreat, arm == Arm::Cavalry && mounted ? 1 : 0);
}

} // namespace santa_anna
