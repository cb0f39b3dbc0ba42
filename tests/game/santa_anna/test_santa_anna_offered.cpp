// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/offered.h"
#include "tests/game/santa_anna/plateau.h"

#include <QObject>
#include <QString>
#include <QTest>

#include <fmt/format.h>

/// What fire, declarations and breaking lead to beside a charge, and what is not allowed there.
class TestSantaAnnaOffered : public QObject {
    Q_OBJECT
private slots:
    void a_quarter_volley_is_fired_where_a_roll_says_so();
    void no_more_castings_fire_than_there_are();
    void cavalry_that_charges_foot_offers_it_a_square();
    void a_square_says_how_far_off_the_charge_began();
    void horse_that_charges_may_ride_over_stragglers();
    void who_breaks_in_melee_may_run_off_the_table();
    void nobody_passes_through_an_enemy();
    void who_is_caught_forming_square_does_not_fire();
    void cavalry_that_is_charged_may_charge_back();
    void a_counter_charge_takes_mounted_cavalry();
    void guns_hit_by_guns_are_rolled_for_in_games_that_play_it();
    void a_follow_up_charge_follows_a_charge();
    void whoever_sees_a_friend_break_rolls_once();
    void nobody_need_have_seen_it();
    void a_part_that_has_fired_forms_again_when_its_fire_is_taken();
    void nobody_forms_again_with_himself();
    void what_was_offered_to_a_part_goes_with_it();
};

void TestSantaAnnaOffered::a_quarter_volley_is_fired_where_a_roll_says_so()
{
    KeptGame game = plateau();
    QCOMPARE(q(declare(game, "M3", "K1")), "");
    game.edit("M3", "moved_this_turn=yes");
    game.go_to("melee");
    const std::string volley = "@firer=M3 @target=K1 range=1 firer_quarter_volley=yes";
    QCOMPARE(q(game.play("fire", volley, {5})),
             "firer: Perez's light battalion fires a quarter volley only where a roll to close or to stand says so");
    QCOMPARE(q(game.play("fire", "@firer=M3 @target=K1 range=1", {5})),
             "firer: Perez's light battalion fires nothing but a quarter volley in Melee");
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M3 @defender=K1", {6})), "");
    QCOMPARE(q(game.outcome("result")), "halts-and-fires");
    QCOMPARE(q(game.play("fire", volley, {10})), "");
    QVERIFY(game.stat("K1", "stragglers") != "0");
    QVERIFY(game.play("fire", volley, {5}).contains("only where a roll"));
}

void TestSantaAnnaOffered::no_more_castings_fire_than_there_are()
{
    KeptGame game = plateau();
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M1 range=4 firer_castings=30", {5})), "firer: 2nd Indiana has effectives 21");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M1 range=4 firer_castings=20", {5})), "");
}

void TestSantaAnnaOffered::cavalry_that_charges_foot_offers_it_a_square()
{
    KeptGame game = plateau();
    game.go_to("declare-charges");
    QCOMPARE(q(game.play("emergency-square", "@defender=K1 distance=9", {3})), "defender: no cavalry has declared a charge at 2nd Indiana");
    QCOMPARE(q(declare(game, "M5", "K1")), "");
    QCOMPARE(q(game.owed()), q(fmt::format("{}.0 may emergency-square (2nd-indiana)", game.last())));
    QCOMPARE(q(game.follow({game.last(), 0, 0}, "distance=9", {3})), "");
    QCOMPARE(q(game.stat("K1", "formation")), "square");
}

void TestSantaAnnaOffered::who_is_caught_forming_square_does_not_fire()
{
    KeptGame game = plateau();
    QCOMPARE(q(declare(game, "M5", "K1")), "");
    QCOMPARE(q(game.play("emergency-square", "@defender=K1 distance=2", {20})), "");
    QCOMPARE(q(game.play("emergency-square", "@defender=K1 distance=2", {1})), "defender: 2nd Indiana was caught forming square this turn");
    game.go_to("hold-fire");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M5 range=4", {5})),
             "firer: 2nd Indiana was caught forming square and does not fire at Lancers");
}

