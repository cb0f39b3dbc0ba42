// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/ruleset.h"

#include "core/action/typed_charts.h"
#include "rulesets/santa_anna/charts/charts.h"
#include "rulesets/santa_anna/charts/during.h"
#include "rulesets/santa_anna/command/leader_casualty.h"
#include "rulesets/santa_anna/command/leader_points.h"
#include "rulesets/santa_anna/command/leader_rally.h"
#include "rulesets/santa_anna/command/random_order.h"
#include "rulesets/santa_anna/fire/deal_losses.h"
#include "rulesets/santa_anna/fire/fire.h"
#include "rulesets/santa_anna/fire/fortification_fire.h"
#include "rulesets/santa_anna/fire/gun_crew.h"
#include "rulesets/santa_anna/fire/gun_damage.h"
#include "rulesets/santa_anna/fire/resupply.h"
#include "rulesets/santa_anna/fire/skirmishers.h"
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
#include "rulesets/santa_anna/morale/rally.h"
#include "rulesets/santa_anna/morale/rout_check.h"
#include "rulesets/santa_anna/movement/hold_recovery.h"
#include "rulesets/santa_anna/movement/movement.h"
#include "rulesets/santa_anna/movement/spot_hidden.h"

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

const corneta::ActionOf<LeaderPoints, LeaderPointsEnd> leader_points =
    corneta::action_of<LeaderPointsRules>({.key = "leader-points",
                                           .label = "Leader points",
                                           .help = "How many orders a leader can give this turn.",
                                           .rule = "Command and Control, 4.1",
                                           .phases = during::orders});
const corneta::ActionOf<Fire, FireEnd> fire = corneta::action_of<FireRules>(
    {.key = "fire", .label = "Fire", .help = "A unit or a battery fires at one target.", .rule = "8.0 Firing", .phases = during::fire});
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
const corneta::ActionOf<DealLosses, DealLossesEnd> deal_losses =
    corneta::action_of<DealLossesRules>({.key = "deal-losses",
                                         .label = "Deal losses",
                                         .help = "A side's losses fall at random on its units in a melee of several.",
                                         .rule = "Melee: Multiple-Unit Melees",
                                         .phases = during::melee});
const corneta::ActionOf<Breakthrough, BreakthroughEnd> breakthrough =
    corneta::action_of<BreakthroughRules>({.key = "breakthrough",
                                           .label = "Cavalry breakthrough",
                                           .help = "What mounted cavalry does that has broken a unit in melee.",
                                           .rule = "Cavalry: Cavalry Breakthrough",
                                           .phases = during::melee});
const corneta::ActionOf<RoutCheck, RoutCheckEnd> rout_check =
    corneta::action_of<RoutCheckRules>({.key = "rout-check",
                                        .label = "Rout check",
                                        .help = "A unit has seen a friend break; one roll for each of them.",
                                        .rule = "Routing",
                                        .phases = during::flight});
const corneta::ActionOf<Rally, RallyEnd> rally =
    corneta::action_of<RallyRules>({.key = "rally",
                                    .label = "Rally",
                                    .help = "A broken unit with a Rally order tries to form again.",
                                    .rule = "Rallying",
                                    .phases = during::rally});
const corneta::ActionOf<HoldRecovery, HoldRecoveryEnd> hold_recovery =
    corneta::action_of<HoldRecoveryRules>({.key = "hold-recovery",
                                           .label = "Recover stragglers",
                                           .help = "A unit on Hold, not broken, that neither fired nor fought takes stragglers back.",
                                           .rule = "Command and Control, 4.2",
                                           .phases = during::rally});
const corneta::ActionOf<LeaderRally, LeaderRallyEnd> leader_rally =
    corneta::action_of<LeaderRallyRules>({.key = "leader-rally",
                                          .label = "Leader rallies stragglers (optional)",
                                          .help = "A leader who spent a point on it brings stragglers back.",
                                          .rule = "Leader Rallies (optional)",
                                          .phases = during::rally});
const corneta::ActionOf<LeaderCasualty, LeaderCasualtyEnd> leader_casualty =
    corneta::action_of<LeaderCasualtyRules>({.key = "leader-casualty",
                                             .label = "Leader casualty",
                                             .help = "Whether a leader is hit who is attached to a unit with losses this turn.",
                                             .rule = "Leader Casualty Table",
                                             .phases = during::rally});
