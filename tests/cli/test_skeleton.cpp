// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/ran.h"

#include <QDirIterator>
#include <QFile>
#include <QObject>
#include <QTemporaryDir>
#include <QTest>

/// The smallest ruleset and the smallest with a kept half, through which rulesets/README.md walks: what they promise to who copies them.
class TestSkeleton : public QObject {
    Q_OBJECT

private slots:
    void each_is_as_short_as_the_guide_says_data();
    void each_is_as_short_as_the_guide_says();
    void its_odds_are_exact();
    void a_die_is_explained_by_its_chart();
    void a_rope_asks_for_no_die();
    void a_game_of_it_is_kept();
    void who_is_driven_back_goes_first();
    void each_side_attacks_in_its_phase();
    void a_battle_ends_with_the_last_turn();
};

void TestSkeleton::each_is_as_short_as_the_guide_says_data()
{
    QTest::addColumn<qsizetype>("most_files");
    QTest::addColumn<qsizetype>("most_lines");
    QTest::newRow("coin_river") << qsizetype{3} << qsizetype{90};
    QTest::newRow("mill_lane") << qsizetype{6} << qsizetype{360};
}

void TestSkeleton::each_is_as_short_as_the_guide_says()
{
    QFETCH(const qsizetype, most_files);
    QFETCH(const qsizetype, most_lines);
    const QString folder = QStringLiteral(CORNETA_SOURCE_DIR "/tests/%1").arg(QLatin1String{QTest::currentDataTag()});
    qsizetype lines = 0;
    qsizetype files = 0;
    for (QDirIterator all{folder, QDir::Files, QDirIterator::Subdirectories}; all.hasNext(); ++files) {
        QFile file{all.next()};
        QVERIFY(file.open(QIODevice::ReadOnly));
        lines += file.readAll().count('\n');
    }
    QCOMPARE(files, most_files);
    QVERIFY2(lines > most_lines / 2 && lines <= most_lines, qPrintable(QString::number(lines)));
}

void TestSkeleton::its_odds_are_exact()
{
    const QByteArray odds = ran(words("odds coin-river fording")).out;
    QVERIFY2(odds.startsWith("crosses: 4 in 6"), odds.constData());
}

void TestSkeleton::a_die_is_explained_by_its_chart()
{
    const QByteArray drowned = ran(words("resolve coin-river fording --dice 2")).out;
    QVERIFY2(drowned.startsWith("The unit is swept away.\n"), drowned.constData());
    QVERIFY2(drowned.contains("die for the ford "), drowned.constData());
    QVERIFY(ran(words("resolve coin-river fording --dice 3")).out.startsWith("The unit crosses the river.\n"));
}

void TestSkeleton::a_rope_asks_for_no_die()
{
    const Ran roped = ran(words("resolve coin-river fording has_rope=yes"));
    QCOMPARE(roped.code, 0);
    QVERIFY2(roped.out.contains("along a rope: no die"), roped.out.constData());
}

void TestSkeleton::a_game_of_it_is_kept()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("river.corneta"));
    const QStringList made{"game", "new", file, "coin-river", "--unit", "k1 code=K1"};
    QCOMPARE(ran(made).code, 0);
    const QStringList forded{"game", "resolve", file, "fording", "unit=K1", "--dice", "5"};
    const QByteArray said = ran(forded).out;
    QVERIFY2(said.contains("The unit crosses the river."), said.constData());
    const QStringList verified{"game", "verify", file};
    QCOMPARE(ran(verified).code, 0);
}

namespace {

/// A game of the example with a kept half.
class MillGame {
public:
    MillGame()
    {
        const QStringList made{"game", "new", path(), "mill-lane", "--scenario", "mill"};
        if (const Ran begun = ran(made); begun.code != 0)
            qFatal("%s", begun.err.constData());
    }
    /// `resolve attack ...`, or what is refused in it.
    QByteArray said(const char* line)
    {
        QStringList call = words(line);
        call.prepend(QStringLiteral("game"));
        call.insert(2, path());
        const Ran all = ran(call);
        return all.code == 0 ? all.out : all.err;
    }

private:
    QString path() const { return m_folder.filePath(QStringLiteral("mill.corneta")); }

    QTemporaryDir m_folder;
};

} // namespace

void TestSkeleton::who_is_driven_back_goes_first()
{
    MillGame game;
    QVERIFY(game.said("resolve attack attacker=B1 defender=R1 --dice 6").contains("only the table knows it"));
    QVERIFY(game.said("resolve attack attacker=B1 defender=R1 walls=no --dice 6").contains("Picket is driven back."));
    QVERIFY(game.said("resolve attack attacker=B1 defender=R1 walls=no --dice 6").contains("Picket goes back first (3)"));
    QVERIFY(game.said("resolve attack attacker=B1 defender=R1 walls=no --dice 6").contains("Grenadiers has attacked in this phase (2)"));
    QVERIFY(game.said("phase").contains("was driven back"));
    QVERIFY(game.said("resolve retreat unit=R1 open=no").contains("loses 1"));
    QVERIFY(game.said("resolve retreat unit=R1 open=no").contains("nobody drives Picket back (3)"));
    QVERIFY(game.said("show").contains("2"));
    QVERIFY(!game.said("phase").contains("was driven back"));
}

void TestSkeleton::each_side_attacks_in_its_phase()
{
    MillGame game;
    QVERIFY(game.said("resolve attack attacker=R1 defender=B1 walls=no --dice 6").contains("it is not the phase of Picket (1)"));
    game.said("phase --reason waits");
    QVERIFY(game.said("resolve attack attacker=B1 defender=R1 walls=no --dice 6").contains("it is not the phase of Grenadiers (1)"));
    const QByteArray repulsed = game.said("resolve attack attacker=R1 defender=B1 walls=yes --dice 1");
    QVERIFY2(repulsed.contains("Picket is repulsed and loses 1."), repulsed.constData());
}

void TestSkeleton::a_battle_ends_with_the_last_turn()
{
    MillGame game;
    for (int phases = 0; phases < 8; ++phases)
        game.said("phase --reason waits");
    const QByteArray late = game.said("show");
    QVERIFY2(late.contains("Red"), late.constData());
    QCOMPARE(game.said("auto --seed 1"), QByteArray{"0 entries; turn 5: the battle is decided\n"});
}

#include "test_skeleton.moc"
