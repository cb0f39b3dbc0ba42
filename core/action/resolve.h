// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/explanation.h"
#include "core/action/ruleset.h"
#include "core/action/verdict.h"
#include "core/dice/typed_dice.h"

#include <expected>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace corneta {

class Procedure;
struct ChainState;

/// What the rules refuse in these answers, before any die; for a batch each row's, `where` naming field and row.
Problems refusals(const Action& action, const Answers& answers, const RulesetCharts& charts);

/// The action with random or recorded dice that never run out: a verdict, for a batch one a row. The answers must not be refused.
std::vector<Verdict> resolved(const Action& action, const Answers& answers, const RulesetCharts& charts, Dice& dice);

/// What the faces typed so far lead to: verdicts when they suffice, without their workings where nobody is listening; else the dice that are
/// surely still needed.
struct PartialResult {
    std::vector<Verdict> verdicts;   ///< as many as runs(); empty until the dice suffice
    std::vector<DiceRequest> wanted; ///< surely still needed, in the order asked; empty when done or when told to stop looking for them
    Problems problems;               ///< a face the die lacks, a pool of another size
};
PartialResult attempted(const Action& action, const Answers& answers, const RulesetCharts& charts, TypedDice& dice,
                        const std::stop_token& stop = {}, Listening listening = Listening::Yes);

/// The dice that every branch of the action asks for after what is typed in `dice`, in the order asked.
/// Empty when stopped.
std::vector<DiceRequest> surely_wanted(const Procedure& procedure, const ChainState& state, const std::stop_token& stop = {});

/// A run of an action, counted from 0, and how many there are.
struct Run {
    std::size_t row = 0;
    std::size_t of = 1;
};

/// What stands before the labels of a run's dice where rows go by number: `unit 2: `; else nothing.
std::string row_prefix(const Action& action, Run run);

/// A key of one run where the keys of all runs stand together: `unit_1_levels` where rows go by number, else as it is.
/// Example: labels of dice become "unit 2: fire".
std::string row_key(const Action& action, Run run, std::string_view key);

} // namespace corneta
