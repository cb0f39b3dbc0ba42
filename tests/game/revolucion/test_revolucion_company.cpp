// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/revolucion/station.h"

#include <QObject>
#include <QString>
#include <QTest>

/// Section IX: whom a leader touches and is near when his units are lost, driven back or left.
class TestRevolucionCompany : public QObject {
    Q_OBJECT
private slots:
    void the_leader_of_a_lost_unit_steps_aside();
    void the_second_leader_of_a_lost_unit_still_has_his_die();
    void a_leader_who_is_run_over_steps_aside_from_all_he_touches();
    void a_leader_stays_only_with_whom_he_touches();
    void a_leader_who_steps_aside_joins_nobody();
    void a_leader_goes_along_with_a_unit_that_is_driven_back();
    void a_leader_stays_with_an_assault_that_fire_stops();
    void a_chief_who_leaves_leaves_the_first_leader_there();
    void the_first_leader_is_not_there_any_more();
};

namespace {

/// The leader of the machine guns is with them alone, and a level destroys them.
KeptGame guns_with_their_leader()
{
    KeptGame game = station();
    for (const char* const unit : {"G1", "G2"})
        game.edit(unit, "leader=none");
    game.edit("G3", "leader=attached status=demoralized cover=open");
    return game;
}

/// The leader of R2 goes back with it, away from R1.
KeptGame driven_back()
{
    KeptGame game = station();
    game.edit("R2", "status=demoralized");
    game.play("fire", "@actor=G3 @target=R2", {10, 20});
    return game;
}

} // namespace

void TestRevolucionCompany::the_leader_of_a_lost_unit_steps_aside()
{
    KeptGame game = guns_with_their_leader();
    QCOMPARE(q(game.play("fire", "@actor=R3 @target=G3", {18, 20})), "");
    QCOMPARE(q(game.stat("G3", "destroyed")), "yes");
    QCOMPARE(q(game.stat("G3", "leader")), "none");
    QCOMPARE(q(game.play("move-leader", "@leader=LG how=aside", {})), "");
    QCOMPARE(q(game.stat("LG", "acted")), "-");
}

void TestRevolucionCompany::the_second_leader_of_a_lost_unit_still_has_his_die()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("move-leader", "@leader=LG @attached=G5", {})), "");
    QCOMPARE(q(game.edit("G5", "status=demoralized bases=3")), "");
    QCOMPARE(q(game.play("fire", "@actor=R4 @target=G5 action=moving-fire", {20, 20})), "");
    QCOMPARE(q(game.stat("G5", "destroyed")), "yes");
    QCOMPARE(q(game.stat("G5", "also_attached")), "none");
    QCOMPARE(q(game.stat("LM", "killed")), "-");
    QVERIFY2(game.owed().contains("must leader-casualty (garza)"), game.owed().c_str());
    QCOMPARE(q(game.play("leader-casualty", "@leader=LG", {1})), "");
    QCOMPARE(q(game.stat("LG", "killed")), "yes");
    QCOMPARE(q(game.stat("LM", "killed")), "-");
}

void TestRevolucionCompany::a_leader_who_is_run_over_steps_aside_from_all_he_touches()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("G4", "leader=attached status=demoralized")), "");
    QCOMPARE(q(game.play("assault", "@actor=R5 @target=G4", {20, 20, 1, 20})), "");
    QCOMPARE(q(game.stat("G4", "destroyed")), "yes");
    QVERIFY2(game.owed().contains("may move-leader (garza)"), game.owed().c_str());
    QCOMPARE(q(game.play("move-leader", "@leader=LG how=aside", {})), ""); // although he touches G1
    QCOMPARE(q(game.stat("G1", "leader")), "none");
}

