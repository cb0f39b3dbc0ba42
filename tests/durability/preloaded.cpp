// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/durability/preloaded.h"

#include <QFile>

namespace {

/// The runtime of the address sanitizer, when this program has it: it has to be loaded before any other library.
QString address_sanitizer()
{
    QFile maps{QStringLiteral("/proc/self/maps")};
    if (!maps.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(maps.errorString()));
    for (const QByteArray& line : maps.readAll().split('\n'))
        if (line.contains("/libasan.so"))
            return QString::fromUtf8(line.mid(line.indexOf('/')));
    return {};
}

} // namespace

QProcessEnvironment preloaded(const FileCalls& calls)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("LD_PRELOAD", (address_sanitizer() + ' ' + CORNETA_FILE_CALLS).trimmed());
    environment.insert("FILE_CALLS_LOG", calls.log);
    environment.insert("FILE_CALLS_UNDER", calls.under);
    environment.insert("FILE_CALLS_FAIL", QString::number(calls.failing));
    environment.insert("FILE_CALLS_HOW", calls.how);
    return environment;
}

QStringList calls_in(const FileCalls& calls)
{
    QFile log{calls.log};
    if (!log.open(QIODevice::ReadOnly))
        qFatal("%s: %s", qPrintable(calls.log), qPrintable(log.errorString()));
    return QString::fromUtf8(log.readAll()).remove(calls.under).split('\n', Qt::SkipEmptyParts);
}
