// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/made_up/tussle.h"

#include "core/action/thrown.h"
#include "core/action/total.h"

#include <cstddef>
#include <cstdlib>

namespace made_up {

using corneta::Announcement;
using corneta::Choice;
using corneta::Explanation;
using corneta::Follow;
using corneta::Given;
using corneta::RefusalSpec;
using corneta::Step;

namespace {

constexpr RefusalSpec no_grip{"left_grip", "neither beetle has any grip"};
constexpr RefusalSpec both_oiled{"right_oiled", "two oiled beetles only slide past each other"};
constexpr std::array tussle_refusals{&no_grip, &both_oiled};

/// The links of a round: the left one pushes, the right one pushes, and where that was a draw the horns lock.
enum class Stage : std::int8_t { Left, Right, Lock };

int grip(const Pusher& pusher, const Charts& charts, Explanation& explanation)
{
    corneta::Total grip{explanation};
    grip.start(pusher.grip, {"grip"}, rule::tussling);
    if (pusher.oiled)
        grip.add(charts.mark(Mark::Oiled));
    return grip.whole();
}

int push(const Pusher& pusher, const corneta::Label& label, const Charts& charts, corneta::Dice& dice, Explanation& explanation)
{
    const int held = grip(pusher, charts, explanation);
    const int pushed = dice.read(label, 6, [&](int face) { return charts.push(held, face).whole(); });
    explanation.start(charts.push(held, dice.shown()[0]), {"a {0} with grip {1}", dice.shown()[0], held});
    return pushed;
}

void move(TussleState& state, int inches, Explanation& explanation)
{
    corneta::Total position{explanation};
    position.start(state.position, {"pushed back so far"}, rule::tussling);
    position.add(inches, {"this round"}, rule::tussling);
    state.position = static_cast<std::int8_t>(position.whole());
}

Step after_round(const Tussle& inputs, TussleState& state, const Charts& charts)
{
    state.stage = static_cast<std::int8_t>(Stage::Left);
    state.force = 0;
    ++state.round;
    const bool is_over = std::abs(int{state.position}) >= charts.limit(Limit::Edge).whole() || state.round == inputs.rounds;
    if (is_over)
        return Step::Finished;
    state.locked = 0;
    return Step::Continue;
}

} // namespace

const std::span<const RefusalSpec* const> TussleRules::refusals = tussle_refusals;

void TussleRules::refuse(const Tussle& inputs, const Charts& /*charts*/, corneta::Refusals& found)
{
    if (inputs.left.grip == 0 && inputs.right.grip == 0)
        found.add(no_grip);
    if (inputs.left.oiled && inputs.right.oiled)
        found.add(both_oiled);
}

corneta::Clock TussleRules::clock(const Tussle& inputs, const Charts& /*charts*/)
{
    return {.at = offsetof(TussleState, round), .from = 0, .until = static_cast<std::uint8_t>(inputs.rounds - 1), .outcome = "rounds"};
}

Step TussleRules::step(const Tussle& inputs, TussleState& state, const Charts& charts, corneta::Dice& dice, Explanation& explanation)
{
    const int round = state.round + 1;
    switch (static_cast<Stage>(state.stage)) {
    case Stage::Left:
        state.force = static_cast<std::int8_t>(push(inputs.left, {"left's push, round {0}", round}, charts, dice, explanation));
        state.stage = static_cast<std::int8_t>(Stage::Right);
        return Step::Continue;
    case Stage::Right: {
        const int inches = state.force - push(inputs.right, {"right's push, round {0}", round}, charts, dice, explanation);
        move(state, inches, explanation);
        if (inches != 0 || inputs.filed)
            return after_round(inputs, state, charts);
        state.force = 0;
        state.stage = static_cast<std::int8_t>(Stage::Lock);
        state.locked = 1;
        return Step::Continue;
    }
    case Stage::Lock: {
        const Cell& cell = charts.thrown(Throw::Lock);
        const Cell& limit = charts.limit(Limit::Lock);
        const int inches =
            read_thrown(dice, {"locked horns, round {0}", round}, cell, [&](int sum) { return sum < limit.whole() ? -1 : 1; });
        explanation.note(corneta::Op::Start, shown_thrown(dice, cell), {"locked horns"}, cell);
        explanation.note(corneta::Op::Start, limit, {"the left one wins with"});
        move(state, inches, explanation);
        return after_round(inputs, state, charts);
    }
    }
    return Step::Finished;
}

TussleEnd TussleRules::end(const Tussle& /*inputs*/, const TussleState& state, const Charts& charts)
{
    const int edge = charts.limit(Limit::Edge).whole();
    return {.position = state.position,
            .rounds = static_cast<int>(state.round),
            .locked = state.locked != 0,
            .victor = state.position > 0 ? Victor::Left
                : state.position < 0     ? Victor::Right
                                         : Victor::Neither,
            .left_off = state.position <= -edge,
            .right_off = state.position >= edge};
}

Announcement TussleRules::announce(const Tussle& inputs, const TussleEnd& end, const Charts& /*charts*/)
{
    Announcement announcement;
    if (end.left_off || end.right_off) {
        announcement.headline = {"The {0} beetle falls off the table in round {1}.",
                                 {end.left_off ? std::string_view{"left"} : std::string_view{"right"}, end.rounds}};
        announcement.instructions.push_back({"Pick the beetle up."});
        announcement.next.push_back(
            {Follow::Must, end.left_off ? "left" : "right", {Choice{"wind-up", {"It is wound up again"}, {{"turns", "0"}}}}});
        return announcement;
    }
    announcement.headline = {"After {0} rounds the right one is pushed back by {1}.", {end.rounds, end.position}};
    if (end.locked)
        announcement.instructions.push_back({"Untangle the horns."});
    const auto again = [&] {
        return std::vector<Given>{
            {"left_grip", std::to_string(inputs.left.grip)}, {"right_grip", std::to_string(inputs.right.grip)}, {"rounds", "1"}};
    };
    announcement.next.push_back({Follow::Either,
                                 end.victor == Victor::Right ? "right" : "left",
                                 {Choice{"tussle", {"They push once more"}, again()},
                                  Choice{"leap", {"It leaps away"}, {{"distance", "2.5"}, {"trims", "oiled,polished"}}}}});
    return announcement;
}

} // namespace made_up
