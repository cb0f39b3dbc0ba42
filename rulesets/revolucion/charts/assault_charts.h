// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart.h"
#include "rulesets/revolucion/charts/terms.h"

namespace revolucion {

using corneta::Cell;
using corneta::Chart;

/// Rows of the chart `assault-shifts`.
enum class AssaultShift : std::uint8_t {
    Soft,
    Hard,
    Fortification,
    Disordered,
    Demoralized,
    Outnumbered,
    Badly,
    Leader,
    March,
    NotFrontal,
    CavalryInRough
};

/// Who fights; columns of the chart `assault-scores`.
enum class Fighter : std::uint8_t { Assaulter, Target };

/// The charts of an assault as the procedures read them.
class AssaultCharts {
public:
    explicit AssaultCharts(const corneta::ChartSet& charts);

    /// Of infantry or cavalry.
    const Cell& reach(UnitType type) const { return m_reaches.at(arm_of(type)); }
    const Cell& score(UnitType type, Fighter fighter) const;
    const Cell& shift(AssaultShift shift) const { return m_shifts.at(shift); }
    /// The row of a difference, assaulter less target.
    std::size_t result_of(int difference) const { return m_results.band_of(difference); }
    const Cell& levels(std::size_t result, Fighter fighter) const;
    bool is_pushed(std::size_t result, Fighter fighter) const;

private:
    const Chart& m_reaches;
    const Chart& m_scores;
    const Chart& m_shifts;
    const Chart& m_results;
};

} // namespace revolucion
