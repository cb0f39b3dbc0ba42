// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/game.h"

namespace cedar_creek {

namespace {

constexpr auto marks = std::to_array<MarkSpec>({
    {stat::eliminated, "eliminated"},
    {stat::routed, "routed"},
    {stat::off_map, "off the map"},
    {stat::selected, "activated"},
    {stat::acting, "acts now"},
    {stat::apart, "apart from its division"},
    {stat::active, "active"},
    {stat::plays, "its movement phase"},
    {stat::moved, "has moved"},
    {stat::attacked, "has attacked"},
    {stat::was_attacked, "was attacked"},
    {stat::tested, "tested"},
    {stat::unable, "failed its initiative test"},
    {stat::first, "first player"},
    {stat::activated, "has rolled for activation"},
    {stat::tactical_retreat, "tactical retreat"},
    {stat::sheridan, "Sheridan"},
    {stat::superior, "superior commander"},
    {stat::star, "star"},
});

} // namespace

UnitSummary summary(const Unit& unit, const State& state)
{
    UnitSummary summary{.marks = marks_of(unit, marks)};
    if (unit.kind == kind::brigade) {
        summary.parts = {{"strength left", unit[stat::strength]}, {"losses", unit[stat::losses]}};
        mark_number(unit, stat::fatigue, "fatigue {0}", summary);
        if (unit[stat::arm] == Arm::Cavalry)
            summary.marks.push_back({unit[stat::mounted] ? "mounted" : "dismounted"});
        mark_number(unit, stat::artillery, "artillery {0}", summary);
        mark_number(unit, stat::sharpshooters, "sharpshooters {0}", summary);
    }
    mark_option(unit, stat::declared, "nothing", "has paid for an {0}", summary);
    if (unit.kind == kind::marker) {
        mark_option(unit, stat::marker, {}, "{0}", summary);
        mark_number(unit, stat::artillery, "artillery {0}", summary);
        mark_number(unit, stat::batteries, "markers {0}", summary);
        if (const Unit* const brigade = state.find(unit[stat::with]); brigade != nullptr)
            summary.marks.push_back({"with {0}", {*brigade}});
    }
    mark_number(unit, stat::arrives, "from turn {0} on", summary);
    mark_number(unit, stat::divisions, "divisions to activate {0}", summary);
    return summary;
}

std::vector<Standing> standing(const State& state, const corneta::Rulebook& book)
{
    std::vector<Standing> both;
    const auto reckoned = corneta::game::reckoned(state, book, victory.key);
    const auto played = reckoned ? reckoned->as(victory) : std::nullopt;
    const bool ended = is_over(state.stage, dynamic_cast<const Charts&>(*book.typed_charts));
    const bool is_said =
        ended && !corneta::game::must_follow(state, victory.key, {}); // what nobody but the players sees goes before the points
    for (const Unit& unit : state.units) {
        const bool is_union = unit.key == role::union_side;
        if (!played || unit.kind != kind::side || (!is_union && unit.key != role::confederate_side))
            continue;
        const int gained = is_union ? played->end.union_points : played->end.confederate_points;
        const int losses = is_union ? played->inputs.union_losses : played->inputs.confederate_losses;
        const std::string_view words =
            is_said ? "{2} with {0} {3}, losses {1}; zones as last passed" : "{0} {3}, losses {1}; zones as last passed";
        const bool wins = played->end.winner == (is_union ? Winner::Union : Winner::Confederate);
        both.push_back(
            {unit.key, {words, {gained, losses, wins ? "won" : "lost", gained == 1 ? "point" : "points"}}, gained, ended, ended && wins});
    }
    return both;
}

bool gives_way(const Unit& unit)
{
    return unit.kind == kind::brigade && (unit[stat::routed] || is_lost(unit) || unit[stat::losses] >= unit[stat::strength_at_start]);
}

} // namespace cedar_creek
