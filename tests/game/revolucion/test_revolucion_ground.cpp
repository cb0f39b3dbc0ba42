// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/revolucion/station.h"

#include <QObject>
#include <QString>
#include <QTest>

using corneta::game::Edit;
using corneta::game::Unit;

/// Sections III and X: track, wire, mines, route marches, hidden units and aircraft.
class TestRevolucionGround : public QObject {
    Q_OBJECT
private slots:
    void track_is_ripped_up_by_a_rest();
    void a_mad_engine_explodes_at_its_end_with_nobody_in_reach();
    void a_mad_engine_that_is_derailed_explodes();
    void wire_is_cut_by_a_rest();
    void a_minefield_costs_a_level();
    void a_minefield_lies_face_down_until_it_is_entered();
    void indirect_fire_goes_with_a_maneuver();
    void a_route_march_goes_on_until_another_action();
    void a_hidden_unit_is_no_target_until_it_moves_or_fires();
    void a_unit_face_down_is_turned_up_before_it_moves_or_fires();
    void units_are_hidden_before_the_first_turn();
    void an_aircraft_stays_away_for_its_turns();
    void an_aircraft_stays_for_its_other_attack();
};

namespace {

std::string arrive(KeptGame& game, const std::string& code, const std::string& type, const std::string& bases)
{
    const Unit unit{code == "V1" ? "v1" : "p1", code, "Unit " + code, "unit", "government", "medina", {{"type", type}, {"bases", bases}}};
    return game.give(Edit{"", {}, unit, "it comes"});
}

} // namespace

void TestRevolucionGround::track_is_ripped_up_by_a_rest()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("fire", "@actor=G1 @target=R1", {1})), "");
    QCOMPARE(q(game.play("rip-track", "@actor=R1", {})),
             "actor: Men of San Pedro was fired at or assaulted this turn and rips up no track");
    QCOMPARE(q(game.edit("R5", "status=disordered")), "");
    QCOMPARE(q(game.play("rip-track", "@actor=R5", {})), "actor: Ochoa's horse is not in order and rips up no track");
    QCOMPARE(q(game.play("rip-track", "@actor=R6", {})), "");
    QCOMPARE(q(game.stat("R6", "acted")), "yes");
    QCOMPARE(q(game.stat("rails", "track")), "ripped");
}

void TestRevolucionGround::a_mad_engine_explodes_at_its_end_with_nobody_in_reach()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("R8", "last_move=maneuver")), "");
    QCOMPARE(q(game.play("orders", "@actor=R8 action=march", {20})), "");
    QCOMPARE(q(game.owed()), "3.0 may explosion (loca)");
    QCOMPARE(q(game.play("harmless", "@train=G8", {})), "train: Supply train is not a máquina loca that explodes");
    QCOMPARE(q(game.play("harmless", "@train=R8", {})), "");
    QVERIFY2(game.told().contains("[Take The mad engine off and mark the track under it as gone.]"), game.told().c_str());
    QCOMPARE(q(game.stat("R8", "destroyed")), "yes");
    QCOMPARE(q(game.stat("revolutionary", "units_destroyed")), "0");
    QCOMPARE(q(game.owed()), "");
    QCOMPARE(q(game.play("harmless", "@train=R8", {})), "train: The mad engine has exploded already");
    QVERIFY(game.play("explosion", "kind=maquina-loca @unit=G3 unit_distance=2", {20}).contains("train: say which máquina loca explodes"));
}

/// Section X: derailed is destroyed, and it explodes at once.
void TestRevolucionGround::a_mad_engine_that_is_derailed_explodes()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("R8", "last_move=maneuver")), "");
    QCOMPARE(q(game.edit("TT", "track=ripped")), "");
    QCOMPARE(q(game.play("orders", "@actor=R8 action=march", {20})), "");
    QCOMPARE(q(game.play("derail", "@train=R8", {})), "");
    QVERIFY2(game.end_phase().contains("still owed: The mad engine explodes"), game.end_phase().c_str());
    QCOMPARE(q(game.play("harmless", "@train=R8", {})), "");
    QVERIFY2(!game.end_phase().contains("still owed"), game.end_phase().c_str());
}

