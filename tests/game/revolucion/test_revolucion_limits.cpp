// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/revolucion/station.h"

#include <QObject>
#include <QString>
#include <QTest>

using corneta::game::Edit;
using corneta::game::Unit;

/// Sections II, III and X: what a round and a ride close, what is not offered then, and the size of the figures.
class TestRevolucionLimits : public QObject {
    Q_OBJECT
private slots:
    void one_column_holds_together();
    void the_size_of_the_figures_is_known();
    void who_is_carried_does_not_deploy();
    void who_owes_a_deploy_does_not_get_on();
    void emplaced_guns_leave_their_emplacements_behind();
    void nobody_carried_is_told_of_deployed_fire_or_a_maneuver();
    void a_chief_without_a_column_moves_when_his_side_has_done();
    void who_has_acted_gets_on_with_its_column();
    void getting_on_or_off_begins_a_round();
    void who_has_regrouped_stays_where_it_is();
    void an_engine_that_runs_on_by_itself_explodes_where_it_ends();
    void a_delayed_train_goes_half_of_its_delayed_move();
    void what_is_closed_at_once_is_not_offered();
    void who_got_on_and_off_again_moves();
    void only_who_leaves_a_train_makes_no_assault();
    void riders_of_a_lost_truck_are_disordered();
};

namespace {

void truck(KeptGame& game)
{
    const Unit trucks{"v1", "V1", "Unit V1", "unit", "government", "medina", {{"type", "truck"}, {"bases", "5"}}};
    game.give(Edit{"", {}, trucks, "they come"});
}

/// The machine guns stand in an emplacement of the train G8, as a scenario has it.
KeptGame gun_train()
{
    KeptGame game = station();
    game.edit("G3", "carried_by=supply-train passenger=yes");
    return game;
}

} // namespace

void TestRevolucionLimits::one_column_holds_together()
{
    KeptGame game = begun();
    const std::string why = " is not of the column whose initiative round it is";
    QCOMPARE(q(game.play("hold", "@holding=G1+G5+LM", {})), q("holding: 5th Cavalry" + why + "; holding: Colonel Medina" + why));
    QCOMPARE(q(game.play("hold", "@holding=G1+G2+G3+G4+LG", {})), "");
    KeptGame last = begun();
    QCOMPARE(q(last.play("hold", "@holding=G1+G2+G3+G4", {})), "");
    QCOMPARE(q(last.play("pass", "@army=revolutionary", {})), "");
    QCOMPARE(q(last.play("hold", "@holding=G5+G6+G7+G8", {})), "");
    QCOMPARE(q(last.play("hold", "@holding=R1+R4+LO", {})), ""); // in whatever order they choose
}

void TestRevolucionLimits::the_size_of_the_figures_is_known()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("orders", "@actor=G7 figures=large", {20})), "figures: it is small in this game");
    QCOMPARE(q(game.play("fire", "@actor=R4 @target=G5 action=moving-fire range=24 figures=large", {20})),
             "figures: it is small in this game");
    QCOMPARE(q(game.play("move-leader", "@leader=LG figures=large", {})), "figures: it is small in this game");
    QCOMPARE(q(game.play("orders", "@actor=G7", {20})), "");
    QCOMPARE(q(game.answer("figures")), "small roster");
    QCOMPARE(q(game.edit("government", "figures=small")), "");
    QCOMPARE(q(game.edit("revolutionary", "figures=large")), ""); // that one side has it is enough
    QCOMPARE(q(game.play("orders", "@actor=G6 figures=small", {20})), "figures: it is large in this game");
    QCOMPARE(q(game.play("orders", "@actor=G6", {20})), "");
    QCOMPARE(q(game.answer("figures")), "large roster");
}

void TestRevolucionLimits::who_is_carried_does_not_deploy()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("get-on", "@actor=G6 @vehicle=G8", {})), "");
    const std::string words = "@actor=G6 @target=R1 action=moving-fire deploying=yes";
    QCOMPARE(q(game.play("fire", words, {2})), "deploying: Rurales is a passenger and does not deploy");
    QCOMPARE(q(game.play("fire", words, {2}, "as it was played")), "");
    QCOMPARE(q(game.owed()), "");
}

void TestRevolucionLimits::who_owes_a_deploy_does_not_get_on()
{
    KeptGame game = station();
    truck(game);
    QCOMPARE(q(game.play("fire", "@actor=G7 @target=R1 action=moving-fire deploying=yes", {2})), "");
    QCOMPARE(q(game.play("get-on", "@actor=G7 @vehicle=V1", {})), "actor: Auxiliaries has fired before its Deploy: it deploys now");
    QCOMPARE(q(game.play("orders", "@actor=G7", {20})), "");
    QCOMPARE(q(game.play("get-on", "@actor=G7 @vehicle=V1", {})), "");
}

