// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/santa_anna/plateau.h"

#include <QObject>
#include <QTest>

/// What a unit does once a turn, and what it cannot do in it.
class TestSantaAnnaOnceATurn : public QObject {
    Q_OBJECT
private slots:
    void a_charge_that_was_forbidden_is_none();
    void who_is_locked_declares_no_charge();
    void formation_changes_once_a_turn();
    void nothing_is_named_that_guns_cannot_do();
    void a_battery_at_the_wagons_is_named();
    void a_form_order_is_for_one_thing();
};

/// Follow-Up Charges.
void TestSantaAnnaOnceATurn::a_charge_that_was_forbidden_is_none()
{
    KeptGame game = plateau();
    game.edit("mexican", "follow_up_charges=yes");
    game.edit("M1", "charged_last_turn=yes effectives=5 stragglers=5 casualties=4");
    QCOMPARE(q(declare(game, "M1", "K1")), "");
    QCOMPARE(q(game.play("follow-up-charge", "@unit=M1", {3})), "");
    QCOMPARE(q(game.play("declare", "@charger=M1 @target=K1", {})), "charger: Uraga's 1st battalion has moved this turn");
    game.end_turn();
    QCOMPARE(q(declare(game, "M1", "K1")), "");
    QVERIFY2(!game.owed().contains("follow-up-charge"), game.owed().c_str());
}

void TestSantaAnnaOnceATurn::who_is_locked_declares_no_charge()
{
    KeptGame game = plateau();
    game.edit("M5", "order=charge in_melee=yes locked_with=2nd-indiana");
    game.edit("K1", "order=hold in_melee=yes");
    game.go_to("declare-charges");
    QVERIFY2(!game.idle().contains("lancers has not declared"), game.idle().c_str());
    QCOMPARE(q(game.play("declare", "@charger=M5 @target=K1", {})), "charger: Lancers is locked in melee");
    game.edit("M5", "order=hold");
    QCOMPARE(q(game.play("counter-charge", "@unit=M5 trigger=enemy-within-6", {20})), "unit: Lancers is locked in melee");
}

/// Movement: Formation Changes.
void TestSantaAnnaOnceATurn::formation_changes_once_a_turn()
{
    KeptGame game = plateau();
    game.edit("K1", "order=form");
    QCOMPARE(q(declare(game, "M5", "K1")), "");
    QCOMPARE(q(game.play("emergency-square", "@defender=K1 distance=20", {5})), "");
    game.go_to("all-moves");
    QVERIFY2(!game.idle().contains("has a Form order"), game.idle().c_str());
    QCOMPARE(q(game.play("form", "@unit=K1 to=column", {})), "unit: 2nd Indiana has changed its formation this turn");
}

/// Artillery Functions.
void TestSantaAnnaOnceATurn::nothing_is_named_that_guns_cannot_do()
{
    KeptGame game = plateau();
    game.edit("K5", "order=form");
    game.edit("M6", "order=hold-fire unlimbered=no");
    game.go_to("all-moves");
    QVERIFY2(!game.idle().contains("has a Form order"), game.idle().c_str());
    QCOMPARE(q(game.play("functions", "@unit=M6 first=unlimber", {})), "");
    game.go_to("hold-fire");
    QVERIFY2(!game.idle().contains("mexican-battery has not fired"), game.idle().c_str());
}

/// Artillery Ammunition.
void TestSantaAnnaOnceATurn::a_battery_at_the_wagons_is_named()
{
    KeptGame game = plateau();
    game.edit("K5", "low_ammunition=yes");
    game.play("at-wagons", "@unit=K5", {});
    game.go_to("rally");
    QVERIFY(is_idle(game, "bragg may take ammunition: resupply unit"));
    QCOMPARE(q(game.play("resupply", "@unit=K5", {})), "");
    QVERIFY(!is_idle(game, "bragg may take ammunition: resupply unit"));
}

/// Breaking Units into Sub-Units: the fallen stay with the unit, and who has taken back a part forms nothing else.
void TestSantaAnnaOnceATurn::a_form_order_is_for_one_thing()
{
    KeptGame game = plateau();
    game.edit("K1", "casualties=10 effectives=9 stragglers=2");
    QCOMPARE(q(game.give(corneta::game::Split{"K1", 2, "company", "K9", "Company", "the table agrees"})), "");
    QCOMPARE(q(game.stat("K9", "effectives") + " " + game.stat("K9", "casualties")), "2 0");
    QCOMPARE(q(game.stat("K1", "effectives") + " " + game.stat("K1", "casualties")), "7 10");
    game.edit("K1", "order=form");
    game.edit("K9", "order=form");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("reunite", "@unit=K1 @part=K9", {})), "");
    QVERIFY2(!game.idle().contains("has a Form order"), game.idle().c_str());
    QCOMPARE(q(game.play("form", "@unit=K1 to=column", {})), "unit: 2nd Indiana has taken back a part by its Form order");
}

#include "test_santa_anna_once_a_turn.moc"
