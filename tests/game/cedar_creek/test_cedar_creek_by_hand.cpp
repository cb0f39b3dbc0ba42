// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/cedar_creek/belle_grove.h"

#include <QObject>
#include <QTest>

/// A kept game of Cedar Creek: what counters and hands say, and who is told to be through.
class TestCedarCreekByHand : public QObject {
    Q_OBJECT
private slots:
    void who_has_not_acted_is_named_as_its_moves_end();
    void the_battle_goes_on_until_the_last_turn_is_over();
    void nothing_follows_the_last_turn();
    void who_has_no_strength_is_no_longer_there();
    void who_is_taken_off_by_hand_counts();
    void hands_turn_counters_over_and_put_markers_down();
    void a_second_line_that_counts_is_named();
    void losses_by_hand_follow_each_other();
};

/// 7.1, 7.2, 10.
void TestCedarCreekByHand::who_has_not_acted_is_named_as_its_moves_end()
{
    KeptGame game = round_of(3, "union");
    game.play("activation", "@active=union", {6});
    QCOMPARE(q(game.play("activate", "@division=DH in_command=yes", {})), "");
    QVERIFY2(!game.told().contains("Through"), game.told().c_str());
    QCOMPARE(q(game.play("movement-cost", "@brigade=H1 zones=1 attack=yes", {})), "");
    KeptGame markers = game;
    QCOMPARE(q(game.play("activate", "@division=DT in_command=yes", {})), "");
    QVERIFY2(game.told().contains("Through with this round without having acted: Coates, Kitching."), game.told().c_str());
    QCOMPARE(q(game.play("movement-cost", "@brigade=T1 zones=1", {})), "");
    QCOMPARE(q(game.play("attack", "@attacker=H1 @defender=R1", {4, 4})), "");
    QVERIFY2(game.told().contains("Through with this round without having acted: Harris."), game.told().c_str());
    QCOMPARE(q(markers.play("movement-cost", "@brigade=Q2", {}, "the second division stays")), "");
    QVERIFY2(markers.told().contains("without having acted: Coates, Kitching."), markers.told().c_str());
    QCOMPARE(q(markers.play("attack", "@attacker=H1 @defender=R1", {4, 4}, "the second division stays")), "");
    QVERIFY2(!markers.told().contains("Through"), markers.told().c_str());
}

/// 4, 5.
void TestCedarCreekByHand::the_battle_goes_on_until_the_last_turn_is_over()
{
    KeptGame game = dawn();
    QCOMPARE(q(game.play("victory", "", {})), "");
    QCOMPARE(q(game.answer("turn")), "0 roster");
    QCOMPARE(q(game.outcome("winner")), "open");
    QVERIFY2(game.told().starts_with("The battle goes on after turn 0 of 9: Union 7, Confederates 0 in points."), game.told().c_str());
}

/// 5, 7.1.
void TestCedarCreekByHand::nothing_follows_the_last_turn()
{
    KeptGame game = dawn();
    game.edit("R2", "losses=1 routed=yes strength=2"); // its rout test comes before the end
    for (int turn = 1; turn < 9; ++turn)
        game.end_turn();
    while (game.stage() != "9 administrative aftermath")
        QCOMPARE(q(game.end_phase("on we go")), "");
    QVERIFY2(!game.standing().contains("over"), game.standing().c_str());
    QCOMPARE(q(game.end_phase("on we go")), "");
    QCOMPARE(q(game.round()), "9 administrative aftermath 1");
    QVERIFY2(game.standing().contains("union 8 over: 8 points"), game.standing().c_str());
    QCOMPARE(q(game.end_phase("on we go")), "administrative: the last turn is over: no phase follows");
    QCOMPARE(q(game.play("victory", "", {})), "");
    QCOMPARE(q(game.answer("turn")), "9 roster");
    QCOMPARE(q(game.outcome("winner")), "union");
}

/// 11.4.
void TestCedarCreekByHand::who_has_no_strength_is_no_longer_there()
{
    KeptGame game = movement_of(3);
    game.edit("H3", "strength=0 losses=4");
    game.edit("H2", "eliminated=yes");
    for (const auto& [code, name] : {std::pair{"H3", "Kitching"}, std::pair{"H2", "Coates"}}) {
        const std::string gone = std::string{name} + " is no longer there";
        QCOMPARE(q(game.play("attack", std::string{"@attacker=R1 @defender="} + code, {6, 1})), q("defender: " + gone));
        QCOMPARE(q(game.play("movement-cost", std::string{"@brigade="} + code, {})), q("brigade: " + gone));
        QVERIFY2(game.summary(code).ends_with(" gone"), game.summary(code).c_str());
        QVERIFY2(!game.idle().contains(name), game.idle().c_str());
    }
}

