// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/files/json_lines.h"
#include "app/storage/game/described.h"
#include "app/storage/game/described_balance.h"
#include "app/storage/game/game_json.h"

#include <algorithm>
#include <cmath>

namespace corneta {

namespace {

using game::describe; // also for parts that are not the game's

const JsonValue* found(const JsonValue& object, std::string_view key)
{
    const JsonValue* at = object.first();
    for (std::uint32_t i = 0; i < object.size; ++i, at = at->first()->next())
        if (at->text() == key)
            return at->first();
    return nullptr;
}

/// Fills parts of an entry from what a line states; the first thing that is wrong stops it.
class EntryReader {
public:
    explicit EntryReader(std::size_t bytes_of_line) : m_room{least_room + room_a_byte * bytes_of_line} {}

    bool is_sound() const { return !m_problem; }
    Sentence problem() const { return *m_problem; }

    void read(const JsonValue& value, std::string& text) { text = text_of(value); }
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
        if (!must_be(value, JsonKind::List, "a list"))
            return;
        if (value.size > m_room / sizeof(T))
            return refuse({"it has more parts than so short a line can say"});
        m_room -= value.size * sizeof(T);
        list.reserve(value.size);
        const JsonValue* each = value.first();
        for (std::uint32_t i = 0; i < value.size && is_sound(); ++i, each = each->next())
            read(*each, list.emplace_back());
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
        refuse({"\"{0}\" is no word for it", {Name{std::string{word}}}});
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
    static constexpr std::size_t room_a_byte = 3;

    std::size_t m_room; ///< bytes that lists may still take: empty parts take few bytes of a line and many of memory
    std::optional<Sentence> m_problem;
    std::string m_where;
};

/// What an entry's own command says of its results, which do not say it again.
void fill_in(game::Entry& entry)
{
    const auto* const play = std::get_if<game::Play>(&entry.command);
    for (game::EntryResult& result : entry.results) {
        if (!result.play && play != nullptr)
            result.play = *play;
        if (result.played && result.play) {
            result.played->entry = result.entry;
            result.played->action = result.play->action;
            result.played->roles = result.play->roles;
        }
        if (result.effects.waits) {
            result.effects.waits = result.played;
            if (result.effects.waits)
                for (const game::Answer& answer : result.answers)
                    result.effects.waits->answers.push_back({answer.key, answer.word});
        }
    }
}

std::string where(const std::string& file, int line)
{
    return Statement{file, line, {}}.where();
}

template <class T> std::expected<T, Problems> part_from(const JsonValue& object, std::size_t bytes, const std::string& file, int line)
{
    T part;
    EntryReader reader{bytes};
    reader.read_members(object, part);
    if constexpr (std::is_same_v<T, game::Entry>)
        fill_in(part);
    if (reader.is_sound())
        return part;
    return std::unexpected{Problems{{where(file, line) + (reader.where().empty() ? "" : ": " + reader.where()), reader.problem()}}};
}

/// The object of a line, given to who reads it.
template <class T> std::expected<T, Problems> read_from(std::string_view body, const std::string& file, int line, auto&& read)
{
    thread_local JsonReader reader;
    const auto object = object_of_line(reader, body, longest_line_of_journal);
    if (!object)
        return std::unexpected{Problems{{where(file, line), object.error()}}};
    return read(**object);
}

} // namespace

std::expected<GameHead, Problems> head_from(std::string_view body, const std::string& file)
{
    return read_from<GameHead>(body, file, 1, [&](const JsonValue& object) -> std::expected<GameHead, Problems> {
        if (found(object, "corneta") == nullptr)
            return std::unexpected{Problems{{where(file, 1), {"this is no game: its first line does not say so"}}}};
        auto head = part_from<GameHead>(object, body.size(), file, 1);
        if (head && head->format != game_format)
            return std::unexpected{
                Problems{{where(file, 1), {"a game of format {0}; this program knows format {1}", {head->format, game_format}}}}};
        return head;
    });
}

std::expected<GameLine, Problems> line_from(std::string_view body, const std::string& file, int line)
{
    static_assert(std::variant_size_v<GameLine> == 5, "a new kind of line must be told from the others here");
    return read_from<GameLine>(body, file, line, [&](const JsonValue& object) -> std::expected<GameLine, Problems> {
        if (found(object, "entry") != nullptr)
            return part_from<game::Entry>(object, body.size(), file, line);
        if (found(object, "reveal") != nullptr)
            return part_from<RevealLine>(object, body.size(), file, line);
        if (found(object, "thrown_away") != nullptr)
            return part_from<ThrownAwayLine>(object, body.size(), file, line);
        if (found(object, "opening") != nullptr)
            return part_from<OpeningLine>(object, body.size(), file, line);
        return part_from<WordLine>(object, body.size(), file, line);
    });
}

std::expected<game::Balance, Problems> balance_from(std::string_view body, const std::string& file, int line)
{
    return read_from<game::Balance>(body, file, line, [&](const JsonValue& object) -> std::expected<game::Balance, Problems> {
        auto balance = part_from<game::Balance>(object, body.size(), file, line);
        const auto flaw = balance ? balance->flaw() : std::nullopt;
        if (flaw)
            return std::unexpected{Problems{{where(file, line), *flaw}}};
        return balance;
    });
}

std::expected<Statement, Problems> statement_from(std::string_view body, const std::string& file, int line)
{
    return read_from<Statement>(body, file, line, [&](const JsonValue& object) { return Statement{file, line, members_of(object)}; });
}

} // namespace corneta
