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

/// A kept game of Pedregal: what combat does to units and the counts of their sides.
class TestPedregal : public QObject {
    Q_OBJECT
private slots:
    void an_attack_is_filled_in_by_its_units();
    void several_units_attack_together();
    void a_step_lost_is_counted_for_the_side();
    void a_destroyed_mexican_unit_is_counted();
    void disruption_is_read_by_the_next_form();
    void all_defenders_rout_each_from_where_it_stood();
    void a_routed_unit_is_away_for_two_turns();
    void a_garrison_leaves_its_bastion();
    void a_unit_driven_back_says_where_it_goes();
    void a_leader_falls_for_his_side();
    void a_later_entry_that_no_longer_fits_is_named_and_ruled_on();
    void luck_is_kept_in_steps();
};

void TestPedregal::an_attack_is_filled_in_by_its_units()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("attack", smith_at_cavalry, {3})), "");
    QCOMPARE(q(game.answer("attack_strength")), "5 roster");
    QCOMPARE(q(game.answer("defense_strength")), "1 roster");
    QCOMPARE(q(game.answer("attacker_morale")), "5 roster");
    QCOMPARE(q(game.answer("attacker_steps")), "2 roster");
    QCOMPARE(q(game.answer("attacker_arm")), "infantry roster");
    QCOMPARE(q(game.answer("defender_disrupted")), "no roster");
    QCOMPARE(q(game.play("attack", "@attacker=S3 @defender=G1", {3})), "attacker_arm: only infantry attacks a garrison (19.1)");
}

void TestPedregal::several_units_attack_together()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("attack", "@attacker=S1+S2+S3 @defender=N1+N3", {5, 1})), "");
    QCOMPARE(q(game.answer("attack_strength")), "12 roster");
    QCOMPARE(q(game.answer("defense_strength")), "5 roster");
    QCOMPARE(q(game.stat("S2", "attacked")), "yes");
    QVERIFY(game.play("ravine", "@unit=S1+S2", {}, "two").contains("unit: one unit at a time"));
}

void TestPedregal::a_step_lost_is_counted_for_the_side()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("attack", "@attacker=V1 @defender=N4+N5 @attacker_leaders=L1", {1})), ""); // -5: Ax
    QCOMPARE(q(game.stat("V1", "steps")), "1");
    QCOMPARE(q(game.stat("V1", "steps_lost")), "1");
    QCOMPARE(q(game.stat("V1", "destroyed")), "-");
    QCOMPARE(q(counted(game, "us_steps_eliminated")), "1 roster");
    QCOMPARE(q(game.owed()), q(std::to_string(game.last()) + ".0 must leader-casualty (scott)"));
    QVERIFY(game.end_phase().contains("still owed: Whether Scott falls"));
    QVERIFY(game.follow({game.last(), 0}, "@leader=V1", {6}).contains("is listed as unit, not as leader"));
    QVERIFY(game.follow({game.last(), 0}, "@leader=L3", {6}).contains("Pillow was with no unit that lost a step"));
    QCOMPARE(q(game.play("leader-casualty", "@leader=L1", {5})), "");
    QCOMPARE(q(game.answer("step_lost")), "yes next");
    QCOMPARE(q(game.stat("L1", "casualty")), "-");
    QCOMPARE(q(game.play("attack", "@attacker=V1 @defender=N4+N5", {1}, "another hex")), "");
    QCOMPARE(q(game.stat("V1", "steps")), "0");
    QCOMPARE(q(game.stat("V1", "destroyed")), "yes");
    QCOMPARE(q(counted(game, "us_steps_eliminated")), "2 roster");
    QVERIFY(game.play("attack", "@attacker=V1 @defender=N5", {1}).contains("New York Regiment is destroyed"));
}

void TestPedregal::a_destroyed_mexican_unit_is_counted()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("attack", "@attacker=S1+S2+P1 @defender=N7", {6})), ""); // +14: Dx
    QCOMPARE(q(game.stat("N7", "destroyed")), "yes");
    QCOMPARE(q(counted(game, "mexican_units_destroyed")), "1 roster");
    QCOMPARE(q(counted(game, "us_steps_eliminated")), "0 roster");
    QCOMPARE(q(game.play("victory", "", {})), "");
    QCOMPARE(q(game.answer("mexican_units_destroyed")), "1 roster");
    QCOMPARE(q(game.answer("mexican_units_on_map")), "7 roster");
    QCOMPARE(q(game.answer("turn")), "1 roster");
}

