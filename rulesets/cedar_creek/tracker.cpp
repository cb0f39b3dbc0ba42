// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/game.h"

namespace cedar_creek {

namespace {

constexpr auto marks = std::to_array<MarkSpec>({
    {stat::eliminated, "eliminated"},
    {stat::routed, "routed"},
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

bool is_there(const State& state, const Unit& unit)
{
    return !unit[stat::eliminated] && unit[stat::arrives] <= state.stage.turn;
}

bool has_acted(const Unit& unit)
{
    return unit[stat::moved] || unit[stat::attacked];
}

bool has_not_acted(const State& state, const Unit& unit)
{
    return is_there(state, unit) && !unit[stat::routed] && !unit[stat::unable] && !has_acted(unit);
}

bool has_any_brigade(const State& state, const Unit& division, const auto& which)
{
    return std::ranges::any_of(state.units,
                               [&](const Unit& unit) { return unit.kind == "unit" && unit.command == division.key && which(unit); });
}

/// 7.1: it was rolled for, or one of its brigades has acted.
bool has_begun(const State& state, const Unit& division)
{
    return division[stat::tested] || has_any_brigade(state, division, has_acted);
}

bool has_rolled(const Unit* side)
{
    return side != nullptr && (*side)[stat::activated];
}

/// 7.1: whether the side's roll leaves it another division this round; before the roll none.
bool may_begin_another(const State& state, const Unit& unit)
{
    const Unit* const side = state.find(unit.side);
    const auto begun = std::ranges::count_if(
        state.units, [&](const Unit& other) { return other.kind == "division" && other.side == unit.side && has_begun(state, other); });
    return has_rolled(side) && begun < (*side)[stat::divisions];
}

/// Brigades of no division act when their side does.
bool may_act(const State& state, const Unit& unit)
{
    if (!has_not_acted(state, unit))
        return false;
    const Unit* const division = state.find(unit.command);
    if (division != nullptr && division->kind == "division")
        return has_begun(state, *division) || may_begin_another(state, unit);
    return has_rolled(state.find(unit.side));
}

/// A division that nobody has rolled for and whose brigades stand where they were.
bool may_be_activated(const State& state, const Unit& division)
{
    return is_there(state, division) && !has_begun(state, division) && may_begin_another(state, division)
        && has_any_brigade(state, division, [&](const Unit& unit) { return has_not_acted(state, unit); });
}

bool nobody_is_first(const State& state, const Unit& /*side*/)
{
    return !any_side(state, stat::first);
}

bool is_to_roll(const State& state, const Unit& side)
{
    return state.stage.phase == phase::movement ? !side[stat::activated] : !side[stat::rolled];
}

/// Before the phase is ended, which takes the fatigue down.
bool is_tired(const State& state, const Unit& unit)
{
    return !state.stage.aftermath && is_there(state, unit) && unit[stat::fatigue] > 0;
}

bool has_rout_to_move(const State& state, const Unit& unit)
{
    return !state.stage.aftermath && is_there(state, unit) && unit[stat::routed];
}

bool has_rout_to_test(const State& state, const Unit& unit)
{
    return state.stage.aftermath && is_there(state, unit) && unit[stat::routed] && !unit[stat::tested];
}

const auto all_idle = std::to_array<IdleSpec>({
    {phase::initiative, "side", nobody_is_first, "the initiative has not been rolled", initiative.key},
    {phase::movement, "side", is_to_roll, "has not rolled for activation", activation.key, role::active},
    {phase::movement, "division", may_be_activated, "has not been activated", initiative_test.key, role::division, stat::tested},
    {phase::movement, "unit", may_act, "has not acted", movement_cost.key, role::brigade, stat::moved},
    {phase::continuation, "side", is_to_roll, "the continuation has not been rolled", continuation.key},
    {phase::administrative, "unit", is_tired, "loses {0} {1} of fatigue"},
    {phase::administrative, "unit", has_rout_to_move, "makes a rout move and tests its rout", retreat.key, role::brigade},
    {phase::administrative, "unit", has_rout_to_test, "has not tested its rout", rout_recovery.key, role::brigade, stat::tested},
});

} // namespace

UnitSummary summary(const Unit& unit)
{
    UnitSummary summary{.marks = marks_of(unit, marks), .is_gone = unit[stat::eliminated]};
    if (unit.kind == "unit") {
        summary.parts = {{"strength left", unit[stat::strength]}, {"losses", unit[stat::losses]}};
        mark_number(unit, stat::fatigue, "fatigue {0}", summary);
        if (unit[stat::arm] == Arm::Cavalry)
            summary.marks.push_back({unit[stat::mounted] ? "mounted" : "dismounted"});
        mark_number(unit, stat::artillery, "artillery {0}", summary);
        mark_number(unit, stat::sharpshooters, "sharpshooters {0}", summary);
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
        if (one.action.empty()) // fatigue is lost without one
            one.why = with_levels(one.why.pattern, charts[GameNumber::Rest].whole());
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
            ended ? "{2} with {0} points, losses {1}; zones as last set right" : "{0} points, losses {1}; zones as last set right";
        const std::string_view result = word_of(played->end.winner) == unit.key ? "won" : "lost";
        both.push_back({unit.key, {words, {gained, losses, result}}, gained, ended});
    }
    return both;
}

bool gives_way(const Unit& unit)
{
    return unit.kind == "unit" && (unit[stat::routed] || unit[stat::eliminated] || unit[stat::losses] >= unit[stat::strength_at_start]);
}

} // namespace cedar_creek
