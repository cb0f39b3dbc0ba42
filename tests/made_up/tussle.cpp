// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/made_up/charts.h"

#include <cstddef>
#include <cstdlib>

namespace made_up {

namespace {

struct Pusher {
    int grip = 0;
    bool oiled = false;
};
struct Tussle {
    Pusher left;
    Pusher right;
    int rounds = 0;
    bool filed = false; ///< horns that do not lock
};

/// The links of a round: the left one pushes, the right one pushes, and where that was a draw the horns lock.
enum class Stage : std::int8_t { Left, Right, Lock };

/// `position` is how far the right one has been pushed back, `force` what the left one has just pushed.
/// Rounds with and without a lock are links of different number, and both lead to the same states.
struct TussleState {
    Stage stage;
    std::int8_t position;
    std::int8_t force;
    std::int8_t locked;
    std::uint8_t round;
    std::array<std::uint8_t, 3> unused;
};

enum class Victor { Neither, Left, Right };
constexpr std::array victors{Option{"neither", "neither"}, Option{"left", "the left one"}, Option{"right", "the right one"}};
struct TussleEnd {
    int position = 0;
    int rounds = 0;
    bool locked = false; ///< in the last round
    Victor victor = Victor::Neither;
    bool left_off = false;
    bool right_off = false;
};

constexpr RefusalSpec no_grip{"left_grip", "neither beetle has any grip"};
constexpr RefusalSpec both_oiled{"right_oiled", "two oiled beetles only slide past each other"};

/// Two beetles push each other in turn until one is over the edge or the rounds are done.
struct TussleRules : RulesOf<Tussle, TussleState, TussleEnd, Charts> {
    static constexpr std::array form{
        asks<&Tussle::left, &Pusher::grip>("left_grip", "Grip", "left", "grip", {.most = 9, .start = 5}),
        asks<&Tussle::left, &Pusher::oiled>("left_oiled", "Oiled", "left", "oiled"),
        asks<&Tussle::right, &Pusher::grip>("right_grip", "Grip", "right", "grip", {.most = 9, .start = 5}),
        asks<&Tussle::right, &Pusher::oiled>("right_oiled", "Oiled", "right", "oiled"),
        asks<&Tussle::rounds>("rounds", "Rounds", {}, {},
                              {.help = "Past a dozen the falls are no longer counted in whole numbers.",
                               .least = 1,
                               .most = 40,
                               .start = 2,
                               .fact = Fact::Chosen}),
        asks<&Tussle::filed>(
            "filed", "Horns filed down", {}, {},
            {.help = "Equal pushes do not lock them.", .asked_when = "left_grip>0 and right_grip>0", .fact = Fact::Chosen}),
    };
    static constexpr std::array outcomes{
        gives<&TussleEnd::position>("position", "right one pushed back", {.shown = Shown::AsBars}),
        gives<&TussleEnd::rounds>("rounds", "rounds pushed"),
        changes<&TussleEnd::locked>("locked", "horns locked at the end", "left", Does::Marker, "tangled"),
        gives<&TussleEnd::victor>("victor", "victor", {.options = victors}),
        changes<&TussleEnd::left_off>("left_off", "left one is over the edge", "left", Does::Marker, "off"),
        changes<&TussleEnd::right_off>("right_off", "right one is over the edge", "right", Does::Marker, "off",
                                       {.highlighted = these(true)}),
    };
    static constexpr std::array refusals{&no_grip, &both_oiled};
    static constexpr auto reads = Charts::keys<Grip, Mark, Limit, Throw>;

    static void refuse(const Tussle& inputs, const Charts& /*charts*/, Refusals& found)
    {
        if (inputs.left.grip == 0 && inputs.right.grip == 0)
            found.add(no_grip);
        if (inputs.left.oiled && inputs.right.oiled)
            found.add(both_oiled);
    }

    /// Any round is like the one before it.
    static corneta::Clock clock(const Tussle& inputs, const Charts& /*charts*/)
    {
        return {offsetof(TussleState, round), 0, static_cast<std::uint8_t>(inputs.rounds - 1), "rounds"};
    }

