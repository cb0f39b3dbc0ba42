// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/rules.h"
#include "rulesets/pedregal/game.h"
#include "tests/game/pedregal/padierna.h"

#include <QObject>
#include <QString>
#include <QTest>

using namespace corneta;

/// What a list of forces shows, who has not attacked or been rolled for, and the points of both sides.
class TestTrackerPedregal : public QObject {
    Q_OBJECT
private slots:
    void a_unit_shows_its_steps_and_its_order();
    void leaders_sides_and_boxes_have_marks_alone();
    void santa_anna_is_waited_for_where_he_is_not_owed();
    void disrupted_units_of_the_side_in_turn_may_recover();
    void units_that_have_not_attacked_are_idle();
    void routed_units_are_due_back_before_their_turn();
    void points_follow_what_is_lost();
    void the_game_is_over_when_no_mexican_unit_is_on_the_map();
    void a_unit_gives_way_without_steps_or_routed();
};

namespace {

/// In the combat phase of the Mexican half of turn 1.
KeptGame mexican_combat()
{
    KeptGame game = padierna();
    while (game.round() != "1 combat 2")
        game.end_phase("on we go");
    return game;
}

} // namespace

void TestTrackerPedregal::a_unit_shows_its_steps_and_its_order()
{
    KeptGame game = padierna();
    QCOMPARE(q(game.summary("S1")), "steps left 2, steps lost 0; ");
    QCOMPARE(q(game.edit("S1", "steps=1 steps_lost=1 status=disrupted attacked=yes leader=yes")), "");
    QCOMPARE(q(game.summary("S1")), "steps left 1, steps lost 1; has attacked, leader, disrupted");
    QCOMPARE(q(game.edit("G1", "status=routed returns=3")), "");
    QCOMPARE(q(game.summary("G1")), "steps left 1, steps lost 0; garrison, routed until turn 3");
    QCOMPARE(q(game.edit("G1", "destroyed=yes steps=0 status=good")), "");
    QCOMPARE(q(game.summary("G1")), "steps left 0, steps lost 1; destroyed, garrison gone");
}

void TestTrackerPedregal::leaders_sides_and_boxes_have_marks_alone()
{
    KeptGame game = padierna();
    QCOMPARE(q(game.summary("E1")), "; engineer");
    QCOMPARE(q(game.edit("E1", "casualty=yes")), "");
    QCOMPARE(q(game.summary("E1")), "; casualty, engineer gone");
    QCOMPARE(q(game.summary("L4")), "; inactive");
    QCOMPARE(q(game.summary("H8")), "; ");
    QCOMPARE(q(game.summary("H9")), "; inactive");
    QCOMPARE(q(game.give(game::PlaceFaceDown{"us-a", 1, "sealed", "commitment"})), "");
    QCOMPARE(q(game.summary("UA")), "; ");
    QCOMPARE(q(game.give(game::TurnUp{{{"us-a", "S1; marker 1 is real", "salt"}}, "to look"})), "");
    QCOMPARE(q(game.summary("UA")), "; S1; marker 1 is real");
}

void TestTrackerPedregal::santa_anna_is_waited_for_where_he_is_not_owed()
{
    KeptGame game = padierna();
    QCOMPARE(q(game.idle()), "");
    while (game.round() != "1 command 2")
        QCOMPARE(q(game.end_phase("on we go")), "");
    QCOMPARE(q(game.idle()), "mexican Santa Anna has not been rolled for: mexican-command mexican");
    KeptGame known = padierna();
    QCOMPARE(q(known.edit("L4", "active=yes")), "");
    while (known.round() != "1 command 2")
        QCOMPARE(q(known.end_phase("on we go")), "");
    QCOMPARE(q(known.owed()), "");
    QCOMPARE(q(known.idle()), "");
    QCOMPARE(q(known.edit("L4", "active=no")), "");
    QCOMPARE(q(known.idle()), "mexican Santa Anna has not been rolled for: mexican-command mexican");
    QCOMPARE(q(known.play("mexican-command", "", {6})), "");
    QCOMPARE(q(known.idle()), "");
}

void TestTrackerPedregal::disrupted_units_of_the_side_in_turn_may_recover()
{
    KeptGame game = padierna();
    QCOMPARE(q(game.edit("S1", "status=disrupted")), "");
    QCOMPARE(q(game.edit("N1", "status=disrupted")), "");
    game.go_to("movement");
    QVERIFY(is_idle(game, "smith is disrupted and may recover: recover unit"));
    QVERIFY(!game.idle().contains("north-1-infantry"));
    QVERIFY(is_idle(game, "riley has not moved: move unit"));
    QCOMPARE(q(game.edit("S1", "status=good")), "");
    QVERIFY(!game.idle().contains("recover"));
    while (game.round() != "1 movement 2")
        game.end_phase("on we go");
    QVERIFY(is_idle(game, "north-1-infantry is disrupted and may recover: recover unit"));
}

