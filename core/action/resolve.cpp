// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/action/resolve.h"

#include "core/action/procedure.h"

#include <fmt/format.h>

#include <cassert>
#include <utility>

namespace corneta {

namespace {

std::vector<Effect> effects_of(const Action& action, const Outcome& outcome)
{
    std::vector<Effect> effects;
    for (std::size_t i = 0; i < action.outcomes.size(); ++i) {
        const OutcomeSpec& spec = action.outcomes[i];
        if (spec.does == Does::Nothing || spec.list)
            continue;
        const bool no_change = spec.does != Does::Set && outcome.value(i) == 0;
        if (!no_change)
            effects.push_back({spec.role, spec.stat, spec.does, outcome.value(i)});
    }
    return effects;
}

Verdict verdict_of(const Action& action, const Procedure& procedure, const ChainState& state, Explanation explanation)
{
    Verdict verdict;
    verdict.outcome.reserve(action.outcomes.size());
    procedure.end(state, verdict.outcome);
    assert(verdict.outcome.size() == action.outcomes.size());
    Announcement announcement = procedure.announce(state);
    verdict.headline = std::move(announcement.headline);
    verdict.instructions = std::move(announcement.instructions);
    verdict.next = std::move(announcement.next);
    verdict.workings = std::move(explanation).taken();
    verdict.effects = effects_of(action, verdict.outcome);
    return verdict;
}

/// Whether the links ran to their end; `state` is the state before the link that lacked a die.
bool ran_to_end(const Procedure& procedure, ChainState& state, TypedDice& dice, Explanation& explanation)
{
    procedure.begin(state, explanation);
    for (;;) {
        ChainState after = state;
        const Step step = procedure.step(after, dice, explanation);
        if (dice.is_missing() || !dice.problems().empty())
            return false;
        state = after;
        if (step == Step::Finished)
            return true;
    }
}

} // namespace

std::string row_prefix(const Action& action, Run run)
{
    return action.numbers_rows(run.of) ? fmt::format("{} {}: ", action.batch, run.row + 1) : std::string{};
}

std::string row_key(const Action& action, Run run, std::string_view key)
{
    return action.numbers_rows(run.of) ? fmt::format("{}_{}_{}", action.batch, run.row + 1, key) : std::string{key};
}

Problems refusals(const Action& action, const Answers& answers, const RulesetCharts& charts)
{
    Problems problems;
    const std::size_t runs = action.runs(answers);
    for (std::size_t row = 0; row < runs; ++row)
        for (Problem& problem : action.bind(answers, row, charts)->refusals()) {
            problem.where = row_prefix(action, {row, runs}) + problem.where;
            problems.push_back(std::move(problem));
        }
    return problems;
}

std::vector<Verdict> resolved(const Action& action, const Answers& answers, const RulesetCharts& charts, Dice& dice)
{
    std::vector<Verdict> verdicts;
    const std::size_t runs = action.runs(answers);
    for (std::size_t row = 0; row < runs; ++row) {
        const auto procedure = action.bind(answers, row, charts);
        dice.prefix(row_prefix(action, {row, runs}));
        Explanation explanation{Listening::Yes};
        ChainState state;
        procedure->begin(state, explanation);
        while (procedure->step(state, dice, explanation) == Step::Continue) {}
        verdicts.push_back(verdict_of(action, *procedure, state, std::move(explanation)));
        verdicts.back().rolls = dice.taken_rolls();
    }
    return verdicts;
}

PartialResult attempted(const Action& action, const Answers& answers, const RulesetCharts& charts, TypedDice& dice,
                        const std::stop_token& stop, Listening listening)
{
    PartialResult partial;
    bool lacks_dice = false;
    const std::size_t runs = action.runs(answers);
    for (std::size_t row = 0; row < runs; ++row) {
        const auto procedure = action.bind(answers, row, charts);
        dice.prefix(row_prefix(action, {row, runs}));
        Explanation explanation{listening};
        ChainState state;
        if (!lacks_dice && ran_to_end(*procedure, state, dice, explanation)) {
            partial.verdicts.push_back(verdict_of(action, *procedure, state, std::move(explanation)));
            partial.verdicts.back().rolls = dice.taken_rolls();
            continue;
        }
        if (!dice.problems().empty())
            return {{}, {}, dice.problems()};
        if (std::exchange(lacks_dice, true)) { // an earlier row lacks dice: this one wants all of its own that are not typed
            Explanation deaf{Listening::No};
            procedure->begin(state, deaf);
        }
        for (DiceRequest& wanted : surely_wanted(*procedure, state, stop)) {
            wanted.label = row_prefix(action, {row, runs}) + wanted.label;
            if (!dice.has(wanted.label))
                partial.wanted.push_back(std::move(wanted));
        }
    }
    if (lacks_dice)
        partial.verdicts.clear();
    return partial;
}

} // namespace corneta
