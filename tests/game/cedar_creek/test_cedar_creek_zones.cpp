// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/cedar_creek/belle_grove.h"

#include <QObject>
#include <QString>
#include <QTest>

/// A kept game of Cedar Creek: stacks, advances and routs, zones that count, the tactical retreat, other ratings on foot, the end.
class TestCedarCreekZones : public QObject {
    Q_OBJECT
private slots:
    void a_zone_holds_one_second_line_of_its_division();
    void brigades_of_several_zones_attack_one_zone();
    void a_victor_of_the_first_line_occupies_the_zone();
    void a_victor_advances_before_the_next_attack();
    void the_second_line_of_the_attack_goes_along();
    void who_is_not_hit_neither_retreats_nor_holds();
    void the_last_to_pass_through_controls_a_zone();
    void a_brigade_ends_its_move_near_its_division();
    void fatigue_is_taken_only_for_points_that_were_needed();
    void on_foot_other_ratings_count();
    void a_routed_brigade_makes_one_more_rout_move();
    void a_tactical_retreat_takes_sheridan_and_comes_before_the_initiative();
    void the_battle_ends_with_turn_9();
};

void TestCedarCreekZones::a_zone_holds_one_second_line_of_its_division()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("attack", "@attacker=R1 @attacker_support=R2+R3 @defender=H2", {4, 4})),
             "attacker_support: a zone holds one second line (10.5)");
    QCOMPARE(q(game.play("attack", "@attacker=R1 @defender=H2 @defender_support=T1", {4, 4})),
             "defender_support: Wildes stacks with brigades of its own division (10.5)");
    game.edit("P1", "declared=nothing");
    QCOMPARE(q(game.play("attack", "@attacker=R1+R4 @attacker_support=P1+R2 @defender=H2 @defender_support=H1", {4, 4})), "");
}

void TestCedarCreekZones::brigades_of_several_zones_attack_one_zone()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("attack", "@attacker=R1+R2 @defender=H2+T1", {4, 4})),
             "defender: brigades of several zones attack one zone, with one brigade in its first line (11.1)");
    QCOMPARE(q(game.play("attack", "@attacker=R1 @defender=H2+T1", {4, 4})), "");
}

void TestCedarCreekZones::a_victor_of_the_first_line_occupies_the_zone()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("advance", "@brigade=R1", {})), "brigade: nobody has left a zone to Cook (11.4)");
    QCOMPARE(q(game.play("attack", "@attacker=R1+R3 @attacker_support=R2 @defender=H3", {6, 6, 1})), "");
    QCOMPARE(q(game.follow({game.last(), 0}, "", {2})), "");
    QCOMPARE(q(game.owed()), q(std::to_string(game.last()) + ".0 may advance (confederate)"));
    QCOMPARE(q(game.play("advance", "@brigade=R2", {})), "brigade: nobody has left a zone to Cox (11.4)");
    QCOMPARE(q(game.play("advance", "@brigade=R3 passes=middletown-south", {})), "");
    QCOMPARE(q(game.stat("union", "middletown_south")), "confederate");
    QCOMPARE(q(game.owed()), "");
}

void TestCedarCreekZones::a_victor_advances_before_the_next_attack()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("attack", "@attacker=R1 @defender=H3", {6, 6, 1})), "");
    QCOMPARE(q(game.follow({game.last(), 0}, "", {2})), "");
    QCOMPARE(q(game.play("attack", "@attacker=R3 @defender=T1", {4, 4})), "");
    QCOMPARE(q(game.play("advance", "@brigade=R1", {})),
             "brigade: Cook occupies the zone right after the fight, before the next attack (11.4)");
}

