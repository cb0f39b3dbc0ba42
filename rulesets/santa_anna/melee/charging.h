// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/melee/combat.h"

namespace santa_anna {

enum class ChargeStage : std::uint8_t {
    AttackerCloses,
    AttackerStraggles,
    AttackerVolley,
    DefenderCloses, ///< both charge
    DefenderStraggles,
    DefenderVolley,
    Stand,
    StandStraggles,
    StandVolley,
    Retreat,
    AttackerStrikes,
    DefenderStrikes,
    SquareUnbroken,
    Chase,
    Breakthrough,
    BreakthroughStragglers,
    Over
};

/// Bits of ChargeState::flags. What a defender has stands after what an attacker has.
enum class ChargeFlag : std::uint8_t {
    Closes = 1,
    DefenderCloses = 2,
    Stands = 4,
    CaughtInRear = 8,
    AttackerFired = 16, ///< a quarter volley
    DefenderFired = 32,
    AttackerLow = 64, ///< which ran low on ammunition
    DefenderLow = 128
};

/// What changes while a charge runs; side 0 is the attacker, 1 the defender. What no later link needs is zero, so that equal states merge.
struct ChargeState {
    std::array<Present, 2> units;
    std::array<std::int16_t, 2> losses; ///< off the chart
    std::int16_t retreat_inches;
    std::int8_t defender_column; ///< for the strike that is to come
    std::int8_t pending;         ///< a result whose stragglers are to be rolled
    ChargeStage stage;
    std::uint8_t round;
    ChargeResult result;
    BreakthroughWord breakthrough;
    std::uint8_t flags;
    std::array<std::uint8_t, 2> straggled; ///< where a leader is attached: otherwise than by fire and melee
    std::uint8_t onward;                   ///< stragglers of the breakthrough

    bool is(ChargeFlag flag, std::size_t side = 0) const { return (flags & static_cast<unsigned>(flag) << side) != 0; }
    void set(ChargeFlag flag, std::size_t side = 0) { flags = static_cast<std::uint8_t>(flags | static_cast<unsigned>(flag) << side); }
};

/// One link of a charge: answers, state, charts, dice and explanation together.
struct ChargeLink : Means {
    static constexpr std::size_t attacker = 0;
    static constexpr std::size_t defender = 1;

    const Charge& inputs;
    ChargeState& state;

    void lose(std::size_t side, int losses) { add(state.losses[side], losses); }
    void keep_straggled(std::size_t side, int stragglers)
    {
        if (inputs.body(side).leader_attached)
            add(state.straggled[side], stragglers);
    }
    /// Rolls what straggles otherwise than by fire and melee.
    void straggle_at_once(std::size_t side, const Cell& cell, const Label& label)
    {
        keep_straggled(side, roll_stragglers(state.units[side], cell, label, *this));
    }
    Step on_to(ChargeStage stage)
    {
        state.stage = stage;
        return Step::Continue;
    }
    Step over(ChargeResult result)
    {
        state.result = result;
        state.stage = ChargeStage::Over;
        state.pending = 0;
        return Step::Finished;
    }
};

/// The stages before AttackerStrikes, and those from there on.
Step come_to_grips(const ChargeLink& link);
Step fight(const ChargeLink& link);

Announcement announce_charge(const Charge& inputs, const ChargeEnd& end);

} // namespace santa_anna
