// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/santa_anna/plateau.h"

#include <QObject>
#include <QString>
#include <QTest>

/// Guns and their crews: functions, who mans them, their ammunition.
class TestSantaAnnaCrewsKept : public QObject {
    Q_OBJECT
private slots:
    void a_battery_has_its_functions_and_no_more();
    void a_light_us_battery_has_two_functions();
    void guns_fire_as_far_as_they_are_manned();
    void infantry_lent_to_guns_mans_them();
    void ammunition_takes_a_turn_at_the_wagons();
    void a_loss_of_a_mixed_crew_is_drawn();
    void who_was_the_last_gunner_is_drawn_before_the_battery_is_lost();
    void guns_that_are_left_stand_by_themselves_and_are_manned_again();
    void guns_of_the_enemy_are_manned_too();
    void gunners_that_are_broken_or_have_other_guns_man_none();
    void a_gun_with_one_casting_acts_every_other_turn();
    void gunners_go_to_another_battery();
    void infantry_that_has_formed_square_may_go_to_the_guns();
};

void TestSantaAnnaCrewsKept::a_battery_has_its_functions_and_no_more()
{
    KeptGame game = plateau();
    game.go_to("all-moves");
    QCOMPARE(q(game.play("functions", "@unit=M6 first=limber", {})), "");
    QCOMPARE(q(game.stat("M6", "unlimbered")), "no");
    QCOMPARE(q(game.play("movement", "@unit=M6", {3, 4, 5})), "unit: Blanco's battery: functions a turn 1, used 1");
    QVERIFY2(!game.idle().contains("mexican-battery has not moved"), game.idle().c_str());
    game.go_to("hold-fire");
    QCOMPARE(q(game.edit("M6", "unlimbered=yes")), "");
    QCOMPARE(q(game.play("fire", "@firer=M6 @target=K1 range=9", {3, 4})), "firer: Blanco's battery: functions a turn 1, used 1");
    game.end_turn();
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=M6 @target=K1 range=9", {3, 4})), "");
    game.go_to("all-moves");
    QVERIFY(game.play("functions", "@unit=M6 first=limber", {}).contains("used 1"));
}

void TestSantaAnnaCrewsKept::a_light_us_battery_has_two_functions()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K5", "order=move")), "");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("functions", "@unit=K5 first=unlimber", {})), "first: the guns are unlimbered");
    QCOMPARE(q(game.play("functions", "@unit=K5 first=limber", {})), "");
    QCOMPARE(q(game.play("movement", "@unit=K5", {3, 4, 5})), "");
    QCOMPARE(q(game.play("movement", "@unit=K5", {3, 4, 5})), "unit: Bragg's battery: functions a turn 2, used 2");
    QCOMPARE(q(game.play("functions", "@unit=K1 first=limber", {})).contains("2nd Indiana is not a battery"), true);
}

void TestSantaAnnaCrewsKept::guns_fire_as_far_as_they_are_manned()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("M6", "effectives=3 casualties=3")), "");
    QCOMPARE(q(game.edit("K5", "effectives=1 casualties=5")), "");
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=M6 @target=K1 range=9", {3, 4})), ""); // its third casting has the second gun every other turn
    QCOMPARE(q(game.answer("firer_guns")), "2 roster");
    QCOMPARE(q(game.play("fire", "@firer=K5 @target=M1 range=9", {3})), ""); // one casting takes both its functions
    QCOMPARE(q(game.answer("firer_guns")), "1 roster");
    QCOMPARE(q(game.play("gun-crew", "@gun=M6", {}, "at once")), "");
    QCOMPARE(q(game.answer("gunners")), "1 roster");
    QCOMPARE(q(game.answer("functions")), "1 roster");
}

