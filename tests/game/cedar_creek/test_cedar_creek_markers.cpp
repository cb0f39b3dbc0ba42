// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/cedar_creek/belle_grove.h"

#include <QObject>
#include <QString>
#include <QTest>

/// A kept game of Cedar Creek: who enters the map, headquarters, the artillery train and its markers.
class TestCedarCreekMarkers : public QObject {
    Q_OBJECT
private slots:
    void who_is_off_the_map_is_not_in_the_battle();
    void a_division_that_enters_is_activated_without_a_test();
    void independent_cavalry_enters_without_activation();
    void early_and_carter_enter_behind_wharton();
    void without_early_every_division_tests();
    void headquarters_move_once_a_turn_after_the_divisions();
    void headquarters_that_are_met_give_way();
    void the_train_gives_out_markers_until_it_is_empty();
    void a_marker_fires_for_its_brigade_and_is_turned_over_with_its_losses();
    void a_marker_moves_on_its_own();
    void a_hit_eliminates_the_train();
    void a_victor_meets_headquarters();
    void the_train_does_not_tire();
};

namespace {

/// The Confederates move; both dice of activation that there may be.
KeptGame rolled(int turn)
{
    KeptGame game{cedar_creek::ruleset, "cedar-creek"};
    for (int now = 1; now < turn; ++now)
        game.end_turn();
    game.go_to("movement");
    game.edit("confederate", "first=yes");
    game.play("activation", "@active=confederate", {6});
    return game;
}

/// The same with all that is behind Wharton on the map and no division left to activate.
KeptGame with_train()
{
    KeptGame game = rolled(2);
    for (const char* const unit : {"W1", "W2", "W3", "Q1", "Q3", "K1", "K2"})
        game.edit(unit, "off_map=no");
    game.edit("confederate", "divisions=0");
    return game;
}

} // namespace

void TestCedarCreekMarkers::who_is_off_the_map_is_not_in_the_battle()
{
    KeptGame game = rolled(1);
    game.edit("confederate", "divisions=0");
    game.edit("K1", "declared=attack");
    game.edit("H2", "declared=attack");
    QCOMPARE(q(game.play("attack", "@attacker=K1 @defender=H2", {4, 4})), "attacker: Conner is not on the map (12)");
    game.edit("K1", "off_map=no");
    QCOMPARE(q(game.play("attack", "@attacker=K1 @attacker_support=K2 @defender=H2", {4, 4})),
             "attacker_support: Humphreys is not on the map (12)");
    game.edit("confederate", "plays=no first=no");
    game.edit("union", "activated=yes divisions=0");
    QCOMPARE(q(game.play("attack", "@attacker=H2 @defender=R1", {4, 4})), "defender: Cook is not on the map (12)");
}

void TestCedarCreekMarkers::a_division_that_enters_is_activated_without_a_test()
{
    KeptGame game = rolled(1);
    QCOMPARE(q(game.play("activate", "@division=K0 enters=no", {})), "enters: by the roster of Kershaw's division it is yes");
    QCOMPARE(q(game.play("activate", "@division=K0", {})), "");
    QCOMPARE(q(game.answer("enters")), "yes roster");
    QCOMPARE(q(game.outcome("tests")), "no");
    QCOMPARE(q(game.play("movement-cost", "@brigade=K1 entry=no zones=1", {})), "entry: it is yes in this game");
    QCOMPARE(q(game.play("movement-cost", "@brigade=K1 zones=1", {})), "");
    QCOMPARE(q(game.outcome("used")), "3");
    QVERIFY(game.told().contains("[Conner enters by zone 3 or 4.]"));
    QCOMPARE(q(game.stat("K1", "off_map")), "no");
}

void TestCedarCreekMarkers::independent_cavalry_enters_without_activation()
{
    KeptGame game = rolled(1);
    QCOMPARE(q(game.play("movement-cost", "@brigade=Y1 zones=2", {})), "");
    QCOMPARE(q(game.stat("Y1", "off_map")), "no");
    QCOMPARE(q(game.stat("confederate", "divisions")), "2");
}

void TestCedarCreekMarkers::early_and_carter_enter_behind_wharton()
{
    KeptGame game = rolled(1);
    game.edit("confederate", "divisions=0");
    QCOMPARE(q(game.play("movement-cost", "@brigade=Q1", {})), "brigade: Wharton's division enters the map first (12)");
    for (const char* const unit : {"W1", "W2"})
        game.edit(unit, "off_map=no");
    QCOMPARE(q(game.play("movement-cost", "@brigade=Q3", {})), "brigade: Wharton's division enters the map first (12)");
    game.edit("W3", "off_map=no");
    QCOMPARE(q(game.play("movement-cost", "@brigade=Q1 road_zones=7", {})), "");
    QCOMPARE(q(game.outcome("used")), "8");
    QCOMPARE(q(game.stat("Q1", "off_map")), "no");
    QCOMPARE(q(game.play("movement-cost", "@brigade=Q3 road_zones=5", {})), "");
    QCOMPARE(q(game.answer("kind")), "train roster");
}

