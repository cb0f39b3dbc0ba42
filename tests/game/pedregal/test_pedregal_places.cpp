// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/decide/edits.h"
#include "tests/game/pedregal/padierna.h"

#include <QObject>
#include <QTest>

using corneta::game::PlaceFaceDown;
using corneta::game::TurnUp;

/// A kept game of Pedregal: where units and markers may not go, and who goes first. 19.1, 19.4, 19.5.
class TestPedregalPlaces : public QObject {
    Q_OBJECT
private slots:
    void in_combat_who_has_attacked_crosses_a_ravine_once();
    void a_marker_goes_nowhere_next_to_an_enemy();
    void a_garrison_goes_out_before_it_goes_into_another_bastion();
    void what_a_garrison_may_enter_is_its_own_bastion();
    void who_is_seen_deploys_before_anything_goes_on();
    void santa_anna_in_a_box_is_not_tested_again();
    void after_the_fall_of_santa_anna_his_hq_is_tested();
    void nobody_has_won_before_the_river_is_asked_about();
    void each_unit_pays_for_a_retreat_that_is_blocked();
};

namespace {

KeptGame mexican_movement()
{
    KeptGame game = padierna();
    while (game.round() != "1 movement 2")
        game.end_phase("so");
    return game;
}

} // namespace

void TestPedregalPlaces::in_combat_who_has_attacked_crosses_a_ravine_once()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("ravine", "@unit=S1", {})),
             "unit: Smith's Brigade has not attacked: in combat a unit crosses by its advance (19.1)");
    QCOMPARE(q(game.play("attack", smith_at_cavalry, {3})), "");
    QCOMPARE(q(game.play("retreat", "@unit=N7", {})), "");
    QCOMPARE(q(game.play("ravine", "@unit=S1", {})), "");
    QCOMPARE(q(game.play("ravine", "@unit=S1", {})), "unit: the move of Smith's Brigade is over (19.1, 19.4)");
}

void TestPedregalPlaces::a_marker_goes_nowhere_next_to_an_enemy()
{
    KeptGame game = padierna();
    QCOMPARE(q(game.give(PlaceFaceDown{"us-a", game.last() + 1, "sealed", "commitment", {}})), "");
    QCOMPARE(q(game.play("conceal", "@boxes=UA @units=S1", {})), "");
    game.go_to("movement");
    QCOMPARE(q(game.play("ravine", "@unit=UA enemy_zone=yes", {6})), "enemy_zone: U.S. box A goes nowhere next to an enemy (19.5 C)");
    QCOMPARE(q(game.play("ravine", "@unit=UA", {})), "");
}

void TestPedregalPlaces::a_garrison_goes_out_before_it_goes_into_another_bastion()
{
    KeptGame game = padierna();
    const corneta::game::Unit other{.key = "bastion-2", .name = "Bastion 2", .kind = "bastion", .side = "mexican"};
    QCOMPARE(q(game.edit("G1", "bastion=bastion-2")), "bastion: there is no unit \"bastion-2\"");
    QCOMPARE(q(game.give(corneta::game::Edit{other.key, {}, other, "so"})), "");
    QCOMPARE(q(game.edit("G1", "bastion=bastion-2")), "");
    QCOMPARE(q(game.play("garrison", "@unit=G1 @bastion=J1", {})), "bastion: Bravos National Guard is in another bastion (19.1)");
    QCOMPARE(q(game.play("garrison", "@unit=G1 place=outside", {})), "");
    QCOMPARE(q(game.play("garrison", "@unit=G1 @bastion=J1", {})), "");
}

void TestPedregalPlaces::what_a_garrison_may_enter_is_its_own_bastion()
{
    KeptGame game = mexican_movement();
    QCOMPARE(q(game.play("enemy-zone-entry", "@unit=G1", {})), "");
    QCOMPARE(q(game.stat("G1", "zone_entered")), "-");
    QVERIFY(game.play("ravine", "@unit=G1 enemy_zone=yes", {2}).contains("checks its morale before it enters an enemy zone"));
}

