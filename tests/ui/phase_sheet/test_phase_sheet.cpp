// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/chances/armies.h"
#include "core/game/chances/combined.h"
#include "rulesets/all_rulesets.h"
#include "tests/ui/phase_sheet/sheet_player.h"
#include "ui/balance/forecast_page.h"
#include "ui/words/wording.h"

#include <QApplication>
#include <QTableWidget>
#include <QTest>

using namespace corneta;

/// The phase sheet by keys alone: targets and measures down the rows, then dice down their column, an entry a row.
class TestPhaseSheet : public QObject {
    Q_OBJECT

private slots:
    void targets_and_ranges_are_typed_down_the_rows_then_the_dice();
    void each_target_shows_the_chance_of_all_fires_together();
    void an_army_that_may_break_is_named_in_the_sheet_and_the_forecast();
    void f5_rolls_for_the_row_in_hand();
    void enter_alone_rolls();
    void what_is_wrong_is_said_in_its_row();
    void too_few_dice_are_said_and_nothing_is_written();
    void what_speaks_against_a_row_is_asked_in_the_form();
    void an_undone_row_is_open_again();
};

void TestPhaseSheet::targets_and_ranges_are_typed_down_the_rows_then_the_dice()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player);
    const std::size_t before = entries(player);
    player.begin_to_count();
    player.press(Qt::Key_F12);
    player.press(Qt::Key_U, Qt::AltModifier);
    player.type("m16.5\rm17\rm38\r");
    QVERIFY(model(player).is_dice(view(player).currentIndex()));
    QCOMPARE(entries(player), before);
    player.type("13\r12\r7\r");
    wait_for_sheet(player);
    qInfo("%d keys for three fires", player.keys());
    QVERIFY(player.keys() <= 3 * 9);
    QCOMPARE(entries(player), before + 3);
    QCOMPARE(player.state().pending.size(), std::size_t{3});
    const game::PlayedAction& second = player.state().pending[1];
    QCOMPARE(second.unit("firer"), std::string{"3rd-indiana"});
    QCOMPARE(second.unit("target"), std::string{"uraga-1"});
    QCOMPARE(answer_of(second, "range"), std::string_view{"7"});
    const game::EntryResult& result = player.window().desk().game()->journal().entries().back().results.front();
    QCOMPARE(result.rolls.front().faces, std::vector{7});
    QCOMPARE(result.rolls.front().by, game::RolledBy::Hand);
    QVERIFY(player.words("phase_sheet_words").contains("All rows are written down."));
    QCOMPARE(cell(player, 0, 4), QString{"13"});
}

void TestPhaseSheet::each_target_shows_the_chance_of_all_fires_together()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player);
    const game::State& state = player.state();
    const auto play = [](const std::string& firer, const std::string& range) {
        return game::Play{
            .action = "fire", .roles = {{"firer", {firer}}, {"target", {"uraga-1"}}}, .typed = {{"range", range}}, .as_usual = true};
    };
    const std::vector both{play("2nd-indiana", "3"), play("3rd-indiana", "9")};
    const Rulebook& book = player.window().desk().game()->book();
    const auto chance = game::chance_to_give_way(state, book, "uraga-1", both);
    const auto alone = game::chance_to_give_way(state, book, "uraga-1", std::span{both}.first(1));
    QVERIFY(chance && alone && chance->chance.probability > alone->chance.probability);
    open_sheet(player);
    player.type("m13\r");
    wait_for_sheet(player);
    const auto words = [](const game::GivingWay& way) { return QString{"%1 in %2"}.arg(way.chance.weight.value()).arg(way.total.value()); };
    QVERIFY2(odds(player, 0).contains(" in 20, "), qPrintable(odds(player, 0)));
    QVERIFY2(together(player, "uraga-1").startsWith("M1 Uraga's 1st battalion, 12 of 14, 1 \u00d7 fire, Breaks "),
             qPrintable(together(player, "uraga-1")));
    player.type("m19\r");
    wait_for_sheet(player);
    QVERIFY2(together(player, "uraga-1").contains("2 \u00d7 fire, Breaks " + words(*chance)), qPrintable(together(player, "uraga-1")));
    player.press(Qt::Key_F3);
    QVERIFY(model(player).is_dice(view(player).currentIndex()));
    player.type("19\r");
    wait_for_sheet(player);
    const auto now = game::chance_to_give_way(state, book, "uraga-1", std::span{both}.subspan(1));
    QVERIFY(now);
    const QString sum = together(player, "uraga-1");
    QVERIFY2(sum.contains("2 \u00d7 fire, 1 settled: losses "), qPrintable(sum));
    QVERIFY2(sum.contains(QString::number(qRound(now->chance.probability * 100)) + QStringLiteral("\u00A0%")), qPrintable(sum));
}

