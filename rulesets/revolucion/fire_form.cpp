// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/fire.h"

namespace revolucion {

using corneta::asks;
using corneta::Does;
using corneta::gives;
using corneta::Shown;
using corneta::Unit;

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
    asks<&Fire::actor, &FireActor::bases>(
        {.key = "actor_bases", .label = "Bases", .unit = Unit::Bases, .start = 4, .role = "actor", .stat = "bases"}),
    asks<&Fire::actor, &FireActor::bases_at_start>({.key = "actor_bases_at_start",
                                                    .label = "Bases at the start",
                                                    .unit = Unit::Bases,
                                                    .most = 10,
                                                    .start = 4,
                                                    .role = "actor",
                                                    .stat = "bases_at_start"}),
    asks<&Fire::actor, &FireActor::status>(
        {.key = "actor_status", .label = "Status", .options = statuses, .role = "actor", .stat = "status"}),
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
         .asked_when = "action=moving-fire and actor_formation=deployed and actor_type!=armored-car|tankette"}),
    asks<&Fire::actor, &FireActor::deploying>({.key = "deploying",
                                               .label = "Deploys this turn",
                                               .help = "It fires first, by Moving Fire.",
                                               .role = "actor",
                                               .asked_when = "action=moving-fire and actor_type!=armored-car|tankette"}),
    asks<&Fire::actor, &FireActor::leader>({.key = "leader",
                                            .label = "Leader",
                                            .help = "The one who commands its column, or the commander in chief; attached is in contact.",
                                            .options = leaders,
                                            .role = "actor"}),
    asks<&Fire::range>({.key = "range",
                        .label = "Range",
                        .help = "From the firer's front to the nearest part of the target.",
                        .unit = Unit::Inches,
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
    asks<&Fire::target, &FireTarget::body, &Body::bases>(
        {.key = "target_bases", .label = "Bases", .unit = Unit::Bases, .start = 4, .role = "target", .stat = "bases"}),
    asks<&Fire::target, &FireTarget::body, &Body::bases_at_start>({.key = "target_bases_at_start",
                                                                   .label = "Bases at the start",
                                                                   .unit = Unit::Bases,
                                                                   .most = 10,
                                                                   .start = 4,
                                                                   .role = "target",
                                                                   .stat = "bases_at_start"}),
    asks<&Fire::target, &FireTarget::body, &Body::status>(
        {.key = "target_status", .label = "Status", .options = statuses, .role = "target", .stat = "status"}),
    asks<&Fire::target, &FireTarget::formation>(
        {.key = "target_formation",
         .label = "Formation",
         .options = formations,
         .role = "target",
         .stat = "formation",
         .asked_when = "target_type!=train|armored-train|maquina-loca|truck|car|armored-car|tankette|aircraft and action!=anti-aircraft"}),
    asks<&Fire::target, &FireTarget::cover>(
        {.key = "target_cover",
         .label = "Cover",
         .help = "Soft: woods, scrub, hedges. Hard: stone, trenches; a train with sandbags. Fortification: redoubts and forts.",
         .options = covers,
         .role = "target",
         .stat = "cover",
         .asked_when = "target_type!=armored-train|armored-car|tankette|aircraft and action!=anti-aircraft"}),
    asks<&Fire::target, &FireTarget::hull_down>({.key = "target_hull_down",
                                                 .label = "Hull-down",
                                                 .role = "target",
                                                 .asked_when = "target_type=armored-car|tankette and action!=anti-aircraft"}),
    asks<&Fire::target, &FireTarget::body, &Body::passenger>(
        {.key = "target_passenger",
         .label = "On a train",
         .help = "Passengers are a target of their own: guns in prepared places deployed, others in maneuver or march formation.",
         .role = "target",
         .asked_when = "target_type=irregular-infantry|regular-infantry|veteran-infantry|irregular-cavalry|regular-cavalry|veteran-cavalry|"
                       "machine-guns|artillery and action!=anti-aircraft"}),
    asks<&Fire::target, &FireTarget::body, &Body::blocked>(
        {.key = "target_blocked",
         .label = "Cannot fall back",
         .help = "Enemies, impassable ground or the edge of the table stand in its way.",
         .role = "target",
         .asked_when = "target_type!=train|armored-train|maquina-loca|aircraft and target_passenger=no and action!=anti-aircraft"}),
    asks<&Fire::target, &FireTarget::leader>({.key = "target_leader",
                                              .label = "Leader with it",
                                              .help = "Only one who is attached is in danger.",
                                              .options = leaders,
                                              .role = "target",
                                              .asked_when = "target_type!=aircraft and action!=anti-aircraft"}),
    asks<&Fire::outnumbered>(
        {.key = "outnumbered", .label = "Outnumbered", .options = outnumbering_words, .asked_when = "action!=bomb|strafe"}),
};

constexpr std::array fire_outcomes{
    gives<&FireEnd::score>({.key = "score", .label = "score"}),
    gives<&FireEnd::levels>({.key = "levels", .label = "levels of damage", .shown = Shown::AsBars}),
    gives<&FireEnd::damage, &Damage::status>(
        {.key = "target_status", .label = "target's status", .options = statuses, .role = "target", .stat = "status", .does = Does::Set}),
    gives<&FireEnd::damage, &Damage::bases_lost>(
        {.key = "bases_lost", .label = "bases lost", .role = "target", .stat = "bases_lost", .does = Does::Add}),
    gives<&FireEnd::damage, &Damage::falls_back>({.key = "falls_back", .label = "falls back, inches"}),
    gives<&FireEnd::damage, &Damage::destroyed>({.key = "destroyed",
                                                 .label = "target destroyed",
                                                 .stands_out = corneta::these(true),
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
const std::span<const std::string_view> FireRules::charts = fire_charts;

} // namespace revolucion
