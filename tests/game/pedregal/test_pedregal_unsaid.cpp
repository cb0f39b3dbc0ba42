// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/decide/edits.h"
#include "tests/game/pedregal/padierna.h"

#include <QObject>
#include <QString>
#include <QTest>

using corneta::game::PlaceFaceDown;
using corneta::game::TurnUp;

/// A kept game of Pedregal where two rules meet: boxes that are used twice, results that are typed otherwise, who is left of the Mexicans.
class TestPedregalUnsaid : public QObject {
    Q_OBJECT
private slots:
    void a_box_takes_no_more_bodies_than_there_are_boxes();
    void who_was_laid_and_stayed_is_named();
    void who_has_deployed_did_not_stay();
    void who_has_deployed_hides_again_elsewhere();
    void a_box_is_free_when_its_units_have_deployed();
    void units_of_a_marker_that_moved_have_moved();
    void a_box_that_has_not_entered_does_not_hold_the_map();
    void what_a_result_says_is_not_typed_otherwise();
    void a_ravine_into_an_enemy_zone_is_checked_before();
    void no_check_ends_a_move_that_none_is_made_for();
    void who_stays_out_of_the_lava_keeps_its_bastion();
    void a_marker_crosses_a_ravine_and_reaches_san_augustin();
    void reinforcements_come_after_boxes_are_built();
};

namespace {

KeptGame hidden_in_a(const char* units)
{
    KeptGame game = padierna();
    lay(game, "us-a");
    game.play("conceal", std::string{"@boxes=UA @units="} + units, {});
    game.go_to("movement");
    return game;
}

} // namespace

/// 19.5 B.
void TestPedregalUnsaid::a_box_takes_no_more_bodies_than_there_are_boxes()
{
    KeptGame game = padierna();
    QCOMPARE(q(lay(game, "us-a")), "");
    QCOMPARE(q(game.play("conceal", "@boxes=UA @units=S1+P1", {})),
             "units: Pierce's Brigade is of another body than the rest: a box holds one, without a commander (19.5 B)");
    QCOMPARE(q(game.play("conceal", "@boxes=UA @units=S1+P1+L1", {})), "");
}

void TestPedregalUnsaid::who_has_deployed_did_not_stay()
{
    KeptGame game = hidden_in_a("S1+S2");
    QCOMPARE(q(turn_up(game, "us-a", "S1 S2; marker 1 is real")), "");
    QCOMPARE(q(game.play("deployment", "@unit=S1", {})), "");
    QCOMPARE(q(game.play("morale-check", "@unit=S1", {1})), "");
    QCOMPARE(q(game.play("deployment", "@unit=S2", {})), "");
    QVERIFY2(!game.told().contains("stayed on the map"), game.told().c_str());
    QCOMPARE(q(game.stat("UA", "contents")), "-");
}

void TestPedregalUnsaid::who_was_laid_and_stayed_is_named()
{
    KeptGame game = hidden_in_a("S1");
    QCOMPARE(q(turn_up(game, "us-a", "S1 S2; marker 1 is real", "Riley stayed")), "");
    QCOMPARE(q(game.play("deployment", "@unit=S1", {})), "");
    QVERIFY2(game.told().contains("was laid in U.S. box A and stayed on the map."), game.told().c_str());
}

/// 19.5 A: as often as they like.
void TestPedregalUnsaid::who_has_deployed_hides_again_elsewhere()
{
    KeptGame game = hidden_in_a("S1+S2");
    QCOMPARE(q(turn_up(game, "us-a", "S1 S2; marker 1 is real")), "");
    QCOMPARE(q(game.play("deployment", "@unit=S1", {})), "");
    QCOMPARE(q(game.play("deployment", "@unit=S2", {})), "");
    QCOMPARE(q(lay(game, "us-b")), "");
    QCOMPARE(q(game.play("conceal", "@boxes=UB @units=S1+S2", {})), "");
    QVERIFY(!game.idle().contains("deploys from its box"));
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.stat("S1", "hidden")), "yes");
}

void TestPedregalUnsaid::a_box_is_free_when_its_units_have_deployed()
{
    KeptGame game = hidden_in_a("S1");
    QCOMPARE(q(turn_up(game, "us-a", "S1; marker 1 is real")), "");
    QCOMPARE(q(game.play("deployment", "@unit=S1", {})), "");
    QCOMPARE(q(lay(game, "us-a")), "");
    QCOMPARE(q(game.play("conceal", "@boxes=UA @units=S2", {})), "");
    QCOMPARE(q(game.end_phase()), "");
    QVERIFY(!game.idle().contains("its units leave the map"));
}

