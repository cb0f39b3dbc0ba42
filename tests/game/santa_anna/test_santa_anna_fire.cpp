// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/santa_anna/plateau.h"

#include <QObject>
#include <QString>
#include <QTest>

#include <fmt/format.h>

/// What the fire of a phase does to units, batteries and works.
class TestSantaAnnaFire : public QObject {
    Q_OBJECT
private slots:
    void batteries_at_one_section_all_reduce_it();
    void guns_run_low_on_ammunition_at_works_too();
    void a_first_volley_and_a_natural_1_are_kept();
    void who_breaks_in_a_phase_still_fires_in_it();
    void limbered_guns_do_not_fire_at_works();
    void a_battery_fires_once_in_a_turn_at_works_or_troops();
    void first_fire_is_in_its_phase_or_not_at_all();
    void a_quarter_volley_comes_besides_the_fire_of_the_turn();
    void a_us_battery_takes_one_straggler_a_turn_from_fire();
    void stragglers_of_a_melee_are_none_from_fire();
    void a_gun_casting_damaged_twice_is_silent_and_the_others_fire();
    void a_broken_unit_that_fire_destroys_is_taken_off_and_seen();
    void nobody_fires_at_friends();
    void fire_is_over_once_it_has_taken_effect();
    void the_end_of_a_phase_says_what_its_fire_cost();
    void each_side_of_a_building_fires_once_a_turn();
    void out_of_a_building_shot_to_rough_ground_all_fire();
};

void TestSantaAnnaFire::batteries_at_one_section_all_reduce_it()
{
    KeptGame game = plateau();
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fortification-fire", "@firer=M3 @section=S1 range=4", {20})), "firer: Perez's light battalion is not a battery");
    QCOMPARE(q(game.play("fortification-fire", "@firer=K5 @section=S1 range=4", {20, 20})), "");
    QCOMPARE(q(game.outcome("losses")), "10");
    QCOMPARE(q(game.play("fortification-fire", "@firer=M6 @section=S1 range=4", {20, 20})), "");
    QCOMPARE(q(game.outcome("losses")), "10");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.stat("S1", "points")), "8");
    QCOMPARE(q(game.stat("S1", "level")), "rough");
}

void TestSantaAnnaFire::guns_run_low_on_ammunition_at_works_too()
{
    KeptGame game = plateau();
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fortification-fire", "@firer=K5 @section=S1 range=4", {1, 5})), "");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.stat("K5", "low_ammunition")), "yes");
    QCOMPARE(q(game.stat("K5", "fired_or_fought")), "yes");
}

void TestSantaAnnaFire::limbered_guns_do_not_fire_at_works()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K5", "unlimbered=no")), "");
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fortification-fire", "@firer=K5 @section=S1 range=4", {1, 5})), "firer: Bragg's battery is limbered");
}

void TestSantaAnnaFire::a_battery_fires_once_in_a_turn_at_works_or_troops()
{
    KeptGame game = plateau();
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fortification-fire", "@firer=K5 @section=S1 range=4", {5, 5})), "");
    const QString refused = "firer: Bragg's battery has fired this turn";
    QCOMPARE(q(game.play("fortification-fire", "@firer=K5 @section=S1 range=4", {5, 5})), refused);
    QCOMPARE(q(game.play("fire", "@firer=K5 @target=M1 range=4", {5, 5})), refused);
    game.go_to("hold-fire");
    QCOMPARE(q(game.play("fire", "@firer=K5 @target=M1 range=4", {5, 5})), refused);
    game.end_turn();
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=K5 @target=M1 range=4", {5, 5})), "");
}

void TestSantaAnnaFire::first_fire_is_in_its_phase_or_not_at_all()
{
    KeptGame game = plateau();
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M1 range=3", {5})), "");
    game.go_to("hold-fire");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M1 range=3", {5})), "firer: 2nd Indiana has fired this turn");
}

void TestSantaAnnaFire::a_quarter_volley_comes_besides_the_fire_of_the_turn()
{
    KeptGame game = plateau();
    game.go_to("hold-fire");
    QCOMPARE(q(game.play("fire", "@firer=M3 @target=K1 range=3", {5})), "");
    game.go_to("melee");
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M3 @defender=K1", {6}, "as it comes")), "");
    QCOMPARE(q(game.outcome("result")), "halts-and-fires");
    QCOMPARE(q(game.follow({game.last(), 0, 0}, "", {5})), "");
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M2 @defender=K2", {8}, "as it comes")), "");
    QCOMPARE(q(game.outcome("result")), "halts-and-fires");
    QCOMPARE(q(game.follow({game.last(), 0, 0}, "", {5})), "");
    QCOMPARE(q(game.stat("M2", "fired_this_turn")), "-");
}

void TestSantaAnnaFire::a_us_battery_takes_one_straggler_a_turn_from_fire()
{
    KeptGame game = plateau();
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=M1 @target=K5 range=3", {20})), "");
    QCOMPARE(q(game.outcome("stragglers")), "1");
    QCOMPARE(q(game.play("fire", "@firer=M3 @target=K5 range=3", {20})), "");
    QCOMPARE(q(game.answer("target_straggled_this_turn")), "yes roster");
    QCOMPARE(q(game.outcome("stragglers")), "0");
    QCOMPARE(q(game.end_phase("nobody sees it")), "");
    QCOMPARE(q(game.stat("K5", "stragglers")), "1");
    QCOMPARE(q(game.stat("K5", "straggled_this_turn")), "yes");
}

void TestSantaAnnaFire::stragglers_of_a_melee_are_none_from_fire()
{
    KeptGame game = plateau();
    game.go_to("melee");
    QCOMPARE(q(game.play("melee", "@attacker=M3 @defender=K5", {1, 3, 1, 2}, "as it comes")), "");
    QVERIFY(game.stat("K5", "stragglers") != "0");
    QCOMPARE(q(game.stat("K5", "straggled_this_turn")), "-");
}

