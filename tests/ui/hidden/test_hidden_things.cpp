// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/faults.h"
#include "tests/ui/fonts.h"
#include "tests/ui/hidden/chips.h"
#include "tests/ui/player.h"
#include "tests/ui/screen.h"

#include <QApplication>
#include <QTest>

#include <algorithm>

using namespace corneta;

/// Nothing that lies face down shows before its time: games that differ in it alone look alike to everybody else.
class TestHiddenThings : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void nobody_sees_what_the_other_side_has_laid();
    void what_was_not_laid_is_forgotten_behind_the_curtain();
    void nothing_is_clipped_outside_or_unnamed_data();
    void nothing_is_clipped_outside_or_unnamed();
};

void TestHiddenThings::initTestCase()
{
    QApplication::setCursorFlashTime(0);
}

namespace {

/// What the window shows while a game goes on in which the United States lay these chips.
std::vector<Screen> screens_of(const QString& letters)
{
    Player player{all_rulesets()};
    std::vector<Screen> screens;
    const auto see = [&] {
        player.wait();
        screens.push_back(screen_of(player.window()));
    };
    begin_plateau(player);
    lay(player, us_points, letters);
    see();
    player.press(Qt::Key_Z, Qt::ControlModifier);
    see();
    for (int chip = 1; chip < letters.size(); ++chip)
        player.press(Qt::Key_Z, Qt::ControlModifier);
    see();
    for (int chip = 0; chip < letters.size(); ++chip)
        player.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    see();
    player.press(Qt::Key_Return); // Mexico looks
    see();
    player.type(mexican_points);
    player.type(mexican_chips.first(3));
    see();
    player.type(mexican_chips.sliced(3));
    player.press(Qt::Key_Return);
    see();
    player.press(Qt::Key_F9); // the sheet
    see();
    player.press(Qt::Key_3, Qt::ControlModifier); // the journal
    see();
    player.open_again();
    see();
    player.press(Qt::Key_F11);
    see();
    player.press(Qt::Key_Return); // who is left out
    player.type("1\r1");
    see();
    player.press(Qt::Key_Return);
    see();
    return screens;
}

} // namespace

void TestHiddenThings::nobody_sees_what_the_other_side_has_laid()
{
    const std::vector<Screen> one = screens_of("mhfc");
    const std::vector<Screen> other = screens_of("tofm");
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

void TestHiddenThings::what_was_not_laid_is_forgotten_behind_the_curtain()
{
    const auto screen_after = [](const QString& letters, Qt::Key key) {
        Player player{all_rulesets()};
        begin_plateau(player);
        lay(player, us_points, "mh"); // and no seal is shown
        player.press(Qt::Key_Tab, Qt::ShiftModifier);
        player.press(Qt::Key_Return);
        player.press(Qt::Key_Down);
        player.press(Qt::Key_Down);
        player.type(letters);
        player.press(key);
        player.wait();
        return screen_of(player.window());
    };
    for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_F9, Qt::Key_F4, Qt::Key_F7, Qt::Key_F8, Qt::Key_F11})
        QVERIFY(screen_after("fc", key) == screen_after("mo", key));
    QVERIFY(screen_after("fc", Qt::Key_Down) != screen_after("mo", Qt::Key_Down));
}

void TestHiddenThings::nothing_is_clipped_outside_or_unnamed_data()
{
    QTest::addColumn<int>("percent");
    for (const int percent : {100, 200, 300})
        QTest::addRow("at %d percent", percent) << percent;
}

void TestHiddenThings::nothing_is_clipped_outside_or_unnamed()
{
    QFETCH(const int, percent);
    const InFont in_font{static_cast<std::size_t>(percent / 100)};
    Player player{all_rulesets(), percent};
    begin_plateau(player);
    const auto faults = [&] { return faults_at_rest(player, QStringLiteral("chips-%1").arg(percent)); };
    player.press(Qt::Key_F11);
    QCOMPARE(faults(), QString{});
    player.press(Qt::Key_Return);
    QCOMPARE(faults(), QString{});
    player.type("1\r3\r");
    QCOMPARE(faults(), QString{});
    player.type("bmm");
    QCOMPARE(faults(), QString{});
    player.press(Qt::Key_Down);
    player.type("fch");
    player.press(Qt::Key_Up);
    QCOMPARE(faults(), QString{});
    player.press(Qt::Key_Delete);
    player.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(faults(), QString{});
    lay(player, mexican_points, mexican_chips);
    player.press(Qt::Key_Return);
    QCOMPARE(faults(), QString{});
}

#include "test_hidden_things.moc"
