// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/game.h"
#include "tests/game/santa_anna/plateau.h"

#include <QObject>
#include <QString>
#include <QTest>

/// What is done on the table without dice: forming, leaders with units, cover, who comes and runs off.
class TestSantaAnnaTableKept : public QObject {
    Q_OBJECT
private slots:
    void a_form_order_changes_the_formation_once();
    void horse_forms_mounts_and_skirmishes();
    void a_us_unit_changes_formation_in_its_move();
    void a_unit_off_the_table_waits_as_often_as_it_retreated();
    void an_untrained_unit_is_gone_at_the_edge();
    void a_leader_goes_with_a_unit();
    void an_order_to_a_far_unit_is_dearer_until_it_is_near();
    void cover_is_read_from_the_section();
    void who_may_come_arrives_from_his_turn_on();
    void minon_costs_his_points_once_he_is_there();
    void parts_form_again_by_form_orders();
    void only_parts_of_one_unit_form_again();
    void a_company_that_is_detached_skirmishes();
    void a_unit_parts_before_it_has_its_order();
    void what_is_so_already_is_not_done_again();
    void a_move_asks_whom_it_passes_through();
    void who_rallies_may_take_another_formation();
    void horse_holders_do_not_fight();
    void leaders_without_units_are_not_asked_for_points();
};

void TestSantaAnnaTableKept::a_form_order_changes_the_formation_once()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K1", "order=form")), "");
    QCOMPARE(q(game.edit("K2", "order=move")), "");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("form", "@unit=K1 to=line", {})), "to: it stands so already");
    QCOMPARE(q(game.play("form", "@unit=K1 to=skirmish", {})),
             "unit: 2nd Indiana is not a company of 2 castings: whole infantry units do not skirmish");
    QCOMPARE(q(game.play("form", "@unit=K1 to=square", {})), "");
    QCOMPARE(q(game.stat("K1", "formation")), "square");
    QCOMPARE(q(game.play("form", "@unit=K1 to=line", {})), "unit: 2nd Indiana has moved or formed this turn");
    QCOMPARE(q(game.play("form", "@unit=K2 to=column", {})), "unit: 3rd Indiana has no Form order");
    QCOMPARE(q(game.play("form", "@unit=K5 to=column", {}, "as a row")).contains("guns have no formation"), true);
    QVERIFY(!game.idle().contains("2nd-indiana has a Form order"));
}

void TestSantaAnnaTableKept::horse_forms_mounts_and_skirmishes()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("M5", "order=form")), "");
    QCOMPARE(q(game.edit("K4", "order=form")), "");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("form", "@unit=M5 to=dismounted", {})), "");
    QCOMPARE(q(game.stat("M5", "mounted")), "no");
    QCOMPARE(q(game.stat("M5", "formation")), "column");
    QCOMPARE(q(game.play("form", "@unit=M5 to=line", {})), "unit: Lancers has moved or formed this turn");
    QCOMPARE(q(game.play("form", "@unit=K4 to=skirmish", {})), "");
    QCOMPARE(q(game.stat("K4", "formation")), "skirmish");
}

void TestSantaAnnaTableKept::a_us_unit_changes_formation_in_its_move()
{
    KeptGame game = plateau();
    game.go_to("all-moves");
    QCOMPARE(q(game.play("movement", "@unit=K1 change=formation", {3, 4})), "to: 2nd Indiana stands in that formation: say the new one");
    QCOMPARE(q(game.play("movement", "@unit=K1 change=formation to=column", {1, 1})), "");
    QCOMPARE(q(game.stat("K1", "formation")), "line"); // two inches are not five
    QCOMPARE(q(game.play("movement", "@unit=K2 change=formation to=column", {3, 4})), "");
    QCOMPARE(q(game.stat("K2", "formation")), "column");
    QCOMPARE(q(game.play("movement", "@unit=K4 change=dismount", {1, 1, 1, 1})), "");
    QCOMPARE(q(game.stat("K4", "mounted")), "no");
}

