// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/santa_anna/plateau.h"

#include <QObject>
#include <QString>
#include <QTest>

#include <fmt/format.h>

class TestSantaAnna : public QObject {
    Q_OBJECT
private slots:
    void fire_takes_effect_at_the_end_of_its_phase();
    void fires_of_one_phase_add_up_to_a_break_and_a_retreat();
    void undo_takes_a_play_back_and_redo_brings_it_again();
    void a_fire_read_otherwise_keeps_its_die();
    void a_later_entry_that_no_longer_fits_is_named();
    void losses_of_a_side_are_its_casualties();
    void a_broken_unit_does_not_fire();
    void an_emergency_square_stands_or_is_caught();
    void cavalry_breaks_through_once_a_turn_and_breaks_after_its_move();
    void what_a_damaged_gun_asks_for_outlasts_the_fire();
    void a_leader_due_is_rolled_for_after_rally();
    void a_leader_who_is_hit_leaves_his_unit();
    void what_follows_a_melee_of_several_is_for_the_one_it_befell();
    void a_charge_that_halts_leaves_the_defender_its_volley();
};

void TestSantaAnna::fire_takes_effect_at_the_end_of_its_phase()
{
    KeptGame game = plateau();
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M1 range=3", {13})), "");
    qInfo("%s", game.told().c_str());
    QCOMPARE(q(game.stat("M1", "effectives")), "14");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M2 range=3", {13})), "firer: 2nd Indiana has fired this turn");
    QCOMPARE(q(game.end_phase()), "");
    qInfo("%s | %s | %s", game.told().c_str(), game.owed().c_str(), game.stage().c_str());
    QVERIFY(game.stat("M1", "effectives") != "14");
    QCOMPARE(q(game.stat("K1", "initial_volley")), "no");
}

void TestSantaAnna::fires_of_one_phase_add_up_to_a_break_and_a_retreat()
{
    KeptGame game = plateau();
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M2 range=3", {20})), "");
    QCOMPARE(q(game.play("fire", "@firer=K2 @target=M2 range=3", {20})), "");
    QCOMPARE(q(game.play("fire", "@firer=K3 @target=M2 range=3", {20})), "");
    QCOMPARE(q(game.stat("M2", "broken")), "-");
    QCOMPARE(q(game.end_phase()), "");
    qInfo("%s | %s | %s", game.told().c_str(), game.owed().c_str(), game.stage().c_str());
    QCOMPARE(q(game.stat("M2", "broken")), "yes");
}

void TestSantaAnna::undo_takes_a_play_back_and_redo_brings_it_again()
{
    KeptGame game = plateau();
    game.go_to("first-fire");
    const auto before = game.journal().state();
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M1 range=3", {13})), "");
    const auto after = game.journal().state();
    QCOMPARE(q(game.give(corneta::game::Undo{})), "");
    QVERIFY(game.journal().state() == before);
    QCOMPARE(q(game.give(corneta::game::Redo{})), "");
    QVERIFY(game.journal().state() == after);
    QCOMPARE(q(game.give(corneta::game::Redo{})), "redo: there is nothing to redo");
}

void TestSantaAnna::a_fire_read_otherwise_keeps_its_die()
{
    KeptGame game = plateau();
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M1 range=3", {13})), "");
    const int fire = game.journal().next_number() - 1;
    const std::string first = game.told();
    QCOMPARE(q(game.amend(fire, "range=11")), "");
    QVERIFY(game.told() != first);
    QCOMPARE(game.journal().in_force(fire)->rolls.front().faces, std::vector<int>{13});
    QCOMPARE(q(game.give(corneta::game::Undo{})), "");
    QVERIFY(game.journal().in_force(fire)->play->typed.front().word == "3");
}

void TestSantaAnna::a_later_entry_that_no_longer_fits_is_named()
{
    KeptGame game = plateau();
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M3 range=3", {20})), "");
    const int fire = game.journal().next_number() - 1;
    QCOMPARE(q(game.play("fire", "@firer=K2 @target=M3 range=3", {8})), "");
    QCOMPARE(q(game.end_phase()), "");
    const int end = game.journal().next_number() - 1;
    QCOMPARE(q(game.stat("M3", "broken")), "yes");
    QCOMPARE(q(game.owed()), q(fmt::format("{0}.0 either movement (perez-light); {0}.1 either rout-check (perez-light)", end)));
    QVERIFY(game.end_phase().starts_with(fmt::format("entry {}: still owed: Perez's light battalion makes a retreat move; take it", end)));
    QCOMPARE(q(game.follow({end, 0, 0}, "", {3, 3, 3, 3})), "");
    const int retreat = game.journal().next_number() - 1;
    const auto before = game.journal().state();

    const std::string unfit = game.amend(fire, "range=13");
    QCOMPARE(q(unfit),
             q(fmt::format("entry {}: no longer fits: movement: nobody owes it any more: Perez's light battalion makes a retreat move",
                           retreat)));
    QVERIFY(game.journal().state() == before);

    QCOMPARE(q(game.amend(fire, "range=13", {}, {{retreat, corneta::game::Rule::Strike, {}}})), "");
    QCOMPARE(q(game.stat("M3", "broken")), "-");
    QVERIFY(game.journal().in_force(retreat) == nullptr);
    QVERIFY(game.journal().find(retreat)->results.size() == 1); // both results stay in the journal
    QCOMPARE(q(game.give(corneta::game::Undo{})), "");
    QVERIFY(game.journal().state() == before);

    QCOMPARE(q(game.amend(fire, "range=13", {}, {{retreat, corneta::game::Rule::Keep, {}}})), "");
    QCOMPARE(game.journal().in_force(retreat)->entry, retreat);
    QCOMPARE(q(game.stat("M3", "broken")), "-");
    QCOMPARE(q(game.give(corneta::game::Undo{})), "");

    corneta::game::Play own = *game.journal().in_force(retreat)->play;
    own.follows.reset();
    own.reason = "it went all the same";
    own.typed = {{"kind", "retreat"}};
    QCOMPARE(q(game.amend(fire, "range=13", {}, {{retreat, corneta::game::Rule::Amend, own}})), "");
    QVERIFY(!game.journal().in_force(retreat)->play->follows);
}

