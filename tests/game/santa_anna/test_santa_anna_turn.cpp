// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/santa_anna/plateau.h"

#include <QObject>
#include <QString>
#include <QTest>

#include <fmt/format.h>

/// What the program knows of the turn: the form of units, orders, leaders who are out, broken units.
class TestSantaAnnaTurn : public QObject {
    Q_OBJECT
private slots:
    void units_pass_through_each_other_as_they_stand();
    void the_turn_and_the_us_infantry_decide_the_victory();
    void a_leader_is_replaced_after_whole_turns();
    void skirmishers_that_a_charge_catches_are_gone_and_seen();
    void a_broken_unit_retreats_in_all_moves_unless_it_rallies();
    void a_broken_battery_rolls_for_no_order_and_only_retreats();
    void only_broken_units_rally();
    void only_units_on_hold_recover_stragglers();
    void only_batteries_get_ammunition_from_the_wagons();
    void losses_of_a_counter_charge_are_stragglers_and_casualties();
    void a_unit_rolls_once_a_turn_to_rally_and_to_recover();
    void nobody_retreats_unasked();
    void a_declared_charge_is_moved_before_it_ends();
    void cavalry_answers_only_a_charge_that_is_made();
    void whole_infantry_does_not_skirmish_in_its_move();
    void all_who_touch_close_before_the_melee();
};

void TestSantaAnnaTurn::units_pass_through_each_other_as_they_stand()
{
    KeptGame game = plateau();
    game.go_to("all-moves");
    QCOMPARE(q(game.play("pass-through", "@mover=M5 @passed=M2", {2, 3})), "");
    QCOMPARE(q(game.answer("mover_formed")), "yes roster");
    QCOMPARE(q(game.answer("passed_formed")), "yes roster");
    QCOMPARE(q(game.play("pass-through", "@mover=M4 @passed=M6", {})), "");
    QCOMPARE(q(game.answer("mover_formed")), "no roster");
    QCOMPARE(q(game.answer("passed_formed")), "no roster");
    QCOMPARE(q(game.edit("M6", "unlimbered=no")), "");
    QCOMPARE(q(game.play("pass-through", "@mover=M4 @passed=M6", {2})), "");
    QCOMPARE(q(game.answer("passed_formed")), "yes roster");
}

void TestSantaAnnaTurn::the_turn_and_the_us_infantry_decide_the_victory()
{
    KeptGame game = plateau();
    game.go_to("rally");
    QCOMPARE(q(game.play("victory", "us_way_out_north=yes", {})), "");
    QCOMPARE(q(game.answer("turn")), "1 roster");
    QCOMPARE(q(game.answer("us_formed_infantry")), "yes roster");
    QCOMPARE(q(game.outcome("result")), "open");
    QCOMPARE(q(game.edit("K1", "broken=yes formation=mob")), "");
    QCOMPARE(q(game.edit("K2", "destroyed=yes")), "");
    QCOMPARE(q(game.edit("K3", "formation=skirmish")), "");
    QCOMPARE(q(game.play("victory", "turn=25 us_way_out_north=yes", {}, "as it will be")), "");
    QCOMPARE(q(game.answer("us_formed_infantry")), "no roster");
    QCOMPARE(q(game.outcome("result")), "mexican");
}

void TestSantaAnnaTurn::a_leader_is_replaced_after_whole_turns()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("M1", "losses_this_turn=5 leader_attached=yes")), "");
    game.go_to("rally");
    QCOMPARE(q(game.edit("M1", "losses_this_turn=5")), "");
    QCOMPARE(q(game.play("leader-casualty", "@leader=L3 @unit=M1", {2, 12, 1})), "");
    QCOMPARE(q(game.stat("L3", "turns_out")), "1");
    game.end_turn();
    QCOMPARE(q(game.play("leader-points", "@leader=L3", {2})), "leader: Blanco is out; turns left: 1");
    game.end_turn();
    QCOMPARE(q(game.play("leader-points", "@leader=L3", {2})), "");
}

void TestSantaAnnaTurn::skirmishers_that_a_charge_catches_are_gone_and_seen()
{
    KeptGame game = plateau();
    game.go_to("all-moves");
    QCOMPARE(q(game.play("skirmisher-withdrawal", "@attacker=K4 @unit=M4 attacker_inches=20 distance=6", {1, 1, 1}, "as it comes")), "");
    QCOMPARE(q(game.answer("unit_mounted")), "no roster");
    QCOMPARE(q(game.stat("M4", "destroyed")), "yes");
    QVERIFY2(game.told().contains("off the table"), game.told().c_str());
    QCOMPARE(q(game.owed()), q(fmt::format("{}.0 either rout-check (perez-company)", game.last())));
    QCOMPARE(q(game.play("rout-check", "@unit=M3 @broke=M4", {15})), "");
}