    static Step step(const Tussle& inputs, TussleState& state, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        const int round = state.round + 1;
        if (state.stage == Stage::Left) {
            state.force = push(inputs.left, {"left's push, round {0}", round}, charts, dice, explanation);
            state.stage = Stage::Right;
            return Step::Continue;
        }
        if (state.stage == Stage::Lock) {
            const Cell& cell = charts[Throw::Lock];
            const Cell& limit = charts[Limit::Lock];
            const int inches =
                read_thrown(dice, {"locked horns, round {0}", round}, cell, [&](int sum) { return sum < limit.whole() ? -1 : 1; });
            explanation.note(Op::Start, shown_thrown(dice, cell), {"locked horns"}, cell);
            explanation.note(Op::Start, limit, {"the left one wins with"});
            move(state, inches, explanation);
            return after_round(inputs, state, charts);
        }
        const int inches = state.force - push(inputs.right, {"right's push, round {0}", round}, charts, dice, explanation);
        move(state, inches, explanation);
        if (inches != 0 || inputs.filed)
            return after_round(inputs, state, charts);
        state.force = 0;
        state.stage = Stage::Lock;
        state.locked = 1;
        return Step::Continue;
    }

    static std::int8_t push(const Pusher& pusher, const Label& label, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        Total grip{explanation};
        grip.start(pusher.grip, {"grip"}, section::tussling);
        if (pusher.oiled)
            grip.add(charts[Mark::Oiled]);
        const int held = grip.whole();
        const auto pushed = [&](int face) -> const Cell& { return charts[charts.band<Grip>(held), face - 1]; };
        const int inches = dice.read(label, 6, [&](int face) { return pushed(face).whole(); });
        explanation.start(pushed(dice.shown()[0]), {"a {0} with grip {1}", dice.shown()[0], held});
        return static_cast<std::int8_t>(inches);
    }

    static void move(TussleState& state, int inches, Explanation& explanation)
    {
        Total position{explanation};
        position.start(state.position, {"pushed back so far"}, section::tussling);
        position.add(inches, {"this round"}, section::tussling);
        state.position = static_cast<std::int8_t>(position.whole());
    }

    static Step after_round(const Tussle& inputs, TussleState& state, const Charts& charts)
    {
        state.stage = Stage::Left;
        state.force = 0;
        ++state.round;
        if (std::abs(int{state.position}) >= charts[Limit::Edge].whole() || state.round == inputs.rounds)
            return Step::Finished;
        state.locked = 0;
        return Step::Continue;
    }

    static TussleEnd end(const Tussle& /*inputs*/, const TussleState& state, const Charts& charts)
    {
        const int edge = charts[Limit::Edge].whole();
        const Victor one = state.position > 0 ? Victor::Left : Victor::Right;
        return {.position = state.position,
                .rounds = state.round,
                .locked = state.locked != 0,
                .victor = state.position == 0 ? Victor::Neither : one,
                .left_off = state.position <= -edge,
                .right_off = state.position >= edge};
    }

    static Announcement announce(const Tussle& inputs, const TussleEnd& end, const Charts& /*charts*/)
    {
        Announcement announcement;
        if (end.left_off || end.right_off) {
            const std::string_view who = end.left_off ? "left" : "right";
            announcement.headline = {"The {0} beetle falls off the table in round {1}.", {who, end.rounds}};
            announcement.instructions.push_back({"Pick the beetle up."});
            announcement.next.push_back({Follow::Must, who, {Choice{"wind-up", {"It is wound up again"}, {{"turns", "0"}}}}});
            return announcement;
        }
        announcement.headline = {"After {0} rounds the right one is pushed back by {1}.", {end.rounds, end.position}};
        if (end.locked)
            announcement.instructions.push_back({"Untangle the horns."});
        announcement.next.push_back(
            {Follow::Either,
             end.victor == Victor::Right ? "right" : "left",
             {Choice{"tussle",
                     {"They push once more"},
                     {{"left_grip", std::to_string(inputs.left.grip)}, {"right_grip", std::to_string(inputs.right.grip)}, {"rounds", "1"}}},
              Choice{"leap", {"It leaps away"}, {{"distance", "2.5"}, {"trims", "oiled,polished"}}}}});
        return announcement;
    }
};

} // namespace

constinit const Action tussle =
    action_of<TussleRules>({"tussle", "Tussle", "Two beetles push each other about.", section::tussling, in_playing});

} // namespace made_up
