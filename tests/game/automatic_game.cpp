// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/automatic_game.h"

#include "core/game/decide/decide.h"

#include <QtGlobal>

using namespace corneta;

bool AutomaticGame::move()
{
    auto move = m_player.next(m_journal);
    if (!move)
        return false;
    if (!move->entry && !move->word.empty()) {
        m_laid[move->unit] = move->word;
        move->entry =
            *game::decided(m_journal, m_book, game::PlaceFaceDown{move->unit, m_journal.next_number(), "laid", "laid"}, {}, m_rules);
    } else if (!move->entry) {
        game::TurnUp all;
        for (const std::string& unit : move->unit.empty() ? m_journal.state().face_down : std::vector{move->unit})
            all.all.push_back({unit, m_laid.at(unit), "salt"});
        move->entry = *game::decided(m_journal, m_book, all, {}, m_rules);
    }
    if (const auto taken = m_journal.append(std::move(*move->entry)); !taken)
        qFatal("decided and not taken: %s", text(taken.error().front()).c_str());
    return true;
}
