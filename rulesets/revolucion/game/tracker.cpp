// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/game/game.h"

namespace revolucion {

namespace {

constexpr auto marks = std::to_array<MarkSpec>({
    {stat::destroyed, "destroyed"},
    {stat::killed, "killed"},
    {stat::beaten, "beaten"},
    {stat::initiative, "began the turn"},
    {stat::passed, "has passed"},
    {stat::commander_in_chief, "commander in chief"},
    {stat::away, "away"},
    {stat::acted, "has acted"},
    {stat::may_move, "may still move"},
    {stat::may_attack, "may still attack"},
    {stat::order_lost, "order lost"},
    {stat::passenger, "on a train"},
    {stat::hull_down, "hull-down"},
});

void summarize_unit(const Unit& unit, UnitSummary& summary)
{
    const int bases = unit[stat::bases];
    summary.parts = {{"bases left", bases}, {"bases lost", std::max(0, unit[stat::bases_at_start] - bases)}};
    summary.is_gone = unit[stat::destroyed];
    mark_option(unit, stat::status, statuses[0].word, "{0}", summary);
    if (unit.has(stat::type) && changes_formation(unit[stat::type]))
        mark_option(unit, stat::formation, {}, "{0}", summary);
    mark_option(unit, stat::cover, covers[0].word, "cover: {0}", summary);
    if (unit[stat::leader] == Leader::Attached)
        summary.marks.push_back({"leader attached"});
}

bool is_there(const Unit& unit)
{
    return !unit[stat::destroyed] && !unit[stat::away];
}

bool is_waiting(const Unit& unit)
{
    return is_there(unit) && !unit[stat::acted];
}

/// After a lost order, or on a train.
bool waits_without_orders(const Unit& unit)
{
    return is_waiting(unit) && (unit[stat::order_lost] || unit[stat::passenger]);
}

bool can_be_ordered(const State& /*state*/, const Unit& unit)
{
    return is_waiting(unit) && !waits_without_orders(unit);
}

/// An aircraft fires after its flight alone, and passengers, whom no order moves, fire.
bool can_still_fire(const State& /*state*/, const Unit& unit)
{
    return waits_without_orders(unit) && can_fire(unit[stat::type])
        && (unit[stat::formation] != Formation::March || unit[stat::status] != Status::Ok);
}

bool can_only_regroup(const State& /*state*/, const Unit& unit)
{
    return waits_without_orders(unit) && !can_fire(unit[stat::type]) && unit[stat::status] != Status::Ok;
}

bool may_move_on(const State& /*state*/, const Unit& unit)
{
    return is_there(unit) && unit[stat::may_move] && !unit[stat::passenger];
}

bool may_attack_yet(const State& /*state*/, const Unit& unit)
{
    return is_there(unit) && unit[stat::may_attack];
}

/// A column is known by its leader: it has acted when all of its units have.
bool leads_waiting(const State& state, const Unit& leader)
{
    return !leader[stat::killed] && std::ranges::any_of(state.units, [&](const Unit& unit) {
        return unit.kind == "unit" && are_of_one_column(unit, leader) && is_waiting(unit);
    });
}

bool wants_initiative(const State& state, const Unit& /*side*/)
{
    return !any_side(state, stat::initiative);
}

/// III: a pass uses nothing up; whoever acts takes back the passes before.
bool may_pass(const State& state, const Unit& side)
{
    return !side[stat::passed] && std::ranges::any_of(state.units, [&](const Unit& unit) {
        return unit.kind == "unit" && unit.side == side.key && is_waiting(unit);
    });
}

bool have_all_passed(const State& state)
{
    const auto sides_in = std::ranges::count(state.units, "side", &Unit::kind);
    return sides_in > 1
        && sides_in == std::ranges::count_if(state.units, [](const Unit& unit) { return unit.kind == "side" && unit[stat::passed]; });
}

const auto all = std::to_array<IdleSpec>({
    {in_initiative[0], "side", wants_initiative, "the initiative has not been rolled", initiative.key},
    {in_actions[0], "leader", leads_waiting, "its column has not acted"},
    {in_actions[0], "unit", can_be_ordered, "has not acted", orders.key, role::actor, stat::acted},
    {in_actions[0], "unit", can_still_fire, "may still fire or regroup", fire.key, role::actor, stat::acted},
    {in_actions[0], "unit", can_only_regroup, "may still regroup", regroup.key, role::actor, stat::acted},
    {in_actions[0], "unit", may_move_on, "may still deploy or maneuver", orders.key, role::actor, stat::may_move, "no"},
    {in_actions[0], "unit", may_attack_yet, "may still bomb or strafe", fire.key, role::actor, stat::may_attack, "no"},
    {in_actions[0], "side", may_pass, "may pass its initiative round", {}, {}, stat::passed},
});

} // namespace

UnitSummary summary(const Unit& unit)
{
    UnitSummary summary{.marks = marks_of(unit, marks), .is_gone = unit[stat::killed]};
    if (unit.kind == "unit")
        summarize_unit(unit, summary);
    return summary;
}

std::vector<Idle> idle(const State& state)
{
    if (any_side(state, stat::beaten) || have_all_passed(state))
        return {}; // the game is over, or the turn is
    return idle_by(state, all);
}

std::vector<Standing> standing(const State& state, const corneta::Rulebook& book)
{
    std::vector<Standing> all_sides;
    for (const Unit& side : state.units) {
        const auto counted = side.kind == "side" ? reckoned(state, book, army_morale.key, alone(role::army, side.key)) : std::nullopt;
        if (!counted)
            continue;
        const ArmyMoraleEnd morale = counted->as(army_morale)->end;
        const bool is_beaten = morale.beaten || side[stat::beaten];
        all_sides.push_back({side.key,
                             {is_beaten ? "beaten: {0} of {1} left to its break point" : "{0} of {1} left to its break point",
                              {morale.left, morale.break_point}},
                             morale.left,
                             is_beaten});
    }
    return all_sides;
}

bool gives_way(const Unit& unit)
{
    return unit[stat::destroyed];
}

} // namespace revolucion
