// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/pedregal/padierna.h"

#include <QObject>
#include <QString>
#include <QTest>

/// A kept game of Pedregal: lost steps, leaders, recovery, bastions, moves, and what ends the game at once.
class TestPedregalUnits : public QObject {
    Q_OBJECT
private slots:
    void strength_falls_with_a_step();
    void of_several_the_player_says_who_loses_the_step();
    void a_leader_falls_with_his_own_side_alone();
    void an_engineer_rolls_apart_from_another_leader();
    void an_inactive_leader_helps_nobody();
    void a_strength_over_that_of_its_units_is_marked();
    void a_retreat_is_owed_for_each_unit();
    void without_a_way_back_a_step_is_lost();
    void a_disrupted_unit_recovers_when_it_has_not_moved();
    void a_bastion_holds_a_unit_of_each_arm();
    void a_garrison_is_covered_by_those_in_its_hex();
    void a_garrison_goes_out_in_its_own_movement();
    void a_trail_is_a_road_with_an_engineer();
    void an_engineer_enters_the_lava_in_the_place_of_a_unit();
    void behind_the_works_both_become_active();
    void after_santa_annas_death_his_hq_is_rolled_for();
    void at_san_augustin_the_game_is_over();
    void what_decides_on_the_last_turn_is_kept();
};

void TestPedregalUnits::strength_falls_with_a_step()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.edit("S1", "strength=5")), "");
    QCOMPARE(q(game.edit("N4", "strength=11")), "");
    QCOMPARE(q(game.play("attack", "@attacker=S1 @defender=N4", {1})), ""); // -6: Ax
    QCOMPARE(q(game.stat("S1", "steps")), "1");
    QCOMPARE(q(game.stat("S1", "strength")), "2");
    QCOMPARE(q(game.play("attack", "@attacker=V1 @defender=N4", {1})), "");
    QCOMPARE(q(game.stat("V1", "strength")), "1");
    QCOMPARE(q(game.play("attack", "@attacker=V1 @defender=N4", {1}, "again")), "");
    QCOMPARE(q(game.stat("V1", "strength")), "0");
    QCOMPARE(q(game.stat("V1", "destroyed")), "yes");
}

void TestPedregalUnits::of_several_the_player_says_who_loses_the_step()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.edit("N4", "strength=9")), "");
    QCOMPARE(q(game.play("attack", "@attacker=V1+V2 @defender=N4", {1})), ""); // -7: Ax
    QCOMPARE(q(game.answer("attacker_steps")), "4 roster");
    QCOMPARE(q(game.stat("V1", "steps")), "2");
    QVERIFY(game.end_phase().contains("still owed: New York Regiment loses it"));
    QCOMPARE(q(game.play("step-loss", "@unit=S1", {})), "unit: Smith's Brigade has no step to lose");
    QCOMPARE(q(game.play("step-loss", "@unit=V2", {})), "");
    QCOMPARE(q(game.answer("lost")), "1 next");
    QCOMPARE(q(game.stat("V1", "steps")), "2");
    QCOMPARE(q(game.stat("V2", "steps")), "1");
    QCOMPARE(q(counted(game, "us_steps_eliminated")), "1 roster");
    QCOMPARE(q(game.play("step-loss", "@unit=V1", {})), "unit: New York Regiment has no step to lose");
    QCOMPARE(q(game.play("attack", "@attacker=S1+S2+P1+P2 @defender=N1+N7", {6})), ""); // +17: Dx
    QCOMPARE(q(game.stat("N1", "destroyed")), "-");
    QCOMPARE(q(game.play("step-loss", "@unit=N7", {})), "");
    QCOMPARE(q(game.stat("N7", "destroyed")), "yes");
    QCOMPARE(q(counted(game, "mexican_units_destroyed")), "1 roster");
}

void TestPedregalUnits::a_leader_falls_with_his_own_side_alone()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("attack", "@attacker=S1 @attacker_leaders=L5 @defender=N4", {1})),
             "attacker_leaders: Valencia and Smith's Brigade are enemies");
    QCOMPARE(q(game.play("attack", "@attacker=S1 @defender=N4 attacker_leader=yes", {1})), "attacker_leaders: say which leader");
    QCOMPARE(q(game.play("attack", "@attacker=S1+S2+P1 @defender=N7 @defender_leaders=L5", {6})), ""); // +14: Dx
    QCOMPARE(q(game.answer("defender_leader")), "yes roster");
    QCOMPARE(q(game.play("leader-casualty", "@leader=E1", {6})), "leader: Beauregard was with no unit that lost a step");
    QCOMPARE(q(game.play("leader-casualty", "@leader=L5", {6})), "");
    QCOMPARE(q(game.stat("L5", "casualty")), "yes");
    QCOMPARE(q(counted(game, "mexican_leaders_lost")), "1 roster");
    QCOMPARE(q(counted(game, "us_leaders_lost")), "0 roster");
}

