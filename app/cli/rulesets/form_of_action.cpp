// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/question.h"
#include "app/cli/printing/columns.h"
#include "app/cli/printing/json.h"
#include "core/game/play/roles.h"
#include "core/text/phrase.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <ranges>

namespace corneta::cli {

namespace {

/// As many starts as the list has rows at first.
std::vector<std::int32_t> start_values(const Field& field)
{
    return std::vector<std::int32_t>(field.is_list() ? static_cast<std::size_t>(field.rows_start) : 1, field.start_value());
}

QJsonObject json_of(const Field& field)
{
    const bool number = field.kind == Kind::Number;
    const QJsonValue null{QJsonValue::Null};
    return {{"key", words(field.key)},
            {"label", words(field.label)},
            {"help", words(field.help)},
            {"kind", words(word_of(field.kind))},
            {"unit", words_or_null(word_of(field.measure))},
            {"least", number ? QJsonValue{field.least} : null},
            {"most", number ? QJsonValue{field.most} : null},
            {"options", json_words(field.options | std::views::transform(&Option::word))},
            {"default", json_values(field, start_values(field))},
            {"asked_when", words_or_null(field.asked_when)},
            {"role", words_or_null(field.role)},
            {"stat", words_or_null(field.stat)},
            {"list", field.is_list()},
            {"group", words_or_null(field.group)},
            {"rows_least", field.is_list() ? QJsonValue{field.rows_least} : null},
            {"rows_most", field.is_list() ? QJsonValue{field.rows_most} : null}};
}

std::string values_in_words(const Field& field)
{
    const auto options = field.options | std::views::transform(&Option::word);
    switch (field.kind) {
    case Kind::Number:
        return phrase("{} to {}{}{}{}", field.least, field.most, field.grain == Grain::Tenths ? spoken(" by 0.1") : "",
                      field.measure == Measure::None ? "" : " ", spoken(word_of(field.measure)));
    case Kind::Toggle: return spoken("yes or no");
    case Kind::Choice: return fmt::format("{}", fmt::join(options, "|"));
    case Kind::Set: return fmt::format("{}", fmt::join(options, ","));
    }
    return {};
}

/// What may be typed: `0 to 99 castings`, `yes or no`, `line|column`.
std::string range_in_words(const Field& field)
{
    std::string range = values_in_words(field);
    if (field.alone == Alone::Plain)
        range += phrase(", one or a list of up to {}", field.rows_most);
    else if (field.is_list())
        range += phrase(" a row, {} to {} rows", field.rows_least, field.rows_most);
    return range;
}

std::string meaning_of(const Field& field)
{
    std::string meaning = spoken(field.label);
    if (!field.help.empty())
        meaning += fmt::format(". {}", spoken(field.help));
    if (!field.asked_when.empty())
        meaning += phrase(" (asked when {})", field.asked_when);
    return meaning;
}

} // namespace

Reply form_of_action(const Call& call)
{
    const Ruleset& ruleset = ruleset_named(call.operands[0], call.rulesets);
    const Action& action = action_named(call.operands[1], ruleset);
    QJsonArray array;
    Columns columns{"lllll"};
    columns.add({spoken("FIELD"), spoken("ROLE"), spoken("DEFAULT"), spoken("TAKES"), spoken("MEANING")});
    for (const Field& field : action.form) {
        array.append(json_of(field));
        columns.add({std::string{field.key}, std::string{field.role}, words_of(field, start_values(field)), range_in_words(field),
                     meaning_of(field)});
    }
    const auto roles = game::roles_of(ruleset, action);
    const std::string units = roles.empty() ? "" : phrase("\nUnits of a game stand in its roles: {}\n", fmt::join(roles, ", "));
    return call.is_json() ? printed(array) : columns.text() + units;
}

} // namespace corneta::cli
