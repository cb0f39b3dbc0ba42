// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/forces/season.h"

#include "core/game/play/offered.h"
#include "core/game/play/rules.h"

#include <tuple>

namespace corneta::game {

Problems lacking_for_a_season(const Ruleset& ruleset)
{
    Problems problems;
    const auto demand = [&](bool is_there, std::string_view member, std::string_view what) {
        if (!is_there)
            problems.push_back(
                {std::string{ruleset.key}, {"a season would forget its losses: give its GameRules `{0}`, {1}", {member, what}}});
    };
    const GameRules* const rules = ruleset.game;
    demand(rules != nullptr && rules->summary != nullptr, "summary", "how many of a unit are left, and how many lost");
    demand(rules != nullptr && rules->standing != nullptr, "standing", "who has won");
    demand(rules != nullptr && rules->refit != nullptr, "refit", "how a unit begins with so many");
    return problems;
}

Counted counted(const Unit& unit, const Rulebook& book, const State& state)
{
    const UnitSummary summary = book.ruleset->game->summary(unit, state, book);
    Counted counted;
    for (const CountedPart& part : summary.parts)
        if (&part == &summary.parts.back())
            counted.lost += part.number;
        else if (!part.is_lent)
            counted.left += part.number;
    if (is_gone(unit, book))
        counted = {0, counted.lost + counted.left};
    return counted;
}

Problems forgotten_by_a_season(const State& start, const Rulebook& book)
{
    Problems problems;
    for (const Unit& unit : start.units) {
        const int whole = unit.kind == "unit" ? counted(unit, book, start).left : 0;
        if (whole < 2)
            continue;
        State next = start;
        Unit& fewer = *next.find(unit.key);
        book.ruleset->game->refit(fewer, whole - 1, 0);
        if (book.ruleset->game->muster != nullptr) // as the next battle begins
            std::ignore = book.ruleset->game->muster(fewer, book);
        if (const int left = counted(fewer, book, next).left; left != whole - 1) {
            problems.push_back(
                {unit.key,
                 {"a season would forget its losses: `refit` to {0} of {1} leaves it {2}, by `summary`", {whole - 1, whole, left}}});
            break; // the others are told alike
        }
    }
    return problems;
}

} // namespace corneta::game