void TestSantaAnnaCrewsKept::infantry_lent_to_guns_mans_them()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K5", "effectives=2 casualties=4")), "");
    QCOMPARE(q(game.edit("K1", "order=form")), "");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("lend", "@unit=K2 @gun=K5 castings=2", {})), "unit: 3rd Indiana has no Form order");
    QCOMPARE(q(game.play("lend", "@unit=K1 @gun=K5 castings=2", {})), "");
    QCOMPARE(q(game.stat("K1", "effectives")), "19");
    QCOMPARE(q(game.stat("K1", "castings")), "19");
    QCOMPARE(q(game.stat("K5", "helpers")), "2");
    QCOMPARE(q(game.play("lend", "@unit=K1 @gun=K5 castings=3 back=yes helpers=3", {}, "")),
             "helpers: Bragg's battery has 2 by the roster; unit: 2nd Indiana has not lent so many; "
             "unit: 2nd Indiana has moved or formed this turn; gun: Bragg's battery has not so many of the infantry");
    game.end_turn();
    KeptGame later = game;
    QCOMPARE(q(later.edit("K1", "order=form")), "");
    QCOMPARE(q(later.edit("K2", "order=form")), "");
    later.go_to("all-moves");
    QCOMPARE(q(later.play("lend", "@unit=K2 @gun=K5 castings=2 back=yes", {})), "unit: 3rd Indiana has not lent so many");
    QCOMPARE(q(later.play("lend", "@unit=K1 @gun=K5 castings=2 back=yes", {})), "");
    QCOMPARE(q(later.stat("K1", "effectives")), "21");
    QCOMPARE(q(later.stat("K1", "lent")), "0");
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=K5 @target=M1 range=9", {3, 4})), "");
    QCOMPARE(q(game.answer("firer_guns")), "2 roster");
}

void TestSantaAnnaCrewsKept::ammunition_takes_a_turn_at_the_wagons()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K5", "low_ammunition=yes")), "");
    QCOMPARE(q(game.play("at-wagons", "@unit=K5", {})), "");
    game.go_to("rally");
    QCOMPARE(q(game.play("resupply", "@unit=M6 touching_wagon=yes", {})),
             "touching_wagon: by the roster of Blanco's battery it is no; "
             "unit: Blanco's battery was not at the wagons when the turn began");
    QCOMPARE(q(game.play("resupply", "@unit=K5", {})), "");
    QCOMPARE(q(game.stat("K5", "low_ammunition")), "no");
}

void TestSantaAnnaCrewsKept::a_loss_of_a_mixed_crew_is_drawn()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("M6", "helpers=5 unlimbered=no")), "");
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M6 range=3", {8})), "");
    QCOMPARE(q(game.outcome("casualties")), "2");
    QCOMPARE(q(game.end_phase()), "");
    QVERIFY2(game.owed().contains("must mixed-crew-loss"), game.owed().c_str());
    const std::string before = game.stat("M6", "effectives");
    const int helpers = std::stoi(game.stat("M6", "helpers"));
    QCOMPARE(q(game.play("mixed-crew-loss", "@gun=M6", {std::stoi(before) + helpers})), "");
    QCOMPARE(q(game.outcome("lost")), "helper");
    QCOMPARE(q(game.stat("M6", "helpers")), QString::number(helpers - 1));
    QCOMPARE(game.stat("M6", "effectives"), before);
    QCOMPARE(q(game.play("mixed-crew-loss", "@gun=M6", {1})), "");
    QCOMPARE(q(game.play("mixed-crew-loss", "@gun=M6", {1})), "gun: no loss of Blanco's battery is left to be drawn");
}

