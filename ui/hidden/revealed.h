// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/open_game.h"

#include <QString>

#include <vector>

namespace corneta::ui {

/// Those of a leader's command that have the same order turned up.
struct RevealedCommand {
    QString leader; ///< empty where nobody leads them
    std::vector<const game::Unit*> units;
};
/// The units that have the same order turned up, command by command.
struct RevealedOrder {
    QString chip;  ///< its picture's name
    QString words; ///< `First Fire`
    std::vector<RevealedCommand> commands;

    void add(const game::Unit& unit, const QString& leader);
    qsizetype count() const;
};
struct RevealedSide {
    const game::Unit* side = nullptr;
    std::vector<RevealedOrder> orders;
    std::vector<const game::Unit*> without;
};
/// What lies open by the units of each side: the chips of a ruleset that has some. Nothing that lies face down is in it.
struct Revealed {
    const game::HiddenSpec* hidden = nullptr; ///< null where the ruleset has no chips
    std::vector<RevealedSide> sides;
    int orders = 0;
};

/// As the game stands, or as an entry of it turned them up; then nobody is without. Units are those of the game as it stands.
Revealed revealed_in(const OpenGame& game, const game::Entry* entry = nullptr);

} // namespace corneta::ui
