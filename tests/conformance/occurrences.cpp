// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/conformance/occurrences.h"

#include "core/action/resolve.h"

#include <fmt/format.h>

#include <algorithm>

namespace corneta::conformance {

using corneta::Answers;
using corneta::Field;
using corneta::Kind;

namespace {

/// The key without `unit 2: ` before it, which a batch puts there.
std::string_view field_of(const corneta::Problem& problem)
{
    const std::string_view where = problem.where;
    const std::size_t mark = where.rfind(": ");
    return mark == std::string_view::npos ? where : where.substr(mark + 2);
}

bool shows(const Field& field, std::int32_t value, std::int32_t wanted)
{
    return field.kind == Kind::Set ? (value & wanted) != 0 : value == wanted;
}

} // namespace

Occurrences::Occurrences(const Subject& subject) : m_subject{subject}, m_form{subject.action->form}
{
    for (std::size_t i = 0; i < m_form.size(); ++i) {
        const Field& field = m_form[i];
        if (field.kind == Kind::Set) {
            for (std::size_t option = 0; option < field.options.size(); ++option)
                m_values[{i, static_cast<std::int32_t>(1U << option)}] = false;
        } else if (field.kind == Kind::Number) {
            m_values[{i, field.least_value()}] = false;
            m_values[{i, field.most_value()}] = false;
        } else {
            for (std::int32_t option = 0; option <= field.most_value(); ++option)
                m_values[{i, option}] = false;
        }
        if (field.is_list() && leads_its_group(m_form, i)) {
            m_rows[{i, static_cast<std::size_t>(field.rows_least)}] = false;
            m_rows[{i, static_cast<std::size_t>(field.rows_most)}] = false;
        }
    }
    for (const corneta::RefusalSpec* refusal : subject.action->refusals)
        m_refusals[refusal] = false;
}

void Occurrences::take_down(const corneta::Problem& problem, std::set<std::string_view>& fields)
{
    const auto found = std::ranges::find_if(m_refusals, [&](const auto& entry) {
        return entry.first->pattern == problem.what.pattern && entry.first->where == field_of(problem);
    });
    if (found == m_refusals.end()) {
        m_undeclared.insert(text(problem));
        return;
    }
    found->second = true;
    fields.insert(found->first->where);
}

void Occurrences::count(const Answers& answers)
{
    for (std::size_t i = 0; i < m_form.size(); ++i) {
        if (!answers.asked(i))
            continue;
        for (const std::int32_t value : answers.at(i))
            for (auto& [wanted, occurred] : m_values)
                if (wanted.first == i && shows(m_form[i], value, wanted.second))
                    occurred = true;
        if (const auto rows = m_rows.find({i, rows_of(answers, i)}); rows != m_rows.end())
            rows->second = true;
    }
    const corneta::Problems refusals = corneta::refusals(*m_subject.action, answers, m_subject.charts());
    std::set<std::string_view> fields;
    for (const corneta::Problem& problem : refusals)
        take_down(problem, fields);
    for (const std::string_view field : fields)
        ++m_refused_at[field];
    m_refused += refusals.empty() ? 0 : 1;
}

void Occurrences::aim(Drawing& drawing)
{
    for (const auto& [value, occurred] : m_values)
        if (!occurred)
            aim_at(value, drawing);
    for (const auto& [list, occurred] : m_rows)
        if (!occurred)
            aim_at_rows(list.first, list.second, drawing);
    for (const auto& [refusal, occurred] : m_refusals)
        if (!occurred)
            aim_at(*refusal, drawing);
}

void Occurrences::aim_at(const Value& value, Drawing& drawing)
{
    constexpr int tries = 50;
    for (int tried = 0; tried < tries && !m_values.at(value); ++tried) {
        Answers answers = drawing.answers(m_form);
        if (!drawing.make_asked(answers, value.first))
            continue;
        answers.set(value.first, std::vector<std::int32_t>(rows_of(answers, value.first), value.second));
        answers.forget_unasked();
        if (const auto read = answers_from(m_form, given_from(answers)); read && *read == answers) // the form itself takes it
            count(answers);
    }
}

void Occurrences::aim_at_rows(std::size_t field, std::size_t rows, Drawing& drawing)
{
    constexpr int tries = 1000;
    for (int tried = 0; tried < tries && !m_rows.at({field, rows}); ++tried) {
        Answers answers = drawing.answers(m_form, 1);
        if (drawing.make_asked(answers, field) && rows_of(answers, field) == rows)
            count(answers);
    }
}

void Occurrences::aim_at(const corneta::RefusalSpec& refusal, Drawing& drawing)
{
    constexpr int tries = 5000;
    const auto field = corneta::index_of(m_form, refusal.where);
    for (int tried = 0; field && tried < tries && !m_refusals.at(&refusal); ++tried) {
        Answers answers = drawing.answers(m_form, tried % 3 + 1);
        if (!drawing.make_asked(answers, *field))
            continue;
        answers.set(*field, drawing.values(m_form[*field], rows_of(answers, *field)));
        answers.forget_unasked();
        count(answers);
    }
}

std::vector<std::string> Occurrences::shares_of_refusals() const
{
    std::vector<std::string> lines;
    for (const auto& [field, times] : m_refused_at)
        lines.push_back(fmt::format("{}: {:.0f}% of the refused", field, 100.0 * times / m_refused));
    return lines;
}

std::vector<std::string> Occurrences::missing() const
{
    std::vector<std::string> missing;
    for (const auto& [value, occurred] : m_values)
        if (!occurred)
            missing.push_back(fmt::format("{}={}", m_form[value.first].key, word_of(m_form[value.first], value.second)));
    for (const auto& [list, occurred] : m_rows)
        if (!occurred)
            missing.push_back(fmt::format("{} with {} rows", m_form[list.first].key, list.second));
    for (const auto& [refusal, occurred] : m_refusals)
        if (!occurred)
            missing.push_back(fmt::format("refusal \"{}: {}\"", refusal->where, refusal->pattern));
    return missing;
}

} // namespace corneta::conformance
