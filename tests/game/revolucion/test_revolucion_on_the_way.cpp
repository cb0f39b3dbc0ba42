// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/revolucion/station.h"

#include <QObject>
#include <QString>
#include <QTest>

#include <algorithm>

using corneta::game::Edit;
using corneta::game::Unit;

/// Sections III, IX and X where one thing meets another: trains that roll, riders that are hit, leaders who meet, rounds that end.
class TestRevolucionOnTheWay : public QObject {
    Q_OBJECT
private slots:
    void a_rolling_train_is_assaulted_by_cavalry_alone();
    void a_launched_engine_runs_on_until_it_explodes();
    void a_rider_that_dies_with_its_train_gets_off_no_more();
    void a_train_that_rolled_on_may_run_off_the_track();
    void who_gets_off_leaves_the_cover_of_the_train();
    void riders_stay_in_maneuver_formation();
    void a_rider_that_is_hit_stays_on_the_train_or_gets_off_the_truck();
    void no_level_without_a_lost_vehicle();
    void a_chief_who_comes_near_leaves_the_first_leader_there();
    void a_second_leader_goes_back_too_or_stays();
    void an_assault_without_leaders_endangers_none();
    void a_leader_without_a_column_takes_no_round();
    void an_aircraft_has_its_round_when_it_comes_back();
    void a_deploy_that_is_owed_holds_the_round();
    void a_unit_whose_order_was_lost_may_still_rest();
    void a_formation_is_taken_right_after_the_regroup();
    void guns_in_hiding_show_themselves_when_they_fire_at_aircraft();
    void what_was_fired_before_is_not_offered_again();
};

namespace {

/// A train, or the mad engine, that has marched in the turn before.
KeptGame rolling(const char* train)
{
    KeptGame game = station();
    for (const char* const action : {"maneuver", "march"}) {
        game.play("orders", std::string{"@actor="} + train + " action=" + action, {20});
        next_turn(game);
    }
    return game;
}

void truck(KeptGame& game)
{
    const Unit trucks{"trucks", "K1", "Trucks", "unit", "revolutionary", "ochoa", {{"type", "truck"}, {"bases", "3"}}};
    game.give(Edit{"", {}, trucks, "they come"});
}

} // namespace

void TestRevolucionOnTheWay::a_rolling_train_is_assaulted_by_cavalry_alone()
{
    KeptGame game = rolling("G8");
    QCOMPARE(q(game.play("assault", "@actor=R1 @target=G8", {20, 20, 1})),
             "target_train: a moving train is assaulted by cavalry only, not by irregular infantry");
    QCOMPARE(q(game.play("assault", "@actor=R4 @target=G8", {20, 20, 1})), "");
}

void TestRevolucionOnTheWay::a_launched_engine_runs_on_until_it_explodes()
{
    KeptGame game = rolling("R8");
    const std::string runs_on = "The mad engine is launched: it runs on at March speed until it explodes";
    QCOMPARE(q(game.play("orders", "@actor=R8 action=maneuver", {20})), q("action: " + runs_on));
    QCOMPARE(q(game.play("hold", "@holding=R8", {})), q("holding: " + runs_on));
    QVERIFY(is_idle(game, "loca has not acted: orders actor"));
    QVERIFY(!is_idle(game, "loca may hold: hold holding"));
    QCOMPARE(q(game.play("orders", "@actor=R8 action=march", {1})), "");
    QVERIFY(game.told().contains("The mad engine runs on at March speed."));
    QCOMPARE(q(game.stat("R8", "train_now")), "march");
    QCOMPARE(q(game.play("hold", "@holding=R8", {})), "holding: The mad engine has acted this turn");
    QVERIFY(q(game.owed()).contains("explosion"));
    QCOMPARE(q(game.play("explosion", "@train=R8 @unit=G3 kind=maquina-loca unit_distance=2", {2})), "");
}

