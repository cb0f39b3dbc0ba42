// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/santa_anna/plateau.h"

#include <QObject>
#include <QTest>

/// Who closes, who fires before, who fights in one melee, and what is owed once.
class TestSantaAnnaOneMelee : public QObject {
    Q_OBJECT
private slots:
    void whoever_closes_has_the_charge_of_both();
    void a_quarter_volley_is_fired_at_who_is_touched();
    void all_fall_upon_a_broken_unit_in_one_melee();
    void a_follow_up_charge_is_rolled_once();
    void who_breaks_twice_is_seen_once();
    void who_does_not_stand_may_leave_the_table();
};

namespace {

bool is_owed(KeptGame game, const char* words)
{
    return q(game.end_phase()).contains(words);
}

} // namespace

/// Rolling to Close.
void TestSantaAnnaOneMelee::whoever_closes_has_the_charge_of_both()
{
    for (const std::string& first : {std::string{"M5"}, std::string{"K4"}})
        for (const bool halts_first : {true, false}) {
            KeptGame game = at_each_other();
            const std::string second = first == "M5" ? "K4" : "M5";
            const auto close = [&](const std::string& one, const std::string& other, bool halts) {
                return q(
                    game.play("roll-to-close", "@attacker=" + one + " @defender=" + other, halts ? std::vector{2, 1} : std::vector{20}));
            };
            QCOMPARE(close(first, second, halts_first), "");
            QVERIFY2(is_owed(game, "rolls to close"), game.owed().c_str());
            QCOMPARE(close(second, first, !halts_first), "");
            QVERIFY2(is_owed(game, "All who touch fight in one melee"), game.owed().c_str());
            QVERIFY2(!game.owed().contains("roll-to-stand"), game.owed().c_str());
            QCOMPARE(q(game.play("melee", "@attacker=M5 @defender=K4", {3, 3, 3, 3})), "");
        }
}

/// Rolling to Close, Rolling to Stand.
void TestSantaAnnaOneMelee::a_quarter_volley_is_fired_at_who_is_touched()
{
    KeptGame game = charged({"M3", "M1"});
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M1 @defender=K1", {20})), "");
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M3 @defender=K1", {7})), "");
    QCOMPARE(q(game.play("fire", "@firer=M3 @target=K2 range=1 firer_quarter_volley=yes", {10})),
             "target: the quarter volley of Perez's light battalion is not at 3rd Indiana");
    QCOMPARE(q(game.play("fire", "@firer=M3 @target=K1 range=1 firer_quarter_volley=yes", {10})), "");
    QVERIFY(!is_owed(game, "quarter volley"));
    QCOMPARE(q(game.play("roll-to-stand", "@attacker=M1 @defender=K1", {7})), "");
    QVERIFY2(is_owed(game, "2nd Indiana fires a quarter volley"), game.owed().c_str());
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M3 range=1 firer_quarter_volley=yes", {10})), ""); // who touches it too
    QVERIFY(!is_owed(game, "quarter volley"));
    QVERIFY(game.play("fire", "@firer=K1 @target=M1 range=1 firer_quarter_volley=yes", {10}).contains("fires a quarter volley only"));
}

