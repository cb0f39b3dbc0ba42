// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/revolucion/station.h"

#include <QObject>
#include <QString>
#include <QTest>

using corneta::game::Edit;
using corneta::game::Unit;

/// Sections III, IX and X: who falls in an assault, and what is left to do after a loss and after a column has had its round.
class TestRevolucionLosses : public QObject {
    Q_OBJECT
private slots:
    void a_leader_who_is_named_and_killed_is_with_nobody();
    void the_second_leader_takes_the_place_of_the_one_who_is_killed();
    void the_die_of_an_assault_is_of_the_leader_who_is_named();
    void who_is_attached_beside_the_one_named_has_his_own_die();
    void a_leader_does_not_move_long_after_his_column();
    void a_leader_who_moves_late_all_the_same_takes_no_round();
    void a_leader_of_a_finished_column_moves_when_all_have_done();
    void nobody_gets_on_or_off_long_after_his_column();
    void a_lost_unit_owes_no_deploy();
    void a_second_leader_who_is_driven_back_leaves_his_other_unit();
    void who_is_named_for_a_regroup_is_kept();
    void who_rides_and_regroups_takes_a_facing_alone();
    void ripped_track_stays_ripped();
    void only_guns_that_may_are_offered_an_aircraft();
};

namespace {

/// Both first columns have held, and the government's round has come again.
KeptGame second_round()
{
    KeptGame game = begun();
    game.play("hold", "@holding=G1+G2+G3+G4", {});
    game.play("hold", "@holding=R1+R2+R3+R8", {});
    return game;
}

const std::vector<int> killed{15, 2, 2, 12, 1};
const std::vector<int> not_killed{15, 2, 2, 12, 20};

} // namespace

void TestRevolucionLosses::a_leader_who_is_named_and_killed_is_with_nobody()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("assault", "@actor=G5 @target=R1 @leader=LM", killed)), "");
    QVERIFY2(game.told().contains("Colonel Medina is killed."), game.told().c_str());
    QVERIFY2(!game.told().contains("goes back with it"), game.told().c_str());
    QCOMPARE(q(game.stat("G5", "leader")), "none");
    QCOMPARE(q(game.stat("G1", "leader")), "attached");
    QCOMPARE(q(game.stat("G2", "leader")), "within-6");
    QCOMPARE(q(game.stat("government", "leaders_killed")), "1");
}

void TestRevolucionLosses::the_second_leader_takes_the_place_of_the_one_who_is_killed()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("move-leader", "@leader=LG @attached=G5", {})), "");
    QCOMPARE(q(game.play("assault", "@actor=G5 @target=R1 @leader=LM", killed)), "");
    QCOMPARE(q(game.stat("LM", "killed")), "yes");
    QCOMPARE(q(game.stat("G5", "leader")), "attached");
    QCOMPARE(q(game.stat("G5", "led_by")), "garza");
    QVERIFY(game.stat("G5", "also_attached") != "medina");
    QVERIFY2(game.owed().contains("must leader-casualty (garza)"), game.owed().c_str());
}

void TestRevolucionLosses::the_die_of_an_assault_is_of_the_leader_who_is_named()
{
    for (const char* const before : {"none", "within-6"}) {
        KeptGame game = station();
        QCOMPARE(q(game.edit("G5", std::string{"leader="} + before)), "");
        QCOMPARE(q(game.play("assault", "@actor=G5 @target=R1 @leader=LG leader=attached", killed, "he is there")), "");
        QCOMPARE(q(game.stat("LG", "killed")), "yes");
        QCOMPARE(q(game.stat("LM", "killed")), "-");
        QCOMPARE(game.stat("G5", "leader") == "none", std::string{before} == "none"); // it has moved away from who was near it
        QCOMPARE(q(game.stat("G5", "also_attached")), "-");
        QCOMPARE(q(game.stat("G6", "leader")), "within-6");
        QCOMPARE(q(game.stat("G1", "leader")), "none");
        QCOMPARE(q(game.stat("government", "leaders_killed")), "1");
        QVERIFY2(!game.owed().contains("leader-casualty"), game.owed().c_str());
    }
}

