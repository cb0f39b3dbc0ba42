// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/game.h"

#include <algorithm>

/// What speaks against a unit's going to a place: the entry hexes, the bastions, over a ravine, San Augustin; and in combat, where that is its
/// advance.
namespace pedregal {

namespace {

void object_to_entry(const State& state, const Unit& unit, EntryHex hex, Problems& problems)
{
    if (unit[stat::arrives] == 0 || unit[stat::came])
        object_to(unit, role::unit, "{0} is on the map", problems);
    if (const Unit* const side = state.find(unit.side); side != nullptr && side->has(stat::entry) && (*side)[stat::entry] != hex)
        problems.push_back(
            {"hex", {"the first of them came at {0}: all come there (17.3)", {Name{std::string{side->word(stat::entry.key)}}}}});
}

/// 19.1: in movement and at set-up, one unit of each arm in a bastion.
void object_to_garrison(const State& state, const PlayedAction& wanted, const Unit& unit, const Charts& charts, Problems& problems)
{
    const Place place = wanted.as(garrison)->inputs.place;
    const bool is_above = place == Place::Above && is_put_there(state, unit);
    if (state.stage.phase == "command" && !is_set_up(state.stage) && !is_above)
        object_to(unit, role::unit, "{0} goes in or out at set-up or in movement (19.1)", problems);
    else if (state.stage.phase == "combat" && !unit[stat::advances] && !is_above)
        object_to(unit, role::unit, "{0} has cleared no hex by an attack: in combat a unit goes in or out by its advance (19.1)", problems);
    const Unit* const bastion = state.find(wanted.unit(role::bastion));
    if (place == Place::Outside) {
        if (!unit[stat::garrison] && unit[stat::bastion].empty())
            object_to(unit, role::unit, "{0} is in no bastion (19.1)", problems);
        else if (bastion != nullptr && unit[stat::bastion] != bastion->key)
            object_to(unit, role::bastion, "{0} is in another bastion (19.1)", problems);
        return;
    }
    if (bastion == nullptr) {
        problems.push_back({std::string{role::bastion}, {"say which bastion"}});
        return;
    }
    if (unit[stat::bastion] == bastion->key && unit[stat::garrison] == (place == Place::Inside))
        object_to(unit, role::unit, "{0} is there already (19.1)", problems);
    else if (unit[stat::garrison] && unit[stat::bastion] != bastion->key)
        object_to(unit, role::bastion, "{0} is in another bastion (19.1)", problems);
    const auto is_inside = [&](const Unit& other) {
        return &other != &unit && other.side == unit.side && other[stat::garrison] && other[stat::bastion] == bastion->key
            && other[stat::arm] == unit[stat::arm];
    };
    const auto is_enemy_inside = [&](const Unit& other) { return other[stat::bastion] == bastion->key && other.side != unit.side; };
    if (std::ranges::any_of(state.units, is_enemy_inside))
        object_to(*bastion, role::bastion, "{0} is held by the enemy (19.1)", problems);
    const int most = charts[unit[stat::arm] == Arm::Artillery ? Bastion::Artillery : Bastion::Infantry].whole();
    if (place == Place::Inside && std::ranges::count_if(state.units, is_inside) >= most)
        object_to(*bastion, role::bastion, "{0} has its garrison of that arm (19.1)", problems);
}

/// 18.2, in its move, by an advance or a retreat.
void object_to_san_augustin(const State& state, const Unit& unit, Problems& problems)
{
    if (unit.side != role::mexican.key)
        object_to(unit, role::unit, "{0} is not Mexican (18.2)", problems);
    else if (state.stage.phase == "combat" && !unit[stat::advances] && !is_put_there(state, unit))
        object_to(unit, role::unit,
                  unit[stat::attacked]
                      ? "{0} has not cleared the hex that it attacked: in combat a unit enters hexes by an advance or a retreat (18.2)"
                      : "{0} has not attacked: in combat a unit enters hexes by an advance or a retreat (18.2)",
                  problems);
}

void object_to_ravine(const State& state, const Ravine& inputs, const Unit& unit, Problems& problems)
{
    const bool needs_check = inputs.enemy_zone && unit.side == role::mexican.key && !is_santa_anna_active(state);
    if (inputs.forced_retreat)
        object_to(unit, role::unit, "{0} is driven back only in combat: play its retreat there (19.1)", problems);
    else if (state.stage.phase == "combat" && !unit[stat::advances])
        object_to(unit, role::unit,
                  unit[stat::attacked] ? "{0} has not cleared the hex that it attacked: in combat a unit crosses by its advance (19.1)"
                                       : "{0} has not attacked: in combat a unit crosses by its advance (19.1)",
                  problems);
    else if (needs_check && !unit[stat::zone_entered])
        object_to(unit, "enemy_zone", "{0} checks its morale before it enters an enemy zone: enemy-zone-entry first (19.4)", problems);
}

} // namespace

bool is_put_there(const State& state, const Unit& unit)
{
    return unit[stat::driven] || unit[stat::deployed] || (unit[stat::entered] && state.stage.phase == "command");
}

void object_to_place(const State& state, const PlayedAction& wanted, const Unit& unit, Problems& problems, const Charts& charts)
{
    if (const auto enters = wanted.as(entering))
        object_to_entry(state, unit, enters->inputs.hex, problems);
    else if (wanted.action == san_augustin.key)
        object_to_san_augustin(state, unit, problems);
    else if (wanted.action == garrison.key)
        object_to_garrison(state, wanted, unit, charts, problems);
    else if (const auto crosses = wanted.as(ravine))
        object_to_ravine(state, crosses->inputs, unit, problems);
    else if (wanted.action == enemy_zone_entry.key && state.stage.phase == "combat" && !unit[stat::advances])
        object_to(unit, role::unit, "{0} has cleared no hex by an attack: in combat a unit enters a zone by its advance (19.4)", problems);
}

} // namespace pedregal
