// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/santa_anna/plateau.h"

#include <QObject>
#include <QTest>

using corneta::game::Edit;

/// What comes before what in a charge, and who has no part in it.
class TestSantaAnnaInOrder : public QObject {
    Q_OBJECT
private slots:
    void who_breaks_before_a_charge_is_met_in_its_rear();
    void a_stand_roll_comes_before_the_melee();
    void a_quarter_volley_comes_before_the_retreat();
    void formed_infantry_off_the_table_does_not_count();
    void broken_units_do_not_charge_and_leave_their_cover();
    void who_has_changed_formation_does_not_charge();
    void whoever_is_hit_in_flank_is_so_in_all_rounds();
    void a_charge_touches_none_that_it_may_not_charge();
    void hold_fires_at_whoever_touches_it();
    void helpers_are_shared_between_parts();
    void a_leader_whose_unit_is_lost_is_free();
    void an_attached_leader_rallies_no_other_unit();
    void a_battery_on_hold_does_not_limber();
    void a_broken_battery_takes_its_guns_along();
};

namespace {

/// M3 has charged K1 and touches it.
KeptGame touched()
{
    KeptGame game = plateau();
    game.edit("M3", "order=charge");
    declare(game, "M3", "K1");
    game.go_to("all-moves");
    game.play("movement", "@unit=M3", {4, 4, 4});
    game.play("contact", "@attacker=M3 @defender=K1 distance=5", {});
    return game;
}

/// M3 has closed with K1.
KeptGame closed()
{
    KeptGame game = touched();
    game.go_to("hold-fire");
    game.end_phase();
    game.play("roll-to-close", "@attacker=M3 @defender=K1", {15});
    return game;
}

} // namespace

/// Rolling to Close.
void TestSantaAnnaInOrder::who_breaks_before_a_charge_is_met_in_its_rear()
{
    KeptGame game = touched();
    game.edit("K1", "broken=yes formation=mob");
    game.go_to("hold-fire");
    game.end_phase();
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M3 @defender=K1", {})), "");
    QVERIFY2(game.owed().contains("must melee"), game.owed().c_str());
    QCOMPARE(q(game.play("melee", "@attacker=M3 @defender=K1 aspect=rear", {20, 1, 20, 1})), "");
}

void TestSantaAnnaInOrder::a_stand_roll_comes_before_the_melee()
{
    KeptGame game = closed();
    QCOMPARE(q(game.play("melee", "@attacker=M3 @defender=K1", {3, 3, 3, 3})), "defender: 2nd Indiana rolls to stand first");
}

void TestSantaAnnaInOrder::a_quarter_volley_comes_before_the_retreat()
{
    KeptGame game = closed();
    QCOMPARE(q(game.play("roll-to-stand", "@attacker=M3 @defender=K1", {5})), "");
    QCOMPARE(q(game.play("movement", "@unit=K1 kind=retreat", {1, 1, 1, 1})),
             "unit: 2nd Indiana fires its quarter volley before it retreats");
    QCOMPARE(q(game.play("melee", "@attacker=M3 @defender=K1 aspect=rear", {3, 3, 3, 3})),
             "defender: 2nd Indiana fires its quarter volley first");
    QCOMPARE(q(game.follow({game.last(), 0, 0}, "", {2})), "");
    QCOMPARE(q(game.play("movement", "@unit=K1 kind=retreat", {1, 1, 1, 1})), "");
}

void TestSantaAnnaInOrder::formed_infantry_off_the_table_does_not_count()
{
    KeptGame game = plateau();
    for (const char* const unit : {"K1", "K3"})
        game.edit(unit, "destroyed=yes");
    QCOMPARE(q(game.play("victory", "", {}, "to see")), "");
    QCOMPARE(q(game.answer("us_formed_infantry")), "yes roster");
    game.edit("K2", "off_table=yes arrives=4");
    QCOMPARE(q(game.play("victory", "", {}, "to see")), "");
    QCOMPARE(q(game.answer("us_formed_infantry")), "no roster");
}

void TestSantaAnnaInOrder::broken_units_do_not_charge_and_leave_their_cover()
{
    KeptGame game = plateau();
    game.edit("K1", "effectives=9 stragglers=12 broken=yes formation=mob cover=light");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("movement", "@unit=K1 kind=charge", {1, 1, 1, 1})), "unit: 2nd Indiana is broken");
    QCOMPARE(q(game.play("movement", "@unit=K1 kind=retreat", {6, 6, 6, 5})), "");
    QCOMPARE(q(game.stat("K1", "cover")), "none");
}

