// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game/game_file.h"
#include "app/storage/game/verified.h"
#include "rulesets/all_rulesets.h"
#include "tests/ui/dialogs.h"
#include "tests/ui/phase_sheet/sheet_player.h"
#include "ui/game/open_roll_dialog.h"

#include <QApplication>
#include <QComboBox>
#include <QInputDialog>
#include <QPushButton>
#include <QTest>

using namespace corneta;

/// One key rolls for all rows of the phase sheet that are left, by one opening; and no row by mistake.
class TestPhaseSheetRolls : public QObject {
    Q_OBJECT

private slots:
    void one_key_rolls_for_all_rows_with_a_target();
    void the_button_does_the_same();
    void rows_with_dice_or_something_wrong_are_left();
    void the_words_are_asked_once_for_all_rows();
    void a_row_that_one_before_made_impossible_is_thrown_away();
    void without_a_row_to_roll_for_it_says_so();
    void elsewhere_the_key_opens_the_sheet();
    void one_enter_too_many_rolls_nothing();
    void a_row_without_a_target_is_no_fire();
    void what_only_the_table_knows_is_ticked_or_nothing_rolls();
};

namespace {

Verified found(const Player& player)
{
    const std::string path = player.file().toStdString();
    const auto read = game_read(path, all_rulesets());
    return read ? verified(read->record, path) : Verified{};
}

QString said(const Player& player)
{
    return player.words("phase_sheet_words");
}

void roll_all(Player& player)
{
    player.press(Qt::Key_F5, Qt::ShiftModifier);
    wait_for_sheet(player);
}

} // namespace

void TestPhaseSheetRolls::one_key_rolls_for_all_rows_with_a_target()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player);
    open_sheet(player);
    const std::size_t before = entries(player);
    player.type("m16.5\r");
    player.press(Qt::Key_Down); // nobody fires from the second row
    player.type("m38\r");
    player.begin_to_count();
    roll_all(player);
    QCOMPARE(player.keys(), 1);
    QCOMPARE(entries(player), before + 2);
    QCOMPARE(player.state().pending.size(), std::size_t{2});
    QCOMPARE(player.state().pending[0].unit("firer"), std::string{"2nd-indiana"});
    QCOMPARE(player.state().pending[1].unit("firer"), std::string{"mississippi"});
    for (const int row : {0, 2}) {
        const auto& entry = player.window().desk().game()->journal().entries()[before + (row == 0 ? 0 : 1)];
        QCOMPARE(model(player).row(row).entry, entry.number);
        QCOMPARE(entry.results.front().rolls.front().by, game::RolledBy::Program);
        QCOMPARE(cell(player, row, 4), QString::number(entry.results.front().rolls.front().faces.front()));
    }
    QCOMPARE(said(player), QString{"2 rows rolled. All rows are written down."});
    QCOMPARE(model(player).row(1).entry, 0);
    const Verified verified = found(player);
    QVERIFY(verified.problems.empty() && verified.doubts.empty());
    QCOMPARE(verified.openings, 1);
    QCOMPARE(verified.without_words, 1);
    QCOMPARE(verified.rolled, 2);
    QCOMPARE(verified.unrevealed, 0);
}

void TestPhaseSheetRolls::the_button_does_the_same()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player);
    open_sheet(player);
    player.type("m16.5\rm17\rm38\r");
    auto* const button = player.window().findChild<QPushButton*>("roll_all_rows");
    QVERIFY(button->text().contains("(Shift+F5)"));
    button->setFocus();
    player.press(Qt::Key_Return);
    wait_for_sheet(player);
    QCOMPARE(said(player), QString{"3 rows rolled. All rows are written down."});
    QVERIFY(view(player).hasFocus());
    QCOMPARE(found(player).openings, 1);
    QCOMPARE(found(player).rolled, 3);
}