void TestSantaAnnaCrewsKept::who_was_the_last_gunner_is_drawn_before_the_battery_is_lost()
{
    for (const bool is_gunner : {false, true}) {
        KeptGame game = plateau();
        QCOMPARE(q(game.edit("M6", "effectives=1 castings=1 helpers=5 unlimbered=no")), "");
        game.go_to("first-fire");
        QCOMPARE(q(game.play("fire", "@firer=K1 @target=M6 range=3", {1})), "");
        QCOMPARE(q(game.outcome("casualties")), "2");
        QCOMPARE(q(game.answer("target_effectives")), "6 roster");
        QCOMPARE(q(game.outcome("stragglers")), "2"); // of the infantry
        QCOMPARE(q(game.end_phase()), "");
        QVERIFY2(game.owed().contains("must mixed-crew-loss"), game.owed().c_str());
        QVERIFY(!game.owed().contains("rout-check"));
        QCOMPARE(q(game.stat("M6", "destroyed")), "-");
        KeptGame let_go = game;
        QCOMPARE(q(let_go.end_phase("nobody draws")), "");
        QCOMPARE(q(let_go.stat("M6", "destroyed")), "-"); // the last gunner falls last
        QCOMPARE(q(let_go.stat("M6", "effectives")), "1");
        QCOMPARE(q(game.play("mixed-crew-loss", "@gun=M6", {is_gunner ? 1 : 4})), "");
        QCOMPARE(q(game.stat("M6", "undrawn")), is_gunner ? "0" : "1"); // there is nobody left to draw but helpers
        if (!is_gunner)
            QCOMPARE(q(game.play("mixed-crew-loss", "@gun=M6", {3})), "");
        QVERIFY(!KeptGame{game}.end_phase().contains("Gunner or helper"));
        QCOMPARE(q(game.stat("M6", "effectives")), is_gunner ? "0" : "1");
        QCOMPARE(q(game.stat("M6", "helpers")), is_gunner ? "0" : "1"); // who is left goes with the battery
        QCOMPARE(q(game.stat("M6", "casualties")), is_gunner ? "4" : "2");
        QCOMPARE(q(game.stat("M6", "destroyed")), is_gunner ? "yes" : "-");
        QCOMPARE(game.owed().contains("rout-check"), is_gunner);
    }
}

void TestSantaAnnaCrewsKept::guns_that_are_left_stand_by_themselves_and_are_manned_again()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("M6", "guns_damaged=1")), "");
    game.go_to("melee");
    QCOMPARE(q(game.play("roll-to-stand", "@attacker=K3 @defender=M6", {1, 1, 1}, "as it comes")), "");
    QCOMPARE(q(game.stat("M6", "guns")), "0");
    QCOMPARE(q(game.stat("G1", "guns")), "2");
    QCOMPARE(q(game.stat("G1", "guns_damaged")), "1");
    QCOMPARE(q(game.stat("G1", "poundage")), "8");
    QVERIFY2(game.told().contains("Guns of Blanco's battery (G1) stand where they were left."), game.told().c_str());
    QVERIFY(game.summary("G1").contains("gun castings 2"));
    game.end_turn();
    game.go_to("all-moves");
    QVERIFY(is_idle(game, "mexican-battery may man guns that stand without a crew: man-guns unit"));
    QCOMPARE(q(game.play("man-guns", "@unit=M6 @crewless=G1", {})), "");
    QCOMPARE(q(game.stat("M6", "guns")), "2");
    QCOMPARE(q(game.stat("M6", "guns_damaged")), "1");
    QVERIFY(game.journal().state().find("G1") == nullptr);
    QCOMPARE(q(game.play("movement", "@unit=M6", {3, 4, 5})), "unit: Blanco's battery: functions a turn 1, used 1");
}

void TestSantaAnnaCrewsKept::guns_of_the_enemy_are_manned_too()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K5", "guns=0 order=move")), "");
    game.go_to("melee");
    QCOMPARE(q(game.play("roll-to-stand", "@attacker=K3 @defender=M6", {1, 1, 1}, "as it comes")), "");
    game.end_turn();
    QCOMPARE(q(game.edit("K5", "order=hold")), "");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("man-guns", "@unit=K5 @crewless=G1", {})), "unit: Bragg's battery has no Move order");
    QCOMPARE(q(game.edit("K5", "order=move")), "");
    QCOMPARE(q(game.play("man-guns", "@unit=K5 @crewless=G1", {})), "");
    QCOMPARE(q(game.stat("K5", "guns")), "2");
    QCOMPARE(q(game.stat("K5", "poundage")), "8");
}