void TestRevolucionOnTheWay::a_rider_that_dies_with_its_train_gets_off_no_more()
{
    for (const bool dies : {true, false}) {
        KeptGame game = station();
        QCOMPARE(q(game.edit("G7", "bases=3")), "");
        QCOMPARE(q(game.play("get-on", "@actor=G7 @vehicle=G8", {})), "");
        QCOMPARE(q(game.play("explosion", "kind=mine @unit=G8+G7 unit_distance=0,3", {dies ? 20 : 1})), "");
        QCOMPARE(q(game.stat("G8", "destroyed")), "yes");
        QCOMPARE(q(game.stat("G7", "destroyed")), dies ? "yes" : "-");
        QCOMPARE(game.owed().contains("level"), !dies);
        const auto& next = game.journal().entries().back().results.front().effects.next;
        QCOMPARE(std::ranges::any_of(next, [](const auto& one) { return one.choices.front().action == "level"; }), !dies);
    }
}

void TestRevolucionOnTheWay::a_train_that_rolled_on_may_run_off_the_track()
{
    KeptGame game = rolling("G8");
    QCOMPARE(q(game.play("rip-track", "@actor=R1 @line=TT", {})), "");
    game.end_turn();
    QVERIFY(q(game.owed()).contains("derail"));
    QCOMPARE(q(game.play("derail", "@train=G8", {})), "");
    QCOMPARE(q(game.stat("G8", "destroyed")), "yes");
}

void TestRevolucionOnTheWay::who_gets_off_leaves_the_cover_of_the_train()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("G8", "cover=hard")), "");
    QCOMPARE(q(game.play("get-on", "@actor=G7 @vehicle=G8", {})), "");
    QCOMPARE(q(game.stat("G7", "cover")), "hard");
    next_turn(game);
    QCOMPARE(q(game.play("get-off", "@actor=G7", {})), "");
    QCOMPARE(q(game.stat("G7", "cover")), "-");
}

void TestRevolucionOnTheWay::riders_stay_in_maneuver_formation()
{
    KeptGame game = station();
    truck(game);
    QCOMPARE(q(game.stat("R6", "formation")), "march");
    QCOMPARE(q(game.edit("R6", "status=disordered")), "");
    QCOMPARE(q(game.play("get-on", "@actor=R6 @vehicle=K1", {})), "");
    QCOMPARE(q(game.stat("R6", "formation")), "maneuver");
    QCOMPARE(q(game.play("regroup", "@actor=R6", {20})), "");
    QVERIFY(!q(game.owed()).contains("form-up"));
    QCOMPARE(q(game.edit("R6", "may_form=yes")), "");
    QCOMPARE(q(game.play("form-up", "@actor=R6 formation=deployed", {})), "actor: Vaqueros is a passenger: it stays in maneuver formation");
}

void TestRevolucionOnTheWay::a_rider_that_is_hit_stays_on_the_train_or_gets_off_the_truck()
{
    KeptGame game = station();
    truck(game);
    QCOMPARE(q(game.play("get-on", "@actor=G5 @vehicle=G8", {})), "");
    QCOMPARE(q(game.stat("G6", "leader")), "within-6");
    QCOMPARE(q(game.play("explosion", "@unit=G5 unit_distance=2", {13, 15})), "");
    QVERIFY(game.told().contains("loses a base") && !game.told().contains("falls back"));
    QVERIFY(!game.told().contains("goes back with it"));
    QCOMPARE(q(game.stat("G6", "leader")), "within-6");
    QCOMPARE(q(game.play("get-on", "@actor=R5 @vehicle=K1", {})), "");
    QCOMPARE(q(game.play("fire", "@actor=G4 @target=R5 range=10", {18})), "");
    QVERIFY(game.told().contains("Ochoa's horse gets off as it falls back."));
    QCOMPARE(q(game.stat("R5", "carried_by")), "none");
}

