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
    void a_unit_rolls_for_one_random_order();
    void a_unit_with_a_charge_order_names_its_target();
    void a_charge_is_declared_by_those_who_have_the_order();
};

void TestSantaAnnaOrdersKept::a_leader_rolls_for_points_once_a_turn()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.play("leader-points", "@leader=L1", {4})), "");
    QCOMPARE(q(game.play("leader-points", "@leader=L1", {4})), "leader: Lane has rolled for leader points this turn");
    QCOMPARE(q(game.stat("L1", "points")), "5");
    game.end_turn();
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

void TestSantaAnnaOrdersKept::a_unit_rolls_for_one_random_order()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.play("random-order", "@unit=K1", {2})), "");
    QCOMPARE(q(game.stat("K1", "order")), "hold");
    QCOMPARE(q(game.play("random-order", "@unit=K1", {9})), "unit: 2nd Indiana has its order");
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
             "target: Uraga's 1st battalion is on the side of Perez's light battalion");
    QCOMPARE(q(game.play("declare", "@charger=M3 @target=K4", {})), "charger_arm: infantry may not charge mounted cavalry");
    QCOMPARE(q(game.play("declare", "@charger=M3", {})), "target: say who: nobody stands there");
}

#include "test_santa_anna_orders_kept.moc"
