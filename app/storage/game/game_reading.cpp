// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/files/json_lines.h"
#include "app/storage/files/whole_files.h"
#include "app/storage/game/described.h"
#include "app/storage/game/entry_reader.h"
#include "app/storage/game/game_json.h"
#include "app/storage/game/game_record.h"

#include <cstdint>
#include <mutex>

namespace corneta {

namespace {

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

template <class T> std::expected<T, Problems> part_from(const JsonValue& object, std::string_view body, const std::string& file, int line)
{
    T part;
    EntryReader reader{body};
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
    constexpr std::size_t long_line = 1U << 16U; ///< bytes: while it is read it takes many times as much
    static std::mutex one_long_line_at_a_time;
    thread_local JsonReader for_short_lines;
    JsonReader for_this_line;
    const bool is_long = body.size() > long_line;
    const std::unique_lock lock = is_long ? std::unique_lock{one_long_line_at_a_time} : std::unique_lock<std::mutex>{};
    JsonReader& reader = is_long ? for_this_line : for_short_lines;
    const auto object = object_of_line(reader, body, longest_line_of_journal);
    if (!object)
        return std::unexpected{Problems{{where(file, line), object.error()}}};
    return read(**object);
}

} // namespace

std::vector<Working> workings_from(std::string_view text)
{
    thread_local JsonReader reader;
    std::vector<Working> workings;
    if (const auto list = reader.read(text))
        EntryReader{text, SIZE_MAX}.read(**list, workings);
    return workings;
}

std::expected<GameHead, Problems> head_from(std::string_view body, const std::string& file)
{
    return read_from<GameHead>(body, file, 1, [&](const JsonValue& object) -> std::expected<GameHead, Problems> {
        if (found(object, "corneta") == nullptr)
            return std::unexpected{Problems{{where(file, 1), {"this is not a game: its first line does not say so"}}}};
        auto head = part_from<GameHead>(object, body, file, 1);
        if (head && (head->format < oldest_format || head->format > game_format))
            return std::unexpected{
                Problems{{where(file, 1),
                          {"a game of format {0}; this program knows formats {1} to {2}", {head->format, oldest_format, game_format}}}}};
        return head;
    });
}

std::expected<GameLine, Problems> line_from(std::string_view body, const std::string& file, int line)
{
    static_assert(std::variant_size_v<GameLine> == 6, "a new kind of line must be told from the others here");
    return read_from<GameLine>(body, file, line, [&](const JsonValue& object) -> std::expected<GameLine, Problems> {
        if (found(object, "entry") != nullptr)
            return part_from<game::Entry>(object, body, file, line);
        if (found(object, "reveal") != nullptr)
            return part_from<RevealLine>(object, body, file, line);
        if (found(object, "thrown_away") != nullptr)
            return part_from<ThrownAwayLine>(object, body, file, line);
        if (found(object, "withheld") != nullptr && found(object, "thrown_away") == nullptr)
            return part_from<WithheldLine>(object, body, file, line);
        if (found(object, "opening") != nullptr)
            return part_from<OpeningLine>(object, body, file, line);
        return part_from<WordLine>(object, body, file, line);
    });
}

std::expected<game::Balance, Problems> balance_from(std::string_view body, const std::string& file, int line)
{
    return read_from<game::Balance>(body, file, line, [&](const JsonValue& object) -> std::expected<game::Balance, Problems> {
        auto balance = part_from<game::Balance>(object, body, file, line);
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

std::expected<GameRead, Problems> game_read(const std::string& path, std::span<const Ruleset* const> rulesets)
{
    const auto bytes = bytes_of_file(path, longest_game);
    const auto text = bytes ? journal_view(*bytes, path) : std::unexpected{bytes.error()};
    if (!text)
        return std::unexpected{text.error()};
    const std::span lines{text->lines};
    auto record = GameRecord::from_lines(own_lines(lines.first(1)), path, rulesets);
    if (!record)
        return std::unexpected{std::move(record.error())};
    if (auto taken = record->take(lines.subspan(1)); !taken)
        return std::unexpected{std::move(taken.error())};
    std::vector<Bytes32> seals;
    seals.reserve(lines.size());
    for (const SealedParts& line : lines)
        seals.push_back(*bytes32_from_hex(line.seal));
    return GameRead{std::move(*record), std::move(seals), text->torn};
}

} // namespace corneta