void TestSantaAnnaTableKept::a_unit_off_the_table_waits_as_often_as_it_retreated()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K1", "broken=yes formation=mob effectives=10 stragglers=11")), "");
    for (const int turn : {1, 2}) {
        game.go_to("all-moves");
        QVERIFY(game.owed().contains(turn == 1 ? "either movement" : "must leave-table"));
        QCOMPARE(q(game.play("leave-table", "@unit=K1", {})), "");
        QCOMPARE(q(game.stat("K1", "retreats_off_table")), turn == 1 ? "1" : "2");
        QVERIFY(!game.owed().contains("must") && !game.owed().contains("either"));
        if (turn == 1) {
            game.go_to("hold-fire");
            QCOMPARE(q(game.play("fire", "@firer=M3 @target=K1 range=4", {5})), "target: 2nd Indiana has run off the table");
            game.end_turn();
            const auto& state = game.journal().state();
            QVERIFY(!santa_anna::may_charge(state, *state.find("M3"), *state.find("K1")));
            QCOMPARE(q(game.play("arrive", "@unit=K1", {})), "unit: 2nd Indiana has not rallied");
        }
    }
    game.go_to("rally");
    QCOMPARE(q(game.play("rally", "@unit=K1", {20})), "");
    QCOMPARE(q(game.stat("K1", "arrives")), "5");
    QVERIFY2(game.told().contains("2nd Indiana may come back from turn 5 on."), game.told().c_str());
    game.end_turn();
    QCOMPARE(q(game.play("arrive", "@unit=K1", {})), "unit: 2nd Indiana may arrive from turn 5 on");
    game.end_turn();
    game.end_turn();
    QVERIFY(is_idle(game, "2nd-indiana may come onto the table: arrive unit"));
    QCOMPARE(q(game.play("arrive", "@unit=K1", {})), "");
    QCOMPARE(q(game.stat("K1", "off_table")), "no");
}

void TestSantaAnnaTableKept::an_untrained_unit_is_gone_at_the_edge()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("M1", "broken=yes formation=mob")), "");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("leave-table", "@unit=M2", {})), "unit: Uraga's 2nd battalion is not broken");
    QCOMPARE(q(game.play("leave-table", "@unit=M1", {})), "");
    QCOMPARE(q(game.stat("M1", "destroyed")), "yes");
}

void TestSantaAnnaTableKept::a_leader_goes_with_a_unit()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.play("attach", "@leader=L1 @unit=M1", {})), "unit: Uraga's 1st battalion and Lane are enemies");
    QCOMPARE(q(game.play("attach", "@leader=L1 @unit=K1", {})), "");
    QCOMPARE(q(game.stat("L1", "attached")), "yes");
    QCOMPARE(q(game.stat("K1", "leader_attached")), "yes");
    QCOMPARE(q(game.play("attach", "@leader=L1 @unit=K1 attached=no", {})), "");
    QCOMPARE(q(game.stat("K1", "leader_attached")), "no");
    game.end_turn();
    QCOMPARE(q(game.play("attach", "@leader=L1 @unit=K2", {})), "");
    QCOMPARE(q(game.stat("K2", "leader_attached")), "yes");
    QCOMPARE(q(game.play("leader-points", "@leader=L1", {})), ""); // one order, for his unit
    QCOMPARE(q(game.give(corneta::game::PlaceFaceDown{"2nd-indiana", 1, "sealed", "commitment"})),
             "2nd-indiana: Lane is attached to another unit, and gives one order, to that one");
    QCOMPARE(q(game.play("attach", "@leader=L1 @unit=K2 attached=no", {})), "");
    QCOMPARE(q(game.stat("L1", "attached")), "no");
    QCOMPARE(q(game.stat("K2", "leader_attached")), "no");
}

