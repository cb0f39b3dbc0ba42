// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/faults.h"
#include "tests/ui/fonts.h"
#include "tests/ui/player.h"
#include "tests/ui/screen.h"

#include <QApplication>
#include <QTest>

#include <algorithm>

using namespace corneta;

/// Pedregal's boxes, by keys alone: built behind the curtain, revealed one by one, built again.
class TestHiddenBoxes : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void boxes_are_built_and_revealed_and_built_again();
    void a_unit_is_in_one_box_alone();
    void without_an_active_hq_no_box_is_built_in_the_game();
    void a_box_is_built_and_revealed_for_a_reason();
    void nobody_sees_what_is_in_a_box();
    void nothing_is_clipped_outside_or_unnamed_data();
    void nothing_is_clipped_outside_or_unnamed();
};

namespace {

void begin(Player& player)
{
    player.create_game("pedregal", "padierna-small");
    player.wait();
}

/// Opens the box in hand and puts these units into it.
void fill(Player& player, const QString& units, const QString& marker)
{
    player.press(Qt::Key_Return);
    player.type(units);
    player.press(Qt::Key_Return);
    player.type(marker);
    player.press(Qt::Key_Return);
}

void lay(Player& player)
{
    player.press(Qt::Key_Return, Qt::ControlModifier);
    player.wait();
}

std::string contents(Player& player, std::string_view box)
{
    return std::string{player.state().find(box)->word("contents")};
}

} // namespace

void TestHiddenBoxes::initTestCase()
{
    QApplication::setCursorFlashTime(0);
}

void TestHiddenBoxes::boxes_are_built_and_revealed_and_built_again()
{
    Player player{all_rulesets()};
    begin(player);
    player.press(Qt::Key_F11);
    player.press(Qt::Key_Return);
    fill(player, "s1,s2", "2");
    fill(player, "p1", "1");
    lay(player);
    QCOMPARE(player.state().face_down, (std::vector<std::string>{"us-a", "us-b"}));
    player.press(Qt::Key_Return); // Mexico
    fill(player, "n1,n4", "1");
    lay(player);
    QCOMPARE(player.state().face_down.size(), std::size_t{3});
    QCOMPARE(contents(player, "UA"), std::string{});
    player.end_phase(); // at will as the own movement begins
    QCOMPARE(player.state().stage.phase, std::string{"movement"});
    player.press(Qt::Key_F11);
    player.type("1");
    QCOMPARE(player.state().face_down, (std::vector<std::string>{"us-b", "mexican-a"}));
    QCOMPARE(contents(player, "UA"), std::string{"S1 S2; marker 2 is real"});
    QVERIFY(player.words("hidden_words").startsWith("Turned up: U.S. box A: S1 S2; marker 2 is real."));
    player.end_phase();
    QCOMPARE(contents(player, "UA"), std::string{});
    while (player.state().stage.turn != 2 || player.state().stage.phase != "movement")
        player.end_phase();
    player.press(Qt::Key_F11);
    player.press(Qt::Key_Tab); // their boxes lie there: nobody is asked
    player.press(Qt::Key_Return);
    fill(player, "s3", "1");
    lay(player);
    QCOMPARE(player.state().face_down.size(), std::size_t{3});
    player.type("3");
    QCOMPARE(contents(player, "UA"), std::string{"S3; marker 1 is real"});
}

void TestHiddenBoxes::a_unit_is_in_one_box_alone()
{
    Player player{all_rulesets()};
    begin(player);
    player.press(Qt::Key_F11);
    player.press(Qt::Key_Return);
    fill(player, "s1,s2", "2");
    player.press(Qt::Key_Return);
    player.type("s2\r"); // is in the other box
    QCOMPARE(QApplication::focusWidget()->objectName(), QString{"box_units"});
    player.press(Qt::Key_A, Qt::ControlModifier);
    player.type("n1\r"); // is no unit of theirs
    QCOMPARE(QApplication::focusWidget()->objectName(), QString{"box_units"});
    player.press(Qt::Key_A, Qt::ControlModifier);
    player.type("s3\r\r");
    lay(player);
    QCOMPARE(player.state().face_down.size(), std::size_t{2});
}

void TestHiddenBoxes::without_an_active_hq_no_box_is_built_in_the_game()
{
    Player player{all_rulesets()};
    begin(player);
    while (player.state().stage.round != 2 || player.state().stage.phase != "movement")
        player.end_phase();
    player.press(Qt::Key_F11);
    player.press(Qt::Key_Tab);
    player.press(Qt::Key_Tab);
    player.press(Qt::Key_Return);
    QVERIFY2(player.words("hidden_line").contains("no box is built"), qPrintable(player.words("hidden_line")));
    player.press(Qt::Key_Return);
    QVERIFY(QApplication::focusWidget()->objectName() != QString{"box_units"});
    lay(player);
    QVERIFY(player.state().face_down.empty());
}

