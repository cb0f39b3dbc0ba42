// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/game.h"

#include <algorithm>

namespace pedregal {

namespace {

constexpr auto marks = std::to_array<MarkSpec>({
    {stat::destroyed, "destroyed"},
    {stat::casualty, "casualty"},
    {stat::garrison, "garrison"},
    {stat::attacked, "has attacked"},
    {stat::move_over, "its move is over"},
    {stat::leader, "leader"},
    {stat::engineer, "engineer"},
    {stat::hidden, "in a box"},
    {stat::stocked, "in use"},
    {stat::seen, "seen"},
    {stat::dummy_gone, "dummy off the map"},
});

void summarize_unit(const Unit& unit, UnitSummary& summary)
{
    summary.parts = {{"steps left", unit[stat::steps]}, {"steps lost", unit[stat::steps_lost]}};
    mark_number(unit, stat::arrives, "from turn {0} on", summary);
    if (unit[stat::status] == Status::Disrupted)
        summary.marks.push_back({"disrupted"});
    else if (unit[stat::status] == Status::Routed)
        summary.marks.push_back({"routed until turn {0}", {unit[stat::returns]}});
}

std::string_view words_of(Winner result, Winner own)
{
    switch (result) {
    case Winner::Open: return "";
    case Winner::Draw: return "draw, ";
    case Winner::Us:
    case Winner::Mexican: break;
    }
    return result == own ? "won, " : "lost, ";
}

} // namespace

UnitSummary summary(const Unit& unit)
{
    UnitSummary summary{.marks = marks_of(unit, marks)};
    if (unit.kind == kind::unit)
        summarize_unit(unit, summary);
    else if ((unit.kind == kind::leader || unit.kind == kind::headquarters) && !unit[stat::active])
        summary.marks.push_back({"inactive"});
    else if (unit.kind == kind::box && unit.has(stat::contents))
        summary.marks.push_back({"{0}", {Name{std::string{unit[stat::contents]}}}});
    return summary;
}

/// Points as `victory` counts them; the places that decide are the players' to say.
std::vector<Standing> standing(const State& state, const corneta::Rulebook& book)
{
    if (std::ranges::none_of(state.units, [](const Unit& unit) { return unit.kind == kind::unit && unit.side == role::mexican.key; }))
        return {}; // nobody has entered them yet
    const auto judged = reckoned(state, book, victory.key);
    if (!judged)
        return {};
    const auto [inputs, end] = *judged->as(victory);
    const bool is_asked = inputs.mexican_units_on_map > 0 && !inputs.mexican_at_san_augustin
        && corneta::game::must_follow(state, victory.key, {}); // 18.2: what nobody but the players sees goes before the points
    std::vector<Standing> both;
    const auto add = [&](Role side, Winner own, std::string_view pattern, int points, int counted, int leaders) {
        const Sentence words{
            pattern, {words_of(is_asked ? Winner::Open : end.result, own), points, counted, leaders, points == 1 ? "point" : "points"}};
        if (const Unit* const unit = state.find(side); unit != nullptr && unit->kind == kind::side)
            both.push_back({std::string{side}, words, points, end.result != Winner::Open, end.result == own});
    };
    add(role::us, Winner::Us, "{0}{1} {4}: Mexican units destroyed {2}, leaders lost {3}", end.us, inputs.mexican_units_destroyed,
        inputs.mexican_leaders_lost);
    add(role::mexican, Winner::Mexican, "{0}{1} {4}: U.S. steps eliminated {2}, leaders lost {3}", end.mexican, inputs.us_steps_eliminated,
        inputs.us_leaders_lost);
    return both;
}

bool gives_way(const Unit& unit)
{
    return unit.kind == kind::unit && (is_lost(unit) || unit[stat::status] == Status::Routed);
}

} // namespace pedregal
