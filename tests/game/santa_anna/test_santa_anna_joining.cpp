// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/santa_anna/plateau.h"

#include <QObject>
#include <QTest>

#include <fmt/format.h>

#include <tuple>

/// Adding Units to Melee, and charges that meet each other.
class TestSantaAnnaJoining : public QObject {
    Q_OBJECT
private slots:
    void who_touches_a_friend_in_melee_supports_it();
    void support_ends_with_a_move_or_the_melee();
    void a_friend_who_does_not_fight_is_not_supported();
    void who_is_touched_before_it_moves_closes_too();
    void whoever_is_touched_on_its_own_charge_closes_too();
    void all_who_touch_close_before_their_enemy_stands();
    void whoever_touches_one_that_retreats_catches_it_or_stops();
    void no_more_catch_one_that_retreats_than_fight_in_one_melee();
    void whoever_touches_one_that_breaks_stops();
    void a_charge_is_asked_for_where_it_can_still_be_made();
};

namespace {

/// M3 is locked with K1, and M1 with 14 castings charges K1.
KeptGame charging_on()
{
    KeptGame game = plateau();
    game.edit("M3", "in_melee=yes locked_with=2nd-indiana");
    game.edit("K1", "in_melee=yes");
    game.edit("M1", "experience=regular");
    declare(game, "M1", "K1");
    game.go_to("all-moves");
    game.play("movement", "@unit=M1", {4, 4, 4, 4});
    return game;
}

/// M3 and M1 touch K1; whoever stops short has that many inches left.
KeptGame two_at_one()
{
    KeptGame game = plateau();
    game.edit("M1", "order=charge experience=regular");
    game.edit("M3", "order=charge");
    declare(game, "M3", "K1");
    game.play("declare", "@charger=M1 @target=K1", {});
    game.go_to("all-moves");
    game.play("movement", "@unit=M3", {4, 4, 4});
    game.play("movement", "@unit=M1", {4, 4, 4, 4});
    game.play("contact", "@attacker=M3 @defender=K1 distance=10", {});
    game.play("contact", "@attacker=M1 @defender=K1 distance=5", {});
    game.go_to("hold-fire");
    game.end_phase();
    return game;
}

} // namespace

void TestSantaAnnaJoining::who_touches_a_friend_in_melee_supports_it()
{
    KeptGame game = charging_on();
    QVERIFY2(game.end_phase().contains("still owed: Uraga's 1st battalion touches 2nd Indiana"), game.owed().c_str());
    QCOMPARE(q(game.play("support", "@attacker=M1 distance=3", {})), "friend: name who is the friend");
    QCOMPARE(q(game.play("support", "@attacker=M1 @friend=M3 distance=17", {})), "distance: the charge goes 16 in: it falls short");
    QCOMPARE(q(game.play("support", "@attacker=M1 @friend=K1 distance=3", {})),
             "friend: 2nd Indiana and Uraga's 1st battalion are enemies");
    QCOMPARE(q(game.play("support", "@attacker=M1 @friend=M3 distance=3", {})), "");
    QVERIFY2(!game.owed().contains("must") && !game.owed().contains("either"), game.owed().c_str());
    game.go_to("hold-fire");
    game.end_phase();
    QVERIFY2(!game.owed().contains("roll-to-close"), game.owed().c_str());
    QCOMPARE(q(game.play("melee", "@attacker=M3 @defender=K1", {1, 1, 1, 1})), "");
    QCOMPARE(q(game.answer("attacker_supporters")), "14 roster");
    QCOMPARE(q(game.stat("M1", "in_melee")), "-");
}

void TestSantaAnnaJoining::support_ends_with_a_move_or_the_melee()
{
    KeptGame game = charging_on();
    game.play("support", "@attacker=M1 @friend=M3 distance=3", {});
    game.end_turn();
    QCOMPARE(q(game.stat("M1", "supports")), "perez-light");
    KeptGame moved = game;
    moved.edit("M1", "order=move");
    moved.go_to("all-moves");
    QCOMPARE(q(moved.play("movement", "@unit=M1 kind=move", {1, 1, 1})), "");
    QCOMPARE(q(moved.stat("M1", "supports")), "-");
    game.edit("M3", "in_melee=no locked_with=");
    game.end_turn();
    QCOMPARE(q(game.stat("M1", "supports")), "-");
}

