// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/cedar_creek/belle_grove.h"

#include <QObject>
#include <QString>
#include <QTest>

/// A kept game of Cedar Creek: how far from its division combat sets a brigade, whom a retreat meets, and zones nobody has passed yet.
class TestCedarCreekWays : public QObject {
    Q_OBJECT
private slots:
    void who_was_moved_by_combat_may_stay_apart();
    void who_advanced_may_stay_apart();
    void independent_cavalry_has_no_division_to_be_near();
    void no_voluntary_rout_comes_before_a_flight();
    void zones_that_nobody_has_passed_are_the_unions();
    void a_retreat_meets_headquarters();
    void a_rout_move_meets_headquarters();
    void only_artillery_markers_stand_with_a_brigade();
    void nothing_of_a_fight_comes_before_a_flight();
    void headquarters_owe_one_flight();
    void a_rout_move_comes_before_the_tests();
};

namespace {

const char* const too_far = "apart: Kitching ends its move within 2 zones of its division (10)";

/// The next half round, in which everybody may do anything.
void go_on(KeptGame& game)
{
    game.end_phase("on we go");
    make_ready(game);
}

/// Cook has hit Kitching.
KeptGame hit(int turn = 3)
{
    KeptGame game = movement_of(turn);
    game.play("attack", "@attacker=R1 @defender=H3", {6, 6, 1});
    return game;
}

} // namespace

/// 10.
void TestCedarCreekWays::who_was_moved_by_combat_may_stay_apart()
{
    KeptGame game = hit();
    QCOMPARE(q(game.play("retreat", "@brigade=H3 choice=retreat", {1})), "");
    go_on(game);
    QCOMPARE(q(game.play("movement-cost", "@brigade=H3 zones=1 apart=yes", {})), "");
    KeptGame near = hit();
    near.play("retreat", "@brigade=H3 choice=retreat", {1});
    go_on(near);
    QCOMPARE(q(near.play("movement-cost", "@brigade=H3 zones=1", {})), "");
    go_on(near);
    QCOMPARE(q(near.play("movement-cost", "@brigade=H3 zones=1 apart=yes", {})), too_far);
}

/// 10, 11.4.
void TestCedarCreekWays::who_advanced_may_stay_apart()
{
    KeptGame game = hit();
    QCOMPARE(q(game.play("retreat", "@brigade=H3 choice=retreat", {1})), "");
    QCOMPARE(q(game.play("advance", "@brigade=R1", {})), "");
    go_on(game);
    QCOMPARE(q(game.play("movement-cost", "@brigade=R1 zones=1 apart=yes", {})), "");
}

/// 10.
void TestCedarCreekWays::independent_cavalry_has_no_division_to_be_near()
{
    KeptGame game = movement_of(3);
    QCOMPARE(q(game.play("movement-cost", "@brigade=H3 zones=1 apart=yes", {})), too_far);
    QCOMPARE(q(game.play("movement-cost", "@brigade=P1 zones=1 apart=yes", {})), "");
}

/// 10.3.
void TestCedarCreekWays::no_voluntary_rout_comes_before_a_flight()
{
    KeptGame game = movement_of(3);
    game.edit("R2", "losses=2 strength=1");
    QCOMPARE(q(game.play("movement-cost", "@brigade=R1 zones=1 contact=yes", {})), "");
    QCOMPARE(q(game.play("retreat", "@brigade=R2 choice=voluntary-rout", {})), "brigade: Union headquarters gives way first (10.3)");
    QCOMPARE(q(game.play("flight", "@marker=Q2", {})), "");
    QCOMPARE(q(game.play("retreat", "@brigade=R2 choice=voluntary-rout", {})), "");
}

/// 4.
void TestCedarCreekWays::zones_that_nobody_has_passed_are_the_unions()
{
    KeptGame game = movement_of(3);
    QCOMPARE(q(game.play("victory", "middletown_north=confederate", {})), "middletown_north: by the roster of Union it is union");
    QCOMPARE(q(game.play("victory", "entry_12=none", {})), "entry_12: by the roster of Union it is union");
    QVERIFY2(game.standing().contains("union 7: 7 points"), game.standing().c_str());
    QCOMPARE(q(game.play("victory", "", {})), "");
    QCOMPARE(q(game.outcome("union")), "7");
    game.play("movement-cost", "@brigade=R1 zones=1 passes=middletown-north", {});
    QCOMPARE(q(game.play("victory", "middletown_north=confederate", {})), "");
}

