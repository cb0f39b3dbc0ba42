// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/revolucion/station.h"

#include <QObject>
#include <QString>
#include <QTest>

using corneta::game::Edit;
using corneta::game::Unit;

/// Sections III, VII and X: what a march, a ride or the enemy's round leaves of a unit.
class TestRevolucionPassage : public QObject {
    Q_OBJECT
private slots:
    void a_route_march_shows_a_unit_and_leaves_its_cover();
    void a_train_does_not_march_on_under_its_guns();
    void a_train_that_halts_has_ended_its_route_march();
    void a_train_that_waits_to_enter_is_still_on_its_route_march();
    void a_train_on_its_route_march_may_run_off_the_track();
    void a_launched_engine_may_explode_after_its_route_march();
    void a_lost_rider_takes_up_no_room();
    void a_leader_goes_along_with_a_rider();
    void riders_are_seen_when_they_board_or_their_vehicle_moves();
    void nobody_face_down_gets_on_or_rides_off();
    void artillery_on_trucks_makes_no_defensive_fire();
    void a_march_column_that_got_on_and_off_makes_no_assault();
    void a_formation_is_taken_before_another_round_begins();
    void no_formation_is_taken_in_close_combat();
    void an_engine_is_not_in_its_own_blast();
    void a_rider_that_was_only_assaulted_begins_its_round();
};

namespace {

std::string arrive(KeptGame& game, const char* side, const char* column)
{
    const Unit trucks{"v1", "V1", "Trucks", "unit", side, column, {{"type", "truck"}, {"bases", "3"}}};
    return game.give(Edit{"", {}, trucks, "they come"});
}

/// The supply train on its route march in the turn in which it enters.
KeptGame entering_train()
{
    KeptGame game = station();
    game.edit("G8", "route_march=yes");
    return game;
}

/// The auxiliaries have regrouped, and their column has had its round.
KeptGame regrouped_auxiliaries()
{
    KeptGame game = begun();
    game.edit("G7", "status=disordered");
    game.play("regroup", "@actor=G7", {20});
    return game;
}

} // namespace

void TestRevolucionPassage::a_route_march_shows_a_unit_and_leaves_its_cover()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("R1", "route_march=yes hidden=yes rough=yes")), "");
    QCOMPARE(q(game.play("route-march", "@actor=R1", {})), "");
    QVERIFY(game.told().contains("Men of San Pedro is seen now: turn its marker up."));
    QCOMPARE(q(game.stat("R1", "hidden")), "no");
    QCOMPARE(q(game.stat("R1", "rough")), "-");
    QCOMPARE(q(game.stat("R1", "cover")), "-");
    QCOMPARE(q(game.play("fire", "@actor=G1 @target=R1 range=5", {9})), "");
}

void TestRevolucionPassage::a_train_does_not_march_on_under_its_guns()
{
    KeptGame game = entering_train();
    QCOMPARE(q(game.edit("G3", "carried_by=supply-train passenger=yes")), "");
    QCOMPARE(q(game.play("fire", "@actor=G3 @target=R5 range=5", {1})), "");
    QCOMPARE(q(game.play("route-march", "@actor=G8", {})), "actor: guns on Supply train have made Deployed Fire: it stands this turn");
}

void TestRevolucionPassage::a_train_that_halts_has_ended_its_route_march()
{
    for (const bool holds : {true, false}) {
        KeptGame game = entering_train();
        QCOMPARE(q(game.play("route-march", "@actor=G8", {})), "");
        next_turn(game);
        QCOMPARE(q(game.play("orders", "@actor=G8 action=maneuver", {15})), "");
        next_turn(game);
        QCOMPARE(q(game.stat("G8", "route_march")), "yes");
        if (holds)
            QCOMPARE(q(game.play("hold", "@holding=G8", {})), "");
        next_turn(game);
        QCOMPARE(q(game.play("route-march", "@actor=G8", {})), "actor: Supply train is not on a route march");
    }
}

void TestRevolucionPassage::a_train_that_waits_to_enter_is_still_on_its_route_march()
{
    KeptGame game = entering_train();
    next_turn(game);
    QCOMPARE(q(game.play("route-march", "@actor=G8", {})), "");
    next_turn(game);
    QCOMPARE(q(game.play("orders", "@actor=G8 action=maneuver", {15})), "");
    next_turn(game);
    QCOMPARE(q(game.play("route-march", "@actor=G8", {})), ""); // it has not halted
}

