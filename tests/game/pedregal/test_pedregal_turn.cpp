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
    void after_a_us_move_he_may_be_woken();
    void an_assault_on_the_works_may_wake_him();
    void a_unit_makes_one_move();
    void a_move_that_is_over_is_over();
    void a_leader_enters_a_lava_bed_alone_or_with_a_unit();
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
             "attacker: 10th Line and Tampico does not act in the other side's half of the turn (17.1)");
    QCOMPARE(q(game.play("attack", "@attacker=S1 @defender=P1", {1})),
             "defender: Pierce's Brigade and Smith's Brigade are on the same side");
    game.edit("S2", "status=disrupted");
    QCOMPARE(q(game.play("attack", "@attacker=S1+S2 @defender=N4", {4})), "attacker: Riley's Brigade is disrupted and does not attack");
    QCOMPARE(q(game.play("attack", "@attacker=S1 @defender=N4", {4})), "");
    QCOMPARE(q(game.play("attack", "@attacker=S1 @defender=N5", {4})),
             "attacker: Smith's Brigade has attacked in this phase, or failed to charge");
    game.end_phase("nobody retreats");
    QVERIFY(game.play("attack", "@attacker=S1 @defender=N5", {4}, "").contains("not in the phase Command"));
    game.end_phase("nobody rolls");
    game.end_phase();
    QVERIFY(game.play("attack", "@attacker=S1 @defender=N5", {4}).contains("other side's half"));
    QCOMPARE(q(game.play("attack", "@attacker=N4 @defender=S1", {4, 1})), "");
}

void TestPedregalTurn::santa_anna_is_tested_until_active()
{
    KeptGame game = padierna();
    QVERIFY(
        game.play("mexican-command", "", {2})
            .contains("Santa Anna is tested in the Mexican command phase, or awakened by a U.S. unit behind a protected hexside (19.4)"));
    game.go_to("combat");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.idle()), "mexican Santa Anna has not been rolled for: mexican-command mexican");
    QVERIFY(game.end_phase().contains("Santa Anna has not been rolled for"));
    QCOMPARE(q(game.play("mexican-command", "", {2})), "");
    QCOMPARE(q(game.stat("L4", "active")), "no");
    game.end_phase();
    QCOMPARE(q(game.play("enemy-zone-entry", "@unit=N4 @with=L5", {5})), "");
    QCOMPARE(q(game.answer("santa_anna_active")), "no roster");
    QCOMPARE(q(game.stat("N4", "move_over")), "yes");
    QCOMPARE(q(game.stat("L5", "move_over")), "-");
    game.end_turn();
    game.go_to("combat");
    game.end_phase();
    QCOMPARE(q(game.play("mexican-command", "", {1})), "");
    QCOMPARE(q(game.stat("L4", "active")), "yes");
    QCOMPARE(q(game.stat("H9", "active")), "yes");
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
    QCOMPARE(q(game.play("mexican-command", "", {2})), "");
    QCOMPARE(q(game.play("mexican-command", "", {1})), "mexican: Santa Anna has been tested in this phase (19.4)");
    QCOMPARE(q(game.play("mexican-command", "us_behind_protected_hexside=yes", {})), "");
    QCOMPARE(q(game.stat("L4", "active")), "yes");
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
             "unit: Smith's Brigade is not Mexican and enters enemy zones without a check (19.4)");
}

void TestPedregalTurn::an_enemy_behind_the_works_wakes_santa_anna_at_once()
{
    KeptGame game = padierna();
    game.go_to("movement");
    QCOMPARE(q(game.play("mexican-command", "", {1})),
             "mexican: Santa Anna is tested in the Mexican command phase, or awakened by a U.S. unit behind a protected hexside (19.4)");
    QCOMPARE(q(game.play("mexican-command", "us_behind_protected_hexside=yes", {})), "");
    QCOMPARE(q(game.stat("L4", "active")), "yes");
    game.go_to("combat");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.owed()), "");
}