void TestSantaAnnaJoining::a_friend_who_does_not_fight_is_not_supported()
{
    KeptGame game = charging_on();
    QCOMPARE(q(game.play("support", "@attacker=M1 @friend=M2 distance=3", {})),
             "friend_in_melee: it fights in no melee that could be joined");
    QCOMPARE(q(game.play("support", "@attacker=M2 @friend=M3", {})), "attacker: Uraga's 2nd battalion has declared no charge");
}

/// Both have declared charges at each other; K4 is touched before it has moved.
void TestSantaAnnaJoining::who_is_touched_before_it_moves_closes_too()
{
    KeptGame game = plateau();
    game.edit("K4", "order=charge");
    QCOMPARE(q(declare(game, "M5", "K4")), "");
    QCOMPARE(q(game.play("declare", "@charger=K4 @target=M5", {})), "");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("movement", "@unit=M5", {4, 4, 4, 4, 4, 4, 4})), "");
    QCOMPARE(q(game.play("contact", "@attacker=M5 @defender=K4", {})), "");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M5 @defender=K4", {20})), "");
    QVERIFY2(game.end_phase().contains("still owed: Kentucky cavalry charges too, and rolls to close"), game.owed().c_str());
    QCOMPARE(q(game.play("roll-to-close", "@attacker=K4 @defender=M5", {20})), "");
    QVERIFY2(game.end_phase().contains("still owed: All who touch fight in one melee"), game.owed().c_str());
    QCOMPARE(q(game.play("melee", "@attacker=M5 @defender=K4", {1, 1, 1, 1})), "");
    QCOMPARE(q(game.end_phase()), "");
}

/// M5 charges K1 and meets K4, who has declared its charge at M5.
void TestSantaAnnaJoining::whoever_is_touched_on_its_own_charge_closes_too()
{
    KeptGame game = plateau();
    game.edit("K4", "order=charge");
    declare(game, "M5", "K1");
    game.play("declare", "@charger=K4 @target=M5", {});
    game.go_to("all-moves");
    game.play("movement", "@unit=M5", {4, 4, 4, 4, 4, 4, 4});
    QCOMPARE(q(game.play("contact", "@attacker=M5 @defender=K4", {})), "");
    game.go_to("hold-fire");
    game.end_phase();
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M5 @defender=K4", {20})), "");
    QVERIFY2(game.end_phase().contains("still owed: Kentucky cavalry charges too, and rolls to close"), game.owed().c_str());
}

void TestSantaAnnaJoining::all_who_touch_close_before_their_enemy_stands()
{
    KeptGame game = two_at_one();
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M3 @defender=K1", {20})), "");
    QCOMPARE(q(game.play("roll-to-stand", "@attacker=M3 @defender=K1", {20})),
             "defender: Uraga's 1st battalion touches 2nd Indiana and rolls to close first");
    QVERIFY2(!game.end_phase().contains("rolls to stand"), game.end_phase().c_str());
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M1 @defender=K1", {20})), "");
    QVERIFY2(game.end_phase().contains("2nd Indiana rolls to stand"), game.end_phase().c_str());
    QCOMPARE(q(game.owed()).count("roll-to-stand"), 1);
    QCOMPARE(q(game.play("roll-to-stand", "@attacker=M3 @defender=K1", {20})), "");
    QCOMPARE(q(game.play("melee", "@attacker=M3 @defender=K1", {1, 1, 1, 1})), "attacker: Uraga's 1st battalion fights in this melee too");
    QCOMPARE(q(game.play("melee", "@attacker=M3+M1 @defender=K1", {1, 1, 1, 1, 1, 1, 1})), "");
    QVERIFY2(game.told().contains("[Put 1 casting of Perez's light battalion behind it as a straggler.]"), game.told().c_str());
    QVERIFY2(game.told().contains("[Melee uses up Uraga's 1st battalion's initial volley: take its marker off.]"), game.told().c_str());
    QCOMPARE(q(game.end_phase()), "");
}

