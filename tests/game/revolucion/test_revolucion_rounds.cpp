// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/revolucion/station.h"

#include <QObject>
#include <QString>
#include <QTest>

/// Section III: initiative rounds, holding and passing.
class TestRevolucionRounds : public QObject {
    Q_OBJECT
private slots:
    void the_initiative_is_rolled_before_the_actions();
    void a_round_is_of_one_side_and_one_column();
    void the_other_side_has_the_next_round();
    void a_lost_order_keeps_the_round();
    void who_goes_on_after_moving_fire_is_in_no_ones_way();
    void a_leader_moves_last_of_his_column();
    void a_commander_in_chief_without_a_column_moves_in_any_round();
    void a_leader_begins_the_round_of_a_column_that_was_only_assaulted();
    void a_leader_moves_when_his_side_has_nobody_left();
    void units_hold_together();
    void who_holds_has_acted();
    void two_passes_in_a_row_end_the_turn();
    void a_column_that_has_begun_does_not_pass();
    void one_side_passes_and_the_other_plays();
    void a_side_that_has_done_leaves_the_rest_to_the_other();
    void a_turn_does_not_end_while_units_have_not_acted();
    void anti_aircraft_fire_is_in_no_round();
    void an_edit_ends_a_round_like_a_play();
    void only_who_has_the_round_is_offered_something();
};

namespace {

const char* const garza = "@holding=G1+G2+G3+G4";
const char* const medina = "@holding=G5+G6+G7+G8";
const char* const robles = "@holding=R1+R2+R3+R8";
const char* const ochoa = "@holding=R4+R5+R6+R7";

} // namespace

void TestRevolucionRounds::the_initiative_is_rolled_before_the_actions()
{
    KeptGame game{revolucion::ruleset, "rio-seco"};
    QVERIFY(game.end_phase().starts_with("government: Government: the initiative has not been rolled; do it or give a reason"));
    QCOMPARE(q(game.play("initiative", "", {3})), "");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.stat("government", "initiative")), "yes");
}

void TestRevolucionRounds::a_round_is_of_one_side_and_one_column()
{
    KeptGame game = begun();
    QCOMPARE(q(game.play("orders", "@actor=R1", {20})), "actor: it is an initiative round of Government");
    QCOMPARE(q(game.play("fire", "@actor=R1 @target=G1 action=moving-fire", {2})), "actor: it is an initiative round of Government");
    QCOMPARE(q(game.play("orders", "@actor=G1", {20})), "");
    QCOMPARE(q(game.stat("government", "column")), "garza");
    QCOMPARE(q(game.play("orders", "@actor=G5", {20})), "actor: 5th Cavalry is not of the column whose initiative round it is");
    QCOMPARE(q(game.play("hold", "@holding=G6", {})), "holding: Rurales is not of the column whose initiative round it is");
    QCOMPARE(q(game.play("orders", "@actor=G5", {20}, "as agreed")), "");
    QCOMPARE(q(game.stat("government", "column")), "garza");
    QCOMPARE(q(game.play("fire", "@actor=G2 @target=R1", {2})), "");
}

void TestRevolucionRounds::the_other_side_has_the_next_round()
{
    KeptGame game = begun();
    QCOMPARE(q(game.play("orders", "@actor=G1", {20})), "");
    QCOMPARE(q(game.play("fire", "@actor=G2 @target=R1", {2})), "");
    QCOMPARE(q(game.play("fire", "@actor=G3 @target=R1", {2})), "");
    QCOMPARE(q(game.stat("revolutionary", "initiative")), "no");
    QCOMPARE(q(game.play("hold", "@holding=G4", {})), "");
    QVERIFY(game.told().contains("The next initiative round is of Revolutionaries."));
    QCOMPARE(q(game.stat("revolutionary", "initiative")), "yes");
    QCOMPARE(q(game.stat("government", "initiative")), "no");
    QCOMPARE(q(game.play("orders", "@actor=G5", {20})), "actor: it is an initiative round of Revolutionaries");
    QCOMPARE(q(game.play("orders", "@actor=R4", {20})), "");
    QCOMPARE(q(game.stat("revolutionary", "column")), "ochoa");
    QCOMPARE(q(game.stat("government", "column")), "none");
}

