// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/decide/edits.h"
#include "core/game/play/in_clear.h"
#include "tests/game/pedregal/padierna.h"

#include <QObject>
#include <QString>
#include <QTest>

/// A kept game of Pedregal: who is in a box and who sees it, and what engineers, garrisons and HQs in boxes are. 19.1, 19.3, 19.5.
class TestPedregalContents : public QObject {
    Q_OBJECT
private slots:
    void who_is_turned_up_has_left_the_map_for_that_box_data();
    void who_is_turned_up_has_left_the_map_for_that_box();
    void a_unit_is_laid_in_one_box();
    void players_do_not_see_who_is_in_a_box();
    void an_hq_in_a_box_is_inactive();
    void who_comes_to_another_hex_may_wake_santa_anna();
    void an_engineer_is_no_leader();
    void a_garrison_comes_and_goes_whatever_it_has_moved();
    void what_only_the_table_knows_is_asked_data();
    void what_only_the_table_knows_is_asked();
    void who_may_not_is_said_data();
    void who_may_not_is_said();
};

namespace {

/// Smith in box A, Riley and Twiggs in box B, Pierce and Cadwalader in C and D; in the U.S. movement phase.
KeptGame in_four_boxes()
{
    KeptGame game = padierna();
    for (const auto& [box, units] : {std::pair{"UA", "S1"}, std::pair{"UB", "S2+L2"}, std::pair{"UC+UD", "P1+P2"}}) {
        for (const char* const one : {"UA", "UB", "UC", "UD"})
            if (std::string{box}.contains(one))
                lay(game, game.journal().state().find(one)->key.c_str());
        game.play("conceal", std::string{"@boxes="} + box + " @units=" + units, {});
    }
    game.go_to("movement");
    return game;
}

} // namespace

void TestPedregalContents::who_is_turned_up_has_left_the_map_for_that_box_data()
{
    QTest::addColumn<QString>("box");
    QTest::addColumn<QString>("units");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const char* box, const char* units, const char* said) {
        QTest::newRow(name) << box << units << said;
    };
    row("as it left", "us-b", "L2 S2", "");
    row("another box", "us-a", "S1 S2", "us-a: not those that left the map for U.S. box A are laid in it (19.5 A)");
    row("on the map", "us-a", "S1 S3", "us-a: not those that left the map for U.S. box A are laid in it (19.5 A)");
    row("left, not laid", "us-b", "S2", "us-b: not those that left the map for U.S. box B are laid in it (19.5 A)");
    row("of two boxes either", "us-c", "P2", "");
}

/// 19.5 A.
void TestPedregalContents::who_is_turned_up_has_left_the_map_for_that_box()
{
    QFETCH(const QString, box);
    QFETCH(const QString, units);
    QFETCH(const QString, said);
    KeptGame game = in_four_boxes();
    const std::string key = box.toStdString();
    const std::string contents = units.toStdString() + "; marker 1 is real";
    QCOMPARE(q(turn_up(game, key.c_str(), contents.c_str())), said);
    if (!said.isEmpty()) {
        QCOMPARE(q(turn_up(game, key.c_str(), contents.c_str(), "laid in haste")), "");
        return;
    }
    for (const char* const unit : {"@unit=S2", "@unit=L2", "@unit=P2"})
        game.play("deployment", unit, {});
    QCOMPARE(q(turn_up(game, "us-d", "P2; marker 1 is real")),
             box == "us-c" ? "us-d: not those that left the map for U.S. box D are laid in it (19.5 A)" : "");
}

/// 19.5 A: as far as who lays it knows the other boxes of his side.
void TestPedregalContents::a_unit_is_laid_in_one_box()
{
    using namespace corneta::game;
    KeptGame game = padierna();
    for (const char* const box : {"us-a", "mexican-a"})
        QCOMPARE(q(lay(game, box)), "");
    QCOMPARE(q(game.play("conceal", "@boxes=UA @units=S1", {})), ""); // and Riley is still to go
    const State& state = game.journal().state();
    const State known =
        as_laid(state, *game.book().ruleset, {{"us-a", "S1 S2; marker 1 is real"}, {"us-c", "S3; marker 1 is real"}, {"mexican-a", "N1"}});
    const auto said = [&](const State& seen, const char* box, const char* contents) {
        return q(joined(objections_to_placing(seen, game.book(), *seen.find(box), std::string{contents} + "; marker 1 is real")));
    };
    QCOMPARE(said(known, "UB", "S3 S2"), "us-b: Riley's Brigade is laid in another box already (19.5 A)");
    QCOMPARE(said(known, "UB", "S3"), ""); // nothing lies face down by box C
    QCOMPARE(said(known, "XB", "N1"), "mexican-b: Mejia's infantry is laid in another box already (19.5 A)");
    QCOMPARE(said(state, "UB", "S2"), ""); // who does not know
    QCOMPARE(said(state, "UB", "S1"), "us-b: Smith's Brigade is in a box already (19.5 A)");
    KeptGame lost = game;
    lost.edit("S3", "destroyed=yes");
    QCOMPARE(said(lost.journal().state(), "UB", "S3"), "us-b: Taylor's Battery is off the map for good");
}

