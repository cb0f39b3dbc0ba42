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

bool is_waiting(const Unit& unit)
{
    return unit.kind == "unit" && is_there(unit) && !unit[stat::acted];
}

bool waits_without_orders(const State& state, const Unit& unit)
{
    return is_waiting(unit) && (unit[stat::order_lost] || is_carried(state, unit));
}

bool can_be_ordered(const State& state, const Unit& unit)
{
    return is_waiting(unit) && !waits_without_orders(state, unit);
}

bool can_still_fire(const State& state, const Unit& unit)
{
    return waits_without_orders(state, unit) && can_fire(unit[stat::type]) && unit[stat::formation] != Formation::March;
}

bool can_still_regroup(const State& state, const Unit& unit)
{
    return waits_without_orders(state, unit) && unit[stat::status] != Status::Ok;
}

/// Whether its side and column have the initiative round.
bool is_in_round(const State& state, const Unit& unit)
{
    Problems against;
    object_to_round(state, unit, role::actor, against);
    return against.empty();
}

bool waits_for_orders(const State& state, const Unit& unit)
{
    const bool stands = unit[stat::boarded] && !is_carried(state, unit);
    return can_be_ordered(state, unit) && !stands && !lies_face_down(state, unit) && is_in_round(state, unit);
}

bool may_fire(const State& state, const Unit& unit)
{
    return waits_for_orders(state, unit) && can_fire(unit[stat::type]) && unit[stat::deployed_at_start];
}

bool may_assault(const State& state, const Unit& unit)
{
    const bool can_assault = unit[stat::type] <= UnitType::VeteranCavalry && unit[stat::formation] == Formation::Maneuver;
    return can_assault && !unit[stat::detrained] && !unit[stat::left_march] && waits_for_orders(state, unit);
}

bool waits_to_march_on(const State& state, const Unit& unit)
{
    return unit[stat::route_march] && waits_for_orders(state, unit);
}

bool may_get_off(const State& state, const Unit& unit)
{
    const Unit* const vehicle = vehicle_of(state, unit);
    return vehicle != nullptr && is_there(unit) && !unit[stat::boarded] && !unit[stat::regrouped] && !(*vehicle)[stat::moved]
        && !still_rolls(*vehicle) && !lies_face_down(state, unit) && is_in_round(state, unit);
}

bool waits_to_fire(const State& state, const Unit& unit)
{
    return can_still_fire(state, unit) && !lies_face_down(state, unit) && is_in_round(state, unit);
}

bool waits_to_regroup(const State& state, const Unit& unit)
{
    return can_still_regroup(state, unit) && is_in_round(state, unit);
}

bool may_come_back(const State& state, const Unit& unit)
{
    return unit[stat::type] == UnitType::Aircraft && unit[stat::away] && !unit[stat::destroyed] && !unit[stat::acted]
        && !unit[stat::order_lost] && unit[stat::returns] <= state.stage.turn;
}

bool waits_to_come_back(const State& state, const Unit& unit)
{
    return may_come_back(state, unit) && is_in_round(state, unit);
}

bool can_hold(const State& state, const Unit& unit)
{
    const bool must_go_on = still_rolls(unit) && !unit[stat::moved];
    return (is_waiting(unit) && !must_go_on) || may_come_back(state, unit);
}

bool may_hold(const State& state, const Unit& unit)
{
    return can_hold(state, unit) && !lies_face_down(state, unit) && is_in_round(state, unit);
}

bool may_hold_hidden(const State& state, const Unit& unit)
{
    return can_hold(state, unit) && lies_face_down(state, unit) && is_in_round(state, unit);
}

bool may_move_on(const State& state, const Unit& unit)
{
    return is_there(unit) && unit[stat::may_move] && !is_carried(state, unit);
}

bool may_attack_yet(const State& /*state*/, const Unit& unit)
{
    return is_there(unit) && unit[stat::may_attack];
}

/// A column is known by its leader: it has acted when all of its units have.
bool leads_waiting(const State& state, const Unit& leader)
{
    return !leader[stat::killed]
        && std::ranges::any_of(state.units, [&](const Unit& unit) { return are_of_one_column(unit, leader) && is_waiting(unit); });
}

bool may_move_by_himself(const State& state, const Unit& leader)
{
    return !leader[stat::killed] && !leader[stat::acted] && is_in_round(state, leader);
}

int units_left(const State& state, const Unit& side)
{
    return static_cast<int>(
        std::ranges::count_if(state.units, [&](const Unit& unit) { return unit.side == side.key && can_act(state, unit); }));
}

