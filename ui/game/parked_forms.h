// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/question.h"
#include "ui/widgets/finder.h"

#include <QStringList>

#include <utility>
#include <vector>

namespace corneta::ui {

class OpenGame;

/// Forms that were laid aside with their units and what was typed, the latest first. They are kept as long as the window.
class ParkedForms {
public:
    /// `game` is null at the free table.
    void park(const Question& question, const OpenGame* game);
    /// Those of a ruleset as lines of the finder.
    std::vector<Finder::Item> items(const Ruleset& ruleset) const;
    /// Takes out the one at that line, as it can be played in this game, or at the free table: null. Says what of it can no longer be, a line
    /// each.
    std::pair<Question, QStringList> take(const Ruleset& ruleset, int item, const OpenGame* game);
    bool has_any(const Ruleset& ruleset) const { return !items(ruleset).empty(); }
    /// Those of a game go with it.
    void forget_games();

private:
    struct Parked {
        Question question;
        Finder::Item item;
    };

    std::vector<Parked> m_forms;
};

} // namespace corneta::ui
