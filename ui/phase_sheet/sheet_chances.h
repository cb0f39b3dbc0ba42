// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// The answers in words.
struct SheetChances {
    std::vector<QString> own{};                ///< by row: its own headline chance
    std::map<std::string, QString> together{}; ///< by unit: the chance that it gives way to all that is declared at it
};

SheetChances counted(const SheetQuestions& questions, const std::stop_token& stop);

} // namespace corneta::ui
