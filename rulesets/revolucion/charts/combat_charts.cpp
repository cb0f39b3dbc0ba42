// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/charts/combat_charts.h"

namespace revolucion {

using corneta::Fraction;

namespace {

/// The row of the chart `fire-ranges`.
std::size_t range_row(Gun gun)
{
    switch (gun) {
    case Gun::IrregularInfantry:
    case Gun::RegularInfantry:
    case Gun::VeteranInfantry: return 0;
    case Gun::IrregularCavalry:
    case Gun::RegularCavalry:
    case Gun::VeteranCavalry: return 1;
    case Gun::MachineGuns: return 2;
    case Gun::Artillery: return 3;
    }
    return 0;
}

} // namespace

CombatCharts::CombatCharts(const corneta::ChartSet& charts)
    : m_ranges{charts.of("fire-ranges")},
      m_bands{charts.of("range-bands")},
      m_scores{charts.of("fire-scores")},
      m_shifts{charts.of("fire-shifts")},
      m_levels{charts.of("fire-levels")},
      m_damage{charts.of("damage")},
      m_destruction{charts.of("destruction")},
      m_fall_backs{charts.of("fall-backs")},
      m_leader_casualties{charts.of("leader-casualties")},
      m_indirect_fire{charts.of("indirect-fire")},
      m_explosions{charts.of("explosions")},
      m_aircraft{charts.of("aircraft")}
{
}

std::optional<std::size_t> CombatCharts::band_of(Fraction range) const
{
    const std::span<const Cell> edges = m_bands.row(0);
    for (std::size_t band = 0; band < edges.size(); ++band)
        if (!(edges[band].number() < range))
            return band;
    return std::nullopt;
}

Fraction CombatCharts::reach(Gun gun) const
{
    const std::span<const Cell> edges = m_bands.row(0);
    Fraction last;
    for (std::size_t band = 0; band < edges.size() && !score(gun, band).empty(); ++band)
        last = edges[band].number();
    const Fraction range = m_ranges.cell(range_row(gun), 0).number();
    return range < last ? range : last;
}

} // namespace revolucion
