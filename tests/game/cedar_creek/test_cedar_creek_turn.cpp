// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/cedar_creek/belle_grove.h"

#include <QObject>
#include <QString>
#include <QTest>

#include <algorithm>

using corneta::game::Rule;
using corneta::game::Ruling;

/// A kept game of Cedar Creek: initiative, rounds, the Administrative Phase, the end.
class TestCedarCreekTurn : public QObject {
    Q_OBJECT
private slots:
    void initiative_says_who_is_first_and_a_tie_is_rolled_again();
    void activation_and_tests_are_once_a_round();
    void a_march_takes_fatigue_and_changes_the_mount();
    void rounds_follow_the_continuation();
    void a_routed_brigade_recovers_in_the_administrative_phase();
    void a_recovered_step_is_as_if_never_lost();
    void a_rout_move_across_a_front_costs_a_point();
    void losses_of_a_side_are_those_of_its_brigades();
    void the_initiative_is_owed_as_a_turn_begins();
    void sheridan_comes_on_turn_4_or_5();
    void the_ninth_turn_is_the_last_and_losses_are_counted();
};

void TestCedarCreekTurn::initiative_says_who_is_first_and_a_tie_is_rolled_again()
{
    KeptGame game = dawn();
    QCOMPARE(q(game.play("initiative", "", {})), "");
    QCOMPARE(q(game.answer("turn")), "1 roster");
    QCOMPARE(q(game.stat("confederate", "first")), "yes");
    game.go_to("administrative");
    game.go_to("initiative");
    QCOMPARE(q(game.stat("confederate", "first")), "no");
    QCOMPARE(q(game.edit("union", "tactical_retreat=yes")), "");
    QCOMPARE(q(game.follow({game.last() - 1, 0}, "", {3, 4})), "");
    QCOMPARE(q(game.answer("tactical_retreat")), "yes roster");
    QCOMPARE(q(game.stat("union", "first")), "no");
    QCOMPARE(q(game.owed()), q(std::to_string(game.last()) + ".0 must initiative (both)"));
    QVERIFY(game.end_phase().contains("still owed"));
    QCOMPARE(q(game.follow({game.last(), 0}, "", {1, 6})), "");
    QCOMPARE(q(game.stat("union", "first")), "yes");
    QCOMPARE(q(game.owed()), "");
}

void TestCedarCreekTurn::activation_and_tests_are_once_a_round()
{
    KeptGame game = round_of(2, "confederate");
    QCOMPARE(q(game.play("activation", "@active=confederate", {2})), "");
    QCOMPARE(q(game.answer("side")), "confederate roster");
    QCOMPARE(q(game.stat("confederate", "divisions")), "1");
    QCOMPARE(q(game.play("activation", "@active=confederate", {2})), "active: Confederacy has rolled in this round (7.1)");
    game.play("activate", "@division=DR in_command=no", {});
    QCOMPARE(q(game.play("initiative-test", "@division=DR", {4})), "");
    QCOMPARE(q(game.answer("superior")), "yes roster");
    QCOMPARE(q(game.stat("R1", "moved")), "-");
    QVERIFY(game.play("initiative-test", "@division=DR", {4}).contains("Ramseur's division has been tested in this round (10)"));
    QVERIFY(game.play("initiative-test", "@division=DH", {1}).starts_with("turn: "));
    QVERIFY(game.play("initiative-test", "@division=DM", {1}).contains("acts from turn 3 on"));
    game.end_phase("on we go");
    QCOMPARE(q(game.stat("DR", "tested")), "no");
    QCOMPARE(q(game.stat("confederate", "divisions")), "0");
    game.end_phase("on we go");
    game.play("activation", "@active=confederate", {2});
    game.play("activate", "@division=DR in_command=no", {});
    QCOMPARE(q(game.play("initiative-test", "@division=DR", {5})), "");
    QCOMPARE(q(game.stat("R1", "unable")), "yes");
    QCOMPARE(q(game.stat("P1", "unable")), "-");
    QCOMPARE(q(game.play("movement-cost", "@brigade=R1 zones=1", {})), "brigade: the division of Cook failed its initiative test (10)");
    QVERIFY(game.play("attack", "@attacker=R1 @defender=H3", {6, 6, 1}).contains("the division of Cook failed its initiative test (10)"));
}

