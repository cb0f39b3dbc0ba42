// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/played.h"

#include "core/text/fraction.h"
#include "core/text/words.h"

#include <algorithm>
#include <cassert>

namespace corneta::game {

namespace {

/// A word as words_of() writes an outcome.
std::int32_t value_from(const OutcomeSpec& spec, std::string_view word)
{
    if (spec.kind == Kind::Toggle)
        return word == "yes" ? 1 : 0;
    if (spec.kind == Kind::Number) {
        const auto number = fraction_from(word);
        assert(number);
        return static_cast<std::int32_t>((*number * Fraction{10}).amount());
    }
    std::int32_t bits = 0;
    for (std::size_t i = 0; i < spec.options.size(); ++i) {
        if (spec.kind == Kind::Choice && spec.options[i].word == word)
            return static_cast<std::int32_t>(i);
        const std::string padded = "+" + std::string{word} + "+";
        if (spec.kind == Kind::Set && padded.find("+" + std::string{spec.options[i].word} + "+") != std::string::npos)
            bits |= 1 << i;
    }
    return bits;
}

/// Whether all was read when it was played, and not since from a file's words.
bool is_read(const PlayedAction& played)
{
    return std::ranges::none_of(played.answers, [](const Given& given) { return given.values.empty(); });
}

/// Whether they stand in the order of the form.
bool are_in_order(const std::vector<Given>& all, Form form)
{
    auto given = all.begin();
    for (const Field& field : form)
        if (given != all.end() && are_same(given->key, field.key))
            ++given;
    return given == all.end();
}

/// Answers that were right when they were given.
Answers answers_read(Form form, const std::vector<Given>& all)
{
    Answers answers{form};
    for (const Given& given : all)
        if (const auto field = index_of(form, given.key)) {
            answers.set(*field, given.values);
            if (!form[*field].group.empty() && form[*field].is_list())
                answers.resize(form[*field].group, given.values.size());
        }
    return answers;
}

/// The rows of a list that was not asked: as many as its table has.
std::size_t rows_of(const Field& list, Form form, const std::vector<Given>& all)
{
    for (const Given& given : all)
        if (const auto field = list.group.empty() ? std::nullopt : index_of(form, given.key); field && form[*field].group == list.group)
            return given.values.size();
    return static_cast<std::size_t>(list.rows_start);
}

/// The same without answers of their own: most are read so.
void put_in_order(const std::vector<Given>& all, const Action& action, std::size_t row, void* inputs)
{
    auto given = all.begin();
    for (const Field& field : action.form) {
        const bool is_given = given != all.end() && are_same(given->key, field.key);
        std::vector<std::int32_t> unasked;
        if (!is_given)
            unasked.assign(field.is_list() ? rows_of(field, action.form, all) : 1, field.start_value());
        const std::span<const std::int32_t> values = is_given ? (given++)->values : unasked;
        field.put(inputs, action.is_batch() && field.group == action.batch ? values.subspan(row, 1) : values);
    }
}

} // namespace

void read_inputs(const PlayedAction& played, const Action& action, std::size_t row, void* inputs)
{
    if (is_read(played) && are_in_order(played.answers, action.form))
        return put_in_order(played.answers, action, row, inputs);
    const Answers answers = is_read(played) ? answers_read(action.form, played.answers)
                                            : answers_from(action.form, played.answers).value_or(Answers{action.form});
    for (std::size_t i = 0; i < action.form.size(); ++i) {
        const bool is_of_row = action.is_batch() && action.form[i].group == action.batch;
        action.form[i].put(inputs, is_of_row ? answers.at(i).subspan(row, 1) : answers.at(i));
    }
}

void read_end(const PlayedAction& played, const Action& action, std::size_t row, void* end)
{
    std::vector<std::int32_t> values;
    for (const OutcomeSpec& spec : action.outcomes) {
        values.clear();
        if (const auto left = std::ranges::find(played.outcomes[row], spec.key, &OutcomeWords::key); left != played.outcomes[row].end())
            for (const std::string& word : left->words)
                values.push_back(value_from(spec, word));
        if (spec.list || !values.empty())
            spec.put(end, values);
    }
}

} // namespace corneta::game
