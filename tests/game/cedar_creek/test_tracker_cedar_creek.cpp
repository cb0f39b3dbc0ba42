// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/rules.h"
#include "rulesets/cedar_creek/game.h"
#include "tests/game/cedar_creek/belle_grove.h"

#include <QObject>
#include <QString>
#include <QTest>

using namespace corneta;

/// What a list of forces shows, who has not acted this round, and the points of both sides.
class TestTrackerCedarCreek : public QObject {
    Q_OBJECT
private slots:
    void a_brigade_shows_its_strength_and_its_fatigue();
    void divisions_and_sides_have_marks_alone();
    void the_initiative_is_waited_for_where_it_is_not_owed();
    void brigades_and_divisions_that_have_not_acted_are_idle();
    void as_many_divisions_are_idle_as_the_roll_leaves();
    void nobody_tests_a_rout_when_the_game_is_over();
    void in_the_administrative_phase_the_tired_and_the_routed_are_idle();
    void the_continuation_is_waited_for_where_it_is_not_owed();
    void points_follow_the_losses_until_the_last_turn_is_over();
    void a_brigade_gives_way_by_losses_or_rout();
};

void TestTrackerCedarCreek::a_brigade_shows_its_strength_and_its_fatigue()
{
    KeptGame game = dawn();
    QCOMPARE(q(game.summary("R4")), "strength left 4, losses 0; sharpshooters 2");
    QCOMPARE(q(game.edit("R4", "strength=3 losses=1 fatigue=2 routed=yes sharpshooters=1 moved=yes")), "");
    QCOMPARE(q(game.summary("R4")), "strength left 3, losses 1; routed, has moved, fatigue 2, sharpshooters 1");
    QCOMPARE(q(game.edit("P1", "eliminated=yes mounted=no")), "");
    QCOMPARE(q(game.summary("P1")), "strength left 3, losses 0; eliminated, dismounted gone");
    QCOMPARE(q(game.summary("M3")), "strength left 5, losses 0; star, dismounted, artillery 1, from turn 3 on");
}

void TestTrackerCedarCreek::divisions_and_sides_have_marks_alone()
{
    KeptGame game = dawn();
    QCOMPARE(q(game.summary("DR")), "; superior commander");
    game.go_to("movement");
    QCOMPARE(q(game.play("activation", "@active=confederate", {2})), "");
    const std::string divisions = game.stat("confederate", "divisions");
    QVERIFY(divisions != "0");
    QCOMPARE(q(game.summary("confederate")), q("; has rolled for activation, divisions to activate " + divisions));
}

void TestTrackerCedarCreek::the_initiative_is_waited_for_where_it_is_not_owed()
{
    KeptGame game = dawn();
    QCOMPARE(q(game.idle()),
             "union the initiative has not been rolled: initiative; confederate the initiative has not been rolled: initiative");
    QCOMPARE(q(game.play("initiative", "", {})), "");
    QCOMPARE(q(game.idle()), "");
    game.end_turn();
    QVERIFY(game.owed().contains("must initiative"));
    QCOMPARE(q(game.idle()), "");
}

void TestTrackerCedarCreek::brigades_and_divisions_that_have_not_acted_are_idle()
{
    KeptGame game = dawn();
    game.go_to("movement");
    const auto both =
        "union has not rolled for activation: activation active; confederate has not rolled for activation: activation active";
    QCOMPARE(q(game.idle()), both); // until then nobody knows how many divisions act
    QCOMPARE(q(game.play("activation", "@active=confederate", {2})), "");
    QCOMPARE(q(game.edit("confederate", "divisions=2")), "");
    QVERIFY(!is_idle(game, "confederate has not rolled for activation: activation active"));
    QVERIFY(is_idle(game, "ramseur has not been activated: initiative-test division"));
    QVERIFY(is_idle(game, "ramseur-cook has not acted: movement-cost brigade"));
    QVERIFY(!game.idle().contains("merritt")); // not there yet
    QCOMPARE(q(game.play("movement-cost", "@brigade=P1 zones=1", {})), "");
    QVERIFY(!game.idle().contains("payne"));
    QCOMPARE(q(game.give(game::Undo{})), "");
    QVERIFY(is_idle(game, "payne has not acted: movement-cost brigade"));
    QCOMPARE(q(game.play("initiative-test", "@division=DR", {6})), "");
    QVERIFY(!game.idle().contains("ramseur"));
    QCOMPARE(q(game.edit("union", "activated=yes divisions=9")), "");
    QVERIFY(game.idle().contains("hayes"));
    QCOMPARE(q(game.edit("H1", "routed=yes")), "");
    QCOMPARE(q(game.edit("H2", "eliminated=yes")), "");
    QCOMPARE(q(game.edit("H3", "attacked=yes")), "");
    QVERIFY(!game.idle().contains("hayes"));
    game.end_phase();
    QCOMPARE(q(game.idle()), both);
}

