// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/phase_sheet/sheet_player.h"
#include "ui/action/action_sheet.h"
#include "ui/phase_sheet/sums_view.h"

#include <QApplication>
#include <QCheckBox>
#include <QTest>

#include <algorithm>

using namespace corneta;

/// Which units are rows, where Enter and Tab go, what stands there behind the dice and what the hands do at the end.
class TestPhaseSheetFlow : public QObject {
    Q_OBJECT

private slots:
    void seven_keys_settle_a_fire_at_whole_inches();
    void units_without_a_target_are_no_rows();
    void enter_passes_units_over();
    void tab_goes_over_what_is_settled_and_out();
    void who_may_no_longer_fire_goes();
    void several_dice_stand_in_one_cell();
    void an_enter_behind_typed_dice_rolls_nothing();
    void a_settled_row_is_not_settled_again();
    void chance_and_result_have_columns_of_their_own();
    void a_fire_of_the_form_stands_in_the_sheet();
    void sums_stand_beside_or_below();
    void the_hands_are_told_when_the_phase_ends();
    void without_the_sheet_the_phase_ends_at_once();
};

namespace {

QStringList rows_seen(Player& player)
{
    QStringList rows;
    for (int row = 0; row < model(player).rowCount(); ++row)
        if (!view(player).isRowHidden(row))
            rows << cell(player, row, 0).section(' ', 0, 0);
    return rows;
}

} // namespace

void TestPhaseSheetFlow::seven_keys_settle_a_fire_at_whole_inches()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player);
    open_sheet(player);
    const std::size_t before = entries(player);
    player.begin_to_count();
    player.type("m16\rm17\rm38\r13\r12\r17\r");
    QCOMPARE(entries(player), before + 3);
    QVERIFY(player.keys() <= 3 * 7);
}

void TestPhaseSheetFlow::units_without_a_target_are_no_rows()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player);
    open_sheet(player);
    QCOMPARE(rows_seen(player), QStringList{"K1"});
    auto* const fold = player.window().findChild<QPushButton*>("without_target");
    QVERIFY2(fold->text().endsWith("2 without a target: Enter skips them"), qPrintable(fold->text()));
    player.type("m16\r");
    QCOMPARE(rows_seen(player), (QStringList{"K1", "K2"}));
    QVERIFY(fold->text().contains("1 without a target"));
    player.press(Qt::Key_Up);
    QCOMPARE(rows_seen(player), QStringList{"K1"});
    fold->setFocus();
    const bool was_open = !player.words("without_target_names").isEmpty();
    player.press(Qt::Key_Space);
    QCOMPARE(player.words("without_target_names").isEmpty(), was_open);
    player.press(Qt::Key_Space);
    QCOMPARE(player.words("without_target_names").isEmpty(), !was_open);
}

void TestPhaseSheetFlow::enter_passes_units_over()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player);
    open_sheet(player);
    player.type("\rm17\r\r"); // K1 has none, K2 has one, K3 has none
    QCOMPARE(at(player), QPoint(model(player).dice_column(), 1));
    QCOMPARE(rows_seen(player), QStringList{"K2"});
    player.press(Qt::Key_Backtab, Qt::ShiftModifier);
    player.press(Qt::Key_Return); // from what is measured: all others were passed over
    QCOMPARE(at(player), QPoint(model(player).dice_column(), 1));
    player.press(Qt::Key_Up);
    QCOMPARE(rows_seen(player), (QStringList{"K1", "K2"}));
}

void TestPhaseSheetFlow::tab_goes_over_what_is_settled_and_out()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player);
    open_sheet(player);
    player.type("m16\rm17\rm38\r");
    player.press(Qt::Key_Down);
    player.type("13\r");
    wait_for_sheet(player);
    QVERIFY(model(player).row(1).entry != 0);
    player.press(Qt::Key_Up);
    player.press(Qt::Key_Up);
    QCOMPARE(at(player), QPoint(model(player).dice_column(), 0));
    player.press(Qt::Key_Tab);
    QCOMPARE(at(player), QPoint(1, 2));
    for (int cells = 0; cells < model(player).dice_column(); ++cells) {
        QVERIFY(view(player).hasFocus());
        player.press(Qt::Key_Tab);
    }
    QVERIFY(!view(player).hasFocus());
    QVERIFY(qobject_cast<QPushButton*>(QApplication::focusWidget()) != nullptr);
}

void TestPhaseSheetFlow::who_may_no_longer_fire_goes()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player);
    open_sheet(player);
    player.type("m16\r");
    ui::OpenGame& game = *player.window().desk().game();
    QVERIFY(game.give(game::Edit{"mississippi", {{"order", "none"}}, std::nullopt, "so"}, {}, ui::OpenGame::Rolls::No));
    wait_for_sheet(player);
    QCOMPARE(model(player).rowCount(), 2);
    QCOMPARE(rows_seen(player), (QStringList{"K1", "K2"}));
    player.press(Qt::Key_Z, Qt::ControlModifier);
    wait_for_sheet(player);
    QCOMPARE(model(player).rowCount(), 3);
}

void TestPhaseSheetFlow::several_dice_stand_in_one_cell()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player, {"bragg"});
    open_sheet(player);
    const std::size_t before = entries(player);
    player.type("m18\r");
    wait_for_sheet(player);
    QCOMPARE(cell(player, 0, model(player).dice_column()), QString{"d20 \u00d72"});
    player.type("13 4\r");
    wait_for_sheet(player);
    QCOMPARE(entries(player), before + 1);
    QCOMPARE(cell(player, 0, model(player).dice_column()), QString{"13 4"});
}

