// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/balance/asked_battles.h"

#include "core/game/forces/scenario.h"
#include "core/game/play/rules.h"

#include <cassert>
#include <utility>

namespace corneta::game {

bool can_be_counted(const Ruleset& ruleset)
{
    return ruleset.game != nullptr && ruleset.game->summary != nullptr && ruleset.game->standing != nullptr;
}

std::expected<AskedBattles, Problems> asked_battles(std::span<const Rulebook> books, std::span<const Statement> scenario, int last_turn)
{
    assert(!books.empty() && can_be_counted(*books.front().ruleset));
    AskedBattles asked;
    BalanceQuestion& question = asked.wanted.question;
    question.ruleset = books.front().ruleset->key;
    question.last_turn = last_turn;
    for (const Rulebook& book : books) {
        auto read = scenario_from(book, scenario);
        if (!read)
            return std::unexpected{std::move(read.error())};
        question.scenario = read->key;
        asked.fields.push_back({book, std::move(read->start), read->attacker, last_turn});
    }
    const Battlefield& field = asked.fields.front();
    for (const Unit* const side : sides_of(field.start)) {
        const Force force = force_of(field.start, field.book, side->key);
        question.sides.push_back({side->key, side->name, force.units, force.strength - force.lost});
    }
    return asked;
}

} // namespace corneta::game
