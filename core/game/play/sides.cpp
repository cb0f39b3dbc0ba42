// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/sides.h"

#include "core/text/words.h"

#include <algorithm>
#include <ranges>
#include <span>
#include <vector>

namespace corneta::game {

namespace {

auto sides_in(const Ruleset& ruleset, std::string_view action)
{
    const auto all = ruleset.game == nullptr ? std::span<const SideSpec>{} : ruleset.game->sides;
    return all | std::views::filter([action](const SideSpec& spec) { return spec.action.empty() || are_same(spec.action, action); });
}

using Keys = std::vector<std::string>;

bool stands_twice(const SideSpec& spec, const Unit& unit, const Keys& others)
{
    return spec.role != spec.of && std::ranges::find(others, unit.key) != others.end();
}

/// Whom the sides of others are told by: where they are of one, the first of them.
std::span<const std::string> telling(auto sides, std::string_view role, const Keys& others)
{
    const bool are_of_one = others.size() > 1
        && std::ranges::any_of(sides, [role](const SideSpec& spec) { return are_same(spec.role, role) && are_same(spec.of, role); });
    return std::span{others}.first(are_of_one ? 1 : others.size());
}

/// The first of the others whose side speaks against the unit; of one without a side nothing is known.
const Unit* on_wrong_side(const SideSpec& spec, const State& state, const Unit& unit, std::span<const std::string> others)
{
    for (const std::string& key : others) {
        const Unit* const other = state.find(key);
        const bool is_known = other != nullptr && !unit.side.empty() && !other->side.empty();
        if (is_known && (unit.side == other->side) != (spec.whose == Whose::Friend))
            return other;
    }
    return nullptr;
}

} // namespace

void object_to_sides(const State& state, const Ruleset& ruleset, std::string_view action, const Roles& roles, Problems& problems)
{
    auto sides = sides_in(ruleset, action);
    for (const SideSpec& spec : sides) {
        const Keys& others = units_in(roles, spec.of);
        for (const std::string& key : units_in(roles, spec.role))
            if (const Unit& unit = *state.find(key); stands_twice(spec, unit, others))
                problems.push_back({std::string{spec.role}, {"{0} stands there twice", {unit}}});
            else if (const Unit* const other = on_wrong_side(spec, state, unit, telling(sides, spec.of, others)))
                problems.push_back(
                    {std::string{spec.role},
                     {spec.whose == Whose::Friend ? "{0} and {1} are enemies" : "{0} and {1} are on the same side", {unit, *other}}});
    }
}

bool is_on_right_side(const State& state, const Ruleset& ruleset, std::string_view action, const Roles& roles, std::string_view role,
                      const Unit& unit)
{
    auto sides = sides_in(ruleset, action);
    return std::ranges::none_of(sides, [&](const SideSpec& spec) {
        const bool is_itself = are_same(spec.role, role);
        if (!is_itself && !are_same(spec.of, role))
            return false;
        const std::string_view other = is_itself ? spec.of : spec.role;
        const Keys& others = units_in(roles, other);
        return stands_twice(spec, unit, others) || on_wrong_side(spec, state, unit, telling(sides, other, others)) != nullptr;
    });
}

} // namespace corneta::game
