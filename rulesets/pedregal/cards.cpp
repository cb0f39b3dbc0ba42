// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/cards.h"

namespace pedregal {

Cards::Cards(const corneta::ChartSet& charts)
    : m_dice{charts.of("dice")},
      m_lava_bed{charts.of("lava-bed")},
      m_lava_bed_shifts{charts.of("lava-bed-shifts")},
      m_lava_bed_cost{charts.of("lava-bed-cost")}
{
}

} // namespace pedregal
