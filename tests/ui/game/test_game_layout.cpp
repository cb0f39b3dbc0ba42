// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/faults.h"
#include "tests/ui/fonts.h"
#include "tests/ui/player.h"

#include <QTest>

using namespace corneta;

/// The four whole battles at 1024 x 768: nothing clipped, outside or unnamed beside the form, in the lists and on the pages of a game.
class TestGameLayout : public QObject {
    Q_OBJECT

private slots:
    void nothing_is_clipped_outside_or_unnamed_data();
    void nothing_is_clipped_outside_or_unnamed();
};

void TestGameLayout::nothing_is_clipped_outside_or_unnamed_data()
{
    QTest::addColumn<int>("percent");
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("scenario");
    using Row = std::pair<const char*, const char*>;
    for (const int percent : {100, 200})
        for (const auto& [ruleset, scenario] : {Row{"santa-anna", "buena-vista"}, Row{"revolucion", "llano-grande"},
                                                Row{"cedar-creek", "cedar-creek"}, Row{"pedregal", "pedregal"}})
            QTest::addRow("%s at %d percent", scenario, percent) << percent << ruleset << scenario;
}

void TestGameLayout::nothing_is_clipped_outside_or_unnamed()
{
    QFETCH(const int, percent);
    QFETCH(const QString, ruleset);
    QFETCH(const QString, scenario);
    const InFont in_font{static_cast<std::size_t>(percent / 100 + scenario.size())};
    Player player{all_rulesets(), percent};
    player.create_game(ruleset.toStdString(), scenario.toStdString());
    QCOMPARE(player.window().size(), QSize(1024, 768));
    QCOMPARE(faults_in(player.window()).join('\n'), QString{});
    for (const Qt::Key list : {Qt::Key_1, Qt::Key_2, Qt::Key_3}) {
        player.press(list, Qt::ControlModifier);
        player.wait();
        QCOMPARE(faults_in(player.window()).join('\n'), QString{});
    }
    for (const Qt::Key page : {Qt::Key_F8, Qt::Key_F11, Qt::Key_F12}) {
        player.press(page);
        player.wait();
        QCOMPARE(faults_in(player.window()).join('\n'), QString{});
        player.press(Qt::Key_Escape);
        player.wait();
    }
    QCOMPARE(player.window().size(), QSize(1024, 768));
}

#include "test_game_layout.moc"
