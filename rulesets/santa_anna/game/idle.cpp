// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/duties.h"
#include "rulesets/santa_anna/game/objections.h"
#include "rulesets/santa_anna/game/tracker.h"

#include <algorithm>
#include <array>

namespace santa_anna {

using corneta::game::IdleSpec;
using corneta::game::State;
using corneta::game::Unit;

namespace {

constexpr std::string_view off_table = "off_table";

bool can_act(const Unit& unit)
{
    return !unit.is("broken") && !unit.is("destroyed");
}

bool has_no_order(const State& state, const Unit& unit)
{
    const bool is_known = !unit.word("order").empty() && unit.word("order") != "none";
    return !is_known && std::ranges::find(state.face_down, unit.key) == state.face_down.end();
}

bool may_rally(const Unit& unit)
{
    return unit.is("broken") && !unit.is("destroyed") && unit.word("experience") != "untrained";
}

bool lacks_order(const State& state, const Unit& unit)
{
    return can_act(unit) && has_no_order(state, unit);
}

bool lacks_rally_order(const State& state, const Unit& unit)
{
    return may_rally(unit) && has_no_order(state, unit);
}

bool has_points_to_roll(const State& /*state*/, const Unit& leader)
{
    return leader.number("turns_out") == 0 && !leader.is("points_rolled_this_turn");
}

bool has_charge_to_declare(const State& /*state*/, const Unit& unit)
{
    return can_act(unit) && unit.word("order") == "charge" && !unit.is("charging");
}

bool has_fire(const Unit& unit)
{
    if (unit.word("arm") == "artillery")
        return unit.word("unlimbered") != "no" && unit.word("guns") != "0";
    return unit.word("weapon") != "none";
}

bool has_to_fire(const State& state, const Unit& unit, std::string_view order)
{
    return !state.stage.aftermath && can_act(unit) && unit.word("order") == order && !unit.is("in_melee") && has_fire(unit)
        && !has_fired(state, unit);
}

bool has_first_fire(const State& state, const Unit& unit)
{
    return has_to_fire(state, unit, "first-fire");
}

/// Who is caught forming square has no Hold Fire.
bool has_hold_fire(const State& state, const Unit& unit)
{
    return has_to_fire(state, unit, "hold-fire") && !unit.is("caught_forming_square");
}

bool has_to_move(const State& /*state*/, const Unit& unit)
{
    const bool is_ordered = unit.word("order") == "move" || unit.word("order") == "charge";
    return can_act(unit) && is_ordered && !unit.is("in_melee") && !unit.is("moved_this_turn");
}

bool has_to_retreat(const State& /*state*/, const Unit& unit)
{
    return retreats(unit) && !unit.is("moved_this_turn");
}

bool fights_on(const Unit& unit)
{
    return can_act(unit) && unit.is("in_melee") && !unit.is("fired_or_fought");
}

bool attacks_on(const State& /*state*/, const Unit& unit)
{
    return fights_on(unit) && !unit.word("locked_with").empty();
}

bool defends_on(const State& /*state*/, const Unit& unit)
{
    return fights_on(unit) && unit.word("locked_with").empty();
}

bool has_to_close(const State& /*state*/, const Unit& unit)
{
    const bool charges = unit.word("order") == "charge" || unit.is("charging");
    return can_act(unit) && charges && !unit.is("in_melee") && !unit.is("closed_this_turn");
}

/// A Rally order, or none known and no retreat made.
bool has_to_rally(const State& /*state*/, const Unit& unit)
{
    const bool is_without = unit.word("order").empty() || unit.word("order") == "none";
    const bool is_ordered = unit.word("order") == "rally" || (is_without && !unit.is("moved_this_turn") && !unit.is("broke_this_turn"));
    return may_rally(unit) && is_ordered && !unit.is("rallied_this_turn");
}

bool has_to_recover(const State& /*state*/, const Unit& unit)
{
    return can_act(unit) && unit.word("order") == "hold" && unit.number("stragglers") > 0 && !unit.is("in_melee")
        && !unit.is("fired_or_fought") && !unit.is("rallied_this_turn");
}

bool has_leader_to_roll_for(const State& /*state*/, const Unit& unit)
{
    return unit.is("leader_attached") && unit.number("losses_this_turn") > 0 && !unit.is("leader_rolled_this_turn");
}

/// Who may come comes when its side wants it to.
bool may_arrive(const State& state, const Unit& unit)
{
    return unit.is(off_table) && unit.number("arrives") <= state.stage.turn;
}

/// 4.2, 7.1: nothing but the players' hands carries it out.
bool has_to_form(const State& /*state*/, const Unit& unit)
{
    return can_act(unit) && unit.word("order") == "form" && !unit.is("moved_this_turn");
}

constexpr std::array all{
    IdleSpec{"give-orders", "unit", may_arrive, "may come onto the table", {}, {}, off_table, "no"},
    IdleSpec{"give-orders", "leader", may_arrive, "may come onto the table", {}, {}, off_table, "no"},
    IdleSpec{"give-orders", "leader", has_points_to_roll, "has not rolled for leader points", "leader-points", "leader",
             "points_rolled_this_turn"},
    IdleSpec{"give-orders", "unit", lacks_order, "has no order", "random-order", "unit"},
    IdleSpec{"give-orders", "unit", lacks_rally_order, "has no Rally order"},
    IdleSpec{"declare-charges", "unit", has_charge_to_declare, "has not declared its charge", {}, {}, "charging"},
    IdleSpec{"first-fire", "unit", has_first_fire, "has not fired", "fire", "firer"},
    IdleSpec{"all-moves", "unit", has_to_move, "has not moved", "movement", "unit", "moved_this_turn"},
    IdleSpec{"all-moves", "unit", has_to_retreat, "has not retreated", "movement", "unit", "moved_this_turn"},
    IdleSpec{"all-moves", "unit", has_to_form, "has a Form order: set its formation right", {}, {}, "moved_this_turn"},
    IdleSpec{"hold-fire", "unit", has_hold_fire, "has not fired", "fire", "firer"},
    IdleSpec{"melee", "unit", attacks_on, "is locked and has not fought on", "melee", "attacker"},
    IdleSpec{"melee", "unit", defends_on, "is locked and has not fought on", "melee", "defender"},
    IdleSpec{"melee", "unit", has_to_close, "has not charged home", "charge", "attacker", "closed_this_turn"},
    IdleSpec{"rally", "unit", has_to_rally, "has not rolled to rally", "rally", "unit", "rallied_this_turn"},
    IdleSpec{"rally", "unit", has_to_recover, "has stragglers to take back", "hold-recovery", "unit", "rallied_this_turn"},
    IdleSpec{"rally", "unit", has_leader_to_roll_for, "its leader has not been rolled for", "leader-casualty", "unit",
             "leader_rolled_this_turn"},
};

} // namespace

/// Of those who are there, and in Give Orders those who may come.
std::vector<corneta::game::Idle> idle(const State& state)
{
    auto idle = idle_by(state, all);
    std::erase_if(idle,
                  [&](const corneta::game::Idle& one) { return !has_arrived(state, *state.find(one.unit)) && one.done != off_table; });
    return idle;
}

} // namespace santa_anna