/// One roll is for both sides: the first of them stands for it.
bool wants_initiative(const State& state, const Unit& side)
{
    return !any_side(state, stat::initiative) && &side == &*std::ranges::find(state.units, "side", &Unit::kind);
}

/// III: a pass uses nothing up; whoever acts takes back the passes before.
bool may_pass(const State& state, const Unit& side)
{
    const Round round = round_of(state);
    const bool is_its_round = round.side == nullptr || (round.side == &side && round.column.empty());
    return is_its_round && !side[stat::passed] && units_left(state, side) > 0;
}

const auto all = std::to_array<IdleSpec>({
    {in_initiative[0], "side", wants_initiative, "the initiative has not been rolled", initiative.key, {}, {}, {}, true},
    {in_actions[0], "leader", leads_waiting, "units of its column have not acted"},
    {in_actions[0], "unit", may_fire, "may make Deployed Fire", fire.key, role::actor, stat::acted},
    {in_actions[0], "unit", may_assault, "may assault", assault.key, role::actor, stat::acted},
    {in_actions[0], "unit", waits_for_orders, "has not acted", orders.key, role::actor, stat::acted},
    {in_actions[0], "unit", waits_to_march_on, "is on its route march", route_march.key, role::actor, stat::acted},
    {in_actions[0], "unit", may_get_off, "may get off", get_off.key, role::actor, stat::got_off},
    {in_actions[0], "unit", waits_to_come_back, "may come back", orders.key, role::actor},
    {in_actions[0], "unit", waits_to_fire, "may still fire", fire.key, role::actor, stat::acted},
    {in_actions[0], "unit", waits_to_regroup, "may still regroup", regroup.key, role::actor, stat::acted},
    {in_actions[0], "unit", may_move_on, "may still deploy or maneuver", orders.key, role::actor, stat::may_move, "no"},
    {in_actions[0], "unit", may_attack_yet, "may still bomb or strafe", fire.key, role::actor, stat::may_attack, "no"},
    {in_actions[0], "leader", may_move_by_himself, "may move", move_leader.key, role::leader, stat::acted},
    {in_actions[0], "side", may_pass, "may pass its initiative round", pass.key, role::army, stat::passed},
    {in_actions[0], "unit", may_hold, "may hold", hold.key, role::holding, stat::acted},
    {in_actions[0], "unit", may_hold_hidden, "lies face down: it holds, or is turned up first", hold.key, role::holding, stat::acted},
});

} // namespace

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
    const bool is_marker = unit.kind != "unit"; // what the scenario hides may be laid at any time
    if (!is_marker && (state.stage.turn > 1 || state.stage.phase != in_initiative[0]))
        terms.refused = Sentence{"units are hidden before the first turn"};
    else if (!is_marker && !is_there(unit))
        terms.refused = Sentence{"{0} is not on the table", {Name{unit.name}}};
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
    if (unit.kind == "unit")
        summarize_unit(unit, summary);
    return summary;
}

std::vector<Idle> idle(const State& state)
{
    if (round_of(state).is_refused || have_all_passed(state))
        return {};
    std::vector<Idle> idle = idle_by(state, all);
    if (state.stage.phase != in_actions[0])
        return idle;
    for (const Unit& side : state.units) {
        const int left = side.kind == "side" ? units_left(state, side) : 0;
        const std::string_view why = left == 1 ? "1 unit has not acted: it acts or holds, or both sides pass"
                                               : "{0} units have not acted: they act or hold, or both sides pass";
        if (left > 0)
            idle.push_back({side.key, {why, {left}}, {}, {}, {}, {}, true});
    }
    return idle;
}

bool have_all_passed(const State& state)
{
    const auto sides_in = std::ranges::count(state.units, "side", &Unit::kind);
    return sides_in > 1
        && sides_in == std::ranges::count_if(state.units, [](const Unit& unit) { return unit.kind == "side" && unit[stat::passed]; });
}

std::vector<Standing> standing(const State& state, const corneta::Rulebook& book)
{
    std::vector<Standing> all_sides;
    for (const Unit& side : state.units) {
        const auto counted = side.kind == "side" ? reckoned(state, book, army_morale.key, alone(role::army, side.key)) : std::nullopt;
        if (!counted)
            continue;
        const ArmyMoraleEnd morale = counted->as(army_morale)->end;
        if (side[stat::won]) {
            all_sides.push_back({side.key, {"has won by the scenario"}, morale.left, true, true});
            continue;
        }
        const bool is_beaten = morale.beaten || side[stat::beaten];
        all_sides.push_back({side.key,
                             {is_beaten ? "beaten: {0} of {1} left to its break point" : "{0} of {1} left to its break point",
                              {morale.left, morale.break_point}},
                             morale.left,
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
