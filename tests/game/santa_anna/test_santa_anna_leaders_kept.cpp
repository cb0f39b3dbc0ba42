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
    void an_order_that_is_rolled_for_costs_its_leader_nothing();
    void whoever_has_ordered_others_goes_with_nobody();
    void a_leader_leaves_his_unit_before_he_moves();
    void whoever_is_with_a_unit_pays_for_its_order();
    void one_leader_is_named_for_one_of_two_units();
};

void TestSantaAnnaLeadersKept::a_unit_keeps_the_other_of_two_leaders()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.play("attach", "@leader=L1 @unit=K1", {})), "");
    QCOMPARE(q(game.play("attach", "@leader=L2 @unit=K1", {})), "");
    QCOMPARE(q(game.play("attach", "@leader=L2 @unit=K2 attached=no", {})), "leader: Taylor is with another unit");
    game.go_to("all-moves");
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
    QCOMPARE(q(game.play("leader-points", "@leader=L1", {})), "");
    const auto terms = [&](const char* unit) {
        const auto& state = game.journal().state();
        return game.book().ruleset->game->placement_terms(state, *state.find(unit), "hold", game.book());
    };
    QVERIFY(!terms("K1").refused);
    QVERIFY(terms("K2").refused);
    QCOMPARE(q(corneta::text(*terms("K2").refused)), "Lane is attached to another unit, and gives one order, to that one");
    game.play("attach", "@leader=L2 @unit=K2", {});
    QCOMPARE(q(corneta::text(*terms("K2").refused)), "Taylor has not rolled for leader points");
}

void TestSantaAnnaLeadersKept::a_leader_leaves_a_unit_that_is_lost()
{
    KeptGame game = plateau();
    game.play("attach", "@leader=L1 @unit=K1", {});
    game.edit("K1", "destroyed=yes effectives=0 casualties=21");
    QCOMPARE(q(game.play("attach", "@leader=L1 @unit=K1 attached=no", {})), "");
    QCOMPARE(q(game.stat("L1", "attached")), "no");
}

void TestSantaAnnaLeadersKept::an_order_that_is_rolled_for_costs_its_leader_nothing()
{
    KeptGame game = plateau();
    game.edit("K1", "stragglers=2 effectives=19");
    game.play("leader-points", "@leader=L1", {1});
    for (const char* const unit : {"K1", "K2"})
        QCOMPARE(q(game.play("random-order", fmt::format("@unit={}", unit), {2})), "");
    game.go_to("rally");
    QCOMPARE(q(game.play("leader-rally", "@leader=L1 @unit=K1", {})), "");
    game.end_turn();
    QCOMPARE(q(game.stat("K1", "order_rolled_this_turn")), "no");
}

/// With a unit he gives one order a turn, to it.
void TestSantaAnnaLeadersKept::whoever_has_ordered_others_goes_with_nobody()
{
    KeptGame game = plateau();
    game.play("leader-points", "@leader=L1", {4});
    game.play("random-order", "@unit=K2", {2});
    QCOMPARE(q(game.give(corneta::game::PlaceFaceDown{"2nd-indiana", 1, "sealed", "commitment"})), "");
    QCOMPARE(q(game.play("attach", "@leader=L1 @unit=K2", {})), "leader: Lane has given orders to others this turn");
    QCOMPARE(q(game.play("attach", "@leader=L1 @unit=K1", {})), "");
}

/// Leaders move in All Moves; who is with a unit goes with it.
void TestSantaAnnaLeadersKept::a_leader_leaves_his_unit_before_he_moves()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.play("attach", "@leader=L1 @unit=K1", {})), "");
    QCOMPARE(q(game.play("attach", "@leader=L1 @unit=K2", {})), "leader: Lane is with another unit: he leaves it first");
    QCOMPARE(q(game.play("attach", "@leader=L1 @unit=K1 attached=no", {})), "");
    QCOMPARE(q(game.play("attach", "@leader=L1 @unit=K2", {})),
             "leader: Lane has gone with a unit or left one while orders are given, and moves in All Moves");
    QCOMPARE(q(game.play("attach", "@leader=L1 @unit=K1", {}, "a slip")), "");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("movement", "@unit=L1", {6, 6, 6, 6, 6})), "unit: Lane goes with 2nd Indiana: he leaves it first");
    QCOMPARE(q(game.play("attach", "@leader=L1 @unit=K1 attached=no", {})), "");
    QCOMPARE(q(game.play("movement", "@unit=L1", {6, 6, 6, 6, 6})), "");
    QCOMPARE(q(game.play("attach", "@leader=L1 @unit=K2", {})), "");
}

/// Whose command the unit is of does not matter.
void TestSantaAnnaLeadersKept::whoever_is_with_a_unit_pays_for_its_order()
{
    KeptGame game = plateau();
    game.play("attach", "@leader=L4 @unit=M1", {});
    game.play("leader-points", "@leader=L4", {});
    game.play("leader-points", "@leader=L3", {1});
    const auto lay = [&](const char* unit) { return game.give(corneta::game::PlaceFaceDown{unit, 1, "sealed", "commitment"}); };
    QCOMPARE(q(lay("uraga-1")), "");
    QCOMPARE(q(lay("uraga-2")), "");
    QCOMPARE(q(lay("perez-light")), "perez-light: Blanco has 0 left and the order costs 1");
}

/// Of several who rally each counts its own, and who is named for one of them.
void TestSantaAnnaLeadersKept::one_leader_is_named_for_one_of_two_units()
{
    KeptGame game = plateau();
    for (const char* const unit : {"K1", "K2"})
        game.edit(unit, "order=rally broken=yes formation=mob effectives=9 stragglers=12");
    game.play("attach", "@leader=L1 @unit=K1", {});
    game.play("attach", "@leader=L2 @unit=K2", {});
    game.go_to("rally");
    QCOMPARE(q(game.play("rally", "@unit=K1+K2 @leader=L2+L1", {10, 10})),
             "leader: Taylor is not with 2nd Indiana; leader: Lane is not with 3rd Indiana");
    QCOMPARE(q(game.play("rally", "@unit=K1+K2 @leader=L2", {10, 10})), "");
    QCOMPARE(q(game.answer("leader_rating")), "1,3 roster");
    KeptGame both = plateau();
    both.play("attach", "@leader=L1 @unit=K1", {});
    both.play("attach", "@leader=L2 @unit=K2", {});
    both.go_to("melee");
    QCOMPARE(q(both.play("rout-check", "@unit=K1+K2 @leader=L1+L2 @broke=K3", {10, 10}, "it broke")), "");
    QCOMPARE(q(both.answer("leader_rating")), "1,3 roster");
}

#include "test_santa_anna_leaders_kept.moc"
