// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/decide/edits.h"
#include "tests/game/pedregal/padierna.h"

#include <QObject>
#include <QString>
#include <QTest>

using corneta::game::PlaceFaceDown;
using corneta::game::TurnUp;

/// A kept game of Pedregal: hidden boxes, from what is laid to what deploys. 19.5.
class TestPedregalBoxes : public QObject {
    Q_OBJECT
private slots:
    void what_is_laid_in_a_box_is_checked_data();
    void what_is_laid_in_a_box_is_checked();
    void boxes_are_built_at_set_up_or_as_the_own_movement_begins();
    void units_in_a_box_are_off_the_map();
    void a_box_is_turned_up_at_will_or_seen();
    void the_dummy_goes_and_the_box_stays();
    void each_unit_of_a_box_deploys_once();
    void a_box_is_used_again();
    void a_marker_moves_once_a_phase();
    void a_marker_enters_the_lava_and_crosses_the_river_like_a_unit();
    void a_formation_off_the_map_waits_in_its_box();
    void units_in_a_box_recover_with_a_leader_of_the_same_box();
};

namespace {

/// Smith and Riley in box A, laid at set-up; in the U.S. movement phase.
KeptGame smith_and_riley_hidden()
{
    KeptGame game = padierna();
    lay(game, "us-a");
    game.play("conceal", "@boxes=UA @units=S1+S2", {});
    game.go_to("movement");
    return game;
}

constexpr const char* smith_and_riley = "S1 S2; marker 2 is real";

} // namespace

void TestPedregalBoxes::what_is_laid_in_a_box_is_checked_data()
{
    QTest::addColumn<QString>("box");
    QTest::addColumn<QString>("contents");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const char* box, const char* contents, const char* said) {
        QTest::newRow(name) << box << contents << said;
    };
    row("a formation", "UA", smith_and_riley, "");
    row("no unit", "UA", "zzz; marker 1 is real", "us-a: there is no unit zzz");
    row("an enemy", "UA", "N1; marker 1 is real", "us-a: Mejia's infantry is of the other side");
    row("a box", "UA", "UB; marker 1 is real", "us-a: U.S. box B is not a unit, leader or HQ");
    row("nobody", "UA", "; marker 1 is real", "us-a: name the units in it: S1 S2; marker 1 is real");
    row("no marker", "UA", "S1 S2", "us-a: say which marker is real, 1 or 2: S1 S2; marker 1 is real");
    row("both markers", "UA", "S1 S2; markers 1 and 2 are real", "us-a: say which marker is real, 1 or 2: S1 S2; marker 1 is real");
    row("a unit twice", "UA", "S1 S1; marker 1 is real", "us-a: S1 is named twice");
    row("by its code and its key", "UA", "S1 smith; marker 1 is real", "us-a: S1 is named twice");
    row("two formations", "UA", "S1 P1; marker 1 is real",
        "us-a: a U.S. box holds one formation, unless Scott is in its hex (19.5 B): put him in, or give it as the reason");
    row("two formations with Scott", "UA", "S1 P1 L1; marker 1 is real", "");
    row("cavalry with a formation", "UA", "S1 D1; marker 1 is real", "");
    row("leaders, engineers and HQ", "UA", "S1 L2 E1 H8; marker 1 is real", "");
    row("two armies", "XA", "N1 G1; marker 1 is real",
        "mexican-a: a Mexican box holds one army, unless Santa Anna is in its hex (19.5 B): put him in, or give it as the reason");
    row("to come, and on the map", "XA", "N1 R1 L4; marker 1 is real",
        "mexican-a: units still to come and units on the map are in boxes apart (19.5 B)");
    row("to come", "XA", "R1 R2 L4; marker 1 is real", "");
    row("two armies with Santa Anna", "XA", "N1 G1 L4; marker 1 is real", "");
}

void TestPedregalBoxes::what_is_laid_in_a_box_is_checked()
{
    QFETCH(const QString, box);
    QFETCH(const QString, contents);
    QFETCH(const QString, said);
    const KeptGame game = padierna();
    const auto& state = game.journal().state();
    QCOMPARE(q(joined(corneta::game::objections_to_placing(state, game.book(), *state.find(box.toStdString()), contents.toStdString()))),
             said);
}