void TestSantaAnnaOffered::cavalry_that_is_charged_may_charge_back()
{
    KeptGame game = plateau();
    game.edit("K4", "order=hold");
    QCOMPARE(q(declare(game, "M5", "K4")), "");
    QCOMPARE(q(game.owed()), q(fmt::format("{}.0 may counter-charge (kentucky-horse)", game.last())));
    QCOMPARE(q(game.follow({game.last(), 0, 0}, "", {})), "");
    QCOMPARE(q(game.stat("K4", "order")), "charge");
    QVERIFY(game.owed().contains("must declare (kentucky-horse)"));
    QVERIFY2(!game.owed().contains("movement"), game.owed().c_str()); // it moves once it has declared
    QCOMPARE(q(game.play("counter-charge", "@unit=K4 trigger=charged-by-cavalry", {})),
             "unit: Kentucky cavalry has a Charge order already");
    QCOMPARE(q(game.play("declare", "@charger=K4 @target=M5", {})), "");
    QCOMPARE(q(game.stat("K4", "charge_target")), "lancers");
}

void TestSantaAnnaOffered::a_counter_charge_takes_mounted_cavalry()
{
    KeptGame game = plateau();
    game.edit("K4", "mounted=no order=hold");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("counter-charge", "@unit=K4", {20})), "unit: Kentucky cavalry is not mounted");
    game.edit("K4", "mounted=yes order=move");
    QCOMPARE(q(game.play("counter-charge", "@unit=K4", {20})), "unit: Kentucky cavalry has no Hold order");
}

void TestSantaAnnaOffered::guns_hit_by_guns_are_rolled_for_in_games_that_play_it()
{
    for (const bool is_played : {false, true}) {
        KeptGame game = plateau();
        if (is_played)
            game.edit("us", "gun_damage=yes");
        game.go_to("first-fire");
        QCOMPARE(q(game.play("gun-damage", "@unit=K5 casualties=2", {5, 5})),
                 is_played ? "unit: guns have not hit Bragg's battery in this phase"
                           : "unit: damage to artillery is an optional rule that this game does not play");
        QCOMPARE(q(game.play("fire", "@firer=M6 @target=K5 range=5", {20, 20})), "");
        QCOMPARE(q(game.end_phase()), "");
        QCOMPARE(game.owed().contains("must gun-damage (bragg)"), is_played);
        if (!is_played)
            continue;
        QVERIFY(game.stat("K5", "casualties") != "0");
        const auto faces = std::vector<int>(static_cast<std::size_t>(std::stoi(game.stat("K5", "casualties"))), 5);
        QCOMPARE(q(game.play("gun-damage", "@unit=K5", faces)), "");
        QCOMPARE(q(game.answer("casualties")), q(game.stat("K5", "casualties") + " next"));
    }
}

void TestSantaAnnaOffered::a_follow_up_charge_follows_a_charge()
{
    KeptGame game = plateau();
    game.edit("M1", "charged_last_turn=yes");
    game.go_to("declare-charges");
    QCOMPARE(q(game.play("follow-up-charge", "@unit=M1", {2})),
             "unit: follow-up charges are an optional rule that this game does not play");
    game.edit("us", "follow_up_charges=yes");
    QCOMPARE(q(declare(game, "M3", "K1")), "");
    QVERIFY(!game.owed().contains("follow-up"));
    QCOMPARE(q(game.play("follow-up-charge", "@unit=M3", {2})), "unit: Perez's light battalion did not charge last turn");
    game.end_turn();
    QCOMPARE(q(game.stat("M3", "charged_last_turn")), "yes");
    QCOMPARE(q(declare(game, "M3", "K1")), "");
    QCOMPARE(q(game.owed()), q(fmt::format("{}.0 must follow-up-charge (perez-light)", game.last())));
    QCOMPARE(q(game.follow({game.last(), 0, 0}, "", {2})), "");
    game.end_turn();
    game.end_turn();
    QCOMPARE(q(game.stat("M3", "charged_last_turn")), "no");
}

namespace {

/// M4 breaks under fire, and its Must is to be answered.
KeptGame broken_by_fire()
{
    KeptGame game = plateau();
    game.edit("M3", "effectives=9 stragglers=7");
    game.go_to("first-fire");
    game.play("fire", "@firer=K1 @target=M3 range=3", {15});
    game.end_phase();
    return game;
}

} // namespace