void TestPhaseSheet::an_army_that_may_break_is_named_in_the_sheet_and_the_forecast()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player);
    ui::OpenGame& game = *player.window().desk().game();
    for (const std::string unit : {"uraga-1", "uraga-2", "perez-light", "lancers", "mexican-battery"}) {
        const std::vector<Given> stats{{"effectives", "0"}, {"destroyed", "yes"}};
        QVERIFY(game.give(game::Edit{unit, stats, std::nullopt, "as it stands"}, {}, ui::OpenGame::Rolls::No));
    }
    const std::vector<Given> one_left{{"effectives", "1"}, {"casualties", "1"}};
    QVERIFY(game.give(game::Edit{"perez-company", one_left, std::nullopt, "as it stands"}, {}, ui::OpenGame::Rolls::No));
    open_sheet(player);
    player.type("m46\r");
    wait_for_sheet(player);
    const game::Play only{"fire", {{"firer", {"2nd-indiana"}}, {"target", {"perez-company"}}}, {{"range", "6"}}};
    const auto armies = game::chances_to_break(player.state(), game.book(), std::span{&only, 1});
    QVERIFY(armies);
    const game::ArmyBreaking& army = armies->back();
    QVERIFY(army.chance.probability > 0 && army.chance.probability < 1);
    const QString words = player.words("sums_words");
    QVERIFY2(words.contains("Mexico: its army breaks " + ui::chance_words(army.chance, army.total)), qPrintable(words));
    QVERIFY(!words.contains("United States"));
    player.press(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    auto* page = player.window().findChild<ui::ForecastPage*>();
    QTRY_COMPARE_WITH_TIMEOUT(page->findChildren<QTableWidget*>().size(), 2, 60'000);
    page->stop();
    player.wait();
    const QTableWidget& table = *page->findChildren<QTableWidget*>().last();
    QCOMPARE(table.columnCount(), 2);
    const WordTable told = game::table_of(*armies, player.state(), 1);
    for (int row = 0; row < 2; ++row)
        QCOMPARE(table.item(row, 1)->text(), ui::said(told.rows[static_cast<std::size_t>(row)].cells.front()));
}

void TestPhaseSheet::f5_rolls_for_the_row_in_hand()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player);
    open_sheet(player);
    player.type("m16.5\rm27");
    player.press(Qt::Key_F5);
    wait_for_sheet(player);
    QCOMPARE(player.state().pending.size(), std::size_t{1});
    QCOMPARE(player.state().pending.front().unit("firer"), std::string{"3rd-indiana"});
    QCOMPARE(answer_of(player.state().pending.front(), "range"), std::string_view{"7"});
}

void TestPhaseSheet::enter_alone_rolls()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player);
    open_sheet(player);
    player.type("m16.5\r");
    player.press(Qt::Key_F3);
    player.press(Qt::Key_Return);
    wait_for_sheet(player);
    QCOMPARE(player.state().pending.size(), std::size_t{1});
    const game::EntryResult& result = player.window().desk().game()->journal().entries().back().results.front();
    QCOMPARE(result.rolls.front().by, game::RolledBy::Program);
    QCOMPARE(cell(player, 0, 4), QString::number(result.rolls.front().faces.front()));
}

void TestPhaseSheet::what_is_wrong_is_said_in_its_row()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player);
    open_sheet(player);
    const std::size_t before = entries(player);
    player.type("m9\r");
    wait_for_sheet(player);
    QCOMPARE(result(player, 0), QString{"\u25b2 There is no unit m9"});
    player.press(Qt::Key_Left);
    player.type("m1");
    wait_for_sheet(player);
    player.type("30");
    wait_for_sheet(player);
    QCOMPARE(result(player, 0), QString{"\u25b2 Range: 30 in is beyond a musket's 14 in"});
    player.press(Qt::Key_Return);
    player.press(Qt::Key_F3);
    player.type("13\r");
    wait_for_sheet(player);
    QCOMPARE(result(player, 0), QString{"\u25b2 Range: 30 in is beyond a musket's 14 in"});
    QCOMPARE(entries(player), before);
    player.press(Qt::Key_Down);
    player.press(Qt::Key_Return);
    QCOMPARE(model(player).row(1).entry, 0); // the second has no target: Enter goes on
    QCOMPARE(entries(player), before);
}

void TestPhaseSheet::too_few_dice_are_said_and_nothing_is_written()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player, {"bragg"});
    open_sheet(player);
    const std::size_t before = entries(player);
    player.type("m18\r");
    player.type("13\r");
    wait_for_sheet(player);
    QVERIFY2(result(player, 0).contains("gun 2"), qPrintable(result(player, 0)));
    QCOMPARE(entries(player), before);
    player.type("13 21\r");
    wait_for_sheet(player);
    QCOMPARE(entries(player), before);
    player.type("13 x\r");
    QCOMPARE(result(player, 0), QString{"\u25b2 \"x\" is not a face of a die"});
    player.type("13 4\r");
    wait_for_sheet(player);
    QCOMPARE(entries(player), before + 1);
}

void TestPhaseSheet::what_speaks_against_a_row_is_asked_in_the_form()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player);
    open_sheet(player);
    player.type("k24\r");
    wait_for_sheet(player);
    QVERIFY(result(player, 0).contains("are on the same side"));
    player.press(Qt::Key_F3);
    player.type("13\r");
    wait_for_sheet(player);
    QCOMPARE(QApplication::focusWidget()->objectName(), QString{"reason"});
    QCOMPARE(player.state().pending.size(), std::size_t{0});
}

void TestPhaseSheet::an_undone_row_is_open_again()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player);
    open_sheet(player);
    player.type("m16.5\r");
    player.press(Qt::Key_F3);
    player.type("13\r");
    wait_for_sheet(player);
    QVERIFY((model(player).flags(model(player).index(0, 1)) & Qt::ItemIsEditable) == 0);
    player.press(Qt::Key_Z, Qt::ControlModifier);
    wait_for_sheet(player);
    QCOMPARE(player.state().pending.size(), std::size_t{0});
    QVERIFY((model(player).flags(model(player).index(0, 1)) & Qt::ItemIsEditable) != 0);
    QCOMPARE(cell(player, 0, 1), QString{"M1 Uraga's 1st battalion"});
    QCOMPARE(cell(player, 0, 4), QString{"13"});
}

#include "test_phase_sheet.moc"
