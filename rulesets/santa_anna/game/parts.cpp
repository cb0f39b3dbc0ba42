// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/parts.h"

#include <algorithm>

namespace santa_anna {

namespace {

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
        problems.push_back({std::string{role::part.key}, {"{0} is not a part of {1}", {part, unit}}});
    object_to_forming_again(state, part, role::part, problems);
    if (is_limbered(unit) != is_limbered(part))
        object_to_both(role::part.key, "only one of {0} and {1} is limbered", unit, part, problems);
    if (unit[stat::arm] == part[stat::arm] && is_mounted_cavalry(unit) != is_mounted_cavalry(part))
        object_to_both(role::part.key, "only one of {0} and {1} is mounted", unit, part, problems);
}

} // namespace

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

void object_to_parts(const State& state, const Unit& unit, const Unit* other, Problems& problems)
{
    if (other == nullptr && state.stage.phase != phase::give_orders)
        object_to(unit, role::unit, "{0} parts only while orders are given", problems);
    else if (other == nullptr && (unit[stat::order] != KnownOrder::None || has_chip(state, unit)))
        object_to(unit, role::unit, "{0} has its order: it parts before", problems);
    if (other == nullptr)
        return;
    if (state.stage.phase != phase::all_moves)
        object_to(unit, role::unit, "parts of {0} join only in All Moves", problems);
    object_to_joining(state, unit, *other, problems);
    if (payer_of(state, *other) != nullptr)
        object_to(*other, role::part, "{0} has its order paid: play Reunite parts", problems);
}

void reunite(std::span<const PlayedAction> played_actions, EffectsBuilder& effects, const Charts& charts)
{
    for (const PlayedAction& played : played_actions) {
        if (!is_any_of(played, action::reunite))
            continue;
        const Unit* const unit = effects.state().find(played.unit(role::unit));
        const Unit* const part = effects.state().find(played.unit(role::part));
        if (unit == nullptr || part == nullptr)
            continue;
        const std::string gone = part->key;
        if (const auto changes = join(*unit, *part); changes) {
            effects.change(*changes);
            keep_paid(effects.unit(gone), effects, charts);
            effects.leave(gone, played.unit(role::unit));
        }
    }
}

} // namespace santa_anna
