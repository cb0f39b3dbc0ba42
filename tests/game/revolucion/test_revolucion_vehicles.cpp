// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/revolucion/station.h"

#include <QObject>
#include <QString>
#include <QTest>

using corneta::game::Edit;
using corneta::game::Unit;

/// A kept game of Revolucion!: trains, who rides on them, the mad engine and aircraft. Section X.
class TestRevolucionVehicles : public QObject {
    Q_OBJECT
private slots:
    void an_aircraft_bombs_in_the_turn_in_which_it_appears();
    void an_aircraft_that_regroups_does_not_bomb();
    void an_aircraft_away_from_the_table_is_no_target();
    void sandbags_go_with_their_train();
    void a_train_maneuvers_before_it_marches();
    void passengers_do_not_move();
    void a_mad_engine_that_has_exploded_is_gone();
    void no_other_train_explodes();
};

namespace {

KeptGame airfield()
{
    KeptGame game = station();
    const Unit plane{
        "plane", "P1", "Plane", "unit", "revolutionary", "", {{"type", "aircraft"}, {"bases", "1"}, {"away", "no"}, {"leader", "none"}}};
    game.give(Edit{"", {}, plane, "it comes"});
    game.edit("G3", "anti_aircraft=yes");
    return game;
}

} // namespace

void TestRevolucionVehicles::an_aircraft_bombs_in_the_turn_in_which_it_appears()
{
    KeptGame game = airfield();
    QCOMPARE(q(game.play("orders", "@actor=P1", {20})), "");
    QCOMPARE(q(game.play("orders", "@actor=P1", {20})), "actor: Plane has acted this turn");
    QCOMPARE(q(game.play("fire", "@actor=G3 @target=P1 action=anti-aircraft", {1})), "");
    QCOMPARE(q(game.follow({game.last(), 0, 0}, "@target=G7", {1})), "");
    QCOMPARE(q(game.stat("P1", "away")), "yes");
    QCOMPARE(q(game.play("fire", "@actor=P1 @target=G7 action=strafe", {1})),
             "actor: Plane is away from the table until turn 5; actor: Plane has acted this turn");
}

void TestRevolucionVehicles::an_aircraft_that_regroups_does_not_bomb()
{
    KeptGame game = airfield();
    QCOMPARE(q(game.edit("P1", "status=disordered")), "");
    QCOMPARE(q(game.play("regroup", "@actor=P1", {20})), "");
    QCOMPARE(q(game.play("fire", "@actor=P1 @target=G7 action=bomb", {1})),
             "actor: Plane has acted this turn; actor: Plane flies to its target before it attacks: its Maneuver comes first");
}

void TestRevolucionVehicles::an_aircraft_away_from_the_table_is_no_target()
{
    KeptGame game = airfield();
    QCOMPARE(q(game.play("fire", "@actor=P1 @target=G7 action=bomb", {1})),
             "actor: Plane flies to its target before it attacks: its Maneuver comes first");
    QCOMPARE(q(game.play("orders", "@actor=P1", {20})), "");
    QCOMPARE(q(game.play("fire", "@actor=P1 @target=G7 action=bomb", {1})), "");
    QCOMPARE(q(game.play("fire", "@actor=G3 @target=P1 action=anti-aircraft", {1})), "target: Plane is away from the table");
}

void TestRevolucionVehicles::sandbags_go_with_their_train()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("G8", "cover=hard")), "");
    QCOMPARE(q(game.play("orders", "@actor=G8", {20})), "");
    QCOMPARE(q(game.stat("G8", "cover")), "hard");
    QVERIFY(!game.told().contains("left its cover"));
    QCOMPARE(q(game.edit("R1", "passenger=yes")), "");
    QCOMPARE(q(game.play("explosion", "@unit=R1 unit_distance=2", {17})), ""); // on a train it stays where it is
    QCOMPARE(q(game.stat("R1", "cover")), "soft");
}

void TestRevolucionVehicles::a_train_maneuvers_before_it_marches()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("orders", "@actor=G8 action=march", {20})),
             "actor: Supply train stood still last turn: it maneuvers before it marches");
    QCOMPARE(q(game.play("orders", "@actor=G8", {20})), "");
    game.end_turn();
    game.go_to("actions");
    QCOMPARE(q(game.play("orders", "@actor=G8 action=march", {20})), "");
}

void TestRevolucionVehicles::passengers_do_not_move()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("G6", "passenger=yes")), "");
    QCOMPARE(q(game.play("orders", "@actor=G6", {20})), "actor: Rurales is a passenger and does not move");
    QVERIFY(game.play("assault", "@actor=G6 @target=R1", {20}).contains("Rurales is a passenger and does not move"));
    QCOMPARE(q(game.play("orders", "@actor=G6", {20}, "they get off")), "");
    QCOMPARE(q(game.edit("G5", "passenger=yes")), "");
    QCOMPARE(q(game.play("fire", "@actor=G5 @target=R1 action=moving-fire", {1})), "");
}

void TestRevolucionVehicles::a_mad_engine_that_has_exploded_is_gone()
{
    KeptGame game = station();
    const std::string explodes = "@train=R8 @unit=G7+R1 kind=maquina-loca unit_distance=2,6";
    QCOMPARE(q(game.play("explosion", explodes, {1, 1})), "train: The mad engine explodes at the end of a March, or when it is destroyed");
    QCOMPARE(q(game.edit("R8", "train_now=march")), "");
    QCOMPARE(q(game.play("explosion", explodes, {1, 1})), "");
    QCOMPARE(q(game.stat("R8", "destroyed")), "yes");
    QCOMPARE(q(game.stat("revolutionary", "units_destroyed")), "0");
    QCOMPARE(q(game.owed()), "");
    QVERIFY(game.play("orders", "@actor=R8", {20}).contains("The mad engine is off the table"));
}

void TestRevolucionVehicles::no_other_train_explodes()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("explosion", "@train=G8 @unit=G7 kind=maquina-loca", {1})),
             "train: Supply train is not a máquina loca that explodes");
    QCOMPARE(q(game.play("explosion", "@train=R8 @unit=G7 kind=mine", {1})), "train: The mad engine is not a máquina loca that explodes");
}

#include "test_revolucion_vehicles.moc"