void TestRevolucionLosses::who_is_attached_beside_the_one_named_has_his_own_die()
{
    for (const bool is_second_already : {false, true})
        for (const bool is_killed : {false, true}) {
            KeptGame game = station();
            if (is_second_already)
                QCOMPARE(q(game.play("move-leader", "@leader=LG @attached=G5", {})), "");
            QCOMPARE(
                q(game.play("assault", "@actor=G5 @target=R1 @leader=LG leader=attached", is_killed ? killed : not_killed, "he is there")),
                "");
            QCOMPARE(q(game.stat("LG", "killed")), is_killed ? "yes" : "-");
            QCOMPARE(q(game.stat("LM", "killed")), "-");
            QCOMPARE(q(game.stat("G5", "leader")), "attached");
            QVERIFY2(game.owed().contains("must leader-casualty (medina)"), game.owed().c_str());
            QVERIFY2(!game.owed().contains("must leader-casualty (garza)"), game.owed().c_str());
        }
}

/// Section III: a round is of a column that has not used its action.
void TestRevolucionLosses::a_leader_does_not_move_long_after_his_column()
{
    KeptGame game = begun();
    QCOMPARE(q(game.play("hold", "@holding=G1+G2+G3+G4", {})), "");
    QVERIFY(is_idle(game, "garza may move: move-leader leader")); // right after his column
    QCOMPARE(q(game.play("hold", "@holding=R1+R2+R3+R8", {})), "");
    QVERIFY(!is_idle(game, "garza may move: move-leader leader"));
    QVERIFY(is_idle(game, "medina may move: move-leader leader"));
    const std::string why = ": the column of General Garza has had its initiative round this turn";
    QCOMPARE(q(game.play("move-leader", "@leader=LG @attached=G2", {})), q("leader" + why));
    QCOMPARE(q(game.play("hold", "@holding=LG", {})), q("holding" + why));
    QCOMPARE(q(game.play("move-leader", "@leader=LM @attached=G6", {})), "");
    QCOMPARE(q(game.stat("government", "column")), "medina");
}

void TestRevolucionLosses::a_leader_who_moves_late_all_the_same_takes_no_round()
{
    KeptGame game = begun();
    QCOMPARE(q(game.play("hold", "@holding=G1+G2+G3+G4", {})), "");
    QCOMPARE(q(game.play("pass", "@army=revolutionary", {})), "");
    QCOMPARE(q(game.play("move-leader", "@leader=LG @attached=G2", {}, "as it was played")), "");
    QCOMPARE(q(game.stat("revolutionary", "passed")), "yes");
    QCOMPARE(q(game.stat("government", "initiative")), "yes");
    QCOMPARE(q(game.stat("government", "column")), "none");
    QCOMPARE(q(game.play("orders", "@actor=G6", {20})), "");
}

void TestRevolucionLosses::a_leader_of_a_finished_column_moves_when_all_have_done()
{
    KeptGame game = second_round();
    QCOMPARE(q(game.play("hold", "@holding=G5+G6+G7+G8", {})), "");
    QCOMPARE(q(game.play("hold", "@holding=R4+R5+R6+R7", {})), "");
    const bool is_of_government = game.stat("government", "initiative") == "yes";
    QCOMPARE(q(game.play("move-leader", is_of_government ? "@leader=LG @attached=G2" : "@leader=LR @attached=R1", {})), "");
}

void TestRevolucionLosses::nobody_gets_on_or_off_long_after_his_column()
{
    KeptGame game = begun();
    QCOMPARE(q(game.play("hold", "@holding=G5+G6+G7+G8", {})), "");
    QCOMPARE(q(game.play("get-on", "@actor=G6 @vehicle=G8", {})), ""); // right after its column
    QCOMPARE(q(game.play("hold", "@holding=R1+R2+R3+R8", {})), "");
    const std::string why = " has had its initiative round this turn";
    QCOMPARE(q(game.play("get-on", "@actor=G7 @vehicle=G8", {})), q("actor: the column of Auxiliaries" + why));
    QCOMPARE(q(game.play("get-off", "@actor=G6", {})), q("actor: the column of Rurales" + why));
    QCOMPARE(q(game.play("orders", "@actor=G2", {20})), "");
}

