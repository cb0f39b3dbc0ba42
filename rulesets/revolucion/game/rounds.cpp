// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/game/game.h"

namespace revolucion {

namespace {

const Unit* other_than(const State& state, const Unit& side)
{
    const auto found = std::ranges::find_if(state.units, [&](const Unit& unit) { return unit.kind == "side" && unit.key != side.key; });
    return found == state.units.end() ? nullptr : &*found;
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

/// Section IX: a leader moves with the last of his column, whose round is over then, until another column begins.
bool comes_last(const Unit& leader, const State& state, const Round& round)
{
    const Unit* const side = state.find(leader.side);
    return leader.kind == "leader" && side != nullptr && round.column.empty() && begun_by(*side) == column_of(leader);
}

/// Such as a commander in chief, who moves in any round of his side.
bool is_leader_without_column(const State& state, const Unit& actor)
{
    const auto leads = [&](const Unit& unit) { return unit.kind == "unit" && !unit[stat::destroyed] && are_of_one_column(unit, actor); };
    return actor.kind == "leader" && std::ranges::none_of(state.units, leads);
}

bool is_of_column(const State& state, const Unit& actor, std::string_view column)
{
    return column_of(actor) == column || is_leader_without_column(state, actor);
}

} // namespace

Round round_of(const State& state)
{
    const auto found = std::ranges::find_if(state.units, [](const Unit& unit) { return unit.kind == "side" && unit[stat::initiative]; });
    if (found == state.units.end())
        return {};
    const Unit& side = *found;
    const Unit* const other = other_than(state, side);
    const std::string_view column = begun_by(side);
    const bool is_out = side[stat::passed] || !has_left(state, side);
    const bool is_other_out = other == nullptr || (*other)[stat::passed] || !has_left(state, *other);
    const bool has_any_passed = side[stat::passed] || (other != nullptr && (*other)[stat::passed]);
    if (is_out && is_other_out)
        return {.side = &side, .is_refused = has_any_passed};
    if (other == nullptr || !has_left(state, *other))
        return {.side = &side}; // it plays its rest in any order
    const bool is_over = is_out || (!column.empty() && !has_left(state, side, column));
    return is_over ? Round{.side = other} : Round{.side = &side, .column = column};
}

void begin_round(const Unit& unit, EffectsBuilder& effects)
{
    const Round round = round_of(effects.state());
    if (round.side == nullptr || unit.side != round.side->key || !round.column.empty() || comes_last(unit, effects.state(), round)
        || is_leader_without_column(effects.state(), unit))
        return;
    const std::string column{column_of(unit)};
    const std::string acting = unit.side;
    for (const Unit& side : effects.state().units)
        if (side.kind == "side")
            effects.set(side.key, stat::column, side.key == acting ? std::string_view{column} : stat::nobody);
}

void settle_round(EffectsBuilder& effects)
{
    const Round round = round_of(effects.state());
    if (round.side == nullptr)
        return;
    if (round.is_refused) {
        effects.announce({"Both sides have passed or acted: the turn is over."});
        return;
    }
    if ((*round.side)[stat::initiative])
        return;
    const std::string next = round.side->key;
    const Name name{round.side->name};
    for (const Unit& side : effects.state().units)
        if (side.kind == "side")
            effects.set(side.key, stat::initiative, side.key == next);
    effects.set(next, stat::column, stat::nobody);
    effects.announce({"The next initiative round is of {0}.", {name}});
}

void object_to_round(const State& state, const Unit& actor, std::string_view role, Problems& problems)
{
    const Round round = round_of(state);
    const Unit* const side = state.find(actor.side);
    if (round.side == nullptr || side == nullptr)
        return;
    const Under under{problems, section::turn};
    if (round.is_refused)
        object_to(actor, role, "both sides have passed or acted: the turn is over", problems);
    else if (comes_last(actor, state, round))
        return;
    else if (side != round.side)
        object_to(*round.side, role, "it is an initiative round of {0}", problems);
    else if (!round.column.empty() && !is_of_column(state, actor, round.column))
        object_to(actor, role, "{0} is not of the column whose initiative round it is", problems);
}

} // namespace revolucion
