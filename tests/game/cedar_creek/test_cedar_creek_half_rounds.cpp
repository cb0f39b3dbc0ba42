// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/cedar_creek/belle_grove.h"

#include <QObject>
#include <QString>
#include <QTest>

/// A kept game of Cedar Creek: whose movement phase it is, how many divisions act in it, one after the other, and what comes after the moves.
class TestCedarCreekHalfRounds : public QObject {
    Q_OBJECT
private slots:
    void turn_1_is_the_confederates_and_told();
    void player_2_follows_player_1_in_each_round();
    void no_brigade_acts_before_its_side_has_rolled();
    void as_many_divisions_act_as_the_roll_says();
    void the_divisions_rolled_must_be_activated();
    void one_division_acts_after_the_other();
    void out_of_command_a_division_tests_its_initiative();
    void a_failed_test_is_one_of_the_divisions();
    void no_test_activates_the_union_on_the_first_turns();
    void a_brigade_rests_in_the_place_of_a_move();
    void an_attack_is_paid_by_a_move();
    void a_charge_is_known_from_its_move();
    void attacks_wait_for_the_divisions_and_end_the_moves();
    void declared_attacks_are_owed();
    void the_side_that_does_not_move_does_not_attack();
    void independent_cavalry_goes_along_or_is_activated_alone();
    void who_has_entered_is_not_activated_again();
    void the_side_that_rolls_is_known();
};

namespace {

/// The Confederates move and may activate so many of Ramseur's side.
KeptGame rolled(int turn, int face)
{
    KeptGame game = round_of(turn, "confederate");
    game.play("activation", "@active=confederate", {face});
    return game;
}

/// The whole battle, with all divisions on the map.
KeptGame on_the_map(int turn)
{
    KeptGame game{cedar_creek::ruleset, "cedar-creek"};
    for (const char* const brigade :
         {"R1", "R2", "R3", "R4", "P1", "P2", "P3", "E1", "E2", "E3", "K1", "K2", "K3", "K4", "W1", "W2", "W3", "Q1"})
        game.edit(brigade, "off_map=no");
    for (int now = 1; now < turn; ++now)
        game.end_turn();
    game.go_to("movement");
    game.edit("confederate", "first=yes");
    return game;
}

} // namespace

void TestCedarCreekHalfRounds::turn_1_is_the_confederates_and_told()
{
    KeptGame game = dawn();
    QCOMPARE(q(game.idle()), "union on turn 1 the Confederates have the initiative without dice: initiative");
    QVERIFY(game.end_phase().contains("on turn 1 the Confederates have the initiative without dice"));
    QCOMPARE(q(game.play("initiative", "", {})), "");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.stat("confederate", "plays")), "yes");
}

void TestCedarCreekHalfRounds::player_2_follows_player_1_in_each_round()
{
    KeptGame game = dawn();
    game.play("initiative", "", {});
    game.end_phase();
    for (const char* const round : {"1 movement 1", "1 movement 2", "1 movement 3"}) {
        QCOMPARE(q(game.round()), round);
        QCOMPARE(q(game.stat("confederate", "plays")), "yes");
        QCOMPARE(q(game.owed()), q(std::to_string(game.last()) + ".0 must activation (confederate)"));
        QVERIFY(game.end_phase().contains("Confederacy: how many divisions act"));
        game.end_phase("nobody stirs");
        QCOMPARE(q(game.round()), round);
        QCOMPARE(q(game.stat("union", "plays")), "yes");
        QCOMPARE(q(game.stat("confederate", "plays")), "no");
        game.end_phase("nobody stirs");
    }
    QCOMPARE(q(game.round()), "1 continuation 3");
    QCOMPARE(q(game.follow({game.last(), 0}, "", {1})), "");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.round()), "1 movement 4");
    QCOMPARE(q(game.stat("confederate", "plays")), "yes");
}

