// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/offered.h"
#include "core/game/play/rules.h"
#include "tests/game/revolucion/station.h"

#include <QObject>
#include <QString>
#include <QTest>

using corneta::game::Edit;
using corneta::game::Unit;

/// Section IX: leaders move, are named, go back and fall; what a game keeps of cover and formations; how it ends.
class TestRevolucionLeaders : public QObject {
    Q_OBJECT
private slots:
    void a_leader_moves_to_units_of_his_own();
    void a_leader_influences_only_whom_he_commands();
    void the_leader_who_is_named_falls();
    void of_two_leaders_each_has_a_die();
    void the_second_leader_is_left_with_the_unit();
    void who_is_attached_counts();
    void a_leader_goes_back_with_his_unit();
    void a_leader_stays_with_another_unit_that_he_touches();
    void a_leader_steps_out_of_an_enemys_way();
    void a_leader_who_does_not_lead_an_assault_stays_behind();
    void a_unit_that_regroups_takes_any_formation();
    void cover_that_was_said_is_kept();
    void what_a_lost_order_closes_is_not_offered();
    void an_asset_that_is_lost_is_counted();
    void a_scenario_decides_the_battle();
    void a_beaten_army_ends_the_game();
    void so_few_bases_do_not_enter_a_game();
    void two_commanders_in_chief_are_one_too_many();
};

void TestRevolucionLeaders::a_leader_moves_to_units_of_his_own()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("move-leader", "@leader=LG @attached=G3+G4 @near=G2", {})), "");
    QCOMPARE(q(game.told()), "General Garza moves up to 24 inches.");
    QCOMPARE(q(game.stat("G1", "leader")), "none");
    QCOMPARE(q(game.stat("G2", "leader")), "within-6");
    QCOMPARE(q(game.stat("G3", "leader")), "attached");
    QCOMPARE(q(game.stat("G4", "leader")), "attached");
    QCOMPARE(q(game.play("move-leader", "@leader=LG @attached=G1", {})), "leader: General Garza has acted this turn");
    QCOMPARE(q(game.play("move-leader", "@leader=LG @attached=G1 how=goes-along", {})),
             "leader: no unit that General Garza is attached to and stays with has moved this turn");
    QCOMPARE(q(game.play("move-leader", "@leader=LG how=aside", {})),
             "leader: General Garza steps out of the way only right after an assault on a unit that he is attached to");
    QCOMPARE(q(game.play("orders", "@actor=G3", {20})), "");
    QCOMPARE(q(game.play("move-leader", "@leader=LG @attached=G1 how=goes-along", {})),
             "leader: no unit that General Garza is attached to and stays with has moved this turn");
    QCOMPARE(q(game.play("move-leader", "@leader=LG @attached=G3+G1 how=goes-along", {})), "");
    QCOMPARE(q(game.stat("G1", "leader")), "attached");
}

void TestRevolucionLeaders::a_leader_influences_only_whom_he_commands()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("move-leader", "@leader=LM @attached=G1", {})), "leader: Colonel Medina does not command it");
    QCOMPARE(q(game.play("orders", "@actor=G1 @leader=LM leader=attached", {20})), "leader: Colonel Medina does not command it");
    QCOMPARE(q(game.play("move-leader", "@leader=LG", {})), "");
    QCOMPARE(q(game.stat("G1", "leader")), "attached"); // nothing else was said
    QCOMPARE(q(game.play("orders", "@actor=G1", {20})), "");
    QCOMPARE(q(game.play("move-leader", "@leader=LG how=goes-along @attached=G1+G6", {})), ""); // he commands all
    QCOMPARE(q(game.stat("G6", "led_by")), "garza");
    QCOMPARE(q(game.stat("G1", "leader")), "attached");
}

void TestRevolucionLeaders::the_leader_who_is_named_falls()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("move-leader", "@leader=LG @attached=G6", {})), "");
    QCOMPARE(q(game.play("fire", "@actor=R4 @target=G6 action=moving-fire", {20, 1})), "");
    QCOMPARE(q(game.stat("LG", "killed")), "yes");
    QCOMPARE(q(game.stat("LM", "killed")), "-");
    QCOMPARE(q(game.stat("G1", "leader")), "none");
    QCOMPARE(q(game.stat("G5", "leader")), "attached");
    QCOMPARE(q(game.play("move-leader", "@leader=LG", {})), "leader: General Garza is killed; leader: General Garza has acted this turn");
}