/// 10.3.
void TestCedarCreekWays::a_retreat_meets_headquarters()
{
    KeptGame game = hit();
    QCOMPARE(q(game.play("retreat", "@brigade=H3 choice=retreat contact=yes", {1})), "");
    QVERIFY2(game.owed().contains("must flight (confederate)"), game.owed().c_str());
    QVERIFY2(game.told().contains("[The enemy headquarters gives way before anything else is done.]"), game.told().c_str());
    QCOMPARE(q(game.play("attack", "@attacker=R3 @defender=H2", {4, 4})), "attacker: Early's headquarters gives way first (10.3)");
    QCOMPARE(q(game.play("flight", "@marker=Q1", {})), "");
    KeptGame away = hit();
    away.edit("Q1", "off_map=yes");
    QCOMPARE(q(away.play("retreat", "@brigade=H3 choice=retreat contact=yes", {1})),
             "contact: there are no enemy headquarters on the map (10.3)");
}

/// 9, 10.3.
void TestCedarCreekWays::a_rout_move_meets_headquarters()
{
    KeptGame game = movement_of(3);
    game.edit("H3", "routed=yes");
    game.go_to("administrative");
    QCOMPARE(q(game.play("retreat", "@brigade=H3 choice=rout-move contact=yes", {})), "");
    QVERIFY2(game.owed().contains("must flight (confederate)"), game.owed().c_str());
    QVERIFY(game.end_phase().contains("still owed: Early's headquarters gives way"));
    QCOMPARE(q(game.play("flight", "@marker=Q1", {})), "");
    QCOMPARE(q(game.end_phase()), "");
}

/// 7.3.
void TestCedarCreekWays::only_artillery_markers_stand_with_a_brigade()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("movement-cost", "@brigade=R1 @supported=R2 zones=1", {})), "supported: Cook is not an artillery marker (7.3)");
    QCOMPARE(q(game.play("movement-cost", "@brigade=Q1 @supported=R2 zones=1", {})),
             "supported: Early's headquarters is not an artillery marker (7.3)");
}

/// 10.3.
void TestCedarCreekWays::nothing_of_a_fight_comes_before_a_flight()
{
    KeptGame game = movement_of(3);
    game.edit("H3", "artillery=0");
    game.edit("R1", "strength=9 strength_at_start=9");
    QCOMPARE(q(game.play("attack", "@attacker=R1 @defender=H3+T1", {6, 1})), "");
    QCOMPARE(q(game.play("retreat", "@brigade=H3 choice=retreat contact=yes", {1})), "");
    QCOMPARE(q(game.play("advance", "@brigade=R1", {})), "brigade: Early's headquarters gives way first (10.3)");
    QCOMPARE(q(game.play("retreat", "@brigade=T1 choice=retreat", {1})), "brigade: Early's headquarters gives way first (10.3)");
    QCOMPARE(q(game.play("flight", "@marker=Q1", {})), "");
    QCOMPARE(q(game.play("retreat", "@brigade=T1 choice=retreat", {1})), "");
    QCOMPARE(q(game.play("advance", "@brigade=R1", {})), "");
}

/// 10.3.
void TestCedarCreekWays::headquarters_owe_one_flight()
{
    KeptGame game = movement_of(3);
    QCOMPARE(q(game.play("movement-cost", "@brigade=R1 zones=1 contact=yes", {})), "");
    const std::string owed = game.owed();
    QCOMPARE(q(game.play("movement-cost", "@brigade=R2 zones=1 contact=yes", {}, "together")), "");
    QCOMPARE(q(game.owed()), q(owed));
}

/// 9.
void TestCedarCreekWays::a_rout_move_comes_before_the_tests()
{
    KeptGame game = movement_of(3);
    game.edit("H3", "routed=yes");
    game.go_to("administrative");
    QCOMPARE(q(game.play("retreat", "@brigade=H3 choice=rout-move", {})), "");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.play("retreat", "@brigade=H3 choice=rout-move fronts_crossed=1", {})),
             "brigade: Kitching made its rout move before the tests, or not at all (9)");
}

#include "test_cedar_creek_ways.moc"
