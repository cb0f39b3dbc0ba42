// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/cedar_creek/belle_grove.h"

#include <QObject>
#include <QString>
#include <QTest>

/// A kept game of Cedar Creek: who may not do what, and what speaks against a roll.
class TestCedarCreekObjections : public QObject {
    Q_OBJECT
private slots:
    void brigades_not_yet_activated_are_attacked_support_and_retreat();
    void both_lines_of_an_attack_are_of_one_side();
    void a_brigade_stands_in_one_line();
    void who_charges_is_named();
    void a_zone_is_attacked_once_whichever_line_is_named();
    void a_victor_is_an_enemy_and_a_second_line_a_friend();
    void a_voluntary_rout_is_the_action_of_its_round();
    void the_initiative_is_rolled_once_and_after_sheridan();
    void sheridan_is_rolled_for_once_and_on_turn_4();
    void the_continuation_is_rolled_once();
    void a_rout_is_tested_once_and_after_the_rout_move();
    void player_1_rolls_for_activation_first();
    void a_side_without_a_role_rolls_once_a_round();
    void the_command_range_is_no_move();
    void a_tactical_retreat_without_sheridan_takes_a_reason();
    void answers_that_differ_from_the_roster_want_a_reason_data();
    void answers_that_differ_from_the_roster_want_a_reason();
};

namespace {

/// The Initiative Phase of turn 4, before the roll for Sheridan.
KeptGame before_sheridan()
{
    KeptGame game = movement_of(3);
    game.end_turn();
    return game;
}

} // namespace

void TestCedarCreekObjections::brigades_not_yet_activated_are_attacked_support_and_retreat()
{
    KeptGame game = movement_of(1);
    QCOMPARE(q(game.play("attack", "@attacker=R1 @defender=M3 @defender_support=M1", {4, 6, 1})), "");
    QCOMPARE(q(game.follow({game.last(), 0}, "", {2})), "");
    QCOMPARE(q(game.play("attack", "@attacker=M1 @defender=R2", {4, 4})), "attacker: Kidd acts from turn 3 on (12)");
    QCOMPARE(q(game.play("movement-cost", "@brigade=M1 zones=1", {})), "brigade: Kidd acts from turn 3 on (12)");
    game.edit("M1", "losses=2 strength=2");
    QCOMPARE(q(game.play("retreat", "@brigade=M1 choice=voluntary-rout", {})), "brigade: Kidd acts from turn 3 on (12)");
}

void TestCedarCreekObjections::both_lines_of_an_attack_are_of_one_side()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("attack", "@attacker=R1+T1 @defender=H2", {4, 4})), "attacker: Wildes and Cook are enemies");
    QCOMPARE(q(game.play("attack", "@attacker=R1 @attacker_support=T1 @defender=H2", {4, 4})),
             "attacker_support: Wildes and Cook are enemies; attacker_support: Wildes stacks with brigades of its own division (10.5)");
    QCOMPARE(q(game.play("attack", "@attacker=R1 @defender=H2+R2", {4, 4})), "defender: Cox and Cook are on the same side");
    QCOMPARE(q(game.play("attack", "@attacker=R1 @defender=H2 @defender_support=R2", {4, 4})),
             "defender_support: Cox and Coates are enemies; defender_support: Cox stacks with brigades of its own division (10.5)");
}

void TestCedarCreekObjections::a_brigade_stands_in_one_line()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("attack", "@attacker=R1 @attacker_support=R1 @defender=H2", {4, 4})), "attacker_support: Cook stands there twice");
    QCOMPARE(q(game.play("attack", "@attacker=R1 @defender=H2 @defender_support=H2", {4, 4})),
             "defender_support: Coates stands there twice");
    QCOMPARE(q(game.play("attack", "@attacker=R1+R1 @defender=H2", {4, 4})), "attacker: Cook is given twice");
}

void TestCedarCreekObjections::who_charges_is_named()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("attack", "@attacker=R1 @defender=H2 attacker_charges=1", {4, 4})), "attacker_charges: it is 0 in this game");
    QCOMPARE(q(game.play("attack", "@attacker=P1 @charger=P1 @defender=H2 attacker_charges=0", {4, 4})),
             "attacker_charges: it is 1 in this game");
    QCOMPARE(
        q(game.play("attack", "@attacker=P1+R1 @charger=R1 @defender=H2", {4, 4})),
        "charger: Payne has paid for a charge (10.3); charger: Cook is not mounted (10.3); charger: Cook has not paid for a charge (10.3)");
}

