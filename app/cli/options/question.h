// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/commands.h"
#include "core/form/answers.h"

#include <span>
#include <string>

namespace corneta::cli {

const Ruleset& ruleset_named(const std::string& key, Rulesets rulesets);
const Action& action_named(const std::string& key, const Ruleset& ruleset);

/// The ruleset with its charts, and with the pack of `--pack`.
Rulebook rulebook_for(const Ruleset& ruleset, const CommandLine& line);

/// An action with everything it needs but the dice.
struct Question {
    const Action* action = nullptr;
    Rulebook book;
    Answers answers;

    const Ruleset& ruleset() const { return *book.ruleset; }
    const RulesetCharts& charts() const { return *book.typed_charts; }
};

/// Reads RULESET ACTION KEY=VALUE ...; answers that form or rules refuse fail together with `others`, the problems found elsewhere.
Question question_from(const Call& call, Problems others = {});

/// `k=v` as they are typed.
std::vector<Given> given_in(Operands words);

} // namespace corneta::cli