void TestRevolucionCompany::a_leader_stays_only_with_whom_he_touches()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("R2", "status=demoralized")), "");
    QCOMPARE(q(game.edit("R1", "leader=attached")), "");
    QCOMPARE(q(game.play("fire", "@actor=G3 @target=R2", {10, 20})), "");
    QCOMPARE(q(game.play("move-leader", "@leader=LR @attached=R3 how=stays", {})),
             "attached: the leader does not touch Captured guns, and he stays where he is");
    QCOMPARE(q(game.play("move-leader", "@leader=LR @attached=R1+R2 how=stays", {})),
             "attached: the leader does not touch Men of La Laguna, and he stays where he is");
    QCOMPARE(q(game.play("move-leader", "@leader=LR @attached=R1 @near=R3 how=stays", {})), "");
    QCOMPARE(q(game.stat("R1", "leader")), "attached");
    QCOMPARE(q(game.stat("R2", "leader")), "none");
}

void TestRevolucionCompany::a_leader_who_steps_aside_joins_nobody()
{
    KeptGame game = guns_with_their_leader();
    QCOMPARE(q(game.play("fire", "@actor=R3 @target=G3", {18, 20})), "");
    QCOMPARE(q(game.play("move-leader", "@leader=LG @attached=G4 how=aside", {})),
             "attached: a leader who steps out of the enemy's way does not join Field battery");
    QCOMPARE(q(game.play("move-leader", "@leader=LG @near=G4 how=aside", {})), "");
}

void TestRevolucionCompany::a_leader_goes_along_with_a_unit_that_is_driven_back()
{
    KeptGame game = driven_back();
    QCOMPARE(q(game.stat("R1", "leader")), "-"); // only the table knows it
    QCOMPARE(q(game.play("move-leader", "@leader=LR @near=R1 how=goes-along", {})), "");
    QCOMPARE(q(game.stat("R2", "leader")), "attached");
    QCOMPARE(q(game.stat("R1", "leader")), "within-6");
    QCOMPARE(q(game.play("move-leader", "@leader=LR @attached=R2 @near=R3 how=goes-along", {})), "");
    QCOMPARE(q(game.stat("R1", "leader")), "none");
    QCOMPARE(q(game.stat("LR", "acted")), "-");
}

void TestRevolucionCompany::a_leader_stays_with_an_assault_that_fire_stops()
{
    for (const char* const words : {"@actor=R4 @target=G4 leader=none", "@actor=R4 @leader=LO @target=G4 leader=none"}) {
        KeptGame game = station();
        QCOMPARE(q(game.play("assault", words, {20, 8})), "");
        QCOMPARE(q(game.outcome("went_home")), "no");
        QCOMPARE(q(game.stat("R4", "leader")), "attached");
        QCOMPARE(q(game.play("move-leader", "@leader=LO how=goes-along", {})), "");
    }
}

void TestRevolucionCompany::a_chief_who_leaves_leaves_the_first_leader_there()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("move-leader", "@leader=LG @attached=G6", {})), "");
    QCOMPARE(q(game.stat("G6", "leader")), "attached");
    QCOMPARE(q(game.stat("G6", "led_by")), "garza");
    next_turn(game);
    QCOMPARE(q(game.play("move-leader", "@leader=LG @attached=G1", {})), "");
    QCOMPARE(q(game.stat("G6", "leader")), "within-6");
    QCOMPARE(q(game.stat("G6", "led_by")), "none");
    QCOMPARE(q(game.stat("G1", "leader")), "attached");
}

void TestRevolucionCompany::the_first_leader_is_not_there_any_more()
{
    for (const char* const words : {"@leader=LM @attached=G5", "@leader=LM @attached=G5 @near=G6"}) {
        KeptGame game = station();
        QCOMPARE(q(game.play("move-leader", "@leader=LG @attached=G6", {})), "");
        QCOMPARE(q(game.play("move-leader", words, {})), "");
        next_turn(game);
        QCOMPARE(q(game.play("move-leader", "@leader=LG @attached=G1", {})), "");
        QCOMPARE(q(game.stat("G6", "leader")), std::string_view{words}.contains("near") ? "within-6" : "none");
    }
}

#include "test_revolucion_company.moc"
