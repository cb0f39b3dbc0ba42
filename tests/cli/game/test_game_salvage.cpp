// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/called_game.h"

#include <QFile>
#include <QObject>
#include <QTest>

/// A damaged game is refused with the command that saves what is sound of it.
class TestGameSalvage : public QObject {
    Q_OBJECT

private slots:
    void a_damaged_game_names_the_way_out();
    void what_is_no_game_names_none();
};

void TestGameSalvage::a_damaged_game_names_the_way_out()
{
    const CalledGame game;
    QCOMPARE(game.begun(), "");
    for (int number = 1; number <= 9; ++number)
        QCOMPARE(ran({"game", "note", game.path(), QString::number(number)}).code, 0);
    QFile file{game.path()};
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray bytes = file.readAll();
    file.close();
    QByteArrayList lines = bytes.split('\n');
    lines[5].replace("\"note\"", "\"nope\"");
    bytes = lines.join('\n');
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
    file.close();
    for (const char* const verb : {"show", "undo"}) {
        const Ran refused = ran({"game", verb, game.path()});
        QCOMPARE(refused.code, 3);
        QVERIFY2(refused.err.endsWith("corneta-cli game salvage " + game.path().toUtf8() + " -o NEW\n"), refused.err.constData());
    }
    const QString saved = game.path("saved.corneta");
    const Ran done = ran({"game", "salvage", game.path(), "-o", saved});
    QCOMPARE(done.err, QByteArray{});
    QVERIFY2(done.out.startsWith("5 lines are sound and in ") && done.out.contains("from line 6 to line 10: damaged"),
             done.out.constData());
    QCOMPARE(ran({"game", "verify", saved}).code, 0);
    QCOMPARE(ran({"game", "note", saved, "on"}).code, 0);
    QFile left{saved + ".left-out"};
    QVERIFY(left.open(QIODevice::ReadOnly));
    QCOMPARE(left.readAll(), lines.mid(5).join('\n'));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), bytes);
    QCOMPARE(ran({"game", "salvage", game.path(), "-o", saved}).code, 3); // which is there already
    QVERIFY(QFile::rename(saved, game.path("elsewhere")));
    QCOMPARE(ran({"game", "salvage", game.path(), "-o", saved}).code, 3); // what was left out is
    QVERIFY(!QFile::exists(saved));
    QVERIFY(QFile::remove(saved + ".left-out") && QFile::rename(game.path("elsewhere"), saved));
    QCOMPARE(ran({"game", "salvage", game.path(), "-o", saved}).code, 3);
    QVERIFY(!QFile::exists(saved + ".left-out"));
}

void TestGameSalvage::what_is_no_game_names_none()
{
    const CalledGame game;
    QFile file{game.path()};
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write("{\"chart\":\"fire\"}\n"), 17);
    file.close();
    QVERIFY(!ran({"game", "show", game.path()}).err.contains("salvage"));
    QCOMPARE(ran({"game", "salvage", game.path(), "-o", game.path("new")}).err,
             game.path().toUtf8() + ": no part of a game in it is sound\n");
    QCOMPARE(ran({"game", "salvage", game.path()}).err, QByteArray{"-o: name the new file\n"});
}

#include "test_game_salvage.moc"