void TestRevolucionPassage::a_train_on_its_route_march_may_run_off_the_track()
{
    KeptGame game = entering_train();
    QCOMPARE(q(game.edit("rails", "track=ripped")), "");
    QCOMPARE(q(game.play("route-march", "@actor=G8", {})), "");
    QVERIFY(q(game.owed()).contains("may derail (supply-train)"));
    QCOMPARE(q(game.play("derail", "@train=G8", {})), "");
}

void TestRevolucionPassage::a_launched_engine_may_explode_after_its_route_march()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("R8", "route_march=yes")), "");
    QCOMPARE(q(game.play("route-march", "@actor=R8", {})), "");
    QVERIFY(q(game.owed()).contains("may explosion"));
}

void TestRevolucionPassage::a_lost_rider_takes_up_no_room()
{
    KeptGame game = station();
    QCOMPARE(q(arrive(game, "government", "medina")), "");
    QCOMPARE(q(game.edit("G6", "bases_at_start=6")), "");
    QCOMPARE(q(game.play("get-on", "@actor=G6 @vehicle=V1", {})), "");
    QCOMPARE(q(game.play("get-on", "@actor=G7 @vehicle=V1", {})), "vehicle: Trucks has no room for it: it carries 6 in all");
    QCOMPARE(q(game.play("fire", "@actor=R4 @target=G6 range=2 action=moving-fire", {20})), "");
    QCOMPARE(q(game.stat("G6", "destroyed")), "yes");
    QCOMPARE(q(game.play("get-on", "@actor=G7 @vehicle=V1", {})), "");
}

void TestRevolucionPassage::a_leader_goes_along_with_a_rider()
{
    for (const char* const words : {"@leader=LM how=goes-along @attached=G6", "@leader=LM how=goes-along"}) {
        KeptGame game = station();
        QCOMPARE(q(game.play("get-on", "@actor=G6 @vehicle=G8", {})), "");
        next_turn(game);
        QCOMPARE(q(game.play("move-leader", "@leader=LM @attached=G6+G7", {})), "");
        QCOMPARE(q(game.play("orders", "@actor=G8 action=maneuver", {18})), "");
        QCOMPARE(q(game.play("move-leader", words, {})), "");
        QCOMPARE(q(game.stat("G6", "leader")), "attached");
        QCOMPARE(q(game.stat("G7", "leader")), std::string_view{words}.ends_with("G6") ? "none" : "attached");
    }
}

void TestRevolucionPassage::riders_are_seen_when_they_board_or_their_vehicle_moves()
{
    KeptGame game = station();
    for (const char* const unit : {"G6", "G7"})
        QCOMPARE(q(game.edit(unit, "hidden=yes")), "");
    QCOMPARE(q(game.play("get-on", "@actor=G7 @vehicle=G8", {})), "");
    QCOMPARE(q(game.stat("G7", "hidden")), "no");
    QCOMPARE(q(game.edit("G6", "carried_by=supply-train passenger=yes")), "");
    QCOMPARE(q(game.edit("G8", "last_move=march")), "");
    game.end_turn(); // it rolls on by itself
    QCOMPARE(q(game.stat("G6", "hidden")), "no");
}

void TestRevolucionPassage::nobody_face_down_gets_on_or_rides_off()
{
    KeptGame game{revolucion::ruleset, "rio-seco"};
    QCOMPARE(q(game.edit("G7", "carried_by=supply-train passenger=yes")), "");
    for (const char* const unit : {"rurales", "auxiliaries"})
        QCOMPARE(q(game.give(corneta::game::PlaceFaceDown{unit, 1, "sealed", "commitment"})), "");
    game.go_to("actions");
    QCOMPARE(q(game.play("get-on", "@actor=G6 @vehicle=G8", {})), "actor: Rurales lies face down: turn it up before it moves or fires");
    QVERIFY(!is_idle(game, "auxiliaries may get off: get-off actor"));
    QCOMPARE(q(game.play("get-off", "@actor=G7", {})), "actor: Auxiliaries lies face down: turn it up before it moves or fires");
    QCOMPARE(q(game.play("orders", "@actor=G8", {18})), "actor: Auxiliaries lies face down: turn it up before it moves or fires");
}

void TestRevolucionPassage::artillery_on_trucks_makes_no_defensive_fire()
{
    KeptGame game = station();
    QCOMPARE(q(arrive(game, "government", "garza")), "");
    QCOMPARE(q(game.play("get-on", "@actor=G4 @vehicle=V1", {})), "");
    QCOMPARE(q(game.play("assault", "@actor=R4 @target=G4 distance=6", {20, 10, 10})), ""); // orders and both in close combat
    QCOMPARE(q(game.answer("target_in_automobile")), "yes roster");
    QCOMPARE(q(game.outcome("defensive_fire")), "none");
    QCOMPARE(q(game.outcome("went_home")), "yes");
}

