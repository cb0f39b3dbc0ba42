// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/santa_anna/plateau.h"

#include <QObject>
#include <QString>
#include <QTest>

#include <fmt/format.h>

#include <string>

/// A charge from its declaration to the melee: what is owed, what is not allowed.
class TestSantaAnnaCharges : public QObject {
    Q_OBJECT
private slots:
    void a_charge_keeps_its_units_from_the_move_to_the_melee();
    void a_charge_that_falls_short_is_over();
    void a_charge_ends_before_the_phase_does();
    void a_retreat_is_caught_with_the_inches_left();
    void a_retreat_is_not_caught_without_inches();
    void who_joins_a_locked_melee_fights_in_it_and_nobody_stands_again();
    void two_chargers_fight_in_one_melee_after_one_stand();
    void both_charge_and_nobody_stands();
    void a_quarter_volley_knows_who_fires_it();
    void without_a_charge_there_is_no_melee();
    void a_breakthrough_leaves_a_move_and_stragglers_to_ride_over();
    void cavalry_moves_on_before_it_breaks();
    void overrun_stragglers_of_a_lost_unit_are_counted_once();
    void a_charge_goes_on_through_skirmishers();
};

namespace {

/// The charge of M3 at K1 up to the melee, with 5 inches left.
KeptGame touching()
{
    KeptGame game = plateau();
    declare(game, "M3", "K1");
    game.go_to("all-moves");
    game.play("movement", "@unit=M3", {4, 4, 4});
    game.play("contact", "@attacker=M3 @defender=K1 distance=7", {});
    game.go_to("hold-fire");
    game.end_phase();
    return game;
}

bool owes(const KeptGame& game, const std::string& words)
{
    return game.owed().contains(words);
}

} // namespace

void TestSantaAnnaCharges::a_charge_keeps_its_units_from_the_move_to_the_melee()
{
    KeptGame game = touching();
    QCOMPARE(q(game.owed()), q(fmt::format("{}.0 must roll-to-close (perez-light)", game.last())));
    QVERIFY(game.end_phase().contains("still owed: Perez's light battalion rolls to close with 2nd Indiana"));
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M3 @defender=K1", {20})), "");
    QCOMPARE(q(game.owed()), q(fmt::format("{}.0 must roll-to-stand (2nd-indiana)", game.last())));
    QVERIFY(game.end_phase().contains("still owed"));
    QCOMPARE(q(game.follow({game.last(), 0, 0}, "", {20})), "");
    QCOMPARE(q(game.answer("defender_experience")), "regular roster");
    QCOMPARE(q(game.answer("attacker_effectives")), "16 roster");
    QVERIFY(owes(game, "must melee"));
    QCOMPARE(q(game.play("melee", "@attacker=M3 @defender=K1", {1, 1, 1, 1})), "");
    QCOMPARE(q(game.answer("attacker_charging")), "yes roster");
    QCOMPARE(q(game.stat("K1", "in_melee")), "yes");
    QCOMPARE(q(game.owed()), "");
    QCOMPARE(q(game.play("melee", "@attacker=M3 @defender=K1", {1, 1, 1, 1})),
             "attacker: Perez's light battalion has fought its rounds this turn");
}

void TestSantaAnnaCharges::a_charge_that_falls_short_is_over()
{
    KeptGame game = plateau();
    QCOMPARE(q(declare(game, "M3", "K1")), "");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("movement", "@unit=M3", {4, 4, 4})), "");
    QVERIFY(game.play("contact", "@attacker=M3 @defender=K1 distance=13", {}).contains("the charge goes 12 in: it falls short"));
    QCOMPARE(q(game.play("charge-short", "@unit=M3", {2})), "");
    QCOMPARE(q(game.stat("M3", "stragglers")), "2");
    QVERIFY2(!owes(game, "must") && !owes(game, "either"), game.owed().c_str());
    game.go_to("melee");
    QCOMPARE(q(game.play_on("roll-to-close", "@attacker=M3 @defender=K1", {20})),
             "attacker: the charge of Perez's light battalion has come to an end this turn");
}

