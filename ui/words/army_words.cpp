// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/army_words.h"

#include "core/game/play/rules.h"
#include "ui/words/wording.h"

#include <QCoreApplication>

namespace corneta::ui {

namespace {

QString tr(const char* words)
{
    return QCoreApplication::translate("corneta", words);
}

} // namespace

QString standing_words(const game::State& state, const Rulebook& book)
{
    const auto* rules = book.ruleset->game;
    if (rules == nullptr || rules->standing == nullptr)
        return {};
    QStringList words;
    for (const game::Standing& standing : rules->standing(state, book)) {
        const game::Unit* side = state.find(standing.side);
        words << tr("%1: %2").arg(QString::fromStdString(side == nullptr ? standing.side : side->name), said(standing.words));
    }
    return words.join(QStringLiteral("   "));
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
