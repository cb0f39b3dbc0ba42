// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/commands.h"
#include "core/form/answers.h"

#include <expected>
#include <span>
#include <string>

namespace corneta::cli {

std::expected<const Ruleset*, Failure> ruleset_named(const std::string& key, Rulesets rulesets);
std::expected<const Action*, Failure> action_named(const std::string& key, const Ruleset& ruleset);

/// The ruleset with its charts, and with the pack of `--pack`.
std::expected<Rulebook, Failure> rulebook_for(const Ruleset& ruleset, const CommandLine& line);

/// An action with everything it needs but the dice.
struct Question {
    const Action* action = nullptr;
    Rulebook book;
    Answers answers;

    const Ruleset& ruleset() const { return *book.ruleset; }
    const RulesetCharts& charts() const { return *book.typed_charts; }
};

/// Reads RULESET ACTION KEY=VALUE ...; answers that form or rules refuse fail together with `others`, the problems found elsewhere.
std::expected<Question, Failure> question_from(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets,
                                               Problems others = {});

} // namespace corneta::cli
