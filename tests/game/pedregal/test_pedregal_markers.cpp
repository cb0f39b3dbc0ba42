// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/decide/edits.h"
#include "tests/game/pedregal/padierna.h"

#include <QObject>
#include <QTest>

using corneta::game::PlaceFaceDown;
using corneta::game::TurnUp;

/// A kept game of Pedregal: leaders in boxes, boxes that have not entered, San Augustin out of turn. 17, 18.2, 19.5.
class TestPedregalMarkers : public QObject {
    Q_OBJECT
private slots:
    void leaders_and_hqs_deploy_without_a_check();
    void a_leader_of_the_same_box_adds_to_the_morale();
    void a_box_that_has_not_entered_is_neither_seen_nor_turned_up();
    void a_unit_driven_back_may_come_to_san_augustin();
    void after_the_battle_nothing_is_laid();
    void who_has_deployed_moves_like_any_other_data();
    void who_has_deployed_moves_like_any_other();
    void who_deploys_at_san_augustin_wins();
    void a_deployment_is_no_move();
};

namespace {

/// Mejia's infantry in box A, in the Mexican movement phase; the Mexican HQ is active.
KeptGame mejia_hidden()
{
    KeptGame game = padierna();
    lay(game, "mexican-a");
    game.play("conceal", "@boxes=XA @units=N1", {});
    game.edit("H9", "active=yes");
    until(game, "1 movement 2");
    return game;
}

constexpr const char* mejia = "N1; marker 1 is real";

} // namespace

void TestPedregalMarkers::a_leader_of_the_same_box_adds_to_the_morale()
{
    KeptGame game = padierna();
    QCOMPARE(q(game.give(PlaceFaceDown{"us-a", game.last() + 1, "sealed", "commitment", {}})), "");
    QCOMPARE(q(game.play("conceal", "@boxes=UA @units=S1+L2", {})), "");
    game.edit("S1", "status=disrupted morale=4");
    game.go_to("movement");
    KeptGame check = game;
    for (KeptGame* const each : {&game, &check}) {
        QCOMPARE(q(each->play(each == &game ? "recover" : "morale-check", "@unit=S1 @with=L2", {5})), "");
        QCOMPARE(q(each->answer("leader")), "yes roster");
        QCOMPARE(q(each->stat("S1", "status")), "good");
    }
}

void TestPedregalMarkers::a_box_that_has_not_entered_is_neither_seen_nor_turned_up()
{
    KeptGame game = padierna();
    QCOMPARE(q(game.give(PlaceFaceDown{"mexican-a", game.last() + 1, "sealed", "commitment", {}})), "");
    QCOMPARE(q(game.play("conceal", "@boxes=XA @units=R1+R2", {})), "");
    while (game.round() != "7 movement 2")
        QCOMPARE(q(game.end_phase("so")), "");
    QVERIFY(q(game.play("reveal", "@marker=XA", {})).contains("Mexican box A has not come onto the map yet: enter (17.1)"));
    QVERIFY(q(game.give(TurnUp{{{"mexican-a", "R1 R2; marker 2 is real", "salt"}}, {}})).contains("has not come onto the map yet: enter"));
}

void TestPedregalMarkers::a_unit_driven_back_may_come_to_san_augustin()
{
    KeptGame game = us_combat();
    QVERIFY(!game.play("san-augustin", "@unit=N7", {}).empty());
    QCOMPARE(q(game.play("attack", "@attacker=P3 @defender=N7", {6})), "");
    QCOMPARE(q(game.play("retreat", "@unit=N7", {})), "");
    QCOMPARE(q(game.play("san-augustin", "@unit=N7", {})), "");
}

void TestPedregalMarkers::after_the_battle_nothing_is_laid()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("san-augustin", "@unit=N7", {}, "as it stands on the table")), "");
    const PlaceFaceDown lay{"mexican-b", game.last() + 1, "sealed", "commitment", {}};
    QVERIFY(q(game.give(lay)).contains("the battle is decided; give a reason to play on"));
}

