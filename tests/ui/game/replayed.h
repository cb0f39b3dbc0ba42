// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/journal/journal.h"
#include "tests/ui/player.h"

#include <QMap>

/// Plays the entries of a recorded game again in the window, key by key.
class Replayed {
public:
    explicit Replayed(Player& player, const corneta::game::Journal& recorded) : m_player{player}, m_recorded{recorded} {}

    /// Does what the entry did; says what stands in the way, or nothing.
    QString again(const corneta::game::Entry& entry);
    /// How many entries were made by keys, and how many keys they took, by the kind of command.
    QMap<QString, QPair<int, int>> counts() const { return m_counts; }

private:
    QString play(const corneta::game::Entry& entry, const corneta::game::Play& play);
    QString open(const corneta::game::Play& play);
    QString seat(const corneta::game::RoleFilled& filled);
    QString answer(const corneta::Action& action, const corneta::Given& given);
    QString go_to_dice(const std::string& reason);
    bool tab_to(const QString& object_name);
    void end_phase(const std::string& reason);
    QString by_hand(const corneta::game::Entry& entry);
    /// What was laid there, as it was turned up later.
    std::string word_laid_by(const std::string& unit, int after) const;

    Player& m_player;
    const corneta::game::Journal& m_recorded;
    QMap<QString, QPair<int, int>> m_counts;
};
