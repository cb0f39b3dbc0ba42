// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/santa_anna/plateau.h"

#include <QObject>
#include <QTest>

#include <initializer_list>

/// What is owed to several units when one of them breaks, fires or falls first.
class TestSantaAnnaWhoIsLeft : public QObject {
    Q_OBJECT
private slots:
    void a_stand_and_a_melee_count_who_is_there_now();
    void an_owed_volley_is_fired_with_who_is_left();
    void a_melee_stays_owed_to_those_who_are_left();
    void a_broken_unit_fights_no_owed_melee();
    void those_who_closed_fight_without_the_one_who_broke();
    void a_volley_lapses_when_its_unit_breaks();
    void nobody_stands_before_a_charger_that_has_routed();
    void a_volley_of_one_charger_comes_before_the_stand();
    void who_charges_too_rolls_to_close_and_does_not_stand();
    void nobody_retreats_before_a_charger_that_was_shot();
    void a_square_lets_the_infantry_fight_on();
    void infantry_at_the_guns_fights_and_falls_with_them();
    void who_breaks_again_is_seen_again();
    void cavalry_that_routs_does_not_break_through();
};

namespace {

std::string close(KeptGame& game, const std::string& charger, int die)
{
    return game.play("roll-to-close", "@attacker=" + charger + " @defender=K1", {die});
}

/// Of a friend that was broken before: it breaks, too.
std::string rout(KeptGame& game, const std::string& unit, const std::string& broken)
{
    game.edit(broken, "broken=yes");
    return game.play("rout-check", "@unit=" + unit + " @broke=" + broken, {1});
}

bool is_owed(KeptGame game, const char* words)
{
    return q(game.end_phase()).contains(words);
}

} // namespace

/// Rolling to Stand, Melee Procedure.
void TestSantaAnnaWhoIsLeft::a_stand_and_a_melee_count_who_is_there_now()
{
    KeptGame game = charged({"M3", "M1"}, "order=hold effectives=8 castings=8");
    QCOMPARE(q(close(game, "M3", 19)), "");
    QCOMPARE(q(close(game, "M1", 10)), ""); // halts and fires
    QCOMPARE(q(game.play("fire", "@firer=M1 @target=K1 range=1 firer_quarter_volley=yes", {20})), "");
    const std::string left = game.stat("K1", "effectives");
    QVERIFY(left != "8");
    QCOMPARE(q(game.play("roll-to-stand", "@attacker=M3 @defender=K1", {20})), "");
    QCOMPARE(game.answer("defender_effectives"), left + " roster");
    QCOMPARE(q(game.follow({game.last(), 0, 0}, "", {3, 3, 3, 3})), "");
    QCOMPARE(game.answer("defender_effectives"), left + " roster");
}

/// Rolling to Close.
void TestSantaAnnaWhoIsLeft::an_owed_volley_is_fired_with_who_is_left()
{
    KeptGame game = charged({"M3"}, "order=hold");
    QCOMPARE(q(close(game, "M3", 7)), "");
    QVERIFY2(game.owed().contains("must fire"), game.told().c_str());
    game.edit("M3", "effectives=9 casualties=5");
    QVERIFY(is_owed(game, "fires a quarter volley"));
    QCOMPARE(q(game.follow({game.last() - 1, 0, 0}, "range=1", {10})), "");
    QCOMPARE(q(game.answer("firer_castings")), "9 roster");
}

/// Melee Procedure.
void TestSantaAnnaWhoIsLeft::a_melee_stays_owed_to_those_who_are_left()
{
    KeptGame game = plateau();
    for (const char* const unit : {"M2", "M3"})
        game.edit(unit, "order=hold in_melee=yes locked_with=2nd-indiana");
    game.edit("K1", "order=hold in_melee=yes");
    game.go_to("melee");
    QVERIFY(is_owed(game, "fights on in its melee"));
    QCOMPARE(q(rout(game, "M2", "M1")), "");
    QVERIFY(is_owed(game, "Perez's light battalion fights on in its melee"));
    QCOMPARE(q(game.play("melee", "@attacker=M3 @defender=K1", {3, 3, 3, 3})), "");
    QVERIFY(!is_owed(game, "fights on in its melee"));
}

