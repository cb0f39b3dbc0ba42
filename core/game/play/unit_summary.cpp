// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/unit_summary.h"

#include "core/action/resolve.h"
#include "core/dice/typed_dice.h"
#include "core/game/play/played_action.h"
#include "core/game/play/prepared.h"
#include "core/game/play/rules.h"
#include "core/text/words.h"

#include <algorithm>

namespace corneta::game {

std::vector<Sentence> marks_of(const Unit& unit, std::span<const MarkSpec> marks)
{
    std::vector<Sentence> all;
    for (const MarkSpec& mark : marks)
        if (unit[mark.stat])
            all.push_back({mark.words});
    return all;
}

void mark_option(std::string_view word, std::span<const Option> options, std::string_view unsaid, std::string_view pattern,
                 UnitSummary& summary)
{
    const auto option = std::ranges::find(options, word, &Option::word);
    if (option != options.end() && word != unsaid)
        summary.marks.push_back({pattern, {option->label}});
}

void mark_number(const Unit& unit, const Stat<int>& stat, std::string_view pattern, UnitSummary& summary)
{
    if (const int number = unit[stat]; number > 0)
        summary.marks.push_back({pattern, {number}});
}

bool is_gone(const Unit& unit, const Rulebook& book)
{
    const GameRules* const rules = book.ruleset->game;
    return rules != nullptr && rules->is_gone != nullptr && rules->is_gone(unit);
}

bool is_away(const State& state, const Unit& unit, const Rulebook& book)
{
    const GameRules* const rules = book.ruleset->game;
    return rules != nullptr && rules->is_away != nullptr && rules->is_away(state, unit);
}

std::optional<PlayedAction> reckoned(const State& state, const Rulebook& book, std::string_view action, const Roles& roles)
{
    const auto ready = prepared(state, book, {.action = std::string{action}, .roles = roles, .reason = "reckoned as things stand"});
    if (!ready || !ready->refused.empty() || !ready->nobody.empty())
        return std::nullopt;
    TypedDice none{std::vector<int>{}};
    const PartialResult result = attempted(*book.ruleset->find_action(action), ready->filled.answers, *book.typed_charts, none);
    if (!result.problems.empty() || !result.wanted.empty())
        return std::nullopt;
    return played_action_of(state, *book.ruleset, {0, ready->play.action, ready->play.roles, answers_of(ready->filled), {}, {}, {}},
                            result.verdicts);
}

} // namespace corneta::game