/// 19.5 B.
void TestPedregalBoxes::boxes_are_built_at_set_up_or_as_the_own_movement_begins()
{
    KeptGame game = padierna();
    QCOMPARE(q(lay(game, "mexican-a")), ""); // both set up
    QCOMPARE(q(lay(game, "mexican-a")), "mexican-a: Mexican box A is in use: it is free again once it is turned up (19.5 A)");
    game.go_to("movement");
    QCOMPARE(q(lay(game, "us-a")), "");
    const std::string own =
        "boxes are built at set-up or as your movement phase begins, and turned up at will only in the latter (19.5 B, D)";
    QCOMPARE(q(lay(game, "mexican-b")), q("mexican-b: " + own));
    QCOMPARE(q(game.play("move", "@unit=P1", {})), "");
    QCOMPARE(q(lay(game, "us-b")), "us-b: its side has moved: that is done as the movement phase begins (19.5 B, D)");
    until(game, "1 movement 2");
    QCOMPARE(q(lay(game, "mexican-b")), "mexican-b: its HQ is not active: no box is built, and none is turned up at will (19.5 B, D)");
    QCOMPARE(q(lay(game, "mexican-b", "the table wins")), "");
    QCOMPARE(q(game.edit("H9", "active=yes")), "");
    QCOMPARE(q(lay(game, "mexican-c")), "");
}

void TestPedregalBoxes::units_in_a_box_are_off_the_map()
{
    KeptGame game = padierna();
    QCOMPARE(q(game.play("conceal", "@boxes=UA @units=S1", {})),
             "boxes: nothing is laid face down for U.S. box A: lay its units first (19.5 A)");
    QCOMPARE(q(lay(game, "us-a")), "");
    QVERIFY(is_idle(game, "us-a its units leave the map: conceal boxes"));
    QVERIFY(game.end_phase().contains("its units leave the map; do it or give a reason"));
    QCOMPARE(q(game.play("conceal", "@boxes=UA @units=N1", {})), "units: Mejia's infantry and U.S. box A are enemies");
    QCOMPARE(q(game.play("conceal", "@boxes=UA @units=R1", {})), "units: Leon's 10th Line and U.S. box A are enemies");
    QVERIFY(game.play("conceal", "@boxes=UA @units=R1 off_map=no", {}).contains("Leon's 10th Line is not on the map: off_map=yes"));
    QCOMPARE(q(game.play("conceal", "@boxes=UA @units=S1+S2+L2", {})), "");
    QCOMPARE(q(game.end_phase()), "");
    QVERIFY(!game.idle().contains("smith"));
    QVERIFY(is_idle(game, "us-a has not moved: hidden-march marker"));
    QCOMPARE(q(game.play("move", "@unit=S1", {})), "unit: Smith's Brigade is in a hidden box (19.5)");
    QCOMPARE(q(game.play("lava-bed", "@unit=P1 @with=L2", {4})), "with: Twiggs is in a hidden box (19.5)");
    game.go_to("combat");
    QVERIFY(!game.idle().contains("smith"));
    QCOMPARE(q(game.play("attack", "@attacker=S1 @defender=N7", {3})), "attacker: Smith's Brigade is in a hidden box (19.5)");
    QCOMPARE(q(game.play("attack", "@attacker=P1 @attacker_leaders=L2 @defender=N7", {3})),
             "attacker_leaders: Twiggs is in a hidden box (19.5)");
    QCOMPARE(q(game.play("victory", "", {})), "");
    QCOMPARE(q(game.answer("mexican_units_on_map")), "8 roster");
}

/// 19.5 D.
void TestPedregalBoxes::a_box_is_turned_up_at_will_or_seen()
{
    KeptGame game = smith_and_riley_hidden();
    QCOMPARE(q(game.play("reveal", "@marker=UB", {})), "marker: U.S. box B is empty (19.5 A)");
    KeptGame willing = game;
    QCOMPARE(q(turn_up(willing, "us-a", smith_and_riley)), "");
    KeptGame seen = game;
    QVERIFY(is_idle(seen, "us-a has not moved: hidden-march marker"));
    QCOMPARE(q(seen.play("reveal", "@marker=UA", {})), "");
    QVERIFY(!is_idle(seen, "us-a has not moved: hidden-march marker"));
    QCOMPARE(q(seen.play("hidden-march", "@marker=UA", {})), "unit: U.S. box A is seen: it is turned up first (19.5 D)");
    game.go_to("combat");
    QVERIFY(turn_up(game, "us-a", smith_and_riley).contains("turned up at will only in the latter"));
    QCOMPARE(q(game.play("reveal", "@marker=UA", {})), "");
    QVERIFY(is_idle(game, "us-a an enemy sees it: turn it up"));
    QVERIFY(game.end_phase().contains("an enemy sees it: turn it up; do it or give a reason"));
    QCOMPARE(q(turn_up(game, "us-a", smith_and_riley)), "");
}

