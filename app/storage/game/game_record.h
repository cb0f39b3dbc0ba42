// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/dice/fair_dice.h"
#include "app/storage/game/game_json.h"
#include "app/storage/journal/journal_lines.h"
#include "core/action/ruleset.h"
#include "core/game/decide/entry_rules.h"
#include "core/game/journal/journal.h"

#include <expected>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace corneta {

/// A stretch of a game whose dice come from one seed.
struct OpeningRecord {
    std::string commitment;
    std::vector<SideWord> words{};
    std::optional<Bytes32> seed{}; ///< once revealed
    std::int64_t first_number = 1; ///< of its first face
    bool has_rolled = false;
};

/// A game as its file tells it, line by line.
class GameRecord {
public:
    /// From its first line on; `file` names it in problems.
    static std::expected<GameRecord, Problems> from_lines(std::span<const JournalLine> lines, const std::string& file,
                                                          std::span<const Ruleset* const> rulesets);

    /// The line that comes next, or what is wrong with it.
    std::expected<void, Problems> take(const std::string& body);
    std::expected<void, Problems> take(GameLine line);

    const GameHead& head() const { return m_head; }
    const Rulebook& book() const { return m_book; }
    const Ruleset& ruleset() const { return *m_book.ruleset; }
    const game::Journal& journal() const { return m_journal; }
    const std::vector<OpeningRecord>& openings() const { return m_openings; }
    /// The one whose seed is not revealed yet; nothing when there is none.
    const OpeningRecord* open() const;
    /// Of the program's next face: it follows on the highest one ever used.
    std::int64_t next_die() const { return m_next_die; }
    int lines() const { return m_lines; }
    /// The line an entry stands in.
    int line_of(int entry) const { return m_line_of_entry.at(static_cast<std::size_t>(entry) - 1); }

private:
    GameRecord(GameHead head, Rulebook book, game::State start)
        : m_head{std::move(head)},
          m_book{std::move(book)},
          m_rules{*m_book.ruleset},
          m_journal{std::move(start)}
    {
    }

    std::expected<void, Problems> took(OpeningLine line);
    std::expected<void, Problems> took(WordLine line);
    std::expected<void, Problems> took(const RevealLine& line);
    std::expected<void, Problems> took(game::Entry entry);
    std::unexpected<Problems> refused(Sentence what) const;
    /// Keeps the book of a change of charts, or says what is wrong with its pack.
    std::expected<void, Problems> keep_charts(int entry, const game::ChangeCharts& change);
    /// The book of the last change of charts that is in force is in use from the next entry on.
    void use_charts_in_force();

    std::string m_file;
    GameHead m_head;
    Rulebook m_book;
    std::map<int, Rulebook> m_changed; ///< by the entries that changed the charts; 0: as the game began
    game::EntryRules m_rules;
    game::Journal m_journal;
    std::vector<OpeningRecord> m_openings;
    std::vector<int> m_line_of_entry;
    std::int64_t m_next_die = 1;
    int m_lines = 1;
};

/// What was laid last by a unit and is in force; nothing when nothing was.
const game::PlaceFaceDown* laid_by(const game::Journal& journal, const std::string& unit);

/// The game of a file, read and never changed; `torn` bytes of a last line that broke off are left out.
struct GameRead {
    GameRecord record;
    std::string head_seal;
    std::size_t torn = 0;
};
std::expected<GameRead, Problems> game_read(const std::string& path, std::span<const Ruleset* const> rulesets);

} // namespace corneta
