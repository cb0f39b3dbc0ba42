// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/facts.h"

#include "core/form/answers.h"
#include "core/text/words.h"

#include <algorithm>

namespace corneta::game {

namespace {

const Field& field_at(const FilledIn& filled, std::size_t index)
{
    return filled.answers.form()[index];
}

/// What is known of one unit and was typed otherwise.
struct UnitTypedOver {
    const Unit* unit;
    std::string known;
    std::string typed;
};

/// Whether the unit has the word by itself: a mark that it has not is a no.
bool has_word(const Unit& unit, const Field& field, std::string_view known, bool is_by_stat)
{
    const std::string_view word = unit.word(field.stat);
    return word.empty() ? is_by_stat && field.kind == Kind::Toggle && known == "no" : word == known;
}

/// Whether a row of what is known is but what the form begins with, for the unit has no such stat.
bool has_nothing(const Unit& unit, const Field& field, std::string_view known)
{
    return unit.word(field.stat).empty() && known != "no";
}

/// Whether the field's stat takes its words: a mark is none of a stat that has others.
bool is_word_of(const State& state, const Field& field)
{
    return field.kind != Kind::Toggle || std::ranges::none_of(state.units, [&](const Unit& unit) {
               const std::string_view word = unit.word(field.stat);
               return !word.empty() && word != "yes" && word != "no";
           });
}

/// By unit: of the only one in the field's role, or of each whose row of a list differs. None where what is known is no stat of the units'.
std::vector<UnitTypedOver> by_unit(const State& state, const Play& play, const FilledIn& filled, const TypedOver& over)
{
    const Field& field = field_at(filled, over.field);
    const auto& units = units_in(play.roles, field.role);
    const auto values = filled.answers.at(over.field);
    const auto known = field.is_list() ? split(over.known, ',') : std::vector<std::string_view>{over.known};
    std::vector<UnitTypedOver> all;
    if (field.stat.empty() || units.size() != values.size() || known.size() != values.size())
        return all;
    for (std::size_t i = 0; i < units.size(); ++i) {
        const Unit& unit = *state.find(units[i]);
        std::string typed = word_of(field, values[i]);
        if (typed == known[i] || (field.is_list() && over.is_by_stat && has_nothing(unit, field, known[i])))
            continue;
        if (!has_word(unit, field, known[i], over.is_by_stat))
            return {};
        all.push_back({&unit, std::string{known[i]}, std::move(typed)});
    }
    return all;
}

} // namespace

Problems unsaid(const FilledIn& filled)
{
    Problems problems;
    for (const std::size_t i : filled.asked)
        if (const Field& field = field_at(filled, i); filled.origins[i] == Origin::Default && is_of_table(field.fact))
            problems.push_back(
                {std::string{field.key},
                 {field.kind == Kind::Toggle ? "{0}, yes or no: only the table knows it" : "{0}: only the table knows it", {field.label}},
                 field.fact == Fact::Seen ? ProblemCode::NotSeen : ProblemCode::NotMeasured});
    return problems;
}

bool is_as_known(const State& state, const Play& play, const FilledIn& filled, const TypedOver& over)
{
    if (!filled.answers.asked(over.field))
        return true;
    const Field& field = field_at(filled, over.field);
    const auto values = filled.answers.at(over.field);
    const auto& units = units_in(play.roles, field.role);
    const auto known = split(over.known, ',');
    if (!field.is_list() || !over.is_by_stat || units.size() != values.size() || known.size() != values.size())
        return words_of(field, values) == over.known;
    for (std::size_t i = 0; i < values.size(); ++i)
        if (word_of(field, values[i]) != known[i] && !has_nothing(*state.find(units[i]), field, known[i]))
            return false;
    return true;
}

Problems objections_to_typed_over(const Play& play, const FilledIn& filled, const State& state)
{
    Problems problems;
    for (const TypedOver& over : filled.typed_over) {
        const Field& field = field_at(filled, over.field);
        if (!play.reason.empty() || fact_of(field) != Fact::Ruled)
            continue;
        const auto rows = by_unit(state, play, filled, over);
        const auto& units = units_in(play.roles, field.role);
        const Unit* const unit = !rows.empty()      ? rows.front().unit
            : !field.is_list() && units.size() == 1 ? state.find(units.front())
                                                    : nullptr;
        const bool is_number = field.kind == Kind::Number;
        Sentence words{"it is {0} in this game", {Name{over.known}}};
        if (over.known.empty())
            words = {"there is none by the roster"};
        else if (unit != nullptr && !(is_number && (unit->kind == "side" || field.stat.empty())))
            words = {is_number ? "{0} has {1} by the roster" : "by the roster of {0} it is {1}",
                     {*unit, Name{rows.empty() ? over.known : rows.front().known}}};
        problems.push_back({std::string{field.key}, std::move(words), ProblemCode::TypedOver});
    }
    return problems;
}

std::vector<StatChange> set_right(const State& state, const Play& play, const FilledIn& filled)
{
    std::vector<StatChange> changes;
    if (play.reason.empty()) // by an earlier program, which took it so
        return changes;
    for (const TypedOver& over : filled.typed_over) {
        const Field& field = field_at(filled, over.field);
        if (fact_of(field) != Fact::Ruled)
            continue;
        const auto units = by_unit(state, play, filled, over);
        if (units.empty() || !is_word_of(state, field))
            return {};
        for (const UnitTypedOver& one : units)
            changes.push_back({one.unit->key, std::string{field.stat}, Does::Set, one.typed});
    }
    return changes;
}

std::vector<Sentence> typed_over(const FilledIn& filled)
{
    std::vector<Sentence> all;
    all.reserve(filled.typed_over.size());
    for (const auto& [index, known, is_by_stat] : filled.typed_over)
        all.push_back(
            {"Typed: {0} {1}, known: {2}.",
             {field_at(filled, index).label, kept_words(words_of(field_at(filled, index), filled.answers.at(index))), Name{known}}});
    return all;
}

} // namespace corneta::game
