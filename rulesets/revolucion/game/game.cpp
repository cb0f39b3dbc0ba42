// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/game/game.h"

#include "rulesets/revolucion/game/aftermath.h"
#include "rulesets/revolucion/game/army_building.h"
#include "rulesets/revolucion/game/roster.h"
#include "rulesets/revolucion/game/tracker.h"
#include "rulesets/revolucion/game/turn.h"

#include <algorithm>
#include <array>

namespace revolucion {

using corneta::Field;
using corneta::Kind;
using corneta::Name;
using corneta::Problems;
using corneta::game::Lasts;
using corneta::game::PlayedAction;
using corneta::game::RoleSpec;
using corneta::game::State;
using corneta::game::StatSpec;
using corneta::game::Unit;

namespace {

constexpr Field toggle(std::string_view key, std::string_view label)
{
    return {.key = key, .label = label, .kind = Kind::Toggle};
}

constexpr std::array stats{
    StatSpec{toggle("acted", "Has acted"), Lasts::Turn},
    StatSpec{toggle("fired", "Has fired"), Lasts::Turn},
    StatSpec{toggle("may_move", "May still deploy or maneuver"), Lasts::Turn},
    StatSpec{toggle("may_attack", "May still bomb or strafe"), Lasts::Turn},
    StatSpec{toggle("order_lost", "Its order was lost"), Lasts::Turn},
    StatSpec{{.key = "bases_assaulted", .label = "Bases that have assaulted it", .measure = corneta::Measure::Bases}, Lasts::Turn},
    StatSpec{toggle("initiative", "Has the initiative"), Lasts::Turn},
    StatSpec{toggle("passed", "Has passed its initiative round"), Lasts::Turn},
    StatSpec{toggle("away", "Away from the table")},
    StatSpec{{.key = "levels_taken", .label = "Levels of damage taken"}},
    StatSpec{{.key = "bases_lost", .label = "Bases lost", .measure = corneta::Measure::Bases}},
    StatSpec{toggle("leader_killed", "Has lost its leader")},
    StatSpec{toggle("destroyed", "Destroyed")},
    StatSpec{{.key = "left", .label = "Left of its break point"}},
    StatSpec{toggle("beaten", "Beaten")},
    StatSpec{toggle("killed", "Killed")},
    StatSpec{toggle("commander_in_chief", "Commander in chief")},
};

constexpr std::array roles{RoleSpec{"army", "side"}, RoleSpec{"leader", "leader"}, RoleSpec{"train", "unit", 1, "explosion"}};

/// Levels are what fire and assaults deal out; a lost base is the third of them and would count twice.
constexpr std::array<std::string_view, 1> harms{"levels_taken"};

constexpr std::array<std::string_view, 4> actions_of_a_unit{"orders", "fire", "assault", "regroup"};

bool is_among(std::string_view word, auto const& words)
{
    return std::ranges::find(words, word) != words.end();
}

/// What may be joined with what a unit has done: a Deploy or Maneuver with Moving Fire, an attack of aircraft with their flight.
bool goes_on(const Unit& actor, const PlayedAction& wanted)
{
    const std::string_view action = wanted.answer("action");
    if (wanted.action == "orders")
        return action != "march" && actor.is("may_move");
    return wanted.action == "fire" && (action == "bomb" || action == "strafe") && actor.is("may_attack");
}

/// What a turn allows.
void object_to_actor(const Unit& actor, const PlayedAction& wanted, Problems& problems)
{
    const auto because = [&](std::string_view why) { problems.push_back({"actor", {why, {Name{actor.name}}}}); };
    const std::string_view action = wanted.answer("action");
    if (wanted.action == "fire" && action == "anti-aircraft")
        return;
    const bool is_order = wanted.action == "orders" || wanted.action == "assault";
    if (actor.is("away"))
        because("{0} is away from the table");
    if (actor.is("acted") && !goes_on(actor, wanted))
        because("{0} has acted this turn");
    else if (actor.is("order_lost") && (is_order || wanted.answer("deploying") == "yes"))
        because("the order of {0} was lost this turn");
    if (is_order && actor.is("passenger"))
        because("{0} is a passenger and does not move");
    if (wanted.action == "orders" && action == "march" && runs_on_rails(type_of(actor)) && actor.word("last_move") == "halt")
        because("{0} stood still last turn: it maneuvers before it marches");
    if (wanted.action == "fire" && action == "deployed-fire" && actor.word("deployed_at_start") == "no")
        because("{0} has not been deployed since the start of the turn: it makes Moving Fire");
}

void object_to_target(const Unit& target, const Unit* actor, Problems& problems)
{
    if (target.is("away"))
        problems.push_back({"target", {"{0} is away from the table", {Name{target.name}}}});
    if (actor != nullptr && !actor->side.empty() && actor->side == target.side)
        problems.push_back({"target", {"{0} is a friend", {Name{target.name}}}});
}

void object(const State& state, const PlayedAction& wanted, Problems& problems)
{
    const auto is_in_game = [&](std::string_view stat) {
        return std::ranges::any_of(state.units, [&](const Unit& unit) { return unit.kind == "side" && unit.is(stat); });
    };
    for (const auto& [role, units] : wanted.roles)
        for (const std::string& key : units)
            if (const Unit& unit = *state.find(key); unit.is("destroyed"))
                problems.push_back({role, {"{0} is off the table", {Name{unit.name}}}});
    if (wanted.action == "initiative" && is_in_game("initiative"))
        problems.push_back({"initiative", {"it is known who has it this turn"}});
    if (const Unit* const train = state.find(wanted.unit("train")); train != nullptr && wanted.action == "explosion")
        if (type_of(*train) != UnitType::MaquinaLoca || wanted.answer("kind") != "maquina-loca")
            problems.push_back({"train", {"{0} is not a máquina loca that explodes", {Name{train->name}}}});
    if (!is_among(wanted.action, actions_of_a_unit))
        return;
    for (const Unit& army : state.units)
        if (army.kind == "side" && army.is("beaten"))
            problems.push_back({wanted.action, {"{0} is beaten: the game is over", {Name{army.name}}}});
    const Unit* const actor = state.find(wanted.unit("actor"));
    const Unit* const target = state.find(wanted.unit("target"));
    if (actor != nullptr)
        object_to_actor(*actor, wanted, problems);
    if (target != nullptr)
        object_to_target(*target, actor, problems);
}

} // namespace

const corneta::game::GameRules game_rules{
    .stats = stats,
    .roles = roles,
    .harms = harms,
    .muster = corneta::game::fitted<muster>,
    .fill = corneta::game::fitted<fill>,
    .object = corneta::game::fitted<object>,
    .take_effect = corneta::game::fitted<take_effect>,
    .end_phase = corneta::game::fitted<end_phase>,
    .summary = corneta::game::fitted<summary>,
    .idle = corneta::game::fitted<idle>,
    .standing = corneta::game::fitted<standing>,
    .gives_way = corneta::game::fitted<gives_way>,
    .unusual = corneta::game::fitted<unusual>,
};

} // namespace revolucion
