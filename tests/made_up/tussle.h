// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "tests/made_up/charts.h"

#include <array>
#include <cstdint>

namespace made_up {

struct Pusher {
    int grip = 0;
    bool oiled = false;
};

/// Two beetles push each other in turn until one is over the edge or the rounds are done.
struct Tussle {
    Pusher left;
    Pusher right;
    int rounds = 0;
    bool filed = false; ///< horns that do not lock
};

/// `position` is how far the right one has been pushed back, `force` what the left one has just pushed.
/// Rounds with and without a lock are links of different number, and both lead to the same states.
struct TussleState {
    std::int8_t stage;
    std::int8_t position;
    std::int8_t force;
    std::int8_t locked;
    std::uint8_t round;
    std::array<std::uint8_t, 3> unused;
};

struct TussleEnd {
    int position = 0;
    int rounds = 0;
    bool locked = false; ///< in the last round
    Victor victor = Victor::Neither;
    bool left_off = false;
    bool right_off = false;
};

struct TussleRules : corneta::RulesOf<Tussle, TussleState, TussleEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> reads;

    static void refuse(const Tussle& inputs, const Charts& charts, corneta::Refusals& found);
    /// Any round is like the one before it.
    static corneta::Clock clock(const Tussle& inputs, const Charts& charts);
    static corneta::Step step(const Tussle& inputs, TussleState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static TussleEnd end(const Tussle& inputs, const TussleState& state, const Charts& charts);
    static corneta::Announcement announce(const Tussle& inputs, const TussleEnd& end, const Charts& charts);
};

} // namespace made_up