void TestSantaAnnaCharges::a_charge_ends_before_the_phase_does()
{
    KeptGame game = plateau();
    QCOMPARE(q(declare(game, "M3", "K1")), "");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("movement", "@unit=M3", {4, 4, 4})), "");
    QVERIFY(owes(game, "either contact (perez-light)"));
    QVERIFY(game.end_phase().starts_with(fmt::format("entry {}: still owed: Perez's light battalion touches 2nd Indiana", game.last())));
    QCOMPARE(q(game.play("contact", "@attacker=M3 @defender=K2 distance=12", {})), ""); // another enemy on its way
    QCOMPARE(q(game.stat("M3", "touches")), "3rd-indiana");
    QCOMPARE(q(game.play("charge-short", "@unit=M3", {2})), "unit: the charge of Perez's light battalion has touched an enemy");
}

void TestSantaAnnaCharges::a_retreat_is_caught_with_the_inches_left()
{
    KeptGame game = touching();
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M3 @defender=K1", {20})), "");
    QCOMPARE(q(game.play("roll-to-stand", "@attacker=M3 @defender=K1", {3, 2})), "");
    QCOMPARE(q(game.outcome("result")), "retreats");
    QCOMPARE(q(game.follow({game.last(), 0, 0}, "", {1, 1, 2, 1})), "");
    QCOMPARE(q(game.outcome("inches")), "5");
    QVERIFY(owes(game, "must melee (perez-light)"));
    QCOMPARE(q(game.follow({game.last(), 1, 0}, "", {1, 1, 1, 1})), "");
    QCOMPARE(q(game.answer("aspect")), "rear roster");
}

void TestSantaAnnaCharges::a_retreat_is_not_caught_without_inches()
{
    KeptGame game = touching();
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M3 @defender=K1", {20})), "");
    QCOMPARE(q(game.play("roll-to-stand", "@attacker=M3 @defender=K1", {3, 2})), "");
    QCOMPARE(q(game.follow({game.last(), 0, 0}, "", {2, 2, 2, 2})), "");
    QVERIFY2(!owes(game, "must") && !owes(game, "either"), game.owed().c_str());
    QCOMPARE(q(game.stat("M3", "closed_with")), "-");
}

void TestSantaAnnaCharges::who_joins_a_locked_melee_fights_in_it_and_nobody_stands_again()
{
    KeptGame game = plateau();
    game.edit("M3", "in_melee=yes locked_with=2nd-indiana");
    game.edit("K1", "in_melee=yes");
    QCOMPARE(q(declare(game, "M2", "K1")), "");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("movement", "@unit=M2", {4, 4, 4, 4})), "");
    QCOMPARE(q(game.play("contact", "@attacker=M2 @defender=K1", {})), "");
    game.go_to("hold-fire");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.owed()), q(fmt::format("{0}.0 must melee (perez-light); {0}.1 must roll-to-close (uraga-2)", game.last())));
    QCOMPARE(q(game.play_on("roll-to-close", "@attacker=M2 @defender=K1", {20})), "");
    QVERIFY(!owes(game, "roll-to-stand"));
    QCOMPARE(q(game.play("roll-to-stand", "@attacker=M2 @defender=K1", {20})),
             "defender: 2nd Indiana is in melee and does not roll to stand");
    QVERIFY(game.play("melee", "@attacker=M3 @defender=K1", {1, 1, 1, 1}).contains("Uraga's 2nd battalion fights in this melee too"));
    QCOMPARE(q(game.follow({game.last(), 0, 0}, "", {1, 1, 1, 1, 1, 1, 1, 1})), "");
    QCOMPARE(q(game.answer("attacker_charging")), "yes,no roster");
    QCOMPARE(q(game.end_phase()), "");
}

