// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/form_filling.h"

#include "core/game/play/facts.h"
#include "core/game/play/roles.h"
#include "core/game/play/rules.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

namespace corneta::game {

namespace {

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
        auto word = ruleset_word(field);
        return word ? std::move(word) : stat_word(field);
    }

    /// What the game knows of a field that somebody has typed, the result that it follows from first. A mark that a unit has not is a no.
    std::optional<TypedOver> known(std::size_t index, const std::vector<Given>& from_next)
    {
        const Field& field = m_action.form[index];
        const Fact fact = fact_of(field);
        const bool is_kept = is_of_table(fact) && !field.stat.empty(); // what was said of it before
        if (fact != Fact::Known && fact != Fact::Ruled && !is_kept)
            return std::nullopt;
        if (const auto next = std::ranges::find(from_next, field.key, &Given::key); next != from_next.end())
            return TypedOver{index, next->word};
        if (auto word = ruleset_word(field))
            return TypedOver{index, std::move(*word)};
        if (auto word = stat_word(field))
            return TypedOver{index, std::move(*word), true};
        const bool is_mark = !field.stat.empty() && field.kind == Kind::Toggle && !m_units.empty() && m_units.front()->kind != "side";
        if (is_kept || !is_mark)
            return std::nullopt;
        TypedOver no{index, "no", true};
        for (std::size_t more = 1; field.is_list() && more < m_units.size(); ++more)
            no.known += ",no";
        return no;
    }

private:
    std::optional<std::string> ruleset_word(const Field& field) const
    {
        const GameRules* const rules = m_book.ruleset->game;
        return rules == nullptr || rules->fill == nullptr ? std::nullopt : rules->fill(m_state, m_action, field, m_roles, m_book);
    }
    std::optional<std::string> stat_word(const Field& field)
    {
        if (field.stat.empty())
            return std::nullopt;
        if (field.role != m_role || m_units.empty()) { // fields of a role stand one after the other
            m_role = field.role;
            m_units = units_of(m_state, m_roles, m_role);
        }
        return roster_word(field, m_units);
    }

    const Rulebook& m_book;
    const Action& m_action;
    const State& m_state;
    const Roles& m_roles;
    std::string_view m_role;
    std::vector<const Unit*> m_units;
};

/// The answers of a form as they are found one after the other, and all that is wrong with them.
class Filling {
public:
    explicit Filling(Form form) : m_filled{Answers{form}, std::vector(form.size(), Origin::Default)}, m_is_given(form.size()) {}

    bool is_given(std::size_t field) const { return m_is_given[field]; }
    /// What somebody said of a field. What cannot be read of it is left open.
    void take(const Given& given, Origin origin)
    {
        const auto field = index_of(form(), given.key);
        if (!field)
            m_problems.push_back({given.key, {"there is no such field"}, ProblemCode::UnknownField});
        else if (m_is_given[*field])
            m_problems.push_back({given.key, {"given twice"}});
        else if (auto wrong = put(*field, given, origin); !wrong.empty())
            std::ranges::move(wrong, std::back_inserter(m_problems));
    }
    /// What the game knows for a field, which may not be asked.
    void take_known(std::size_t field, std::string word)
    {
        if (auto wrong = put(field, {{}, std::move(word)}, Origin::Roster); !wrong.empty())
            m_unreadable.emplace_back(field, std::move(wrong));
    }
    /// Units answer also what is not asked of them here: that is left out.
    void leave_out_unasked()
    {
        std::vector<std::size_t> unasked;
        do { // what is left out may be what another field was asked for
            unasked.clear();
            for (std::size_t i = 0; i < form().size(); ++i)
                if (m_is_given[i] && m_filled.origins[i] != Origin::Typed && !m_filled.answers.asked(i))
                    unasked.push_back(i);
            for (const std::size_t field : unasked) {
                m_filled.answers.reset(field);
                m_filled.origins[field] = Origin::Default;
                m_is_given[field] = false;
            }
        } while (!unasked.empty());
    }
    std::expected<FilledIn, Problems> filled() &&
    {
        for (auto& [field, wrong] : m_unreadable)
            if (m_is_given[field])
                std::ranges::move(wrong, std::back_inserter(m_problems));
        auto answers = settled(std::move(m_filled.answers), m_is_given, std::move(m_problems));
        if (!answers)
            return std::unexpected{std::move(answers.error())};
        m_filled.answers = std::move(*answers);
        for (std::size_t i = 0; i < form().size(); ++i)
            if (m_filled.answers.asked(i))
                m_filled.asked.push_back(i);
        return std::move(m_filled);
    }

private:
    Form form() const { return m_filled.answers.form(); }
    Problems put(std::size_t field, const Given& given, Origin origin)
    {
        m_is_given[field] = true;
        m_filled.origins[field] = origin;
        auto values = values_from(form()[field], given);
        if (values) {
            m_filled.answers.set(field, *values);
            return {};
        }
        if (const auto readable = readable_values(form()[field], given); !readable.empty())
            m_filled.answers.set(field, readable);
        return std::move(values.error());
    }

    FilledIn m_filled;
    std::vector<bool> m_is_given;
    std::vector<std::pair<std::size_t, Problems>> m_unreadable; ///< of what the game knows
    Problems m_problems;
};

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
                problem.what = {"{0} is {1}: not for this role", {*unit, kept_words(label_of_word(ruleset, field.stat, word))}};
    }
}

} // namespace

std::string_view word_of(Origin origin)
{
    switch (origin) {
    case Origin::Typed: return "typed";
    case Origin::Next: return "next";
    case Origin::Roster: return "roster";
    case Origin::Usual: return "usual";
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
    Filling filling{action.form};
    for (const Given& given : play.typed)
        filling.take(given, Origin::Typed);
    for (const Given& given : from_next)
        if (const auto field = index_of(action.form, given.key); !field || !filling.is_given(*field))
            filling.take(given, Origin::Next);
    Roster roster{book, action, state, play.roles};
    std::vector<TypedOver> typed_over;
    for (const Given& given : play.typed)
        if (const auto field = index_of(action.form, given.key); field)
            if (auto over = roster.known(*field, from_next))
                typed_over.push_back(std::move(*over));
    for (std::size_t i = 0; i < action.form.size(); ++i)
        if (!filling.is_given(i))
            if (auto word = roster.word(action.form[i]))
                filling.take_known(i, std::move(*word));
    filling.leave_out_unasked();
    auto filled = std::move(filling).filled();
    if (!filled) {
        name_unfit(*book.ruleset, action, state, play, filled.error());
        return filled;
    }
    std::erase_if(typed_over, [&](const TypedOver& over) { return is_as_known(state, play, *filled, over); });
    filled->typed_over = std::move(typed_over);
    for (const std::size_t i : filled->asked)
        if (play.as_usual && fact_of(action.form[i]) == Fact::Seen && filled->origins[i] == Origin::Default)
            filled->origins[i] = Origin::Usual;
    return filled;
}

std::vector<Answer> in_words(const FilledIn& filled)
{
    std::vector<Answer> answers;
    answers.reserve(filled.asked.size());
    for (const std::size_t i : filled.asked) {
        const Field& field = filled.answers.form()[i];
        answers.push_back({std::string{field.key}, words_of(field, filled.answers.at(i)), filled.origins[i]});
    }
    return answers;
}

} // namespace corneta::game
