// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/decide/edits.h"
#include "tests/game/pedregal/padierna.h"

#include <QObject>
#include <QTest>

using corneta::game::PlaceFaceDown;
using corneta::game::TurnUp;

/// A kept game of Pedregal: a box is laid once at a time, its units deploy once, its markers' moves count. 19.4, 19.5.
class TestPedregalOnce : public QObject {
    Q_OBJECT
private slots:
    void a_box_is_in_use_until_its_units_have_deployed();
    void nothing_is_laid_or_hidden_while_a_unit_deploys();
    void nothing_is_laid_before_a_box_that_is_seen();
    void who_hides_again_deploys_again();
    void a_box_is_free_once_nobody_is_left_to_deploy();
    void who_hides_again_is_forgotten_by_its_first_box();
    void who_was_laid_twice_is_in_the_box_that_it_left_the_map_for();
    void a_marker_in_the_lava_has_moved_data();
    void a_marker_in_the_lava_has_moved();
    void a_marker_that_entered_the_lava_still_marches();
    void the_move_of_its_marker_is_that_of_the_units();
    void reinforcements_that_no_deployment_is_played_for_have_come();
    void who_stays_out_of_the_lava_is_behind_no_works();
    void who_has_come_deploys_whatever_its_turn();
    void who_has_moved_is_laid_in_no_box();
};

namespace {

constexpr const char* smith_and_riley = "S1 S2; marker 1 is real";

/// Smith and Riley in box A, Pierce in box B, in the U.S. movement phase.
KeptGame hidden()
{
    KeptGame game = padierna();
    lay(game, "us-a");
    lay(game, "us-b");
    game.play("conceal", "@boxes=UA+UB @units=S1+S2+P1", {});
    game.go_to("movement");
    return game;
}

} // namespace

void TestPedregalOnce::a_box_is_in_use_until_its_units_have_deployed()
{
    KeptGame game = hidden();
    QCOMPARE(q(turn_up(game, "us-a", smith_and_riley)), "");
    const char* const in_use = "us-a: U.S. box A is in use: it is free again once its units have deployed (19.5 A)";
    QCOMPARE(q(lay(game, "us-a")), in_use);
    QCOMPARE(q(game.play("deployment", "@unit=S1", {})), "");
    QCOMPARE(q(lay(game, "us-a")), in_use);
    QCOMPARE(q(game.play("deployment", "@unit=S2", {})), "");
    QCOMPARE(q(lay(game, "us-a")), "");
}

/// 19.5 D: deploy any units, then go on.
void TestPedregalOnce::nothing_is_laid_or_hidden_while_a_unit_deploys()
{
    KeptGame game = hidden();
    QCOMPARE(q(lay(game, "us-d")), "");
    QCOMPARE(q(turn_up(game, "us-a", smith_and_riley)), "");
    QCOMPARE(q(game.play("deployment", "@unit=S1", {})), "");
    QCOMPARE(q(lay(game, "us-c")), "us-c: Riley's Brigade deploys from its box first (19.5 D)");
    QCOMPARE(q(game.play("conceal", "@boxes=UD @units=P2", {})), "unit: Riley's Brigade deploys from its box first (19.5 D)");
    QCOMPARE(q(game.play("deployment", "@unit=S2", {})), "");
    QCOMPARE(q(game.play("conceal", "@boxes=UD @units=P2", {})), "");
    QCOMPARE(q(lay(game, "us-c")), "");
}

void TestPedregalOnce::nothing_is_laid_before_a_box_that_is_seen()
{
    KeptGame game = hidden();
    QCOMPARE(q(game.play("reveal", "@marker=UA", {})), "");
    QCOMPARE(q(lay(game, "us-c")), "us-c: U.S. box A is seen: it is turned up first (19.5 D)");
}

void TestPedregalOnce::who_hides_again_deploys_again()
{
    KeptGame game = hidden();
    QCOMPARE(q(turn_up(game, "us-a", smith_and_riley)), "");
    for (const char* deploys : {"@unit=S1", "@unit=S2"})
        QCOMPARE(q(game.play("deployment", deploys, {})), "");
    QCOMPARE(q(lay(game, "us-c")), "");
    QCOMPARE(q(game.play("conceal", "@boxes=UC @units=S1+S2", {})), "");
    QCOMPARE(q(game.stat("S1", "deployed")), "no");
    QCOMPARE(q(turn_up(game, "us-c", smith_and_riley)), "");
    QCOMPARE(q(game.play("deployment", "@unit=S2", {})), "");
    QCOMPARE(q(game.stat("UC", "contents")), "S1; marker 1 is real");
    QVERIFY(is_idle(game, "smith deploys from its box: deployment unit"));
    QCOMPARE(q(game.play("deployment", "@unit=S1", {})), "");
    QCOMPARE(q(game.stat("UC", "contents")), "-");
}

