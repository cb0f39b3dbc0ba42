// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/santa_anna/plateau.h"

#include <QObject>
#include <QTest>

/// What holds of each unit of a melee, on whichever side it stands: hit in flank or rear, caught forming square.
class TestSantaAnnaFlanks : public QObject {
    Q_OBJECT
private slots:
    void who_was_caught_forming_square_is_so_on_either_side();
    void a_melee_is_owed_once();
    void a_flank_stays_one_when_a_friend_joins();
    void a_rear_is_one_for_all_who_attack();
    void a_flank_is_of_the_unit_that_was_hit();
    void who_joins_in_a_flank_hits_it_there();
    void where_both_charge_a_flank_counts();
    void whoever_hits_the_flank_second_is_stood_against_there();
    void who_is_caught_in_a_charge_stays_hit_in_the_rear();
    void others_who_touch_end_what_is_played_on();
};

namespace {

/// M5 has charged K1, K4 has charged M5, and all have closed and stood; K1 was edited so.
KeptGame chain(const std::string& edit)
{
    KeptGame game = plateau();
    game.edit("K1", "order=hold");
    game.edit("M5", "castings=30 effectives=30");
    declare(game, "M5", "K1");
    declare(game, "K4", "M5");
    game.edit("K1", edit);
    game.go_to("all-moves");
    meet(game, "M5", "K1");
    meet(game, "K4", "M5", 10);
    game.go_to("melee");
    return game;
}

/// M3 has charged K1 in its flank and fights it, and K2 has charged M3; in Melee of the second turn.
KeptGame second_turn()
{
    KeptGame game = charged({"M3"});
    game.play("roll-to-close", "@attacker=M3 @defender=K1", {20});
    game.play("roll-to-stand", "@attacker=M3 @defender=K1 aspect=flank", {20});
    game.play("melee", "@attacker=M3 @defender=K1", {1, 1, 1, 1});
    game.end_turn();
    declare(game, "K2", "M3");
    game.go_to("all-moves");
    meet(game, "K2", "M3");
    game.go_to("melee");
    return game;
}

} // namespace

/// Forming Emergency Square: a quarter of its castings participate.
void TestSantaAnnaFlanks::who_was_caught_forming_square_is_so_on_either_side()
{
    for (const std::string& roles : {std::string{"@attacker=K1+K4 @defender=M5"}, std::string{"@attacker=M5 @defender=K1+K4"}}) {
        KeptGame game = chain("caught_forming_square=yes");
        QCOMPARE(q(game.play("roll-to-close", "@attacker=M5 @defender=K1", {})), "");
        QCOMPARE(q(game.play("roll-to-close", "@attacker=K4 @defender=M5", {20})), "");
        QCOMPARE(q(game.play("roll-to-stand", "@attacker=K4 @defender=M5", {20})), "");
        QCOMPARE(q(game.play("roll-to-stand", "@attacker=M5 @defender=K1", {20})), "");
        QCOMPARE(q(game.play("melee", roles, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1})), "");
        const std::string side = roles.starts_with("@attacker=K1") ? "attacker" : "defender";
        QCOMPARE(q(game.answer(side + "_caught_forming_square")), "yes,no roster");
        QCOMPARE(q(game.answer(side + "_charging")), "no,yes roster"); // it was charged
        QCOMPARE(q(game.outcome(side + "_unit_column")), "1");         // 5 of 21, U.S., outnumbered by 14
    }
}

void TestSantaAnnaFlanks::a_melee_is_owed_once()
{
    KeptGame game = chain("order=hold");
    game.play("roll-to-close", "@attacker=M5 @defender=K1", {20});
    game.play("roll-to-close", "@attacker=K4 @defender=M5", {20});
    game.play("roll-to-stand", "@attacker=K4 @defender=M5", {20});
    game.play("roll-to-stand", "@attacker=M5 @defender=K1", {20});
    QCOMPARE(q(game.end_phase()).count("fight"), 1);
}

/// Definition of Flank and Rear, Melee Procedure.
void TestSantaAnnaFlanks::a_flank_stays_one_when_a_friend_joins()
{
    KeptGame game = second_turn();
    QCOMPARE(q(game.play("roll-to-close", "@attacker=K2 @defender=M3", {20})), "");
    QCOMPARE(q(game.play("melee", "@attacker=K1+K2 @defender=M3", {1, 1, 1, 1, 1, 1})), "");
    QCOMPARE(q(game.answer("attacker_aspect")), "flank,front roster");
    QCOMPARE(q(game.answer("aspect")), "front typed");
    QCOMPARE(q(game.outcome("attacker_unit_column")), "4"); // 9 of 19, U.S.
    QCOMPARE(q(game.stat("K1", "hit_in")), "flank");
    QCOMPARE(q(game.stat("K2", "hit_in")), "-");
}