void TestPedregalBoxes::the_dummy_goes_and_the_box_stays()
{
    KeptGame game = smith_and_riley_hidden();
    game.go_to("combat");
    QCOMPARE(q(game.play("reveal", "@marker=UA dummy=yes", {})), "");
    QCOMPARE(q(game.play("reveal", "@marker=UA dummy=yes", {})), "marker: the dummy of U.S. box A is off the map (19.5 A)");
    QVERIFY(turn_up(game, "us-a", smith_and_riley).contains("turned up at will only in the latter"));
    QCOMPARE(game.journal().state().face_down, std::vector<std::string>{"us-a"});
}

/// 19.5 E.
void TestPedregalBoxes::each_unit_of_a_box_deploys_once()
{
    KeptGame game = smith_and_riley_hidden();
    QCOMPARE(q(game.play("deployment", "@unit=S1", {})), "unit: Smith's Brigade is in no box that is turned up (19.5 E)");
    QCOMPARE(q(turn_up(game, "us-a", smith_and_riley)), "");
    QVERIFY(is_idle(game, "smith deploys from its box: deployment unit"));
    QVERIFY(is_idle(game, "riley deploys from its box: deployment unit"));
    QVERIFY(game.end_phase().contains("Riley's Brigade: deploys from its box; do it or give a reason"));
    QCOMPARE(q(game.play("deployment", "@unit=S3 near_enemy_zone=yes", {6})),
             "unit: Taylor's Battery is in no box that is turned up (19.5 E)");
    QCOMPARE(q(game.play("deployment", "@unit=S1 near_enemy_zone=yes", {6})), "");
    QCOMPARE(q(game.stat("S1", "status")), "disrupted");
    QCOMPARE(q(game.play("deployment", "@unit=S1", {})), "unit: Smith's Brigade is in no box that is turned up (19.5 E)");
    QVERIFY(game.end_phase().contains("Riley's Brigade"));
    QCOMPARE(q(game.edit("S2", "status=disrupted")), "");
    QCOMPARE(q(game.play("deployment", "@unit=S2 near_enemy_zone=yes", {6})), "");
    QCOMPARE(q(game.stat("S2", "status")), "routed");
    QCOMPARE(q(game.end_phase()), "");
}

/// 19.5 A.
void TestPedregalBoxes::a_box_is_used_again()
{
    KeptGame game = smith_and_riley_hidden();
    QCOMPARE(q(turn_up(game, "us-a", smith_and_riley)), "");
    QCOMPARE(q(game.stat("UA", "contents")), smith_and_riley);
    for (const char* deploys : {"@unit=S1", "@unit=S2"})
        QCOMPARE(q(game.play("deployment", deploys, {})), "");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.stat("UA", "contents")), "-");
    QCOMPARE(q(game.stat("UA", "stocked")), "no");
    QCOMPARE(q(game.stat("S1", "hidden")), "no");
    KeptGame left = smith_and_riley_hidden();
    QCOMPARE(q(turn_up(left, "us-a", smith_and_riley)), "");
    QCOMPARE(q(left.end_phase("both stand on the marker's hex")), "");
    QCOMPARE(q(left.stat("S1", "hidden")), "no");
    until(game, "2 movement 1");
    QCOMPARE(q(lay(game, "us-a")), "");
    QCOMPARE(q(game.play("conceal", "@boxes=UA @units=S1", {})), "");
    until(game, "3 movement 1");
    QCOMPARE(game.journal().state().face_down, std::vector<std::string>{"us-a"});
}

/// 19.5 C.
void TestPedregalBoxes::a_marker_moves_once_a_phase()
{
    KeptGame game = smith_and_riley_hidden();
    QVERIFY(game.play("hidden-march", "@marker=S1", {}).contains("is listed as unit, not as box"));
    QCOMPARE(q(game.play("hidden-march", "@marker=UB @army=us", {})), "marker: U.S. box B is empty (19.5 A)");
    QCOMPARE(q(game.play("hidden-march", "@marker=UA @army=mexican", {})), "army: Mexico is not the army of U.S. box A");
    QCOMPARE(q(game.play("hidden-march", "@marker=UA @army=us", {})), "");
    QCOMPARE(q(game.answer("hq_active")), "yes roster");
    QCOMPARE(q(game.play("hidden-march", "@marker=UA @army=us", {})), "marker: U.S. box A has moved in this phase");
    KeptGame other = padierna();
    QCOMPARE(q(lay(other, "mexican-a")), "");
    QCOMPARE(q(other.play("conceal", "@boxes=XA @units=N4", {})), "");
    other.go_to("movement");
    QVERIFY(other.play("hidden-march", "@marker=XA @army=mexican", {2}).contains("other side's half"));
    until(other, "1 movement 2");
    QCOMPARE(q(other.play("hidden-march", "@marker=XA @army=mexican", {2})), "");
    QCOMPARE(q(other.answer("hq_active")), "no roster");
    QCOMPARE(q(other.outcome("allowance")), "2");
}

