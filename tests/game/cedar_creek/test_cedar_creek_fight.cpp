// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/cedar_creek/belle_grove.h"

#include <QObject>
#include <QString>
#include <QTest>

/// A kept game of Cedar Creek: what a fight leaves for the retreats and stands that follow it.
class TestCedarCreekFight : public QObject {
    Q_OBJECT
private slots:
    void artillery_of_a_lone_charging_brigade_does_not_roll();
    void a_routed_brigade_retreats_at_fatigue_2();
    void a_charge_tires_after_the_retreat_is_tested();
    void each_victor_may_be_tired_by_a_stand();
    void who_leaves_a_zone_may_be_attacked_in_another();
    void a_routed_victor_takes_no_more_fatigue();
    void a_hit_is_decided_before_the_next_attack();
    void an_enemy_zone_left_in_the_front_is_named();
    void a_second_line_supports_one_attack_and_charges_none();
    void who_is_named_in_a_retreat_had_a_part_in_the_fight();
    void who_has_hit_does_not_retreat();
    void a_zone_with_a_second_line_is_not_left_by_who_holds_to_the_last();
    void a_second_line_of_an_earlier_attack_goes_back_with_no_other();
};

namespace {

/// The choices of what is owed first, joined by "; ".
std::string choices(const KeptGame& game)
{
    std::string words;
    for (const auto& choice : game.journal().state().owed.front().next.choices)
        words += (words.empty() ? "" : "; ") + text(choice.words);
    return words;
}

} // namespace

void TestCedarCreekFight::artillery_of_a_lone_charging_brigade_does_not_roll()
{
    KeptGame game = movement_of(3);
    game.edit("M3", "mounted=yes declared=charge");
    QCOMPARE(q(game.play("attack", "@attacker=M3 @charger=M3 @defender=R2", {3, 3})), "");
    QCOMPARE(q(game.answer("attacker_artillery")), " roster");
    QCOMPARE(q(game.outcome("attacker_total")), "7");
}

void TestCedarCreekFight::a_routed_brigade_retreats_at_fatigue_2()
{
    KeptGame game = movement_of(2);
    game.edit("H3", "routed=yes losses=1 strength=3 fatigue=1");
    QCOMPARE(q(game.play("attack", "@attacker=R1 @defender=H3 defender_artillery=", {6, 1}, "it is silent")), "");
    QCOMPARE(q(game.stat("H3", "fatigue")), "1");
    QCOMPARE(q(game.follow({game.last(), 0}, "", {3})), "");
    QCOMPARE(q(game.answer("fatigue")), "2 next");
    QCOMPARE(q(game.outcome("total")), "5");
    game.edit("H2", "routed=yes");
    QCOMPARE(q(game.play("retreat", "@brigade=H2", {1}, "no attack was written down")), "");
    QCOMPARE(q(game.answer("fatigue")), "2 roster");
}

void TestCedarCreekFight::a_charge_tires_after_the_retreat_is_tested()
{
    KeptGame game = movement_of(3);
    QCOMPARE(q(game.play("attack", "@attacker=P1 @charger=P1 @defender=H2 terrain=higher", {1, 6})), "");
    QCOMPARE(q(game.stat("P1", "fatigue")), "2");
    QCOMPARE(q(game.follow({game.last(), 0}, "", {4})), "");
    QCOMPARE(q(game.answer("fatigue")), "1 next");
    QCOMPARE(q(game.outcome("result")), "orderly");
}

void TestCedarCreekFight::each_victor_may_be_tired_by_a_stand()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("attack", "@attacker=R1+R3 @defender=H3", {6, 6, 1})), "");
    QCOMPARE(q(choices(game)), "Kitching retreats; Kitching holds, Cook tires; Kitching holds, Battle tires");
    QCOMPARE(q(game.follow({game.last(), 0, 2}, "", {})), "");
    QCOMPARE(q(game.stat("R1", "fatigue")), "0");
    QCOMPARE(q(game.stat("R3", "fatigue")), "1");
}

void TestCedarCreekFight::who_leaves_a_zone_may_be_attacked_in_another()
{
    KeptGame game = movement_of(3);
    QCOMPARE(q(game.play("attack", "@attacker=R1+R3 @defender=H2 @defender_support=H1", {6, 1})), "");
    QCOMPARE(q(game.stat("H1", "was_attacked")), "yes");
    QCOMPARE(q(game.follow({game.last(), 0}, "", {2})), "");
    QCOMPARE(q(game.stat("H2", "was_attacked")), "no");
    QCOMPARE(q(game.stat("H1", "was_attacked")), "no");
    QCOMPARE(q(game.play("attack", "@attacker=R2 @defender=H3 @defender_support=H2", {4, 4, 4})), "");
}

void TestCedarCreekFight::a_routed_victor_takes_no_more_fatigue()
{
    KeptGame game = movement_of(2);
    game.edit("H2", "routed=yes");
    QCOMPARE(q(game.play("attack", "@attacker=R2 @defender=H2 terrain=higher", {1, 6})), "");
    QCOMPARE(q(game.outcome("result")), "attacker-loses");
    QCOMPARE(q(choices(game)), "Cox retreats; Cox holds");
    QCOMPARE(q(game.follow({game.last(), 0, 1}, "", {})), "");
    QCOMPARE(q(game.stat("H2", "fatigue")), "0");
}

