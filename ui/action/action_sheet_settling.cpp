// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/action/action_column.h"
#include "ui/action/action_sheet.h"
#include "ui/action/dice_row.h"
#include "ui/action/play_box.h"
#include "ui/odds/odds_panel.h"
#include "ui/result/last_result.h"
#include "ui/result/result_panel.h"
#include "ui/session/open_game.h"
#include "ui/session/question.h"
#include "ui/words/dice_words.h"
#include "ui/words/wording.h"

#include <QLocale>
#include <QStringList>
#include <QTime>

#include <algorithm>

namespace corneta::ui {

namespace {

QString dice_words(const std::vector<Verdict>& verdicts)
{
    constexpr qsizetype most = 12;
    const QStringList faces = rolled_faces(verdicts).split(QLatin1Char{' '}, Qt::SkipEmptyParts);
    if (faces.isEmpty())
        return {};
    const QString more = faces.size() > most ? QString{QChar{0x2026}} : QString{};
    return tr("dice %1").arg(faces.first(std::min(faces.size(), most)).join(QLatin1Char{' '})) + more;
}

QStringList answers_words(const Answers& answers)
{
    constexpr qsizetype most = 4;
    QStringList words;
    const Form form = answers.form();
    for (std::size_t i = 0; i < form.size() && words.size() < most; ++i)
        if (!form[i].is_list_of(answers.at(i).size()) && answers.asked(i) && !answers.is_default(i))
            words << answer_words(with_small(full_name(form, i)), form[i], answers.value(i));
    return words;
}

/// A result as the session tells it from others: the time, the action, its sentences, the dice, the answers that are not the defaults.
QString session_line(const Question& question, const std::vector<Verdict>& verdicts)
{
    QStringList sentences;
    for (const Verdict& verdict : verdicts)
        sentences << said(verdict.headline);
    QStringList how{dice_words(verdicts)};
    how << answers_words(question.answers);
    how.removeAll(QString{});
    const QString line = tr("%1 %2: %3")
                             .arg(QTime::currentTime().toString(QStringLiteral("HH:mm")), with_capital(translated(question.action->label)),
                                  sentences.join(QLatin1Char{' '}));
    return how.isEmpty() ? line : tr("%1 (%2)").arg(line, how.join(QStringLiteral(", ")));
}

} // namespace

void ActionSheet::take_verdicts(const std::vector<Verdict>& verdicts, const QString& how)
{
    if (m_play->game() != nullptr) {
        record(verdicts);
        return;
    }
    m_result->show_verdicts(verdicts, *m_question, how);
    settle(session_line(*m_question, verdicts), verdicts);
}

/// Writes the play down; with no verdicts the program rolls. Says why it cannot be written.
void ActionSheet::record(const std::vector<Verdict>& typed)
{
    const auto written = m_play->write(*m_question, typed);
    say_problems(written ? QStringList{} : written.error());
    if (!written)
        return;
    m_written = written->entry->number;
    m_dice->show_recorded(written->verdicts);
    m_result->show_entry(*m_play->game(), *written->entry, written->verdicts);
    settle(m_play->game()->sentence(*written->entry), written->verdicts);
}

void ActionSheet::settle(const QString& sentence, const std::vector<Verdict>& verdicts)
{
    std::vector<CellName> cells;
    for (const Verdict& verdict : verdicts)
        for (const Working& line : verdict.workings)
            if (line.cell)
                cells.push_back(*line.cell);
    m_is_settled = true;
    m_odds->mark(verdicts);
    emit settled(sentence, cells);
    m_result_is_new = true;
    show_new_result();
}

void ActionSheet::show_entry(const game::Entry& entry)
{
    m_result->show_entry(*m_play->game(), entry, {});
}

/// Until it is in view; again while the layout settles.
void ActionSheet::show_new_result()
{
    if (m_result_is_new)
        m_column->show_result(m_result->panel(), m_dice->is_settled_in_hand());
}

} // namespace corneta::ui