void TestSantaAnnaTurn::a_broken_unit_retreats_in_all_moves_unless_it_rallies()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K1", "broken=yes formation=mob order=rally")), "");
    QCOMPARE(q(game.edit("K2", "broken=yes formation=mob")), "");
    QCOMPARE(q(game.edit("M1", "broken=yes formation=mob order=rally")), "");
    QCOMPARE(q(game.edit("M2", "effectives=6 stragglers=6")), "");
    game.go_to("first-fire");
    QCOMPARE(q(game.edit("K3", "order=first-fire")), "");
    QCOMPARE(q(game.play("fire", "@firer=K3 @target=M2 range=3", {20})), "");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.stat("M2", "broken")), "yes");
    QCOMPARE(q(game.end_phase("it has gone")), "");
    QCOMPARE(q(game.owed()),
             q(fmt::format("{0}.0 either movement (3rd-indiana); {0}.1 either movement (uraga-1)",
                           game.last()))); // untrained, and new ones have
    QCOMPARE(q(game.follow({game.last(), 0, 0}, "", {2, 2, 2, 2})), "");
    QCOMPARE(q(game.answer("kind")), "retreat next");
}

void TestSantaAnnaTurn::a_broken_battery_rolls_for_no_order_and_only_retreats()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K5", "broken=yes")), "");
    QCOMPARE(q(game.play("random-order", "@unit=K5", {4})), "unit: Bragg's battery is broken and takes only Rally");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("movement", "@unit=K5 kind=move", {4})), "unit: Bragg's battery is broken");
    QCOMPARE(q(game.play("movement", "@unit=K5", {4, 4, 4})), "");
}

void TestSantaAnnaTurn::only_broken_units_rally()
{
    KeptGame game = plateau();
    game.go_to("rally");
    QCOMPARE(q(game.play("rally", "@unit=K1", {15})), "unit: 2nd Indiana is not broken");
}

void TestSantaAnnaTurn::only_units_on_hold_recover_stragglers()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K1", "order=move stragglers=2 effectives=19")), "");
    QCOMPARE(q(game.edit("K2", "order=hold stragglers=11 effectives=10 broken=yes")), "");
    QCOMPARE(q(game.edit("K3", "order=hold stragglers=2 effectives=10")), "");
    game.go_to("rally");
    QCOMPARE(q(game.play("hold-recovery", "@unit=K1", {2})), "unit: 2nd Indiana has no Hold order");
    QCOMPARE(q(game.play("hold-recovery", "@unit=K2", {2})), "unit: 3rd Indiana is broken");
    QCOMPARE(q(game.play("hold-recovery", "@unit=K3", {2})), "");
}

void TestSantaAnnaTurn::only_batteries_get_ammunition_from_the_wagons()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.play("at-wagons", "@unit=K1", {})), "unit: 2nd Indiana is not a battery");
    QCOMPARE(q(game.play("at-wagons", "@unit=K5", {})), "");
    game.go_to("rally");
    QCOMPARE(q(game.play("resupply", "@unit=K1 touching_wagon=yes", {})),
             "touching_wagon: by the roster of 2nd Indiana it is no; unit: 2nd Indiana is not a battery");
    QCOMPARE(q(game.play("resupply", "@unit=K5", {})), "");
}

void TestSantaAnnaTurn::losses_of_a_counter_charge_are_stragglers_and_casualties()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K4", "effectives=7 stragglers=3 casualties=1")), "");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("counter-charge", "@unit=K4", {17})), "");
    QCOMPARE(q(game.answer("unit_losses")), "4 roster");
}

void TestSantaAnnaTurn::a_unit_rolls_once_a_turn_to_rally_and_to_recover()
{
    KeptGame game = plateau();
    game.edit("K1", "order=rally effectives=9 stragglers=12 broken=yes formation=mob");
    game.edit("K3", "order=hold effectives=6 stragglers=6");
    game.go_to("rally");
    QCOMPARE(q(game.play("rally", "@unit=K1", {1})), "");
    QCOMPARE(q(game.play("rally", "@unit=K1", {20})), "unit: 2nd Indiana has rolled to rally this turn");
    QCOMPARE(q(game.play("hold-recovery", "@unit=K3", {1})), "");
    QCOMPARE(q(game.play("hold-recovery", "@unit=K3", {1})), "unit: Mississippi Rifles has recovered stragglers this turn");
    game.end_turn();
    game.edit("K1", "order=rally");
    game.go_to("rally");
    QCOMPARE(q(game.play("rally", "@unit=K1", {20})), "");
}

