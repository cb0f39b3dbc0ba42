// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"

#include <string>
#include <vector>

/// What a procedure does in a game, as its row in the ruleset's README has it: `activate along=...` is an action with an answer or a role of it,
/// `front_left=yes` an answer, `supported` a role or a field.
struct ProcedureNamed {
    std::string words; ///< as they stand there
    std::string action{};
    std::string key{};
    std::string word{}; ///< of a choice
};

/// Those of all tables of the README, a word with several answers once for each of them. What is neither an action nor a role or a field is a
/// stat, a file or a command.
std::vector<ProcedureNamed> procedures_named(const corneta::Ruleset& ruleset);