void TestPhaseSheetRolls::rows_with_dice_or_something_wrong_are_left()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player);
    open_sheet(player);
    const std::size_t before = entries(player);
    player.type("m16.5\rm130\rm38\r");
    player.type("13");
    player.press(Qt::Key_Down);
    roll_all(player);
    QCOMPARE(entries(player), before + 1);
    QCOMPARE(player.state().pending.front().unit("firer"), std::string{"mississippi"});
    QCOMPARE(cell(player, 0, 4), QString{"13"});
    QVERIFY2(said(player).startsWith("1 row rolled. \u25b2 Not rolled: K2 3rd Indiana: Range: 30 in is beyond"), qPrintable(said(player)));
    QVERIFY(model(player).is_dice(view(player).currentIndex()));
    QCOMPARE(view(player).currentIndex().row(), 0);
}

void TestPhaseSheetRolls::the_words_are_asked_once_for_all_rows()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player);
    open_sheet(player);
    at_dialog<QInputDialog>([](QInputDialog& box) {
        QTest::keyClick(box.findChild<QComboBox*>(), Qt::Key_Down);
        QTest::keyClick(&box, Qt::Key_Return);
    });
    player.press(Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
    QApplication::setActiveWindow(&player.window());
    view(player).setFocus();
    const std::size_t before = entries(player);
    player.type("m16.5\rm17\rm38\r");
    int asked = 0;
    at_dialog<ui::OpenRollDialog>([&](ui::OpenRollDialog& dialog) {
        ++asked;
        const ui::OpenGame& game = *player.window().desk().game();
        QVERIFY2(game.open_roll()->what.endsWith("and 2 more"), qPrintable(game.open_roll()->what));
        type(dialog, "word_us", "apple");
        type(dialog, "word_mexican", "agave");
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    });
    roll_all(player);
    QCOMPARE(asked, 1);
    QCOMPARE(entries(player), before + 3);
    const Verified verified = found(player);
    QCOMPARE(verified.openings, 1);
    QCOMPARE(verified.rolled, 3);
    QCOMPARE(verified.proven, 1);
    QVERIFY(verified.is_all_proven());
}

void TestPhaseSheetRolls::a_row_that_one_before_made_impossible_is_thrown_away()
{
    Player player{all_rulesets()};
    player.create_game("revolucion", "rio-seco");
    while (player.state().stage.phase != "actions")
        player.end_phase();
    ui::OpenGame& game = *player.window().desk().game();
    QVERIFY(game.give(game::Edit{"government", {{"initiative", "yes"}}, std::nullopt, "so"}, {}, ui::OpenGame::Rolls::No));
    QVERIFY(game.give(game::Edit{"rurales", {{"formation", "deployed"}, {"deployed_at_start", "yes"}}, std::nullopt, "so"}, {},
                      ui::OpenGame::Rolls::No));
    open_sheet(player);
    const auto aim = [&](const std::string& unit, const QString& target) {
        const auto at = [&] { return view(player).currentIndex(); };
        for (int keys = 0; keys < 100 && at().row() > 0; ++keys)
            player.press(Qt::Key_Up);
        for (int keys = 0; keys < 100 && model(player).row(at().row()).unit != unit; ++keys)
            player.press(Qt::Key_Down);
        for (int keys = 0; keys < 10 && at().column() != 1; ++keys)
            player.press(at().column() > 1 ? Qt::Key_Left : Qt::Key_Right);
        player.type(target);
        for (int keys = 0; keys < 10 && view(player).model()->headerData(at().column(), Qt::Horizontal).toString() != "Range"; ++keys)
            player.press(Qt::Key_Right);
        player.type("4");
        wait_for_sheet(player);
    };
    aim("12th", "r1");
    aim("rurales", "r4"); // of another column: when the first has fired, it is not its round
    const std::size_t before = entries(player);
    roll_all(player);
    QCOMPARE(entries(player), before + 1);
    QVERIFY(!game.open_roll());
    QVERIFY2(said(player).startsWith("1 row rolled. \u25b2 Thrown away: G6"), qPrintable(said(player)));
    QVERIFY2(said(player).contains("not of the column"), qPrintable(said(player)));
    QCOMPARE(found(player).openings, 1);
    QCOMPARE(found(player).doubts["government"].thrown_away, 1);
}

