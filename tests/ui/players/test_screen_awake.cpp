// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/screen_awake.h"
#include "rulesets/all_rulesets.h"
#include "tests/ui/player.h"
#include "ui/players/players_view.h"

#include <QCoreApplication>
#include <QDBusConnection>
#include <QProcess>
#include <QTest>

using namespace corneta;

/// A desktop that keeps its screen from sleeping when it is asked.
class Desktop : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.ScreenSaver")

public:
    QStringList asked{};
    QList<uint> held{};

public slots:
    // NOLINTBEGIN(readability-identifier-naming): as the desktop's interface has them
    uint Inhibit(const QString& program, const QString& reason)
    {
        asked << program << reason;
        held << m_next;
        return m_next++;
    }
    void UnInhibit(uint cookie) { held.removeOne(cookie); }
    // NOLINTEND(readability-identifier-naming)

private:
    uint m_next = 41;
};

/// The screen does not sleep while the players look at it, in a session of its own.
class TestScreenAwake : public QObject {
    Q_OBJECT

private slots:
    void the_screen_is_awake_as_long_as_the_view_is_open();

private:
    static void look();
};

namespace {

constexpr auto in_session = "CORNETA_TEST_DESKTOP";

} // namespace

void TestScreenAwake::the_screen_is_awake_as_long_as_the_view_is_open()
{
    if (qEnvironmentVariableIsSet(in_session)) {
        look();
        return;
    }
    constexpr int patience_ms = 200'000;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(in_session, QStringLiteral("1"));
    QProcess session;
    session.setProcessEnvironment(environment);
    session.setProcessChannelMode(QProcess::MergedChannels);
    session.start(QStringLiteral("dbus-run-session"), {"--", QCoreApplication::applicationFilePath(), "screen_awake"});
    QVERIFY2(session.waitForFinished(patience_ms), qPrintable(session.errorString()));
    QVERIFY2(session.exitStatus() == QProcess::NormalExit && session.exitCode() == 0, session.readAll().constData());
}

void TestScreenAwake::look()
{
    Desktop desktop;
    QDBusConnection bus = QDBusConnection::sessionBus();
    QVERIFY(bus.registerObject("/org/freedesktop/ScreenSaver", &desktop, QDBusConnection::ExportAllSlots));
    QVERIFY(bus.registerService("org.freedesktop.ScreenSaver"));
    const window::ScreenAwake awake{*QCoreApplication::instance()};
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    QVERIFY(desktop.held.isEmpty());
    const auto open = [&] {
        player.window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&player.window()));
        player.press(Qt::Key_F12, Qt::ShiftModifier);
    };
    const auto close = [&] { QTest::keyClick(player.window().findChild<ui::PlayersView*>(), Qt::Key_Escape); };
    open();
    QTRY_COMPARE(desktop.held.size(), 1);
    QCOMPARE(desktop.asked.front(), QString{"corneta"});
    close();
    QTRY_VERIFY(desktop.held.isEmpty());
    open();
    close(); // perhaps before the desktop has answered
    QTRY_COMPARE(desktop.asked.size(), 4);
    QTRY_VERIFY(desktop.held.isEmpty());
}

#include "test_screen_awake.moc"
