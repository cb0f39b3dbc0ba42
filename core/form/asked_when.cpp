// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/form/asked_when.h"

#include "core/text/words.h"

#include <algorithm>
#include <cassert>
#include <string>
#include <unordered_map>
#include <utility>

namespace corneta {

namespace {

enum class Test : std::uint8_t { Is, IsNot, Over };

/// One `key=word|word`, `key!=word|word` or `key>number`.
struct Condition {
    std::string_view key;
    Test test = Test::Is;
    std::vector<std::string_view> words;
    std::size_t field = 0; ///< where its key stood in the last form
    /// What its words say there, and the field for which they were read.
    std::vector<std::int32_t> values{};
    const Option* options = nullptr;
    Kind kind = Kind::Number;
};

Condition condition_from(std::string_view text)
{
    const std::size_t mark = text.find_first_of("!=>");
    assert(mark != std::string_view::npos);
    const Test test = text[mark] == '!' ? Test::IsNot : text[mark] == '>' ? Test::Over : Test::Is;
    return {text.substr(0, mark), test, split(text.substr(mark + (test == Test::IsNot ? 2 : 1)), '|')};
}

std::vector<Condition> conditions_from(std::string_view text)
{
    constexpr std::string_view join = " and ";
    std::vector<Condition> conditions;
    while (!text.empty()) {
        const std::size_t end = text.find(join);
        conditions.push_back(condition_from(text.substr(0, end)));
        text = end == std::string_view::npos ? std::string_view{} : text.substr(end + join.size());
    }
    return conditions;
}

/// Read once a thread: it is asked of each field of each form again and again.
std::vector<Condition>& known_conditions(std::string_view text)
{
    thread_local std::unordered_map<const char*, std::pair<std::string, std::vector<Condition>>> known;
    auto& [kept, conditions] = known[text.data()];
    if (kept != text) {
        kept = text;
        conditions = conditions_from(kept); // of the text that stays
    }
    return conditions;
}

void read_words(Condition& condition, const Field& field)
{
    if (!condition.values.empty() && condition.kind == field.kind && condition.options == field.options.data())
        return;
    condition.values.clear();
    condition.kind = field.kind;
    condition.options = field.options.data();
    for (const std::string_view word : condition.words) {
        const auto value = value_from(field, word, Decimal::Point);
        assert(value.has_value());
        condition.values.push_back(*value);
    }
}

bool holds_for(const Condition& condition, const Field& field, std::int32_t value)
{
    const auto fits = [&](std::int32_t wanted) {
        if (condition.test == Test::Over)
            return value > wanted;
        return field.kind == Kind::Set ? (value & wanted) != 0 : value == wanted;
    };
    return std::ranges::any_of(condition.values, fits) != (condition.test == Test::IsNot);
}

} // namespace

bool holds(std::string_view asked_when, const Answers& answers)
{
    return asked_when.empty() || std::ranges::all_of(known_conditions(asked_when), [&](Condition& condition) {
               const Form form = answers.form();
               if (condition.field >= form.size() || !are_same(form[condition.field].key, condition.key))
                   condition.field = index_of(form, condition.key).value();
               read_words(condition, form[condition.field]);
               return std::ranges::any_of(answers.at(condition.field),
                                          [&](std::int32_t value) { return holds_for(condition, form[condition.field], value); });
           });
}

std::vector<std::string_view> keys_in(std::string_view asked_when)
{
    std::vector<std::string_view> keys;
    for (const Condition& condition : conditions_from(asked_when))
        keys.push_back(condition.key);
    return keys;
}

Problems problems_in_conditions(Form form)
{
    Problems problems;
    for (const Field& field : form)
        for (const Condition& condition : conditions_from(field.asked_when)) {
            const auto index = index_of(form, condition.key);
            if (!index) {
                problems.push_back({std::string{field.key}, {"asked when {0}, which is not a field", {Name{std::string{condition.key}}}}});
                continue;
            }
            for (const std::string_view word : condition.words)
                if (!value_from(form[*index], word, Decimal::Point))
                    problems.push_back(
                        {std::string{field.key},
                         {"asked when {0} is {1}, which it cannot be", {Name{std::string{condition.key}}, Name{std::string{word}}}}});
        }
    return problems;
}

} // namespace corneta
