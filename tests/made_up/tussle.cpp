// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/made_up/tussle.h"

#include "core/thrown.h"
#include "core/total.h"

#include <cstddef>
#include <cstdlib>

namespace made_up {

using corneta::Choice;
using corneta::Follow;
using corneta::Given;
using corneta::RefusalSpec;
using corneta::Tale;
using corneta::Telling;
using corneta::Then;

namespace {

constexpr RefusalSpec no_grip{"left_grip", "neither beetle has any grip"};
constexpr RefusalSpec both_oiled{"right_oiled", "two oiled beetles only slide past each other"};
constexpr std::array tussle_refusals{&no_grip, &both_oiled};

/// The links of a round: the left one pushes, the right one pushes, and where that was a draw the horns lock.
enum class Stage : std::int8_t { Left, Right, Lock };

int grip(const Pusher& pusher, const Cards& cards, Tale& tale)
{
    corneta::Total grip{tale};
    grip.start(pusher.grip, {"grip"}, rule::tussling);
    if (pusher.oiled)
        grip.add(cards.mark(Mark::Oiled));
    return grip.whole();
}

int push(const Pusher& pusher, const corneta::Label& label, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    const int held = grip(pusher, cards, tale);
    const int pushed = dice.read(label, 6, [&](int face) { return cards.push(held, face).whole(); });
    tale.start(cards.push(held, dice.shown()[0]), {"a {0} with grip {1}", dice.shown()[0], held});
    return pushed;
}

void move(TussleNow& now, int inches, Tale& tale)
{
    corneta::Total position{tale};
    position.start(now.position, {"pushed back so far"}, rule::tussling);
    position.add(inches, {"this round"}, rule::tussling);
    now.position = static_cast<std::int8_t>(position.whole());
}

Then after_round(const Tussle& asked, TussleNow& now, const Cards& cards)
{
    now.stage = static_cast<std::int8_t>(Stage::Left);
    now.force = 0;
    ++now.round;
    const bool is_over = std::abs(int{now.position}) >= cards.limit(Limit::Edge).whole() || now.round == asked.rounds;
    if (is_over)
        return Then::Done;
    now.locked = 0;
    return Then::More;
}

} // namespace

const std::span<const RefusalSpec* const> TussleRules::refusals = tussle_refusals;

void TussleRules::refuse(const Tussle& asked, const Cards& /*cards*/, corneta::Refusals& found)
{
    if (asked.left.grip == 0 && asked.right.grip == 0)
        found.add(no_grip);
    if (asked.left.oiled && asked.right.oiled)
        found.add(both_oiled);
}

corneta::Clock TussleRules::clock(const Tussle& asked, const Cards& /*cards*/)
{
    return {.at = offsetof(TussleNow, round), .from = 0, .until = static_cast<std::uint8_t>(asked.rounds - 1), .outcome = "rounds"};
}

Then TussleRules::step(const Tussle& asked, TussleNow& now, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    const int round = now.round + 1;
    switch (static_cast<Stage>(now.stage)) {
    case Stage::Left:
        now.force = static_cast<std::int8_t>(push(asked.left, {"left's push, round {0}", round}, cards, dice, tale));
        now.stage = static_cast<std::int8_t>(Stage::Right);
        return Then::More;
    case Stage::Right: {
        const int inches = now.force - push(asked.right, {"right's push, round {0}", round}, cards, dice, tale);
        move(now, inches, tale);
        if (inches != 0 || asked.filed)
            return after_round(asked, now, cards);
        now.force = 0;
        now.stage = static_cast<std::int8_t>(Stage::Lock);
        now.locked = 1;
        return Then::More;
    }
    case Stage::Lock: {
        const Cell& cell = cards.thrown(Throw::Lock);
        const Cell& limit = cards.limit(Limit::Lock);
        const int inches =
            read_thrown(dice, {"locked horns, round {0}", round}, cell, [&](int sum) { return sum < limit.whole() ? -1 : 1; });
        tale.note(corneta::Op::Start, shown_thrown(dice, cell), {"locked horns"}, cell);
        tale.note(corneta::Op::Start, limit, {"the left one wins with"});
        move(now, inches, tale);
        return after_round(asked, now, cards);
    }
    }
    return Then::Done;
}

TussleEnd TussleRules::end(const Tussle& /*asked*/, const TussleNow& now, const Cards& cards)
{
    const int edge = cards.limit(Limit::Edge).whole();
    return {.position = now.position,
            .rounds = static_cast<int>(now.round),
            .locked = now.locked != 0,
            .victor = now.position > 0 ? Victor::Left
                : now.position < 0     ? Victor::Right
                                       : Victor::Neither,
            .left_off = now.position <= -edge,
            .right_off = now.position >= edge};
}

Telling TussleRules::tell(const Tussle& asked, const TussleEnd& end, const Cards& /*cards*/)
{
    Telling telling;
    if (end.left_off || end.right_off) {
        telling.headline = {"The {0} beetle falls off the table in round {1}.",
                            {end.left_off ? std::string_view{"left"} : std::string_view{"right"}, end.rounds}};
        telling.hands.push_back({"Pick the beetle up."});
        telling.next.push_back(
            {Follow::Must, end.left_off ? "left" : "right", {Choice{"wind-up", {"It is wound up again"}, {{"turns", "0"}}}}});
        return telling;
    }
    telling.headline = {"After {0} rounds the right one is pushed back by {1}.", {end.rounds, end.position}};
    if (end.locked)
        telling.hands.push_back({"Untangle the horns."});
    const auto again = [&] {
        return std::vector<Given>{
            {"left_grip", std::to_string(asked.left.grip)}, {"right_grip", std::to_string(asked.right.grip)}, {"rounds", "1"}};
    };
    telling.next.push_back({Follow::Either,
                            end.victor == Victor::Right ? "right" : "left",
                            {Choice{"tussle", {"They push once more"}, again()},
                             Choice{"leap", {"It leaps away"}, {{"distance", "2.5"}, {"trims", "oiled,polished"}}}}});
    return telling;
}

} // namespace made_up