void TestCedarCreekHalfRounds::no_brigade_acts_before_its_side_has_rolled()
{
    KeptGame game = round_of(2, "confederate");
    QCOMPARE(q(game.play("movement-cost", "@brigade=R1 zones=1", {})), "brigade: Confederacy rolls for activation first (7.1)");
    QCOMPARE(q(game.play("activate", "@division=DR", {})),
             "division: Confederacy rolls for activation first (7.1); division: no other division may be activated in this round (7.1)");
    QCOMPARE(q(game.play("activation", "@active=confederate", {2})), "");
    QCOMPARE(q(game.play("movement-cost", "@brigade=R1 zones=1", {})), "brigade: Ramseur's division is not activated (7.1)");
    QCOMPARE(q(game.play("movement-cost", "@brigade=H1 zones=1", {})), "brigade: it is Confederacy's movement phase (7.1)");
    QCOMPARE(q(game.play("activate", "@division=DR", {})), "");
    QCOMPARE(q(game.play("movement-cost", "@brigade=R1 zones=1", {})), "");
}

void TestCedarCreekHalfRounds::as_many_divisions_act_as_the_roll_says()
{
    KeptGame game = on_the_map(2);
    QCOMPARE(q(game.play("activation", "@active=confederate", {2})), "");
    QCOMPARE(q(game.stat("confederate", "divisions")), "1");
    QCOMPARE(q(game.play("activate", "@division=K0", {})), "");
    QCOMPARE(q(game.stat("confederate", "divisions")), "0");
    QCOMPARE(q(game.play("activate", "@division=R0", {})), "division: no other division may be activated in this round (7.1)");
    QCOMPARE(q(game.play("movement-cost", "@brigade=R1 zones=1", {})), "brigade: Ramseur's division is not activated (7.1)");
    KeptGame none = round_of(4, "confederate");
    QCOMPARE(q(none.play("activation", "@active=confederate", {1})), "");
    QCOMPARE(q(none.play("activate", "@division=DR", {})), "division: no other division may be activated in this round (7.1)");
}

void TestCedarCreekHalfRounds::the_divisions_rolled_must_be_activated()
{
    KeptGame game = rolled(2, 2);
    QVERIFY(is_idle(game, "ramseur is not activated yet (divisions still to choose: 1): activate division"));
    QVERIFY(game.end_phase().contains("Ramseur's division: is not activated yet (divisions still to choose: 1)"));
    QCOMPARE(q(game.play("activate", "@division=DR", {})), "");
    QCOMPARE(q(game.end_phase()), "");
}

void TestCedarCreekHalfRounds::one_division_acts_after_the_other()
{
    KeptGame game = on_the_map(2);
    QCOMPARE(q(game.play("activation", "@active=confederate", {3})), "");
    QCOMPARE(q(game.play("activate", "@division=K0", {})), "");
    QCOMPARE(q(game.play("movement-cost", "@brigade=K1 zones=1", {})), "");
    QCOMPARE(q(game.play("activate", "@division=R0", {})), "");
    QCOMPARE(q(game.play("movement-cost", "@brigade=K2 zones=1", {})),
             "brigade: Kershaw's division has finished: another division acts (7.1)");
    QCOMPARE(q(game.play("activate", "@division=K0", {})),
             "division: no other division may be activated in this round (7.1); division: Kershaw's division has been activated in this "
             "round (7.1)");
}

void TestCedarCreekHalfRounds::out_of_command_a_division_tests_its_initiative()
{
    KeptGame game = rolled(2, 2);
    QCOMPARE(q(game.play("initiative-test", "@division=DR", {1})),
             "division: Ramseur's division tests its initiative when it is activated out of command range (10)");
    QCOMPARE(q(game.play("activate", "@division=DR in_command=no", {})), "");
    QCOMPARE(q(game.owed()), q(std::to_string(game.last()) + ".0 must initiative-test (confederate)"));
    QCOMPARE(q(game.play("movement-cost", "@brigade=R1 zones=1", {})), "brigade: Ramseur's division tests its initiative first (10)");
    QCOMPARE(q(game.play("initiative-test", "@division=DR", {4})), "");
    QCOMPARE(q(game.outcome("activates")), "yes");
    QCOMPARE(q(game.play("movement-cost", "@brigade=R1 zones=1", {})), "");
}

void TestCedarCreekHalfRounds::a_failed_test_is_one_of_the_divisions()
{
    KeptGame game = on_the_map(2);
    game.play("activation", "@active=confederate", {2});
    QCOMPARE(q(game.play("activate", "@division=E0 in_command=no", {})), "");
    QCOMPARE(q(game.play("initiative-test", "@division=E0", {6})), "");
    QVERIFY(game.play("movement-cost", "@brigade=E1 zones=1", {}).contains("the division of Lowe failed its initiative test (10)"));
    QCOMPARE(q(game.play("activate", "@division=K0", {})), "division: no other division may be activated in this round (7.1)");
}

