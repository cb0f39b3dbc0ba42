// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/revolucion/station.h"

#include <QObject>
#include <QString>
#include <QTest>

/// "Army Morale": what an army has lost is counted as its units stand, whoever has set them so.
class TestRevolucionByHand : public QObject {
    Q_OBJECT
private slots:
    void a_unit_destroyed_by_hand_counts_and_comes_back();
    void half_of_its_bases_destroy_a_unit_by_hand_too();
    void what_a_play_destroyed_comes_back_by_hand();
    void a_leader_killed_by_hand_counts_and_leads_nobody();
    void a_mad_engine_counts_for_nothing();
    void riders_get_off_what_is_destroyed_by_hand();
    void a_loss_is_counted_at_once_and_owes_nothing();
    void an_army_is_beaten_by_hand();
    void an_unlisted_leader_counts();
};

void TestRevolucionByHand::a_unit_destroyed_by_hand_counts_and_comes_back()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("G1", "destroyed=yes")), "");
    QCOMPARE(q(game.stat("government", "units_destroyed")), "1");
    QCOMPARE(q(game.stat("government", "left")), "2");
    QVERIFY2(game.told().contains("has 2 left of its break point of 3."), game.told().c_str());
    QVERIFY(game.standing().starts_with("government 2: 2 left of its break point of 3"));
    QCOMPARE(q(game.stat("G1", "leader")), "none");
    QCOMPARE(q(game.edit("G1", "destroyed=no")), "");
    QCOMPARE(q(game.stat("government", "units_destroyed")), "0");
    QVERIFY(game.standing().starts_with("government 3: 3 left of its break point of 3"));
}

void TestRevolucionByHand::half_of_its_bases_destroy_a_unit_by_hand_too()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("R1", "bases=4")), "");
    QCOMPARE(q(game.stat("R1", "destroyed")), "-");
    QCOMPARE(q(game.edit("R1", "bases=2")), "");
    QCOMPARE(q(game.stat("R1", "destroyed")), "yes");
    QCOMPARE(q(game.edit("R1", "bases=6")), ""); // a slip: it comes back with its bases
    QCOMPARE(q(game.stat("R1", "destroyed")), "no");
    QCOMPARE(q(game.edit("R1", "bases=2")), "");
    QCOMPARE(q(game.play("orders", "@actor=R1", {20})), "actor: Men of San Pedro is off the table");
    QVERIFY(game.standing().ends_with("revolutionary 3: 3 left of its break point of 4"));
    QCOMPARE(q(game.edit("R1", "destroyed=no bases=5")), "");
    QVERIFY(game.standing().ends_with("revolutionary 4: 4 left of its break point of 4"));
    QCOMPARE(q(game.edit("R1", "bases=0")), "");
    QVERIFY(game.standing().ends_with("revolutionary 3: 3 left of its break point of 4"));
    QCOMPARE(q(game.edit("R1", "destroyed=no")), "bases: its number of bases is missing");
}

void TestRevolucionByHand::what_a_play_destroyed_comes_back_by_hand()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("fire", "@actor=G4 @target=R3 range=12", {15})), "");
    QCOMPARE(q(game.stat("revolutionary", "units_destroyed")), "1");
    QCOMPARE(q(game.edit("R3", "destroyed=no bases=1")), "");
    QCOMPARE(q(game.stat("revolutionary", "units_destroyed")), "0");
    QCOMPARE(q(game.play("army-morale", "@army=revolutionary", {})), "");
    QVERIFY2(game.told().contains("4 is left of its break point of 4"), game.told().c_str());
}

void TestRevolucionByHand::a_leader_killed_by_hand_counts_and_leads_nobody()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("LM", "killed=yes")), "");
    QCOMPARE(q(game.stat("government", "leaders_killed")), "1");
    QCOMPARE(q(game.stat("G5", "leader")), "none");
    QCOMPARE(q(game.stat("G1", "leader")), "attached");
    QCOMPARE(q(game.edit("LM", "killed=no")), "");
    QCOMPARE(q(game.stat("government", "leaders_killed")), "0");
}

void TestRevolucionByHand::a_mad_engine_counts_for_nothing()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("R8", "destroyed=yes")), "");
    QCOMPARE(q(game.stat("revolutionary", "units_destroyed")), "0");
    QCOMPARE(q(game.stat("revolutionary", "left")), "-");
}

void TestRevolucionByHand::riders_get_off_what_is_destroyed_by_hand()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("get-on", "@actor=G6 @vehicle=G8", {})), "");
    QCOMPARE(q(game.edit("G8", "bases=2")), "");
    QCOMPARE(q(game.stat("G6", "carried_by")), "none");
    QCOMPARE(q(game.stat("rails", "track")), "blocked");
    QVERIFY2(game.owed().contains("must level (rurales)"), game.owed().c_str());
}

void TestRevolucionByHand::a_loss_is_counted_at_once_and_owes_nothing()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("explosion", "@unit=R3+R7 unit_distance=2,2", {14, 20})), "");
    QVERIFY2(game.told().contains("Revolutionaries has 2 left of its break point of 4."), game.told().c_str());
    QCOMPARE(q(game.stat("revolutionary", "left")), "2");
    QCOMPARE(q(game.owed()), "");
}

void TestRevolucionByHand::an_army_is_beaten_by_hand()
{
    KeptGame game = station();
    for (const char* const unit : {"G1", "G2", "G3"})
        QCOMPARE(q(game.edit(unit, "destroyed=yes")), "");
    QCOMPARE(q(game.stat("government", "beaten")), "yes");
    QVERIFY(game.standing().starts_with("government 0 over: beaten: 0 left of its break point of 3"));
    QCOMPARE(q(game.edit("G3", "destroyed=no")), "");
    QCOMPARE(q(game.stat("government", "beaten")), "no");
}

/// He has no unit of his own in the game.
void TestRevolucionByHand::an_unlisted_leader_counts()
{
    KeptGame game = station();
    using corneta::game::Unit;
    const Unit lone{"lone", "X1", "A lone company", "unit", "revolutionary", "far", {{"type", "artillery"}, {"bases", "3"}}};
    QCOMPARE(q(game.give(corneta::game::Edit{"", {}, lone, "it comes"})), "");
    QCOMPARE(q(game.edit("LR", "commander_in_chief=no")), "");
    QCOMPARE(q(game.edit("X1", "leader=attached")), "");
    QCOMPARE(q(game.play("fire", "@actor=G4 @target=X1 range=12", {13, 1})), "");
    QCOMPARE(q(game.stat("X1", "leader_killed")), "yes");
    QCOMPARE(q(game.stat("revolutionary", "leaders_killed")), "1");
    QCOMPARE(q(game.stat("LR", "killed")), "-");
}

#include "test_revolucion_by_hand.moc"
