// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/roster.h"

#include "core/game/play/roles.h"
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
    std::vector<bool> is_offered(action.form.size());
    const auto has = [&](std::string_view key) {
        return std::ranges::any_of(all, [&](const Offered& offer) { return offer.given.key == key; });
    };
    for (const Given& given : play.typed)
        all.push_back({given, Origin::Typed, index_of(action.form, given.key)});
    for (const Given& given : from_next)
        if (!has(given.key))
            all.push_back({given, Origin::Next, index_of(action.form, given.key)});
    for (const Offered& offer : all)
        if (offer.field)
            is_offered[*offer.field] = true;
    Roster roster{book, action, state, play.roles};
    for (std::size_t i = 0; i < action.form.size(); ++i)
        if (!is_offered[i])
            if (auto word = roster.word(action.form[i]))
                all.push_back({{std::string{action.form[i].key}, std::move(*word)}, Origin::Roster, i});
    for (Offered& offer : all) // once: what cannot be read is said later
        if (offer.field)
            offer.given.values = values_from(action.form[*offer.field], offer.given).value_or(std::vector<std::int32_t>{});
    return all;
}

/// As a person reads it, by whatever action asks for that stat.
std::string label_of_word(const Ruleset& ruleset, std::string_view stat, std::string_view word)
{
    for (const Action& action : ruleset.actions)
        for (const Field& field : action.form)
            if (field.stat == stat)
                if (const auto option = std::ranges::find(field.options, word, &Option::word); option != field.options.end())
                    return std::string{option->label};
    return std::string{word};
}

/// Says of the unit what its word is that a choice of the form has no place for.
void name_unfit(const Ruleset& ruleset, const Action& action, const State& state, const Play& play, Problems& problems)
{
    for (Problem& problem : problems) {
        const auto index = index_of(action.form, problem.where);
        const bool is_typed = std::ranges::find(play.typed, problem.where, &Given::key) != play.typed.end();
        if (!index || is_typed || action.form[*index].kind != Kind::Choice || action.form[*index].stat.empty())
            continue;
        const Field& field = action.form[*index];
        for (const Unit* const unit : units_of(state, play.roles, field.role))
            if (const std::string_view word = unit->word(field.stat);
                !word.empty() && std::ranges::find(field.options, word, &Option::word) == field.options.end())
                problem.what = {"{0} is {1}: not for this role", {Name{unit->name}, Name{label_of_word(ruleset, field.stat, word)}}};
    }
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
    Answers answers = read_as_far_as_it_goes(form, all);
    const auto stays = [&](const Offered& offer) { return offer.origin == Origin::Typed || !offer.field || answers.asked(*offer.field); };
    while (true) {
        const auto unasked = std::ranges::stable_partition(all, stays);
        if (unasked.empty())
            return;
        for (const Offered& offer : unasked)
            answers.reset(*offer.field);
        all.erase(unasked.begin(), unasked.end());
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
    if (!answers) {
        name_unfit(*book.ruleset, action, state, play, answers.error());
        return std::unexpected{std::move(answers.error())};
    }
    std::vector<Answer> asked;
    asked.reserve(action.form.size());
    for (std::size_t i = 0; i < action.form.size(); ++i)
        if (answers->asked(i))
            asked.push_back({std::string{action.form[i].key}, words_of(action.form[i], answers->at(i)), origins[i]});
    return FilledIn{std::move(*answers), std::move(asked)};
}

} // namespace corneta::game