void TestCedarCreekHalfRounds::no_test_activates_the_union_on_the_first_turns()
{
    KeptGame game = round_of(2, "union");
    QCOMPARE(q(game.play("activation", "@active=union", {6})), "");
    QVERIFY(game.play("activate", "@division=DH in_command=no", {}).contains("out of command range it cannot act"));
    QCOMPARE(q(game.play("activate", "@division=DH", {})), "");
    QVERIFY(game.play("activate", "@division=DM", {}).contains("acts from turn 3 on"));
    QCOMPARE(q(game.stat("union", "divisions")), "1");
    QCOMPARE(q(game.play("movement-cost", "@brigade=H1 zones=1 attack=yes", {})), "");
    QVERIFY(is_idle(game, "thoburn may be activated in range of its headquarters: activate division"));
    QCOMPARE(q(game.play("attack", "@attacker=H1 @defender=R1", {4, 4})), "");
    QCOMPARE(q(game.play("retreat", "@brigade=H1 choice=hold", {})), "");
    QCOMPARE(q(game.end_phase()), "");
    KeptGame later = round_of(3, "union");
    QCOMPARE(q(later.play("activation", "@active=union", {6})), "");
    QVERIFY(later.end_phase().contains("is not activated yet (divisions still to choose: 2)"));
}

void TestCedarCreekHalfRounds::a_brigade_rests_in_the_place_of_a_move()
{
    KeptGame game = rolled(2, 2);
    game.edit("R1", "fatigue=2");
    QCOMPARE(q(game.play("rest", "@brigade=R1", {})), "brigade: Ramseur's division is not activated (7.1)");
    game.play("activate", "@division=DR", {});
    QCOMPARE(q(game.play("rest", "@brigade=R1", {})), "");
    QCOMPARE(q(game.stat("R1", "fatigue")), "1");
    QCOMPARE(q(game.play("movement-cost", "@brigade=R1 zones=1", {})), "brigade: Cook has acted in this round (7.1)");
    QCOMPARE(q(game.play("rest", "@brigade=R1", {})), "brigade: Cook has acted in this round (7.1)");
    QVERIFY(game.play("rest", "@brigade=R2", {}).starts_with("fatigue: a brigade without fatigue"));
}

void TestCedarCreekHalfRounds::an_attack_is_paid_by_a_move()
{
    KeptGame game = rolled(2, 2);
    game.play("activate", "@division=DR", {});
    QCOMPARE(q(game.play("attack", "@attacker=R1 @defender=H2", {4, 4})), "attacker: Cook has not paid for an attack in its move (10.3)");
    QCOMPARE(q(game.play("movement-cost", "@brigade=R1 zones=1", {})), "");
    QCOMPARE(q(game.play("attack", "@attacker=R1 @defender=H2", {4, 4})), "attacker: Cook has not paid for an attack in its move (10.3)");
    QCOMPARE(q(game.play("movement-cost", "@brigade=R3 zones=1 attack=yes", {})), "");
    QCOMPARE(q(game.play("attack", "@attacker=R3 @defender=H2", {4, 4})), "");
}

void TestCedarCreekHalfRounds::a_charge_is_known_from_its_move()
{
    KeptGame game = rolled(2, 2);
    game.play("activate", "@division=DR @along=P1", {});
    QCOMPARE(q(game.play("movement-cost", "@brigade=P1 zones=2 charge=yes", {})), "");
    QCOMPARE(q(game.play("movement-cost", "@brigade=R1 zones=1 attack=yes", {})), "");
    QCOMPARE(q(game.play("attack", "@attacker=P1 @defender=H2", {4, 1})), "");
    QCOMPARE(q(game.answer("attacker_charges")), "1 roster");
    QCOMPARE(q(game.stat("P1", "fatigue")), "1");
    QCOMPARE(q(game.play("attack", "@attacker=R1 @charger=R1 @defender=T1", {4, 4})),
             "charger: Cook is not mounted (10.3); charger: Cook has not paid for a charge (10.3)");
}

