// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/described.h"
#include "core/game/balance/balance.h"

/// The members of a record of counted battles.
namespace corneta::game {

void describe(Part<Moments> auto& moments, auto&& to)
{
    auto& [sum, squares] = moments;
    to("sum", sum), to("squares", squares);
}
void describe(Part<SideTally> auto& side, auto&& to)
{
    auto& [victories, army_breaks, losses, lost, broken] = side;
    to("victories", victories), to("army_breaks", army_breaks), to("losses", losses), to("lost", lost), to("broken", broken);
}
void describe(Part<BattlesTally> auto& tally, auto&& to)
{
    auto& [stuck, lengths, sides] = tally;
    to("stuck", stuck), to("lengths", lengths), to("sides", sides);
}
void describe(Part<SideDifference> auto& side, auto&& to)
{
    auto& [victories, losses] = side;
    to("victories", victories), to("losses", losses);
}
void describe(Part<Difference> auto& difference, auto&& to)
{
    auto& [turns, sides] = difference;
    to("turns", turns), to("sides", sides);
}
void describe(Part<ChartsNamed> auto& charts, auto&& to)
{
    auto& [name, digest] = charts;
    to("name", name), to("digest", digest);
}
void describe(Part<SideThere> auto& side, auto&& to)
{
    auto& [key, name, units, strength] = side;
    to("key", key), to("name", name), to("units", units), to("strength", strength);
}
void describe(Part<BalanceQuestion> auto& question, auto&& to)
{
    auto& [program, ruleset, scenario, options, digest, seed, last_turn, charts, sides] = question;
    to("program", program), to("ruleset", ruleset), to("scenario", scenario), to("options", options), to("digest", digest);
    to("seed", seed), to("last_turn", last_turn), to("charts", charts), to("sides", sides);
}
void describe(Part<Balance> auto& balance, auto&& to)
{
    to("question", balance.question), to("from_game", balance.from_game), to("games", balance.games);
    to("battles", balance.tally.battles), to("difference", balance.tally.difference);
}

} // namespace corneta::game
