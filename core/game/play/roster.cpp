// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/roster.h"

#include "core/game/play/rules.h"

#include <algorithm>
#include <span>

namespace corneta::game {

namespace {

/// A word for a key, where it comes from and the field that it is for.
struct Offered {
    Given given;
    Origin origin = Origin::Typed;
    std::optional<std::size_t> field{};
};

std::vector<const Unit*> units_of(const State& state, const Roles& roles, std::string_view role)
{
    std::vector<const Unit*> units;
    for (const std::string& key : units_in(roles, role))
        units.push_back(state.find(key));
    return units;
}

/// Whether a unit has no row in a list that is no column of a table: what it has not is no 0 and no default there.
bool has_no_row(const Field& field, const Unit& unit)
{
    const bool is_number = field.kind == Kind::Number;
    return field.group.empty() && (unit.word(field.stat).empty() || (is_number && number_of(unit.word(field.stat)) < field.least));
}

/// What the units in its role have for a field; nothing when none of them has that stat.
std::optional<std::string> roster_word(const Field& field, std::span<const Unit* const> units)
{
    const bool has_any = std::ranges::any_of(units, [&](const Unit* unit) { return !unit->word(field.stat).empty(); });
    if (!has_any)
        return std::nullopt;
    const auto word_for = [&](const Unit& unit) {
        const std::string_view word = unit.word(field.stat);
        return word.empty() ? word_of(field, field.start_value()) : std::string{word};
    };
    if (!field.is_list())
        return word_for(*units.front());
    std::string words;
    for (const Unit* const unit : units) {
        if (has_no_row(field, *unit))
            continue;
        std::string word = word_for(*unit);
        if (field.kind == Kind::Set)
            std::ranges::replace(word, ',', '+');
        words += words.empty() ? "" : ",";
        words += word.empty() ? "-" : word;
    }
    return words.empty() ? std::nullopt : std::optional{words};
}

/// What a game knows of the fields of a form.
class Roster {
public:
    Roster(const Rulebook& book, const Action& action, const State& state, const Roles& roles)
        : m_book{book},
          m_action{action},
          m_state{state},
          m_roles{roles}
    {
    }

