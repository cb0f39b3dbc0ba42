// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/roles.h"
#include "tests/game/cedar_creek/belle_grove.h"

#include <QObject>
#include <QTest>

/// A kept game of Cedar Creek: what comes before what, and what happens once only. 7, 10.3, 11.
class TestCedarCreekSequences : public QObject {
    Q_OBJECT
private slots:
    void nobody_attacks_before_the_activation_roll();
    void a_train_and_a_brigade_suffer_the_same_hit();
    void an_attack_that_waits_for_a_division_is_named_at_the_end();
    void a_second_line_goes_back_once();
    void a_victor_occupies_one_zone();
    void the_train_moves_after_the_brigades();
    void who_is_routed_may_be_activated_to_rest();
    void on_turn_1_the_confederates_play_first_whatever_is_skipped();
    void nobody_plays_first_unsaid();
    void who_is_said_to_be_first_plays_first();
    void one_division_is_activated_at_a_time();
    void nobody_else_stands_for_a_side();
};

namespace {

using corneta::game::Play;

/// Ramseur's division acts in the first round.
KeptGame ramseur(int die = 2)
{
    KeptGame game = dawn();
    game.play("initiative", "", {});
    game.go_to("movement");
    game.play("activation", "@active=confederate", {die});
    game.play("activate", "@division=DR", {});
    return game;
}

/// Battle has beaten Coates and Kitching, behind one of whom Duval stands.
KeptGame beaten()
{
    KeptGame game = ramseur();
    game.play("movement-cost", "@brigade=R1 zones=1", {});
    game.play("movement-cost", "@brigade=R3 zones=1 attack=yes", {});
    game.play("attack", "@attacker=R3 @attacker_support=R1 @defender=H2+H3 @defender_support=H1", {6, 6, 1});
    return game;
}

} // namespace

void TestCedarCreekSequences::nobody_attacks_before_the_activation_roll()
{
    KeptGame game{cedar_creek::ruleset, "cedar-creek"};
    game.play("initiative", "", {});
    game.go_to("movement");
    QCOMPARE(q(game.play("movement-cost", "@brigade=Y1 zones=1 charge=yes", {})), "");
    QCOMPARE(q(game.play("attack", "@attacker=Y1 @defender=H3", {6, 6, 1})), "attacker: Confederacy rolls for activation first (7.1)");
    QCOMPARE(q(game.play("activation", "@active=confederate", {1})), "");
    QVERIFY(!q(game.play("attack", "@attacker=Y1 @defender=H3", {6, 6, 1})).contains("rolls for activation"));
}

void TestCedarCreekSequences::a_train_and_a_brigade_suffer_the_same_hit()
{
    KeptGame game = ramseur();
    game.end_phase("so");
    game.play("activation", "@active=union", {6});
    game.play("activate", "@division=DH", {});
    game.play("movement-cost", "@brigade=H2 zones=1 attack=yes", {});
    QCOMPARE(q(game.play("attack", "@attacker=H2 @defender=R2+Q3", {6, 1})), "");
    QCOMPARE(q(game.stat("Q3", "eliminated")), "yes");
    const std::string entry = std::to_string(game.last());
    QCOMPARE(q(game.owed()), q(entry + ".0 either retreat (confederate); " + entry + ".1 may advance (union)"));
    QCOMPARE(q(game.play("retreat", "@brigade=R2 choice=hold", {})), "");
}

void TestCedarCreekSequences::an_attack_that_waits_for_a_division_is_named_at_the_end()
{
    KeptGame game{cedar_creek::ruleset, "cedar-creek"};
    game.play("initiative", "", {});
    game.go_to("movement");
    game.play("activation", "@active=confederate", {3});
    game.play("activate", "@division=R0", {});
    game.play("movement-cost", "@brigade=R1 zones=1 attack=yes", {});
    QVERIFY(q(game.end_phase()).contains("still owed: Cook attacks, after all moves"));
}

void TestCedarCreekSequences::a_second_line_goes_back_once()
{
    KeptGame game = beaten();
    QCOMPARE(q(game.play("retreat", "@brigade=H2 @second_line=H1 choice=retreat", {1})), "");
    const std::string tired = game.stat("H1", "fatigue");
    QCOMPARE(q(game.play("retreat", "@brigade=H3 @second_line=H1 choice=retreat", {1})),
             "second_line: Duval has gone back with another brigade (11.3)");
    QCOMPARE(q(game.play("retreat", "@brigade=H3 choice=retreat", {1})), "");
    QCOMPARE(q(game.stat("H1", "fatigue")), q(tired));
}

void TestCedarCreekSequences::a_victor_occupies_one_zone()
{
    KeptGame game = beaten();
    game.play("retreat", "@brigade=H2 @second_line=H1 choice=retreat", {1});
    game.play("retreat", "@brigade=H3 choice=retreat", {1});
    QCOMPARE(q(game.play("advance", "@brigade=R3 passes=middletown-north", {})), "");
    QCOMPARE(q(game.play("advance", "@brigade=R3 passes=entry-11", {})), "brigade: Battle has occupied a zone after this fight (11.4)");
}

