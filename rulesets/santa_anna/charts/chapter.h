// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/joined.h"
#include "rulesets/santa_anna/charts/charts.h"
#include "rulesets/santa_anna/charts/during.h"
#include "rulesets/santa_anna/charts/stats.h"

/// All that the actions of a chapter are written with.
namespace santa_anna {

using corneta::joined;
using corneta::Literal;
using corneta::one_or_several;
using corneta::OutcomeSpec;
using corneta::Rows;
using corneta::Tenths;

/// Adds to a number that a state keeps small.
template <class Small> constexpr void add(Small& sum, int more)
{
    sum = static_cast<Small>(sum + more);
}

inline Fraction in_inches(Tenths tenths)
{
    return Fraction::tenths(tenths.count);
}
inline Tenths tenths(Fraction inches)
{
    return {static_cast<std::int32_t>((inches * Fraction{10}).amount())};
}

/// What many outcomes are.
inline constexpr OutcomeSpec as_bars{.shown = Shown::AsBars};
inline constexpr OutcomeSpec highlighted{.highlighted = these(true)};

/// Outcomes that many actions have: stragglers of the unit in a role, and whether it breaks.
template <auto... Member> constexpr OutcomeSpec straggles(std::string_view role, OutcomeSpec more = {})
{
    return changes<Member...>("stragglers", "stragglers", role, Does::Add, stat::stragglers, more);
}
template <auto... Member> constexpr OutcomeSpec breaks(std::string_view label, std::string_view role)
{
    return changes<Member...>("breaks", label, role, Does::Marker, stat::broken, {.highlighted = these(true), .alone = "breaks"});
}

/// The sentence for none, for one, and for more, which names the number.
inline Sentence counted(int count, std::string_view none, std::string_view one, std::string_view more)
{
    if (count == 0)
        return {none};
    return count == 1 ? Sentence{one} : Sentence{more, {count}};
}

/// An instruction about so many; nothing for none.
inline void instruct(Announcement& announcement, Hand hand, int count, std::string_view one, std::string_view more)
{
    if (count > 0)
        announcement.instructions.emplace_back(hand, counted(count, {}, one, more));
}

/// Fields that many forms ask of the unit in a role: `fields::arm<"firer", &Fire::firer, &Firer::arm>`.
namespace fields {

template <Literal role> constexpr std::string_view of = joined<role, "">;
template <Literal role> constexpr std::string_view if_infantry = joined<role, "_arm=infantry">;
template <Literal role> constexpr std::string_view if_cavalry = joined<role, "_arm=cavalry">;
template <Literal role> constexpr std::string_view if_guns = joined<role, "_arm=artillery">;
template <Literal role> constexpr std::string_view if_no_guns = joined<role, "_arm!=artillery">;

template <Literal role, auto... Member> constexpr Field arm = asks<Member...>(joined<role, "_arm">, of<role>, stat::arm);
template <Literal role, auto... Member>
constexpr Field nation = asks<Member...>(joined<role, "_nation">, of<role>, stat::nation, {.start = 1});
template <Literal role, auto... Member>
constexpr Field experience = asks<Member...>(joined<role, "_experience">, of<role>, stat::experience, {.start = 2});
template <Literal role, auto... Member>
constexpr Field formation = asks<Member...>(joined<role, "_formation">, of<role>, stat::formation, {.asked_when = if_no_guns<role>});
template <Literal role, auto... Member> constexpr Field cover =
    asks<Member...>(joined<role, "_cover">, of<role>, stat::cover, {.fact = Fact::Known});
template <Literal role, auto... Member>
constexpr Field mounted = asks<Member...>(joined<role, "_mounted">, of<role>, stat::mounted, {.start = 1, .asked_when = if_cavalry<role>});
template <Literal role, auto... Member>
constexpr Field unlimbered =
    asks<Member...>(joined<role, "_unlimbered">, of<role>, stat::unlimbered, {.start = 1, .asked_when = if_guns<role>});
template <Literal role, auto... Member>
constexpr Field weapon = asks<Member...>(joined<role, "_weapon">, of<role>, stat::weapon, {.start = 2, .asked_when = if_no_guns<role>});
template <Literal role, auto... Member>
constexpr Field initial_volley =
    asks<Member...>(joined<role, "_initial_volley">, of<role>, stat::initial_volley,
                    {.help = "The unit has not fired or fought yet in this game.", .asked_when = if_no_guns<role>});
template <Literal role, auto... Member>
constexpr Field low_ammunition = asks<Member...>(joined<role, "_low_ammunition">, of<role>, stat::low_ammunition);
template <Literal role, auto... Member> constexpr Field in_melee = asks<Member...>(joined<role, "_in_melee">, of<role>, stat::in_melee);
template <Literal role, auto... Member>
constexpr Field effectives =
    asks<Member...>(joined<role, "_effectives">, of<role>, stat::effectives, {.measure = Measure::Castings, .start = 12});
template <Literal role, auto... Member>
constexpr Field stragglers = asks<Member...>(joined<role, "_stragglers">, of<role>, stat::stragglers, {.measure = Measure::Castings});
template <auto... Member>
constexpr Field leader_rating =
    asks<Member...>("leader_rating", role::leader, stat::rating, {.help = "LR, 0 to 3.", .most = 3, .start = 1});
template <auto... Member>
constexpr Field enemy_near =
    asks<Member...>("enemy_near", "Enemy near", {}, {}, {.help = "An enemy is within 12 inches.", .fact = Fact::Measured});
template <auto Member>
constexpr Field aspect = asks<Member>("aspect", "Defender hit in", {}, {},
                                      {.help = "Flank or rear when the attacker spends its whole move in that zone of the defender.",
                                       .options = aspects,
                                       .fact = Fact::Seen});

constexpr Field with_help(std::string_view help, Field field)
{
    field.help = help;
    return field;
}
constexpr Field only(std::string_view asked_when, Field field)
{
    field.asked_when = asked_when;
    return field;
}
constexpr Field in_group(std::string_view group, Field field)
{
    field.group = group;
    field.rows_least = 1;
    return field;
}

} // namespace fields

} // namespace santa_anna
