// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/heard.h"
#include "tests/ui/look/pages.h"

#include <QTest>

using namespace corneta;

/// Every page as those go through it who hear it: each control has its name, each picture its words, and Tab goes as one reads.
class TestAccessibility : public QObject {
    Q_OBJECT

private slots:
    void pages_can_be_heard_data();
    void pages_can_be_heard();
};

void TestAccessibility::pages_can_be_heard_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    QTest::newRow("three columns") << QSize{1280, 800} << 100;
    QTest::newRow("one column") << QSize{1280, 800} << 200;
}

void TestAccessibility::pages_can_be_heard()
{
    QFETCH(const QSize, size);
    QFETCH(const int, percent);
    QString faults;
    walk_pages(size, percent, [&](const char* page, Player&, QWidget& window) {
        for (const QString& fault : unnamed_in(window) + unheard_in(window) + jumps_in(window))
            faults += QStringLiteral("%1: %2\n").arg(QString{page}, fault);
    });
    QVERIFY2(faults.isEmpty(), qPrintable(faults));
}

#include "test_accessibility.moc"