void TestPhaseSheetFlow::an_enter_behind_typed_dice_rolls_nothing()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player);
    open_sheet(player);
    const std::size_t before = entries(player);
    player.type("m16\rm17\r\r13\r\r");
    wait_for_sheet(player);
    QCOMPARE(entries(player), before + 1);
    player.press(Qt::Key_Return);
    wait_for_sheet(player);
    QCOMPARE(entries(player), before + 2);
}

void TestPhaseSheetFlow::a_settled_row_is_not_settled_again()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player);
    open_sheet(player);
    player.type("m16\r\r\r13\r");
    const std::size_t before = entries(player);
    QVERIFY(model(player).row(0).entry != 0);
    QVERIFY(view(player).isVisible());
    player.press(Qt::Key_Return);
    player.press(Qt::Key_Return);
    QVERIFY(player.words("phase_sheet_words").startsWith("This row is written down."));
    player.press(Qt::Key_F5);
    wait_for_sheet(player);
    QCOMPARE(entries(player), before);
    QVERIFY(view(player).isVisible()); // no form asks for a reason
}

void TestPhaseSheetFlow::chance_and_result_have_columns_of_their_own()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player);
    open_sheet(player);
    player.type("m16\rm17\r\r");
    wait_for_sheet(player);
    const QString chance = odds(player, 0);
    QVERIFY2(chance.contains(" in 20, "), qPrintable(chance));
    QCOMPARE(result(player, 0), QString{});
    const int height = view(player).rowHeight(0);
    player.type("13\r");
    wait_for_sheet(player);
    QCOMPARE(odds(player, 0), chance);
    QVERIFY2(result(player, 0).startsWith("Losses "), qPrintable(result(player, 0)));
    QCOMPARE(view(player).rowHeight(0), height); // of one line still
    QCOMPARE(rows_seen(player), (QStringList{"K1", "K2"}));
}

void TestPhaseSheetFlow::a_fire_of_the_form_stands_in_the_sheet()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player);
    open_sheet(player); // all three may fire
    player.press(Qt::Key_L, Qt::ControlModifier);
    player.type("fire k2 m3 4\r\r18\r");
    player.wait();
    open_sheet(player);
    QCOMPARE(model(player).row(1).entry, static_cast<int>(entries(player)));
    QCOMPARE(cell(player, 1, model(player).dice_column()), QString{"18"});
    QCOMPARE(cell(player, 1, 2), QString{"4 in"});
    QVERIFY2(together(player, "perez-light").contains("1 \u00d7 fire, settled: losses "), qPrintable(together(player, "perez-light")));
}

void TestPhaseSheetFlow::sums_stand_beside_or_below()
{
    for (const int percent : {100, 200}) {
        Player player{all_rulesets(), percent};
        player.window().resize(1280, 800);
        begin_first_fire_with_orders(player);
        open_sheet(player);
        player.type("m16\rm17\rm38\r");
        wait_for_sheet(player);
        const auto* sums = player.window().findChild<ui::SumsView*>("sums");
        const auto edge = [&](const QWidget& widget, QPoint corner) { return widget.mapTo(&player.window(), corner); };
        const QPoint first = edge(*sums, {0, 0});
        const QPoint last = edge(view(player), view(player).rect().bottomRight());
        QVERIFY(percent == 100 ? first.x() > last.x() : first.y() > last.y());
        QCOMPARE(sums->sums().size(), std::size_t{2});
        QCOMPARE(sums->height(), std::max(sums->heightForWidth(sums->width()), sums->parentWidget()->height())); // all can be scrolled to
    }
}

void TestPhaseSheetFlow::the_hands_are_told_when_the_phase_ends()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player);
    open_sheet(player);
    player.type("m13\rm13\r\r18\r17\r");
    wait_for_sheet(player);
    player.end_phase();
    QCOMPARE(player.words("hands_title"), QString{"First Fire: what to do on the table"});
    QVERIFY2(player.words("hands_now").contains("before 12 of 14"), qPrintable(player.words("hands_now")));
    QStringList lines;
    for (const QLabel* line : player.window().findChildren<QLabel*>("hands"))
        if (line->isVisible())
            lines << line->text();
    QVERIFY2(!lines.filter("K1 2nd Indiana: Take ").isEmpty() && !lines.filter("K2 3rd Indiana: Take ").isEmpty(),
             qPrintable(lines.join('\n')));
    QVERIFY(player.words("hands_done").startsWith(QString{"0 of %1 done"}.arg(lines.size())));
    player.type("2");
    QVERIFY(player.words("hands_done").startsWith("1 of "));
    player.press(Qt::Key_Z, Qt::ControlModifier); // the end of the phase is taken back: nothing is to be done
    QVERIFY(player.words("hands_title").isEmpty());
    open_sheet(player);
    QCOMPARE(rows_seen(player), (QStringList{"K1", "K2", "K3"})); // the third is in hand, without a target
    player.end_phase();
    QVERIFY(!player.words("hands_title").isEmpty());
    player.press(Qt::Key_Return);
    QVERIFY(player.window().sheet().isVisible());
}

void TestPhaseSheetFlow::without_the_sheet_the_phase_ends_at_once()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    open_sheet(player); // of another phase
    player.press(Qt::Key_Escape);
    while (player.state().stage.phase != "first-fire")
        player.end_phase();
    player.press(Qt::Key_L, Qt::ControlModifier);
    player.type("fire k2 m3 4\r\r18\r");
    player.wait();
    QCOMPARE(player.state().pending.size(), std::size_t{1});
    player.end_phase();
    QVERIFY(player.state().stage.phase != "first-fire" || player.state().stage.aftermath);
    QVERIFY(player.words("hands_title").isEmpty());
}

#include "test_phase_sheet_flow.moc"