void TestPhaseSheetRolls::without_a_row_to_roll_for_it_says_so()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player);
    open_sheet(player);
    const std::size_t before = entries(player);
    roll_all(player);
    QCOMPARE(said(player), QString{"\u25b2 No row is left to roll."});
    QCOMPARE(entries(player), before);
    QCOMPARE(found(player).openings, 0);
}

void TestPhaseSheetRolls::elsewhere_the_key_opens_the_sheet()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player);
    open_sheet(player);
    player.type("m16.5\r");
    player.press(Qt::Key_Escape);
    const std::size_t before = entries(player);
    roll_all(player);
    QVERIFY(view(player).isVisible());
    QCOMPARE(entries(player), before); // nobody saw them
    roll_all(player);
    QCOMPARE(entries(player), before + 1);
}

void TestPhaseSheetRolls::one_enter_too_many_rolls_nothing()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player);
    open_sheet(player);
    const std::size_t before = entries(player);
    player.type("m16.5\rm17\rm38\r\r");
    QCOMPARE(entries(player), before);
    QVERIFY2(said(player).contains("Enter once more"), qPrintable(said(player)));
    player.press(Qt::Key_Return);
    wait_for_sheet(player);
    QCOMPARE(entries(player), before + 1);
    player.press(Qt::Key_Return); // straight behind a roll it is meant
    wait_for_sheet(player);
    QCOMPARE(entries(player), before + 2);
}

void TestPhaseSheetRolls::a_row_without_a_target_is_no_fire()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player);
    open_sheet(player);
    const std::size_t before = entries(player);
    player.press(Qt::Key_F3);
    QVERIFY2(said(player).startsWith("\u25b2 No unit has a target"), qPrintable(said(player)));
    for (int cells = 0; cells < 10 && !model(player).is_dice(view(player).currentIndex()); ++cells)
        player.press(Qt::Key_Tab);
    player.press(Qt::Key_Return);
    wait_for_sheet(player);
    QCOMPARE(entries(player), before);
    QCOMPARE(view(player).currentIndex().row(), 0);
    player.type("13\r");
    wait_for_sheet(player);
    QCOMPARE(result(player, 0), QString{"\u25b2 Name who is the target"});
    player.press(Qt::Key_Backspace);
    player.press(Qt::Key_F5);
    roll_all(player);
    QCOMPARE(entries(player), before);
}

void TestPhaseSheetRolls::what_only_the_table_knows_is_ticked_or_nothing_rolls()
{
    Player player{all_rulesets()};
    begin_first_fire_with_orders(player);
    player.press(Qt::Key_F12);
    wait_for_sheet(player);
    const std::size_t before = entries(player);
    QCOMPARE(cell(player, 0, 3), QString{"?"});
    QVERIFY2(player.words("sheet_usual_words").startsWith("Target hit in: front"), qPrintable(player.words("sheet_usual_words")));
    player.type("m16.5\r");
    wait_for_sheet(player);
    QVERIFY2(result(player, 0).contains("only the table knows it"), qPrintable(result(player, 0)));
    roll_all(player);
    QCOMPARE(entries(player), before);
    player.press(Qt::Key_U, Qt::AltModifier);
    wait_for_sheet(player);
    QCOMPARE(cell(player, 0, 3), QString{"front"});
    roll_all(player);
    QCOMPARE(entries(player), before + 1);
    const auto& answers = player.window().desk().game()->journal().entries().back().results.front().answers;
    const auto aspect = std::ranges::find(answers, "aspect", &game::Answer::key);
    QVERIFY(aspect != answers.end() && aspect->origin == game::Origin::Usual);
    player.press(Qt::Key_U, Qt::AltModifier); // nobody says it any more
    wait_for_sheet(player);
    QCOMPARE(cell(player, 1, 3), QString{"?"});
}

#include "test_phase_sheet_rolls.moc"
