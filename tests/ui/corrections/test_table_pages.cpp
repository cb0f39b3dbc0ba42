// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/faults.h"
#include "tests/ui/fonts.h"
#include "tests/ui/player.h"

#include <QAction>
#include <QTest>

using namespace corneta;

/// The pages on which the players say how things stand, at 1024 x 768: nothing clipped, outside or unnamed.
class TestTablePages : public QObject {
    Q_OBJECT

private slots:
    void nothing_is_clipped_outside_or_unnamed_data();
    void nothing_is_clipped_outside_or_unnamed();
};

namespace {

struct Opened {
    const char* ruleset;
    const char* scenario;
};

constexpr Opened opened[]{
    {"santa-anna", "buena-vista-small"}, {"cedar-creek", "belle-grove-small"}, {"pedregal", "padierna-small"}, {"revolucion", "rio-seco"}};

/// What is pressed to come to a page and to see what is wrong on it.
struct Steps {
    const char* entry; ///< of the menu
    const char* then;  ///< typed before the page is there
    const char* wrong; ///< typed on it
};

constexpr Steps pages[]{
    {"Correct a unit", "1\r", "x\r\r"},
    {"Muster", "\r", "1x\r"},
    {"Add a unit", "", "New\r\r"},
    {"Note in the journal", "", "\r"},
};

void open_page(Player& player, const char* entry)
{
    for (QAction* action : player.window().findChildren<QAction*>())
        if (action->text() == QLatin1String{entry})
            action->trigger();
}

} // namespace

void TestTablePages::nothing_is_clipped_outside_or_unnamed_data()
{
    QTest::addColumn<int>("percent");
    QTest::addColumn<int>("game");
    QTest::addColumn<int>("page");
    for (const int percent : {100, 200, 300})
        for (int game = 0; game < static_cast<int>(std::size(opened)); ++game)
            for (int page = 0; page < static_cast<int>(std::size(pages)); ++page)
                QTest::addRow("%s in %s at %d percent", pages[page].entry, opened[game].ruleset, percent) << percent << game << page;
}

void TestTablePages::nothing_is_clipped_outside_or_unnamed()
{
    QFETCH(const int, percent);
    QFETCH(const int, game);
    QFETCH(const int, page);
    const InFont in_font{static_cast<std::size_t>(percent / 100 + game + page)};
    Player player{all_rulesets(), percent};
    player.create_game(opened[game].ruleset, opened[game].scenario);
    player.press(Qt::Key_F9);
    open_page(player, pages[page].entry);
    player.type(pages[page].then);
    player.wait();
    QVERIFY(!player.words("table_title").isEmpty());
    QCOMPARE(player.window().size(), QSize(1024, 768));
    QCOMPARE(faults_in(player.window()).join('\n'), QString{});
    player.type(pages[page].wrong);
    player.wait();
    QVERIFY(!player.words("table_title").isEmpty());
    QCOMPARE(faults_in(player.window()).join('\n'), QString{});
    if (player.words("muster_unit").isEmpty())
        return;
    player.type("1");
    while (!player.words("muster_unit").endsWith(" corrected"))
        player.press(Qt::Key_Return);
    player.wait();
    QCOMPARE(faults_in(player.window()).join('\n'), QString{});
}

#include "test_table_pages.moc"