/// 19.3.
void TestPedregalUnits::an_engineer_rolls_apart_from_another_leader()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.edit("N4", "strength=11")), "");
    QCOMPARE(q(game.play("attack", "@attacker=S1 @attacker_leaders=L2+E1 @defender=N4 hexside=protected", {1})), "");
    QCOMPARE(q(game.answer("attacker_leader")), "yes roster");
    QCOMPARE(q(game.answer("charge_with_engineer")), "yes roster");
    const std::string n = std::to_string(game.last());
    QCOMPARE(q(game.owed()), q(n + ".0 must leader-casualty (twiggs); " + n + ".1 must leader-casualty (beauregard)"));
}

void TestPedregalUnits::an_inactive_leader_helps_nobody()
{
    KeptGame game = padierna();
    while (game.round() != "1 combat 2")
        game.end_phase("on we go");
    QCOMPARE(q(game.play("attack", "@attacker=N4 @attacker_leaders=L4 @defender=S1", {4, 1})), ""); // he is there, and may fall
    QCOMPARE(q(game.answer("attacker_leader")), "no roster");
}

void TestPedregalUnits::a_strength_over_that_of_its_units_is_marked()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("attack", "@attacker=S1+S3 @defender=N4 attack_strength=9", {4})), "attack_strength: its units have 7 together");
    QCOMPARE(q(game.play("attack", "@attacker=S1+S3 @defender=N4 attack_strength=6", {4})), "");
}

void TestPedregalUnits::a_retreat_is_owed_for_each_unit()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("retreat", "@unit=N4", {})), "unit: 10th Line and Tampico is not driven back");
    QCOMPARE(q(game.play("attack", "@attacker=S1+S2 @defender=N4+N7", {3})), ""); // +6: Dr
    QVERIFY(game.end_phase().contains("still owed: 10th Line and Tampico retreats"));
    QCOMPARE(q(game.play("retreat", "@unit=N4", {})), "");
    QCOMPARE(q(game.outcome("retreats")), "1");
    QCOMPARE(q(game.play("retreat", "@unit=N4", {})), "unit: 10th Line and Tampico is not driven back");
    QCOMPARE(q(game.play("retreat", "@unit=N7 way=ravine", {})), "way: only infantry retreats across a ravine (19.1)");
    QCOMPARE(q(game.play("retreat", "@unit=N7", {})), "");
    QCOMPARE(q(game.owed()), "");
}

void TestPedregalUnits::without_a_way_back_a_step_is_lost()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("attack", "@attacker=V2 @attacker_leaders=E1 @defender=N5", {2})), ""); // -2: Ar
    QCOMPARE(q(game.play("retreat", "@unit=V2 way=none", {})), "");
    QCOMPARE(q(game.stat("V2", "steps")), "1");
    QCOMPARE(q(counted(game, "us_steps_eliminated")), "1 roster");
    QCOMPARE(q(game.owed()), q(std::to_string(game.last()) + ".0 must leader-casualty (beauregard)"));
    QCOMPARE(q(game.play("attack", "@attacker=S1+S2 @defender=N4+N7 defender_retreat_blocked=yes", {3})), "");
    QVERIFY(game.told().contains("Take off 1 step of each unit, for the retreat that it cannot make."));
    QCOMPARE(q(game.play("retreat", "@unit=N4", {})), "");
    QCOMPARE(q(game.answer("way")), "none next");
    QCOMPARE(q(game.stat("N4", "destroyed")), "yes");
    QCOMPARE(q(game.stat("N7", "destroyed")), "-");
}

