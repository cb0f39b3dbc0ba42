// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/question.h"

#include <QString>

#include <optional>
#include <vector>

namespace corneta::ui {

class OpenGame;

/// Something that follows a result: who carries it out or decides, and the choices.
struct Offer {
    /// Nothing to open where an action has not landed: it stands there in words.
    struct Choice {
        QString words;
        std::optional<Question> question{};
    };
    QString kind; ///< "Defender must:"
    std::vector<Choice> choices;
    bool is_optional = false;
    bool wants_unit = false; ///< one that the game does not know
};

/// What follows a verdict at the free table.
std::vector<Offer> offers_after(const Verdict& verdict, const Question& question);

/// What is still owed of an entry of a game; of entry 0 all.
std::vector<Offer> offers_of(const OpenGame& game, int entry);

} // namespace corneta::ui