void TestRevolucionOnTheWay::no_level_without_a_lost_vehicle()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("get-on", "@actor=G4 @vehicle=G8", {})), "");
    next_turn(game);
    QCOMPARE(q(game.play("get-off", "@actor=G4", {})), "");
    QCOMPARE(q(game.play("level", "@actor=G4 cause=train-destroyed", {})), "actor: Field battery was on no vehicle that was lost");
}

void TestRevolucionOnTheWay::a_chief_who_comes_near_leaves_the_first_leader_there()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("move-leader", "@leader=LM @attached=G6", {})), "");
    QCOMPARE(q(game.play("move-leader", "@leader=LG @near=G6+G7", {})), "");
    QCOMPARE(q(game.stat("G6", "leader")), "attached");
    QVERIFY(game.stat("G6", "led_by") != "garza");
    QCOMPARE(q(game.play("fire", "@actor=R3 @target=G6 range=10", {20})), "dice: wanted \"target's leader\" 1d20");
}

void TestRevolucionOnTheWay::a_second_leader_goes_back_too_or_stays()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("move-leader", "@leader=LM @attached=G6", {})), "");
    QCOMPARE(q(game.play("move-leader", "@leader=LG @attached=G1+G6", {})), "");
    QCOMPARE(q(game.edit("G6", "status=demoralized")), "");
    QCOMPARE(q(game.play("fire", "@actor=R3 @target=G6 range=6", {8, 15})), "");
    QVERIFY(game.told().contains("Colonel Medina goes back with it.") && game.told().contains("General Garza goes back with it."));
    QCOMPARE(q(game.stat("G1", "leader")), "none");
    QCOMPARE(q(game.play("leader-casualty", "@leader=LG cause=fire", {12})), "");
    QCOMPARE(q(game.play("move-leader", "@leader=LG @attached=G1 how=stays", {})), "");
    QCOMPARE(q(game.stat("G1", "leader")), "attached");
    QCOMPARE(q(game.stat("G6", "also_attached")), "none");
}

void TestRevolucionOnTheWay::an_assault_without_leaders_endangers_none()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("move-leader", "@leader=LM @attached=G6", {})), "");
    QCOMPARE(q(game.play("move-leader", "@leader=LG @attached=G6", {})), "");
    QCOMPARE(q(game.edit("G6", "formation=maneuver")), "");
    QCOMPARE(q(game.play("assault", "@actor=G6 @target=R1 leader=none", {20, 1, 1, 20})), "");
    QVERIFY(!q(game.owed()).contains("leader-casualty"));
    QCOMPARE(q(game.stat("G6", "also_attached")), "none");
}

void TestRevolucionOnTheWay::a_leader_without_a_column_takes_no_round()
{
    KeptGame game = station();
    const Unit chief{"chief", "LC", "The chief", "leader", "government", "hq", {{"commander_in_chief", "yes"}}};
    QCOMPARE(q(game.give(Edit{"", {}, chief, "he comes"})), "");
    QCOMPARE(q(game.edit("government", "initiative=yes")), "");
    QCOMPARE(q(game.play("move-leader", "@leader=LC @near=G6", {})), "");
    QVERIFY(game.stat("government", "column") != "hq");
    QCOMPARE(q(game.play("orders", "@actor=G6", {20})), "");
}

void TestRevolucionOnTheWay::an_aircraft_has_its_round_when_it_comes_back()
{
    KeptGame game = station();
    const Unit plane{"plane", "P1", "Plane", "unit", "government", "air", {{"type", "aircraft"}, {"bases", "1"}}};
    QCOMPARE(q(game.give(Edit{"", {}, plane, "it comes"})), "");
    QCOMPARE(q(game.stat("P1", "away")), "yes");
    QCOMPARE(q(game.edit("revolutionary", "initiative=yes")), "");
    QVERIFY(!is_idle(game, "plane may come back: orders actor"));
    QCOMPARE(q(game.play("orders", "@actor=P1", {20})), "actor: it is an initiative round of Revolutionaries");
    QCOMPARE(q(game.play("hold", "@holding=R1+R2+R3+R8", {})), "");
    QVERIFY(is_idle(game, "plane may come back: orders actor"));
    QCOMPARE(q(game.play("hold", "@holding=G1+G2+G3+G4", {})), "");
    QCOMPARE(q(game.play("hold", "@holding=R4+R5+R6+R7", {})), "");
    QCOMPARE(q(game.play("hold", "@holding=G5+G6+G7+G8", {})), ""); // its side has it left
    QCOMPARE(q(game.play("orders", "@actor=P1", {20})), "");
}