/// 19.5 A.
void TestPedregalContents::players_do_not_see_who_is_in_a_box()
{
    using namespace corneta::game;
    KeptGame game = in_four_boxes();
    const auto headline = [&](bool is_player) {
        std::string words;
        for (const Told& told : game.journal().entries().back().results.front().told)
            words += is_player ? text(told.headline, unseen_in(game.journal().state(), pedregal::ruleset)) : text(told.headline);
        return words;
    };
    game.edit("S1", "status=disrupted");
    QCOMPARE(q(game.play("recover", "@unit=S1", {1})), "");
    QVERIFY2(headline(false).contains("Smith") && !headline(true).contains("Smith"), headline(true).c_str());
    const auto unseen = unseen_in(game.journal().state(), pedregal::ruleset);
    QVERIFY(unseen("smith") && unseen("S1") && !unseen("S3") && !unseen("")); // as a correction may name it
    const State seen = in_clear(game.journal().state(), pedregal::ruleset);
    for (const char* const hidden : {"S1", "S2", "L2", "UA", "UB"})
        QVERIFY(seen.find(hidden) == nullptr);
    QVERIFY(seen.find("S3") != nullptr);
}

/// 19.5 B.
void TestPedregalContents::an_hq_in_a_box_is_inactive()
{
    KeptGame game = padierna();
    QCOMPARE(q(lay(game, "us-a")), "");
    QCOMPARE(q(game.play("conceal", "@boxes=UA @units=S1+L1+H8", {})), "");
    game.go_to("movement");
    QCOMPARE(q(lay(game, "us-b")), "us-b: its HQ is not active: no box is built, and none is turned up at will (19.5 B, D)");
    QCOMPARE(q(turn_up(game, "us-a", "S1 L1 H8; marker 1 is real")),
             "us-a: its HQ is not active: no box is built, and none is turned up at will (19.5 B, D)");
    QCOMPARE(q(game.play("hidden-march", "@marker=UA", {3})), "");
    QCOMPARE(q(game.answer("hq_active")), "no roster");
    QCOMPARE(q(game.outcome("allowance")), "4");
    QCOMPARE(q(game.play("reveal", "@marker=UA", {})), "");
    QCOMPARE(q(turn_up(game, "us-a", "S1 L1 H8; marker 1 is real")), "");
    for (const char* const deploys : {"@unit=S1", "@unit=L1", "@unit=H8"})
        QCOMPARE(q(game.play("deployment", deploys, {})), "");
    QVERIFY(lay(game, "us-b").contains("its side has moved")); // it is active again
}

/// 19.4: not as a box is turned up, but as somebody comes out of it.
void TestPedregalContents::who_comes_to_another_hex_may_wake_santa_anna()
{
    KeptGame game = in_four_boxes();
    const auto wakes = [](const KeptGame& after) { return after.owed().contains("may mexican-command (us)"); };
    KeptGame marker = game;
    QCOMPARE(q(marker.play("hidden-march", "@marker=UA", {})), "");
    QVERIFY(wakes(marker));
    QCOMPARE(q(turn_up(game, "us-a", "S1; marker 1 is real")), "");
    QVERIFY(!wakes(game));
    QCOMPARE(q(game.play("deployment", "@unit=S1", {})), "");
    QVERIFY(wakes(game));
}

/// 19.3.
void TestPedregalContents::an_engineer_is_no_leader()
{
    KeptGame game = padierna();
    game.edit("S1", "status=disrupted morale=3");
    game.go_to("movement");
    QCOMPARE(q(game.play("recover", "@unit=S1 @with=E1", {4})), "");
    QCOMPARE(q(game.answer("leader")), "no roster");
    QCOMPARE(q(game.stat("S1", "status")), "disrupted");
    game.go_to("combat");
    QCOMPARE(q(game.play("attack", "@attacker=S2 @attacker_leaders=E1 @defender=N7", {3})), "");
    QCOMPARE(q(game.answer("attacker_leader")), "no roster");
}

