// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/files/json_lines.h"

#include "app/storage/files/json_text.h"
#include "app/storage/files/printable.h"
#include "app/storage/files/whole_files.h"
#include "core/text/match.h"
#include "core/text/most_problems.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace corneta {

namespace {

constexpr std::string_view byte_order_mark{"\xEF\xBB\xBF"};
constexpr std::int64_t bytes_in_mebibyte = 1 << 20;

QByteArray bytes_of(std::string_view text)
{
    return QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size()));
}

bool is_blank(std::string_view line)
{
    return line.find_first_not_of(" \t\r") == std::string_view::npos;
}

Members members_of(const QJsonObject& object);

Datum datum_of(const QJsonValue& value)
{
    switch (value.type()) {
    case QJsonValue::Bool: return {value.toBool()};
    case QJsonValue::Double: return {value.toDouble()};
    case QJsonValue::String: return {value.toString().toStdString()};
    case QJsonValue::Array: {
        const QJsonArray array = value.toArray(); // constant: else Qt copies all of it
        DatumList list;
        list.reserve(static_cast<std::size_t>(array.size()));
        for (const auto each : array)
            list.push_back(datum_of(each));
        return {std::move(list)};
    }
    case QJsonValue::Object: return {members_of(value.toObject())};
    case QJsonValue::Null:
    case QJsonValue::Undefined: break;
    }
    return {};
}

Members members_of(const QJsonObject& object)
{
    Members members;
    members.reserve(static_cast<std::size_t>(object.size()));
    for (auto member = object.begin(); member != object.end(); ++member)
        members.emplace_back(member.key().toStdString(), datum_of(member.value()));
    return members;
}

bool has_control_characters(const std::string& text)
{
    constexpr char first_letter = ' ';
    constexpr char last_letter = '~';
    if (std::ranges::all_of(text, [](char letter) { return letter >= first_letter && letter <= last_letter; }))
        return false; // as most texts are
    return corneta::has_control_characters(QString::fromStdString(text));
}

bool has_control_characters(const Datum& datum)
{
    const auto has_any = [](const auto& each) { return has_control_characters(each); };
    return match(
        datum.value, [](const std::string& text) { return has_control_characters(text); },
        [&](const DatumList& list) { return std::ranges::any_of(list, has_any); },
        [&](const Members& members) {
            return std::ranges::any_of(members, [&](const auto& member) { return has_any(member.first) || has_any(member.second); });
        },
        [](const OneOf<Null, bool, double> auto&) { return false; });
}

/// What is wrong before the line is read as JSON.
std::optional<Sentence> flaw_of(std::string_view line, std::size_t longest)
{
    if (line.size() > longest)
        return Sentence{"longer than {0} MiB", {Fraction{static_cast<std::int64_t>(longest) / bytes_in_mebibyte}}};
    if (line.find('\0') != std::string_view::npos)
        return Sentence{"a NUL byte stands in the line"};
    if (!bytes_of(line).isValidUtf8())
        return Sentence{"not UTF-8"};
    if (nesting_of(bytes_of(line)) > deepest_nesting)
        return Sentence{"nested deeper than {0}", {Fraction{static_cast<std::int64_t>(deepest_nesting)}}};
    return std::nullopt;
}

/// Qt's words for it are meant for programmers.
std::string_view pattern_for(QJsonParseError::ParseError error)
{
    switch (error) {
    case QJsonParseError::GarbageAtEnd: return "more stands behind the object";
    case QJsonParseError::UnterminatedObject: return "not JSON near byte {0}: the object breaks off";
    case QJsonParseError::UnterminatedArray: return "not JSON near byte {0}: the list breaks off";
    case QJsonParseError::UnterminatedString: return "not JSON near byte {0}: the text breaks off";
    case QJsonParseError::TerminationByNumber: return "not JSON near byte {0}: the line ends in a number";
    case QJsonParseError::MissingNameSeparator: return "not JSON near byte {0}: a colon is missing";
    case QJsonParseError::MissingValueSeparator: return "not JSON near byte {0}: a comma is missing";
    case QJsonParseError::MissingObject: return "not JSON near byte {0}: nothing stands behind the comma";
    case QJsonParseError::IllegalNumber: return "not JSON near byte {0}: no such number";
    case QJsonParseError::IllegalEscapeSequence: return "not JSON near byte {0}: no such escape in a text";
    case QJsonParseError::NoError:
    case QJsonParseError::IllegalValue:
    case QJsonParseError::IllegalUTF8String:
    case QJsonParseError::DeepNesting:
    case QJsonParseError::DocumentTooLarge: break;
    }
    return "not JSON near byte {0}";
}

std::expected<Members, Sentence> members_from(std::string_view line, std::size_t longest)
{
    if (auto flaw = flaw_of(line, longest))
        return std::unexpected{std::move(*flaw)};
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(bytes_of(line), &error);
    if (error.error != QJsonParseError::NoError)
        return std::unexpected{Sentence{pattern_for(error.error), {Fraction{error.offset}}}};
    if (!document.isObject())
        return std::unexpected{Sentence{"a list, expected an object"}};
    Datum datum{members_of(document.object())};
    if (has_control_characters(datum))
        return std::unexpected{Sentence{"a text holds a control character"}};
    if (const auto key = repeated_key(bytes_of(line)))
        return std::unexpected{Sentence{"\"{0}\" stands twice in one object", {Name{*key}}}};
    return std::get<Members>(std::move(datum.value));
}

std::unexpected<Problems> refused(const std::string& file, Sentence what)
{
    return std::unexpected{Problems{{file, std::move(what)}}};
}

} // namespace

std::expected<std::vector<Statement>, Problems> statements_from_bytes(std::string_view bytes, const std::string& file, std::size_t longest)
{
    std::vector<Statement> statements;
    Problems problems;
    if (bytes.starts_with(byte_order_mark)) {
        add(problems, {file + ":1", {"begins with a byte order mark; save it as UTF-8 without one"}});
        bytes.remove_prefix(byte_order_mark.size());
    }
    for (int number = 1; !bytes.empty(); ++number) {
        const std::string_view line = bytes.substr(0, bytes.find('\n'));
        bytes.remove_prefix(std::min(line.size() + 1, bytes.size()));
        if (is_blank(line))
            continue;
        if (auto members = members_from(line, longest))
            statements.push_back({file, number, std::move(*members)});
        else
            add(problems, {fmt::format("{}:{}", file, number), std::move(members.error())});
    }
    if (statements.empty() && problems.empty())
        return refused(file, {"states nothing"});
    if (!problems.empty())
        return std::unexpected{std::move(problems)};
    return statements;
}

std::expected<std::vector<Statement>, Problems> statements_from_file(const std::string& path)
{
    const auto bytes = bytes_of_file(path);
    if (!bytes)
        return std::unexpected{bytes.error()};
    return statements_from_bytes({bytes->data(), static_cast<std::size_t>(bytes->size())}, path);
}

} // namespace corneta
