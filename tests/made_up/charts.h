// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/declare.h"
#include "core/action/procedure.h"
#include "core/charts/chart.h"
#include "tests/made_up/terms.h"

#include <optional>
#include <span>
#include <string_view>

namespace made_up {

using corneta::Cell;
using corneta::Chart;
using corneta::Words;

/// Rows of the chart `marks`; the first three count as Trim does.
enum class Mark : std::uint8_t { Oiled, Polished, Ribboned, Wings, Loose, Slick, Sail, Applause };

/// Rows of the chart `parts`.
enum class Part : std::uint8_t { Strain, Minute, Gloves, Length, Brake };

/// Rows of the chart `limits`.
enum class Limit : std::uint8_t { Beyond, Edge, Lock, Brake, Prize, Call };

/// Rows of the chart `throws`.
enum class Throw : std::uint8_t { Lock, Gust, Brake, Hold, Muster };

/// The charts as the procedures read them.
class Charts final : public corneta::RulesetCharts {
public:
    explicit Charts(const corneta::ChartSet& charts);

    corneta::ChartDice leap_dice(Spring spring) const { return m_springs.at(spring, 0).dice(); }
    const Cell& most_turns(Spring spring) const { return m_springs.at(spring, 1); }
    /// The reach that `distance` falls in, from 0; nothing beyond the last.
    std::optional<std::size_t> reach_of(Spring spring, corneta::Fraction distance) const;
    Footing footing(Ground ground) const { return static_cast<Footing>(m_grounds.at(ground, 0).word()); }
    const Cell& times(Ground ground) const { return m_grounds.at(ground, 1); }
    const Cell& needed(std::int64_t lift, std::size_t reach) const { return m_lifts.cell(m_lifts.band_of(lift), 2, reach); }
    /// What a push with that grip moves on a face of the d6.
    const Cell& push(std::int64_t grip, int face) const
    {
        return m_grips.cell(m_grips.band_of(grip), 2, static_cast<std::size_t>(face) - 1);
    }
    std::size_t gust_row(std::int64_t force) const { return m_gusts.band_of(force); }
    const Cell& slide(std::size_t row) const { return m_gusts.cell(row, 2); }
    Stance stance(std::size_t row) const { return static_cast<Stance>(m_gusts.cell(row, 3).word()); }
    const Cell& mark(Mark mark) const { return m_marks.at(mark); }
    const Cell& mark(Trim trim) const { return m_marks.at(trim); }
    const Cell& part(Part part) const { return m_parts.at(part); }
    const Cell& limit(Limit limit) const { return m_limits.at(limit); }
    const Cell& thrown(Throw what) const { return m_throws.at(what); }

private:
    const Chart& m_springs;
    const Chart& m_reaches;
    const Chart& m_grounds;
    const Chart& m_lifts;
    const Chart& m_grips;
    const Chart& m_gusts;
    const Chart& m_marks;
    const Chart& m_parts;
    const Chart& m_limits;
    const Chart& m_throws;
};

} // namespace made_up
