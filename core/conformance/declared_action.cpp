// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/action/procedure.h"
#include "core/conformance/declared.h"
#include "core/form/asked_when.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace corneta::conformance {

namespace {

constexpr std::size_t most_in_set = 31; ///< bits of a value

/// What an action declares wrongly, told with its key.
class Looking {
public:
    explicit Looking(const Action& action) : m_action{action} {}

    void say(std::string_view key, std::string_view pattern, std::vector<Argument> arguments = {})
    {
        m_problems.push_back({where(key), {pattern, std::move(arguments)}});
    }
    void unless(bool holds, std::string_view key, std::string_view pattern, std::vector<Argument> arguments = {})
    {
        if (!holds)
            say(key, pattern, std::move(arguments));
    }
    std::string where(std::string_view key) const { return fmt::format("{}{}{}", m_action.key, key.empty() ? "" : " ", key); }
    Problems& problems() { return m_problems; }

    void options(std::string_view key, Kind kind, std::span<const Option> options)
    {
        const bool is_needed = kind == Kind::Choice || kind == Kind::Set;
        unless(options.empty() != is_needed, key, "a choice or a set has options, nothing else has: give `.options`, or take them away");
        unless(kind != Kind::Set || options.size() < most_in_set, key, "a set has at most 30 words: part it into two");
        Known words{"option", {}};
        for (const Option& option : options) {
            words.take(where(key), option.word, m_problems);
            unless(!option.label.empty(), key, "option \"{0}\" has no label: write the words a person reads",
                   {Name{std::string{option.word}}});
        }
    }
    void range(const Field& field)
    {
        unless(field.kind != Kind::Number || field.least <= field.most, field.key, "its least {0} is above its most {1}: exchange them",
               {field.least, field.most});
        unless(field.start_value() >= field.least_value() && field.start_value() <= field.most_value(), field.key,
               "it starts with {0}, outside its range: give a `.start` within it", {field.start});
        if (!field.is_list())
            return unless(field.group.empty(), field.key, "it stands in a table and is no list: give `.rows_most`, or ask by `asks_each`");
        unless(field.rows_least >= 0 && field.rows_least <= field.rows_start && field.rows_start <= field.rows_most, field.key,
               "it starts with {0} rows, not from {1} to {2}: set `.rows_start`", {field.rows_start, field.rows_least, field.rows_most});
        const bool is_in_batch = m_action.is_batch() && field.group == m_action.batch;
        unless(field.alone != Alone::Plain || (is_in_batch && field.rows_least > 0 && field.kind != Kind::Set), field.key,
               "plain alone is a column of the batch that has a row and is no set: make its form by `one_or_several`");
        for (const Field& other : m_action.form)
            unless(field.group.empty() || field.group != other.group
                       || (field.rows_least == other.rows_least && field.rows_most == other.rows_most
                           && field.rows_start == other.rows_start && field.alone == other.alone),
                   field.key, "column \"{0}\" of the same table has other rows: give both the same", {Name{std::string{other.key}}});
    }
    void outcome(const OutcomeSpec& spec)
    {
        unless(!spec.label.empty(), spec.key, "no label: write the words a person reads");
        unless(spec.take != nullptr, spec.key, "it reads nothing: declare it by `gives<&End::member>` or `changes<&End::member>`");
        options(spec.key, spec.kind, spec.options);
        if (spec.does != Does::Nothing) {
            unless(!spec.role.empty() && !spec.stat.empty(), spec.key, "it changes nobody: name the role and the stat");
            unless(!spec.list, spec.key, "a list changes no stat: give a value for each role");
            unless(spec.does != Does::Add || spec.kind == Kind::Number, spec.key, "only numbers are added: use `Does::Set`");
            unless(spec.does != Does::Marker || spec.kind == Kind::Toggle || (spec.kind == Kind::Choice && spec.options.size() == 2),
                   spec.key, "a marker is there or not: let it be a toggle, or use `Does::Set`");
        }
        const bool has_few_values = spec.kind == Kind::Toggle || spec.kind == Kind::Choice;
        const std::size_t values = spec.kind == Kind::Toggle ? 2 : spec.options.size();
        unless(spec.highlighted == 0 || (has_few_values && !spec.list && spec.highlighted >> values == 0), spec.key,
               "what stands out is a yes or words it has: write `.highlighted = these(true)`");
        unless(spec.shown != Shown::AsBars || !spec.list, spec.key, "a list has no bars: take `Shown::AsBars` away");
    }

private:
    const Action& m_action;
    Problems m_problems;
};

void look_at_form(const Action& action, Looking& looking)
{
    Known fields{"field", {}, is_key};
    for (const Field& field : action.form) {
        fields.take(looking.where({}), field.key, looking.problems());
        looking.unless(!field.label.empty(), field.key, "no label: write the words a person reads");
        looking.unless(field.put != nullptr, field.key, "it fills nothing: declare it by `asks<&Inputs::member>`");
        looking.unless(field.demands == Demands::Somebody || !field.role.empty(), field.key,
                       "without a role it demands nobody: leave `.demands` out");
        looking.options(field.key, field.kind, field.options);
        looking.range(field);
    }
    for (const Problem& problem : problems_in_conditions(action.form))
        looking.problems().push_back({looking.where(problem.where), problem.what});
}

} // namespace

Problems problems_in_action(const Ruleset& ruleset, const Action& action)
{
    Looking looking{action};
    looking.unless(!action.label.empty() && !action.help.empty() && !action.rule.empty(), {},
                   "label, help or rule is empty: say what it is, what it finds out, and by which section");
    looking.unless(action.bind != nullptr && !action.outcomes.empty(), {},
                   "it does nothing: make it by `action_of<Rules>`, with an outcome");
    look_at_form(action, looking);
    Known outcomes{"outcome", {}, is_key};
    for (const OutcomeSpec& spec : action.outcomes) {
        outcomes.take(looking.where({}), spec.key, looking.problems());
        looking.outcome(spec);
    }
    looking.unless(std::ranges::count(action.outcomes, Shown::AsBars, &OutcomeSpec::shown) <= 1, {},
                   "two outcomes are shown as bars: choose the one that matters most");
    for (const RefusalSpec* const refusal : action.refusals) {
        fields_of(action).demand(looking.where("refusal"), refusal->where, looking.problems());
        looking.unless(!refusal->pattern.empty(), refusal->where, "a refusal without words: say what the rules forbid");
    }
    for (const std::string_view chart : action.charts)
        charts_of(ruleset).demand(looking.where("reads"), chart, looking.problems());
    looking.unless(!action.is_batch() || std::ranges::count(action.form, action.batch, &Field::group) > 0, {},
                   "no field is a column of its batch: make the form by `one_or_several(batch, ...)`");
    return std::move(looking.problems());
}

} // namespace corneta::conformance
