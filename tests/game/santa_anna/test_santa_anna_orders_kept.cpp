// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/santa_anna/plateau.h"

#include <QObject>
#include <QString>
#include <QTest>

/// Orders as a kept game gives them, declares charges by them, and holds units to them.
class TestSantaAnnaOrdersKept : public QObject {
    Q_OBJECT
private slots:
    void a_leader_rolls_for_points_once_a_turn();
    void give_orders_does_not_end_without_points_and_orders();
    void chips_that_lie_face_down_are_owed_until_they_are_turned_up();
    void a_unit_rolls_for_one_random_order();
    void a_unit_with_a_charge_order_names_its_target();
    void a_charge_is_declared_by_those_who_have_the_order();
    void a_chip_takes_a_leader_who_has_rolled();
    void first_fire_is_for_its_phase_alone();
    void a_unit_on_hold_fires_at_its_charger_alone();
    void a_unit_moves_by_its_order_and_once();
    void a_charge_move_is_made_by_who_declared_it();
    void a_broken_unit_rallies_by_a_rally_order();
    void a_side_that_keeps_no_orders_here_is_not_bound();
    void a_leader_moves_once_a_turn_without_an_order();
    void a_leader_rallies_with_a_point_that_is_left();
    void blanco_is_rated_0();
    void a_chip_in_the_place_of_another_says_so();
    void a_chip_is_paid_by_the_leader_of_its_command();
    void hold_fire_may_fire_and_need_not();
};

void TestSantaAnnaOrdersKept::a_leader_rolls_for_points_once_a_turn()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.play("leader-points", "@leader=L1", {4})), "");
    QCOMPARE(q(game.play("leader-points", "@leader=L1", {4})), "leader: Lane has rolled for leader points this turn");
    QCOMPARE(q(game.stat("L1", "leader_points")), "5");
    game.end_turn();
    QCOMPARE(q(game.stat("L1", "leader_points")), "0");
    QCOMPARE(q(game.play("leader-points", "@leader=L1", {1})), "");
}

void TestSantaAnnaOrdersKept::give_orders_does_not_end_without_points_and_orders()
{
    KeptGame game = plateau();
    const QString refused = q(game.end_phase());
    QVERIFY2(refused.contains("lane: Lane: has not rolled for leader points"), qPrintable(refused));
    QVERIFY2(refused.contains("bragg: Bragg's battery: has no order"), qPrintable(refused));
    QCOMPARE(q(game.end_phase("the chips lie on the table")), "");
    QCOMPARE(q(game.stage()), "1 declare-charges");
}

void TestSantaAnnaOrdersKept::chips_that_lie_face_down_are_owed_until_they_are_turned_up()
{
    KeptGame game = plateau();
    for (const std::string leader : {"L1", "L2", "L3", "L4"})
        game.play("leader-points", "@leader=" + leader, {4});
    QCOMPARE(q(game.give(corneta::game::PlaceFaceDown{"2nd-indiana", 1, "sealed", "commitment"})), "");
    for (const std::string unit : {"K2", "K3", "K4", "K5", "M1", "M2", "M3", "M4", "M5", "M6"})
        game.edit(unit, "order=hold");
    const char* const owed = "2nd-indiana: 2nd Indiana: has an order that lies face down: turn it up; do it or give a reason to go on";
    QCOMPARE(q(game.end_phase()), owed);
    QCOMPARE(q(game.end_phase("later")), "");
    QCOMPARE(q(game.end_phase()), owed);
    QCOMPARE(q(game.give(corneta::game::TurnUp{.all = {{"2nd-indiana", "hold", "salt"}}})), "");
    QCOMPARE(q(game.end_phase()), "");
}

void TestSantaAnnaOrdersKept::a_unit_rolls_for_one_random_order()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.play("random-order", "@unit=K1", {2})), "");
    QCOMPARE(q(game.stat("K1", "order")), "hold");
    QCOMPARE(q(game.play("random-order", "@unit=K1", {9})), "unit: 2nd Indiana has its order");
    game.end_turn();
    QCOMPARE(q(game.stat("K1", "order") + ", " + game.stat("K1", "last_order")), "none, hold");
}

void TestSantaAnnaOrdersKept::a_unit_with_a_charge_order_names_its_target()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("M5", "order=charge")), "");
    game.go_to("declare-charges");
    QCOMPARE(q(game.end_phase()), "lancers: Lancers: has not declared its charge; do it or give a reason to go on");
    QCOMPARE(q(game.play("declare", "@charger=M5 @target=K1", {})), "");
    QVERIFY2(game.told().contains("Lancers charges 2nd Indiana."), game.told().c_str());
    QCOMPARE(q(game.stat("M5", "charging")), "yes");
    QCOMPARE(q(game.stat("M5", "charge_target")), "2nd-indiana");
    QCOMPARE(q(game.play("declare", "@charger=M5 @target=K2", {})), "charger: Lancers has declared its charge");
    QCOMPARE(q(game.end_phase()), "");
    game.end_turn();
    QCOMPARE(q(game.stat("M5", "charging")), "no");
    QCOMPARE(q(game.stat("M5", "charge_target")), "-");
}

