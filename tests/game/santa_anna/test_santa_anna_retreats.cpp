// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/santa_anna/plateau.h"

#include <QObject>
#include <QTest>

/// Whoever does not stand: what becomes of its own charge, who catches it, and who comes at it afterwards.
class TestSantaAnnaRetreats : public QObject {
    Q_OBJECT
private slots:
    void a_charger_that_goes_back_charges_no_more();
    void a_charger_that_goes_back_has_no_roll_to_close();
    void a_charger_that_goes_back_leaves_the_others_to_fight();
    void tenths_of_an_inch_catch();
    void whoever_has_gone_back_is_closed_with_in_its_rear();
    void whoever_comes_at_one_who_was_caught_fights_with_the_others();
    void whose_volley_breaks_its_charger_charges_on();
    void who_has_a_rally_order_does_not_retreat();
};

namespace {

bool is_owed(KeptGame game, const char* words)
{
    return q(game.end_phase()).contains(words);
}

/// M5 has charged K1, and K4 has charged M5 and may not catch it; in Melee.
KeptGame charged_charger()
{
    KeptGame game = plateau();
    game.edit("K1", "order=hold");
    declare(game, "M5", "K1");
    declare(game, "K4", "M5");
    game.go_to("all-moves");
    meet(game, "M5", "K1");
    meet(game, "K4", "M5", 22);
    game.go_to("melee");
    return game;
}

/// M3 has charged K1, which does not stand and goes back; in Melee.
KeptGame gone_back(const std::string& distance, const std::vector<int>& retreat)
{
    KeptGame game = plateau();
    game.edit("K1", "order=hold");
    game.edit("K3", "order=hold castings=5 effectives=3 stragglers=2 experience=green");
    game.edit("M5", "castings=20 effectives=20 experience=regular");
    declare(game, "M3", "K1");
    declare(game, "M5", "K3");
    game.go_to("all-moves");
    game.play("movement", "@unit=M3 kind=charge", {4, 4, 4});
    game.play("contact", "@attacker=M3 @defender=K1 distance=" + distance, {});
    meet(game, "M5", "K3");
    game.go_to("melee");
    game.play("roll-to-close", "@attacker=M3 @defender=K1", {20});
    game.play("roll-to-stand", "@attacker=M3 @defender=K1", {2, 1});
    game.play("movement", "@unit=K1 kind=retreat", retreat);
    return game;
}

/// M5 breaks K3 and charges on at K1, which it touches.
void charge_on(KeptGame& game)
{
    game.play("roll-to-close", "@attacker=M5 @defender=K3", {20});
    game.play("roll-to-stand", "@attacker=M5 @defender=K3", {20});
    QCOMPARE(q(game.play("melee", "@attacker=M5 @defender=K3", {6, 1})), "");
    QCOMPARE(q(game.play("breakthrough", "@attacker=M5 enemy_in_reach=yes", {6, 1})), "");
    QCOMPARE(q(game.play("movement", "@unit=M5 kind=charge", {4, 4, 4, 4, 4, 4, 4})), "");
    QCOMPARE(q(game.play("contact", "@attacker=M5 @defender=K1 distance=5", {})), "");
}

} // namespace

/// Rolling to Stand: it goes straight away, facing away.
void TestSantaAnnaRetreats::a_charger_that_goes_back_charges_no_more()
{
    KeptGame game = charged_charger();
    game.play("roll-to-close", "@attacker=M5 @defender=K1", {20});
    game.play("roll-to-close", "@attacker=K4 @defender=M5", {20});
    QVERIFY(is_owed(game, "2nd Indiana rolls to stand"));
    QCOMPARE(q(game.play("roll-to-stand", "@attacker=K4 @defender=M5", {2, 1})), "");
    QVERIFY2(!is_owed(game, "2nd Indiana"), game.owed().c_str());
    QCOMPARE(q(game.play("movement", "@unit=M5 kind=retreat", {2, 2, 2, 2, 2, 2})), "");
    QCOMPARE(q(game.end_phase()), "");
}

