// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/files/json_text.h"

#include "app/storage/files/printable.h"

#include <QChar>
#include <QString>

#include <algorithm>
#include <charconv>
#include <utility>

namespace corneta {

namespace {

constexpr std::string_view breaks_off_as_object = "not JSON near byte {0}: the object breaks off";
constexpr std::string_view breaks_off_as_list = "not JSON near byte {0}: the list breaks off";
constexpr std::string_view nothing_behind_comma = "not JSON near byte {0}: nothing stands behind the comma";
constexpr std::string_view no_escape = "not JSON near byte {0}: no such escape in a text";

std::optional<std::string> repeated_key(const JsonValue& object)
{
    std::vector<std::string_view> keys;
    keys.reserve(object.size);
    const JsonValue* key = object.first();
    for (std::uint32_t i = 0; i < object.size; ++i, key = key->first()->next())
        keys.push_back(key->text());
    std::ranges::sort(keys);
    const auto twice = std::ranges::adjacent_find(keys);
    return twice == keys.end() ? std::nullopt : std::optional<std::string>{*twice};
}

} // namespace

std::expected<const JsonValue*, Sentence> JsonReader::read(std::string_view json)
{
    m_begin = m_at = json.data();
    m_end = m_begin + json.size();
    m_depth = 0;
    m_values.clear();
    m_unescaped.clear();
    m_flaw.reset();
    m_repeated_key.reset();
    m_has_control_character = false;
    if (!read_whole())
        return std::unexpected{std::move(*m_flaw)};
    if (m_has_control_character)
        return std::unexpected{Sentence{"a text holds a control character"}};
    if (m_repeated_key)
        return std::unexpected{Sentence{"\"{0}\" stands twice in one object", {Name{*m_repeated_key}}}};
    return m_values.data();
}

bool JsonReader::fail(Sentence what)
{
    m_flaw = std::move(what);
    return false;
}

bool JsonReader::fail(std::string_view pattern)
{
    return fail(Sentence{pattern, {Fraction{m_at - m_begin}}});
}

bool JsonReader::skip_spaces()
{
    while (m_at != m_end && (*m_at == ' ' || *m_at == '\t' || *m_at == '\r' || *m_at == '\n'))
        ++m_at;
    return m_at != m_end;
}

bool JsonReader::read_whole()
{
    const char token = next_token();
    if (token != '{' && token != '[')
        return fail("not JSON near byte {0}");
    if (!(token == '{' ? read_object() : read_list()))
        return false;
    skip_spaces();
    return m_at == m_end || fail("there is more text behind the object");
}

bool JsonReader::read_value()
{
    if (m_values.size() >= most_values_of_text)
        return fail(Sentence{"holds more than {0} values", {Fraction{static_cast<std::int64_t>(most_values_of_text)}}});
    switch (*m_at++) {
    case '{': return read_object();
    case '[': return read_list();
    case '"': return read_text();
    case 't': return read_word(JsonKind::Yes, "rue");
    case 'f': return read_word(JsonKind::No, "alse");
    case 'n': return read_word(JsonKind::Null, "ull");
    case ',': return fail("not JSON near byte {0}");
    case '}':
    case ']': return fail(nothing_behind_comma);
    default: --m_at; return read_number();
    }
}

bool JsonReader::open(JsonKind kind)
{
    JsonValue& value = m_values.emplace_back();
    value.kind = kind;
    value.held = {.values = 1, .begin = static_cast<std::uint32_t>(m_at - m_begin) - 1};
    return ++m_depth <= deepest_nesting || fail(Sentence{"nested deeper than {0}", {Fraction{static_cast<std::int64_t>(deepest_nesting)}}});
}

void JsonReader::close(std::size_t at, std::uint32_t size)
{
    constexpr std::uint32_t most_bytes = 0xFFFFFF;
    --m_depth;
    JsonValue& value = m_values[at];
    value.size = size;
    value.held.values = static_cast<std::uint32_t>(m_values.size() - at);
    value.bytes = (static_cast<std::uint32_t>(m_at - m_begin) - value.held.begin) & most_bytes;
}

bool JsonReader::read_object()
{
    const std::size_t at = m_values.size();
    if (!open(JsonKind::Object))
        return false;
    std::uint32_t size = 0;
    bool is_rising = true; // as the keys of journals are: then none stands twice
    std::string_view key_before;
    char token = next_token();
    while (token == '"') {
        ++size;
        if (!read_text())
            return false;
        const std::string_view key = m_values.back().text();
        is_rising = is_rising && (size == 1 || key_before < key);
        key_before = key;
        if (next_token() != ':')
            return fail("not JSON near byte {0}: a colon is missing");
        if (!skip_spaces())
            return fail(breaks_off_as_object);
        if (!read_value())
            return false;
        token = next_token();
        if (token != ',')
            break;
        token = next_token();
        if (token == '}')
            return fail(nothing_behind_comma);
    }
    if (token != '}')
        return fail(breaks_off_as_object);
    close(at, size);
    if (!is_rising && !m_repeated_key)
        m_repeated_key = repeated_key(m_values[at]);
    return true;
}

bool JsonReader::read_list()
{
    const std::size_t at = m_values.size();
    if (!open(JsonKind::List))
        return false;
    std::uint32_t size = 0;
    char token = ',';
    if (skip_spaces() && *m_at == ']')
        token = *m_at++;
    while (token == ',') {
        ++size;
        if (!skip_spaces())
            return fail(breaks_off_as_list);
        if (!read_value())
            return false;
        token = next_token();
    }
    if (token != ']')
        return fail(skip_spaces() ? "not JSON near byte {0}: a comma is missing" : breaks_off_as_list);
    close(at, size);
    return true;
}

/// Its first letter is read.
bool JsonReader::read_word(JsonKind kind, std::string_view rest)
{
    m_values.emplace_back().kind = kind;
    for (const char letter : rest)
        if (next_byte() != letter)
            return fail("not JSON near byte {0}");
    return true;
}

bool JsonReader::read_number()
{
    const char* const from = m_at;
    const auto skip = [this](std::string_view any) {
        const bool is_there = m_at != m_end && any.contains(*m_at);
        m_at += is_there ? 1 : 0;
        return is_there;
    };
    const auto skip_digits = [this] {
        while (m_at != m_end && *m_at >= '0' && *m_at <= '9')
            ++m_at;
    };
    skip("-");
    if (!skip("0"))
        skip_digits();
    if (skip("."))
        skip_digits();
    if (skip("eE")) {
        skip("+-");
        skip_digits();
    }
    if (m_at == m_end)
        return fail("not JSON near byte {0}: the line ends in a number");
    double number = 0;
    const auto [end, error] = std::from_chars(from, m_at, number);
    if (error != std::errc{} || end != m_at)
        return fail("not JSON near byte {0}: no such number");
    m_values.push_back({.kind = JsonKind::Number, .number = number + 0.0}); // no negative zero
    return true;
}

/// Its quote is read.
bool JsonReader::read_text()
{
    const auto is_plain = [](char letter) { return letter >= ' ' && letter <= '~' && letter != '"' && letter != '\\'; };
    const char* const from = m_at;
    while (m_at != m_end && is_plain(*m_at))
        ++m_at;
    std::string_view text{from, m_at};
    const bool needs_look = m_at != m_end && *m_at != '"';
    if (needs_look) {
        m_unescaped.reserve(static_cast<std::size_t>(m_end - m_begin)); // so that what it holds stays where it is
        const std::size_t before = m_unescaped.size();
        m_unescaped += text;
        while (m_at != m_end && *m_at != '"') {
            if (*m_at != '\\')
                m_unescaped += *m_at++;
            else if (!read_escape())
                return false;
        }
        text = std::string_view{m_unescaped}.substr(before);
    }
    if (++m_at >= m_end) // nor can the text end before what it stands in
        return fail("not JSON near byte {0}: the text breaks off");
    if (needs_look && !m_has_control_character)
        m_has_control_character = has_control_characters(text);
    JsonValue& value = m_values.emplace_back();
    value.kind = JsonKind::Text;
    value.size = static_cast<std::uint32_t>(text.size());
    value.letters = text.begin();
    return true;
}

bool JsonReader::read_escape()
{
    constexpr std::string_view escapes = R"("\/bfnrt)";
    constexpr std::string_view said = "\"\\/\b\f\n\r\t";
    ++m_at;
    if (m_at != m_end && *m_at == 'u')
        return read_letter();
    const std::size_t place = m_at == m_end ? std::string_view::npos : escapes.find(*m_at);
    if (place == std::string_view::npos)
        return fail(no_escape);
    m_unescaped += said[place];
    ++m_at;
    return true;
}

/// By its number, from the u on; half a letter is none.
bool JsonReader::read_letter()
{
    std::uint16_t first = 0;
    std::uint16_t second = 0;
    if (!read_digits(first) || QChar::isLowSurrogate(first))
        return fail(no_escape);
    char32_t letter = first;
    if (QChar::isHighSurrogate(first)) {
        if (next_byte() != '\\' || !read_digits(second) || !QChar::isLowSurrogate(second))
            return fail(no_escape);
        letter = QChar::surrogateToUcs4(first, second);
    }
    m_unescaped += QString::fromUcs4(&letter, 1).toStdString();
    return true;
}

bool JsonReader::read_digits(std::uint16_t& letter)
{
    constexpr std::ptrdiff_t digits = 4;
    constexpr int hexadecimal = 16;
    if (next_byte() != 'u' || m_end - m_at < digits)
        return false;
    const auto [end, error] = std::from_chars(m_at, m_at + digits, letter, hexadecimal);
    const bool is_whole = error == std::errc{} && end == m_at + digits;
    m_at = end;
    return is_whole;
}

} // namespace corneta
