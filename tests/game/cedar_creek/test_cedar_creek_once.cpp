// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/cedar_creek/belle_grove.h"

#include <QObject>
#include <QString>
#include <QTest>

/// A kept game of Cedar Creek: one hit, one division, one place at a time, and who comes too late.
class TestCedarCreekOnce : public QObject {
    Q_OBJECT
private slots:
    void a_hit_is_answered_once();
    void a_division_that_owes_its_test_holds_up_the_others();
    void a_second_line_of_a_new_attack_goes_back_again();
    void second_lines_find_their_places_in_any_order();
    void an_orderly_retreat_crosses_no_more_fronts_than_it_has_zones();
    void confederates_enter_on_two_turns_alone();
    void who_enters_by_a_scored_zone_controls_it();
    void a_brigade_has_one_artillery_marker();
    void a_marker_that_goes_on_alone_stands_with_nobody();
    void no_second_line_goes_along_but_from_combat();
    void a_train_occupies_no_zone();
    void the_last_first_line_takes_its_second_line_along();
    void a_marker_rides_no_farther_than_its_points();
    void a_marker_that_has_moved_by_itself_does_not_ride();
    void a_marker_that_changes_its_brigade_for_no_points_rides();
    void markers_may_stand_alone();
    void headquarters_that_pass_a_scored_zone_control_it();
};

/// 11.4.
void TestCedarCreekOnce::a_hit_is_answered_once()
{
    KeptGame game = movement_of(1);
    QCOMPARE(q(game.play("attack", "@attacker=R1+R3 @attacker_support=R2+P1 @defender=H2 terrain=higher,woods attacker_flank_threat=yes",
                         {1, 6}, "P1 supports")),
             "");
    QCOMPARE(q(game.play("retreat", "@brigade=R1 @second_line=R2 choice=retreat", {5})), "");
    QCOMPARE(q(game.play("retreat", "@brigade=R1 choice=retreat", {6})), "brigade: Cook is not hit (11.4)");
    QVERIFY2(!game.end_phase().contains("Cook retreats"), game.end_phase().c_str());
}

/// 10.
void TestCedarCreekOnce::a_division_that_owes_its_test_holds_up_the_others()
{
    KeptGame game = round_of(1);
    game.edit("confederate", "plays=yes activated=yes divisions=2");
    game.edit("union", "plays=no");
    QCOMPARE(q(game.play("deploy", "@train=Q3 @supported=R2", {}, "in the turn before")), "");
    QCOMPARE(q(game.play("activate", "@division=DR in_command=no", {}, "the train has moved")), "");
    QVERIFY2(game.owed().contains("initiative-test"), game.owed().c_str());
    game.edit("R1", "declared=attack");
    QVERIFY(game.play("attack", "@attacker=R1 @defender=H2", {6, 6}).contains("tests its initiative first (10)"));
    QCOMPARE(q(game.play("movement-cost", "@brigade=artillery-1 zones=1 @supported=R1", {})),
             "brigade: Ramseur's division tests its initiative first (10)");
}

/// 11.3.
void TestCedarCreekOnce::a_second_line_of_a_new_attack_goes_back_again()
{
    KeptGame game = movement_of(1);
    QCOMPARE(q(game.play("attack", "@attacker=R1 @defender=H1 @defender_support=H2", {6, 1})), "");
    QCOMPARE(q(game.play("retreat", "@brigade=H1 choice=retreat", {1})), "");
    QCOMPARE(q(game.stat("H2", "went_back")), "yes");
    QCOMPARE(q(game.play("attack", "@attacker=R3 @defender=H1 @defender_support=H2", {6, 1})), "");
    QCOMPARE(q(game.stat("H2", "went_back")), "no");
    QCOMPARE(q(game.play("retreat", "@brigade=H1 choice=retreat", {1})), "");
}

/// 10.5.
void TestCedarCreekOnce::second_lines_find_their_places_in_any_order()
{
    for (const char* const behind : {"R2+T2", "T2+R2"}) {
        KeptGame game = movement_of(2);
        const std::string said =
            game.play("attack", std::string{"@attacker=R1+P1 @charger=P1 @attacker_support="} + behind + " @defender=H2", {6, 1});
        QVERIFY2(!said.contains("stacks with brigades of its own division") || said.contains("enemies"), said.c_str());
    }
}