void TestRevolucionLimits::emplaced_guns_leave_their_emplacements_behind()
{
    for (const bool is_lost : {false, true}) {
        KeptGame game = gun_train();
        if (is_lost)
            QCOMPARE(q(game.play("explosion", "@unit=G8 kind=mine unit_distance=0", {})), "");
        else
            QCOMPARE(q(game.play("get-off", "@actor=G3", {})), "");
        QCOMPARE(q(game.stat("G3", "carried_by")), "none");
        QCOMPARE(q(game.stat("G3", "formation")), "maneuver");
        QCOMPARE(q(game.stat("G3", "deployed_at_start")), "no");
        QVERIFY(game.play("fire", "@actor=G3 @target=R5 action=deployed-fire", {2})
                    .contains("Machine-gun company has not been deployed since the start of the turn: it makes Moving Fire"));
    }
}

void TestRevolucionLimits::nobody_carried_is_told_of_deployed_fire_or_a_maneuver()
{
    KeptGame game = gun_train();
    QCOMPARE(q(game.play("orders", "@actor=G8", {20})), "");
    QCOMPARE(q(game.play("fire", "@actor=G3 @target=R5", {2})), "");
    QCOMPARE(q(game.answer("action")), "moving-fire roster");
    QVERIFY2(!game.told().contains("it could have made Deployed Fire"), game.told().c_str());
    QCOMPARE(q(game.owed()), "");
}

/// Section III: when a side has done, all that is left moves in any order.
void TestRevolucionLimits::a_chief_without_a_column_moves_when_his_side_has_done()
{
    for (const bool are_both_done : {false, true}) {
        KeptGame game = begun();
        const Unit chief{"huerta", "LH", "The president", "leader", "government", "", {{"commander_in_chief", "yes"}}};
        QCOMPARE(q(game.give(Edit{"", {}, chief, "he comes"})), "");
        QCOMPARE(q(game.play("hold", "@holding=G1+G2+G3+G4", {})), "");
        QCOMPARE(q(game.play("move-leader", "@leader=LH", {})), "leader: it is an initiative round of Revolutionaries");
        QCOMPARE(q(game.play("hold", "@holding=R1+R2+R3+R8", {})), "");
        QCOMPARE(q(game.play("hold", "@holding=G5+G6+G7+G8", {})), "");
        if (are_both_done)
            QCOMPARE(q(game.play("hold", "@holding=R4+R5+R6+R7", {})), "");
        QCOMPARE(q(game.play(are_both_done ? "hold" : "move-leader", are_both_done ? "@holding=LH" : "@leader=LH", {})), "");
        QCOMPARE(q(game.stat("revolutionary", "initiative")), "yes");
    }
}

void TestRevolucionLimits::who_has_acted_gets_on_with_its_column()
{
    KeptGame game = begun();
    QCOMPARE(q(game.play("hold", "@holding=G5+G6+G8", {})), "");
    QCOMPARE(q(game.play("orders", "@actor=G7", {20})), "");
    QCOMPARE(q(game.stat("revolutionary", "initiative")), "yes");
    QCOMPARE(q(game.play("get-on", "@actor=G7 @vehicle=G8", {})), ""); // right after its column
    QCOMPARE(q(game.play("orders", "@actor=R4", {20})), "");
    const std::string round = "actor: it is an initiative round of Revolutionaries";
    QCOMPARE(q(game.play("get-on", "@actor=G6 @vehicle=G8", {})), q(round));
    QCOMPARE(q(game.play("get-off", "@actor=G7", {})), q(round));
}

void TestRevolucionLimits::getting_on_or_off_begins_a_round()
{
    KeptGame game = begun();
    QCOMPARE(q(game.play("get-on", "@actor=G6 @vehicle=G8", {})), "");
    QCOMPARE(q(game.stat("government", "column")), "medina");
    QCOMPARE(q(game.play("orders", "@actor=G1", {20})), "actor: 12th Battalion is not of the column whose initiative round it is");
    QCOMPARE(q(game.play("pass", "@army=government", {})), "army: a column of Government has begun its round: its other units act or hold");
}

void TestRevolucionLimits::who_has_regrouped_stays_where_it_is()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("G6", "status=disordered")), "");
    QCOMPARE(q(game.play("regroup", "@actor=G6", {1})), "");
    QCOMPARE(q(game.play("get-on", "@actor=G6 @vehicle=G8", {})), "actor: Rurales has regrouped this turn and does nothing else");
    next_turn(game);
    QCOMPARE(q(game.play("get-on", "@actor=G6 @vehicle=G8", {})), "");
}

