// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/game.h"

#include <algorithm>

namespace santa_anna {

namespace {

constexpr std::array shared{stat::guns,
                            stat::guns_damaged,
                            stat::helpers,
                            stat::lent,
                            stat::losses_this_turn,
                            stat::fire_losses_this_turn,
                            stat::casualties_this_turn};
constexpr std::array of_either{stat::leader_attached,         stat::fired_this_turn, stat::fired_or_fought,  stat::straggled_this_turn,
                               stat::broke_through_this_turn, stat::moved_this_turn, stat::closed_this_turn, stat::rallied_this_turn,
                               stat::caught_forming_square,   stat::formed_this_turn};

/// Its share of a count, to the nearest; half goes to the larger part.
int share(int count, int size, int castings)
{
    const int doubled = 2 * count * size;
    const bool is_half = doubled % castings == 0 && (doubled / castings) % 2 != 0;
    if (is_half)
        return doubled / castings / 2 + (2 * size > castings ? 1 : 0);
    return (doubled + castings) / (2 * castings);
}

StatChange adds(const Unit& unit, const Stat<int>& stat, int number)
{
    return {unit.key, std::string{stat.key}, Does::Add, std::to_string(number)};
}

StatChange becomes(const Unit& unit, const Stat<bool>& stat, bool is_so)
{
    return {unit.key, std::string{stat.key}, Does::Set, stat.word(is_so)};
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

/// Each part takes an order of its leader, who has one alone where he is with it.
void object_to_parting(const State& state, const Unit& unit, Problems& problems)
{
    if (state.stage.phase != phase::give_orders)
        object_to(unit, role::unit, "{0} parts only while orders are given", problems);
    else if (unit[stat::order] != KnownOrder::None || has_chip(state, unit))
        object_to(unit, role::unit, "{0} has its order: it parts before", problems);
    else if (unit[stat::broken])
        object_to(unit, role::unit, "{0} is broken and does not part", problems);
    else if (unit[stat::leader_attached])
        object_to(unit, role::unit, "the leader with {0} gives one order: it does not part", problems);
    else if (const auto why = why_no_order(state, unit))
        problems.push_back({std::string{role::unit.key}, *why});
}

} // namespace

std::string_view origin_of(const Unit& unit)
{
    return unit.has(stat::part_of) ? unit[stat::part_of].key : std::string_view{unit.key};
}

Changes split(const Unit& whole, Unit& part, int size, const Charts& charts)
{
    const int castings = whole[stat::castings] - whole[stat::casualties]; // the fallen stay with the unit
    if (whole.kind != kind::unit)
        return corneta::refused("unit", {"{0} is not a unit and cannot be split", {whole}});
    if (size < 1 || size >= castings)
        return corneta::refused("size", {"{0} is not from 1 to {1}", {size, castings - 1}});
    if (whole[stat::in_melee])
        return corneta::refused("unit", {"{0} is in melee", {whole}});
    const int stragglers = share(whole[stat::stragglers], size, castings);
    if (size < stragglers)
        return corneta::refused("size", {"so small a part would have no effectives"});
    std::vector<StatChange> changes;
    const auto give = [&](const Stat<int>& stat, int number) {
        part.put(stat, number);
        changes.push_back(adds(whole, stat, -number));
    };
    give(stat::castings, size);
    give(stat::stragglers, stragglers);
    part.put(stat::casualties, 0);
    give(stat::effectives, size - stragglers);
    for (const Stat<int>& stat : shared)
        if (whole[stat] > 0)
            give(stat, share(whole[stat], size, castings));
    part.put(stat::part_of, origin_of(whole));
    part.put(stat::parted_this_turn, true);
    changes.push_back(becomes(whole, stat::parted_this_turn, true));
    if (whole[stat::leader_attached])
        part.put(stat::leader_attached, false); // he stays with the rest
    if (whole.has(stat::arm) && whole[stat::arm] == Arm::Infantry && size == charts[Detachment::Company].whole())
        part.put(stat::formation, Formation::Skirmish);
    return changes;
}

Changes join(const Unit& unit, const Unit& other)
{
    if (unit.key == other.key)
        return corneta::refused("other", {"{0} is given twice", {unit}});
    if (unit.kind != kind::unit || other.kind != kind::unit || unit.side != other.side)
        return corneta::refused("other", {"only units of one side join"});
    if (unit.has(stat::arm) != other.has(stat::arm) || unit[stat::arm] != other[stat::arm])
        return corneta::refused("other", {"only units of one arm join"});
    for (const Unit* const one : {&unit, &other}) {
        if ((*one)[stat::broken])
            return corneta::refused("other", {"{0} is broken", {*one}});
        if ((*one)[stat::in_melee])
            return corneta::refused("other", {"{0} is in melee", {*one}});
    }
    std::vector<StatChange> changes;
    for (const Stat<int>& stat : {stat::castings, stat::effectives, stat::stragglers, stat::casualties})
        changes.push_back(adds(unit, stat, other[stat]));
    for (const Stat<int>& stat : shared)
        if (other[stat] > 0)
            changes.push_back(adds(unit, stat, other[stat]));
    if (const int more = other[stat::functions_used] - unit[stat::functions_used]; more > 0)
        changes.push_back(adds(unit, stat::functions_used, more));
    for (const Stat<bool>& stat : of_either)
        if (other[stat] && !unit[stat])
            changes.push_back(becomes(unit, stat, true));
    changes.push_back(becomes(unit, stat::initial_volley, unit[stat::initial_volley] && other[stat::initial_volley]));
    changes.push_back(becomes(unit, stat::low_ammunition, unit[stat::low_ammunition] || other[stat::low_ammunition]));
    return changes;
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

void object_to_parts(const State& state, const Unit& unit, const Unit* other, Problems& problems)
{
    if (other == nullptr)
        return object_to_parting(state, unit, problems);
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