void TestPedregalOnce::a_box_is_free_once_nobody_is_left_to_deploy()
{
    KeptGame game = padierna();
    lay(game, "us-a");
    game.play("conceal", "@boxes=UA @units=S1", {});
    game.go_to("movement");
    QCOMPARE(q(turn_up(game, "us-a", smith_and_riley, "Riley stayed")), "");
    QCOMPARE(q(game.play("deployment", "@unit=S1", {})), "");
    QVERIFY2(game.told().contains("Riley's Brigade was laid in U.S. box A and stayed on the map."), game.told().c_str());
    QCOMPARE(q(lay(game, "us-b")), "");
    QCOMPARE(q(game.play("conceal", "@boxes=UB @units=S1", {})), "");
    QVERIFY2(!game.idle().contains("deploys from its box"), game.idle().c_str());
}

/// The players may have it so.
void TestPedregalOnce::who_hides_again_is_forgotten_by_its_first_box()
{
    KeptGame game = hidden();
    QCOMPARE(q(turn_up(game, "us-a", smith_and_riley)), "");
    QCOMPARE(q(game.play("deployment", "@unit=S1", {})), "");
    QCOMPARE(q(lay(game, "us-c", "the table wins")), "");
    QCOMPARE(q(game.play("conceal", "@boxes=UC @units=S1", {}, "the table wins")), "");
    QVERIFY2(!is_idle(game, "smith deploys from its box: deployment unit"), game.idle().c_str());
    QVERIFY(is_idle(game, "riley deploys from its box: deployment unit"));
    QCOMPARE(q(game.play("deployment", "@unit=S2", {})), "");
    QCOMPARE(q(game.stat("UA", "contents")), "-");
    QCOMPARE(q(game.stat("S1", "hidden")), "yes");
}

/// It was laid in A, and is taken off the map for B alone.
void TestPedregalOnce::who_was_laid_twice_is_in_the_box_that_it_left_the_map_for()
{
    KeptGame game = padierna();
    lay(game, "us-a");
    QCOMPARE(q(game.end_phase("they stay on the map")), "");
    QCOMPARE(q(turn_up(game, "us-a", "S1; marker 1 is real")), "");
    QCOMPARE(q(lay(game, "us-b")), "");
    QCOMPARE(q(game.play("conceal", "@boxes=UB @units=S1", {})), "");
    QVERIFY2(!game.idle().contains("deploys from its box"), game.idle().c_str());
    QCOMPARE(q(game.stat("UA", "contents")), "-");
}

void TestPedregalOnce::a_marker_in_the_lava_has_moved_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("face");
    QTest::newRow("it stays out") << "lava-bed" << "@unit=UA" << 1;
    QTest::newRow("it enters") << "lava-bed" << "@unit=UA" << 4;
    QTest::newRow("over a ravine") << "ravine" << "@unit=UA" << 0;
    QTest::newRow("over the river") << "river-crossing" << "@unit=UA engineer=yes" << 0;
}

/// 19.5 B and D: all that is done as the movement phase begins.
void TestPedregalOnce::a_marker_in_the_lava_has_moved()
{
    QFETCH(const QString, action);
    QFETCH(const QString, words);
    QFETCH(const int, face);
    KeptGame game = hidden();
    QCOMPARE(q(game.play(action.toStdString(), words.toStdString(), face == 0 ? std::vector<int>{} : std::vector{face})), "");
    QCOMPARE(q(turn_up(game, "us-a", smith_and_riley)), "us-a: its side has moved: that is done as the movement phase begins (19.5 B, D)");
    QCOMPARE(q(lay(game, "us-c")), "us-c: its side has moved: that is done as the movement phase begins (19.5 B, D)");
    QCOMPARE(q(game.play("reveal", "@marker=UA", {})), "");
    QCOMPARE(q(turn_up(game, "us-a", smith_and_riley)), "");
    QCOMPARE(q(game.edit("S1", "status=disrupted")), "");
    QCOMPARE(q(game.play("deployment", "@unit=S1", {})), "");
    QCOMPARE(q(game.stat("S1", "moved")), "yes");
    QCOMPARE(q(game.play("deployment", "@unit=S2", {})), "");
    QCOMPARE(q(game.play("recover", "@unit=S1", {1})), "unit: Smith's Brigade has moved in this phase");
}

