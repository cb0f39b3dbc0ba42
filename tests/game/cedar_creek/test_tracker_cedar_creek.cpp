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
    void a_marker_names_its_brigade();
    void the_initiative_is_waited_for_where_it_is_not_owed();
    void brigades_and_divisions_that_have_not_acted_are_idle();
    void as_many_divisions_are_idle_as_the_roll_leaves();
    void nobody_tests_a_rout_when_the_game_is_over();
    void in_the_administrative_phase_the_routed_are_idle();
    void the_continuation_is_waited_for_where_it_is_not_owed();
    void points_follow_the_losses_until_the_last_turn_is_over();
    void a_brigade_gives_way_by_losses_or_rout();
};

void TestTrackerCedarCreek::a_brigade_shows_its_strength_and_its_fatigue()
{
    KeptGame game = dawn();
    QCOMPARE(q(game.edit("R4", "sharpshooters=2")), "");
    QCOMPARE(q(game.summary("R4")), "strength left 4, losses 0; sharpshooters 2");
    QCOMPARE(q(game.edit("R4", "strength=3 losses=1 fatigue=2 routed=yes sharpshooters=1 moved=yes")), "");
    QCOMPARE(q(game.summary("R4")), "strength left 3, losses 1; routed, has moved, fatigue 2, sharpshooters 1");
    QCOMPARE(q(game.edit("P1", "eliminated=yes mounted=no")), "");
    QCOMPARE(q(game.summary("P1")), "strength left 3, losses 0; eliminated, dismounted gone");
    QCOMPARE(q(game.summary("M3")), "strength left 5, losses 0; star, dismounted, artillery 1, from turn 3 on");
}

void TestTrackerCedarCreek::a_marker_names_its_brigade()
{
    KeptGame game = dawn();
    QCOMPARE(q(game.edit("Q3", "with=ramseur-cook")), "");
    QVERIFY2(game.summary("Q3").contains(", with Cook"), game.summary("Q3").c_str());
}

void TestTrackerCedarCreek::divisions_and_sides_have_marks_alone()
{
    KeptGame game = dawn();
    QCOMPARE(q(game.summary("DR")), "; superior commander");
    game.go_to("movement");
    QCOMPARE(q(game.play("activation", "@active=confederate", {2})), "");
    const std::string divisions = game.stat("confederate", "divisions");
    QVERIFY(divisions != "0");
    QCOMPARE(q(game.summary("confederate")),
             q("; its movement phase, first player, has rolled for activation, divisions to activate " + divisions));
}

void TestTrackerCedarCreek::the_initiative_is_waited_for_where_it_is_not_owed()
{
    KeptGame game = dawn();
    game.end_turn();
    QCOMPARE(q(game.play("initiative", "", {5, 1})), "");
    QCOMPARE(q(game.idle()), "");
    game.edit("confederate", "first=no");
    QCOMPARE(q(game.idle()), "union the initiative has not been rolled: initiative");
    game.end_turn();
    QVERIFY(game.owed().contains("must initiative"));
    QCOMPARE(q(game.idle()), "");
}

void TestTrackerCedarCreek::brigades_and_divisions_that_have_not_acted_are_idle()
{
    KeptGame game = round_of(2);
    QCOMPARE(q(game.idle()), "union the initiative has not been rolled: initiative");
    game.edit("confederate", "first=yes"); // until it has rolled nobody knows how many divisions act
    QCOMPARE(q(game.idle()), "confederate has not rolled for activation: activation active");
    QCOMPARE(q(game.play("activation", "@active=confederate", {4})), "");
    QCOMPARE(q(game.stat("confederate", "divisions")), "2");
    QVERIFY(!game.idle().contains("has not rolled")); // it is the movement phase of one side
    QVERIFY(is_idle(game, "ramseur is not activated yet (divisions still to choose: 2): activate division"));
    QVERIFY(is_idle(game, "payne may be activated alone: activate division"));
    QVERIFY(!game.idle().contains("ramseur-cook"));
    QCOMPARE(q(game.play("activate", "@division=DR @along=P1", {})), "");
    QVERIFY(is_idle(game, "ramseur-cook has not acted: movement-cost brigade"));
    QVERIFY(is_idle(game, "payne has not acted: movement-cost brigade"));
    QCOMPARE(q(game.play("movement-cost", "@brigade=P1 zones=1", {})), "");
    QVERIFY(!game.idle().contains("payne"));
    QCOMPARE(q(game.edit("R1", "routed=yes")), "");
    QCOMPARE(q(game.edit("R2", "eliminated=yes")), "");
    QCOMPARE(q(game.edit("R3", "moved=yes")), "");
    QVERIFY(is_idle(game, "ramseur-grimes has not acted: movement-cost brigade"));
    QVERIFY(is_idle(game, "early has not moved this turn: movement-cost brigade"));
    for (const char* const unit : {"ramseur-cook", "ramseur-cox", "ramseur-battle"})
        QVERIFY(!game.idle().contains(unit));
    game.end_phase("on we go");
    QVERIFY(game.owed().contains("must activation (union)"));
    QCOMPARE(q(game.idle()), "");
}

void TestTrackerCedarCreek::as_many_divisions_are_idle_as_the_roll_leaves()
{
    KeptGame game = round_of(1);
    QCOMPARE(q(game.edit("union", "activated=yes plays=yes")), "");
    QVERIFY(!game.idle().contains("division"));
    QCOMPARE(q(game.edit("union", "divisions=1")), "");
    QVERIFY(is_idle(game, "thoburn is not activated yet (divisions still to choose: 1): activate division"));
    QVERIFY(is_idle(game, "hayes is not activated yet (divisions still to choose: 1): activate division"));
    QVERIFY(!game.idle().contains("merritt")); // not there yet
    QCOMPARE(q(game.play("activate", "@division=DT", {})), "");
    QVERIFY(is_idle(game, "thoburn-wildes has not acted: movement-cost brigade"));
    QVERIFY(is_idle(game, "thoburn-harris has not acted: movement-cost brigade"));
    QVERIFY(!game.idle().contains("division") && !game.idle().contains("hayes"));
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
    QVERIFY2(game.standing().contains(" over: "), game.standing().c_str());
    QVERIFY(!game.idle().contains("rout"));
    QVERIFY(!game.play("rout-recovery", "@brigade=H1", {6}).empty());
}

void TestTrackerCedarCreek::in_the_administrative_phase_the_routed_are_idle()
{
    KeptGame game = dawn();
    QCOMPARE(q(game.edit("R1", "fatigue=2")), ""); // which the phase's end takes down by itself
    game.go_to("administrative");
    QCOMPARE(q(game.idle()), "");
    for (const char* const routed : {"H1", "M1"}) // this one is not activated before turn 3
        QCOMPARE(q(game.edit(routed, "routed=yes")), "");
    QCOMPARE(q(game.idle()), "hayes-duval makes another rout move: retreat brigade; merritt-kidd makes another rout move: retreat brigade");
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
    QVERIFY(q(game.standing()).contains("confederate 0: 0 points, losses 0; zones as last passed"));
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
    QVERIFY2(game.standing().contains(" over: ") && !game.standing().contains("won"), game.standing().c_str()); // who has, is asked first
    QCOMPARE(q(game.play("victory", "", {})), "");
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
