// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/pedregal/padierna.h"

#include <QObject>
#include <QString>
#include <QTest>

#include <algorithm>

using corneta::game::PlaceFaceDown;
using corneta::game::Rule;
using corneta::game::Ruling;
using corneta::game::TurnUp;

/// A kept game of Pedregal: both halves of a turn, command, moves, hidden boxes, the end.
class TestPedregalTurn : public QObject {
    Q_OBJECT
private slots:
    void both_sides_have_their_phases_in_a_turn();
    void each_side_acts_in_its_half();
    void santa_anna_is_tested_until_active();
    void santa_anna_is_tested_once_a_phase();
    void only_mexican_units_check_before_a_zone();
    void an_enemy_behind_the_works_wakes_santa_anna_at_once();
    void a_move_that_is_over_is_over();
    void a_leader_enters_a_lava_bed_alone_or_with_a_unit();
    void deployment_disrupts();
    void a_march_of_a_marker_asks_the_army();
    void a_box_is_laid_turned_up_and_used_again();
    void reinforcements_come_on_their_turn();
    void the_last_mexican_unit_decides();
    void the_sixteenth_turn_is_the_last();
};

void TestPedregalTurn::both_sides_have_their_phases_in_a_turn()
{
    KeptGame game = padierna();
    std::string stages = game.round();
    for (int ends = 0; ends < 6; ++ends) {
        QCOMPARE(q(game.end_phase("on we go")), "");
        stages += ", " + game.round();
    }
    QCOMPARE(q(stages), "1 command 1, 1 movement 1, 1 combat 1, 1 command 2, 1 movement 2, 1 combat 2, 2 command 1");
}

void TestPedregalTurn::each_side_acts_in_its_half()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("attack", "@attacker=N4 @defender=S1", {1})),
             "attacker: 10th Line and Tampico does not act in the other side's half of the turn");
    QCOMPARE(q(game.play("attack", "@attacker=S1 @defender=P1", {1})), "defender: Pierce's Brigade is no enemy");
    game.edit("S2", "status=disrupted");
    QCOMPARE(q(game.play("attack", "@attacker=S1+S2 @defender=N4", {4})), "attacker: Riley's Brigade is disrupted and does not attack");
    QCOMPARE(q(game.play("attack", "@attacker=S1 @defender=N4", {4})), "");
    QCOMPARE(q(game.play("attack", "@attacker=S1 @defender=N5", {4})), "attacker: Smith's Brigade has attacked in this phase");
    game.end_phase();
    QVERIFY(game.play("attack", "@attacker=S1 @defender=N5", {4}, "").contains("not in the phase Command"));
    game.end_phase("nobody rolls");
    game.end_phase();
    QVERIFY(game.play("attack", "@attacker=S1 @defender=N5", {4}).contains("other side's half"));
    QCOMPARE(q(game.play("attack", "@attacker=N4 @defender=S1", {4, 1})), "");
}

void TestPedregalTurn::santa_anna_is_tested_until_active()
{
    KeptGame game = padierna();
    QVERIFY(game.play("mexican-command", "", {2}).contains("Santa Anna is tested in the Mexican command phase"));
    game.go_to("combat");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.owed()), q(std::to_string(game.last()) + ".0 must mexican-command (mexican)"));
    QVERIFY(game.end_phase().contains("still owed"));
    QCOMPARE(q(game.follow({game.last(), 0}, "", {2})), "");
    QCOMPARE(q(game.stat("mexican", "santa_anna_active")), "no");
    game.end_phase();
    QCOMPARE(q(game.play("enemy-zone-entry", "@unit=N4", {4})), "");
    QCOMPARE(q(game.answer("santa_anna_active")), "no roster");
    QCOMPARE(q(game.stat("N4", "move_over")), "yes");
    game.end_turn();
    game.go_to("combat");
    game.end_phase();
    QCOMPARE(q(game.follow({game.last(), 0}, "", {1})), "");
    QCOMPARE(q(game.stat("mexican", "santa_anna_active")), "yes");
    QCOMPARE(q(game.stat("mexican", "hq_active")), "yes");
    game.end_phase();
    QCOMPARE(q(game.play("enemy-zone-entry", "@unit=N4", {})), "");
    QCOMPARE(q(game.stat("N4", "move_over")), "no");
    game.end_turn();
    game.go_to("combat");
    game.end_phase();
    QCOMPARE(q(game.owed()), "");
}

/// 19.4: one die.
void TestPedregalTurn::santa_anna_is_tested_once_a_phase()
{
    KeptGame game = padierna();
    game.go_to("combat");
    game.end_phase();
    QCOMPARE(q(game.told()), "The Mexican half of turn 1 begins.");
    QCOMPARE(q(game.follow({game.last(), 0}, "", {2})), "");
    QCOMPARE(q(game.play("mexican-command", "", {1})), "mexican: Santa Anna has been tested in this phase");
    QCOMPARE(q(game.play("mexican-command", "us_behind_protected_hexside=yes", {})), "");
    QCOMPARE(q(game.stat("mexican", "santa_anna_active")), "yes");
    game.end_turn();
    QCOMPARE(q(game.stat("mexican", "tested")), "no");
    QCOMPARE(q(game.told()), "The U.S. half of turn 2 begins.");
}

