// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/chances/armies.h"
#include "core/game/chances/combined.h"
#include "ui/session/question.h"

#include <QString>

#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace corneta::ui {

/// What is to be counted for a phase sheet.
struct SheetQuestions {
    /// A row that is declared and not rolled.
    struct Declared {
        Question question;
        std::string at{};         ///< the unit it is aimed at; empty: nobody
        bool is_objected = false; ///< then it is in no chance of several
    };
    game::State state{};
    Rulebook book{};
    std::vector<std::optional<Declared>> rows{}; ///< as they stand in the sheet
    std::vector<std::string> targets{};          ///< all units that are aimed at, also by what is rolled
};

/// What was found.
struct SheetChances {
    struct OfRow {
        QString chance; ///< its own headline chance, without the words that head the column
        QString dice;   ///< that it wants: "d20 \u00d73"
    };
    std::vector<OfRow> rows{};                               ///< empty where a row is not declared
    std::map<std::string, game::GivingWay> together;         ///< by unit: that it gives way to all that is declared at it
    std::optional<std::vector<game::ArmyBreaking>> armies{}; ///< that a side's breaks of all that is declared
};

SheetChances counted(const SheetQuestions& questions, const std::stop_token& stop);

/// What the action calls it when the unit in a role gives way, "Breaks" of "target breaks"; empty where it has no word for it.
QString word_for_giving_way(const Action& action);

} // namespace corneta::ui
