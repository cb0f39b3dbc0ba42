// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/charts/charts.h"

#include <fmt/format.h>

#include <cassert>

namespace santa_anna {

namespace {
constexpr std::string_view gun_prefix = "gun-";
}

Charts::Charts(const corneta::ChartSet& charts)
    : ChartsOf{charts},
      m_ranges{charts.of("weapon-ranges")},
      m_strength{charts.of("fire-strength")},
      m_factors{charts.of("strength-factors")},
      m_shifts{charts.of("shifts")},
      m_allocation{charts.of("loss-allocation")},
      m_limits{charts.of("firing-limits")},
      m_functions{charts.of("artillery-functions")},
      m_leader_points{charts.of("leader-points")},
      m_header{charts.of("strength-header")},
      m_effects{charts.of("combat-effects")},
      m_morale{charts},
      m_moves{charts}
{
    for (const Cell& cell : m_effects.cells())
        m_losses[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.place)] = static_cast<std::int8_t>(cell.whole());
    for (std::size_t number = 0; number < m_melee_whole.size(); ++number)
        m_melee_whole[number] = static_cast<int>((*this)[static_cast<MeleeNumber>(number)].number().rounded_down());
    for (std::size_t fighters = 0; fighters < m_column_of.size(); ++fighters)
        m_column_of[fighters] = static_cast<std::int8_t>(band<Strength>(static_cast<std::int64_t>(fighters)));
}

std::optional<std::span<const Cell>> Charts::ranges_of_gun(int poundage) const
{
    const std::string key = fmt::format("{}{}", gun_prefix, poundage);
    const auto rows = m_ranges.spec().rows;
    for (std::size_t row = 0; row < rows.size(); ++row)
        if (rows[row].key == key)
            return m_ranges.row(row);
    return std::nullopt;
}

std::string Charts::poundages() const
{
    std::string poundages;
    for (const corneta::RowSpec& row : m_ranges.spec().rows)
        if (row.key.starts_with(gun_prefix)) {
            poundages += poundages.empty() ? "" : ", ";
            poundages += row.key.substr(gun_prefix.size());
        }
    return poundages;
}

const Cell& Charts::fire_shift(Cover cover) const
{
    assert(cover != Cover::None);
    constexpr auto before = static_cast<std::size_t>(Shift::Rough) - static_cast<std::size_t>(Cover::Rough);
    return m_shifts.cell(before + static_cast<std::size_t>(cover), 0);
}

} // namespace santa_anna
