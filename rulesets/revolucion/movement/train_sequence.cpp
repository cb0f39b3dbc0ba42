// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/movement/train_sequence.h"

namespace revolucion {

using corneta::asks;
using corneta::gives;
using corneta::Step;

namespace {

constexpr std::array last_moves{Option{"halt", "halted"}, Option{"maneuver", "Maneuver"}, Option{"march", "March"}};
constexpr std::array next_moves{Option{"halt", "halt"}, Option{"maneuver", "Maneuver"}, Option{"march", "March"},
                                Option{"reverse", "Maneuver the other way"}};
constexpr std::array reasons{Option{"none", "nothing against it"}, Option{"run-up", "a Maneuver first"},
                             Option{"slow-down", "a Maneuver before the halt"}, Option{"must-halt", "a halt first"}};

constexpr std::array train_sequence_form{
    asks<&TrainSequence::last>({.key = "last", .label = "Last turn", .options = last_moves, .role = "train", .stat = "last_move"}),
    asks<&TrainSequence::next>({.key = "next", .label = "This turn", .start = 1, .options = next_moves}),
};
constexpr std::array train_sequence_outcomes{
    gives<&TrainSequenceEnd::allowed>({.key = "allowed", .label = "allowed"}),
    gives<&TrainSequenceEnd::reason>({.key = "reason", .label = "reason", .options = reasons}),
};

TrainReason reason_against(const TrainSequence& inputs)
{
    if (inputs.next == TrainMove::Reverse && inputs.last != TrainMove::Halt)
        return TrainReason::MustHalt;
    if (inputs.next == TrainMove::March && inputs.last == TrainMove::Halt)
        return TrainReason::RunUp;
    return inputs.next == TrainMove::Halt && inputs.last == TrainMove::March ? TrainReason::SlowDown : TrainReason::None;
}

} // namespace

const std::span<const corneta::Field> TrainSequenceRules::form = train_sequence_form;
const std::span<const corneta::OutcomeSpec> TrainSequenceRules::outcomes = train_sequence_outcomes;
const std::span<const std::string_view> TrainSequenceRules::reads{};

Step TrainSequenceRules::step(const TrainSequence& /*inputs*/, TrainSequenceState& /*state*/, const Charts& /*charts*/,
                              corneta::Dice& /*dice*/, corneta::Explanation& /*explanation*/)
{
    return Step::Finished;
}

TrainSequenceEnd TrainSequenceRules::end(const TrainSequence& inputs, const TrainSequenceState& /*state*/, const Charts& /*charts*/)
{
    const TrainReason reason = reason_against(inputs);
    return {reason == TrainReason::None, reason};
}

corneta::Announcement TrainSequenceRules::announce(const TrainSequence& /*inputs*/, const TrainSequenceEnd& end, const Charts& /*charts*/)
{
    corneta::Announcement announcement;
    switch (end.reason) {
    case TrainReason::None: announcement.headline = {"The train may do that."}; break;
    case TrainReason::RunUp: announcement.headline = {"Not yet: from a halt a train first makes a Maneuver."}; break;
    case TrainReason::SlowDown: announcement.headline = {"Not yet: a train that marched makes a Maneuver before it halts."}; break;
    case TrainReason::MustHalt: announcement.headline = {"Not yet: a train halts before it goes the other way."}; break;
    }
    return announcement;
}

} // namespace revolucion