void TestCedarCreekZones::the_second_line_of_the_attack_goes_along()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("attack", "@attacker=R1+R4 @attacker_support=R2 @defender=H2 terrain=higher,woods", {1, 6})), "");
    QCOMPARE(q(game.outcome("result")), "attacker-loses");
    QCOMPARE(q(game.play("retreat", "@brigade=R4 choice=hold", {})), "");
    QCOMPARE(q(game.stat("H2", "fatigue")), "1");
    QCOMPARE(q(game.play("retreat", "@brigade=R1 @second_line=R2", {1})), "choice: Choice: say which, retreat or hold");
    QCOMPARE(q(game.play("retreat", "@brigade=R1 @second_line=R2 choice=retreat", {1})), "");
    QCOMPARE(q(game.stat("R2", "fatigue")), "1");
    QCOMPARE(q(game.stat("R2", "losses")), "0");
    QCOMPARE(q(game.owed()), q(std::to_string(game.last()) + ".0 may advance (union)"));
}

void TestCedarCreekZones::who_is_not_hit_neither_retreats_nor_holds()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("retreat", "@brigade=H3", {2})), "brigade: Kitching is not hit (11.4)");
    QCOMPARE(q(game.play("retreat", "@brigade=H3 choice=hold", {})), "brigade: Kitching is not hit (11.4)");
}

void TestCedarCreekZones::the_last_to_pass_through_controls_a_zone()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("movement-cost", "@brigade=R1 zones=2 passes=middletown-south,entry-13", {})), "");
    QCOMPARE(q(game.stat("union", "middletown_south")), "confederate");
    QCOMPARE(q(game.stat("union", "entry_13")), "confederate");
    QVERIFY(game.standing().contains("confederate 5: 5 points"));
    QCOMPARE(q(game.play("movement-cost", "@brigade=H1 zones=2 passes=middletown-south", {})), "");
    QCOMPARE(q(game.stat("union", "middletown_south")), "union");
    QCOMPARE(q(game.play("victory", "", {})), "");
    QCOMPARE(q(game.answer("entry_13")), "confederate roster");
}

void TestCedarCreekZones::a_brigade_ends_its_move_near_its_division()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("movement-cost", "@brigade=R1 zones=2 apart=yes", {})),
             "apart: Cook ends its move within 2 zones of its division (10)");
    QCOMPARE(q(game.play("movement-cost", "@brigade=R1 zones=2 apart=yes", {}, "it was driven off")), "");
    QCOMPARE(q(game.stat("R1", "apart")), "yes");
    QVERIFY(game.summary("R1").find("apart from its division") != std::string::npos);
    game.end_phase("on we go");
    make_ready(game);
    QCOMPARE(q(game.play("movement-cost", "@brigade=R1 zones=2", {})), "");
    QCOMPARE(q(game.stat("R1", "apart")), "no");
}

void TestCedarCreekZones::fatigue_is_taken_only_for_points_that_were_needed()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("movement-cost", "@brigade=R1 zones=3 fatigue_bonus=yes", {})), "");
    QCOMPARE(q(game.stat("R1", "fatigue")), "0");
    QCOMPARE(q(game.play("movement-cost", "@brigade=R2 zones=3 road_zones=1 fatigue_bonus=yes", {})), "");
    QCOMPARE(q(game.stat("R2", "fatigue")), "1");
}

void TestCedarCreekZones::on_foot_other_ratings_count()
{
    KeptGame game = movement_of(3);
    game.edit("P1", "losses=1 strength=2");
    KeptGame lost = game;
    QCOMPARE(q(lost.edit("P1", "losses=2 strength=1")), "");
    const std::string none_left = lost.play("movement-cost", "@brigade=P1 zones=1 mount_change=yes", {});
    QVERIFY2(none_left.contains("mount_change: Payne has no strength left that way (2)"), none_left.c_str());
    QCOMPARE(q(game.play("movement-cost", "@brigade=P1 zones=1 mount_change=yes", {})), "");
    QCOMPARE(q(game.stat("P1", "strength")), "1");
    QCOMPARE(q(game.stat("P1", "strength_at_start")), "2");
    QCOMPARE(q(game.stat("P1", "other_strength")), "3");
    QCOMPARE(q(game.play("movement-cost", "@brigade=M3 mount_change=yes", {})), "");
    QCOMPARE(q(game.stat("M3", "strength")), "6");
    QCOMPARE(q(game.stat("M3", "mounted")), "yes");
    QCOMPARE(q(game.stat("M3", "artillery")), "1");
}