/// A table that has the enemy stand first. Perez's light battalion has 2 inches left, Uraga's 1st battalion 11.
void TestSantaAnnaJoining::whoever_touches_one_that_retreats_catches_it_or_stops()
{
    for (const auto& [first, second, caught] : {std::tuple{"M3", "M1", true}, std::tuple{"M1", "M3", false}}) {
        KeptGame game = two_at_one();
        const std::string second_at = fmt::format("@attacker={} @defender=K1", second);
        game.play("roll-to-close", fmt::format("@attacker={} @defender=K1", first), {20});
        QCOMPARE(q(game.play("roll-to-stand", fmt::format("@attacker={} @defender=K1", first), {2, 1}, "at once")), "");
        QVERIFY2(game.end_phase().contains("2nd Indiana makes a retreat move"), game.end_phase().c_str());
        QCOMPARE(q(game.play("movement", "@unit=K1", {2, 2, 2, 2})), "");
        QCOMPARE(game.stat(second, "closed_with") == "2nd-indiana", caught);
        QCOMPARE(q(game.play("roll-to-close", second_at, {20})),
                 q(fmt::format("attacker: the charge of {} has come to an end this turn",
                               caught ? "Uraga's 1st battalion" : "Perez's light battalion")));
        QVERIFY2(game.end_phase().contains("catches 2nd Indiana in its rear"), game.end_phase().c_str());
        QCOMPARE(q(game.play("melee", "@attacker=M1 @defender=K1 aspect=rear", {1, 1, 1, 1})), "");
        QCOMPARE(q(game.end_phase()), "");
    }
}

void TestSantaAnnaJoining::no_more_catch_one_that_retreats_than_fight_in_one_melee()
{
    for (const bool breaks : {false, true}) {
        KeptGame game = two_at_one();
        for (const char* const charger : {"M2", "M4", "M5"})
            game.edit(charger, "charging=yes touches=2nd-indiana closed_with=2nd-indiana closed_this_turn=yes inches_left=12");
        for (const char* const charger : {"M3", "M1"})
            QCOMPARE(q(game.play("roll-to-close", fmt::format("@attacker={} @defender=K1", charger), {20})), "");
        game.edit("M3", "inches_left=12");
        game.edit("M1", "inches_left=12");
        QCOMPARE(q(game.play("roll-to-stand", "@attacker=M3 @defender=K1", {5, 1})), "");
        QCOMPARE(q(game.play("movement", "@unit=K1", {1, 1, 1, 1})), "");
        const int retreat = game.last();
        if (breaks)
            game.edit("K1", "castings=5 effectives=3 stragglers=2");
        QCOMPARE(q(game.follow({retreat, 1, 0}, "", breaks ? std::vector{20, 20, 20, 20, 1} : std::vector(10, 1))), "");
        QCOMPARE(q(game.answer("attacker_effectives")).count(','), 3);
        QCOMPARE(game.stat("K1", "broken") == "yes", breaks);
        if (!breaks) { // the fifth fights in a melee of its own
            QVERIFY(game.end_phase().contains("Lancers catches 2nd Indiana in its rear"));
            QCOMPARE(q(game.follow({retreat, 2, 0}, "", {1, 1, 1, 1})), "");
        }
        QVERIFY(!game.end_phase().contains("in its rear"));
    }
}

void TestSantaAnnaJoining::whoever_touches_one_that_breaks_stops()
{
    KeptGame game = two_at_one();
    game.edit("K1", "effectives=11 stragglers=10");
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M3 @defender=K1", {6})), "");
    QCOMPARE(q(game.play("fire", "@firer=M3 @target=K1 firer_quarter_volley=yes", {15})), "");
    QCOMPARE(q(game.stat("K1", "broken")), "yes");
    QVERIFY2(!game.end_phase().contains("rolls to close"), game.end_phase().c_str());
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M1 @defender=K1", {})),
             "attacker: the charge of Uraga's 1st battalion has come to an end this turn");
}

void TestSantaAnnaJoining::a_charge_is_asked_for_where_it_can_still_be_made()
{
    KeptGame game = plateau();
    declare(game, "M3", "K1");
    game.go_to("melee");
    QVERIFY2(!game.idle().contains("has not charged home"), game.idle().c_str());
    game.edit("M2", "order=charge moved_this_turn=yes"); // at nobody
    QVERIFY2(!game.idle().contains("has not charged home"), game.idle().c_str());
    game.edit("M3", "moved_this_turn=yes");
    QVERIFY(is_idle(game, "perez-light has not charged home: roll-to-close attacker"));
    game.edit("M3", "touches=2nd-indiana");
    QVERIFY2(!game.idle().contains("has not charged home"), game.idle().c_str());
}

#include "test_santa_anna_joining.moc"