void TestRevolucionRounds::a_lost_order_keeps_the_round()
{
    KeptGame game = begun();
    QCOMPARE(q(game.play("hold", "@holding=G1+G2+G4", {})), "");
    QCOMPARE(q(game.play("orders", "@actor=G3", {1})), "");
    QCOMPARE(q(game.stat("government", "initiative")), "yes");
    QCOMPARE(q(game.play("fire", "@actor=G3 @target=R1", {2})), "");
    QCOMPARE(q(game.stat("government", "initiative")), "no");
}

void TestRevolucionRounds::who_goes_on_after_moving_fire_is_in_no_ones_way()
{
    KeptGame game = begun();
    QCOMPARE(q(game.play("hold", "@holding=G5+G6+G8", {})), "");
    QCOMPARE(q(game.play("fire", "@actor=G7 @target=R1 action=moving-fire", {2})), "");
    QCOMPARE(q(game.stat("revolutionary", "initiative")), "yes");
    QCOMPARE(q(game.play("orders", "@actor=G7", {20})), "");
    QCOMPARE(q(game.stat("revolutionary", "initiative")), "yes");
    QCOMPARE(q(game.stat("government", "column")), "medina");
}

void TestRevolucionRounds::a_leader_moves_last_of_his_column()
{
    KeptGame game = begun();
    QCOMPARE(q(game.play("hold", garza, {})), "");
    QCOMPARE(q(game.play("move-leader", "@leader=LM", {})), "leader: it is an initiative round of Revolutionaries");
    QCOMPARE(q(game.play("move-leader", "@leader=LG", {})), "");
    QCOMPARE(q(game.stat("revolutionary", "initiative")), "yes");
    QCOMPARE(q(game.play("move-leader", "@leader=LG", {})), "leader: General Garza has acted this turn");
}

void TestRevolucionRounds::a_commander_in_chief_without_a_column_moves_in_any_round()
{
    KeptGame game = begun();
    using corneta::game::Unit;
    const Unit chief{"huerta", "LH", "The president", "leader", "government", "", {{"commander_in_chief", "yes"}}};
    QCOMPARE(q(game.give(corneta::game::Edit{"", {}, chief, "he comes"})), "");
    QCOMPARE(q(game.play("hold", "@holding=G1", {})), "");
    QCOMPARE(q(game.play("move-leader", "@leader=LM", {})), "leader: Colonel Medina is not of the column whose initiative round it is");
    QCOMPARE(q(game.play("move-leader", "@leader=LH", {})), "");
    QCOMPARE(q(game.stat("government", "column")), "garza");
}

void TestRevolucionRounds::a_leader_begins_the_round_of_a_column_that_was_only_assaulted()
{
    for (const bool waits : {false, true}) {
        KeptGame game{revolucion::ruleset, "rio-seco"};
        game.play("initiative", "", {13});
        game.go_to("actions");
        QCOMPARE(q(game.edit("government", "combat_units=20")), ""); // it bears the losses
        for (const char* const lost : {"G5", "G7", "G8"})
            QCOMPARE(q(game.edit(lost, "destroyed=yes")), "");
        QCOMPARE(q(game.play("assault", "@actor=R4 @target=G6 distance=6", {20, 1, 10, 10})), "");
        QCOMPARE(q(game.outcome("went_home")), "yes");
        QCOMPARE(q(game.play("hold", "@holding=R5+R6+R7", {})), "");
        if (waits)
            QCOMPARE(q(game.play("hold", garza, {})), "");
        QVERIFY(is_idle(game, "medina may move: move-leader leader"));
        QCOMPARE(q(game.play(waits ? "hold" : "move-leader", waits ? "@holding=LM" : "@leader=LM", {})), "");
        QCOMPARE(q(game.stat("government", "initiative")), "no"); // the round of his column, or none
        QCOMPARE(q(game.play("move-leader", "@leader=LG", {})), waits ? "" : "leader: it is an initiative round of Revolutionaries");
    }
}

