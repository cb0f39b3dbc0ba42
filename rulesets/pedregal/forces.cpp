// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/game.h"

#include <algorithm>

namespace pedregal {

namespace {

using Words = std::optional<std::string>;

std::string yes_or_no(bool is_so)
{
    return is_so ? "yes" : "no";
}

Words sum_of_strengths(std::span<const Unit* const> units)
{
    int sum = 0;
    for (const Unit* const unit : units)
        sum += (*unit)[stat::strength];
    return units.size() < 2 ? Words{} : std::to_string(sum);
}

/// The turn that has just ended: the one before, or the last when it is over.
Words turn_ended(const Stage& stage, const Charts& charts)
{
    return std::to_string(is_over(stage, charts) ? stage.turn : std::max(1, stage.turn - 1));
}

/// 19.1: of a leader who enters a lava bed alone, or with a unit.
Words leader_in_lava_bed(const State& state, const Field& field, const Roles& roles)
{
    const auto leaders = units_by(state, roles, role::leader);
    if (leaders.empty())
        return {};
    const Unit& leader = *leaders.front();
    const bool is_alone = units_in(roles, role::unit).empty();
    if (field.key == "engineer" && !is_alone)
        return yes_or_no(leader[stat::engineer]);
    if (field.stat == stat::arm && is_alone)
        return leader[stat::engineer] ? "engineer" : "leader";
    return field.stat == stat::army && is_alone ? Words{leader.side} : Words{};
}

/// 19.5 C: the marker's own HQ.
Words hq_of_marker(const State& state, const Roles& roles)
{
    const auto markers = units_by(state, roles, role::marker);
    const Unit* const army = markers.empty() ? nullptr : state.find(markers.front()->side);
    return army == nullptr || !army->has(stat::hq_active) ? Words{} : yes_or_no((*army)[stat::hq_active]);
}

} // namespace

int mexican_units_on_map(const State& state)
{
    return static_cast<int>(std::ranges::count_if(state.units, [&](const Unit& unit) {
        return unit.kind == "unit" && unit.side == role::mexican.key && !unit[stat::destroyed] && unit[stat::status] != Status::Routed
            && unit[stat::arrives] <= state.stage.turn;
    }));
}

Problems muster(Unit& unit)
{
    if (unit.kind == "side")
        for (const Stat<int>& stat : {stat::units_destroyed, stat::steps_eliminated, stat::leaders_lost})
            fill_in(unit, stat, 0);
    if (unit.kind != "unit")
        return {};
    fill_in(unit, stat::status, Status::Good);
    fill_in(unit, stat::steps, 1);
    fill_in(unit, stat::steps_lost, 0);
    if (!unit.has(stat::strength))
        return {{std::string{stat::strength}, {"how strong it is is missing"}}};
    return {};
}

Words fill(const State& state, const Action& action, const Field& field, const Roles& roles, const Charts& charts)
{
    if (action.key == victory.key) {
        if (field.key == "turn")
            return turn_ended(state.stage, charts);
        return field.stat == stat::units_on_map ? Words{std::to_string(mexican_units_on_map(state))} : Words{};
    }
    if (field.stat == stat::hq_active)
        return hq_of_marker(state, roles);
    if (action.key == lava_bed.key)
        if (Words word = leader_in_lava_bed(state, field, roles))
            return word;
    const auto units = units_by(state, roles, field.role);
    if (units.empty())
        return {};
    const Unit& first = *units.front();
    if (field.stat == stat::strength)
        return sum_of_strengths(units);
    if (field.stat == stat::status && field.kind == Kind::Toggle)
        return yes_or_no(first[stat::status] == Status::Disrupted);
    if (field.stat == stat::arm && field.kind == Kind::Toggle)
        return yes_or_no(first[stat::arm] == Arm::Infantry);
    if (field.stat == stat::army)
        return first.side;
    return {};
}

} // namespace pedregal