void TestSantaAnnaOffered::whoever_sees_a_friend_break_rolls_once()
{
    KeptGame game = broken_by_fire();
    const int end = game.last();
    QCOMPARE(q(game.owed()), q(fmt::format("{0}.0 either movement (perez-light); {0}.1 either rout-check (perez-light)", end)));
    QCOMPARE(q(game.play("rout-check", "@unit=M1", {20})), "broke: say whom Uraga's 1st battalion saw break");
    QCOMPARE(q(game.play("rout-check", "@unit=M1 @broke=M5", {20})), "broke: Lancers is not broken");
    QCOMPARE(q(game.play("rout-check", "@unit=K1 @broke=M3", {20})), "unit: 2nd Indiana and Perez's light battalion are enemies");
    QCOMPARE(q(game.play("rout-check", "@unit=M1 @broke=M3 @leader=L1", {20})),
             "leader: Lane and Uraga's 1st battalion are enemies; leader: Lane is not with Uraga's 1st battalion");
    QVERIFY(game.play("rout-check", "@unit=M1+K1 @broke=M3 @leader=L3", {20, 20}).contains("leader: Blanco and 2nd Indiana are enemies"));
    QCOMPARE(q(game.play("rout-check", "@unit=M1+M2 @broke=M3", {20, 20})), "");
    QCOMPARE(q(game.owed()), q(fmt::format("{0}.0 either movement (perez-light)", end)));
    QCOMPARE(q(game.play("rout-check", "@unit=M1 @broke=M3", {20})),
             "unit: Uraga's 1st battalion has rolled for the breaking of Perez's light battalion");
    QVERIFY(game.play("unseen", "@broke=M3", {}).starts_with("broke: Uraga's 1st battalion has seen Perez's light battalion break"));
}

void TestSantaAnnaOffered::nobody_need_have_seen_it()
{
    KeptGame game = broken_by_fire();
    QCOMPARE(q(game.play("movement", "@unit=M3 kind=retreat", {2, 2, 2, 2})), "");
    QVERIFY(game.end_phase().contains("still owed: Each friend that sees"));
    QCOMPARE(q(game.play("unseen", "@broke=M3", {})), "");
    QVERIFY(!game.owed().contains("must") && !game.owed().contains("either"));
}

void TestSantaAnnaOffered::a_part_that_has_fired_forms_again_when_its_fire_is_taken()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.give(corneta::game::Split{"K1", 7, "company", "K7", "Company", "the table agrees"})), "");
    game.go_to("first-fire");
    QCOMPARE(q(game.play("reunite", "@unit=K1 @part=K7", {}, "at once")), "");
    QCOMPARE(q(game.play("fire", "@firer=K7 @target=M1 range=3", {20}, "as one")), "");
    QCOMPARE(q(game.stat("K7", "castings")), "7");
    QCOMPARE(q(game.end_phase("on we go")), "");
    QVERIFY(game.journal().state().find("K7") == nullptr);
    QCOMPARE(q(game.stat("K1", "castings")), "21");
    QVERIFY(game.stat("M1", "stragglers") != "0");
}

void TestSantaAnnaOffered::nobody_forms_again_with_himself()
{
    KeptGame game = plateau();
    game.go_to("all-moves");
    QVERIFY(game.play("reunite", "@unit=K1 @part=K1", {}).contains("part: 2nd Indiana is given twice"));
    QCOMPARE(q(game.play("reunite", "@unit=K1 @part=K1", {}, "all the same")), "");
    QCOMPARE(q(game.stat("K1", "castings")), "21");
}

void TestSantaAnnaOffered::what_was_offered_to_a_part_goes_with_it()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.give(corneta::game::Split{"K1", 7, "company", "K7", "Company", "the table agrees"})), "");
    game.go_to("all-moves");
    const auto open = [&] { return corneta::game::open_follow_ups(game.journal().state(), game.book()).size(); };
    QCOMPARE(q(game.play("movement", "@unit=K7", {4, 4}, "on it goes")), "");
    QCOMPARE(open(), 1U);
    QCOMPARE(q(game.play("reunite", "@unit=K1 @part=K7", {}, "at once")), "");
    QCOMPARE(open(), 0U);
    QCOMPARE(q(game.end_phase("on we go")), "");
}