void TestSantaAnnaFire::a_gun_casting_damaged_twice_is_silent_and_the_others_fire()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K5", "guns_damaged=3")), "");
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=K5 @target=M1 range=4", {5})), "");
    QCOMPARE(q(game.answer("firer_guns")), "1 roster");
    QCOMPARE(q(game.answer("firer_damaged")), "1 roster");
    QCOMPARE(q(game.edit("M6", "guns_damaged=4")), "");
    QCOMPARE(q(game.play("fortification-fire", "@firer=M6 @section=S1 range=4", {})), "");
    QCOMPARE(q(game.answer("firer_guns")), "0 roster");
    QCOMPARE(q(game.answer("firer_damaged")), "0 roster");
}

void TestSantaAnnaFire::a_broken_unit_that_fire_destroys_is_taken_off_and_seen()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("M4", "effectives=1 stragglers=1 broken=yes formation=mob")), "");
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M4 range=3", {15})), "");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.stat("M4", "destroyed")), "yes");
    QCOMPARE(q(game.owed()), q(fmt::format("{}.0 either rout-check (perez-company)", game.last())));
    QVERIFY(game.told().contains("[Take Perez's skirmishers off the table.]"));
}

void TestSantaAnnaFire::nobody_fires_at_friends()
{
    KeptGame game = plateau();
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=K2 range=3", {5})), "target: 3rd Indiana and 2nd Indiana are on the same side");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=K1 range=3", {5})), "target: 2nd Indiana stands there twice");
    game.go_to("melee");
    for (const char* const action : {"melee", "roll-to-close", "roll-to-stand"})
        QVERIFY(game.play(action, "@attacker=M1 @defender=M2", {})
                    .starts_with("defender: Uraga's 2nd battalion and Uraga's 1st battalion are on the same side"));
}

void TestSantaAnnaFire::fire_is_over_once_it_has_taken_effect()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("M2", "effectives=6 stragglers=6")), "");
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M2 range=3", {20})), "");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.stage()), "1 first-fire aftermath");
    QCOMPARE(q(game.play("fire", "@firer=K2 @target=M1 range=3", {5})), "firer: the fire of this phase has taken effect");
}

void TestSantaAnnaFire::the_end_of_a_phase_says_what_its_fire_cost()
{
    KeptGame game = plateau();
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M3 range=3", {5})), "");
    QCOMPARE(q(game.play("fire", "@firer=K2 @target=M3 range=3", {5})), "");
    QCOMPARE(q(game.end_phase()), "");
    QVERIFY2(game.told().starts_with("Perez's light battalion: casualties "), game.told().c_str());
}

void TestSantaAnnaFire::each_side_of_a_building_fires_once_a_turn()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.play("take-cover", "@unit=K1 cover=building", {})), "");
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M1 range=3", {13})), "");
    QCOMPARE(q(game.answer("firer_in_building")), "yes roster");
    const std::string again = "firer: 2nd Indiana has fired out of this side of the building this turn: front";
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M2 range=3", {13})), q(again));
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M2 range=3 firer_side=left", {13})), "");
    QVERIFY2(game.told().contains("The left side of the building has fired."), game.told().c_str());
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.stat("K1", "sides_fired")), "front+left");
    game.go_to("hold-fire");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M2 range=3", {13})), q(again));
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M2 range=3 firer_in_building=no", {13})),
             "firer_in_building: by the roster of 2nd Indiana it is yes; firer: 2nd Indiana has fired this turn");
    game.end_turn();
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M2 range=3", {13})), "");
}

/// Reducing Fortifications.
void TestSantaAnnaFire::out_of_a_building_shot_to_rough_ground_all_fire()
{
    KeptGame game = plateau();
    game.edit("S1", "fortification=building points=24");
    QCOMPARE(q(game.play("take-cover", "@unit=K1 @section=S1", {})), "");
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M1 range=3", {10})), "");
    QCOMPARE(q(game.answer("firer_in_building")), "yes roster");
    game.edit("S1", "level=rough points=12");
    game.end_turn();
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M1 range=3", {10})), "");
    QCOMPARE(q(game.answer("firer_in_building")), "no roster");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M2 range=3", {10})), "firer: 2nd Indiana has fired this turn");
}

/// Initial Volley, Ammunition.
void TestSantaAnnaFire::a_first_volley_and_a_natural_1_are_kept()
{
    KeptGame game = plateau();
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M1 range=3", {1})), "");
    QCOMPARE(q(game.answer("firer_initial_volley")), "yes roster");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.stat("K1", "initial_volley") + " " + game.stat("K1", "low_ammunition")), "no yes");
    game.end_turn();
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M1 range=3", {5})), "");
    QCOMPARE(q(game.answer("firer_initial_volley") + ", " + game.answer("firer_low_ammunition")), "no roster, yes roster");
    QCOMPARE(q(game.outcome("strength")), "21"); // short range, halved
}

/// Breaking: with all castings that it had when the phase began.
void TestSantaAnnaFire::who_breaks_in_a_phase_still_fires_in_it()
{
    KeptGame game = plateau();
    game.edit("M3", "effectives=9 stragglers=7");
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M3 range=3", {15})), "");
    QCOMPARE(q(game.outcome("breaks")), "yes");
    QCOMPARE(q(game.play("fire", "@firer=M3 @target=K2 range=3", {15})), "");
    QCOMPARE(q(game.answer("firer_castings")), "9 roster");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.stat("M3", "broken")), "yes");
    QCOMPARE(q(game.stat("K2", "casualties")), "2");
}

#include "test_santa_anna_fire.moc"
