// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/declare.h"
#include "core/text/joined.h"
#include "rulesets/santa_anna/melee/combat.h"

#include <string_view>

/// The inputs of charge and melee, declared once. `Side` is the member of an action's answers that holds the side, `Part` its type:
/// a Body, or lists of the same names.
namespace santa_anna::combat_fields {

using corneta::asks;
using corneta::Field;
using corneta::joined;
using corneta::Literal;
using corneta::Measure;

constexpr Field in_group(Field field, std::string_view group)
{
    field.group = group;
    field.rows_least = 1;
    return field;
}

/// Of the losses of a unit those of fire and melee together.
constexpr Field of_fire_and_melee(Field field)
{
    field.label = "Losses this turn";
    field.help = "Castings taken by fire and melee, stragglers and casualties.";
    field.stat = "losses_this_turn";
    return field;
}

/// `role_key` is `attacker` or `defender`. What one of them alone is asked stands in no form of the other.
template <Literal role_key, auto Side, class Part> struct Combatant {
    static constexpr std::string_view role = joined<role_key, "">;
    template <Literal stat> static constexpr std::string_view key = joined<role_key, stat>;
    static constexpr bool attacks = role == "attacker";

    static constexpr Field effectives = asks<Side, &Part::effectives>(
        {.key = key<"_effectives">, .label = "Effectives", .measure = Measure::Castings, .start = 12, .role = role, .stat = "effectives"});
    static constexpr Field stragglers = asks<Side, &Part::stragglers>(
        {.key = key<"_stragglers">, .label = "Stragglers", .measure = Measure::Castings, .role = role, .stat = "stragglers"});
    static constexpr Field fighters = asks<Side, &Part::fighters>({.key = key<"_fighters">,
                                                                   .label = "Castings in contact",
                                                                   .help = "0 when all effectives fight.",
                                                                   .measure = Measure::Castings,
                                                                   .role = role});
    static constexpr Field supporters = asks<Side, &Part::supporters>(
        {.key = key<"_supporters">,
         .label = "Supporters",
         .help = "Effectives of units that touch this one and no enemy: they count for numbers and do not fight.",
         .measure = Measure::Castings,
         .role = role});
    static constexpr Field arm = asks<Side, &Part::arm>({.key = key<"_arm">, .label = "Arm", .options = arms, .role = role, .stat = "arm"});
    static constexpr Field nation = asks<Side, &Part::nation>(
        {.key = key<"_nation">, .label = "Nation", .start = 1, .options = nations, .role = role, .stat = "nation"});
    static constexpr Field experience = asks<Side, &Part::experience>(
        {.key = key<"_experience">, .label = "Experience", .start = 2, .options = experiences, .role = role, .stat = "experience"});
    static constexpr Field formation = asks<Side, &Part::formation>({.key = key<"_formation">,
                                                                     .label = "Formation",
                                                                     .options = formations,
                                                                     .role = role,
                                                                     .stat = "formation",
                                                                     .asked_when = key<"_arm!=artillery">});
    static constexpr Field mounted = asks<Side, &Part::mounted>(
        {.key = key<"_mounted">, .label = "Mounted", .start = 1, .role = role, .stat = "mounted", .asked_when = key<"_arm=cavalry">});
    static constexpr Field unlimbered = asks<Side, &Part::unlimbered>({.key = key<"_unlimbered">,
                                                                       .label = "Unlimbered",
                                                                       .start = 1,
                                                                       .role = role,
                                                                       .stat = "unlimbered",
                                                                       .asked_when = key<"_arm=artillery">});
    static constexpr Field weapon = asks<Side, &Part::weapon>({.key = key<"_weapon">,
                                                               .label = "Weapon",
                                                               .help = "For a quarter volley.",
                                                               .start = 2,
                                                               .options = weapons,
                                                               .role = role,
                                                               .stat = "weapon",
                                                               .asked_when = key<"_arm!=artillery">});
    static constexpr Field melee_weapon = asks<Side, &Part::melee_weapon>(
        {.key = key<"_melee_weapon">, .label = "Melee weapon", .options = melee_weapons, .role = role, .stat = "melee_weapon"});
    static constexpr Field charging = asks<Side, &Part::charging>(
        {.key = key<"_charging">, .label = "Charging", .start = attacks ? 1 : 0, .role = role, .stat = "charging"});
    static constexpr Field leader_attached = asks<Side, &Part::leader_attached>(
        {.key = key<"_leader_attached">, .label = "Leader attached", .role = role, .stat = "leader_attached"});
    static constexpr Field initial_volley = asks<Side, &Part::initial_volley>({.key = key<"_initial_volley">,
                                                                               .label = "Initial volley",
                                                                               .help = "The unit has not fired or fought yet in this game.",
                                                                               .role = role,
                                                                               .stat = "initial_volley",
                                                                               .asked_when = key<"_arm!=artillery">});
    static constexpr Field low_ammunition = asks<Side, &Part::low_ammunition>({.key = key<"_low_ammunition">,
                                                                               .label = "Low ammunition",
                                                                               .role = role,
                                                                               .stat = "low_ammunition",
                                                                               .asked_when = key<"_arm!=artillery">});
    static constexpr Field caught_forming_square = asks<Side, &Part::caught_forming_square>({.key = key<"_caught_forming_square">,
                                                                                             .label = "Caught forming square",
                                                                                             .role = role,
                                                                                             .stat = "caught_forming_square",
                                                                                             .asked_when = key<"_arm=infantry">});
    static constexpr Field broken = asks<Side, &Part::broken>({.key = key<"_broken">, .label = "Broken", .role = role, .stat = "broken"});
    static constexpr Field broke_through = asks<Side, &Part::broke_through>({.key = key<"_broke_through">,
                                                                             .label = "Has broken through this turn",
                                                                             .help = "Cavalry rolls for a breakthrough once a turn.",
                                                                             .role = role,
                                                                             .stat = "broke_through_this_turn",
                                                                             .asked_when = key<"_arm=cavalry">});
    static constexpr Field losses_this_turn =
        asks<Side, &Part::losses_this_turn>({.key = key<"_losses_this_turn">,
                                             .label = "Losses from fire",
                                             .help = "Castings taken by fire this turn, stragglers and casualties.",
                                             .measure = Measure::Castings,
                                             .role = role,
                                             .stat = "fire_losses_this_turn"});
    static constexpr Field casualties_this_turn = asks<Side, &Part::casualties_this_turn>({.key = key<"_casualties_this_turn">,
                                                                                           .label = "Casualties from fire",
                                                                                           .help = "Castings that fell to fire this turn.",
                                                                                           .measure = Measure::Castings,
                                                                                           .role = role,
                                                                                           .stat = "casualties_this_turn"});
};
template <auto Side, class Part = Body> using Attacker = Combatant<"attacker", Side, Part>;
template <auto Side, class Part = Body> using Defender = Combatant<"defender", Side, Part>;

/// The same inputs of a melee or charge as a whole.
template <auto CoverMember> constexpr Field defender_cover =
    asks<CoverMember>({.key = "defender_cover", .label = "Cover", .options = covers, .role = "defender", .stat = "cover"});
template <auto AspectMember> constexpr Field aspect =
    asks<AspectMember>({.key = "aspect",
                        .label = "Defender hit in",
                        .help = "Flank or rear when the attacker spends its whole move in that zone of the defender.",
                        .options = aspects});

} // namespace santa_anna::combat_fields