void TestCedarCreekHalfRounds::attacks_wait_for_the_divisions_and_end_the_moves()
{
    KeptGame game = on_the_map(2);
    game.play("activation", "@active=confederate", {3});
    game.play("activate", "@division=K0", {});
    game.play("movement-cost", "@brigade=K1 zones=1 attack=yes", {});
    QCOMPARE(q(game.play("attack", "@attacker=K1 @defender=H2", {4, 4})), "attacker: another division must be activated before (7.1)");
    game.play("activate", "@division=R0", {});
    QCOMPARE(q(game.play("attack", "@attacker=K1 @defender=H2", {4, 4})), "");
    QCOMPARE(q(game.play("movement-cost", "@brigade=R1 zones=1", {})),
             "brigade: attacks are being resolved: all else comes before them (7.1)");
    QCOMPARE(q(game.play("movement-cost", "@brigade=Q1 zones=1", {})),
             "brigade: attacks are being resolved: all else comes before them (7.1)");
}

void TestCedarCreekHalfRounds::declared_attacks_are_owed()
{
    KeptGame game = rolled(2, 2);
    game.play("activate", "@division=DR @along=P1", {});
    game.play("movement-cost", "@brigade=R1 zones=1 attack=yes", {});
    game.play("movement-cost", "@brigade=P1 charge=yes", {});
    QVERIFY(game.end_phase().contains("still owed: Cook attacks, after all moves"));
    QCOMPARE(q(game.play("attack", "@attacker=R1+P1 @defender=H2", {1, 4})), "");
    QCOMPARE(q(game.end_phase()), "");
}

void TestCedarCreekHalfRounds::the_side_that_does_not_move_does_not_attack()
{
    KeptGame game = rolled(2, 2);
    QCOMPARE(q(game.play("attack", "@attacker=H1 @defender=R1", {4, 4})), "attacker: it is Confederacy's movement phase (7.1)");
}

void TestCedarCreekHalfRounds::independent_cavalry_goes_along_or_is_activated_alone()
{
    KeptGame game = rolled(2, 3);
    QCOMPARE(q(game.play("movement-cost", "@brigade=P1 zones=1", {})), "brigade: Payne is not activated (7.1)");
    QCOMPARE(q(game.play("activate", "@division=DR @along=R1", {})), "along: Cook is not an independent brigade (12)");
    QCOMPARE(q(game.play("activate", "@division=P1 @along=P1", {})), "along: Payne stands there twice");
    QCOMPARE(q(game.play("activate", "@division=R1", {})), "division: activate Ramseur's division as a whole (7.1)");
    KeptGame alone = rolled(2, 3);
    QCOMPARE(q(alone.play("activate", "@division=P1", {})), "");
    QCOMPARE(q(alone.told()), "Payne: Activated by itself: it acts. [Then the next division.]");
    QCOMPARE(q(alone.stat("confederate", "divisions")), "1");
    QCOMPARE(q(alone.play("movement-cost", "@brigade=P1 zones=1", {})), "");
    QCOMPARE(q(game.play("activate", "@division=DR @along=P1", {})), "");
    QCOMPARE(q(game.stat("confederate", "divisions")), "1");
    QCOMPARE(q(game.play("movement-cost", "@brigade=P1 zones=1", {})), "");
}

void TestCedarCreekHalfRounds::who_has_entered_is_not_activated_again()
{
    KeptGame game{cedar_creek::ruleset, "cedar-creek"};
    game.go_to("movement");
    game.play("activation", "@active=confederate", {6});
    QCOMPARE(q(game.play("movement-cost", "@brigade=Y1 zones=1", {})), "");
    QCOMPARE(q(game.play("activate", "@division=Y1", {})), "division: Payne acts no more in this round (7.1)");
    QCOMPARE(q(game.play("activate", "@division=R0 @along=Y1", {})), "along: Payne acts no more in this round (7.1)");
    for (const char* const brigade : {"W1", "W2", "W3"})
        game.edit(brigade, "routed=yes off_map=no");
    QCOMPARE(q(game.play("activate", "@division=W0", {})),
             "division: Wharton's division has no brigade left that may act in this round (7.1)");
}

void TestCedarCreekHalfRounds::the_side_that_rolls_is_known()
{
    KeptGame game = dawn();
    game.play("initiative", "", {});
    game.end_phase();
    QCOMPARE(q(game.play("activation", "", {3})), "");
    QCOMPARE(q(game.answer("side")), "confederate roster");
    QCOMPARE(q(game.stat("confederate", "divisions")), "2");
    QVERIFY(!game.end_phase().contains("still owed"));
}

#include "test_cedar_creek_half_rounds.moc"
