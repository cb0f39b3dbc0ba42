// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/pedregal/padierna.h"

#include <QObject>
#include <QTest>

#include <fmt/format.h>

/// A kept game of Pedregal: a bastion that is held until nobody is left in its hex, and what is behind the works. 19.1, 19.4.
class TestPedregalHeld : public QObject {
    Q_OBJECT
private slots:
    void half_a_garrison_holds_the_bastion();
    void one_of_two_above_it_holds_the_hex();
    void a_hex_is_clear_once_both_attacks_have_driven_them_out();
    void above_a_garrison_alone_the_hex_is_clear();
    void an_advance_over_the_works_may_wake_santa_anna_data();
    void an_advance_over_the_works_may_wake_santa_anna();
    void who_is_driven_into_a_bastions_hex_covers_it();
    void who_deploys_in_a_bastions_hex_covers_it();
    void who_comes_back_in_a_bastions_hex_covers_it();
    void nobody_else_goes_there_in_the_other_half();
};

namespace {

const char* const does_not_cross = "unit: %1 has not cleared the hex that it attacked: in combat a unit crosses by its advance (19.1)";

std::string above(const char* unit)
{
    return fmt::format("@unit={} @bastion=J1 place=above", unit);
}

/// The bastion without its garrison, with the 10th Line and the activos above, in the U.S. combat phase.
KeptGame two_in_the_hex()
{
    KeptGame game = padierna();
    game.play("garrison", "@unit=G1 place=outside", {});
    for (const char* const unit : {"N4", "N5"})
        game.play("garrison", above(unit), {});
    game.go_to("combat");
    return game;
}

} // namespace

/// 19.1: and nobody is behind its works.
void TestPedregalHeld::half_a_garrison_holds_the_bastion()
{
    KeptGame game = padierna();
    QCOMPARE(q(game.play("garrison", "@unit=N3 @bastion=J1", {})), "");
    game.go_to("combat");
    QCOMPARE(q(game.play("attack", "@attacker=S1+S2 @attacker_leaders=E1 @defender=N3 hexside=protected", {6})), ""); // +7: Dx
    QVERIFY2(!game.owed().contains("mexican-command"), game.owed().c_str());
}

void TestPedregalHeld::one_of_two_above_it_holds_the_hex()
{
    KeptGame game = two_in_the_hex();
    QCOMPARE(q(game.play("attack", "@attacker=S1 @defender=N4", {5})), ""); // +2: Dr
    QCOMPARE(q(game.play("retreat", "@unit=N4", {})), "");
    QCOMPARE(q(game.play("ravine", "@unit=S1", {})), QString{does_not_cross}.arg("Smith's Brigade"));
    QCOMPARE(q(game.play("attack", "@attacker=S2 @defender=N5", {5})), "");
    QCOMPARE(q(game.play("retreat", "@unit=N5", {})), "");
    QCOMPARE(q(game.play("ravine", "@unit=S2", {})), "");
    QCOMPARE(q(game.play("ravine", "@unit=S1", {})), QString{does_not_cross}.arg("Smith's Brigade"));
}

void TestPedregalHeld::a_hex_is_clear_once_both_attacks_have_driven_them_out()
{
    KeptGame game = two_in_the_hex();
    QCOMPARE(q(game.play("attack", "@attacker=S1 @defender=N4", {5})), "");
    QCOMPARE(q(game.play("attack", "@attacker=S2 @defender=N5", {5})), "");
    QCOMPARE(q(game.play("retreat", "@unit=N5", {})), "");
    QCOMPARE(q(game.play("ravine", "@unit=S2", {})), QString{does_not_cross}.arg("Riley's Brigade"));
    QCOMPARE(q(game.play("retreat", "@unit=N4", {})), "");
    QCOMPARE(q(game.play("ravine", "@unit=S2", {})), "");
}

