// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/ruleset.h"
#include "tests/rulesets/rows_of_rules.h"

#include <QObject>

using namespace rows_of_rules;

/// Revolucion!, initiative, orders and regrouping: a row a sentence.
class TestRevolucionOrders : public QObject {
    Q_OBJECT

private slots:
    void a_sentence_of_the_rules_holds_data();
    void a_sentence_of_the_rules_holds() { check(m_table); }
    void a_refusal_names_field_and_reason_data();
    void a_refusal_names_field_and_reason() { check_refusal(m_table); }
    void instructions_say_what_to_do_data();
    void instructions_say_what_to_do() { check_said(m_table); }
    void a_lost_order_leaves_fire_and_regroup();
    void every_die_has_twenty_sides();

private:
    const PlayedTable m_table{revolucion::ruleset};
};

namespace {

void orders(const char* sentence, const char* answers, const std::vector<int>& faces, const char* outcome)
{
    row(sentence, "orders", answers, faces, outcome);
}

void order_rows()
{
    orders("3 or less is lost", "", {3}, "result=lost inches=0");
    orders("4 is delayed", "", {4}, "result=delayed inches=3");
    orders("7 is delayed", "", {7}, "result=delayed inches=3");
    orders("8 or more is ordered: infantry maneuvers 6 inches", "", {8}, "result=ordered inches=6");
    orders("a leader within 6 inches +4", "leader=within-6", {4}, "result=ordered");
    orders("a leader within 6 inches, 3: delayed", "leader=within-6", {3}, "result=delayed");
    orders("an attached leader +7: an order of a unit that is OK always arrives", "leader=attached", {1}, "result=ordered");
    orders("attached and disordered, a 2", "leader=attached actor_status=disordered", {2}, "result=delayed");
    orders("attached and disordered, a 3", "leader=attached actor_status=disordered", {3}, "result=ordered");
    orders("disordered -2", "actor_status=disordered", {9}, "result=delayed");
    orders("disordered, a 10", "actor_status=disordered", {10}, "result=ordered");
    orders("demoralized -2", "actor_status=demoralized", {5}, "result=lost");
    orders("demoralized, a 6", "actor_status=demoralized", {6}, "result=delayed");
    orders("irregular infantry -1", "actor_type=irregular-infantry", {4}, "result=lost");
    orders("irregular cavalry -1", "actor_type=irregular-cavalry", {8}, "result=delayed");
    orders("veteran infantry +1", "actor_type=veteran-infantry", {3}, "result=delayed");
    orders("veteran infantry, a 2", "actor_type=veteran-infantry", {2}, "result=lost");
    orders("irregular infantry, a 5", "actor_type=irregular-infantry", {5}, "result=delayed");
    orders("veteran cavalry +1", "actor_type=veteran-cavalry", {7}, "result=ordered");
    orders("machine guns have no grade", "actor_type=machine-guns", {8}, "result=ordered");
}

void move_rows()
{
    const std::vector<std::pair<const char*, std::vector<const char*>>> moves{{"irregular-infantry", {"5", "10", "2.5", "5"}},
                                                                              {"regular-infantry", {"6", "12", "3", "6"}},
                                                                              {"veteran-infantry", {"7", "14", "3.5", "7"}},
                                                                              {"irregular-cavalry", {"10", "20", "5", "10"}},
                                                                              {"regular-cavalry", {"12", "24", "6", "12"}},
                                                                              {"veteran-cavalry", {"14", "28", "7", "14"}},
                                                                              {"machine-guns", {"6", "12", "3", "6"}},
                                                                              {"artillery", {"6", "12", "3", "6"}},
                                                                              {"fast-transport", {"8", "16", "4", "8"}},
                                                                              {"slow-transport", {"4", "8", "2", "4"}},
                                                                              {"train", {"8", "16", "4", "8"}},
                                                                              {"armored-train", {"8", "16", "4", "8"}},
                                                                              {"maquina-loca", {"8", "16", "4", "8"}},
                                                                              {"truck", {"4", "8", "2", "4"}},
                                                                              {"car", {"8", "16", "4", "8"}},
                                                                              {"armored-car", {"8", "16", "4", "8"}},
                                                                              {"tankette", {"4", "8", "2", "4"}}};
    for (const auto& [type, inches] : moves) {
        const std::string of_type = "actor_type=" + std::string{type};
        const auto add = [&](const char* action, int face, const char* result, const char* wanted) {
            const std::string name = std::string{type} + ", " + action + ", " + result;
            const std::string outcome = std::string{"result="} + result + " inches=" + wanted;
            orders(name.c_str(), (of_type + " action=" + action).c_str(), {face}, outcome.c_str());
        };
        add("maneuver", 20, "ordered", inches[0]);
        add("march", 20, "ordered", inches[1]);
        add("maneuver", 5, "delayed", inches[2]);
        add("march", 5, "delayed", inches[3]);
    }
    orders("a deployed unit moves 1 inch by Deploy", "action=deploy", {8}, "result=ordered inches=1");
    orders("delayed, half an inch", "action=deploy", {7}, "result=delayed inches=0.5");
    orders("forming up is on the spot", "action=deploy actor_formation=maneuver", {8}, "result=ordered inches=0");
    orders("forming up out of march formation too", "action=deploy actor_formation=march", {7}, "result=delayed inches=0");
    orders("an aircraft flies to any point", "actor_type=aircraft", {8}, "result=ordered inches=0");
}

void regroup_rows()
{
    const auto regroup = [](const char* sentence, const char* answers, const std::vector<int>& faces, const char* outcome) {
        row(sentence, "regroup", answers, faces, outcome);
    };
    regroup("6 or less has no effect", "", {6}, "result=none status=disordered");
    regroup("7 is one step better", "", {7}, "result=one-step status=ok");
    regroup("15 is one step better", "actor_status=demoralized", {15}, "result=one-step status=disordered");
    regroup("16 or more is OK", "actor_status=demoralized", {16}, "result=ok status=ok");
    regroup("no effect on a demoralized unit", "actor_status=demoralized", {6}, "result=none status=demoralized");
    regroup("a leader within 6 inches +3", "leader=within-6", {4}, "result=one-step");
    regroup("a leader within 6 inches, a 3", "leader=within-6", {3}, "result=none");
    regroup("an attached leader +6", "leader=attached actor_status=demoralized", {10}, "result=ok");
    regroup("an attached leader, a 9", "leader=attached actor_status=demoralized", {9}, "result=one-step");
    regroup("irregular -1", "actor_type=irregular-cavalry", {7}, "result=none");
    regroup("irregular, an 8", "actor_type=irregular-cavalry", {8}, "result=one-step");
    regroup("veteran, a 5", "actor_type=veteran-infantry", {5}, "result=none");
    regroup("veteran +1", "actor_type=veteran-infantry", {6}, "result=one-step");
    regroup("status does not make it harder", "actor_status=demoralized", {7}, "result=one-step");
}

} // namespace

