// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/cedar_creek/belle_grove.h"

#include <QObject>
#include <QString>
#include <QTest>

/// A kept game of Cedar Creek: which second line stands behind which first line, and what is left without a brigade.
class TestCedarCreekLines : public QObject {
    Q_OBJECT
private slots:
    void a_second_line_that_fits_behind_one_alone_goes_along();
    void a_zone_with_the_only_fitting_second_line_is_not_occupied();
    void a_zone_with_some_second_line_is_not_occupied();
    void second_lines_that_fit_behind_one_alone_do_not_count_for_the_others();
    void a_place_that_another_needs_is_none();
    void who_has_paid_for_an_attack_is_in_the_first_line();
    void a_train_that_is_hit_is_no_brigade();
    void a_zone_with_a_brigade_beside_the_train_is_not_occupied();
    void a_train_that_has_won_does_not_tire();
    void a_marker_stays_without_its_brigade();
    void no_second_line_goes_back_with_who_holds();
    void a_first_line_takes_one_second_line_along();
};

namespace {

const char* const lost = " terrain=higher,woods attacker_flank_threat=yes";

/// The Union's attack is hit; nobody's artillery is left.
KeptGame repelled(const std::string& words)
{
    KeptGame game = movement_of(3);
    game.edit("H3", "artillery=0");
    game.edit("T2", "artillery=0");
    game.edit("R4", "strength=9 strength_at_start=9");
    const std::string said = game.play("attack", words + " @defender=R4" + lost, {1, 6});
    if (!said.empty())
        qFatal("%s", said.c_str());
    return game;
}

} // namespace

/// 11.3.
void TestCedarCreekLines::a_second_line_that_fits_behind_one_alone_goes_along()
{
    KeptGame game = repelled("@attacker=H3+T1 @attacker_support=H1");
    QCOMPARE(q(game.stat("H3", "backed_by")), "hayes-duval");
    QCOMPARE(q(game.play("retreat", "@brigade=T1 choice=retreat", {1})), "");
    QCOMPARE(q(game.play("retreat", "@brigade=H3 choice=retreat", {1})), "");
    QCOMPARE(q(game.stat("H1", "fatigue")), "1");
    QCOMPARE(q(game.stat("H1", "went_back")), "yes");
}

/// 11.4.
void TestCedarCreekLines::a_zone_with_the_only_fitting_second_line_is_not_occupied()
{
    KeptGame game = movement_of(3);
    game.edit("H3", "losses=3 strength=1 artillery=0");
    game.edit("R4", "strength=9 strength_at_start=9");
    QCOMPARE(q(game.play("attack", std::string{"@attacker=H3+T1 @attacker_support=H1 @defender=R4"} + lost, {1, 6})), "");
    QCOMPARE(q(game.play("retreat", "@brigade=H3 choice=hold", {})), "");
    QCOMPARE(q(game.stat("H3", "eliminated")), "yes");
    QVERIFY2(!game.owed().contains("advance"), game.owed().c_str());
}

/// 11.4: each first line has one of the others behind it.
void TestCedarCreekLines::a_zone_with_some_second_line_is_not_occupied()
{
    KeptGame game = movement_of(3);
    game.edit("R1", "losses=3 strength=1");
    QCOMPARE(q(game.play("attack", std::string{"@attacker=R1+R3 @attacker_support=R2+R4 @defender=H2"} + lost, {1, 6})), "");
    QCOMPARE(q(game.play("retreat", "@brigade=R1 choice=hold", {})), "");
    QCOMPARE(q(game.stat("R1", "eliminated")), "yes");
    QVERIFY2(!game.owed().contains("advance"), game.owed().c_str());
}

/// 11.3.
void TestCedarCreekLines::second_lines_that_fit_behind_one_alone_do_not_count_for_the_others()
{
    KeptGame game = repelled("@attacker=H2+H3+T1 @attacker_support=H1");
    QCOMPARE(q(game.play("retreat", "@brigade=T1 choice=retreat", {1})), "");
    QCOMPARE(q(game.play("retreat", "@brigade=H2 choice=retreat", {1})), "");
    QCOMPARE(q(game.play("retreat", "@brigade=H3 choice=retreat", {1})),
             "brigade: Kitching has a second line that goes back with it: say which (11.3)");
    KeptGame both = repelled("@attacker=H2+H3+T1 @attacker_support=H1+T2");
    QCOMPARE(q(both.stat("T1", "backed_by")), "thoburn-harris");
    QCOMPARE(q(both.play("retreat", "@brigade=H2 choice=retreat", {1})), "");
    QCOMPARE(q(both.play("retreat", "@brigade=H3 @second_line=H1 choice=retreat", {1})), "");
    QCOMPARE(q(both.play("retreat", "@brigade=T1 choice=retreat", {1})), "");
    QCOMPARE(q(both.stat("T2", "went_back")), "yes");
}

/// 10.5: Moore may stand behind any, but has room behind Wildes alone.
void TestCedarCreekLines::a_place_that_another_needs_is_none()
{
    KeptGame game = movement_of(3);
    game.edit("H3", "artillery=0");
    game.edit("MO", "off_map=no declared=nothing");
    game.edit("R4", "strength=9 strength_at_start=9");
    QCOMPARE(q(game.play("attack", std::string{"@attacker=H3+T1 @attacker_support=H1+MO @defender=R4"} + lost, {1, 6})), "");
    QCOMPARE(q(game.stat("H3", "backed_by")), "hayes-duval");
    QCOMPARE(q(game.stat("T1", "backed_by")), "moore");
}

