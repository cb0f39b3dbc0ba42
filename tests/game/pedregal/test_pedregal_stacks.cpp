// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/pedregal/padierna.h"

#include <QObject>
#include <QString>
#include <QTest>

/// A kept game of Pedregal: several units that attack or defend together.
class TestPedregalStacks : public QObject {
    Q_OBJECT
private slots:
    void a_garrison_has_no_part_in_the_fight_of_others();
    void nothing_but_infantry_joins_an_attack_on_a_garrison();
    void an_attack_by_nobody_is_refused();
    void a_unit_that_is_disrupted_retreats_while_the_first_routs();
    void a_unit_that_routs_does_not_retreat_with_the_first();
    void infantry_that_joined_horse_retreats_too();
};

namespace {

/// What is owed, without the number of the last entry.
std::string owed_of_last(const KeptGame& game)
{
    QString owed = q(game.owed());
    return owed.replace(q(std::to_string(game.last())) + ".", "").toStdString();
}

} // namespace

/// 19.1 Bastions.
void TestPedregalStacks::a_garrison_has_no_part_in_the_fight_of_others()
{
    KeptGame game = us_combat();
    const std::string apart = "defender: Bravos National Guard is a garrison and is attacked apart from other units";
    QCOMPARE(q(game.play("attack", "@attacker=S1 @defender=N4+G1", {4})), q(apart));
    QCOMPARE(q(game.play("attack", "@attacker=S1 @defender=G1+N4", {4})), q(apart));
    QCOMPARE(q(game.play("attack", "@attacker=S1 @defender=N4+N5", {2})), "");
    QCOMPARE(q(game.edit("N3", "garrison=yes")), "");
    QCOMPARE(q(game.play("attack", "@attacker=S2 @defender=G1+N3", {2})), "defender: Battery of the Vanguard is in another bastion");
    QCOMPARE(q(game.edit("N3", "bastion=bastion-1")), "");
    QCOMPARE(q(game.play("attack", "@attacker=S2 @defender=G1+N3", {2})), "");
}

/// 19.1 Bastions.
void TestPedregalStacks::nothing_but_infantry_joins_an_attack_on_a_garrison()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("attack", "@attacker=S1+S3+D1 @defender=G1", {4})),
             "attacker: Taylor's Battery is no infantry: nothing else attacks a garrison; "
             "attacker: 1st Dragoons is no infantry: nothing else attacks a garrison");
    QCOMPARE(q(game.play("attack", "@attacker=S1+S2 @defender=G1", {1})), "");
}

void TestPedregalStacks::an_attack_by_nobody_is_refused()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("attack", "@defender=N4+N5", {2})), "attacker: name who is the attacker");
    QCOMPARE(q(game.play("attack", "@defender=N4+N5", {2}, "all the same")), "attacker: name who is the attacker");
}

void TestPedregalStacks::a_unit_that_is_disrupted_retreats_while_the_first_routs()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.edit("N4", "status=disrupted")), "");
    QCOMPARE(q(game.play("attack", "@attacker=P1 @defender=N4+N5", {3, 6})), ""); // +2: Dc, failed
    QCOMPARE(q(game.outcome("result")), "dc");
    QCOMPARE(q(game.stat("N4", "status")), "routed");
    QCOMPARE(q(game.stat("N5", "status")), "disrupted");
    QVERIFY(game.told().contains("[Activos of the Centre is disrupted.]"));
    QCOMPARE(q(owed_of_last(game)), "0 must retreat (north-2-activos)");
}

void TestPedregalStacks::a_unit_that_routs_does_not_retreat_with_the_first()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.edit("N4", "status=disrupted")), "");
    QCOMPARE(q(game.play("attack", "@attacker=P1 @defender=N5+N4", {5, 6})), ""); // -1: Dc, failed
    QCOMPARE(q(game.outcome("result")), "dc");
    QCOMPARE(q(game.stat("N5", "status")), "disrupted");
    QCOMPARE(q(game.stat("N4", "status")), "routed");
    QVERIFY(game.told().contains("[Take 10th Line and Tampico off the map until turn 3.]"));
    QCOMPARE(q(owed_of_last(game)), "0 must retreat (north-2-activos)");
}

void TestPedregalStacks::infantry_that_joined_horse_retreats_too()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("attack", "@attacker=D1+V1 @defender=N4", {2})), ""); // -1: Ar
    QCOMPARE(q(game.outcome("result")), "ar");
    QCOMPARE(q(owed_of_last(game)), "0 must retreat (dragoons-1); 1 must retreat (new-york)");
}

#include "test_pedregal_stacks.moc"
