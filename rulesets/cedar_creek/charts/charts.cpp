// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/charts/charts.h"

#include <algorithm>

namespace cedar_creek {

Charts::Charts(const corneta::ChartSet& charts)
    : m_dice{charts.of("dice")},
      m_turns{charts.of("turns")},
      m_initiative_modifiers{charts.of("initiative-modifiers")},
      m_activation{charts.of("activation")},
      m_activation_modifiers{charts.of("activation-modifiers")},
      m_initiative_test_modifiers{charts.of("initiative-test-modifiers")},
      m_thresholds{charts.of("thresholds")},
      m_ratio_edges{charts.of("ratio-edges")},
      m_ratio_bonuses{charts.of("ratio-bonuses")},
      m_combat_modifiers{charts.of("combat-modifiers")},
      m_terrain{charts.of("terrain")},
      m_combat_numbers{charts.of("combat-numbers")},
      m_combat_results{charts.of("combat-results")},
      m_retreat_results{charts.of("retreat-results")},
      m_retreats{charts.of("retreats")},
      m_retreat_modifiers{charts.of("retreat-modifiers")},
      m_retreat_numbers{charts.of("retreat-numbers")},
      m_rout_recovery{charts.of("rout-recovery")},
      m_rout_recovery_modifiers{charts.of("rout-recovery-modifiers")},
      m_movement_allowances{charts.of("movement-allowances")},
      m_movement_costs{charts.of("movement-costs")},
      m_movement_numbers{charts.of("movement-numbers")},
      m_victory_points{charts.of("victory-points")}
{
}

const Cell& Charts::turn(int turn, OfTurn column) const
{
    const std::size_t row = std::min(static_cast<std::size_t>(turn), m_turns.spec().rows.size()) - 1;
    return m_turns.cell(row, static_cast<std::size_t>(column));
}

} // namespace cedar_creek