/// It is a part of its move.
void TestPedregalOnce::a_marker_that_entered_the_lava_still_marches()
{
    KeptGame game = hidden();
    QCOMPARE(q(game.play("lava-bed", "@unit=UA", {4})), "");
    QVERIFY(is_idle(game, "us-a has not moved: hidden-march marker"));
    QCOMPARE(q(game.play("hidden-march", "@marker=UA", {})), "");
    QVERIFY(!is_idle(game, "us-a has not moved: hidden-march marker"));
    QCOMPARE(q(game.play("hidden-march", "@marker=UA", {})), "marker: U.S. box A has moved in this phase");
    QCOMPARE(q(game.play("lava-bed", "@unit=UA", {4})), "");
}

void TestPedregalOnce::the_move_of_its_marker_is_that_of_the_units()
{
    KeptGame game = hidden();
    QCOMPARE(q(game.play("lava-bed", "@unit=UA", {1})), "");
    QCOMPARE(q(game.play("reveal", "@marker=UA", {})), "");
    QCOMPARE(q(turn_up(game, "us-a", smith_and_riley)), "");
    for (const char* deploys : {"@unit=S1", "@unit=S2"})
        QCOMPARE(q(game.play("deployment", deploys, {})), "");
    QCOMPARE(q(game.play("lava-bed", "@unit=S1", {5})), "unit: the move of Smith's Brigade is over (19.1, 19.4)");
}

/// 17.1, 19.5 B.
void TestPedregalOnce::reinforcements_that_no_deployment_is_played_for_have_come()
{
    KeptGame game = padierna();
    QCOMPARE(q(lay(game, "mexican-a")), "");
    QCOMPARE(q(game.play("conceal", "@boxes=XA @units=R1+R2", {})), "");
    until(game, "7 movement 2");
    QCOMPARE(q(game.play("enter", "@unit=XA", {})), "");
    QCOMPARE(q(game.play("reveal", "@marker=XA", {})), "");
    QCOMPARE(q(turn_up(game, "mexican-a", "R1 R2; marker 1 is real")), "");
    QCOMPARE(q(game.play("deployment", "@unit=R1", {})), "");
    QCOMPARE(q(game.end_phase("the other one stands beside it")), "");
    QCOMPARE(q(game.stat("R2", "hidden")), "no");
    QCOMPARE(q(game.stat("R2", "came")), "yes");
    QCOMPARE(q(game.play("victory", "", {})), "");
    QCOMPARE(q(game.answer("mexican_units_on_map")), "10 roster");
}

/// 19.4.
void TestPedregalOnce::who_stays_out_of_the_lava_is_behind_no_works()
{
    KeptGame game = padierna();
    game.go_to("movement");
    QCOMPARE(q(game.play("lava-bed", "@unit=V1 @with=E1+L2", {2})), "");
    QCOMPARE(q(game.outcome("enters")), "no");
    QCOMPARE(q(game.owed()), "");
    QCOMPARE(q(game.play("lava-bed", "@unit=P1", {4})), "");
    QVERIFY2(game.owed().contains("may mexican-command"), game.owed().c_str());
}

/// 17.1, 19.5 E: of a scenario that was saved in the midst of a game.
void TestPedregalOnce::who_has_come_deploys_whatever_its_turn()
{
    KeptGame game = padierna();
    game.edit("R1", "hidden=yes came=yes");
    game.edit("R2", "hidden=yes");
    game.go_to("movement");
    const std::string owed = game.end_phase();
    const std::string name{game.journal().state().find("R1")->name};
    const std::string other{game.journal().state().find("R2")->name};
    QVERIFY2(owed.contains(name + ": deploys") && !owed.contains(other + ": deploys"), owed.c_str());
    QCOMPARE(q(game.play("deployment", "@unit=R1", {})), "");
}

/// 19.5 B: named as it is laid, not only as its units are to leave the map.
void TestPedregalOnce::who_has_moved_is_laid_in_no_box()
{
    KeptGame game = padierna();
    game.edit("S1", "moved=yes");
    const auto refused = [&](const char* contents) {
        const auto& state = game.journal().state();
        return game.book().ruleset->game->placement_terms(state, *state.find("UA"), contents, game.book()).refused.has_value();
    };
    QVERIFY(refused("S1; marker 1 is real"));
    QVERIFY(!refused("S2; marker 1 is real"));
}

#include "test_pedregal_once.moc"
