// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/called_game.h"

#include <QFile>
#include <QObject>
#include <QTest>

#include <memory>
#include <sys/stat.h>

/// What a game is begun with: what is wrong is named where it was typed.
class TestGameNew : public QObject {
    Q_OBJECT

private slots:
    void init() { m_game = std::make_unique<CalledGame>(); }
    void a_new_game_names_what_it_was_typed_from_data();
    void a_new_game_names_what_it_was_typed_from();
    void a_pipe_is_no_game_data();
    void a_pipe_is_no_game();

private:
    void write(const QString& name, const QByteArray& bytes) const;

    std::unique_ptr<CalledGame> m_game;
};

void TestGameNew::write(const QString& name, const QByteArray& bytes) const
{
    QFile file{m_game->path(name)};
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

void TestGameNew::a_new_game_names_what_it_was_typed_from_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("err");
    QTest::newRow("a scenario's line") << QStringList{"--scenario", "DIR/mine.jsonl"} << 3
                                       << "DIR/mine.jsonl:3: castings: -1 is not from 0 to 999\n";
    QTest::newRow("a pack's line") << QStringList{"--pack", "DIR/pack.jsonl"} << 3
                                   << "DIR/pack.jsonl:1: weapon-ranges, weapon rifle, long: -20, expected 0 to 99\n";
    QTest::newRow("a unit") << QStringList{"--unit", "k1 castings=-1"} << 1 << "--unit: castings: -1 is not from 0 to 999\n";
    QTest::newRow("a unit beside a scenario") << QStringList{"--scenario", "buena-vista-small", "--unit", "K9 castings=3"} << 1
                                              << "--unit: unit: \"K9\" is not a key: a-z, 0-9 and -, at most 40\n";
    QTest::newRow("a scenario and a unit")
        << QStringList{"--scenario", "DIR/mine.jsonl", "--unit", "k2 castings=many"} << 3
        << "DIR/mine.jsonl:3: castings: -1 is not from 0 to 999\n--unit: castings: \"many\" is not a whole number\n";
    const QString there =
        "there are ortega-andrade-early, minon-early, marshall, third-brigade, larger-brigades, gun-damage, follow-up-charges, "
        "stragglers-are-losses\n";
    QTest::newRow("an option that is none") << QStringList{"--scenario", "buena-vista", "--option", "waterloo"} << 2
                                            << "--option waterloo: unknown option; " + there;
    QTest::newRow("an option of a scenario without") << QStringList{"--scenario", "buena-vista-small", "--option", "marshall"} << 2
                                                     << "--option marshall: unknown option; the scenario has none\n";
    QTest::newRow("an option twice") << QStringList{"--scenario", "buena-vista", "--option", "marshall", "--option", "marshall"} << 2
                                     << "--option marshall: given twice\n";
    QTest::newRow("two options that do not go together")
        << QStringList{"--scenario", "buena-vista", "--option", "third-brigade", "--option", "larger-brigades"} << 2
        << "--option larger-brigades: does not go with third-brigade\n";
    QTest::newRow("an option without a scenario") << QStringList{"--option", "marshall"} << 2 << "--option: goes with --scenario\n";
    QTest::newRow("a key of a unit twice") << QStringList{"--unit", "k7 code=K7 code=K8 castings=3"} << 1 << "--unit: code: given twice\n";
    QTest::newRow("two keys for a unit") << QStringList{"--unit", "k7 k8 castings=3"} << 1 << "--unit: unit: given twice\n";
    QTest::newRow("a name of two lines") << QStringList{"--unit", "k7 castings=3 name=a\nb"} << 1 << "--unit: leave out the line break\n";
}

void TestGameNew::a_new_game_names_what_it_was_typed_from()
{
    QFETCH(QStringList, options);
    QFETCH(QString, err);
    write("mine.jsonl",
          "{\"scenario\":\"mine\",\"ruleset\":\"santa-anna\",\"label\":\"Mine\"}\n\n"
          "{\"unit\":\"k1\",\"stats\":{\"castings\":-1}}\n");
    write("pack.jsonl", "{\"chart\":\"weapon-ranges\",\"weapon\":\"rifle\",\"long\":-20}\n");
    const QString folder = m_game->path(".").chopped(2);
    const Ran refused = ran(QStringList{"game", "new", m_game->path(), "santa-anna"} + options.replaceInStrings("DIR", folder));
    QCOMPARE(QString::fromUtf8(refused.err), err.replace("DIR", folder));
    QTEST(refused.code, "code");
    QVERIFY(!QFile::exists(m_game->path()));
}

void TestGameNew::a_pipe_is_no_game_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("shown") << words("game show PIPE");
    QTest::newRow("followed") << words("game show PIPE --follow");
    QTest::newRow("written") << words("game note PIPE x");
    QTest::newRow("as a scenario") << words("game new GAME santa-anna --scenario PIPE");
    QTest::newRow("as a pack") << words("game new GAME santa-anna --pack PIPE");
    QTest::newRow("as a pack of a roll") << words("resolve santa-anna fire --pack PIPE");
}

void TestGameNew::a_pipe_is_no_game()
{
    QFETCH(QStringList, arguments);
    const QString pipe = m_game->path("pipe");
    QCOMPARE(::mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
    const Ran refused = ran(arguments.replaceInStrings("PIPE", pipe).replaceInStrings("GAME", m_game->path()));
    QCOMPARE(refused.code, 3);
    QCOMPARE(QString::fromUtf8(refused.err), pipe + ": neither a file nor a folder\n");
}

#include "test_game_new.moc"
