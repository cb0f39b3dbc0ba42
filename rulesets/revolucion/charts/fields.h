// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/joined.h"
#include "rulesets/revolucion/charts/stats.h"

namespace revolucion {

using corneta::joined;
using corneta::Literal;

/// Of whole games: it is the last question of each form that types or shows a distance.
inline constexpr Field large_figures{.key = "figures",
                                     .label = "Figures",
                                     .help = "With larger figures all distances are typed and told doubled; the charts stay.",
                                     .options = figure_sizes,
                                     .stat = stat::figures.key};

/// What several forms ask alike of a unit in a role; `Part` leads from the answers to the Troop.
template <Literal role_key, auto... Part> struct UnitFields {
    template <Literal stat> static constexpr std::string_view key = joined<role_key, stat>;
    static constexpr std::string_view role = key<"">;

    static constexpr Field type(std::string_view label, std::string_view help = {}, std::span<const Option> options = unit_types)
    {
        return asks<Part..., &Troop::type>(key<"_type">, label, role, stat::type, {.help = help, .start = 1, .options = options});
    }
    static constexpr Field bases =
        asks<Part..., &Troop::bases>(key<"_bases">, "Bases", role, stat::bases, {.measure = Measure::Bases, .start = 4});
    static constexpr Field bases_at_start = asks<Part..., &Troop::bases_at_start>(
        key<"_bases_at_start">, "Bases at the start", role, stat::bases_at_start, {.measure = Measure::Bases, .most = 10, .start = 4});
    static constexpr Field status(int start = 0)
    {
        return asks<Part..., &Troop::status>(key<"_status">, "Status", role, stat::status, {.start = start, .options = statuses});
    }
    static constexpr Field formation(Field more = {})
    {
        more.options = formations;
        return asks<Part..., &Troop::formation>(key<"_formation">, "Formation", role, stat::formation, more);
    }
    static constexpr Field cover(Field more = {})
    {
        more.options = covers;
        more.fact = Fact::Seen;
        return asks<Part..., &Troop::cover>(key<"_cover">, "Cover", role, stat::cover, more);
    }
    static constexpr Field hull_down(Field more)
    {
        more.fact = Fact::Seen;
        return asks<Part..., &Troop::hull_down>(key<"_hull_down">, "Hull-down", role, stat::hull_down, more);
    }
    static constexpr Field leader_with_it(Field more = {})
    {
        more.options = leaders;
        more.fact = Fact::Known;
        return asks<Part..., &Troop::leader>(key<"_leader">, "Leader with it", role, stat::leader, more);
    }
    /// Of a unit that fires, takes orders or regroups.
    static constexpr Field
    leader(Fact fact = Fact::Seen,
           std::string_view help = "The one who commands its column, or the commander in chief; attached is in contact.")
    {
        return asks<Part..., &Troop::leader>("leader", "Leader", role, stat::leader, {.help = help, .options = leaders, .fact = fact});
    }
    /// Of a unit that goes back.
    static constexpr Field blocked = asks<Part..., &Troop::blocked>(
        key<"_blocked">, "Cannot go back", role, {},
        {.help = "Enemies, impassable ground or the edge of the table stand in its way.", .fact = Fact::Seen});
    static constexpr Field figures = asks<Part..., &Troop::figures>(large_figures);
    static constexpr Field deployed_at_start(std::string_view asked_when = "actor_formation=deployed")
    {
        return asks<Part..., &Troop::deployed_at_start>("deployed_at_start", "Deployed at start", role, stat::deployed_at_start,
                                                        {.help = "Since the start of the turn.", .start = 1, .asked_when = asked_when});
    }

    // asked when `also` holds besides: ` and action!=anti-aircraft`
    template <Literal also>
    static constexpr Field formation_when =
        formation({.asked_when = joined<"target_type!=train|armored-train|maquina-loca|truck|car|armored-car|tankette|aircraft", also>});
    template <Literal also>
    static constexpr Field cover_when =
        cover({.help = "Soft: woods, scrub, hedges. Hard: stone, trenches; a train with sandbags. Fortification: redoubts and forts.",
               .asked_when = joined<"target_type!=armored-train|armored-car|tankette|aircraft", also>});
    template <Literal also>
    static constexpr Field passenger_when = asks<Part..., &Troop::passenger>(
        key<"_passenger">, "On a train", role, stat::passenger,
        {.help = "Passengers are a target of their own: guns in prepared places deployed, others in maneuver or march formation.",
         .asked_when = joined<role_key,
                              "_type=irregular-infantry|regular-infantry|veteran-infantry|irregular-cavalry|"
                              "regular-cavalry|veteran-cavalry|machine-guns|artillery",
                              also>});
    template <Literal also>
    static constexpr Field blocked_when = asks<Part..., &Troop::blocked>(
        key<"_blocked">, "Cannot fall back", role, {},
        {.help = "Enemies, impassable ground or the edge of the table stand in its way.",
         .asked_when = joined<"target_type!=train|armored-train|maquina-loca|aircraft and target_passenger=no", also>,
         .fact = Fact::Seen});
};

} // namespace revolucion
