// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/sides.h"

#include <algorithm>
#include <ranges>
#include <vector>

namespace corneta::game {

namespace {

auto sides_in(const Ruleset& ruleset, std::string_view action)
{
    const auto all = ruleset.game == nullptr ? std::span<const SideSpec>{} : ruleset.game->sides;
    return all | std::views::filter([action](const SideSpec& spec) { return spec.action.empty() || spec.action == action; });
}

using Keys = std::vector<std::string>;

bool stands_twice(const SideSpec& spec, const Unit& unit, const Keys& others)
{
    return spec.role != spec.of && std::ranges::find(others, unit.key) != others.end();
}

/// Of a unit without a side nothing is known.
bool is_of_wrong_side(const SideSpec& spec, const State& state, const Unit& unit, const Keys& others)
{
    const Unit* const other = others.empty() ? nullptr : state.find(others.front());
    return other != nullptr && !unit.side.empty() && !other->side.empty() && (unit.side == other->side) != (spec.whose == Whose::Friend);
}

} // namespace

void object_to_sides(const State& state, const Ruleset& ruleset, std::string_view action, const Roles& roles, Problems& problems)
{
    for (const SideSpec& spec : sides_in(ruleset, action)) {
        const Keys& others = units_in(roles, spec.of);
        for (const std::string& key : units_in(roles, spec.role))
            if (const Unit& unit = *state.find(key); stands_twice(spec, unit, others))
                problems.push_back({std::string{spec.role}, {"{0} stands there twice", {Name{unit.name}}}});
            else if (is_of_wrong_side(spec, state, unit, others))
                problems.push_back({std::string{spec.role},
                                    {spec.whose == Whose::Friend ? "{0} and {1} are enemies" : "{0} and {1} are on the same side",
                                     {Name{unit.name}, Name{state.find(others.front())->name}}}});
    }
}

bool is_on_right_side(const State& state, const Ruleset& ruleset, std::string_view action, const Roles& roles, std::string_view role,
                      const Unit& unit)
{
    return std::ranges::none_of(sides_in(ruleset, action), [&](const SideSpec& spec) {
        if (spec.role != role && spec.of != role)
            return false;
        const Keys& others = units_in(roles, spec.role == role ? spec.of : spec.role);
        return stands_twice(spec, unit, others) || is_of_wrong_side(spec, state, unit, others);
    });
}

} // namespace corneta::game
