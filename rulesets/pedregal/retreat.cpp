// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/actions.h"

#include <algorithm>

/// What follows a result for each unit: where it is driven back, whether it is the one that loses a step.
namespace pedregal {

namespace {

constexpr std::array<Option, 3> ways{{{"open", "open"}, {"ravine", "across a ravine"}, {"none", "none"}}};

struct RetreatRules : CalculationOf<RetreatRules, Retreat, RetreatEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::way>("way", "Way back", role::unit, {}, {.help = no_way_out, .options = ways, .fact = Fact::Measured}),
        asks<&Inputs::infantry>(unit_infantry),
        asks<&Inputs::disrupted>(unit_disrupted),
        asks<&Inputs::steps>(unit_steps),
    };
    static constexpr std::array outcomes{
        gives<&End::retreats>("retreats", "retreats hexes"),
        changes<&End::status>("status", "status", role::unit, Does::Set, stat::status),
        changes<&End::steps_lost>("steps_lost", "steps lost", role::unit, Does::Add, stat::steps_lost),
        changes<&End::destroyed>("destroyed", "destroyed", role::unit, Does::Marker, stat::destroyed),
    };
    static constexpr std::array refusals{
        Refused{"way", "only infantry retreats across a ravine (19.1)",
                [](const Inputs& in) { return in.way == Way::Ravine && !in.infantry; }},
    };
    static constexpr auto reads = Charts::keys<CombatNumber, Rout>;

    static End reckon(const Inputs& inputs, const Charts& charts, Explanation& explanation)
    {
        End end{.status = status_of(inputs.disrupted)};
        if (inputs.way == Way::None) {
            explanation.note(Op::Start, charts[CombatNumber::NoRetreat]);
            end.steps_lost = std::min(inputs.steps, charts[CombatNumber::NoRetreat].whole());
            end.destroyed = end.steps_lost > 0 && end.steps_lost == inputs.steps;
            return end;
        }
        explanation.note(Op::Start, charts[CombatNumber::Retreat]);
        if (inputs.way == Way::Ravine) {
            explanation.note(Op::Add, 0, {"a retreat across a ravine disrupts"}, section::ravine);
            end.status = disrupted_from(inputs.disrupted);
        }
        if (end.status != Status::Routed)
            end.retreats = charts[CombatNumber::Retreat].whole();
        return end;
    }

    static Sentence headline(const Inputs& inputs, const End& end)
    {
        if (end.destroyed)
            return {"{It} cannot retreat and is destroyed."};
        if (inputs.way == Way::None)
            return {"{It} cannot retreat and loses {0} {1}.", {end.steps_lost, step_word(end.steps_lost)}};
        if (end.status == Status::Routed && inputs.way == Way::Ravine)
            return {"{It} was disrupted before: at the ravine it routs."};
        return {inputs.way == Way::Ravine ? "{It} retreats {0} {1} across the ravine and is disrupted." : "{It} retreats {0} {1}.",
                {end.retreats, hex_word(end.retreats)}};
    }

    static Announcement announce(const Inputs& inputs, const End& end, const Charts& charts)
    {
        Announcement announcement{.headline = headline(inputs, end)};
        if (end.destroyed)
            announcement.instruct(Hand::TakeOff, "Take its counter off the map.");
        else if (end.steps_lost > 0)
            announcement.instruct(Hand::TakeOff, "Take off {0} {1}.", end.steps_lost, step_word(end.steps_lost));
        if (end.status != status_of(inputs.disrupted))
            announce_status(end.status, charts, announcement);
        return announcement;
    }
};

struct ReturnRules : CalculationOf<ReturnRules, Return, ReturnEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::beside_hq>("beside_hq", "Next to its HQ", role::unit, {},
                                 {.help = "No: its HQ is off the map, or there is no room.", .start = 1, .fact = Fact::Seen}),
    };
    static constexpr std::array outcomes{
        changes<&End::status>("status", "status", role::unit, Does::Set, stat::status, {.options = statuses}),
    };
    static constexpr auto reads = Charts::keys<Rout>;

    static End reckon(const Charts& charts, Explanation& explanation)
    {
        explanation.note(Op::Start, charts[Rout::Turns]);
        return {};
    }

    static Announcement announce(const Inputs& inputs)
    {
        return {.headline = {"{It} comes back, disrupted."},
                .instructions = {{Hand::PutDown,
                                  inputs.beside_hq
                                      ? "Put it next to its HQ with a disruption marker."
                                      : "Put it where it may stand, as near to its HQ as can be known, with a disruption marker."}}};
    }
};

struct StepLossRules : CalculationOf<StepLossRules, StepLoss, StepLossEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::steps>(unit_steps),
        asks<&Inputs::lost>("lost", "Steps to lose", role::unit, {},
                            {.help = "Of the whole stack together.", .least = 1, .start = 1, .fact = Fact::Chosen}),
    };
    static constexpr std::array outcomes{
        changes<&End::steps_lost>("steps_lost", "steps lost", role::unit, Does::Add, stat::steps_lost),
        changes<&End::destroyed>("destroyed", "destroyed", role::unit, Does::Marker, stat::destroyed, {.highlighted = these(true)}),
    };

    static End reckon(const Inputs& inputs, Explanation& explanation)
    {
        explanation.note(Op::Start, inputs.lost, {"steps to lose"}, section::combat, Source::House);
        const int lost = std::min(inputs.lost, inputs.steps);
        return {lost, lost > 0 && lost == inputs.steps};
    }

    static Announcement announce(const End& end)
    {
        if (end.destroyed)
            return {.headline = {"{The unit} is destroyed."}, .instructions = {{Hand::TakeOff, "Take its counter off the map."}}};
        return {.headline = {"{The unit} loses {0} {1}.", {end.steps_lost, step_word(end.steps_lost)}},
                .instructions = {{Hand::TakeOff, "Take off {0} {1}.", {end.steps_lost, step_word(end.steps_lost)}}}};
    }
};

} // namespace

constinit const ActionOf<Retreat, RetreatEnd> retreat =
    action_of<RetreatRules>({"retreat", "Retreat", "Where a unit goes that is driven back.", section::combat, in_combat});

constinit const ActionOf<Return, ReturnEnd> come_back =
    action_of<ReturnRules>({"come-back", "Coming back", "A routed unit comes back onto the map.", section::combat, in_command});

constinit const ActionOf<StepLoss, StepLossEnd> step_loss =
    action_of<StepLossRules>({"step-loss", "Step loss", "Which unit of a stack loses the steps.", section::combat, in_combat});

} // namespace pedregal
