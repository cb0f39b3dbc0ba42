// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/game.h"

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

} // namespace

std::string_view origin_of(const Unit& unit)
{
    return unit.has(stat::part_of) ? unit[stat::part_of].key : std::string_view{unit.key};
}

Problems muster(Unit& unit)
{
    if (unit[stat::arrives] > 0)
        fill_in(unit, stat::off_table, true);
    if (unit.kind != kind::unit)
        return {};
    for (const Stat<int>& lost : {stat::stragglers, stat::casualties})
        fill_in(unit, lost, 0);
    const int lost = unit[stat::stragglers] + unit[stat::casualties];
    const std::string where{stat::castings.key};
    if (!unit.has(stat::castings) && !unit.has(stat::effectives))
        return {{where, {"its number of castings is missing"}}};
    fill_in(unit, stat::castings, unit[stat::effectives] + lost);
    fill_in(unit, stat::effectives, unit[stat::castings] - lost);
    fill_in(unit, stat::losses, lost);
    if (unit[stat::effectives] < 0 || unit[stat::castings] != unit[stat::effectives] + lost)
        return {{where, {"{0} castings are not its effectives, stragglers and casualties", {unit[stat::castings]}}}};
    return {};
}

void refit(Unit& unit, int fit, int better)
{
    if (unit.kind == kind::leader && better != 0)
        unit.put(stat::rating, std::max(0, unit[stat::rating] + better));
    if (unit.kind != kind::unit)
        return;
    for (const Stat<int>& counted : {stat::effectives, stat::stragglers, stat::casualties, stat::losses})
        unit.stats.erase(counted.key);
    unit.put(stat::castings, fit);
    unit.shift(stat::experience, better);
}

Changes split(const Unit& whole, Unit& part, int size, const Charts& charts)
{
    const int castings = whole[stat::castings];
    if (whole.kind != kind::unit)
        return corneta::refused("unit", {"{0} is not a unit and cannot be split", {whole}});
    if (size < 1 || size >= castings)
        return corneta::refused("size", {"{0} is not from 1 to {1}", {size, castings - 1}});
    if (whole[stat::in_melee])
        return corneta::refused("unit", {"{0} is in melee", {whole}});
    const int stragglers = share(whole[stat::stragglers], size, castings);
    const int casualties = share(whole[stat::casualties], size, castings);
    if (size < stragglers + casualties)
        return corneta::refused("size", {"so small a part would have no effectives"});
    std::vector<StatChange> changes;
    const auto give = [&](const Stat<int>& stat, int number) {
        part.put(stat, number);
        changes.push_back(adds(whole, stat, -number));
    };
    give(stat::castings, size);
    give(stat::stragglers, stragglers);
    give(stat::casualties, casualties);
    give(stat::effectives, size - stragglers - casualties);
    give(stat::losses, stragglers + casualties);
    for (const Stat<int>& stat : shared)
        if (whole[stat] > 0)
            give(stat, share(whole[stat], size, castings));
    part.put(stat::part_of, origin_of(whole));
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
    for (const Stat<int>& stat : {stat::castings, stat::effectives, stat::stragglers, stat::casualties, stat::losses})
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

} // namespace santa_anna
