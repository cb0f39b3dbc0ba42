// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/santa_anna/plateau.h"

#include <QObject>
#include <QTest>

#include <fmt/format.h>

/// Leaders with units: Command and Control, 4.1, and the Leader Casualty Table.
class TestSantaAnnaLeadersKept : public QObject {
    Q_OBJECT
private slots:
    void a_unit_keeps_the_other_of_two_leaders();
    void each_leader_with_a_unit_is_rolled_for();
    void a_leader_is_rolled_for_with_his_own_unit();
    void an_attached_leader_orders_his_unit_and_no_other_leaders();
    void a_leader_leaves_a_unit_that_is_lost();
};

void TestSantaAnnaLeadersKept::a_unit_keeps_the_other_of_two_leaders()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.play("attach", "@leader=L1 @unit=K1", {})), "");
    QCOMPARE(q(game.play("attach", "@leader=L2 @unit=K1", {})), "");
    QCOMPARE(q(game.play("attach", "@leader=L2 @unit=K2 attached=no", {})), "leader: Taylor is with another unit");
    QCOMPARE(q(game.play("attach", "@leader=L2 @unit=K2", {})), "");
    QCOMPARE(q(game.stat("K1", "leader_attached")), "yes");
    QCOMPARE(q(game.stat("K2", "leader_attached")), "yes");
    QCOMPARE(q(game.play("attach", "@leader=L2 @unit=K1", {})), "");
    QCOMPARE(q(game.stat("K2", "leader_attached")), "no");
    QCOMPARE(q(game.play("attach", "@leader=L2 @unit=K1 attached=no", {})), "");
    QCOMPARE(q(game.stat("K1", "leader_attached")), "yes");
    QCOMPARE(q(game.play("attach", "@leader=L1 @unit=K1 attached=no", {})), "");
    QCOMPARE(q(game.stat("K1", "leader_attached")), "no");
}

void TestSantaAnnaLeadersKept::each_leader_with_a_unit_is_rolled_for()
{
    KeptGame game = plateau();
    game.play("attach", "@leader=L1 @unit=K1", {});
    game.play("attach", "@leader=L2 @unit=K1", {});
    game.edit("K1", "losses_this_turn=3");
    game.go_to("melee");
    QCOMPARE(q(game.end_phase()), "");
    const int offered = game.last();
    QCOMPARE(q(game.owed()),
             q(fmt::format("{}.0 must leader-casualty (2nd-indiana); {}.1 must leader-casualty (2nd-indiana)", offered, offered)));
    QVERIFY2(game.end_phase().contains("still owed: Is Lane with 2nd Indiana hit?"), game.end_phase().c_str());
    QCOMPARE(q(game.play("leader-casualty", "@leader=L1 @unit=K1", {1, 20, 2})), "");
    QCOMPARE(q(game.stat("L1", "attached_to")), "-");
    QCOMPARE(q(game.stat("K1", "leader_attached")), "yes");
    QVERIFY2(game.end_phase().contains("still owed: Is Taylor with 2nd Indiana hit?"), game.end_phase().c_str());
    QCOMPARE(q(game.play("leader-casualty", "@leader=L2 @unit=K1", {20})), "");
    QCOMPARE(q(game.play("leader-casualty", "@leader=L2 @unit=K1", {20})), "leader: Taylor has been rolled for this turn");
    QCOMPARE(q(game.end_phase()), "");
}

void TestSantaAnnaLeadersKept::a_leader_is_rolled_for_with_his_own_unit()
{
    KeptGame game = plateau();
    game.play("attach", "@leader=L1 @unit=K1", {});
    game.edit("K2", "losses_this_turn=9");
    game.go_to("rally");
    QCOMPARE(q(game.play("leader-casualty", "@leader=L1 @unit=K2", {1, 20, 2})), "leader: Lane is not with 3rd Indiana");
    QCOMPARE(q(game.play("leader-casualty", "@leader=L3 @unit=K1", {1, 20, 2})), "leader: Blanco is not with 2nd Indiana");
}

void TestSantaAnnaLeadersKept::an_attached_leader_orders_his_unit_and_no_other_leaders()
{
    KeptGame game = plateau();
    game.play("attach", "@leader=L1 @unit=K1", {});
    game.play("attach", "@leader=L2 @unit=K2", {});
    QCOMPARE(q(game.play("leader-points", "@leader=L1", {})), "");
    const auto terms = [&](const char* unit) {
        const auto& state = game.journal().state();
        return game.book().ruleset->game->placement_terms(state, *state.find(unit), "hold", game.book());
    };
    QVERIFY(!terms("K1").refused);
    QVERIFY(terms("K2").refused);
    QCOMPARE(q(corneta::text(*terms("K2").refused)), "Lane is attached to another unit, and gives one order, to that one");
}

void TestSantaAnnaLeadersKept::a_leader_leaves_a_unit_that_is_lost()
{
    KeptGame game = plateau();
    game.play("attach", "@leader=L1 @unit=K1", {});
    game.edit("K1", "destroyed=yes effectives=0");
    QCOMPARE(q(game.play("attach", "@leader=L1 @unit=K1 attached=no", {})), "");
    QCOMPARE(q(game.stat("L1", "attached")), "no");
}

#include "test_santa_anna_leaders_kept.moc"
