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
};

void TestPedregalMarkers::a_leader_of_the_same_box_adds_to_the_morale()
{
    KeptGame game = padierna();
    QCOMPARE(q(game.give(PlaceFaceDown{"us-a", game.last() + 1, "sealed", "commitment", {}})), "");
    QCOMPARE(q(game.play("conceal", "@boxes=UA @units=S1+L2", {})), "");
    game.edit("S1", "status=disrupted morale=4");
    game.go_to("movement");
    QCOMPARE(q(game.play("recover", "@unit=S1 @with=L2", {5})), "");
    QCOMPARE(q(game.answer("leader")), "yes roster");
    QCOMPARE(q(game.stat("S1", "status")), "good");
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

#include "test_pedregal_markers.moc"
