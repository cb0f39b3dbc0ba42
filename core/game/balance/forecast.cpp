// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/balance/forecast.h"

#include "core/game/play/rules.h"

#include <utility>

namespace corneta::game {

Forecast forecast(const State& state, const Rulebook& book, const std::string& attacker, Balance wanted, int threads,
                  const std::function<bool(std::int64_t begun)>& goes_on)
{
    Forecast forecast;
    forecast.standings = book.ruleset->game->standing(state, book);
    Battlefield field{book, state, attacker, wanted.question.last_turn};
    field.start.face_down.clear();
    for (const Unit* const side : sides_of(state)) {
        const Force force = force_of(state, book, side->key);
        wanted.question.sides.push_back({side->key, side->name, force.units, force.strength - force.lost});
    }
    forecast.balance = played(std::move(wanted), std::span{&field, 1}, threads, goes_on);
    return forecast;
}

} // namespace corneta::game