void TestSantaAnnaCrewsKept::gunners_that_are_broken_or_have_other_guns_man_none()
{
    KeptGame game = plateau();
    game.go_to("melee");
    QCOMPARE(q(game.play("roll-to-stand", "@attacker=K3 @defender=M6", {1, 1, 1}, "as it comes")), "");
    game.end_turn();
    game.go_to("all-moves");
    QCOMPARE(q(game.play("man-guns", "@unit=K5 @crewless=G1", {})), "crewless_poundage: the battery has 6 lb guns, these are of 8");
    QCOMPARE(q(game.play("man-guns", "@unit=K1 @crewless=G1", {})), "unit_arm: only gunners man guns: infantry is lent to them");
    QCOMPARE(q(game.edit("M6", "broken=yes")), "");
    QCOMPARE(q(game.play("man-guns", "@unit=M6 @crewless=G1", {})), "unit: Blanco's battery is broken");
}

void TestSantaAnnaCrewsKept::a_gun_with_one_casting_acts_every_other_turn()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("M6", "effectives=1 casualties=5")), "");
    for (const int turn : {1, 2, 3}) {
        game.go_to("first-fire");
        const std::string told = game.play("fire", "@firer=M6 @target=K1 range=9", turn == 2 ? std::vector<int>{} : std::vector{3});
        QCOMPARE(q(told), turn == 2 ? "firer: Blanco's battery: functions a turn 0, used 0" : "");
        game.end_turn();
    }
    QCOMPARE(q(game.edit("M6", "effectives=3 casualties=3")), ""); // the third casting fired in turn 3
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=M6 @target=K1 range=9", {3})), "");
    QCOMPARE(q(game.answer("firer_guns")), "1 roster");
}

void TestSantaAnnaCrewsKept::gunners_go_to_another_battery()
{
    KeptGame game{santa_anna::ruleset, "buena-vista"};
    QCOMPARE(q(game.edit("A2", "effectives=2 casualties=4 order=move")), "");
    QCOMPARE(q(game.edit("A1", "order=hold")), "");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("lend", "@unit=A1 @gun=A2 castings=2", {})), "unit: Washington's battery has no Move order");
    QCOMPARE(q(game.edit("A1", "order=move")), "");
    QCOMPARE(q(game.play("lend", "@unit=A1 @gun=A2 castings=2", {})), "");
    QCOMPARE(q(game.stat("A1", "effectives")), "7");
    QCOMPARE(q(game.stat("A1", "functions_used")), "1");
    QCOMPARE(q(game.stat("A2", "effectives")), "4");
    QCOMPARE(q(game.stat("A2", "helpers")), "-");
    QCOMPARE(q(game.play("lend", "@unit=W1 @gun=A2 castings=1", {})), "unit: 1st Illinois has no Form order");
    QCOMPARE(q(game.edit("A1", "effectives=4 stragglers=3 functions_used=0")), "");
    QCOMPARE(q(game.play("lend", "@unit=A1 @gun=A2 castings=2", {})), "castings: the unit would have effectives 2 and stragglers 3");
}

void TestSantaAnnaCrewsKept::infantry_that_has_formed_square_may_go_to_the_guns()
{
    KeptGame game = plateau();
    game.edit("K1", "order=form");
    QCOMPARE(q(declare(game, "M5", "K1")), "");
    QCOMPARE(q(game.play("emergency-square", "@defender=K1 distance=12", {3})), "");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("lend", "@unit=K1 @gun=K5 castings=2", {})), "");
    QCOMPARE(q(game.play("form", "@unit=K1 to=line", {})), "unit: 2nd Indiana has moved or formed this turn");
}

#include "test_santa_anna_crews_kept.moc"