void TestSantaAnnaRetreats::a_charger_that_goes_back_has_no_roll_to_close()
{
    KeptGame game = charged_charger();
    game.edit("M5", "closed_this_turn=no");
    game.play("roll-to-close", "@attacker=K4 @defender=M5", {20});
    QCOMPARE(q(game.play("roll-to-stand", "@attacker=K4 @defender=M5", {2, 1}, "before it closes")), "");
    QVERIFY2(!is_owed(game, "Lancers rolls to close"), game.owed().c_str());
    QCOMPARE(q(game.play("movement", "@unit=M5 kind=retreat", {2, 2, 2, 2, 2, 2})), "");
    QCOMPARE(q(game.end_phase()), "");
}

/// Adding Units to Melee.
void TestSantaAnnaRetreats::a_charger_that_goes_back_leaves_the_others_to_fight()
{
    KeptGame game = charged({"M3"});
    game.play("roll-to-close", "@attacker=M3 @defender=K1", {20});
    game.play("roll-to-stand", "@attacker=M3 @defender=K1", {20});
    game.play("melee", "@attacker=M3 @defender=K1", {1, 1, 1, 1});
    game.end_turn();
    game.edit("M1", "experience=regular");
    declare(game, "M1", "K1");
    declare(game, "K2", "M1");
    game.go_to("all-moves");
    meet(game, "M1", "K1");
    meet(game, "K2", "M1", 11);
    game.go_to("melee");
    game.play("roll-to-close", "@attacker=M1 @defender=K1", {20});
    game.play("roll-to-close", "@attacker=K2 @defender=M1", {20});
    QCOMPARE(q(game.play("roll-to-stand", "@attacker=K2 @defender=M1", {2, 1})), "");
    QCOMPARE(q(game.play("movement", "@unit=M1 kind=retreat", {2, 2, 2, 2})), "");
    QCOMPARE(q(game.end_phase()).count("still owed"), 1);
    QCOMPARE(q(game.play("melee", "@attacker=M3 @defender=K1", {1, 1, 1, 1})), "");
    QCOMPARE(q(game.end_phase()), "");
}

/// Rolling to Stand: the charge reaches as far as it has movement left.
void TestSantaAnnaRetreats::tenths_of_an_inch_catch()
{
    for (const bool catches : {true, false}) {
        KeptGame game = plateau();
        game.edit("K1", "order=hold");
        declare(game, "M3", "K1");
        game.go_to("all-moves");
        game.play("movement", "@unit=M3 kind=charge", {6, 6, 6});
        game.play("contact", std::string{"@attacker=M3 @defender=K1 distance="} + (catches ? "13.5" : "13.6"), {});
        game.go_to("melee");
        game.play("roll-to-close", "@attacker=M3 @defender=K1", {20});
        game.play("roll-to-stand", "@attacker=M3 @defender=K1", {2, 1});
        QCOMPARE(q(game.play("movement", "@unit=K1 kind=retreat terrain=rough", {2, 2, 2, 3})), ""); // 4.5 in
        QCOMPARE(q(game.stat("M3", "closed_with")), catches ? "2nd-indiana" : "-");
    }
}

/// Rolling to Close: the rear of a retreating enemy.
void TestSantaAnnaRetreats::whoever_has_gone_back_is_closed_with_in_its_rear()
{
    KeptGame game = gone_back("12", {4, 4, 4, 4});
    charge_on(game);
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M5 @defender=K1", {})), "");
    QCOMPARE(q(game.outcome("automatic")), "yes");
    QVERIFY2(!is_owed(game, "rolls to stand"), game.owed().c_str());
    QCOMPARE(q(game.play("melee", "@attacker=M5 @defender=K1", {1, 1, 1, 1})), "");
    QVERIFY2(q(game.answer("aspect")).startsWith("rear"), game.answer("aspect").c_str());
}

