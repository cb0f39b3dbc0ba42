// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/pedregal/padierna.h"

#include <QObject>
#include <QTest>

/// A kept game of Pedregal: who advances after combat, and from where; what an engineer clears. 18.2, 19.1, 19.3, 19.4.
class TestPedregalAdvances : public QObject {
    Q_OBJECT
private slots:
    void who_crosses_a_ravine_in_combat_leaves_the_bastion();
    void who_advances_goes_out_of_the_hex_of_a_bastion();
    void nobody_goes_in_or_out_in_combat_without_an_advance();
    void who_cleared_no_hex_does_not_advance_data();
    void who_cleared_no_hex_does_not_advance();
    void a_hex_is_clear_once_all_have_gone();
    void a_hex_is_not_clear_while_one_of_them_stays();
    void a_hex_is_not_clear_while_a_garrison_holds_it();
    void who_is_gone_at_once_leaves_a_clear_hex();
    void who_held_before_does_not_advance_by_the_attack_of_another();
    void an_advance_into_an_enemy_zone_is_checked();
    void an_advance_that_fails_its_check_is_none();
    void an_engineer_and_guns_charge_in_no_order();
    void above_a_garrison_there_is_nothing_to_clear();
    void one_hex_follows_a_combat();
};

namespace {

const char* const clears_nothing_over_a_ravine =
    "unit: %1 has not cleared the hex that it attacked: in combat a unit crosses by its advance (19.1)";
const char* const clears_nothing_to_san_augustin =
    "unit: %1 has not cleared the hex that it attacked: in combat a unit enters hexes by an advance or a retreat (18.2)";
constexpr const char* line_at_new_york = "@attacker=N4 @defender=V1 "; ///< +2: 2 Ac, 3 Dc, 4 5 Dr, 6 Dm

KeptGame mexican_combat()
{
    KeptGame game = padierna();
    until(game, "1 combat 2");
    return game;
}

/// The 10th Line stands above the garrison of the bastion, in the Mexican combat phase.
KeptGame line_at_the_bastion()
{
    KeptGame game = padierna();
    until(game, "1 movement 2");
    game.play("garrison", "@unit=N4 @bastion=J1 place=above", {});
    game.end_phase("on we go");
    return game;
}

} // namespace

/// 19.1.
void TestPedregalAdvances::who_crosses_a_ravine_in_combat_leaves_the_bastion()
{
    KeptGame game = line_at_the_bastion();
    QCOMPARE(q(game.play("attack", line_at_new_york, {5})), "");
    QCOMPARE(q(game.play("retreat", "@unit=V1", {})), "");
    QCOMPARE(q(game.play("ravine", "@unit=N4", {})), "");
    QCOMPARE(q(game.stat("N4", "bastion")), "-");
    until(game, "2 combat 1");
    QCOMPARE(q(game.play("attack", "@attacker=S1 @defender=G1", {3})), "");
}

/// 19.1.
void TestPedregalAdvances::who_advances_goes_out_of_the_hex_of_a_bastion()
{
    KeptGame game = line_at_the_bastion();
    const char* const out = "@unit=N4 place=outside";
    QCOMPARE(q(game.play("attack", line_at_new_york, {5})), "");
    QVERIFY(!game.play("garrison", out, {}).empty());
    QCOMPARE(q(game.play("retreat", "@unit=V1", {})), "");
    QCOMPARE(q(game.play("garrison", out, {})), "");
    QCOMPARE(q(game.stat("N4", "bastion")), "-");
}

void TestPedregalAdvances::nobody_goes_in_or_out_in_combat_without_an_advance()
{
    KeptGame game = line_at_the_bastion();
    const std::string by_its_advance = " has cleared no hex by an attack: in combat a unit goes in or out by its advance (19.1)";
    QCOMPARE(q(game.play("garrison", "@unit=G1 place=outside", {})), q("unit: Bravos National Guard" + by_its_advance));
    QCOMPARE(q(game.play("garrison", "@unit=N4 place=outside", {})), q("unit: 10th Line and Tampico" + by_its_advance));
    QCOMPARE(q(game.play("garrison", "@unit=N3 @bastion=J1", {})), q("unit: Battery of the Vanguard" + by_its_advance));
}

void TestPedregalAdvances::who_cleared_no_hex_does_not_advance_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QList<int>>("faces");
    QTest::newRow("a charge that failed") << "morale-check" << "@unit=N4 purpose=charge" << QList<int>{6};
    QTest::newRow("the defender holds") << "attack" << line_at_new_york << QList<int>{3, 1};
    QTest::newRow("the attacker retreats") << "attack" << "@attacker=N4 @defender=S1" << QList<int>{2};
    QTest::newRow("the attacker holds") << "attack" << line_at_new_york << QList<int>{2, 1};
    QTest::newRow("the defender cannot retreat and stays")
        << "attack" << "@attacker=N4 @defender=V1 defender_retreat_blocked=yes" << QList<int>{5};
    QTest::newRow("one of two is destroyed") << "attack" << "@attacker=N1+N4+N5+N6+N2 @defender=V1+V2" << QList<int>{6};
}

