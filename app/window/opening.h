// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/arguments.h"
#include "core/action/ruleset.h"
#include "ui/session/pack_shelf.h"

#include <expected>
#include <span>
#include <string>
#include <vector>

namespace corneta::window {

/// Why the program ends at once: its exit code and what it says on standard error.
struct Failure {
    int code = 1;
    std::string words;
};

/// What the window opens with.
struct Opening {
    std::vector<Rulebook> books;
    std::size_t book = 0;
    const Action* action = nullptr; ///< null: the ruleset's first
    Answers answers{{}};
};

/// Reads the charts of every ruleset and the answers asked for. Code 1: answers or dice refused, 2: no such ruleset or action, 3: charts unreadable.
std::expected<Opening, Failure> opening_from(const Arguments& arguments, std::span<const Ruleset* const> rulesets);

/// The packs built in, and those in the user's own folder.
ui::PackShelf packs_on_disk();

} // namespace corneta::window