    /// The ruleset's word, else that of the units in the field's role.
    std::optional<std::string> word(const Field& field)
    {
        if (const GameRules* const rules = m_book.ruleset->game; rules != nullptr && rules->fill != nullptr)
            if (auto word = rules->fill(m_state, m_action, field, m_roles, m_book))
                return word;
        if (field.stat.empty())
            return std::nullopt;
        if (field.role != m_role || m_units.empty()) { // fields of a role stand one after the other
            m_role = field.role;
            m_units = units_of(m_state, m_roles, m_role);
        }
        return roster_word(field, m_units);
    }

private:
    const Rulebook& m_book;
    const Action& m_action;
    const State& m_state;
    const Roles& m_roles;
    std::string_view m_role;
    std::vector<const Unit*> m_units;
};

/// Every word there is for the form, of each key the one that goes before the others.
std::vector<Offered> offered(const Rulebook& book, const Action& action, const State& state, const Play& play,
                             const std::vector<Given>& from_next)
{
    std::vector<Offered> all;
    all.reserve(play.typed.size() + from_next.size() + action.form.size());
    const auto has = [&](std::string_view key) {
        return std::ranges::any_of(all, [&](const Offered& offer) { return offer.given.key == key; });
    };
    for (const Given& given : play.typed)
        all.push_back({given, Origin::Typed, index_of(action.form, given.key)});
    for (const Given& given : from_next)
        if (!has(given.key))
            all.push_back({given, Origin::Next, index_of(action.form, given.key)});
    Roster roster{book, action, state, play.roles};
    for (std::size_t i = 0; i < action.form.size(); ++i)
        if (std::ranges::find(all, i, &Offered::field) == all.end())
            if (auto word = roster.word(action.form[i]))
                all.push_back({{std::string{action.form[i].key}, std::move(*word)}, Origin::Roster, i});
    for (Offered& offer : all) // once: what cannot be read is said later
        if (offer.field)
            offer.given.values = values_from(action.form[*offer.field], offer.given).value_or(std::vector<std::int32_t>{});
    return all;
}

std::vector<Given> given_of(std::vector<Offered> all)
{
    std::vector<Given> given;
    given.reserve(all.size());
    for (Offered& offer : all)
        given.push_back(std::move(offer.given));
    return given;
}

/// The answers as far as the words can be read, whether a field is asked or not.
Answers read_as_far_as_it_goes(Form form, const std::vector<Offered>& all)
{
    Answers answers{form};
    for (const Offered& offer : all)
        if (offer.field && !offer.given.values.empty())
            answers.set(*offer.field, offer.given.values);
        else if (offer.field)
            if (const auto values = readable_values(form[*offer.field], offer.given); !values.empty())
                answers.set(*offer.field, values);
    return answers;
}

/// Units answer also what is not asked of them here: that is left out.
void leave_out_unasked(Form form, std::vector<Offered>& all)
{
    for (std::size_t before = all.size() + 1; before != all.size();) {
        before = all.size();
        const Answers answers = read_as_far_as_it_goes(form, all);
        std::erase_if(all,
                      [&](const Offered& offer) { return offer.origin != Origin::Typed && offer.field && !answers.asked(*offer.field); });
    }
}

/// By field.
std::vector<Origin> origins_of(Form form, const std::vector<Offered>& all)
{
    std::vector<Origin> origins(form.size(), Origin::Default);
    for (const Offered& offer : all)
        if (offer.field)
            origins[*offer.field] = offer.origin;
    return origins;
}

/// Whether an action's role holds so many units.
bool holds(const Ruleset& ruleset, const Action& action, std::string_view role, std::size_t units)
{
    const auto is_list_of_it = [role](const Field& field) { return field.role == role && field.is_list(); };
    if (units <= 1 || std::ranges::any_of(action.form, is_list_of_it))
        return true;
    return ruleset.game != nullptr && std::ranges::any_of(ruleset.game->roles, [&](const RoleSpec& spec) {
               return spec.role == role && std::cmp_less_equal(units, spec.most);
           });
}

} // namespace

std::string_view word_of(Origin origin)
{
    switch (origin) {
    case Origin::Typed: return "typed";
    case Origin::Next: return "next";
    case Origin::Roster: return "roster";
    case Origin::Default: return "default";
    }
    return {};
}

std::vector<std::string_view> roles_of(const Ruleset& ruleset, const Action& action)
{
    std::vector<std::string_view> roles;
    const auto add = [&](std::string_view role) {
        if (!role.empty() && std::ranges::find(roles, role) == roles.end())
            roles.push_back(role);
    };
    for (const Field& field : action.form)
        add(field.role);
    for (const OutcomeSpec& outcome : action.outcomes)
        add(outcome.role);
    if (ruleset.game != nullptr)
        for (const RoleSpec& spec : ruleset.game->roles)
            if (spec.action == action.key)
                add(spec.role);
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
        else if (!holds(ruleset, action, filled->role, filled->units.size()))
            problems.push_back({filled->role, {"one unit at a time"}});
        const std::string_view kind = kind_in_role(ruleset, filled->role);
        std::vector<const Unit*> seen;
        for (const std::string& key : filled->units) {
            const Unit* const unit = state.find(key);
            if (unit != nullptr && std::ranges::find(seen, unit) != seen.end())
                problems.push_back({filled->role, {"{0} is given twice", {Name{unit->name}}}});
            seen.push_back(unit);
            if (unit == nullptr)
                problems.push_back(unknown_unit(filled->role, key));
            else if (!stands_in(ruleset, filled->role, unit->kind))
                problems.push_back({filled->role, {"{0} is a {1}, not a {2}", {Name{unit->name}, Name{unit->kind}, kind}}});
        }
    }
    return problems;
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
            if (action.form[i].role == role && answers.asked(i))
                return true;
        return false;
    };
    const auto is_changed = [&](std::string_view role) {
        return std::ranges::any_of(action.outcomes,
                                   [&](const OutcomeSpec& outcome) { return outcome.role == role && outcome.does != Does::Nothing; });
    };
    Problems problems;
    for (const std::string_view role : roles_of(ruleset, action))
        if (units_in(roles, role).empty() && !may_be_empty(ruleset, action, role) && (is_asked(role) || is_changed(role)))
            problems.push_back({std::string{role}, {"name who is the {0}", {role}}, ProblemCode::NobodyThere});
    std::string_view complained;
    for (std::size_t i = 0; i < action.form.size(); ++i) {
        const Field& field = action.form[i];
        const std::size_t units = units_in(roles, field.role).size();
        if (field.rows_least == 0 || !answers.asked(i) || units == 0 || answers.at(i).size() <= units || complained == field.role)
            continue;
        complained = field.role;
        problems.push_back({std::string{field.role},
                            {"answers for {0}, named are {1}", {static_cast<int>(answers.at(i).size()), static_cast<int>(units)}},
                            ProblemCode::NobodyThere});
    }
    return problems;
}

std::expected<FilledIn, Problems> filled_in(const Rulebook& book, const Action& action, const State& state, const Play& play,
                                            const std::vector<Given>& from_next)
{
    Problems problems = problems_with_roles(*book.ruleset, action, state, play.roles);
    if (!problems.empty())
        return std::unexpected{std::move(problems)};
    std::vector<Offered> all = offered(book, action, state, play, from_next);
    leave_out_unasked(action.form, all);
    const auto origins = origins_of(action.form, all);
    auto answers = answers_from(action.form, given_of(std::move(all)));
    if (!answers)
        return std::unexpected{std::move(answers.error())};
    std::vector<Answer> asked;
    asked.reserve(action.form.size());
    for (std::size_t i = 0; i < action.form.size(); ++i)
        if (answers->asked(i))
            asked.push_back({std::string{action.form[i].key}, words_of(action.form[i], answers->at(i)), origins[i]});
    return FilledIn{std::move(*answers), std::move(asked)};
}

} // namespace corneta::game