const corneta::ActionOf<RandomOrder, RandomOrderEnd> random_order =
    corneta::action_of<RandomOrderRules>({.key = "random-order",
                                          .label = "Random order",
                                          .help = "What a unit without an order does this turn.",
                                          .rule = "Command and Control, 4.1",
                                          .phases = during::orders});
const corneta::ActionOf<ChargingUnit, FollowUpChargeEnd> follow_up_charge =
    corneta::action_of<FollowUpChargeRules>({.key = "follow-up-charge",
                                             .label = "Follow-up charge (optional)",
                                             .help = "A unit that charged last turn charges again: before its movement dice.",
                                             .rule = "Melee: Follow-Up Charges (optional)",
                                             .phases = during::declarations});
const corneta::ActionOf<FortificationFire, FortificationFireEnd> fortification_fire =
    corneta::action_of<FortificationFireRules>({.key = "fortification-fire",
                                                .label = "Fire at a fortification",
                                                .help = "A battery fires at a section of a fortification or at a building.",
                                                .rule = "Reducing Fortifications",
                                                .phases = during::guns});
const corneta::ActionOf<GunDamage, GunDamageEnd> gun_damage =
    corneta::action_of<GunDamageRules>({.key = "gun-damage",
                                        .label = "Gun damage (optional)",
                                        .help = "A battery that artillery has hit may lose guns.",
                                        .rule = "Artillery: Damage to Artillery (optional)",
                                        .phases = during::guns});
const corneta::ActionOf<Movement, MovementEnd> movement =
    corneta::action_of<MovementRules>({.key = "movement",
                                       .label = "Movement",
                                       .help = "How far a unit or a leader may go, and who drops out on the way.",
                                       .rule = "Movement: Movement Distances",
                                       .phases = during::moves});
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
const corneta::ActionOf<SkirmisherWithdrawal, SkirmisherWithdrawalEnd> skirmisher_withdrawal =
    corneta::action_of<SkirmisherWithdrawalRules>({.key = "skirmisher-withdrawal",
                                                   .label = "Skirmishers withdraw",
                                                   .help = "Skirmishers fall back before a charge, or are caught by it.",
                                                   .rule = "Melee: Charging Through Skirmishers",
                                                   .phases = during::moves});
const corneta::ActionOf<OverrunStragglers, OverrunStragglersEnd> overrun_stragglers =
    corneta::action_of<OverrunStragglersRules>({.key = "overrun-stragglers",
                                                .label = "Overrun stragglers",
                                                .help = "Mounted cavalry rides over a unit's stragglers.",
                                                .rule = "Cavalry",
                                                .phases = during::moves_and_melee});
const corneta::ActionOf<SpotHidden, SpotHiddenEnd> spot_hidden =
    corneta::action_of<SpotHiddenRules>({.key = "spot-hidden",
                                         .label = "Spot a hidden unit",
                                         .help = "Whether a hidden unit at the edge of its cover is seen.",
                                         .rule = "Hidden units",
                                         .phases = during::moves});
const corneta::ActionOf<GunCrew, GunCrewEnd> gun_crew =
    corneta::action_of<GunCrewRules>({.key = "gun-crew",
                                      .label = "Gun crew",
                                      .help = "How many functions a gun casting has with the crew that is left.",
                                      .rule = "Artillery: Keeping a Gun in Operation",
                                      .phases = during::fire_and_moves});
const corneta::ActionOf<GunCrew, MixedCrewLossEnd> mixed_crew_loss =
    corneta::action_of<MixedCrewLossRules>({.key = "mixed-crew-loss",
                                            .label = "Loss of a mixed crew",
                                            .help = "Whether a gunner or a helper is lost.",
                                            .rule = "Artillery: Keeping a Gun in Operation",
                                            .phases = during::fire});
const corneta::ActionOf<Resupply, ResupplyEnd> resupply =
    corneta::action_of<ResupplyRules>({.key = "resupply",
                                       .label = "Resupply (optional)",
                                       .help = "A battery that has spent the turn at the wagons.",
                                       .rule = "Artillery: Artillery Ammunition (optional)",
                                       .phases = during::rally});

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
