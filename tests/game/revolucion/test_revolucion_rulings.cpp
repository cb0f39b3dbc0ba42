// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/revolucion/station.h"

#include <QObject>
#include <QString>
#include <QTest>

using namespace corneta::game;

class TestRevolucionRulings : public QObject {
    Q_OBJECT
private slots:
    void large_figures_double_what_is_typed_and_told();
    void a_destroyed_unit_counts_until_it_is_undone();
    void a_regroup_that_no_longer_fits_is_named();
    void a_later_entry_is_struck();
    void a_later_entry_is_kept();
    void a_later_entry_is_read_otherwise_too();
    void a_later_fire_is_read_again_in_what_it_sees_now();
    void luck_counts_levels_of_both_sides();
    void what_the_roster_knows_is_not_typed_otherwise();
};

namespace {

constexpr int fire = 2;
constexpr int regroup = 3;

/// A fire disorders a unit, which then regroups.
KeptGame regrouped()
{
    KeptGame game = station();
    game.play("fire", "@actor=G1 @target=R1", {12});
    game.play("regroup", "@actor=R1", {13});
    return game;
}

} // namespace

void TestRevolucionRulings::a_destroyed_unit_counts_until_it_is_undone()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("army-morale", "@army=revolutionary", {})), "");
    QCOMPARE(q(game.stat("revolutionary", "left")), "4");
    const State before = game.journal().state();
    QCOMPARE(q(game.play("fire", "@actor=G4 @target=R3 range=12", {15})), "");
    QCOMPARE(q(game.stat("revolutionary", "left")), "3");
    QCOMPARE(q(game.give(Undo{})), "");
    QVERIFY(game.journal().state() == before);
    QCOMPARE(q(game.stat("revolutionary", "units_destroyed")), "0");
    QCOMPARE(q(game.stat("R3", "destroyed")), "-");
    QCOMPARE(q(game.give(Redo{})), "");
    QCOMPARE(q(game.stat("revolutionary", "units_destroyed")), "1");
}

void TestRevolucionRulings::a_regroup_that_no_longer_fits_is_named()
{
    KeptGame game = regrouped();
    QCOMPARE(q(game.stat("R1", "status")), "ok");
    const State before = game.journal().state();
    QCOMPARE(q(game.amend(fire, "range=12")),
             "entry 3: no longer fits: regroup: nobody owes it any more: Men of San Pedro: In a later action it may regroup");
    QVERIFY(game.journal().state() == before);
}

void TestRevolucionRulings::a_later_entry_is_struck()
{
    KeptGame game = regrouped();
    const State before = game.journal().state();
    QCOMPARE(q(game.amend(fire, "range=12", {}, {{regroup, Rule::Strike, {}}})), "");
    QCOMPARE(q(game.stat("R1", "status")), "ok");
    QCOMPARE(q(game.stat("R1", "acted")), "-");
    QCOMPARE(q(game.stat("R1", "levels_taken")), "-");
    QVERIFY(game.journal().in_force(regroup) == nullptr);
    QCOMPARE(q(game.give(Undo{})), "");
    QVERIFY(game.journal().state() == before);
}

void TestRevolucionRulings::a_later_entry_is_kept()
{
    KeptGame game = regrouped();
    QCOMPARE(q(game.amend(fire, "range=12", {}, {{regroup, Rule::Keep, {}}})), "");
    QCOMPARE(q(game.stat("R1", "acted")), "yes");
    QCOMPARE(game.journal().in_force(fire)->rolls.front().faces, std::vector<int>{12});
    QVERIFY(game.journal().in_force(regroup) != nullptr);
}

void TestRevolucionRulings::a_later_entry_is_read_otherwise_too()
{
    KeptGame game = regrouped();
    const Play again{"regroup", {{"actor", {"san-pedro"}}}, {{"actor_status", "demoralized"}}, {}, "it was demoralized by then"};
    QCOMPARE(q(game.amend(fire, "range=12", {}, {{regroup, Rule::Amend, again}})), "");
    QCOMPARE(q(game.stat("R1", "status")), "disordered");
    QCOMPARE(game.journal().in_force(regroup)->rolls.front().faces, std::vector<int>{13});
}

void TestRevolucionRulings::a_later_fire_is_read_again_in_what_it_sees_now()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("fire", "@actor=G1 @target=R1", {12})), "");
    QCOMPARE(q(game.play("fire", "@actor=G2 @target=R1", {12})), "");
    QCOMPARE(q(game.stat("R1", "status")), "demoralized");
    QCOMPARE(q(game.amend(fire, "range=12")), "");
    QCOMPARE(q(game.stat("R1", "status")), "ok"); // without the disorder the second misses by one
}

void TestRevolucionRulings::luck_counts_levels_of_both_sides()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("fire", "@actor=G1 @target=R1", {20})), "");
    const auto& fired = game.journal().entries().back().results.front().luck;
    QCOMPARE(fired.size(), std::size_t{1});
    QCOMPARE(q(fired.front().side), "revolutionary");
    QCOMPARE(fired.front().actual, 2);
    QCOMPARE(fired.front().expected, (5 * 1 + 4 * 2) / 20.0); // score 1: 12 to 16 one level, 17 to 20 two
    QCOMPARE(q(game.play("assault", "@actor=R4 @target=G4", {1, 3, 5, 10, 20})), "");
    const auto& assaulted = game.journal().entries().back().results.front().luck;
    QCOMPARE(assaulted.size(), std::size_t{2});
    QCOMPARE(q(assaulted.at(0).side), "revolutionary");
    QCOMPARE(assaulted.at(0).actual, 1);
    QCOMPARE(q(assaulted.at(1).side), "government");
}

void TestRevolucionRulings::what_the_roster_knows_is_not_typed_otherwise()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("fire", "@actor=G1 @target=R1 actor_bases=6", {1})), "actor_bases: 12th Battalion has 4 by the roster");
    QCOMPARE(q(game.play("fire", "@actor=G1 @target=R1 target_type=regular-infantry", {1})),
             "target_type: by the roster of Men of San Pedro it is irregular-infantry");
    QCOMPARE(q(game.play("fire", "@actor=G1 @target=R1 action=bomb", {1})),
             "action: 12th Battalion is not an aircraft: it neither bombs nor strafes");
    QCOMPARE(q(game.play("army-morale", "@army=government destroyed=2", {})), "destroyed: it is 0 in this game");
    QCOMPARE(q(game.play("explosion", "@unit=G1+R1 unit_distance=2,2 unit_bases=4,5", {1, 1})),
             "unit_bases: Men of San Pedro has 6 by the roster");
    QCOMPARE(q(game.play("fire", "@actor=G1 @target=R1 actor_bases=6", {1}, "two bases of the 21st are counted with it")), "");
}

void TestRevolucionRulings::large_figures_double_what_is_typed_and_told()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("government", "figures=large")), "");
    QCOMPARE(q(game.play("fire", "@actor=R4 @target=G5 action=moving-fire range=24.1", {20})),
             "range: 24.1 in is beyond the 24 in of veteran cavalry");
    QCOMPARE(q(game.edit("G6", "status=demoralized")), "");
    QCOMPARE(q(game.play("fire", "@actor=R4 @target=G6 action=moving-fire range=6", {12})), "");
    QCOMPARE(q(game.answer("figures")), "large roster");
    QCOMPARE(q(game.outcome("falls_back")), "12");
    QCOMPARE(q(game.play("orders", "@actor=G7", {20})), "");
    QVERIFY(game.told().contains(" moves up to 10 inches."));
}

#include "test_revolucion_rulings.moc"
