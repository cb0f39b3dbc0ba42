// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/charts/charts.h"

namespace revolucion {

Charts::Charts(const corneta::ChartSet& charts)
    : m_dice{charts.of("dice")},
      m_initiative{charts.of("initiative")},
      m_command{charts.of("command")},
      m_order_results{charts.of("order-results")},
      m_regroup_results{charts.of("regroup-results")},
      m_base_moves{charts.of("base-moves")},
      m_movement_numbers{charts.of("movement-numbers")},
      m_movement_costs{charts.of("movement-costs")},
      m_road{charts.of("road")},
      m_sight{charts.of("sight")},
      m_shadows{charts.of("shadows")},
      m_outnumbering{charts.of("outnumbering")},
      m_break_points{charts.of("break-points")},
      m_army_losses{charts.of("army-losses")},
      m_combat{charts},
      m_assault{charts}
{
}

} // namespace revolucion
