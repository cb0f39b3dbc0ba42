// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/journal/entry.h"
#include "ui/phase_sheet/sheet_plan.h"
#include "ui/session/question.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace corneta::ui {

/// A unit that may still act, and what is typed for it.
struct SheetRow {
    std::string unit{};
    std::string aim{};                  ///< the unit at which its play is aimed; empty: nobody that is known
    QStringList typed{};                ///< by column of the plan
    int entry = 0;                      ///< that it is written down as; 0: not yet
    std::optional<Question> question{}; ///< nothing while something cannot be read or is refused
    bool is_objected = false;           ///< the form asks for a reason
    bool is_unsaid = false;             ///< something that only the table knows was neither typed nor taken as usual
    std::vector<std::size_t> unsaid{};  ///< fields of which something is usual and nothing was said
    QString problem{};
    QString refused{};           ///< why it was not written down when it was to be
    QStringList shown{};         ///< by column of the plan: what stands there while nothing is typed, and what is typed once it is read
    QString chance{};            ///< its own, which stays when it is written down
    QString dice{};              ///< that it wants: "d20 \u00d73"
    bool is_passed_over = false; ///< by Enter, which does not come back to it

    bool is_begun() const;
};

/// The plays of the sheet's action that are written down in its phase.
std::vector<const game::EntryResult*> settled_in(const OpenGame& game, const SheetPlan& plan);

/// Takes over what was written down: who stood in the roles, what was measured, the faces.
void fill_row(const OpenGame& game, const SheetPlan& plan, const game::EntryResult& settled, SheetRow& row);

/// Makes of what is typed in a row a play, or says what is wrong with it.
void read_row(const OpenGame& game, const SheetPlan& plan, SheetRow& row);

/// Whether somebody is typed in a role; where the plan has no roles, of any row.
bool has_target(const SheetPlan& plan, const SheetRow& row);

/// Whether nothing is typed for a unit that needs a target: it is no row but a word below.
bool is_skipped(const SheetPlan& plan, const SheetRow& row);

/// The plays that are declared, not rolled, and nothing speaks against.
std::vector<game::Play> declared_in(const std::vector<SheetRow>& rows);
/// Whether it is typed in and not written down, and its dice are left to the program.
bool is_left_to_roll(const SheetPlan& plan, const SheetRow& row);

} // namespace corneta::ui
