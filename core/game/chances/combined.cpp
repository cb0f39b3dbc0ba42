// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/chances/combined.h"

#include "core/game/chances/branches.h"
#include "core/game/play/phases.h"
#include "core/game/play/rules.h"

namespace corneta::game {

std::optional<GivingWay> chance_to_give_way(const State& state, const Rulebook& book, std::string_view unit, std::span<const Play> declared,
                                            const std::stop_token& stop)
{
    const Unit* const found = state.find(unit);
    const GameRules* const rules = book.ruleset->game;
    if (found == nullptr || rules == nullptr || rules->gives_way == nullptr
        || (declared.size() > 1 && !waits_for_end(state, *book.ruleset)))
        return std::nullopt;
    Ways ways{state.pending};
    for (const Play& play : declared) {
        const auto ready = prepared(state, book, play);
        if (!ready || !ready->refused.empty() || !ready->objected.empty())
            return std::nullopt;
        const auto branches = declared_play(book, *ready, found->key, stop);
        if (!branches || !ways.add(state, *book.ruleset, *branches))
            return std::nullopt;
    }
    Weight gives_way{0, 0};
    for (const auto& [done, way] : ways.all()) {
        if (stop.stop_requested())
            return std::nullopt;
        State after = state;
        after.pending = way.played_actions;
        EffectsBuilder effects{after, *book.ruleset};
        take_effect(book, way.played_actions, effects);
        if (rules->gives_way(effects.unit(found->key), book))
            gives_way.add(way.weight);
    }
    const auto [chance, total] = in_lowest_terms(gives_way, ways.total());
    return GivingWay{chance, total, rules->gives_way(*found, book)};
}

} // namespace corneta::game
