// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee/charge.h"
#include "rulesets/santa_anna/melee/combat_fields.h"

namespace santa_anna {

using corneta::Does;
using corneta::gives;
using corneta::Measure;
using corneta::Shown;

namespace {

using A = combat_fields::Attacker<&Charge::attacker>;
using D = combat_fields::Defender<&Charge::defender>;

constexpr std::array charge_form{
    A::effectives,
    A::stragglers,
    A::experience,
    A::losses_this_turn,
    A::arm,
    A::mounted,
    A::formation,
    A::weapon,
    A::melee_weapon,
    A::nation,
    A::leader_attached,
    A::initial_volley,
    A::broke_through,
    A::low_ammunition,
    A::charging,
    A::fighters,
    A::supporters,
    corneta::asks<&Charge::inches_left>(
        {.key = "attacker_inches_left",
         .label = "Move left",
         .help = "Inches of the charge left on contact, to pursue a defender that retreats; 0 when it is not pursued.",
         .measure = Measure::Inches,
         .role = "attacker"}),
    D::effectives,
    D::stragglers,
    D::experience,
    D::losses_this_turn,
    D::casualties_this_turn,
    D::arm,
    D::mounted,
    D::unlimbered,
    D::formation,
    combat_fields::defender_cover<&Charge::cover>,
    combat_fields::aspect<&Charge::aspect>,
    D::weapon,
    D::melee_weapon,
    D::nation,
    D::leader_attached,
    D::initial_volley,
    D::broke_through,
    D::low_ammunition,
    D::charging,
    D::caught_forming_square,
    D::broken,
    D::fighters,
    D::supporters,
    corneta::asks<&Charge::rounds>({.key = "rounds",
                                    .label = "Rounds of melee",
                                    .help = "2 are one turn; 20 go on to the finish.",
                                    .least = 1,
                                    .most = 20,
                                    .start = 2}),
};

constexpr std::array charge_outcomes{
    gives<&ChargeEnd::result>({.key = "result", .label = "result", .shown = Shown::AsBars, .options = charge_words}),
    gives<&ChargeEnd::closes>({.key = "closes", .label = "attacker closes", .highlighted = corneta::these(true)}),
    gives<&ChargeEnd::stands>({.key = "stands", .label = "defender stands", .highlighted = corneta::these(true)}),
    gives<&ChargeEnd::locked>({.key = "locked", .label = "locked in melee", .highlighted = corneta::these(true)}),
    gives<&ChargeEnd::rounds_fought>({.key = "rounds_fought", .label = "rounds fought"}),
    gives<&ChargeEnd::breakthrough>({.key = "breakthrough", .label = "breakthrough", .options = breakthrough_words}),
    gives<&ChargeEnd::retreat_inches>({.key = "retreat_inches", .label = "inches of the retreat"}),
    gives<&ChargeEnd::guns_lost>({.key = "guns_lost", .label = "guns left behind"}),
    gives<&ChargeEnd::attacker, &ChargeEndSide::losses>({.key = "attacker_losses", .label = "attacker's losses"}),
    gives<&ChargeEnd::attacker, &ChargeEndSide::stragglers>(
        {.key = "attacker_stragglers", .label = "attacker's stragglers", .role = "attacker", .stat = "stragglers", .does = Does::Add}),
    gives<&ChargeEnd::attacker, &ChargeEndSide::casualties>(
        {.key = "attacker_casualties", .label = "attacker's casualties", .role = "attacker", .stat = "casualties", .does = Does::Add}),
    gives<&ChargeEnd::attacker, &ChargeEndSide::straggled>(
        {.key = "attacker_straggled", .label = "attacker's stragglers that its leader is not rolled for"}),
    gives<&ChargeEnd::attacker, &ChargeEndSide::breaks>({.key = "attacker_breaks",
                                                         .label = "attacker breaks",
                                                         .highlighted = corneta::these(true),
                                                         .role = "attacker",
                                                         .stat = "broken",
                                                         .does = Does::Marker}),
    gives<&ChargeEnd::attacker, &ChargeEndSide::destroyed>(
        {.key = "attacker_destroyed", .label = "attacker destroyed", .role = "attacker", .stat = "destroyed", .does = Does::Marker}),
    gives<&ChargeEnd::attacker, &ChargeEndSide::effectives_left>(
        {.key = "attacker_effectives_left", .label = "attacker's effectives left"}),
    gives<&ChargeEnd::attacker, &ChargeEndSide::stragglers_left>(
        {.key = "attacker_stragglers_left", .label = "attacker's stragglers left"}),
    gives<&ChargeEnd::defender, &ChargeEndSide::losses>({.key = "defender_losses", .label = "defender's losses"}),
    gives<&ChargeEnd::defender, &ChargeEndSide::stragglers>(
        {.key = "defender_stragglers", .label = "defender's stragglers", .role = "defender", .stat = "stragglers", .does = Does::Add}),
    gives<&ChargeEnd::defender, &ChargeEndSide::casualties>(
        {.key = "defender_casualties", .label = "defender's casualties", .role = "defender", .stat = "casualties", .does = Does::Add}),
    gives<&ChargeEnd::defender, &ChargeEndSide::straggled>(
        {.key = "defender_straggled", .label = "defender's stragglers that its leader is not rolled for"}),
    gives<&ChargeEnd::defender, &ChargeEndSide::breaks>({.key = "defender_breaks",
                                                         .label = "defender breaks",
                                                         .highlighted = corneta::these(true),
                                                         .role = "defender",
                                                         .stat = "broken",
                                                         .does = Does::Marker}),
    gives<&ChargeEnd::defender, &ChargeEndSide::destroyed>(
        {.key = "defender_destroyed", .label = "defender destroyed", .role = "defender", .stat = "destroyed", .does = Does::Marker}),
    gives<&ChargeEnd::defender, &ChargeEndSide::effectives_left>(
        {.key = "defender_effectives_left", .label = "defender's effectives left"}),
    gives<&ChargeEnd::defender, &ChargeEndSide::stragglers_left>(
        {.key = "defender_stragglers_left", .label = "defender's stragglers left"}),
};

constexpr std::array<std::string_view, 20> charge_charts{"weapon-ranges",    "fire-strength",   "strength-factors",     "shifts",
                                                         "loss-allocation",  "firing-limits",   "strength-header",      "combat-effects",
                                                         "melee-numbers",    "close-and-stand", "strength-compared",    "close-results",
                                                         "stand-results",    "straggler-dice",  "movement-dice",        "added-dice",
                                                         "movement-numbers", "breakthrough",    "breakthrough-results", "dice"};

} // namespace

const std::span<const corneta::Field> ChargeRules::form = charge_form;
const std::span<const corneta::OutcomeSpec> ChargeRules::outcomes = charge_outcomes;
const std::span<const std::string_view> ChargeRules::reads = charge_charts;

} // namespace santa_anna
