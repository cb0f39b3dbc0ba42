// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/decide/replay.h"
#include "tests/game/pedregal/padierna.h"

#include <QObject>
#include <QTest>

/// A kept game of Pedregal: one die for a leader and combat, none for who has fallen. 19.3.
class TestPedregalLeaders : public QObject {
    Q_OBJECT
private slots:
    void a_leader_has_one_die_a_combat_whatever_comes_first_data();
    void a_leader_has_one_die_a_combat_whatever_comes_first();
    void in_two_combats_he_has_two_dice();
    void who_has_fallen_has_no_die();
    void his_die_comes_before_his_next_attack();
    void a_stack_that_is_attacked_again_is_in_another_combat();
    void whom_he_fights_with_is_a_list_of_units();
    void lists_of_units_with_spaces_are_the_same();
    void an_engineer_guides_one_formation_in_a_phase_data();
    void an_engineer_guides_one_formation_in_a_phase();
};

namespace {

/// Mejia's infantry and the 10th Line with Valencia, driven back without a way.
KeptGame stack_without_a_way()
{
    KeptGame game = us_combat();
    game.play("attack", "@attacker=S1 @defender=N1+N4 @defender_leaders=L5 defender_retreat_blocked=yes", {6}); // 0: Dr
    return game;
}

/// Twiggs leads Smith, then Riley, and both are driven back.
KeptGame twiggs_driven_back_twice()
{
    KeptGame game = us_combat();
    for (const char* const attack : {"@attacker=S1 @attacker_leaders=L2 @defender=N4", "@attacker=S2 @attacker_leaders=L2 @defender=N5"})
        game.play("attack", attack, {1}); // +2: Ar
    return game;
}

bool owes_a_die(const KeptGame& game)
{
    return game.owed().contains("leader-casualty");
}

} // namespace

void TestPedregalLeaders::a_leader_has_one_die_a_combat_whatever_comes_first_data()
{
    QTest::addColumn<bool>("die_first");
    QTest::addColumn<int>("face");
    QTest::newRow("both retreats first") << false << 5;
    QTest::newRow("the die first") << true << 5;
    QTest::newRow("the die first, and he falls") << true << 6;
}

void TestPedregalLeaders::a_leader_has_one_die_a_combat_whatever_comes_first()
{
    QFETCH(const bool, die_first);
    QFETCH(const int, face);
    KeptGame game = stack_without_a_way();
    QCOMPARE(q(game.play("retreat", "@unit=N1", {})), "");
    QVERIFY2(game.owed().contains("must leader-casualty (valencia)"), game.owed().c_str());
    if (die_first)
        QCOMPARE(q(game.play("leader-casualty", "@leader=L5", {face})), "");
    QCOMPARE(q(game.play("retreat", "@unit=N4", {})), "");
    QCOMPARE(q(game.stat("N4", "destroyed")), "yes");
    if (!die_first)
        QCOMPARE(q(game.play("leader-casualty", "@leader=L5", {face})), "");
    QCOMPARE(q(game.owed()), "");
}

void TestPedregalLeaders::in_two_combats_he_has_two_dice()
{
    KeptGame game = twiggs_driven_back_twice();
    QCOMPARE(q(game.play("retreat", "@unit=S1 way=none", {})), "");
    QCOMPARE(q(game.play("retreat", "@unit=S2 way=none", {})), "way: the die for Twiggs is thrown first (19.3)");
    QCOMPARE(q(game.play("leader-casualty", "@leader=L2", {5})), "");
    QCOMPARE(q(game.play("retreat", "@unit=S2 way=none", {})), "");
    QVERIFY2(game.owed().contains("must leader-casualty (twiggs)"), game.owed().c_str());
    QCOMPARE(q(game.play("leader-casualty", "@leader=L2", {6})), "");
    QCOMPARE(q(game.stat("L2", "casualty")), "yes");
    QCOMPARE(q(game.owed()), "");
}

void TestPedregalLeaders::who_has_fallen_has_no_die()
{
    KeptGame game = twiggs_driven_back_twice();
    QCOMPARE(q(game.play("retreat", "@unit=S1 way=none", {})), "");
    QCOMPARE(q(game.play("leader-casualty", "@leader=L2", {6})), "");
    QCOMPARE(q(game.play("retreat", "@unit=S2 way=none", {})), "");
    QCOMPARE(q(game.stat("S2", "steps")), "1");
    QVERIFY2(!owes_a_die(game), game.owed().c_str());
}

