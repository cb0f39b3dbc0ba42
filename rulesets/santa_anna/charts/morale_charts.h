// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/charts/combat.h"
#include "rulesets/santa_anna/charts/morale.h"
#include "rulesets/santa_anna/charts/moves.h"

#include <cstdint>

namespace santa_anna {

/// The charts of morale, of leaders, of cavalry on its own and of victory as the procedures read them.
class MoraleCharts {
public:
    using Cell = corneta::Cell;
    using Chart = corneta::Chart;

    using Die = santa_anna::Die;
    using Modifier = MoraleShift;
    /// Rows of the charts `rally-results` and `rout-results`.
    enum class Band : std::uint8_t { Fails, Passes };
    using Number = MoraleNumber;
    using LeaderNumber = santa_anna::LeaderNumber;
    using Square = santa_anna::Square;
    using CavalryNumber = santa_anna::CavalryNumber;
    using Victory = VictoryNumber;

    explicit MoraleCharts(const corneta::ChartSet& charts);

    const Cell& die(Die roll) const { return m_dice.at(roll); }
    const Cell& modifier(Experience experience, MoraleRollTo to) const { return m_modifiers.at(experience, static_cast<std::size_t>(to)); }
    const Cell& modifier(Modifier modifier, MoraleRollTo to) const { return m_modifiers.at(modifier, static_cast<std::size_t>(to)); }
    const Chart& results(MoraleRollTo to) const { return to == MoraleRollTo::Rally ? m_rally_results : m_rout_results; }
    bool passes(MoraleRollTo to, int total) const { return results(to).band_of(total) == static_cast<std::size_t>(Band::Passes); }
    const Cell& recovery(Experience experience) const { return m_recovery.at(experience); }
    const Cell& number(Number number) const { return m_numbers.at(number); }

    const Chart& leader_casualties() const { return m_leader_casualties; }
    const Cell& turns_out(Nation nation) const { return m_replacement.at(nation); }
    const Cell& leader_number(LeaderNumber number) const { return m_leader_numbers.at(number); }

    const Cell& square(Experience experience) const { return m_square.at(experience); }
    const Cell& square(Square item) const { return m_square.at(item); }
    /// The part of the castings that fights when caught forming square.
    const Cell& disorder() const;
    const Cell& breakthrough(Experience experience) const { return m_breakthrough.at(experience); }
    const Chart& breakthrough_results() const { return m_breakthrough_results; }
    /// Degrees to each side of its line that a breakthrough may turn.
    const Cell& breakthrough_arc() const;
    const Cell& cavalry(CavalryNumber number) const { return m_cavalry.at(number); }
    const Cell& victory(Victory item) const { return m_victory.at(item); }

private:
    const Chart& m_dice;
    const Chart& m_modifiers;
    const Chart& m_rally_results;
    const Chart& m_rout_results;
    const Chart& m_recovery;
    const Chart& m_numbers;
    const Chart& m_leader_casualties;
    const Chart& m_replacement;
    const Chart& m_leader_numbers;
    const Chart& m_square;
    const Chart& m_melee_numbers;
    const Chart& m_breakthrough;
    const Chart& m_breakthrough_results;
    const Chart& m_arcs;
    const Chart& m_cavalry;
    const Chart& m_victory;
};

} // namespace santa_anna
