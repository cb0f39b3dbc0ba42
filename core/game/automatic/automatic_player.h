// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/game/automatic/play_maker.h"
#include "core/game/journal/journal.h"
#include "core/game/play/rules.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace corneta::game {

/// What an automatic player does: an entry that is decided, or a word to be laid face down or all of them to be turned up, which is up to who
/// keeps what lies there.
struct AutomaticMove {
    std::optional<Entry> entry{};
    std::string unit{}; ///< by which `word` is laid; without one all is turned up
    std::string word{};
};

/// Plays both sides of a game by what it offers: what is owed, who has not acted, what may follow, and then the next phase. It gives no
/// reasons and makes no edits. What it has to measure it takes from a map of one line: each command stands at a place that follows from the
/// seed and the turn. Equal seeds play equal games.
class AutomaticPlayer {
public:
    AutomaticPlayer(const Rulebook& book, std::uint64_t seed);

    /// The next move, or nothing: the battle is decided, or `stuck` says what the rules want that it could not do.
    std::optional<AutomaticMove> next(const Journal& journal);
    const Problems& stuck() const { return m_stuck; }

private:
    using Tried = std::set<std::pair<std::string, std::string>>;

    std::optional<AutomaticMove> owed(const Journal& journal, bool must);
    std::optional<AutomaticMove> anything(const Journal& journal);
    /// Of those who have not acted: who must, before anything is laid face down and after it, and who may.
    enum class Asks : std::uint8_t { First, Must, May };
    std::optional<AutomaticMove> idle(const Journal& journal, Asks asks);
    std::optional<AutomaticMove> hidden(const Journal& journal);
    std::optional<AutomaticMove> another(const Journal& journal);
    std::optional<AutomaticMove> phase(const Journal& journal);

    const Rulebook& m_book;
    std::vector<StatSpec> m_stats;
    RandomChoice m_random;
    PlayMaker m_maker;
    Stage m_stage; ///< to which what was tried belongs
    Tried m_tried; ///< unit and action, or entry and follow-up
    bool m_is_second_try = false;
    Problems m_stuck;
};

} // namespace corneta::game
