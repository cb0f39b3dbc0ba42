// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/objections.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace santa_anna {

using corneta::Name;
using corneta::Problems;
using corneta::game::PlayedAction;
using corneta::game::State;
using corneta::game::Unit;

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 2> opponents{{{"firer", "target"}, {"attacker", "defender"}}};

void object_to(std::string_view role, std::string_view pattern, const Unit& unit, Problems& problems)
{
    problems.push_back({std::string{role}, {pattern, {Name{unit.name}}}});
}

void object_to_absent(const State& state, const PlayedAction& wanted, Problems& problems)
{
    for (const auto& [role, units] : wanted.roles)
        for (const std::string& key : units) {
            const Unit& unit = *state.find(key);
            const bool is_rolled_for = wanted.action == "leader-casualty"; // the leader of a unit that was lost, too
            if (unit.number("arrives") > state.stage.turn)
                problems.push_back({role, {"{0} may arrive from turn {1} on", {Name{unit.name}, unit.number("arrives")}}});
            else if (unit.is("off_table"))
                object_to(role, "{0} is not yet on the table", unit, problems);
            if (unit.is("destroyed") && !(is_rolled_for && role == "unit"))
                object_to(role, "{0} is off the table", unit, problems);
            else if (role == "leader" && unit.number("turns_out") > 0)
                problems.push_back({role, {"{0} is out for {1} more turns", {Name{unit.name}, unit.number("turns_out")}}});
            else if (is_rolled_for && unit.is("leader_rolled_this_turn"))
                object_to(role, "{0} has been rolled for this turn", unit, problems);
        }
}

bool is_fire(const PlayedAction& played)
{
    return played.action == "fire" || played.action == "fortification-fire";
}

bool is_quarter_volley(const PlayedAction& played)
{
    return played.answer("firer_quarter_volley") == "yes";
}

void object_to_fire(const State& state, const PlayedAction& wanted, Problems& problems)
{
    if (!is_fire(wanted))
        return;
    if (state.stage.aftermath)
        problems.push_back({"firer", {"the fire of this phase has taken effect"}});
    for (const std::string& key : corneta::game::units_in(wanted.roles, "firer")) {
        const Unit& unit = *state.find(key);
        if (unit.is("destroyed"))
            continue;
        if (wanted.action == "fortification-fire" && unit.word("unlimbered") == "no")
            object_to("firer", "{0} is limbered", unit, problems);
        if (unit.is("broken"))
            object_to("firer", "{0} is broken", unit, problems);
        else if (!is_quarter_volley(wanted) && has_fired(state, unit))
            object_to("firer", "{0} has fired this turn", unit, problems);
    }
}

void object_to_friends(const State& state, const PlayedAction& wanted, Problems& problems)
{
    for (const auto& [ours, theirs] : opponents)
        for (const std::string& key : corneta::game::units_in(wanted.roles, theirs))
            for (const std::string& by : corneta::game::units_in(wanted.roles, ours)) {
                const Unit& unit = *state.find(key);
                const Unit& enemy = *state.find(by);
                if (key == by || (!unit.side.empty() && unit.side == enemy.side))
                    problems.push_back({std::string{theirs}, {"{0} is on the side of {1}", {Name{unit.name}, Name{enemy.name}}}});
            }
}

/// Guns that broke are no mob, by which the actions know a broken unit.
bool is_broken_battery(const Unit& unit)
{
    return unit.is("broken") && unit.word("arm") == "artillery";
}

void object_to_state(const State& state, const PlayedAction& wanted, Problems& problems)
{
    for (const std::string& key : corneta::game::units_in(wanted.roles, "unit")) {
        const Unit& unit = *state.find(key);
        const std::string_view order = unit.word("order");
        if (wanted.action == "rally" && !unit.is("broken"))
            object_to("unit", "{0} is not broken", unit, problems);
        if (wanted.action == "hold-recovery" && unit.is("broken"))
            object_to("unit", "{0} is broken", unit, problems);
        else if (wanted.action == "hold-recovery" && !order.empty() && order != "none" && order != "hold")
            object_to("unit", "{0} has no Hold order", unit, problems);
        if (wanted.action == "resupply" && !unit.word("arm").empty() && unit.word("arm") != "artillery")
            object_to("unit", "{0} is no battery", unit, problems);
        const bool acts = wanted.action == "random-order" || (wanted.action == "movement" && wanted.answer("kind") == "move");
        if (acts && is_broken_battery(unit))
            object_to("unit", "{0} is broken", unit, problems);
    }
}

} // namespace

bool has_arrived(const State& state, const Unit& unit)
{
    return unit.number("arrives") <= state.stage.turn && !unit.is("off_table");
}

bool has_fired(const State& state, const Unit& unit)
{
    return unit.is("fired_this_turn") || std::ranges::any_of(state.pending, [&](const PlayedAction& played) {
               return is_fire(played) && !is_quarter_volley(played) && played.unit("firer") == unit.key;
           });
}

void object(const State& state, const PlayedAction& wanted, Problems& problems)
{
    object_to_absent(state, wanted, problems);
    object_to_fire(state, wanted, problems);
    object_to_friends(state, wanted, problems);
    object_to_state(state, wanted, problems);
}

} // namespace santa_anna
