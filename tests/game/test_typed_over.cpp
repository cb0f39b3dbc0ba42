// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/ruleset.h"
#include "tests/game/santa_anna/plateau.h"

#include <QObject>
#include <QTest>

/// What the roster knows is typed otherwise, in rows too: a reason, the headline, the roster set right.
class TestTypedOver : public QObject {
    Q_OBJECT
private slots:
    void a_row_takes_a_reason_and_is_set_right_alone();
    void each_row_has_the_leader_who_is_named_for_it();
    void in_a_phase_that_waits_it_is_set_right_at_once();
    void a_unit_without_the_stat_has_not_what_others_have();
    void a_mark_is_no_word_of_a_stat_that_has_others();
};

void TestTypedOver::a_row_takes_a_reason_and_is_set_right_alone()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.play("leader-points", "@leader=L1+L2 leader_rating=1,2", {1, 1})), "leader_rating: Taylor has 3 by the roster");
    QCOMPARE(q(game.play("leader-points", "@leader=L1+L2 leader_rating=1,2", {1, 1}, "Wool stands in for him")), "");
    QVERIFY2(q(game.told()).contains("Typed: Leader rating 1,2, known: 1,3."), game.told().c_str());
    QCOMPARE(q(game.stat("L1", "rating") + game.stat("L2", "rating")), "12");
}

void TestTypedOver::each_row_has_the_leader_who_is_named_for_it()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.play("rally", "@unit=K1+K2 @leader=L1+L2 enemy_near=no,no", {1, 1}, "so")), "");
    QCOMPARE(q(game.answer("leader_rating")), "1,3 roster");
}

void TestTypedOver::in_a_phase_that_waits_it_is_set_right_at_once()
{
    KeptGame game = plateau();
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M1 range=3 firer_experience=veteran", {13}, "as agreed")), "");
    QCOMPARE(q(game.stat("K1", "experience")), "veteran");
    QCOMPARE(q(game.end_phase("so")), "");
    QCOMPARE(q(game.stat("K1", "experience")), "veteran");
}

void TestTypedOver::a_unit_without_the_stat_has_not_what_others_have()
{
    KeptGame game = plateau(); // the 2nd Indiana has no guns to unlimber, the battery has
    const std::string words = "@unit=K1+K5 unit_enemy_in_reach=no,no friend_order=none ";
    QCOMPARE(q(game.play("random-order", words + "unit_unlimbered=no,no", {1, 1})),
             "unit_unlimbered: by the roster of Bragg's battery it is yes");
    QVERIFY2(!q(game.play("random-order", words + "unit_unlimbered=no,yes", {1, 1})).contains("unit_unlimbered"), game.told().c_str());
}

void TestTypedOver::a_mark_is_no_word_of_a_stat_that_has_others()
{
    KeptGame game{pedregal::ruleset, "padierna-small"};
    game.play("ravine", "@unit=UA unit_disrupted=yes", {3}, "so"); // a box, whose unit nobody knows
    QCOMPARE(q(game.stat("UA", "status")), "-");
}

#include "test_typed_over.moc"