void TestPedregalTurn::after_a_us_move_he_may_be_woken()
{
    KeptGame game = padierna();
    game.go_to("movement");
    QCOMPARE(q(game.play("move", "@unit=S1", {})), "");
    const int moved = game.last();
    const std::string offered = std::to_string(moved) + ".0 may mexican-command (us)";
    QCOMPARE(q(game.owed()), q(offered));
    QCOMPARE(q(game.play("move", "@unit=S2", {})), "");
    QCOMPARE(q(game.owed()), q(offered));
    QCOMPARE(q(game.follow({moved, 0}, "us_behind_protected_hexside=yes", {})), "");
    QVERIFY(game.told().contains("[From now on the Standard Rules of command hold. Until they are typed in, both stay active for the rest "
                                 "of the game: a ruling of ours.] [Santa Anna becomes active.] [Mexican HQ becomes active.]"));
    QCOMPARE(q(game.stat("H9", "active")), "yes");
    QCOMPARE(q(game.play("move", "@unit=P1", {})), "");
    QCOMPARE(q(game.owed()), "");
    QCOMPARE(q(game.play("mexican-command", "us_behind_protected_hexside=yes", {})), "mexican: Santa Anna is active (19.4)");
    game.end_phase();
    game.end_phase();
    game.end_phase();
    QCOMPARE(q(game.play("move", "@unit=N1", {})), "");
    QCOMPARE(q(game.owed()), "");
}

/// 19.4: who advances stands behind the hexside that he has taken.
void TestPedregalTurn::an_assault_on_the_works_may_wake_him()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("attack", "@attacker=S1+S2 @defender=N7 hexside=protected", {1, 1})), "");
    QVERIFY(!game.owed().contains("mexican-command"));
    QCOMPARE(q(game.play("attack", "@attacker=P1+P2 @defender=N7 hexside=protected", {5, 6})), "");
    QVERIFY(game.owed().contains("may mexican-command (us)"));
}

