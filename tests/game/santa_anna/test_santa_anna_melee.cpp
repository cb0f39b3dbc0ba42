// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/santa_anna/plateau.h"

#include <QObject>
#include <QString>
#include <QTest>

#include <fmt/format.h>

/// What charges and melees leave: breakthroughs, locked units, guns left behind, leaders to roll for.
class TestSantaAnnaMelee : public QObject {
    Q_OBJECT
private slots:
    void victorious_cavalry_breaks_through_as_defender_too();
    void a_charge_that_the_defending_cavalry_breaks_is_its_breakthrough();
    void cavalry_only_gets_one_breakthrough_in_a_turn();
    void a_charge_that_stops_short_leaves_a_melee_as_it_is();
    void a_unit_that_routs_out_of_a_melee_frees_its_enemy();
    void whoever_breaks_a_locked_unit_frees_its_first_enemy();
    void locked_units_fight_on_next_turn_without_what_a_charge_adds();
    void a_unit_that_joins_a_locked_melee_charges_into_it();
    void stragglers_of_a_charge_that_halts_are_no_losses_of_fire_and_melee();
    void only_losses_from_fire_are_taken_off_the_rolls_to_close_and_stand();
    void more_than_fit_in_one_melee_are_divided_and_each_fights_once();
    void dismounted_cavalry_fights_on_foot();
    void horse_holders_are_counted_anew_when_the_turn_ends();
    void nobody_fires_at_a_unit_in_melee_because_of_a_failed_close();
    void a_unit_in_melee_does_not_split();
    void gunners_that_do_not_stand_leave_their_guns();
    void gunners_beaten_in_melee_leave_their_guns();
    void a_square_costs_stragglers_before_the_retreat();
    void a_leader_whose_unit_lost_by_fire_is_rolled_for_after_rally();
};

void TestSantaAnnaMelee::victorious_cavalry_breaks_through_as_defender_too()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("M3", "effectives=8 stragglers=7 casualties=1")), "");
    game.go_to("melee");
    QCOMPARE(q(game.play("melee", "@attacker=M3 @defender=K4 attacker_charging=no", {1, 10, 1}, "as it comes")), "");
    QCOMPARE(q(game.owed()),
             q(fmt::format("{0}.0 either movement (perez-light); {0}.1 either rout-check (perez-light); "
                           "{0}.2 must breakthrough (kentucky-horse)",
                           game.last())));
    QCOMPARE(q(game.follow({game.last(), 2, 0}, "", {9, 4})), "");
    QCOMPARE(q(game.stat("K4", "broke_through_this_turn")), "yes");
    QCOMPARE(q(game.stat("M3", "broke_through_this_turn")), "-");
}

void TestSantaAnnaMelee::a_charge_that_the_defending_cavalry_breaks_is_its_breakthrough()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("M5", "effectives=5 stragglers=5")), "");
    game.go_to("melee");
    QCOMPARE(q(game.play_on("roll-to-close", "@attacker=M5 @defender=K4", {20, 20, 1, 20}, "as it comes")), "");
    QCOMPARE(q(game.outcome("attacker_breaks")), "yes");
    QCOMPARE(q(game.play("breakthrough", "@attacker=K4", {14})), "");
    QCOMPARE(q(game.stat("K4", "broke_through_this_turn")), "yes");
    QCOMPARE(q(game.stat("M5", "broke_through_this_turn")), "-");
}

void TestSantaAnnaMelee::cavalry_only_gets_one_breakthrough_in_a_turn()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K4", "broke_through_this_turn=yes")), "");
    QCOMPARE(q(game.edit("M3", "effectives=8 stragglers=7 casualties=1")), "");
    QCOMPARE(q(game.edit("M2", "effectives=6 stragglers=6")), "");
    game.go_to("melee");
    QCOMPARE(q(game.play_on("roll-to-close", "@attacker=K4 @defender=M3", {20, 20, 20, 1, 1}, "as it comes")), "");
    QCOMPARE(q(game.outcome("defender_breaks")), "yes");
    QCOMPARE(q(game.play("melee", "@attacker=K4 @defender=M2", {20, 1}, "as it comes")), "");
    QVERIFY2(!game.owed().contains("breakthrough"), game.owed().c_str());
}

