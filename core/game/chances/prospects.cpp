// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/chances/prospects.h"

#include "core/action/chain.h"
#include "core/game/play/bound.h"
#include "core/game/play/phases.h"

#include <algorithm>
#include <map>

namespace corneta::game {

namespace {

constexpr std::size_t most_outcomes = 3'000; ///< working out more than these takes longer than anybody waits

/// A whole outcome and its chance.
struct WeightedOutcome {
    Outcome outcome;
    double chance = 0;
};
/// By their values, and where each key's begin.
using Outcomes = std::map<std::vector<std::int32_t>, WeightedOutcome>;

std::vector<std::int32_t> key_of(const Outcome& outcome)
{
    std::vector<std::int32_t> key = outcome.flat();
    for (std::size_t i = 0; i < outcome.size(); ++i)
        key.push_back(static_cast<std::int32_t>(outcome.at(i).size()));
    return key;
}

Outcomes outcomes_of(const Procedure& procedure, const std::stop_token& stop)
{
    Outcomes outcomes;
    Outcome at_end;
    const auto share_base = every_end_of(
        procedure, stop,
        [&](const EndState& end) {
            if (outcomes.size() > most_outcomes)
                return;
            procedure.end(end.state, at_end);
            WeightedOutcome& weighted = outcomes.try_emplace(key_of(at_end), at_end).first->second;
            weighted.chance += end.probability;
        },
        exact_effort);
    if (!share_base || !share_base->exact || outcomes.size() > most_outcomes)
        outcomes.clear();
    return outcomes;
}

/// The standings when that play has taken effect.
std::vector<Standing> standing_after(const State& state, const Rulebook& book, const PlayedAction& played)
{
    EffectsBuilder effects{state, *book.ruleset};
    take_effect(book, std::span{&played, 1}, effects);
    State after = state;
    Effects all;
    effects.put_into(all);
    apply(after, 0, all);
    return book.ruleset->game->standing(after, book);
}

/// Adds up what one outcome does to every side.
void add(const std::vector<Standing>& before, const std::vector<Standing>& after, double chance, std::vector<Prospect>& all)
{
    for (std::size_t side = 0; side < before.size() && side < after.size(); ++side) {
        const bool changes = after[side].points != before[side].points || after[side].is_over != before[side].is_over;
        all[side].changes += changes ? chance : 0;
        all[side].is_over += after[side].is_over && !before[side].is_over ? chance : 0;
        all[side].points += chance * (after[side].points - before[side].points);
    }
}

} // namespace

std::vector<Prospect> prospects(const State& state, const Rulebook& book, const Prepared& play, const std::stop_token& stop)
{
    const Action& action = *book.ruleset->find_action(play.play.action);
    const bool has_standing = book.ruleset->game != nullptr && book.ruleset->game->standing != nullptr;
    if (!has_standing || action.is_batch() || !play.refused.empty() || !play.nobody.empty())
        return {};
    const std::vector<Standing> before = book.ruleset->game->standing(state, book);
    std::vector<Prospect> all;
    all.reserve(before.size());
    for (const Standing& standing : before)
        all.push_back({standing.side});
    const auto procedure = action.bind(play.filled.answers, 0, *book.typed_charts);
    for (const auto& [key, weighted] : outcomes_of(*procedure, stop)) {
        const auto& [outcome, chance] = weighted;
        if (stop.stop_requested())
            return {};
        const PlayedAction played{.action = play.play.action,
                                  .roles = play.play.roles,
                                  .answers = answers_of(play.filled),
                                  .outcomes = {words_of(action, outcome)},
                                  .changes = declared_changes(action, outcome, play.play.roles)};
        add(before, standing_after(state, book, played), chance, all);
    }
    std::erase_if(all, [](const Prospect& prospect) { return prospect.changes == 0; });
    return all;
}

} // namespace corneta::game