void TestRevolucionRounds::a_leader_moves_when_his_side_has_nobody_left()
{
    KeptGame game = begun();
    QCOMPARE(q(game.play("hold", medina, {})), "");
    QCOMPARE(q(game.play("hold", ochoa, {})), "");
    QCOMPARE(q(game.play("move-leader", "@leader=LM", {})), "leader: the column of Colonel Medina has had its initiative round this turn");
    QCOMPARE(q(game.play("get-on", "@actor=G6 @vehicle=G8", {})), "actor: the column of Rurales has had its initiative round this turn");
    QCOMPARE(q(game.play("hold", garza, {})), "");
    QCOMPARE(q(game.play("get-on", "@actor=G6 @vehicle=G8", {})), "");
    QCOMPARE(q(game.play("move-leader", "@leader=LO", {})), "");
    QCOMPARE(q(game.play("hold", robles, {})), "");
    QCOMPARE(q(game.play("move-leader", "@leader=LM", {})), "");
    QCOMPARE(q(game.play("move-leader", "@leader=LR", {})), "");
}

void TestRevolucionRounds::units_hold_together()
{
    KeptGame game = begun();
    QCOMPARE(q(game.play("hold", "", {})), "holding: name who is the holding unit");
    QCOMPARE(q(game.play("hold", "@holding=G1+LG", {})), "");
    QCOMPARE(q(game.stat("G1", "acted")), "yes");
    QCOMPARE(q(game.stat("LG", "acted")), "yes");
    QCOMPARE(q(game.play("hold", "@holding=G1", {})), "holding: 12th Battalion has acted this turn");
    QCOMPARE(q(game.play("orders", "@actor=G1", {20})), "actor: 12th Battalion has acted this turn");
}

void TestRevolucionRounds::who_holds_has_acted()
{
    KeptGame game = begun();
    QCOMPARE(q(game.play("fire", "@actor=G7 @target=R1 action=moving-fire", {2})), "");
    QCOMPARE(q(game.stat("G7", "may_move")), "yes");
    QCOMPARE(q(game.play("hold", "@holding=G7", {})), "");
    QCOMPARE(q(game.stat("G7", "may_move")), "no");
    QVERIFY(!game.idle().contains("auxiliaries may still"));
}

void TestRevolucionRounds::two_passes_in_a_row_end_the_turn()
{
    KeptGame game = begun();
    QCOMPARE(q(game.play("pass", "@army=revolutionary", {})), "army: it is an initiative round of Government");
    QCOMPARE(q(game.play("pass", "@army=government", {})), "");
    QCOMPARE(q(game.stat("revolutionary", "initiative")), "yes");
    QCOMPARE(q(game.play("pass", "@army=government", {})), "army: Government has passed");
    QCOMPARE(q(game.play("pass", "@army=revolutionary", {})), "");
    QVERIFY(game.told().contains("Both sides have passed or acted: the turn is over."));
    QCOMPARE(q(game.play("orders", "@actor=G1", {20})), "actor: both sides have passed or acted: the turn is over");
    QCOMPARE(q(game.idle()), "");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.stage()), "2 initiative");
    QCOMPARE(q(game.stat("government", "passed")), "no");
}

void TestRevolucionRounds::a_column_that_has_begun_does_not_pass()
{
    KeptGame game = begun();
    QCOMPARE(q(game.play("orders", "@actor=G1", {20})), "");
    QCOMPARE(q(game.play("pass", "@army=government", {})), "army: a column of Government has begun its round: its other units act or hold");
}

void TestRevolucionRounds::one_side_passes_and_the_other_plays()
{
    KeptGame game = begun();
    QCOMPARE(q(game.play("pass", "@army=government", {})), "");
    QCOMPARE(q(game.play("hold", robles, {})), "");
    QCOMPARE(q(game.stat("government", "passed")), "no"); // only two passes in a row end the turn
    QCOMPARE(q(game.stat("government", "initiative")), "yes");
    QCOMPARE(q(game.play("hold", medina, {})), "");
    QCOMPARE(q(game.play("pass", "@army=revolutionary", {})), "");
    QCOMPARE(q(game.stat("government", "initiative")), "yes");
}

