// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart.h"
#include "rulesets/revolucion/charts/terms.h"

#include <optional>

namespace revolucion {

using corneta::Cell;
using corneta::Chart;

/// Rows of the chart `fire-scores`.
enum class Gun : std::uint8_t {
    IrregularInfantry,
    RegularInfantry,
    VeteranInfantry,
    IrregularCavalry,
    RegularCavalry,
    VeteranCavalry,
    MachineGuns,
    Artillery
};

/// Rows of the chart `fire-shifts`.
enum class FireShift : std::uint8_t {
    MovingFire,
    TargetDeployed,
    TargetManeuver,
    TargetMarch,
    Soft,
    Hard,
    Fortification,
    ActorDisordered,
    ActorDemoralized,
    TargetDisordered,
    TargetDemoralized,
    ActorOutnumbered,
    ActorBadly,
    TargetOutnumbered,
    TargetBadly,
    Leader
};

/// Rows of the chart `damage`.
enum class DamageLevel : std::uint8_t { Disordered, Demoralized, Base };

/// Rows of the chart `leader-casualties`.
enum class LeaderRisk : std::uint8_t { Fire, Assault };

/// Rows of the chart `explosions`.
enum class Blast : std::uint8_t { Mine, SmallMine, MaquinaLoca };

/// The charts of fire and damage as the procedures read them.
class CombatCharts {
public:
    explicit CombatCharts(const corneta::ChartSet& charts);

    /// The band that a range falls in, the nearer one on an edge; nothing beyond the last.
    std::optional<std::size_t> band_of(corneta::Fraction range) const;
    /// How far the gun shoots: its range, as far as it has scores.
    corneta::Fraction reach(Gun gun) const;
    const Cell& score(Gun gun, std::size_t band) const { return m_scores.at(gun, band); }
    const Cell& shift(FireShift shift) const { return m_shifts.at(shift); }
    const Chart& levels() const { return m_levels; }
    const Cell& levels_of(std::size_t result) const { return m_levels.cell(result, 2); }
    const Cell& level(DamageLevel level) const { return m_damage.at(level); }
    const Cell& destroyed_at() const { return m_destruction.cell(0, 0); }
    const Cell& fall_back(Arm arm) const { return m_fall_backs.at(arm); }
    const Cell& killed_at(LeaderRisk risk) const { return m_leader_casualties.at(risk); }
    const Cell& indirect_over() const { return m_indirect_fire.cell(0, 0); }
    const Cell& indirect_part() const { return m_indirect_fire.cell(1, 0); }
    const Cell& radius(Blast blast) const { return m_explosions.at(blast); }
    const Cell& aircraft_range() const { return m_aircraft.cell(0, 0); }
    const Cell& aircraft_away() const { return m_aircraft.cell(1, 0); }

private:
    const Chart& m_ranges;
    const Chart& m_bands;
    const Chart& m_scores;
    const Chart& m_shifts;
    const Chart& m_levels;
    const Chart& m_damage;
    const Chart& m_destruction;
    const Chart& m_fall_backs;
    const Chart& m_leader_casualties;
    const Chart& m_indirect_fire;
    const Chart& m_explosions;
    const Chart& m_aircraft;
};

} // namespace revolucion
