// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/parts.h"

#include "core/text/words.h"

#include <algorithm>

namespace santa_anna {

namespace {

/// Stats that name other units.
constexpr std::array naming{stat::charge_target, stat::touches,   stat::closed_with, stat::supports, stat::locked_with,
                            stat::saw_break,     stat::rode_over, stat::attached_to, stat::part_of,  stat::hides};

void pass_on(const std::string& gone, const std::string& now, EffectsBuilder& effects)
{
    for (const Unit& unit : std::vector<Unit>{effects.state().units})
        for (const auto& stat : naming) {
            if (!is_listed(unit, stat, gone))
                continue;
            effects.set(unit.key, stat, "");
            for (const std::string_view key : corneta::split(unit[stat], stat::between_keys))
                list(unit.key, stat, key == gone ? now : std::string{key}, effects);
        }
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

bool has_to_do_with(const Unit& unit, std::string_view other)
{
    return std::ranges::any_of(naming, [&](const auto& stat) { return is_listed(unit, stat, other); });
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
            pass_on(gone, played.unit(role::unit), effects);
            effects.leave(gone);
        }
    }
}

} // namespace santa_anna