void TestRevolucionPassage::a_march_column_that_got_on_and_off_makes_no_assault()
{
    KeptGame game = station();
    QCOMPARE(q(arrive(game, "revolutionary", "ochoa")), "");
    QCOMPARE(q(game.play("get-on", "@actor=R6 @vehicle=V1", {})), ""); // they begin the turn in march formation
    QCOMPARE(q(game.play("get-off", "@actor=R6", {})), "");
    QVERIFY(!is_idle(game, "vaqueros may assault: assault actor"));
    QCOMPARE(q(game.play("assault", "@actor=R6 @target=G7 distance=6", {20, 1, 10, 10})),
             "actor: Vaqueros began the turn in march formation and makes no assault");
    next_turn(game);
    QVERIFY(is_idle(game, "vaqueros may assault: assault actor"));
    QCOMPARE(q(game.play("assault", "@actor=R6 @target=G7 distance=6", {20, 1, 10, 10})), "");
}

void TestRevolucionPassage::a_formation_is_taken_before_another_round_begins()
{
    const std::string late = "actor: Auxiliaries takes a new formation only right after it has regrouped";
    KeptGame game = regrouped_auxiliaries();
    QCOMPARE(q(game.play("hold", "@holding=G5+G6+G8", {})), "");
    QCOMPARE(q(game.stat("G7", "may_form")), "yes"); // nobody has acted since
    QCOMPARE(q(game.play("orders", "@actor=R4", {20})), "");
    QCOMPARE(q(game.play("form-up", "@actor=G7 formation=deployed", {})), q(late));
    KeptGame passed = regrouped_auxiliaries();
    QCOMPARE(q(passed.play("hold", "@holding=G5+G6+G8", {})), "");
    QCOMPARE(q(passed.play("pass", "@army=revolutionary", {})), "");
    QCOMPARE(q(passed.play("orders", "@actor=G1", {20})), "");
    QCOMPARE(q(passed.play("form-up", "@actor=G7 formation=deployed", {})), q(late));
}

void TestRevolucionPassage::no_formation_is_taken_in_close_combat()
{
    KeptGame game = station(); // no rounds are kept
    QCOMPARE(q(game.edit("G7", "status=disordered")), "");
    QCOMPARE(q(game.play("regroup", "@actor=G7", {20})), "");
    QCOMPARE(q(game.play("assault", "@actor=R4 @target=G7 distance=6", {20, 1, 1, 20, 20})), "");
    QCOMPARE(q(game.outcome("went_home")), "yes");
    QCOMPARE(q(game.outcome("target_driven_back")), "no");
    QCOMPARE(q(game.play("form-up", "@actor=G7 formation=deployed", {})),
             "actor: Auxiliaries takes a new formation only right after it has regrouped");
}

void TestRevolucionPassage::an_engine_is_not_in_its_own_blast()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("R8", "last_move=march")), "");
    QCOMPARE(q(game.play("explosion", "kind=maquina-loca @train=R8 @unit=R8+R3 unit_distance=0,2", {12, 1})),
             "unit: The mad engine explodes itself and is none of the units near it");
    QCOMPARE(q(game.play("explosion", "kind=maquina-loca @train=R8 @unit=R3 unit_distance=2", {1})), "");
}

void TestRevolucionPassage::a_rider_that_was_only_assaulted_begins_its_round()
{
    KeptGame game{revolucion::ruleset, "rio-seco"};
    QCOMPARE(q(game.edit("G6", "carried_by=supply-train passenger=yes")), "");
    QCOMPARE(q(game.play("initiative", "", {13})), "");
    game.go_to("actions");
    QCOMPARE(q(game.play("assault", "@actor=R5 @target=G6 distance=6", {20, 1, 10, 10})), "");
    QCOMPARE(q(game.stat("G6", "caught")), "yes");
    QCOMPARE(q(game.play("hold", "@holding=R4+R6+R7", {})), "");
    QCOMPARE(q(game.play("get-off", "@actor=G6", {})), "");
    QCOMPARE(q(game.stat("government", "column")), "medina");
    QCOMPARE(q(game.play("orders", "@actor=G1", {20})), "actor: 12th Battalion is not of the column whose initiative round it is");
}

#include "test_revolucion_passage.moc"
