// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/revolucion/station.h"

#include <QObject>
#include <QString>
#include <QTest>

using corneta::game::Edit;
using corneta::game::Unit;

/// Sections III and X: what a unit still may is of its round; aircraft that are hit, engines that are launched, trains that are lost.
class TestRevolucionSorties : public QObject {
    Q_OBJECT
private slots:
    void who_has_fired_does_not_move_in_the_enemys_round();
    void loose_units_are_no_column_of_a_chief();
    void riders_of_a_lost_train_take_their_level_first();
    void a_damaged_aircraft_need_not_attack_and_goes_home();
    void an_aircraft_comes_back_repaired();
    void an_aircraft_is_fired_at_before_it_attacks();
    void an_aircraft_that_is_whole_stays();
    void a_mad_engine_does_not_stop_after_its_run_up_data();
    void a_mad_engine_does_not_stop_after_its_run_up();
    void a_mad_engine_explodes_on_its_run_up_too();
    void a_march_column_rides_and_gets_off_in_march_formation();
    void a_train_that_rolls_on_is_told_how_far();
    void a_side_passes_its_round_unnamed();
};

namespace {

KeptGame airfield()
{
    KeptGame game = station();
    const Unit plane{"plane", "P1", "Plane", "unit", "revolutionary", "", {{"type", "aircraft"}, {"bases", "1"}, {"leader", "none"}}};
    game.give(Edit{"", {}, plane, "it comes"});
    game.edit("G3", "anti_aircraft=yes");
    game.play("orders", "@actor=P1", {20});
    return game;
}

constexpr const char* fires_up = "@actor=G3 @target=P1 action=anti-aircraft";

} // namespace

void TestRevolucionSorties::who_has_fired_does_not_move_in_the_enemys_round()
{
    KeptGame game = begun();
    QCOMPARE(q(game.play("hold", "@holding=G5+G6+G8", {})), "");
    QCOMPARE(q(game.play("fire", "@actor=G7 @target=R1 action=moving-fire", {2})), "");
    QCOMPARE(q(game.play("hold", "@holding=R1", {})), "");
    QCOMPARE(q(game.stat("G7", "may_move")), "no");
    QCOMPARE(q(game.play("orders", "@actor=G7", {20})), "actor: Auxiliaries has acted this turn");
    QVERIFY2(!game.owed().contains("auxiliaries") || !is_idle(game, "auxiliaries may still deploy or maneuver: orders actor"), "");
}

void TestRevolucionSorties::loose_units_are_no_column_of_a_chief()
{
    KeptGame game = begun();
    const Unit chief{"huerta", "LH", "The president", "leader", "government", "", {{"commander_in_chief", "yes"}}};
    const Unit loose{"loose", "X1", "Stragglers", "unit", "government", "", {{"type", "regular-infantry"}, {"bases", "4"}}};
    for (const Unit& unit : {chief, loose})
        QCOMPARE(q(game.give(Edit{"", {}, unit, "they come"})), "");
    QCOMPARE(q(game.play("move-leader", "@leader=LH", {})), "");
    QCOMPARE(q(game.stat("government", "initiative")), "yes");
    QCOMPARE(q(game.play("orders", "@actor=G1", {20})), "");
    QCOMPARE(q(game.play("orders", "@actor=X1", {20})), "actor: Stragglers is not of the column whose initiative round it is");
}

void TestRevolucionSorties::riders_of_a_lost_train_take_their_level_first()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("get-on", "@actor=G6 @vehicle=G8", {})), "");
    QCOMPARE(q(game.play("explosion", "@unit=G8 kind=mine unit_distance=0", {})), "");
    const std::string first = ": Rurales takes the level of damage of its lost train first";
    QCOMPARE(q(game.play("fire", "@actor=G6 @target=R1 action=moving-fire", {2})), q("actor" + first));
    QCOMPARE(q(game.play("hold", "@holding=G6", {})), q("holding" + first));
    QCOMPARE(q(game.play("fire", "@actor=R4 @target=G6 action=moving-fire", {2})), q("target" + first));
    QCOMPARE(q(game.play("level", "@actor=G6", {})), "");
    QCOMPARE(q(game.play("fire", "@actor=G6 @target=R1 action=moving-fire", {2})), "");
}

void TestRevolucionSorties::a_damaged_aircraft_need_not_attack_and_goes_home()
{
    KeptGame game = airfield();
    QCOMPARE(q(game.play("fire", fires_up, {5})), "");
    QCOMPARE(q(game.stat("P1", "status")), "disordered");
    QVERIFY2(game.owed().contains("may fire (plane)"), game.owed().c_str());
    game.end_turn();
    QCOMPARE(q(game.stat("P1", "away")), "yes");
    QCOMPARE(q(game.stat("P1", "returns")), "5");
}

