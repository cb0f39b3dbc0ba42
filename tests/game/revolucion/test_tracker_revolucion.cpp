// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/rules.h"
#include "rulesets/revolucion/game/game.h"
#include "rulesets/revolucion/ruleset.h"
#include "tests/game/revolucion/station.h"

#include <QObject>
#include <QString>
#include <QTest>

using namespace corneta;

/// What a list of forces shows, which columns and units have not acted, and what is left of the break points.
class TestTrackerRevolucion : public QObject {
    Q_OBJECT
private slots:
    void a_unit_shows_its_bases_and_its_status();
    void leaders_and_sides_have_marks_alone();
    void the_initiative_is_rolled_once();
    void units_and_columns_that_have_not_acted_are_idle();
    void what_a_lost_order_leaves_is_fire_or_regrouping();
    void what_a_result_offers_is_not_said_twice();
    void an_army_stands_by_its_break_point_until_it_is_beaten();
    void two_passes_in_a_row_end_the_turn();
    void a_destroyed_unit_gives_way();
};

void TestTrackerRevolucion::a_unit_shows_its_bases_and_its_status()
{
    KeptGame game = station();
    QCOMPARE(q(game.summary("G1")), "bases left 4, bases lost 0; deployed, cover: hard, leader attached");
    QCOMPARE(q(game.edit("G1", "bases=3 status=demoralized acted=yes cover=open leader=none")), "");
    QCOMPARE(q(game.summary("G1")), "bases left 3, bases lost 1; has acted, demoralized, deployed");
    QCOMPARE(q(game.edit("G1", "destroyed=yes bases=2")), "");
    QCOMPARE(q(game.summary("G1")), "bases left 2, bases lost 2; destroyed, has acted, demoralized, deployed gone");
    QCOMPARE(q(game.edit("R7", "bases=3")), ""); // more than it started with
    QCOMPARE(q(game.summary("R7")), "bases left 3, bases lost 0; ");
}

void TestTrackerRevolucion::leaders_and_sides_have_marks_alone()
{
    KeptGame game = station();
    QCOMPARE(q(game.summary("LG")), "; commander in chief");
    QCOMPARE(q(game.edit("LM", "killed=yes")), "");
    QCOMPARE(q(game.edit("government", "initiative=yes")), "");
    QCOMPARE(q(game.summary("LM")), "; killed gone");
    QCOMPARE(q(game.summary("government")), "; its initiative round");
}

void TestTrackerRevolucion::the_initiative_is_rolled_once()
{
    KeptGame game{revolucion::ruleset, "rio-seco"};
    QCOMPARE(q(game.idle()), "government the initiative has not been rolled: initiative");
    QCOMPARE(q(game.play("initiative", "", {3})), "");
    QCOMPARE(q(game.idle()), "");
    QCOMPARE(q(game.give(game::Undo{})), "");
    QVERIFY(!game.idle().empty());
}

void TestTrackerRevolucion::units_and_columns_that_have_not_acted_are_idle()
{
    KeptGame game = station();
    QVERIFY(is_idle(game, "12th has not acted: orders actor"));
    QVERIFY(is_idle(game, "garza units of its column have not acted"));
    QCOMPARE(q(game.play("orders", "@actor=G1", {20})), "");
    QVERIFY(!is_idle(game, "12th has not acted: orders actor"));
    QVERIFY(is_idle(game, "garza units of its column have not acted"));
    for (const std::string unit : {"G2", "G3", "G4"})
        QCOMPARE(q(game.edit(unit, "acted=yes")), "");
    QVERIFY(!is_idle(game, "garza units of its column have not acted"));
    QCOMPARE(q(game.play("fire", "@actor=R5 @target=G5 action=moving-fire", {20, 1})), "");
    QVERIFY(game.owed().contains("may orders (ochoas-horse)"));
    QCOMPARE(q(game.give(game::Undo{})), "");
    QVERIFY(is_idle(game, "ochoas-horse has not acted: orders actor"));
    QCOMPARE(q(game.edit("R6", "destroyed=yes")), "");
    QCOMPARE(q(game.edit("R4", "away=yes")), "");
    QVERIFY(!game.idle().contains("vaqueros"));
    QVERIFY(!game.idle().contains("dorados"));
    game.end_turn();
    game.go_to("actions");
    QVERIFY(is_idle(game, "12th has not acted: orders actor"));
}

