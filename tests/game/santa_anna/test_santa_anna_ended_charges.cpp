// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/santa_anna/plateau.h"

#include <QObject>
#include <QTest>

/// Charges that have come to an end, at those who are broken or fall back, and what their words say.
class TestSantaAnnaEndedCharges : public QObject {
    Q_OBJECT
private slots:
    void who_fell_short_stands_and_fights_without_the_shift();
    void who_charges_another_stands();
    void a_charge_at_a_mob_is_closed();
    void a_mob_that_may_be_gone_need_not_be_closed_with();
    void skirmishers_out_of_its_inches_do_not_fall_back();
    void who_was_caught_forming_square_retreats_without_a_shot();
    void who_breaks_on_the_way_flees();
    void what_nobody_saw_breaks_no_heart();
    void cavalry_charges_on_before_it_breaks();
    void who_is_said_to_be_broken_does_not_stand();
};

namespace {

/// M5 falls short of K5, and K4 touches M5.
KeptGame met_by_charge(const char* target_of_m5)
{
    KeptGame game = plateau();
    game.edit("M5", "order=charge");
    game.edit("K4", "order=charge");
    game.go_to("declare-charges");
    game.play("declare", std::string{"@charger=M5 @target="} + target_of_m5, {});
    game.play("declare", "@charger=K4 @target=M5", {});
    game.go_to("all-moves");
    game.play("movement", "@unit=M5", {1, 1, 1, 1, 1, 1, 1});
    game.play("charge-short", "@unit=M5", {1});
    game.play("movement", "@unit=K4", {5, 5, 5, 5, 5, 5});
    game.play("contact", "@attacker=K4 @defender=M5 distance=5", {});
    game.go_to("melee");
    return game;
}

/// M3 is a mob, and K1 has declared a charge at it.
KeptGame charge_at_mob()
{
    KeptGame game = plateau();
    game.edit("M3", "broken=yes formation=mob");
    game.edit("K1", "order=charge");
    game.go_to("declare-charges");
    game.play("declare", "@charger=K1 @target=M3", {});
    game.go_to("all-moves");
    game.play("movement", "@unit=K1", {5, 5, 5});
    return game;
}

} // namespace

void TestSantaAnnaEndedCharges::who_fell_short_stands_and_fights_without_the_shift()
{
    for (const char* target : {"K5", "K4"}) { // whomever it charged
        KeptGame game = met_by_charge(target);
        QCOMPARE(q(game.play("roll-to-close", "@attacker=K4 @defender=M5", {20})), "");
        QCOMPARE(q(game.owed()), q(std::to_string(game.last()) + ".0 must roll-to-stand (lancers)"));
        QCOMPARE(q(game.play("roll-to-stand", "@attacker=K4 @defender=M5", {20})), "");
        QCOMPARE(q(game.play("melee", "@attacker=K4 @defender=M5", {10, 10, 10, 10})), "");
        QCOMPARE(q(game.answer("attacker_charging")), "yes roster");
        QCOMPARE(q(game.answer("defender_charging")), "no roster");
        KeptGame at_once = met_by_charge(target);
        QCOMPARE(q(at_once.play_on("roll-to-close", "@attacker=K4 @defender=M5", {20, 20, 10, 10, 10, 10})), "");
        QCOMPARE(q(at_once.answer("defender_charging")), "no roster");
    }
}

void TestSantaAnnaEndedCharges::who_charges_another_stands()
{
    KeptGame game = plateau();
    game.edit("M5", "order=charge");
    game.edit("K4", "order=charge");
    game.go_to("declare-charges");
    QCOMPARE(q(game.play("declare", "@charger=M5 @target=K5", {})), "");
    QCOMPARE(q(game.play("declare", "@charger=K4 @target=M5", {})), "");
    game.go_to("all-moves");
    game.play("movement", "@unit=K4", {5, 5, 5, 5, 5, 5});
    game.play("contact", "@attacker=K4 @defender=M5 distance=5", {});
    game.go_to("melee");
    QCOMPARE(q(game.play_on("roll-to-close", "@attacker=K4 @defender=M5", {20, 20, 10, 10, 10, 10})), "");
    QCOMPARE(q(game.answer("defender_charging")), "no roster");
}