void TestPedregalUnits::a_disrupted_unit_recovers_when_it_has_not_moved()
{
    KeptGame game = padierna();
    QCOMPARE(q(game.edit("S1", "status=disrupted")), "");
    QCOMPARE(q(game.edit("V1", "status=disrupted")), "");
    game.go_to("movement");
    QCOMPARE(q(game.play("recover", "@unit=S2", {3})), "unit: Riley's Brigade is not disrupted");
    QCOMPARE(q(game.play("recover", "@unit=V1", {5})), "");
    QCOMPARE(q(game.stat("V1", "status")), "disrupted");
    QCOMPARE(q(game.play("recover", "@unit=V1 @with=L1", {5})), "unit: New York Regiment has tried to recover in this phase");
    QCOMPARE(q(game.play("move", "@unit=V1", {})), "unit: New York Regiment has tried to recover and does not move");
    QCOMPARE(q(game.play("recover", "@unit=S1 @with=L2", {5})), "");
    QCOMPARE(q(game.answer("leader")), "yes roster");
    QCOMPARE(q(game.stat("S1", "status")), "good");
    QCOMPARE(q(game.edit("P1", "status=disrupted")), "");
    QCOMPARE(q(game.play("move", "@unit=P1", {})), "");
    QCOMPARE(q(game.play("recover", "@unit=P1", {1})), "unit: Pierce's Brigade has moved in this phase");
    QCOMPARE(q(game.play("recover", "@unit=N1", {1})),
             "unit: Mejia's infantry does not act in the other side's half of the turn (17.1); unit: Mejia's infantry is not disrupted");
}

/// 19.1 Bastions.
void TestPedregalUnits::a_bastion_holds_a_unit_of_each_arm()
{
    KeptGame game = padierna();
    while (game.round() != "1 movement 2")
        game.end_phase("on we go");
    QCOMPARE(q(game.play("garrison", "@unit=N2 @bastion=J1", {})), "arm: only infantry and artillery are a garrison (19.1)");
    QCOMPARE(q(game.play("garrison", "@unit=N4 @bastion=J1", {})), "bastion: Bastion 1 has its garrison of that arm (19.1)");
    QCOMPARE(q(game.play("garrison", "@unit=N3", {})), "bastion: say which bastion");
    QCOMPARE(q(game.play("garrison", "@unit=N3 @bastion=J1", {})), "");
    QCOMPARE(q(game.stat("N3", "garrison")), "yes");
    QCOMPARE(q(game.stat("N3", "bastion")), "bastion-1");
    QCOMPARE(q(game.play("garrison", "@unit=G1 place=outside", {})), "");
    QCOMPARE(q(game.stat("G1", "garrison")), "no");
    QCOMPARE(q(game.play("garrison", "@unit=N4 @bastion=J1", {})), "");
    QCOMPARE(q(game.play("garrison", "@unit=N5 place=outside", {})), "unit: Activos of the Centre is in no bastion (19.1)");
}

/// 19.1 Bastions.
void TestPedregalUnits::a_garrison_is_covered_by_those_in_its_hex()
{
    KeptGame game = padierna();
    while (game.round() != "1 movement 2")
        game.end_phase("on we go");
    QCOMPARE(q(game.play("garrison", "@unit=N4 @bastion=J1 place=above", {})), "");
    QCOMPARE(q(game.stat("N4", "garrison")), "no");
    game.end_turn();
    game.go_to("combat");
    QVERIFY(game.play("attack", "@attacker=S1 @defender=G1", {3})
                .contains("a garrison is not attacked while other units are in its hex (19.1)"));
    QCOMPARE(q(game.play("attack", "@attacker=S1 @defender=N4 hexside=protected", {4})), "");
    QCOMPARE(q(game.answer("defender_covered")), "yes roster");
    QCOMPARE(q(game.outcome("differential")), "2"); // not halved
    QCOMPARE(q(game.play("retreat", "@unit=N4", {})), "");
    QCOMPARE(q(game.stat("N4", "bastion")), "-");
    QCOMPARE(q(game.play("attack", "@attacker=S2 @defender=G1", {3})), "");
    QCOMPARE(q(game.answer("defender_covered")), "no roster");
}

void TestPedregalUnits::a_garrison_goes_out_in_its_own_movement()
{
    KeptGame game = padierna();
    game.go_to("movement");
    QCOMPARE(q(game.play("garrison", "@unit=G1 place=outside", {})),
             "unit: Bravos National Guard does not act in the other side's half of the turn (17.1)");
    game.go_to("combat");
    QVERIFY(game.play("garrison", "@unit=G1 place=outside", {}).contains("in combat a unit goes in or out by its advance (19.1)"));
    KeptGame other = padierna();
    other.go_to("movement");
    QCOMPARE(q(other.play("garrison", "@unit=S3 @bastion=J1", {})), "bastion: Bastion 1 is held by the enemy (19.1)");
}