void TestRevolucionLeaders::of_two_leaders_each_has_a_die()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("move-leader", "@leader=LG @attached=G5", {})), "");
    QCOMPARE(q(game.stat("G5", "also_attached")), "garza");
    QCOMPARE(q(game.play("fire", "@actor=R4 @target=G5 action=moving-fire", {20, 20})), "");
    QVERIFY(game.owed().contains("must leader-casualty (garza)"));
    QCOMPARE(q(game.play("leader-casualty", "@leader=LG", {1})), "");
    QCOMPARE(q(game.stat("LG", "killed")), "yes");
    QCOMPARE(q(game.stat("LM", "killed")), "-");
    QCOMPARE(q(game.stat("G5", "leader")), "attached");
    QCOMPARE(q(game.stat("G5", "also_attached")), "none");
    QCOMPARE(q(game.stat("government", "leaders_killed")), "1");
    QCOMPARE(q(game.stat("government", "left")), "2");
    QVERIFY(!game.owed().contains("leader-casualty"));
}

void TestRevolucionLeaders::the_second_leader_is_left_with_the_unit()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("move-leader", "@leader=LG @attached=G5", {})), "");
    QCOMPARE(q(game.play("fire", "@actor=R4 @target=G5 action=moving-fire", {20, 1})), "");
    QCOMPARE(q(game.stat("LM", "killed")), "yes");
    QCOMPARE(q(game.stat("LG", "killed")), "-");
    QCOMPARE(q(game.stat("G5", "leader")), "attached");
    QCOMPARE(q(game.stat("G5", "led_by")), "garza");
    QCOMPARE(q(game.play("leader-casualty", "@leader=LG", {20})), "");
    QCOMPARE(q(game.stat("LG", "killed")), "-");
}

void TestRevolucionLeaders::who_is_attached_counts()
{
    KeptGame game = station();
    const std::string counts = "actor: a leader is attached to 12th Battalion and counts in all but an assault";
    QCOMPARE(q(game.play("orders", "@actor=G1 leader=none", {20})), q(counts));
    QCOMPARE(q(game.play("fire", "@actor=G1 @target=R1 range=9 leader=within-6", {20})), q(counts));
    QCOMPARE(q(game.play("orders", "@actor=G3 leader=attached", {20})),
             "actor: no leader is known to be so near Machine-gun company: move him, or name him in the role leader");
    QCOMPARE(q(game.play("fire", "@actor=R3 @target=G1 target_leader=none", {20})),
             "target: a leader is attached to 12th Battalion and is in danger with it");
    QCOMPARE(q(game.play("orders", "@actor=G3 @leader=LG leader=attached", {20}, "he is there")), "");
    QCOMPARE(q(game.stat("G3", "leader")), "attached");
    QCOMPARE(q(game.play("orders", "@actor=G2 leader=none", {20})), ""); // who is near need not help
}

void TestRevolucionLeaders::a_leader_goes_back_with_his_unit()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("R2", "status=demoralized")), "");
    QCOMPARE(q(game.play("fire", "@actor=G3 @target=R2", {10, 20})), "");
    QVERIFY(game.told().contains("General Robles goes back with it."));
    QCOMPARE(q(game.stat("R2", "leader")), "attached");
    QCOMPARE(q(game.stat("R1", "leader")), "-"); // only the table knows how near he is now
}

void TestRevolucionLeaders::a_leader_stays_with_another_unit_that_he_touches()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("R2", "status=demoralized")), "");
    QCOMPARE(q(game.edit("R1", "leader=attached")), "");
    QCOMPARE(q(game.play("fire", "@actor=G3 @target=R2", {10, 20})), "");
    QCOMPARE(q(game.stat("R1", "leader")), "none");
    QVERIFY(game.owed().contains("may move-leader (robles)"));
    QCOMPARE(q(game.play("move-leader", "@leader=LR @attached=R1 how=stays", {})), "");
    QCOMPARE(q(game.stat("R1", "leader")), "attached");
    QCOMPARE(q(game.stat("R2", "leader")), "none");
    QCOMPARE(q(game.stat("LR", "acted")), "-");
}

void TestRevolucionLeaders::a_leader_steps_out_of_an_enemys_way()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("G4", "leader=attached")), "");
    QCOMPARE(q(game.play("assault", "@actor=R5 @target=G4", {20, 2, 10, 10, 20})), "");
    QVERIFY(game.owed().contains("may move-leader (garza)"));
    QCOMPARE(q(game.play("move-leader", "@leader=LG how=aside", {})), "");
    QCOMPARE(q(game.stat("G4", "leader")), "none");
    QCOMPARE(q(game.stat("LG", "acted")), "-");
}