void TestPedregalLeaders::his_die_comes_before_his_next_attack()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("attack", "@attacker=S3 @attacker_leaders=L2+E1 @defender=N4+N5", {1})), ""); // -4: Ax
    QCOMPARE(q(game.play("leader-casualty", "@leader=E1", {1})), "");
    const char* const next = "@attacker=S1 @attacker_leaders=L2+E1 @defender=N7";
    QCOMPARE(q(game.play("attack", next, {3})), "attacker_leaders: the die for Twiggs is thrown first (19.3)");
    QCOMPARE(q(game.play("leader-casualty", "@leader=L2", {1})), "");
    QCOMPARE(q(game.play("attack", next, {3})), "");
    KeptGame other = stack_without_a_way();
    QCOMPARE(q(other.play("retreat", "@unit=N1", {})), "");
    QCOMPARE(q(other.play("attack", "@attacker=S2 @defender=N7 @defender_leaders=L5", {3})),
             "defender_leaders: the die for Valencia is thrown first (19.3)");
}

void TestPedregalLeaders::a_stack_that_is_attacked_again_is_in_another_combat()
{
    KeptGame game = us_combat();
    const std::string stack = " @defender=N1+N4 @defender_leaders=L5";
    QCOMPARE(q(game.play("attack", "@attacker=S1" + stack, {6})), "");
    for (const char* const driven : {"@unit=N1", "@unit=N4"})
        QCOMPARE(q(game.play("retreat", driven, {})), "");
    QCOMPARE(q(game.play("attack", "@attacker=S2" + stack, {6})), "");
    QCOMPARE(q(game.play("retreat", "@unit=N1 way=none", {})), "");
    QCOMPARE(q(game.play("leader-casualty", "@leader=L5", {1})), "");
    QCOMPARE(q(game.play("retreat", "@unit=N4 way=none", {})), "");
    QCOMPARE(q(game.owed()), "");
}

/// Which the window and the report say by their names.
void TestPedregalLeaders::whom_he_fights_with_is_a_list_of_units()
{
    KeptGame game = twiggs_driven_back_twice();
    QCOMPARE(q(game.stat("L2", "fought_with")), "smith+riley");
    QCOMPARE(q(game.play("retreat", "@unit=S1 way=none", {})), "");
    QCOMPARE(q(game.stat("L2", "fought_with")), "riley");
}

/// As earlier programs wrote them.
void TestPedregalLeaders::lists_of_units_with_spaces_are_the_same()
{
    const KeptGame game = twiggs_driven_back_twice();
    corneta::game::Journal written{game.journal().start()};
    int lists = 0;
    for (corneta::game::Entry entry : game.journal().entries()) {
        for (auto& change : entry.results.front().effects.stats)
            if (change.stat == "fought_with") {
                lists += change.word.contains('+') ? 1 : 0;
                std::ranges::replace(change.word, '+', ' ');
            }
        QVERIFY(written.append(std::move(entry)).has_value());
    }
    QVERIFY(lists > 0);
    QCOMPARE(written.state().find("L2")->word("fought_with"), "smith riley");
    QVERIFY(corneta::game::differences_in_replay(written, game.book()).empty());
}

void TestPedregalLeaders::an_engineer_guides_one_formation_in_a_phase_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("then");
    for (const char* const first : {"move", "river-crossing", "lava-bed"})
        for (const char* const then : {"move", "river-crossing", "lava-bed"})
            QTest::addRow("%s, then %s", first, then) << first << then;
}

/// 19.3: he is in one place.
void TestPedregalLeaders::an_engineer_guides_one_formation_in_a_phase()
{
    QFETCH(const QString, first);
    QFETCH(const QString, then);
    KeptGame game = padierna();
    game.go_to("movement");
    const auto guided = [&](const QString& action, const char* unit) {
        const bool rolls = action == "lava-bed";
        return game.play(action.toStdString(), std::string{"@with=E1 @unit="} + unit, rolls ? std::vector{4} : std::vector<int>{});
    };
    QCOMPARE(q(guided(first, "S1")), "");
    const QString refused = q(guided(then, "P1"));
    QVERIFY2(refused.startsWith("with: "), qPrintable(refused));
    QVERIFY2(refused.contains("Beauregard is with Smith's Brigade in this phase (19.3)") || refused.contains("has made its move")
                 || refused.contains("the move of Beauregard is over"),
             qPrintable(refused));
}

#include "test_pedregal_leaders.moc"
