// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/book/golden_book.h"
#include "tests/ui/faults.h"
#include "tests/ui/player.h"

#include <QAbstractItemModel>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace corneta;

/// A club's book opened as a game is.
class TestBookInTheWindow : public QObject {
    Q_OBJECT

private slots:
    void a_rest_is_rolled_by_keys();
    void games_go_on_after_it();
};

void TestBookInTheWindow::a_rest_is_rolled_by_keys()
{
    Player player{all_rulesets()};
    const QTemporaryDir folder;
    QVERIFY(player.window().open_game(golden_book(folder)));
    player.wait();
    QCOMPARE(faults_in(player.window()), QStringList{});
    player.press(Qt::Key_F8);
    player.wait();
    QCOMPARE(player.state().stage.phase, "rest");
    const auto entries = player.window().desk().game()->journal().entries().size();
    player.press(Qt::Key_Space, Qt::ControlModifier); // what comes first
    player.wait();
    player.press(Qt::Key_F5);
    player.wait();
    QCOMPARE(player.window().desk().game()->journal().entries().size(), entries + 1);
    QVERIFY(player.window().desk().forces().model()->rowCount() > 10);
    QCOMPARE(faults_in(player.window()), QStringList{});
}

void TestBookInTheWindow::games_go_on_after_it()
{
    Player player{all_rulesets()};
    const QTemporaryDir folder;
    QVERIFY(player.window().open_game(golden_book(folder)));
    player.create_game("pedregal", "padierna-small");
    QVERIFY(player.state().units.size() > 10);
    QVERIFY(player.window().open_game(folder.filePath("club.corneta-book")));
    player.wait();
    QCOMPARE(player.state().find("K1")->kind, "unit");
}

#include "test_book_in_the_window.moc"
