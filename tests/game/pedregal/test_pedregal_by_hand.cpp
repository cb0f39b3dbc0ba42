// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/pedregal/padierna.h"

#include <QObject>
#include <QTest>

/// A kept game of Pedregal: where leaders are, what boxes hold, what counts as the units stand.
class TestPedregalByHand : public QObject {
    Q_OBJECT
private slots:
    void a_leader_helps_whom_he_commands();
    void a_leader_is_with_one_formation_a_phase();
    void each_unit_is_in_one_box();
    void who_left_the_map_for_a_box_deploys_from_it();
    void a_leader_of_another_box_does_not_help();
    void the_works_are_said_by_who_awakens_santa_anna();
    void who_has_no_step_is_no_longer_there();
    void losses_follow_the_units();
    void who_routs_by_hand_comes_back_in_two_turns();
    void nothing_follows_the_last_turn();
    void who_is_in_no_box_any_more_is_in_none();
    void steps_by_hand_follow_each_other();
};

namespace {

KeptGame us_movement_with_disrupted(std::initializer_list<const char*> units)
{
    KeptGame game = padierna();
    game.go_to("movement");
    for (const char* const unit : units)
        game.edit(unit, "status=disrupted morale=3");
    return game;
}

/// Smith in box A, Riley in box B; in the U.S. movement phase.
KeptGame smith_and_riley_apart()
{
    KeptGame game = padierna();
    for (const auto& [box, unit] : {std::pair{"us-a", "S1"}, std::pair{"us-b", "S2+L2"}}) {
        lay(game, box);
        game.play("conceal", std::string{"@boxes="} + box + " @units=" + unit, {});
    }
    game.go_to("movement");
    return game;
}

} // namespace

/// 17.1.
void TestPedregalByHand::a_leader_helps_whom_he_commands()
{
    KeptGame game = us_movement_with_disrupted({"P1", "D1", "S1"});
    QCOMPARE(q(game.play("recover", "@unit=P1 @with=L2", {4})), "with: Twiggs does not command Pierce's Brigade (17.1)");
    QCOMPARE(q(game.play("recover", "@unit=P1 @with=L2", {4}, "he stands there")), "");
    QCOMPARE(q(game.answer("leader")), "no roster");
    QCOMPARE(q(game.play("recover", "@unit=D1 @with=L3", {4})), "");
    QCOMPARE(q(game.answer("leader")), "yes roster");
    QCOMPARE(q(game.play("recover", "@unit=S1 @with=L1", {4})), "");
    QCOMPARE(q(game.stat("S1", "status")), "good");
    KeptGame fight = us_combat();
    QCOMPARE(q(fight.play("attack", "@attacker=P1 @defender=N7 @attacker_leaders=L2", {4})),
             "attacker_leaders: Twiggs does not command Pierce's Brigade (17.1)");
    QCOMPARE(q(fight.play("attack", "@attacker=P1 @defender=G1 @defender_leaders=L5", {4})),
             "defender_leaders: Valencia does not command Bravos National Guard (17.1)");
    QCOMPARE(q(fight.play("attack", "@attacker=P1 @defender=N7 @attacker_leaders=E1 @defender_leaders=L5", {4})), "");
    KeptGame whole{pedregal::ruleset, "pedregal"};
    whole.go_to("combat");
    QCOMPARE(q(whole.play("attack", "@attacker=T1 @defender=N1 @defender_leaders=M6", {4})),
             "defender_leaders: Torrejon does not command Infantry of the Vanguard (17.1)");
    QCOMPARE(q(whole.play("attack", "@attacker=T1 @defender=N1 @defender_leaders=M4+M5", {4})), ""); // of the army, of the formation
}

