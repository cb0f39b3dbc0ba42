// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/facts.h"

#include "core/form/answers.h"

namespace corneta::game {

namespace {

const Field& field_at(const FilledIn& filled, std::size_t index)
{
    return filled.answers.form()[index];
}

/// The unit whose stat fills the field; nobody where several do.
const Unit* only_unit(const State& state, const Play& play, const Field& field)
{
    const auto& units = units_in(play.roles, field.role);
    return units.size() == 1 ? state.find(units.front()) : nullptr;
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
    for (const auto& [index, known] : filled.typed_over) {
        const Field& field = field_at(filled, index);
        if (!play.reason.empty() || fact_of(field) != Fact::Ruled)
            continue;
        const Unit* const unit = only_unit(state, play, field);
        const bool is_number = field.kind == Kind::Number;
        Sentence words{"it is {0} in this game", {Name{known}}};
        if (known.empty())
            words = {"there is none by the roster"};
        else if (unit != nullptr && !(is_number && (unit->kind == "side" || field.stat.empty())))
            words = {is_number ? "{0} has {1} by the roster" : "by the roster of {0} it is {1}", {*unit, Name{known}}};
        problems.push_back({std::string{field.key}, std::move(words), ProblemCode::TypedOver});
    }
    return problems;
}

std::vector<StatChange> set_right(const State& state, const Play& play, const FilledIn& filled)
{
    std::vector<StatChange> changes;
    for (const auto& [index, known] : filled.typed_over) {
        const Field& field = field_at(filled, index);
        if (fact_of(field) != Fact::Ruled)
            continue;
        const Unit* const unit = only_unit(state, play, field);
        const auto values = filled.answers.at(index);
        const bool is_its_word = unit != nullptr && !field.stat.empty() && !field.is_list() && values.size() == 1
            && (unit->word(field.stat) == known || (known == "no" && unit->word(field.stat).empty()));
        if (!is_its_word)
            return {};
        changes.push_back({unit->key, std::string{field.stat}, Does::Set, word_of(field, values.front())});
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
