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

/// By unit: of the only one in the field's role, or of each whose row of a list differs. None where the rows are not the units'.
std::vector<UnitTypedOver> by_unit(const State& state, const Play& play, const FilledIn& filled, const TypedOver& over)
{
    const Field& field = field_at(filled, over.field);
    const auto& units = units_in(play.roles, field.role);
    const auto values = filled.answers.at(over.field);
    const auto known = field.is_list() ? split(over.known, ',') : std::vector<std::string_view>{over.known};
    std::vector<UnitTypedOver> all;
    if (units.size() != values.size() || known.size() != values.size())
        return all;
    for (std::size_t i = 0; i < units.size(); ++i)
        if (std::string typed = word_of(field, values[i]); typed != known[i] || !field.is_list())
            all.push_back({state.find(units[i]), std::string{known[i]}, std::move(typed)});
    return all;
}

} // namespace

Problems unsaid(const FilledIn& filled)
{
    Problems problems;
    for (const std::size_t i : filled.asked)
        if (const Field& field = field_at(filled, i); filled.origins[i] == Origin::Default && is_of_table(field.fact))
            problems.push_back({std::string{field.key},
                                {"{0}: only the table knows it", {field.label}},
                                field.fact == Fact::Seen ? ProblemCode::NotSeen : ProblemCode::NotMeasured});
    return problems;
}

Problems objections_to_typed_over(const Play& play, const FilledIn& filled, const State& state)
{
    Problems problems;
    for (const TypedOver& over : filled.typed_over) {
        const Field& field = field_at(filled, over.field);
        if (!play.reason.empty() || fact_of(field) != Fact::Ruled)
            continue;
        const auto units = by_unit(state, play, filled, over);
        const bool is_number = field.kind == Kind::Number;
        Sentence words{"it is {0} in this game", {Name{over.known}}};
        if (over.known.empty())
            words = {"there is none by the roster"};
        else if (!units.empty() && !(is_number && (units.front().unit->kind == "side" || field.stat.empty())))
            words = {is_number ? "{0} has {1} by the roster" : "by the roster of {0} it is {1}",
                     {*units.front().unit, Name{units.front().known}}};
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
        const auto is_its_word = [&](const UnitTypedOver& one) {
            const std::string_view word = one.unit->word(field.stat);
            return word == one.known || (one.known == "no" && word.empty());
        };
        if (field.stat.empty() || units.empty() || !std::ranges::all_of(units, is_its_word))
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
    for (const auto& [index, known] : filled.typed_over)
        all.push_back(
            {"Typed: {0} {1}, known: {2}.",
             {field_at(filled, index).label, kept_words(words_of(field_at(filled, index), filled.answers.at(index))), Name{known}}});
    return all;
}

} // namespace corneta::game
