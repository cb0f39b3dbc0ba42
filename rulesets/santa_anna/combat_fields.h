// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/declare.h"
#include "rulesets/santa_anna/combat.h"

#include <string_view>

/// The inputs of charge and melee, declared once. `Side` is the member of an action's answers that holds the side, `Part` its type:
/// a Body, or lists of the same names.
namespace santa_anna::combat_fields {

using corneta::asks;
using corneta::Field;
using corneta::Unit;

constexpr Field in_group(Field field, std::string_view group)
{
    field.group = group;
    field.rows_least = 1;
    return field;
}

template <auto Side, class Part = Body> struct Attacker {
    static constexpr std::string_view role = "attacker";
    static constexpr Field effectives = asks<Side, &Part::effectives>(
        {.key = "attacker_effectives", .label = "Effectives", .unit = Unit::Castings, .start = 12, .role = role, .stat = "effectives"});
    static constexpr Field stragglers = asks<Side, &Part::stragglers>(
        {.key = "attacker_stragglers", .label = "Stragglers", .unit = Unit::Castings, .role = role, .stat = "stragglers"});
    static constexpr Field fighters = asks<Side, &Part::fighters>({.key = "attacker_fighters",
                                                                   .label = "Castings in contact",
                                                                   .help = "0 when all effectives fight.",
                                                                   .unit = Unit::Castings,
                                                                   .role = role});
    static constexpr Field supporters = asks<Side, &Part::supporters>(
        {.key = "attacker_supporters",
         .label = "Supporters",
         .help = "Effectives of units that touch this one and no enemy: they count for numbers and do not fight.",
         .unit = Unit::Castings,
         .role = role});
    static constexpr Field arm =
        asks<Side, &Part::arm>({.key = "attacker_arm", .label = "Arm", .options = arms, .role = role, .stat = "arm"});
    static constexpr Field nation = asks<Side, &Part::nation>(
        {.key = "attacker_nation", .label = "Nation", .start = 1, .options = nations, .role = role, .stat = "nation"});
    static constexpr Field experience = asks<Side, &Part::experience>(
        {.key = "attacker_experience", .label = "Experience", .start = 2, .options = experiences, .role = role, .stat = "experience"});
    static constexpr Field formation = asks<Side, &Part::formation>({.key = "attacker_formation",
                                                                     .label = "Formation",
                                                                     .options = formations,
                                                                     .role = role,
                                                                     .stat = "formation",
                                                                     .asked_when = "attacker_arm!=artillery"});
    static constexpr Field mounted = asks<Side, &Part::mounted>(
        {.key = "attacker_mounted", .label = "Mounted", .start = 1, .role = role, .stat = "mounted", .asked_when = "attacker_arm=cavalry"});
    static constexpr Field unlimbered = asks<Side, &Part::unlimbered>({.key = "attacker_unlimbered",
                                                                       .label = "Unlimbered",
                                                                       .start = 1,
                                                                       .role = role,
                                                                       .stat = "unlimbered",
                                                                       .asked_when = "attacker_arm=artillery"});
    static constexpr Field weapon = asks<Side, &Part::weapon>({.key = "attacker_weapon",
                                                               .label = "Weapon",
                                                               .help = "For a quarter volley.",
                                                               .start = 2,
                                                               .options = weapons,
                                                               .role = role,
                                                               .stat = "weapon",
                                                               .asked_when = "attacker_arm!=artillery"});
    static constexpr Field melee_weapon = asks<Side, &Part::melee_weapon>(
        {.key = "attacker_melee_weapon", .label = "Melee weapon", .options = melee_weapons, .role = role, .stat = "melee_weapon"});
    static constexpr Field charging =
        asks<Side, &Part::charging>({.key = "attacker_charging", .label = "Charging", .start = 1, .role = role, .stat = "charging"});
    static constexpr Field leader_attached = asks<Side, &Part::leader_attached>(
        {.key = "attacker_leader_attached", .label = "Leader attached", .role = role, .stat = "leader_attached"});
    static constexpr Field initial_volley = asks<Side, &Part::initial_volley>({.key = "attacker_initial_volley",
                                                                               .label = "Initial volley",
                                                                               .help = "The unit has not fired or fought yet in this game.",
                                                                               .role = role,
                                                                               .stat = "initial_volley",
                                                                               .asked_when = "attacker_arm!=artillery"});
    static constexpr Field low_ammunition = asks<Side, &Part::low_ammunition>({.key = "attacker_low_ammunition",
                                                                               .label = "Low ammunition",
                                                                               .role = role,
                                                                               .stat = "low_ammunition",
                                                                               .asked_when = "attacker_arm!=artillery"});
    static constexpr Field losses_this_turn =
        asks<Side, &Part::losses_this_turn>({.key = "attacker_losses_this_turn",
                                             .label = "Losses this turn",
                                             .help = "Castings taken by fire, stragglers and casualties.",
                                             .unit = Unit::Castings,
                                             .role = role,
                                             .stat = "losses_this_turn"});
};

template <auto Side, class Part = Body> struct Defender {
    static constexpr std::string_view role = "defender";
    static constexpr Field effectives = asks<Side, &Part::effectives>(
        {.key = "defender_effectives", .label = "Effectives", .unit = Unit::Castings, .start = 12, .role = role, .stat = "effectives"});
    static constexpr Field stragglers = asks<Side, &Part::stragglers>(
        {.key = "defender_stragglers", .label = "Stragglers", .unit = Unit::Castings, .role = role, .stat = "stragglers"});
    static constexpr Field fighters = asks<Side, &Part::fighters>({.key = "defender_fighters",
                                                                   .label = "Castings in contact",
                                                                   .help = "0 when all effectives fight.",
                                                                   .unit = Unit::Castings,
                                                                   .role = role});
    static constexpr Field supporters = asks<Side, &Part::supporters>(
        {.key = "defender_supporters",
         .label = "Supporters",
         .help = "Effectives of units that touch this one and no enemy: they count for numbers and do not fight.",
         .unit = Unit::Castings,
         .role = role});
    static constexpr Field arm =
        asks<Side, &Part::arm>({.key = "defender_arm", .label = "Arm", .options = arms, .role = role, .stat = "arm"});
    static constexpr Field nation = asks<Side, &Part::nation>(
        {.key = "defender_nation", .label = "Nation", .start = 1, .options = nations, .role = role, .stat = "nation"});
    static constexpr Field experience = asks<Side, &Part::experience>(
        {.key = "defender_experience", .label = "Experience", .start = 2, .options = experiences, .role = role, .stat = "experience"});
    static constexpr Field formation = asks<Side, &Part::formation>({.key = "defender_formation",
                                                                     .label = "Formation",
                                                                     .options = formations,
                                                                     .role = role,
                                                                     .stat = "formation",
                                                                     .asked_when = "defender_arm!=artillery"});
    static constexpr Field mounted = asks<Side, &Part::mounted>(
        {.key = "defender_mounted", .label = "Mounted", .start = 1, .role = role, .stat = "mounted", .asked_when = "defender_arm=cavalry"});
    static constexpr Field unlimbered = asks<Side, &Part::unlimbered>({.key = "defender_unlimbered",
                                                                       .label = "Unlimbered",
                                                                       .start = 1,
                                                                       .role = role,
                                                                       .stat = "unlimbered",
                                                                       .asked_when = "defender_arm=artillery"});
    static constexpr Field weapon = asks<Side, &Part::weapon>({.key = "defender_weapon",
                                                               .label = "Weapon",
                                                               .help = "For a quarter volley.",
                                                               .start = 2,
                                                               .options = weapons,
                                                               .role = role,
                                                               .stat = "weapon",
                                                               .asked_when = "defender_arm!=artillery"});
    static constexpr Field melee_weapon = asks<Side, &Part::melee_weapon>(
        {.key = "defender_melee_weapon", .label = "Melee weapon", .options = melee_weapons, .role = role, .stat = "melee_weapon"});
    static constexpr Field charging =
        asks<Side, &Part::charging>({.key = "defender_charging", .label = "Charging", .role = role, .stat = "charging"});
    static constexpr Field leader_attached = asks<Side, &Part::leader_attached>(
        {.key = "defender_leader_attached", .label = "Leader attached", .role = role, .stat = "leader_attached"});
    static constexpr Field initial_volley = asks<Side, &Part::initial_volley>({.key = "defender_initial_volley",
                                                                               .label = "Initial volley",
                                                                               .help = "The unit has not fired or fought yet in this game.",
                                                                               .role = role,
                                                                               .stat = "initial_volley",
                                                                               .asked_when = "defender_arm!=artillery"});
    static constexpr Field low_ammunition = asks<Side, &Part::low_ammunition>({.key = "defender_low_ammunition",
                                                                               .label = "Low ammunition",
                                                                               .role = role,
                                                                               .stat = "low_ammunition",
                                                                               .asked_when = "defender_arm!=artillery"});
    static constexpr Field caught_forming_square = asks<Side, &Part::caught_forming_square>({.key = "defender_caught_forming_square",
                                                                                             .label = "Caught forming square",
                                                                                             .role = role,
                                                                                             .stat = "caught_forming_square",
                                                                                             .asked_when = "defender_arm=infantry"});
    static constexpr Field broken =
        asks<Side, &Part::broken>({.key = "defender_broken", .label = "Broken", .role = role, .stat = "broken"});
    static constexpr Field losses_this_turn =
        asks<Side, &Part::losses_this_turn>({.key = "defender_losses_this_turn",
                                             .label = "Losses this turn",
                                             .help = "Castings taken by fire, stragglers and casualties.",
                                             .unit = Unit::Castings,
                                             .role = role,
                                             .stat = "losses_this_turn"});
    static constexpr Field casualties_this_turn = asks<Side, &Part::casualties_this_turn>({.key = "defender_casualties_this_turn",
                                                                                           .label = "Casualties this turn",
                                                                                           .help = "Castings that fell to fire.",
                                                                                           .unit = Unit::Castings,
                                                                                           .role = role,
                                                                                           .stat = "casualties_this_turn"});
};

/// The same inputs of a melee or charge as a whole.
template <auto CoverMember> constexpr Field defender_cover =
    asks<CoverMember>({.key = "defender_cover", .label = "Cover", .options = covers, .role = "defender", .stat = "cover"});
template <auto AspectMember> constexpr Field aspect =
    asks<AspectMember>({.key = "aspect",
                        .label = "Defender hit in",
                        .help = "Flank or rear when the attacker spends its whole move in that zone of the defender.",
                        .options = aspects});

} // namespace santa_anna::combat_fields