void TestRevolucionRounds::a_side_that_has_done_leaves_the_rest_to_the_other()
{
    KeptGame game = begun();
    QCOMPARE(q(game.play("hold", garza, {})), "");
    QCOMPARE(q(game.play("pass", "@army=revolutionary", {})), "");
    QCOMPARE(q(game.play("hold", medina, {})), "");
    QCOMPARE(q(game.play("orders", "@actor=R1", {20})), "");
    QCOMPARE(q(game.play("orders", "@actor=R4", {20})), ""); // in whatever order they choose
    QVERIFY(game.idle().contains("revolutionary 6 units have not acted"));
    QCOMPARE(q(game.play("pass", "@army=revolutionary", {})), "");
    QCOMPARE(q(game.end_phase()), ""); // who has nothing left refuses
}

void TestRevolucionRounds::a_turn_does_not_end_while_units_have_not_acted()
{
    KeptGame game = begun();
    QCOMPARE(q(game.play("hold", garza, {})), "");
    QCOMPARE(
        q(game.end_phase()),
        "government: Government: 4 units have not acted: they act or hold, or both sides pass; do it or give a reason to go on; "
        "revolutionary: Revolutionaries: 8 units have not acted: they act or hold, or both sides pass; do it or give a reason to go on");
    QCOMPARE(q(game.play("hold", ochoa, {})), "");
    QCOMPARE(q(game.play("hold", medina, {})), "");
    QCOMPARE(q(game.play("hold", robles, {})), "");
    QCOMPARE(q(game.end_phase()), "");
}

void TestRevolucionRounds::anti_aircraft_fire_is_in_no_round()
{
    KeptGame game = begun();
    using corneta::game::Unit;
    const Unit plane{"plane", "P1", "Plane", "unit", "government", "medina", {{"type", "aircraft"}, {"bases", "1"}}};
    QCOMPARE(q(game.give(corneta::game::Edit{"", {}, plane, "it comes"})), "");
    QCOMPARE(q(game.edit("R3", "anti_aircraft=yes")), "");
    QCOMPARE(q(game.play("orders", "@actor=P1", {20})), "");
    QVERIFY(game.owed().contains("may fire (cannon)"));
    QCOMPARE(q(game.play("fire", "@actor=R3 @target=P1 action=anti-aircraft", {1})), "");
    QCOMPARE(q(game.stat("R3", "acted")), "-");
}

void TestRevolucionRounds::an_edit_ends_a_round_like_a_play()
{
    KeptGame game = begun();
    QCOMPARE(q(game.play("hold", "@holding=G1+G2+G3", {})), "");
    QCOMPARE(q(game.edit("G4", "acted=yes")), "");
    QCOMPARE(q(game.play("orders", "@actor=R1", {20})), "");
    QCOMPARE(q(game.stat("revolutionary", "column")), "robles");
}

void TestRevolucionRounds::only_who_has_the_round_is_offered_something()
{
    KeptGame game = begun();
    QVERIFY(is_idle(game, "12th may make Deployed Fire: fire actor"));
    QVERIFY(is_idle(game, "rurales may assault: assault actor"));
    QVERIFY(!is_idle(game, "12th may assault: assault actor"));
    QVERIFY(is_idle(game, "auxiliaries has not acted: orders actor"));
    QVERIFY(is_idle(game, "garza may move: move-leader leader"));
    QVERIFY(is_idle(game, "government may pass its initiative round: pass army"));
    QVERIFY(!game.idle().contains("san-pedro"));
    QVERIFY(!game.idle().contains("revolutionary may pass"));
    QCOMPARE(q(game.play("orders", "@actor=G7", {20})), "");
    QVERIFY(is_idle(game, "rurales may hold: hold holding"));
    QVERIFY(!game.idle().contains("12th"));
    QVERIFY(!game.idle().contains("may pass"));
}

#include "test_revolucion_rounds.moc"