void TestHiddenBoxes::a_box_is_built_and_revealed_for_a_reason()
{
    Player player{all_rulesets()};
    begin(player);
    while (player.state().stage.round != 2 || player.state().stage.phase != "movement")
        player.end_phase();
    player.press(Qt::Key_F11);
    player.press(Qt::Key_Tab);
    player.press(Qt::Key_Tab);
    player.press(Qt::Key_Return);
    player.press(Qt::Key_Return); // what is refused asks why
    QCOMPARE(QApplication::focusWidget()->objectName(), QString{"reason_all_the_same"});
    QVERIFY2(player.words("reason_objections").contains("no box is built"), qPrintable(player.words("reason_objections")));
    player.press(Qt::Key_Escape);
    QCOMPARE(QApplication::focusWidget()->objectName(), QString{"hidden_lines"});
    player.press(Qt::Key_Return);
    player.press(Qt::Key_Return); // without a reason
    QCOMPARE(QApplication::focusWidget()->objectName(), QString{"reason_all_the_same"});
    player.type("the umpire says so\r");
    QCOMPARE(QApplication::focusWidget()->objectName(), QString{"box_units"});
    player.type("n1\r1\r");
    lay(player);
    QCOMPARE(player.state().face_down.size(), std::size_t{1});
    const auto& entries = player.window().desk().game()->journal().entries();
    const auto* laid = std::get_if<game::PlaceFaceDown>(&entries.back().command);
    QVERIFY(laid != nullptr && laid->reason == "the umpire says so");
    while (player.state().stage.phase != "combat")
        player.end_phase();
    player.press(Qt::Key_F11);
    player.type("1");
    QCOMPARE(QApplication::focusWidget()->objectName(), QString{"reason_all_the_same"});
    QCOMPARE(player.state().face_down.size(), std::size_t{1});
    player.type("it was seen\r");
    QVERIFY(player.state().face_down.empty());
    const auto* up = std::get_if<game::TurnUp>(&entries.back().command);
    QVERIFY(up != nullptr && up->reason == "it was seen");
}

namespace {

std::vector<Screen> screens_of(const QString& units, const QString& marker)
{
    Player player{all_rulesets()};
    std::vector<Screen> screens;
    const auto see = [&] {
        player.wait();
        screens.push_back(screen_of(player.window()));
    };
    begin(player);
    player.press(Qt::Key_F11);
    player.press(Qt::Key_Return);
    fill(player, units, marker);
    lay(player);
    see();
    player.press(Qt::Key_Z, Qt::ControlModifier);
    see();
    player.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    see();
    player.press(Qt::Key_Return); // Mexico
    see();
    fill(player, "n1", "1");
    see();
    lay(player);
    see();
    player.press(Qt::Key_F9);
    see();
    player.open_again();
    see();
    player.end_phase(); // at will as the own movement begins
    see();
    player.press(Qt::Key_F11);
    see();
    player.type("2"); // a box of the other side: it takes a reason
    see();
    player.press(Qt::Key_Escape);
    player.type("1");
    see();
    return screens;
}

} // namespace

void TestHiddenBoxes::nobody_sees_what_is_in_a_box()
{
    const std::vector<Screen> one = screens_of("s1,s2", "1");
    const std::vector<Screen> other = screens_of("p1", "2");
    for (std::size_t i = 0; i + 1 < one.size(); ++i) {
        for (qsizetype word = 0; word < std::min(one[i].words.size(), other[i].words.size()); ++word)
            QVERIFY2(one[i].words[word] == other[i].words[word],
                     qPrintable(QStringLiteral("%1: \"%2\", \"%3\"").arg(i).arg(one[i].words[word], other[i].words[word])));
        QCOMPARE(one[i].words.size(), other[i].words.size());
        QVERIFY2(one[i].picture == other[i].picture, qPrintable(QStringLiteral("picture %1").arg(i)));
    }
    QVERIFY(one.back().words != other.back().words);
    QVERIFY(one.back().picture != other.back().picture);
}

void TestHiddenBoxes::nothing_is_clipped_outside_or_unnamed_data()
{
    QTest::addColumn<int>("percent");
    for (const int percent : {100, 200, 300})
        QTest::addRow("at %d percent", percent) << percent;
}

void TestHiddenBoxes::nothing_is_clipped_outside_or_unnamed()
{
    QFETCH(const int, percent);
    const InFont in_font{static_cast<std::size_t>(percent / 100)};
    Player player{all_rulesets(), percent};
    begin(player);
    const auto faults = [&] { return faults_at_rest(player, QStringLiteral("boxes-%1").arg(percent)); };
    player.press(Qt::Key_F11);
    QCOMPARE(faults(), QString{});
    player.press(Qt::Key_Return);
    fill(player, "s1,s2", "2");
    QCOMPARE(faults(), QString{});
    player.press(Qt::Key_Return);
    player.type("p1");
    QCOMPARE(faults(), QString{});
    player.press(Qt::Key_Return);
    player.press(Qt::Key_Return);
    lay(player);
    QCOMPARE(faults(), QString{});
    player.type("1");
    QCOMPARE(faults(), QString{});
}

#include "test_hidden_boxes.moc"