void TestSantaAnnaCharges::two_chargers_fight_in_one_melee_after_one_stand()
{
    KeptGame game = plateau();
    game.edit("M2", "order=charge");
    QCOMPARE(q(declare(game, "M3", "K1")), "");
    QCOMPARE(q(declare(game, "M2", "K1")), "");
    game.go_to("melee");
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M3 @defender=K1", {20})),
             "attacker: Perez's light battalion has not made its charge move");
    game.edit("M3", "moved_this_turn=yes");
    game.edit("M2", "moved_this_turn=yes");
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M3 @defender=K1", {20})), "");
    QCOMPARE(q(game.play("roll-to-stand", "@attacker=M3 @defender=K1", {20})), "");
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M2 @defender=K1", {20})), "");
    QVERIFY(!owes(game, "roll-to-stand"));
    QCOMPARE(q(game.play("melee", "@attacker=M3+M2 @defender=K1", {1, 1, 1, 1, 1, 1, 1, 1})), "");
    QCOMPARE(q(game.answer("attacker_charging")), "yes,yes roster");
    QCOMPARE(q(game.end_phase()), "");
}

void TestSantaAnnaCharges::both_charge_and_nobody_stands()
{
    KeptGame game = plateau();
    game.edit("K1", "order=charge");
    QCOMPARE(q(declare(game, "M3", "K1")), "");
    QCOMPARE(q(declare(game, "K1", "M3")), "");
    game.go_to("melee");
    game.edit("M3", "moved_this_turn=yes");
    game.edit("K1", "moved_this_turn=yes");
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M3 @defender=K1", {20})), "");
    QCOMPARE(q(game.owed()), q(fmt::format("{}.0 must roll-to-close (2nd-indiana)", game.last())));
    QCOMPARE(q(game.follow({game.last(), 0, 0}, "", {20})), "");
    QCOMPARE(q(game.owed()), q(fmt::format("{}.0 must melee (2nd-indiana)", game.last())));
}

/// What a form begins with is no answer that is given on.
void TestSantaAnnaCharges::a_quarter_volley_knows_who_fires_it()
{
    KeptGame game = plateau();
    QCOMPARE(q(declare(game, "M3", "K1")), "");
    game.go_to("melee");
    game.edit("M3", "moved_this_turn=yes");
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M3 @defender=K1", {5})), "");
    QCOMPARE(q(game.follow({game.last(), 0, 0}, "", {20})), "");
    QCOMPARE(q(game.answer("target_nation") + ", " + game.answer("firer_nation")), "us next, mexican roster");
}

void TestSantaAnnaCharges::without_a_charge_there_is_no_melee()
{
    KeptGame game = plateau();
    game.go_to("melee");
    QCOMPARE(q(game.play("melee", "@attacker=M3 @defender=K1", {1, 1, 1, 1})),
             "attacker: Perez's light battalion is in no melee with them and has declared no charge");
    QCOMPARE(q(game.play_on("roll-to-close", "@attacker=M3 @defender=K1", {1, 1, 1, 1})),
             "attacker: Perez's light battalion has declared no charge");
    QCOMPARE(q(game.play("roll-to-stand", "@attacker=M3 @defender=K1", {1})), "defender: nobody has closed with 2nd Indiana");
    QCOMPARE(q(game.play("breakthrough", "@attacker=M5", {4})), "attacker: Lancers has broken nobody in melee just now");
}

void TestSantaAnnaCharges::a_breakthrough_leaves_a_move_and_stragglers_to_ride_over()
{
    KeptGame game = plateau();
    game.edit("K1", "castings=18 effectives=9 stragglers=9");
    QCOMPARE(q(declare(game, "M5", "K1")), "");
    game.go_to("melee");
    game.edit("M5", "moved_this_turn=yes");
    QCOMPARE(q(game.play_on("roll-to-close", "@attacker=M5 @defender=K1", {20, 20, 20, 1, 2})), "");
    QCOMPARE(q(game.play("breakthrough", "@attacker=M5", {4, 2})), "");
    QCOMPARE(q(game.outcome("result")), "breakthrough");
    const int charge = game.last();
    QVERIFY(owes(game, fmt::format("{0}.0 must movement (lancers); {0}.1 may overrun-stragglers", charge)));
    QCOMPARE(q(game.play("movement", "@unit=M5", {1, 1, 1, 1, 1})), "");
    QVERIFY2(game.told().contains("Lancers: Goes all 5 in. [Move it all 5 in, no less.]"), game.told().c_str());
    QVERIFY(game.play("movement", "@unit=M5 kind=full", {1, 1, 1, 1, 1}).contains("kind: Lancers has broken nobody in melee just now"));
    QVERIFY(!owes(game, fmt::format("{0}.0 must movement", charge)));
    QVERIFY(owes(game, fmt::format("{0}.1 may overrun-stragglers", charge)));
    const std::string stragglers = game.stat("K1", "stragglers");
    QCOMPARE(q(game.follow({charge, 1, 0}, "@unit=K1", {})), "");
    QCOMPARE(q(game.answer("unit_stragglers")), q(stragglers + " roster"));
}

