// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/called_game.h"

#include <QJsonObject>
#include <QObject>
#include <QTest>

#include <memory>

/// What is put right of entries that were played, and several units in one command.
class TestGameRulings : public QObject {
    Q_OBJECT

private slots:
    void init();
    void a_misread_die_is_put_right_by_any_of_its_names_data();
    void a_misread_die_is_put_right_by_any_of_its_names();
    void of_a_mistaken_amendment_its_mistake_alone_is_said();
    void an_entry_becomes_another_action();
    void a_role_is_emptied();
    void phases_end_as_they_did();
    void the_rest_is_settled_at_once_data();
    void the_rest_is_settled_at_once();
    void what_follows_no_more_is_said_by_its_words();
    void several_units_are_an_entry_each();
    void all_of_several_units_or_none();
    void what_is_wrong_with_one_is_said_before_any_die();
    void a_role_may_go_without_its_name();

private:
    void done(const char* line) const { QCOMPARE(m_game->refusal(line), ""); }
    QByteArray said(const char* line) const { return m_game->call(line).out; }
    void break_a_unit() const;
    std::unique_ptr<CalledGame> m_game;
};

void TestGameRulings::init()
{
    m_game = std::make_unique<CalledGame>();
    QCOMPARE(m_game->begun(), "");
}

/// Entry 3 breaks Perez's light battalion; 4 is its retreat.
void TestGameRulings::break_a_unit() const
{
    done("game edit FILE M3 effectives=8 stragglers=7 castings=15 --reason so");
    done("game resolve FILE leader-points leader=L1 --dice 3");
    done("game resolve FILE fire firer=K1 target=M3 range=1 --usual --reason early --dice 3");
    done("game resolve FILE movement unit=M3 kind=retreat --usual --reason early --dice 1,1,1,1");
}

void TestGameRulings::a_misread_die_is_put_right_by_any_of_its_names_data()
{
    QTest::addColumn<QStringList>("typed");
    QTest::newRow("all its dice, in order") << QStringList{"--dice", "2"};
    QTest::newRow("by its label") << QStringList{"--die", "leader points=2"};
}

void TestGameRulings::a_misread_die_is_put_right_by_any_of_its_names()
{
    QFETCH(const QStringList, typed);
    done("game resolve FILE leader-points leader=L1 --dice 3");
    const QByteArray amended =
        ran(QStringList{"game", "amend", m_game->path(), "1", "--reason", "misread", "--json"} + typed).out.simplified();
    QVERIFY2(amended.contains("\"faces\": [ 2 ]"), amended.constData());
    QVERIFY(m_game->refusal("game amend FILE 1 --dice 2,3 --reason misread").contains("dice: 2 given, 0 asked for"));
    QVERIFY(m_game->refusal("game amend FILE 1 --dice 5 --reason misread").contains("leader points: a d4 has no face 5"));
}

void TestGameRulings::of_a_mistaken_amendment_its_mistake_alone_is_said()
{
    break_a_unit();
    const QString refused = m_game->refusal("game amend FILE 3 target_cover=nowhere --reason so");
    QVERIFY2(refused.contains("target_cover: "), qPrintable(refused));
    QCOMPARE(refused.count("entry"), 0);
}

void TestGameRulings::an_entry_becomes_another_action()
{
    done("game resolve FILE leader-points leader=L1 --dice 3");
    const QByteArray changed = said("game amend FILE 1 attach leader=L1 unit=K1 --reason misheard");
    QVERIFY2(changed.contains("Lane goes with 2nd Indiana"), changed.constData());
    QVERIFY(m_game->refusal("game amend FILE 1 dance leader=L1 --reason so").contains("dance"));
}

void TestGameRulings::a_role_is_emptied()
{
    done("game resolve FILE attach leader=L1 unit=K1");
    done("game edit FILE K1 broken=yes --reason so");
    done("game resolve FILE rally unit=K1 leader=L1 enemy_near=no --usual --reason early --dice 10");
    const QByteArray amended = said("game amend FILE 3 leader= --reason nobody_led --json").simplified();
    QVERIFY2(amended.contains("\"roles\": [ [ \"unit\", [ \"2nd-indiana\" ] ] ]"), amended.constData());
}