void TestRevolucionGround::wire_is_cut_by_a_rest()
{
    KeptGame game = station();
    QCOMPARE(q(game.give(Edit{"", {}, Unit{"wire-1", "", "Wire before the trench", "wire", "", "", {}}, "it stands here"})), "");
    QCOMPARE(q(game.play("cut-wire", "@actor=R1 @wire=wire-1", {})), "");
    QCOMPARE(q(game.stat("R1", "acted")), "yes");
    QCOMPARE(q(game.stat("wire-1", "cut")), "yes");
    const std::string again = game.play("cut-wire", "@actor=R2 @wire=wire-1", {});
    QVERIFY2(again.contains("wire: Wire before the trench is cut already"), again.c_str());
    QCOMPARE(q(game.play("orders", "@actor=R1", {20})), "actor: Men of San Pedro has acted this turn");
}

void TestRevolucionGround::a_minefield_costs_a_level()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("level", "@actor=R1 cause=minefield", {})), "");
    QCOMPARE(q(game.stat("R1", "status")), "disordered");
    QCOMPARE(q(game.stat("R1", "acted")), "-");
    QCOMPARE(q(game.play("level", "@actor=R1 cause=minefield", {})), "actor: Men of San Pedro has taken that level this turn");
    QCOMPARE(q(game.play("level", "@actor=R1 cause=minefield", {}, "another field")), "");
    QCOMPARE(q(game.play("level", "@actor=R1 cause=minefield", {}, "and a third")), "");
    QCOMPARE(q(game.stat("R1", "bases")), "5");
    QCOMPARE(q(game.stat("R1", "cover")), "-"); // it has fallen back
}

void TestRevolucionGround::indirect_fire_goes_with_a_maneuver()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("fire", "@actor=G4 @target=R1 action=indirect-fire spotted=yes range=30", {2})), "");
    QCOMPARE(q(game.owed()), "2.0 may orders (battery)");
    QCOMPARE(q(game.play("orders", "@actor=G4", {20})), "");
    QCOMPARE(q(game.stat("G4", "formation")), "maneuver");
}

void TestRevolucionGround::a_route_march_goes_on_until_another_action()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("route-march", "@actor=R6", {})), "actor: Vaqueros is not on a route march");
    QCOMPARE(q(game.edit("R6", "route_march=yes")), "");
    QVERIFY(is_idle(game, "vaqueros is on its route march: route-march actor"));
    QVERIFY(is_idle(game, "vaqueros has not acted: orders actor"));
    QCOMPARE(q(game.play("route-march", "@actor=R6", {})), "");
    QCOMPARE(q(game.told()), "Vaqueros: The route march goes on, up to 20 inches.");
    QCOMPARE(q(game.stat("R6", "formation")), "march");
    QCOMPARE(q(game.play("route-march", "@actor=R6", {})), "actor: Vaqueros has acted this turn");
    next_turn(game);
    QCOMPARE(q(game.play("orders", "@actor=R6", {20})), "");
    QCOMPARE(q(game.stat("R6", "route_march")), "no");
    next_turn(game);
    QCOMPARE(q(game.play("route-march", "@actor=R6", {})), "actor: Vaqueros is not on a route march");
}

void TestRevolucionGround::a_hidden_unit_is_no_target_until_it_moves_or_fires()
{
    for (const char* const action : {"hold", "fire", "orders"}) {
        KeptGame game = station();
        QCOMPARE(q(game.edit("R3", "hidden=yes")), "");
        QCOMPARE(q(game.play("fire", "@actor=G4 @target=R3 range=12", {2})), "target: Captured guns has not been seen yet");
        const bool holds = std::string_view{action} == "hold";
        QCOMPARE(q(game.play(action,
                             holds                                    ? "@holding=R3"
                                 : std::string_view{action} == "fire" ? "@actor=R3 @target=G4"
                                                                      : "@actor=R3",
                             holds ? std::vector<int>{} : std::vector<int>{10})),
                 "");
        QCOMPARE(q(game.stat("R3", "hidden")), holds ? "yes" : "no");
    }
}

