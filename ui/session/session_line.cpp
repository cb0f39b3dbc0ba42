// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/session_line.h"

#include "ui/session/question.h"
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
    QStringList faces;
    for (const Verdict& verdict : verdicts)
        for (const Roll& roll : verdict.rolls)
            for (const std::uint8_t face : roll.faces)
                faces << QString::number(face);
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

} // namespace

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

} // namespace corneta::ui