/// 11.4.
void TestCedarCreekOnce::an_orderly_retreat_crosses_no_more_fronts_than_it_has_zones()
{
    KeptGame game = movement_of(2);
    game.edit("H3", "strength=9 strength_at_start=9");
    QCOMPARE(q(game.play("attack", "@attacker=R1 @defender=H3", {6, 6, 1})), "");
    QCOMPARE(q(game.play("retreat", "@brigade=H3 choice=retreat fronts_crossed=4", {1})), "");
    QCOMPARE(q(game.outcome("losses")), "3");
}

/// 12.
void TestCedarCreekOnce::confederates_enter_on_two_turns_alone()
{
    KeptGame game = movement_of(3);
    game.edit("R1", "off_map=yes enters_by=2");
    game.edit("confederate", "plays=yes");
    game.edit("union", "plays=no");
    QVERIFY(game.play("movement-cost", "@brigade=R1 entry=yes", {}).contains("entry: Cook entered by turn 2, or not at all (12)"));
}

/// 4.
void TestCedarCreekOnce::who_enters_by_a_scored_zone_controls_it()
{
    KeptGame game = movement_of(3);
    game.edit("M1", "off_map=yes entry_zones=13");
    QCOMPARE(q(game.play("movement-cost", "@brigade=M1 entry=yes", {}, "it comes")), "");
    QVERIFY(game.told().contains("enters by zone 13"));
    QCOMPARE(q(game.stat("union", "entry_13")), "union");
}

/// 11.3.
void TestCedarCreekOnce::a_brigade_has_one_artillery_marker()
{
    KeptGame game = movement_of(1);
    QCOMPARE(q(game.play("deploy", "@train=Q3 @supported=R1+R2 markers=2", {}, "now")), "");
    QVERIFY(game.play("movement-cost", "@brigade=artillery-2 @supported=R1 zones=1", {})
                .contains("supported: Cook has an artillery marker: one counts (11.3)"));
}

void TestCedarCreekOnce::a_marker_that_goes_on_alone_stands_with_nobody()
{
    KeptGame game = movement_of(1);
    QCOMPARE(q(game.play("deploy", "@train=Q3 @supported=R1", {}, "now")), "");
    QCOMPARE(q(game.play("movement-cost", "@brigade=artillery-1 zones=3", {}, "it goes")), "");
    QCOMPARE(q(game.stat("artillery-1", "with")), "-");
}

/// 11.3.
void TestCedarCreekOnce::no_second_line_goes_along_but_from_combat()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("attack", "@attacker=R1 @defender=H2", {6, 1})), "");
    QCOMPARE(q(game.play("retreat", "@brigade=H2 @second_line=H3 choice=retreat", {1})),
             "second_line: Kitching was not behind it in the attack (11.3)");
    game.edit("R4", "losses=2 strength=2");
    QVERIFY(game.play("retreat", "@brigade=R4 @second_line=R2 choice=voluntary-rout", {})
                .contains("second_line: Cox goes back behind it in combat alone (11.3)"));
}

/// 11.4.
void TestCedarCreekOnce::a_train_occupies_no_zone()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("attack", "@attacker=H1 @defender=Q3", {1, 6}, "it is met")), "");
    QCOMPARE(q(game.play("retreat", "@brigade=H1 choice=retreat", {1})), "");
    QVERIFY2(!game.owed().contains("advance"), game.owed().c_str());
}

/// 11.3: of two first lines with one second line behind them one retreats alone, not both.
void TestCedarCreekOnce::the_last_first_line_takes_its_second_line_along()
{
    const auto fought = [] {
        KeptGame game = movement_of(2);
        game.play("attack", "@attacker=R1+R3 @attacker_support=R2 @defender=H2 terrain=higher,woods attacker_flank_threat=yes", {1, 6});
        return game;
    };
    KeptGame game = fought();
    QCOMPARE(q(game.play("retreat", "@brigade=R1 choice=retreat", {1})), "");
    QVERIFY2(!game.owed().contains("Battle retreats;"), game.owed().c_str());
    QCOMPARE(q(game.play("retreat", "@brigade=R3 choice=retreat", {1})),
             "brigade: Battle has a second line that goes back with it: say which (11.3)");
    QCOMPARE(q(game.play("retreat", "@brigade=R3 @second_line=R2 choice=retreat", {1})), "");
    KeptGame hit = movement_of(2);
    QCOMPARE(q(hit.play("attack", "@attacker=R1+R3 @attacker_support=R2 @defender=H2 terrain=higher,woods", {6, 1})), "");
    const std::string by_whom = hit.play("retreat", "@brigade=H2 choice=hold", {});
    QVERIFY2(by_whom.contains("victor: one of the victors tires, of its owner's choice: say which (11.4)"), by_whom.c_str());
    KeptGame holds = fought();
    QCOMPARE(q(holds.play("retreat", "@brigade=R1 @second_line=R2 choice=retreat", {1})), "");
    QCOMPARE(q(holds.play("retreat", "@brigade=R3 choice=retreat", {1})), "");
    KeptGame stays = fought();
    QCOMPARE(q(stays.play("retreat", "@brigade=R1 choice=hold", {})), "");
    QCOMPARE(q(stays.play("retreat", "@brigade=R3 choice=retreat", {1})), "");
}

