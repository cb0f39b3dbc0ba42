// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/santa_anna/plateau.h"

#include <QObject>
#include <QTest>

/// Parts that form their unit again: what others had to do with the part they have to do with the whole.
class TestSantaAnnaReunited : public QObject {
    Q_OBJECT
private slots:
    void a_charge_that_touches_a_part_touches_the_whole();
    void a_charge_on_its_way_meets_the_whole();
    void a_leader_with_a_part_is_with_the_whole();
    void an_order_of_a_part_stays_paid();
    void a_whole_that_goes_up_in_its_part_leaves_it_the_others();
    void a_part_in_disorder_brings_it_along();
    void a_part_in_square_does_not_form_again();
    void an_order_that_is_paid_needs_the_action();
    void whoever_has_moved_or_formed_joins_nobody();
    void limbered_guns_do_not_join_unlimbered_ones();
    void horse_in_the_saddle_does_not_join_horse_on_foot();
    void functions_that_a_part_has_used_are_used();
};

namespace {

/// A part of K1 in All Moves, both with Form orders; M3 has declared its charge at the part and has moved 12 inches.
KeptGame charged_part()
{
    KeptGame game = plateau();
    game.give(corneta::game::Split{"K1", 10, "part", "K9", "Part", "the table agrees"});
    for (const char* const unit : {"K1", "K9"})
        game.edit(unit, "order=form");
    declare(game, "M3", "K9");
    game.go_to("all-moves");
    game.play("movement", "@unit=M3 kind=charge", {4, 4, 4});
    return game;
}

KeptGame parted()
{
    KeptGame game = plateau();
    game.give(corneta::game::Split{"K1", 10, "part", "K9", "Part", "the table agrees"});
    game.play("leader-points", "@leader=L1", {1});
    for (const char* const unit : {"K1", "K9"})
        game.edit(unit, "order=form");
    game.go_to("all-moves");
    return game;
}

/// A section of M6 in All Moves, both with Form orders.
KeptGame parted_battery()
{
    KeptGame game = plateau();
    game.give(corneta::game::Split{"M6", 3, "section", "M9", "Section", "the table agrees"});
    for (const char* const unit : {"M6", "M9"})
        game.edit(unit, "order=form");
    game.go_to("all-moves");
    return game;
}

} // namespace

void TestSantaAnnaReunited::a_charge_that_touches_a_part_touches_the_whole()
{
    KeptGame game = charged_part();
    QCOMPARE(q(game.play("contact", "@attacker=M3 @defender=K9 distance=6", {})), "");
    QCOMPARE(q(game.play("reunite", "@unit=K1 @part=K9", {})), "");
    QCOMPARE(q(game.stat("M3", "charge_target")), "2nd-indiana");
    QCOMPARE(q(game.stat("M3", "touches")), "2nd-indiana");
    game.go_to("melee");
    QVERIFY2(game.owed().contains("must roll-to-close (perez-light)"), game.owed().c_str());
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M3 @defender=K1", {20})), "");
}

void TestSantaAnnaReunited::a_charge_on_its_way_meets_the_whole()
{
    KeptGame game = charged_part();
    QCOMPARE(q(game.play("reunite", "@unit=K1 @part=K9", {})), "");
    QVERIFY2(game.end_phase().contains("still owed"), game.owed().c_str());
    QCOMPARE(q(game.play("contact", "@attacker=M3 @defender=K1 distance=6", {})), "");
}

void TestSantaAnnaReunited::a_leader_with_a_part_is_with_the_whole()
{
    KeptGame game = parted();
    QCOMPARE(q(game.play("attach", "@leader=L1 @unit=K9", {})), "");
    QCOMPARE(q(game.play("reunite", "@unit=K1 @part=K9", {})), "");
    QCOMPARE(q(game.stat("L1", "attached_to")), "2nd-indiana");
    QCOMPARE(q(game.stat("K1", "leader_attached")), "yes");
    QCOMPARE(q(game.play("attach", "@leader=L1 @unit=K1 attached=no", {})), "");
    QCOMPARE(q(game.stat("K1", "leader_attached")), "no");
}

void TestSantaAnnaReunited::an_order_of_a_part_stays_paid()
{
    KeptGame game = parted();
    game.edit("K2", "effectives=18 stragglers=3");
    QCOMPARE(q(game.stat("L1", "leader_points")), "2");
    QCOMPARE(q(game.play("reunite", "@unit=K1 @part=K9", {})), "");
    game.go_to("rally");
    QCOMPARE(q(game.play("leader-rally", "@leader=L1 @unit=K2", {})), "leader: Lane has no point left from Give Orders");
}