/// 19.4: it is about Mexican units.
void TestPedregalTurn::only_mexican_units_check_before_a_zone()
{
    KeptGame game = padierna();
    game.go_to("movement");
    QCOMPARE(q(game.play("enemy-zone-entry", "@unit=S1", {6})),
             "unit: Smith's Brigade is not Mexican and enters enemy zones without a check");
}

void TestPedregalTurn::an_enemy_behind_the_works_wakes_santa_anna_at_once()
{
    KeptGame game = padierna();
    game.go_to("movement");
    QCOMPARE(q(game.play("mexican-command", "", {1})), "mexican: Santa Anna is tested in the Mexican command phase");
    QCOMPARE(q(game.play("mexican-command", "us_behind_protected_hexside=yes", {})), "");
    QCOMPARE(q(game.stat("mexican", "santa_anna_active")), "yes");
    game.go_to("combat");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.owed()), "");
}

void TestPedregalTurn::a_move_that_is_over_is_over()
{
    KeptGame game = padierna();
    game.go_to("movement");
    QCOMPARE(q(game.play("lava-bed", "@unit=S1", {4})), "");
    QCOMPARE(q(game.answer("army")), "us roster");
    QCOMPARE(q(game.stat("S1", "move_over")), "-");
    QCOMPARE(q(game.play("lava-bed", "@unit=S1", {3})), "");
    QCOMPARE(q(game.stat("S1", "move_over")), "yes");
    QCOMPARE(q(game.play("lava-bed", "@unit=S1", {4})), "unit: the move of Smith's Brigade is over");
    QVERIFY(game.play("lava-bed", "@unit=N4", {4}).contains("army: only U.S. infantry and leaders enter a lava bed"));
    QCOMPARE(q(game.play("river-crossing", "@unit=S2 engineer=yes", {})), "");
    QCOMPARE(q(game.stat("S2", "move_over")), "yes");
    QCOMPARE(q(game.play("river-crossing", "@unit=P1", {})), "");
    QCOMPARE(q(game.stat("P1", "move_over")), "-");
    QCOMPARE(q(game.play("ravine", "@unit=P1 enemy_zone=yes", {6})), "");
    QCOMPARE(q(game.stat("P1", "status")), "disrupted");
    QCOMPARE(q(game.stat("P1", "move_over")), "yes");
    QCOMPARE(q(game.play("ravine", "@unit=P2 forced_retreat=yes", {})), "");
    QCOMPARE(q(game.stat("P2", "status")), "disrupted");
    QCOMPARE(q(game.stat("P2", "move_over")), "-");
    QCOMPARE(q(game.play("ravine", "@unit=D1", {})), "");
    QCOMPARE(q(game.answer("unit_infantry")), "no roster");
    QCOMPARE(q(game.stat("D1", "move_over")), "-");
    game.end_phase();
    QCOMPARE(q(game.stat("S1", "move_over")), "no");
}

/// 19.1, 19.3.
void TestPedregalTurn::a_leader_enters_a_lava_bed_alone_or_with_a_unit()
{
    KeptGame game = padierna();
    game.go_to("movement");
    QCOMPARE(q(game.play("lava-bed", "@leader=L1", {3})), "");
    QCOMPARE(q(game.answer("mover")), "leader roster");
    QCOMPARE(q(game.answer("army")), "us roster");
    QCOMPARE(q(game.stat("L1", "move_over")), "yes");
    QCOMPARE(q(game.play("lava-bed", "@leader=L1", {4})), "leader: the move of Scott is over");
    QCOMPARE(q(game.play("lava-bed", "@leader=E1", {})), "");
    QCOMPARE(q(game.answer("mover")), "engineer roster");
    QCOMPARE(q(game.play("lava-bed", "@unit=S1 @leader=E2", {3})), "");
    QCOMPARE(q(game.answer("mover")), "infantry roster");
    QCOMPARE(q(game.answer("engineer")), "yes roster");
    QVERIFY(game.play("lava-bed", "@leader=L5", {4}).contains("army: only U.S. infantry and leaders enter a lava bed"));
}

void TestPedregalTurn::deployment_disrupts()
{
    KeptGame game = padierna();
    QCOMPARE(q(game.play("deployment", "@unit=N5 near_enemy_zone=yes", {3})), "");
    QCOMPARE(q(game.stat("N5", "status")), "disrupted");
    QCOMPARE(q(game.play("deployment", "@unit=N5 near_enemy_zone=yes", {3})), "");
    QCOMPARE(q(game.stat("N5", "status")), "routed");
    QCOMPARE(q(game.play("deployment", "@unit=N4", {})), "");
    QCOMPARE(q(game.stat("N4", "status")), "good");
}