/// Parts of it, as into a lava bed, are told beside it.
void TestPedregalTurn::a_unit_makes_one_move()
{
    KeptGame game = padierna();
    game.go_to("movement");
    QCOMPARE(q(game.play("lava-bed", "@unit=S1", {4})), "");
    QCOMPARE(q(game.play("move", "@unit=S1 @stack=S2 @with=E1", {})), "");
    QCOMPARE(q(game.play("move", "@unit=S1", {})), "unit: Smith's Brigade has made its move in this phase");
    QCOMPARE(q(game.play("move", "@unit=P1 @stack=S2 @with=E1", {})),
             "stack: Riley's Brigade has made its move in this phase; with: Beauregard has made its move in this phase");
    QCOMPARE(q(game.play("ravine", "@unit=S1", {})), "");
    game.end_phase();
    QCOMPARE(q(game.stat("S1", "marched")), "no");
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
    QCOMPARE(q(game.play("lava-bed", "@unit=S1", {4})), "unit: the move of Smith's Brigade is over (19.1, 19.4)");
    QVERIFY(game.play("lava-bed", "@unit=N4", {4}).contains("army: only U.S. infantry and leaders enter a lava bed (19.1)"));
    QCOMPARE(q(game.play("river-crossing", "@unit=S2 @stack=V1 @with=E1", {})), "");
    QCOMPARE(q(game.answer("engineer")), "yes roster");
    for (const char* crossed : {"S2", "V1", "E1"})
        QCOMPARE(q(game.stat(crossed, "move_over")), "yes");
    QCOMPARE(q(game.play("river-crossing", "@unit=V2 @with=E1", {})), "with: the move of Beauregard is over (19.1, 19.4)");
    QCOMPARE(q(game.play("river-crossing", "@unit=V2 @with=L1", {})), "with: Scott is not an engineer (19.3)");
    QCOMPARE(q(game.play("river-crossing", "@unit=V2 @stack=D1 @with=E2", {})),
             "stack: 1st Dragoons is not infantry and does not cross (19.1)");
    QCOMPARE(q(game.play("river-crossing", "@unit=P1", {})), "");
    QCOMPARE(q(game.stat("P1", "move_over")), "-");
    QCOMPARE(q(game.play("ravine", "@unit=P1 enemy_zone=yes", {6})), "");
    QCOMPARE(q(game.stat("P1", "status")), "disrupted");
    QCOMPARE(q(game.stat("P1", "move_over")), "yes");
    const std::string driven = "@unit=P2 forced_retreat=yes";
    QCOMPARE(q(game.play("ravine", driven, {})), "unit: Cadwalader's Brigade is driven back only in combat: play its retreat there (19.1)");
    QCOMPARE(q(game.play("ravine", driven, {}, "the table wants it")), "");
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
    QCOMPARE(q(game.play("lava-bed", "@unit=L1", {3})), "");
    QCOMPARE(q(game.answer("mover")), "leader roster");
    QCOMPARE(q(game.answer("army")), "us roster");
    QCOMPARE(q(game.stat("L1", "move_over")), "yes");
    QCOMPARE(q(game.play("lava-bed", "@unit=L1", {4})), "unit: the move of Scott is over (19.1, 19.4)");
    QCOMPARE(q(game.play("lava-bed", "@unit=E1", {})), "");
    QCOMPARE(q(game.answer("mover")), "engineer roster");
    QCOMPARE(q(game.play("lava-bed", "@unit=S1 @with=E2", {2})), "");
    QCOMPARE(q(game.stat("S1", "move_over") + game.stat("E2", "move_over")), "yes-"); // the engineer may go on alone
    QCOMPARE(q(game.play("lava-bed", "@unit=E2", {})), "");
    QCOMPARE(q(game.play("lava-bed", "@unit=S2 @with=E2", {3})), "");
    QCOMPARE(q(game.answer("mover")), "infantry roster");
    QCOMPARE(q(game.answer("engineer")), "yes roster");
    QVERIFY(game.play("lava-bed", "@unit=L5", {4}).contains("army: only U.S. infantry and leaders enter a lava bed (19.1)"));
}

void TestPedregalTurn::reinforcements_come_on_their_turn()
{
    KeptGame game = us_combat();
    QVERIFY(game.play("attack", "@attacker=S1 @defender=R1", {3}).contains("Leon's 10th Line arrives on turn 7 (17.1)"));
    while (game.journal().state().stage.turn < 7)
        game.end_turn();
    game.go_to("combat");
    QVERIFY(game.play("attack", "@attacker=S1 @defender=R1", {4}).contains("Leon's 10th Line has not come onto the map yet"));
    QCOMPARE(q(game.play("victory", "", {})), "");
    QCOMPARE(q(game.answer("mexican_units_on_map")), "8 roster");
    game.go_to("movement"); // the Mexican one
    QVERIFY(is_idle(game, "east-5-line may come onto the map: enter unit"));
    QCOMPARE(q(game.play("enter", "@unit=R1 hex=2523", {})), "");
    QCOMPARE(q(game.stat("R1", "came")), "yes");
    QCOMPARE(q(game.play("enter", "@unit=R1 hex=2523", {})), "unit: Leon's 10th Line is on the map");
    QCOMPARE(q(game.play("enter", "@unit=R2 hex=2511", {})), "hex: the first of them came at 2523: all come there (17.3)");
    QCOMPARE(q(game.play("enter", "@unit=R2", {})), "");
    QCOMPARE(q(game.answer("hex")), "2523 roster");
    QCOMPARE(q(game.play("enter", "@unit=N1", {})), "unit: Mejia's infantry is on the map");
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
    QCOMPARE(q(game.end_phase()), "combat: the battle is decided; give a reason to go on");
    QCOMPARE(q(game.end_phase("on we go")), "combat: the last turn is over: no phase follows");
    QCOMPARE(q(game.round()), "16 combat aftermath 2");
}

#include "test_pedregal_turn.moc"
