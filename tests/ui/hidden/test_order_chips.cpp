// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/hidden/chips.h"
#include "tests/ui/player.h"

#include <QAbstractItemModelTester>
#include <QTableView>
#include <QTest>

using namespace corneta;

/// Orders face down, by keys alone: each side behind the curtain, then all turned up together.
class TestOrderChips : public QObject {
    Q_OBJECT

private slots:
    void both_sides_lay_chips_and_turn_them_up_together();
    void a_die_of_10_does_as_the_nearest_friend_whose_chip_lay_face_down();
    void what_a_leader_cannot_afford_is_refused();
    void an_attached_leader_gives_one_order_to_his_unit();
    void a_broken_unit_takes_only_rally();
    void the_program_rolls_what_is_not_typed();
    void dice_that_are_wrong_turn_nothing_up();
    void a_chip_is_taken_back_and_laid_again();
    void chips_lie_there_when_the_game_is_opened_again();
};

namespace {

std::string order(Player& player, std::string_view unit)
{
    return std::string{player.state().find(unit)->word("order")};
}

void edit(Player& player, const std::string& unit, const std::vector<Given>& stats)
{
    const game::Edit edit{.unit = unit, .stats = stats, .reason = "so it is"};
    QVERIFY(player.window().desk().game()->give(edit, {}, ui::OpenGame::Rolls::No));
}

QString line(Player& player)
{
    return player.words("hidden_line");
}

} // namespace

void TestOrderChips::both_sides_lay_chips_and_turn_them_up_together()
{
    Player player{all_rulesets()};
    begin_plateau(player);
    const QAbstractItemModelTester tester{player.window().findChild<QTableView*>("hidden_lines")->model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest};
    player.press(Qt::Key_F11);
    QVERIFY(player.words("hidden_words").startsWith("Hand the screen to United States. Nobody else looks now."));
    player.press(Qt::Key_Return);
    player.type(us_points);
    QCOMPARE(game::number_of(player.state().find("lane")->word("leader_points")), 3);
    player.type("mhfc");          // K5 has none
    player.press(Qt::Key_Return); // past the last
    player.press(Qt::Key_Return); // lays them
    QCOMPARE(player.state().face_down.size(), std::size_t{4});
    QCOMPARE(order(player, "K1"), std::string{});
    QVERIFY(player.words("hidden_words").startsWith("Hand the screen to Mexico."));
    player.press(Qt::Key_Return);
    player.type(mexican_points);
    player.type(mexican_chips);
    player.press(Qt::Key_Return);
    QCOMPARE(player.state().face_down.size(), std::size_t{9});
    player.press(Qt::Key_Return); // all are turned up when the last die is typed
    player.type("1\r");
    QCOMPARE(player.state().face_down.size(), std::size_t{9});
    player.type("1\r");
    player.wait();
    QCOMPARE(player.state().face_down.size(), std::size_t{0});
    const std::vector<std::pair<std::string_view, std::string>> orders{
        {"K1", "move"}, {"K2", "hold-fire"},  {"K3", "first-fire"}, {"K4", "charge"}, {"K5", "hold"},   {"M1", "move"},
        {"M2", "hold"}, {"M3", "first-fire"}, {"M4", "hold-fire"},  {"M6", "hold"},   {"M5", "charge"},
    };
    for (const auto& [unit, word] : orders)
        QCOMPARE(order(player, unit), word);
}

void TestOrderChips::a_die_of_10_does_as_the_nearest_friend_whose_chip_lay_face_down()
{
    Player player{all_rulesets()};
    begin_plateau(player);
    lay(player, us_points, "hmmm");
    lay(player, mexican_points, mexican_chips);
    player.press(Qt::Key_Return);
    player.type("10\t\t");
    player.type("k1"); // its nearest friend
    player.type("1\r");
    player.wait();
    QCOMPARE(player.state().face_down.size(), std::size_t{0});
    QCOMPARE(order(player, "K5"), std::string{"hold-fire"});
}

void TestOrderChips::what_a_leader_cannot_afford_is_refused()
{
    Player player{all_rulesets()};
    begin_plateau(player);
    look(player, "1\r3\r"); // Lane has 2 points
    player.type("b");
    QVERIFY2(line(player).contains("more than 24 inches away, costs 2"), qPrintable(line(player)));
    player.type("m");
    QVERIFY2(line(player).contains("3rd Indiana"), qPrintable(line(player)));
    QVERIFY2(line(player).contains("Lane has 0 left and the order costs 1"), qPrintable(line(player)));
    player.type("m");
    QVERIFY(line(player).contains("3rd Indiana: nothing")); // it stays there
    player.press(Qt::Key_Up);
    player.type("b"); // near after all
    QVERIFY2(line(player).contains("points left 1"), qPrintable(line(player)));
    player.press(Qt::Key_Down);
    player.type("mb");
    player.press(Qt::Key_Up);
    player.press(Qt::Key_Up);
    player.type("bb");
    player.press(Qt::Key_Up);
    player.type("b");
    QVERIFY2(line(player).contains("the order costs 2"), qPrintable(line(player))); // it is paid already, and stays near
    player.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(player.state().face_down, (std::vector<std::string>{"2nd-indiana", "3rd-indiana"}));
}

