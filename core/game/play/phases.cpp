// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/phases.h"

#include "core/form/answers.h"
#include "core/game/journal/followed.h"
#include "core/game/play/duties.h"
#include "core/game/play/offered.h"

#include <algorithm>
#include <iterator>

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
void refresh(const Ruleset& ruleset, const Stage& next, EffectsBuilder& builder)
{
    if (ruleset.game == nullptr)
        return;
    for (const StatSpec& stat : ruleset.game->stats) {
        if (!is_over(stat.lasts, builder.state().stage, next))
            continue;
        const std::string start = is_free_text(stat) ? std::string{} : word_of(stat.field, stat.field.start_value());
        for (std::size_t i = 0; i < builder.state().units.size(); ++i) {
            const Unit& unit = builder.state().units[i];
            if (const std::string_view word = unit.word(stat.field.key); !word.empty() && word != start)
                builder.change({{unit.key, std::string{stat.field.key}, Does::Set, start}});
        }
    }
}

/// Now or as soon as what comes first is done.
std::vector<Owed> must_follow_now(const State& state, const Rulebook& book)
{
    std::vector<Owed> all = open_follow_ups(state, book);
    std::erase_if(all, [](const Owed& owed) { return owed.next.kind == Follow::May; });
    std::ranges::move(waiting_follow_ups(state, book), std::back_inserter(all));
    return all;
}

/// What speaks against the end of the phase; a reason overrules it.
Problems objections_to_end(const State& state, const Rulebook& book, const std::vector<Idle>* asked)
{
    Problems problems;
    if (is_decided(state, book))
        problems.push_back({state.stage.phase, {"the battle is decided; give a reason to go on"}});
    for (const Owed& owed : must_follow_now(state, book))
        problems.push_back({"entry " + std::to_string(owed.entry),
                            {"still owed: {0}; take it or give a reason to go on", {owed.next.choices.front().words}},
                            ProblemCode::StillOwed});
    const std::vector<Idle> found = asked == nullptr ? idle_units(state, book) : std::vector<Idle>{};
    for (const Idle& idle : asked == nullptr ? found : *asked)
        if (const Unit* const unit = state.find(idle.unit); idle.must && unit != nullptr)
            problems.push_back({idle.unit, {"{0}: {1}; do it or give a reason to go on", {*unit, idle.why}}, ProblemCode::NotDone});
    return problems;
}

void take_over(const EffectsBuilder& builder, EntryResult& result)
{
    builder.put_into(result.effects);
    result.effects.next = builder.next();
    result.told.push_back({{}, {}, builder.instructions()});
    if (!builder.told().empty())
        result.told.back().headline = {"{0}", {builder.told()}};
}

/// One end after another, of which the last one's may be taken.
void add_end(EntryResult& all, EntryResult end)
{
    std::erase_if(all.effects.next, [](const Next& next) { return next.kind == Follow::May; });
    const auto add = [](auto& to, auto& from) { std::ranges::move(from, std::back_inserter(to)); };
    add(all.told, end.told);
    add(all.effects.stats, end.effects.stats);
    add(all.effects.arrive, end.effects.arrive);
    add(all.effects.leave, end.effects.leave);
    add(all.effects.next, end.effects.next);
    all.effects.lifts_pending |= end.effects.lifts_pending;
    all.effects.lets_go |= end.effects.lets_go;
    all.effects.stage = std::move(end.effects.stage);
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

bool waits_for_end(const State& state, const Ruleset& ruleset)
{
    const PhaseSpec* const phase = phase_of(ruleset, state.stage.phase);
    return phase != nullptr && phase->applied == Applied::AtEnd && !state.stage.aftermath;
}

void take_effect(const Rulebook& book, std::span<const PlayedAction> played_actions, EffectsBuilder& builder)
{
    const GameRules* const rules = book.ruleset->game;
    if (rules != nullptr && rules->duties != nullptr)
        for (const PlayedAction& played : played_actions)
            mark_by(*rules->duties, played, builder, *book.typed_charts);
    if (rules != nullptr && rules->take_effect != nullptr)
        return rules->take_effect(played_actions, builder, book);
    for (const PlayedAction& played : played_actions)
        builder.change(played.changes);
}

std::expected<EntryResult, Problems> result_of_phase_end(const State& state, const Rulebook& book, int entry, const EndPhase& command,
                                                         const std::vector<Idle>* idle)
{
    const Ruleset& ruleset = *book.ruleset;
    EntryResult result{.entry = entry};
    EffectsBuilder builder{state, ruleset};
    if (!state.pending.empty()) {
        take_effect(book, state.pending, builder);
        result.effects.lifts_pending = true;
        const bool is_followed = !builder.next().empty();
        if (is_followed) {
            take_over(builder, result);
            result.effects.stage = state.stage;
            result.effects.stage->aftermath = true;
            return result;
        }
    }
    if (command.reason.empty())
        if (Problems problems = objections_to_end(state, book, idle); !problems.empty())
            return std::unexpected{std::move(problems)};
    if (ruleset.game != nullptr && ruleset.game->end_phase != nullptr)
        ruleset.game->end_phase(builder, book);
    if (builder.stage() == state.stage && builder.changes().empty() && builder.next().empty())
        return std::unexpected{Problems{{state.stage.phase, {"the last turn is over: no phase follows"}}}};
    const Stage next = builder.stage().value_or(next_stage(ruleset, state.stage));
    refresh(ruleset, next, builder);
    take_over(builder, result);
    result.effects.lets_go = true;
    result.effects.stage = next;
    return result;
}

std::expected<EntryResult, Problems> phase_end_again(const State& state, const Rulebook& book, const EntryResult& old, const State& then,
                                                     const EndPhase& command)
{
    constexpr int most_ends = 8; // of phases that were not asked for then: what follows from plays, a round more
    EntryResult result{.entry = old.entry};
    const bool is_over = !old.effects.stage || (then.stage.aftermath && *old.effects.stage == state.stage);
    if (is_over) // nothing follows from its plays in this reading: the phase ended with them
        return result;
    const Stage& there = *old.effects.stage;
    std::optional<EntryResult> first;
    State now = state;
    for (int ends = 0; ends < most_ends && (!first || (!there.aftermath && *result.effects.stage != there)); ++ends) {
        auto end = result_of_phase_end(now, book, old.entry, command);
        if (!end && !first)
            return end;
        if (!end)
            break;
        if (!first)
            first = *end;
        apply(now, old.entry, end->effects);
        add_end(result, *std::move(end));
    }
    if (!there.aftermath && *result.effects.stage != there) { // nor does it lead there any more: the table was there all the same
        result = *std::move(first);
        result.effects.stage = there;
        result.effects.lets_go = true;
    }
    if (result.effects.lets_go)
        keep_what_is_new(state, then, old, book, result.effects);
    return result;
}

void keep_what_is_new(const State& state, const State& then, const EntryResult& old, const Rulebook& book, Effects& effects)
{
    for (const Owed& owed : must_follow_now(state, book)) {
        const auto was = still_owed(state, then, {owed.entry, owed.index, 0});
        const bool was_kept = was && std::ranges::count(old.effects.keeps, std::pair{was->entry, was->index}) > 0;
        const std::pair here{owed.entry, owed.index};
        if ((!was || was_kept) && std::ranges::count(effects.keeps, here) == 0)
            effects.keeps.push_back(here);
    }
}

} // namespace corneta::game
