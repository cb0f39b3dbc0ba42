// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/army_words.h"

#include "core/game/play/offered.h"
#include "ui/words/typed_words.h"
#include "ui/words/wording.h"

#include <algorithm>

namespace corneta::ui {

QString standing_words(const game::State& state, const Rulebook& book)
{
    QStringList words;
    if (const Sentence verdict = game::verdict_of(state, book); !verdict.empty())
        words << said(verdict);
    for (const game::Standing& standing : game::standing_of(state, book))
        words << tr("%1: %2").arg(unit_name(state, standing.side), said(standing.words));
    return words.join(QStringLiteral("   "));
}

QString command_name(const game::State& state, const std::string& key)
{
    if (key.empty())
        return {};
    if (const game::Unit* found = state.find(key); found != nullptr)
        return QString::fromStdString(found->name);
    const auto leads = [&](const game::Unit& unit) { return unit.kind == "leader" && unit.command == key; };
    const auto leader = std::ranges::find_if(state.units, leads);
    return QString::fromStdString(leader == state.units.end() ? key : leader->name);
}

QStringList unusual_words(const game::State& state, const Rulebook& book, const game::Unit& unit)
{
    const game::GameRules* const rules = book.ruleset->game;
    if (rules == nullptr || rules->unusual == nullptr)
        return {};
    QStringList words;
    for (const game::Unusual& one : rules->unusual(state, book)) {
        const game::Unit* about = state.find(one.unit);
        const bool leads_it = about != nullptr && about->kind == "leader" && about->side == unit.side && about->command == unit.command;
        if (one.unit == unit.key || one.unit == unit.side || leads_it)
            words << with_capital(said(one.words));
    }
    return words;
}

} // namespace corneta::ui
