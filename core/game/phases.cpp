// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/phases.h"

#include "core/answers.h"

#include <algorithm>

namespace corneta::game {

namespace {

/// What comes after this phase when nothing else is said: the next one, or the first of the next turn.
Stage next_stage(const Ruleset& ruleset, const Stage& stage)
{
    const auto found = std::ranges::find(ruleset.phases, stage.phase, &PhaseSpec::key);
    const bool is_last = found == ruleset.phases.end() || found + 1 == ruleset.phases.end();
    return is_last ? Stage{stage.turn + 1, std::string{ruleset.phases.front().key}} : Stage{stage.turn, std::string{(found + 1)->key}};
}

bool is_over(Lasts lasts, const Stage& stage, const Stage& next)
{
    return lasts == Lasts::Phase || (lasts == Lasts::Turn && next.turn != stage.turn);
}

/// Sets back what does not last.
void refresh(const Ruleset& ruleset, const Stage& next, Settling& settling)
{
    if (ruleset.game == nullptr)
        return;
    for (const StatSpec& stat : ruleset.game->stats) {
        if (!is_over(stat.lasts, settling.state().stage, next))
            continue;
        const std::string start = word_of(stat.field, stat.field.start_value());
        for (std::size_t i = 0; i < settling.state().units.size(); ++i) {
            const Unit& unit = settling.state().units[i];
            if (const std::string_view word = unit.word(stat.field.key); !word.empty())
                settling.set(std::string{unit.key}, stat.field.key, start);
        }
    }
}

/// Whether something speaks against a unit that the choice seats: destroyed by now, say.
bool is_void(const NextChoice& choice, const State& state, const Rulebook& book)
{
    const GameRules* const rules = book.ruleset->game;
    if (rules == nullptr || rules->object == nullptr)
        return false;
    Problems problems;
    rules->object(state, {0, choice.action, choice.roles, choice.inputs, {}, {}, {}}, problems, book);
    return std::ranges::any_of(problems, [&](const Problem& problem) { return !units_in(choice.roles, problem.where).empty(); });
}

Problems still_owed(const State& state, const Rulebook& book)
{
    Problems problems;
    const auto is_not_to_be = [&](const NextChoice& choice) { return is_void(choice, state, book); };
    for (const Owed& owed : state.owed)
        if (owed.next.kind != Follow::May && !std::ranges::all_of(owed.next.choices, is_not_to_be))
            problems.push_back({"entry " + std::to_string(owed.entry),
                                {"still owed: {0}; take it or give a reason to go on", {Name{owed.next.choices.front().words}}},
                                ProblemCode::StillOwed});
    return problems;
}

void take_over(const Settling& settling, Reading& reading)
{
    reading.effects.stats = settling.changes();
    reading.effects.next = settling.next();
    reading.told.push_back({"", {}, settling.hands()});
    for (const std::string& told : settling.told())
        reading.told.back().headline += (reading.told.back().headline.empty() ? "" : " ") + told;
}

} // namespace

const PhaseSpec* phase_of(const Ruleset& ruleset, std::string_view key)
{
    const auto found = std::ranges::find(ruleset.phases, key, &PhaseSpec::key);
    return found == ruleset.phases.end() ? nullptr : &*found;
}

std::string_view label_of_phase(const Ruleset& ruleset, std::string_view key)
{
    const PhaseSpec* const phase = phase_of(ruleset, key);
    return phase == nullptr ? key : phase->label;
}

void settle(const Rulebook& book, std::span<const Deed> deeds, Settling& settling)
{
    if (const GameRules* const rules = book.ruleset->game; rules != nullptr && rules->settle != nullptr) {
        rules->settle(deeds, settling, book);
        return;
    }
    for (const Deed& deed : deeds)
        settling.change(deed.changes);
}

std::expected<Reading, Problems> reading_of_phase_end(const State& state, const Rulebook& book, int entry, const EndPhase& command)
{
    const Ruleset& ruleset = *book.ruleset;
    Reading reading{.entry = entry};
    Settling settling{state};
    if (!state.pending.empty()) {
        settle(book, state.pending, settling);
        reading.effects.lifts_pending = true;
        const bool is_followed = !settling.next().empty();
        if (is_followed) {
            take_over(settling, reading);
            reading.effects.stage = state.stage;
            reading.effects.stage->aftermath = true;
            return reading;
        }
    }
    if (command.reason.empty())
        if (Problems problems = still_owed(state, book); !problems.empty())
            return std::unexpected{std::move(problems)};
    if (ruleset.game != nullptr && ruleset.game->end_phase != nullptr)
        ruleset.game->end_phase(settling, book);
    const Stage next = settling.stage().value_or(next_stage(ruleset, state.stage));
    refresh(ruleset, next, settling);
    take_over(settling, reading);
    reading.effects.lets_go = true;
    reading.effects.stage = next;
    return reading;
}

} // namespace corneta::game