void TestSantaAnnaMelee::a_charge_that_stops_short_leaves_a_melee_as_it_is()
{
    KeptGame game = plateau();
    game.go_to("melee");
    QCOMPARE(q(game.play("melee", "@attacker=M3 @defender=K1", {1, 1, 1, 1}, "as it comes")), "");
    QCOMPARE(q(game.stat("K1", "in_melee")), "yes");
    QCOMPARE(q(game.stat("M3", "locked_with")), "2nd-indiana");
    QCOMPARE(q(game.play_on("roll-to-close", "@attacker=M2 @defender=K1", {1, 2, 2}, "as it comes")), "");
    QCOMPARE(q(game.stat("K1", "in_melee")), "yes");
    QCOMPARE(q(game.stat("M2", "in_melee")), "-");
}

void TestSantaAnnaMelee::a_unit_that_routs_out_of_a_melee_frees_its_enemy()
{
    KeptGame game = plateau();
    game.go_to("melee");
    QCOMPARE(q(game.play("melee", "@attacker=M3 @defender=K1", {1, 1, 1, 1}, "as it comes")), "");
    QCOMPARE(q(game.play("rout-check", "@unit=M3", {1}, "it saw another")), "");
    QCOMPARE(q(game.stat("M3", "broken")), "yes");
    QCOMPARE(q(game.stat("M3", "in_melee")), "no");
    QCOMPARE(q(game.stat("K1", "in_melee")), "no");
}

void TestSantaAnnaMelee::whoever_breaks_a_locked_unit_frees_its_first_enemy()
{
    KeptGame game = plateau();
    game.go_to("melee");
    QCOMPARE(q(game.play("melee", "@attacker=M3 @defender=K1", {1, 1, 1, 1}, "as it comes")), "");
    QCOMPARE(q(game.edit("K1", "effectives=11 stragglers=10")), "");
    QCOMPARE(q(game.play("melee", "@attacker=M2 @defender=K1", {20, 1}, "as it comes")), "");
    QCOMPARE(q(game.stat("K1", "broken")), "yes");
    QCOMPARE(q(game.stat("M2", "in_melee")), "-");
    QCOMPARE(q(game.stat("M3", "in_melee")), "no");
}

void TestSantaAnnaMelee::locked_units_fight_on_next_turn_without_what_a_charge_adds()
{
    KeptGame game = plateau();
    game.go_to("melee");
    QCOMPARE(q(game.play("melee", "@attacker=M3+M1 @defender=K1", {1, 1, 1, 1, 1, 1, 1, 1}, "as it comes")), "");
    QCOMPARE(q(game.stat("K1", "in_melee")), "yes");
    game.end_turn();
    game.go_to("hold-fire");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.owed()), q(fmt::format("{}.0 must melee (uraga-1)", game.last())));
    QVERIFY(game.end_phase().starts_with(fmt::format("entry {}: still owed", game.last())));
    QCOMPARE(q(game.follow({game.last(), 0, 0}, "", {1, 1, 1, 1, 1, 1, 1, 1})), "");
    QCOMPARE(q(game.answer("first_round")), "no roster");
    QCOMPARE(q(game.answer("attacker_charging")), "no,no roster");
    QCOMPARE(q(game.answer("defender_effectives")), "20 roster");
}

void TestSantaAnnaMelee::a_unit_that_joins_a_locked_melee_charges_into_it()
{
    KeptGame game = plateau();
    game.go_to("melee");
    QCOMPARE(q(game.play("melee", "@attacker=M3 @defender=K1", {1, 1, 1, 1}, "as it comes")), "");
    game.end_turn();
    game.go_to("melee");
    QVERIFY(game.follow({game.last(), 0, 0}, "@attacker=M2", {1, 1, 1, 1}).starts_with("attacker: it is owed for Perez"));
    QCOMPARE(q(game.play("melee", "@attacker=M3+M2 @defender=K1", {1, 1, 1, 1, 1, 1, 1, 1}, "as it comes")), "");
    QVERIFY(!game.owed().contains("must melee"));
    QCOMPARE(q(game.answer("first_round")), "yes roster");
    QCOMPARE(q(game.answer("attacker_charging")), "no,yes roster");
}