/// 19.5 E has a unit check its morale.
void TestPedregalMarkers::leaders_and_hqs_deploy_without_a_check()
{
    KeptGame game = padierna();
    game.give(PlaceFaceDown{"us-a", game.last() + 1, "sealed", "commitment", {}});
    game.play("conceal", "@boxes=UA @units=L2+E1+H8", {});
    game.go_to("movement");
    QCOMPARE(q(game.play("reveal", "@marker=UA", {})), "");
    QCOMPARE(q(game.give(TurnUp{{{"us-a", "L2 E1 H8; marker 1 is real", "salt"}}, {}})), "");
    QCOMPARE(q(game.play("deployment", "@unit=L2 near_enemy_zone=yes", {6})),
             "near_enemy_zone: Twiggs is not a combat unit: no morale check there (19.5 E)");
    for (const char* deploys : {"@unit=L2", "@unit=E1", "@unit=H8"})
        QCOMPARE(q(game.play("deployment", deploys, {})), "");
    QCOMPARE(q(game.answer("near_enemy_zone")), "no roster");
}

void TestPedregalMarkers::who_has_deployed_moves_like_any_other_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QList<int>>("faces");
    QTest::addColumn<QString>("said");
    const QString over = "unit: the move of Mejia's infantry is over (19.1, 19.4)";
    QTest::newRow("over a ravine") << "ravine" << "@unit=N1" << QList<int>{} << over;
    QTest::newRow("into no zone") << "enemy-zone-entry" << "@unit=N1" << QList<int>{6} << over;
    QTest::newRow("into no zone, by a check alone") << "morale-check" << "@unit=N1 purpose=enemy-zone" << QList<int>{6} << over;
    QTest::newRow("it rests") << "recover" << "@unit=N1" << QList<int>{1}
                              << "unit: Mejia's infantry has tried to recover and does not move";
    QTest::newRow("it moves on") << "move" << "@unit=N1" << QList<int>{} << "";
}

/// 18.2, 19.5 E.
void TestPedregalMarkers::who_has_deployed_moves_like_any_other()
{
    QFETCH(const QString, action);
    QFETCH(const QString, words);
    QFETCH(const QList<int>, faces);
    QFETCH(const QString, said);
    KeptGame game = mejia_hidden();
    QCOMPARE(q(turn_up(game, "mexican-a", mejia)), "");
    QCOMPARE(q(game.play("deployment", "@unit=N1 near_enemy_zone=yes", {action == "recover" ? 6 : 1})), "");
    QCOMPARE(q(game.play(action.toStdString(), words.toStdString(), {faces.begin(), faces.end()})), "");
    QCOMPARE(q(game.play("san-augustin", "@unit=N1", {})), said);
}

/// 18.2, 19.5 E: its marker may have stopped before it.
void TestPedregalMarkers::who_deploys_at_san_augustin_wins()
{
    KeptGame game = mejia_hidden();
    QCOMPARE(q(game.play("ravine", "@unit=XA", {})), "");
    QCOMPARE(q(game.play("reveal", "@marker=XA", {})), "");
    QCOMPARE(q(turn_up(game, "mexican-a", mejia)), "");
    QCOMPARE(q(game.play("deployment", "@unit=N1", {})), "");
    QVERIFY(!game.play("move", "@unit=N1", {}).empty());
    QCOMPARE(q(game.play("san-augustin", "@unit=N1", {})), "");
    QCOMPARE(q(game.play("victory", "mexican_at_san_augustin=no", {})), "mexican_at_san_augustin: a Mexican unit has entered it (18.2)");
}

/// 19.5 C and E: it has moved when its marker has.
void TestPedregalMarkers::a_deployment_is_no_move()
{
    KeptGame game = mejia_hidden();
    KeptGame moved = game;
    QCOMPARE(q(moved.play("ravine", "@unit=XA", {})), "");
    QCOMPARE(q(moved.play("reveal", "@marker=XA", {})), "");
    for (KeptGame* const each : {&game, &moved}) {
        QCOMPARE(q(turn_up(*each, "mexican-a", mejia)), "");
        QCOMPARE(q(each->play("deployment", "@unit=N1 near_enemy_zone=yes", {6})), "");
    }
    QVERIFY(is_idle(game, "north-1-infantry is disrupted and may recover: recover unit"));
    QCOMPARE(q(game.play("recover", "@unit=N1", {1})), "");
    QCOMPARE(q(moved.play("recover", "@unit=N1", {1})), "unit: Mejia's infantry has moved in this phase");
}

#include "test_pedregal_markers.moc"
