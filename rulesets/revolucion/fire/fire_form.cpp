// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/charts/unit_fields.h"
#include "rulesets/revolucion/fire/fire.h"

namespace revolucion {

using corneta::asks;
using corneta::Does;
using corneta::gives;
using corneta::Measure;
using corneta::Shown;
using unit_fields::Actor;
using unit_fields::Target;

namespace {

constexpr std::array fire_actions{Option{"deployed-fire", "Deployed Fire"}, Option{"moving-fire", "Moving Fire"},
                                  Option{"indirect-fire", "indirect fire"}, Option{"bomb", "aircraft bombs"},
                                  Option{"strafe", "aircraft strafes"},     Option{"anti-aircraft", "anti-aircraft fire"}};

constexpr std::array firers{Option{"irregular-infantry", "irregular infantry"},
                            Option{"regular-infantry", "regular infantry"},
                            Option{"veteran-infantry", "veteran infantry"},
                            Option{"irregular-cavalry", "irregular cavalry"},
                            Option{"regular-cavalry", "regular cavalry"},
                            Option{"veteran-cavalry", "veteran cavalry"},
                            Option{"machine-guns", "machine guns"},
                            Option{"artillery", "artillery"},
                            Option{"armored-car", "armored car"},
                            Option{"tankette", "tankette"},
                            Option{"aircraft", "aircraft"}};

constexpr corneta::Literal unless_at_aircraft{" and action!=anti-aircraft"};

constexpr std::array fire_form{
    asks<&Fire::action>({.key = "action",
                         .label = "Action",
                         .help = "Deployed Fire: deployed since the start of the turn, and no Deploy this turn. Automobiles make Moving "
                                 "Fire whatever stands here, but for anti-aircraft fire.",
                         .options = fire_actions}),
    asks<&Fire::actor, &FireActor::type>({.key = "actor_type",
                                          .label = "Unit",
                                          .help = "It is an aircraft that bombs or strafes.",
                                          .start = 1,
                                          .options = firers,
                                          .role = "actor",
                                          .stat = "type"}),
    Actor::bases<&Fire::actor, &FireActor::bases>,
    Actor::bases_at_start<&Fire::actor, &FireActor::bases_at_start>,
    Actor::status<&Fire::actor, &FireActor::status>,
    asks<&Fire::actor, &FireActor::formation>({.key = "actor_formation",
                                               .label = "Formation",
                                               .help = "Before the action.",
                                               .options = formations,
                                               .role = "actor",
                                               .stat = "formation",
                                               .asked_when = "action=moving-fire|indirect-fire and actor_type!=armored-car|tankette"}),
    asks<&Fire::actor, &FireActor::deployed_at_start>(
        {.key = "deployed_at_start",
         .label = "Deployed at start",
         .help = "Since the start of the turn.",
         .start = 1,
         .role = "actor",
         .stat = "deployed_at_start",
         .asked_when = "action=moving-fire and actor_formation=deployed and actor_type!=armored-car|tankette"}),
    asks<&Fire::actor, &FireActor::deploying>({.key = "deploying",
                                               .label = "Deploys this turn",
                                               .help = "It fires first, by Moving Fire.",
                                               .role = "actor",
                                               .asked_when = "action=moving-fire and actor_type!=armored-car|tankette"}),
    unit_fields::leader<&Fire::actor, &FireActor::leader>,
    asks<&Fire::range>({.key = "range",
                        .label = "Range",
                        .help = "From the firer's front to the nearest part of the target.",
                        .measure = Measure::Inches,
                        .most = 48,
                        .start = 6,
                        .asked_when = "action!=bomb|strafe"}),
    asks<&Fire::line_of_sight>(
        {.key = "line_of_sight", .label = "Line of sight", .start = 1, .asked_when = "action=deployed-fire|moving-fire|anti-aircraft"}),
    asks<&Fire::in_arc>({.key = "in_arc",
                         .label = "In arc of fire",
                         .help = "In part at least, 45 degrees outward from each front corner.",
                         .start = 1,
                         .asked_when = "action=deployed-fire|moving-fire|indirect-fire|anti-aircraft"}),
    asks<&Fire::spotted>({.key = "spotted",
                          .label = "Spotted",
                          .help = "Any friend sees the target, and no hill of more than one level stands between.",
                          .asked_when = "action=indirect-fire"}),
    asks<&Fire::target, &FireTarget::body, &Body::type>({.key = "target_type",
                                                         .label = "Target",
                                                         .help = "Anti-aircraft fire is at an aircraft.",
                                                         .start = 1,
                                                         .options = unit_types,
                                                         .role = "target",
                                                         .stat = "type"}),
    Target::bases<&Fire::target, &FireTarget::body, &Body::bases>,
    Target::bases_at_start<&Fire::target, &FireTarget::body, &Body::bases_at_start>,
    Target::status<&Fire::target, &FireTarget::body, &Body::status>,
    unit_fields::target_formation<unless_at_aircraft, &Fire::target, &FireTarget::formation>,
    unit_fields::target_cover<unless_at_aircraft, &Fire::target, &FireTarget::cover>,
    asks<&Fire::target, &FireTarget::hull_down>({.key = "target_hull_down",
                                                 .label = "Hull-down",
                                                 .role = "target",
                                                 .stat = "hull_down",
                                                 .asked_when = "target_type=armored-car|tankette and action!=anti-aircraft"}),
    unit_fields::target_passenger<unless_at_aircraft, &Fire::target, &FireTarget::body, &Body::passenger>,
    unit_fields::target_blocked<unless_at_aircraft, &Fire::target, &FireTarget::body, &Body::blocked>,
    asks<&Fire::target, &FireTarget::leader>({.key = "target_leader",
                                              .label = "Leader with it",
                                              .help = "Only one who is attached is in danger.",
                                              .options = leaders,
                                              .role = "target",
                                              .stat = "leader",
                                              .asked_when = "target_type!=aircraft and action!=anti-aircraft"}),
    asks<&Fire::outnumbered>(
        {.key = "outnumbered", .label = "Outnumbered", .options = outnumbering_words, .asked_when = "action!=bomb|strafe"}),
};

constexpr std::array fire_outcomes{
    gives<&FireEnd::score>({.key = "score", .label = "score"}),
    gives<&FireEnd::levels>({.key = "levels",
                             .label = "levels of damage",
                             .shown = Shown::AsBars,
                             .role = "target",
                             .stat = "levels_taken",
                             .does = Does::Add}),
    gives<&FireEnd::damage, &Damage::status>(
        {.key = "target_status", .label = "target's status", .options = statuses, .role = "target", .stat = "status", .does = Does::Set}),
    gives<&FireEnd::damage, &Damage::bases_lost>(
        {.key = "bases_lost", .label = "bases lost", .role = "target", .stat = "bases_lost", .does = Does::Add}),
    gives<&FireEnd::damage, &Damage::falls_back>({.key = "falls_back", .label = "falls back, inches"}),
    gives<&FireEnd::damage, &Damage::destroyed>({.key = "destroyed",
                                                 .label = "target destroyed",
                                                 .highlighted = corneta::these(true),
                                                 .role = "target",
                                                 .stat = "destroyed",
                                                 .does = Does::Marker}),
    gives<&FireEnd::leader_killed>(
        {.key = "leader_killed", .label = "leader killed", .role = "target", .stat = "leader_killed", .does = Does::Marker}),
};

constexpr std::array<std::string_view, 13> fire_charts{"dice",        "outnumbering",  "fire-ranges",      "range-bands", "fire-scores",
                                                       "fire-shifts", "fire-levels",   "damage",           "destruction", "fall-backs",
                                                       "aircraft",    "indirect-fire", "leader-casualties"};

} // namespace

const std::span<const corneta::Field> FireRules::form = fire_form;
const std::span<const corneta::OutcomeSpec> FireRules::outcomes = fire_outcomes;
const std::span<const std::string_view> FireRules::reads = fire_charts;

} // namespace revolucion