void TestRevolucionOrders::a_sentence_of_the_rules_holds_data()
{
    add_columns();
    row("1 to 10: the government side", "initiative", "", {10}, "side=government");
    row("11 to 20: the revolutionary side", "initiative", "", {11}, "side=revolutionary");
    order_rows();
    move_rows();
    regroup_rows();
}

void TestRevolucionOrders::a_refusal_names_field_and_reason_data()
{
    refusal_columns();
    refused("orders", "action=deploy actor_type=train", "action: no train deploys: it keeps to its rails");
    refused("orders", "action=deploy actor_type=truck", "action: no truck deploys: it is always in maneuver formation");
    refused("orders", "action=deploy actor_type=armored-train", "action: no armored train deploys: it keeps to its rails");
    refused("orders", "action=deploy actor_type=slow-transport", "");
    refused("orders", "action=march actor_type=aircraft", "action: aircraft only maneuver");
    refused("orders", "action=regroup", "action: \"regroup\" is none of deploy, maneuver, march");
    refused("orders", "actor_formation=march deployed_at_start=no",
            "deployed_at_start: asked only when actor_formation=deployed; without that it stays yes");
    refused("regroup", "actor_status=ok", "actor_status: a unit that is OK has nothing to regroup");
}

void TestRevolucionOrders::instructions_say_what_to_do_data()
{
    add_columns();
    row("maneuver", "orders", "", {8},
        "The unit moves up to 6 inches. Put it in maneuver formation, then move it. It keeps 1 inch from enemies.");
    row("march, delayed", "orders", "action=march", {4},
        "The order is delayed: the unit moves up to 6 inches. Put it in march formation, then move it. It keeps 1 inch from enemies.");
    row("deploy, delayed", "orders", "action=deploy actor_formation=maneuver", {4},
        "The order is delayed: the unit deploys and keeps its facing. Put it in a single line of bases.");
    row("deploy", "orders", "action=deploy actor_formation=maneuver", {9},
        "The unit deploys where it stands and faces as it likes. Put it in a single line of bases.");
    row("deploy, an inch", "orders", "action=deploy", {8},
        "The unit moves up to 1 inch. Put it in a single line of bases. It keeps 1 inch from enemies.");
    row("a truck has one formation", "orders", "action=march actor_type=truck", {8},
        "The unit moves up to 8 inches. It keeps 1 inch from enemies.");
    row("a car has one formation", "orders", "actor_type=car", {8}, "The unit moves up to 8 inches. It keeps 1 inch from enemies.");
    row("a train", "orders", "actor_type=train", {9}, "The unit moves up to 8 inches. It goes at least 4 inches.");
    row("a máquina loca is launched", "orders", "action=march actor_type=maquina-loca", {9},
        "The unit moves up to 16 inches. It explodes where the track is blocked or ends for it, however near that is.");
    row("an aircraft", "orders", "actor_type=aircraft", {9}, "The aircraft appears at any point of the table.");
    row("lost, deployed since the start", "orders", "", {1}, "The order is lost: the unit does not carry it out.");
    row("lost, from maneuver", "orders", "actor_formation=maneuver", {1}, "The order is lost: the unit does not carry it out.");
    row("lost, deployed this turn", "orders", "deployed_at_start=no", {1}, "The order is lost: the unit does not carry it out.");
    row("lost, in march formation", "orders", "actor_formation=march", {1}, "The order is lost: the unit does not carry it out.");
    row("regrouped", "regroup", "", {16},
        "The unit regroups and is OK. Take its marker off. It takes any facing and, unless it rides, any formation; the middle of its "
        "front stays where it is.");
    row("regrouped in part", "regroup", "actor_status=demoralized", {8},
        "The unit regroups in part and is disordered. Put a disorder marker in place of its demoralization marker. It takes any facing "
        "and, unless it rides, any formation; the middle of its front stays where it is.");
    row("a truck regroups in its one formation", "regroup", "actor_type=truck", {16},
        "The unit regroups and is OK. Take its marker off. It takes any facing; the middle of its front stays where it is.");
    row("a train stays as it is", "regroup", "actor_type=armored-train", {16}, "The unit regroups and is OK. Take its marker off.");
    row("an aircraft has no formation", "regroup", "actor_type=aircraft", {16}, "The unit regroups and is OK. Take its marker off.");
    row("not regrouped", "regroup", "", {1}, "The unit does not regroup.");
}

