// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/melee/combat.h"

/// The inputs and outcomes of charge and melee, declared once.
namespace santa_anna::combat_fields {

/// `role_key` is `attacker` or `defender`, `Side` the member of an action's answers that holds the side, `Part` its type: a Body, or lists of
/// the same names. What one of them alone is asked stands in no form of the other.
template <Literal role_key, auto Side, class Part> struct Combatant {
    static constexpr std::string_view role = fields::of<role_key>;

    template <Literal key, auto Member> static constexpr Field of(const auto& stat, Field more = {})
    {
        return asks<Side, Member>(joined<role_key, key>, role, stat, more);
    }
    template <Literal key, auto Member>
    static constexpr Field castings_of(std::string_view label, std::string_view stat, std::string_view help, Fact fact = Fact::Ruled)
    {
        return asks<Side, Member>(joined<role_key, key>, label, role, stat, {.help = help, .measure = Measure::Castings, .fact = fact});
    }

    static constexpr Field effectives = fields::effectives<role_key, Side, &Part::effectives>;
    static constexpr Field stragglers = fields::stragglers<role_key, Side, &Part::stragglers>;
    static constexpr Field fighters =
        castings_of<"_fighters", &Part::fighters>("Castings in contact", {}, "0 when all effectives fight.", Fact::Seen);
    static constexpr Field supporters = castings_of<"_supporters", &Part::supporters>(
        "Supporters", {}, "Effectives of units that touch this one and no enemy: they count for numbers and do not fight.", Fact::Seen);
    static constexpr Field arm = fields::arm<role_key, Side, &Part::arm>;
    static constexpr Field nation = fields::nation<role_key, Side, &Part::nation>;
    static constexpr Field experience = fields::experience<role_key, Side, &Part::experience>;
    static constexpr Field formation = fields::formation<role_key, Side, &Part::formation>;
    static constexpr Field mounted = fields::mounted<role_key, Side, &Part::mounted>;
    static constexpr Field unlimbered = fields::unlimbered<role_key, Side, &Part::unlimbered>;
    static constexpr Field weapon = fields::with_help("For a quarter volley.", fields::weapon<role_key, Side, &Part::weapon>);
    static constexpr Field melee_weapon = of<"_melee_weapon", &Part::melee_weapon>(stat::melee_weapon);
    static constexpr Field charging =
        of<"_charging", &Part::charging>(stat::charging, {.start = role == "attacker" ? 1 : 0, .fact = Fact::Known}); // at that enemy
    static constexpr Field leader_attached = of<"_leader_attached", &Part::leader_attached>(stat::leader_attached);
    static constexpr Field initial_volley = fields::initial_volley<role_key, Side, &Part::initial_volley>;
    static constexpr Field low_ammunition =
        fields::only(fields::if_no_guns<role_key>, fields::low_ammunition<role_key, Side, &Part::low_ammunition>);
    static constexpr Field caught_forming_square = of<"_caught_forming_square", &Part::caught_forming_square>(
        stat::caught_forming_square, {.asked_when = fields::if_infantry<role_key>});
    static constexpr Field broken = of<"_broken", &Part::broken>(stat::broken, {.fact = Fact::Known}); // or fallen upon in its rear
    static constexpr Field broke_through = of<"_broke_through", &Part::broke_through>(
        stat::broke_through_this_turn,
        {.help = "Cavalry rolls for a breakthrough once a turn.", .asked_when = fields::if_cavalry<role_key>});
    static constexpr Field losses_this_turn = castings_of<"_losses_this_turn", &Part::losses_this_turn>(
        "Losses from fire", stat::fire_losses_this_turn, "Castings taken by fire this turn, stragglers and casualties.");
    static constexpr Field all_losses_this_turn = castings_of<"_losses_this_turn", &Part::losses_this_turn>(
        "Losses this turn", stat::losses_this_turn, "Castings taken by fire and melee, stragglers and casualties.");
    static constexpr Field casualties_this_turn = castings_of<"_casualties_this_turn", &Part::casualties_this_turn>(
        "Casualties from fire", stat::casualties_this_turn, "Castings that fell to fire this turn.");
};
template <auto Side, class Part = Body> using Attacker = Combatant<"attacker", Side, Part>;
template <auto Side, class Part = Body> using Defender = Combatant<"defender", Side, Part>;

/// What is left of a side, in `Side` of the end.
template <Literal role, auto Side>
constexpr std::array<OutcomeSpec, 6> side_outcomes(Shown losses = Shown::Plainly)
{
    constexpr std::string_view key = fields::of<role>;
    return {
        gives<Side, &SideEnd::losses>(joined<role, "_losses">, joined<role, "'s losses">, {.shown = losses}),
        changes<Side, &SideEnd::stragglers>(joined<role, "_stragglers">, joined<role, "'s stragglers">, key, Does::Add, stat::stragglers),
        changes<Side, &SideEnd::casualties>(joined<role, "_casualties">, joined<role, "'s casualties">, key, Does::Add, stat::casualties),
        gives<Side, &SideEnd::straggled>(joined<role, "_straggled">, joined<role, "'s stragglers that call for no leader roll">),
        changes<Side, &SideEnd::breaks>(joined<role, "_breaks">, joined<role, " breaks">, key, Does::Marker, stat::broken, highlighted),
        changes<Side, &SideEnd::destroyed>(joined<role, "_destroyed">, joined<role, " destroyed">, key, Does::Marker, stat::destroyed)};
}

} // namespace santa_anna::combat_fields
