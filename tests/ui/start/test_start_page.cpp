// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/filed_game.h"
#include "app/window/recent_games.h"
#include "rulesets/all_rulesets.h"
#include "tests/ui/faults.h"
#include "tests/ui/fonts.h"
#include "tests/ui/player.h"
#include "ui/action/action_sheet.h"
#include "ui/start/start_card.h"
#include "ui/start/start_page.h"
#include "ui/words/army_words.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QTest>

using namespace corneta;

/// The front door: a letter for each new game, the games opened before, one roll.
class TestStartPage : public QObject {
    Q_OBJECT

private slots:
    void every_scenario_has_a_letter();
    void a_letter_asks_for_the_new_game();
    void t_tries_a_roll();
    void closing_a_game_comes_back_here();
    void a_game_s_file_says_where_it_stands();
    void recent_games_say_how_the_sides_stand();
    void the_game_that_is_open_goes_on();
    void esc_leads_back_here();
    void nothing_is_cut_data();
    void nothing_is_cut();
};

namespace {

QStringList titles(Player& player)
{
    QStringList all;
    for (const auto* card : player.window().findChildren<ui::StartCard*>())
        if (card->isVisible())
            all << card->key() + ' ' + card->text();
    return all;
}

} // namespace

void TestStartPage::every_scenario_has_a_letter()
{
    Player player{all_rulesets()};
    player.window().show_start();
    player.wait();
    const ui::GameShelf shelf = window::shelf_of(all_rulesets());
    QStringList shown = titles(player);
    for (const Ruleset* const ruleset : all_rulesets())
        for (const ui::ScenarioName& scenario : shelf.scenarios(*ruleset))
            QVERIFY2(shown.filter(scenario.label).size() == 1, qPrintable(scenario.label));
    QSet<QString> keys;
    for (const QString& title : shown)
        keys << title.section(' ', 0, 0);
    QCOMPARE(keys.size(), shown.size());
}

void TestStartPage::a_letter_asks_for_the_new_game()
{
    Player player{all_rulesets()};
    player.window().show_start();
    player.wait();
    const QString title = titles(player).filter("Pedregal").first();
    player.type(title.first(1).toLower());
    player.wait();
    QCOMPARE(player.window().book().ruleset->key, std::string_view{"pedregal"});
    QVERIFY(player.window().findChild<ui::StartPage*>()->isHidden());
}

void TestStartPage::t_tries_a_roll()
{
    Player player{all_rulesets()};
    player.window().show_start();
    player.type("t");
    player.wait();
    QVERIFY(player.window().sheet().isVisible());
    player.press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!player.window().sheet().isVisible());
    player.press(Qt::Key_Escape);
    QVERIFY(player.window().sheet().isVisible());
}

void TestStartPage::closing_a_game_comes_back_here()
{
    Player player{all_rulesets()};
    player.create_game("cedar-creek", "belle-grove-small");
    const auto actions = player.window().findChildren<QAction*>();
    const auto is_it = [](const QAction* action) { return action->text().remove('&') == "Close the game"; };
    const auto close = std::ranges::find_if(actions, is_it);
    QVERIFY(close != actions.end());
    (*close)->trigger();
    player.wait();
    QVERIFY(player.window().findChild<ui::StartPage*>()->isVisible());
}

void TestStartPage::a_game_s_file_says_where_it_stands()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    player.end_phase();
    const ui::RecentGame game = window::look_at(player.file(), all_rulesets());
    QCOMPARE(game.words.size(), 2);
    QCOMPARE(game.words[0], QString{"Santa Anna Rules"});
    QCOMPARE(game.words[1], QString{}); // comes later
    QCOMPARE(window::standing_in(player.file(), all_rulesets()).section("   ", 0, 0), QString{"Turn 1, Declare Charges"});
    QCOMPARE(window::look_at(player.file() + "none", all_rulesets()).words, QStringList{"The file is not there any more."});
    QFile other{player.file() + "other"};
    QVERIFY(other.open(QIODevice::WriteOnly));
    other.write("x\n");
    other.close();
    QCOMPARE(window::look_at(other.fileName(), all_rulesets()).words, QStringList{"It cannot be read as a game."});
}

void TestStartPage::recent_games_say_how_the_sides_stand()
{
    Player player{all_rulesets()};
    player.create_game("revolucion", "rio-seco");
    const QString standing = ui::standing_words(player.state(), player.window().book());
    QVERIFY(standing.contains("break"));
    ui::GameShelf shelf = window::shelf_of(all_rulesets());
    shelf.standing = [](const QString& path) { return window::standing_in(path, all_rulesets()); };
    const QString none = player.file() + "none";
    ui::StartPage page{nullptr};
    page.show_games({window::look_at(none, all_rulesets()), window::look_at(player.file(), all_rulesets())}, {}, shelf);
    const auto cards = page.findChildren<ui::StartCard*>();
    QTRY_VERIFY2(cards[1]->accessibleDescription().endsWith(standing), qPrintable(cards[1]->accessibleDescription()));
    QVERIFY(cards[0]->accessibleDescription().endsWith("not there any more."));
}

void TestStartPage::the_game_that_is_open_goes_on()
{
    Player player{all_rulesets()};
    player.create_game("cedar-creek", "belle-grove-small");
    player.press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(player.window().findChild<ui::StartPage*>()->isVisible());
    QVERIFY(titles(player).filter("Try one roll").isEmpty()); // it would be written down
    QVERIFY(player.window().open_game(player.file()));
    QVERIFY(player.window().sheet().isVisible());
    QVERIFY(player.window().desk().game() != nullptr);
}

void TestStartPage::esc_leads_back_here()
{
    Player player{all_rulesets()};
    player.window().show_start();
    player.wait();
    const auto* start = player.window().findChild<ui::StartPage*>();
    player.press(Qt::Key_F1);
    QVERIFY(!start->isVisible());
    player.press(Qt::Key_Escape);
    QVERIFY(start->isVisible());
    player.type("a");
    QVERIFY(!start->isVisible());
    player.press(Qt::Key_Escape);
    QVERIFY(start->isVisible());
    player.press(Qt::Key_Escape);
    QVERIFY(player.window().sheet().isVisible());
}

void TestStartPage::nothing_is_cut_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    for (const QSize& size : {QSize{1024, 768}, QSize{1280, 800}})
        for (const int percent : {100, 200, 300})
            QTest::addRow("%dx%d at %d", size.width(), size.height(), percent) << size << percent;
}

void TestStartPage::nothing_is_cut()
{
    QFETCH(const QSize, size);
    QFETCH(const int, percent);
    const InFont in_font{static_cast<std::size_t>(percent / 100)};
    Player player{all_rulesets(), percent};
    player.window().resize(size);
    player.window().show_start();
    player.wait();
    QCOMPARE(faults_in(player.window()).join('\n'), QString{});
    for (const auto* card : player.window().findChildren<ui::StartCard*>())
        QVERIFY2(card->height() >= card->heightForWidth(card->width()), qPrintable(card->text()));
    QCOMPARE(player.window().size(), size);
}

#include "test_start_page.moc"
