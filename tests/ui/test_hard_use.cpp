// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds.h"
#include "rulesets/all_rulesets.h"
#include "tests/ui/player.h"
#include "ui/action_sheet.h"
#include "ui/folded_rows.h"
#include "ui/form_widget.h"
#include "ui/odds_bars.h"
#include "ui/odds_panel.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>

#include <algorithm>
#include <cmath>

using namespace corneta;

/// Long lists, long words, small windows and keys pressed once too often.
class TestHardUse : public QObject {
    Q_OBJECT

private slots:
    void a_long_list_of_odds_folds_its_ends();
    void a_long_list_of_odds_leaves_the_window_alive();
    void a_long_word_leaves_the_window_as_wide_as_it_was();
    void a_narrow_window_has_one_column();
    void columns_are_balanced_again_after_every_change();
    void the_menus_give_the_focus_back();
    void answers_stay_until_the_form_is_cleared();
    void a_result_is_settled_once();
    void the_help_line_shrinks_with_its_text();
    void the_line_in_hand_stays_in_view();
    void a_cramped_sheet_scrolls_as_a_whole_data();
    void a_cramped_sheet_scrolls_as_a_whole();
    void enter_goes_to_what_is_wrong_first();
    void fields_show_the_decimal_sign_of_the_language();
    void the_last_result_names_its_action();
    void a_battery_is_asked_for_in_one_phrase();
    void the_finder_says_that_nothing_is_found();
    void the_charts_menu_fits_the_window();
    void levers_of_other_answers_are_faded();
};

namespace {

/// The colours that the words of a label take.
class ColourWatch : public QObject {
public:
    explicit ColourWatch(QLabel& label) : m_label{label} { label.installEventFilter(this); }

    std::vector<QColor> seen;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::PaletteChange)
            seen.push_back(m_label.palette().color(QPalette::WindowText));
        return QObject::eventFilter(watched, event);
    }

private:
    QLabel& m_label;
};

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

QString session(Player& player)
{
    player.press(Qt::Key_F7);
    const auto pages = player.window().findChildren<QTextBrowser*>();
    const auto shown = std::ranges::find_if(pages, [](const QTextBrowser* page) { return page->isVisible(); });
    const QString text = (*shown)->toPlainText();
    player.press(Qt::Key_Escape);
    return text;
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
    const Odds wanted = odds(*player.window().sheet().action(), answers(player), *player.window().book().cards).front();
    const auto& rows = player.window().sheet().odds().findChild<ui::OddsBars*>()->rows();
    const auto folded = ui::folded_rows(wanted);
    QVERIFY(rows.size() < wanted.rows.size());
    QCOMPARE(rows.size(), folded.size());
    std::uint64_t weight = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        std::uint64_t sum = 0;
        for (std::size_t row = folded[i].first; row <= folded[i].last; ++row)
            sum += *wanted.rows[row].chance.weight;
        QCOMPARE(*folded[i].chance.weight, sum);
        QVERIFY(rows[i].chance.contains(QLocale{}.toString(qulonglong{sum})));
        QVERIFY(std::abs(rows[i].probability - static_cast<double>(sum) / static_cast<double>(*wanted.total)) < 1e-12);
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
    player.open_action("fir");
    player.wait();
    QVERIFY(place(player, "target_effectives").left() > place(player, "firer_castings").right());
    player.window().resize(640, 480);
    player.wait();
    const auto* form = scroll_around(&player.window().sheet().form());
    QCOMPARE(form->horizontalScrollBar()->maximum(), 0);
    QCOMPARE(place(player, "target_effectives").left(), place(player, "firer_castings").left());
    player.window().resize(1024, 768);
    player.wait();
    QVERIFY(place(player, "target_effectives").left() > place(player, "firer_castings").right());
}