void TestSantaAnnaCharges::cavalry_moves_on_before_it_breaks()
{
    KeptGame game = plateau();
    game.edit("K1", "castings=18 effectives=9 stragglers=9");
    game.edit("M5", "castings=10 effectives=5 stragglers=5");
    QCOMPARE(q(declare(game, "M5", "K1")), "");
    game.go_to("melee");
    game.edit("M5", "moved_this_turn=yes");
    QCOMPARE(q(game.play_on("roll-to-close", "@attacker=M5 @defender=K1", {20, 20, 20, 1, 2})), "");
    QCOMPARE(q(game.play("breakthrough", "@attacker=M5", {4, 2})), "");
    QCOMPARE(q(game.stat("M5", "broken")), "yes");
    QCOMPARE(q(game.stat("M5", "formation")), "column");
    const char* const first = "unit: Lancers makes the move of its breakthrough before it retreats";
    QCOMPARE(q(game.play("movement", "@unit=M5 kind=retreat", {2, 2, 2, 2, 2, 2})), first);
    QCOMPARE(q(game.play("leave-table", "@unit=M5", {})), first);
    QCOMPARE(q(game.play("movement", "@unit=M5", {1, 1, 1, 1, 1})), "");
    QCOMPARE(q(game.play("movement", "@unit=M5 kind=retreat", {2, 2, 2, 2, 2, 2})), "");
    QVERIFY(owes(game, "either rout-check"));
    QCOMPARE(q(game.end_phase("nobody saw it")), "");
    QCOMPARE(q(game.stat("M5", "formation")), "mob");
}

void TestSantaAnnaCharges::overrun_stragglers_of_a_lost_unit_are_counted_once()
{
    KeptGame game = plateau();
    game.edit("M4", "effectives=0 stragglers=2 destroyed=yes");
    game.edit("K4", "moved_this_turn=yes");
    game.go_to("melee");
    QCOMPARE(q(game.play("overrun-stragglers", "@attacker=K4 @unit=M4", {})), "");
    QCOMPARE(q(game.stat("M4", "casualties")), "1");
    QVERIFY2(game.standing().contains("Mexican losses 2;"), game.standing().c_str());
}

void TestSantaAnnaCharges::a_charge_goes_on_through_skirmishers()
{
    KeptGame game = plateau();
    QCOMPARE(q(declare(game, "K1", "M3")), "");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("movement", "@unit=K1", {6, 6, 6})), "");
    QVERIFY(game.play("contact", "@attacker=K1 @defender=M4", {}).contains("skirmishers fall back before a charge"));
    QCOMPARE(q(game.follow({game.last(), 1, 3}, "@unit=M4 distance=6", {1, 2, 2})), "");
    QCOMPARE(q(game.answer("attacker_inches")), "18 roster");
    QCOMPARE(q(game.stat("M4", "destroyed")), "yes");
    QVERIFY(owes(game, "may contact (2nd-indiana)")); // or stop: it has struck
    QVERIFY(!game.journal().state().owed.empty());
    for (const auto& owed : game.journal().state().owed)
        for (const auto& choice : owed.next.choices)
            QVERIFY(choice.action != "skirmisher-withdrawal"); // there are no others
    QCOMPARE(q(game.play("contact", "@attacker=K1 @defender=M3 distance=4", {})), "");
    QCOMPARE(q(game.stat("K1", "inches_left")), "3");
}

#include "test_santa_anna_charges.moc"
