// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/guns_kept.h"
#include "rulesets/santa_anna/game/parts.h"

#include <algorithm>

namespace santa_anna {

namespace {

void object_to_hidden(const State& state, const PlayedAction& wanted, Problems& problems)
{
    for (const Role role : {role::target, role::defender})
        for (const Unit* const unit : units_by(state, wanted.roles, role))
            if (const Unit* const place = place_face_down(state, *unit))
                problems.push_back({std::string{role.key}, {"{0} is hidden: turn up {1} first", {Name{unit->name}, Name{place->name}}}});
            else if ((*unit)[stat::hidden])
                object_to(*unit, role, "{0} is hidden: reveal it first", problems);
}

/// Who stands there in plain sight is not looked for.
void object_to_spotting(const State& state, const PlayedAction& wanted, Problems& problems)
{
    const auto object_to_seen = [&](const Unit& unit, Role role) {
        if (!unit[stat::hidden] && place_face_down(state, unit) == nullptr)
            object_to(unit, role, "{0} is not hidden", problems);
    };
    if (is_any_of(wanted, action::spot_hidden))
        for (const Unit* const unit : units_by(state, wanted.roles, role::hidden))
            object_to_seen(*unit, role::hidden);
    if (is_any_of(wanted, action::reveal))
        for (const Unit* const unit : units_by(state, wanted.roles, role::unit))
            if (!unit->has(stat::hidden)) // else it is refused
                object_to_seen(*unit, role::unit);
}

/// They move, arrive and are attached; all else is for units.
void object_to_leaders(const State& state, const PlayedAction& wanted, Problems& problems)
{
    for (const Unit* const unit : units_by(state, wanted.roles, role::unit))
        if (unit->kind == "leader" && !is_any_of(wanted, action::movement, action::arrive))
            object_to(*unit, role::unit, "{0} is a leader", problems);
        else if (unit->kind == "leader" && (*unit)[stat::turns_out] > 0)
            object_to(*unit, role::unit, "{0} is out; turns left: {1}", problems, (*unit)[stat::turns_out]);
}

/// A leader rallies stragglers of his own side, once a turn, with a point that he gave no order with.
void object_to_leader_rally(const State& state, const PlayedAction& wanted, const Charts& charts, Problems& problems)
{
    if (!is_any_of(wanted, action::leader_rally))
        return;
    for (const Unit* const leader : units_by(state, wanted.roles, role::leader)) {
        const int cost = charts[LeaderNumber::RallyPoints].whole();
        if ((*leader)[stat::rallied_this_turn])
            object_to(*leader, role::leader, "{0} has rallied stragglers this turn", problems);
        else if (!(*leader)[stat::points_rolled_this_turn] || points_left(state, *leader, charts) < cost)
            object_to(*leader, role::leader, "{0} has no point left from Give Orders", problems);
        for (const Unit* const unit : units_by(state, wanted.roles, role::unit))
            if ((*leader)[stat::attached] && leader->has(stat::attached_to) && (*leader)[stat::attached_to] != unit->key)
                object_to(*leader, role::leader, "{0} is attached to another unit, and gives one order, to that one", problems);
    }
}

/// It has spent the turn there.
void object_to_resupply(const State& state, const PlayedAction& wanted, Problems& problems)
{
    if (is_any_of(wanted, action::at_wagons))
        for (const Unit* const unit : units_by(state, wanted.roles, role::unit))
            if (unit->has(stat::arm) && (*unit)[stat::arm] != Arm::Artillery)
                object_to(*unit, role::unit, "{0} is not a battery", problems);
    if (!is_any_of(wanted, action::resupply))
        return;
    for (const Unit* const unit : units_by(state, wanted.roles, role::unit))
        if ((*unit)[stat::arm] != Arm::Artillery)
            continue;
        else if (!(*unit)[stat::at_wagons])
            object_to(*unit, role::unit, "{0} was not at the wagons when the turn began", problems);
        else if ((*unit)[stat::moved_this_turn])
            object_to(*unit, role::unit, "{0} has moved this turn", problems);
}

void object_to_lending(const State& state, const PlayedAction& wanted, Problems& problems)
{
    const auto lent = wanted.as(action::lend);
    if (!lent)
        return;
    for (const Unit* const unit : units_by(state, wanted.roles, role::unit))
        if ((*unit)[stat::arm] == Arm::Cavalry)
            object_to(*unit, role::unit, "{0} is neither infantry nor gunners", problems);
        else if ((*unit)[stat::arm] == Arm::Artillery && lent->inputs.back)
            object_to(*unit, role::unit, "{0} is a battery: gunners come back as the other battery lends them", problems);
    for (const Unit* const gun : units_by(state, wanted.roles, role::gun)) {
        if ((*gun)[stat::arm] != Arm::Artillery)
            object_to(*gun, role::gun, "{0} is not a battery", problems);
        if ((*gun)[stat::in_melee])
            object_to(*gun, role::gun, "{0} is locked in melee", problems);
        else if ((*gun)[stat::broken] && !lent->inputs.back)
            object_to(*gun, role::gun, "{0} is broken", problems);
        if (lent->inputs.back && lent->inputs.castings > (*gun)[stat::helpers])
            object_to(*gun, role::gun, "{0} has not so many of the infantry", problems);
        for (const Unit* const unit : units_by(state, wanted.roles, role::unit))
            if (lent->inputs.back && lent->inputs.castings > (*unit)[stat::lent] + lent_by_nobody(state, unit->side))
                object_to(*unit, role::unit, "{0} has not lent so many", problems);
    }
}

/// A loss by fire is drawn once.
void object_to_drawing(const State& state, const PlayedAction& wanted, Problems& problems)
{
    if (!is_any_of(wanted, action::mixed_crew_loss))
        return;
    for (const Unit* const gun : units_by(state, wanted.roles, role::gun))
        if ((*gun)[stat::undrawn] == 0)
            object_to(*gun, role::gun, "no loss of {0} is left to be drawn", problems);
}

void object_to_forming_again(const State& state, const Unit& unit, Role role, Problems& problems)
{
    if (orders_are_kept(state, unit) && unit[stat::order] != KnownOrder::Form)
        object_to(unit, role.key, "{0} has no Form order", problems);
    if (unit[stat::moved_this_turn])
        object_to(unit, role, "{0} has moved or formed this turn", problems);
    else if (unit[stat::formed_this_turn])
        object_to(unit, role, "{0} has changed its formation this turn", problems);
}

/// They are parts of one unit, and stand alike: neither limbers, mounts or dismounts as it joins.
void object_to_joining(const State& state, const Unit& unit, const Unit& part, Problems& problems)
{
    object_to_forming_again(state, unit, role::unit, problems);
    if (&part != &unit && origin_of(part) != origin_of(unit))
        problems.push_back({std::string{role::part.key}, {"{0} is not a part of {1}", {Name{part.name}, Name{unit.name}}}});
    object_to_forming_again(state, part, role::part, problems);
    if (is_limbered(unit) != is_limbered(part))
        object_to_both(role::part.key, "only one of {0} and {1} is limbered", unit, part, problems);
    if (unit[stat::arm] == part[stat::arm] && is_mounted_cavalry(unit) != is_mounted_cavalry(part))
        object_to_both(role::part.key, "only one of {0} and {1} is mounted", unit, part, problems);
}

void object_to_reuniting(const State& state, const PlayedAction& wanted, Problems& problems)
{
    if (!is_any_of(wanted, action::reunite))
        return;
    for (const Unit* const unit : units_by(state, wanted.roles, role::unit))
        for (const Unit* const part : units_by(state, wanted.roles, role::part)) {
            object_to_joining(state, *unit, *part, problems);
            if (const auto joined = join(*unit, *part); !joined)
                problems.push_back({std::string{role::part.key}, joined.error().front().what});
        }
}

/// Who is broken mans no guns.
void object_to_manning(const State& state, const PlayedAction& wanted, Problems& problems)
{
    if (!is_any_of(wanted, action::man_guns))
        return;
    for (const Unit* const unit : units_by(state, wanted.roles, role::unit))
        if ((*unit)[stat::broken])
            object_to(*unit, role::unit, "{0} is broken", problems);
}

/// Only mounted cavalry rides over stragglers, the enemy's, on its way and once a turn.
void object_to_overrunning(const State& state, const PlayedAction& wanted, Problems& problems)
{
    if (!is_any_of(wanted, action::overrun_stragglers))
        return;
    for (const Unit* const rider : units_by(state, wanted.roles, role::attacker)) {
        if (!is_mounted_cavalry(*rider))
            object_to(*rider, role::attacker, "{0} is not mounted cavalry", problems);
        else if (!(*rider)[stat::moved_this_turn] && !(*rider)[stat::broke_through_this_turn])
            object_to(*rider, role::attacker, "{0} has not moved this turn", problems);
        for (const Unit* const unit : units_by(state, wanted.roles, role::unit))
            if ((*unit)[stat::stragglers] == 0)
                object_to(*unit, role::unit, "{0} has no stragglers", problems);
            else if (is_listed(*rider, stat::rode_over, unit->key))
                problems.push_back({std::string{role::unit.key},
                                    {"{0} has ridden over the stragglers of {1} this turn", {Name{rider->name}, Name{unit->name}}}});
    }
}

void object_to_leaving(const State& state, const PlayedAction& wanted, Problems& problems)
{
    if (!is_any_of(wanted, action::leave_table))
        return;
    for (const Unit* const unit : units_by(state, wanted.roles, role::unit))
        if (!(*unit)[stat::broken] && !owes_retreat(state, *unit))
            object_to(*unit, role::unit, "{0} is not broken", problems);
        else if (!(*unit)[stat::broken] && owes_volley(state, *unit))
            object_to(*unit, role::unit, "{0} fires its quarter volley before it retreats", problems);
        else if ((*unit)[stat::retreated] || ((*unit)[stat::retreats_off_table] > 0 && (*unit)[stat::moved_this_turn]))
            object_to(*unit, role::unit, "{0} has retreated this turn", problems);
}

} // namespace

const Unit* place_face_down(const State& state, const Unit& unit)
{
    const auto is_its_own = [&](const Unit& place) {
        return place.kind == kind::place && place[stat::hides] == unit.key && has_chip(state, place);
    };
    const auto found = std::ranges::find_if(state.units, is_its_own);
    return found == state.units.end() ? nullptr : &*found;
}

void object_to_parts(const State& state, const Unit& unit, const Unit* other, Problems& problems)
{
    if (other == nullptr && state.stage.phase != during::orders.front())
        object_to(unit, role::unit, "{0} parts only while orders are given", problems);
    else if (other == nullptr && (unit[stat::order] != KnownOrder::None || has_chip(state, unit)))
        object_to(unit, role::unit, "{0} has its order: it parts before", problems);
    if (other == nullptr)
        return;
    if (state.stage.phase != during::moves.front())
        object_to(unit, role::unit, "parts of {0} join only in All Moves", problems);
    object_to_joining(state, unit, *other, problems);
    if (payer_of(state, *other) != nullptr
        || std::ranges::any_of(state.units, [&](const Unit& one) { return has_to_do_with(one, other->key); }))
        object_to(*other, role::part, "others have to do with {0}: play Reunite parts", problems);
}

void object_by_table(const State& state, const PlayedAction& wanted, const Charts& charts, Problems& problems)
{
    object_to_hidden(state, wanted, problems);
    object_to_spotting(state, wanted, problems);
    object_to_leaders(state, wanted, problems);
    object_to_leader_rally(state, wanted, charts, problems);
    object_to_attaching(state, wanted, problems);
    object_to_casualty(state, wanted, problems);
    object_to_resupply(state, wanted, problems);
    object_to_lending(state, wanted, problems);
    object_to_drawing(state, wanted, problems);
    object_to_manning(state, wanted, problems);
    object_to_overrunning(state, wanted, problems);
    object_to_leaving(state, wanted, problems);
    object_to_reuniting(state, wanted, problems);
}

} // namespace santa_anna
