// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/files/json_lines.h"
#include "app/storage/game/described.h"
#include "app/storage/game/game_json.h"

#include <algorithm>
#include <cmath>

namespace corneta {

namespace {

using game::describe; // also for parts that are not the game's

/// Fills parts of an entry from what a line states; the first thing that is wrong stops it.
class EntryReader {
public:
    bool is_sound() const { return !m_problem; }
    Sentence problem() const { return *m_problem; }

    void read(const Datum& datum, std::string& text) { take(datum, text, "a text"); }
    void read(const Datum& datum, bool& yes) { take(datum, yes, "true or false"); }
    void read(const Datum& datum, double& number) { take(datum, number, "a number"); }
    void read(const Datum& datum, int& number) { number = whole<int>(datum, 1e9); }
    void read(const Datum& datum, std::int64_t& number) { number = whole<std::int64_t>(datum, 9e15); }
    void read(const Datum& datum, Fraction& number)
    {
        std::string text;
        read(datum, text);
        const auto known = fraction_from(text);
        if (known)
            number = *known;
        else
            refuse({"\"{0}\" is not a number", {Name{text}}});
    }
    template <class E>
        requires std::is_enum_v<E>
    void read(const Datum& datum, E& value)
    {
        value = static_cast<E>(place_of(datum, game::enum_words<E>));
    }
    template <class T> void read(const Datum& datum, std::optional<T>& value) { read(datum, value.emplace()); }
    template <class T> void read(const Datum& datum, std::vector<T>& list)
    {
        const auto* const all = of<DatumList>(datum, "a list");
        for (std::size_t i = 0; all != nullptr && i < all->size() && is_sound(); ++i)
            read((*all)[i], list.emplace_back());
    }
    void read(const Datum& datum, Members& members) { take(datum, members, "an object"); }
    template <class A, class B> void read(const Datum& datum, std::pair<A, B>& both)
    {
        const auto* const all = of<DatumList>(datum, "a list");
        if (all != nullptr && all->size() != 2)
            refuse({"not a list of two"});
        if (!is_sound())
            return;
        read((*all)[0], both.first);
        read((*all)[1], both.second);
    }
    void read(const Datum& datum, game::Stats& map)
    {
        const auto* const members = of<Members>(datum, "an object");
        for (std::size_t i = 0; members != nullptr && i < members->size() && is_sound(); ++i)
            read((*members)[i].second, map[(*members)[i].first]);
    }
    void read(const Datum& datum, game::Command& command)
    {
        const auto* const members = of<Members>(datum, "an object");
        const Datum* const word = members == nullptr ? nullptr : found(*members, "do");
        if (word == nullptr)
            return refuse({"missing \"do\""});
        read_command<0>(place_of(*word, game::command_words), *members, command);
    }
    template <game::Described T>
        requires game::is_row<T>
    void read(const Datum& datum, T& part)
    {
        const auto* const all = of<DatumList>(datum, "a list");
        std::size_t at = 0;
        describe(part, [&](std::string_view /*key*/, auto& member) {
            if (all != nullptr && is_sound() && at < all->size() && !std::holds_alternative<Null>((*all)[at].value))
                read((*all)[at], member);
            ++at;
        });
        if (all != nullptr && is_sound() && at != all->size())
            refuse({"a list of {0}, expected {1}", {static_cast<std::int64_t>(all->size()), static_cast<std::int64_t>(at)}});
    }
    template <game::Described T> void read(const Datum& datum, T& part)
    {
        if (const auto* const members = of<Members>(datum, "an object"))
            read_members(*members, part);
    }
    /// `beside` is a key that is no member of the part.
    template <class T> void read_members(const Members& members, T& part, std::string_view beside = {})
    {
        std::size_t taken = beside.empty() ? 0 : 1;
        describe(part, [&](std::string_view key, auto& member) {
            const Datum* const datum = is_sound() ? found(members, key) : nullptr;
            if (datum == nullptr)
                return;
            ++taken;
            read(*datum, member);
            if (m_problem && m_where.empty())
                m_where = key;
        });
        if (is_sound() && taken != members.size())
            refuse({"it has a key that nobody knows"});
    }
    std::string where() const { return m_where; }

private:
    static const Datum* found(const Members& members, std::string_view key)
    {
        const auto at = std::ranges::find(members, key, [](const auto& member) { return std::string_view{member.first}; });
        return at == members.end() ? nullptr : &at->second;
    }
    void refuse(Sentence what)
    {
        if (!m_problem)
            m_problem = std::move(what);
    }
    template <class T> const T* of(const Datum& datum, std::string_view what)
    {
        const T* const value = std::get_if<T>(&datum.value);
        if (value == nullptr)
            refuse({"not {0}", {what}});
        return value;
    }
    template <class T> void take(const Datum& datum, T& value, std::string_view what)
    {
        if (const T* const known = of<T>(datum, what))
            value = *known;
    }
    template <class T> T whole(const Datum& datum, double most)
    {
        double number = 0;
        read(datum, number);
        if (std::floor(number) != number || std::fabs(number) > most) {
            refuse({"not a whole number"});
            return {};
        }
        return static_cast<T>(number);
    }
    template <std::size_t Size> std::size_t place_of(const Datum& datum, const std::array<std::string_view, Size>& known)
    {
        std::string word;
        read(datum, word);
        const auto at = std::ranges::find(known, word);
        if (at != known.end())
            return static_cast<std::size_t>(at - known.begin());
        refuse({"\"{0}\" is no word for it", {Name{word}}});
        return 0;
    }
    template <std::size_t Index> void read_command(std::size_t index, const Members& members, game::Command& command)
    {
        if constexpr (Index < std::variant_size_v<game::Command>) {
            if (index == Index)
                read_members(members, command.emplace<Index>(), "do");
            else
                read_command<Index + 1>(index, members, command);
        }
    }

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
            for (const game::Answer& answer : result.answers)
                result.played->answers.push_back({answer.key, answer.word});
        }
        if (result.effects.waits)
            result.effects.waits = result.played;
    }
}

