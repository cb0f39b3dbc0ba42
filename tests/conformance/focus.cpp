// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/conformance/focus.h"

#include "tests/conformance/distribution.h"

#include <algorithm>
#include <set>
#include <string>

namespace corneta::conformance {

using corneta::Kind;

namespace {

/// The words of a key, a plural as its singular: `firer_guns` are `firer` and `gun`.
std::set<std::string> words_in(std::string_view name)
{
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz";
    std::set<std::string> words;
    while (!name.empty()) {
        const std::size_t begin = name.find_first_of(letters);
        if (begin == std::string_view::npos)
            break;
        const std::size_t end = std::min(name.find_first_not_of(letters, begin), name.size());
        std::string word{name.substr(begin, end - begin)};
        if (word.size() > 2 && word.ends_with('s'))
            word.pop_back();
        words.insert(std::move(word));
        name.remove_prefix(end);
    }
    return words;
}

bool share_a_word(const std::set<std::string>& a, const std::set<std::string>& b)
{
    return std::ranges::any_of(a, [&](const std::string& word) { return b.contains(word); });
}

} // namespace

Focus::Focus(const Subject& subject, const Place& place) : m_subject{subject}
{
    std::set<std::string> words;
    std::set<std::int32_t> numbers{10, 20, 30};
    for (const corneta::CellName& cell : place.cells) {
        words.merge(words_in(cell.row));
        words.merge(words_in(cell.column));
        for (const std::string& name : {cell.row, cell.column})
            add_numbers_in(name, numbers);
        for (const corneta::Cell& of_chart : subject.book->charts->of(cell.chart).cells())
            if (name_of(of_chart) == cell)
                add_numbers_at(of_chart, numbers);
    }
    const corneta::Form form = subject.action->form;
    for (std::size_t i = 0; i < form.size(); ++i) {
        if (share_a_word(words, words_in(form[i].key)))
            m_fields.push_back(i);
        for (std::size_t option = 0; option < form[i].options.size(); ++option)
            if (share_a_word(words, words_in(form[i].options[option].word)))
                m_options.emplace_back(i, static_cast<std::int32_t>(form[i].kind == Kind::Set ? 1U << option : option));
    }
    m_numbers = {numbers.begin(), numbers.end()};
}

corneta::Answers Focus::answers(Drawing& drawing) const
{
    constexpr int seldom = 3;
    drawing.prefer(m_numbers);
    corneta::Answers answers = drawing.answers(m_subject.action->form, seldom);
    for (const std::size_t field : m_fields)
        if (drawing.one_in(2) && drawing.make_asked(answers, field))
            answers.set(field, drawing.values(answers.form()[field], rows_of(answers, field)));
    for (const auto& [field, option] : m_options)
        if (drawing.one_in(2) && drawing.make_asked(answers, field))
            answers.set(field, std::vector<std::int32_t>(rows_of(answers, field), option));
    answers.forget_unasked();
    return answers;
}

} // namespace corneta::conformance
