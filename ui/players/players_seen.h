// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/open_game.h"
#include "ui/words/wording.h"

#include <QList>
#include <QStringList>

#include <utility>
#include <vector>

namespace corneta::ui {

/// What the players are shown of a game: nothing but what all may know.
struct PlayersSeen {
    struct Score {
        QString side;
        QString points;
        QString words;
        QList<int> strength; ///< of all its units: left, what may come back, lost; empty where nothing is counted

        QString strength_words() const;
    };

    QString turn;
    QString phase;
    QString next; ///< phase of this turn; empty behind the last
    QString seal;
    std::vector<Score> scores;
    QString who;                            ///< of the last play
    std::vector<std::pair<int, int>> faces; ///< of its dice: sides, face
    QString sentence;
    QList<HandWords> instructions;
    QStringList waiting; ///< what is owed, who has not acted, what lies face down

    /// All of it for those who hear it.
    QString in_words() const;
};

PlayersSeen seen_by_players(const OpenGame& game);

} // namespace corneta::ui
