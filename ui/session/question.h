// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/action/verdict.h"
#include "core/form/answers.h"
#include "core/game/journal/command.h"

#include <optional>
#include <vector>

namespace corneta::ui {

/// An action with its answers and the charts in use: all that odds and results are made from.
struct Question {
    Rulebook book;
    const Action* action = nullptr;
    Answers answers;
    std::vector<Given> before{}; ///< what was answered on the way here, when this follows a result; the latest last

    std::optional<game::Play> play{}; ///< in a game: its units, and the follow-up that it takes

    bool is_proposed = false; ///< its units may act next; others may be named in their place

    bool is_follow_up() const { return !before.empty(); }
};

/// What `choice`, which follows the result of `question`, asks: its own inputs, and under keys that they leave out what was answered on the
/// way here. Nothing when its action has not landed.
std::optional<Question> following(const Question& question, const Choice& choice);

} // namespace corneta::ui
