// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/ruleset.h"

#include "core/action/typed_charts.h"
#include "rulesets/cedar_creek/charts/chart_specs.h"
#include "rulesets/cedar_creek/combat/attack.h"
#include "rulesets/cedar_creek/combat/retreat.h"
#include "rulesets/cedar_creek/combat/rout_recovery.h"
#include "rulesets/cedar_creek/command/activation.h"
#include "rulesets/cedar_creek/command/continuation.h"
#include "rulesets/cedar_creek/command/initiative.h"
#include "rulesets/cedar_creek/command/initiative_test.h"
#include "rulesets/cedar_creek/command/sheridan.h"
#include "rulesets/cedar_creek/game/game.h"
#include "rulesets/cedar_creek/game/victory.h"
#include "rulesets/cedar_creek/movement/movement_cost.h"

namespace cedar_creek {

namespace {

constexpr std::array phases{
    corneta::PhaseSpec{"initiative", "Initiative"},
    corneta::PhaseSpec{"movement", "Movement"},
    corneta::PhaseSpec{"continuation", "Continuation"},
    corneta::PhaseSpec{"administrative", "Administrative"},
};
constexpr std::array<std::string_view, 1> in_initiative{"initiative"};
constexpr std::array<std::string_view, 1> in_movement{"movement"};
constexpr std::array<std::string_view, 2> in_retreats{"movement", "administrative"};
constexpr std::array<std::string_view, 1> in_continuation{"continuation"};
constexpr std::array<std::string_view, 1> in_administrative{"administrative"};

const auto actions = corneta::actions_of(
    corneta::action_of<InitiativeRules>({.key = "initiative",
                                         .label = "Initiative",
                                         .help = "Which side plays first this turn.",
                                         .rule = "6 Initiative Phase",
                                         .phases = in_initiative}),
    corneta::action_of<ActivationRules>({.key = "activation",
                                         .label = "Activation",
                                         .help = "How many divisions a side must activate this round.",
                                         .rule = "7.1 Activation",
                                         .phases = in_movement}),
    corneta::action_of<InitiativeTestRules>({.key = "initiative-test",
                                             .label = "Initiative test",
                                             .help = "Whether a division out of command range acts on its own.",
                                             .rule = "10 Movement",
                                             .phases = in_movement}),
    corneta::action_of<AttackRules>({.key = "attack",
                                     .label = "Attack",
                                     .help = "The fight for a zone: support dice, both dice with all that modifies them, and the result.",
                                     .rule = "11 Combat",
                                     .phases = in_movement}),
    corneta::action_of<RetreatRules>({.key = "retreat",
                                      .label = "Retreat or hold",
                                      .help = "What becomes of a brigade that is hit, that routs of its own will or is routed.",
                                      .rule = "11.4 Combat Results",
                                      .phases = in_retreats}),
    corneta::action_of<MovementCostRules>({.key = "movement-cost",
                                           .label = "Movement cost",
                                           .help = "Whether movement points suffice for a move, or a division is in command range.",
                                           .rule = "10.3 Movement",
                                           .phases = in_movement}),
    corneta::action_of<ContinuationRules>({.key = "continuation",
                                           .label = "Continuation",
                                           .help = "Whether the turn has a 4th and a 5th round.",
                                           .rule = "8 Continuation Phase",
                                           .phases = in_continuation}),
    corneta::action_of<RoutRecoveryRules>({.key = "rout-recovery",
                                           .label = "Rout recovery",
                                           .help = "Whether a routed brigade becomes organized.",
                                           .rule = "9 Administrative Phase",
                                           .phases = in_administrative}),
    corneta::action_of<SheridanRules>({.key = "sheridan",
                                       .label = "Sheridan",
                                       .help = "Before the initiative of turn 4: whether he arrives on it, or a turn later.",
                                       .rule = "12 Scenario",
                                       .phases = in_initiative}),
    corneta::action_of<VictoryRules>(
        {.key = "victory", .label = "Victory", .help = "The victory points of both sides.", .rule = "4 Object of the Game"}));

constexpr std::array unreachable{
    corneta::UnreachableCell{"turns", "1", "initiative", "section 6 gives the Confederates turn 1 without dice"},
};

} // namespace

const corneta::Ruleset ruleset{
    .key = "cedar-creek",
    .label = "Cedar Creek 1864",
    .edition = "Laurent Martin, translated by Roger Kaplan",
    .folder = "cedar_creek",
    .phases = phases,
    .actions = actions,
    .charts = chart_specs,
    .unreachable = unreachable,
    .typed_charts = corneta::typed_charts<Charts>,
    .game = &game_rules,
};

} // namespace cedar_creek
