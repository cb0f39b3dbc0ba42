// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/sentence.h"

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace corneta {

inline constexpr std::size_t deepest_nesting = 32;
inline constexpr std::size_t most_values_of_text = 1'000'000; ///< of one text of JSON, keys too

enum class JsonKind : std::uint8_t { Null, No, Yes, Number, Text, List, Object };

/// A value of a text of JSON. What a list holds stands behind it, in an object each key before its value.
struct JsonValue {
    /// Of a list or an object.
    struct Held {
        std::uint32_t values; ///< with all that is in it, itself too
        std::uint32_t begin;  ///< byte of the text
    };
    JsonKind kind : 8 = JsonKind::Null;
    std::uint32_t bytes : 24 = 0; ///< of a list or an object as it stands in the text
    std::uint32_t size = 0;       ///< of a text in bytes, of a list in values, of an object in members
    union {
        double number = 0;
        const char* letters;
        Held held;
    };

    std::string_view text() const { return {letters, size}; }
    /// A list or an object as it stands in the text that was read.
    std::string_view as_it_stands(std::string_view in) const { return in.substr(held.begin, bytes); }
    const JsonValue* first() const { return this + 1; }
    const JsonValue* next() const { return this + (kind == JsonKind::List || kind == JsonKind::Object ? held.values : 1U); }
};

/// Reads one text after the other; a value is good until the next, and as long as the bytes it was read from.
class JsonReader {
public:
    /// The object or list that a text says, or what is wrong with it: keys that stand twice and control characters too. Must be UTF-8.
    std::expected<const JsonValue*, Sentence> read(std::string_view json);

private:
    bool read_whole();
    bool read_value();
    bool read_object();
    bool read_list();
    bool read_number();
    bool read_text();
    bool read_escape();
    bool read_letter();
    bool read_digits(std::uint16_t& letter);
    bool read_word(JsonKind kind, std::string_view rest);
    bool skip_spaces();
    /// A NUL at the end.
    char next_byte() { return m_at == m_end ? '\0' : *m_at++; }
    char next_token() { return skip_spaces() ? next_byte() : '\0'; }
    bool open(JsonKind kind);
    void close(std::size_t at, std::uint32_t size);
    bool fail(Sentence what);
    bool fail(std::string_view pattern);

    const char* m_begin = nullptr;
    const char* m_at = nullptr;
    const char* m_end = nullptr;
    std::size_t m_depth = 0;
    std::vector<JsonValue> m_values;
    std::string m_unescaped; ///< texts that stand otherwise in the bytes
    std::optional<Sentence> m_flaw;
    std::optional<std::string> m_repeated_key;
    bool m_has_control_character = false;
};

} // namespace corneta
