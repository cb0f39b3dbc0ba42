// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/called_game.h"

CalledGame::CalledGame()
{
    if (!m_folder.isValid())
        qFatal("no folder");
    qputenv("XDG_DATA_HOME", m_folder.filePath("data").toLocal8Bit());
}

Ran CalledGame::call(const char* line, const QString& name) const
{
    QStringList arguments = words(line);
    for (QString& argument : arguments) // in what is said, not in the key of a field
        argument = argument.left(argument.indexOf('=') + 1) + argument.mid(argument.indexOf('=') + 1).replace('_', ' ');
    arguments.replaceInStrings("FILE", path(name));
    return ran(arguments);
}

QString CalledGame::refusal(const char* line, const QString& name) const
{
    const Ran made = call(line, name);
    return made.code == 0 && made.err.isEmpty() ? QString{} : QString{"%1: %2"}.arg(made.code).arg(QString::fromUtf8(made.err));
}

QString CalledGame::stat(const QString& unit, const QString& stat) const
{
    for (const QJsonValue one : shown()["units"].toArray())
        if (one["key"] == unit || one["code"] == unit)
            return one["stats"][stat].toString("-");
    return "no " + unit;
}