void TestSantaAnnaTableKept::an_order_to_a_far_unit_is_dearer_until_it_is_near()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.play("leader-distance", "@unit=K1+K2 far=yes,yes", {})), "");
    game.end_turn();
    QCOMPARE(q(game.play("leader-points", "@leader=L1", {2})), "");
    QCOMPARE(q(game.give(corneta::game::PlaceFaceDown{"2nd-indiana", 1, "sealed", "commitment"})), "");
    const corneta::game::PlaceFaceDown other{"3rd-indiana", 2, "sealed", "commitment"};
    QCOMPARE(q(game.give(other)), "3rd-indiana: Lane has 1 left and the order costs 2");
    QCOMPARE(q(game.play("leader-distance", "@unit=K2 far=no", {})), "");
    QCOMPARE(q(game.give(other)), "");
}

void TestSantaAnnaTableKept::cover_is_read_from_the_section()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.play("take-cover", "@unit=K1 @section=S1", {})), "");
    QCOMPARE(q(game.stat("K1", "cover")), "light");
    QCOMPARE(q(game.edit("S1", "level=rough points=14")), "");
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=M1 @target=K1 range=3", {13})), "");
    QCOMPARE(q(game.answer("target_cover")), "rough roster");
    QCOMPARE(q(game.play("take-cover", "@unit=K1 cover=none", {}, "it leaves")), "");
}

void TestSantaAnnaTableKept::who_may_come_arrives_from_his_turn_on()
{
    KeptGame game{santa_anna::ruleset, "buena-vista"};
    QCOMPARE(q(game.play("arrive", "@unit=G0", {})), "unit: Ortega may arrive from turn 5 on");
    for (int turn = 1; turn < 5; ++turn)
        game.end_turn();
    QCOMPARE(q(game.play("arrive", "@unit=G0+E1", {})), "");
    QCOMPARE(q(game.stat("G0", "off_table")), "no");
    QCOMPARE(q(game.stat("E1", "off_table")), "no");
}

void TestSantaAnnaTableKept::minon_costs_his_points_once_he_is_there()
{
    KeptGame game{santa_anna::ruleset, "buena-vista"};
    QVERIFY2(game.standing().contains("mexican 0:"), game.standing().c_str());
    for (int turn = 1; turn < 19; ++turn)
        game.end_turn();
    QCOMPARE(q(game.play("arrive", "@unit=N0+N1+N2+N3", {})), "");
    QVERIFY2(game.standing().contains("mexican -20:"), game.standing().c_str());
}

void TestSantaAnnaTableKept::parts_form_again_by_form_orders()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.give(corneta::game::Split{"K1", 2, "company", "K7", "Company", "the table agrees"})), "");
    QCOMPARE(q(game.edit("K1", "order=form")), "");
    QCOMPARE(q(game.edit("K7", "order=move")), "");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("reunite", "@unit=K1 @part=K7", {})), "part: Company has no Form order");
    QCOMPARE(q(game.edit("K7", "order=form")), "");
    QVERIFY(game.play("reunite", "@unit=K1 @part=K2", {}).contains("part: 3rd Indiana has no Form order"));
    KeptGame formed = game;
    QCOMPARE(q(formed.play("form", "@unit=K7 to=line", {})), "");
    QCOMPARE(q(formed.play("reunite", "@unit=K1 @part=K7", {})), "part: Company has moved or formed this turn");
    QCOMPARE(q(game.play("reunite", "@unit=K1 @part=K7", {})), "");
    QCOMPARE(q(game.stat("K1", "effectives")), "21");
    QVERIFY(game.journal().state().find("K7") == nullptr);
}

void TestSantaAnnaTableKept::a_company_that_is_detached_skirmishes()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.give(corneta::game::Split{"K1", 2, "company", "K7", "Company", "the table agrees"})), "");
    QCOMPARE(q(game.stat("K7", "formation")), "skirmish");
    QCOMPARE(q(game.give(corneta::game::Split{"K2", 10, "wing", "K8", "Wing", "the table agrees"})), "");
    QCOMPARE(q(game.stat("K8", "formation")), "line");
}