void TestCedarCreekMarkers::without_early_every_division_tests()
{
    KeptGame game = rolled(2);
    for (const char* const unit : {"K1", "K2", "K3", "K4"})
        game.edit(unit, "off_map=no");
    QCOMPARE(q(game.play("activate", "@division=K0 in_command=yes", {})),
             "in_command: while Early's headquarters is not on the map every division tests its initiative (10)");
    QCOMPARE(q(game.play("activate", "@division=K0", {})), "");
    QCOMPARE(q(game.answer("in_command")), "no roster");
    QVERIFY(game.owed().ends_with("must initiative-test (confederate)"));
}

void TestCedarCreekMarkers::headquarters_move_once_a_turn_after_the_divisions()
{
    KeptGame game = with_train();
    game.edit("confederate", "divisions=1");
    QCOMPARE(q(game.play("movement-cost", "@brigade=Q1 zones=2", {})), "brigade: another division must be activated before (7.1)");
    QVERIFY(!game.idle().contains("early has not moved"));
    QCOMPARE(q(game.play("activate", "@division=W0", {})), "");
    QVERIFY(game.idle().contains("early has not moved"));
    QVERIFY(game.idle().contains("wharton-forsberg has not acted"));
    QCOMPARE(q(game.play("movement-cost", "@brigade=Q1 zones=4", {})), "");
    QCOMPARE(q(game.stat("Q1", "active")), "yes");
    QVERIFY(!game.idle().contains("wharton-forsberg has not acted"));
    QVERIFY(
        game.play("movement-cost", "@brigade=W1 zones=1", {}).contains("Early's headquarters has moved: brigades move before it (7.2)"));
    QVERIFY(game.play("activate", "@division=R0", {}).contains("Early's headquarters has moved: brigades move before it (7.2)"));
    game.end_phase("on we go");
    game.end_phase("on we go");
    game.play("activation", "@active=confederate", {6});
    game.edit("confederate", "divisions=0");
    QCOMPARE(q(game.play("movement-cost", "@brigade=Q1 zones=1", {})), "brigade: Early's headquarters has moved in this turn (7.2)");
    game.end_turn();
    QCOMPARE(q(game.stat("Q1", "active")), "no");
}

void TestCedarCreekMarkers::headquarters_that_are_met_give_way()
{
    KeptGame game = with_train();
    QCOMPARE(q(game.play("flight", "@marker=Q2", {})), "marker: no enemy brigade has met Union headquarters (10.3)");
    game.edit("K0", "acting=yes selected=yes");
    QCOMPARE(q(game.play("movement-cost", "@brigade=K1 zones=1 contact=yes", {})), "");
    QCOMPARE(q(game.owed()), q(std::to_string(game.last()) + ".0 must flight (union)"));
    QCOMPARE(q(game.play("movement-cost", "@brigade=K2 zones=1", {})), "brigade: Union headquarters gives way first (10.3)");
    QVERIFY(!is_idle(game, "kershaw-humphreys has not acted: movement-cost brigade"));
    QCOMPARE(q(game.play("flight", "@marker=Q2 zones=3", {})), "zones: headquarters give way by 2 zones at most (10.3 Movement)");
    QCOMPARE(q(game.play("flight", "@marker=Q2", {})), "");
    QCOMPARE(q(game.stat("Q2", "active")), "yes");
    QCOMPARE(q(game.owed()), "");
    QVERIFY(is_idle(game, "kershaw-humphreys has not acted: movement-cost brigade"));
    game.edit("Q2", "off_map=yes");
    QCOMPARE(q(game.play("movement-cost", "@brigade=K2 contact=yes", {})), "contact: there are no enemy headquarters on the map (10.3)");
    QCOMPARE(q(game.play("movement-cost", "@brigade=K2 kind=cavalry", {})), "kind: Humphreys moves as infantry (10.3)");
}