void TestSantaAnnaFlanks::a_rear_is_one_for_all_who_attack()
{
    KeptGame game = charged({"M3", "M1"}, "order=hold castings=40 effectives=40");
    for (const std::string& charger : {std::string{"M3"}, std::string{"M1"}})
        QCOMPARE(q(game.play("roll-to-close", "@defender=K1 @attacker=" + charger, {20})), "");
    QCOMPARE(q(game.play("roll-to-stand", "@attacker=M3 @defender=K1 aspect=rear", {20})), "");
    QCOMPARE(q(game.follow({game.last(), 0, 0}, "", {15, 15, 1, 1, 1, 1, 1})), "");
    QCOMPARE(q(game.answer("aspect")), "rear roster");
    QVERIFY2(std::stoi(game.outcome("defender_stragglers")) % 3 == 0 && game.outcome("defender_stragglers") != "0",
             game.outcome("defender_stragglers").c_str());
    QCOMPARE(q(game.stat("K1", "hit_in")), "rear");
}

void TestSantaAnnaFlanks::a_flank_is_of_the_unit_that_was_hit()
{
    KeptGame game = plateau();
    game.edit("K1", "order=hold");
    declare(game, "M3", "K1");
    declare(game, "K2", "M3");
    game.go_to("all-moves");
    for (const auto& [charger, target] : {std::pair{"M3", "K1"}, std::pair{"K2", "M3"}}) {
        game.play("movement", std::string{"kind=charge @unit="} + charger, {4, 4, 4});
        game.play("contact", std::string{"distance=6 @attacker="} + charger + " @defender=" + target, {});
    }
    game.go_to("melee");
    game.play("roll-to-close", "@attacker=M3 @defender=K1", {20});
    game.play("roll-to-close", "@attacker=K2 @defender=M3", {20});
    game.play("roll-to-stand", "@attacker=K2 @defender=M3", {20});
    QCOMPARE(q(game.play("roll-to-stand", "@attacker=M3 @defender=K1 aspect=flank", {20})), "");
    QCOMPARE(q(game.play("melee", "@attacker=M3 @defender=K1+K2", {1, 1, 1, 1, 1, 1})), "");
    QCOMPARE(q(game.answer("aspect")), "flank,front roster");
    QCOMPARE(q(game.stat("K1", "hit_in")), "flank");
    QCOMPARE(q(game.stat("K2", "hit_in")), "-");
}

/// Adding Units to Melee.
void TestSantaAnnaFlanks::who_joins_in_a_flank_hits_it_there()
{
    KeptGame game = second_turn();
    QCOMPARE(q(game.play("roll-to-close", "@attacker=K2 @defender=M3 aspect=flank", {20})), "");
    QCOMPARE(q(game.follow({game.last(), 0, 0}, "", {1, 1, 1, 1, 1, 1})), "");
    QCOMPARE(q(game.answer("aspect")), "flank roster");
    QCOMPARE(q(game.stat("M3", "hit_in")), "flank");
}

/// Rolling to Close: nobody stands.
void TestSantaAnnaFlanks::where_both_charge_a_flank_counts()
{
    KeptGame game = at_each_other();
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M5 @defender=K4 aspect=flank", {20})), "");
    QCOMPARE(q(game.play("roll-to-close", "@attacker=K4 @defender=M5", {20})), "");
    QCOMPARE(q(game.play("melee", "@attacker=M5 @defender=K4", {1, 1, 1, 1})), "");
    QCOMPARE(q(game.answer("aspect")), "flank roster");
    QCOMPARE(q(game.answer("attacker_aspect")), "front typed");
}

/// Rolling to Stand: once, against all who have closed.
void TestSantaAnnaFlanks::whoever_hits_the_flank_second_is_stood_against_there()
{
    KeptGame game = charged({"M3", "M1"});
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M3 @defender=K1", {20})), "");
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M1 @defender=K1 aspect=flank", {20})), "");
    QCOMPARE(q(game.follow({game.last() - 1, 0, 0}, "", {20})), "");
    QCOMPARE(q(game.answer("aspect")), "flank roster");
}

/// Rolling to Stand: a melee against the rear.
void TestSantaAnnaFlanks::who_is_caught_in_a_charge_stays_hit_in_the_rear()
{
    KeptGame game = charged({"M3"}, "order=hold castings=40 effectives=40");
    QCOMPARE(q(game.play_on("roll-to-close", "@attacker=M3 @defender=K1", {20, 1, 1, 1, 1, 1, 1})), "");
    QCOMPARE(q(game.answer("unit_nation")), "us roster");                    // which a roll to stand does not ask
    QVERIFY2(game.owed().contains("may pass-through"), game.owed().c_str()); // before the melee
    QCOMPARE(q(game.play("melee", "@attacker=M3 @defender=K1", {1, 1, 1, 1})), "");
    QVERIFY2(q(game.told()).contains("locked"), game.told().c_str());
    QCOMPARE(q(game.stat("K1", "hit_in")), "rear");
}

/// Rolling to Close, Multiple-Unit Melees: nobody fights four rounds in a turn.
void TestSantaAnnaFlanks::others_who_touch_end_what_is_played_on()
{
    KeptGame two = charged({"M3", "M1"});
    QCOMPARE(q(two.play("roll-to-close", "@attacker=M3 @defender=K1", {20})), "");
    QCOMPARE(q(two.play_on("roll-to-close", "@attacker=M1 @defender=K1", {20})), "");
    QVERIFY2(two.owed().contains("must roll-to-stand"), two.owed().c_str());
    QCOMPARE(q(two.stat("M3", "fought_this_turn")), "-");
}

#include "test_santa_anna_flanks.moc"