void TestPedregal::disruption_is_read_by_the_next_form()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("attack", smith_at_cavalry, {2, 6})), ""); // Dc, failed
    QCOMPARE(q(game.stat("N7", "status")), "disrupted");
    QCOMPARE(q(game.follow({game.last(), 0}, "", {})), "");
    QCOMPARE(q(game.play("attack", "@attacker=S2 @defender=N7", {2, 6})), "");
    QCOMPARE(q(game.answer("defender_disrupted")), "yes roster");
    QCOMPARE(q(game.stat("N7", "status")), "routed");
    QCOMPARE(q(game.stat("N7", "returns")), "3");
    KeptGame other = us_combat();
    other.edit("S1", "status=disrupted");
    QCOMPARE(q(other.play("attack", smith_at_cavalry, {3})), "attacker_disrupted: a disrupted unit does not attack");
    QVERIFY(other.edit("S1", "disrupted=no").contains("unknown stat"));
}

void TestPedregal::all_defenders_rout_each_from_where_it_stood()
{
    KeptGame game = us_combat();
    game.edit("N6", "status=disrupted");
    QCOMPARE(q(game.play("attack", "@attacker=S1+S2+P1 @defender=N1+N6", {1})), ""); // +12: Dr
    QCOMPARE(q(game.stat("N1", "status")), "good");
    QCOMPARE(q(game.stat("N6", "status")), "disrupted");
    for (const char* const driven : {"@unit=N1", "@unit=N6"})
        QCOMPARE(q(game.play("retreat", driven, {})), "");
    QCOMPARE(q(game.play("attack", "@attacker=P2 @defender=N1+N6", {3, 6})), ""); // +2: Dc
    QCOMPARE(q(game.stat("N1", "status")), "disrupted");
    QCOMPARE(q(game.stat("N6", "status")), "routed");
    QCOMPARE(q(game.play("attack", "@attacker=V1+V2+S3+P3 @defender=N7+N2", {6, 6})), "");
    QCOMPARE(q(game.stat("N7", "status")), "routed");
    QCOMPARE(q(game.stat("N2", "status")), "routed");
}

void TestPedregal::a_routed_unit_is_away_for_two_turns()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("attack", smith_at_cavalry, {5, 6})), "");
    QCOMPARE(q(game.stat("N7", "status")), "routed");
    QVERIFY(game.play("attack", "@attacker=S2 @defender=N7", {3}).contains("2nd Cavalry has routed and is off the map until turn 3"));
    QCOMPARE(q(game.play("victory", "", {})), "");
    QCOMPARE(q(game.answer("mexican_units_on_map")), "7 roster");
    game.end_turn();
    QCOMPARE(q(game.stat("N7", "status")), "routed");
    QVERIFY(game.play("come-back", "@unit=N7", {}).contains("2nd Cavalry has routed and is off the map until turn 3"));
    game.end_turn();
    QVERIFY(game.told().contains("2nd Cavalry comes back."));
    QVERIFY(game.idle().contains("has not come back: come-back unit"));
    QVERIFY(game.end_phase().contains("2nd Cavalry: has not come back"));
    QCOMPARE(q(game.play("come-back", "@unit=N6", {})), "unit: Zapadores has not routed");
    QCOMPARE(q(game.play("come-back", "@unit=N7", {})), "");
    QCOMPARE(q(game.told()), "2nd Cavalry comes back, disrupted. [Put it next to its HQ with a disruption marker.]");
    QCOMPARE(q(game.stat("N7", "status")), "disrupted");
    QCOMPARE(q(game.owed()), "");
    QCOMPARE(q(game.play("victory", "", {})), "");
    QCOMPARE(q(game.answer("mexican_units_on_map")), "8 roster");
    QCOMPARE(q(game.answer("turn")), "2 roster");
}

void TestPedregal::a_garrison_leaves_its_bastion()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("attack", "@attacker=S1 @defender=G1", {3})), ""); // Dr, ignored
    QCOMPARE(q(game.answer("garrison")), "yes roster");
    QCOMPARE(q(game.stat("G1", "garrison")), "yes");
    QCOMPARE(q(game.play("attack", "@attacker=S2 @defender=G1", {6, 1})), ""); // Dm, passed: retreats
    QCOMPARE(q(game.stat("G1", "garrison")), "yes");
    QCOMPARE(q(game.play("retreat", "@unit=G1", {})), "");
    QCOMPARE(q(game.stat("G1", "garrison")), "no");
    KeptGame other = us_combat();
    QCOMPARE(q(other.play("attack", "@attacker=S1 @defender=G1", {6, 6})), "");
    QCOMPARE(q(other.stat("G1", "status")), "routed");
    QCOMPARE(q(other.stat("G1", "garrison")), "no");
}

