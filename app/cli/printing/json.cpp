// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/printing/json.h"

#include <QString>

namespace corneta::cli {

namespace {

QJsonValue one_or_list(bool list, Kind kind, std::span<const Option> options, std::span<const std::int32_t> values)
{
    if (!list)
        return json_value(kind, options, values.front());
    return json_list(values, [&](std::int32_t value) { return json_value(kind, options, value); });
}

} // namespace

QString words(std::string_view text)
{
    return QString::fromUtf8(text);
}

QJsonValue words_or_null(std::string_view text)
{
    return text.empty() ? QJsonValue{QJsonValue::Null} : QJsonValue{words(text)};
}

QJsonValue whole_or_null(const std::optional<std::uint64_t>& number)
{
    return number ? QJsonValue{QString::number(*number)} : QJsonValue{QJsonValue::Null};
}

QJsonValue json_number(Fraction number)
{
    if (number.is_whole())
        return static_cast<qint64>(number.amount());
    if (10 % number.over() == 0)
        return number.value();
    return words(text(number));
}

QJsonValue json_value(Kind kind, std::span<const Option> options, std::int32_t value)
{
    switch (kind) {
    case Kind::Number: return json_number(Fraction::tenths(value));
    case Kind::Toggle: return value != 0;
    case Kind::Choice: return words(options[static_cast<std::size_t>(value)].word);
    case Kind::Set: break;
    }
    QJsonArray chosen;
    for (std::size_t i = 0; i < options.size(); ++i)
        if ((static_cast<std::uint32_t>(value) >> i & 1U) != 0)
            chosen.append(words(options[i].word));
    return chosen;
}

QJsonValue json_values(const Field& field, std::span<const std::int32_t> values)
{
    return one_or_list(field.is_list_of(values.size()), field.kind, field.options, values);
}

QJsonValue json_values(const OutcomeSpec& spec, std::span<const std::int32_t> values)
{
    return one_or_list(spec.list, spec.kind, spec.options, values);
}

} // namespace corneta::cli
