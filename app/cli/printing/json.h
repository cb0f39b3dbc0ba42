// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/outcome.h"
#include "core/form/field.h"
#include "core/text/fraction.h"
#include "core/text/match.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace corneta::cli {

QString words(std::string_view text);
/// A string; null for an empty one.
QJsonValue words_or_null(std::string_view text);
/// A whole number of 64 bits as a string.
QJsonValue whole_or_null(const std::optional<std::uint64_t>& number);
/// What is made of each, in their order.
QJsonArray json_list(const auto& all, const auto& made)
{
    QJsonArray list;
    for (const auto& one : all)
        list.append(made(one));
    return list;
}
QJsonArray json_words(const auto& all)
{
    return json_list(all, words);
}

/// A number if whole or tenths, else a string: `"19/4"`.
QJsonValue json_number(Fraction number);

/// A Number is a number, a Toggle true or false, a Choice its word, a Set an array of words.
QJsonValue json_value(Kind kind, std::span<const Option> options, std::int32_t value);

/// One value of a field, or an array with one a row of a list.
QJsonValue json_values(const Field& field, std::span<const std::int32_t> values);
QJsonValue json_values(const OutcomeSpec& spec, std::span<const std::int32_t> values);

/// What goes to standard output: indented, with a newline at the end.
std::string printed(const OneOf<QJsonObject, QJsonArray> auto& json)
{
    return QJsonDocument{json}.toJson(QJsonDocument::Indented).toStdString();
}

} // namespace corneta::cli
