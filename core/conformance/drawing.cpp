// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conformance/drawing.h"

#include "core/action/resolve.h"
#include "core/form/asked_when.h"

#include <fmt/format.h>

#include <algorithm>

namespace corneta::conformance {

namespace {

/// Gives a list, with those beside it, that many rows.
void resize(Answers& answers, std::size_t field, std::size_t rows)
{
    const Field& list = answers.form()[field];
    if (!list.group.empty())
        answers.resize(list.group, rows);
    else
        answers.set(field, std::vector<std::int32_t>(rows, list.start_value()));
}

} // namespace

bool leads_its_group(Form form, std::size_t field)
{
    return form[field].group.empty()
        || std::ranges::none_of(form.first(field), [&](const Field& earlier) { return earlier.group == form[field].group; });
}

std::size_t rows_of(const Answers& answers, std::size_t field)
{
    return answers.at(field).size();
}

std::int32_t Drawing::value(const Field& field)
{
    const std::int32_t step = field.kind == Kind::Number && field.grain == Grain::Whole ? 10 : 1;
    if (field.kind == Kind::Number && !m_preferred.empty() && one_in(2)) {
        const std::int32_t number = m_preferred[below(m_preferred.size())];
        if (number >= field.least_value() && number <= field.most_value() && number % step == 0)
            return number;
    }
    const auto span = static_cast<std::size_t>((field.most_value() - field.least_value()) / step);
    return field.least_value() + step * static_cast<std::int32_t>(below(span + 1));
}

std::vector<std::int32_t> Drawing::values(const Field& field, std::size_t rows)
{
    std::vector<std::int32_t> values(rows);
    std::ranges::generate(values, [&] { return value(field); });
    return values;
}

void Drawing::draw_rows(Answers& answers, int chances)
{
    for (std::size_t i = 0; i < answers.form().size(); ++i) {
        const Field& field = answers.form()[i];
        if (field.is_list() && leads_its_group(answers.form(), i) && one_in(chances))
            resize(answers, i,
                   static_cast<std::size_t>(field.rows_least) + below(static_cast<std::size_t>(field.rows_most - field.rows_least) + 1));
    }
}

Answers Drawing::answers(Form form, int chances)
{
    Answers answers{form};
    draw_rows(answers, chances);
    for (std::size_t i = 0; i < form.size(); ++i)
        if (answers.asked(i) && one_in(chances))
            answers.set(i, values(form[i], rows_of(answers, i)));
    answers.forget_unasked();
    return answers;
}

std::optional<Answers> Drawing::resolvable(const Subject& subject, int chances)
{
    constexpr int most_tries = 1000;
    for (int tried = 0; tried < most_tries; ++tried) {
        Answers drawn = answers(subject.action->form, chances);
        if (refusals(*subject.action, drawn, subject.charts()).empty())
            return drawn;
    }
    return std::nullopt;
}

bool Drawing::make_asked(Answers& answers, std::size_t field, int depth)
{
    constexpr int most_tries = 300;
    constexpr int deepest = 4;
    const Field& wanted = answers.form()[field];
    for (int tried = 0; tried < most_tries && depth < deepest; ++tried) {
        if (wanted.is_list() && rows_of(answers, field) == 0)
            resize(answers, field, static_cast<std::size_t>(std::max(1, wanted.rows_least)));
        if (answers.asked(field))
            return true;
        for (const std::string_view key : keys_in(wanted.asked_when)) {
            const auto other = index_of(answers.form(), key);
            if (other && make_asked(answers, *other, depth + 1))
                answers.set(*other, values(answers.form()[*other], rows_of(answers, *other)));
        }
    }
    return false;
}

std::optional<Answers> changed(const Answers& answers, std::size_t field, const std::vector<std::int32_t>& values)
{
    Answers after = answers;
    after.set(field, values);
    Answers kept = after;
    kept.forget_unasked();
    return kept == after ? std::optional{std::move(after)} : std::nullopt;
}

std::string words_of(const Answers& answers)
{
    std::string words;
    for (const Given& given : given_from(answers))
        words += fmt::format("{}{}={}", words.empty() ? "" : " ", given.key, given.word);
    return words;
}

} // namespace corneta::conformance
