// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/files/json_lines.h"

#include "app/storage/files/whole_files.h"
#include "core/text/most_problems.h"

#include <QByteArrayView>

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace corneta {

namespace {

constexpr std::string_view byte_order_mark{"\xEF\xBB\xBF"};
constexpr std::int64_t bytes_in_mebibyte = 1 << 20;

bool is_blank(std::string_view line)
{
    return line.find_first_not_of(" \t\r") == std::string_view::npos;
}

Datum datum_of(const JsonValue& value)
{
    switch (value.kind) {
    case JsonKind::Null: break;
    case JsonKind::No: return {false};
    case JsonKind::Yes: return {true};
    case JsonKind::Number: return {value.number};
    case JsonKind::Text: return {std::string{value.text()}};
    case JsonKind::List: {
        DatumList list;
        list.reserve(value.size);
        for (const JsonValue* each = value.first(); list.size() < value.size; each = each->next())
            list.push_back(datum_of(*each));
        return {std::move(list)};
    }
    case JsonKind::Object: return {members_of(value)};
    }
    return {};
}

/// What is wrong before the line is read as JSON.
std::optional<Sentence> flaw_of(std::string_view line, std::size_t longest)
{
    if (line.size() > longest)
        return Sentence{"longer than {0} MiB", {Fraction{static_cast<std::int64_t>(longest) / bytes_in_mebibyte}}};
    if (line.find('\0') != std::string_view::npos)
        return Sentence{"a NUL byte stands in the line"};
    if (!QByteArrayView{line.data(), static_cast<qsizetype>(line.size())}.isValidUtf8())
        return Sentence{"not UTF-8"};
    return std::nullopt;
}

} // namespace

Members members_of(const JsonValue& object)
{
    Members members;
    members.reserve(object.size);
    for (const JsonValue* key = object.first(); members.size() < object.size; key = key->first()->next())
        members.emplace_back(key->text(), datum_of(*key->first()));
    return members;
}

std::expected<const JsonValue*, Sentence> object_of_line(JsonReader& reader, std::string_view line, std::size_t longest)
{
    if (auto flaw = flaw_of(line, longest))
        return std::unexpected{std::move(*flaw)};
    auto value = reader.read(line);
    if (value && (*value)->kind != JsonKind::Object)
        return std::unexpected{Sentence{"a list, expected an object"}};
    return value;
}

std::expected<std::vector<Statement>, Problems> statements_from_bytes(std::string_view bytes, const std::string& file)
{
    constexpr std::size_t values_in_a_line = 4;
    std::size_t values = 0;
    JsonReader reader;
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
        const auto object = object_of_line(reader, line, longest_line);
        if (!object) {
            add(problems, {fmt::format("{}:{}", file, number), object.error()});
            continue;
        }
        values += (*object)->held.values + values_in_a_line;
        if (values > most_values_of_file)
            return refused(fmt::format("{}:{}", file, number),
                           {"states more than {0} values", {Fraction{static_cast<std::int64_t>(most_values_of_file)}}});
        statements.push_back({file, number, members_of(**object)});
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
    return bytes ? statements_from_bytes(*bytes, path) : std::unexpected{bytes.error()};
}

} // namespace corneta