void TestPedregalAdvances::who_cleared_no_hex_does_not_advance()
{
    QFETCH(const QString, action);
    QFETCH(const QString, words);
    QFETCH(const QList<int>, faces);
    KeptGame game = mexican_combat();
    QCOMPARE(q(game.play(action.toStdString(), words.toStdString(), {faces.begin(), faces.end()})), "");
    QCOMPARE(q(game.play("ravine", "@unit=N4", {})), QString{clears_nothing_over_a_ravine}.arg("10th Line and Tampico"));
    QCOMPARE(q(game.play("san-augustin", "@unit=N4", {})), QString{clears_nothing_to_san_augustin}.arg("10th Line and Tampico"));
}

void TestPedregalAdvances::a_hex_is_clear_once_all_have_gone()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("attack", "@attacker=S1+S2 @defender=N1+N4", {1, 1})), ""); // +5: Ac
    QVERIFY(!game.play("ravine", "@unit=S2", {}).empty());
    QCOMPARE(q(game.play("attack", "@attacker=P1+P2 @defender=N1+N4", {3})), ""); // Dr
    QCOMPARE(q(game.play("retreat", "@unit=N1", {})), "");
    QCOMPARE(q(game.play("ravine", "@unit=P2", {})), QString{clears_nothing_over_a_ravine}.arg("Cadwalader's Brigade"));
    QCOMPARE(q(game.play("retreat", "@unit=N4 way=ravine", {})), "");
    for (const char* const advances : {"@unit=P1", "@unit=P2"})
        QCOMPARE(q(game.play("ravine", advances, {})), "");
    QCOMPARE(q(game.play("ravine", "@unit=S1", {})), QString{clears_nothing_over_a_ravine}.arg("Smith's Brigade"));
}

void TestPedregalAdvances::a_hex_is_not_clear_while_one_of_them_stays()
{
    KeptGame game = mexican_combat();
    QCOMPARE(q(game.play("attack", "@attacker=N4+N5 @defender=V1+V2", {3})), ""); // +4: Dr
    QCOMPARE(q(game.play("retreat", "@unit=V1 way=none", {})), "");
    QCOMPARE(q(game.stat("V1", "steps")), "1");
    QCOMPARE(q(game.play("retreat", "@unit=V2", {})), "");
    QCOMPARE(q(game.play("ravine", "@unit=N4", {})), QString{clears_nothing_over_a_ravine}.arg("10th Line and Tampico"));
}

/// 19.1: it has no part in that combat.
void TestPedregalAdvances::a_hex_is_not_clear_while_a_garrison_holds_it()
{
    KeptGame game = padierna();
    QCOMPARE(q(game.play("garrison", "@unit=N4 @bastion=J1 place=above", {})), "");
    game.go_to("combat");
    QCOMPARE(q(game.play("attack", "@attacker=S1 @defender=N4", {4})), ""); // +2: Dr
    QCOMPARE(q(game.play("retreat", "@unit=N4", {})), "");
    QCOMPARE(q(game.play("ravine", "@unit=S1", {})), QString{clears_nothing_over_a_ravine}.arg("Smith's Brigade"));
    QCOMPARE(q(game.play("attack", "@attacker=P1 @defender=G1", {6, 6})), "");
    QCOMPARE(q(game.play("ravine", "@unit=P1", {})), "");
}

void TestPedregalAdvances::who_is_gone_at_once_leaves_a_clear_hex()
{
    KeptGame routed = us_combat();
    QCOMPARE(q(routed.play("attack", smith_at_cavalry, {5, 6})), "");
    QCOMPARE(q(routed.play("ravine", "@unit=S1", {})), "");
    KeptGame destroyed = us_combat();
    QCOMPARE(q(destroyed.play("attack", "@attacker=S1+S2+P1 @defender=N7", {6})), ""); // +14: Dx
    QCOMPARE(q(destroyed.play("ravine", "@unit=S2", {})), "");
    KeptGame unable = us_combat();
    QCOMPARE(q(unable.play("attack", smith_at_cavalry, {3})), "");
    QCOMPARE(q(unable.play("retreat", "@unit=N7 way=none", {})), ""); // its last step
    QCOMPARE(q(unable.play("ravine", "@unit=S1", {})), "");
}

void TestPedregalAdvances::who_held_before_does_not_advance_by_the_attack_of_another()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("attack", smith_at_cavalry, {3})), "");
    QCOMPARE(q(game.play("retreat", "@unit=N7", {})), "");
    QCOMPARE(q(game.play("attack", "@attacker=S2 @defender=N7", {2, 1})), ""); // where it stands now it holds
    QCOMPARE(q(game.play("ravine", "@unit=S2", {})), QString{clears_nothing_over_a_ravine}.arg("Riley's Brigade"));
    QCOMPARE(q(game.play("ravine", "@unit=S1", {})), "");
}

