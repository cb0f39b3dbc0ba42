// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/cli/ran.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

/// A game in a folder of its own, with its secrets, as a script calls for it.
class CalledGame {
public:
    CalledGame();

    QString path(const QString& name = "game.corneta") const { return m_folder.filePath(name); }
    /// `FILE` in the line stands for the game, `_` for a space in an argument.
    Ran call(const char* line, const QString& name = "game.corneta") const;
    /// The same, and why it was not done; empty when it was.
    QString refusal(const char* line, const QString& name = "game.corneta") const;
    QJsonObject shown() const { return json_object({"game", "show", path(), "--json"}).toObject(); }
    /// A stat of a unit by key or code; `-` when it has none.
    QString stat(const QString& unit, const QString& stat) const;
    QString begun(const QString& name = "game.corneta") const
    {
        return refusal("game new FILE santa-anna --scenario buena-vista-small", name);
    }

private:
    QTemporaryDir m_folder;
};

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
