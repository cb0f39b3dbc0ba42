// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/game/forces.h"

#include "rulesets/pedregal/game/halves.h"

#include <algorithm>
#include <string>

namespace pedregal {

using corneta::Kind;
using corneta::Problems;
using corneta::game::Roles;
using corneta::game::State;
using corneta::game::Unit;

namespace {

using Words = std::optional<std::string>;

std::string yes_or_no(bool is_so)
{
    return is_so ? "yes" : "no";
}

Words sum_of_strengths(const State& state, const std::vector<std::string>& units)
{
    int sum = 0;
    for (const std::string& key : units)
        sum += state.find(key)->number("strength");
    return units.size() < 2 ? Words{} : std::to_string(sum);
}

/// The turn that has just ended: the one before, or the last when it is over.
Words turn_ended(const State& state)
{
    return std::to_string(is_over(state.stage) ? state.stage.turn : std::max(1, state.stage.turn - 1));
}

/// 19.1: of a leader who enters a lava bed alone, or with a unit.
Words leader_in_lava_bed(const State& state, const corneta::Field& field, const Roles& roles)
{
    const auto leaders = units_in(roles, "leader");
    if (leaders.empty())
        return {};
    const Unit& leader = *state.find(leaders.front());
    const bool is_alone = units_in(roles, "unit").empty();
    if (field.key == "engineer" && !is_alone)
        return yes_or_no(leader.is("engineer"));
    if (field.key == "mover" && is_alone)
        return leader.is("engineer") ? "engineer" : "leader";
    return field.key == "army" && is_alone ? Words{leader.side} : Words{};
}

/// 19.5 C: the marker's own HQ.
Words hq_of_marker(const State& state, const Roles& roles)
{
    const auto markers = units_in(roles, "marker");
    const Unit* const army = markers.empty() ? nullptr : state.find(state.find(markers.front())->side);
    return army == nullptr || army->word("hq_active").empty() ? Words{} : Words{army->word("hq_active")};
}

} // namespace

int mexican_units_on_map(const State& state)
{
    return static_cast<int>(std::ranges::count_if(state.units, [&](const Unit& unit) {
        return unit.kind == "unit" && unit.side == "mexican" && !unit.is("destroyed") && unit.word("status") != "routed"
            && unit.number("arrives") <= state.stage.turn;
    }));
}

Problems muster(Unit& unit)
{
    const auto start = [&](const std::string& stat, std::string_view word) {
        if (unit.word(stat).empty())
            unit.stats[stat] = word;
    };
    if (unit.kind == "side")
        for (const std::string_view stat : {"units_destroyed", "steps_eliminated", "leaders_lost"})
            start(std::string{stat}, "0");
    if (unit.kind != "unit")
        return {};
    start("status", "good");
    start("steps", "1");
    start("steps_lost", "0");
    if (unit.word("strength").empty())
        return {{"strength", {"how strong it is is missing"}}};
    return {};
}

std::optional<std::string> fill(const State& state, const corneta::Action& action, const corneta::Field& field, const Roles& roles)
{
    if (action.key == "victory") {
        if (field.key == "turn")
            return turn_ended(state);
        return field.stat == "units_on_map" ? Words{std::to_string(mexican_units_on_map(state))} : Words{};
    }
    if (field.stat == "hq_active")
        return hq_of_marker(state, roles);
    if (action.key == "lava-bed")
        if (Words word = leader_in_lava_bed(state, field, roles))
            return word;
    const auto units = units_in(roles, field.role);
    if (units.empty())
        return {};
    const Unit& first = *state.find(units.front());
    if (field.stat == "strength")
        return sum_of_strengths(state, units);
    if (field.stat == "status" && field.kind == Kind::Toggle)
        return yes_or_no(first.word("status") == "disrupted");
    if (field.stat == "arm" && field.kind == Kind::Toggle)
        return yes_or_no(first.word("arm") == "infantry");
    if (field.stat == "army")
        return first.side;
    return {};
}

} // namespace pedregal
