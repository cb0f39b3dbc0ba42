// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/game/game.h"

namespace revolucion {

namespace {

constexpr auto marks = std::to_array<MarkSpec>({
    {stat::destroyed, "destroyed"},
    {stat::killed, "killed"},
    {stat::beaten, "beaten"},
    {stat::won, "has won"},
    {stat::initiative, "its initiative round"},
    {stat::passed, "has passed"},
    {stat::commander_in_chief, "commander in chief"},
    {stat::away, "away"},
    {stat::acted, "has acted"},
    {stat::may_move, "may still move"},
    {stat::may_attack, "may still attack"},
    {stat::order_lost, "order lost"},
    {stat::passenger, "on a train"},
    {stat::route_march, "route march"},
    {stat::hidden, "not seen yet"},
    {stat::cut, "cut"},
    {stat::hull_down, "hull-down"},
});

void summarize_unit(const Unit& unit, UnitSummary& summary)
{
    const int bases = unit[stat::bases];
    summary.parts = {{"bases left", bases}, {"bases lost", std::max(0, unit[stat::bases_at_start] - bases)}};
    mark_option(unit, stat::status, statuses[0].word, "{0}", summary);
    if (unit.has(stat::type) && changes_formation(unit[stat::type]))
        mark_option(unit, stat::formation, {}, "{0}", summary);
    mark_option(unit, stat::cover, covers[0].word, "cover: {0}", summary);
    if (unit[stat::leader] == Leader::Attached)
        summary.marks.push_back({"leader attached"});
}

} // namespace

bool is_waiting(const Unit& unit)
{
    return unit.kind == kind::unit && is_there(unit) && !unit[stat::acted];
}

bool may_come_back(const State& state, const Unit& unit)
{
    return unit[stat::type] == UnitType::Aircraft && unit[stat::away] && !unit[stat::destroyed] && !unit[stat::acted]
        && !unit[stat::order_lost] && unit[stat::returns] <= state.stage.turn;
}

int units_left(const State& state, const Unit& side)
{
    return static_cast<int>(
        std::ranges::count_if(state.units, [&](const Unit& unit) { return unit.side == side.key && can_act(state, unit); }));
}

bool is_there(const Unit& unit)
{
    return !unit[stat::destroyed] && !unit[stat::away];
}

bool lies_face_down(const State& state, const Unit& unit)
{
    return std::ranges::find(state.face_down, unit.key) != state.face_down.end();
}

bool is_hidden(const State& state, const Unit& unit)
{
    return unit[stat::hidden] || lies_face_down(state, unit);
}

PlacementTerms placement_terms(const State& state, const Unit& unit, std::string_view /*word*/)
{
    PlacementTerms terms;
    const bool is_marker = unit.kind != kind::unit; // what the scenario hides may be laid at any time
    if (!is_marker && (state.stage.turn > 1 || state.stage.phase != phase::initiative))
        terms.refused = Sentence{"units are hidden before the first turn"};
    else if (!is_marker && !is_there(unit))
        terms.refused = Sentence{"{0} is not on the table", {unit}};
    return terms;
}

bool can_act(const State& state, const Unit& unit)
{
    const bool owes_deploy = is_there(unit) && corneta::game::must_follow(state, orders.key, unit.key);
    return is_waiting(unit) || may_come_back(state, unit) || owes_deploy;
}

UnitSummary summary(const Unit& unit)
{
    UnitSummary summary{.marks = marks_of(unit, marks)};
    if (unit.kind == kind::unit)
        summarize_unit(unit, summary);
    return summary;
}

bool have_all_passed(const State& state)
{
    const auto sides_in = std::ranges::count(state.units, kind::side.key, &Unit::kind);
    return sides_in > 1
        && sides_in == std::ranges::count_if(state.units, [](const Unit& unit) { return unit.kind == kind::side && unit[stat::passed]; });
}

std::vector<Standing> standing(const State& state, const Charts& charts)
{
    std::vector<Standing> all_sides;
    for (const Unit& side : state.units) {
        const auto morale = side.kind == kind::side ? morale_of(state, side, charts) : std::nullopt;
        if (!morale)
            continue;
        if (side[stat::won]) {
            all_sides.push_back({side.key, {"has won by the scenario"}, morale->left, true, true});
            continue;
        }
        const bool is_beaten = morale->beaten || side[stat::beaten];
        all_sides.push_back({side.key,
                             {is_beaten ? "beaten: {0} left of its break point of {1}" : "{0} left of its break point of {1}",
                              {morale->left, morale->break_point}},
                             morale->left,
                             is_beaten,
                             false,
                             is_beaten});
    }
    return all_sides;
}

bool gives_way(const Unit& unit)
{
    return unit[stat::destroyed];
}

} // namespace revolucion