void TestOrderChips::an_attached_leader_gives_one_order_to_his_unit()
{
    Player player{all_rulesets()};
    begin_plateau(player);
    edit(player, "lane", {{"attached", "yes"}});
    edit(player, "2nd-indiana", {{"leader_attached", "yes"}});
    look(player, "3\r"); // no die for him
    QCOMPARE(game::number_of(player.state().find("lane")->word("leader_points")), 1);
    player.type("m");
    QVERIFY2(line(player).contains("Lane is attached to another unit"), qPrintable(line(player)));
    player.type("m");
    player.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(player.state().face_down, (std::vector<std::string>{"2nd-indiana"}));
}

void TestOrderChips::a_broken_unit_takes_only_rally()
{
    Player player{all_rulesets()};
    begin_plateau(player);
    edit(player, "2nd-indiana", {{"broken", "yes"}, {"formation", "mob"}});
    edit(player, "bragg", {{"destroyed", "yes"}});
    look(player, us_points);
    player.type("m");
    QVERIFY2(line(player).contains("2nd Indiana is broken and takes only Rally"), qPrintable(line(player)));
    player.type("r");
    player.type("r");
    QVERIFY2(line(player).contains("3rd Indiana is not broken"), qPrintable(line(player)));
    QCOMPARE(player.window().findChild<QTableView*>("hidden_lines")->model()->rowCount(), 6); // two leaders, four units left
    player.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(player.state().face_down, (std::vector<std::string>{"2nd-indiana"}));
}

void TestOrderChips::the_program_rolls_what_is_not_typed()
{
    Player player{all_rulesets()};
    begin_plateau(player);
    lay(player, "\r\r", "m");
    QVERIFY(game::number_of(player.state().find("lane")->word("leader_points")) >= 2);
    lay(player, "1\r\r", {}); // one die is missing
    QVERIFY(!player.words("hidden_problems").isEmpty());
    player.press(Qt::Key_Escape);
    lay(player, "\r\r", "m");
    player.press(Qt::Key_Return);
    for (int unit = 0; unit < 9; ++unit)
        player.press(Qt::Key_Return);
    player.wait();
    QCOMPARE(player.state().face_down.size(), std::size_t{0});
    for (const game::Unit& unit : player.state().units)
        QVERIFY2(unit.kind != "unit" || !unit.word("order").empty(), unit.name.c_str());
}

void TestOrderChips::dice_that_are_wrong_turn_nothing_up()
{
    Player player{all_rulesets()};
    begin_plateau(player);
    lay(player, us_points, "mhfc");
    lay(player, mexican_points, mexican_chips);
    player.press(Qt::Key_Return);
    player.type("11\r");
    QVERIFY2(player.words("hidden_problems").contains("11 is not a face of a d10"), qPrintable(player.words("hidden_problems")));
    QCOMPARE(player.state().face_down.size(), std::size_t{9});
    player.press(Qt::Key_Backspace);
    player.press(Qt::Key_F5);
    QCOMPARE(player.state().face_down.size(), std::size_t{0});
}

void TestOrderChips::a_chip_is_taken_back_and_laid_again()
{
    Player player{all_rulesets()};
    begin_plateau(player);
    lay(player, us_points, "mhfc");
    player.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(player.state().face_down.size(), std::size_t{3});
    player.press(Qt::Key_Return); // Mexico, whose turn it is
    player.press(Qt::Key_Escape);
    player.press(Qt::Key_Tab, Qt::ShiftModifier);
    player.press(Qt::Key_Return); // the United States once more: K4
    player.press(Qt::Key_Down);
    player.press(Qt::Key_Down);
    player.press(Qt::Key_Down);
    QVERIFY2(line(player).startsWith("K4 Kentucky cavalry: nothing"), qPrintable(line(player)));
    player.type("m");
    player.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(player.state().face_down.size(), std::size_t{4});
    lay(player, mexican_points, mexican_chips);
    player.press(Qt::Key_Return);
    player.type("1\r1\r");
    QCOMPARE(order(player, "K3"), std::string{"first-fire"});
    QCOMPARE(order(player, "K4"), std::string{"move"});
}

void TestOrderChips::chips_lie_there_when_the_game_is_opened_again()
{
    Player player{all_rulesets()};
    begin_plateau(player);
    lay(player, us_points, "bmhfc"); // Lane's first is far
    const game::State before = player.state();
    player.open_again();
    QCOMPARE(player.state(), before);
    player.press(Qt::Key_F11);
    QVERIFY(player.words("hidden_words").contains("United States: 4 of 5 lie face down."));
    player.press(Qt::Key_Tab, Qt::ShiftModifier);
    player.press(Qt::Key_Return);
    QVERIFY2(line(player).startsWith("K1 2nd Indiana: face down"), qPrintable(line(player)));
    QVERIFY2(line(player).contains("points left 0"), qPrintable(line(player))); // what was paid is paid
    player.press(Qt::Key_Escape);
    lay(player, mexican_points, mexican_chips);
    player.press(Qt::Key_Return);
    player.type("1\r1\r");
    QCOMPARE(order(player, "K1"), std::string{"move"});
}

#include "test_order_chips.moc"
