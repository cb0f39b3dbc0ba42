// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/files/json_lines.h"
#include "app/storage/files/json_text.h"
#include "app/storage/game/described.h"

#include <algorithm>
#include <cmath>

namespace corneta {

inline const JsonValue* found(const JsonValue& object, std::string_view key)
{
    const JsonValue* at = object.first();
    for (std::uint32_t i = 0; i < object.size; ++i, at = at->first()->next())
        if (at->text() == key)
            return at->first();
    return nullptr;
}

/// Of a list that an EntryReader has seen to be sound.
std::vector<Working> workings_from(std::string_view text);
/// Of a sentence that `said_json` has written; empty where it is none.
Sentence sentence_from(std::string_view text);

/// Fills parts of an entry from what a line states; the first thing that is wrong stops it.
class EntryReader {
public:
    explicit EntryReader(std::string_view line) : EntryReader{line, least_room + room_a_byte * line.size()} {}
    EntryReader(std::string_view line, std::size_t room) : m_line{line}, m_room{room} {}

    bool is_sound() const { return !m_problem; }
    Sentence problem() const { return *m_problem; }

    void read(const JsonValue& value, std::string& text) { text = text_of(value); }
    /// A text that was said; where it has a pattern, that is read after it.
    void read(const JsonValue& value, Sentence& sentence) { sentence = as_it_stands(std::string{text_of(value)}); }
    void read(const JsonValue& value, std::vector<Instruction>& hands)
    {
        std::vector<std::string> texts;
        read(value, texts);
        for (std::string& text : texts)
            hands.emplace_back(as_it_stands(std::move(text)));
    }
    void read(const JsonValue& value, game::Said<Sentence>& said) { said.words = sentence_from(value); }
    void read(const JsonValue& value, game::Said<std::vector<Instruction>>& hands);
    void read(const JsonValue& value, bool& yes)
    {
        yes = value.kind == JsonKind::Yes;
        if (!yes)
            must_be(value, JsonKind::No, "true or false");
    }
    void read(const JsonValue& value, double& number)
    {
        if (must_be(value, JsonKind::Number, "a number"))
            number = value.number;
    }
    void read(const JsonValue& value, int& number) { number = whole<int>(value, 1e9); }
    void read(const JsonValue& value, std::int64_t& number) { number = whole<std::int64_t>(value, 9e15); }
    void read(const JsonValue& value, Fraction& number)
    {
        const std::string_view text = text_of(value);
        if (const auto known = fraction_from(text))
            number = *known;
        else
            refuse({"\"{0}\" is not a number", {Name{std::string{text}}}});
    }
    template <class E>
        requires std::is_enum_v<E>
    void read(const JsonValue& value, E& word)
    {
        word = static_cast<E>(place_of(value, game::enum_words<E>));
    }
    template <class T> void read(const JsonValue& value, std::optional<T>& some) { read(value, some.emplace()); }
    template <class T> void read(const JsonValue& value, game::Rare<T>& some) { read(value, some.emplace()); }
    template <class T> void read(const JsonValue& value, std::vector<T>& list)
    {
        if (!must_be(value, JsonKind::List, "a list") || !has_room(value, sizeof(T)))
            return;
        list.reserve(value.size);
        const JsonValue* each = value.first();
        for (std::uint32_t i = 0; i < value.size && is_sound(); ++i, each = each->next())
            read(*each, list.emplace_back());
    }
    /// Seen to be sound, line by line, and kept as it stands there.
    void read(const JsonValue& value, game::Workings& workings)
    {
        Working line;
        if (must_be(value, JsonKind::List, "a list") && has_room(value, sizeof line))
            for (const JsonValue* each = value.first(); each != value.next() && is_sound(); each = each->next())
                read(*each, line);
        if (is_sound())
            workings = {std::string{value.as_it_stands(m_line)}, workings_from};
    }
    void read(const JsonValue& value, Members& members)
    {
        if (must_be(value, JsonKind::Object, "an object"))
            members = members_of(value);
    }
    template <class A, class B> void read(const JsonValue& value, std::pair<A, B>& both)
    {
        if (must_be(value, JsonKind::List, "a list") && value.size != 2)
            refuse({"not a list of two"});
        if (!is_sound())
            return;
        read(*value.first(), both.first);
        read(*value.first()->next(), both.second);
    }
    void read(const JsonValue& value, game::Stats& map)
    {
        if (!must_be(value, JsonKind::Object, "an object"))
            return;
        const JsonValue* key = value.first();
        for (std::uint32_t i = 0; i < value.size && is_sound(); ++i, key = key->first()->next())
            read(*key->first(), map[std::string{key->text()}]);
    }
    void read(const JsonValue& value, game::Command& command)
    {
        const JsonValue* const word = must_be(value, JsonKind::Object, "an object") ? found(value, "do") : nullptr;
        if (word == nullptr)
            return refuse({"missing \"do\""});
        read_command<0>(place_of(*word, game::command_words), value, command);
    }
    template <game::Described T>
        requires game::is_row<T>
    void read(const JsonValue& value, T& part)
    {
        if (!must_be(value, JsonKind::List, "a list"))
            return;
        using game::describe; // also for parts that are not the game's
        std::uint32_t at = 0;
        const JsonValue* each = value.first();
        describe(part, [&](std::string_view /*key*/, auto& member) {
            if (at++ >= value.size)
                return;
            if (is_sound() && each->kind != JsonKind::Null)
                read(*each, member);
            each = each->next();
        });
        if (is_sound() && at != value.size)
            refuse({"a list of {0}, expected {1}", {static_cast<std::int64_t>(value.size), static_cast<std::int64_t>(at)}});
    }
    template <game::Described T> void read(const JsonValue& value, T& part)
    {
        if (must_be(value, JsonKind::Object, "an object"))
            read_members(value, part);
    }
    /// `beside` is a key that is no member of the part.
    template <class T> void read_members(const JsonValue& object, T& part, std::string_view beside = {})
    {
        using game::describe;
        std::uint32_t taken = beside.empty() ? 0 : 1;
        describe(part, [&](std::string_view key, auto& member) {
            const JsonValue* const value = is_sound() ? found(object, key) : nullptr;
            if (value == nullptr)
                return;
            ++taken;
            read(*value, member);
            if (m_problem && m_where.empty())
                m_where = key;
        });
        if (is_sound() && taken != object.size)
            refuse({"it has a key that nobody knows"});
    }
    std::string where() const { return m_where; }

private:
    Sentence sentence_from(const JsonValue& list);
    Argument argument_from(const JsonValue& value);
    NamedUnit unit_from(const JsonValue& object);
    std::string_view words_from(const JsonValue& value) { return kept_words(text_of(value)); }
    void refuse(Sentence what)
    {
        if (!m_problem)
            m_problem = std::move(what);
    }
    bool must_be(const JsonValue& value, JsonKind kind, std::string_view what)
    {
        if (value.kind != kind)
            refuse({"not {0}", {what}});
        return value.kind == kind;
    }
    /// Empty parts take few bytes of a line and many of memory.
    bool has_room(const JsonValue& list, std::size_t part)
    {
        const bool has = list.size <= m_room / part;
        m_room -= has ? list.size * part : 0;
        if (!has)
            refuse({"it has more parts than so short a line can say"});
        return has;
    }
    std::string_view text_of(const JsonValue& value)
    {
        return must_be(value, JsonKind::Text, "a text") ? value.text() : std::string_view{};
    }
    template <class T> T whole(const JsonValue& value, double most)
    {
        double number = 0;
        read(value, number);
        if (std::floor(number) != number || std::fabs(number) > most) {
            refuse({"not a whole number"});
            return {};
        }
        return static_cast<T>(number);
    }
    template <std::size_t Size> std::size_t place_of(const JsonValue& value, const std::array<std::string_view, Size>& known)
    {
        const std::string_view word = text_of(value);
        const auto at = std::ranges::find(known, word);
        if (at != known.end())
            return static_cast<std::size_t>(at - known.begin());
        refuse({"\"{0}\" is not a word for it", {Name{std::string{word}}}});
        return 0;
    }
    template <std::size_t Index> void read_command(std::size_t index, const JsonValue& object, game::Command& command)
    {
        if constexpr (Index < std::variant_size_v<game::Command>) {
            if (index == Index)
                read_members(object, command.emplace<Index>(), "do");
            else
                read_command<Index + 1>(index, object, command);
        }
    }

    static constexpr std::size_t least_room = 1U << 14U;
    static constexpr std::size_t room_a_byte = 6;

    std::string_view m_line;
    std::size_t m_room; ///< bytes that lists may still take
    std::optional<Sentence> m_problem;
    std::string m_where;
};

} // namespace corneta