void TestTrackerPedregal::units_that_have_not_attacked_are_idle()
{
    KeptGame game = padierna();
    game.go_to("combat");
    QVERIFY(is_idle(game, "smith has not attacked: attack attacker"));
    QVERIFY(!game.idle().contains("north"));
    QCOMPARE(q(game.play("attack", "@attacker=S1+S2 @defender=N7", {3, 1})), "");
    QVERIFY(!game.idle().contains("smith"));
    QVERIFY(!game.idle().contains("riley"));
    QCOMPARE(q(game.give(game::Undo{})), "");
    QVERIFY(is_idle(game, "smith has not attacked: attack attacker"));
    QCOMPARE(q(game.edit("P1", "status=disrupted")), "");
    QCOMPARE(q(game.edit("P2", "destroyed=yes")), "");
    QVERIFY(!game.idle().contains("pierce"));
    QVERIFY(!game.idle().contains("cadwalader"));
    game = mexican_combat();
    QVERIFY(is_idle(game, "north-1-infantry has not attacked: attack attacker"));
    QVERIFY(!game.idle().contains("bravos-guard"));
    QVERIFY(!game.idle().contains("east-5")); // not there yet
}

void TestTrackerPedregal::routed_units_are_due_back_before_their_turn()
{
    KeptGame game = mexican_combat();
    QCOMPARE(q(game.edit("S1", "status=routed returns=2")), "");
    QCOMPARE(q(game.edit("N1", "status=routed returns=3")), "");
    QVERIFY(is_idle(game, "smith comes back as the next turn begins"));
    QVERIFY(!game.idle().contains("north-1-infantry"));
    game.end_phase();
    QVERIFY(is_idle(game, "smith has not come back: come-back unit"));
    QVERIFY(!game.idle().contains("north-1-infantry"));
    game.end_phase("no room beside the HQ");
    game.go_to("command"); // the Mexican one
    QVERIFY(is_idle(game, "smith has not come back: come-back unit"));
    QCOMPARE(q(game.play("come-back", "@unit=N1", {})), "unit: Mejia's infantry has routed and is off the map until turn 3");
    QCOMPARE(q(game.play("come-back", "@unit=S1 beside_hq=no", {})), "");
    QCOMPARE(q(game.stat("S1", "status")), "disrupted");
}

void TestTrackerPedregal::points_follow_what_is_lost()
{
    KeptGame game = padierna();
    QCOMPARE(q(game.standing()),
             "us 0: 0 points: Mexican units destroyed 0, leaders lost 0; "
             "mexican 0: 0 points: U.S. steps eliminated 0, leaders lost 0");
    for (const char* const fallen : {"L2", "L4", "L5"})
        QCOMPARE(q(game.edit(fallen, "casualty=yes")), "");
    for (const char* const destroyed : {"N1", "N2", "N3", "S1"}) // of Smith's two steps
        QCOMPARE(q(game.edit(destroyed, "destroyed=yes")), "");
    QCOMPARE(q(game.edit("N4", "steps=0")), "");
    QCOMPARE(q(game.edit("S2", "steps=1")), "");
    QCOMPARE(q(game.standing()),
             "us 6: 6 points: Mexican units destroyed 4, leaders lost 2; "
             "mexican 7: 7 points: U.S. steps eliminated 3, leaders lost 1");
}

void TestTrackerPedregal::the_game_is_over_when_no_mexican_unit_is_on_the_map()
{
    KeptGame game = padierna();
    for (const std::string unit : {"N1", "N2", "N3", "N4", "N5", "N6", "N7", "G1"})
        QCOMPARE(q(game.edit(unit, "destroyed=yes")), "");
    QVERIFY2(game.standing().starts_with("us 8 over: won, 8 points"), game.standing().c_str());
    QVERIFY2(game.standing().contains("mexican 0 over: lost, 0 points"), game.standing().c_str());
    KeptGame drawn = padierna();
    while (drawn.stage() != "16 combat aftermath")
        QCOMPARE(q(drawn.end_phase("on we go")), "");
    QCOMPARE(q(drawn.play("victory", "", {})), "");
    QVERIFY2(drawn.standing().starts_with("us 0 over: draw, 0 points"), drawn.standing().c_str());
    QCOMPARE(q(drawn.idle()), "");
}

void TestTrackerPedregal::a_unit_gives_way_without_steps_or_routed()
{
    game::Unit unit{.key = "s1", .stats = {{"steps", "2"}, {"steps_lost", "0"}, {"status", "good"}}};
    QVERIFY(!pedregal::gives_way(unit));
    apply(unit, {"s1", "status", Does::Set, "disrupted"});
    QVERIFY(!pedregal::gives_way(unit));
    apply(unit, {"s1", "status", Does::Set, "routed"});
    QVERIFY(pedregal::gives_way(unit));
    apply(unit, {"s1", "status", Does::Set, "good"});
    apply(unit, {"s1", "destroyed", Does::Set, "yes"});
    QVERIFY(pedregal::gives_way(unit));
    apply(unit, {"s1", "destroyed", Does::Set, "no"});
    apply(unit, {"s1", "steps", Does::Set, "0"});
    QVERIFY(pedregal::gives_way(unit));
}

#include "test_tracker_pedregal.moc"
