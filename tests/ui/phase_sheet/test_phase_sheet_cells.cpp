// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/faults.h"
#include "tests/ui/fonts.h"
#include "tests/ui/phase_sheet/sheet_player.h"
#include "ui/action/action_sheet.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace corneta;

/// Who stands in the phase sheet, how its cells are reached and how it looks.
class TestPhaseSheetCells : public QObject {
    Q_OBJECT

private slots:
    void a_row_stands_there_for_each_unit_that_may_fire();
    void without_known_orders_all_who_may_fire_stand_there();
    void cells_are_reached_by_tab_and_arrows();
    void enter_or_tab_behind_a_whole_code_asks_what_is_measured();
    void the_model_keeps_its_promises();
    void other_rulesets_have_their_sheets_data();
    void other_rulesets_have_their_sheets();
    void an_activated_division_moves_by_the_sheet();
    void nothing_is_clipped_outside_or_unnamed_data();
    void nothing_is_clipped_outside_or_unnamed();
    void a_whole_battle_has_room_data();
    void a_whole_battle_has_room();
};

void TestPhaseSheetCells::a_row_stands_there_for_each_unit_that_may_fire()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player);
    open_sheet(player);
    QVERIFY(view(player).hasFocus());
    QStringList titles;
    for (int column = 0; column < model(player).columnCount(); ++column)
        titles << model(player).headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    QCOMPARE(titles, (QStringList{"Unit", "Target", "Range", "Hit in", "Dice", "Breaks", "Result"}));
    QCOMPARE(model(player).rowCount(), 3);
    QCOMPARE(cell(player, 0, 0), QString{"K1 2nd Indiana"});
    QCOMPARE(cell(player, 2, 0), QString{"K3 Mississippi Rifles"});
    QCOMPARE(cell(player, 0, 2), QString{"?"}); // only the table knows it
}

void TestPhaseSheetCells::without_known_orders_all_who_may_fire_stand_there()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player, {});
    open_sheet(player);
    QCOMPARE(model(player).rowCount(), 11);
}

void TestPhaseSheetCells::cells_are_reached_by_tab_and_arrows()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player);
    open_sheet(player);
    const auto at = [&] { return QPoint{view(player).currentIndex().row(), view(player).currentIndex().column()}; };
    QCOMPARE(at(), QPoint(0, 1));
    player.press(Qt::Key_Tab);
    QCOMPARE(at(), QPoint(0, 2));
    player.type("6");
    player.press(Qt::Key_Tab); // out of the cell that is being typed in
    QCOMPARE(at(), QPoint(0, 3));
    player.type("fl");
    player.press(Qt::Key_Down);
    QCOMPARE(at(), QPoint(1, 3));
    player.press(Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(at(), QPoint(1, 2));
    player.press(Qt::Key_Up);
    QCOMPARE(at(), QPoint(0, 2));
    QCOMPARE(cell(player, 0, 2), QString{"6 in"});
    player.press(Qt::Key_Delete);
    QCOMPARE(cell(player, 0, 2), QString{"?"}); // only the table knows it
    player.press(Qt::Key_Escape);
    QVERIFY(player.window().sheet().isVisible());
    open_sheet(player);
    QCOMPARE(cell(player, 0, 3), QString{"flank"}); // what was typed is still there
}

void TestPhaseSheetCells::enter_or_tab_behind_a_whole_code_asks_what_is_measured()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player);
    open_sheet(player);
    const auto range = [&] { return cell(player, 0, 2); };
    player.type("m1");
    const QPoint measure = at(player);
    QCOMPARE(measure, QPoint(2, 0));
    player.press(Qt::Key_Return); // a custom of other programs
    QCOMPARE(at(player), measure);
    player.type("6\r");
    QVERIFY2(range().startsWith("6"), qPrintable(range()));
    QCOMPARE(at(player), QPoint(1, 1));
    player.type("m1");
    player.press(Qt::Key_Tab);
    QCOMPARE(at(player), QPoint(2, 1));
    player.type("8\r");
    QVERIFY2(cell(player, 1, 2).startsWith("8"), qPrintable(cell(player, 1, 2)));
}

void TestPhaseSheetCells::the_model_keeps_its_promises()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player);
    const QAbstractItemModelTester tester{&model(player), QAbstractItemModelTester::FailureReportingMode::QtTest};
    open_sheet(player);
    player.type("m16.5\rm17\rm38\r13\r");
    wait_for_sheet(player);
    player.end_phase();
    wait_for_sheet(player);
    open_sheet(player);
}

void TestPhaseSheetCells::other_rulesets_have_their_sheets_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("phase");
    QTest::addColumn<QString>("action");
    QTest::addColumn<bool>("is_empty");
    QTest::newRow("nobody attacks whose division is not activated")
        << "cedar-creek" << "belle-grove-small" << "movement" << "attack" << true;
    QTest::newRow("attacks from hex to hex") << "pedregal" << "padierna-small" << "combat" << "attack" << false;
    QTest::newRow("fire at will") << "revolucion" << "rio-seco" << "actions" << "fire" << false;
    QTest::newRow("nobody has anything to rally from") << "santa-anna" << "buena-vista-small" << "rally" << "rally" << true;
}