/// Rolling to Close: whoever touches any enemy rolls to close.
void TestSantaAnnaEndedCharges::a_charge_at_a_mob_is_closed()
{
    KeptGame game = charge_at_mob();
    QVERIFY2(game.owed().contains("either contact (2nd-indiana)"), game.owed().c_str());
    QCOMPARE(q(game.follow({game.last(), 1, 0}, "distance=3", {})), "");
    QCOMPARE(q(game.stat("K1", "touches")), "perez-light");
    game.go_to("melee");
    QVERIFY2(game.owed().contains("must roll-to-close (2nd-indiana)"), game.owed().c_str());
}

void TestSantaAnnaEndedCharges::a_mob_that_may_be_gone_need_not_be_closed_with()
{
    KeptGame game = charge_at_mob();
    QCOMPARE(q(game.play("contact", "@attacker=K1 @defender=M3 distance=3", {})), "");
    game.edit("M3", "moved_this_turn=yes");
    game.go_to("melee");
    QVERIFY2(game.owed().contains("may roll-to-close (2nd-indiana)"), game.owed().c_str());
}

void TestSantaAnnaEndedCharges::skirmishers_out_of_its_inches_do_not_fall_back()
{
    KeptGame game = plateau();
    declare(game, "K1", "M3");
    game.go_to("all-moves");
    game.play("movement", "@unit=K1", {1, 1, 1});
    QCOMPARE(q(game.play("skirmisher-withdrawal", "@attacker=K1 @unit=M4 distance=39", {1, 2, 2})),
             "distance: the charge of 2nd Indiana ends before it meets them");
    QCOMPARE(q(game.play("skirmisher-withdrawal", "@attacker=K1 @unit=M4 distance=2", {4, 4, 4})), "");
    QCOMPARE(q(game.play("skirmisher-withdrawal", "@attacker=K1 @unit=M4 distance=14", {4, 4, 4})), // there they are now
             "distance: the charge of 2nd Indiana ends before it meets them");
}

/// Disorder: it does not fire at the cavalry that charges it.
void TestSantaAnnaEndedCharges::who_was_caught_forming_square_retreats_without_a_shot()
{
    const auto stand_of = [](const char* words) {
        KeptGame game = plateau();
        declare(game, "K4", "M3");
        game.edit("M3", words);
        game.go_to("all-moves");
        game.play("movement", "@unit=K4", {5, 5, 5, 5, 5, 5});
        game.play("contact", "@attacker=K4 @defender=M3 distance=5", {});
        game.go_to("melee");
        if (!game.play("roll-to-close", "@attacker=K4 @defender=M3", {20}).empty())
            game.play("roll-to-close", "@attacker=K4 @defender=M3", {}); // with whom was caught it closes at once
        game.play("roll-to-stand", "@attacker=K4 @defender=M3", {7});
        return game;
    };
    const KeptGame steady = stand_of("casualties_this_turn=0");
    QVERIFY2(q(steady.told()).contains("Perez's light battalion fires a quarter volley and retreats."), steady.told().c_str());
    QVERIFY2(steady.owed().contains("must fire"), steady.owed().c_str());
    const KeptGame caught = stand_of("caught_forming_square=yes");
    QVERIFY2(q(caught.told()).contains("Perez's light battalion retreats without a shot."), caught.told().c_str());
    QVERIFY2(!caught.owed().contains("must fire"), caught.owed().c_str());
}