void TestCedarCreekTurn::a_march_takes_fatigue_and_changes_the_mount()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("movement-cost", "@brigade=P1 zones=5 mount_change=yes fatigue_bonus=yes", {})),
             "zones: points missing for such a move: 2 (10.3)");
    QCOMPARE(q(game.play("movement-cost", "@brigade=P1 zones=3 road_zones=1 mount_change=yes fatigue_bonus=yes", {})), "");
    QCOMPARE(q(game.answer("kind")), "cavalry roster");
    QCOMPARE(q(game.stat("P1", "mounted")), "no");
    QCOMPARE(q(game.stat("P1", "fatigue")), "1");
    QCOMPARE(q(game.stat("P1", "moved")), "yes");
    QCOMPARE(q(game.play("movement-cost", "@brigade=P1 zones=1", {})), "brigade: Payne has acted in this round (7.1)");
    game.end_phase("nobody else stirs");
    make_ready(game);
    QCOMPARE(q(game.play("movement-cost", "@brigade=P1 zones=1", {})), "");
    QCOMPARE(q(game.answer("kind")), "dismounted roster");
    QCOMPARE(q(game.answer("fatigue")), "1 roster");
    QCOMPARE(q(game.play("movement-cost", "@brigade=P1 kind=command zones=2", {})), "");
}

void TestCedarCreekTurn::rounds_follow_the_continuation()
{
    KeptGame game = round_of(1);
    const auto end_round = [&] {
        for (int players = 0; players < 2; ++players)
            game.end_phase("nobody stirs");
    };
    QCOMPARE(q(game.round()), "1 movement 1");
    end_round();
    QCOMPARE(q(game.round()), "1 movement 2");
    end_round();
    QCOMPARE(q(game.round()), "1 movement 3");
    end_round();
    QCOMPARE(q(game.round()), "1 continuation 3");
    QVERIFY(game.end_phase().contains("still owed"));
    QCOMPARE(q(game.follow({game.last(), 0}, "", {4})), "");
    QCOMPARE(q(game.answer("after_round")), "3 roster");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.round()), "1 movement 4");
    QCOMPARE(q(game.stat("union", "another_round")), "no");
    end_round();
    QCOMPARE(q(game.round()), "1 continuation 4");
    QCOMPARE(q(game.follow({game.last(), 0}, "", {2})), "");
    QCOMPARE(q(game.answer("after_round")), "4 roster");
    game.end_phase();
    QCOMPARE(q(game.round()), "1 movement 5");
    end_round();
    QCOMPARE(q(game.round()), "1 administrative 5");
    game.end_phase();
    QCOMPARE(q(game.round()), "2 initiative 1");
    game.go_to("continuation");
    QCOMPARE(q(game.follow({game.last(), 0}, "", {5})), "");
    game.end_phase();
    QCOMPARE(q(game.round()), "2 administrative 3");
}

void TestCedarCreekTurn::a_routed_brigade_recovers_in_the_administrative_phase()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("attack", "@attacker=R1+R3 @defender=H3 defender_flanked=yes", {6, 6, 1})), "");
    QCOMPARE(q(game.follow({game.last(), 0}, "", {5})), "");
    QCOMPARE(q(game.stat("H3", "routed")), "yes");
    QCOMPARE(q(game.stat("H3", "fatigue")), "1");
    game.edit("R1", "fatigue=2");
    game.go_to("administrative");
    QCOMPARE(q(game.owed()), q(std::to_string(game.last()) + ".0 must retreat (union)"));
    QCOMPARE(q(game.follow({game.last(), 0}, "", {})), "");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.round()), "2 administrative aftermath 3");
    QCOMPARE(q(game.stat("H3", "fatigue")), "0");
    QCOMPARE(q(game.stat("R1", "fatigue")), "1");
    QVERIFY(game.owed().starts_with(std::to_string(game.last()) + ".0 must rout-recovery (union)"));
    QVERIFY(game.end_phase().contains("Kitching tests its rout"));
    QCOMPARE(q(game.follow({game.last(), 0}, "", {3})), "");
    QCOMPARE(q(game.answer("side")), "union roster");
    QCOMPARE(q(game.stat("H3", "routed")), "yes");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.round()), "3 initiative 1");
    QCOMPARE(q(game.stat("R1", "fatigue")), "1");
    game.go_to("administrative");
    game.end_phase("it goes on");
    QCOMPARE(q(game.follow({game.last(), 0}, "", {4})), "");
    QCOMPARE(q(game.stat("H3", "routed")), "no");
    QCOMPARE(q(game.stat("H3", "losses")), "1");
}

void TestCedarCreekTurn::a_recovered_step_is_as_if_never_lost()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("retreat", "@brigade=H3", {6}, "no attack was written down")), "");
    QCOMPARE(q(game.stat("H3", "artillery")), "0");
    QCOMPARE(q(game.stat("union", "losses")), "1");
    game.go_to("administrative");
    game.end_phase("it goes on");
    QCOMPARE(q(game.follow({game.last(), 0}, "", {6})), "");
    QCOMPARE(q(game.stat("H3", "routed")), "no");
    QCOMPARE(q(game.stat("H3", "losses")), "0");
    QCOMPARE(q(game.stat("H3", "strength")), "4");
    QCOMPARE(q(game.stat("H3", "artillery")), "1");
    QCOMPARE(q(game.stat("union", "losses")), "0");
}

