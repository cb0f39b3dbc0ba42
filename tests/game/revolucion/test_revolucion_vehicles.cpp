// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/offered.h"
#include "tests/game/revolucion/station.h"

#include <QObject>
#include <QString>
#include <QTest>

#include <algorithm>
#include <utility>

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
    void riders_that_fall_off_are_seen();
    void a_rider_face_down_that_falls_off_is_turned_up();
    void no_gun_fires_at_aircraft_from_a_train_that_moves();
    void a_train_stands_whose_guns_have_fired_at_aircraft();
    void no_gun_fires_at_aircraft_from_a_truck();
    void each_train_that_is_lost_costs_its_riders_a_level();
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

/// A truck beside the train.
void truck(KeptGame& game)
{
    const Unit trucks{"v1", "V1", "Trucks", "unit", "government", "medina", {{"type", "truck"}, {"bases", "3"}}};
    game.give(Edit{"", {}, trucks, "they come"});
}

constexpr const char* fires_up = "@actor=G3 @target=P1 action=anti-aircraft";

bool may_fire_up(const KeptGame& game)
{
    const auto open = corneta::game::open_follow_ups(game.journal().state(), game.book());
    return std::ranges::any_of(open, [](const auto& owed) { return owed.next.by == "machine-guns"; });
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
    QCOMPARE(q(game.play("explosion", explodes, {1, 1})), "train: The mad engine explodes where its move ends, or when it is destroyed");
    QCOMPARE(q(game.edit("R8", "train_now=march")), "");
    QCOMPARE(q(game.play("explosion", explodes, {1, 1})), "");
    QVERIFY2(game.told().contains("The mad engine has exploded."), game.told().c_str());
    QVERIFY2(game.told().contains("[Take The mad engine off and mark the track under it as gone.]"), game.told().c_str());
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

void TestRevolucionVehicles::riders_that_fall_off_are_seen()
{
    KeptGame game = station();
    truck(game);
    QCOMPARE(q(game.edit("G6", "carried_by=v1 hidden=yes")), "");
    QCOMPARE(q(game.edit("G7", "carried_by=supply-train passenger=yes hidden=yes")), "");
    QCOMPARE(q(game.play("fire", "@actor=R4 @target=V1 range=2 action=moving-fire", {18})), "");
    QVERIFY2(game.told().contains("Rurales is seen now: turn its marker up."), game.told().c_str());
    QCOMPARE(q(game.stat("G6", "hidden")), "no");
    QCOMPARE(q(game.play("explosion", "kind=mine @unit=G8 unit_distance=0", {})), "");
    QCOMPARE(q(game.stat("G7", "hidden")), "no");
    QCOMPARE(q(game.play("level", "@actor=G7", {})), "");
    QCOMPARE(q(game.play("fire", "@actor=R5 @target=G7 range=2 action=moving-fire", {1})), "");
}

void TestRevolucionVehicles::a_rider_face_down_that_falls_off_is_turned_up()
{
    KeptGame game{revolucion::ruleset, "rio-seco"};
    QCOMPARE(q(game.edit("G7", "carried_by=supply-train passenger=yes")), "");
    QCOMPARE(q(game.give(corneta::game::PlaceFaceDown{"auxiliaries", 1, "sealed", "commitment"})), "");
    game.go_to("actions");
    QCOMPARE(q(game.play("explosion", "kind=mine @unit=G8 unit_distance=0", {})), "");
    QVERIFY2(game.told().contains("Auxiliaries is seen now: turn its marker up."), game.told().c_str());
}

void TestRevolucionVehicles::no_gun_fires_at_aircraft_from_a_train_that_moves()
{
    KeptGame game = airfield();
    QCOMPARE(q(game.edit("G3", "carried_by=supply-train passenger=yes")), "");
    QCOMPARE(q(game.play("orders", "@actor=G8", {20})), "");
    QCOMPARE(q(game.play("orders", "@actor=P1", {20})), "");
    QVERIFY(!game.owed().contains("fire (machine-guns)"));
    QCOMPARE(q(game.play("fire", fires_up, {10})), "actor: Supply train moves this turn: its passengers make Moving Fire");
}

void TestRevolucionVehicles::a_train_stands_whose_guns_have_fired_at_aircraft()
{
    KeptGame game = airfield();
    QCOMPARE(q(game.edit("G3", "carried_by=supply-train passenger=yes")), "");
    QCOMPARE(q(game.play("orders", "@actor=P1", {20})), "");
    QVERIFY(may_fire_up(game));
    QCOMPARE(q(game.play("fire", fires_up, {1})), "");
    QCOMPARE(q(game.stat("G3", "acted")), "-");
    QCOMPARE(q(game.play("orders", "@actor=G8", {20})), "actor: guns on Supply train have made Deployed Fire: it stands this turn");
}

void TestRevolucionVehicles::no_gun_fires_at_aircraft_from_a_truck()
{
    KeptGame game = airfield();
    truck(game);
    QCOMPARE(q(game.edit("G3", "carried_by=v1")), "");
    QCOMPARE(q(game.play("orders", "@actor=P1", {20})), "");
    QVERIFY(!may_fire_up(game));
    QCOMPARE(q(game.play("fire", fires_up, {10})), "actor: Machine-gun company rides on an automobile: it makes Moving Fire");
}

void TestRevolucionVehicles::each_train_that_is_lost_costs_its_riders_a_level()
{
    KeptGame game = station();
    const Unit other{"train2", "V2", "Relief train", "unit", "government", "medina", {{"type", "train"}, {"bases", "3"}}};
    QCOMPARE(q(game.give(Edit{"", {}, other, "it comes"})), "");
    for (const auto& [train, status] : {std::pair{"G8", "disordered"}, {"V2", "demoralized"}}) {
        QCOMPARE(q(game.play("get-on", std::string{"@actor=G6 @vehicle="} + train, {})), "");
        QCOMPARE(q(game.play("explosion", std::string{"kind=mine unit_distance=0 @unit="} + train, {})), "");
        QCOMPARE(q(game.play("level", "@actor=G6", {})), "");
        QCOMPARE(q(game.stat("G6", "status")), status);
    }
    QCOMPARE(q(game.play("level", "@actor=G6", {})), "actor: Rurales was on no vehicle that was lost");
}

#include "test_revolucion_vehicles.moc"
