// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/game_record.h"
#include "app/storage/journal/journal_file.h"
#include "app/storage/journal/secrets.h"
#include "core/game/play/play.h"

#include <expected>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace corneta {

/// What a new game begins with; statements as their files hold them.
struct NewGame {
    std::string ruleset;
    std::vector<Statement> pack{};
    std::vector<Statement> scenario{};
};

/// Something to lay face down: what it is, before it is sealed.
struct Hidden {
    std::string unit;
    std::string word;
    std::string reason{}; ///< why, although something speaks against it
};

/// The faces by label that were typed for a roll.
std::vector<std::pair<std::string, std::vector<int>>> typed_of(const game::DiceAtHand& dice);

/// A game open for writing. What a call returns is safe on the disk.
class GameFile {
public:
    static std::expected<GameFile, Problems> create(const std::string& path, const NewGame& game, std::span<const Ruleset* const> rulesets);
    static std::expected<GameFile, Problems> open(const std::string& path, std::span<const Ruleset* const> rulesets);

    const GameRecord& record() const { return m_record; }
    const JournalFile& file() const { return m_file; }
    const game::Journal& journal() const { return m_record.journal(); }
    /// The roll that is open and comes before all else; nothing when none is.
    const Request* owed() const { return m_record.owed(); }

    /// Commits to the seed of a roll: from now on it is owed. `words` were said before; `holder` is the side that holds the computer.
    std::expected<void, Problems> commit(std::vector<Request> requests, const std::string& holder, std::span<const SideWord> words = {});
    /// A side's word for the roll that is owed, in sight of the commitment.
    std::expected<void, Problems> say(const SideWord& word);
    /// Makes the roll that is owed and reveals its seed. Of several the last entry; what the first ones made impossible is thrown away.
    std::expected<const game::Entry*, Problems> roll();
    /// Does not make it, for a reason: its faces are written down, or that its seed is gone.
    std::expected<void, Problems> throw_away(const std::string& reason);
    /// Decides the command and writes its entry. Dice that nobody typed are rolled when `rolls` says so: committed to, rolled and revealed
    /// in one go, with the words the sides said before. While another roll is owed everything is refused.
    enum class Rolls : std::uint8_t { No, Yes };
    std::expected<const game::Entry*, Problems> give(const game::Command& command, const game::DiceAtHand& dice = {},
                                                     Rolls rolls = Rolls::No, std::span<const SideWord> words = {});
    /// Plays on by another pack, or by the built-in charts where no file is named.
    std::expected<const game::Entry*, Problems> change_charts(const std::string& pack, const std::string& reason);
    /// Takes down an entry that was decided for this journal. While a roll is owed it is refused.
    std::expected<void, Problems> take_down(game::Entry entry);
    /// Seals it and lays it; what is not among the words of the unit's stat is refused.
    std::expected<const game::Entry*, Problems> lay(const Hidden& hidden);
    /// The state as who lays something by that unit knows it: with what lies face down by others, as far as this computer has sealed it.
    game::State known_beside(const std::string& unit) const;
    /// Turns up what lies by these units; of no units all. Where the game's secrets do not tell what it is, `known` says it.
    std::expected<const game::Entry*, Problems> turn_up(const std::vector<std::string>& units, const std::vector<Hidden>& known = {},
                                                        const std::string& reason = {});
    /// Reveals the seed of an opening that is over. Nothing to reveal is no problem.
    std::expected<void, Problems> reveal();
    /// Whether the last refusal came from the disk and not from the game.
    bool has_disk_failed() const { return m_has_disk_failed; }

private:
    GameFile(JournalFile file, GameRecord record, Secrets secrets)
        : m_file{std::move(file)},
          m_record{std::move(record)},
          m_secrets{std::move(secrets)}
    {
    }

    std::unexpected<Problems> disk_failed(Problems problems);
    std::expected<void, Problems> append(const std::vector<GameLine>& lines);
    /// The lines, then the seed of an opening that is over: it is a secret no more.
    std::expected<void, Problems> append_and_reveal(std::vector<GameLine> lines, const std::string& commitment, const Bytes32& seed);
    std::unexpected<Problems> refused_as_owed() const;
    std::expected<game::Command, Problems> as_it_is_written(const Request& request) const;
    std::expected<void, Problems> open_rolls(std::vector<Request> requests, const std::string& holder, std::span<const SideWord> words);
    std::expected<Bytes32, Problems> seed_of_owed();
    std::expected<game::TurnedUp, Problems> turned(const game::Unit& unit, const std::vector<Hidden>& known);

    JournalFile m_file;
    GameRecord m_record;
    Secrets m_secrets;
    bool m_has_disk_failed = false;
};

} // namespace corneta