/// Multiple-Unit Melees.
void TestSantaAnnaRetreats::whoever_comes_at_one_who_was_caught_fights_with_the_others()
{
    KeptGame game = gone_back("2", {1, 1, 1, 1});
    QVERIFY2(is_owed(game, "catches 2nd Indiana in its rear"), game.owed().c_str());
    charge_on(game);
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M5 @defender=K1", {})), "");
    QVERIFY2(is_owed(game, "All who touch fight in one melee"), game.owed().c_str());
    QCOMPARE(q(game.end_phase()).count("melee"), 1);
    QCOMPARE(q(game.play("melee", "@attacker=M5+M3 @defender=K1", {1, 1, 1, 1, 1, 1, 1})), "");
    QVERIFY2(q(game.answer("aspect")).startsWith("rear"), game.answer("aspect").c_str());
}

/// Rolling to Stand: nobody is left to retreat from, and its own charge goes on.
void TestSantaAnnaRetreats::whose_volley_breaks_its_charger_charges_on()
{
    for (const bool has_stood : {true, false}) {
        KeptGame game = plateau();
        game.edit("K1", "order=hold");
        game.edit("K4", "castings=10 effectives=5 stragglers=5");
        declare(game, "M5", "K1");
        declare(game, "K4", "M5");
        game.go_to("all-moves");
        meet(game, "M5", "K1");
        meet(game, "K4", "M5");
        game.go_to("melee");
        game.play("roll-to-close", "@attacker=M5 @defender=K1", {20});
        game.play("roll-to-close", "@attacker=K4 @defender=M5", {20});
        if (has_stood)
            game.play("roll-to-stand", "@attacker=M5 @defender=K1", {20});
        QCOMPARE(q(game.play("roll-to-stand", "@attacker=K4 @defender=M5", {6})), "");
        QCOMPARE(q(game.stat("M5", "closed_with")), "-");
        QCOMPARE(q(game.follow({game.last(), 0, 0}, "", {20})), "");
        QCOMPARE(q(game.stat("K4", "broken")), "yes");
        QCOMPARE(q(game.stat("M5", "closed_with")), "2nd-indiana");
        QVERIFY2(!is_owed(game, "Lancers makes a retreat move"), game.owed().c_str());
        if (!has_stood)
            QCOMPARE(q(game.play("roll-to-stand", "@attacker=M5 @defender=K1", {20})), "");
        QVERIFY2(game.owed().contains("must melee (lancers)"), game.owed().c_str());
        QCOMPARE(q(game.play("melee", "@attacker=M5 @defender=K1", {1, 1, 1, 1})), "");
        QVERIFY2(!is_owed(game, "Lancers makes a retreat move"), game.owed().c_str());
    }
}

/// Rallying: it retreats where it has another order, or has just broken.
void TestSantaAnnaRetreats::who_has_a_rally_order_does_not_retreat()
{
    KeptGame game = plateau();
    game.edit("K1", "order=rally broken=yes formation=mob");
    game.edit("M1", "order=rally broken=yes formation=mob"); // untrained
    game.go_to("all-moves");
    QCOMPARE(q(game.play("movement", "@unit=K1 kind=retreat", {1, 1, 1, 1})), "unit: 2nd Indiana has a Rally order and does not retreat");
    QCOMPARE(q(game.play("leave-table", "@unit=K1", {})), "unit: 2nd Indiana has a Rally order and does not retreat");
    QCOMPARE(q(game.play("leave-table", "@unit=M1", {})), "");
    game.go_to("rally");
    QCOMPARE(q(game.play("rally", "@unit=K1", {1})), "");
    QCOMPARE(q(game.play("movement", "@unit=K1 kind=retreat", {1, 1, 1, 1})), "");
}

#include "test_santa_anna_retreats.moc"
