// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/form/answers.h"

#include "core/form/asked_when.h"
#include "core/text/words.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace corneta {

namespace {

std::vector<std::string_view> words_in(const Field& field, std::string_view word)
{
    return field.is_list() ? split(word, ',') : std::vector{word};
}

bool has_right_rows(const Field& field, std::size_t rows)
{
    return !field.is_list() || (std::cmp_greater_equal(rows, field.rows_least) && std::cmp_less_equal(rows, field.rows_most));
}

/// Gives the lists of every group one length; a single value serves all rows.
void level_groups(Answers& answers, const std::vector<bool>& is_given, Problems& problems)
{
    const Form form = answers.form();
    for (std::size_t first = 0; first < form.size(); ++first) {
        const std::string_view group = form[first].group;
        const auto earlier = form.first(first);
        if (group.empty() || std::ranges::any_of(earlier, [&](const Field& field) { return field.group == group; }))
            continue;
        std::size_t rows = 0;
        bool any_given = false;
        for (std::size_t i = first; i < form.size(); ++i)
            if (form[i].group == group && is_given[i]) {
                rows = std::max(rows, answers.at(i).size());
                any_given = true;
            }
        if (!any_given)
            continue;
        for (std::size_t i = first; i < form.size(); ++i) {
            if (form[i].group != group || answers.at(i).size() == rows)
                continue;
            if (is_given[i] && answers.at(i).size() != 1) {
                problems.push_back({std::string{form[i].key},
                                    {"{0} rows, where the longest list beside it has {1}",
                                     {static_cast<std::int64_t>(answers.at(i).size()), static_cast<std::int64_t>(rows)}}});
                continue;
            }
            const std::int32_t value = is_given[i] ? answers.value(i) : form[i].start_value();
            answers.set(i, std::vector<std::int32_t>(rows, value));
        }
    }
}

} // namespace

Given given_in(std::string_view typed)
{
    const std::size_t mark = std::min(typed.find('='), typed.size());
    return {std::string{typed.substr(0, mark)}, std::string{typed.substr(std::min(mark + 1, typed.size()))}};
}

Answers::Answers(Form form) : m_form{form}
{
    m_values.reserve(form.size());
    m_begins.reserve(form.size() + 1);
    m_begins.push_back(0);
    for (const Field& field : form) {
        for (int row = 0; row < (field.is_list() ? field.rows_start : 1); ++row)
            m_values.push_back(field.start_value());
        m_begins.push_back(static_cast<std::uint32_t>(m_values.size()));
    }
}

void Answers::put(std::size_t field, std::span<const std::int32_t> values)
{
    fill(field, values.size());
    std::ranges::copy(values, m_values.begin() + m_begins[field]);
}

/// Gives a field so many rows: new ones have its default.
void Answers::fill(std::size_t field, std::size_t rows)
{
    const std::size_t before = at(field).size();
    if (rows == before)
        return;
    const auto end = m_values.begin() + m_begins[field + 1];
    if (rows < before)
        m_values.erase(end - static_cast<std::ptrdiff_t>(before - rows), end);
    else
        m_values.insert(end, rows - before, m_form[field].start_value());
    for (std::size_t i = field + 1; i < m_begins.size(); ++i)
        m_begins[i] += static_cast<std::uint32_t>(rows - before);
}

void Answers::reset(std::size_t field)
{
    fill(field, 0);
    fill(field, static_cast<std::size_t>(m_form[field].is_list() ? m_form[field].rows_start : 1));
}

bool Answers::is_default(std::size_t field) const
{
    return std::ranges::all_of(at(field), [&](std::int32_t value) { return value == m_form[field].start_value(); });
}

bool Answers::asked(std::size_t field) const
{
    return holds(m_form[field].asked_when, *this);
}

void Answers::forget_unasked()
{
    const auto is_bound = [this](std::size_t list) { // by a list beside it that is asked
        for (std::size_t i = 0; i < m_form.size(); ++i)
            if (!m_form[list].group.empty() && m_form[i].group == m_form[list].group && asked(i))
                return true;
        return false;
    };
    for (bool is_settled = false; !is_settled;) { // what is forgotten may be what another field was asked for
        is_settled = true;
        for (std::size_t i = 0; i < m_form.size(); ++i) {
            if (asked(i))
                continue;
            const bool keeps_rows = !m_form[i].is_list() || is_bound(i);
            const std::size_t rows = keeps_rows ? at(i).size() : static_cast<std::size_t>(m_form[i].rows_start);
            if (at(i).size() == rows && is_default(i))
                continue;
            fill(i, 0);
            fill(i, rows);
            is_settled = false;
        }
    }
}

