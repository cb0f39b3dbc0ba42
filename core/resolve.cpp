// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resolve.h"

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

Verdict verdict_of(const Action& action, const Procedure& procedure, const Now& now, Tale tale)
{
    Verdict verdict;
    verdict.outcome.reserve(action.outcomes.size());
    procedure.end(now, verdict.outcome);
    assert(verdict.outcome.size() == action.outcomes.size());
    Telling telling = procedure.tell(now);
    verdict.headline = std::move(telling.headline);
    verdict.hands = std::move(telling.hands);
    verdict.next = std::move(telling.next);
    verdict.workings = std::move(tale).taken();
    verdict.effects = effects_of(action, verdict.outcome);
    return verdict;
}

/// Whether the links ran to their end; `now` is the state before the link that lacked a die.
bool ran_to_end(const Procedure& procedure, Now& now, TypedDice& dice, Tale& tale)
{
    procedure.begin(now, tale);
    for (;;) {
        Now after = now;
        const Then then = procedure.step(after, dice, tale);
        if (dice.is_missing() || !dice.problems().empty())
            return false;
        now = after;
        if (then == Then::Done)
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

Problems refusals(const Action& action, const Answers& answers, const Cards& cards)
{
    Problems problems;
    const std::size_t runs = action.runs(answers);
    for (std::size_t row = 0; row < runs; ++row)
        for (Problem& problem : action.bind(answers, row, cards)->refusals()) {
            problem.where = row_prefix(action, {row, runs}) + problem.where;
            problems.push_back(std::move(problem));
        }
    return problems;
}

std::vector<Verdict> resolved(const Action& action, const Answers& answers, const Cards& cards, Dice& dice)
{
    std::vector<Verdict> verdicts;
    const std::size_t runs = action.runs(answers);
    for (std::size_t row = 0; row < runs; ++row) {
        const auto procedure = action.bind(answers, row, cards);
        dice.prefix(row_prefix(action, {row, runs}));
        Tale tale{Listening::Yes};
        Now now;
        procedure->begin(now, tale);
        while (procedure->step(now, dice, tale) == Then::More) {}
        verdicts.push_back(verdict_of(action, *procedure, now, std::move(tale)));
        verdicts.back().rolls = dice.taken_rolls();
    }
    return verdicts;
}

Attempt attempted(const Action& action, const Answers& answers, const Cards& cards, TypedDice& dice, const std::stop_token& stop)
{
    Attempt attempt;
    bool lacks_dice = false;
    const std::size_t runs = action.runs(answers);
    for (std::size_t row = 0; row < runs; ++row) {
        const auto procedure = action.bind(answers, row, cards);
        dice.prefix(row_prefix(action, {row, runs}));
        Tale tale{Listening::Yes};
        Now now;
        if (!lacks_dice && ran_to_end(*procedure, now, dice, tale)) {
            attempt.verdicts.push_back(verdict_of(action, *procedure, now, std::move(tale)));
            attempt.verdicts.back().rolls = dice.taken_rolls();
            continue;
        }
        if (!dice.problems().empty())
            return {{}, {}, dice.problems()};
        if (std::exchange(lacks_dice, true)) { // an earlier row lacks dice: this one wants all of its own that are not typed
            Tale deaf{Listening::No};
            procedure->begin(now, deaf);
        }
        for (Wanted& wanted : surely_wanted(*procedure, now, stop)) {
            wanted.label = row_prefix(action, {row, runs}) + wanted.label;
            if (!dice.has(wanted.label))
                attempt.wanted.push_back(std::move(wanted));
        }
    }
    if (lacks_dice)
        attempt.verdicts.clear();
    return attempt;
}

} // namespace corneta
