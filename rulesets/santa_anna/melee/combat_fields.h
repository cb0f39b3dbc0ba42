// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/melee/combat.h"

/// The inputs and outcomes of charge and melee, declared once.
namespace santa_anna::combat_fields {

template <Literal role, auto... Member>
constexpr Field effectives_of = asks<Member...>(joined<role, "_effectives">, "Effectives", joined<role, "">, stat::effectives,
                                                {.measure = Measure::Castings, .start = 12});
template <Literal role, auto... Member>
constexpr Field stragglers_of =
    asks<Member...>(joined<role, "_stragglers">, "Stragglers", joined<role, "">, stat::stragglers, {.measure = Measure::Castings});
template <Literal role, auto... Member>
constexpr Field experience_of =
    asks<Member...>(joined<role, "_experience">, "Experience", joined<role, "">, stat::experience, {.start = 2, .options = experiences});
template <Literal role, auto... Member>
constexpr Field formation_of =
    asks<Member...>(joined<role, "_formation">, "Formation", joined<role, "">, stat::formation, {.options = formations});

constexpr Field in_group(Field field, std::string_view group)
{
    field.group = group;
    field.rows_least = 1;
    return field;
}

/// `role_key` is `attacker` or `defender`, `Side` the member of an action's answers that holds the side, `Part` its type: a Body, or lists of
/// the same names. What one of them alone is asked stands in no form of the other.
template <Literal role_key, auto Side, class Part> struct Combatant {
    static constexpr std::string_view role = joined<role_key, "">;
    static constexpr std::string_view if_infantry = joined<role_key, "_arm=infantry">;
    static constexpr std::string_view if_cavalry = joined<role_key, "_arm=cavalry">;
    static constexpr std::string_view if_guns = joined<role_key, "_arm=artillery">;
    static constexpr std::string_view if_no_guns = joined<role_key, "_arm!=artillery">;

    template <Literal key, auto Member> static constexpr Field of(std::string_view label, std::string_view stat, Field more = {})
    {
        return asks<Side, Member>(joined<role_key, key>, label, role, stat, more);
    }
    static constexpr Field only(std::string_view asked_when, Field field)
    {
        field.asked_when = asked_when;
        return field;
    }

    static constexpr Field effectives = effectives_of<role_key, Side, &Part::effectives>;
    static constexpr Field stragglers = stragglers_of<role_key, Side, &Part::stragglers>;
    static constexpr Field fighters =
        of<"_fighters", &Part::fighters>("Castings in contact", {}, {.help = "0 when all effectives fight.", .measure = Measure::Castings});
    static constexpr Field supporters = of<"_supporters", &Part::supporters>(
        "Supporters", {},
        {.help = "Effectives of units that touch this one and no enemy: they count for numbers and do not fight.",
         .measure = Measure::Castings});
    static constexpr Field arm = of<"_arm", &Part::arm>("Arm", stat::arm, {.options = arms});
    static constexpr Field nation = of<"_nation", &Part::nation>("Nation", stat::nation, {.start = 1, .options = nations});
    static constexpr Field experience = experience_of<role_key, Side, &Part::experience>;
    static constexpr Field formation = only(if_no_guns, formation_of<role_key, Side, &Part::formation>);
    static constexpr Field mounted = of<"_mounted", &Part::mounted>("Mounted", stat::mounted, {.start = 1, .asked_when = if_cavalry});
    static constexpr Field unlimbered =
        of<"_unlimbered", &Part::unlimbered>("Unlimbered", stat::unlimbered, {.start = 1, .asked_when = if_guns});
    static constexpr Field weapon = of<"_weapon", &Part::weapon>(
        "Weapon", stat::weapon, {.help = "For a quarter volley.", .start = 2, .options = weapons, .asked_when = if_no_guns});
    static constexpr Field melee_weapon =
        of<"_melee_weapon", &Part::melee_weapon>("Melee weapon", stat::melee_weapon, {.options = melee_weapons});
    static constexpr Field charging = of<"_charging", &Part::charging>("Charging", stat::charging, {.start = role == "attacker" ? 1 : 0});
    static constexpr Field leader_attached = of<"_leader_attached", &Part::leader_attached>("Leader attached", stat::leader_attached);
    static constexpr Field initial_volley = of<"_initial_volley", &Part::initial_volley>(
        "Initial volley", stat::initial_volley, {.help = "The unit has not fired or fought yet in this game.", .asked_when = if_no_guns});
    static constexpr Field low_ammunition =
        of<"_low_ammunition", &Part::low_ammunition>("Low ammunition", stat::low_ammunition, {.asked_when = if_no_guns});
    static constexpr Field caught_forming_square = of<"_caught_forming_square", &Part::caught_forming_square>(
        "Caught forming square", stat::caught_forming_square, {.asked_when = if_infantry});
    static constexpr Field broken = of<"_broken", &Part::broken>("Broken", stat::broken);
    static constexpr Field broke_through =
        of<"_broke_through", &Part::broke_through>("Has broken through this turn", stat::broke_through_this_turn,
                                                   {.help = "Cavalry rolls for a breakthrough once a turn.", .asked_when = if_cavalry});
    static constexpr Field losses_this_turn = of<"_losses_this_turn", &Part::losses_this_turn>(
        "Losses from fire", stat::fire_losses_this_turn,
        {.help = "Castings taken by fire this turn, stragglers and casualties.", .measure = Measure::Castings});
    static constexpr Field all_losses_this_turn = of<"_losses_this_turn", &Part::losses_this_turn>(
        "Losses this turn", stat::losses_this_turn,
        {.help = "Castings taken by fire and melee, stragglers and casualties.", .measure = Measure::Castings});
    static constexpr Field casualties_this_turn = of<"_casualties_this_turn", &Part::casualties_this_turn>(
        "Casualties from fire", stat::casualties_this_turn,
        {.help = "Castings that fell to fire this turn.", .measure = Measure::Castings});
};
template <auto Side, class Part = Body> using Attacker = Combatant<"attacker", Side, Part>;
template <auto Side, class Part = Body> using Defender = Combatant<"defender", Side, Part>;

/// The same inputs of a melee or charge as a whole.
template <auto Member>
constexpr Field defender_cover = asks<Member>("defender_cover", "Cover", role::defender, stat::cover, {.options = covers});
template <auto Member>
constexpr Field aspect =
    asks<Member>("aspect", "Defender hit in", {}, {},
                 {.help = "Flank or rear when the attacker spends its whole move in that zone of the defender.", .options = aspects});

/// What is left of a side, in `Side` of the end.
template <Literal role, auto Side>
constexpr std::array<OutcomeSpec, 6> side_outcomes(Shown losses = Shown::Plainly)
{
    constexpr std::string_view key = joined<role, "">;
    return {
        gives<Side, &SideEnd::losses>(joined<role, "_losses">, joined<role, "'s losses">, {.shown = losses}),
        changes<Side, &SideEnd::stragglers>(joined<role, "_stragglers">, joined<role, "'s stragglers">, key, Does::Add, stat::stragglers),
        changes<Side, &SideEnd::casualties>(joined<role, "_casualties">, joined<role, "'s casualties">, key, Does::Add, stat::casualties),
        gives<Side, &SideEnd::straggled>(joined<role, "_straggled">, joined<role, "'s stragglers that its leader is not rolled for">),
        changes<Side, &SideEnd::breaks>(joined<role, "_breaks">, joined<role, " breaks">, key, Does::Marker, stat::broken,
                                        {.highlighted = these(true)}),
        changes<Side, &SideEnd::destroyed>(joined<role, "_destroyed">, joined<role, " destroyed">, key, Does::Marker, stat::destroyed)};
}

} // namespace santa_anna::combat_fields