/// 19.5 B, its end.
void TestPedregalBoxes::a_marker_enters_the_lava_and_crosses_the_river_like_a_unit()
{
    KeptGame game = smith_and_riley_hidden();
    QCOMPARE(q(game.play("lava-bed", "@unit=UB", {4})), "unit: U.S. box B is empty (19.5 A)");
    QCOMPARE(q(game.play("move", "@unit=UA", {})), "unit: U.S. box A is not a combat unit");
    QCOMPARE(q(game.play("lava-bed", "@unit=UA", {4})), "");
    QCOMPARE(q(game.outcome("enters")), "yes");
    QCOMPARE(q(game.play("hidden-march", "@marker=UA", {})), "");
    QCOMPARE(q(game.play("hidden-march", "@marker=UA", {})), "marker: U.S. box A has moved in this phase");
    QCOMPARE(q(game.play("lava-bed", "@unit=UA", {3})), ""); // of one marker
    QCOMPARE(q(game.play("lava-bed", "@unit=UA", {4})), "");
    QCOMPARE(q(game.play("lava-bed", "@unit=UA", {3})), ""); // of the other
    QCOMPARE(q(game.play("lava-bed", "@unit=UA", {4})), "unit: the move of U.S. box A is over (19.1, 19.4)");
    KeptGame river = smith_and_riley_hidden();
    QCOMPARE(q(river.play("river-crossing", "@unit=UA engineer=yes", {})), "");
    QCOMPARE(q(river.play("lava-bed", "@unit=UA", {4})), "");
    QCOMPARE(q(river.play("river-crossing", "@unit=UA engineer=yes", {})), "");
    QCOMPARE(q(river.play("lava-bed", "@unit=UA", {4})), "unit: the move of U.S. box A is over (19.1, 19.4)");
    QVERIFY(river.play("lava-bed", "@unit=XA", {4}).contains("army: only U.S. infantry and leaders enter a lava bed (19.1)"));
}

void TestPedregalBoxes::a_formation_off_the_map_waits_in_its_box()
{
    KeptGame game = padierna();
    QCOMPARE(q(lay(game, "mexican-a")), "");
    QCOMPARE(q(game.play("conceal", "@boxes=XA @units=N4 off_map=yes", {})), "units: 10th Line and Tampico is on the map");
    QCOMPARE(q(game.play("conceal", "@boxes=XA @units=R1+R2 off_map=yes", {})), "");
    until(game, "1 movement 2");
    QVERIFY(!game.idle().contains("mexican-a"));
    QCOMPARE(q(game.play("hidden-march", "@marker=XA @army=mexican", {2})), "marker: Mexican box A arrives on turn 7 (17.1)");
    QCOMPARE(q(turn_up(game, "mexican-a", "R1 R2; marker 1 is real")), "mexican-a: Mexican box A comes onto the map on turn 7 (17.1)");
    until(game, "7 movement 2");
    QVERIFY(!game.idle().contains("east-5-line"));
    QVERIFY(is_idle(game, "mexican-a may come onto the map: enter unit"));
    QCOMPARE(q(game.play("hidden-march", "@marker=XA", {2})), "marker: Mexican box A has not come onto the map yet: enter (17.1)");
    QCOMPARE(q(game.play("enter", "@unit=XA hex=2523", {})), "");
    QCOMPARE(q(game.play("hidden-march", "@marker=XA @army=mexican", {2})), "");
    QCOMPARE(q(game.play("reveal", "@marker=XA", {})), "");
    QCOMPARE(q(turn_up(game, "mexican-a", "R1 R2; marker 1 is real")), "");
    QCOMPARE(q(game.play("deployment", "@unit=R1", {})), "");
    QCOMPARE(q(game.stat("R1", "came")), "yes");
}

/// 19.5 C.
void TestPedregalBoxes::units_in_a_box_recover_with_a_leader_of_the_same_box()
{
    KeptGame game = smith_and_riley_hidden();
    QCOMPARE(q(game.edit("S1", "status=disrupted morale=3")), "");
    QCOMPARE(q(game.play("recover", "@unit=S1 @with=L2", {4})), "with: Twiggs is not in the same box: he does not help (19.5 C)");
    QCOMPARE(q(game.edit("L2", "hidden=yes")), "");
    QCOMPARE(q(game.play("hidden-march", "@marker=UA", {})), "");
    QCOMPARE(q(game.play("recover", "@unit=S1", {4})), "");
    QCOMPARE(q(game.stat("S1", "status")), "disrupted");
}

#include "test_pedregal_boxes.moc"
