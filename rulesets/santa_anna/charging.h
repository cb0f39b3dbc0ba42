// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/charge.h"

#include <utility>

namespace santa_anna {

/// One link of a charge: answers, state, cards, dice and tale together.
class Charging {
public:
    Charging(const Charge& asked, ChargeNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale)
        : m_asked{asked},
          m_now{now},
          m_cards{cards},
          m_combat{cards.combat()},
          m_dice{dice},
          m_tale{tale}
    {
    }

    corneta::Then link();

private:
    // coming to grips
    corneta::Then attacker_closes();
    corneta::Then defender_closes();
    corneta::Then after_attacker_halts();
    corneta::Then after_defender_halts();
    corneta::Then stand();
    corneta::Then after_not_standing();
    corneta::Then retreat();
    CloseResult close(const Body& charger, Present now, const Body& enemy, Present enemy_now, const corneta::Label& label);
    /// Rolls what straggles otherwise than by fire and melee.
    void straggle_at_once(Present& unit, const corneta::Cell& cell, const corneta::Label& label);
    void keep_straggled(const Present& unit, int stragglers);
    /// A quarter volley, which is fired where the firearm reaches that far.
    bool can_fire(const Body& firer) const;
    void volley_at_attacker(const corneta::Label& label);
    void volley_at_defender(const corneta::Label& label);

    // melee
    corneta::Then attacker_strikes();
    corneta::Then defender_strikes();
    corneta::Then after_round();
    corneta::Then won_by_cavalry(const Body& winner, const Body& loser, Present loser_now);
    corneta::Then square_unbroken();
    corneta::Then chase();
    corneta::Then after_victory();
    corneta::Then breakthrough();
    corneta::Then breakthrough_stragglers();
    int strike(int column, const corneta::Label& label);
    enum class Striker : std::uint8_t { Attacker, Defender };
    /// Tells how a column of this round came about, while both have the castings they began it with.
    void tell_column(Striker striker, int column) const;
    /// The castings of both that fight in this round.
    std::pair<int, int> fighting(Round round) const;
    Round round() const { return round_of(m_now.round, true, m_combat); }
    Aspect aspect() const { return is(ChargeFlag::CaughtInRear) ? Aspect::Rear : m_asked.aspect; }
    Body attacker_in_melee() const;
    Body defender_in_melee() const;
    bool attacker_won() const { return m_now.result == ChargeResult::DefenderBreaks; }
    Present& winner() { return attacker_won() ? m_now.attacker : m_now.defender; }
    Present& loser() { return attacker_won() ? m_now.defender : m_now.attacker; }

    bool is(ChargeFlag flag) const { return (m_now.flags & static_cast<std::uint8_t>(flag)) != 0; }
    void set(ChargeFlag flag) { m_now.flags = static_cast<std::uint8_t>(m_now.flags | static_cast<std::uint8_t>(flag)); }
    corneta::Then on_to(ChargeStage stage)
    {
        m_now.stage = stage;
        return corneta::Then::More;
    }
    corneta::Then over(ChargeResult result)
    {
        m_now.result = result;
        m_now.stage = ChargeStage::Over;
        m_now.pending = 0;
        return corneta::Then::Done;
    }

    const Charge& m_asked;
    ChargeNow& m_now;
    const Cards& m_cards;
    const CombatCards& m_combat;
    corneta::Dice& m_dice;
    corneta::Tale& m_tale;
};

} // namespace santa_anna
