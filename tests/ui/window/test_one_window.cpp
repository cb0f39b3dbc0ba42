// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/one_window.h"
#include "rulesets/all_rulesets.h"
#include "tests/ui/player.h"

#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>
#include <QUrl>

using namespace corneta;

/// A second start with a game that is open, and files that are dropped onto the window.
class TestOneWindow : public QObject {
    Q_OBJECT

private slots:
    void init();
    void a_second_start_finds_the_first();
    void by_any_name_of_the_file();
    void another_game_is_another_window();
    void what_a_crash_left_is_no_window();
    void a_game_is_dropped_onto_the_window();
    void a_pack_is_dropped_onto_the_window();

private:
    QString file(const char* name) const
    {
        QFile file{m_folder.filePath(QLatin1String{name})};
        return file.open(QIODevice::WriteOnly) ? file.fileName() : QString{};
    }

    QTemporaryDir m_folder;
};

namespace {

void drop(QWidget& window, const QString& file)
{
    QMimeData dragged;
    dragged.setUrls({QUrl::fromLocalFile(file)});
    QDragEnterEvent enter{{10, 10}, Qt::CopyAction, &dragged, Qt::LeftButton, {}};
    QCoreApplication::sendEvent(&window, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent event{{10, 10}, Qt::CopyAction, &dragged, Qt::LeftButton, {}};
    QCoreApplication::sendEvent(&window, &event);
}

} // namespace

void TestOneWindow::init()
{
    qputenv("XDG_RUNTIME_DIR", m_folder.path().toLocal8Bit());
    QFile::setPermissions(m_folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

void TestOneWindow::a_second_start_finds_the_first()
{
    const QString game = file("a.corneta");
    QVERIFY(!window::other_window_comes(game));
    window::OneWindow one;
    const QSignalSpy wanted{&one, &window::OneWindow::wanted};
    one.hold(game);
    QVERIFY(window::other_window_comes(game));
    QTRY_COMPARE(wanted.size(), 1);
    QCOMPARE(wanted.front().front().toString(), game);
    one.hold(file("b.corneta"));
    QVERIFY(!window::other_window_comes(game));
}

void TestOneWindow::by_any_name_of_the_file()
{
    const QString game = file("a.corneta");
    const QString link = m_folder.filePath("link.corneta");
    QFile::link(game, link);
    window::OneWindow one;
    one.hold(link);
    QVERIFY(window::other_window_comes(game));
}

void TestOneWindow::another_game_is_another_window()
{
    window::OneWindow one;
    one.hold(file("a.corneta"));
    QVERIFY(!window::other_window_comes(file("b.corneta")));
    QVERIFY(!window::other_window_comes(m_folder.filePath("none.corneta")));
}

void TestOneWindow::what_a_crash_left_is_no_window()
{
    const QString game = file("a.corneta");
    QString socket;
    {
        window::OneWindow one;
        one.hold(game);
        socket = m_folder.filePath(QDir{m_folder.path()}.entryList({"corneta-*"}, QDir::System).value(0));
        QVERIFY(QFile::rename(socket, m_folder.filePath("kept"))); // so that it is not taken away
    }
    QVERIFY(QFile::rename(m_folder.filePath("kept"), socket));
    QVERIFY(!window::other_window_comes(game));
    window::OneWindow another;
    another.hold(game);
    QVERIFY(window::other_window_comes(game));
}

void TestOneWindow::a_game_is_dropped_onto_the_window()
{
    Player player{all_rulesets()};
    const QString game = m_folder.filePath("golden.corneta");
    QFile::copy(QStringLiteral(CORNETA_SOURCE_DIR "/rulesets/pedregal/golden/padierna-small.corneta"), game);
    drop(player.window(), game);
    player.wait();
    QCOMPARE(player.window().desk().game()->name(), QStringLiteral("golden.corneta"));
}

void TestOneWindow::a_pack_is_dropped_onto_the_window()
{
    Player player{all_rulesets()};
    drop(player.window(), QStringLiteral(CORNETA_SOURCE_DIR "/resources/examples/club-card.jsonl"));
    QCOMPARE(player.window().book().charts->pack, std::string{"Club card"});
}

#include "test_one_window.moc"
