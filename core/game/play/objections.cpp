// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/objections.h"

#include "core/game/play/duties.h"
#include "core/game/play/offered.h"
#include "core/game/play/phases.h"
#include "core/game/play/rules.h"
#include "core/game/play/sides.h"

#include <algorithm>

namespace corneta::game {

namespace {

/// Without those a must is for.
void object_to_others(const State& state, const Play& play, const Followed& follow_up, Problems& problems)
{
    if (follow_up.owed->next.kind == Follow::May)
        return;
    for (const RoleFilled& seated : follow_up.choice->roles)
        if (!holds_all(play.roles, seated)) {
            const Unit* const unit = state.find(seated.units.front());
            const NamedUnit named = unit == nullptr ? NamedUnit{seated.units.front(), seated.units.front()} : *unit;
            problems.push_back({seated.role, {"it is owed for {0}; give a reason to do it without", {named}}});
        }
}

/// By itself: what belongs to another phase.
void object_to_unasked(const State& state, const Rulebook& book, const Play& play, Problems& problems)
{
    const auto& phases = book.ruleset->find_action(play.action)->phases;
    if (!phases.empty() && std::ranges::find(phases, state.stage.phase) == phases.end())
        problems.push_back(
            {play.action,
             {"not in the phase {0}; give a reason to do it all the same", {label_of_phase(*book.ruleset, state.stage.phase)}}});
}

} // namespace

void object_by_rules(const State& state, const PlayedAction& wanted, Problems& problems, const Rulebook& book)
{
    const GameRules* const rules = book.ruleset->game;
    if (rules != nullptr && rules->duties != nullptr)
        object_by(*rules->duties, state, wanted, *book.typed_charts, problems);
    if (rules != nullptr && rules->object != nullptr)
        rules->object(state, wanted, problems, book);
}

Problems objections(const State& state, const Rulebook& book, const Play& play, const Followed* follow_up, const PlayedAction& wanted)
{
    Problems problems;
    if (!play.reason.empty())
        return problems;
    const bool must_be = follow_up != nullptr && follow_up->owed->next.kind != Follow::May;
    if (!must_be && is_decided(state, book))
        problems.push_back({play.action, {"the battle is decided; give a reason to play on"}});
    if (follow_up != nullptr)
        object_to_others(state, play, *follow_up, problems);
    else
        object_to_unasked(state, book, play, problems);
    object_to_sides(state, *book.ruleset, play.action, wanted.roles, problems);
    object_by_rules(state, wanted, problems, book);
    return problems;
}

} // namespace corneta::game
