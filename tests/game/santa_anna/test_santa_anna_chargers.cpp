// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/santa_anna/plateau.h"

#include <QObject>
#include <QTest>

/// Who still charges, how far off it began, and what it has left; guns that a charge meets.
class TestSantaAnnaChargers : public QObject {
    Q_OBJECT
private slots:
    void a_square_says_how_far_its_own_horse_was_off();
    void a_square_before_two_says_nothing_of_either();
    void skirmishers_who_escape_take_no_inches();
    void whoever_breaks_charges_no_more();
    void whoever_retreats_charges_through_nobody();
    void horse_that_has_moved_does_not_charge_back();
    void guns_in_melee_do_not_limber();
    void guns_in_melee_lend_no_gunners();
    void a_us_battery_straggles_once_in_a_charge_too();
    void a_volley_in_a_charge_counts_for_the_next();
};

namespace {

/// M3 charges Bragg's battery and touches it; in Melee.
KeptGame at_guns(const std::string& edit)
{
    KeptGame game = plateau();
    game.edit("K5", edit);
    declare(game, "M3", "K5");
    game.go_to("all-moves");
    meet(game, "M3", "K5");
    game.go_to("melee");
    return game;
}

KeptGame locked_guns(const std::string& edit)
{
    KeptGame game = at_guns("order=hold castings=20 effectives=20");
    game.play_on("roll-to-close", "@attacker=M3 @defender=K5", {20, 20, 1, 1, 1, 1});
    game.end_turn();
    game.edit("K5", edit);
    game.go_to("all-moves");
    return game;
}

/// Both charge K1, which forms square before M5; in All Moves.
KeptGame before_square(const std::string& other)
{
    KeptGame game = plateau();
    declare(game, "M5", "K1");
    declare(game, other, "K1");
    game.play("emergency-square", "@defender=K1 distance=14", {2});
    game.go_to("all-moves");
    return game;
}

} // namespace

void TestSantaAnnaChargers::a_square_says_how_far_its_own_horse_was_off()
{
    KeptGame game = before_square("M3");
    QCOMPARE(q(game.play("movement", "@unit=M3 kind=charge", {3, 3, 3})), "");
    QCOMPARE(q(game.asked("contact", "@attacker=M3 @defender=K1")), "distance");
    QCOMPARE(q(game.play("contact", "@attacker=M3 @defender=K1 distance=9", {})), "");
    QCOMPARE(q(game.play("movement", "@unit=M5 kind=charge", {3, 3, 3, 3, 3, 3, 3})), "");
    QCOMPARE(q(game.play("contact", "@attacker=M5 @defender=K1", {})), "");
    QCOMPARE(q(game.answer("distance")), "14 roster");
    QCOMPARE(q(game.stat("M5", "inches_left")), "7");
}

void TestSantaAnnaChargers::a_square_before_two_says_nothing_of_either()
{
    KeptGame game = plateau();
    game.edit("M1", "arm=cavalry mounted=yes");
    declare(game, "M5", "K1");
    declare(game, "M1", "K1");
    QCOMPARE(q(game.play("emergency-square", "@defender=K1 distance=14", {2})), "");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("movement", "@unit=M5 kind=charge", {3, 3, 3, 3, 3, 3, 3})), "");
    QCOMPARE(q(game.asked("contact", "@attacker=M5 @defender=K1")), "distance");
}

/// Charging Through Skirmishers: whoever strikes nobody goes on.
void TestSantaAnnaChargers::skirmishers_who_escape_take_no_inches()
{
    KeptGame game = plateau();
    declare(game, "K2", "M3");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("movement", "@unit=K2 kind=charge", {4, 4, 4})), "");
    QCOMPARE(q(game.play("skirmisher-withdrawal", "@attacker=K2 @unit=M4 distance=4", {4, 4, 4})), "");
    QCOMPARE(q(game.outcome("attacker_inches_left")), "0");
    QCOMPARE(q(game.stat("K2", "inches_left")), "12");
    QVERIFY2(game.owed().contains("either contact (3rd-indiana)"), game.owed().c_str());
    QCOMPARE(q(game.play("contact", "@attacker=K2 @defender=M3 distance=8", {})), "");
    QCOMPARE(q(game.stat("K2", "inches_left")), "4");
}