void TestCedarCreekTurn::a_rout_move_across_a_front_costs_a_point()
{
    KeptGame game = movement_of(2);
    game.edit("H3", "routed=yes");
    QCOMPARE(q(game.play("retreat", "@brigade=H3 choice=rout-move", {})), "choice: a rout move belongs to the Administrative Phase (9)");
    game.go_to("administrative");
    QCOMPARE(q(game.follow({game.last(), 0}, "fronts_crossed=1", {})), "");
    QCOMPARE(q(game.answer("choice")), "rout-move next");
    QCOMPARE(q(game.stat("H3", "losses")), "1");
    QCOMPARE(q(game.stat("H3", "strength")), "3");
    QCOMPARE(q(game.stat("H3", "routed")), "yes");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.owed()), q(std::to_string(game.last()) + ".0 must rout-recovery (union)"));
    QCOMPARE(q(game.play("retreat", "@brigade=H2 choice=rout-move", {})), "brigade: Coates is not routed (9)");
    QCOMPARE(q(game.play("retreat", "@brigade=H2 choice=retreat", {2})),
             "choice: in the Administrative Phase there are rout moves alone (9); brigade: Coates is not hit (11.4)");
}

void TestCedarCreekTurn::losses_of_a_side_are_those_of_its_brigades()
{
    KeptGame game = movement_of(2);
    game.edit("H3", "losses=1 strength=3 routed=yes");
    game.edit("H2", "losses=2 strength=4");
    game.go_to("administrative");
    game.end_phase("it goes on");
    QCOMPARE(q(game.follow({game.last(), 0}, "", {6})), "");
    QCOMPARE(q(game.stat("union", "losses")), "2");
    game.edit("H2", "losses=3 strength=3");
    QCOMPARE(q(game.play("victory", "", {})), "");
    QCOMPARE(q(game.answer("union_losses")), "3 roster");
    QCOMPARE(q(game.answer("confederate_losses")), "0 roster");
}

void TestCedarCreekTurn::the_initiative_is_owed_as_a_turn_begins()
{
    KeptGame game = dawn();
    game.end_turn();
    QCOMPARE(q(game.owed()), q(std::to_string(game.last()) + ".0 must initiative (both)"));
    QVERIFY(game.end_phase().contains("still owed: Who plays first"));
    game.end_turn();
    game.end_turn();
    QCOMPARE(q(game.owed()), q(std::to_string(game.last()) + ".0 must sheridan (union)"));
    QCOMPARE(q(game.idle()), "");
    QCOMPARE(q(game.follow({game.last(), 0}, "", {6})), "");
    QCOMPARE(q(game.owed()), q(std::to_string(game.last()) + ".0 must initiative (both)"));
}

void TestCedarCreekTurn::sheridan_comes_on_turn_4_or_5()
{
    for (const bool comes_early : {true, false}) {
        KeptGame game = dawn();
        for (int turn = 2; turn <= 4; ++turn) {
            game.go_to("administrative");
            game.go_to("initiative");
        }
        QCOMPARE(q(game.round()), "4 initiative 1");
        QVERIFY(game.owed().starts_with(std::to_string(game.last()) + ".0 must sheridan (union)"));
        QCOMPARE(q(game.follow({game.last(), 0}, "", {comes_early ? 3 : 4})), "");
        QCOMPARE(q(game.stat("union", "sheridan")), comes_early ? "yes" : "-");
        game.go_to("administrative");
        game.go_to("initiative");
        QCOMPARE(q(game.stat("union", "sheridan")), "yes");
        QCOMPARE(game.told().contains("Sheridan arrives."), !comes_early);
        game.go_to("movement");
        game.edit("union", "first=yes");
        QCOMPARE(q(game.play("activation", "@active=union", {4})), "");
        QCOMPARE(q(game.answer("sheridan")), "yes roster");
    }
}

void TestCedarCreekTurn::the_ninth_turn_is_the_last_and_losses_are_counted()
{
    KeptGame game = movement_of(2);
    game.play("retreat", "@brigade=H3 choice=hold", {}, "no attack was written down");
    game.edit("union", "entry_13=confederate");
    for (int turn = 3; turn <= 9; ++turn) {
        game.go_to("administrative");
        game.go_to("initiative");
    }
    game.go_to("administrative");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.round()), "9 administrative aftermath 1");
    QCOMPARE(q(game.owed()), q(std::to_string(game.last()) + ".0 must victory (both)"));
    QCOMPARE(q(game.follow({game.last(), 0}, "", {})), "");
    QCOMPARE(q(game.answer("union_losses")), "1 roster");
    QCOMPARE(q(game.answer("confederate_losses")), "0 roster");
    QCOMPARE(q(game.answer("entry_13")), "confederate roster");
    game.end_phase();
    QCOMPARE(q(game.round()), "9 administrative aftermath 1");
}

#include "test_cedar_creek_turn.moc"
