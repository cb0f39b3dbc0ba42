// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/described.h"
#include "core/game/balance/balance.h"

/// The members of a record of counted battles.
namespace corneta::game {

template <> inline constexpr auto named<Moments> = object("sum", "squares");
template <> inline constexpr auto named<SideTally> = object("victories", "army_breaks", "losses", "lost", "broken");
template <> inline constexpr auto named<BattlesTally> = object("stuck", "lengths", "sides");
template <> inline constexpr auto named<SideDifference> = object("victories", "losses");
template <> inline constexpr auto named<Difference> = object("turns", "sides");
template <> inline constexpr auto named<ChartsNamed> = object("name", "digest");
template <> inline constexpr auto named<SideThere> = object("key", "name", "units", "strength");
template <> inline constexpr auto named<BalanceQuestion> =
    object("program", "ruleset", "scenario", "options", "digest", "seed", "last_turn", "charts", "sides");
void describe(Part<Balance> auto& balance, auto&& to)
{
    to("question", balance.question), to("from_game", balance.from_game), to("games", balance.games);
    to("battles", balance.tally.battles), to("difference", balance.tally.difference);
}

} // namespace corneta::game
