// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/question.h"

#include <QString>
#include <QStringList>

#include <optional>
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

    bool is_same_as(const SheetPlan& other) const
    {
        return action == other.action && actor == other.actor && stage == other.stage && columns.size() == other.columns.size();
    }
};

/// A unit that may still act, and what is typed for it.
struct SheetRow {
    std::string unit{};
    QStringList typed{};                ///< by column of the plan
    int entry = 0;                      ///< that it is written down as; 0: not yet
    std::optional<Question> question{}; ///< nothing while something cannot be read or is refused
    bool is_objected = false;           ///< the form asks for a reason
    QString problem{};
    QStringList shown{}; ///< by column of the plan: what stands there while nothing is typed

    bool is_begun() const;
};

/// The sheet of the phase in hand: of the action with an actor and a target that somebody idle waits for, else of the first that is of
/// this phase alone, with a target before one without, else of the first of the phase.
SheetPlan sheet_plan(const OpenGame& game);

/// Who is idle and would act by it.
std::vector<std::string> idle_units(const OpenGame& game, const SheetPlan& plan);

/// Who may still act by it: those who are idle; where nobody is, all of the actor's kind with a side that nothing speaks against.
std::vector<std::string> sheet_units(const OpenGame& game, const SheetPlan& plan);

/// Makes of what is typed in a row a play, or says what is wrong with it.
void read_row(const OpenGame& game, const SheetPlan& plan, SheetRow& row);

/// Whether somebody is typed in a role; where the plan has no roles, of any row.
bool has_target(const SheetPlan& plan, const SheetRow& row);

/// Whether it is typed in and not written down, and its dice are left to the program.
bool is_left_to_roll(const SheetPlan& plan, const SheetRow& row);

/// The unit at which a row's play is aimed: the first in another role than the actor's; empty where nobody stands there.
std::string aimed_at(const SheetPlan& plan, const SheetRow& row);

} // namespace corneta::ui
