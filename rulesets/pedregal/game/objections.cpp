// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/game/objections.h"

#include "rulesets/pedregal/game/halves.h"

#include <algorithm>
#include <array>
#include <ranges>
#include <span>
#include <string>

namespace pedregal {

using corneta::Name;
using corneta::Problems;
using corneta::game::PlayedAction;
using corneta::game::State;
using corneta::game::Unit;

namespace {

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
    Acting{"attack", "attacker"},     Acting{"lava-bed", "unit"},         Acting{"lava-bed", "leader"},     Acting{"ravine", "unit"},
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
void object_to_joined(const State& state, std::span<const std::string> attackers, bool at_garrison, Problems& problems)
{
    for (const std::string& key : attackers | std::views::drop(1)) {
        const Unit& unit = *state.find(key);
        if (unit.word("status") == "disrupted")
            problems.push_back({"attacker", {"{0} is disrupted and does not attack", {Name{unit.name}}}});
        else if (unit.is("garrison"))
            problems.push_back({"attacker", {"{0} is a garrison and does not attack", {Name{unit.name}}}});
        else if (at_garrison && unit.word("arm") != "infantry")
            problems.push_back({"attacker", {"{0} is no infantry: nothing else attacks a garrison", {Name{unit.name}}}});
    }
}

/// 19.1: a garrison has no part in an attack on other units in its hex, nor they in one on it.
void object_to_garrisons(const State& state, std::span<const std::string> defenders, Problems& problems)
{
    const auto is_garrison = [&](const std::string& key) { return state.find(key)->is("garrison"); };
    if (std::ranges::all_of(defenders, is_garrison))
        return;
    for (const std::string& key : defenders)
        if (defenders.size() > 1 && is_garrison(key))
            problems.push_back({"defender", {"{0} is a garrison and is attacked apart from other units", {Name{state.find(key)->name}}}});
}

void object_to_attack(const State& state, const PlayedAction& wanted, Problems& problems)
{
    const auto attackers = units_in(wanted.roles, "attacker");
    const auto defenders = units_in(wanted.roles, "defender");
    object_to_joined(state, attackers, wanted.answer("garrison") == "yes", problems);
    object_to_garrisons(state, defenders, problems);
    for (const std::string& defender : defenders)
        if (!attackers.empty() && state.find(attackers.front())->side == state.find(defender)->side)
            problems.push_back({"defender", {"{0} is no enemy", {Name{state.find(defender)->name}}}});
}

/// 19.4: one die as the Mexican movement phase begins.
void object_to_test(const State& state, const PlayedAction& wanted, Problems& problems)
{
    if (wanted.answer("us_behind_protected_hexside") == "yes")
        return;
    const auto object_that = [&](corneta::Sentence what) { problems.push_back({"mexican", std::move(what)}); };
    if (side_in_turn(state.stage) != "mexican" || state.stage.phase != "command")
        object_that({"Santa Anna is tested in the Mexican command phase"});
    else if (const Unit* const mexican = state.find("mexican"); mexican != nullptr && mexican->is("tested"))
        object_that({"Santa Anna has been tested in this phase"});
}

void object_to_march(const State& state, const PlayedAction& wanted, Problems& problems)
{
    const Unit* const marker = state.find(wanted.unit("marker"));
    const Unit* const army = state.find(wanted.unit("army"));
    if (marker != nullptr && army != nullptr && marker->side != army->key)
        problems.push_back({"army", {"{0} is not the army of {1}", {Name{army->name}, Name{marker->name}}}});
}

void object_to_zone(const State& state, const PlayedAction& wanted, Problems& problems)
{
    if (const Unit* const unit = state.find(wanted.unit("unit")); unit != nullptr && unit->side != "mexican")
        problems.push_back({"unit", {"{0} is not Mexican and enters enemy zones without a check", {Name{unit->name}}}});
}

} // namespace

void object(const State& state, const PlayedAction& wanted, Problems& problems)
{
    for (const auto& [role, keys] : wanted.roles)
        for (const std::string& key : keys) {
            object_to_unit(state, role, *state.find(key), problems);
            object_to_actor(state, wanted.action, role, *state.find(key), problems);
        }
    if (wanted.action == "attack")
        object_to_attack(state, wanted, problems);
    else if (wanted.action == "mexican-command")
        object_to_test(state, wanted, problems);
    else if (wanted.action == "hidden-march")
        object_to_march(state, wanted, problems);
    else if (wanted.action == "enemy-zone-entry")
        object_to_zone(state, wanted, problems);
}

} // namespace pedregal