void TestSantaAnnaOrdersKept::a_charge_is_declared_by_those_who_have_the_order()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("M5", "order=hold")), "");
    QCOMPARE(q(game.edit("M3", "order=charge")), "");
    game.go_to("declare-charges");
    QCOMPARE(q(game.play("declare", "@charger=M5 @target=K1", {})), "charger: Lancers has no Charge order");
    QCOMPARE(q(game.play("declare", "@charger=M3 @target=M1", {})),
             "target: Uraga's 1st battalion and Perez's light battalion are on the same side");
    QCOMPARE(q(game.play("declare", "@charger=M3 @target=K4", {})), "charger_arm: infantry may not charge mounted cavalry");
    QCOMPARE(q(game.play("declare", "@charger=M3", {})), "target: name who is the target");
}

void TestSantaAnnaOrdersKept::a_chip_takes_a_leader_who_has_rolled()
{
    KeptGame game = plateau();
    const corneta::game::PlaceFaceDown chip{"2nd-indiana", 1, "sealed", "commitment"};
    QCOMPARE(q(game.give(chip)), "2nd-indiana: Lane has not rolled for leader points");
    QCOMPARE(q(game.play("leader-points", "@leader=L1", {1})), "");
    QCOMPARE(q(game.give(chip)), "");
    QCOMPARE(q(game.play("random-order", "@unit=K1", {2})), "unit: an order lies face down beside 2nd Indiana");
    game.end_turn();
    QCOMPARE(q(game.give(corneta::game::PlaceFaceDown{"3rd-indiana", 2, "sealed", "commitment"})), // last turn's points are lost
             "3rd-indiana: Lane has not rolled for leader points");
}

void TestSantaAnnaOrdersKept::first_fire_is_for_its_phase_alone()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K1", "order=first-fire")), "");
    QCOMPARE(q(game.edit("K2", "order=hold-fire")), "");
    QCOMPARE(q(game.edit("M2", "order=first-fire in_melee=yes")), "");
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=K2 @target=M1 range=3", {13})), "firer: 3rd Indiana has no First Fire order");
    QCOMPARE(q(game.play("fire", "@firer=K3 @target=M1 range=3", {13})), "firer: Mississippi Rifles has no First Fire order");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.told()), "2nd Indiana has not fired: its First Fire is lost."); // and not of one that is locked
    game.go_to("hold-fire");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M1 range=3", {13})), "firer: 2nd Indiana has no Hold Fire order");
    QCOMPARE(q(game.play("fire", "@firer=K2 @target=M1 range=3", {13})), "");
}

void TestSantaAnnaOrdersKept::a_unit_on_hold_fires_at_its_charger_alone()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K1", "order=hold")), "");
    QCOMPARE(q(game.edit("M3", "order=charge")), "");
    game.go_to("declare-charges");
    QCOMPARE(q(game.play("declare", "@charger=M3 @target=K1", {})), "");
    game.go_to("hold-fire");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M1 range=3", {13})),
             "firer: 2nd Indiana is on Hold and fires only at a unit that charges it");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M3 range=3", {13})), "");
}

void TestSantaAnnaOrdersKept::a_unit_moves_by_its_order_and_once()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K1", "order=hold")), "");
    QCOMPARE(q(game.edit("K2", "order=move")), "");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("movement", "@unit=K1", {3, 4})), "unit: 2nd Indiana has no Move order");
    QCOMPARE(q(game.play("movement", "@unit=K2", {3, 4})), "");
    QCOMPARE(q(game.play("movement", "@unit=K2", {3, 4})), "unit: 3rd Indiana has moved this turn");
}

void TestSantaAnnaOrdersKept::a_charge_move_is_made_by_who_declared_it()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("M3", "order=charge")), "");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("movement", "@unit=M3", {3, 4, 5})), "unit: Perez's light battalion has not declared its charge");
    QCOMPARE(q(game.play("movement", "@unit=M2 kind=charge", {3, 4, 5, 1})), "unit: Uraga's 2nd battalion has no Charge order");
    QCOMPARE(q(game.play("declare", "@charger=M3 @target=K1", {})), "");
    QCOMPARE(q(game.play("movement", "@unit=M3", {3, 4, 5})), "");
    QCOMPARE(q(game.play("movement", "@unit=M3", {3, 4, 5})), "unit: Perez's light battalion has moved this turn");
    game.go_to("melee");
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M3 @defender=K1", {1, 2})), "");
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M3 @defender=K1", {1, 2})),
             "attacker: the charge of Perez's light battalion has come to an end this turn");
}

