// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/report/report.h"
#include "core/game/play/rules.h"

namespace corneta {

namespace {

int strength_of(const game::Unit& unit, const Rulebook& book, const game::State& state)
{
    const game::GameRules* const rules = book.ruleset->game;
    if (unit.kind != "unit" || rules == nullptr || rules->summary == nullptr)
        return unit.kind == "unit" ? 1 : 0;
    const game::UnitSummary summary = rules->summary(unit, state, book);
    if (game::is_gone(unit, book))
        return 0;
    return summary.parts.empty() ? 1 : summary.parts.front().number;
}

void add(std::vector<Strength>& all, const game::State& state, const Rulebook& book)
{
    for (Strength& strength : all) {
        int sum = 0;
        for (const game::Unit& unit : state.units)
            sum += unit.side == strength.side ? strength_of(unit, book, state) : 0;
        strength.at.push_back(sum);
    }
}

} // namespace

std::vector<Strength> strengths(const GameRecord& record)
{
    game::State state = record.journal().start();
    std::vector<Strength> all;
    for (const game::Unit& unit : record.journal().state().units)
        if (unit.kind == "side")
            all.push_back({unit.key, {}});
    add(all, state, record.book());
    bool has_begun = true; // nothing came of the turn so far
    for (const game::EntryResult* const result : record.journal().in_force()) {
        const int turn = state.stage.turn;
        apply(state, result->entry, result->effects);
        has_begun = state.stage.turn != turn;
        if (has_begun)
            add(all, state, record.book());
    }
    if (!has_begun)
        add(all, state, record.book());
    return all;
}

} // namespace corneta
