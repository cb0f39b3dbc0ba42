// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/phase_sheet/sheet_chances.h"

#include "core/game/chances/combined.h"
#include "core/odds/odds.h"
#include "ui/words/odds_words.h"
#include "ui/words/wording.h"

#include <QCoreApplication>

namespace corneta::ui {

namespace {

QString tr(const char* words)
{
    return QCoreApplication::translate("corneta", words);
}

/// What the action calls it when the unit in a role gives way: "breaks" of "target breaks".
QString word_for_giving_way(const Action* action)
{
    if (action != nullptr)
        for (const OutcomeSpec& spec : action->outcomes) {
            const QString label = translated(spec.label);
            const QString role = translated(spec.role) + QLatin1Char{' '};
            if (spec.highlighted != 0 && spec.kind == Kind::Toggle && !spec.role.empty() && label.startsWith(role))
                return label.mid(role.size());
        }
    return tr("gives way");
}

QString fraction_and_percentage(const game::GivingWay& giving_way)
{
    const QString words = chance_words(giving_way.chance, giving_way.total);
    const QString percentage = percent_words(giving_way.chance, giving_way.total);
    return words.contains(percentage) ? words : tr("%1 (%2)").arg(words, percentage);
}

} // namespace

SheetChances counted(const SheetQuestions& questions, const std::stop_token& stop)
{
    SheetChances chances;
    const Action* action = nullptr;
    for (const auto& row : questions.rows) {
        chances.own.emplace_back();
        if (!row || stop.stop_requested())
            continue;
        const Question& question = row->question;
        action = question.action;
        QStringList lines;
        for (const Odds& odds : corneta::odds(*question.action, question.answers, *question.book.typed_charts, Table::Rows, stop))
            lines << chance_line(*question.action, odds);
        chances.own.back() = lines.join(QStringLiteral("; "));
    }
    for (const game::PlayedAction& played : questions.state.pending)
        if (action == nullptr)
            action = questions.book.ruleset->find_action(played.action);
    for (const std::string& target : questions.targets) {
        std::vector<game::Play> plays;
        for (const auto& row : questions.rows)
            if (row && row->at == target && !row->is_objected)
                plays.push_back(*row->question.play);
        const auto chance = game::chance_to_give_way(questions.state, questions.book, target, plays, stop);
        const game::Unit* unit = questions.state.find(target);
        if (!chance || unit == nullptr)
            continue;
        const QString name = QString::fromStdString(unit->name);
        chances.together[target] = chance->has_given_way
            ? tr("%1: has given way before").arg(name)
            : tr("%1: %2 %3").arg(name, word_for_giving_way(action), fraction_and_percentage(*chance));
    }
    return chances;
}

} // namespace corneta::ui