/// 19.3.
void TestPedregalUnits::a_trail_is_a_road_with_an_engineer()
{
    KeptGame game = padierna();
    game.go_to("movement");
    QCOMPARE(q(game.play("move", "@unit=S1 @stack=S2+S3 @with=E1 trail=yes", {})), "");
    QCOMPARE(q(game.outcome("as_road")), "yes");
    for (const char* moved : {"S1", "S2", "S3", "E1"})
        QCOMPARE(q(game.stat(moved, "moved")), "yes");
    QCOMPARE(q(game.play("move", "@unit=P1 trail=yes", {})), "");
    QCOMPARE(q(game.outcome("as_road")), "no");
    QCOMPARE(q(game.play("move", "@unit=P2 @with=L1 trail=yes", {})), "");
    QCOMPARE(q(game.outcome("as_road")), "no");
    QCOMPARE(q(game.play("move", "@unit=V1 @stack=N1", {})),
             "stack: Mejia's infantry and New York Regiment are enemies; stack: Mejia's infantry does not act in the other side's half of "
             "the turn (17.1)");
}

/// 19.3.
void TestPedregalUnits::an_engineer_enters_the_lava_in_the_place_of_a_unit()
{
    KeptGame game = padierna();
    game.go_to("movement");
    QCOMPARE(q(game.play("lava-bed", "@unit=E1", {})), "");
    QCOMPARE(q(game.answer("mover")), "engineer roster");
    QCOMPARE(q(game.play("lava-bed", "@unit=D1", {4})),
             "unit: 1st Dragoons is not infantry: only U.S. infantry and leaders enter a lava bed (19.1)");
    QCOMPARE(q(game.play("lava-bed", "@unit=H8", {4})), "unit: U.S. HQ is not a leader: an HQ enters no lava bed (19.1)");
    QCOMPARE(q(game.play("ravine", "@unit=E2", {})), "unit: Lee is not a combat unit");
}

/// 19.4.
void TestPedregalUnits::behind_the_works_both_become_active()
{
    KeptGame game = padierna();
    game.go_to("movement");
    QCOMPARE(q(game.play("mexican-command", "us_behind_protected_hexside=yes", {})), "");
    QVERIFY(game.told().contains("Santa Anna becomes active."));
    QCOMPARE(q(game.stat("L4", "active")), "yes");
    QCOMPARE(q(game.stat("H9", "active")), "yes");
}

/// 19.4.
void TestPedregalUnits::after_santa_annas_death_his_hq_is_rolled_for()
{
    KeptGame game = padierna();
    QCOMPARE(q(game.edit("L4", "casualty=yes")), "");
    while (game.round() != "1 command 2")
        QCOMPARE(q(game.end_phase("on we go")), "");
    QCOMPARE(q(game.play("mexican-command", "", {1})), "");
    QCOMPARE(q(game.stat("H9", "active")), "yes");
    QVERIFY(game.stat("L4", "active") != "yes");
    QCOMPARE(q(game.play("mexican-command", "", {1})),
             "mexican: Santa Anna is a casualty, and his HQ is active (19.4); mexican: Santa Anna has been tested in this phase (19.4)");
}

/// 18.2.
void TestPedregalUnits::at_san_augustin_the_game_is_over()
{
    KeptGame game = padierna();
    game.go_to("movement");
    QCOMPARE(q(game.play("san-augustin", "", {})), "unit: name who is the unit");
    QCOMPARE(q(game.play("san-augustin", "@unit=S1", {})), "unit: Smith's Brigade is not Mexican (18.2)");
    while (game.round() != "1 movement 2")
        game.end_phase("on we go");
    QCOMPARE(q(game.play("san-augustin", "@unit=N2", {})), "");
    QVERIFY2(game.standing().contains("mexican 0 over: won"), game.standing().c_str());
    QVERIFY(game.play("move", "@unit=N4", {}).contains("the battle is decided"));
    QVERIFY(game.end_phase().contains("the battle is decided"));
    QCOMPARE(q(game.play("victory", "", {})), "");
    QCOMPARE(q(game.outcome("result")), "mexican");
}

/// 18.2.
void TestPedregalUnits::what_decides_on_the_last_turn_is_kept()
{
    KeptGame game = padierna();
    while (game.round() != "16 combat aftermath 2")
        QCOMPARE(q(game.end_phase("on we go")), "");
    QVERIFY2(game.standing().contains("mexican 0 over: 0 points"), game.standing().c_str()); // until the river is asked about
    QCOMPARE(q(game.play("victory", "mexican_holds_south=yes", {})), "");
    QCOMPARE(q(game.outcome("result")), "mexican");
    QVERIFY2(game.standing().contains("mexican 0 over: won"), game.standing().c_str());
}

#include "test_pedregal_units.moc"
