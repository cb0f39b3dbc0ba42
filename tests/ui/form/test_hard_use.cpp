// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/odds.h"
#include "rulesets/all_rulesets.h"
#include "tests/ui/player.h"
#include "ui/action/action_sheet.h"
#include "ui/form/form_widget.h"
#include "ui/look/text_size.h"
#include "ui/odds/odds_bars.h"
#include "ui/odds/odds_panel.h"
#include "ui/words/wording.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <cmath>

using namespace corneta;

/// Long lists, long words, small windows and large text.
class TestHardUse : public QObject {
    Q_OBJECT

private slots:
    void a_long_list_of_odds_folds_its_ends();
    void a_long_list_of_odds_leaves_the_window_alive();
    void a_long_word_leaves_the_window_as_wide_as_it_was();
    void a_narrow_window_has_one_column();
    void columns_are_balanced_again_after_every_change();
    void the_help_line_shrinks_with_its_text();
    void the_line_in_hand_stays_in_view();
    void a_chart_opens_at_the_cell_in_a_small_window();
    void a_cramped_sheet_scrolls_as_a_whole_data();
    void a_cramped_sheet_scrolls_as_a_whole();
    void the_charts_menu_fits_the_window();
};

namespace {

const Answers& answers(Player& player)
{
    return player.window().sheet().form().answers();
}

std::int32_t answer(Player& player, std::string_view key)
{
    return answers(player).value(index_of(answers(player).form(), key).value());
}

QRect place(Player& player, const char* object_name)
{
    const auto* widget = player.window().findChild<QWidget*>(QString::fromLatin1(object_name));
    return {widget->mapTo(&player.window(), QPoint{}), widget->size()};
}

const QScrollArea* scroll_around(const QWidget* widget)
{
    for (; widget != nullptr; widget = widget->parentWidget())
        if (const auto* scroll = qobject_cast<const QScrollArea*>(widget))
            return scroll;
    return nullptr;
}

bool is_in_view(const QWidget* widget)
{
    return widget->visibleRegion().boundingRect().height() == widget->height();
}

} // namespace

void TestHardUse::a_long_list_of_odds_folds_its_ends()
{
    Player player{all_rulesets()};
    player.open_action("fir");
    player.type("a");
    player.go_to_field("gun castings");
    player.type("8");
    player.wait();
    const Odds wanted = odds(*player.window().sheet().action(), answers(player), *player.window().book().typed_charts).front();
    const auto& rows = player.window().sheet().odds().findChild<ui::OddsBars*>()->rows();
    const std::size_t key = *outcome_in_bars(*player.window().sheet().action());
    const OutcomeSpec& spec = player.window().sheet().action()->outcomes[key];
    QVERIFY(rows.size() < wanted.rows.size());
    std::uint64_t weight = 0;
    std::size_t next = 0;
    for (const ui::OddsBars::Row& row : rows) {
        const QString last = row.value.split(" to ").back();
        std::uint64_t sum = 0;
        QString value;
        while (value != last) {
            QVERIFY(next < wanted.rows.size());
            sum += *wanted.rows[next].chance.weight;
            value = ui::outcome_words(spec, wanted.rows[next++].outcome.value(key));
        }
        const double probability = static_cast<double>(sum) / static_cast<double>(*wanted.total);
        QCOMPARE(row.chance, ui::chance_words({sum, probability}, wanted.total));
        QVERIFY(std::abs(row.probability - probability) < 1e-12);
        weight += sum;
    }
    QCOMPARE(weight, *wanted.total);
}