/// 7.1.
void TestSantaAnnaInOrder::who_has_changed_formation_does_not_charge()
{
    KeptGame game = plateau();
    game.edit("M5", "order=charge");
    game.edit("K1", "order=charge");
    declare(game, "M5", "K1");
    QCOMPARE(q(game.play("declare", "@charger=K1 @target=M1", {})), "");
    QCOMPARE(q(game.play("emergency-square", "@defender=K1 distance=15", {5})), "");
    QCOMPARE(q(game.stat("K1", "charging")), "no");
    game.go_to("all-moves");
    QVERIFY(game.play("movement", "@unit=K1 kind=charge", {5, 5}).contains("has changed its formation this turn and does not charge"));
    QVERIFY(game.play("movement", "@unit=K1 kind=move change=formation to=column", {6})
                .contains("change: 2nd Indiana has changed its formation this turn"));
}

void TestSantaAnnaInOrder::whoever_is_hit_in_flank_is_so_in_all_rounds()
{
    KeptGame game = closed();
    QCOMPARE(q(game.play("roll-to-stand", "@attacker=M3 @defender=K1 aspect=flank", {18})), "");
    QCOMPARE(q(game.play("melee", "@attacker=M3 @defender=K1 aspect=flank", {1, 1, 1, 1})), "");
    QCOMPARE(q(game.stat("K1", "in_melee")), "yes");
    QCOMPARE(q(game.stat("K1", "hit_in")), "flank");
    game.end_turn();
    game.go_to("hold-fire");
    game.end_phase();
    QCOMPARE(q(game.play("melee", "@attacker=M3 @defender=K1", {1, 1, 1, 1})), "");
    QCOMPARE(q(game.answer("aspect")), "flank roster");
}

void TestSantaAnnaInOrder::a_charge_touches_none_that_it_may_not_charge()
{
    KeptGame game = plateau();
    game.edit("K3", "order=charge");
    declare(game, "K3", "M3");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("movement", "@unit=K3", {3, 3, 3})), "");
    QCOMPARE(q(game.play("contact", "@attacker=K3 @defender=M5 distance=3", {})), "defender: Mississippi Rifles may not charge Lancers");
}

void TestSantaAnnaInOrder::hold_fires_at_whoever_touches_it()
{
    KeptGame game = plateau();
    game.edit("M3", "order=charge");
    game.edit("K2", "order=hold");
    declare(game, "M3", "K1");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("movement", "@unit=M3", {4, 4, 4})), "");
    QCOMPARE(q(game.play("contact", "@attacker=M3 @defender=K2 distance=3", {})), "");
    game.go_to("hold-fire");
    QCOMPARE(q(game.play("fire", "@firer=K2 @target=M3 range=1", {5})), "");
}

void TestSantaAnnaInOrder::helpers_are_shared_between_parts()
{
    KeptGame game = plateau();
    game.edit("M6", "helpers=2");
    QCOMPARE(q(game.give(corneta::game::Split{.unit = "mexican-battery", .size = 3, .part = "m7", .reason = "the table agrees"})), "");
    QCOMPARE(q(game.stat("M6", "helpers")), "1");
    QCOMPARE(q(game.stat("m7", "helpers")), "1");
}

void TestSantaAnnaInOrder::a_leader_whose_unit_is_lost_is_free()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.play("attach", "@leader=L3 @unit=M3", {})), "");
    game.edit("M3", "destroyed=yes losses_this_turn=4");
    game.go_to("rally");
    QCOMPARE(q(game.play("leader-casualty", "@leader=L3 @unit=M3", {20})), "");
    QCOMPARE(q(game.stat("L3", "attached")), "no");
}

/// 4.1.
void TestSantaAnnaInOrder::an_attached_leader_rallies_no_other_unit()
{
    KeptGame game = plateau();
    game.edit("K2", "stragglers=3 effectives=18");
    QCOMPARE(q(game.play("attach", "@leader=L1 @unit=K1", {})), "");
    game.edit("L1", "points=3 points_rolled_this_turn=yes");
    game.go_to("rally");
    QCOMPARE(q(game.play("leader-rally", "@leader=L1 @unit=K2", {})),
             "leader: Lane is attached to another unit, and gives one order, to that one");
}

void TestSantaAnnaInOrder::a_battery_on_hold_does_not_limber()
{
    KeptGame game = plateau();
    game.edit("M6", "order=hold");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("functions", "@unit=M6 first=limber", {})), "unit: Blanco's battery is on Hold: to limber is to move");
}

void TestSantaAnnaInOrder::a_broken_battery_takes_its_guns_along()
{
    KeptGame game = plateau();
    game.edit("M6", "effectives=4 stragglers=2 unlimbered=yes");
    game.edit("K2", "order=first-fire");
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=K2 @target=M6 range=3", {8})), "");
    game.end_phase();
    QCOMPARE(q(game.stat("M6", "broken")), "yes");
    QCOMPARE(q(game.stat("M6", "unlimbered")), "no");
}

#include "test_santa_anna_in_order.moc"
