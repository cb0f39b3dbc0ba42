// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/melee/combat.h"

#include <algorithm>

namespace santa_anna {

enum class MeleeStage : std::uint8_t { AttackersStrike, DefendersStrike, DealToDefenders, DealToAttackers, SquareUnbroken, Chase, Over };

/// What changes; index 0 is the attacker's side, 1 the defender's.
struct MeleeState {
    std::array<std::array<Present, most_units>, 2> units; ///< castings of each
    /// Losses of this round dealt to each; after the rounds what straggles besides, of leaders' units.
    std::array<std::array<std::int16_t, most_units>, 2> dealt;
    std::array<std::array<std::int16_t, most_units>, 2> unit_losses; ///< off the chart, all rounds; of a unit alone they are the side's
    std::array<std::int16_t, 2> losses;                              ///< off the chart, all rounds
    std::array<std::int16_t, 2> to_deal;                             ///< losses of this round yet to be dealt
    MeleeStage stage;
    std::uint8_t unit; ///< which unit strikes, or rolls for stragglers
    std::uint8_t rounds_fought;
    std::uint8_t square_held; ///< whose cavalry fell back from a square: 1 the attacker's, 2 the defender's
};

/// A melee with its answers laid out by unit, as it stands. Sides are 0, the attacker's, and 1.
struct MeleeField {
    static constexpr std::size_t attackers = 0;
    static constexpr std::size_t defenders = 1;

    const Melee& inputs;
    MeleeState& state;
    const Charts& charts;

    const Body& body(std::size_t side, std::size_t unit) const { return inputs.bodies[side][unit]; }
    std::size_t count(std::size_t side) const { return inputs.side(side).size(); }
    Aspect hit_in(std::size_t side, std::size_t unit) const
    {
        return side == defenders ? inputs.aspect[unit] : inputs.attacker_aspect[unit];
    }
    Round round() const { return round_of(state.rounds_fought, inputs.first_round, charts); }
    /// Units that break leave the melee; one that was broken before fights where it is caught, for one round.
    bool fights(std::size_t side, std::size_t unit) const
    {
        const Present& now = state.units[side][unit];
        const bool is_caught = state.rounds_fought == 0 && now.effectives > 0 && present(body(side, unit)).is_broken();
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
    /// Whoever fights mounted goes back from a square that does not break; infantry beside it fights on.
    OfUnits<std::size_t> riders(std::size_t side) const
    {
        OfUnits<std::size_t> units;
        for (const std::size_t unit : fighting(side))
            if (body(side, unit).is_mounted_cavalry())
                units.push(unit);
        return units;
    }
    bool goes_back(std::size_t side) const { return state.square_held == side + 1; }
    bool is_beaten(std::size_t side) const { return fighting(side).count == 0; }
    int fighters_of(std::size_t side, std::size_t unit) const
    {
        return fighters(body(side, unit), state.units[side][unit], hit_in(side, unit), round(), charts);
    }
    /// Everybody who counts for numbers.
    int mass(std::size_t side) const
    {
        int castings = inputs.side(side).supporters;
        for (const std::size_t unit : fighting(side))
            castings += fighters_of(side, unit);
        return castings;
    }
    /// Of several the best cover counts.
    Enemies enemies_of(std::size_t side) const
    {
        Enemies enemies;
        for (const std::size_t unit : fighting(1 - side)) {
            enemies.join(body(1 - side, unit));
            enemies.cover = std::max(enemies.cover, side == attackers ? inputs.cover[unit] : inputs.attacker_cover[unit]);
        }
        return enemies;
    }
    /// The column that a unit strikes in.
    int column(std::size_t side, std::size_t unit) const
    {
        const int shifts = lasting_shifts(body(side, unit), enemies_of(side), charts)
            + charge_shifts(body(side, unit), body(side, unit).charging, round(), charts) + outnumbered(mass(side), mass(1 - side), charts);
        return melee_column(fighters_of(side, unit), shifts, charts);
    }
};

/// One link of a melee.
Step fight_on(const MeleeField& field, const Means& means);

Announcement announce_melee(const Melee& inputs, const MeleeEnd& end);

} // namespace santa_anna
