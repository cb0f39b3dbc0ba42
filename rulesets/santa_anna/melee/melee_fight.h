// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/melee/melee.h"

namespace santa_anna {

/// A melee with its answers laid out by unit, for the length of one link. Sides are 0, the attacker's, and 1.
class MeleeFight {
public:
    MeleeFight(const Melee& inputs, MeleeState& state, const Charts& charts)
        : m_inputs{inputs},
          m_state{state},
          m_charts{charts},
          m_bodies{inputs.bodies}
    {
    }

    corneta::Step strike(corneta::Dice& dice, corneta::Explanation& explanation);
    corneta::Step deal(corneta::Dice& dice);
    corneta::Step fall_back_from_square(corneta::Dice& dice, corneta::Explanation& explanation);
    corneta::Step chase(corneta::Dice& dice, corneta::Explanation& explanation);

    /// The column that a unit strikes in as things stand.
    int column(std::size_t side, std::size_t unit) const;
    bool is_beaten(std::size_t side) const { return fighting(side).count == 0; }

private:
    /// The same, and how it comes about.
    int told_column(std::size_t side, std::size_t unit, corneta::Explanation& explanation) const;
    const MeleeSide& asked_side(std::size_t side) const { return side == 0 ? m_inputs.attacker : m_inputs.defender; }
    std::size_t count(std::size_t side) const { return asked_side(side).size(); }
    Aspect hit_in(std::size_t side) const { return side == 1 ? m_inputs.aspect : Aspect::Front; }
    /// Units that break leave the melee; one that was broken before fights where it is caught, for one round.
    bool fights(std::size_t side, std::size_t unit) const
    {
        const Present& now = m_state.units[side][unit];
        const bool is_caught = m_state.rounds_fought == 0 && now.effectives > 0 && present(m_bodies[side][unit]).is_broken();
        return is_caught || !now.is_broken();
    }
    OfUnits<std::size_t> fighting(std::size_t side) const
    {
        OfUnits<std::size_t> units;
        for (std::size_t unit = 0; unit < count(side); ++unit)
            if (fights(side, unit))
                units.push(unit);
        return units;
    }
    Round round() const { return round_of(m_state.rounds_fought, m_inputs.first_round, m_charts.combat()); }
    int fighters_of(std::size_t side, std::size_t unit) const
    {
        return fighters(m_bodies[side][unit], m_state.units[side][unit], hit_in(side), round(), m_charts.combat());
    }
    /// Everybody who counts for numbers.
    int mass(std::size_t side) const
    {
        int castings = asked_side(side).supporters;
        for (const std::size_t unit : fighting(side))
            castings += fighters_of(side, unit);
        return castings;
    }
    Enemies enemies_of(std::size_t side) const
    {
        const std::size_t other = 1 - side;
        Enemies enemies{.cover = side == 0 ? m_inputs.cover : Cover::None};
        for (const std::size_t unit : fighting(other))
            enemies.join(m_bodies[other][unit]);
        return enemies;
    }
    corneta::Step next_strike();
    corneta::Step settle_round();
    corneta::Step after_rounds();
    corneta::Step chase_next(std::uint8_t unit);
    bool chased(std::uint8_t unit) const;
    /// Rolls what straggles beside the losses, and keeps how many of a leader's unit did where its dealt losses were.
    void straggle(std::size_t side, std::size_t unit, StragglerCause cause, const corneta::Label& label, corneta::Dice& dice,
                  corneta::Explanation& explanation);

    const Melee& m_inputs;
    MeleeState& m_state;
    const Charts& m_charts;
    const std::array<std::array<Body, most_units>, 2>& m_bodies;
};

} // namespace santa_anna