/// 19.1.
void TestPedregalHeld::above_a_garrison_alone_the_hex_is_clear()
{
    KeptGame game = two_in_the_hex();
    QCOMPARE(q(game.play("attack", "@attacker=S1 @defender=N4 hexside=protected", {3})), "");
    QCOMPARE(q(game.answer("defender_covered")), "no roster");
    QCOMPARE(q(game.outcome("differential")), "-1"); // halved
}

void TestPedregalHeld::an_advance_over_the_works_may_wake_santa_anna_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("face");
    QTest::addColumn<QString>("retreat");
    QTest::addColumn<bool>("is_offered");
    QTest::newRow("they retreat") << "hexside=protected" << 5 << "way=open" << true;
    QTest::newRow("they are destroyed") << "hexside=protected" << 5 << "way=none" << true;
    QTest::newRow("they are destroyed, as typed before") << "hexside=protected defender_retreat_blocked=yes" << 5 << "" << true;
    QTest::newRow("over a clear hexside") << "" << 2 << "way=open" << false;
}

/// 19.4.
void TestPedregalHeld::an_advance_over_the_works_may_wake_santa_anna()
{
    QFETCH(const QString, words);
    QFETCH(const int, face);
    QFETCH(const QString, retreat);
    QFETCH(const bool, is_offered);
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("attack", "@attacker=P1+P2 @defender=N6+N1 " + words.toStdString(), {face})), ""); // Dr
    for (const char* const unit : {"@unit=N6 ", "@unit=N1 "}) {
        QVERIFY2(!game.owed().contains("mexican-command"), game.owed().c_str());
        QCOMPARE(q(game.play("retreat", unit + retreat.toStdString(), {})), "");
    }
    QCOMPARE(game.owed().contains("may mexican-command (us)"), is_offered);
}

/// 19.1: its hex is clear, the garrison below is left alone.
void TestPedregalHeld::who_is_driven_into_a_bastions_hex_covers_it()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("attack", "@attacker=S1 @defender=N7", {3})), ""); // Dr
    QCOMPARE(q(game.play("retreat", "@unit=N7", {})), "");
    QCOMPARE(q(game.play("garrison", "@unit=N7 @bastion=J1 place=inside", {})).contains("half of the turn"), true);
    QCOMPARE(q(game.play("garrison", above("N7"), {})), "");
    QCOMPARE(q(game.play("attack", "@attacker=P1 @defender=N7 hexside=protected", {3})), "");
    QCOMPARE(q(game.answer("defender_covered")), "yes roster");
}

void TestPedregalHeld::who_deploys_in_a_bastions_hex_covers_it()
{
    KeptGame game = padierna();
    QCOMPARE(q(lay(game, "mexican-a")), "");
    QCOMPARE(q(game.play("conceal", "@boxes=XA @units=N1", {})), "");
    game.go_to("movement");
    QCOMPARE(q(game.play("reveal", "@marker=XA", {})), "");
    QCOMPARE(q(turn_up(game, "mexican-a", "N1; marker 1 is real")), "");
    QCOMPARE(q(game.play("deployment", "@unit=N1", {})), "");
    QCOMPARE(q(game.play("garrison", above("N1"), {})), "");
    game.go_to("combat");
    QVERIFY(!game.play("attack", "@attacker=P1 @defender=G1 hexside=protected", {6}).empty());
}

/// With its HQ beside it.
void TestPedregalHeld::who_comes_back_in_a_bastions_hex_covers_it()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("attack", "@attacker=S1+S2 @defender=N4", {4, 6})), ""); // Dc: it routs
    while (!game.idle().contains("has not come back"))
        QCOMPARE(q(game.end_phase("on we go")), "");
    QCOMPARE(q(game.play("come-back", "@unit=N4", {})), "");
    QCOMPARE(q(game.play("garrison", above("N4"), {})), "");
    game.go_to("combat");
    QVERIFY(!game.play("attack", "@attacker=P1 @defender=G1 hexside=protected", {6}).empty());
}

void TestPedregalHeld::nobody_else_goes_there_in_the_other_half()
{
    KeptGame game = us_combat();
    QVERIFY(!game.play("garrison", above("N7"), {}).empty());
}

#include "test_pedregal_held.moc"