/// 11.4: an attack is over when its loser has retreated or held.
void TestCedarCreekFight::a_hit_is_decided_before_the_next_attack()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("attack", "@attacker=R1 @defender=H3", {6, 6, 1})), "");
    const int fought = game.last();
    QCOMPARE(q(game.play("attack", "@attacker=R3 @defender=H2", {6, 1})), "attacker: Kitching retreats or holds first (11.4)");
    QCOMPARE(q(game.follow({fought, 0, 1}, "", {})), "");
    QCOMPARE(q(game.play("attack", "@attacker=R3 @defender=H2", {6, 1})), "");
}

/// 11.1
void TestCedarCreekFight::an_enemy_zone_left_in_the_front_is_named()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("attack", "@attacker=R1 @defender=H3 front_left=yes", {6, 6, 1})),
             "front_left: a brigade attacks all enemy zones of its front that no other attacks (11.1)");
    QCOMPARE(q(game.play("attack", "@attacker=R1 @defender=H3 front_left=yes", {6, 6, 1}, "a wall between them")), "");
    QVERIFY(game.told().contains("[The enemy zone left in its front is attacked in this round as well.]"));
}

/// 10.5, 11.3
void TestCedarCreekFight::a_second_line_supports_one_attack_and_charges_none()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("attack", "@attacker=R1 @attacker_support=P1 @defender=H3", {6, 6, 1})),
             "attacker_support: Payne charges: it is in the first line (10.5)");
    QCOMPARE(q(game.play("attack", "@attacker=R1 @attacker_support=R2 @defender=H2", {3, 6})), "");
    QCOMPARE(q(game.stat("R2", "attacked")), "yes");
    QCOMPARE(q(game.play("attack", "@attacker=R3 @attacker_support=R2 @defender=H3", {6, 6, 1})),
             "attacker_support: Cox has attacked in this round (7.1)");
}

/// 11.4
void TestCedarCreekFight::who_is_named_in_a_retreat_had_a_part_in_the_fight()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("attack", "@attacker=R1 @defender=H3", {6, 6, 1})), "");
    QCOMPARE(q(game.play("retreat", "@brigade=H3 @victor=R2 choice=hold", {})), "victor: Cox has not hit it (11.4)");
    QCOMPARE(q(game.play("retreat", "@brigade=H3 @second_line=T1 choice=retreat", {1})),
             "second_line: Wildes stacks with brigades of its own division (10.5)");
    QCOMPARE(q(game.play("retreat", "@brigade=H3 @victor=R1 choice=hold", {})), "");
    QCOMPARE(q(game.stat("R1", "fatigue")), "1");
}

void TestCedarCreekFight::who_has_hit_does_not_retreat()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("attack", "@attacker=R1+R3 @defender=H3", {6, 6, 1})), "");
    QCOMPARE(q(game.play("retreat", "@brigade=R1 choice=hold", {})), "brigade: Cook is not hit (11.4)");
    QCOMPARE(q(game.stat("R1", "losses")), "0");
}

void TestCedarCreekFight::a_zone_with_a_second_line_is_not_left_by_who_holds_to_the_last()
{
    for (const bool is_backed : {false, true}) {
        KeptGame game = movement_of(2);
        game.edit("H3", "losses=3 strength=1 artillery=0");
        QCOMPARE(q(game.play("attack", is_backed ? "@attacker=R1 @defender=H3 @defender_support=H1" : "@attacker=R1 @defender=H3", {6, 1})),
                 "");
        if (is_backed)
            QCOMPARE(q(game.play("retreat", "@brigade=H3 @second_line=H2 choice=retreat", {1})),
                     "brigade: Kitching has a second line that goes back with it: say which (11.3); second_line: Coates was not behind it "
                     "in the attack (11.3)");
        QCOMPARE(q(game.follow({game.last(), 0, 1}, "", {})), "");
        QCOMPARE(q(game.stat("H3", "eliminated")), "yes");
        QCOMPARE(q(game.owed()).contains("may advance"), !is_backed);
    }
}

/// 11.3: neither alone nor where others of a later attack have second lines that nobody knows.
void TestCedarCreekFight::a_second_line_of_an_earlier_attack_goes_back_with_no_other()
{
    KeptGame game = movement_of(1);
    QCOMPARE(q(game.play("attack", "@attacker=R1 @defender=H2 @defender_support=H1", {3, 3})), "");
    QCOMPARE(q(game.play("attack", "@attacker=R3 @defender=H3", {6, 6, 1})), "");
    QCOMPARE(q(game.play("retreat", "@brigade=H3 @second_line=H1 choice=retreat", {1})),
             "second_line: Duval was not behind it in the attack (11.3)");
    KeptGame two = movement_of(3);
    two.edit("H2", "strength=12 strength_at_start=12");
    QCOMPARE(q(two.play("attack", "@attacker=H1 @defender=R4 @defender_support=R3", {3, 3})), "");
    QCOMPARE(q(two.play("attack", "@attacker=H2 @defender=R1+R2 @defender_support=P1", {6, 1})), "");
    QCOMPARE(q(two.play("retreat", "@brigade=R1 @second_line=R3 choice=retreat", {1})),
             "second_line: Battle was not behind it in the attack (11.3)");
    QCOMPARE(q(two.play("retreat", "@brigade=R1 @second_line=P1 choice=retreat", {1})), "");
}

#include "test_cedar_creek_fight.moc"
