// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/revolucion/cards.h"

#include <cstdint>

namespace revolucion {

enum class TrainMove : std::uint8_t { Halt, Maneuver, March, Reverse };
enum class TrainReason : std::uint8_t { None, RunUp, SlowDown, MustHalt };

/// Trains: what is asked.
struct TrainSequence {
    TrainMove last = TrainMove::Halt;
    TrainMove next = TrainMove::Maneuver;
};

struct TrainSequenceNow {
    std::int64_t nothing;
};

struct TrainSequenceEnd {
    bool allowed = false;
    TrainReason reason = TrainReason::None;
};

/// Whether a train may do that next: it gathers speed and slows down by a Maneuver.
struct TrainSequenceRules : corneta::RulesOf<TrainSequence, TrainSequenceNow, TrainSequenceEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> charts;

    static corneta::Then step(const TrainSequence& asked, TrainSequenceNow& now, const Cards& cards, corneta::Dice& dice,
                              corneta::Tale& tale);
    static TrainSequenceEnd end(const TrainSequence& asked, const TrainSequenceNow& now, const Cards& cards);
    static corneta::Telling tell(const TrainSequence& asked, const TrainSequenceEnd& end, const Cards& cards);
};

} // namespace revolucion
