// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/cli/called_game.h"
#include "tests/cli/ran.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace corneta {

inline QString refusal(const Ran& done)
{
    return done.code == 0 ? QString{} : QString::fromUtf8(done.err).trimmed();
}

/// Somebody who keeps a book.
struct Club {
    CalledGame calls;

    QString call(const char* line) const { return calls.refusal(line, "club.corneta-book"); }
    QString path(const char* name) const { return calls.path(name); }
    QJsonObject shown() const { return json_object({"book", "show", path("club.corneta-book"), "--json"}).toObject(); }
    QString add(const QString& game, const QString& reason = {}) const
    {
        QStringList arguments{"book", "add", path("club.corneta-book"), game};
        if (!reason.isEmpty())
            arguments << "--as-it-stands" << reason;
        return refusal(ran(arguments));
    }
};

} // namespace corneta
