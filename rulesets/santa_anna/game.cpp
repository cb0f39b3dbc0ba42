// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game.h"

#include "rulesets/santa_anna/aftermath.h"
#include "rulesets/santa_anna/random_order.h"
#include "rulesets/santa_anna/roster.h"

#include <algorithm>
#include <array>
#include <string>

namespace santa_anna {

using corneta::Field;
using corneta::Kind;
using corneta::Problems;
using corneta::Unit;
using corneta::game::HiddenSpec;
using corneta::game::Lasts;
using corneta::game::RoleSpec;
using corneta::game::Settling;
using corneta::game::StatSpec;

namespace {

constexpr Field toggle(std::string_view key, std::string_view label)
{
    return {.key = key, .label = label, .kind = Kind::Toggle};
}

constexpr Field castings(std::string_view key, std::string_view label)
{
    return {.key = key, .label = label, .kind = Kind::Number, .unit = Unit::Castings, .least = 0, .most = 999};
}

constexpr std::array stats{
    StatSpec{castings("castings", "Castings at the start")},
    StatSpec{castings("effectives", "Effectives")},
    StatSpec{castings("losses", "Losses")},
    StatSpec{{.key = "order", .label = "Order", .kind = Kind::Choice, .options = known_orders}},
    StatSpec{castings("losses_this_turn", "Losses this turn"), Lasts::Turn},
    StatSpec{castings("casualties_this_turn", "Casualties this turn"), Lasts::Turn},
    StatSpec{toggle("straggled_this_turn", "Has straggled from fire this turn"), Lasts::Turn},
    StatSpec{toggle("fired_or_fought", "Has fired or fought this turn"), Lasts::Turn},
    StatSpec{toggle("fired_this_phase", "Has fired this phase"), Lasts::Phase},
    StatSpec{toggle("charging", "Charging"), Lasts::Turn},
    StatSpec{toggle("caught_forming_square", "Caught forming square"), Lasts::Turn},
    StatSpec{toggle("broke_through_this_turn", "Has broken through this turn"), Lasts::Turn},
    StatSpec{{.key = "points", .label = "Points left", .kind = Kind::Number, .least = 0, .most = 99}},
    StatSpec{toggle("broken", "Broken")},
    StatSpec{toggle("destroyed", "Destroyed")},
};

constexpr std::array roles{RoleSpec{"leader", "leader"}, RoleSpec{"us", "side"}, RoleSpec{"mexican", "side"},
                           RoleSpec{"section", "section"}};
constexpr std::array hidden{HiddenSpec{"unit", "order"}};
constexpr std::array<std::string_view, 2> harms{"stragglers", "casualties"};

void object(const corneta::game::State& state, const corneta::game::Deed& wanted, Problems& problems)
{
    for (const auto& [role, units] : wanted.roles)
        for (const std::string& key : units) {
            const corneta::game::Unit& unit = *state.find(key);
            if (unit.is("destroyed"))
                problems.push_back({role, {"{0} is off the table", {corneta::Name{unit.name}}}});
            else if (role == "firer" && unit.is("broken"))
                problems.push_back({role, {"{0} is broken", {corneta::Name{unit.name}}}});
            else if (wanted.action == "fire" && role == "firer" && unit.is("fired_this_phase"))
                problems.push_back({role, {"{0} has fired in this phase", {corneta::Name{unit.name}}}});
            else if (role == "leader" && unit.number("turns_out") > 0)
                problems.push_back({role, {"{0} is out for {1} more turns", {corneta::Name{unit.name}, unit.number("turns_out")}}});
        }
    if (wanted.action == "fire")
        for (const corneta::game::Deed& deed : state.pending)
            if (deed.action == "fire" && deed.unit("firer") == wanted.unit("firer") && !deed.unit("firer").empty())
                problems.push_back({"firer", {"it has fired in this phase"}});
}

/// Leaders are rolled for after Rally, once a turn, whenever their units were hit.
void keep_leaders_due(Settling& settling)
{
    const auto owed = settling.state().owed;
    for (auto due = owed.begin(); due != owed.end(); ++due) {
        const auto is_for_him = [due](const corneta::game::Owed& other) {
            return other.next.by == due->next.by && other.next.choices.front().action == "leader-casualty";
        };
        if (is_for_him(*due) && std::find_if(owed.begin(), due, is_for_him) == due)
            settling.offer(due->next);
    }
}

/// What has broken is a mob; orders of this turn are the last orders of the next; leaders who are out come back sooner.
void end_phase(Settling& settling)
{
    const bool is_last = settling.state().stage.phase == "rally";
    const auto units = settling.state().units;
    if (!is_last)
        keep_leaders_due(settling);
    for (const corneta::game::Unit& unit : units) {
        if (unit.is("broken") && unit.word("arm") != "artillery")
            settling.set(unit.key, "formation", "mob");
        if (is_last && !unit.word("order").empty()) {
            settling.set(unit.key, "last_order", unit.word("order"));
            settling.set(unit.key, "order", "none");
        }
        if (is_last && unit.number("turns_out") > 0)
            settling.add(unit.key, "turns_out", -1);
    }
}

} // namespace

const corneta::game::GameRules game_rules{
    .stats = stats,
    .roles = roles,
    .hidden = hidden,
    .harms = harms,
    .muster = muster,
    .object = object,
    .settle = settle,
    .end_phase = end_phase,
    .split = split,
    .join = join,
};

} // namespace santa_anna
