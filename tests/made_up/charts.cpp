// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/made_up/charts.h"

namespace made_up {

Charts::Charts(const corneta::ChartSet& charts)
    : m_springs{charts.of("springs")},
      m_reaches{charts.of("reaches")},
      m_grounds{charts.of("grounds")},
      m_lifts{charts.of("lifts")},
      m_grips{charts.of("grips")},
      m_gusts{charts.of("gusts")},
      m_marks{charts.of("marks")},
      m_parts{charts.of("parts")},
      m_limits{charts.of("limits")},
      m_throws{charts.of("throws")}
{
}

std::optional<std::size_t> Charts::reach_of(Spring spring, corneta::Fraction distance) const
{
    const std::span<const Cell> edges = m_reaches.row(static_cast<std::size_t>(spring));
    for (std::size_t reach = 0; reach < edges.size(); ++reach)
        if (!edges[reach].empty() && !(edges[reach].number() < distance))
            return reach;
    return std::nullopt;
}

} // namespace made_up
