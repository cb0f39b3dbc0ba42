// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/words.h"
#include "rulesets/cedar_creek/conditions.h"

/// What rows ask of who fights, is hit or goes back: 10.5, 11.
namespace cedar_creek::conditions {

bool charges(const At& at)
{
    const Brigades chargers = chargers_in(at.state, at.wanted.roles);
    return std::ranges::find(chargers, &at.unit) != chargers.end();
}

bool is_in_first_line(const At& at)
{
    return std::ranges::count(units_in(at.wanted.roles, role::attacker), at.unit.key) > 0;
}

const Unit* hit_one(const At& at)
{
    const auto found = std::ranges::find_if(at.state.units, [&](const Unit& unit) {
        return !unit[stat::hit_by].empty() && is_offered(at.state, retreat.key, role::brigade, unit.key);
    });
    return found == at.state.units.end() ? nullptr : &*found;
}

bool is_hit(const At& at)
{
    return is_offered(at.state, retreat.key, role::brigade, at.unit.key) && !at.unit[stat::hit_by].empty();
}

bool leaves_a_second_line(const At& at)
{
    const Brigades seconds = units_by(at.state, at.wanted.roles, role::second_line);
    const bool is_known = seconds.empty() && !at.unit[stat::backed_by].empty();
    return !is_known && !may_leave_with(at.state, lines_of(at.state, at.unit.key), at.unit, seconds);
}

bool has_several_victors(const At& at)
{
    return victors_in(at.state, at.wanted.roles).size() > 1;
}

bool has_hit_it(const At& at)
{
    const Unit* const brigade = at.in(role::brigade);
    return brigade == nullptr || (*brigade)[stat::hit_by].empty() || (*brigade)[stat::hit_by].has(at.unit.key);
}

bool stacks_with_it(const At& at)
{
    return may_stack(at.state, *at.in(role::brigade), at.unit);
}

bool was_behind_it(const At& at)
{
    const Brigades seconds = lines_of(at.state, at.wanted.unit(role::brigade)).seconds;
    return std::ranges::find(seconds, &at.unit) != seconds.end();
}

bool is_friend_of_it(const At& at)
{
    const Unit* const brigade = at.in(role::brigade);
    return brigade != nullptr && brigade->side == at.unit.side && brigade != &at.unit;
}

bool is_left_a_zone(const At& at)
{
    return is_offered(at.state, advance.key, role::brigade, at.unit.key);
}

} // namespace cedar_creek::conditions