/// Multiple-Unit Melees.
void TestSantaAnnaOneMelee::all_fall_upon_a_broken_unit_in_one_melee()
{
    KeptGame game = plateau();
    game.edit("M3", "broken=yes formation=mob effectives=14 stragglers=2");
    for (const char* const unit : {"K1", "K2"})
        game.edit(unit, "order=charge");
    for (const char* const unit : {"K1", "K2"})
        declare(game, unit, "M3");
    game.go_to("all-moves");
    game.play("movement", "@unit=M3 kind=retreat", {1, 1, 1, 1});
    for (const std::string& unit : {std::string{"K1"}, std::string{"K2"}}) {
        game.play("movement", "@kind=charge @unit=" + unit, {4, 4, 4});
        game.play("movement", "kind=charge @unit=" + unit, {4, 4, 4});
        game.play("contact", "@defender=M3 distance=5 @attacker=" + unit, {});
    }
    game.go_to("melee");
    QCOMPARE(q(game.play("roll-to-close", "@attacker=K1 @defender=M3", {})), "");
    QVERIFY(is_owed(game, "2nd Indiana fights Perez's light battalion in its rear"));
    QCOMPARE(q(game.play("roll-to-close", "@attacker=K2 @defender=M3", {})), "");
    QVERIFY2(is_owed(game, "All who touch fight in one melee"), game.owed().c_str());
    QVERIFY(!is_owed(game, "in its rear"));
    QCOMPARE(q(game.play("melee", "@attacker=K1 @defender=M3", {3, 3, 3, 3})), "attacker: 3rd Indiana fights in this melee too");
    QCOMPARE(q(game.follow({game.last(), 0, 0}, "", {3, 3, 3})), "");
    QCOMPARE(q(game.answer("aspect")), "rear roster");
    QVERIFY(!is_owed(game, "melee"));
}

/// Follow-Up Charges.
void TestSantaAnnaOneMelee::a_follow_up_charge_is_rolled_once()
{
    KeptGame game = plateau();
    game.edit("mexican", "follow_up_charges=yes");
    game.edit("M3", "charged_last_turn=yes order=charge");
    game.go_to("declare-charges");
    QCOMPARE(q(game.play("follow-up-charge", "@unit=M3", {1})), "unit: Perez's light battalion has not declared its charge");
    QCOMPARE(q(game.play("declare", "@charger=M3 @target=K1", {})), "");
    QCOMPARE(q(game.play("follow-up-charge", "@unit=M3", {1})), "");
    QCOMPARE(q(game.play("follow-up-charge", "@unit=M3", {1})),
             "unit: Perez's light battalion has rolled for its follow-up charge this turn");
}

/// Rallying.
void TestSantaAnnaOneMelee::who_does_not_stand_may_leave_the_table()
{
    KeptGame game = charged({"M3", "M1"});
    for (const char* const charger : {"M3", "M1"})
        QCOMPARE(q(game.play("roll-to-close", std::string{"@defender=K1 @attacker="} + charger, {20})), "");
    QCOMPARE(q(game.play("leave-table", "@unit=K1", {})), "unit: 2nd Indiana is not broken");
    QCOMPARE(q(game.play("roll-to-stand", "@attacker=M3 @defender=K1", {2, 1})), "");
    QVERIFY2(is_owed(game, "2nd Indiana makes a retreat move"), game.told().c_str());
    QCOMPARE(q(game.play("leave-table", "@unit=K1", {})), "");
    QCOMPARE(q(game.stat("K1", "off_table")), "yes");
    QCOMPARE(q(game.stat("K1", "arrives")), "3");
    QVERIFY2(!is_owed(game, "2nd Indiana"), game.owed().c_str());
}

/// Routing.
void TestSantaAnnaOneMelee::who_breaks_twice_is_seen_once()
{
    KeptGame game = plateau();
    game.edit("M3", "order=hold");
    declare(game, "K1", "M3");
    game.go_to("all-moves");
    meet(game, "K1", "M3", 2);
    game.go_to("melee");
    QCOMPARE(q(game.play("roll-to-close", "@attacker=K1 @defender=M3", {20})), "");
    QCOMPARE(q(game.play("roll-to-stand", "@attacker=K1 @defender=M3", {2, 1})), "");
    QCOMPARE(q(game.play("movement", "@unit=M3 kind=retreat", {1, 1, 1, 1})), "");
    game.edit("M2", "broken=yes");
    QCOMPARE(q(game.play("rout-check", "@unit=M3 @broke=M2", {1})), "");
    QCOMPARE(q(game.owed()).count("rout-check"), 1);
    QCOMPARE(q(game.play("melee", "@attacker=K1 @defender=M3 aspect=rear", {20, 1}, "it is caught")), "");
    QVERIFY2(game.told().contains("is beaten") || game.told().contains("breaks"), game.told().c_str());
    QCOMPARE(q(game.owed()).count("rout-check"), 1);
}

#include "test_santa_anna_one_melee.moc"