void TestSantaAnnaReunited::a_whole_that_goes_up_in_its_part_leaves_it_the_others()
{
    KeptGame game = plateau();
    game.give(corneta::game::Split{"K1", 6, "part", "K9", "Part", "the table agrees"});
    game.give(corneta::game::Split{"K1", 6, "other", "K8", "Other", "the table agrees"});
    for (const char* const unit : {"K1", "K9", "K8"})
        game.edit(unit, "order=form");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("reunite", "@unit=K9 @part=K1", {})), "");
    QCOMPARE(q(game.stat("K8", "part_of")), "part");
    QCOMPARE(q(game.play("reunite", "@unit=K9 @part=K8", {})), "");
    QCOMPARE(q(game.stat("K9", "castings")), "21");
    QCOMPARE(q(game.stat("K9", "part_of")), "-");
}

/// Forming Emergency Square.
void TestSantaAnnaReunited::a_part_in_disorder_brings_it_along()
{
    KeptGame game = parted();
    game.edit("K9", "caught_forming_square=yes");
    QCOMPARE(q(game.play("reunite", "@unit=K1 @part=K9", {})), "");
    QCOMPARE(q(game.stat("K1", "caught_forming_square")), "yes");
}

/// Formation Changes: one a turn.
void TestSantaAnnaReunited::a_part_in_square_does_not_form_again()
{
    for (const char* const unit : {"K9", "K1"}) {
        KeptGame game = parted();
        game.edit(unit, "formation=square formed_this_turn=yes");
        QCOMPARE(q(game.play("reunite", "@unit=K1 @part=K9", {})),
                 unit == std::string{"K9"} ? "part: Part has changed its formation this turn"
                                           : "unit: 2nd Indiana has changed its formation this turn");
    }
}

void TestSantaAnnaReunited::an_order_that_is_paid_needs_the_action()
{
    KeptGame game = parted();
    QCOMPARE(q(game.give(corneta::game::Join{"K1", "part"})), "part: Part has its order paid: play Reunite parts");
    game.edit("K9", "order_rolled_this_turn=yes");
    QCOMPARE(q(game.play("attach", "@leader=L1 @unit=K9", {})), "");
    QCOMPARE(q(game.give(corneta::game::Join{"K1", "part"})), "");
    QCOMPARE(q(game.stat("L1", "attached_to")), "2nd-indiana");
    QCOMPARE(q(game.stat("K1", "leader_attached")), "yes");
}

void TestSantaAnnaReunited::whoever_has_moved_or_formed_joins_nobody()
{
    for (const char* const unit : {"K1", "K9"}) {
        const std::string who = unit == std::string{"K1"} ? "unit: 2nd Indiana" : "part: Part";
        KeptGame game = parted();
        game.edit("K9", "order_rolled_this_turn=yes");
        game.edit(unit, "formed_this_turn=yes");
        QCOMPARE(q(game.give(corneta::game::Join{"K1", "part"})), q(who + " has changed its formation this turn"));
        game.edit(unit, "formed_this_turn=no");
        game.play("form", std::string{"to=column @unit="} + unit, {});
        QCOMPARE(q(game.give(corneta::game::Join{"K1", "part"})), q(who + " has moved or formed this turn"));
    }
}

/// Artillery Functions.
void TestSantaAnnaReunited::limbered_guns_do_not_join_unlimbered_ones()
{
    KeptGame game = parted_battery();
    QCOMPARE(q(game.play("functions", "@unit=M9 first=limber", {})), "");
    const char* const told = "part: only one of Blanco's battery and Section is limbered";
    QCOMPARE(q(game.play("reunite", "@unit=M6 @part=M9", {})), told);
    QCOMPARE(q(game.give(corneta::game::Join{"M6", "section"})), told);
    QCOMPARE(q(game.play("functions", "@unit=M6 first=limber", {})), "");
    QCOMPARE(q(game.play("reunite", "@unit=M6 @part=M9", {})), "");
}

/// Mounting and Dismounting.
void TestSantaAnnaReunited::horse_in_the_saddle_does_not_join_horse_on_foot()
{
    KeptGame game = plateau();
    game.give(corneta::game::Split{"M5", 4, "squadron", "M9", "Squadron", "the table agrees"});
    game.edit("M9", "order=form mounted=no");
    game.edit("M5", "order=form");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("reunite", "@unit=M5 @part=M9", {})), "part: only one of Lancers and Squadron is mounted");
    game.edit("M5", "mounted=no");
    QCOMPARE(q(game.play("reunite", "@unit=M5 @part=M9", {})), "");
}

void TestSantaAnnaReunited::functions_that_a_part_has_used_are_used()
{
    KeptGame game = parted_battery();
    game.edit("M6", "unlimbered=no");
    QCOMPARE(q(game.play("functions", "@unit=M9 first=limber", {})), "");
    QCOMPARE(q(game.play("reunite", "@unit=M6 @part=M9", {})), "");
    QCOMPARE(q(game.stat("M6", "functions_used")), "1");
    QVERIFY(game.play("functions", "@unit=M6 first=unlimber", {}).contains("functions a turn 1, used 1"));
}

#include "test_santa_anna_reunited.moc"
