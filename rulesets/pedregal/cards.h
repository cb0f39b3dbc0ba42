// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart.h"
#include "core/declare.h"
#include "core/procedure.h"

#include <cstdint>

namespace pedregal {

using corneta::Cell;
using corneta::Chart;

/// Rows of the chart `dice`.
enum class Die : std::uint8_t { LavaBed };

/// The charts as the procedures read them.
class Cards final : public corneta::Cards {
public:
    explicit Cards(const corneta::ChartSet& charts);

    const Cell& die(Die die) const { return m_dice.at(die); }
    const Chart& lava_bed() const { return m_lava_bed; }
    const Cell& engineer_in_lava_bed() const { return m_lava_bed_shifts.cell(0, 0); }
    const Cell& lava_bed_cost() const { return m_lava_bed_cost.cell(0, 0); }

private:
    const Chart& m_dice;
    const Chart& m_lava_bed;
    const Chart& m_lava_bed_shifts;
    const Chart& m_lava_bed_cost;
};

} // namespace pedregal
