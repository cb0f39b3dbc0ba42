// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/revolucion/station.h"

#include <QObject>
#include <QString>
#include <QTest>

using corneta::game::Edit;
using corneta::game::Unit;

/// Section X: who rides on what, and trains that roll on, are lost and block the track.
class TestRevolucionRides : public QObject {
    Q_OBJECT
private slots:
    void getting_on_waits_for_its_round();
    void units_get_on_and_off_a_vehicle_that_stands();
    void a_vehicle_that_was_boarded_stands();
    void a_vehicle_has_so_much_room_data();
    void a_vehicle_has_so_much_room();
    void who_gets_off_makes_no_assault();
    void guns_on_a_train_that_has_moved_make_moving_fire();
    void no_artillery_fires_from_a_truck();
    void a_train_that_marched_rolls_on_without_an_order();
    void a_train_that_marched_does_not_hold();
    void an_explosion_under_a_train_destroys_it();
    void a_derailed_train_leaves_its_riders_beside_it();
    void who_got_on_a_train_that_is_lost_may_still_act();
    void passengers_and_trains_leave_the_ground_alone();
    void riders_leave_their_cover_and_their_line();
    void a_passenger_that_has_fired_has_no_move_left();
};

namespace {

std::string arrive(KeptGame& game, const std::string& code, const std::string& type, const std::string& bases)
{
    const Unit unit{code == "V1" ? "v1" : "p1", code, "Unit " + code, "unit", "government", "medina", {{"type", type}, {"bases", bases}}};
    return game.give(Edit{"", {}, unit, "it comes"});
}

/// The infantry G6 rides on the train G8.
KeptGame train()
{
    KeptGame game = station();
    game.play("get-on", "@actor=G6 @vehicle=G8", {});
    game.end_turn();
    game.go_to("actions");
    return game;
}

} // namespace

void TestRevolucionRides::units_get_on_and_off_a_vehicle_that_stands()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("get-off", "@actor=G6", {})), "actor: Rurales rides on no vehicle");
    QCOMPARE(q(game.play("get-on", "@actor=G6", {})), "vehicle: name who is the vehicle");
    QCOMPARE(q(game.play("get-on", "@actor=R1 @vehicle=G8", {})), "vehicle: Supply train and Men of San Pedro are enemies");
    QCOMPARE(q(game.play("get-on", "@actor=G6 @vehicle=G7", {})), "vehicle: Auxiliaries carries nobody");
    QCOMPARE(q(game.play("get-on", "@actor=G6 @vehicle=G8", {})), "");
    QVERIFY(!is_idle(game, "supply-train has not acted: orders actor"));
    QVERIFY(is_idle(game, "supply-train may hold: hold holding"));
    QCOMPARE(q(game.stat("G6", "carried_by")), "supply-train");
    QCOMPARE(q(game.stat("G6", "passenger")), "yes");
    QCOMPARE(q(game.play("get-on", "@actor=G6 @vehicle=G8", {})), "actor: Rurales rides already");
    QCOMPARE(q(game.play("orders", "@actor=G6", {20})), "actor: Rurales is a passenger and does not move");
    next_turn(game);
    QCOMPARE(q(game.play("orders", "@actor=G8", {20})), "");
    QCOMPARE(q(game.play("get-off", "@actor=G6", {})), "actor: Supply train moves this turn: nobody gets on or off");
    QCOMPARE(q(game.play("get-on", "@actor=G7 @vehicle=G8", {})), "vehicle: Supply train moves this turn: nobody gets on or off");
    next_turn(game);
    QCOMPARE(q(game.play("get-off", "@actor=G6", {})), "");
    QCOMPARE(q(game.stat("G6", "carried_by")), "none");
    QCOMPARE(q(game.stat("G6", "passenger")), "no");
    QCOMPARE(q(game.play("orders", "@actor=G6", {20})), "");
}

void TestRevolucionRides::a_vehicle_that_was_boarded_stands()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("get-on", "@actor=G6 @vehicle=G8", {})), "");
    QCOMPARE(q(game.play("orders", "@actor=G8", {20})), "actor: somebody got on or off Supply train this turn: it stands");
    next_turn(game);
    QCOMPARE(q(game.play("orders", "@actor=G8", {20})), "");
}

void TestRevolucionRides::a_vehicle_has_so_much_room_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("bases");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("then");
    QTest::newRow("a unit a car of a train") << "train" << "1" << "" << "vehicle: Unit V1 has no room for it: it carries 1 in all";
    QTest::newRow("two units on two cars") << "armored-train" << "2" << "" << "";
    QTest::newRow("2 bases a truck base") << "truck" << "2" << "" << "vehicle: Unit V1 has no room for it: it carries 4 in all";
    QTest::newRow("1 base a car base") << "car" << "3" << "vehicle: Unit V1 has no room for it: it carries 3 in all" << "";
    QTest::newRow("nobody in an armored car") << "armored-car" << "9" << "vehicle: Unit V1 carries nobody" << "";
}

