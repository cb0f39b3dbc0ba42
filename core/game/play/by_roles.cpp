// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/by_roles.h"

#include <span>

namespace corneta::game::authoring {

std::vector<const Unit*> units_by(const State& state, const Roles& roles, std::string_view role)
{
    std::vector<const Unit*> units;
    for (const std::string& key : units_in(roles, role))
        units.push_back(state.find(key));
    return units;
}

std::vector<const Unit*> units_of(const State& state, UnitSet set)
{
    std::vector<const Unit*> units;
    for (const std::string& key : set.all())
        if (const Unit* const unit = state.find(key); unit != nullptr)
            units.push_back(unit);
    return units;
}

Roles alone(Role role, std::string_view unit)
{
    return {{std::string{role.key}, {std::string{unit}}}};
}

Next follow_up(Follow kind, std::string_view by, const Action& action, Sentence words, Roles roles, std::vector<Given> presets)
{
    return {kind, std::string{by}, {{std::string{action.key}, std::move(words), std::move(roles), std::move(presets)}}};
}

void object_to(const Unit& unit, std::string_view where, std::string_view pattern, Problems& problems, int number)
{
    problems.push_back({std::string{where}, {pattern, {unit, number}}});
}

Under::Under(Problems& problems, std::string_view rule) : m_problems{problems}, m_first{problems.size()}, m_rule{rule} {}

Under::~Under()
{
    for (Problem& problem : std::span{m_problems}.subspan(m_first))
        if (problem.rule.empty())
            problem.rule = m_rule;
}

} // namespace corneta::game::authoring