void TestRevolucionLeaders::a_leader_who_does_not_lead_an_assault_stays_behind()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("assault", "@actor=R4 @target=G4 leader=none", {20, 2, 10, 10})), "");
    QCOMPARE(q(game.stat("R4", "leader")), "none");
}

void TestRevolucionLeaders::a_unit_that_regroups_takes_any_formation()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("form-up", "@actor=R1 formation=march", {})),
             "actor: Men of San Pedro takes a new formation only right after it has regrouped");
    QCOMPARE(q(game.edit("R1", "status=disordered")), "");
    QCOMPARE(q(game.play("regroup", "@actor=R1", {20})), "");
    QCOMPARE(q(game.owed()), "3.0 may form-up (san-pedro)");
    QCOMPARE(q(game.play("form-up", "@actor=R1 formation=march", {})), "");
    QCOMPARE(q(game.stat("R1", "formation")), "march");
    QCOMPARE(q(game.play("form-up", "@actor=R1", {})), "actor: Men of San Pedro takes a new formation only right after it has regrouped");
}

void TestRevolucionLeaders::cover_that_was_said_is_kept()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("fire", "@actor=G1 @target=R5 target_cover=hard", {2})), "");
    QCOMPARE(q(game.stat("R5", "cover")), "hard");
    QCOMPARE(q(game.play("assault", "@actor=R4 @target=G4 target_cover=soft", {20, 1, 1, 1})), "");
    QCOMPARE(q(game.stat("G4", "cover")), "soft");
}

void TestRevolucionLeaders::what_a_lost_order_closes_is_not_offered()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("R1", "leader=none")), "");
    QCOMPARE(q(game.play("orders", "@actor=R1", {1})), "");
    QCOMPARE(q(game.play("fire", "@actor=R1 @target=G1 action=moving-fire", {2})), "");
    QVERIFY(corneta::game::open_follow_ups(game.journal().state(), game.book()).empty());
}

void TestRevolucionLeaders::an_asset_that_is_lost_is_counted()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("lose-asset", "@army=government", {})), "army: the scenario names no more assets of Government");
    QCOMPARE(q(game.edit("government", "assets=1")), "");
    QCOMPARE(q(game.play("lose-asset", "@army=government", {})), "");
    QCOMPARE(q(game.stat("government", "assets_lost")), "1");
    QVERIFY2(game.told().contains("Government has 2 left of its break point of 3."), game.told().c_str());
    QCOMPARE(q(game.stat("government", "left")), "2");
}

void TestRevolucionLeaders::a_scenario_decides_the_battle()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("victory", "@army=government", {})), "army: give as the reason which scenario condition Government has met");
    QCOMPARE(q(game.play("victory", "@army=government", {}, "it holds the station")), "");
    QVERIFY(game.standing().starts_with("government 3 over: has won by the scenario"));
    QCOMPARE(q(game.play("orders", "@actor=R1", {20})), "orders: the battle is decided; give a reason to play on");
    QCOMPARE(q(game.idle()), "");
}

void TestRevolucionLeaders::a_beaten_army_ends_the_game()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("R1", "status=disordered")), "");
    QCOMPARE(q(game.edit("government", "units_destroyed=3")), "");
    QVERIFY(game.end_phase().contains("the battle is decided"));
    QCOMPARE(q(game.edit("government", "beaten=yes")), "");
    game.end_turn();
    QVERIFY(game.play("initiative", "", {3}).contains("the battle is decided"));
    game.go_to("actions");
    QCOMPARE(q(game.owed()), ""); // no regroups are offered to anybody
}

void TestRevolucionLeaders::so_few_bases_do_not_enter_a_game()
{
    KeptGame game = station();
    const Unit few{"few", "", "A few", "unit", "government", "", {{"type", "artillery"}, {"bases", "1"}, {"bases_at_start", "9"}}};
    QCOMPARE(q(game.give(Edit{"", {}, few, "they come"})), "bases: 1 of 9 bases: so few are a destroyed unit");
}

void TestRevolucionLeaders::two_commanders_in_chief_are_one_too_many()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("LM", "commander_in_chief=yes")), "");
    const auto told = revolucion::ruleset.game->unusual(game.journal().state(), game.book());
    QVERIFY(std::ranges::any_of(told, [](const auto& one) {
        return one.unit == "government" && text(one.words) == "Government has 2 commanders in chief: one at most";
    }));
}

#include "test_revolucion_leaders.moc"