void TestSantaAnna::losses_of_a_side_are_its_casualties()
{
    KeptGame game = plateau();
    QCOMPARE(lost(game, "Mexican losses"), 0);
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M1 range=3", {13})), "");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(lost(game, "Mexican losses"), 6);
}

void TestSantaAnna::a_broken_unit_does_not_fire()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K1", "broken=yes")), "");
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M1 range=3", {13})), "firer: 2nd Indiana is broken");
}

void TestSantaAnna::an_emergency_square_stands_or_is_caught()
{
    KeptGame game = plateau();
    game.go_to("declare-charges");
    QCOMPARE(q(game.play("emergency-square", "@defender=K1 distance=9", {3}, "as it comes")), "");
    QCOMPARE(q(game.stat("K1", "formation")), "square");
    QCOMPARE(q(game.play("emergency-square", "@defender=K2 distance=9", {16}, "as it comes")), "");
    QCOMPARE(q(game.stat("K2", "formation")), "line");
    QCOMPARE(q(game.stat("K2", "caught_forming_square")), "yes");
    game.go_to("give-orders");
    QCOMPARE(q(game.stat("K2", "caught_forming_square")), "no");
}

void TestSantaAnna::cavalry_breaks_through_once_a_turn_and_breaks_after_its_move()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("M5", "effectives=6 stragglers=4")), "");
    game.go_to("melee");
    QCOMPARE(q(game.play("breakthrough", "@attacker=M5", {4, 3}, "as it comes")), "");
    const int entry = game.journal().next_number() - 1;
    QCOMPARE(q(game.stat("M5", "broken")), "yes");
    QCOMPARE(q(game.stat("M5", "broke_through_this_turn")), "yes");
    QCOMPARE(q(game.follow({entry, 0, 0}, "", {1, 1, 1, 1, 1})), "");    // it moves on
    QCOMPARE(q(game.follow({entry, 2, 0}, "", {1, 1, 1, 1, 1, 1})), ""); // and away
    QCOMPARE(q(game.end_phase("nobody saw it")), "");
    QCOMPARE(q(game.stat("M5", "formation")), "mob");
}

void TestSantaAnna::what_a_damaged_gun_asks_for_outlasts_the_fire()
{
    KeptGame game = plateau();
    game.go_to("first-fire");
    QCOMPARE(q(game.play("gun-damage", "@unit=K5 casualties=1", {1}, "as it comes")), "");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.stat("K5", "guns_damaged")), "1");
    QCOMPARE(q(game.owed()), q(fmt::format("{}.0 must rout-check (bragg)", game.journal().next_number() - 1)));
}

void TestSantaAnna::a_leader_due_is_rolled_for_after_rally()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("M1", "leader_attached=yes")), "");
    game.go_to("melee");
    QCOMPARE(q(game.play("melee", "@attacker=M1 @defender=K1", {10, 12, 10, 4}, "as it comes")), "");
    game.go_to("rally");
    QCOMPARE(q(game.owed()), q(fmt::format("{}.0 must leader-casualty (uraga-1)", game.journal().next_number() - 1)));
    game.go_to("give-orders");
    QCOMPARE(q(game.owed()), "");
}

void TestSantaAnna::a_leader_who_is_hit_leaves_his_unit()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("L3", "attached=yes")), "");
    QCOMPARE(q(game.edit("M1", "leader_attached=yes losses_this_turn=5")), "");
    QCOMPARE(q(game.play("leader-casualty", "@leader=L3 @unit=M1", {2, 12, 3}, "at once")), "");
    QCOMPARE(q(game.stat("L3", "attached")), "no");
    QCOMPARE(q(game.stat("M1", "leader_attached")), "no");
    QCOMPARE(q(game.stat("L3", "turns_out")), "3");
}

void TestSantaAnna::what_follows_a_melee_of_several_is_for_the_one_it_befell()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("M3", "effectives=9 stragglers=7")), "");
    game.go_to("melee");
    QCOMPARE(q(game.play("melee", "@attacker=K1 @defender=M4+M3", {9, 3, 3, 2, 2, 2, 2, 2, 2}, "as it comes")), "");
    const int entry = game.journal().next_number() - 1;
    QCOMPARE(q(game.owed()),
             q(fmt::format("{0}.0 either rout-check (perez-company); {0}.1 either movement (perez-light); "
                           "{0}.2 either rout-check (perez-light)",
                           entry)));
    QCOMPARE(q(game.follow({entry, 1, 0}, "", {3, 3, 3, 3})), "");
}

void TestSantaAnna::a_charge_that_halts_leaves_the_defender_its_volley()
{
    KeptGame game = plateau();
    game.go_to("melee");
    QCOMPARE(q(game.play_on("roll-to-close", "@attacker=M3 @defender=K1", {1, 2}, "as it comes")), "");
    QCOMPARE(q(game.stat("K1", "initial_volley")), "yes");
    QCOMPARE(q(game.stat("K1", "fired_or_fought")), "-");
}

#include "test_santa_anna.moc"