void TestRevolucionOrders::a_lost_order_leaves_fire_and_regroup()
{
    const auto next = [&](const char* answers, int face) { return m_table.verdict("orders", answers, {face}).next; };
    const auto verdict = next("actor_status=demoralized leader=within-6 actor_type=artillery", 1);
    QCOMPARE(verdict.size(), 2U);
    QCOMPARE(verdict[0].kind, corneta::Follow::May);
    QVERIFY((verdict[0].choices.front().presets
             == std::vector<corneta::Given>{
                 {"action", "deployed-fire"}, {"actor_type", "artillery"}, {"actor_status", "demoralized"}, {"leader", "within-6"}}));
    QCOMPARE(verdict[1].kind, corneta::Follow::May);
    QCOMPARE(verdict[1].choices.front().action, std::string_view{"regroup"});
    const std::vector<corneta::Given> presets{{"actor_type", "artillery"}, {"actor_status", "demoralized"}, {"leader", "within-6"}};
    QVERIFY(verdict[1].choices.front().presets == presets);
    for (const char* moving :
         {"actor_formation=maneuver", "deployed_at_start=no", "actor_type=tankette", "actor_type=armored-car actor_formation=march"}) {
        const auto fire = next(moving, 1);
        QCOMPARE(fire.size(), 1U);
        QVERIFY((fire[0].choices.front().presets[0] == corneta::Given{"action", "moving-fire"}));
    }
    QCOMPARE(corneta::text(verdict[0].choices.front().words), std::string{"It may still make Deployed Fire, unless it has fired already"});
    const auto deployed_now = next("deployed_at_start=no", 1);
    QCOMPARE(corneta::text(deployed_now[0].choices.front().words),
             std::string{"It may still make Moving Fire, unless it has fired already"});
    QVERIFY((deployed_now[0].choices.front().presets.back() == corneta::Given{"deployed_at_start", "no"}));
    QVERIFY(next("actor_formation=march", 1).empty());
    QVERIFY(next("actor_type=truck", 1).empty());
    QVERIFY(next("actor_status=demoralized", 20).empty());
}

void TestRevolucionOrders::every_die_has_twenty_sides()
{
    const auto total = [&](const char* action, const char* answers) { return m_table.odds(action, answers).total; };
    constexpr std::uint64_t sides = 20;
    QCOMPARE(total("initiative", ""), std::optional{sides});
    QCOMPARE(total("orders", ""), std::optional{sides});
    QCOMPARE(total("regroup", ""), std::optional{sides});
    QCOMPARE(total("fire", ""), std::optional{sides});
    QCOMPARE(total("fire", "target_leader=attached"), std::optional{sides * sides});
    QCOMPARE(total("assault", "frontal=no"), std::optional{sides * sides * sides});
}

#include "test_revolucion_orders.moc"
