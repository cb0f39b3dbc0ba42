// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/ruleset.h"

#include "core/action/typed_charts.h"
#include "rulesets/revolucion/assault/assault.h"
#include "rulesets/revolucion/charts/chart_specs.h"
#include "rulesets/revolucion/command/initiative.h"
#include "rulesets/revolucion/command/orders.h"
#include "rulesets/revolucion/fire/explosion.h"
#include "rulesets/revolucion/fire/fire.h"
#include "rulesets/revolucion/fire/line_of_sight.h"
#include "rulesets/revolucion/fire/outnumbered.h"
#include "rulesets/revolucion/game/game.h"
#include "rulesets/revolucion/morale/army_morale.h"
#include "rulesets/revolucion/morale/regroup.h"
#include "rulesets/revolucion/movement/movement_cost.h"
#include "rulesets/revolucion/movement/train_sequence.h"

namespace revolucion {

namespace {

constexpr std::array phases{
    corneta::PhaseSpec{"initiative", "Initiative"},
    corneta::PhaseSpec{"actions", "Actions"},
};
constexpr std::array<std::string_view, 1> in_initiative{"initiative"};
constexpr std::array<std::string_view, 1> in_actions{"actions"};

const auto actions = corneta::actions_of(
    corneta::action_of<InitiativeRules>({.key = "initiative",
                                         .label = "Initiative",
                                         .help = "Which side begins the turn.",
                                         .rule = "Playing the Game",
                                         .phases = in_initiative}),
    corneta::action_of<OrdersRules>({.key = "orders",
                                     .label = "Orders",
                                     .help = "Whether an order to deploy, maneuver or march arrives, and how far the unit may go.",
                                     .rule = "Leaders, Command Control, and Regrouping",
                                     .phases = in_actions}),
    corneta::action_of<FireRules>({.key = "fire",
                                   .label = "Fire",
                                   .help = "A unit fires at another; aircraft and fire at them too.",
                                   .rule = "Fire",
                                   .phases = in_actions}),
    corneta::action_of<AssaultRules>({.key = "assault",
                                      .label = "Assault",
                                      .help = "A whole assault: orders, defensive fire, close combat, leaders.",
                                      .rule = "Assaults",
                                      .phases = in_actions}),
    corneta::action_of<RegroupRules>({.key = "regroup",
                                      .label = "Regroup",
                                      .help = "A disordered or demoralized unit tries to recover.",
                                      .rule = "Leaders, Command Control, and Regrouping",
                                      .phases = in_actions}),
    corneta::action_of<ExplosionRules>({.key = "explosion",
                                        .label = "Explosion",
                                        .help = "A mine or a máquina loca, for each unit in reach of it.",
                                        .rule = "Vehicles and Scenario-Specific Rules",
                                        .phases = in_actions}),
    corneta::action_of<ArmyMoraleRules>(
        {.key = "army-morale", .label = "Army morale", .help = "An army's break point and what is left of it.", .rule = "Army Morale"}),
    corneta::action_of<MovementCostRules>({.key = "movement-cost",
                                           .label = "Movement cost",
                                           .help = "Whether a base move suffices for a path.",
                                           .rule = "Formations and Movement: Movement Distances",
                                           .phases = in_actions}),
    corneta::action_of<LineOfSightRules>({.key = "line-of-sight",
                                          .label = "Line of sight",
                                          .help = "Whether two units see each other past or into a tall obstruction.",
                                          .rule = "Terrain: Line of Sight",
                                          .phases = in_actions}),
    corneta::action_of<OutnumberedRules>({.key = "outnumbered",
                                          .label = "Outnumbered",
                                          .help = "Who is outnumbered in fire or in an assault.",
                                          .rule = "Unit Status and Combat Effects",
                                          .phases = in_actions}),
    corneta::action_of<TrainSequenceRules>({.key = "train-sequence",
                                            .label = "Train sequence",
                                            .help = "Whether a train may halt, maneuver or march next.",
                                            .rule = "Vehicles and Scenario-Specific Rules: Trains",
                                            .phases = in_actions}));

constexpr std::string_view changes_words = "it is said to the player and changes no die";
constexpr std::string_view driven_anyway = "the levels beside it destroy the unit or make it fall back";
constexpr std::array unreachable{
    corneta::UnreachableCell{"assault-results", "routed", "target-pushed", driven_anyway},
    corneta::UnreachableCell{"assault-results", "broken", "assaulter-pushed", driven_anyway},
    corneta::UnreachableCell{"movement-numbers", "enemy-zone", "amount", changes_words},
    corneta::UnreachableCell{"aircraft", "away", "amount", changes_words},
    corneta::UnreachableCell{"sight", "friends", "amount", changes_words},
};

} // namespace

const corneta::Ruleset ruleset{
    .key = "revolucion",
    .label = "Revolucion!",
    .edition = "Arofan Gregory, 2024",
    .folder = "revolucion",
    .phases = phases,
    .actions = actions,
    .charts = chart_specs,
    .unreachable = unreachable,
    .typed_charts = corneta::typed_charts<Charts>,
    .game = &game_rules,
};

} // namespace revolucion
