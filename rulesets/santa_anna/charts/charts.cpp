// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/charts/charts.h"

#include <fmt/format.h>

namespace santa_anna {

namespace {
constexpr std::string_view gun_prefix = "gun-";
}

Charts::Charts(const corneta::ChartSet& charts) : ChartsOf{charts}
{
    for (const Cell& cell : of<Effect>().cells())
        m_losses[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.place)] = static_cast<std::int8_t>(cell.whole());
    for (std::size_t number = 0; number < m_melee_whole.size(); ++number)
        m_melee_whole[number] = static_cast<int>((*this)[static_cast<MeleeNumber>(number)].number().rounded_down());
    for (std::size_t fighters = 0; fighters < m_column_of.size(); ++fighters)
        m_column_of[fighters] = static_cast<std::int8_t>(band<Strength>(static_cast<std::int64_t>(fighters)));
}

std::optional<std::span<const Cell>> Charts::ranges_of_gun(int poundage) const
{
    const std::string key = fmt::format("{}{}", gun_prefix, poundage);
    for (std::size_t row = 0; row < weapon_ranges_chart.rows.size(); ++row)
        if (weapon_ranges_chart.rows[row].key == key)
            return of<WeaponRange>().row(row);
    return std::nullopt;
}

std::string Charts::poundages()
{
    std::string poundages;
    for (const RowSpec& row : weapon_ranges_chart.rows)
        if (row.key.starts_with(gun_prefix)) {
            poundages += poundages.empty() ? "" : ", ";
            poundages += row.key.substr(gun_prefix.size());
        }
    return poundages;
}

} // namespace santa_anna
