// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/mill_lane/ruleset.h"

#include "tests/mill_lane/actions.h"

#include <algorithm>

/// What is rolled, with its odds; it knows no unit.
namespace mill_lane {

namespace {

struct AttackState {
    std::int64_t result;
};

struct AttackRules : RulesOf<Attack, AttackState, AttackEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::attacker_steps>("attacker_steps", role::attacker, stat::steps, {.least = 1, .most = 6, .start = 4}),
        asks<&Inputs::defender_steps>("defender_steps", role::defender, stat::steps, {.least = 1, .most = 6, .start = 3}),
        asks<&Inputs::walls>("walls", "Defender behind walls", role::defender, {},
                             {.help = "As it stands on the table.", .stands = Stands::InFront, .fact = Fact::Seen}),
    };
    static constexpr std::array outcomes{
        gives<&End::result>("result", "result", {.highlighted = these(Result::Driven), .options = results}),
        changes<&End::attacker_lost>("attacker_lost", "attacker loses", role::attacker, Does::Add, stat::lost, {.shown = Shown::AsBars}),
        changes<&End::attacker_steps>("attacker_left", "attacker's steps", role::attacker, Does::Add, stat::steps),
        changes<&End::driven>("driven", "defender goes back", role::defender, Does::Set, stat::driven),
    };
    static constexpr auto reads = Charts::keys<Die, Result, Number>;

    static Step step(const Inputs& inputs, AttackState& state, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        Total total{explanation};
        total.start(inputs.attacker_steps, {"attacker's steps"}, section::attack);
        total.add(-inputs.defender_steps, {"less the defender's steps"}, section::attack);
        if (inputs.walls)
            total.add(charts[Number::Walls]);
        const Cell& die = charts[Die::Attack];
        state.result =
            read_thrown(dice, {"attack"}, die, [&](int thrown) { return static_cast<int>(charts.band<Result>(thrown + total.whole())); });
        total.add(shown_thrown(dice, die), {"die for the attack"}, die);
        return Step::Finished;
    }
    static End end(const Inputs& /*inputs*/, const AttackState& state, const Charts& charts)
    {
        const auto result = static_cast<Result>(state.result);
        const int lost = result == Result::Repulsed ? charts[Number::Loss].whole() : 0;
        return {result, lost, -lost, result == Result::Driven};
    }
    static Announcement announce(const Inputs& /*inputs*/, const End& end, const Charts& /*charts*/)
    {
        if (end.result == Result::Driven)
            return {.headline = {"{The defender} is driven back."}};
        if (end.result == Result::Stopped)
            return {.headline = {"{The attacker} is stopped."}};
        return {.headline = {"{The attacker} is repulsed and loses {0}.", {end.attacker_lost}}};
    }
};

struct RetreatRules : CalculationOf<RetreatRules, Retreat, RetreatEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::steps>("steps", role::unit, stat::steps, {.most = 6, .start = 3}),
        asks<&Inputs::open>("open", "The way back is open", role::unit, {}, {.stands = Stands::InFront, .fact = Fact::Measured}),
    };
    static constexpr std::array outcomes{
        changes<&End::lost>("lost", "loses", role::unit, Does::Add, stat::lost),
        changes<&End::steps>("left", "steps", role::unit, Does::Add, stat::steps),
        changes<&End::driven>("driven", "has to go back", role::unit, Does::Set, stat::driven),
    };
    static constexpr std::array refusals{
        Refused{"steps", "a unit without steps goes nowhere", [](const Inputs& in) { return in.steps == 0; }}};
    static constexpr auto reads = Charts::keys<Number>;

    static End reckon(const Inputs& inputs, const Charts& charts, Explanation& explanation)
    {
        if (inputs.open)
            return {};
        explanation.note(Op::Start, charts[Number::Loss]);
        const int lost = std::min(inputs.steps, charts[Number::Loss].whole());
        return {lost, -lost, false};
    }
    static Announcement announce(const Inputs& inputs, const End& end, const Charts& /*charts*/)
    {
        Announcement announcement;
        announcement.headline =
            inputs.open ? Sentence{"The unit goes back."} : Sentence{"The unit cannot go back and loses {0}.", {end.lost}};
        if (inputs.open)
            announcement.instruct("Move it out of the enemy's reach.");
        return announcement;
    }
};

constexpr std::array phases{PhaseSpec{phase::blue, "Blue attacks"}, PhaseSpec{phase::red, "Red attacks"}};
const auto actions = actions_of(attack, retreat);
constexpr auto unreachable = std::to_array<UnreachableCell>({
    {"numbers", "steps", "amount", "the muster reads it, no roll does"},
    {"numbers", "turns", "amount", "the verdict reads it, no roll does"},
});
constexpr std::array markers{MarkerSpec{"Driven back", 2}};

} // namespace

constinit const ActionOf<Attack, AttackEnd> attack =
    action_of<AttackRules>({"attack", "Attack", "Whether an attack drives the defender back.", section::attack});
constinit const ActionOf<Retreat, RetreatEnd> retreat =
    action_of<RetreatRules>({"retreat", "Going back", "Where a unit goes that was driven back, or what it loses.", section::retreat});

const corneta::Ruleset ruleset{
    .key = "mill-lane",
    .label = "Mill Lane",
    .edition = "an example",
    .folder = "mill_lane",
    .phases = phases,
    .actions = actions,
    .charts = Charts::specs,
    .unreachable = unreachable,
    .typed_charts = corneta::typed_charts<Charts>,
    .game = &game_rules,
    .paper = {.markers = markers},
};

} // namespace mill_lane
