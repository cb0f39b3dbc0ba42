// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/melee/charge.h"

#include <utility>

namespace santa_anna {

/// One link of a charge: answers, state, charts, dice and explanation together.
class Charging {
public:
    Charging(const Charge& inputs, ChargeState& state, const Charts& charts, corneta::Dice& dice, corneta::Explanation& explanation)
        : m_inputs{inputs},
          m_state{state},
          m_charts{charts},
          m_combat{charts.combat()},
          m_dice{dice},
          m_explanation{explanation}
    {
    }

    corneta::Step link();

private:
    // coming to grips
    corneta::Step attacker_closes();
    corneta::Step defender_closes();
    corneta::Step after_attacker_halts();
    corneta::Step after_defender_halts();
    corneta::Step stand();
    corneta::Step after_not_standing();
    corneta::Step retreat();
    CloseResult close(const Body& charger, Present now, const Body& enemy, Present enemy_now, const corneta::Label& label);
    /// Rolls what straggles otherwise than by fire and melee.
    void straggle_at_once(Present& unit, const corneta::Cell& cell, const corneta::Label& label);
    void keep_straggled(const Present& unit, int stragglers);
    /// A quarter volley, which is fired where the firearm reaches that far.
    bool can_fire(const Body& firer) const;
    void volley_at_attacker(const corneta::Label& label);
    void volley_at_defender(const corneta::Label& label);

    // melee
    corneta::Step attacker_strikes();
    corneta::Step defender_strikes();
    corneta::Step after_round();
    corneta::Step won_by_cavalry(const Body& winner, const Body& loser, Present loser_now);
    corneta::Step square_unbroken();
    corneta::Step chase();
    corneta::Step after_victory();
    corneta::Step breakthrough();
    corneta::Step breakthrough_stragglers();
    int strike(int column, const corneta::Label& label);
    enum class Striker : std::uint8_t { Attacker, Defender };
    /// Tells how a column of this round came about, while both have the castings they began it with.
    void explain_column(Striker striker, int column) const;
    /// The castings of both that fight in this round.
    std::pair<int, int> fighting(Round round) const;
    Round round() const { return round_of(m_state.round, true, m_combat); }
    Aspect aspect() const { return is(ChargeFlag::CaughtInRear) ? Aspect::Rear : m_inputs.aspect; }
    Body attacker_in_melee() const;
    Body defender_in_melee() const;
    bool attacker_won() const { return m_state.result == ChargeResult::DefenderBreaks; }
    Present& winner() { return attacker_won() ? m_state.attacker : m_state.defender; }
    Present& loser() { return attacker_won() ? m_state.defender : m_state.attacker; }

    bool is(ChargeFlag flag) const { return (m_state.flags & static_cast<std::uint8_t>(flag)) != 0; }
    void set(ChargeFlag flag) { m_state.flags = static_cast<std::uint8_t>(m_state.flags | static_cast<std::uint8_t>(flag)); }
    corneta::Step on_to(ChargeStage stage)
    {
        m_state.stage = stage;
        return corneta::Step::Continue;
    }
    corneta::Step over(ChargeResult result)
    {
        m_state.result = result;
        m_state.stage = ChargeStage::Over;
        m_state.pending = 0;
        return corneta::Step::Finished;
    }

    const Charge& m_inputs;
    ChargeState& m_state;
    const Charts& m_charts;
    const CombatCharts& m_combat;
    corneta::Dice& m_dice;
    corneta::Explanation& m_explanation;
};

} // namespace santa_anna
