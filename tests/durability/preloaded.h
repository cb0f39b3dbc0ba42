// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcessEnvironment>
#include <QString>
#include <QStringList>

/// What file_calls.cpp is to do in a program that is run with it; see there.
struct FileCalls {
    QString log;
    QString under;
    int failing = 0; ///< from 1; none is 0
    QString how{};
};

/// The environment of a program that is run with the library, a sanitized program too.
QProcessEnvironment preloaded(const FileCalls& calls);

/// The lines of the log, without what the calls before output have in common with `under`.
QStringList calls_in(const FileCalls& calls);
