// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/game/journal/command.h"
#include "core/game/state/state.h"

#include <QString>

#include <string>
#include <vector>

namespace corneta::ui {

class OpenGame;

/// A column of the phase sheet in which something is typed.
struct SheetColumn {
    enum class Kind { Role, Field, Dice };
    Kind kind = Kind::Dice;
    std::string role{};    ///< of a Role
    std::size_t field = 0; ///< of a Field, in the action's form
    QString title{};
};

/// What a phase's sheet is about: an action, who carries it out and what is typed for it.
struct SheetPlan {
    const Action* action = nullptr;
    std::string actor{}; ///< the role of the unit that a row is for
    std::vector<SheetColumn> columns{};
    game::Stage stage{};
    bool is_of_idle = false; ///< its units are those that the rules say wait for it
    bool as_usual = false;   ///< somebody has said that of what only the table knows

    /// What that unit plays, its target not named yet.
    game::Play play_of(const std::string& unit) const;
};

/// The sheet of the phase in hand: of the action with an actor and a target that somebody idle waits for, else of the first that is of
/// this phase alone, with a target before one without, else of the first of the phase.
SheetPlan sheet_plan(const OpenGame& game);

/// Who is idle and would act by it.
std::vector<std::string> idle_units(const OpenGame& game, const SheetPlan& plan);

/// Who may still act by it: those who are idle; where nobody is, all of the actor's kind with a side that nothing speaks against.
std::vector<std::string> sheet_units(const OpenGame& game, const SheetPlan& plan);

} // namespace corneta::ui