std::size_t Answers::rows(std::string_view group) const
{
    for (std::size_t i = 0; i < m_form.size(); ++i)
        if (m_form[i].group == group)
            return at(i).size();
    assert(false);
    return 0;
}

void Answers::resize(std::string_view group, std::size_t rows)
{
    for (std::size_t i = 0; i < m_form.size(); ++i)
        if (m_form[i].group == group)
            fill(i, rows);
}

std::optional<std::size_t> index_of(Form form, std::string_view key, std::size_t likely)
{
    const auto is_it = [&](const Field& field) { return are_same(field.key, key); };
    const auto first = form.begin() + static_cast<std::ptrdiff_t>(std::min(likely, form.size()));
    if (const auto after = std::find_if(first, form.end(), is_it); after != form.end())
        return static_cast<std::size_t>(after - form.begin());
    if (const auto before = std::find_if(form.begin(), first, is_it); before != first)
        return static_cast<std::size_t>(before - form.begin());
    return std::nullopt;
}

std::expected<Answers, Problems> answers_from(Form form, std::span<const Given> given)
{
    Answers answers{form};
    Problems problems;
    std::vector<bool> is_given(form.size(), false);
    std::size_t likely = 0;
    for (const Given& one : given) {
        const auto index = index_of(form, one.key, likely);
        likely = index.value_or(likely) + 1; // most stand in the order of the form
        if (!index) {
            problems.push_back({one.key, {"there is no such field"}, ProblemCode::UnknownField});
        } else if (is_given[*index]) {
            problems.push_back({one.key, {"given twice", {}}});
        } else {
            is_given[*index] = true;
            if (auto values = values_from(form[*index], one))
                answers.set(*index, *values);
            else
                std::ranges::move(values.error(), std::back_inserter(problems));
        }
    }
    return settled(std::move(answers), is_given, std::move(problems));
}

std::expected<Answers, Problems> settled(Answers answers, const std::vector<bool>& is_given, Problems problems)
{
    const Form form = answers.form();
    level_groups(answers, is_given, problems);
    if (!problems.empty())
        return std::unexpected{std::move(problems)};
    bool has_idle_list = false;
    for (std::size_t i = 0; i < form.size(); ++i) {
        if (answers.asked(i))
            continue;
        has_idle_list = has_idle_list || form[i].is_list();
        if (!answers.is_default(i))
            problems.push_back(
                {std::string{form[i].key},
                 {"asked only when {0}; without that it stays {1}", {form[i].asked_when, Name{word_of(form[i], form[i].start_value())}}}});
    }
    if (!problems.empty())
        return std::unexpected{std::move(problems)};
    if (has_idle_list)
        answers.forget_unasked(); // lists that nobody asks for keep no rows that were given
    return answers;
}

Given given_for(const Field& field, std::span<const std::int32_t> values)
{
    return {std::string{field.key}, words_of(field, values), {values.begin(), values.end()}};
}

std::expected<std::vector<std::int32_t>, Problems> values_from(const Field& field, const Given& given)
{
    std::vector<std::int32_t> values = given.values;
    Problems problems;
    const bool is_without_rows = field.is_list() && given.word.empty() && field.alone != Alone::Plain;
    const auto read = [&](std::string_view word) {
        if (auto value = value_from(field, word, Decimal::Point))
            values.push_back(*value);
        else
            problems.push_back({std::string{field.key}, value.error()});
    };
    if (values.empty() && !field.is_list())
        read(given.word);
    else if (values.empty() && !is_without_rows)
        std::ranges::for_each(words_in(field, given.word), read);
    if (problems.empty() && !has_right_rows(field, values.size()))
        problems.push_back({std::string{field.key},
                            {"{0} rows, not from {1} to {2}", {static_cast<int>(values.size()), field.rows_least, field.rows_most}}});
    if (!problems.empty())
        return std::unexpected{std::move(problems)};
    return values;
}

std::vector<std::int32_t> readable_values(const Field& field, const Given& given)
{
    std::vector<std::int32_t> values = given.values;
    if (values.empty())
        for (const std::string_view word : words_in(field, given.word))
            if (const auto value = value_from(field, word, Decimal::Point))
                values.push_back(*value);
    return values;
}

std::vector<Given> given_from(const Answers& answers)
{
    std::vector<Given> given;
    for (std::size_t i = 0; i < answers.form().size(); ++i)
        if (answers.asked(i))
            given.push_back({std::string{answers.form()[i].key}, words_of(answers.form()[i], answers.at(i))});
    return given;
}

} // namespace corneta
