// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/forces.h"

#include "rulesets/pedregal/halves.h"

#include <algorithm>
#include <array>
#include <ranges>
#include <span>
#include <string>

namespace pedregal {

using corneta::Kind;
using corneta::Name;
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

void object_to_unit(const State& state, std::string_view role, const Unit& unit, Problems& problems)
{
    const auto object_that = [&](corneta::Sentence what) { problems.push_back({std::string{role}, std::move(what)}); };
    if (unit.is("destroyed"))
        object_that({"{0} is destroyed", {Name{unit.name}}});
    else if (unit.is("casualty"))
        object_that({"{0} is a casualty", {Name{unit.name}}});
    else if (unit.word("status") == "routed")
        object_that({"{0} has routed and is off the map until turn {1}", {Name{unit.name}, unit.number("returns")}});
    else if (unit.number("arrives") > state.stage.turn)
        object_that({"{0} arrives on turn {1}", {Name{unit.name}, unit.number("arrives")}});
}

/// Roles whose units act in their own half of the turn; what is driven back across a ravine is not moving.
struct Acting {
    std::string_view action;
    std::string_view role;
};
constexpr std::array all_acting{
    Acting{"attack", "attacker"},     Acting{"lava-bed", "unit"},         Acting{"ravine", "unit"},
    Acting{"river-crossing", "unit"}, Acting{"enemy-zone-entry", "unit"}, Acting{"hidden-march", "marker"},
};

void object_to_actor(const State& state, std::string_view action, std::string_view role, const Unit& unit, Problems& problems)
{
    const bool acts = std::ranges::any_of(all_acting, [&](const Acting& one) { return one.action == action && one.role == role; });
    if (!acts || (action == "ravine" && state.stage.phase != "movement"))
        return;
    const auto object_that = [&](corneta::Sentence what) { problems.push_back({std::string{role}, std::move(what)}); };
    if (unit.side != side_in_turn(state.stage))
        object_that({"{0} does not act in the other side's half of the turn", {Name{unit.name}}});
    if (action == "attack" && unit.is("attacked"))
        object_that({"{0} has attacked in this phase", {Name{unit.name}}});
    if (action != "attack" && unit.is("move_over"))
        object_that({"the move of {0} is over", {Name{unit.name}}});
}

/// The form asks about the first attacker alone.
void object_to_joined(const State& state, std::span<const std::string> attackers, Problems& problems)
{
    for (const std::string& key : attackers | std::views::drop(1)) {
        const Unit& unit = *state.find(key);
        if (unit.word("status") == "disrupted")
            problems.push_back({"attacker", {"{0} is disrupted and does not attack", {Name{unit.name}}}});
        else if (unit.is("garrison"))
            problems.push_back({"attacker", {"{0} is a garrison and does not attack", {Name{unit.name}}}});
    }
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

void object(const State& state, const corneta::game::Deed& wanted, Problems& problems)
{
    for (const auto& [role, keys] : wanted.roles)
        for (const std::string& key : keys) {
            object_to_unit(state, role, *state.find(key), problems);
            object_to_actor(state, wanted.action, role, *state.find(key), problems);
        }
    const bool is_his_phase = side_in_turn(state.stage) == "mexican" && state.stage.phase == "command";
    if (wanted.action == "mexican-command" && !is_his_phase && wanted.answer("us_behind_protected_hexside") != "yes")
        problems.push_back({"mexican", {"Santa Anna is tested in the Mexican command phase"}});
    const auto attackers = units_in(wanted.roles, "attacker");
    object_to_joined(state, attackers, problems);
    for (const std::string& defender : units_in(wanted.roles, "defender"))
        if (!attackers.empty() && state.find(attackers.front())->side == state.find(defender)->side)
            problems.push_back({"defender", {"{0} is no enemy", {Name{state.find(defender)->name}}}});
}

} // namespace pedregal