void TestRevolucionGround::a_unit_face_down_is_turned_up_before_it_moves_or_fires()
{
    KeptGame game{revolucion::ruleset, "rio-seco"};
    QCOMPARE(q(game.give(corneta::game::PlaceFaceDown{"cannon", 1, "sealed", "commitment"})), "");
    game.go_to("actions");
    QCOMPARE(q(game.play("fire", "@actor=G4 @target=R3 range=12", {2})), "target: Captured guns has not been seen yet");
    QVERIFY(is_idle(game, "cannon lies face down: it holds, or is turned up first: hold holding"));
    QVERIFY(!is_idle(game, "cannon has not acted: orders actor"));
    const std::string said = "actor: Captured guns lies face down: turn it up before it moves or fires";
    QCOMPARE(q(game.play("fire", "@actor=R3 @target=G4 range=12", {2})), q(said));
    QCOMPARE(q(game.play("orders", "@actor=R3", {2})), q(said));
    QCOMPARE(q(game.give(corneta::game::TurnUp{{{"cannon", "in the maguey", "salt"}}})), "");
    QCOMPARE(q(game.stat("R3", "stands_at")), "in the maguey");
    QCOMPARE(q(game.play("fire", "@actor=R3 @target=G4 range=12", {2})), "");
}

void TestRevolucionGround::units_are_hidden_before_the_first_turn()
{
    KeptGame game = station();
    QCOMPARE(q(game.give(corneta::game::PlaceFaceDown{"cannon", 1, "sealed", "commitment"})),
             "cannon: units are hidden before the first turn");
    QCOMPARE(q(game.give(corneta::game::PlaceFaceDown{"cannon", 1, "sealed", "commitment", "it comes by night"})), "");
}

void TestRevolucionGround::an_aircraft_stays_away_for_its_turns()
{
    KeptGame game = station();
    QCOMPARE(q(arrive(game, "P1", "aircraft", "1")), "");
    QCOMPARE(q(game.play("orders", "@actor=P1", {20})), "");
    QCOMPARE(q(game.play("fire", "@actor=P1 @target=R1 action=bomb", {2})), "");
    QCOMPARE(q(game.stat("P1", "returns")), "5");
    next_turn(game);
    next_turn(game);
    next_turn(game);
    QCOMPARE(q(game.play("orders", "@actor=P1", {20})), "actor: Unit P1 is away from the table until turn 5");
    QVERIFY(!game.idle().contains("p1"));
    next_turn(game);
    QVERIFY(is_idle(game, "p1 may come back: orders actor"));
    QCOMPARE(q(game.play("orders", "@actor=P1", {20})), "");
    QCOMPARE(q(game.stat("P1", "away")), "no");
    QCOMPARE(q(game.play("fire", "@actor=P1 @target=R1 action=bomb", {2})), "");
}

void TestRevolucionGround::an_aircraft_stays_for_its_other_attack()
{
    KeptGame game = station();
    QCOMPARE(q(arrive(game, "P1", "aircraft", "1")), "");
    QCOMPARE(q(game.play("stay", "@actor=P1", {})), "actor: Unit P1 does not stay: it is damaged, or has not attacked");
    QCOMPARE(q(game.play("orders", "@actor=P1", {20})), "");
    QCOMPARE(q(game.play("fire", "@actor=P1 @target=R1 action=bomb", {2})), "");
    QCOMPARE(q(game.play("stay", "@actor=P1", {})), "");
    next_turn(game);
    QCOMPARE(q(game.play("orders", "@actor=P1", {20})), "");
    QCOMPARE(q(game.play("fire", "@actor=P1 @target=R1 action=bomb", {2})), "actor: Unit P1 has bombed in this sortie");
    QCOMPARE(q(game.play("fire", "@actor=P1 @target=R1 action=strafe", {2})), "");
    QCOMPARE(q(game.play("stay", "@actor=P1", {})), "actor: Unit P1 has made both its attacks");
}

/// Minefields and Barbed Wire.
void TestRevolucionGround::a_minefield_lies_face_down_until_it_is_entered()
{
    KeptGame game = station();
    QCOMPARE(q(game.give(Edit{"", {}, Unit{"field-1", "", "The dry field", "marker", "government", "", {}}, "it lies there"})), "");
    QCOMPARE(q(game.give(corneta::game::PlaceFaceDown{"field-1", 1, "sealed", "commitment"})), ""); // in any turn
    QCOMPARE(q(game.stat("field-1", "contents")), "-");
    QCOMPARE(q(game.give(corneta::game::TurnUp{{{"field-1", "a minefield", "salt"}}, {}})), "");
    QCOMPARE(q(game.stat("field-1", "contents")), "a minefield");
}

#include "test_revolucion_ground.moc"