void TestSantaAnnaWhoIsLeft::a_broken_unit_fights_no_owed_melee()
{
    KeptGame game = plateau();
    game.edit("M3", "order=hold in_melee=yes locked_with=2nd-indiana+3rd-indiana");
    for (const char* const unit : {"K1", "K2"})
        game.edit(unit, "order=hold in_melee=yes");
    game.go_to("melee");
    QCOMPARE(q(rout(game, "K1", "K3")), "");
    QCOMPARE(q(game.play("melee", "@attacker=M3 @defender=K1+K2", {3, 3, 3, 3, 3, 3})), "defender: 2nd Indiana is broken");
    QCOMPARE(q(game.play("melee", "@attacker=M3 @defender=K2", {3, 3, 3, 3})), "");
    QVERIFY(!is_owed(game, "fights on in its melee"));
}

/// Rolling to Stand.
void TestSantaAnnaWhoIsLeft::those_who_closed_fight_without_the_one_who_broke()
{
    KeptGame game = charged({"M3", "M1"});
    QCOMPARE(q(close(game, "M3", 20)), "");
    QCOMPARE(q(close(game, "M1", 20)), "");
    QCOMPARE(q(rout(game, "M3", "M2")), "");
    QVERIFY(is_owed(game, "2nd Indiana rolls to stand"));
    QCOMPARE(q(game.play("roll-to-stand", "@attacker=M3 @defender=K1", {12})), "attacker: Perez's light battalion is broken");
    QCOMPARE(q(game.play("roll-to-stand", "@attacker=M1 @defender=K1", {20})), "");
    QCOMPARE(q(game.play("melee", "@attacker=M1 @defender=K1", {3, 3, 3, 3})), "");
}

void TestSantaAnnaWhoIsLeft::a_volley_lapses_when_its_unit_breaks()
{
    KeptGame game = charged({"M3"});
    QCOMPARE(q(close(game, "M3", 20)), "");
    QCOMPARE(q(game.play("roll-to-stand", "@attacker=M3 @defender=K1", {5})), "");
    QCOMPARE(q(rout(game, "K1", "K2")), "");
    QVERIFY(!is_owed(game, "quarter volley"));
    QCOMPARE(q(game.play("movement", "@unit=K1 kind=retreat", {1, 1, 1, 1})), "");
    QVERIFY(!is_owed(game, "retreat move"));
    QCOMPARE(q(game.play("movement", "@unit=K1 kind=retreat", {1, 1, 1, 1})), "unit: 2nd Indiana has retreated this turn");
}

void TestSantaAnnaWhoIsLeft::nobody_stands_before_a_charger_that_has_routed()
{
    KeptGame game = charged({"M3"});
    QCOMPARE(q(close(game, "M3", 20)), "");
    QVERIFY(is_owed(game, "rolls to stand"));
    QCOMPARE(q(rout(game, "M3", "M2")), "");
    QVERIFY(!is_owed(game, "rolls to stand"));
}

void TestSantaAnnaWhoIsLeft::a_volley_of_one_charger_comes_before_the_stand()
{
    KeptGame game = charged({"M3", "M1"});
    QCOMPARE(q(close(game, "M1", 20)), "");
    QCOMPARE(q(close(game, "M3", 7)), "");
    QCOMPARE(q(game.play("roll-to-stand", "@attacker=M1 @defender=K1", {20})),
             "defender: Perez's light battalion fires its quarter volley first");
    QVERIFY(q(game.play("fire", "@firer=K1 @target=M3 range=1 firer_quarter_volley=yes", {20}))
                .contains("2nd Indiana fires a quarter volley only where a roll to close or to stand says so"));
}

void TestSantaAnnaWhoIsLeft::who_charges_too_rolls_to_close_and_does_not_stand()
{
    KeptGame game = at_each_other();
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M5 @defender=K4", {20})), "");
    QCOMPARE(q(game.play("roll-to-stand", "@attacker=M5 @defender=K4", {20})),
             "defender: Kentucky cavalry charges too: it rolls to close and does not stand");
    QCOMPARE(q(game.play("melee", "@attacker=M5 @defender=K4", {3, 3, 3, 3})),
             "defender: Kentucky cavalry charges too, and rolls to close first");
}

void TestSantaAnnaWhoIsLeft::nobody_retreats_before_a_charger_that_was_shot()
{
    KeptGame game = charged({"M3"});
    game.edit("M3", "effectives=2 stragglers=2 castings=16 casualties=12");
    QCOMPARE(q(close(game, "M3", 20)), "");
    QCOMPARE(q(game.play("roll-to-stand", "@attacker=M3 @defender=K1", {3})), "");
    QVERIFY(is_owed(game, "quarter volley"));
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M3 range=1 firer_quarter_volley=yes", {20})), "");
    QCOMPARE(q(game.stat("M3", "destroyed")), "yes");
    QVERIFY(!is_owed(game, "2nd Indiana makes a retreat move"));
}

