// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/charts/assault_charts.h"

namespace revolucion {

namespace {

/// The row of the chart `assault-scores`: armor defends as machine guns, other vehicles as transport.
std::size_t score_row(UnitType type)
{
    constexpr auto transport = static_cast<std::size_t>(UnitType::Artillery) + 1;
    if (type == UnitType::ArmoredCar || type == UnitType::Tankette)
        return static_cast<std::size_t>(UnitType::MachineGuns);
    return type <= UnitType::Artillery ? static_cast<std::size_t>(type) : transport;
}

} // namespace

AssaultCharts::AssaultCharts(const corneta::ChartSet& charts)
    : m_reaches{charts.of("assault-reaches")},
      m_scores{charts.of("assault-scores")},
      m_shifts{charts.of("assault-shifts")},
      m_results{charts.of("assault-results")}
{
}

const Cell& AssaultCharts::score(UnitType type, Fighter fighter) const
{
    return m_scores.cell(score_row(type), static_cast<std::size_t>(fighter));
}

const Cell& AssaultCharts::levels(std::size_t result, Fighter fighter) const
{
    constexpr std::size_t target = 2;
    constexpr std::size_t assaulter = 4;
    return m_results.cell(result, fighter == Fighter::Target ? target : assaulter);
}

bool AssaultCharts::is_pushed(std::size_t result, Fighter fighter) const
{
    constexpr std::size_t target = 3;
    constexpr std::size_t assaulter = 5;
    return m_results.cell(result, fighter == Fighter::Target ? target : assaulter).whole() != 0;
}

} // namespace revolucion
