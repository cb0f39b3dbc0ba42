// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/cedar_creek/belle_grove.h"

#include <QObject>
#include <QString>
#include <QTest>

/// A kept game of Cedar Creek: what the table alone knows is asked, and what hands do with it. 7.2, 10, 11, 12.
class TestCedarCreekAsked : public QObject {
    Q_OBJECT
private slots:
    void what_only_the_table_knows_is_asked_data();
    void what_only_the_table_knows_is_asked();
    void headquarters_take_no_fatigue_and_meet_nobody();
    void who_goes_along_acts_though_the_test_fails();
    void confederates_begin_off_the_map_and_merritt_dismounted();
    void the_routed_neither_move_nor_attack();
    void headquarters_are_not_attacked();
    void an_amendment_asks_what_it_newly_needs();
};

void TestCedarCreekAsked::what_only_the_table_knows_is_asked_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("asked");
    const auto row = [](const char* name, const char* action, const char* words, const char* asked) {
        QTest::newRow(name) << action << words << asked;
    };
    row("10 command range", "activate", "@division=DR", "in_command");
    row("10 in contact", "initiative-test", "@division=DR", "in_contact");
    row("10.3 crossings, climbs, headquarters, its division", "movement-cost", "@brigade=R1 zones=1",
        "crossings; climbs; passes; contact; apart");
    row("11.1, 11.3 front, flanks and terrain", "attack", "@attacker=R1 @defender=H3",
        "attacker_flank_threat; front_left; terrain; defender_flanked");
    row("11.4 fronts on its way", "retreat", "@brigade=H3 choice=retreat", "fronts_crossed; passes; contact");
    row("11.4 who holds goes nowhere", "retreat", "@brigade=H3 choice=hold", "");
    row("12 independent cavalry is in nobody's range", "activate", "@division=P1", "");
}

/// Nothing is assumed.
void TestCedarCreekAsked::what_only_the_table_knows_is_asked()
{
    QFETCH(const QString, action);
    QFETCH(const QString, words);
    QFETCH(const QString, asked);
    const KeptGame game = movement_of(3);
    QCOMPARE(q(game.asked(action.toStdString(), words.toStdString())), asked);
}

/// What was answered before is not asked again.
void TestCedarCreekAsked::an_amendment_asks_what_it_newly_needs()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("attack", "@attacker=R1 @defender=H3", {6, 6, 1})), "");
    QCOMPARE(q(game.play("retreat", "@brigade=H3 choice=hold", {})), "");
    const int held = game.last();
    QCOMPARE(
        q(game.amend(held, "choice=retreat")),
        "fronts_crossed: Zones in an enemy front: only the table knows it; passes: Passes through: only the table knows it; contact: Meets "
        "an enemy headquarters, yes or no: only the table knows it");
    QCOMPARE(q(game.amend(held, "choice=retreat fronts_crossed=0 passes= contact=no")), "dice: wanted \"retreat\" 1d6");
    QCOMPARE(q(game.amend(held, "choice=retreat fronts_crossed=0 passes= contact=no", {{"retreat", {1}}})), "");
}

/// 7.2.
void TestCedarCreekAsked::headquarters_take_no_fatigue_and_meet_nobody()
{
    KeptGame game = movement_of(3);
    QVERIFY(game.play("movement-cost", "@brigade=Q2 zones=1 fatigue_bonus=yes", {}).contains("fatigue_bonus: asked only when"));
    QVERIFY(game.play("movement-cost", "@brigade=Q2 zones=1 contact=yes", {}).contains("contact: asked only when"));
    QCOMPARE(q(game.play("movement-cost", "@brigade=Q2 zones=5", {})), "zones: points missing for such a move: 2 (10.3)");
    QCOMPARE(q(game.play("movement-cost", "@brigade=Q2 zones=4", {})), "");
}

/// 10, 12: its division has tried.
void TestCedarCreekAsked::who_goes_along_acts_though_the_test_fails()
{
    KeptGame game = round_of(3, "confederate");
    game.play("activation", "@active=confederate", {2});
    QCOMPARE(q(game.play("activate", "@division=DR @along=P1 in_command=no", {})), "");
    QCOMPARE(q(game.play("initiative-test", "@division=DR", {6})), "");
    QCOMPARE(q(game.play("movement-cost", "@brigade=R1 zones=1", {})), "brigade: the division of Cook failed its initiative test (10)");
    QCOMPARE(q(game.play("movement-cost", "@brigade=P1 zones=1", {})), "");
}

/// 12.
void TestCedarCreekAsked::confederates_begin_off_the_map_and_merritt_dismounted()
{
    const KeptGame game{cedar_creek::ruleset, "cedar-creek"};
    int brigades = 0;
    for (const corneta::game::Unit& unit : game.journal().state().units)
        if (unit.kind == "unit" && unit.side == "confederate") {
            ++brigades;
            QCOMPARE(q(game.stat(unit.code, "off_map")), "yes");
        }
    QCOMPARE(brigades, 18);
    for (const char* const brigade : {"M1", "M2", "M3"})
        QVERIFY2(game.stat(brigade, "mounted") != "yes" && game.stat(brigade, "off_map") != "yes", brigade);
    QCOMPARE(q(game.stat("Q1", "off_map") + game.stat("Q2", "off_map")), "yes-");
}

/// 11.4.
void TestCedarCreekAsked::the_routed_neither_move_nor_attack()
{
    KeptGame game = movement_of(3);
    game.edit("R1", "routed=yes");
    const QString routed = "%1: Cook is routed: it neither moves nor attacks (11.4)";
    QCOMPARE(q(game.play("movement-cost", "@brigade=R1 zones=1", {})), routed.arg("brigade"));
    QCOMPARE(q(game.play("attack", "@attacker=R1 @defender=H2", {4, 4})), routed.arg("attacker"));
    KeptGame won = movement_of(3);
    QCOMPARE(q(won.play("attack", "@attacker=R1 @defender=H2", {6, 1})), "");
    QCOMPARE(q(won.play("retreat", "@brigade=H2 choice=retreat", {1})), "");
    won.edit("R1", "routed=yes");
    QCOMPARE(q(won.play("advance", "@brigade=R1", {})), routed.arg("brigade"));
}

/// 7.3.
void TestCedarCreekAsked::headquarters_are_not_attacked()
{
    KeptGame game = movement_of(3);
    QVERIFY(game.play("attack", "@attacker=H1 @defender=Q1", {4, 4}).contains("defender: Early's headquarters is not attacked (7.3)"));
    QCOMPARE(q(game.play("attack", "@attacker=H1 @defender=Q3", {4, 4})), "");
}

#include "test_cedar_creek_asked.moc"