void TestSantaAnnaMelee::stragglers_of_a_charge_that_halts_are_no_losses_of_fire_and_melee()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("M3", "leader_attached=yes experience=green")), "");
    game.go_to("melee");
    QCOMPARE(q(game.play_on("roll-to-close", "@attacker=M3 @defender=K1", {1, 2}, "as it comes")), "");
    QCOMPARE(q(game.stat("M3", "stragglers")), "2");
    QCOMPARE(q(game.stat("M3", "losses_this_turn")), "-");
}

void TestSantaAnnaMelee::only_losses_from_fire_are_taken_off_the_rolls_to_close_and_stand()
{
    KeptGame game = plateau();
    game.go_to("hold-fire");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M3 range=5", {5})), "");
    QCOMPARE(q(game.outcome("losses")), "3");
    game.go_to("melee");
    QCOMPARE(q(game.play("melee", "@attacker=M3 @defender=K2 attacker_charging=no", {6, 12, 6, 6}, "as it comes")), "");
    QVERIFY(game.stat("M3", "losses_this_turn") != "3");
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M3 @defender=K1", {20}, "as it comes")), "");
    QCOMPARE(q(game.answer("attacker_losses_this_turn")), "3 roster");
    QCOMPARE(q(game.play("roll-to-stand", "@attacker=K1 @defender=M3", {20}, "as it comes")), "");
    QCOMPARE(q(game.answer("defender_casualties_this_turn")), "1 roster");
}

void TestSantaAnnaMelee::nobody_fires_at_a_unit_in_melee_because_of_a_failed_close()
{
    KeptGame game = plateau();
    game.go_to("melee");
    QCOMPARE(q(game.play_on("roll-to-close", "@attacker=M3 @defender=K1", {15, 15, 5, 5, 5, 5}, "as it comes")), "");
    QCOMPARE(q(game.stat("K1", "in_melee")), "yes");
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M1 @defender=K1", {12}, "as it comes")), "");
    QVERIFY2(game.owed().find("fire") == std::string::npos, game.owed().c_str());
}

void TestSantaAnnaMelee::a_unit_in_melee_does_not_split()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K1", "in_melee=yes")), "");
    QCOMPARE(q(game.give(corneta::game::Split{"K1", 8, "part", "", "Part"})), "unit: 2nd Indiana is in melee");
}

void TestSantaAnnaMelee::more_than_fit_in_one_melee_are_divided_and_each_fights_once()
{
    KeptGame game = plateau();
    for (const char* const code : {"M1", "M2", "M3", "M4", "M5"})
        QCOMPARE(q(game.edit(code, "in_melee=yes locked_with=2nd-indiana formation=line castings=3 effectives=3")), "");
    QCOMPARE(q(game.edit("K1", "in_melee=yes castings=20 effectives=20")), "");
    game.go_to("hold-fire");
    QCOMPARE(q(game.end_phase()), "");
    const int end = game.last();
    QCOMPARE(q(game.owed()), q(fmt::format("{0}.0 must melee (uraga-1); {0}.1 must melee (lancers)", end)));
    QCOMPARE(q(game.follow({end, 1, 0}, "", {1, 1, 1, 1})), "");
    QCOMPARE(q(game.follow({end, 0, 0}, "", std::vector(12, 1))), "");
    QVERIFY(!game.owed().contains("must melee"));
}

void TestSantaAnnaMelee::dismounted_cavalry_fights_on_foot()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K4", "mounted=no")), "");
    game.go_to("melee");
    QCOMPARE(q(game.play("melee", "@attacker=K4 @defender=M3", {10, 10, 10, 10}, "as it comes")), "");
    QCOMPARE(q(game.answer("attacker_mounted")), "no roster");
}

