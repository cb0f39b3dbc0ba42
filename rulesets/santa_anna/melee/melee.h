// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/santa_anna/melee/close_or_stand.h"

#include <array>
#include <cstdint>

namespace santa_anna {

inline constexpr std::size_t most_units = 4; ///< a side in a melee

template <class Value> using OfUnits = corneta::Rows<Value, most_units>;

/// The units of a side, a row each.
struct MeleeSide {
    OfUnits<int> effectives;
    OfUnits<int> stragglers;
    OfUnits<int> fighters;
    OfUnits<Arm> arm;
    OfUnits<Nation> nation;
    OfUnits<Experience> experience;
    OfUnits<Formation> formation;
    OfUnits<bool> mounted;
    OfUnits<bool> unlimbered;
    OfUnits<MeleeWeapon> melee_weapon;
    OfUnits<bool> charging;
    OfUnits<bool> leader_attached;
    OfUnits<bool> initial_volley;
    OfUnits<bool> caught_forming_square;
    OfUnits<int> losses_this_turn;
    int supporters = 0;

    std::size_t size() const { return effectives.count; }
    Body body(std::size_t unit) const;
};

struct Melee {
    MeleeSide attacker;
    MeleeSide defender;
    Cover cover = Cover::None;
    Aspect aspect = Aspect::Front;
    bool first_round = false;

    std::array<std::array<Body, most_units>, 2> bodies{}; ///< prepared: the units, the attacker's side first
    std::array<OfUnits<int>, 2> first_columns{};          ///< prepared: what they strike in first
};

enum class MeleeStage : std::uint8_t { AttackersStrike, DefendersStrike, DealToDefenders, DealToAttackers, SquareUnbroken, Chase, Over };

/// What changes; index 0 is the attacker's side, 1 the defender's.
struct MeleeState {
    std::array<std::array<Present, most_units>, 2> units; ///< castings of each
    /// Losses of this round dealt to each; after the rounds what straggles besides, of leaders' units.
    std::array<std::array<std::int16_t, most_units>, 2> dealt;
    std::array<std::array<std::int16_t, most_units>, 2> unit_losses; ///< off the chart, all rounds; of a unit alone they are the side's
    std::array<std::int16_t, 2> losses;                              ///< off the chart, all rounds
    std::array<std::int16_t, 2> to_deal;                             ///< losses of this round yet to be dealt
    std::uint8_t stage;
    std::uint8_t unit; ///< which unit strikes, or rolls for stragglers
    std::uint8_t rounds_fought;
    std::uint8_t square_held; ///< cavalry fell back from a square
};

struct MeleeEndSide {
    int column = 0;
    int losses = 0;
    int stragglers = 0;
    int casualties = 0;
    bool breaks = false;
    bool destroyed = false;
    int straggled = 0;   ///< where a leader is attached: of the stragglers, those that the losses did not cost
    bool beaten = false; ///< for the instructions: nobody is left who fights on, broken in this melee or before
    OfUnits<int> unit_column;
    OfUnits<int> unit_losses;
    OfUnits<int> unit_stragglers;
    OfUnits<int> unit_casualties;
    OfUnits<int> unit_straggled;
    OfUnits<bool> unit_breaks;
    OfUnits<bool> unit_destroyed;
};

struct MeleeEnd {
    MeleeEndSide attacker;
    MeleeEndSide defender;
    bool locked = false;
    int rounds_fought = 0;
    bool guns_lost = false;
    bool square_held = false;
};

/// Melee Procedure: one turn, two rounds; up to four units a side.
struct MeleeRules : corneta::RulesOf<Melee, MeleeState, MeleeEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;

    static void prepare(Melee& inputs, const Charts& charts);
    static MeleeState begin(const Melee& inputs, const Charts& charts, corneta::Explanation& explanation);
    static corneta::Step step(const Melee& inputs, MeleeState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static MeleeEnd end(const Melee& inputs, const MeleeState& state, const Charts& charts);
    static corneta::Announcement announce(const Melee& inputs, const MeleeEnd& end, const Charts& charts);
};

namespace action {
extern const corneta::ActionOf<Melee, MeleeEnd> melee;
} // namespace action

} // namespace santa_anna
