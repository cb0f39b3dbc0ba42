// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_classes.h"

#include <QCoreApplication>
#include <QStringList>
#include <QTest>

#include <fmt/format.h>

int run(std::span<const TestClass> classes)
{
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi); // as QTEST_MAIN does
    QStringList arguments = QCoreApplication::arguments();
    const QString wanted = arguments.size() > 1 && !arguments[1].startsWith('-') ? arguments.takeAt(1) : QString{};
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