void TestSantaAnnaMelee::gunners_that_do_not_stand_leave_their_guns()
{
    KeptGame game = plateau();
    game.go_to("melee");
    QCOMPARE(q(game.play("roll-to-stand", "@attacker=M3 @defender=M6", {1, 1, 1}, "as it comes")), "");
    QCOMPARE(q(game.outcome("retreats")), "yes");
    QCOMPARE(q(game.stat("M6", "guns")), "0");
    QCOMPARE(q(game.play_on("roll-to-close", "@attacker=M5 @defender=K5", {20, 1, 1}, "as it comes")), "");
    QCOMPARE(q(game.stat("K5", "guns")), "0");
}

void TestSantaAnnaMelee::gunners_beaten_in_melee_leave_their_guns()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K5", "effectives=4 stragglers=2 guns_damaged=1")), "");
    game.go_to("melee");
    QCOMPARE(q(game.play("melee", "@attacker=M3 @defender=K5", {20, 3}, "as it comes")), "");
    QCOMPARE(q(game.outcome("guns_lost")), "yes");
    QCOMPARE(q(game.stat("K5", "guns")), "0");
    QCOMPARE(q(game.stat("K5", "guns_damaged")), "0");
}

void TestSantaAnnaMelee::a_leader_whose_unit_lost_by_fire_is_rolled_for_after_rally()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("M3", "leader_attached=yes")), "");
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M3 range=3", {10})), "");
    game.go_to("rally");
    QCOMPARE(q(game.owed()), q(fmt::format("{}.0 must leader-casualty (perez-light)", game.last())));
    QCOMPARE(q(game.follow({game.last(), 0, 0}, "@leader=L3", {20})), "");
    QCOMPARE(q(game.play("leader-casualty", "@leader=L3 @unit=M3", {20})), "leader: Blanco has been rolled for this turn");
    QCOMPARE(q(game.play("leader-casualty", "@unit=M3", {20})),
             "leader: name who is the leader; unit: Perez's light battalion has been rolled for this turn");
}

/// Melee Procedure: an unbroken square.
void TestSantaAnnaMelee::a_square_costs_stragglers_before_the_retreat()
{
    KeptGame game = plateau();
    game.edit("K1", "formation=square");
    game.edit("M5", "castings=16 effectives=10 stragglers=6");
    game.go_to("melee");
    QCOMPARE(q(game.play("melee", "@attacker=M5 @defender=K1", {1, 1, 1, 1, 3}, "as it comes")), "");
    QCOMPARE(q(game.outcome("attacker_losses") + " " + game.outcome("attacker_stragglers")), "2 5");
    QVERIFY2(game.told().contains("they come before its retreat move and may break it"), game.told().c_str());
    QCOMPARE(q(game.stat("M5", "broken")), "yes");
    QVERIFY2(game.owed().contains("either movement (lancers)"), game.owed().c_str());
}

/// Mounting and Dismounting.
void TestSantaAnnaMelee::horse_holders_are_counted_anew_when_the_turn_ends()
{
    KeptGame game = plateau();
    game.edit("K4", "mounted=no order=hold in_melee=yes effectives=7 casualties=4 losses_this_turn=4");
    game.edit("M3", "order=hold in_melee=yes locked_with=kentucky-horse");
    game.go_to("melee");
    game.edit("K4", "losses_this_turn=4");
    QCOMPARE(q(game.play("melee", "@attacker=M3 @defender=K4", {1, 1, 1, 1})), "");
    QCOMPARE(q(game.answer("defender_fighters")), "4 roster"); // three of the eleven hold the horses
    game.edit("K4", "effectives=7 stragglers=0 casualties=4");
    game.end_turn();
    game.go_to("melee");
    QCOMPARE(q(game.play("melee", "@attacker=M3 @defender=K4", {1, 1, 1, 1})), "");
    QCOMPARE(q(game.answer("defender_fighters")), "5 roster"); // two of the seven
}

#include "test_santa_anna_melee.moc"