void TestRevolucionRides::a_vehicle_has_so_much_room()
{
    QFETCH(const QString, type);
    QFETCH(const QString, bases);
    QFETCH(const QString, first);
    QFETCH(const QString, then);
    KeptGame game = station();
    QCOMPARE(q(arrive(game, "V1", type.toStdString(), bases.toStdString())), "");
    QCOMPARE(q(game.play("get-on", "@actor=G6 @vehicle=V1", {})), first);
    if (first.isEmpty())
        QCOMPARE(q(game.play("get-on", "@actor=G7 @vehicle=V1", {})), then);
}

void TestRevolucionRides::who_gets_off_makes_no_assault()
{
    KeptGame game = train();
    QCOMPARE(q(game.play("get-off", "@actor=G6", {})), "");
    QCOMPARE(q(game.play("assault", "@actor=G6 @target=R1", {20, 1, 10, 10})), "actor: Rurales got off this turn and makes no assault");
    next_turn(game);
    QCOMPARE(q(game.play("assault", "@actor=G6 @target=R1", {20, 1, 10, 10})), "");
}

void TestRevolucionRides::guns_on_a_train_that_has_moved_make_moving_fire()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("G3", "carried_by=supply-train passenger=yes")), ""); // emplaced as the scenario has it
    QCOMPARE(q(game.play("get-on", "@actor=G6 @vehicle=G8", {})), "");
    next_turn(game);
    QCOMPARE(q(game.play("fire", "@actor=G6 @target=R5 action=deployed-fire", {2})), "actor: Rurales is a passenger: it makes Moving Fire");
    QCOMPARE(q(game.play("fire", "@actor=G3 @target=R5", {2})), "");
    QCOMPARE(q(game.answer("action")), "deployed-fire roster");
    QCOMPARE(q(game.give(corneta::game::Undo{})), "");
    QCOMPARE(q(game.play("orders", "@actor=G8", {20})), "");
    QCOMPARE(q(game.play("fire", "@actor=G3 @target=R5 action=deployed-fire", {2})),
             "actor: Supply train moves this turn: its passengers make Moving Fire");
    QCOMPARE(q(game.play("fire", "@actor=G3 @target=R5", {2})), "");
    QCOMPARE(q(game.answer("action")), "moving-fire roster");
    QVERIFY(!game.idle().contains("machine-guns may still")); // who rides does not move
}

void TestRevolucionRides::no_artillery_fires_from_a_truck()
{
    KeptGame game = station();
    QCOMPARE(q(arrive(game, "V1", "truck", "3")), "");
    QCOMPARE(q(game.play("get-on", "@actor=G4 @vehicle=V1", {})), "");
    QCOMPARE(q(game.play("fire", "@actor=G4 @target=R5", {2})),
             "actor: Field battery rides on an automobile: no artillery fires from there");
}

void TestRevolucionRides::a_train_that_marched_rolls_on_without_an_order()
{
    for (const bool is_ordered : {false, true}) {
        KeptGame game = station();
        QCOMPARE(q(game.play("orders", "@actor=G8", {20})), "");
        next_turn(game);
        QCOMPARE(q(game.play("orders", "@actor=G8 action=march", {20})), "");
        next_turn(game);
        if (is_ordered) {
            QCOMPARE(q(game.play("orders", "@actor=G8", {1})), "");
            QVERIFY(game.told().contains("Supply train rolls on all the same: it maneuvers before it halts."));
            QCOMPARE(q(game.stat("G8", "train_now")), "maneuver");
        }
        next_turn(game);
        QCOMPARE(q(game.stat("G8", "last_move")), "maneuver");
        next_turn(game);
        QCOMPARE(q(game.stat("G8", "last_move")), "halt");
    }
}

void TestRevolucionRides::a_train_that_marched_does_not_hold()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("G8", "last_move=march")), "");
    QCOMPARE(q(game.play("hold", "@holding=G8", {})), "holding: Supply train marched last turn: it maneuvers before it halts");
    QCOMPARE(q(game.play("get-on", "@actor=G6 @vehicle=G8", {})), "vehicle: Supply train moves this turn: nobody gets on or off");
    QCOMPARE(q(game.edit("G8", "last_move=maneuver")), "");
    QCOMPARE(q(game.play("hold", "@holding=G8", {})), "");
}

void TestRevolucionRides::an_explosion_under_a_train_destroys_it()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("explosion", "@unit=G8 kind=mine unit_distance=0", {})), "");
    QCOMPARE(q(game.stat("G8", "destroyed")), "yes");
    QCOMPARE(q(game.stat("government", "units_destroyed")), "1");
    QCOMPARE(q(game.owed()), "");
    QCOMPARE(q(game.stat("government", "left")), "2");
}

