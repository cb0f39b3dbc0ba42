// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game/entry_words.h"
#include "app/storage/game/verified.h"
#include "app/storage/report/report.h"
#include "core/game/decide/decide.h"
#include "core/game/decide/replay.h"
#include "core/game/journal/ledger.h"
#include "rulesets/all_rulesets.h"
#include "tests/fuzz/promises.h"

#include <algorithm>
#include <cassert>
#include <map>

using namespace corneta;

namespace {

const std::string file = "made-up.corneta";
constexpr std::size_t most_entries_replayed = 3; ///< each play counts its odds again
constexpr std::size_t most_heads_kept = 32;

/// The body of a line that may bear a seal, as whoever forges one would seal it anew.
std::string body_of(std::string_view line)
{
    const std::size_t seal = line.rfind(R"(,"seal":")");
    return seal == std::string_view::npos ? std::string{line} : std::string{line.substr(0, seal)} + '}';
}

/// The lines with seals that fit, so that what is damaged lies below them; what can be no body of a line ends them.
std::string mended(std::string_view bytes)
{
    std::string all;
    JournalLine before;
    while (!bytes.empty()) {
        const std::string_view line = bytes.substr(0, bytes.find('\n'));
        bytes.remove_prefix(std::min(line.size() + 1, bytes.size()));
        std::string body = body_of(line);
        if (body.size() < 3 || !body.starts_with('{') || !body.ends_with('}'))
            return all;
        before = sealed_line(std::move(body), before);
        all += text(before);
    }
    return all;
}

void check_lines(const GameRecord& record)
{
    const std::string head = json_of(record.head());
    assert(json_of(head_from(head, file).value()) == head);
    for (const game::Entry& entry : record.journal().entries()) {
        const std::string line = json_of(GameLine{entry});
        assert(json_of(line_from(line, file, 1).value()) == line);
        assert(record.line_of(entry.number) > 1 && record.line_of(entry.number) <= record.lines());
        static_cast<void>(sentence_of(record, entry));
        static_cast<void>(is_in_force(record.journal(), entry));
    }
}

void check_state(const game::Journal& journal)
{
    game::State state = journal.start();
    for (const game::EntryResult* const result : journal.in_force()) {
        assert(journal.find(result->entry) != nullptr && journal.in_force(result->entry) == result);
        assert(misfits(state, result->effects).empty());
        apply(state, result->entry, result->effects);
    }
    assert(state == journal.state());
}

void check_luck(const game::Journal& journal)
{
    for (const game::SideLuck& luck : game::luck_ledger(journal))
        for (const game::LuckTotal& total : {luck.dealt, luck.suffered})
            assert(total.rolls >= 0 && total.percentile >= 0 && total.percentile < 1.01);
}

/// What the program makes of the game as it goes on is what it would read of it again.
void check_commands(const GameRecord& record)
{
    if (record.open() != nullptr && record.open()->is_bound())
        return; // its roll comes first
    const auto& units = record.journal().state().units;
    std::vector<game::Command> commands{game::EndPhase{}, game::EndPhase{"to go on"}, game::Undo{}, game::Redo{}};
    if (!units.empty()) {
        commands.emplace_back(game::Split{units.back().key, 1, "part-of-it", "", "Part"});
        commands.emplace_back(game::Join{units[units.size() / 2].key, units.back().key});
    }
    for (const game::Command& command : commands)
        if (auto entry = game::decided(record.journal(), record.book(), command, {})) {
            GameRecord longer = record;
            const auto taken = longer.take(sealed_line(json_of(GameLine{std::move(*entry)})));
            assert(taken);
        }
}

void check_accepted(const GameRecord& record)
{
    check_lines(record);
    check_state(record.journal());
    check_luck(record.journal());
    assert(!report(record, ReportKind::Html).empty() && !report(record, ReportKind::Markdown).empty());
    const Verified found = verified(record, file);
    for (const Problem& problem : found.problems)
        assert(problem.where.starts_with(file));
    check_commands(record);
    if (record.journal().entries().size() <= most_entries_replayed)
        static_cast<void>(game::differences_in_replay(record.journal(), record.book()));
}

/// The game of the lines. One that begins as a game before goes on from there: reading the charts again takes longest.
std::expected<GameRecord, Problems> game_from(std::span<const JournalLine> lines)
{
    static std::map<std::string, GameRecord> begun;
    const auto same = begun.find(lines.front().body);
    if (same == begun.end()) {
        if (auto alone = GameRecord::from_lines(lines.first(1), file, all_rulesets()); alone && begun.size() < most_heads_kept)
            begun.emplace(lines.front().body, std::move(*alone));
        return GameRecord::from_lines(lines, file, all_rulesets());
    }
    GameRecord record = same->second;
    for (const JournalLine& line : lines.subspan(1))
        if (auto taken = record.take(line); !taken)
            return std::unexpected{std::move(taken.error())};
    return record;
}

void check_journal(std::string_view bytes)
{
    const auto journal = journal_lines(bytes, file);
    if (!journal)
        return promises::each_has_its_line(journal.error(), file, bytes);
    assert(!journal->lines.empty() && journal->torn <= bytes.size());
    if (const auto record = game_from(journal->lines))
        check_accepted(*record);
    else
        promises::each_has_its_line(record.error(), file, bytes);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    const std::string_view as_they_are{reinterpret_cast<const char*>(bytes), count};
    const std::string with_seals = mended(as_they_are);
    check_journal(with_seals);
    if (with_seals != as_they_are)
        check_journal(as_they_are);
    return 0;
}