void TestSantaAnnaOffered::a_square_says_how_far_off_the_charge_began()
{
    KeptGame game = plateau();
    QCOMPARE(q(declare(game, "M5", "K1")), "");
    QCOMPARE(q(game.follow({game.last(), 0, 0}, "distance=9.5", {3})), "");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("movement", "@unit=M5", {3, 3, 3, 3, 3, 3, 3})), "");
    QCOMPARE(q(game.play("contact", "@attacker=M5 @defender=K1", {})), "");
    QCOMPARE(q(game.answer("distance")), "9.5 roster");
    QCOMPARE(q(game.stat("M5", "inches_left")), "11.5");
    QCOMPARE(q(game.stat("M5", "charged_from")), "9.5");
    game.end_turn();
    QCOMPARE(q(game.stat("M5", "charged_from")), "-");
}

void TestSantaAnnaOffered::horse_that_charges_may_ride_over_stragglers()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K4", "order=move")), "");
    QCOMPARE(q(game.edit("K1", "effectives=16 stragglers=5")), "");
    QCOMPARE(q(game.edit("M1", "effectives=9 stragglers=5")), "");
    QCOMPARE(q(declare(game, "M5", "K2")), "");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("movement", "@unit=K4", {3, 3, 3, 3})), "");
    QVERIFY2(!game.owed().contains("overrun-stragglers"), game.owed().c_str());
    QCOMPARE(q(game.play("movement", "@unit=M5", {3, 3, 3, 3, 3, 3, 3})), "");
    QVERIFY2(game.owed().contains("may overrun-stragglers (lancers)"), game.owed().c_str());
    const corneta::game::Follows ride{game.last(), 1, 0};
    QCOMPARE(q(game.follow(ride, "@unit=M1", {})), "unit: Uraga's 1st battalion and Lancers are on the same side");
    QCOMPARE(q(game.follow(ride, "@unit=K1", {})), "");
    QCOMPARE(q(game.stat("K1", "casualties")), "3");
    QCOMPARE(q(game.play("overrun-stragglers", "@attacker=M5 @unit=K1", {})),
             "unit: Lancers has ridden over the stragglers of 2nd Indiana this turn");
    QCOMPARE(q(game.play("overrun-stragglers", "@attacker=M5 @unit=K3", {})), "unit: Mississippi Rifles has no stragglers");
    game.edit("K4", "moved_this_turn=no");
    QCOMPARE(q(game.play("overrun-stragglers", "@attacker=K4 @unit=M1", {})), "attacker: Kentucky cavalry has not moved this turn");
    QCOMPARE(q(game.play("overrun-stragglers", "@attacker=K2 @unit=M1", {})), "attacker: 3rd Indiana is not mounted cavalry");
    QCOMPARE(q(game.play("overrun-stragglers", "@unit=M1", {}, "they ride")), "attacker: name who is the attacker");
}

void TestSantaAnnaOffered::who_breaks_in_melee_may_run_off_the_table()
{
    KeptGame game = plateau();
    game.edit("K1", "effectives=11 stragglers=10 in_melee=yes");
    game.edit("M3", "in_melee=yes locked_with=2nd-indiana");
    game.go_to("melee");
    QCOMPARE(q(game.play("melee", "@attacker=M3 @defender=K1", {20, 1})), "");
    QVERIFY2(game.owed().contains("either movement (2nd-indiana)"), game.owed().c_str());
    QCOMPARE(q(game.play("leave-table", "@unit=K1", {})), "");
    QVERIFY2(!game.owed().contains("movement"), game.owed().c_str());
    QCOMPARE(q(game.play("unseen", "@broke=K1", {})), "");
    QCOMPARE(q(game.end_phase()), "");
}

void TestSantaAnnaOffered::nobody_passes_through_an_enemy()
{
    KeptGame game = plateau();
    game.go_to("all-moves");
    QCOMPARE(q(game.play("pass-through", "@mover=K1 @passed=M1", {1, 1})), "passed: Uraga's 1st battalion and 2nd Indiana are enemies");
    QCOMPARE(q(game.play("pass-through", "@mover=K1", {1, 1})), "passed: name who is the unit passed through");
    QCOMPARE(q(game.play("pass-through", "@mover=K1 @passed=K1", {1, 1})), "passed: 2nd Indiana stands there twice");
    QCOMPARE(q(game.play("pass-through", "@mover=K1 @passed=K2", {1, 1})), "");
}

#include "test_santa_anna_offered.moc"