/// Passing Through Other Units: only a charge disorders skirmishers.
void TestSantaAnnaChargers::whoever_breaks_charges_no_more()
{
    KeptGame game = plateau();
    game.edit("K1", "order=first-fire");
    game.edit("M3", "effectives=8 stragglers=7 castings=15");
    declare(game, "M3", "K1");
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M3 range=13", {20})), "");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.stat("M3", "broken")), "yes");
    QCOMPARE(q(game.stat("M3", "charging")), "no");
    QCOMPARE(q(game.play("movement", "@unit=M3 kind=retreat", {1, 1, 1, 1})), "");
    QCOMPARE(q(game.play("pass-through", "@mover=M3 @passed=M4", {})), "");
    QCOMPARE(q(game.answer("mover_charging")), "no roster");
}

void TestSantaAnnaChargers::whoever_retreats_charges_through_nobody()
{
    KeptGame game = plateau();
    declare(game, "K4", "M3");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("movement", "@unit=K4 kind=retreat", {1, 1, 1, 1, 1, 1}, "it has not stood")), "");
    QCOMPARE(q(game.stat("K4", "charging")), "yes");
    QCOMPARE(q(game.play("pass-through", "@mover=K4 @passed=K1", {1, 1})), "");
    QCOMPARE(q(game.answer("mover_charging")), "no roster");
}

void TestSantaAnnaChargers::horse_that_has_moved_does_not_charge_back()
{
    KeptGame game = plateau();
    game.edit("K4", "order=move");
    declare(game, "M5", "K4");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("movement", "@unit=K4", {4, 4, 4, 4})), "");
    QCOMPARE(q(game.play("counter-charge", "@unit=K4 trigger=charged-by-cavalry", {})), "unit: Kentucky cavalry has moved this turn");
}

/// Limbering is a function, and who is locked makes none.
void TestSantaAnnaChargers::guns_in_melee_do_not_limber()
{
    KeptGame game = locked_guns("order=move");
    QCOMPARE(q(game.stat("K5", "in_melee")), "yes");
    QCOMPARE(q(game.play("functions", "@unit=K5 first=limber", {})), "unit: Bragg's battery is locked in melee");
}

void TestSantaAnnaChargers::guns_in_melee_lend_no_gunners()
{
    KeptGame game = locked_guns("order=move");
    game.edit("K1", "arm=artillery guns=1 poundage=6 order=hold"); // another battery
    QCOMPARE(q(game.play("lend", "@unit=K5 @gun=K1 castings=1", {})), "unit: Bragg's battery is locked in melee");
}

/// Allocating Losses: one straggler a turn from fire.
void TestSantaAnnaChargers::a_us_battery_straggles_once_in_a_charge_too()
{
    for (const bool has_straggled : {false, true}) {
        KeptGame game = at_guns(has_straggled ? "straggled_this_turn=yes" : "order=hold");
        QCOMPARE(q(game.play_on("roll-to-close", "@attacker=M3 @defender=K5", {5, 20})), "");
        QCOMPARE(q(game.outcome("losses")), "2");
        QCOMPARE(q(game.outcome("stragglers")), has_straggled ? "0" : "1");
        QCOMPARE(q(game.outcome("casualties")), "1");
    }
}

void TestSantaAnnaChargers::a_volley_in_a_charge_counts_for_the_next()
{
    KeptGame game = at_guns("order=hold");
    QCOMPARE(q(game.play_on("roll-to-close", "@attacker=M3 @defender=K5", {5, 20})), "");
    QCOMPARE(q(game.stat("K5", "straggled_this_turn")), "yes");
    QCOMPARE(q(game.stat("M3", "straggled_this_turn")), "-");
    KeptGame fought = at_guns("order=hold");
    QCOMPARE(q(fought.play_on("roll-to-close", "@attacker=M3 @defender=K5", {20, 20, 1, 1, 1, 1})), "");
    QCOMPARE(q(fought.stat("K5", "straggled_this_turn")), "-");
}

#include "test_santa_anna_chargers.moc"