void TestPedregal::a_unit_driven_back_says_where_it_goes()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("attack", "@attacker=S1+S2 @defender=N1+N7+N4", {4})), ""); // +4: Dr
    const int attack = game.last();
    const std::string n = std::to_string(attack);
    QCOMPARE(
        q(game.owed()),
        q(n + ".0 must retreat (north-1-infantry); " + n + ".1 must retreat (north-4-cavalry); " + n + ".2 must retreat (north-2-line)"));
    QCOMPARE(q(game.play("retreat", "@unit=N7 way=ravine", {})), "way: only infantry retreats across a ravine (19.1)");
    QCOMPARE(q(game.play("retreat", "@unit=N4 way=ravine", {})), "");
    QCOMPARE(q(game.answer("unit_infantry")), "yes roster");
    QCOMPARE(q(game.stat("N4", "status")), "disrupted");
    QCOMPARE(q(game.stat("N1", "status")), "good");
    QCOMPARE(q(game.play("attack", "@attacker=P1+P2 @defender=N4", {1})), ""); // +7, but disrupted
    QCOMPARE(q(game.play("retreat", "@unit=N4 way=ravine", {})), "");
    QCOMPARE(q(game.answer("unit_disrupted")), "yes roster");
    QCOMPARE(q(game.stat("N4", "status")), "routed");
}

void TestPedregal::a_leader_falls_for_his_side()
{
    KeptGame game = us_combat();
    QVERIFY(game.play("leader-casualty", "@leader=L5 step_lost=yes", {6}).contains("Valencia was with no unit that lost a step"));
    QCOMPARE(q(game.play("leader-casualty", "@leader=L5 step_lost=yes", {6}, "a ruling")), "");
    QCOMPARE(q(game.stat("L5", "casualty")), "yes");
    QCOMPARE(q(counted(game, "mexican_leaders_lost")), "1 roster");
    QCOMPARE(q(game.play("leader-casualty", "@leader=E2 step_lost=yes", {6}, "a ruling")), "");
    QCOMPARE(q(game.answer("engineer")), "yes roster");
    QCOMPARE(q(counted(game, "us_leaders_lost")), "1 roster");
    QCOMPARE(q(game.play("leader-casualty", "@leader=E2 step_lost=yes", {6})),
             "leader: Lee is a casualty; leader: Lee was with no unit that lost a step");
    QCOMPARE(q(game.play("victory", "", {})), "");
    QCOMPARE(q(game.answer("us_leaders_lost")), "1 roster");
    QCOMPARE(q(game.answer("mexican_leaders_lost")), "1 roster");
}

void TestPedregal::a_later_entry_that_no_longer_fits_is_named_and_ruled_on()
{
    const auto played = [] {
        KeptGame game = us_combat();
        game.play("attack", "@attacker=S1+S2 @defender=N4", {3}); // +7: Dr
        game.follow({game.last(), 0}, "way=ravine", {});
        return game;
    };
    KeptGame game = played();
    const int ravine = game.last();
    const int attack = ravine - 1;
    QCOMPARE(q(game.stat("N4", "status")), "disrupted");
    const std::vector<corneta::TypedDice::Labelled> six{{"attack", {6}}};
    QCOMPARE(q(game.amend(attack, "", six)),
             q("entry " + std::to_string(ravine) + ": no longer fits: retreat: nobody owes it any more: 10th Line and Tampico retreats"));
    QCOMPARE(q(game.amend(attack, "", six, {{ravine, Rule::Strike}})), "");
    QCOMPARE(q(game.stat("N4", "destroyed")), "yes");
    QCOMPARE(q(game.stat("N4", "status")), "good");
    QCOMPARE(q(counted(game, "mexican_units_destroyed")), "1 roster");
    QCOMPARE(q(game.give(corneta::game::Undo{})), "");
    QCOMPARE(q(counted(game, "mexican_units_destroyed")), "0 roster");
    QCOMPARE(q(game.stat("N4", "status")), "disrupted");
    QCOMPARE(q(game.amend(attack, "", six, {{ravine, Rule::Keep}})), "");
    QCOMPARE(q(game.stat("N4", "status")), "disrupted");
    KeptGame other = played();
    const corneta::game::Play alone{"retreat", {{"unit", {"north-2-activos"}}}, {}, std::nullopt, "that was it"};
    QCOMPARE(q(other.amend(attack, "", six, {{ravine, Rule::Amend, alone}})), "");
    QCOMPARE(q(other.stat("N4", "status")), "good");
    QCOMPARE(q(other.stat("N5", "status")), "good");
}

void TestPedregal::luck_is_kept_in_steps()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("attack", "@attacker=S1+S2 @defender=N4 defender_retreat_blocked=yes", {3})), "");
    const auto& luck = game.journal().in_force(game.last())->luck;
    QCOMPARE(luck.size(), 1U);
    QCOMPARE(q(luck.front().side), "mexican");
    QCOMPARE(luck.front().actual, 1);
    QVERIFY(luck.front().expected > 0 && luck.front().expected < 1);
}

#include "test_pedregal.moc"