void TestRevolucionLosses::a_lost_unit_owes_no_deploy()
{
    KeptGame game = begun();
    QCOMPARE(q(game.play("fire", "@actor=G1 @target=R1 action=moving-fire deploying=yes", {5})), "");
    QCOMPARE(q(game.play("hold", "@holding=G2+G3+G4", {})), "");
    QCOMPARE(q(game.edit("G1", "status=demoralized cover=open bases=3")), "");
    QCOMPARE(q(game.stat("government", "initiative")), "yes");
    QCOMPARE(q(game.play("explosion", "kind=mine @unit=G1 unit_distance=1", {20, 15})), "");
    QCOMPARE(q(game.stat("G1", "destroyed")), "yes");
    QCOMPARE(q(game.stat("revolutionary", "initiative")), "yes");
    QCOMPARE(q(game.play("hold", "@holding=R1+R2+R3+R8", {})), "");
}

void TestRevolucionLosses::a_second_leader_who_is_driven_back_leaves_his_other_unit()
{
    for (const bool stays : {false, true}) {
        KeptGame game = station();
        QCOMPARE(q(game.play("move-leader", "@leader=LG @attached=G5+G7", {})), "");
        QCOMPARE(q(game.stat("G5", "also_attached")), "garza");
        QCOMPARE(q(game.edit("G7", "status=demoralized")), "");
        QCOMPARE(q(game.play("fire", "@actor=R4 @target=G7 action=moving-fire", {14, 20})), "");
        QVERIFY2(game.told().contains("General Garza goes back with it."), game.told().c_str());
        QCOMPARE(q(game.stat("G5", "also_attached")), "none");
        QCOMPARE(q(game.stat("G5", "leader")), "attached");
        QVERIFY2(game.owed().contains("may move-leader (garza)"), game.owed().c_str());
        if (!stays)
            continue;
        QCOMPARE(q(game.play("move-leader", "@leader=LG @attached=G5 how=stays", {})), "");
        QCOMPARE(q(game.stat("G5", "also_attached")), "garza");
        QCOMPARE(q(game.stat("G7", "led_by")), "none");
    }
}

void TestRevolucionLosses::who_is_named_for_a_regroup_is_kept()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("G8", "status=disordered")), "");
    QCOMPARE(q(game.play("regroup", "@actor=G8 @leader=LG leader=attached", {15}, "he is there")), "");
    QCOMPARE(q(game.stat("G8", "leader")), "attached");
    QCOMPARE(q(game.stat("G8", "led_by")), "garza");
}

void TestRevolucionLosses::who_rides_and_regroups_takes_a_facing_alone()
{
    const std::string words = "Rurales rides: it takes a new facing and no other formation.";
    for (const bool rides : {false, true}) {
        KeptGame game = station();
        if (rides)
            QCOMPARE(q(game.play("get-on", "@actor=G6 @vehicle=G8", {})), "");
        QCOMPARE(q(game.edit("G6", "status=disordered")), "");
        QCOMPARE(q(game.play("regroup", "@actor=G6", {15})), "");
        QCOMPARE(game.told().contains(words), rides);
        QCOMPARE(game.owed().contains("may form-up"), !rides);
    }
}

/// Section X: the wreck lies on track that is gone all the same.
void TestRevolucionLosses::ripped_track_stays_ripped()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("rails", "track=ripped")), "");
    QCOMPARE(q(game.play("explosion", "@unit=G8 kind=mine unit_distance=0", {})), "");
    QCOMPARE(q(game.stat("G8", "destroyed")), "yes");
    QCOMPARE(q(game.stat("rails", "track")), "ripped");
    KeptGame whole = station();
    QCOMPARE(q(whole.play("explosion", "@unit=G8 kind=mine unit_distance=0", {})), "");
    QCOMPARE(q(whole.stat("rails", "track")), "blocked");
}

/// Section X: it is Deployed Fire, and each gun makes it once.
void TestRevolucionLosses::only_guns_that_may_are_offered_an_aircraft()
{
    for (const auto& [stands, is_offered] :
         {std::pair{"deployed_at_start=yes", true}, {"deployed_at_start=no", false}, {"fired_up=yes", false}}) {
        KeptGame game = station();
        const Unit plane{"p1", "P1", "Unit P1", "unit", "government", "medina", {{"type", "aircraft"}, {"bases", "1"}}};
        QCOMPARE(q(game.give(Edit{"", {}, plane, "it comes"})), "");
        QCOMPARE(q(game.edit("R3", std::string{"anti_aircraft=yes "} + stands)), "");
        QCOMPARE(q(game.play("orders", "@actor=P1", {20})), "");
        QCOMPARE(game.owed().contains("fire (cannon)"), is_offered);
    }
}

#include "test_revolucion_losses.moc"
