// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee/combat_fields.h"
#include "rulesets/santa_anna/melee/melee.h"

namespace santa_anna {

using combat_fields::in_group;
using combat_fields::of_fire_and_melee;
using corneta::Does;
using corneta::gives;
using corneta::Shown;

namespace {

using A = combat_fields::Attacker<&Melee::attacker, MeleeSide>;
using D = combat_fields::Defender<&Melee::defender, MeleeSide>;
constexpr std::string_view attackers = "attacker";
constexpr std::string_view defenders = "defender";

constexpr std::array melee_form{
    in_group(A::effectives, attackers),
    in_group(A::stragglers, attackers),
    in_group(A::experience, attackers),
    in_group(A::arm, attackers),
    in_group(A::mounted, attackers),
    in_group(A::unlimbered, attackers),
    in_group(A::formation, attackers),
    in_group(A::melee_weapon, attackers),
    in_group(A::nation, attackers),
    in_group(A::charging, attackers),
    in_group(A::fighters, attackers),
    in_group(A::leader_attached, attackers),
    in_group(of_fire_and_melee(A::losses_this_turn), attackers),
    in_group(A::initial_volley, attackers),
    A::supporters,
    in_group(D::effectives, defenders),
    in_group(D::stragglers, defenders),
    in_group(D::experience, defenders),
    in_group(D::arm, defenders),
    in_group(D::mounted, defenders),
    in_group(D::unlimbered, defenders),
    in_group(D::formation, defenders),
    in_group(D::melee_weapon, defenders),
    in_group(D::nation, defenders),
    in_group(D::charging, defenders),
    in_group(D::fighters, defenders),
    in_group(D::leader_attached, defenders),
    in_group(of_fire_and_melee(D::losses_this_turn), defenders),
    in_group(D::initial_volley, defenders),
    in_group(D::caught_forming_square, defenders),
    D::supporters,
    combat_fields::defender_cover<&Melee::cover>,
    combat_fields::aspect<&Melee::aspect>,
    corneta::asks<&Melee::first_round>({.key = "first_round",
                                        .label = "First rounds of this melee",
                                        .help = "Charging, the lance and castings caught forming square count only then.",
                                        .start = 1}),
};

constexpr std::array melee_outcomes{
    gives<&MeleeEnd::locked>({.key = "locked", .label = "locked in melee", .highlighted = corneta::these(true)}),
    gives<&MeleeEnd::rounds_fought>({.key = "rounds_fought", .label = "rounds fought"}),
    gives<&MeleeEnd::guns_lost>({.key = "guns_lost", .label = "guns left behind"}),
    gives<&MeleeEnd::attacker, &MeleeEndSide::column>({.key = "attacker_column", .label = "attacker's column"}),
    gives<&MeleeEnd::attacker, &MeleeEndSide::losses>({.key = "attacker_losses", .label = "attacker's losses"}),
    gives<&MeleeEnd::attacker, &MeleeEndSide::stragglers>(
        {.key = "attacker_stragglers", .label = "attacker's stragglers", .role = "attacker", .stat = "stragglers", .does = Does::Add}),
    gives<&MeleeEnd::attacker, &MeleeEndSide::casualties>(
        {.key = "attacker_casualties", .label = "attacker's casualties", .role = "attacker", .stat = "casualties", .does = Does::Add}),
    gives<&MeleeEnd::attacker, &MeleeEndSide::straggled>(
        {.key = "attacker_straggled", .label = "attacker's stragglers that its leader is not rolled for"}),
    gives<&MeleeEnd::attacker, &MeleeEndSide::breaks>({.key = "attacker_breaks",
                                                       .label = "attacker breaks",
                                                       .highlighted = corneta::these(true),
                                                       .role = "attacker",
                                                       .stat = "broken",
                                                       .does = Does::Marker}),
    gives<&MeleeEnd::attacker, &MeleeEndSide::destroyed>(
        {.key = "attacker_destroyed", .label = "attacker destroyed", .role = "attacker", .stat = "destroyed", .does = Does::Marker}),
    gives<&MeleeEnd::defender, &MeleeEndSide::column>({.key = "defender_column", .label = "defender's column"}),
    gives<&MeleeEnd::defender, &MeleeEndSide::losses>({.key = "defender_losses", .label = "defender's losses", .shown = Shown::AsBars}),
    gives<&MeleeEnd::defender, &MeleeEndSide::stragglers>(
        {.key = "defender_stragglers", .label = "defender's stragglers", .role = "defender", .stat = "stragglers", .does = Does::Add}),
    gives<&MeleeEnd::defender, &MeleeEndSide::casualties>(
        {.key = "defender_casualties", .label = "defender's casualties", .role = "defender", .stat = "casualties", .does = Does::Add}),
    gives<&MeleeEnd::defender, &MeleeEndSide::straggled>(
        {.key = "defender_straggled", .label = "defender's stragglers that its leader is not rolled for"}),
    gives<&MeleeEnd::defender, &MeleeEndSide::breaks>({.key = "defender_breaks",
                                                       .label = "defender breaks",
                                                       .highlighted = corneta::these(true),
                                                       .role = "defender",
                                                       .stat = "broken",
                                                       .does = Does::Marker}),
    gives<&MeleeEnd::defender, &MeleeEndSide::destroyed>(
        {.key = "defender_destroyed", .label = "defender destroyed", .role = "defender", .stat = "destroyed", .does = Does::Marker}),
    gives<&MeleeEnd::attacker, &MeleeEndSide::unit_column>({.key = "attacker_unit_column", .label = "attackers' columns"}),
    gives<&MeleeEnd::attacker, &MeleeEndSide::unit_losses>({.key = "attacker_unit_losses", .label = "attackers' losses by unit"}),
    gives<&MeleeEnd::attacker, &MeleeEndSide::unit_stragglers>(
        {.key = "attacker_unit_stragglers", .label = "attackers' stragglers by unit"}),
    gives<&MeleeEnd::attacker, &MeleeEndSide::unit_casualties>(
        {.key = "attacker_unit_casualties", .label = "attackers' casualties by unit"}),
    gives<&MeleeEnd::attacker, &MeleeEndSide::unit_straggled>(
        {.key = "attacker_unit_straggled", .label = "attackers' stragglers that their leaders are not rolled for, by unit"}),
    gives<&MeleeEnd::attacker, &MeleeEndSide::unit_breaks>({.key = "attacker_unit_breaks", .label = "attackers that break"}),
    gives<&MeleeEnd::attacker, &MeleeEndSide::unit_destroyed>({.key = "attacker_unit_destroyed", .label = "attackers destroyed"}),
    gives<&MeleeEnd::defender, &MeleeEndSide::unit_column>({.key = "defender_unit_column", .label = "defenders' columns"}),
    gives<&MeleeEnd::defender, &MeleeEndSide::unit_losses>({.key = "defender_unit_losses", .label = "defenders' losses by unit"}),
    gives<&MeleeEnd::defender, &MeleeEndSide::unit_stragglers>(
        {.key = "defender_unit_stragglers", .label = "defenders' stragglers by unit"}),
    gives<&MeleeEnd::defender, &MeleeEndSide::unit_casualties>(
        {.key = "defender_unit_casualties", .label = "defenders' casualties by unit"}),
    gives<&MeleeEnd::defender, &MeleeEndSide::unit_straggled>(
        {.key = "defender_unit_straggled", .label = "defenders' stragglers that their leaders are not rolled for, by unit"}),
    gives<&MeleeEnd::defender, &MeleeEndSide::unit_breaks>({.key = "defender_unit_breaks", .label = "defenders that break"}),
    gives<&MeleeEnd::defender, &MeleeEndSide::unit_destroyed>({.key = "defender_unit_destroyed", .label = "defenders destroyed"}),
};

constexpr std::array<std::string_view, 6> melee_charts{"shifts",         "loss-allocation", "strength-header",
                                                       "combat-effects", "melee-numbers",   "straggler-dice"};

} // namespace

const std::span<const corneta::Field> MeleeRules::form = melee_form;
const std::span<const corneta::OutcomeSpec> MeleeRules::outcomes = melee_outcomes;
const std::span<const std::string_view> MeleeRules::reads = melee_charts;

} // namespace santa_anna
