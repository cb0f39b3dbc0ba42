// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/rules.h"
#include "ui/session/open_game.h"

#include <QString>
#include <QStringList>

#include <string>
#include <string_view>
#include <vector>

namespace corneta::ui {

/// What may be laid face down as the game stands; nothing when nothing may.
const game::HiddenSpec* hidden_now(const OpenGame& game);

/// The sides that have units by which it is laid, in their order.
std::vector<const game::Unit*> sides_that_lay(const OpenGame& game, const game::HiddenSpec& hidden);

/// The units of a side by which it is laid; of an empty side all.
std::vector<const game::Unit*> layers_of(const game::State& state, const Rulebook& book, const game::HiddenSpec& hidden,
                                         std::string_view side);

bool lies_face_down(const game::State& state, std::string_view unit);

/// A unit that a batch is to be played for, and its die: "d4"; empty where none is thrown.
struct Awaited {
    std::string unit;
    QString die;
};

/// Those of a side who have not yet got what they pay with in this turn, and may.
std::vector<Awaited> without_means(const OpenGame& game, const game::HiddenSpec& hidden, std::string_view side);

/// Units by which nothing lies and that have nothing turned up, as far as the rules let them roll for it.
std::vector<Awaited> left_out(const OpenGame& game, const game::HiddenSpec& hidden);

/// What a person has to say for each unit of such a batch beside its die.
struct AlsoAsked {
    const Field* toggle = nullptr; ///< that no unit answers
    const Field* other = nullptr;  ///< that another unit answers, such as the nearest friend
};
AlsoAsked also_asked(const Action& action);

/// The answers of a row.
struct RowSaid {
    std::string unit;
    int face = 0; ///< 0: none is typed
    bool toggle = false;
    std::string other{}; ///< a unit; none: the default
};

/// What is wrong with the faces typed for such a play, before anything happens.
QStringList problems_in(const OpenGame& game, std::string_view action, const std::vector<RowSaid>& rows);

/// Plays an action for several units at once, a dozen an entry; no face typed: the program rolls. Says what is wrong.
QStringList play_for(OpenGame& game, std::string_view action, const std::vector<RowSaid>& rows);

/// Why what lies by these units, of no units by all, is not turned up now; a reason overrules it.
QStringList why_it_stays(const OpenGame& game, const std::vector<std::string>& units);

} // namespace corneta::ui
