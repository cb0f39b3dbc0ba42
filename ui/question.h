// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answers.h"
#include "core/ruleset.h"

namespace corneta::ui {

/// An action with its answers and the charts in use: all that odds and results are made from.
struct Question {
    Rulebook book;
    const Action* action = nullptr;
    Answers answers;
};

} // namespace corneta::ui