void TestCedarCreekZones::a_routed_brigade_makes_one_more_rout_move()
{
    KeptGame game = movement_of(2);
    game.edit("H3", "routed=yes");
    game.go_to("administrative");
    QCOMPARE(q(game.owed()), q(std::to_string(game.last()) + ".0 must retreat (union)"));
    QVERIFY(game.end_phase().contains("still owed: Kitching makes another rout move"));
    QCOMPARE(q(game.play("retreat", "@brigade=H3", {})), "");
    QCOMPARE(q(game.answer("choice")), "rout-move next");
    QCOMPARE(q(game.stat("H3", "losses")), "0");
    QCOMPARE(q(game.play("retreat", "@brigade=H3", {})), "brigade: Kitching has made its rout move (9)");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.owed()), q(std::to_string(game.last()) + ".0 must rout-recovery (union)"));
}

void TestCedarCreekZones::a_tactical_retreat_takes_sheridan_and_comes_before_the_initiative()
{
    KeptGame game = dawn();
    game.end_turn();
    QCOMPARE(q(game.play("tactical-retreat", "", {})), "union: it requires Sheridan (6.1)");
    game.end_turn();
    game.end_turn();
    QCOMPARE(q(game.follow({game.last(), 0}, "", {1})), "");
    QCOMPARE(q(game.owed()), q(std::to_string(game.last()) + ".0 either initiative (union)"));
    QCOMPARE(q(game.follow({game.last(), 0, 1}, "", {})), "");
    QCOMPARE(q(game.stat("union", "tactical_retreat")), "yes");
    QCOMPARE(q(game.owed()), q(std::to_string(game.last()) + ".0 must initiative (both)"));
    QCOMPARE(q(game.play("tactical-retreat", "", {})), "union: it is declared for this turn");
    QCOMPARE(q(game.play("initiative", "", {5, 1})), "");
    QCOMPARE(q(game.owed()), "");
    QCOMPARE(q(game.answer("tactical_retreat")), "yes roster");
    game.go_to("movement");
    make_ready(game);
    game.edit("confederate", "plays=no");
    QCOMPARE(q(game.play("movement-cost", "@brigade=T1 attack=yes", {})), "attack: in a tactical retreat no Union brigade attacks (6.1)");
    game.end_turn();
    QCOMPARE(q(game.stat("union", "tactical_retreat")), "no");
    QCOMPARE(q(game.owed()), q(std::to_string(game.last()) + ".0 either initiative (union)"));
    game.play("initiative", "", {4, 4});
    QCOMPARE(q(game.play("tactical-retreat", "", {})), "union: it is declared before the initiative is rolled (6.1)");
    game.play("initiative", "", {5, 1});
    QCOMPARE(q(game.owed()), "");
    QCOMPARE(q(game.play("tactical-retreat", "", {})), "union: it is declared before the initiative is rolled (6.1)");
    while (game.journal().state().stage.turn < 9)
        game.end_turn();
    QCOMPARE(q(game.owed()), q(std::to_string(game.last()) + ".0 must initiative (both)"));
    QCOMPARE(q(game.play("tactical-retreat", "", {})), "union: none is begun on the last turn (6.1)");
}

void TestCedarCreekZones::the_battle_ends_with_turn_9()
{
    KeptGame game = dawn();
    while (game.stage() != "9 administrative")
        QCOMPARE(q(game.end_phase("on we go")), "");
    QCOMPARE(q(game.end_phase()), "");
    QVERIFY(game.end_phase().contains("the battle is decided"));
    QVERIFY(game.play("movement-cost", "@brigade=R1 zones=1", {}).contains("the battle is decided"));
    QCOMPARE(q(game.play("victory", "", {})), "");
    QVERIFY(game.end_phase().contains("the battle is decided"));
}

#include "test_cedar_creek_zones.moc"