void TestTrackerRevolucion::what_a_lost_order_leaves_is_fire_or_regrouping()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("orders", "@actor=G3", {1})), "");
    QVERIFY(game.owed().contains("may fire (machine-guns)"));
    QCOMPARE(q(game.edit("G4", "order_lost=yes")), "");
    QVERIFY(is_idle(game, "battery may still fire: fire actor"));
    QCOMPARE(q(game.edit("G8", "order_lost=yes")), "");
    QVERIFY(!game.idle().contains("supply-train has") && !game.idle().contains("supply-train may still"));
    QVERIFY(is_idle(game, "supply-train may hold: hold holding"));
    QCOMPARE(q(game.edit("G8", "status=disordered")), "");
    QVERIFY(is_idle(game, "supply-train may still regroup: regroup actor"));
    QCOMPARE(q(game.edit("R6", "order_lost=yes")), "");
    QVERIFY(!game.idle().contains("vaqueros may still")); // in march formation it does not fire, and it is in order
    QVERIFY(is_idle(game, "vaqueros may hold: hold holding"));
    QCOMPARE(q(game.edit("R6", "status=disordered")), "");
    QVERIFY(is_idle(game, "vaqueros may still regroup: regroup actor"));
    QVERIFY(!game.idle().contains("vaqueros may still fire"));
    QCOMPARE(q(game.edit("R1", "acted=yes may_move=yes")), "");
    QVERIFY(game.idle().contains("san-pedro may still deploy"));
    QCOMPARE(q(game.edit("R1", "passenger=yes")), ""); // III: who rides does not move
    QVERIFY(!game.idle().contains("san-pedro"));
}

void TestTrackerRevolucion::an_army_stands_by_its_break_point_until_it_is_beaten()
{
    KeptGame game = station();
    const auto revolutionary = "; revolutionary 4: 4 left of its break point of 4";
    QCOMPARE(q(game.standing()), QString{"government 3: 3 left of its break point of 3"} + revolutionary);
    QCOMPARE(q(game.edit("G1", "bases=3 status=demoralized")), "");
    QCOMPARE(q(game.play("fire", "@actor=R2 @target=G1 action=moving-fire range=2", {20, 20}, "at the trench")), "");
    QCOMPARE(q(game.stat("G1", "destroyed")), "yes");
    QCOMPARE(q(game.standing()), QString{"government 2: 2 left of its break point of 3"} + revolutionary);
    QCOMPARE(q(game.give(game::Undo{})), "");
    QCOMPARE(q(game.standing()), QString{"government 3: 3 left of its break point of 3"} + revolutionary);
    QCOMPARE(q(game.edit("government", "units_destroyed=2 leaders_killed=1")), "");
    QCOMPARE(q(game.standing()), QString{"government 0 over: beaten: 0 left of its break point of 3"} + revolutionary);
    QCOMPARE(q(game.play("army-morale", "@army=government", {}, "to see it")), "");
    QCOMPARE(q(game.idle()), "");
    QCOMPARE(q(game.edit("revolutionary", "combat_units=0")), ""); // nobody has stated them: its seven are counted
    QCOMPARE(q(game.standing()), QString{"government 0 over: beaten: 0 left of its break point of 3"} + revolutionary);
}

void TestTrackerRevolucion::two_passes_in_a_row_end_the_turn()
{
    KeptGame game = station();
    QVERIFY(is_idle(game, "government may pass its initiative round: pass army"));
    QCOMPARE(q(game.edit("government", "passed=yes")), "");
    QVERIFY(game.summary("government").contains("has passed"));
    QVERIFY(!game.idle().contains("government may pass"));
    QVERIFY(game.idle().contains("has not acted"));
    QCOMPARE(q(game.play("orders", "@actor=G3", {1})), ""); // somebody acts
    QVERIFY(is_idle(game, "government may pass its initiative round: pass army"));
    QCOMPARE(q(game.edit("government", "passed=yes")), "");
    QCOMPARE(q(game.edit("revolutionary", "passed=yes")), "");
    QCOMPARE(q(game.idle()), "");
    QCOMPARE(q(game.end_phase()), ""); // no reason is asked for
    QVERIFY(!game.summary("government").contains("has passed"));
}

void TestTrackerRevolucion::a_destroyed_unit_gives_way()
{
    game::Unit unit{.key = "g1", .stats = {{"bases", "4"}, {"bases_at_start", "4"}, {"status", "ok"}}};
    QVERIFY(!revolucion::gives_way(unit));
    apply(unit, {"g1", "status", Does::Set, "demoralized"});
    apply(unit, {"g1", "bases_lost", Does::Add, "1"});
    QVERIFY(!revolucion::gives_way(unit));
    apply(unit, {"g1", "destroyed", Does::Set, "yes"});
    QVERIFY(revolucion::gives_way(unit));
}

void TestTrackerRevolucion::what_a_result_offers_is_not_said_twice()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("G3", "status=disordered")), "");
    QCOMPARE(q(game.play("orders", "@actor=G3", {1})), "");
    QVERIFY2(game.owed().contains("may fire (machine-guns)") && game.owed().contains("may regroup (machine-guns)"), game.owed().c_str());
    QVERIFY2(!game.idle().contains("machine-guns may still"), game.idle().c_str());
    QCOMPARE(q(game.play("fire", "@actor=R1 @target=G1 action=moving-fire", {2})), "");
    QVERIFY2(game.owed().contains("may orders (san-pedro)"), game.owed().c_str());
    QVERIFY2(!game.idle().contains("san-pedro"), game.idle().c_str());
    QCOMPARE(q(game.play("orders", "@actor=R1", {20})), "");
}

#include "test_tracker_revolucion.moc"