template <class T> std::expected<T, Problems> part_from(const Statement& statement)
{
    T part;
    EntryReader reader;
    reader.read_members(statement.members, part);
    if constexpr (std::is_same_v<T, game::Entry>)
        fill_in(part);
    if (reader.is_sound())
        return part;
    const std::string where = reader.where().empty() ? statement.where() : statement.where() + ": " + reader.where();
    return std::unexpected{Problems{{where, reader.problem()}}};
}

template <class T> std::expected<GameLine, Problems> game_line_from(const Statement& statement)
{
    auto part = part_from<T>(statement);
    if (!part)
        return std::unexpected{std::move(part.error())};
    return GameLine{std::move(*part)};
}

} // namespace

std::expected<GameHead, Problems> head_from(const Statement& statement)
{
    auto head = statement.find("corneta") == nullptr
        ? std::unexpected{Problems{{statement.where(), {"this is no game: its first line does not say so"}}}}
        : part_from<GameHead>(statement);
    if (head && head->format != game_format)
        return std::unexpected{
            Problems{{statement.where(), {"a game of format {0}; this program knows format {1}", {head->format, game_format}}}}};
    return head;
}

std::expected<GameLine, Problems> line_from(const Statement& statement)
{
    static_assert(std::variant_size_v<GameLine> == 5, "a new kind of line must be told from the others here");
    if (statement.find("entry") != nullptr)
        return game_line_from<game::Entry>(statement);
    if (statement.find("reveal") != nullptr)
        return game_line_from<RevealLine>(statement);
    if (statement.find("thrown_away") != nullptr)
        return game_line_from<ThrownAwayLine>(statement);
    if (statement.find("opening") != nullptr)
        return game_line_from<OpeningLine>(statement);
    return game_line_from<WordLine>(statement);
}

std::expected<Statement, Problems> statement_of_line(const std::string& body, const std::string& file, int line)
{
    auto statements = statements_from_bytes(body, file, longest_line_of_journal);
    if (!statements) {
        for (Problem& problem : statements.error())
            problem.where = Statement{file, line, {}}.where();
        return std::unexpected{std::move(statements.error())};
    }
    statements->front().line = line;
    return std::move(statements->front());
}

} // namespace corneta