void TestHardUse::a_long_list_of_odds_leaves_the_window_alive()
{
    constexpr int beat_ms = 5;
    constexpr qint64 longest_ms = 1'000;
    Player player{all_rulesets()};
    player.open_action("fir");
    player.type("a");
    player.go_to_field("gun castings");
    qint64 longest = 0;
    QElapsedTimer since;
    QTimer beat;
    connect(&beat, &QTimer::timeout, this, [&] { longest = std::max(longest, since.restart()); });
    since.start();
    beat.start(beat_ms);
    player.type("50");
    QTRY_VERIFY_WITH_TIMEOUT(
        player.window().sheet().odds().odds().size() == 1 && player.window().sheet().odds().odds().front().rows.size() > 200, 60'000);
    QTest::qWait(10 * beat_ms);
    QVERIFY2(longest < longest_ms, qPrintable(QString::number(longest)));
    QCOMPARE(player.words("chance"), QString{"Target breaks over 99.9\u00A0%"});
}

void TestHardUse::a_long_word_leaves_the_window_as_wide_as_it_was()
{
    Player player{all_rulesets()};
    player.open_action("fir");
    player.press(Qt::Key_F3);
    player.type(QString(200, 'w'));
    player.wait();
    QCOMPARE(player.window().size(), QSize(1024, 768));
    QVERIFY2(player.words("dice_words").size() < 60, qPrintable(player.words("dice_words")));
    player.go_to_field("range");
    player.type(QString(47, '9'));
    player.wait();
    QCOMPARE(player.window().size(), QSize(1024, 768));
    const auto* range = player.window().findChild<QLineEdit*>("range");
    QVERIFY2(range->accessibleDescription().contains("is not from 0 to 99"), qPrintable(range->accessibleDescription()));
    QCOMPARE(scroll_around(range)->horizontalScrollBar()->maximum(), 0);
}

void TestHardUse::a_narrow_window_has_one_column()
{
    Player player{all_rulesets()};
    player.window().resize(1600, 900);
    player.open_action("fir");
    player.wait();
    QVERIFY(place(player, "target_effectives").left() > place(player, "firer_castings").right());
    player.window().text_size().set_percent(200);
    player.window().resize(640, 480);
    player.wait();
    const auto* form = scroll_around(&player.window().sheet().form());
    QCOMPARE(form->horizontalScrollBar()->maximum(), 0);
    QVERIFY(place(player, "target_effectives").top() > place(player, "firer_castings").bottom());
    player.window().text_size().reset();
    player.window().resize(1600, 900);
    player.wait();
    QVERIFY(place(player, "target_effectives").left() > place(player, "firer_castings").right());
}

void TestHardUse::columns_are_balanced_again_after_every_change()
{
    Player player{all_rulesets()};
    player.window().resize(1600, 900);
    player.open_action("fir");
    player.wait();
    const QRect infantry = place(player, "firer_low_ammunition");
    player.type("a");
    player.wait();
    QVERIFY(place(player, "firer_low_ammunition").left() != infantry.left());
    player.type("i");
    player.wait();
    QCOMPARE(answer(player, "firer_arm"), 0);
    QCOMPARE(place(player, "firer_low_ammunition"), infantry);
}

void TestHardUse::the_help_line_shrinks_with_its_text()
{
    Player player{all_rulesets()};
    player.press(Qt::Key_F3);
    const int before = player.window().findChild<QLabel*>("help")->height();
    for (int step = 0; step < 8; ++step)
        player.press(Qt::Key_Plus, Qt::ControlModifier);
    player.wait();
    QVERIFY(player.window().findChild<QLabel*>("help")->height() > 2 * before);
    player.press(Qt::Key_0, Qt::ControlModifier);
    player.wait();
    QCOMPARE(player.window().findChild<QLabel*>("help")->height(), before);
}

void TestHardUse::the_line_in_hand_stays_in_view()
{
    Player player{all_rulesets()};
    player.window().text_size().set_percent(200);
    player.window().resize(640, 480);
    player.open_action("fir");
    player.press(Qt::Key_F3);
    player.type("13");
    player.press(Qt::Key_Return);
    player.wait();
    player.press(Qt::Key_F6);
    player.press(Qt::Key_F6); // once more opens the working
    player.wait();
    const auto* table = player.window().findChild<QTableView*>("working");
    QCOMPARE(QApplication::focusWidget(), table);
    QVERIFY(table->selectionModel()->isRowSelected(0));
    const QScrollArea* scroll = scroll_around(table);
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        const QRect line = table->visualRect(table->currentIndex());
        const QRect seen{table->viewport()->mapTo(scroll->viewport(), line.topLeft()), line.size()};
        QVERIFY2(seen.top() >= 0 && seen.bottom() <= scroll->viewport()->height(), qPrintable(QString::number(row)));
        player.press(Qt::Key_Down);
    }
}

void TestHardUse::a_chart_opens_at_the_cell_in_a_small_window()
{
    Player player{all_rulesets()};
    player.open_action("fir");
    player.press(Qt::Key_F3);
    player.type("20");
    player.press(Qt::Key_Return);
    player.wait();
    player.window().text_size().set_percent(200);
    player.window().resize(640, 480);
    player.press(Qt::Key_F4);
    player.wait();
    const auto* table = player.window().findChild<QTableView*>("chart_table");
    const QHeaderView* header = table->horizontalHeader();
    const int expected =
        std::min(header->sectionPosition(table->horizontalScrollBar()->value()), header->length() - table->viewport()->width());
    QVERIFY(std::abs(header->offset() - expected) < table->fontMetrics().averageCharWidth());
    QVERIFY(table->viewport()->rect().contains(table->visualRect(table->currentIndex())));
}

void TestHardUse::a_cramped_sheet_scrolls_as_a_whole_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    QTest::newRow("640 x 480 at 200 percent") << QSize{640, 480} << 200;
    QTest::newRow("800 x 600 at 200 percent") << QSize{800, 600} << 200;
    QTest::newRow("1024 x 768 at 300 percent") << QSize{1024, 768} << 300;
}

void TestHardUse::a_cramped_sheet_scrolls_as_a_whole()
{
    QFETCH(const QSize, size);
    QFETCH(const int, percent);
    Player player{all_rulesets(), percent};
    player.window().resize(size);
    player.open_action("fir");
    player.wait();
    QCOMPARE(player.window().size(), size);
    const auto* form = scroll_around(&player.window().sheet().form());
    QCOMPARE(form->verticalScrollBar()->maximum(), 0);
    QVERIFY(is_in_view(QApplication::focusWidget()));
    player.press(Qt::Key_Return);
    player.wait();
    QVERIFY(is_in_view(QApplication::focusWidget()));
    player.type("13");
    player.press(Qt::Key_Return);
    player.wait();
    QVERIFY(is_in_view(player.window().findChild<QLabel*>("sentence")));
    player.press(Qt::Key_Escape);
    player.wait();
    QVERIFY(is_in_view(QApplication::focusWidget()));
}

void TestHardUse::the_charts_menu_fits_the_window()
{
    Player player{all_rulesets()};
    player.open_action("fir");
    for (const QMenu* menu : player.window().menuBar()->findChildren<QMenu*>())
        QVERIFY2(menu->sizeHint().height() < player.window().height() && menu->sizeHint().width() < player.window().width() / 2,
                 qPrintable(menu->title()));
}

#include "test_hard_use.moc"
