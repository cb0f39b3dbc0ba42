// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/santa_anna/plateau.h"

#include <QObject>
#include <QTest>

/// Who has run off the table, and the stragglers that it left there.
class TestSantaAnnaOffTable : public QObject {
    Q_OBJECT
private slots:
    void cover_stays_on_the_table();
    void a_supporter_that_runs_supports_nobody();
    void it_runs_on_beyond_the_edge_and_moves_nowhere_else();
    void nobody_goes_with_it_and_it_does_nothing_there();
    void its_leader_leaves_it_and_its_rally_order_passes();
    void a_leader_with_one_that_waits_is_rolled_for();
    void its_stragglers_are_ridden_over_wherever_it_is();
    void stragglers_of_one_gone_at_the_edge_are_lost_when_ridden_over();
    void stragglers_that_count_already_are_lost_once();
};

namespace {

/// K3 has run off the table in All Moves, broken, with 4 stragglers behind it.
KeptGame in_flight()
{
    KeptGame game = plateau();
    game.edit("K3", "broken=yes formation=mob effectives=3 stragglers=4 casualties=5");
    game.go_to("all-moves");
    game.play("leave-table", "@unit=K3", {});
    return game;
}

/// M1 is gone at the edge, with 5 stragglers behind it; K4 has moved.
KeptGame gone_at_the_edge(const char* side = "stragglers_are_losses=no")
{
    KeptGame game = plateau();
    game.edit("mexican", side);
    game.edit("M1", "broken=yes formation=mob effectives=4 stragglers=5 casualties=5");
    game.edit("K4", "moved_this_turn=yes");
    game.go_to("all-moves");
    game.play("leave-table", "@unit=M1", {});
    return game;
}

constexpr const char* has_run_off = "unit: Mississippi Rifles has run off the table";

} // namespace

/// Rallying.
void TestSantaAnnaOffTable::cover_stays_on_the_table()
{
    for (const char* const cover : {"@section=S1", "cover=building"}) {
        KeptGame game = plateau();
        game.play("take-cover", std::string{"@unit=K3 "} + cover, {});
        game.edit("K3", "broken=yes formation=mob effectives=5 stragglers=7");
        game.go_to("all-moves");
        QCOMPARE(q(game.play("leave-table", "@unit=K3", {})), "");
        QCOMPARE(q(game.stat("K3", "cover")), "none");
        QCOMPARE(q(game.stat("K3", "behind")), "-");
        QVERIFY(game.stat("K3", "in_building") != "yes");
    }
}

/// Adding Units to Melee.
void TestSantaAnnaOffTable::a_supporter_that_runs_supports_nobody()
{
    KeptGame game = plateau();
    game.edit("K3", "supports=2nd-indiana");
    game.go_to("melee");
    QCOMPARE(q(game.play("leave-table", "@unit=K3", {}, "it did not stand")), "");
    QCOMPARE(q(game.stat("K3", "supports")), "-");
}

void TestSantaAnnaOffTable::it_runs_on_beyond_the_edge_and_moves_nowhere_else()
{
    KeptGame game = in_flight();
    game.end_turn();
    QCOMPARE(q(game.play("leader-distance", "@unit=K3 far=yes", {})), "");
    game.go_to("all-moves");
    QVERIFY2(game.owed().contains("must leave-table (mississippi)"), game.owed().c_str());
    QVERIFY2(!game.idle().contains("mississippi has not retreated"), game.idle().c_str());
    QCOMPARE(q(game.play("movement", "@unit=K3 kind=retreat", {1, 1, 1, 1})), has_run_off);
    QCOMPARE(q(game.play("leave-table", "@unit=K3", {})), "");
    QCOMPARE(q(game.stat("K3", "retreats_off_table")), "2");
}

/// Rallying; Command and Control, 4.1.
void TestSantaAnnaOffTable::nobody_goes_with_it_and_it_does_nothing_there()
{
    KeptGame game = in_flight();
    QCOMPARE(q(game.play("attach", "@leader=L2 @unit=K3", {})), has_run_off);
    QCOMPARE(q(game.play("take-cover", "@unit=K3 cover=heavy", {})), has_run_off);
    game.edit("L2", "points=3 points_rolled_this_turn=yes");
    game.go_to("rally");
    QCOMPARE(q(game.play("leader-rally", "@leader=L2 @unit=K3", {})), has_run_off);
}