/// What was owed when a phase ended is no matter of an entry before it.
void TestGameRulings::phases_end_as_they_did()
{
    done("game resolve FILE leader-points leader=L1 --dice 3");
    done("game resolve FILE leader-points leader=L2 --dice 3");
    done("game resolve FILE leader-points leader=L3 --dice 3");
    done("game resolve FILE leader-points leader=L4 --dice 3");
    done("game resolve FILE random-order unit=K1,K2,K3,K4,K5,M1,M2,M3,M4,M5,M6 friend_order=none unit_enemy_in_reach=no --dice "
         "9,9,9,9,9,9,9,9,9,9,9");
    done("game phase FILE");
    done("game strike FILE 1 --reason it_never_was");
    QCOMPARE(m_game->shown()["phase"].toString(), "declare-charges");
}

void TestGameRulings::the_rest_is_settled_at_once_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<bool>("has_moved");
    QTest::newRow("kept") << QByteArray{"game strike FILE 3 --then rest=keep --reason so"} << true;
    QTest::newRow("struck") << QByteArray{"game strike FILE 3 --then rest=strike --reason so"} << false;
}

void TestGameRulings::the_rest_is_settled_at_once()
{
    QFETCH(const QByteArray, line);
    QFETCH(const bool, has_moved);
    break_a_unit();
    done(line.constData());
    QCOMPARE(m_game->stat("M3", "moved_this_turn"), has_moved ? "yes" : "-");
    done("game verify FILE");
    done("game replay FILE");
    for (const char* const wrong : {"--then rest=never", "--then rest=keep --then rest=strike"})
        QVERIFY(m_game->refusal((QByteArray{"game strike FILE 3 --reason so "} + wrong).constData()).contains("rest=keep or rest=strike"));
}

void TestGameRulings::what_follows_no_more_is_said_by_its_words()
{
    break_a_unit();
    const QString refused = m_game->refusal("game strike FILE 3 --reason so");
    QVERIFY2(refused.contains("entry 4: no longer fits: movement: nobody owes it any more: "), qPrintable(refused));
}

void TestGameRulings::several_units_are_an_entry_each()
{
    done("game resolve FILE at-wagons unit=K5,K1 --reason early");
    QCOMPARE(m_game->stat("K5", "at_wagons") + m_game->stat("K1", "at_wagons"), "yesyes");
    const QByteArray both = said("game resolve FILE attach leader=L1,L2 unit=K1 --json").simplified();
    QCOMPARE(both.count("\"do\": \"play\""), 2);
    QVERIFY2(both.startsWith('[') && both.endsWith(']'), both.constData());
}

void TestGameRulings::all_of_several_units_or_none()
{
    const QString refused = m_game->refusal("game resolve FILE at-wagons unit=K5,K9 --reason early");
    QVERIFY2(refused.contains("K9"), qPrintable(refused));
    QCOMPARE(m_game->stat("K5", "at_wagons"), "-");
}

/// The program rolls for each by itself.
void TestGameRulings::what_is_wrong_with_one_is_said_before_any_die()
{
    const QString refused = m_game->refusal("game resolve FILE fire firer=K1,K9 target=M1 range=3 --usual --reason early");
    QVERIFY2(refused.contains("K9"), qPrintable(refused));
    QVERIFY(m_game->refusal("game resolve FILE fire firer=K1,K2 target=M1 range=3 --usual --reason early --word us=apple")
                .contains("a word is for one roll"));
    QVERIFY(said("game verify FILE").startsWith("0 entries"));
    done("game resolve FILE fire firer=K1,K2 target=M1 range=3,5 --usual --reason early");
    QVERIFY(said("game verify FILE").startsWith("2 entries"));
}

void TestGameRulings::a_role_may_go_without_its_name()
{
    done("game resolve FILE at-wagons K5 --reason early");
    done("game resolve FILE leader-points L1 --dice 3");
    const QString refused = m_game->refusal("game resolve FILE fire K1 range=3");
    QVERIFY2(refused.contains("firer, target"), qPrintable(refused));
    QVERIFY(m_game->refusal("game resolve FILE at-wagons brigade=K5 --reason early").contains("unit"));
}

#include "test_game_rulings.moc"
