// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/automatic/automatic_game.h"

#include "core/game/decide/decide.h"

namespace corneta::game {

bool AutomaticGame::move()
{
    auto move = m_player.next(m_journal);
    m_stuck = m_player.stuck();
    if (!move)
        return false;
    auto entry = move->entry ? std::expected<Entry, Problems>{std::move(*move->entry)}
                             : decided(m_journal, m_book, hidden_command(*move), {}, m_player.deciding());
    if (!entry) {
        m_stuck = std::move(entry.error());
        return false;
    }
    if (auto taken = m_journal.append(std::move(*entry)); !taken) {
        m_stuck = std::move(taken.error());
        return false;
    }
    return true;
}

Command AutomaticGame::hidden_command(const AutomaticMove& move)
{
    if (!move.word.empty()) {
        m_laid[move.unit] = move.word;
        return PlaceFaceDown{move.unit, m_journal.next_number(), "laid", "laid"};
    }
    TurnUp all;
    for (const std::string& unit : move.unit.empty() ? m_journal.state().face_down : std::vector{move.unit})
        all.all.push_back({unit, m_laid.at(unit), "salt"});
    return all;
}

} // namespace corneta::game
