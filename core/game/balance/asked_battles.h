// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/statement.h"
#include "core/game/balance/balance.h"
#include "core/text/problem.h"

#include <expected>
#include <span>
#include <vector>

namespace corneta::game {

/// Battles that are to be played, with all they are played by.
struct AskedBattles {
    Balance wanted{};
    std::vector<Battlefield> fields{}; ///< one by each set of charts
};

/// Whether the rules of the game say who has won and what a unit counts.
bool can_be_counted(const Ruleset& ruleset);

/// The battles of a scenario by each of the books, which are one or two of a ruleset whose battles can be counted. How many, by what seed, and how
/// the charts are called is the caller's to say. Fails with what is wrong with the scenario by one of the books.
std::expected<AskedBattles, Problems> asked_battles(std::span<const Rulebook> books, std::span<const Statement> scenario, int last_turn);

} // namespace corneta::game