void TestRevolucionSorties::an_aircraft_comes_back_repaired()
{
    KeptGame game = airfield();
    QCOMPARE(q(game.play("fire", fires_up, {5})), "");
    QCOMPARE(q(game.play("fire", "@actor=P1 @target=G7 action=bomb", {1})), "");
    for (int turn = 2; turn <= 4; ++turn) {
        game.end_turn();
        QCOMPARE(q(game.stat("P1", "status")), "disordered");
    }
    next_turn(game);
    QCOMPARE(q(game.stage()), "5 actions");
    QCOMPARE(q(game.stat("P1", "status")), "ok");
    QCOMPARE(q(game.play("orders", "@actor=P1", {20})), "");
    QCOMPARE(q(game.answer("actor_status")), "ok roster");
}

void TestRevolucionSorties::an_aircraft_is_fired_at_before_it_attacks()
{
    KeptGame game = airfield();
    const char* const attacks = "plane may still bomb or strafe: fire actor";
    QVERIFY(!is_idle(game, attacks));
    QVERIFY2(game.owed().contains("may fire (machine-guns)"), game.owed().c_str());
    QCOMPARE(q(game.play("fire", fires_up, {1})), "");
    QVERIFY2(game.owed().contains("may fire (plane)"), game.owed().c_str());
    QCOMPARE(q(game.play("fire", "@actor=P1 @target=G7 action=bomb", {1})), "");
    KeptGame alone = airfield();
    QCOMPARE(q(alone.edit("G3", "fired_up=yes")), "");
    QVERIFY(is_idle(alone, attacks));
}

void TestRevolucionSorties::an_aircraft_that_is_whole_stays()
{
    KeptGame game = airfield();
    game.end_turn();
    QVERIFY(game.stat("P1", "away") != "yes");
}

void TestRevolucionSorties::a_mad_engine_does_not_stop_after_its_run_up_data()
{
    QTest::addColumn<bool>("is_ordered");
    QTest::newRow("its order is lost") << true;
    QTest::newRow("nobody orders it") << false;
}

void TestRevolucionSorties::a_mad_engine_does_not_stop_after_its_run_up()
{
    QFETCH(bool, is_ordered);
    KeptGame game = station();
    QCOMPARE(q(game.play("orders", "@actor=R8", {20})), "");
    next_turn(game);
    const std::string launched = "The mad engine is launched: it runs on at March speed until it explodes";
    QCOMPARE(q(game.play("hold", "@holding=R8", {})), q("holding: " + launched));
    QCOMPARE(q(game.play("orders", "@actor=R8 action=maneuver", {20})), q("action: " + launched));
    if (is_ordered) {
        QCOMPARE(q(game.play("orders", "@actor=R8 action=march", {1})), "");
        QVERIFY2(game.told().contains("The mad engine runs on at March speed."), game.told().c_str());
        QVERIFY2(game.owed().contains("may explosion (loca)"), game.owed().c_str());
    }
    game.end_turn();
    QCOMPARE(q(game.stat("R8", "last_move")), "march");
}

void TestRevolucionSorties::a_mad_engine_explodes_on_its_run_up_too()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("orders", "@actor=R8", {20})), "");
    QCOMPARE(q(game.owed()), ""); // it goes on, unless something blocks the track
    QCOMPARE(q(game.play("harmless", "@train=R8", {})), "");
    QCOMPARE(q(game.stat("R8", "destroyed")), "yes");
}

void TestRevolucionSorties::a_march_column_rides_and_gets_off_in_march_formation()
{
    KeptGame game = station();
    const Unit train{"train2", "V2", "Relief train", "unit", "revolutionary", "ochoa", {{"type", "train"}, {"bases", "3"}}};
    QCOMPARE(q(game.give(Edit{"", {}, train, "it comes"})), "");
    QCOMPARE(q(game.play("get-on", "@actor=R6 @vehicle=V2", {})), "");
    QCOMPARE(q(game.stat("R6", "formation")), "march");
    QVERIFY(game.play("fire", "@actor=R6 @target=G1", {1}).contains("a unit in march formation does not fire"));
    QCOMPARE(q(game.play("get-off", "@actor=R6", {})), "");
    QCOMPARE(q(game.stat("R6", "formation")), "march");
}

void TestRevolucionSorties::a_train_that_rolls_on_is_told_how_far()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("G8", "last_move=march")), "");
    QCOMPARE(q(game.play("orders", "@actor=G8", {1})), "");
    QVERIFY2(game.told().contains("it goes on by itself: 4 to 8 inches"), game.told().c_str());
}

void TestRevolucionSorties::a_side_passes_its_round_unnamed()
{
    KeptGame game = begun();
    QCOMPARE(q(game.play("pass", "", {})), "");
    QCOMPARE(q(game.stat("government", "passed")), "yes");
    QCOMPARE(q(game.play("pass", "", {})), "");
    QCOMPARE(q(game.stat("revolutionary", "passed")), "yes");
    QCOMPARE(q(game.play("pass", "", {})), "army: name who is the army"); // the turn is over
    KeptGame both = station();
    QCOMPARE(q(both.play("pass", "", {})), "army: name who is the army"); // no round is kept
}

#include "test_revolucion_sorties.moc"
