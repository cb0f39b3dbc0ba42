// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/faces_typed.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

namespace corneta::ui {

std::expected<std::vector<int>, QString> faces_typed(const QString& line)
{
    static const QRegularExpression between{QStringLiteral("[\\s,;+]+")};
    std::vector<int> faces;
    for (const QString& word : line.split(between, Qt::SkipEmptyParts)) {
        bool is_number = false;
        const int face = word.toInt(&is_number);
        if (!is_number)
            return std::unexpected{QCoreApplication::translate("corneta", "\"%1\" is no face of a die").arg(word)};
        faces.push_back(face);
    }
    return faces;
}

} // namespace corneta::ui
