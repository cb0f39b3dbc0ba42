// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/ruleset.h"

#include "core/action/typed_charts.h"
#include "rulesets/santa_anna/charts/charts.h"
#include "rulesets/santa_anna/charts/during.h"
#include "rulesets/santa_anna/command/command.h"
#include "rulesets/santa_anna/fire/fire.h"
#include "rulesets/santa_anna/game/game.h"
#include "rulesets/santa_anna/game/victory.h"
#include "rulesets/santa_anna/melee/breakthrough.h"
#include "rulesets/santa_anna/melee/charge.h"
#include "rulesets/santa_anna/melee/charge_stragglers.h"
#include "rulesets/santa_anna/melee/counter_charge.h"
#include "rulesets/santa_anna/melee/emergency_square.h"
#include "rulesets/santa_anna/melee/melee.h"
#include "rulesets/santa_anna/melee/melee_strike.h"
#include "rulesets/santa_anna/melee/overrun_stragglers.h"
#include "rulesets/santa_anna/melee/pass_through.h"
#include "rulesets/santa_anna/melee/roll_to_close.h"
#include "rulesets/santa_anna/melee/roll_to_stand.h"
#include "rulesets/santa_anna/morale/morale.h"
#include "rulesets/santa_anna/movement/movement.h"

namespace santa_anna {

namespace {

constexpr std::array phases{
    corneta::PhaseSpec{"give-orders", "Give Orders"},
    corneta::PhaseSpec{"declare-charges", "Declare Charges"},
    corneta::PhaseSpec{"first-fire", "First Fire", corneta::Applied::AtEnd},
    corneta::PhaseSpec{"all-moves", "All Moves"},
    corneta::PhaseSpec{"hold-fire", "Hold Fire", corneta::Applied::AtEnd},
    corneta::PhaseSpec{"melee", "Melee"},
    corneta::PhaseSpec{"rally", "Rally"},
};

} // namespace

namespace action {

const corneta::ActionOf<Charge, ChargeEnd> charge =
    corneta::action_of<ChargeRules>({.key = "charge",
                                     .label = "Charge",
                                     .help = "A whole charge: to close, to stand, melee and what follows.",
                                     .rule = "Melee",
                                     .phases = during::melee});
const corneta::ActionOf<RollToClose, RollToCloseEnd> roll_to_close =
    corneta::action_of<RollToCloseRules>({.key = "roll-to-close",
                                          .label = "Roll to close",
                                          .help = "Does the charging unit come to grips?",
                                          .rule = "Melee: Rolling to Close",
                                          .phases = during::melee});
const corneta::ActionOf<RollToStand, RollToStandEnd> roll_to_stand =
    corneta::action_of<RollToStandRules>({.key = "roll-to-stand",
                                          .label = "Roll to stand",
                                          .help = "Does the unit that is charged stand and receive the charge?",
                                          .rule = "Melee: Rolling to Stand",
                                          .phases = during::melee});
const corneta::ActionOf<Melee, MeleeEnd> melee =
    corneta::action_of<MeleeRules>({.key = "melee",
                                    .label = "Melee",
                                    .help = "One turn of melee, two rounds, up to four units a side.",
                                    .rule = "Melee Procedure",
                                    .phases = during::melee});
const corneta::ActionOf<MeleeStrike, MeleeStrikeEnd> melee_strike =
    corneta::action_of<MeleeStrikeRules>({.key = "melee-strike",
                                          .label = "One unit's roll in a melee",
                                          .help = "For melees of more units than the form holds.",
                                          .rule = "Melee: Multiple-Unit Melees",
                                          .phases = during::melee});
const corneta::ActionOf<EmergencySquare, EmergencySquareEnd> emergency_square =
    corneta::action_of<EmergencySquareRules>({.key = "emergency-square",
                                              .label = "Emergency square",
                                              .help = "Infantry charged by cavalry tries to form square in time.",
                                              .rule = "Melee: Forming Emergency Square",
                                              .phases = during::declarations});
const corneta::ActionOf<Breakthrough, BreakthroughEnd> breakthrough =
    corneta::action_of<BreakthroughRules>({.key = "breakthrough",
                                           .label = "Cavalry breakthrough",
                                           .help = "What mounted cavalry does that has broken a unit in melee.",
                                           .rule = "Cavalry: Cavalry Breakthrough",
                                           .phases = during::melee});
const corneta::ActionOf<Victory, VictoryEnd> victory =
    corneta::action_of<VictoryRules>({.key = "victory",
                                      .label = "Victory at Buena Vista",
                                      .help = "Who has won, by the U.S. infantry and by points.",
                                      .rule = "Scenario: Buena Vista",
                                      .phases = during::rally});
const corneta::ActionOf<ChargingUnit, FollowUpChargeEnd> follow_up_charge =
    corneta::action_of<FollowUpChargeRules>({.key = "follow-up-charge",
                                             .label = "Follow-up charge (optional)",
                                             .help = "A unit that charged last turn charges again: before its movement dice.",
                                             .rule = "Melee: Follow-Up Charges (optional)",
                                             .phases = during::declarations});
const corneta::ActionOf<CounterCharge, CounterChargeEnd> counter_charge =
    corneta::action_of<CounterChargeRules>({.key = "counter-charge",
                                            .label = "Counter charge (optional)",
                                            .help = "Mounted cavalry tries to change its order to Charge.",
                                            .rule = "Cavalry: Cavalry Counter Charge (optional)",
                                            .phases = during::declarations_and_moves});
const corneta::ActionOf<PassThrough, PassThroughEnd> pass_through =
    corneta::action_of<PassThroughRules>({.key = "pass-through",
                                          .label = "Pass through a friend",
                                          .help = "A unit moves through another of its own side.",
                                          .rule = "Movement: Passing Through Other Units",
                                          .phases = during::flight});
const corneta::ActionOf<ChargingUnit, ChargeShortEnd> charge_short =
    corneta::action_of<ChargeShortRules>({.key = "charge-short",
                                          .label = "Charge falls short",
                                          .help = "A charging unit has moved all its inches and touches no enemy.",
                                          .rule = "Melee Procedure",
                                          .phases = during::moves});
const corneta::ActionOf<OverrunStragglers, OverrunStragglersEnd> overrun_stragglers =
    corneta::action_of<OverrunStragglersRules>({.key = "overrun-stragglers",
                                                .label = "Overrun stragglers",
                                                .help = "Mounted cavalry rides over a unit's stragglers.",
                                                .rule = "Cavalry",
                                                .phases = during::moves_and_melee});

} // namespace action

namespace {

const auto actions =
    corneta::actions_of(action::leader_points, action::fire, action::charge, action::roll_to_close, action::roll_to_stand, action::melee,
                        action::melee_strike, action::emergency_square, action::deal_losses, action::breakthrough, action::rout_check,
                        action::rally, action::hold_recovery, action::leader_rally, action::leader_casualty, action::victory,
                        action::random_order, action::follow_up_charge, action::fortification_fire, action::gun_damage, action::movement,
                        action::counter_charge, action::pass_through, action::charge_short, action::skirmisher_withdrawal,
                        action::overrun_stragglers, action::spot_hidden, action::gun_crew, action::mixed_crew_loss, action::resupply);

constexpr std::string_view changes_words = "it is said to the player and changes no die";
constexpr std::string_view at_the_table = "it is for the templates of the table and changes no die";
constexpr std::array unreachable{
    corneta::UnreachableCell{"artillery-functions", "us-heaviest", "amount", changes_words},
    corneta::UnreachableCell{"artillery-functions", "us", "amount", changes_words},
    corneta::UnreachableCell{"artillery-functions", "others", "amount", changes_words},
    corneta::UnreachableCell{"leader-points", "order", "amount", changes_words},
    corneta::UnreachableCell{"leader-points", "far-order", "amount", changes_words},
    corneta::UnreachableCell{"leader-points", "far-distance", "amount", changes_words},
    corneta::UnreachableCell{"morale-numbers", "near", "amount", changes_words},
    corneta::UnreachableCell{"morale-numbers", "sight", "amount", changes_words},
    corneta::UnreachableCell{"morale-numbers", "sight-to-each-side", "amount", changes_words},
    corneta::UnreachableCell{"leader-numbers", "rally-distance", "amount", changes_words},
    corneta::UnreachableCell{"leader-numbers", "rally-points", "amount", changes_words},
    corneta::UnreachableCell{"cavalry-numbers", "enemy-within", "amount", changes_words},
    corneta::UnreachableCell{"cavalry-numbers", "charge-within", "amount", changes_words},
    corneta::UnreachableCell{"arcs", "breakthrough", "degrees", changes_words},
    corneta::UnreachableCell{"detachments", "company", "amount", changes_words},
    corneta::UnreachableCell{"arcs", "formed", "degrees", at_the_table},
    corneta::UnreachableCell{"arcs", "artillery", "degrees", at_the_table},
    corneta::UnreachableCell{"arcs", "skirmishers", "degrees", at_the_table},
    corneta::UnreachableCell{"arcs", "zone", "degrees", at_the_table},
    corneta::UnreachableCell{"arcs", "oblique", "degrees", at_the_table},
    corneta::UnreachableCell{"fortification-numbers", "section", "amount", changes_words},
};

} // namespace

const corneta::Ruleset ruleset{
    .key = "santa-anna",
    .label = "Santa Anna Rules",
    .edition = "Tactical set, Buck Surdu, 1997",
    .folder = "santa_anna",
    .phases = phases,
    .actions = actions,
    .charts = Charts::specs,
    .unreachable = unreachable,
    .typed_charts = corneta::typed_charts<Charts>,
    .game = &game_rules,
};

} // namespace santa_anna
