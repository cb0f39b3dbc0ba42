// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/combat/attack.h"

namespace pedregal {

using corneta::asks;
using corneta::gives;
using corneta::RefusalSpec;

namespace {

constexpr std::array hexsides{Option{"clear", "clear"}, Option{"protected", "protected"}, Option{"ravine", "ravine"}};
constexpr std::array results{Option{"ax", "Ax"}, Option{"ar", "Ar"}, Option{"ac", "Ac"}, Option{"dc", "Dc"},
                             Option{"dr", "Dr"}, Option{"dm", "Dm"}, Option{"dx", "Dx"}};

constexpr std::string_view no_way_out =
    "There is no legal retreat: a lava bed, an enemy zone, for guns and horse a ravine. A step is lost instead.";

constexpr std::array attack_form{
    asks<&Attack::attacker, &Side::strength>({.key = "attack_strength",
                                              .label = "Attack strength",
                                              .help = "Of all attacking units together; it is halved here.",
                                              .start = 4,
                                              .role = "attacker",
                                              .stat = "strength"}),
    asks<&Attack::attacker_arm>({.key = "attacker_arm", .label = "Attacker's arm", .options = arms, .role = "attacker", .stat = "arm"}),
    asks<&Attack::attacker, &Side::morale, &Morale::value>(
        {.key = "attacker_morale", .label = "Attacker's morale", .start = 3, .role = "attacker", .stat = "morale"}),
    asks<&Attack::attacker, &Side::morale, &Morale::leader>(
        {.key = "attacker_leader", .label = "Leader with the attacker", .help = "No engineer.", .role = "attacker", .stat = "leader"}),
    asks<&Attack::attacker, &Side::steps>({.key = "attacker_steps",
                                           .label = "Attacker's steps",
                                           .help = "Of the unit that would lose one.",
                                           .start = 1,
                                           .role = "attacker",
                                           .stat = "steps"}),
    asks<&Attack::charge_with_engineer>({.key = "charge_with_engineer",
                                         .label = "Charge with an engineer",
                                         .help = "U.S. infantry stacked with an engineer charges; a protected hexside is clear to it.",
                                         .role = "attacker"}),
    asks<&Attack::attacker, &Side::disrupted>(
        {.key = "attacker_disrupted", .label = "Attacker disrupted", .role = "attacker", .stat = "status"}),
    asks<&Attack::attacker_is_garrison>({.key = "attacker_is_garrison",
                                         .label = "Attacker is a garrison",
                                         .help = "Of a bastion.",
                                         .role = "attacker",
                                         .stat = "garrison"}),
    asks<&Attack::attacker, &Side::retreat_blocked>(
        {.key = "attacker_retreat_blocked", .label = "Attacker cannot retreat", .help = no_way_out, .role = "attacker"}),
    asks<&Attack::hexside>({.key = "hexside", .label = "Hexside", .options = hexsides}),
    asks<&Attack::defender, &Side::strength>({.key = "defense_strength",
                                              .label = "Defense strength",
                                              .help = "Of all defending units together; it is halved here.",
                                              .start = 4,
                                              .role = "defender",
                                              .stat = "strength"}),
    asks<&Attack::defender, &Side::morale, &Morale::value>(
        {.key = "defender_morale", .label = "Defender's morale", .start = 3, .role = "defender", .stat = "morale"}),
    asks<&Attack::defender, &Side::morale, &Morale::leader>(
        {.key = "defender_leader", .label = "Leader with the defender", .help = "No engineer.", .role = "defender", .stat = "leader"}),
    asks<&Attack::defender, &Side::steps>({.key = "defender_steps",
                                           .label = "Defender's steps",
                                           .help = "Of the unit that would lose one.",
                                           .start = 1,
                                           .role = "defender",
                                           .stat = "steps"}),
    asks<&Attack::defender, &Side::disrupted>(
        {.key = "defender_disrupted", .label = "Defender disrupted", .role = "defender", .stat = "status"}),
    asks<&Attack::garrison>({.key = "garrison",
                             .label = "Defender is a garrison",
                             .help = "Of a bastion; units above it in the hex are attacked by themselves, over clear hexsides.",
                             .role = "defender",
                             .stat = "garrison"}),
    asks<&Attack::defender_covered>(
        {.key = "defender_covered",
         .label = "Garrison covered",
         .help = "Other units stand in the bastion's hex; they are attacked as in clear terrain, the garrison not at all.",
         .role = "defender",
         .stat = "covered"}),
    asks<&Attack::defender, &Side::retreat_blocked>(
        {.key = "defender_retreat_blocked", .label = "Defender cannot retreat", .help = no_way_out, .role = "defender"}),
};

constexpr std::array attack_outcomes{
    gives<&AttackEnd::differential>({.key = "differential", .label = "attack less defense"}),
    gives<&AttackEnd::result>({.key = "result",
                               .label = "result",
                               .shown = corneta::Shown::AsBars,
                               .highlighted = corneta::these(CombatResult::Dr, CombatResult::Dm, CombatResult::Dx),
                               .options = results}),
    gives<&AttackEnd::attacker, &SideEnd::steps_lost>({.key = "attacker_steps_lost",
                                                       .label = "attacker's steps lost",
                                                       .role = "attacker",
                                                       .stat = "steps_lost",
                                                       .does = corneta::Does::Add}),
    gives<&AttackEnd::attacker, &SideEnd::retreats>({.key = "attacker_retreats", .label = "attacker retreats hexes"}),
    gives<&AttackEnd::attacker, &SideEnd::status>({.key = "attacker_status",
                                                   .label = "attacker's status",
                                                   .options = statuses,
                                                   .role = "attacker",
                                                   .stat = "status",
                                                   .does = corneta::Does::Set}),
    gives<&AttackEnd::attacker, &SideEnd::destroyed>({.key = "attacker_destroyed",
                                                      .label = "attacker destroyed",
                                                      .role = "attacker",
                                                      .stat = "destroyed",
                                                      .does = corneta::Does::Marker}),
    gives<&AttackEnd::defender, &SideEnd::steps_lost>({.key = "defender_steps_lost",
                                                       .label = "defender's steps lost",
                                                       .role = "defender",
                                                       .stat = "steps_lost",
                                                       .does = corneta::Does::Add}),
    gives<&AttackEnd::defender, &SideEnd::retreats>({.key = "defender_retreats", .label = "defender retreats hexes"}),
    gives<&AttackEnd::defender, &SideEnd::status>({.key = "defender_status",
                                                   .label = "defender's status",
                                                   .options = statuses,
                                                   .role = "defender",
                                                   .stat = "status",
                                                   .does = corneta::Does::Set}),
    gives<&AttackEnd::defender, &SideEnd::destroyed>({.key = "defender_destroyed",
                                                      .label = "defender destroyed",
                                                      .highlighted = corneta::these(true),
                                                      .role = "defender",
                                                      .stat = "destroyed",
                                                      .does = corneta::Does::Marker}),
};
constexpr std::array<std::string_view, 7> attack_charts{"combat-results", "halving",       "combat-numbers", "rout",
                                                        "dice",           "morale-shifts", "morale-fails"};

constexpr RefusalSpec across_ravine{"hexside", "there is no combat across a ravine"};
constexpr RefusalSpec by_garrison{"attacker_is_garrison", "a garrison does not attack"};
constexpr RefusalSpec by_disrupted{"attacker_disrupted", "a disrupted unit does not attack"};
constexpr RefusalSpec by_horse_or_guns{"attacker_arm", "only infantry attacks a garrison"};
constexpr RefusalSpec covered{"defender_covered", "a garrison is not attacked while other units are in its hex"};
constexpr std::array attack_refusals{&across_ravine, &by_garrison, &by_disrupted, &by_horse_or_guns, &covered};

} // namespace

const std::span<const corneta::Field> AttackRules::form = attack_form;
const std::span<const corneta::OutcomeSpec> AttackRules::outcomes = attack_outcomes;
const std::span<const RefusalSpec* const> AttackRules::refusals = attack_refusals;
const std::span<const std::string_view> AttackRules::reads = attack_charts;

void AttackRules::refuse(const Attack& inputs, const Charts& /*charts*/, corneta::Refusals& found)
{
    if (inputs.hexside == Hexside::Ravine)
        found.add(across_ravine);
    if (inputs.attacker_is_garrison)
        found.add(by_garrison);
    if (inputs.attacker.disrupted)
        found.add(by_disrupted);
    if (inputs.garrison && inputs.attacker_arm != Arm::Infantry)
        found.add(by_horse_or_guns);
    if (inputs.garrison && inputs.defender_covered)
        found.add(covered);
}

} // namespace pedregal
