// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/game/game.h"

namespace revolucion {

namespace {

const Unit* other_than(const State& state, const Unit& side)
{
    return state.first([&](const Unit& unit) { return unit.kind == kind::side && unit.key != side.key; });
}

/// Whether somebody of a side, or of one of its columns, can still act.
bool has_left(const State& state, const Unit& side, std::string_view column = {})
{
    return std::ranges::any_of(state.units, [&](const Unit& unit) {
        return unit.side == side.key && can_act(state, unit) && (column.empty() || column_of(unit) == column);
    });
}

std::string_view begun_by(const Unit& side)
{
    const std::string_view column = side[stat::column];
    return column == stat::nobody ? std::string_view{} : column;
}

/// Whose action alone is no round of his column: a leader, and a unit that has acted and gets on or off a vehicle.
bool goes_with_column(const Unit& unit)
{
    return unit.kind == kind::leader || unit[stat::acted];
}

/// Section IX: a leader moves with the last of his column, whose round is over then, until another column begins. Section X: so does a unit
/// that has moved and gets on a vehicle.
bool comes_last(const Unit& unit, const State& state, const Round& round)
{
    const Unit* const side = state.find(unit.side);
    return goes_with_column(unit) && side != nullptr && round.column.empty() && begun_by(*side) == column_of(unit);
}

/// Such as a commander in chief, who moves in any round of his side.
bool is_leader_without_column(const State& state, const Unit& actor)
{
    const auto leads = [&](const Unit& unit) {
        return unit.kind == kind::unit && !unit[stat::destroyed] && are_of_one_column(unit, actor);
    };
    return actor.kind == kind::leader && std::ranges::none_of(state.units, leads);
}

bool is_of_column(const State& state, const Unit& actor, std::string_view column)
{
    return column_of(actor) == column || is_leader_without_column(state, actor);
}

/// Section III: once its units have done, all that a side has left moves in any order.
bool is_left_over(const State& state, const Unit& actor, const Unit& side)
{
    return goes_with_column(actor) && !has_left(state, side);
}

} // namespace

bool has_had_round(const State& state, const Unit& unit)
{
    const Unit* const side = state.find(unit.side);
    if (side == nullptr || !goes_with_column(unit) || is_leader_without_column(state, unit))
        return false;
    const auto has_acted = [&](const Unit& other) {
        return other.kind == kind::unit && other.side == unit.side && column_of(other) == column_of(unit) && other[stat::acted]
            && !other[stat::caught];
    };
    return std::ranges::any_of(state.units, has_acted) && !has_left(state, *side, column_of(unit));
}

Round round_of(const State& state)
{
    const Unit* const found = state.first([](const Unit& unit) { return unit.kind == kind::side && unit[stat::initiative]; });
    if (found == nullptr)
        return {};
    const Unit& side = *found;
    const Unit* const other = other_than(state, side);
    const std::string_view column = begun_by(side);
    const bool is_out = side[stat::passed] || !has_left(state, side);
    const bool is_other_out = other == nullptr || (*other)[stat::passed] || !has_left(state, *other);
    const bool has_any_passed = side[stat::passed] || (other != nullptr && (*other)[stat::passed]);
    if (is_out && is_other_out)
        return {.side = &side, .is_refused = has_any_passed, .is_in_any_order = true};
    if (other == nullptr || !has_left(state, *other))
        return {.side = &side, .is_in_any_order = true};
    const bool is_over = is_out || (!column.empty() && !has_left(state, side, column));
    return is_over ? Round{.side = other} : Round{.side = &side, .column = column};
}

bool begins_round(const State& state, const Unit& actor)
{
    const Round round = round_of(state);
    return round.side != nullptr && actor.side == round.side->key && round.column.empty() && !comes_last(actor, state, round)
        && !is_leader_without_column(state, actor) && !has_had_round(state, actor);
}

void begin_round(const Unit& unit, EffectsBuilder& effects)
{
    if (!begins_round(effects.state(), unit))
        return;
    const std::string column{column_of(unit)};
    const std::string acting = unit.side;
    for (const Unit& side : effects.state().units)
        if (side.kind == kind::side)
            effects.set(side.key, stat::column, side.key == acting ? std::string_view{column} : stat::nobody);
    for (const Unit& other : effects.state().units) {
        if (other.side != acting || column_of(other) != column)
            effects.unmark(other.key, stat::may_form, stat::may_move);
        effects.unmark(other.key, stat::may_step);
    }
}

void give_initiative(std::string_view winner, EffectsBuilder& effects)
{
    for (const Unit& side : effects.state().units)
        if (side.kind == kind::side)
            effects.set(side.key, stat::initiative, side.key == winner);
}

void settle_round(EffectsBuilder& effects)
{
    const Round round = round_of(effects.state());
    if (round.side == nullptr || any_side(effects.state(), stat::beaten))
        return;
    if (round.is_refused) {
        effects.announce({"Both sides have passed or acted: the turn is over."});
        return;
    }
    if ((*round.side)[stat::initiative])
        return;
    const std::string next = round.side->key;
    const NamedUnit name = *round.side;
    give_initiative(next, effects);
    effects.set(next, stat::column, stat::nobody);
    effects.announce({"The next initiative round is of {0}.", {name}});
}

RoundBar round_bar(const State& state, const Unit& actor)
{
    const Round round = round_of(state);
    const Unit* const side = state.find(actor.side);
    if (round.is_refused || have_all_passed(state))
        return RoundBar::Over;
    if (round.side == nullptr || side == nullptr)
        return RoundBar::None;
    if (comes_last(actor, state, round) || is_left_over(state, actor, *side))
        return RoundBar::None;
    if (side != round.side)
        return RoundBar::OtherSide;
    if (!round.column.empty())
        return is_of_column(state, actor, round.column) ? RoundBar::None : RoundBar::OtherColumn;
    return !round.is_in_any_order && has_had_round(state, actor) ? RoundBar::Had : RoundBar::None;
}

} // namespace revolucion