/// Rolling to Close: a charge move away from the enemy.
void TestSantaAnnaEndedCharges::who_breaks_on_the_way_flees()
{
    KeptGame game = plateau();
    game.edit("M5", "broken=yes formation=mob");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("movement", "@unit=M5 kind=charge", {1, 1, 1, 1, 1, 1, 1}, "it broke as it closed")), "");
    QVERIFY2(q(game.told()).contains("Flees 7 in."), game.told().c_str());
    QVERIFY2(q(game.told()).contains("Move it 7 in straight away from the enemy as a mob."), game.told().c_str());
}

/// Routing: each friend that sees it rolls.
void TestSantaAnnaEndedCharges::what_nobody_saw_breaks_no_heart()
{
    KeptGame game = plateau();
    game.go_to("melee");
    game.edit("M4", "broken=yes");
    QCOMPARE(q(game.play("unseen", "@broke=M4", {})), "");
    QCOMPARE(q(game.play("rout-check", "@unit=M3 @broke=M4", {10})), "broke: nobody has seen Perez's skirmishers break");
}

/// Cavalry Breakthrough: what would break it comes when its charge is over.
void TestSantaAnnaEndedCharges::cavalry_charges_on_before_it_breaks()
{
    const auto charges_on = [] {
        KeptGame game = plateau();
        game.edit("K4", "castings=7 effectives=4 stragglers=3");
        game.edit("M2", "castings=12 effectives=6 stragglers=6");
        declare(game, "K4", "M2");
        game.go_to("all-moves");
        meet(game, "K4", "M2");
        game.go_to("melee");
        game.play_on("roll-to-close", "@attacker=K4 @defender=M2", {20, 20, 20, 1, 2});
        game.play("unseen", "@broke=M2", {});
        game.play("breakthrough", "@attacker=K4 enemy_in_reach=yes", {8, 3});
        return game;
    };
    KeptGame game = charges_on();
    QCOMPARE(q(game.outcome("breaks")), "yes");
    QCOMPARE(q(game.stat("K4", "effectives")), "4");
    QVERIFY2(game.stat("K4", "broken") != "yes", game.owed().c_str());
    QCOMPARE(q(game.play("movement", "@unit=K4 kind=charge", {3, 3, 3, 3, 3, 3})), "");
    QCOMPARE(q(game.stat("K4", "inches_left")), "18");
    QCOMPARE(q(game.play("contact", "@attacker=K4 @defender=M3 distance=5", {})), "");
    QCOMPARE(q(game.play("roll-to-close", "@attacker=K4 @defender=M3", {9})), ""); // it halts and fires
    QVERIFY2(game.stat("K4", "broken") != "yes", game.owed().c_str());
    QCOMPARE(q(game.follow({game.last(), 0, 0}, "", {9})), "");
    QCOMPARE(q(game.stat("K4", "broken")), "yes");
    QCOMPARE(q(game.stat("K4", "stragglers")), "6");
    QVERIFY2(game.owed().contains("either movement (kentucky-horse)"), game.owed().c_str());
    QVERIFY2(game.owed().contains("either rout-check (kentucky-horse)"), game.owed().c_str());
    KeptGame short_of_all = charges_on();
    QCOMPARE(q(short_of_all.play("movement", "@unit=K4 kind=charge", {3, 3, 3, 3, 3, 3})), "");
    QCOMPARE(q(short_of_all.play("charge-short", "@unit=K4", {1})), "");
    QCOMPARE(q(short_of_all.stat("K4", "broken")), "yes");
    KeptGame let_go = charges_on();
    QCOMPARE(q(let_go.end_phase("nobody there")), "");
    QCOMPARE(q(let_go.stat("K4", "broken")), "yes");
}

void TestSantaAnnaEndedCharges::who_is_said_to_be_broken_does_not_stand()
{
    KeptGame game = charged({"M3"});
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M3 @defender=K1 defender_broken=yes", {})), "");
    QVERIFY2(game.owed().contains("must melee"), game.owed().c_str());
    QVERIFY2(!game.owed().contains("roll-to-stand"), game.owed().c_str());
}

#include "test_santa_anna_ended_charges.moc"
