// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/game.h"

namespace cedar_creek {

namespace {

constexpr auto marks = std::to_array<MarkSpec>({
    {stat::eliminated, "eliminated"},
    {stat::routed, "routed"},
    {stat::off_map, "off the map"},
    {stat::selected, "activated"},
    {stat::acting, "acts now"},
    {stat::apart, "apart from its division"},
    {stat::active, "active"},
    {stat::plays, "its movement phase"},
    {stat::moved, "has moved"},
    {stat::attacked, "has attacked"},
    {stat::was_attacked, "was attacked"},
    {stat::tested, "tested"},
    {stat::unable, "failed its initiative test"},
    {stat::first, "first player"},
    {stat::activated, "has rolled for activation"},
    {stat::tactical_retreat, "tactical retreat"},
    {stat::sheridan, "Sheridan"},
    {stat::superior, "superior commander"},
    {stat::star, "star"},
});

bool may_select(const State& state, const Unit& unit)
{
    return may_be_activated(state, unit) && !enters_alone(state, unit) && !are_moves_over(state, unit.side)
        && fleeing_headquarters(state) == nullptr && !awaits_test(state, unit.side);
}

/// Headquarters and train, once a turn. 7.2, 7.3.
bool may_move_marker(const State& state, const Unit& marker)
{
    const Unit* const playing = playing_side(state);
    const bool plays = playing != nullptr && playing->key == marker.side && (*playing)[stat::activated];
    return plays && !marker[stat::eliminated] && marker[stat::marker] != Marker::Artillery && !marker[stat::active]
        && !has_fought(state, marker.side) && !must_activate(state, marker.side) && fleeing_headquarters(state) == nullptr
        && !awaits_test(state, marker.side) && (!marker[stat::off_map] || may_follow_in(state, marker));
}

bool must_select(const State& state, const Unit& division)
{
    return may_select(state, division) && must_activate(state, division.side);
}

/// 10: on the turns without tests the others may stay.
bool may_select_in_range(const State& state, const Unit& division)
{
    return may_select(state, division) && !must_activate(state, division.side);
}

/// Said once, of the first side; what is owed says it by itself, Sheridan too, whose roll comes first.
bool nobody_is_first(const State& state, const Unit& side)
{
    return &side == &*std::ranges::find(state.units, side.kind, &Unit::kind) && !any_side(state, stat::first)
        && !must_follow(state, initiative.key, role::union_side) && !must_follow(state, sheridan.key, role::union_side);
}

bool is_to_roll(const State& state, const Unit& side)
{
    const Unit* const playing = playing_side(state);
    return state.stage.phase == phase::movement ? !side[stat::activated] && (playing == nullptr || playing == &side) : !side[stat::rolled];
}

bool has_rout_to_move(const State& state, const Unit& unit)
{
    return !state.stage.aftermath && !unit[stat::eliminated] && unit[stat::routed] && !unit[stat::moved];
}

bool has_rout_to_test(const State& state, const Unit& unit)
{
    return state.stage.aftermath && !unit[stat::eliminated] && unit[stat::routed] && !unit[stat::tested];
}

const auto all_idle = std::to_array<IdleSpec>({
    {.phase = phase::initiative,
     .kind = "side",
     .waits = nobody_is_first,
     .why = "the initiative has not been rolled",
     .action = initiative.key,
     .must = true},
    {.phase = phase::movement,
     .kind = "side",
     .waits = is_to_roll,
     .why = "has not rolled for activation",
     .action = activation.key,
     .role = role::active},
    {.phase = phase::movement,
     .kind = "division",
     .waits = must_select,
     .why = "may be one of the divisions that must be activated",
     .action = activate.key,
     .role = role::division,
     .done = stat::selected,
     .must = true},
    {phase::movement, "division", may_select_in_range, "may be activated in range of its headquarters", activate.key, role::division,
     stat::selected},
    {phase::movement, "unit", may_act, "has not acted", movement_cost.key, role::brigade, stat::moved},
    {phase::movement, "unit", may_select, "may be activated alone", activate.key, role::division, stat::selected},
    {phase::movement, "marker", may_move_marker, "has not moved this turn", movement_cost.key, role::brigade, stat::active},
    {phase::continuation, "side", is_to_roll, "the continuation has not been rolled", continuation.key},
    {phase::administrative, "unit", has_rout_to_move, "makes another rout move", retreat.key, role::brigade},
    {phase::administrative, "unit", has_rout_to_test, "has not tested its rout", rout_recovery.key, role::brigade, stat::tested},
});

} // namespace

UnitSummary summary(const Unit& unit, const State& state)
{
    UnitSummary summary{.marks = marks_of(unit, marks)};
    if (unit.kind == "unit") {
        summary.parts = {{"strength left", unit[stat::strength]}, {"losses", unit[stat::losses]}};
        mark_number(unit, stat::fatigue, "fatigue {0}", summary);
        if (unit[stat::arm] == Arm::Cavalry)
            summary.marks.push_back({unit[stat::mounted] ? "mounted" : "dismounted"});
        mark_number(unit, stat::artillery, "artillery {0}", summary);
        mark_number(unit, stat::sharpshooters, "sharpshooters {0}", summary);
    }
    mark_option(unit, stat::declared, "nothing", "has paid for an {0}", summary);
    if (unit.kind == "marker") {
        mark_option(unit, stat::marker, {}, "{0}", summary);
        mark_number(unit, stat::artillery, "artillery {0}", summary);
        mark_number(unit, stat::batteries, "markers {0}", summary);
        if (const Unit* const brigade = state.find(unit[stat::with]); brigade != nullptr)
            summary.marks.push_back({"with {0}", {Name{brigade->name}}});
    }
    mark_number(unit, stat::arrives, "from turn {0} on", summary);
    mark_number(unit, stat::divisions, "divisions to activate {0}", summary);
    return summary;
}

std::vector<Idle> idle(const State& state, const Charts& charts)
{
    if (is_over(state.stage, charts))
        return {};
    std::vector<Idle> all = idle_by(state, all_idle);
    for (Idle& one : all)
        if (one.action == initiative.key && state.stage.turn == 1)
            one.why = {"on turn 1 the Confederates have the initiative without dice"};
    return all;
}

std::vector<Standing> standing(const State& state, const corneta::Rulebook& book)
{
    std::vector<Standing> both;
    const auto reckoned = corneta::game::reckoned(state, book, victory.key);
    const auto played = reckoned ? reckoned->as(victory) : std::nullopt;
    const bool ended = is_over(state.stage, dynamic_cast<const Charts&>(*book.typed_charts));
    for (const Unit& unit : state.units) {
        const bool is_union = unit.key == role::union_side;
        if (!played || unit.kind != "side" || (!is_union && unit.key != role::confederate_side))
            continue;
        const int gained = is_union ? played->end.union_points : played->end.confederate_points;
        const int losses = is_union ? played->inputs.union_losses : played->inputs.confederate_losses;
        const std::string_view words =
            ended ? "{2} with {0} points, losses {1}; zones as last passed" : "{0} points, losses {1}; zones as last passed";
        const bool wins = word_of(played->end.winner) == unit.key;
        both.push_back({unit.key, {words, {gained, losses, wins ? "won" : "lost"}}, gained, ended, ended && wins});
    }
    return both;
}

bool gives_way(const Unit& unit)
{
    return unit.kind == "unit" && (unit[stat::routed] || unit[stat::eliminated] || unit[stat::losses] >= unit[stat::strength_at_start]);
}

} // namespace cedar_creek
