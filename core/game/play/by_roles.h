// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "core/game/state/state.h"
#include "core/game/state/unit_sets.h"

/// What a ruleset's game says of units in roles. A ruleset that has a function of the same name uses its own.
namespace corneta::game::authoring {

/// The units in a role themselves; those of a play are all there.
std::vector<const Unit*> units_by(const State& state, const Roles& roles, std::string_view role);

/// Those of a set that the game has; what a file says of others counts for nothing.
std::vector<const Unit*> units_of(const State& state, UnitSet set);

/// One unit in one role.
Roles alone(Role role, std::string_view unit);

/// What follows with one choice. Example: `effects.offer(follow_up(Follow::Must, "both", victory, {"Who has won"}))`.
Next follow_up(Follow kind, std::string_view by, const Action& action, Sentence words, Roles roles = {}, std::vector<Given> presets = {});

/// Something against a play; the unit's name fills the first place of the pattern, the number the second.
void object_to(const Unit& unit, std::string_view where, std::string_view pattern, Problems& problems, int number = 0);

/// While it stands, what is objected to is of that section; one within another goes first.
class Under {
public:
    Under(Problems& problems, std::string_view rule);
    ~Under();
    Under(const Under&) = delete;
    Under& operator=(const Under&) = delete;
    Under(Under&&) = delete;
    Under& operator=(Under&&) = delete;

private:
    Problems& m_problems;
    std::size_t m_first;
    std::string_view m_rule;
};

/// The word of a toggle.
inline std::string yes_or_no(bool is_so)
{
    return is_so ? "yes" : "no";
}

/// Gives a new unit the value of a stat of which nothing is said.
template <class Value> void fill_in(Unit& unit, const Stat<Value>& stat, std::type_identity_t<Value> value)
{
    if (!unit.has(stat))
        unit.put(stat, value);
}

} // namespace corneta::game::authoring