void TestPedregalPlaces::who_is_seen_deploys_before_anything_goes_on()
{
    KeptGame game = padierna();
    game.give(PlaceFaceDown{"us-a", game.last() + 1, "sealed", "commitment", {}});
    game.play("conceal", "@boxes=UA @units=S1", {});
    while (game.round() != "1 movement 2")
        game.end_phase("so");
    QCOMPARE(q(game.play("move", "@unit=N1", {})), "");
    QCOMPARE(q(game.play("reveal", "@marker=UA", {})), "");
    QCOMPARE(q(game.play("move", "@unit=N4", {})), "unit: U.S. box A is seen: it is turned up first (19.5 D)");
    QCOMPARE(q(game.give(TurnUp{{{"us-a", "S1; marker 1 is real", "salt"}}, {}})), "");
    QCOMPARE(q(game.play("move", "@unit=N4", {})), "unit: Smith's Brigade deploys from its box first (19.5 D)");
    QCOMPARE(q(game.play("deployment", "@unit=S1", {})), "");
    QCOMPARE(q(game.play("move", "@unit=N4", {})), "");
}

void TestPedregalPlaces::santa_anna_in_a_box_is_not_tested_again()
{
    KeptGame game{pedregal::ruleset, "pedregal"};
    QCOMPARE(q(game.play("mexican-command", "@mexican=mexican us_behind_protected_hexside=yes", {})), "");
    game.edit("M1", "hidden=yes");
    while (game.round() != "1 command 2")
        game.end_phase("so");
    QCOMPARE(q(game.play("mexican-command", "@mexican=mexican", {4})), "mexican: Santa Anna is active (19.4)");
}

void TestPedregalPlaces::after_the_fall_of_santa_anna_his_hq_is_tested()
{
    KeptGame game{pedregal::ruleset, "pedregal"};
    game.edit("M1", "casualty=yes");
    while (game.round() != "1 command 2")
        game.end_phase("so");
    QVERIFY2(game.idle().contains("Santa Anna has not been rolled for: mexican-command"), game.idle().c_str());
    QCOMPARE(q(game.play("mexican-command", "@mexican=mexican", {1})), "");
    QVERIFY2(q(game.told()).contains("has fallen: it is for the HQ alone."), game.told().c_str());
    QCOMPARE(q(game.stat("M1", "active")), "no");
    QCOMPARE(q(game.stat("H9", "active")), "yes");
}

/// 18.3 counts points where neither 18.1 nor 18.2 holds.
void TestPedregalPlaces::nobody_has_won_before_the_river_is_asked_about()
{
    KeptGame game{pedregal::ruleset, "pedregal"};
    for (const char* const unit : {"Q1", "Q2", "Q3", "Q4", "Q5", "Q6", "Q7", "N1", "N2", "N3", "N4", "N5"})
        QCOMPARE(q(game.edit(unit, "destroyed=yes")), "");
    while (game.round() != "16 combat 2")
        game.end_phase("so");
    game.end_phase("so");
    QVERIFY2(game.owed().contains("must victory"), game.owed().c_str());
    QVERIFY2(!game.standing().contains("won"), game.standing().c_str());
    QCOMPARE(q(game.play("victory", "us_north_of_churubusco=no mexican_holds_south=yes", {})), "");
    QVERIFY2(game.standing().contains("mexican 0 over: won"), game.standing().c_str());
}

void TestPedregalPlaces::each_unit_pays_for_a_retreat_that_is_blocked()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("attack", "@attacker=S1+S2 @defender=N7 attacker_retreat_blocked=yes attack_strength=1", {1})), "");
    QVERIFY2(q(game.told()).contains("cannot retreat and loses 1 step."), game.told().c_str());
    QVERIFY2(q(game.told()).contains("Take off 1 step of each unit, for the retreat that it cannot make."), game.told().c_str());
}

#include "test_pedregal_places.moc"
