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
    OpeningLine line;
    bool is_in_place = true;       ///< it stands behind the line that it was made for
    std::int64_t first_number = 1; ///< of its first face
    std::vector<SideWord> words{}; ///< said after the commitment
    std::optional<Bytes32> seed{}; ///< once revealed
    std::optional<ThrownAwayLine> thrown_away{};
    bool is_withheld = false;    ///< its rolls were made and its seed is gone for good
    int thrown_before = 0;       ///< the next entry then
    std::size_t carried_out = 0; ///< of its requests
    bool has_rolled = false;

    bool is_bound() const { return !line.requests.empty(); }
    /// The roll that is owed; nothing where all were made, or of an opening that binds none.
    const Request* owed() const
    {
        return seed || thrown_away || carried_out == line.requests.size() ? nullptr : &line.requests[carried_out];
    }
    /// With its seed: from what its faces come.
    Opening opening(const Bytes32& with) const { return {with, binding_of(line) + joined(words)}; }
};

/// Why a side may not say a word now, for a roll that is open: one word a side, and who holds the computer speaks first or not at all.
std::optional<Sentence> flaw_of_word(const OpeningRecord& opening, const std::string& side);

/// A game as its file tells it, line by line.
class GameRecord {
public:
    /// From its first line on; `file` names it in problems.
    static std::expected<GameRecord, Problems> from_lines(std::span<const JournalLine> lines, const std::string& file,
                                                          std::span<const Ruleset* const> rulesets);

    /// The lines that come next, or what is wrong with the first that is wrong.
    std::expected<void, Problems> take(std::span<const JournalLine> lines);
    std::expected<void, Problems> take(std::span<const SealedParts> lines);
    std::expected<void, Problems> take(const JournalLine& line) { return take(std::span{&line, 1}); }
    std::expected<void, Problems> take(GameLine line, std::string seal);

    const GameHead& head() const { return m_head; }
    const Rulebook& book() const { return m_book; }
    const Ruleset& ruleset() const { return *m_book.ruleset; }
    const game::Journal& journal() const { return m_journal; }
    const std::vector<OpeningRecord>& openings() const { return m_openings; }
    /// The one whose seed is not revealed yet; nothing when there is none, or when its seed is gone.
    const OpeningRecord* open() const;
    /// The roll that is open and comes before all else; nothing when none is.
    const Request* owed() const { return open() == nullptr ? nullptr : open()->owed(); }
    /// The side that was last said to hold the computer; empty when none was.
    std::string holder() const { return m_openings.empty() ? std::string{} : m_openings.back().line.holder; }
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

    template <class Line> std::expected<void, Problems> take_all(std::span<const Line> lines);
    std::expected<void, Problems> took(OpeningLine line);
    std::expected<void, Problems> took(WordLine line);
    std::expected<void, Problems> took(const RevealLine& line);
    std::expected<void, Problems> took(ThrownAwayLine line);
    std::expected<void, Problems> took(const WithheldLine& line);
    /// What a bound opening refuses of an entry.
    std::expected<void, Problems> keep_to_opening(const game::Entry& entry);
    std::expected<void, Problems> keep_rolls(std::span<const game::RecordedRoll> rolls);
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
    std::map<std::string, std::size_t> m_by_commitment; ///< the openings
    std::vector<int> m_line_of_entry;
    std::string m_seal; ///< of the last line
    std::int64_t m_next_die = 1;
    int m_lines = 1;
};

/// What was laid last by a unit and is in force; nothing when nothing was.
const game::PlaceFaceDown* laid_by(const game::Journal& journal, const std::string& unit);

/// The game of a file, read and never changed; `torn` bytes of a last line that broke off are left out.
struct GameRead {
    GameRecord record;
    std::vector<Bytes32> seals; ///< of every line
    std::string head_seal() const { return hex(text(seals.back())); }
    std::size_t torn = 0;
};
std::expected<GameRead, Problems> game_read(const std::string& path, std::span<const Ruleset* const> rulesets);

} // namespace corneta
