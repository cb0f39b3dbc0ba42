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
};

void TestSantaAnnaCrewsKept::a_battery_has_its_functions_and_no_more()
{
    KeptGame game = plateau();
    game.go_to("all-moves");
    QCOMPARE(q(game.play("functions", "@unit=M6 first=limber", {})), "");
    QCOMPARE(q(game.stat("M6", "unlimbered")), "no");
    QCOMPARE(q(game.play("movement", "@unit=M6", {3, 4, 5})), "unit: Blanco's battery: functions a turn 1, used 1");
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
    QCOMPARE(q(game.play("functions", "@unit=K1 first=limber", {})).contains("2nd Indiana is no battery"), true);
}

void TestSantaAnnaCrewsKept::guns_fire_as_far_as_they_are_manned()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("M6", "effectives=3 casualties=3")), "");
    QCOMPARE(q(game.edit("K5", "effectives=1 casualties=5")), "");
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=M6 @target=K1 range=9", {3})), "");
    QCOMPARE(q(game.answer("firer_guns")), "1 roster");
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
             "unit: 2nd Indiana has moved or formed this turn; gun: Bragg's battery has not so many of the infantry");
    game.end_turn();
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
             "unit: Blanco's battery was not at the wagons when the turn began");
    QCOMPARE(q(game.play("resupply", "@unit=K5 touching_wagon=yes", {})), "");
    QCOMPARE(q(game.stat("K5", "low_ammunition")), "no");
}

void TestSantaAnnaCrewsKept::a_loss_of_a_mixed_crew_is_drawn()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("M6", "helpers=2")), "");
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M6 range=3 target_unlimbered=no", {8})), "");
    QCOMPARE(q(game.outcome("casualties")), "2");
    QCOMPARE(q(game.end_phase()), "");
    QVERIFY2(game.owed().contains("must mixed-crew-loss"), game.owed().c_str());
    const std::string before = game.stat("M6", "effectives");
    QCOMPARE(q(game.play("mixed-crew-loss", "@gun=M6", {std::stoi(before) + 2})), "");
    QCOMPARE(q(game.outcome("lost")), "helper");
    QCOMPARE(q(game.stat("M6", "helpers")), "1");
    QCOMPARE(game.stat("M6", "effectives"), std::to_string(std::stoi(before) + 1));
}

#include "test_santa_anna_crews_kept.moc"
