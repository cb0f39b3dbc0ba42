// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/decide/kept.h"

#include "core/game/decide/muster.h"
#include "core/game/journal/followed.h"
#include "core/game/journal/journal.h"
#include "core/game/play/duties.h"
#include "core/game/play/phases.h"

#include <algorithm>
#include <iterator>

namespace corneta::game {

namespace {

void leave_marks(const EntryResult& old, const State& now, const Rulebook& book, Effects& effects)
{
    const GameRules* const rules = book.ruleset->game;
    if (!old.played || effects.waits || rules == nullptr || rules->duties == nullptr)
        return;
    PlayedAction played = *old.played;
    for (const Answer& answer : old.answers)
        played.answers.push_back({answer.key, answer.word});
    State after = now;
    apply(after, old.entry, effects);
    EffectsBuilder marks{after, *book.ruleset};
    mark_by(*rules->duties, played, marks, *book.typed_charts);
    std::ranges::move(marks.changes(), std::back_inserter(effects.stats));
}

} // namespace

EntryResult kept_as_it_was(const EntryResult& old, const State& then, const State& now, const Rulebook& book)
{
    EntryResult kept = old;
    drop_absent(now, *book.ruleset, kept.effects);
    kept.effects.takes.reset();
    if (const auto& takes = old.effects.takes)
        if (const auto there = still_owed(then, now, {takes->first, takes->second, 0}))
            kept.effects.takes = {there->entry, there->index};
    if (old.effects.lets_go)
        keep_what_is_new(now, then, old, book, kept.effects);
    if (misfits(now, kept.effects).empty())
        leave_marks(old, now, book, kept.effects);
    return kept;
}

Problems below_nothing(const State& state, const EntryResult& kept)
{
    State after = state;
    apply(after, kept.entry, kept.effects);
    Problems problems;
    for (const StatChange& change : kept.effects.stats)
        if (const Unit* const unit = state.find(change.unit); unit != nullptr && change.does == Does::Add)
            if (number_of(unit->word(change.stat)) >= 0 && number_of(after.find(change.unit)->word(change.stat)) < 0)
                problems.push_back({change.unit, {"{0} would be below 0", {Name{change.stat}}}});
    return problems;
}

} // namespace corneta::game
