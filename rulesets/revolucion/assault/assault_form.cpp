// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/assault/assault.h"
#include "rulesets/revolucion/charts/unit_fields.h"

namespace revolucion {

using corneta::asks;
using corneta::Does;
using corneta::gives;
using corneta::Measure;
using unit_fields::Actor;
using unit_fields::Target;

namespace {

constexpr std::array assaulters{Option{"irregular-infantry", "irregular infantry"}, Option{"regular-infantry", "regular infantry"},
                                Option{"veteran-infantry", "veteran infantry"},     Option{"irregular-cavalry", "irregular cavalry"},
                                Option{"regular-cavalry", "regular cavalry"},       Option{"veteran-cavalry", "veteran cavalry"}};
constexpr std::array defensive_fires{Option{"none", "none"}, Option{"deployed", "Deployed Fire"}, Option{"moving", "Moving Fire"}};

constexpr std::array assault_form{
    asks<&Assault::actor, &AssaultActor::type>(
        {.key = "actor_type", .label = "Unit", .start = 1, .options = assaulters, .role = "actor", .stat = "type"}),
    Actor::bases<&Assault::actor, &AssaultActor::bases>,
    Actor::bases_at_start<&Assault::actor, &AssaultActor::bases_at_start>,
    Actor::status<&Assault::actor, &AssaultActor::status>,
    asks<&Assault::actor, &AssaultActor::formation>({.key = "actor_formation",
                                                     .label = "Formation",
                                                     .help = "Before the action.",
                                                     .start = 1,
                                                     .options = formations,
                                                     .role = "actor",
                                                     .stat = "formation"}),
    asks<&Assault::actor, &AssaultActor::deployed_at_start>({.key = "deployed_at_start",
                                                             .label = "Deployed at start",
                                                             .help = "Since the start of the turn.",
                                                             .start = 1,
                                                             .role = "actor",
                                                             .stat = "deployed_at_start",
                                                             .asked_when = "actor_formation=deployed"}),
    asks<&Assault::actor, &AssaultActor::leader>({.key = "leader",
                                                  .label = "Leader",
                                                  .help = "Attached: he leads the assault in person.",
                                                  .options = leaders,
                                                  .role = "actor",
                                                  .stat = "leader"}),
    asks<&Assault::actor, &AssaultActor::blocked>({.key = "actor_blocked",
                                                   .label = "Cannot go back",
                                                   .help = "Enemies, impassable ground or the edge of the table stand in its way.",
                                                   .role = "actor"}),
    asks<&Assault::line_of_sight>({.key = "line_of_sight", .label = "Line of sight", .start = 1}),
    asks<&Assault::distance>({.key = "distance",
                              .label = "Distance",
                              .help = "Base movement from its front to the nearest part of the target, terrain counted.",
                              .measure = Measure::Inches,
                              .most = 16,
                              .start = 6}),
    asks<&Assault::frontal>({.key = "frontal", .label = "Frontal", .help = "The path crosses the target's arc of fire.", .start = 1}),
    asks<&Assault::target, &FireTarget::body, &Body::type>(
        {.key = "target_type", .label = "Target", .start = 1, .options = unit_types, .role = "target", .stat = "type"}),
    Target::bases<&Assault::target, &FireTarget::body, &Body::bases>,
    Target::bases_at_start<&Assault::target, &FireTarget::body, &Body::bases_at_start>,
    Target::status<&Assault::target, &FireTarget::body, &Body::status>,
    unit_fields::target_formation<"", &Assault::target, &FireTarget::formation>,
    unit_fields::target_cover<"", &Assault::target, &FireTarget::cover>,
    asks<&Assault::target, &FireTarget::hull_down>({.key = "target_hull_down",
                                                    .label = "Hull-down",
                                                    .help = "It counts against fire alone.",
                                                    .role = "target",
                                                    .stat = "hull_down",
                                                    .asked_when = "target_type=armored-car|tankette"}),
    asks<&Assault::rough>({.key = "rough",
                           .label = "In rough ground or a town",
                           .help = "The target; it hinders cavalry.",
                           .role = "target",
                           .stat = "rough",
                           .asked_when = "actor_type=irregular-cavalry|regular-cavalry|veteran-cavalry"}),
    unit_fields::target_passenger<"", &Assault::target, &FireTarget::body, &Body::passenger>,
    asks<&Assault::train>({.key = "target_train",
                           .label = "The train this turn",
                           .help = "Of a train or of passengers on one; the locomotive is what is assaulted of a train.",
                           .options = trains_now,
                           .role = "target",
                           .stat = "train_now",
                           .asked_when = "target_type!=fast-transport|slow-transport|truck|car|armored-car|tankette|aircraft"}),
    unit_fields::target_blocked<" and target_train=none", &Assault::target, &FireTarget::body, &Body::blocked>,
    asks<&Assault::target, &FireTarget::leader>({.key = "target_leader",
                                                 .label = "Leader with it",
                                                 .options = leaders,
                                                 .role = "target",
                                                 .stat = "leader",
                                                 .asked_when = "target_type!=aircraft"}),
    asks<&Assault::bases_already_assaulted>({.key = "bases_already_assaulted",
                                             .label = "Assaulted by",
                                             .help = "Bases that have assaulted it this turn: each unit with those it began its assault "
                                                     "with, gone home or not.",
                                             .measure = Measure::Bases,
                                             .role = "target",
                                             .stat = "bases_assaulted"}),
    asks<&Assault::outnumbered>({.key = "outnumbered", .label = "Outnumbered", .options = outnumbering_words}),
};

constexpr std::array assault_outcomes{
    gives<&AssaultEnd::orders>({.key = "orders", .label = "orders", .options = order_result_words}),
    gives<&AssaultEnd::defensive_fire>({.key = "defensive_fire", .label = "defensive fire", .options = defensive_fires}),
    gives<&AssaultEnd::defensive_levels>({.key = "defensive_levels", .label = "levels by defensive fire"}),
    gives<&AssaultEnd::went_home>({.key = "went_home", .label = "goes home", .highlighted = corneta::these(true)}),
    gives<&AssaultEnd::difference>({.key = "difference", .label = "difference"}),
    gives<&AssaultEnd::bases_assaulted>({.key = "bases_assaulted",
                                         .label = "bases that have assaulted it this turn",
                                         .role = "target",
                                         .stat = "bases_assaulted",
                                         .does = Does::Set}),
    gives<&AssaultEnd::target_acted>(
        {.key = "target_acted", .label = "target has acted", .role = "target", .stat = "acted", .does = Does::Marker}),
    gives<&AssaultEnd::actor, &AssaultSide::levels>(
        {.key = "actor_levels", .label = "assaulter's levels", .role = "actor", .stat = "levels_taken", .does = Does::Add}),
    gives<&AssaultEnd::actor, &AssaultSide::damage, &Damage::status>(
        {.key = "actor_status", .label = "assaulter's status", .options = statuses, .role = "actor", .stat = "status", .does = Does::Set}),
    gives<&AssaultEnd::actor, &AssaultSide::damage, &Damage::bases_lost>(
        {.key = "actor_bases_lost", .label = "assaulter's bases lost", .role = "actor", .stat = "bases_lost", .does = Does::Add}),
    gives<&AssaultEnd::actor, &AssaultSide::damage, &Damage::falls_back>(
        {.key = "actor_moves_back", .label = "assaulter goes back, inches"}),
    gives<&AssaultEnd::actor, &AssaultSide::driven_back>(
        {.key = "actor_driven_back", .label = "assaulter driven back", .highlighted = corneta::these(true)}),
    gives<&AssaultEnd::actor, &AssaultSide::damage, &Damage::destroyed>(
        {.key = "actor_destroyed", .label = "assaulter destroyed", .role = "actor", .stat = "destroyed", .does = Does::Marker}),
    gives<&AssaultEnd::actor, &AssaultSide::leader_killed>({.key = "actor_leader_killed",
                                                            .label = "assaulter's leader killed",
                                                            .role = "actor",
                                                            .stat = "leader_killed",
                                                            .does = Does::Marker}),
    gives<&AssaultEnd::target, &AssaultSide::levels>({.key = "target_levels",
                                                      .label = "target's levels",
                                                      .shown = corneta::Shown::AsBars,
                                                      .role = "target",
                                                      .stat = "levels_taken",
                                                      .does = Does::Add}),
    gives<&AssaultEnd::target, &AssaultSide::damage, &Damage::status>(
        {.key = "target_status", .label = "target's status", .options = statuses, .role = "target", .stat = "status", .does = Does::Set}),
    gives<&AssaultEnd::target, &AssaultSide::damage, &Damage::bases_lost>(
        {.key = "target_bases_lost", .label = "target's bases lost", .role = "target", .stat = "bases_lost", .does = Does::Add}),
    gives<&AssaultEnd::target, &AssaultSide::damage, &Damage::falls_back>(
        {.key = "target_moves_back", .label = "target goes back, inches"}),
    gives<&AssaultEnd::target, &AssaultSide::driven_back>(
        {.key = "target_driven_back", .label = "target driven back", .highlighted = corneta::these(true)}),
    gives<&AssaultEnd::target, &AssaultSide::damage, &Damage::destroyed>({.key = "target_destroyed",
                                                                          .label = "target destroyed",
                                                                          .highlighted = corneta::these(true),
                                                                          .role = "target",
                                                                          .stat = "destroyed",
                                                                          .does = Does::Marker}),
    gives<&AssaultEnd::target, &AssaultSide::leader_killed>({.key = "target_leader_killed",
                                                             .label = "target's leader killed",
                                                             .role = "target",
                                                             .stat = "leader_killed",
                                                             .does = Does::Marker}),
};

constexpr std::array<std::string_view, 16> assault_charts{
    "dice",           "command",        "order-results", "movement-numbers", "outnumbering",      "fire-scores",     "fire-shifts",
    "fire-levels",    "damage",         "destruction",   "fall-backs",       "leader-casualties", "assault-reaches", "assault-scores",
    "assault-shifts", "assault-results"};

} // namespace

const std::span<const corneta::Field> AssaultRules::form = assault_form;
const std::span<const corneta::OutcomeSpec> AssaultRules::outcomes = assault_outcomes;
const std::span<const std::string_view> AssaultRules::reads = assault_charts;

} // namespace revolucion
