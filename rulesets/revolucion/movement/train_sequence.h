// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/revolucion/charts/charts.h"

#include <cstdint>

namespace revolucion {

enum class TrainMove : std::uint8_t { Halt, Maneuver, March, Reverse };
enum class TrainReason : std::uint8_t { None, RunUp, SlowDown, MustHalt };

/// Trains: what is asked.
struct TrainSequence {
    TrainMove last = TrainMove::Halt;
    TrainMove next = TrainMove::Maneuver;
};

struct TrainSequenceState {
    std::int64_t nothing;
};

struct TrainSequenceEnd {
    bool allowed = false;
    TrainReason reason = TrainReason::None;
};

/// Whether a train may do that next: it gathers speed and slows down by a Maneuver.
struct TrainSequenceRules : corneta::RulesOf<TrainSequence, TrainSequenceState, TrainSequenceEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;

    static corneta::Step step(const TrainSequence& inputs, TrainSequenceState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static TrainSequenceEnd end(const TrainSequence& inputs, const TrainSequenceState& state, const Charts& charts);
    static corneta::Announcement announce(const TrainSequence& inputs, const TrainSequenceEnd& end, const Charts& charts);
};

} // namespace revolucion
