// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/called_game.h"

#include <QObject>
#include <QTest>

/// What a refusal tells of the way out: the section of the rules, and commands that work.
class TestGameWaysOut : public QObject {
    Q_OBJECT
private slots:
    void what_the_rules_forbid_is_named_with_its_section();
    void what_another_section_forbids_names_that_one();
    void an_order_that_may_not_be_laid_is_named_with_its_section();
    void parts_out_of_their_phase_take_a_reason();
    void a_fire_at_nobody_has_no_way_out();
    void commands_for_those_who_must_act_name_what_is_left_to_say();
    void those_who_have_not_acted_act_after_an_undo();
    void units_that_a_side_waits_for_are_named();
    void what_must_be_turned_up_is_named_with_its_command();
};

void TestGameWaysOut::what_the_rules_forbid_is_named_with_its_section()
{
    const CalledGame game;
    QCOMPARE(game.begun(), "");
    QCOMPARE(game.refusal("game resolve FILE fire firer=K1 target=M1 range=3 --usual"),
             "1: fire: not in the phase Give Orders; give a reason to do it all the same\n"
             "fire: 8.0 Firing; --reason WHY plays it all the same\n");
    QCOMPARE(game.refusal("game resolve FILE fire firer=K1 target=M1 range=3 --usual --dice 3 --reason early"), "");
}

void TestGameWaysOut::what_another_section_forbids_names_that_one()
{
    const CalledGame game;
    QCOMPARE(game.refusal("game new FILE revolucion --scenario rio-seco"), "");
    QCOMPARE(game.refusal("game resolve FILE initiative --dice 1"), "");
    QCOMPARE(game.refusal("game phase FILE"), "");
    QCOMPARE(game.refusal("game resolve FILE hold holding=R1"),
             "1: holding: it is an initiative round of Government (Playing the Game)\n"
             "hold: --reason WHY plays it all the same\n");
    QCOMPARE(game.refusal("game resolve FILE fire actor=R1 target=G1 range=3 action=moving-fire"),
             "1: actor: it is an initiative round of Government (Playing the Game)\n"
             "fire: --reason WHY plays it all the same\n");
}

void TestGameWaysOut::an_order_that_may_not_be_laid_is_named_with_its_section()
{
    const CalledGame game;
    QCOMPARE(game.begun(), "");
    QCOMPARE(game.refusal("game lay FILE K5 charge"),
             "1: bragg: guns do not charge\nlay: Command and Control, 4.1; --reason WHY does it all the same\n");
    QVERIFY(!game.refusal("game lay FILE K1 dance").contains("--reason"));
    QCOMPARE(game.refusal("game lay FILE K5 charge --reason so"), "");
}

void TestGameWaysOut::parts_out_of_their_phase_take_a_reason()
{
    const CalledGame game;
    QCOMPARE(game.begun(), "");
    QCOMPARE(game.refusal("game phase FILE --reason on"), "");
    QCOMPARE(game.refusal("game split FILE K1 2 part"),
             "1: unit: 2nd Indiana parts only while orders are given\nparts: --reason WHY does it all the same\n");
    QVERIFY(!game.refusal("game split FILE K1 40 part").contains("--reason"));
    QCOMPARE(game.refusal("game split FILE K1 2 part --reason so"), "");
}

void TestGameWaysOut::a_fire_at_nobody_has_no_way_out()
{
    const CalledGame game;
    QCOMPARE(game.begun(), "");
    const QString refused = game.refusal("game resolve FILE fire firer=K1 range=3");
    QVERIFY2(refused.contains("target: name who is the target\n"), qPrintable(refused));
    QVERIFY2(!refused.contains("--reason"), qPrintable(refused));
}

void TestGameWaysOut::commands_for_those_who_must_act_name_what_is_left_to_say()
{
    const CalledGame game;
    QCOMPARE(game.begun(), "");
    QCOMPARE(game.refusal("game edit FILE K4 order=charge --reason so"), "");
    QCOMPARE(game.refusal("game phase FILE --reason on"), "");
    const QString refused = game.refusal("game phase FILE");
    QVERIFY2(refused.contains(": game resolve " + game.path() + " declare charger=kentucky-horse target=UNIT\n"), qPrintable(refused));
}

void TestGameWaysOut::those_who_have_not_acted_act_after_an_undo()
{
    const CalledGame game;
    QCOMPARE(game.begun(), "");
    QCOMPARE(game.refusal("game edit FILE K1 order=first-fire --reason so"), "");
    QCOMPARE(game.refusal("game phase FILE --reason on"), "");
    QCOMPARE(game.refusal("game phase FILE --reason on"), "");
    const QString ended = game.call("game phase FILE").out;
    QVERIFY2(ended.endsWith("\nNOT DONE (game undo " + game.path() + " goes back to it)\n  has not fired: K1 (game resolve " + game.path()
                            + " fire firer=2nd-indiana target=UNIT)\n"),
             qPrintable(ended));
    QCOMPARE(game.refusal("game undo FILE"), "");
    QCOMPARE(game.refusal("game resolve FILE fire firer=2nd-indiana target=M1 range=3 --usual --dice 3"), "");
}

void TestGameWaysOut::units_that_a_side_waits_for_are_named()
{
    const CalledGame game;
    QCOMPARE(game.refusal("game new FILE revolucion --scenario rio-seco"), "");
    QCOMPARE(game.refusal("game resolve FILE initiative --dice 1"), "");
    QCOMPARE(game.refusal("game phase FILE"), "");
    const QString refused = game.refusal("game phase FILE");
    QVERIFY2(refused.contains("\nhas not acted: G1, G2, G3, G4, G5, G6, G7, G8 (game resolve " + game.path() + " orders actor=12th)\n"),
             qPrintable(refused));
}

void TestGameWaysOut::what_must_be_turned_up_is_named_with_its_command()
{
    const CalledGame game;
    QCOMPARE(game.refusal("game new FILE pedregal --scenario padierna-small"), "");
    QCOMPARE(game.refusal("game lay FILE UA S1_S2;_marker_1_is_real"), "");
    QCOMPARE(game.refusal("game resolve FILE conceal boxes=UA units=S1,S2"), "");
    QCOMPARE(game.refusal("game phase FILE"), "");
    QCOMPARE(game.refusal("game resolve FILE reveal marker=UA"), "");
    const QString refused = game.refusal("game phase FILE");
    QVERIFY2(refused.contains("do it or give a reason to go on: game turn-up " + game.path() + " us-a\n"), qPrintable(refused));
    QVERIFY2(refused.contains("\nan enemy sees it: turn it up: UA (game turn-up " + game.path() + " us-a)\n"), qPrintable(refused));
    QCOMPARE(game.refusal("game turn-up FILE us-a"), "");
}

#include "test_game_ways_out.moc"
