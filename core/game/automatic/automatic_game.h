// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/automatic/automatic_player.h"

#include <cstdint>
#include <map>
#include <string>
#include <utility>

namespace corneta::game {

/// A game that plays itself, without a file: what lies face down is kept beside it. One that tells nothing keeps its last entry alone.
class AutomaticGame {
public:
    AutomaticGame(const Rulebook& book, const State& start, std::string attacker, std::uint64_t seed, bool tells = true)
        : m_book{book},
          m_journal{start, tells ? Journal::Keeps::All : Journal::Keeps::Last},
          m_player{book, seed, std::move(attacker), tells}
    {
    }

    /// Makes the next entry; false when there is none.
    bool move();
    const Journal& journal() const { return m_journal; }
    /// What stood in the way of the next one; empty when the battle is decided.
    const Problems& stuck() const { return m_stuck; }

private:
    /// Lays or turns up what lies face down.
    Command hidden_command(const AutomaticMove& move);

    const Rulebook& m_book;
    Journal m_journal;
    AutomaticPlayer m_player;
    std::map<std::string, std::string> m_laid;
    Problems m_stuck;
};

} // namespace corneta::game