void TestTrackerCedarCreek::as_many_divisions_are_idle_as_the_roll_leaves()
{
    KeptGame game = dawn();
    game.go_to("movement");
    QCOMPARE(q(game.edit("union", "activated=yes divisions=0")), "");
    QCOMPARE(q(game.idle()), "confederate has not rolled for activation: activation active");
    QCOMPARE(q(game.edit("union", "divisions=1")), "");
    QVERIFY(game.idle().contains("thoburn has not been activated"));
    QVERIFY(game.idle().contains("hayes has not been activated"));
    QCOMPARE(q(game.edit("T1", "moved=yes")), ""); // one of its brigades: the division has begun
    QVERIFY(!game.idle().contains("not been activated"));
    QVERIFY(game.idle().contains("thoburn-harris has not acted"));
    QVERIFY(!game.idle().contains("hayes"));
    QVERIFY(!game.idle().contains("thoburn-wildes"));
}

void TestTrackerCedarCreek::nobody_tests_a_rout_when_the_game_is_over()
{
    KeptGame game = dawn();
    while (game.stage() != "9 administrative")
        QCOMPARE(q(game.end_phase("on we go")), "");
    QCOMPARE(q(game.edit("H1", "routed=yes strength=2 losses=1")), "");
    QCOMPARE(q(game.end_phase()), "");
    QVERIFY2(!game.standing().contains("over"), game.standing().c_str()); // the test may give a step back
    QCOMPARE(q(game.follow({game.last(), 0, 0}, "", {2})), "");
    QCOMPARE(q(game.end_phase("on we go")), "");
    QVERIFY2(game.standing().contains(" over: won with "), game.standing().c_str());
    QVERIFY(!game.idle().contains("rout"));
    QVERIFY(!game.play("rout-recovery", "@brigade=H1", {6}).empty());
}

void TestTrackerCedarCreek::in_the_administrative_phase_the_tired_and_the_routed_are_idle()
{
    KeptGame game = dawn();
    QCOMPARE(q(game.edit("R1", "fatigue=2")), "");
    QCOMPARE(q(game.edit("H1", "routed=yes")), "");
    game.go_to("administrative");
    QCOMPARE(q(game.idle()), "ramseur-cook loses a level of fatigue; hayes-duval makes a rout move and tests its rout: retreat brigade");
    QCOMPARE(q(game.end_phase()), "");
    QVERIFY(game.owed().contains("must rout-recovery"));
    QCOMPARE(q(game.idle()), "");
    QCOMPARE(q(game.edit("T1", "routed=yes")), "");
    QCOMPARE(q(game.idle()), "thoburn-wildes has not tested its rout: rout-recovery brigade");
}

void TestTrackerCedarCreek::the_continuation_is_waited_for_where_it_is_not_owed()
{
    KeptGame game = dawn();
    game.go_to("continuation");
    QVERIFY(game.owed().contains("must continuation"));
    QCOMPARE(q(game.idle()), "");
    QCOMPARE(q(game.follow({game.last(), 0, 0}, "", {6})), "");
    QCOMPARE(q(game.idle()), "");
    QCOMPARE(q(game.edit("union", "rolled=no")), "");
    QCOMPARE(q(game.idle()), "union the continuation has not been rolled: continuation");
}

void TestTrackerCedarCreek::points_follow_the_losses_until_the_last_turn_is_over()
{
    KeptGame game = dawn();
    QVERIFY(q(game.standing()).contains("confederate 0: 0 points, losses 0; zones as last set right"));
    game.go_to("movement");
    QCOMPARE(q(game.edit("H1", "strength=1 losses=2")), "");
    QCOMPARE(q(game.play("victory", "", {})), "");
    const std::string confederate = game.outcome("confederate");
    QVERIFY(confederate != "0");
    QVERIFY2(game.standing().contains("confederate " + confederate + ": " + confederate + " points, losses 0"), game.standing().c_str());
    QVERIFY2(game.standing().contains("points, losses 2; zones"), game.standing().c_str());
    QVERIFY(!game.standing().contains("over"));
    while (game.stage() != "9 administrative aftermath")
        QCOMPARE(q(game.end_phase("on we go")), "");
    QVERIFY2(game.standing().contains(" over: won with "), game.standing().c_str());
    QVERIFY2(game.standing().contains(" over: lost with "), game.standing().c_str());
}

void TestTrackerCedarCreek::a_brigade_gives_way_by_losses_or_rout()
{
    game::Unit unit{.key = "h1", .stats = {{"strength", "3"}, {"strength_at_start", "3"}, {"losses", "0"}}};
    QVERIFY(!cedar_creek::gives_way(unit));
    apply(unit, {"h1", "losses", Does::Add, "2"});
    QVERIFY(!cedar_creek::gives_way(unit));
    apply(unit, {"h1", "losses", Does::Add, "1"});
    QVERIFY(cedar_creek::gives_way(unit));
    apply(unit, {"h1", "losses", Does::Set, "0"});
    apply(unit, {"h1", "routed", Does::Set, "yes"});
    QVERIFY(cedar_creek::gives_way(unit));
    unit.kind = "division";
    QVERIFY(!cedar_creek::gives_way(unit));
}

#include "test_tracker_cedar_creek.moc"
