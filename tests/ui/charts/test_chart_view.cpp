// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/player.h"
#include "ui/charts/chart_page.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QTest>

using namespace corneta;

/// Every chart of every system as it is shown: nothing of a heading is cut, and no word stands there for want of one.
class TestChartView : public QObject {
    Q_OBJECT

private slots:
    void headings_are_whole_data();
    void headings_are_whole();
};

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