void TestSantaAnnaOrdersKept::a_broken_unit_rallies_by_a_rally_order()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K1", "broken=yes formation=mob order=charge")), "");
    QCOMPARE(q(game.edit("K2", "broken=yes formation=mob order=rally")), "");
    game.go_to("rally");
    QCOMPARE(q(game.play("rally", "@unit=K1", {15})), "unit: 2nd Indiana has no Rally order");
    QCOMPARE(q(game.play("rally", "@unit=K2", {15})), "");
}

void TestSantaAnnaOrdersKept::a_side_that_keeps_no_orders_here_is_not_bound()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("M3", "order=hold")), "");
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M1 range=3", {13})), "");
    QCOMPARE(q(game.play("fire", "@firer=M1 @target=K1 range=3", {13})), "firer: Uraga's 1st battalion has no First Fire order");
}

void TestSantaAnnaOrdersKept::a_leader_moves_once_a_turn_without_an_order()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K1", "order=hold")), "");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("movement", "@unit=L1", {3, 4, 5, 6, 1})), "");
    QCOMPARE(q(game.answer("unit_arm")), "leader roster");
    QCOMPARE(q(game.outcome("inches")), "19");
    QCOMPARE(q(game.play("movement", "@unit=L1", {3, 4, 5, 6, 1})), "unit: Lane has moved this turn");
    QCOMPARE(q(game.play("rally", "@unit=L1", {15}, "")).contains("Lane is a leader"), true);
}

void TestSantaAnnaOrdersKept::a_leader_rallies_with_a_point_that_is_left()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K1", "stragglers=3 effectives=18 order=hold")), "");
    QCOMPARE(q(game.edit("K2", "order=hold")), "");
    QCOMPARE(q(game.play("leader-points", "@leader=L1+L2", {1, 1})), ""); // Lane's two points are two orders
    game.go_to("rally");
    QCOMPARE(q(game.play("leader-rally", "@leader=L1 @unit=K1", {})), "leader: Lane has no point left from Give Orders");
    QCOMPARE(q(game.play("leader-rally", "@leader=L2 @unit=M1", {})), "unit: Uraga's 1st battalion and Taylor are enemies");
    QCOMPARE(q(game.play("leader-rally", "@leader=L2 @unit=K1", {})), "");
    QCOMPARE(q(game.play("leader-rally", "@leader=L2 @unit=K1", {})), "leader: Taylor has rallied stragglers this turn");
}

void TestSantaAnnaOrdersKept::blanco_is_rated_0()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.play("leader-points", "@leader=L3", {4})), "");
    QCOMPARE(q(game.outcome("points")), "4");
}

void TestSantaAnnaOrdersKept::a_chip_in_the_place_of_another_says_so()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.play("leader-points", "@leader=L1", {1})), "");
    QCOMPARE(q(game.give(corneta::game::PlaceFaceDown{"2nd-indiana", 1, "sealed", "commitment"})), "");
    QCOMPARE(q(game.told()), "");
    QCOMPARE(q(game.give(corneta::game::PlaceFaceDown{"2nd-indiana", 2, "sealed", "commitment"})), "");
    QCOMPARE(q(game.told()), "It takes the place of what lay there before.");
    QCOMPARE(q(game.give(corneta::game::PlaceFaceDown{"3rd-indiana", 3, "sealed", "commitment"})), ""); // one chip was paid
}

/// 4.1, Leader Casualty Table.
void TestSantaAnnaOrdersKept::a_chip_is_paid_by_the_leader_of_its_command()
{
    KeptGame game = plateau();
    const auto lay = [&](const char* unit) { return game.give(corneta::game::PlaceFaceDown{unit, 1, "sealed", "commitment"}); };
    QCOMPARE(q(game.play("leader-points", "@leader=L1", {4})), "");
    QCOMPARE(q(lay("mississippi")), "mississippi: Taylor has not rolled for leader points"); // it is Taylor's
    QCOMPARE(q(lay("2nd-indiana")), "");
    QCOMPARE(q(game.edit("L3", "turns_out=2")), "");
    QCOMPARE(q(lay("uraga-1")), "uraga-1: Blanco is out");
    QCOMPARE(q(game.play("random-order", "@unit=M1", {2})), "");
}

void TestSantaAnnaOrdersKept::hold_fire_may_fire_and_need_not()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K1", "order=hold-fire")), "");
    QCOMPARE(q(game.edit("K2", "order=hold-fire")), "");
    QCOMPARE(q(game.edit("K3", "order=first-fire")), "");
    game.go_to("hold-fire");
    QVERIFY(is_idle(game, "2nd-indiana has not fired: fire firer"));
    QCOMPARE(q(game.play("fire", "@firer=K3 @target=M1 range=9", {13})), "firer: Mississippi Rifles has no Hold Fire order");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M1 range=3", {1})), "");
    QCOMPARE(q(game.end_phase()), "");
    QVERIFY2(!game.told().contains("3rd Indiana"), game.told().c_str()); // and nothing is lost
}

#include "test_santa_anna_orders_kept.moc"