/// 19.4: whenever he is inactive.
void TestPedregalAdvances::an_advance_into_an_enemy_zone_is_checked()
{
    KeptGame game = mexican_combat();
    QCOMPARE(q(game.play("enemy-zone-entry", "@unit=N4", {1})),
             "unit: 10th Line and Tampico has cleared no hex by an attack: in combat a unit enters a zone by its advance (19.4)");
    QCOMPARE(q(game.play("attack", line_at_new_york, {5})), "");
    QCOMPARE(q(game.play("retreat", "@unit=V1", {})), "");
    const char* const into_zone = "@unit=N4 enemy_zone=yes";
    QCOMPARE(q(game.play("ravine", into_zone, {1})),
             "enemy_zone: 10th Line and Tampico checks its morale before it enters an enemy zone: enemy-zone-entry first (19.4)");
    KeptGame alone = game;
    QCOMPARE(q(alone.play("morale-check", "@unit=N4 purpose=enemy-zone", {1})), "");
    QCOMPARE(q(alone.play("ravine", into_zone, {1})), "");
    QCOMPARE(q(game.play("enemy-zone-entry", "@unit=N4 @with=L5", {1})), "");
    QCOMPARE(q(game.stat("N4", "zone_entered")), "yes");
    QCOMPARE(q(game.play("ravine", into_zone, {1})), "");
}

void TestPedregalAdvances::an_advance_that_fails_its_check_is_none()
{
    KeptGame game = mexican_combat();
    QCOMPARE(q(game.play("attack", line_at_new_york, {5})), "");
    QCOMPARE(q(game.play("retreat", "@unit=V1", {})), "");
    QCOMPARE(q(game.play("enemy-zone-entry", "@unit=N4", {6})), "");
    QCOMPARE(q(game.play("ravine", "@unit=N4", {})), "unit: the move of 10th Line and Tampico is over (19.1, 19.4)");
}

/// 19.3: whoever of them is named first.
void TestPedregalAdvances::an_engineer_and_guns_charge_in_no_order()
{
    KeptGame game = us_combat();
    const std::string guns = "attacker: Taylor's Battery is not infantry: an engineer clears the protected hexside for nothing else (19.3)";
    const std::string works = " @attacker_leaders=E1 @defender=N4 hexside=protected";
    QCOMPARE(q(game.play("attack", "@attacker=S1+S3" + works, {3})), q(guns));
    QCOMPARE(q(game.play("attack", "@attacker=S3+S1" + works, {3})), q(guns));
    QCOMPARE(q(game.play("attack", "@attacker=S3+P3" + works, {3})), ""); // no charge of infantry: halved
}

/// 19.1: their hex is clear.
void TestPedregalAdvances::above_a_garrison_there_is_nothing_to_clear()
{
    KeptGame game = padierna();
    QCOMPARE(q(game.play("garrison", "@unit=N4 @bastion=J1 place=above", {})), "");
    game.go_to("combat");
    QCOMPARE(q(game.play("attack", "@attacker=S1+S3 @attacker_leaders=E1 @defender=N4 hexside=protected", {3})), "");
    QCOMPARE(q(game.outcome("differential")), "4");
}

/// 19.1: out of the hex of a bastion into that of another, which it may garrison or not, and no farther.
void TestPedregalAdvances::one_hex_follows_a_combat()
{
    KeptGame game = line_at_the_bastion();
    QCOMPARE(q(game.play("attack", line_at_new_york, {5})), "");
    QCOMPARE(q(game.play("retreat", "@unit=V1", {})), "");
    KeptGame over = game;
    const char* const has_advanced = "unit: 10th Line and Tampico has advanced: one hex follows a combat";
    QCOMPARE(q(over.play("ravine", "@unit=N4", {})), "");
    QCOMPARE(q(over.play("garrison", "@unit=N4 @bastion=J1 place=above", {})), has_advanced);
    QCOMPARE(q(game.play("garrison", "@unit=N4 place=outside", {})), "");
    QCOMPARE(q(game.play("garrison", "@unit=N4 @bastion=J1 place=above", {})), "");
    QCOMPARE(q(game.play("garrison", "@unit=N4 place=outside", {})), has_advanced);
    QCOMPARE(q(game.play("ravine", "@unit=N4", {})), has_advanced);
    QVERIFY(game.play("san-augustin", "@unit=N4", {}).contains(has_advanced));
    QCOMPARE(q(game.play("enemy-zone-entry", "@unit=N4", {1})), has_advanced);
}

#include "test_pedregal_advances.moc"