void TestPedregalUnsaid::units_of_a_marker_that_moved_have_moved()
{
    KeptGame game = hidden_in_a("S1+S2");
    QCOMPARE(q(game.play("hidden-march", "@marker=UA", {})), "");
    QCOMPARE(q(game.play("reveal", "@marker=UA", {})), "");
    QCOMPARE(q(turn_up(game, "us-a", "S1 S2; marker 1 is real")), "");
    for (const char* unit : {"@unit=S1", "@unit=S2"})
        QCOMPARE(q(game.play("deployment", unit, {})), "");
    QCOMPARE(q(game.play("move", "@unit=S1", {})), "unit: Smith's Brigade has made its move in this phase");
}

/// 18.1.
void TestPedregalUnsaid::a_box_that_has_not_entered_does_not_hold_the_map()
{
    KeptGame game = padierna();
    QCOMPARE(q(lay(game, "mexican-a")), "");
    QCOMPARE(q(game.play("conceal", "@boxes=XA @units=R1+R2 off_map=yes", {})), "");
    until(game, "7 combat 1");
    for (const char* const unit : {"N1", "N2", "N3", "N5", "N6", "N7", "G1"})
        QCOMPARE(q(game.edit(unit, "destroyed=yes")), "");
    QCOMPARE(q(game.play("attack", "@attacker=S1+S2+P1 @defender=N4", {6})), "");
    QVERIFY2(game.told().contains("No Mexican unit is on the map."), game.told().c_str());
}

void TestPedregalUnsaid::what_a_result_says_is_not_typed_otherwise()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("attack", "@attacker=S2+P2 @attacker_leaders=L2 @defender=N4 attack_strength=1", {1})), "");
    QCOMPARE(q(game.play("step-loss", "@unit=S2 lost=2", {})), "lost: by the result that it follows from it is 1");
    QCOMPARE(q(game.play("leader-casualty", "@leader=L2 step_lost=no", {})), "step_lost: by the result that it follows from it is yes");
    QCOMPARE(q(game.play("step-loss", "@unit=S2", {})), "");
}

/// 19.4.
void TestPedregalUnsaid::a_ravine_into_an_enemy_zone_is_checked_before()
{
    KeptGame game = padierna();
    until(game, "1 movement 2");
    QCOMPARE(q(game.play("ravine", "@unit=N1 enemy_zone=yes", {2})),
             "enemy_zone: Mejia's infantry checks its morale before it enters an enemy zone: enemy-zone-entry first (19.4)");
    QCOMPARE(q(game.play("enemy-zone-entry", "@unit=N1", {1})), "");
    QCOMPARE(q(game.play("ravine", "@unit=N1 enemy_zone=yes", {2})), "");
}

void TestPedregalUnsaid::no_check_ends_a_move_that_none_is_made_for()
{
    KeptGame game = padierna();
    QCOMPARE(q(game.edit("L4", "active=yes")), "");
    until(game, "1 movement 2");
    QCOMPARE(q(game.play("morale-check", "@unit=N1 purpose=enemy-zone", {6})), "purpose: Santa Anna is active: no check is made (19.4)");
}

/// 19.1: it stays where it is.
void TestPedregalUnsaid::who_stays_out_of_the_lava_keeps_its_bastion()
{
    KeptGame game = padierna();
    QCOMPARE(q(game.edit("S1", "garrison=yes bastion=J1")), "");
    game.go_to("movement");
    QCOMPARE(q(game.play("lava-bed", "@unit=S1", {2})), "");
    QCOMPARE(q(game.stat("S1", "garrison")), "yes");
}

/// 19.5 A and C, 18.2.
void TestPedregalUnsaid::a_marker_crosses_a_ravine_and_reaches_san_augustin()
{
    KeptGame game = hidden_in_a("S1+S2");
    QCOMPARE(q(game.play("ravine", "@unit=UA", {})), "");
    QCOMPARE(q(game.stat("UA", "one_over")), "yes");
    KeptGame mexican = padierna();
    QCOMPARE(q(lay(mexican, "mexican-a")), "");
    QCOMPARE(q(mexican.play("conceal", "@boxes=XA @units=N1+N4", {})), "");
    until(mexican, "1 movement 2");
    QCOMPARE(q(mexican.play("san-augustin", "@unit=XA", {})), "");
}

void TestPedregalUnsaid::reinforcements_come_after_boxes_are_built()
{
    KeptGame game = padierna();
    QCOMPARE(q(game.edit("L4", "active=yes")), "");
    QCOMPARE(q(game.edit("H9", "active=yes")), "");
    until(game, "7 movement 2");
    QCOMPARE(q(game.play("enter", "@unit=R1 hex=2511", {})), "");
    QVERIFY(corneta::game::objections_to_placing(game.journal().state(), game.book(), *game.journal().state().find("XA"),
                                                 "R1; marker 1 is real")
                .size()
            > 0);
}

#include "test_pedregal_unsaid.moc"
