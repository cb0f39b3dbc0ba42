// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_classes.h"

#include <QApplication>
#include <QFontDatabase>
#include <QProcess>
#include <QRegularExpression>
#include <QStringList>
#include <QTest>

#include <fmt/format.h>

#ifdef CORNETA_SANITIZED
/// What fontconfig keeps of the fonts it looked through is not ours to free.
extern "C" const char*
__lsan_default_suppressions() // NOLINT(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp): the sanitizer's name
{
    return "leak:libfontconfig.so";
}
#endif

namespace {

/// The rows of a class that are its share `1/2`, as QtTest's arguments name them; none where it has no such share. Rows of one name stay
/// together, whatever their functions: what one of them has reckoned serves the others.
QStringList rows_in_share(const QString& test, const QString& share)
{
    const QRegularExpressionMatch match = QRegularExpression{QStringLiteral("^([1-9][0-9]?)/([1-9][0-9]?)$")}.match(share);
    if (!match.hasMatch())
        return {};
    QProcess program;
    program.start(QCoreApplication::applicationFilePath(), {test, QStringLiteral("-datatags")});
    if (!program.waitForFinished() || program.exitCode() != 0)
        return {};
    const qsizetype shares = match.captured(2).toInt();
    QStringList names;
    QStringList rows;
    for (const QByteArray& line : program.readAllStandardOutput().split('\n')) {
        const QString words = QString::fromUtf8(line);
        const QString function = words.section(' ', 1, 1);
        const QString row = words.section(' ', 2);
        const QString name = row.isEmpty() ? function : row;
        if (!function.isEmpty() && !names.contains(name))
            names << name;
        if (!function.isEmpty() && names.indexOf(name) % shares == match.captured(1).toInt() - 1)
            rows << (row.isEmpty() ? function : function + ':' + row);
    }
    return rows.removeDuplicates() == 0 ? rows : QStringList{}; // of two rows of one name QtTest runs the first alone
}

/// The same letters on any desktop.
void pin_font()
{
    constexpr int points = 9;
    const QString family = QStringLiteral("DejaVu Sans");
    if (qobject_cast<QApplication*>(QCoreApplication::instance()) != nullptr && QFontDatabase::hasFamily(family))
        QApplication::setFont({family, points});
}

} // namespace

int run(std::span<const TestClass> classes)
{
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi); // as QTEST_MAIN does
    pin_font();
    QStringList arguments = QCoreApplication::arguments();
    const QString wanted = arguments.size() > 1 && !arguments[1].startsWith('-') ? arguments.takeAt(1) : QString{};
    if (arguments.size() > 1 && !arguments[1].startsWith('-') && arguments[1].section(':', 0, 0).contains('/')) {
        const QString share = arguments.takeAt(1);
        const QStringList rows = rows_in_share(wanted, share);
        if (rows.isEmpty()) {
            fmt::print(stderr, "{} has no share {}, or two rows of one name in it\n", wanted.toStdString(), share.toStdString());
            return 1;
        }
        arguments += rows;
    }
    int failures = 0;
    bool any = false;
    for (const TestClass& test : classes)
        if (wanted.isEmpty() || wanted == test.name) {
            any = true;
            failures += QTest::qExec(test.made().get(), arguments);
        }
    if (any)
        return failures;
    fmt::print(stderr, "no class {}. There are:\n", wanted.toStdString());
    for (const TestClass& test : classes)
        fmt::print(stderr, "{}\n", test.name);
    return 1;
}
