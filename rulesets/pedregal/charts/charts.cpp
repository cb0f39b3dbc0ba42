// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/charts/charts.h"

namespace pedregal {

Charts::Charts(const corneta::ChartSet& charts)
    : m_dice{charts.of("dice")},
      m_lava_bed{charts.of("lava-bed")},
      m_lava_bed_shifts{charts.of("lava-bed-shifts")},
      m_lava_bed_cost{charts.of("lava-bed-cost")},
      m_bastions{charts.of("bastions")},
      m_engineers{charts.of("engineers")},
      m_mexican_command{charts.of("mexican-command")},
      m_hidden_boxes{charts.of("hidden-boxes")},
      m_hidden_march{charts.of("hidden-march")},
      m_morale_shifts{charts.of("morale-shifts")},
      m_morale_fails{charts.of("morale-fails")},
      m_combat_results{charts.of("combat-results")},
      m_halving{charts.of("halving")},
      m_combat_numbers{charts.of("combat-numbers")},
      m_rout{charts.of("rout")},
      m_leader_casualty{charts.of("leader-casualty")},
      m_victory_points{charts.of("victory-points")},
      m_victory_numbers{charts.of("victory-numbers")}
{
}

} // namespace pedregal
