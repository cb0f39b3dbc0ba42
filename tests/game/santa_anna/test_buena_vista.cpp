// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/rules.h"
#include "rulesets/santa_anna/ruleset.h"
#include "tests/game/kept_game.h"

#include <QObject>
#include <QTest>

#include <fmt/format.h>

using namespace corneta;

/// The whole battle: who comes onto the table when, whose points pay for whom, and how it ends.
class TestBuenaVista : public QObject {
    Q_OBJECT
private slots:
    void who_may_come_waits_until_his_side_wants_him();
    void who_is_not_there_takes_no_order();
    void every_general_has_units_to_order();
    void an_order_that_is_known_has_been_paid();
    void a_form_order_is_waited_for();
    void the_victory_is_told_after_the_last_turn();
    void a_battery_without_guns_shows_it();
    void stragglers_are_losses_where_the_scenario_says_so();
    void cavalry_fled_through_and_stragglers_overrun_in_melee_take_no_reason();
};

namespace {

constexpr auto& rules = santa_anna::ruleset;

KeptGame battle()
{
    return {rules, "buena-vista"};
}

/// Why a chip may not be laid there; "" where it may.
std::string refused(const KeptGame& game, const std::string& unit, std::string_view word)
{
    const game::State& state = game.journal().state();
    const auto placement_terms = rules.game->placement_terms(state, *state.find(unit), word, game.book());
    return placement_terms.refused ? text(*placement_terms.refused) : "";
}

int left(const KeptGame& game, const std::string& unit)
{
    const game::State& state = game.journal().state();
    return rules.game->placement_terms(state, *state.find(unit), "", game.book()).left;
}

void go_to_turn(KeptGame& game, int turn)
{
    while (game.journal().state().stage.turn < turn)
        game.end_turn();
}

} // namespace

void TestBuenaVista::who_may_come_waits_until_his_side_wants_him()
{
    KeptGame game = battle();
    QVERIFY(game.summary("N0").contains("not yet on the table"));
    QVERIFY(!game.idle().contains("terres"));
    go_to_turn(game, 5);
    QVERIFY(game.idle().contains("terres-1 may come onto the table"));
    QVERIFY(game.idle().contains("ortega may come onto the table"));
    QVERIFY(!game.idle().contains("terres-1 has no order"));
    QVERIFY(!game.idle().contains("minon"));
    QVERIFY(game.play("random-order", "@unit=E1", {5}).contains("is not yet on the table"));
    QCOMPARE(q(game.edit("E1", "off_table=no")), "");
    QVERIFY(game.idle().contains("terres-1 has no order"));
    QVERIFY(!game.idle().contains("terres-1 may come"));
    QCOMPARE(q(game.play("random-order", "@unit=E1", {5})), "");
    game.go_to("all-moves");
    QVERIFY(!game.idle().contains("terres-2"));
    game.go_to("rally");
    QVERIFY(!game.idle().contains("terres-2"));
}

void TestBuenaVista::who_is_not_there_takes_no_order()
{
    KeptGame game = battle();
    QVERIFY(refused(game, "E1", "move").contains("is not yet on the table"));
    go_to_turn(game, 5);
    QVERIFY(refused(game, "E1", "move").contains("is not yet on the table"));
    QCOMPARE(q(game.play("arrive", "@unit=E1", {})), "");
    QVERIFY(!refused(game, "E1", "move").contains("1st battalion is not yet"));
}

void TestBuenaVista::every_general_has_units_to_order()
{
    const game::State state = battle().journal().state();
    for (const game::Unit& leader : state.units) {
        const auto is_his = [&](const game::Unit& unit) { return unit.kind == "unit" && unit.command == leader.command; };
        if (leader.kind == "leader" && leader.key != "santa-anna" && leader.key != "ampudia")
            QVERIFY2(std::ranges::any_of(state.units, is_his), leader.name.c_str());
    }
}

void TestBuenaVista::an_order_that_is_known_has_been_paid()
{
    KeptGame game = battle();
    QCOMPARE(q(game.edit("L0", "points=2 points_rolled_this_turn=yes")), "");
    QCOMPARE(left(game, "L1"), 2);
    QCOMPARE(q(game.edit("L2", "order=hold")), "");
    QCOMPARE(left(game, "L1"), 1);
    QCOMPARE(refused(game, "L1", "move"), "orders have been turned up: none is laid after them");
    QCOMPARE(q(game.edit("L2", "far_from_leader=yes")), ""); // such an order takes two
    QCOMPARE(left(game, "L1"), 0);
    QVERIFY(refused(game, "L1", "move").contains("has 0 left"));
}

void TestBuenaVista::a_form_order_is_waited_for()
{
    KeptGame game = battle();
    QCOMPARE(q(game.edit("U1", "order=form")), "");
    game.go_to("all-moves");
    QVERIFY(game.idle().contains("uraga-1 has a Form order: form unit"));
    QCOMPARE(q(game.play("form", "@unit=U1 to=line", {})), "");
    QVERIFY(!game.idle().contains("uraga-1"));
}

void TestBuenaVista::the_victory_is_told_after_the_last_turn()
{
    KeptGame game = battle();
    QCOMPARE(q(game.edit("us", "turns=2")), "");
    game.end_turn();
    QVERIFY(!game.owed().contains("victory"));
    game.end_turn();
    QVERIFY(game.told().contains("The last turn is over."));
    QVERIFY(game.owed().contains("must victory"));
    QCOMPARE(q(game.play("victory", "us_way_out_north=yes", {})), "");
    QCOMPARE(q(game.outcome("result")), "us");
    QCOMPARE(q(game.give(corneta::game::Split{"L1", 2, "company", "ZZ", "Company"})),
             "2nd-indiana: the battle is decided; give a reason to play on");
}

void TestBuenaVista::a_battery_without_guns_shows_it()
{
    KeptGame game = battle();
    QVERIFY(game.summary("A2").contains("gun castings 2"));
    QCOMPARE(q(game.edit("A2", "guns=0")), "");
    QVERIFY(game.summary("A2").contains("without guns"));
    QVERIFY(!game.summary("L1").contains("without guns"));
}

/// Routing, 7.4 and Cavalry: they happen whenever units flee or break through.
void TestBuenaVista::cavalry_fled_through_and_stragglers_overrun_in_melee_take_no_reason()
{
    KeptGame game = battle();
    for (const char* phase : {"first-fire", "hold-fire", "melee", "rally"}) {
        game.go_to(phase);
        QVERIFY2(!game.play("pass-through", "@mover=L1 @passed=L2", {}).contains("not in the phase"), phase);
    }
    KeptGame other = battle();
    other.go_to("melee");
    QVERIFY(!other.play("overrun-stragglers", "@unit=U1", {}).contains("not in the phase"));
}

void TestBuenaVista::stragglers_are_losses_where_the_scenario_says_so()
{
    KeptGame game = battle();
    QCOMPARE(q(game.edit("L1", "effectives=12 stragglers=5 casualties=4")), "");
    QVERIFY2(game.standing().contains("8 points, U.S. losses 4"), game.standing().c_str());
    QCOMPARE(q(game.edit("us", "stragglers_are_losses=yes")), "");
    QVERIFY2(game.standing().contains("18 points, U.S. losses with stragglers 9"), game.standing().c_str());
    QCOMPARE(q(game.edit("E1", "off_table=no broken=yes formation=mob castings=10 effectives=4 stragglers=6")), "");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("leave-table", "@unit=E1", {}, "it runs")), "");
    QVERIFY2(game.standing().contains("Mexican losses with stragglers 6"), game.standing().c_str());
}

#include "test_buena_vista.moc"