/// 4.
void TestCedarCreekByHand::who_is_taken_off_by_hand_counts()
{
    KeptGame game = dawn();
    QVERIFY(game.standing().contains("7 points, losses 0"));
    game.edit("H2", "eliminated=yes"); // of 6
    QVERIFY2(game.standing().contains("losses 6"), game.standing().c_str());
    game.edit("H3", "strength=0 losses=4"); // of 4
    QVERIFY2(game.standing().contains("losses 10"), game.standing().c_str());
    game.edit("H1", "strength=1 losses=2"); // of 3
    QVERIFY2(game.standing().contains("losses 12"), game.standing().c_str());
    game.edit("H2", "eliminated=no");
    QVERIFY2(game.standing().contains("losses 6"), game.standing().c_str());
}

/// 7.3, 11.4.
void TestCedarCreekByHand::hands_turn_counters_over_and_put_markers_down()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("deploy", "@train=Q3 @supported=R1 markers=1", {}, "a test of hands")), "");
    const auto hold = [&](const char* brigade) -> std::string {
        const std::string refused = game.play("retreat", std::string{"choice=hold @brigade="} + brigade, {}, "no attack was written down");
        return refused.empty() ? game.told() : refused;
    };
    const std::string first = hold("R1");
    QVERIFY2(first.contains("Turn Cook to its reverse side.") && !first.contains("loss marker"), first.c_str());
    QVERIFY2(first.contains("Turn Artillery 1 over."), first.c_str());
    const std::string second = hold("R1");
    QVERIFY2(second.contains("Under Cook the loss marker is 1.") && !second.contains("reverse"), second.c_str());
    QVERIFY2(second.contains("Remove Artillery 1."), second.c_str());
    const std::string horse = hold("P1");
    QVERIFY2(horse.contains("Under Payne the loss marker is 1.") && !horse.contains("reverse"), horse.c_str());
    const auto move = [&](const char* words) -> std::string {
        const std::string refused = game.play("movement-cost", words, {}, "a test of hands");
        return refused.empty() ? game.told() : refused;
    };
    QVERIFY2(move("@brigade=R2 attack=yes").contains("Put an attack marker on Cox."), game.told().c_str());
    QVERIFY2(move("@brigade=P1 charge=yes").contains("Put a charge marker on Payne."), game.told().c_str());
    QVERIFY2(move("@brigade=P1 mount_change=yes").contains("Turn Payne over: dismounted."), game.told().c_str());
    QVERIFY2(move("@brigade=Q1").contains("Turn Early's headquarters to its active side."), game.told().c_str());
    hold("R1");
    const std::string last = hold("R1");
    QVERIFY2(!last.contains("loss marker"), last.c_str());
}

/// 11.3.
void TestCedarCreekByHand::a_second_line_that_counts_is_named()
{
    KeptGame game = movement_of(3);
    QCOMPARE(q(game.play("attack", "@attacker=R1 @defender=H3 attacker_supports=1", {3, 3})), "attacker_support: say which second line");
    QCOMPARE(q(game.play("attack", "@attacker=R1 @defender=H3 defender_supports=1", {3, 3})), "defender_support: say which second line");
}

/// 4, 11.4.
void TestCedarCreekByHand::losses_by_hand_follow_each_other()
{
    KeptGame game = dawn();
    QCOMPARE(q(game.edit("union", "losses=9")), "losses: its units tell that it is 0: set them right");
    QCOMPARE(q(game.edit("H3", "losses=1")), "");
    QCOMPARE(q(game.stat("H3", "strength")), "3");
    QCOMPARE(q(game.edit("H2", "strength=4")), "");
    QCOMPARE(q(game.stat("H2", "losses")), "2");
    QCOMPARE(q(game.stat("union", "losses")), "3");
    QCOMPARE(q(game.edit("union", "losses=3")), "");
    QCOMPARE(q(game.edit("H3", "losses=0")), "");
    QCOMPARE(q(game.stat("H3", "strength")), "4");
    QCOMPARE(q(game.stat("union", "losses")), "2");
    QCOMPARE(q(game.edit("union", "entry_13=confederate")), ""); // which no unit tells
    for (const char* const both : {"losses=2 strength=3", "losses=1 strength=1"})
        QVERIFY2(!game.edit("H3", both).empty(), both);
}

#include "test_cedar_creek_by_hand.moc"