void TestRevolucionLimits::an_engine_that_runs_on_by_itself_explodes_where_it_ends()
{
    for (const char* const end : {"harmless", "explosion"}) {
        KeptGame game = station();
        for (const char* const action : {"maneuver", "march"}) {
            QCOMPARE(q(game.play("orders", std::string{"@actor=R8 action="} + action, {20})), "");
            next_turn(game);
        }
        game.end_turn();
        QVERIFY(game.told().contains("The mad engine runs on at March speed."));
        QVERIFY2(game.owed().contains("may explosion (loca)"), game.owed().c_str());
        const bool is_harmless = std::string_view{end} == "harmless";
        QCOMPARE(q(game.play(end, is_harmless ? "@train=R8" : "@train=R8 @unit=G3 unit_distance=2",
                             is_harmless ? std::vector<int>{} : std::vector{2})),
                 "");
        QCOMPARE(q(game.stat("R8", "destroyed")), "yes");
        QCOMPARE(q(game.stat("rails", "track")), "ripped");
    }
}

/// Sections IV and X.
void TestRevolucionLimits::a_delayed_train_goes_half_of_its_delayed_move()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("orders", "@actor=G8", {5})), "");
    QCOMPARE(q(game.told()), "The order is delayed: Supply train moves up to 4 inches. [It goes at least 2 inches.]");
}

void TestRevolucionLimits::what_is_closed_at_once_is_not_offered()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("G7", "leader=none")), "");
    QCOMPARE(q(game.play("orders", "@actor=G7", {1})), "");
    QCOMPARE(q(game.play("fire", "@actor=G7 @target=R1 action=moving-fire", {2})), "");
    QVERIFY2(!game.owed().contains("may orders"), game.owed().c_str());
    const Unit plane{
        "p1", "P1", "Unit P1", "unit", "government", "medina", {{"type", "aircraft"}, {"bases", "1"}, {"status", "demoralized"}}};
    QCOMPARE(q(game.give(Edit{"", {}, plane, "it comes"})), "");
    QCOMPARE(q(game.play("orders", "@actor=P1", {1})), "");
    QVERIFY2(!game.owed().contains("regroup"), game.owed().c_str());
}

void TestRevolucionLimits::who_got_on_and_off_again_moves()
{
    KeptGame game = station();
    truck(game);
    QCOMPARE(q(game.play("get-on", "@actor=G6 @vehicle=V1", {})), "");
    QCOMPARE(q(game.play("get-off", "@actor=G6", {})), "");
    QCOMPARE(q(game.play("orders", "@actor=V1", {20})), "actor: somebody got on or off Unit V1 this turn: it stands");
    QCOMPARE(q(game.play("orders", "@actor=G6", {20})), "");
}

void TestRevolucionLimits::only_who_leaves_a_train_makes_no_assault()
{
    KeptGame game = station();
    truck(game);
    QCOMPARE(q(game.play("get-on", "@actor=G6 @vehicle=V1", {})), "");
    next_turn(game);
    QCOMPARE(q(game.play("get-off", "@actor=G6", {})), "");
    QVERIFY(is_idle(game, "rurales may assault: assault actor"));
    QCOMPARE(q(game.play("assault", "@actor=G6 @target=R1", {20, 1, 10, 10})), "");
}

/// Section X: they suffer the status, and no level besides what they have.
void TestRevolucionLimits::riders_of_a_lost_truck_are_disordered()
{
    for (const auto& [before, after] : {std::pair{"ok", "disordered"}, {"disordered", "disordered"}, {"demoralized", "demoralized"}}) {
        KeptGame game = station();
        truck(game);
        QCOMPARE(q(game.play("get-on", "@actor=G6 @vehicle=V1", {})), "");
        QCOMPARE(q(game.edit("G6", std::string{"status="} + before)), "");
        QCOMPARE(q(game.play("fire", "@actor=R3 @target=V1 range=2", {14})), "");
        QCOMPARE(q(game.stat("V1", "bases")), "4");
        QCOMPARE(q(game.stat("G6", "carried_by")), "none");
        QVERIFY2(game.told().contains(std::string{"Rurales gets off and is "} + after), game.told().c_str());
        QCOMPARE(q(game.stat("G6", "status")), after);
        QVERIFY(!game.owed().contains("level"));
        QCOMPARE(q(game.play("level", "@actor=G6 cause=vehicle-lost", {})), "actor: Rurales was on no vehicle that was lost");
        QCOMPARE(q(game.play("level", "@actor=G6 cause=vehicle-lost", {}, "once more")), "");
        QCOMPARE(q(game.stat("G6", "status")), after);
    }
}

#include "test_revolucion_limits.moc"