/// 19.1.
void TestPedregalContents::a_garrison_comes_and_goes_whatever_it_has_moved()
{
    KeptGame game = padierna();
    until(game, "1 movement 2");
    QCOMPARE(q(game.play("garrison", "@unit=N3 @bastion=J1", {})), "");
    QCOMPARE(q(game.play("garrison", "@unit=N3 place=outside", {})), "");
    QCOMPARE(q(game.play("move", "@unit=N3", {})), "");
    QCOMPARE(q(game.play("enemy-zone-entry", "@unit=N3", {6})), "");
    QCOMPARE(q(game.stat("N3", "move_over")), "yes");
    for (const char* const goes : {"@unit=N3 @bastion=J1", "@unit=N3 place=outside", "@unit=N3 @bastion=J1"})
        QCOMPARE(q(game.play("garrison", goes, {})), "");
    QCOMPARE(q(game.stat("N3", "garrison")), "yes");
}

void TestPedregalContents::what_only_the_table_knows_is_asked_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("asked");
    const auto row = [](const char* name, const char* action, const char* words, const char* asked) {
        QTest::newRow(name) << action << words << asked;
    };
    row("18.2 the river and the places south of it", "victory", "", "us_north_of_churubusco; mexican_holds_south");
    row("19.1 where it goes back", "retreat", "@unit=N7", "way");
    row("19.1 the hexside", "attack", "@attacker=S1 @defender=N7", "attacker_retreat_blocked; hexside; defender_retreat_blocked");
    row("19.1 an enemy zone behind a ravine", "ravine", "@unit=S1", "enemy_zone");
    row("19.4 a neighbour in an enemy zone", "enemy-zone-entry", "@unit=N1", "neighbor_in_zone");
    row("19.4 a U.S. unit behind the works", "mexican-command", "@mexican=mexican", "us_behind_protected_hexside");
    row("19.5 E an enemy zone where it deploys", "deployment", "@unit=S1", "near_enemy_zone");
}

/// Nothing is assumed.
void TestPedregalContents::what_only_the_table_knows_is_asked()
{
    QFETCH(const QString, action);
    QFETCH(const QString, words);
    QFETCH(const QString, asked);
    KeptGame game = padierna();
    until(game, action == "victory" ? "16 combat aftermath 2" : "1 movement 1");
    QCOMPARE(q(game.asked(action.toStdString(), words.toStdString())), asked);
}

void TestPedregalContents::who_may_not_is_said_data()
{
    QTest::addColumn<QString>("round");
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const char* round, const char* action, const char* words, const char* said) {
        QTest::newRow(name) << round << action << words << said;
    };
    row("19.1 a garrison joins no attack", "1 combat 2", "attack", "@attacker=N4+G1 @defender=P1",
        "attacker: Bravos National Guard is a garrison and does not attack (19.1)");
    row("19.1 a garrison checks for no zone", "1 movement 2", "morale-check", "@unit=G1 purpose=enemy-zone",
        "unit: Bravos National Guard is a garrison and ignores enemy zones (19.1)");
    row("19.4 an inactive leader helps no check", "1 movement 2", "enemy-zone-entry", "@unit=N1 @with=L4",
        "with: Santa Anna is not active (19.4)");
    row("19.5 A a box is filled once", "1 command 1", "conceal", "@boxes=UA @units=S2",
        "boxes: the units of U.S. box A are off the map already");
    row("19.5 A a unit hides once", "1 command 1", "conceal", "@boxes=UB @units=S1", "units: Smith's Brigade is in a box already (19.5 A)");
    row("a charge is checked in combat", "1 movement 1", "morale-check", "@unit=P1 purpose=charge", "purpose: a charge is made in combat");
}

void TestPedregalContents::who_may_not_is_said()
{
    QFETCH(const QString, round);
    QFETCH(const QString, action);
    QFETCH(const QString, words);
    QFETCH(const QString, said);
    KeptGame game = padierna();
    lay(game, "us-a");
    lay(game, "us-b");
    QCOMPARE(q(game.play("conceal", "@boxes=UA @units=S1", {})), "");
    until(game, round.toStdString());
    QCOMPARE(q(game.play(action.toStdString(), words.toStdString(), {})), said);
}

#include "test_pedregal_contents.moc"
