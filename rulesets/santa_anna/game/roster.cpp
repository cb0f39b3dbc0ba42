// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/roster.h"

#include <array>
#include <string>

namespace santa_anna {

using corneta::Does;
using corneta::Problems;
using corneta::game::StatChange;
using corneta::game::Unit;

namespace {

constexpr std::array<std::string_view, 4> counted{"castings", "effectives", "stragglers", "casualties"};
constexpr std::array<std::string_view, 5> shared{"guns", "guns_damaged", "losses_this_turn", "fire_losses_this_turn",
                                                 "casualties_this_turn"};
constexpr std::array<std::string_view, 8> of_either{"leader_attached",         "fired_this_turn", "fired_or_fought",  "straggled_this_turn",
                                                    "broke_through_this_turn", "moved_this_turn", "closed_this_turn", "rallied_this_turn"};

/// Its share of a count, to the nearest; half goes to the larger part.
int share(int count, int size, int castings)
{
    const int doubled = 2 * count * size;
    const bool is_half = doubled % castings == 0 && (doubled / castings) % 2 != 0;
    if (is_half)
        return doubled / castings / 2 + (2 * size > castings ? 1 : 0);
    return (doubled + castings) / (2 * castings);
}

StatChange becomes(const Unit& unit, std::string_view stat, std::string word)
{
    return {unit.key, std::string{stat}, Does::Set, std::move(word)};
}

} // namespace

Problems muster(Unit& unit)
{
    if (unit.number("arrives") > 0 && unit.word("off_table").empty())
        unit.stats["off_table"] = "yes";
    if (unit.kind != "unit")
        return {};
    const int stragglers = unit.number("stragglers");
    const int casualties = unit.number("casualties");
    if (unit.word("castings").empty() && unit.word("effectives").empty())
        return {{"castings", {"how many castings it has is missing"}}};
    if (unit.word("castings").empty())
        unit.stats["castings"] = std::to_string(unit.number("effectives") + stragglers + casualties);
    if (unit.word("effectives").empty())
        unit.stats["effectives"] = std::to_string(unit.number("castings") - stragglers - casualties);
    for (const std::string_view stat : counted)
        if (unit.word(stat).empty())
            unit.stats[std::string{stat}] = "0";
    if (unit.word("losses").empty())
        unit.stats["losses"] = std::to_string(stragglers + casualties);
    if (unit.number("effectives") < 0 || unit.number("castings") != unit.number("effectives") + stragglers + casualties)
        return {{"castings", {"{0} castings are not its effectives, stragglers and casualties", {unit.number("castings")}}}};
    return {};
}

std::expected<std::vector<StatChange>, Problems> split(const Unit& whole, Unit& part, int size)
{
    const int castings = whole.number("castings");
    if (whole.kind != "unit")
        return std::unexpected{Problems{{"unit", {"{0} is no unit and cannot be split", {corneta::Name{whole.name}}}}}};
    if (size < 1 || size >= castings)
        return std::unexpected{Problems{{"size", {"{0} is not from 1 to {1}", {size, castings - 1}}}}};
    if (whole.is("in_melee"))
        return std::unexpected{Problems{{"unit", {"{0} is in melee", {corneta::Name{whole.name}}}}}};
    std::vector<StatChange> changes;
    const auto give = [&](std::string_view stat, int number) {
        part.stats[std::string{stat}] = std::to_string(number);
        changes.push_back({whole.key, std::string{stat}, Does::Add, std::to_string(-number)});
    };
    const int stragglers = share(whole.number("stragglers"), size, castings);
    const int casualties = share(whole.number("casualties"), size, castings);
    if (size < stragglers + casualties)
        return std::unexpected{Problems{{"size", {"so small a part would have no effectives"}}}};
    give("castings", size);
    give("stragglers", stragglers);
    give("casualties", casualties);
    give("effectives", size - stragglers - casualties);
    give("losses", stragglers + casualties);
    for (const std::string_view stat : shared)
        if (whole.number(stat) > 0)
            give(stat, share(whole.number(stat), size, castings));
    if (whole.is("leader_attached"))
        part.stats["leader_attached"] = "no"; // he stays with the rest
    return changes;
}

std::expected<std::vector<StatChange>, Problems> join(const Unit& unit, const Unit& other)
{
    if (unit.kind != "unit" || other.kind != "unit" || unit.side != other.side)
        return std::unexpected{Problems{{"other", {"only units of one side join"}}}};
    if (unit.word("arm") != other.word("arm"))
        return std::unexpected{Problems{{"other", {"only units of one arm join"}}}};
    for (const Unit* const one : {&unit, &other}) {
        if (one->is("broken"))
            return std::unexpected{Problems{{"other", {"{0} is broken", {corneta::Name{one->name}}}}}};
        if (one->is("in_melee"))
            return std::unexpected{Problems{{"other", {"{0} is in melee", {corneta::Name{one->name}}}}}};
    }
    std::vector<StatChange> changes;
    constexpr std::array<std::string_view, 5> added{"castings", "effectives", "stragglers", "casualties", "losses"};
    changes.reserve(added.size() + shared.size() + of_either.size() + 2);
    for (const std::string_view stat : added)
        changes.push_back({unit.key, std::string{stat}, Does::Add, std::to_string(other.number(stat))});
    for (const std::string_view stat : shared)
        if (other.number(stat) > 0)
            changes.push_back({unit.key, std::string{stat}, Does::Add, std::to_string(other.number(stat))});
    for (const std::string_view stat : of_either)
        if (other.is(stat) && !unit.is(stat))
            changes.push_back(becomes(unit, stat, "yes"));
    changes.push_back(becomes(unit, "initial_volley", unit.is("initial_volley") && other.is("initial_volley") ? "yes" : "no"));
    changes.push_back(becomes(unit, "low_ammunition", unit.is("low_ammunition") || other.is("low_ammunition") ? "yes" : "no"));
    return changes;
}

} // namespace santa_anna
