// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/game.h"
#include "rulesets/pedregal/ruleset.h"

#include <algorithm>

/// What speaks against answers that differ from what the game keeps of the units in their roles.
namespace pedregal {

namespace {

/// What the game knows otherwise is objected to where it is reckoned: points, entry hexes.
bool is_compared(const Action& action, const Field& field)
{
    return !field.stat.empty() && field.stat != stat::strength && action.key != victory.key && action.key != entering.key;
}

/// A leader or an engineer whom nobody has named; those in a box its player knows, and an attack asks for by itself.
void object_to_unnamed(const Action& action, const Field& field, bool is_with_it, const Unit& unit, Problems& problems)
{
    if (is_with_it && action.key != attack.key && unit.kind != kind::box)
        problems.push_back({std::string{role::with}, {field.stat == stat::engineer ? "say which engineer" : "say which leader"}});
}

void object_to_answer(const Field& field, std::int32_t value, const Unit& unit, std::string_view known, Problems& problems)
{
    if (known.empty() || corneta::word_of(field, value) == known)
        return;
    const std::string_view pattern = field.kind == Kind::Number ? "{0} has {1} by the roster" : "by the roster of {0} it is {1}";
    problems.push_back({std::string{field.key}, {pattern, {Name{unit.name}, Name{std::string{known}}}}});
}

} // namespace

void object_to_roster(const State& state, const PlayedAction& wanted, Problems& problems, const Charts& charts)
{
    const Action& action = *ruleset.find_action(wanted.action);
    for (const corneta::Given& given : wanted.answers) {
        const auto index = corneta::index_of(action.form, given.key);
        if (!index || given.values.empty() || !is_compared(action, action.form[*index]))
            continue;
        const Field& field = action.form[*index];
        const auto units = units_by(state, wanted.roles, field.role);
        if (units.empty())
            continue;
        const Unit& unit = *units.front();
        const auto counted = fill(state, action, field, wanted.roles, charts);
        const std::string_view kept = unit.word(field.stat);
        if (!counted && kept.empty() && unit.kind != kind::leader && (field.stat == stat::leader || field.stat == stat::engineer)) {
            object_to_unnamed(action, field, given.values.front() != 0, unit, problems);
            continue;
        }
        const bool is_unmarked = kept.empty() && field.kind == Kind::Toggle && unit.kind != kind::side;
        object_to_answer(field, given.values.front(), unit, counted ? std::string_view{*counted} : is_unmarked ? "no" : kept, problems);
    }
}

} // namespace pedregal