/// Melee Procedure: cavalry alone goes back from a square.
void TestSantaAnnaWhoIsLeft::a_square_lets_the_infantry_fight_on()
{
    for (const char* const sides : {"@attacker=M3+M5 @defender=K1", "@attacker=K1 @defender=M3+M5"}) { // whoever is named as the attacker
        KeptGame game = charged({"M3", "M5"}, "order=hold formation=square");
        game.edit("M3", "effectives=16 castings=16");
        game.edit("M5", "effectives=20 castings=20 experience=veteran");
        for (const char* const charger : {"M3", "M5"})
            QCOMPARE(q(close(game, charger, 20)), "");
        QCOMPARE(q(game.play("roll-to-stand", "@attacker=M3 @defender=K1", {20})), "");
        QCOMPARE(q(game.play("melee", sides, {3, 3, 3, 3, 3, 3, 2})), "");
        QCOMPARE(q(game.stat("M5", "in_melee")), "no");
        QCOMPARE(q(game.stat("M3", "in_melee")), "yes");
        QVERIFY(is_owed(game, "Lancers makes a retreat move"));
        QVERIFY(!is_owed(game, "Perez's light battalion makes a retreat move"));
    }
}

/// Keeping a Gun in Operation.
void TestSantaAnnaWhoIsLeft::infantry_at_the_guns_fights_and_falls_with_them()
{
    for (const bool is_lost : {false, true}) {
        KeptGame game = plateau();
        game.edit("M6", "order=hold effectives=6 castings=6 helpers=6 in_melee=yes");
        game.edit("K1", "order=hold in_melee=yes locked_with=mexican-battery");
        game.go_to("melee");
        QCOMPARE(
            q(game.play("melee", "@attacker=K1 @defender=M6", is_lost ? std::vector<int>{20, 1, 20, 1} : std::vector<int>{6, 1, 6, 1})),
            "");
        QVERIFY2(game.answer("defender_effectives").starts_with("12"), game.answer("defender_effectives").c_str());
        QCOMPARE(is_owed(game, "Gunner or helper"), !is_lost);
        int castings = 0;
        for (const char* const stat : {"effectives", "helpers", "stragglers", "casualties"})
            castings += game.stat("M6", stat) == "-" ? 0 : std::stoi(game.stat("M6", stat));
        QCOMPARE(castings, 12);
    }
}

/// Routing.
void TestSantaAnnaWhoIsLeft::who_breaks_again_is_seen_again()
{
    KeptGame game = charged({"M3"});
    game.edit("M3",
              "broken=yes formation=mob broke_unseen=yes effectives=1 stragglers=3 castings=16 casualties=12 closed_with=2nd-indiana");
    QCOMPARE(q(game.play("melee", "@attacker=K1 @defender=M3", {20, 1}, "it is caught")), "");
    QCOMPARE(q(game.stat("M3", "destroyed")), "yes");
    QVERIFY(is_owed(game, "rolls a rout check"));
    QCOMPARE(q(game.play("rout-check", "@unit=M1 @broke=M3", {10})), "");
}

/// Cavalry Breakthrough.
void TestSantaAnnaWhoIsLeft::cavalry_that_routs_does_not_break_through()
{
    for (const bool is_before : {true, false}) {
        KeptGame game = plateau();
        game.edit("M5", "order=hold in_melee=yes locked_with=2nd-indiana");
        game.edit("K1", "order=hold in_melee=yes castings=4 effectives=2 stragglers=2");
        game.go_to("melee");
        QCOMPARE(q(game.play("melee", "@attacker=M5 @defender=K1", {20, 1})), "");
        QVERIFY2(game.owed().contains("must breakthrough"), game.owed().c_str());
        if (!is_before)
            QCOMPARE(q(game.play("breakthrough", "@attacker=M5 enemy_in_reach=yes", {20})), ""); // rallies back
        QCOMPARE(q(rout(game, "M5", "M1")), "");
        QVERIFY(!is_owed(game, is_before ? "breakthrough" : "moves back"));
        QCOMPARE(q(game.play("movement", "@unit=M5 kind=retreat", {1, 1, 1, 1, 1, 1})), "");
    }
}

#include "test_santa_anna_who_is_left.moc"
