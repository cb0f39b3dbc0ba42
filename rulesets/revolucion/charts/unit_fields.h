// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/declare.h"
#include "core/text/joined.h"
#include "rulesets/revolucion/charts/terms.h"

/// Fields that several forms ask of a unit, declared once. `Member` leads from an action's answers to the value.
namespace revolucion::unit_fields {

using corneta::asks;
using corneta::Field;
using corneta::joined;
using corneta::Literal;
using corneta::Measure;

/// `role_key` is `actor` or `target`.
template <Literal role_key> struct Of {
    static constexpr std::string_view role = joined<role_key, "">;
    template <Literal stat> static constexpr std::string_view key = joined<role_key, stat>;

    template <auto... Member>
    static constexpr Field bases =
        asks<Member...>({.key = key<"_bases">, .label = "Bases", .measure = Measure::Bases, .start = 4, .role = role, .stat = "bases"});
    template <auto... Member>
    static constexpr Field bases_at_start = asks<Member...>({.key = key<"_bases_at_start">,
                                                             .label = "Bases at the start",
                                                             .measure = Measure::Bases,
                                                             .most = 10,
                                                             .start = 4,
                                                             .role = role,
                                                             .stat = "bases_at_start"});
    template <auto... Member>
    static constexpr Field status =
        asks<Member...>({.key = key<"_status">, .label = "Status", .options = statuses, .role = role, .stat = "status"});
};
using Actor = Of<"actor">;
using Target = Of<"target">;

/// The leader of a unit that fires, takes orders or regroups.
template <auto... Member>
inline constexpr Field leader =
    asks<Member...>({.key = "leader",
                     .label = "Leader",
                     .help = "The one who commands its column, or the commander in chief; attached is in contact.",
                     .options = leaders,
                     .role = "actor",
                     .stat = "leader"});

// Of the target, asked when `also` holds besides: ` and action!=anti-aircraft`.

template <Literal also, auto... Member>
inline constexpr Field target_formation =
    asks<Member...>({.key = "target_formation",
                     .label = "Formation",
                     .options = formations,
                     .role = "target",
                     .stat = "formation",
                     .asked_when = joined<"target_type!=train|armored-train|maquina-loca|truck|car|armored-car|tankette|aircraft", also>});
template <Literal also, auto... Member>
inline constexpr Field target_cover =
    asks<Member...>({.key = "target_cover",
                     .label = "Cover",
                     .help = "Soft: woods, scrub, hedges. Hard: stone, trenches; a train with sandbags. Fortification: redoubts and forts.",
                     .options = covers,
                     .role = "target",
                     .stat = "cover",
                     .asked_when = joined<"target_type!=armored-train|armored-car|tankette|aircraft", also>});
template <Literal also, auto... Member>
inline constexpr Field target_passenger = asks<Member...>(
    {.key = "target_passenger",
     .label = "On a train",
     .help = "Passengers are a target of their own: guns in prepared places deployed, others in maneuver or march formation.",
     .role = "target",
     .stat = "passenger",
     .asked_when = joined<"target_type=irregular-infantry|regular-infantry|veteran-infantry|irregular-cavalry|"
                          "regular-cavalry|veteran-cavalry|machine-guns|artillery",
                          also>});
template <Literal also, auto... Member>
inline constexpr Field target_blocked =
    asks<Member...>({.key = "target_blocked",
                     .label = "Cannot fall back",
                     .help = "Enemies, impassable ground or the edge of the table stand in its way.",
                     .role = "target",
                     .asked_when = joined<"target_type!=train|armored-train|maquina-loca|aircraft and target_passenger=no", also>});

} // namespace revolucion::unit_fields