/// 19.3.
void TestPedregalByHand::a_leader_is_with_one_formation_a_phase()
{
    KeptGame game = us_movement_with_disrupted({"S1", "S2", "P1", "D1"});
    QCOMPARE(q(game.play("recover", "@unit=S1 @with=L1", {4})), "");
    QCOMPARE(q(game.play("recover", "@unit=P1 @with=L1", {4})), "with: Scott is with Smith's Brigade in this phase (19.3)");
    QCOMPARE(q(game.play("recover", "@unit=S2 @with=L1", {4})), "");
    QCOMPARE(q(game.play("recover", "@unit=D1 @with=L1", {4})), "");
    QCOMPARE(q(game.play("recover", "@unit=P1 @with=L1", {4}, "in the same hex")), "");
    KeptGame fight = us_combat();
    QCOMPARE(q(fight.play("attack", "@attacker=S1 @defender=N7 @attacker_leaders=L1+E1", {3})), "");
    QCOMPARE(q(fight.play("attack", "@attacker=P1 @defender=N5 @attacker_leaders=L1", {3})),
             "attacker_leaders: Scott is with Smith's Brigade in this phase (19.3)");
    QCOMPARE(q(fight.play("attack", "@attacker=P1 @defender=N5 @attacker_leaders=E1", {3})),
             "attacker_leaders: Beauregard is with Smith's Brigade in this phase (19.3)");
    fight.end_phase("on we go");
    QCOMPARE(q(fight.stat("L1", "stood_with")), "-");
}

/// 19.5 A.
void TestPedregalByHand::each_unit_is_in_one_box()
{
    KeptGame game = padierna();
    for (const char* const box : {"us-a", "us-b", "us-c"})
        QCOMPARE(q(lay(game, box)), "");
    QCOMPARE(q(game.play("conceal", "@boxes=UA+UB+UC @units=S1", {})),
             "boxes: no unit is left for U.S. box C: each is in one box (19.5 A)");
    QCOMPARE(q(game.play("conceal", "@boxes=UA+UB+UC @units=S1+P1+V1", {})), "");
}

/// 19.5 A, D.
void TestPedregalByHand::who_left_the_map_for_a_box_deploys_from_it()
{
    KeptGame game = smith_and_riley_apart();
    KeptGame both = game;
    QCOMPARE(q(turn_up(game, "us-b", "S2; marker 2 is real", "Twiggs was forgotten")), "");
    QVERIFY(is_idle(game, "twiggs deploys from its box: deployment unit")); // although box A is face down
    QVERIFY(!game.idle().contains("smith"));
    QCOMPARE(q(game.play("deployment", "@unit=L2", {})), "");
    QCOMPARE(q(game.stat("L2", "boxed_in")), "-");
    QCOMPARE(q(turn_up(both, "us-b", "S1 S2 L2; marker 2 is real", "Smith was laid twice")), "");
    QVERIFY(!both.idle().contains("smith"));
    QCOMPARE(q(both.end_phase("both stand on the marker's hex")), "");
    QCOMPARE(q(both.stat("S1", "hidden")), "yes"); // in box A
    QCOMPARE(q(both.stat("S2", "hidden")), "no");
}

/// 19.5 C.
void TestPedregalByHand::a_leader_of_another_box_does_not_help()
{
    KeptGame game = smith_and_riley_apart();
    for (const char* const unit : {"S1", "S2"})
        game.edit(unit, "status=disrupted morale=3");
    QCOMPARE(q(game.play("recover", "@unit=S1 @with=L2", {4})), "with: Twiggs is not in the same box: he does not help (19.5 C)");
    QCOMPARE(q(game.play("recover", "@unit=S2 @with=L2", {4})), "");
    QCOMPARE(q(game.stat("S2", "status")), "good");
}

/// 19.4.
void TestPedregalByHand::the_works_are_said_by_who_awakens_santa_anna()
{
    KeptGame game = padierna();
    game.go_to("movement");
    QCOMPARE(q(game.play("move", "@unit=S1", {})), "");
    QVERIFY2(game.owed().contains("may mexican-command"), game.owed().c_str());
    QVERIFY(
        game.play("mexican-command", "@mexican=mexican", {})
            .contains("Santa Anna is tested in the Mexican command phase, or awakened by a U.S. unit behind a protected hexside (19.4)"));
    KeptGame taken = game;
    QCOMPARE(q(taken.follow({taken.last(), 0}, "us_behind_protected_hexside=yes", {})), "");
    QCOMPARE(q(taken.stat("L4", "active")), "yes");
    QCOMPARE(q(game.play("mexican-command", "us_behind_protected_hexside=yes", {})), "");
    QCOMPARE(q(game.stat("L4", "active")), "yes");
    QVERIFY2(!game.owed().contains("mexican-command"), game.owed().c_str());
}

