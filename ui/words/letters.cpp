// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/letters.h"

#include <QSet>

namespace corneta::ui {

namespace {

/// Alt with any other letter would need keys that not every keyboard has.
bool is_plain(QChar letter)
{
    return (letter >= QLatin1Char{'A'} && letter <= QLatin1Char{'Z'}) || (letter >= QLatin1Char{'0'} && letter <= QLatin1Char{'9'});
}

QChar free_letter(const QString& label, const QSet<QChar>& taken)
{
    QChar within;
    for (qsizetype i = 0; i < label.size(); ++i) {
        const QChar letter = label[i].toUpper();
        if (!is_plain(letter) || taken.contains(letter))
            continue;
        const bool begins = i == 0 || !label[i - 1].isLetterOrNumber();
        if (begins)
            return letter;
        if (within.isNull())
            within = letter;
    }
    return within;
}

QChar any_letter(const QSet<QChar>& taken)
{
    const QString all = QStringLiteral("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789");
    for (const QChar& letter : all)
        if (!taken.contains(letter))
            return letter;
    return {};
}

/// Where the letter stands, rather at the beginning of a word; -1 where it does not.
qsizetype place_of(QChar letter, const QString& label)
{
    qsizetype at = -1;
    for (qsizetype i = 0; i < label.size(); ++i) {
        const bool begins = i == 0 || !label[i - 1].isLetterOrNumber();
        if (label[i].toUpper() == letter && (at < 0 || begins)) {
            at = i;
            if (begins)
                break;
        }
    }
    return at;
}

} // namespace

std::vector<QChar> letters_for(const QStringList& labels)
{
    QSet<QChar> taken;
    std::vector<QChar> letters;
    for (const QString& label : labels) {
        letters.push_back(free_letter(label, taken));
        taken.insert(letters.back());
    }
    for (QChar& letter : letters)
        if (letter.isNull()) {
            letter = any_letter(taken);
            taken.insert(letter);
        }
    return letters;
}

QString underlined(const QString& label, QChar letter)
{
    if (letter.isNull())
        return label.toHtmlEscaped();
    const qsizetype at = place_of(letter, label);
    if (at < 0)
        return QStringLiteral("%1 <small>(<u>%2</u>)</small>").arg(label.toHtmlEscaped(), letter);
    return QStringLiteral("%1<u>%2</u>%3")
        .arg(label.left(at).toHtmlEscaped(), label.mid(at, 1).toHtmlEscaped(), label.mid(at + 1).toHtmlEscaped());
}

QString ampersanded(const QString& label, QChar letter)
{
    if (letter.isNull())
        return label;
    const qsizetype at = place_of(letter, label);
    return at < 0 ? QStringLiteral("%1 (&%2)").arg(label, letter) : QString{label}.insert(at, QLatin1Char{'&'});
}

} // namespace corneta::ui
