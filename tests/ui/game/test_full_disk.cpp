// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/filed_game.h"
#include "rulesets/all_rulesets.h"
#include "tests/ui/player.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QTest>

#include <csignal>
#include <sys/resource.h>

using namespace corneta;

/// The disk fills up in the middle of a game: what was written stays, what was not is said, and the game goes on in another file.
class TestFullDisk : public QObject {
    Q_OBJECT

private slots:
    void init() { QCOMPARE(::getrlimit(RLIMIT_FSIZE, &m_free), 0); }
    void cleanup() { QCOMPARE(::setrlimit(RLIMIT_FSIZE, &m_free), 0); }
    void what_does_not_fit_is_said_and_goes_on_elsewhere();

private:
    rlimit m_free{};
};

namespace {

/// No file grows by more from now on, as on a disk without room.
void fill_disk(const QString& path, qint64 left)
{
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit limit{};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &limit), 0);
    limit.rlim_cur = static_cast<rlim_t>(QFileInfo{path}.size() + left);
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &limit), 0);
}

void note(Player& player, const QString& words)
{
    player.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    player.type(words + '\r');
}

std::size_t entries(Player& player)
{
    return player.window().desk().game()->journal().entries().size();
}

} // namespace

void TestFullDisk::what_does_not_fit_is_said_and_goes_on_elsewhere()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    note(player, "while there was room");
    QCOMPARE(entries(player), std::size_t{1});
    fill_disk(player.file(), 100);
    note(player, "too much for the disk");
    QCOMPARE(entries(player), std::size_t{1});
    const QString told = player.words("table_problem");
    QVERIFY2(told.contains("Nothing more is written to it"), qPrintable(told));
    cleanup(); // room again, but the file is not trusted any more
    player.press(Qt::Key_Escape);
    note(player, "after it");
    QCOMPARE(entries(player), std::size_t{1});
    player.press(Qt::Key_Escape);

    player.press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    auto* dialog = player.window().findChild<QFileDialog*>();
    QVERIFY(dialog != nullptr);
    const QString elsewhere = QFileInfo{player.file()}.path() + "/elsewhere.corneta";
    auto* name = dialog->findChild<QLineEdit*>("fileNameEdit");
    name->setFocus();
    name->selectAll();
    player.type(elsewhere + '\r');
    player.wait();
    QCOMPARE(player.window().desk().game()->name(), QString{"elsewhere.corneta"});
    QTRY_VERIFY(player.window().findChild<QFileDialog*>() == nullptr);
    player.window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&player.window()));
    note(player, "there is room here");
    QCOMPARE(entries(player), std::size_t{2});
    QVERIFY(GameFile::open(player.file().toStdString(), all_rulesets())); // torn where the disk was full, and cut
}

#include "test_full_disk.moc"
