// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/ruleset.h"

#include "core/action/typed_charts.h"
#include "rulesets/pedregal/charts/chart_specs.h"
#include "rulesets/pedregal/combat/attack.h"
#include "rulesets/pedregal/command/mexican_command.h"
#include "rulesets/pedregal/game/game.h"
#include "rulesets/pedregal/game/victory.h"
#include "rulesets/pedregal/morale/leader_casualty.h"
#include "rulesets/pedregal/morale/morale_check.h"
#include "rulesets/pedregal/movement/deployment.h"
#include "rulesets/pedregal/movement/enemy_zone_entry.h"
#include "rulesets/pedregal/movement/hidden_march.h"
#include "rulesets/pedregal/movement/lava_bed.h"
#include "rulesets/pedregal/movement/ravine.h"
#include "rulesets/pedregal/movement/river_crossing.h"

namespace pedregal {

namespace {

constexpr std::array phases{
    corneta::PhaseSpec{"command", "Command"},
    corneta::PhaseSpec{"movement", "Movement"},
    corneta::PhaseSpec{"combat", "Combat"},
};
constexpr std::array<std::string_view, 1> in_movement{"movement"};
constexpr std::array<std::string_view, 1> in_combat{"combat"};
constexpr std::array<std::string_view, 2> in_movement_and_combat{"movement", "combat"};

const auto actions = corneta::actions_of(
    corneta::action_of<MexicanCommandRules>(
        {.key = "mexican-command",
         .label = "Mexican command",
         .help = "Whether Santa Anna and his HQ become active, at the start of each Mexican movement phase.",
         .rule = section::mexican_command}),
    corneta::action_of<EnemyZoneEntryRules>({.key = "enemy-zone-entry",
                                             .label = "Enemy zone entry",
                                             .help = "Whether a Mexican unit enters an enemy zone of control while Santa Anna is inactive.",
                                             .rule = section::mexican_command,
                                             .phases = in_movement}),
    corneta::action_of<LavaBedRules>({.key = "lava-bed",
                                      .label = "Lava bed",
                                      .help = "Whether U.S. infantry or a leader enters a lava bed hex.",
                                      .rule = section::lava_bed,
                                      .phases = in_movement}),
    corneta::action_of<RavineRules>({.key = "ravine",
                                     .label = "Ravine",
                                     .help = "Infantry crosses a ravine, in its move or driven back.",
                                     .rule = section::ravine,
                                     .phases = in_movement_and_combat}),
    corneta::action_of<RiverCrossingRules>({.key = "river-crossing",
                                            .label = "River crossing",
                                            .help = "Whether a unit crosses the Churubusco away from bridges and fords.",
                                            .rule = section::churubusco,
                                            .phases = in_movement}),
    corneta::action_of<HiddenMarchRules>({.key = "hidden-march",
                                          .label = "Hidden march",
                                          .help = "How far a marker of hidden movement goes.",
                                          .rule = section::hidden_movement,
                                          .phases = in_movement}),
    corneta::action_of<DeploymentRules>({.key = "deployment",
                                         .label = "Deployment",
                                         .help = "What becomes of a unit that is revealed and deploys.",
                                         .rule = section::hidden_movement}),
    corneta::action_of<AttackRules>({.key = "attack",
                                     .label = "Attack",
                                     .help = "Strengths, the Combat Results Table and what becomes of both sides.",
                                     .rule = section::combat,
                                     .phases = in_combat}),
    corneta::action_of<MoraleCheckRules>(
        {.key = "morale-check", .label = "Morale check", .help = "Whether a unit passes a morale check.", .rule = section::morale}),
    corneta::action_of<LeaderCasualtyRules>({.key = "leader-casualty",
                                             .label = "Leader casualty",
                                             .help = "Whether a leader falls when his side has lost a step.",
                                             .rule = section::engineers,
                                             .phases = in_combat}),
    corneta::action_of<VictoryRules>(
        {.key = "victory", .label = "Victory", .help = "Who has won, and by what.", .rule = section::victory}));

constexpr std::string_view changes_words = "it is said to the player and changes no die";
constexpr std::array unreachable{
    corneta::UnreachableCell{"lava-bed-cost", "enters", "amount", changes_words},
    corneta::UnreachableCell{"bastions", "infantry", "amount", changes_words},
    corneta::UnreachableCell{"bastions", "artillery", "amount", changes_words},
    corneta::UnreachableCell{"bastions", "entry", "amount", changes_words},
    corneta::UnreachableCell{"engineers", "officers", "amount", changes_words},
    corneta::UnreachableCell{"hidden-boxes", "boxes", "amount", changes_words},
    corneta::UnreachableCell{"hidden-boxes", "markers", "amount", changes_words},
    corneta::UnreachableCell{"rout", "turns", "amount", changes_words},
};

} // namespace

const corneta::Ruleset ruleset{
    .key = "pedregal",
    .label = "Pedregal: Santa Anna at Bay",
    .edition = "Chris Perello, Decision Games, 2012",
    .folder = "pedregal",
    .phases = phases,
    .actions = actions,
    .charts = chart_specs,
    .unreachable = unreachable,
    .typed_charts = corneta::typed_charts<Charts>,
    .game = &game_rules,
};

} // namespace pedregal