void TestSantaAnnaOffTable::its_leader_leaves_it_and_its_rally_order_passes()
{
    KeptGame game = plateau();
    game.play("attach", "@leader=L2 @unit=K3", {});
    game.edit("K3", "broken=yes formation=mob effectives=3 stragglers=4 casualties=5 losses_this_turn=2");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("leave-table", "@unit=K3", {})), "");
    game.go_to("melee");
    game.end_phase("on we go");
    QCOMPARE(q(game.play("leader-casualty", "@leader=L2 @unit=K3", {20})), "");
    game.end_turn();
    QCOMPARE(q(game.play("leader-points", "@leader=L2", {})), "");
    const auto& state = game.journal().state();
    QVERIFY(!game.book().ruleset->game->placement_terms(state, *state.find("K3"), "rally", game.book()).refused);
    game.edit("K3", "order=rally");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("attach", "@leader=L2 @unit=K3 attached=no", {})), "");
    game.go_to("rally");
    QCOMPARE(q(game.play("rally", "@unit=K3", {20})), "");
}

/// Rallying; Leaders.
void TestSantaAnnaOffTable::a_leader_with_one_that_waits_is_rolled_for()
{
    KeptGame game = charged({"M3"}, "order=hold fire_losses_this_turn=2 losses_this_turn=2");
    game.play("attach", "@leader=L1 @unit=K1", {}, "he is there");
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M3 @defender=K1", {20})), "");
    QCOMPARE(q(game.play("roll-to-stand", "@attacker=M3 @defender=K1", {1, 1})), "");
    QCOMPARE(q(game.play("leave-table", "@unit=K1", {})), "");
    QCOMPARE(q(game.stat("K1", "arrives")), "3");
    QCOMPARE(q(game.end_phase()), "");
    QVERIFY2(game.owed().contains("must leader-casualty (2nd-indiana)"), game.owed().c_str());
    QCOMPARE(q(game.play("leader-casualty", "@leader=L1 @unit=K1", {20})), "");
}

/// Cavalry: in flight and when it waits to come back.
void TestSantaAnnaOffTable::its_stragglers_are_ridden_over_wherever_it_is()
{
    for (const char* const where : {"in flight", "rallied"}) {
        KeptGame game = in_flight();
        if (where == std::string{"rallied"}) {
            game.go_to("rally");
            QCOMPARE(q(game.play("rally", "@unit=K3", {20})), "");
        }
        game.end_turn();
        QCOMPARE(q(declare(game, "M5", "K4")), "");
        game.go_to("all-moves");
        QCOMPARE(q(game.play("movement", "@unit=M5 kind=charge", {1, 1, 1, 1, 1, 1, 1})), "");
        QVERIFY2(game.owed().contains("may overrun-stragglers (lancers)"), where);
        QCOMPARE(q(game.play("overrun-stragglers", "@attacker=M5 @unit=K3", {})), "");
        QCOMPARE(q(game.stat("K3", "casualties")), "7");
    }
}

/// Scenario: Buena Vista; castings that are gone at the edge are no losses, casualties are.
void TestSantaAnnaOffTable::stragglers_of_one_gone_at_the_edge_are_lost_when_ridden_over()
{
    KeptGame game = gone_at_the_edge();
    QCOMPARE(lost(game, "Mexican losses"), 5);
    QCOMPARE(q(game.play("overrun-stragglers", "@attacker=K4 @unit=M1", {})), "");
    QCOMPARE(q(game.stat("M1", "casualties")), "8");
    QCOMPARE(lost(game, "Mexican losses"), 8);
}

void TestSantaAnnaOffTable::stragglers_that_count_already_are_lost_once()
{
    KeptGame game = gone_at_the_edge("stragglers_are_losses=yes");
    QCOMPARE(lost(game, "Mexican losses with stragglers"), 10);
    QCOMPARE(q(game.play("overrun-stragglers", "@attacker=K4 @unit=M1", {})), "");
    QCOMPARE(lost(game, "Mexican losses with stragglers"), 10);
}

#include "test_santa_anna_off_table.moc"