/// 11.1.
void TestCedarCreekLines::who_has_paid_for_an_attack_is_in_the_first_line()
{
    KeptGame game = round_of(2, "confederate");
    game.play("activation", "@active=confederate", {2});
    game.play("activate", "@division=DR", {});
    game.play("movement-cost", "@brigade=R1 zones=1 attack=yes", {});
    game.play("movement-cost", "@brigade=R3 zones=1 attack=yes", {});
    QCOMPARE(q(game.play("attack", "@attacker=R1 @attacker_support=R3 @defender=H2", {4, 4})),
             "attacker_support: Battle has paid for an attack: it is in the first line (11.1)");
    QCOMPARE(q(game.play("attack", "@attacker=R1 @attacker_support=R2 @defender=H2", {4, 4})), "");
}

/// 7.3.
void TestCedarCreekLines::a_train_that_is_hit_is_no_brigade()
{
    KeptGame game = movement_of(3);
    QCOMPARE(q(game.play("attack", "@attacker=H2 @defender=Q3", {6, 1})), "");
    QCOMPARE(q(game.answer("defender_train")), "yes roster");
    QCOMPARE(q(game.outcome("defender_fatigue_gained")), "0");
    QCOMPARE(q(game.told()).count("a hit eliminates it"), 1);
    QVERIFY2(!game.told().contains("Each first-line brigade"), game.told().c_str());
    KeptGame brigade = movement_of(3);
    QCOMPARE(q(brigade.play("attack", "@attacker=H2 @defender=R2", {6, 1})), "");
    QCOMPARE(q(brigade.answer("defender_train")), "no roster");
    QVERIFY(brigade.told().contains("Fatigue +1 for Cox"));
}

/// 10.5, 11.4.
void TestCedarCreekLines::a_zone_with_a_brigade_beside_the_train_is_not_occupied()
{
    KeptGame game = movement_of(3);
    QCOMPARE(q(game.play("attack", "@attacker=H2 @defender=Q3 @defender_support=R1", {6, 1})), "");
    QCOMPARE(q(game.stat("Q3", "eliminated")), "yes");
    QVERIFY2(!game.owed().contains("advance"), game.owed().c_str());
}

/// 11.4.
void TestCedarCreekLines::a_train_that_has_won_does_not_tire()
{
    KeptGame game = movement_of(3);
    QCOMPARE(q(game.play("attack", "@attacker=H1 @defender=Q3", {1, 6})), "");
    QCOMPARE(q(game.play("retreat", "@brigade=H1 choice=hold", {})), "");
    QVERIFY2(game.told().contains("[Carter's artillery train takes no fatigue: it is no brigade.]"), game.told().c_str());
}

/// 7.3.
void TestCedarCreekLines::a_marker_stays_without_its_brigade()
{
    KeptGame game = movement_of(3);
    QCOMPARE(q(game.play("deploy", "@train=Q3 @supported=R1", {}, "now")), "");
    game.edit("R1", "losses=3 strength=1");
    QCOMPARE(q(game.play("attack", "@attacker=R1 @defender=H2", {6, 1, 6})), "");
    QCOMPARE(q(game.play("retreat", "@brigade=R1 choice=hold", {})), "");
    QCOMPARE(q(game.stat("R1", "eliminated")), "yes");
    QCOMPARE(q(game.stat("artillery-1", "artillery")), "1");
    QCOMPARE(q(game.stat("artillery-1", "with")), "-");
    QVERIFY2(game.told().contains("[Artillery 1 stands with no brigade.]"), game.told().c_str());
}

/// 11.3.
void TestCedarCreekLines::no_second_line_goes_back_with_who_holds()
{
    KeptGame game = movement_of(3);
    QCOMPARE(q(game.play("attack", "@attacker=R1+R3 @defender=H2 @defender_support=H1", {6, 1})), "");
    QCOMPARE(q(game.play("retreat", "@brigade=H2 @second_line=H1 @victor=R1 choice=hold", {})),
             "second_line: Duval goes back with a brigade that retreats, not with one that holds (11.3)");
    QCOMPARE(q(game.play("retreat", "@brigade=H2 @victor=R1 choice=hold", {})), "");
}

/// 10.5, 11.3: the other one stands behind who holds.
void TestCedarCreekLines::a_first_line_takes_one_second_line_along()
{
    for (const char* const first : {"hold", "retreat"}) {
        KeptGame game = movement_of(1);
        QCOMPARE(q(game.play("attack", std::string{"@attacker=R1+R3 @attacker_support=R2+R4 @defender=H2"} + lost, {1, 6})), "");
        const bool holds = first == std::string{"hold"};
        if (holds)
            QCOMPARE(q(game.play("retreat", "@brigade=R1 choice=hold", {})), "");
        QCOMPARE(q(game.play("retreat", "@brigade=R3 @second_line=R2+R4 choice=retreat", {1})),
                 "second_line: a zone holds one second line (10.5)");
        QCOMPARE(q(game.play("retreat", "@brigade=R3 choice=retreat", {1})),
                 "brigade: Battle has a second line that goes back with it: say which (11.3)");
        QCOMPARE(q(game.play("retreat", "@brigade=R3 @second_line=R2 choice=retreat", {1})), "");
        QCOMPARE(q(game.stat("R4", "fatigue")), "0");
        if (!holds)
            QCOMPARE(q(game.play("retreat", "@brigade=R1 @second_line=R4 choice=retreat", {1})), "");
        QCOMPARE(q(game.stat("R4", "behind")), "-");
    }
}

#include "test_cedar_creek_lines.moc"