void TestPedregalTurn::a_march_of_a_marker_asks_the_army()
{
    KeptGame game = padierna();
    game.go_to("movement");
    QCOMPARE(q(game.play("hidden-march", "@marker=UA @army=us", {})), "");
    QCOMPARE(q(game.answer("hq_active")), "yes roster");
    QVERIFY(game.play("hidden-march", "@marker=S1", {}).contains("is a unit, not a box"));
    QVERIFY(game.play("hidden-march", "@marker=XA @army=mexican", {2}).contains("other side's half"));
    game.go_to("combat");
    game.go_to("movement");
    QCOMPARE(q(game.play("hidden-march", "@marker=XA @army=mexican", {2})), "");
    QCOMPARE(q(game.answer("hq_active")), "no roster");
    QCOMPARE(q(game.play("hidden-march", "@marker=XA @army=us", {})), "army: United States is not the army of Mexican box A");
    QCOMPARE(q(game.play("hidden-march", "@marker=XB", {2})), ""); // 19.5 C: its own HQ
    QCOMPARE(q(game.answer("hq_active")), "no roster");
    QCOMPARE(q(game.edit("mexican", "hq_active=yes")), "");
    QCOMPARE(q(game.play("hidden-march", "@marker=XC", {})), "");
    QCOMPARE(q(game.answer("hq_active")), "yes roster");
}

void TestPedregalTurn::a_box_is_laid_turned_up_and_used_again()
{
    KeptGame game = padierna();
    QCOMPARE(q(game.give(PlaceFaceDown{"mexican-a", 1, "sealed", "commitment"})), "");
    QCOMPARE(game.journal().state().face_down, std::vector<std::string>{"mexican-a"});
    QCOMPARE(q(game.stat("XA", "contents")), "-");
    QCOMPARE(q(game.give(PlaceFaceDown{"smith", 1, "sealed", "commitment"})), "smith: nothing is laid face down by a unit");
    QCOMPARE(q(game.give(TurnUp{{{"us-a", "Smith and Riley, marker 1 is real", "salt"}}})), "us-a: nothing lies face down there");
    QCOMPARE(q(game.give(TurnUp{{{"mexican-a", "10th Line and Tampico, marker 2 is real", "salt"}}})), "");
    QCOMPARE(q(game.told()), "Mexican box A: 10th Line and Tampico, marker 2 is real.");
    QCOMPARE(q(game.stat("XA", "contents")), "10th Line and Tampico, marker 2 is real");
    QVERIFY(game.journal().state().face_down.empty());
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.stat("XA", "contents")), "-");
    QCOMPARE(q(game.give(PlaceFaceDown{"mexican-a", 1, "other", "commitment"})), "");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(game.journal().state().face_down, std::vector<std::string>{"mexican-a"});
}

void TestPedregalTurn::reinforcements_come_on_their_turn()
{
    KeptGame game = us_combat();
    QVERIFY(game.play("attack", "@attacker=S1 @defender=R1", {3}).contains("Leon's 10th Line arrives on turn 7"));
    while (game.journal().state().stage.turn < 7)
        game.end_turn();
    game.go_to("combat");
    QCOMPARE(q(game.play("attack", "@attacker=S1 @defender=R1", {4})), "");
    QCOMPARE(q(game.play("victory", "", {})), "");
    QCOMPARE(q(game.answer("mexican_units_on_map")), "10 roster");
}

void TestPedregalTurn::the_last_mexican_unit_decides()
{
    KeptGame game = us_combat();
    for (const char* unit : {"N1", "N2", "N3", "N4", "N5", "N6", "G1"})
        QCOMPARE(q(game.edit(unit, "destroyed=yes")), "");
    QCOMPARE(q(game.play("attack", smith_at_cavalry, {5, 6})), "");
    QVERIFY(game.told().contains("No Mexican unit is on the map."));
    QCOMPARE(q(game.owed()), q(std::to_string(game.last()) + ".0 must victory (us)"));
    QCOMPARE(q(game.follow({game.last(), 0}, "", {})), "");
    QCOMPARE(q(game.outcome("result")), "us");
}

void TestPedregalTurn::the_sixteenth_turn_is_the_last()
{
    KeptGame game = padierna();
    while (game.journal().state().stage.turn < 16)
        game.end_turn();
    QCOMPARE(q(game.play("victory", "", {})), "");
    QCOMPARE(q(game.outcome("result")), "open");
    for (int ends = 0; ends < 6; ++ends)
        QCOMPARE(q(game.end_phase("on we go")), "");
    QCOMPARE(q(game.round()), "16 combat aftermath 2");
    QCOMPARE(q(game.owed()), q(std::to_string(game.last()) + ".0 must victory (both)"));
    QCOMPARE(q(game.follow({game.last(), 0}, "", {})), "");
    QCOMPARE(q(game.answer("turn")), "16 roster");
    QCOMPARE(q(game.outcome("result")), "draw");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.round()), "16 combat aftermath 2");
}

#include "test_pedregal_turn.moc"
