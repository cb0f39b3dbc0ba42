// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/ruleset.h"
#include "tests/game/kept_game.h"

#include <QObject>
#include <QTest>

/// A kept game of Revolucion!: what is owed with the numbers of now, what happens once, and what does not happen at all. III, IX, X.
class TestRevolucionSequences : public QObject {
    Q_OBJECT
private slots:
    void an_owed_deploy_takes_the_leader_and_the_status_of_now();
    void a_second_leader_rolls_after_the_first_has_fallen();
    void a_leader_stays_only_when_his_unit_falls_back();
    void a_leader_elsewhere_is_in_no_danger();
    void aircraft_stay_at_once_or_not_at_all();
    void a_train_stands_after_deployed_fire_of_its_guns();
    void a_route_march_ends_for_all_who_hold();
    void a_train_that_stands_does_not_derail();
    void vehicles_ride_on_nothing();
};

namespace {

KeptGame in_actions(const char* scenario)
{
    KeptGame game{revolucion::ruleset, scenario};
    game.play("initiative", "", {5});
    game.go_to("actions");
    return game;
}

bool is_owed(const KeptGame& game, const char* what)
{
    return q(game.owed()).contains(what);
}

} // namespace

void TestRevolucionSequences::an_owed_deploy_takes_the_leader_and_the_status_of_now()
{
    KeptGame game = in_actions("llano-grande");
    QCOMPARE(q(game.play("fire", "@actor=A2 @target=V1 action=moving-fire deploying=yes range=6", {1})), "");
    QVERIFY(is_owed(game, "must orders"));
    QCOMPARE(q(game.play("move-leader", "@leader=A0 @attached=A3", {})), "");
    game.edit("A2", "status=demoralized");
    QVERIFY(q(game.end_phase()).contains("still owed"));
    QCOMPARE(q(game.play("orders", "@actor=A2", {15})), "");
    QCOMPARE(q(game.answer("leader")), "none roster");
    QCOMPARE(q(game.answer("actor_status")), "demoralized roster");
}

void TestRevolucionSequences::a_second_leader_rolls_after_the_first_has_fallen()
{
    KeptGame game = in_actions("llano-grande");
    QCOMPARE(q(game.play("move-leader", "@leader=A0 @attached=B1", {})), "");
    QCOMPARE(q(game.play("explosion", "@unit=B1 kind=mine unit_distance=3", {8, 1})), "");
    QCOMPARE(q(game.stat("B0", "killed")), "yes");
    QVERIFY2(is_owed(game, "must leader-casualty"), game.owed().c_str());
}

void TestRevolucionSequences::a_leader_stays_only_when_his_unit_falls_back()
{
    KeptGame game = in_actions("llano-grande");
    QCOMPARE(q(game.play("move-leader", "@leader=A0 @attached=B1", {})), "");
    QVERIFY(q(game.play("move-leader", "@leader=A0 @attached=C1 how=stays", {})).contains("stays only when a unit that he is attached to"));
}

void TestRevolucionSequences::a_leader_elsewhere_is_in_no_danger()
{
    KeptGame game = in_actions("rio-seco");
    QVERIFY(
        q(game.play("fire", "@actor=G3 @target=R1 range=6 target_leader=attached", {20, 1})).contains("no leader is known to be attached"));
}

void TestRevolucionSequences::aircraft_stay_at_once_or_not_at_all()
{
    KeptGame game = in_actions("llano-grande");
    QCOMPARE(q(game.play("orders", "@actor=A5", {15})), "");
    QCOMPARE(q(game.play("fire", "@actor=A5 @target=V1 action=bomb", {1})), "");
    game.end_turn();
    game.go_to("actions");
    QVERIFY(q(game.play("stay", "@actor=A5", {})).contains("stays right after its attack or not at all"));
}

void TestRevolucionSequences::a_train_stands_after_deployed_fire_of_its_guns()
{
    KeptGame game = in_actions("rio-seco");
    QCOMPARE(q(game.play("get-on", "@actor=G3 @vehicle=G8", {})), "");
    QCOMPARE(q(game.play("fire", "@actor=G3 @target=R1 range=12", {3}, "as it stands on the table")), "");
    QVERIFY(q(game.play("orders", "@actor=G8 action=maneuver", {15})).contains("have made Deployed Fire: it stands this turn"));
}

void TestRevolucionSequences::a_route_march_ends_for_all_who_hold()
{
    KeptGame game = in_actions("llano-grande");
    QCOMPARE(q(game.stat("D2", "route_march")), "yes");
    QCOMPARE(q(game.play("hold", "@holding=D1+D2+D3", {})), "");
    for (const char* const unit : {"D1", "D2", "D3"})
        QCOMPARE(q(game.stat(unit, "route_march")), "no");
}

void TestRevolucionSequences::a_train_that_stands_does_not_derail()
{
    KeptGame game = in_actions("rio-seco");
    game.edit("rails", "track=ripped");
    QVERIFY(q(game.play("derail", "@train=G8", {})).contains("stands: a train runs off the track when it moves"));
    game.edit("rails", "track=blocked");
    QVERIFY(q(game.play("derail", "@train=G8", {})).contains("no track is known to be ripped up"));
}

void TestRevolucionSequences::vehicles_ride_on_nothing()
{
    KeptGame game = in_actions("rio-seco");
    QVERIFY(q(game.play("get-on", "@actor=G8 @vehicle=G8", {})).contains("is a vehicle itself"));
}

#include "test_revolucion_sequences.moc"
