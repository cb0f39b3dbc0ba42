// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/game/tracker.h"

#include "rulesets/revolucion/fire/fire.h"
#include "rulesets/revolucion/game/roster.h"

#include <algorithm>
#include <array>

namespace revolucion {

using corneta::game::Idle;
using corneta::game::IdleSpec;
using corneta::game::MarkSpec;
using corneta::game::Standing;
using corneta::game::State;
using corneta::game::Unit;
using corneta::game::UnitSummary;

namespace {

constexpr std::array marks{
    MarkSpec{"destroyed", "destroyed"},
    MarkSpec{"killed", "killed"},
    MarkSpec{"beaten", "beaten"},
    MarkSpec{"initiative", "began the turn"},
    MarkSpec{"passed", "has passed"},
    MarkSpec{"commander_in_chief", "commander in chief"},
    MarkSpec{"away", "away"},
    MarkSpec{"acted", "has acted"},
    MarkSpec{"may_move", "may still move"},
    MarkSpec{"may_attack", "may still attack"},
    MarkSpec{"order_lost", "order lost"},
    MarkSpec{"passenger", "on a train"},
    MarkSpec{"hull_down", "hull-down"},
};

void summarize_unit(const Unit& unit, UnitSummary& summary)
{
    const int bases = unit.number("bases");
    summary.parts = {{"bases left", bases}, {"bases lost", std::max(0, unit.number("bases_at_start") - bases)}};
    summary.is_gone = unit.is("destroyed");
    mark_option(unit, "status", "ok", statuses, "{0}", summary);
    if (!unit.word("type").empty() && changes_formation(type_of(unit)))
        mark_option(unit, "formation", "", formations, "{0}", summary);
    mark_option(unit, "cover", "open", covers, "cover: {0}", summary);
    if (unit.word("leader") == "attached")
        summary.marks.push_back({"leader attached"});
}

bool is_there(const Unit& unit)
{
    return !unit.is("destroyed") && !unit.is("away");
}

/// An aircraft fires after its flight alone, and passengers, whom no order moves, fire.
bool can_fire(const Unit& unit)
{
    const auto asked = std::ranges::find(FireRules::form, "actor_type", &corneta::Field::key);
    const bool is_firer = std::ranges::find(asked->options, unit.word("type"), &Option::word) != asked->options.end();
    return is_firer && type_of(unit) != UnitType::Aircraft;
}

bool is_waiting(const Unit& unit)
{
    return is_there(unit) && !unit.is("acted");
}

bool can_be_ordered(const State& /*state*/, const Unit& unit)
{
    return is_waiting(unit) && !unit.is("order_lost") && !unit.is("passenger");
}

/// What is left after a lost order, or on a train.
bool can_still_fire(const State& /*state*/, const Unit& unit)
{
    return is_waiting(unit) && (unit.is("order_lost") || unit.is("passenger")) && can_fire(unit)
        && (unit.word("formation") != "march" || unit.word("status") != "ok");
}

bool can_only_regroup(const State& /*state*/, const Unit& unit)
{
    return is_waiting(unit) && (unit.is("order_lost") || unit.is("passenger")) && !can_fire(unit) && unit.word("status") != "ok";
}

bool may_move_on(const State& /*state*/, const Unit& unit)
{
    return is_there(unit) && unit.is("may_move") && !unit.is("passenger");
}

bool may_attack_yet(const State& /*state*/, const Unit& unit)
{
    return is_there(unit) && unit.is("may_attack");
}

/// A column is known by its leader: it has acted when all of its units have.
bool leads_waiting(const State& state, const Unit& leader)
{
    return !leader.is("killed") && std::ranges::any_of(state.units, [&](const Unit& unit) {
        return unit.kind == "unit" && unit.side == leader.side && unit.command == leader.command && is_waiting(unit);
    });
}

bool wants_initiative(const State& state, const Unit& /*side*/)
{
    return std::ranges::none_of(state.units, [](const Unit& unit) { return unit.kind == "side" && unit.is("initiative"); });
}

/// III: a pass uses nothing up; whoever acts takes back the passes before.
bool may_pass(const State& state, const Unit& side)
{
    return !side.is("passed") && std::ranges::any_of(state.units, [&](const Unit& unit) {
        return unit.kind == "unit" && unit.side == side.key && is_waiting(unit);
    });
}

bool have_both_passed(const State& state)
{
    const auto is_side = [](const Unit& unit) { return unit.kind == "side"; };
    const auto has_passed = [](const Unit& unit) { return unit.kind == "side" && unit.is("passed"); };
    return std::ranges::count_if(state.units, has_passed) > 1
        && std::ranges::count_if(state.units, has_passed) == std::ranges::count_if(state.units, is_side);
}

constexpr std::array all{
    IdleSpec{"initiative", "side", wants_initiative, "the initiative has not been rolled", "initiative"},
    IdleSpec{"actions", "leader", leads_waiting, "its column has not acted"},
    IdleSpec{"actions", "unit", can_be_ordered, "has not acted", "orders", "actor", "acted"},
    IdleSpec{"actions", "unit", can_still_fire, "may still fire or regroup", "fire", "actor", "acted"},
    IdleSpec{"actions", "unit", can_only_regroup, "may still regroup", "regroup", "actor", "acted"},
    IdleSpec{"actions", "unit", may_move_on, "may still deploy or maneuver", "orders", "actor", "may_move", "no"},
    IdleSpec{"actions", "unit", may_attack_yet, "may still bomb or strafe", "fire", "actor", "may_attack", "no"},
    IdleSpec{"actions", "side", may_pass, "may pass its initiative round", {}, {}, "passed"},
};

} // namespace

UnitSummary summary(const Unit& unit)
{
    UnitSummary summary{.marks = marks_of(unit, marks), .is_gone = unit.is("killed")};
    if (unit.kind == "unit")
        summarize_unit(unit, summary);
    return summary;
}

std::vector<Idle> idle(const State& state)
{
    if (std::ranges::any_of(state.units, [](const Unit& unit) { return unit.kind == "side" && unit.is("beaten"); }))
        return {}; // the game is over
    if (have_both_passed(state))
        return {}; // and so is the turn
    return idle_by(state, all);
}

std::vector<Standing> standing(const State& state, const corneta::Rulebook& book)
{
    std::vector<Standing> all_sides;
    for (const Unit& side : state.units) {
        const auto morale = side.kind == "side" ? reckoned(state, book, "army-morale", {{"army", {side.key}}}) : std::nullopt;
        if (!morale)
            continue;
        const int left = corneta::game::number_of(morale->word("left"));
        const bool is_beaten = morale->word("beaten") == "yes" || side.is("beaten");
        all_sides.push_back({side.key,
                             {is_beaten ? "beaten: {0} of {1} left to its break point" : "{0} of {1} left to its break point",
                              {left, corneta::game::number_of(morale->word("break_point"))}},
                             left,
                             is_beaten});
    }
    return all_sides;
}

bool gives_way(const Unit& unit)
{
    return unit.is("destroyed");
}

} // namespace revolucion
