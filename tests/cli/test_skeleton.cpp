// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/ran.h"

#include <QDirIterator>
#include <QFile>
#include <QObject>
#include <QTemporaryDir>
#include <QTest>

/// The smallest ruleset, which rulesets/README.md walks through: what it promises to who copies it.
class TestSkeleton : public QObject {
    Q_OBJECT

private slots:
    void it_has_90_lines_in_three_files_at_most();
    void its_odds_are_exact();
    void a_die_is_explained_by_its_chart();
    void a_rope_asks_for_no_die();
    void a_game_of_it_is_kept();
};

void TestSkeleton::it_has_90_lines_in_three_files_at_most()
{
    qsizetype lines = 0;
    qsizetype files = 0;
    for (QDirIterator all{QStringLiteral(CORNETA_SOURCE_DIR "/tests/coin_river"), QDir::Files}; all.hasNext(); ++files) {
        QFile file{all.next()};
        QVERIFY(file.open(QIODevice::ReadOnly));
        lines += file.readAll().count('\n');
    }
    QCOMPARE(files, 3);
    QVERIFY2(lines > 0 && lines <= 90, qPrintable(QString::number(lines)));
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

#include "test_skeleton.moc"
