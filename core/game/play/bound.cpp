// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/bound.h"

#include "core/form/answers.h"
#include "core/game/play/naming.h"
#include "core/game/play/roles.h"
#include "core/game/play/rules.h"

#include <algorithm>

namespace corneta::game {

namespace {

/// Gives the roles of an action to the units of the action before it.
class Binding {
public:
    Binding(const Ruleset& ruleset, const State& state, const Action& action, const Roles& before)
        : m_ruleset{ruleset},
          m_state{state},
          m_action{action},
          m_left{before}
    {
    }

    Roles bound(std::string_view by)
    {
        for (const std::string_view role : roles_of(m_ruleset, m_action))
            if (const auto same = std::ranges::find(m_left, role, &RoleFilled::role); same != m_left.end())
                give(role, same);
        for (const std::string_view role : roles_of(m_ruleset, m_action)) {
            if (!units_in(m_bound, role).empty() || m_left.empty())
                continue;
            auto next = std::ranges::find_if(m_left, [&](const RoleFilled& filled) { return is_of(filled, by); });
            if (next == m_left.end() && is_for_nobody(by))
                continue;
            if (next == m_left.end())
                next = m_left.begin();
            if (kind_in_role(m_ruleset, role) == kind_in_role(m_ruleset, next->role))
                give(role, next);
        }
        return m_bound;
    }

private:
    /// Whether `by` names the role, or the side of those in it.
    bool is_of(const RoleFilled& filled, std::string_view by) const
    {
        const auto is_on_side = [&](const std::string& key) {
            const Unit* const unit = m_state.find(key);
            return unit != nullptr && unit->kind != "side" && unit->side == by;
        };
        return filled.role == by || std::ranges::any_of(filled.units, is_on_side);
    }

    /// Whether `by` names a side, and it has no units here: those of the other are not for it.
    bool is_for_nobody(std::string_view by) const
    {
        const Unit* const side = m_state.find(by);
        return side != nullptr && side->kind == "side"
            && std::ranges::none_of(m_bound, [&](const RoleFilled& filled) { return is_of(filled, by); });
    }

    void give(std::string_view role, Roles::iterator from)
    {
        m_bound.push_back({std::string{role}, from->units});
        m_left.erase(from);
    }

    const Ruleset& m_ruleset;
    const State& m_state;
    const Action& m_action;
    Roles m_left;
    Roles m_bound;
};

std::vector<std::string> sides_of(const State& state, const std::vector<std::string>& units)
{
    std::vector<std::string> sides;
    for (const std::string& key : units)
        if (const Unit* const unit = state.find(key);
            unit != nullptr && !unit->side.empty() && std::ranges::find(sides, unit->side) == sides.end())
            sides.push_back(unit->side);
    return sides;
}

Roles seated(const State& state, const Ruleset& ruleset, const std::vector<corneta::Seat>& seats, const Roles& before)
{
    Roles roles;
    for (const auto& [role, from] : seats) {
        auto units = units_in(before, from);
        if (kind_in_role(ruleset, role) == "side" && kind_in_role(ruleset, from) != "side")
            units = sides_of(state, units);
        if (!units.empty())
            roles.push_back({std::string{role}, std::move(units)});
    }
    return roles;
}

/// A unit in a role: `defender 2` is the second defender, `defender` the first.
struct OneOf {
    std::string_view role;
    std::size_t row = 0;
};

OneOf one_of(std::string_view by)
{
    const std::size_t space = by.find(' ');
    if (space == std::string_view::npos)
        return {by};
    return {by.substr(0, space), static_cast<std::size_t>(number_of(by.substr(space + 1))) - 1};
}

/// The roles with that unit alone in its own.
Roles alone(Roles roles, const OneOf& one)
{
    for (RoleFilled& filled : roles)
        if (filled.role == one.role && one.row < filled.units.size())
            filled.units = {filled.units[one.row]};
    return roles;
}

Field field_of(const OutcomeSpec& spec)
{
    return {.key = spec.key, .label = spec.label, .kind = spec.kind, .options = spec.options};
}

} // namespace

Next bound(const Ruleset& ruleset, const State& state, const FollowUp& follow_up, const Roles& of_action)
{
    const OneOf one = one_of(follow_up.by);
    const Roles roles = alone(of_action, one);
    Next next{follow_up.kind, std::string{follow_up.by}, {}};
    if (const auto& units = units_in(roles, one.role); !units.empty())
        next.by = units.front();
    for (const Choice& choice : follow_up.choices) {
        const Action* const action = ruleset.find_action(choice.action);
        NextChoice made{std::string{choice.action}, choice.words, {}, choice.presets};
        if (!choice.seats.empty())
            made.roles = seated(state, ruleset, choice.seats, roles);
        else if (action != nullptr && follow_up.kind != Follow::May)
            made.roles = Binding{ruleset, state, *action, roles}.bound(one.role);
        Roles named = made.roles;
        named.insert(named.end(), roles.begin(), roles.end());
        made.words = label_by_name(std::move(made.words), {state, ruleset, choice.action, named}, next.by);
        next.choices.push_back(std::move(made));
    }
    return next;
}

std::vector<StatChange> declared_changes(const Action& action, const Outcome& outcome, const Roles& roles)
{
    std::vector<StatChange> changes;
    for (std::size_t i = 0; i < action.outcomes.size(); ++i) {
        const OutcomeSpec& spec = action.outcomes[i];
        if (spec.does == Does::Nothing || spec.list)
            continue;
        const auto& units = units_in(roles, spec.role);
        const std::int32_t value = outcome.value(i);
        if (units.empty() || (spec.does != Does::Set && value == 0))
            continue;
        changes.push_back({units.front(), std::string{spec.stat}, spec.does == Does::Add ? Does::Add : Does::Set,
                           spec.does == Does::Marker ? "yes" : word_of(field_of(spec), value)});
    }
    return changes;
}

std::vector<OutcomeWords> words_of(const Action& action, const Outcome& outcome)
{
    std::vector<OutcomeWords> all;
    for (std::size_t i = 0; i < action.outcomes.size(); ++i) {
        const Field field = field_of(action.outcomes[i]);
        OutcomeWords words{std::string{field.key}, {}};
        for (const std::int32_t value : outcome.at(i))
            words.words.push_back(word_of(field, value));
        all.push_back(std::move(words));
    }
    return all;
}

} // namespace corneta::game
