// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/player.h"
#include "ui/charts/chart_page.h"

#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace corneta;

/// Every chart of every system as it is shown: nothing of a heading is cut, and no word stands there for want of one.
class TestChartView : public QObject {
    Q_OBJECT

private slots:
    void headings_are_whole_data();
    void headings_are_whole();
    void bands_do_not_overlap_and_follow_the_charts();
    void codes_and_the_pack_are_said();
    void the_cell_in_hand_is_said();
};

namespace {

/// F4 and Down to the chart whose name begins so.
ui::ChartPage* open_chart(Player& player, std::size_t book, const QString& name)
{
    player.window().open_ruleset(book);
    player.press(Qt::Key_F4);
    player.press(Qt::Key_Home);
    player.wait();
    auto* page = player.window().findChild<ui::ChartPage*>();
    const auto* choice = page->findChild<QComboBox*>();
    while (!choice->currentText().startsWith(name) && choice->currentIndex() + 1 < choice->count())
        player.press(Qt::Key_Down);
    player.wait();
    return page;
}

std::size_t book_of(std::string_view key)
{
    std::size_t book = 0;
    while (all_rulesets()[book]->key != key)
        ++book;
    return book;
}

QString heading(const ui::ChartPage& page, int column)
{
    return page.findChild<QTableView*>()->model()->headerData(column, Qt::Horizontal).toString();
}

void open_pack(Player& player, const QTemporaryDir& folder, const QByteArray& lines)
{
    QFile pack{folder.filePath("pack.jsonl")};
    QVERIFY(pack.open(QIODevice::WriteOnly) && pack.write(lines) == lines.size());
    pack.close();
    player.window().open_pack(pack.fileName());
    player.wait();
}

bool says(const ui::ChartPage& page, const QString& words)
{
    const auto labels = page.findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) { return label->text().contains(words); });
}

} // namespace

void TestChartView::bands_do_not_overlap_and_follow_the_charts()
{
    Player player{all_rulesets()};
    const ui::ChartPage* page = open_chart(player, book_of("revolucion"), "Fire: scores");
    QCOMPARE(heading(*page, 0), QString{"To 3"});
    QCOMPARE(heading(*page, 1), QString{"Over 3 to 6"});
    QCOMPARE(heading(*page, 4), QString{"Over 18 to 24"});
    const QTemporaryDir folder;
    open_pack(player, folder, "{\"chart\":\"range-bands\",\"item\":\"range\",\"band-1\":4}\n");
    QCOMPARE(heading(*page, 0), QString{"To 4"});
    QCOMPARE(heading(*page, 1), QString{"Over 4 to 6"});
}

void TestChartView::codes_and_the_pack_are_said()
{
    Player player{all_rulesets()};
    const ui::ChartPage* page = open_chart(player, book_of("pedregal"), "Combat results");
    QVERIFY(says(*page, "Ax: the attacker loses a step"));
    QVERIFY(says(*page, "Dx: the defender loses a step"));
    QCOMPARE(page->findChild<QTableView*>()->model()->headerData(1, Qt::Vertical).toString(), QString{"-4 to -3"});
    QVERIFY(!says(*page, "Pack:"));
    const QTemporaryDir folder;
    open_pack(player, folder, "{\"pack\":\"Our club's cards\",\"ruleset\":\"pedregal\"}\n");
    QVERIFY(says(*page, "Pack: Our club's cards"));
}

void TestChartView::the_cell_in_hand_is_said()
{
    Player player{all_rulesets()};
    const ui::ChartPage* page = open_chart(player, book_of("revolucion"), "Fire: scores");
    auto* table = page->findChild<QTableView*>();
    for (int tabs = 0; tabs < 3 && !table->hasFocus(); ++tabs)
        player.press(Qt::Key_Tab);
    QVERIFY(table->hasFocus());
    player.press(Qt::Key_Home, Qt::ControlModifier);
    player.press(Qt::Key_Right);
    player.wait();
    QCOMPARE(table->currentIndex().column(), 1);
    const QString told = player.words("help");
    QVERIFY2(told.contains("Over 3 to 6: ") && told.contains(table->currentIndex().data(Qt::ToolTipRole).toString()), qPrintable(told));
}

void TestChartView::headings_are_whole_data()
{
    QTest::addColumn<int>("book");
    QTest::addColumn<int>("percent");
    for (std::size_t book = 0; book < all_rulesets().size(); ++book)
        for (const int percent : {100, 200})
            QTest::addRow("%s at %d", std::string{all_rulesets()[book]->key}.c_str(), percent) << static_cast<int>(book) << percent;
}

void TestChartView::headings_are_whole()
{
    QFETCH(const int, book);
    QFETCH(const int, percent);
    Player player{all_rulesets(), percent};
    player.window().open_ruleset(static_cast<std::size_t>(book));
    player.press(Qt::Key_F4);
    player.wait();
    auto* page = player.window().findChild<ui::ChartPage*>();
    const auto* choice = page->findChild<QComboBox*>();
    const auto* table = page->findChild<QTableView*>();
    for (int chart = 0; chart < choice->count(); ++chart) {
        player.press(chart == 0 ? Qt::Key_Home : Qt::Key_Down);
        player.wait();
        QCOMPARE(choice->currentIndex(), chart);
        for (const QLabel* label : page->findChildren<QLabel*>())
            QVERIFY2(!label->text().contains("item"), qPrintable(choice->currentText() + ": " + label->text()));
        for (const QHeaderView* header : {table->horizontalHeader(), table->verticalHeader()})
            for (int section = 0; section < header->count(); ++section) {
                const QString words = header->model()->headerData(section, header->orientation()).toString();
                const int wanted = header->fontMetrics().horizontalAdvance(words);
                const int room = header->orientation() == Qt::Horizontal ? header->sectionSize(section) : header->width();
                QVERIFY2(room >= wanted,
                         qPrintable(QStringLiteral("%1: %2: %3 < %4").arg(choice->currentText(), words).arg(room).arg(wanted)));
            }
    }
}

#include "test_chart_view.moc"