void TestPhaseSheetCells::other_rulesets_have_their_sheets()
{
    QFETCH(const QString, ruleset);
    QFETCH(const QString, scenario);
    QFETCH(const QString, phase);
    QFETCH(const QString, action);
    QFETCH(const bool, is_empty);
    Player player{all_rulesets()};
    player.create_game(ruleset.toStdString(), scenario.toStdString());
    while (player.state().stage.phase != phase.toStdString())
        player.end_phase();
    open_sheet(player);
    QVERIFY(model(player).plan().action != nullptr);
    QCOMPARE(std::string{model(player).plan().action->key}, action.toStdString());
    QCOMPARE(model(player).rowCount() == 0, is_empty);
    QCOMPARE(faults_in(player.window()).join('\n'), QString{});
}

void TestPhaseSheetCells::an_activated_division_moves_by_the_sheet()
{
    Player player{all_rulesets()};
    player.create_game("cedar-creek", "belle-grove-small");
    while (player.state().stage.phase != "movement")
        player.end_phase();
    ui::OpenGame& game = *player.window().desk().game();
    const auto set = [&](const std::string& unit, const std::vector<Given>& stats) {
        QVERIFY(game.give(game::Edit{player.state().find(unit)->key, stats, std::nullopt, "so"}, {}, ui::OpenGame::Rolls::No));
    };
    set("confederate", {{"activated", "yes"}, {"divisions", "0"}});
    set("DR", {{"selected", "yes"}, {"acting", "yes"}});
    const std::size_t before = entries(player);
    open_sheet(player);
    QStringList units;
    for (int row = 0; row < model(player).rowCount(); ++row)
        units << cell(player, row, 0).section(' ', 0, 0);
    QVERIFY2(units.value(0) == "R1", qPrintable(units.join(' ')));
    const auto title = [&](int column) { return model(player).headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(); };
    for (int i = 0; i < model(player).columnCount() && title(view(player).currentIndex().column()) != "Zones"; ++i)
        player.press(Qt::Key_Tab);
    player.type("1\r");
    wait_for_sheet(player);
    player.press(Qt::Key_F3);
    player.press(Qt::Key_Return);
    wait_for_sheet(player);
    QVERIFY2(entries(player) == before + 1, qPrintable(player.words("phase_sheet_words")));
    const auto* move = std::get_if<game::Play>(&game.journal().entries().back().command);
    QVERIFY(move != nullptr && move->action == "movement-cost");
    QCOMPARE(game::units_in(move->roles, "brigade"), std::vector<std::string>{player.state().find("R1")->key});
}

void TestPhaseSheetCells::nothing_is_clipped_outside_or_unnamed_data()
{
    QTest::addColumn<int>("percent");
    for (const int percent : {100, 200, 300})
        QTest::newRow(qPrintable(QString{"%1 percent"}.arg(percent))) << percent;
}

void TestPhaseSheetCells::nothing_is_clipped_outside_or_unnamed()
{
    QFETCH(const int, percent);
    const InFont in_font{static_cast<std::size_t>(percent / 100)};
    Player player{all_rulesets(), percent};
    begin_first_fire_with_orders(player);
    open_sheet(player);
    player.type("m13\rm19\rm3");
    wait_for_sheet(player);
    QCOMPARE(faults_in(player.window()).join('\n'), QString{});
    player.type("8\r13\r");
    wait_for_sheet(player);
    player.type("4");
    wait_for_sheet(player);
    QCOMPARE(player.window().size(), QSize(1024, 768));
    QCOMPARE(faults_in(player.window()).join('\n'), QString{});
}

void TestPhaseSheetCells::a_whole_battle_has_room_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    for (const QSize& size : {QSize{1024, 768}, QSize{1280, 800}, QSize{1920, 1080}})
        for (const int percent : {100, 200})
            QTest::addRow("%dx%d at %d percent", size.width(), size.height(), percent) << size << percent;
}

void TestPhaseSheetCells::a_whole_battle_has_room()
{
    QFETCH(const QSize, size);
    QFETCH(const int, percent);
    Player player{all_rulesets(), percent};
    player.window().resize(size);
    player.create_game("santa-anna", "buena-vista");
    while (player.state().stage.phase != "first-fire")
        player.end_phase();
    open_sheet(player);
    const auto shot = [&] { return faults_at_rest(player, QString{"sheet-%1-%2"}.arg(size.width()).arg(percent)); };
    QCOMPARE(shot(), QString{});
    player.type("u14\ru15\ru26\ru230\r");
    wait_for_sheet(player);
    QCOMPARE(shot(), QString{});
    player.press(Qt::Key_F3);
    player.type("18\r13\r");
    wait_for_sheet(player);
    QCOMPARE(shot(), QString{});
    QCOMPARE(player.window().size(), size);
    player.end_phase();
    QCOMPARE(shot(), QString{});
    QCOMPARE(player.window().size(), size);
}

#include "test_phase_sheet_cells.moc"