void TestCedarCreekObjections::a_zone_is_attacked_once_whichever_line_is_named()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("attack", "@attacker=R1 @defender=H2 @defender_support=H1", {4, 4})), "");
    QCOMPARE(q(game.play("attack", "@attacker=R3 @defender=H1", {4, 4})),
             "defender: the zone of Duval has been attacked in this round (11.1)");
    QCOMPARE(q(game.play("attack", "@attacker=R3 @defender=T1 @defender_support=H1", {4, 4})),
             "defender_support: the zone of Duval has been attacked in this round (11.1); defender_support: Duval stacks with brigades of "
             "its own "
             "division (10.5)");
}

void TestCedarCreekObjections::a_victor_is_an_enemy_and_a_second_line_a_friend()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("retreat", "@brigade=H3 @victor=H2 choice=hold", {})),
             "victor: Coates and Kitching are on the same side; brigade: Kitching is not hit (11.4)");
    QCOMPARE(q(game.play("retreat", "@brigade=H3 @second_line=R1", {2})),
             "second_line: Cook and Kitching are enemies; brigade: Kitching is not hit (11.4)");
    QCOMPARE(q(game.play("retreat", "@brigade=H3 @second_line=H3", {2})),
             "second_line: Kitching stands there twice; brigade: Kitching is not hit (11.4)");
}

void TestCedarCreekObjections::a_voluntary_rout_is_the_action_of_its_round()
{
    KeptGame game = movement_of(2);
    game.edit("H2", "losses=2 strength=4");
    QCOMPARE(q(game.play("movement-cost", "@brigade=H2 zones=1", {})), "");
    QCOMPARE(q(game.play("retreat", "@brigade=H2 choice=voluntary-rout", {})), "brigade: Coates has acted in this round (7.1)");
    QCOMPARE(q(game.play("retreat", "@brigade=H2", {2}, "no attack was written down")), "");
    game.end_phase("nobody else stirs");
    make_ready(game);
    QCOMPARE(q(game.play("retreat", "@brigade=H2 choice=voluntary-rout", {})), "");
    game.end_phase("nobody else stirs");
    make_ready(game);
    QCOMPARE(q(game.play("retreat", "@brigade=H2 choice=voluntary-rout", {})), "brigade: Coates is routed already (11.4)");
}

void TestCedarCreekObjections::the_initiative_is_rolled_once_and_after_sheridan()
{
    KeptGame game = before_sheridan();
    QCOMPARE(q(game.play("initiative", "", {5, 3})), "initiative: Sheridan is rolled for before it (12)");
    QCOMPARE(q(game.follow({game.last(), 0}, "", {6})), "");
    QCOMPARE(q(game.follow({game.last(), 0}, "", {3, 3})), "");
    QCOMPARE(q(game.follow({game.last(), 0}, "", {5, 3})), "");
    QCOMPARE(q(game.play("initiative", "", {5, 3})), "initiative: it has been rolled in this turn (6)");
}

void TestCedarCreekObjections::sheridan_is_rolled_for_once_and_on_turn_4()
{
    KeptGame early = dawn();
    QCOMPARE(q(early.play("sheridan", "", {1})), "sheridan: he is rolled for on turn 4 (12)");
    KeptGame game = before_sheridan();
    QCOMPARE(q(game.follow({game.last(), 0}, "", {6})), "");
    QCOMPARE(q(game.stat("union", "sheridan")), "-");
    QCOMPARE(q(game.play("sheridan", "", {1})), "sheridan: it has been rolled in this phase (12)");
    KeptGame there = before_sheridan();
    const int phase = there.last();
    there.edit("union", "sheridan=yes");
    QCOMPARE(q(there.play("initiative", "", {3, 3})), "");
    QCOMPARE(q(there.follow({phase, 0}, "", {6})), "sheridan: he is there (12)");
    QCOMPARE(q(there.play("sheridan", "", {6}, "a second roll")), "");
    QCOMPARE(q(there.stat("union", "sheridan")), "yes");
}

void TestCedarCreekObjections::the_continuation_is_rolled_once()
{
    KeptGame game = movement_of(1);
    game.go_to("continuation");
    QCOMPARE(q(game.follow({game.last(), 0}, "", {5})), "");
    QCOMPARE(q(game.play("continuation", "", {1})), "continuation: it has been rolled in this phase (8)");
    game.end_phase();
    QCOMPARE(q(game.round()), "1 administrative 3");
}

void TestCedarCreekObjections::a_rout_is_tested_once_and_after_the_rout_move()
{
    KeptGame game = movement_of(1);
    game.edit("H2", "routed=yes");
    game.go_to("administrative");
    QCOMPARE(q(game.play("rout-recovery", "@brigade=H2", {5})), "brigade: Coates makes its rout move first: end the phase (9)");
    game.end_phase("it goes on");
    QCOMPARE(q(game.play("rout-recovery", "@brigade=H1", {5})), "brigade: Duval is not routed (9)");
    QCOMPARE(q(game.follow({game.last(), 0}, "", {2})), "");
    QCOMPARE(q(game.play("rout-recovery", "@brigade=H2", {5})), "brigade: Coates has tested its rout in this phase (9)");
}