void TestCedarCreekMarkers::the_train_gives_out_markers_until_it_is_empty()
{
    KeptGame game = with_train();
    QCOMPARE(q(game.play("deploy", "@train=Q1 @supported=K1", {})).left(59), "train: Early's headquarters is not an artillery train (7.3)");
    QCOMPARE(q(game.play("deploy", "@train=Q3 @supported=K3", {})), "supported: Wofford is not on the map (12)");
    QCOMPARE(q(game.play("deploy", "@train=Q3 @supported=K1+K2", {})), "");
    QCOMPARE(q(game.stat("Q3", "batteries")), "3");
    QCOMPARE(q(game.stat("artillery-1", "artillery")), "2");
    QCOMPARE(q(game.stat("artillery-2", "with")), "kershaw-humphreys");
    QCOMPARE(q(game.play("deploy", "@train=Q3 @supported=K1 markers=4", {})).left(37), "markers: markers left in the train: 3");
    QCOMPARE(q(game.play("deploy", "@train=Q3 @supported=W1+W2+W3", {})), "");
    QCOMPARE(q(game.stat("Q3", "batteries")), "no Q3");
}

void TestCedarCreekMarkers::a_marker_fires_for_its_brigade_and_is_turned_over_with_its_losses()
{
    KeptGame game = with_train();
    game.play("deploy", "@train=Q3 @supported=K1", {});
    game.edit("K1", "declared=attack");
    QCOMPARE(q(game.play("attack", "@attacker=K1 @defender=H2", {2, 1, 6})), "");
    QCOMPARE(q(game.answer("attacker_artillery")), "2 roster");
    QCOMPARE(q(game.follow({game.last(), 0, 1}, "", {})), "");
    QCOMPARE(q(game.stat("K1", "losses")), "1");
    QCOMPARE(q(game.stat("artillery-1", "artillery")), "1");
    QCOMPARE(q(game.stat("confederate", "losses")), "1");
    QCOMPARE(q(game.play("retreat", "@brigade=K1 choice=hold", {}, "a second hit")), "");
    QCOMPARE(q(game.stat("artillery-1", "artillery")), "no artillery-1");
    QCOMPARE(q(game.stat("confederate", "losses")), "2");
}

void TestCedarCreekMarkers::a_marker_moves_on_its_own()
{
    KeptGame game = with_train();
    game.play("deploy", "@train=Q3 @supported=K1", {});
    QCOMPARE(q(game.play("movement-cost", "@brigade=artillery-1 @supported=H2", {})), "supported: Coates and Artillery 1 are enemies");
    QCOMPARE(q(game.play("movement-cost", "@brigade=artillery-1 @supported=K2 zones=3", {})), "");
    QCOMPARE(q(game.answer("kind")), "artillery roster");
    QCOMPARE(q(game.outcome("left")), "0");
    QCOMPARE(q(game.stat("artillery-1", "with")), "kershaw-humphreys");
    QCOMPARE(q(game.play("movement-cost", "@brigade=artillery-1 zones=1", {})), "brigade: Artillery 1 has acted in this round (7.1)");
    QCOMPARE(q(game.play("rest", "@brigade=artillery-1", {})).left(37), "brigade: Artillery 1 is not a brigade");
}

void TestCedarCreekMarkers::a_hit_eliminates_the_train()
{
    KeptGame game = with_train();
    game.edit("confederate", "plays=no first=no");
    game.edit("union", "activated=yes divisions=0");
    game.edit("H2", "declared=attack");
    QCOMPARE(q(game.play("attack", "@attacker=H2 @defender=Q3", {6, 1})), "");
    QCOMPARE(q(game.answer("defender_strength")), "3 roster");
    QCOMPARE(q(game.stat("Q3", "eliminated")), "yes");
    QCOMPARE(q(game.owed()), q(std::to_string(game.last()) + ".0 may advance (union)"));
    QCOMPARE(q(game.stat("confederate", "losses")), "0");
}

void TestCedarCreekMarkers::a_victor_meets_headquarters()
{
    KeptGame game = with_train();
    game.edit("confederate", "plays=no first=no");
    game.edit("union", "activated=yes divisions=0");
    game.edit("H2", "declared=attack");
    game.play("attack", "@attacker=H2 @defender=Q3", {6, 1});
    QCOMPARE(q(game.play("advance", "@brigade=H2 contact=yes", {})), "");
    QCOMPARE(q(game.owed()), q(std::to_string(game.last()) + ".0 must flight (confederate)"));
}

void TestCedarCreekMarkers::the_train_does_not_tire()
{
    KeptGame game = with_train();
    game.edit("confederate", "plays=no first=no");
    game.edit("union", "activated=yes divisions=0");
    game.edit("H2", "declared=attack");
    QCOMPARE(q(game.play("attack", "@attacker=H2 @defender=Q3", {3, 4})), "");
    QCOMPARE(q(game.outcome("result")), "defender-loses");
    QCOMPARE(q(game.stat("Q3", "fatigue")), "-");
}

#include "test_cedar_creek_markers.moc"
