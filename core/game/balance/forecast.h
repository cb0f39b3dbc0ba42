// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/balance/balance.h"
#include "core/game/play/unit_summary.h"
#include "core/text/word_table.h"

#include <functional>
#include <string>
#include <vector>

namespace corneta::game {

/// What a battle that goes on may come to, by battles that play themselves from where it stands. Nobody's hidden orders are looked at: what
/// lies face down is laid anew.
struct Forecast {
    Balance balance{}; ///< its sides as they stood
    std::vector<Standing> standings{};
};

/// `wanted.games` of `wanted.question.seed`, to the end of `wanted.question.last_turn`; stops early as played() does.
Forecast forecast(const State& state, const Rulebook& book, const std::string& attacker, Balance wanted, int threads,
                  const std::function<bool(std::int64_t begun)>& goes_on);

/// What was played, in a sentence.
Sentence title_of(const Forecast& forecast);
/// A row a side: how often it wins and its army breaks, with the 95 % intervals, and where it stands now.
WordTable table_of(const Forecast& forecast);

} // namespace corneta::game