void TestCedarCreekObjections::player_1_rolls_for_activation_first()
{
    KeptGame game = dawn();
    QCOMPARE(q(game.play("initiative", "", {})), "");
    game.end_phase();
    QCOMPARE(q(game.play("activation", "@active=union", {4})), "active: it is Confederacy's movement phase (7.1)");
    QCOMPARE(q(game.play("activation", "side=union", {4})), "side: it is confederate in this game");
    QCOMPARE(q(game.play("activation", "@active=confederate", {1})), "");
    game.end_phase("they stand");
    QCOMPARE(q(game.play("activation", "@active=confederate", {4})), "active: it is Union's movement phase (7.1)");
    QCOMPARE(q(game.play("activation", "@active=union", {4})), "");
}

void TestCedarCreekObjections::a_side_without_a_role_rolls_once_a_round()
{
    KeptGame game = round_of(2, "union");
    QCOMPARE(q(game.play("activation", "side=union", {6})), "");
    QCOMPARE(q(game.stat("union", "divisions")), "2");
    QCOMPARE(q(game.play("activation", "side=union", {6})), "side: Union has rolled in this round (7.1)");
    QCOMPARE(q(game.play("activation", "@active=union", {6})), "active: Union has rolled in this round (7.1)");
}

void TestCedarCreekObjections::the_command_range_is_no_move()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("movement-cost", "@brigade=R1 kind=command zones=2", {})), "");
    QCOMPARE(q(game.stat("R1", "moved")), "-");
    QCOMPARE(q(game.play("movement-cost", "@brigade=R1 zones=1", {})), "");
    QCOMPARE(q(game.play("movement-cost", "@brigade=R1 kind=command zones=2", {})), "");
}

void TestCedarCreekObjections::a_tactical_retreat_without_sheridan_takes_a_reason()
{
    KeptGame early = dawn();
    QCOMPARE(q(early.play("tactical-retreat", "", {})), "union: it requires Sheridan (6.1)");
    QCOMPARE(q(early.play("tactical-retreat", "", {}, "the table wins")), "");
    QCOMPARE(q(early.stat("union", "tactical_retreat")), "yes");
}

void TestCedarCreekObjections::answers_that_differ_from_the_roster_want_a_reason_data()
{
    QTest::addColumn<QString>("phase");
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const char* phase, const char* action, const char* words, const char* said) {
        QTest::newRow(name) << phase << action << words << said;
    };
    row("6 the turn", "initiative", "initiative", "turn=5", "turn: it is 2 in this game");
    row("6.1 no tactical retreat is declared", "initiative", "initiative", "tactical_retreat=yes",
        "tactical_retreat: by the roster of Union it is no");
    row("7.1 Sheridan is not there", "movement", "activation", "@active=union sheridan=yes", "sheridan: by the roster of Union it is no");
    row("10 superior commanders", "movement", "initiative-test", "@division=DR superior=no",
        "superior: by the roster of Ramseur's division it is yes");
    row("10.3 fatigue", "movement", "movement-cost", "@brigade=R1 fatigue=1", "fatigue: Cook has 0 by the roster");
    row("11.3 strength", "movement", "attack", "@attacker=R1 @defender=H1 attacker_strength=9",
        "attacker_strength: Cook has 4 by the roster");
    row("11.3 the star of one of them", "movement", "attack", "@attacker=R1+R2 @defender=H1 attacker_command_bonus=no",
        "attacker_command_bonus: it is yes in this game");
    row("11.3 artillery", "movement", "attack", "@attacker=R1 @defender=H1 defender_artillery=2",
        "defender_artillery: there is none by the roster");
    row("11.4 losses", "movement", "retreat", "@brigade=H1 losses=1", "losses: Duval has 0 by the roster");
}

void TestCedarCreekObjections::answers_that_differ_from_the_roster_want_a_reason()
{
    QFETCH(const QString, phase);
    QFETCH(const QString, action);
    QFETCH(const QString, words);
    QFETCH(const QString, said);
    KeptGame game = movement_of(phase == "initiative" ? 1 : 2);
    if (phase == "initiative")
        game.end_turn();
    const QStringList all = q(game.play(action.toStdString(), words.toStdString(), {})).split("; ");
    QVERIFY2(all.contains(said), qPrintable(all.join("; ")));
}

#include "test_cedar_creek_objections.moc"
