// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/book.h"
#include "rulesets/all_rulesets.h"
#include "tests/ui/faults.h"
#include "tests/ui/player.h"

#include <QAbstractItemModel>
#include <QFile>
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

namespace {

/// A book with the golden game of Santa Anna Rules in it.
QString book_in(const QTemporaryDir& folder)
{
    const QString game = folder.filePath("golden.corneta");
    QFile::copy(QStringLiteral(CORNETA_SOURCE_DIR "/rulesets/santa_anna/golden/buena-vista-small.corneta"), game);
    const QString path = folder.filePath("club.corneta-book");
    auto book = create_book(path.toStdString(), *all_rulesets().front());
    if (!book || !add_battle(*book, game.toStdString(), "time was up", all_rulesets()))
        qFatal("there is no book");
    return path;
}

} // namespace

void TestBookInTheWindow::a_rest_is_rolled_by_keys()
{
    Player player{all_rulesets()};
    const QTemporaryDir folder;
    QVERIFY(player.window().open_game(book_in(folder)));
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
    QVERIFY(player.window().open_game(book_in(folder)));
    player.create_game("pedregal", "padierna-small");
    QVERIFY(player.state().units.size() > 10);
    QVERIFY(player.window().open_game(folder.filePath("club.corneta-book")));
    player.wait();
    QCOMPARE(player.state().find("K1")->kind, "unit");
}

#include "test_book_in_the_window.moc"
