// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/automatic/automatic_player.h"
#include "core/game/decide/entry_rules.h"
#include "core/game/forces/scenario.h"

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

/// A game that plays itself, without a file: what lies face down is kept beside it.
class AutomaticGame {
public:
    AutomaticGame(const corneta::Rulebook& book, const corneta::game::State& start, std::string attacker, std::uint64_t seed,
                  bool keeps_luck = true)
        : m_book{book},
          m_rules{*book.ruleset},
          m_journal{start},
          m_player{book, seed, std::move(attacker), keeps_luck}
    {
    }

    /// Makes the next entry; false when there is none.
    bool move();
    const corneta::game::Journal& journal() const { return m_journal; }
    /// What stood in the way of the next one; empty when the battle is decided.
    const corneta::Problems& stuck() const { return m_player.stuck(); }

private:
    const corneta::Rulebook& m_book;
    corneta::game::EntryRules m_rules;
    corneta::game::Journal m_journal;
    corneta::game::AutomaticPlayer m_player;
    std::map<std::string, std::string> m_laid;
};