void TestRevolucionRides::a_derailed_train_leaves_its_riders_beside_it()
{
    KeptGame game = train();
    QCOMPARE(q(game.play("derail", "@train=G7", {})), "train: Auxiliaries is not a train");
    QCOMPARE(q(game.play("derail", "@train=G8", {})), "train: no track is known to be ripped up before Supply train");
    QCOMPARE(q(game.edit("rails", "track=ripped")), "");
    QCOMPARE(q(game.play("level", "@actor=G6", {})), "actor: Rurales was on no vehicle that was lost");
    QVERIFY(is_idle(game, "rurales may get off: get-off actor"));
    QCOMPARE(q(game.play("orders", "@actor=G8", {20})), "");
    QVERIFY(!is_idle(game, "rurales may get off: get-off actor"));
    QVERIFY(game.owed().contains("may derail (supply-train)"));
    QCOMPARE(q(game.play("derail", "@train=G8", {})), "");
    QCOMPARE(q(game.stat("rails", "track")), "ripped");
    QCOMPARE(q(game.stat("G6", "carried_by")), "none");
    QCOMPARE(q(game.stat("G6", "passenger")), "no");
    QVERIFY(game.owed().contains("must level (rurales)"));
    QVERIFY(game.end_phase().contains("Rurales gets off with its level of damage"));
    QCOMPARE(q(game.play("level", "@actor=G6", {})), "");
    QCOMPARE(q(game.answer("cause")), "train-destroyed next");
    QCOMPARE(q(game.stat("G6", "status")), "disordered");
    QVERIFY(!game.owed().contains("level"));
}

/// Section X: it has not acted, and gets off at once.
void TestRevolucionRides::who_got_on_a_train_that_is_lost_may_still_act()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("get-on", "@actor=G6 @vehicle=G8", {})), "");
    QCOMPARE(q(game.play("explosion", "@unit=G8 kind=mine unit_distance=0", {})), "");
    QCOMPARE(q(game.play("level", "@actor=G6", {})), "");
    QVERIFY(game.idle().contains("rurales has not acted: orders actor"));
    QCOMPARE(q(game.play("orders", "@actor=G6 action=maneuver", {15})), "");
}

void TestRevolucionRides::passengers_and_trains_leave_the_ground_alone()
{
    KeptGame game = train();
    for (const char* const rest : {"rip-track", "cut-wire"}) {
        QCOMPARE(q(game.play(rest, "@actor=G6", {})), "actor: Rurales is a passenger: it gets off before it rips up track or cuts wire");
        QCOMPARE(q(game.play(rest, "@actor=G8", {})), "actor: Supply train has no men on the ground to rip up track or cut wire");
    }
    QCOMPARE(q(game.play("level", "@actor=G6 cause=minefield", {})), "actor: Rurales is a passenger: it enters no minefield itself");
    QCOMPARE(q(game.play("get-off", "@actor=G6", {})), "");
    QCOMPARE(q(game.play("rip-track", "@actor=G6", {})), "");
}

void TestRevolucionRides::riders_leave_their_cover_and_their_line()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("get-on", "@actor=G1 @vehicle=G8", {})), "");
    QCOMPARE(q(game.stat("G1", "cover")), "open");
    QCOMPARE(q(game.stat("G1", "formation")), "maneuver");
    QCOMPARE(q(game.play("get-on", "@actor=G3 @vehicle=G8", {})), "");
    QCOMPARE(q(game.stat("G3", "formation")), "maneuver"); // guns are emplaced on a train before the battle
}

void TestRevolucionRides::a_passenger_that_has_fired_has_no_move_left()
{
    KeptGame game = train();
    QCOMPARE(q(game.play("fire", "@actor=G6 @target=R1 range=4 action=moving-fire", {3})), "");
    QVERIFY(game.stat("G6", "may_move") != "yes");
}

/// Section III: only the column whose round it is acts.
void TestRevolucionRides::getting_on_waits_for_its_round()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("revolutionary", "initiative=yes")), "");
    QCOMPARE(q(game.play("get-on", "@actor=G6 @vehicle=G8", {})), "actor: it is an initiative round of Revolutionaries");
    QCOMPARE(q(game.edit("G6", "acted=yes")), "");
    QCOMPARE(q(game.play("get-on", "@actor=G6 @vehicle=G8", {})), "actor: it is an initiative round of Revolutionaries");
    QCOMPARE(q(game.edit("revolutionary", "initiative=no")), "");
    QCOMPARE(q(game.edit("government", "initiative=yes")), "");
    QCOMPARE(q(game.play("get-on", "@actor=G6 @vehicle=G8", {})), "");
}

#include "test_revolucion_rides.moc"
