// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/packs/packs.h"
#include "app/storage/packs/scenarios.h"
#include "core/game/balance/asked_battles.h"
#include "core/game/balance/balance_tables.h"
#include "rulesets/all_rulesets.h"
#include "tests/ui/faults.h"
#include "tests/ui/player.h"
#include "ui/balance/balance_page.h"
#include "ui/balance/share_plot.h"
#include "ui/words/wording.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTableWidget>
#include <QTest>
#include <QTextBrowser>

#include <algorithm>

using namespace corneta;

/// Battles counted in the window, by keys alone.
class TestBalancePage : public QObject {
    Q_OBJECT

private slots:
    void it_says_what_the_command_line_says();
    void escape_keeps_the_first_games_and_then_leaves();
    void two_sets_of_charts_are_compared();
    void options_of_a_scenario_are_played();
    void a_wrong_number_is_said();
    void its_key_stands_among_the_keys();
    void nothing_is_cut_data();
    void nothing_is_cut();
};

namespace {

const Ruleset& santa_anna()
{
    return *all_rulesets().front();
}

/// Somebody who counts battles.
struct Counting {
    Player player;
    ui::BalancePage* page = nullptr;

    explicit Counting(int percent = 100) : player{all_rulesets(), percent}
    {
        player.press(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        page = player.window().findChild<ui::BalancePage*>();
    }
    /// The first scenario is in hand; Tab goes on to its charts, those they are compared with, games and seed.
    void type_games(const char* games)
    {
        for (int field = 0; field < 3; ++field)
            player.press(Qt::Key_Tab);
        player.type(games);
    }
    void wait() const { QTRY_VERIFY_WITH_TIMEOUT(page->is_idle(), 60'000); }
    QString words() const { return page->findChild<QLabel*>("balance_words")->text(); }
};

/// The first scenario that the page offers, counted without a window.
game::Balance counted(std::int64_t games, const std::vector<std::string>& options = {})
{
    const std::string key = scenario_keys(santa_anna()).front();
    const auto statements = game::with_options(scenario_statements(santa_anna(), key).value(), options).value();
    const std::vector books{rulebook_with_pack(santa_anna()).value()};
    auto asked = game::asked_battles(books, statements, 99).value();
    asked.wanted.games = games;
    asked.wanted.question.seed = 1;
    asked.wanted.question.charts.emplace_back();
    return game::played(asked.wanted, asked.fields, 1, [](auto) { return true; });
}

/// What the tables of the page do not show of it.
QString missing_in(const ui::BalancePage& page, const game::Balance& balance)
{
    const auto tables = page.findChildren<QTableWidget*>();
    const auto wanted = tables_of(balance);
    if (static_cast<std::size_t>(tables.size()) < wanted.size())
        return "tables";
    for (std::size_t table = 0; table < wanted.size(); ++table)
        for (std::size_t row = 0; row < wanted[table].rows.size(); ++row)
            for (std::size_t cell = 0; cell < wanted[table].rows[row].cells.size(); ++cell) {
                const QString words = ui::decimal_words(ui::said(wanted[table].rows[row].cells[cell]).toStdString());
                const auto* item = tables[static_cast<qsizetype>(table)]->item(static_cast<int>(row), static_cast<int>(cell) + 1);
                if (item->text() != words)
                    return QStringLiteral("%1 instead of %2").arg(item->text(), words);
            }
    return {};
}

} // namespace

void TestBalancePage::it_says_what_the_command_line_says()
{
    Counting counting;
    counting.type_games("5\r");
    counting.wait();
    QCOMPARE(counting.words(), QString::fromStdString(text(title_of(counted(5)))));
    QCOMPARE(missing_in(*counting.page, counted(5)), QString{});
    const auto plots = counting.page->findChildren<ui::SharePlot*>();
    QCOMPARE(plots.size(), 3);
    for (const ui::SharePlot* plot : plots)
        QVERIFY2(plot->accessibleName().contains(" %"), qPrintable(plot->accessibleName()));
    counting.player.press(Qt::Key_Escape);
    QVERIFY(!counting.page->isVisible());
    counting.player.press(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier); // it is still there
    QCOMPARE(missing_in(*counting.page, counted(5)), QString{});
}

void TestBalancePage::escape_keeps_the_first_games_and_then_leaves()
{
    Counting counting;
    counting.type_games("1000000\r");
    QVERIFY(!counting.page->is_idle());
    QTRY_VERIFY_WITH_TIMEOUT(!counting.page->findChildren<QTableWidget*>().isEmpty(), 60'000);
    counting.player.press(Qt::Key_Escape);
    QVERIFY(counting.page->is_idle());
    QVERIFY(counting.page->isVisible());
    const QString words = counting.words();
    const qsizetype end = words.indexOf(QStringLiteral(" game"));
    const std::int64_t games = words.sliced(words.indexOf(QStringLiteral(": ")) + 2, end - words.indexOf(QStringLiteral(": ")) - 2).toInt();
    QVERIFY2(games >= 1 && games < 1'000'000, qPrintable(words));
    QCOMPARE(missing_in(*counting.page, counted(games)), QString{});
    counting.player.press(Qt::Key_Escape);
    QVERIFY(!counting.page->isVisible());
}

void TestBalancePage::two_sets_of_charts_are_compared()
{
    Counting counting;
    counting.player.press(Qt::Key_Tab);
    counting.player.press(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->objectName(), QString{"balance_against"});
    counting.player.press(Qt::Key_Down);
    counting.player.press(Qt::Key_Tab);
    counting.player.type("3\r");
    counting.wait();
    const auto tables = counting.page->findChildren<QTableWidget*>();
    QCOMPARE(tables.size(), 5);
    QCOMPARE(counting.page->findChildren<ui::SharePlot*>().size(), 6);
    QCOMPARE(tables.back()->item(0, 1)->text(), QString{"0"}); // the same charts twice
    QCOMPARE(tables[0]->item(0, 1)->text(), tables[2]->item(0, 1)->text());
}

void TestBalancePage::options_of_a_scenario_are_played()
{
    Counting counting;
    QCOMPARE(scenario_keys(santa_anna()), (std::vector<std::string>{"buena-vista-small", "buena-vista"}));
    QVERIFY(counting.page->findChild<QWidget*>("option_marshall") == nullptr);
    counting.player.press(Qt::Key_Down);
    QVERIFY(counting.page->findChild<QWidget*>("option_marshall") != nullptr);
    counting.player.press(Qt::Key_Up);
    QTRY_VERIFY(counting.page->findChild<QWidget*>("option_marshall") == nullptr);
}

void TestBalancePage::a_wrong_number_is_said()
{
    Counting counting;
    counting.type_games("0\r");
    QVERIFY(counting.page->is_idle());
    QVERIFY2(counting.words().contains("whole number from 1 to 1000000"), qPrintable(counting.words()));
}

void TestBalancePage::its_key_stands_among_the_keys()
{
    Player player{all_rulesets()};
    player.press(Qt::Key_F1);
    bool is_said = false;
    for (const auto* text : player.window().findChildren<QTextBrowser*>())
        is_said = is_said || (text->isVisible() && text->toPlainText().contains("Ctrl+Shift+B"));
    QVERIFY(is_said);
}

void TestBalancePage::nothing_is_cut_data()
{
    QTest::addColumn<int>("percent");
    QTest::newRow("text as it is") << 100;
    QTest::newRow("text twice as large") << 200;
}

/// At 1024 x 768.
void TestBalancePage::nothing_is_cut()
{
    QFETCH(const int, percent);
    Counting counting{percent};
    counting.type_games("3\r");
    counting.wait();
    QCOMPARE(faults_at_rest(counting.player, "balance"), QString{});
    for (QTableWidget* table : counting.page->findChildren<QTableWidget*>()) {
        table->setFocus(); // which scrolls to it
        QCOMPARE(faults_at_rest(counting.player, "balance"), QString{});
    }
}

#include "test_balance_page.moc"