void TestSantaAnnaTableKept::a_unit_parts_before_it_has_its_order()
{
    KeptGame game = plateau();
    const corneta::game::Split split{"K1", 2, "company", "K7", "Company"};
    QCOMPARE(q(game.edit("K1", "order=move")), "");
    QCOMPARE(q(game.give(split)), "unit: 2nd Indiana has its order: it parts before");
    game.go_to("all-moves");
    QCOMPARE(q(game.give(split)), "unit: 2nd Indiana parts only while orders are given");
    QCOMPARE(q(game.give(corneta::game::Split{"K1", 2, "company", "K7", "Company", "the table agrees"})), "");
    QCOMPARE(q(game.give(corneta::game::Join{"K1", "K2"})),
             "unit: 2nd Indiana has no Form order; part: 3rd Indiana is not a part of 2nd Indiana; part: 3rd Indiana has no Form order");
    QCOMPARE(q(game.give(corneta::game::Join{"K1", "K7"})), "unit: 2nd Indiana has no Form order; part: Company has no Form order");
}

void TestSantaAnnaTableKept::what_is_so_already_is_not_done_again()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.play("attach", "@leader=L1 @unit=K1", {})), "");
    QVERIFY(game.play("attach", "@leader=L1 @unit=K1", {}).contains("is with that unit already"));
    QCOMPARE(q(game.play("arrive", "@unit=K2", {})), "unit: 3rd Indiana is on the table already");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("spot-hidden", "@hidden=K2 @spotter=M2", {12})), "hidden: 3rd Indiana is not hidden");
}

void TestSantaAnnaTableKept::a_move_asks_whom_it_passes_through()
{
    KeptGame game = plateau();
    game.go_to("all-moves");
    QCOMPARE(q(game.play("movement", "@unit=K1", {3, 4})), "");
    QVERIFY2(game.owed().contains("may pass-through (2nd-indiana)"), game.owed().c_str());
    QCOMPARE(q(game.follow({game.last(), 0, 0}, "@passed=K2", {1, 2})), "");
    QCOMPARE(q(game.stat("K2", "stragglers")), "2");
}

void TestSantaAnnaTableKept::who_rallies_may_take_another_formation()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K1", "broken=yes formation=mob order=rally effectives=10 stragglers=11")), "");
    game.go_to("rally");
    QCOMPARE(q(game.play("rally", "@unit=K1", {20})), "");
    QVERIFY(game.owed().contains("may form (2nd-indiana)"));
    QCOMPARE(q(game.play("form", "@unit=K1 to=line", {})), "");
    QCOMPARE(q(game.stat("K1", "formation")), "line");
}

void TestSantaAnnaTableKept::horse_holders_do_not_fight()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K4", "mounted=no")), "");
    game.go_to("melee");
    QCOMPARE(q(game.play_on("roll-to-close", "@attacker=M5 @defender=K4", {20, 20, 10, 10, 10, 10}, "as it comes")), "");
    QCOMPARE(q(game.answer("defender_fighters")), "8 roster"); // 3 of 11 hold the horses
    QCOMPARE(q(game.answer("attacker_fighters")), "0 usual");
}

void TestSantaAnnaTableKept::leaders_without_units_are_not_asked_for_points()
{
    KeptGame game = plateau();
    QVERIFY(game.idle().contains("santa-anna has not rolled"));
    QCOMPARE(q(game.edit("M5", "destroyed=yes")), "");
    QVERIFY(!game.idle().contains("santa-anna has not rolled"));
    QVERIFY(game.idle().contains("lane has not rolled"));
}

void TestSantaAnnaTableKept::only_parts_of_one_unit_form_again()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.give(corneta::game::Split{"K1", 2, "company", "K7", "Company", "the table agrees"})), "");
    QCOMPARE(q(game.give(corneta::game::Split{"K1", 2, "other", "K8", "Other company", "the table agrees"})), "");
    for (const char* unit : {"K1", "K2", "K7", "K8", "M3", "M4"})
        QCOMPARE(q(game.edit(unit, "order=form")), "");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("reunite", "@unit=K2 @part=K7", {})), "part: Company is not a part of 3rd Indiana");
    QCOMPARE(q(game.play("reunite", "@unit=K7 @part=K8", {})), "");
    QCOMPARE(q(game.play("reunite", "@unit=M3 @part=M4", {})), "");
}

#include "test_santa_anna_table_kept.moc"