void TestSantaAnnaTurn::nobody_retreats_unasked()
{
    KeptGame game = plateau();
    game.edit("K1", "order=first-fire");
    game.edit("K2", "effectives=9 stragglers=12 broken=yes formation=mob");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("movement", "@unit=K1 kind=retreat", {1, 1, 1, 1})), "unit: 2nd Indiana has no retreat to make");
    QCOMPARE(q(game.play("movement", "@unit=K2 kind=retreat", {1, 1, 1, 1})), "");
    QCOMPARE(q(game.play("movement", "@unit=K2 kind=retreat", {1, 1, 1, 1})), "unit: 3rd Indiana has retreated this turn");
}

void TestSantaAnnaTurn::a_declared_charge_is_moved_before_it_ends()
{
    KeptGame game = plateau();
    QCOMPARE(q(declare(game, "M3", "K1")), "");
    QCOMPARE(q(declare(game, "K1", "M3")), "");
    game.go_to("all-moves");
    QVERIFY(game.end_phase().starts_with("2nd-indiana: 2nd Indiana: has not made its charge move"));
    QVERIFY(game.play("contact", "@attacker=M3 @defender=K1", {}).contains("Perez's light battalion has not made its charge move"));
    QCOMPARE(q(game.play("charge-short", "@unit=M3", {2})), "unit: Perez's light battalion has not made its charge move");
    QCOMPARE(q(game.play("movement", "@unit=M3", {4, 4, 4})), "");
    QCOMPARE(q(game.play("contact", "@attacker=M3 @defender=K1 distance=3", {})), "");
    QCOMPARE(q(game.end_phase()), ""); // who is touched has met the enemy
}

void TestSantaAnnaTurn::cavalry_answers_only_a_charge_that_is_made()
{
    KeptGame game = plateau();
    game.edit("M5", "order=hold");
    game.go_to("declare-charges");
    QCOMPARE(q(game.play("counter-charge", "@unit=M5 trigger=charged-by-cavalry", {})),
             "unit: no cavalry has declared a charge at Lancers");
    QCOMPARE(q(game.play("counter-charge", "@unit=M5 trigger=charging-cavalry-within-10", {})),
             "unit: no cavalry has declared a charge against the side of Lancers");
    QCOMPARE(q(declare(game, "K4", "M3")), "");
    QCOMPARE(q(game.play("counter-charge", "@unit=M5 trigger=charged-by-cavalry", {})),
             "unit: no cavalry has declared a charge at Lancers");
    QCOMPARE(q(game.play("counter-charge", "@unit=M5 trigger=charging-cavalry-within-10", {})), "");
}

void TestSantaAnnaTurn::whole_infantry_does_not_skirmish_in_its_move()
{
    KeptGame game = plateau();
    game.edit("K1", "order=move");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("movement", "@unit=K1 change=formation to=skirmish", {6, 6})),
             "unit: 2nd Indiana is not a company of 2 castings: whole infantry units do not skirmish");
    QCOMPARE(q(game.play("movement", "@unit=K1 change=formation to=column", {6, 6})), "");
}

void TestSantaAnnaTurn::all_who_touch_close_before_the_melee()
{
    KeptGame game = plateau();
    QCOMPARE(q(declare(game, "M2", "K1")), "");
    QCOMPARE(q(declare(game, "M3", "K1")), "");
    game.go_to("all-moves");
    for (const char* const charger : {"M2", "M3"}) {
        const bool is_column = charger == std::string{"M2"};
        QCOMPARE(q(game.play("movement", fmt::format("@unit={}", charger), std::vector<int>(is_column ? 4 : 3, 4))), "");
        QCOMPARE(q(game.play("contact", fmt::format("@attacker={} @defender=K1", charger), {})), "");
    }
    game.go_to("hold-fire");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.owed()), q(fmt::format("{0}.0 must roll-to-close (uraga-2); {0}.1 must roll-to-close (perez-light)", game.last())));
    QCOMPARE(q(game.play("charge", "@attacker=M3 @defender=K1", {20, 20, 1, 1, 1, 1})),
             "charge: in a game it is played link by link; it begins with: Roll to close");
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M3 @defender=K1", {20})), "");
    QCOMPARE(q(game.play("roll-to-stand", "@attacker=M3 @defender=K1", {20}, "at once")), "");
    QCOMPARE(q(game.play("melee", "@attacker=M3 @defender=K1", {1, 1, 1, 1})),
             "defender: Uraga's 2nd battalion touches 2nd Indiana and rolls to close first");
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M2 @defender=K1", {20})), "");
    QCOMPARE(q(game.play("melee", "@attacker=M3+M2 @defender=K1", {1, 1, 1, 1, 1, 1, 1, 1})), "");
}

#include "test_santa_anna_turn.moc"