void TestRevolucionOnTheWay::a_deploy_that_is_owed_holds_the_round()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("government", "initiative=yes")), "");
    QCOMPARE(q(game.play("fire", "@actor=G6 @target=R4 action=moving-fire deploying=yes range=10", {2})), "");
    QCOMPARE(q(game.play("hold", "@holding=G5+G7+G8", {})), "");
    QCOMPARE(q(game.play("orders", "@actor=R4", {20})), "actor: it is an initiative round of Government");
    QCOMPARE(q(game.play("orders", "@actor=G6 action=deploy", {20})), "");
    QCOMPARE(q(game.play("orders", "@actor=R4", {20})), "");
}

void TestRevolucionOnTheWay::a_unit_whose_order_was_lost_may_still_rest()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("revolutionary", "initiative=yes")), "");
    QCOMPARE(q(game.play("hold", "@holding=R4+R5+R7", {})), "");
    QCOMPARE(q(game.play("orders", "@actor=R6 action=march", {1})), "");
    QVERIFY(is_idle(game, "vaqueros may hold: hold holding"));
    QCOMPARE(q(game.play("rip-track", "@actor=R6 @line=TT", {})), "");
}

void TestRevolucionOnTheWay::a_formation_is_taken_right_after_the_regroup()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("R6", "status=disordered")), "");
    QCOMPARE(q(game.edit("G3", "status=disordered anti_aircraft=yes")), "");
    QCOMPARE(q(game.play("regroup", "@actor=R6", {20})), "");
    QCOMPARE(q(game.play("fire", "@actor=G4 @target=R6 range=20", {20})), "");
    QCOMPARE(q(game.play("form-up", "@actor=R6 formation=deployed", {})),
             "actor: Vaqueros takes a new formation only right after it has regrouped");
    QCOMPARE(q(game.play("regroup", "@actor=G3", {20})), "");
    QCOMPARE(q(game.play("form-up", "@actor=G3 formation=march", {})), "");
    QCOMPARE(q(game.stat("G3", "deployed_at_start")), "no");
}

void TestRevolucionOnTheWay::guns_in_hiding_show_themselves_when_they_fire_at_aircraft()
{
    KeptGame game = station();
    const Unit plane{"plane", "P1", "Plane", "unit", "revolutionary", "", {{"type", "aircraft"}, {"bases", "1"}}};
    QCOMPARE(q(game.give(Edit{"", {}, plane, "it comes"})), "");
    QCOMPARE(q(game.edit("G3", "anti_aircraft=yes hidden=yes")), "");
    QCOMPARE(q(game.play("orders", "@actor=P1", {20})), "");
    QVERIFY(!q(game.owed()).contains("fire (machine-guns)"));
    QCOMPARE(q(game.play("fire", "@actor=G3 @target=P1 action=anti-aircraft", {1})), "");
    QCOMPARE(q(game.stat("G3", "hidden")), "no");
}

void TestRevolucionOnTheWay::what_was_fired_before_is_not_offered_again()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("R5", "status=disordered")), "");
    QCOMPARE(q(game.play("fire", "@actor=R5 @target=G1 action=moving-fire range=10", {2})), "");
    QCOMPARE(q(game.play("orders", "@actor=R5", {1})), "");
    QVERIFY(!q(game.owed()).contains("regroup") && !q(game.owed()).contains("fire"));
}

#include "test_revolucion_on_the_way.moc"
