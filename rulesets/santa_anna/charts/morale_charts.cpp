// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/charts/morale_charts.h"

namespace santa_anna {

namespace {
constexpr std::size_t disorder_row = 1;
constexpr std::size_t breakthrough_row = 5;
} // namespace

MoraleCharts::MoraleCharts(const corneta::ChartSet& charts)
    : m_dice{charts.of("dice")},
      m_modifiers{charts.of("rally-and-rout")},
      m_rally_results{charts.of("rally-results")},
      m_rout_results{charts.of("rout-results")},
      m_recovery{charts.of("hold-recovery")},
      m_numbers{charts.of("morale-numbers")},
      m_leader_casualties{charts.of("leader-casualties")},
      m_replacement{charts.of("leader-replacement")},
      m_leader_numbers{charts.of("leader-numbers")},
      m_square{charts.of("emergency-square")},
      m_melee_numbers{charts.of("melee-numbers")},
      m_breakthrough{charts.of("breakthrough")},
      m_breakthrough_results{charts.of("breakthrough-results")},
      m_arcs{charts.of("arcs")},
      m_cavalry{charts.of("cavalry-numbers")},
      m_victory{charts.of("victory")}
{
}

const MoraleCharts::Cell& MoraleCharts::disorder() const
{
    return m_melee_numbers.cell(disorder_row, 0);
}

const MoraleCharts::Cell& MoraleCharts::breakthrough_arc() const
{
    return m_arcs.cell(breakthrough_row, 0);
}

} // namespace santa_anna