/// 7.3.
void TestCedarCreekOnce::a_marker_rides_no_farther_than_its_points()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("deploy", "@train=Q3 @supported=P1+R1", {}, "now")), "");
    game.edit("P1", "declared=nothing");
    QCOMPARE(q(game.play("movement-cost", "@brigade=R1 zones=2 attack=yes", {}, "late")), "");
    QCOMPARE(q(game.stat("artillery-2", "with")), "ramseur-cook");
    QCOMPARE(q(game.play("movement-cost", "@brigade=artillery-2 zones=1", {})), "brigade: Artillery 2 has acted in this round (7.1)");
    QCOMPARE(q(game.play("movement-cost", "@brigade=P1 zones=3 road_zones=1", {}, "late")), "");
    QCOMPARE(q(game.stat("artillery-1", "with")), "-");
    QVERIFY(game.told().contains("Artillery 1 stays behind"));
}

/// 7.1, 7.3.
void TestCedarCreekOnce::a_marker_that_has_moved_by_itself_does_not_ride()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("deploy", "@train=Q3 @supported=R2+R3 markers=2", {}, "now")), "");
    for (const char* const marker : {"artillery-1 zones=3 @supported=R1", "artillery-2 zones=1 @supported=R4"})
        QCOMPARE(q(game.play("movement-cost", std::string{"@brigade="} + marker, {}, "in the round after")), "");
    QCOMPARE(q(game.play("movement-cost", "@brigade=R1 zones=2 attack=yes", {}, "late")), "");
    QCOMPARE(q(game.stat("artillery-1", "with")), "-");
    QVERIFY2(game.told().contains("[Artillery 1 stays behind: it has moved in this round.]"), game.told().c_str());
    QCOMPARE(q(game.play("movement-cost", "@brigade=R4 attack=yes", {}, "late")), "");
    QCOMPARE(q(game.stat("artillery-2", "with")), "ramseur-grimes");
}

/// 7.3: it has used none of its points.
void TestCedarCreekOnce::a_marker_that_changes_its_brigade_for_no_points_rides()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("deploy", "@train=Q3 @supported=R1", {}, "now")), "");
    QCOMPARE(q(game.play("movement-cost", "@brigade=artillery-1 @supported=R2", {}, "in the round after")), "");
    QCOMPARE(q(game.play("movement-cost", "@brigade=R2 zones=1", {}, "late")), "");
    QCOMPARE(q(game.stat("artillery-1", "with")), "ramseur-cox");
    QCOMPARE(q(game.play("movement-cost", "@brigade=artillery-1 zones=1", {})), "brigade: Artillery 1 has acted in this round (7.1)");
}

/// 7.3.
void TestCedarCreekOnce::markers_may_stand_alone()
{
    KeptGame game = movement_of(2);
    QVERIFY(game.play("deploy", "@train=Q3 @supported=R1+R2 markers=1", {}).contains("markers: 1 given, brigades named: 2"));
    QCOMPARE(q(game.play("deploy", "@train=Q3 @supported=R1 markers=2", {}, "now")), "");
    QCOMPARE(q(game.stat("artillery-1", "with")), "ramseur-cook");
    QCOMPARE(q(game.stat("artillery-2", "with")), "-");
    QCOMPARE(q(game.stat("Q3", "batteries")), "3");
}

/// 4.
void TestCedarCreekOnce::headquarters_that_pass_a_scored_zone_control_it()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("movement-cost", "@brigade=Q1 zones=2 passes=middletown-north", {})), "");
    QCOMPARE(q(game.stat("union", "middletown_north")), "confederate");
    QCOMPARE(q(game.play("flight", "@marker=Q1 passes=middletown-south", {}, "it is met")), "");
    QCOMPARE(q(game.stat("union", "middletown_south")), "confederate");
}

#include "test_cedar_creek_once.moc"