/// 18.
void TestPedregalByHand::who_has_no_step_is_no_longer_there()
{
    KeptGame game = us_combat();
    game.edit("N7", "steps=0");
    QCOMPARE(q(game.play("attack", "@attacker=S1 @defender=N7", {3})), "defender: 2nd Cavalry is destroyed");
    QVERIFY2(game.summary("N7").ends_with(" gone"), game.summary("N7").c_str());
    QCOMPARE(q(counted(game, "mexican_units_on_map")), "7 roster");
}

/// 18.3.
void TestPedregalByHand::losses_follow_the_units()
{
    KeptGame game = padierna();
    game.edit("S1", "destroyed=yes"); // of two steps
    game.edit("S2", "steps=1");
    QCOMPARE(q(counted(game, "us_steps_eliminated")), "3 roster");
    game.edit("S1", "destroyed=no");
    QCOMPARE(q(counted(game, "us_steps_eliminated")), "1 roster");
    game.edit("N1", "steps=0");
    game.edit("L5", "casualty=yes");
    QCOMPARE(q(counted(game, "mexican_units_destroyed")), "1 roster");
    QCOMPARE(q(counted(game, "mexican_leaders_lost")), "1 roster");
}

/// 17.1.
void TestPedregalByHand::who_routs_by_hand_comes_back_in_two_turns()
{
    KeptGame game = padierna();
    QCOMPARE(q(game.edit("N5", "status=routed")), "");
    QCOMPARE(q(game.stat("N5", "returns")), "3");
    QCOMPARE(q(game.edit("N5", "steps=5")),
             "steps_at_start: steps 5 and lost 0 are not the " + q(game.stat("N5", "steps_at_start")) + " it began with");
}

void TestPedregalByHand::nothing_follows_the_last_turn()
{
    KeptGame game = padierna();
    until(game, "16 combat 2");
    QCOMPARE(q(game.end_phase("on we go")), "");
    QCOMPARE(q(game.end_phase("on we go")), "combat: the last turn is over: no phase follows");
}

/// 19.5 A: by hand, and as one of two boxes is free again.
void TestPedregalByHand::who_is_in_no_box_any_more_is_in_none()
{
    KeptGame game = smith_and_riley_apart();
    QCOMPARE(q(game.edit("L2", "hidden=no")), "");
    QCOMPARE(q(game.stat("L2", "boxed_in")), "-");
    KeptGame two = padierna();
    for (const char* const box : {"us-a", "us-b"})
        lay(two, box);
    QCOMPARE(q(two.play("conceal", "@boxes=UA+UB @units=S1+P1", {})), "");
    two.go_to("movement");
    QCOMPARE(q(turn_up(two, "us-a", "S1; marker 1 is real")), "");
    QCOMPARE(q(two.stat("P1", "boxed_in")), "us-a+us-b");
    QCOMPARE(q(two.play("deployment", "@unit=S1", {})), "");
    QCOMPARE(q(two.stat("P1", "boxed_in")), "us-b");
}

void TestPedregalByHand::steps_by_hand_follow_each_other()
{
    KeptGame game = padierna();
    QCOMPARE(q(game.edit("S1", "steps_lost=1")), "");
    QCOMPARE(q(game.stat("S1", "steps")), "1");
    QCOMPARE(q(game.edit("S2", "steps=1")), "");
    QCOMPARE(q(game.stat("S2", "steps_lost")), "1");
    QCOMPARE(q(counted(game, "us_steps_eliminated")), "2 roster");
    QCOMPARE(q(game.edit("us", "steps_eliminated=7")), "steps_eliminated: its units tell that it is 2: set them right");
    QVERIFY(!game.edit("S1", "steps=1 steps_lost=0").empty());
}

#include "test_pedregal_by_hand.moc"
