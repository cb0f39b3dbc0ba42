// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/roles.h"

#include "core/game/play/naming.h"
#include "core/game/play/rules.h"
#include "core/text/words.h"

#include <algorithm>
#include <limits>
#include <span>
#include <utility>

namespace corneta::game {

namespace {

/// How many units an action's role holds: as many as the rows of its table, which have one each.
int most_in(const Ruleset& ruleset, const Action& action, std::string_view role)
{
    int most = 1;
    for (const Field& field : action.form)
        if (field.role == role && field.is_list())
            most = std::max(most, field.group.empty() ? std::numeric_limits<int>::max() : field.rows_most);
    for (const RoleSpec& spec : ruleset.game == nullptr ? std::span<const RoleSpec>{} : ruleset.game->roles)
        if (spec.role == role)
            most = std::max(most, spec.most);
    return most;
}

bool asks_for(const Field& field, std::string_view role)
{
    return field.role == role && field.demands == Demands::Somebody;
}

bool changes(const Action& action, std::string_view role)
{
    return std::ranges::any_of(action.outcomes,
                               [&](const OutcomeSpec& outcome) { return outcome.role == role && outcome.does != Does::Nothing; });
}

} // namespace

std::vector<std::string_view> roles_of(const Ruleset& ruleset, const Action& action)
{
    std::vector<std::string_view> roles{action.roles.begin(), action.roles.end()};
    if (ruleset.game != nullptr)
        for (const RoleSpec& spec : ruleset.game->roles)
            if (are_same(spec.action, action.key) && std::ranges::find(roles, spec.role) == roles.end())
                roles.push_back(spec.role);
    return roles;
}

Problems problems_with_roles(const Ruleset& ruleset, const Action& action, const State& state, const Roles& roles)
{
    Problems problems;
    const auto known = roles_of(ruleset, action);
    for (auto filled = roles.begin(); filled != roles.end(); ++filled) {
        if (std::ranges::find(known, filled->role) == known.end())
            problems.push_back({filled->role, {"{0} has no such role", {action.label}}});
        else if (std::ranges::find(roles.begin(), filled, filled->role, &RoleFilled::role) != filled)
            problems.push_back({filled->role, {"given twice"}});
        else if (filled->units.empty())
            problems.push_back({filled->role, {"no unit is given"}});
        else if (const int most = most_in(ruleset, action, filled->role); std::cmp_greater(filled->units.size(), most))
            problems.push_back({filled->role, most == 1 ? Sentence{"one unit at a time"} : Sentence{"at most {0} units", {most}}});
        const std::string_view kind = kind_in_role(ruleset, filled->role);
        std::vector<const Unit*> seen;
        for (const std::string& key : filled->units) {
            const Unit* const unit = state.find(key);
            if (unit != nullptr && std::ranges::find(seen, unit) != seen.end())
                problems.push_back({filled->role, {"{0} is given twice", {*unit}}});
            seen.push_back(unit);
            if (unit == nullptr)
                problems.push_back(unknown_unit(filled->role, key));
            else if (!stands_in(ruleset, filled->role, unit->kind))
                problems.push_back({filled->role, {"{0} is listed as {1}, not as {2}", {*unit, kept_words(unit->kind), kind}}});
            else if (const Unit* const side = state.find(filled->role); // that the role is called after
                     side != nullptr && side != unit && side->side.empty() && side->kind == unit->kind)
                problems.push_back({filled->role, {"{0} alone stands there", {*side}}});
        }
    }
    return problems;
}

std::vector<Play> each_by_itself(const Ruleset& ruleset, const Play& play)
{
    const Action& action = *ruleset.find_action(play.action);
    const auto is_too_full = [&](const RoleFilled& filled) {
        const auto is_alone = [&](const RoleSpec& spec) { return spec.is_alone && spec.role == filled.role; };
        return filled.units.size() > 1 && most_in(ruleset, action, filled.role) == 1
            && (ruleset.game == nullptr || std::ranges::none_of(ruleset.game->roles, is_alone));
    };
    const auto full = std::ranges::find_if(play.roles, is_too_full);
    if (full == play.roles.end() || play.follows)
        return {play};
    std::vector<Play> plays(full->units.size(), play);
    for (std::size_t i = 0; i < plays.size(); ++i) {
        plays[i].roles[static_cast<std::size_t>(full - play.roles.begin())].units = {full->units[i]};
        for (Given& given : plays[i].typed) {
            const auto field = index_of(action.form, given.key);
            const auto words = split(given.word, ',');
            if (field && !action.form[*field].is_list() && words.size() == plays.size())
                given.word = std::string{words[i]};
        }
    }
    return plays;
}

std::vector<std::string_view> demanded_by(const Ruleset& ruleset, const Action& action)
{
    std::vector<std::string_view> roles = roles_of(ruleset, action);
    std::erase_if(roles, [&](std::string_view role) {
        const bool is_asked = std::ranges::any_of(action.form, [&](const Field& field) { return asks_for(field, role); });
        return may_be_empty(ruleset, action, role) || !(is_asked || changes(action, role));
    });
    return roles;
}

bool may_be_empty(const Ruleset& ruleset, const Action& action, std::string_view role)
{
    return ruleset.game == nullptr || std::ranges::any_of(ruleset.game->roles, [&](const RoleSpec& spec) {
               return spec.role == role && spec.may_be_empty && (spec.action.empty() || spec.action == action.key);
           });
}

Problems problems_with_nobody(const Ruleset& ruleset, const Action& action, const Answers& answers, const Roles& roles)
{
    const auto is_asked = [&](std::string_view role) {
        for (std::size_t i = 0; i < action.form.size(); ++i)
            if (asks_for(action.form[i], role) && answers.asked(i))
                return true;
        return false;
    };
    Problems problems;
    for (const std::string_view role : roles_of(ruleset, action))
        if (units_in(roles, role).empty() && !may_be_empty(ruleset, action, role) && (is_asked(role) || changes(action, role)))
            problems.push_back({std::string{role}, nobody_is(ruleset, action, role), ProblemCode::NobodyThere});
    std::string_view complained;
    for (std::size_t i = 0; i < action.form.size(); ++i) {
        const Field& field = action.form[i];
        if (field.rows_least == 0 || !answers.asked(i))
            continue;
        const std::size_t units = units_in(roles, field.role).size();
        if (units == 0 || answers.at(i).size() <= units || complained == field.role || may_be_empty(ruleset, action, field.role))
            continue;
        complained = field.role;
        problems.push_back({std::string{field.role},
                            {"answers given: {0}, units named: {1}", {static_cast<int>(answers.at(i).size()), static_cast<int>(units)}},
                            ProblemCode::NobodyThere});
    }
    return problems;
}

} // namespace corneta::game