void TestCedarCreekSequences::the_train_moves_after_the_brigades()
{
    KeptGame game = ramseur();
    QCOMPARE(q(game.play("movement-cost", "@brigade=Q3 zones=1", {})), "");
    QCOMPARE(q(game.play("movement-cost", "@brigade=R1 zones=2", {})),
             "brigade: Carter's artillery train has moved: brigades move before it (7.2)");
}

void TestCedarCreekSequences::who_is_routed_may_be_activated_to_rest()
{
    KeptGame game = dawn();
    game.edit("P1", "routed=yes fatigue=2");
    game.play("initiative", "", {});
    game.go_to("movement");
    game.play("activation", "@active=confederate", {3});
    QCOMPARE(q(game.play("activate", "@division=DR @along=P1", {})), "");
    QVERIFY(q(game.play("movement-cost", "@brigade=P1 zones=1", {})).contains("it neither moves nor attacks"));
    QCOMPARE(q(game.play("rest", "@brigade=P1", {})), "");
    QCOMPARE(q(game.stat("P1", "fatigue")), "1");
}

/// 6.
void TestCedarCreekSequences::on_turn_1_the_confederates_play_first_whatever_is_skipped()
{
    KeptGame game = dawn();
    QCOMPARE(q(game.end_phase("everybody knows it")), "");
    QVERIFY2(game.told().contains("The Confederates have the initiative on turn 1, without dice."), game.told().c_str());
    QCOMPARE(q(game.owed()), q(std::to_string(game.last()) + ".0 must activation (confederate)"));
    QCOMPARE(q(game.play("activation", "@active=union", {4})), "active: it is Confederacy's movement phase (7.1)");
    game.end_phase("they stand");
    QCOMPARE(q(game.round()), "1 movement 1");
    QCOMPARE(q(game.stat("union", "plays")), "yes");
}

/// 6, 7.1.
void TestCedarCreekSequences::nobody_plays_first_unsaid()
{
    KeptGame game = round_of(2);
    const char* const words = "nobody has the initiative: roll it, or set right whose it is with first=yes (6)";
    for (const char* const side : {"union", "confederate"})
        QCOMPARE(q(game.play("activation", std::string{"@active="} + side, {4})), q(std::string{"active: "} + words));
    QCOMPARE(q(game.play("activation", "side=union", {4})), q(std::string{"side: "} + words));
    QVERIFY(game.end_phase().contains("the initiative has not been rolled"));
    QCOMPARE(q(game.play("initiative", "", {1, 6})), "");
    QVERIFY2(game.told().contains("Movement phase: Union, round 1."), game.told().c_str());
    QCOMPARE(q(game.owed()), q(std::to_string(game.last()) + ".0 must activation (union)"));
    QCOMPARE(q(game.play("initiative", "", {1, 6})), "initiative: it has been rolled in this turn (6)");
    QCOMPARE(q(game.play("activation", "@active=confederate", {4})), "active: it is Union's movement phase (7.1)");
    game.end_phase("they stand");
    QCOMPARE(q(game.round()), "2 movement 1");
    QCOMPARE(q(game.stat("confederate", "plays")), "yes");
}

void TestCedarCreekSequences::who_is_said_to_be_first_plays_first()
{
    KeptGame game = round_of(2, "union");
    QCOMPARE(q(game.play("activation", "@active=confederate", {4})), "active: it is Union's movement phase (7.1)");
    QCOMPARE(q(game.end_phase("they stand")), "");
    QCOMPARE(q(game.round()), "2 movement 1");
    QCOMPARE(q(game.owed()), q(std::to_string(game.last()) + ".0 must activation (confederate)"));
    KeptGame other = round_of(2);
    QCOMPARE(q(other.play("activation", "@active=union", {4}, "they agree on it")), "");
    QCOMPARE(q(other.stat("union", "first")), "yes");
}

/// 7.1: it is through before the next one is selected.
void TestCedarCreekSequences::one_division_is_activated_at_a_time()
{
    KeptGame game = round_of(3, "union");
    QCOMPARE(q(game.play("activation", "@active=union", {6})), "");
    const Play both{.action = "activate", .roles = {{"division", {"DH", "DT"}}}, .typed = {{"in_command", "yes"}}};
    QCOMPARE(corneta::game::each_by_itself(cedar_creek::ruleset, both).size(), 1UZ);
    QCOMPARE(q(game.play("activate", "@division=DH+DT in_command=yes", {})), "division: one unit at a time");
}

void TestCedarCreekSequences::nobody_else_stands_for_a_side()
{
    QCOMPARE(q(dawn().play("initiative", "@union=confederate", {})), "union: Union alone stands there");
    QCOMPARE(q(dawn().play("victory", "@union=confederate @confederate=union", {})),
             "union: Union alone stands there; confederate: Confederacy alone stands there");
}

#include "test_cedar_creek_sequences.moc"
