// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/action/faces_typed.h"

#include "ui/words/wording.h"

#include <QRegularExpression>
#include <QStringList>

namespace corneta::ui {

namespace {

/// Enough of a word to know it again.
QString beginning(const QString& word)
{
    constexpr qsizetype most = 12;
    return word.size() <= most ? word : word.left(most) + QChar{0x2026};
}

} // namespace

std::expected<std::vector<int>, QString> faces_typed(const QString& line)
{
    static const QRegularExpression between{QStringLiteral("[\\s,;+]+")};
    std::vector<int> faces;
    for (const QString& word : line.split(between, Qt::SkipEmptyParts)) {
        bool is_number = false;
        const int face = word.toInt(&is_number);
        if (!is_number)
            return std::unexpected{tr("\"%1\" is not a face of a die").arg(beginning(word))};
        faces.push_back(face);
    }
    return faces;
}

} // namespace corneta::ui