void TestHardUse::columns_are_balanced_again_after_every_change()
{
    Player player{all_rulesets()};
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

void TestHardUse::the_menus_give_the_focus_back()
{
    Player player{all_rulesets()};
    player.open_action("fir");
    player.go_to_field("range");
    const QWidget* before = QApplication::focusWidget();
    QVERIFY(before != nullptr);
    player.press(Qt::Key_F10);
    QVERIFY(QApplication::activePopupWidget() != nullptr);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    QVERIFY(QApplication::activePopupWidget() == nullptr);
    if (QApplication::focusWidget() != before)
        player.press(Qt::Key_Escape);
    QCOMPARE(QApplication::focusWidget(), before);
}

void TestHardUse::answers_stay_until_the_form_is_cleared()
{
    Player player{all_rulesets()};
    player.open_action("fir");
    player.go_to_field("castings");
    player.type("33");
    player.open_action("fir");
    QCOMPARE(answer(player, "firer_castings"), 330);
    player.open_action("leader");
    player.open_action("fir");
    QCOMPARE(answer(player, "firer_castings"), 330);
    player.press(Qt::Key_R, Qt::ControlModifier);
    QCOMPARE(answer(player, "firer_castings"), 120);
    player.press(Qt::Key_F1);
    const auto pages = player.window().findChildren<QTextBrowser*>();
    QVERIFY(std::ranges::any_of(
        pages, [](const QTextBrowser* page) { return page->isVisible() && page->toPlainText().contains("Clear the form"); }));
}

void TestHardUse::a_result_is_settled_once()
{
    Player player{all_rulesets()};
    player.open_action("fir");
    player.press(Qt::Key_Return);
    player.press(Qt::Key_Return);
    player.wait();
    player.press(Qt::Key_Return);
    player.wait();
    QCOMPARE(session(player).count("Losses"), 1);
    player.press(Qt::Key_F5);
    player.wait();
    QCOMPARE(session(player).count("Losses"), 2);
    player.press(Qt::Key_F3);
    player.type("13");
    player.press(Qt::Key_Return);
    player.press(Qt::Key_Return);
    player.wait();
    QCOMPARE(session(player).count("Losses"), 3);
    QVERIFY2(session(player).contains("dice 13"), qPrintable(session(player)));
    QVERIFY(session(player).contains("3 results"));
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
    player.window().resize(640, 480);
    player.open_action("fir");
    player.press(Qt::Key_F3);
    player.type("13");
    player.press(Qt::Key_Return);
    player.wait();
    player.press(Qt::Key_F6);
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

void TestHardUse::a_cramped_sheet_scrolls_as_a_whole_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    QTest::newRow("640 x 480 at 200 percent") << QSize{640, 480} << 200;
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

void TestHardUse::enter_goes_to_what_is_wrong_first()
{
    Player player{all_rulesets()};
    player.open_action("fir");
    player.go_to_field("range");
    player.type("x");
    player.go_to_field("castings");
    player.press(Qt::Key_Return);
    QCOMPARE(QApplication::focusWidget()->objectName(), QString{"range"});
}

void TestHardUse::fields_show_the_decimal_sign_of_the_language()
{
    QLocale::setDefault(QLocale{QLocale::Spanish});
    Player player{all_rulesets()};
    player.open_action("fir");
    player.go_to_field("range");
    player.type("6.5");
    player.open_action("fir");
    QCOMPARE(player.window().findChild<QLineEdit*>("range")->text(), QString{"6,5"});
    QCOMPARE(answer(player, "range"), 65);
    QLocale::setDefault(QLocale::c());
}

void TestHardUse::the_last_result_names_its_action()
{
    Player player{all_rulesets()};
    player.open_action("fir");
    player.press(Qt::Key_F5);
    player.wait();
    QCOMPARE(player.words("result_of"), QString{});
    player.open_action("leader");
    QCOMPARE(player.words("result_of"), QString{"Fire"});
}

void TestHardUse::a_battery_is_asked_for_in_one_phrase()
{
    Player player{all_rulesets()};
    player.open_action("fir");
    player.type("a");
    player.go_to_field("gun castings");
    player.type("27");
    player.wait();
    QVERIFY2(player.words("dice_words").startsWith("Wanted: gun 1 to gun 27 (d20 each)."), qPrintable(player.words("dice_words")));
}

void TestHardUse::the_finder_says_that_nothing_is_found()
{
    Player player{all_rulesets()};
    player.press(Qt::Key_K, Qt::ControlModifier);
    player.type("qqq");
    const auto* list = player.window().findChild<QListWidget*>("finder_list");
    QCOMPARE(list->count(), 1);
    QVERIFY(list->item(0)->text().startsWith("Nothing"));
    player.press(Qt::Key_Return);
    QVERIFY(list->isVisible());
    player.press(Qt::Key_Escape);
    QVERIFY(!list->isVisible());
}

void TestHardUse::the_charts_menu_fits_the_window()
{
    Player player{all_rulesets()};
    player.open_action("fir");
    for (const QMenu* menu : player.window().menuBar()->findChildren<QMenu*>())
        QVERIFY2(menu->sizeHint().height() < player.window().height() && menu->sizeHint().width() < player.window().width() / 2,
                 qPrintable(menu->title()));
}

void TestHardUse::levers_of_other_answers_are_faded()
{
    Player player{all_rulesets()};
    player.open_action("fir");
    player.wait();
    auto* levers = player.window().findChild<QLabel*>("levers");
    const QColor present = levers->palette().color(QPalette::WindowText);
    player.go_to_field("effectives");
    ColourWatch watch{*levers};
    player.type("9");
    player.wait();
    QVERIFY(watch.seen.size() >= 2);
    QVERIFY(watch.seen[0] != present);
    QCOMPARE(levers->palette().color(QPalette::WindowText), present);
}

QTEST_MAIN(TestHardUse)
#include "test_hard_use.moc"
