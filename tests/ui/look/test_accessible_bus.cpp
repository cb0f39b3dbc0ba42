// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/look/bus_walk.h"
#include "tests/ui/look/pages.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTest>

using namespace corneta;

/// Every page over the accessibility bus of a session of its own, on a screen of its own: the window as a screen reader has it.
class TestAccessibleBus : public QObject {
    Q_OBJECT

private slots:
    void pages_answer_over_the_bus();

private:
    static void walk();
    static void run_again_in_a_session();
};

namespace {

constexpr auto in_session = "CORNETA_TEST_SESSION";

} // namespace

void TestAccessibleBus::pages_answer_over_the_bus()
{
    if (qEnvironmentVariableIsSet(in_session))
        walk();
    else
        run_again_in_a_session();
}

void TestAccessibleBus::walk()
{
    constexpr int least_parts = 10'000;
    BusWalk bus;
    QStringList faults;
    walk_pages({1280, 800}, 100, [&](const char* page, Player&, QWidget&) {
        for (const QString& fault : bus.faults())
            faults << QStringLiteral("%1: %2").arg(QString{page}, fault);
    });
    QCOMPARE(faults.join('\n'), QString{});
    QVERIFY2(bus.parts() >= least_parts, qPrintable(QString::number(bus.parts())));
}

void TestAccessibleBus::run_again_in_a_session()
{
    constexpr int patience_ms = 700'000;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(in_session, QStringLiteral("1"));
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
    environment.insert(QStringLiteral("QT_LINUX_ACCESSIBILITY_ALWAYS_ON"), QStringLiteral("1"));
    QProcess session;
    session.setProcessEnvironment(environment);
    session.setProcessChannelMode(QProcess::MergedChannels);
    session.start(QStringLiteral("dbus-run-session"),
                  {"--", "xvfb-run", "-a", "-s", "-screen 0 1920x1080x24", QCoreApplication::applicationFilePath(), "accessible_bus"});
    QVERIFY2(session.waitForFinished(patience_ms), qPrintable(session.errorString()));
    QVERIFY2(session.exitStatus() == QProcess::NormalExit && session.exitCode() == 0, session.readAll().constData());
}

#include "test_accessible_bus.moc"
