// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/all_rulesets.h"
#include "tests/ui/faults.h"
#include "tests/ui/fonts.h"
#include "tests/ui/player.h"
#include "ui/action/action_sheet.h"
#include "ui/session/question.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QTest>
#include <QTextBrowser>

using namespace corneta;

/// A game is begun and opened again in the window: scenario, its choices, charts, the file, what a crash left; armies built on an empty table.
class TestNewGame : public QObject {
    Q_OBJECT

private slots:
    void a_scenario_is_chosen_with_its_options();
    void options_that_exclude_each_other_do_not_stand_together();
    void escape_begins_nothing();
    void the_charts_of_a_pack_go_into_the_game();
    void nothing_is_clipped_outside_or_unnamed_data();
    void nothing_is_clipped_outside_or_unnamed();
    void a_line_that_broke_off_is_said_when_the_game_is_opened();
    void the_break_point_and_warnings_are_shown_as_an_army_is_built();
};

namespace {

/// Ctrl+N, letters, Enter: the page of a scenario.
void ask_for(Player& player, std::string_view ruleset, const QString& letters)
{
    const auto found = std::ranges::find(all_rulesets(), ruleset, &Ruleset::key);
    player.window().open_ruleset(static_cast<std::size_t>(found - all_rulesets().begin()));
    player.press(Qt::Key_N, Qt::ControlModifier);
    player.type(letters);
    player.press(Qt::Key_Return);
    player.wait();
}

/// Enter, and a file in the dialog.
void begin(Player& player, const QString& path)
{
    player.press(Qt::Key_Return);
    auto* dialog = player.window().findChild<QFileDialog*>();
    if (dialog == nullptr)
        qFatal("no file is asked for");
    QVERIFY2(dialog->findChild<QLineEdit*>("fileNameEdit")->text().endsWith(".corneta"), "no name is proposed");
    auto* name = dialog->findChild<QLineEdit*>("fileNameEdit");
    name->setFocus();
    name->selectAll();
    player.type(path + '\r');
    player.wait();
}

/// What the player's own cell of the ranges says.
int own_number(const Rulebook& book)
{
    const Chart* ranges = book.charts->find("weapon-ranges");
    const auto own = std::ranges::find(ranges->cells(), Source::Yours, &Cell::source);
    return own == ranges->cells().end() ? 0 : own->whole();
}

const ui::OpenGame* open_game(Player& player)
{
    return player.window().desk().game();
}

} // namespace

void TestNewGame::a_scenario_is_chosen_with_its_options()
{
    const QTemporaryDir folder;
    Player player{all_rulesets()};
    ask_for(player, "santa-anna", "army of the north");
    QVERIFY2(player.words("scenario_about").contains("What is left to you"), qPrintable(player.words("scenario_about")));
    player.press(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->objectName(), "option_minon-early");
    player.press(Qt::Key_Space);
    begin(player, folder.filePath("battle.corneta"));
    QVERIFY(open_game(player) != nullptr);
    QCOMPARE(game::number_of(player.state().find("minon")->word("arrives")), 7);
    QCOMPARE(game::number_of(player.state().find("ortega")->word("arrives")), 5);
}

void TestNewGame::options_that_exclude_each_other_do_not_stand_together()
{
    Player player{all_rulesets()};
    ask_for(player, "santa-anna", "army of the north");
    auto* third = player.window().findChild<QAbstractButton*>("option_third-brigade");
    auto* larger = player.window().findChild<QAbstractButton*>("option_larger-brigades");
    third->setFocus();
    player.press(Qt::Key_Space);
    QVERIFY(third->isChecked());
    larger->setFocus();
    player.press(Qt::Key_Space);
    QVERIFY(larger->isChecked());
    QVERIFY(!third->isChecked());
    third->setFocus();
    player.press(Qt::Key_Space);
    QVERIFY(third->isChecked());
    QVERIFY(!larger->isChecked());
}

void TestNewGame::escape_begins_nothing()
{
    Player player{all_rulesets()};
    ask_for(player, "revolucion", "llano");
    QVERIFY(!player.words("scenario_about").isEmpty());
    player.press(Qt::Key_Escape);
    QVERIFY(player.words("scenario_about").isEmpty());
    QVERIFY(player.window().findChild<QFileDialog*>() == nullptr);
    QVERIFY(open_game(player) == nullptr);
}

void TestNewGame::the_charts_of_a_pack_go_into_the_game()
{
    const QTemporaryDir folder;
    const QString pack = folder.filePath("club.jsonl");
    QFile file{pack};
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"pack":"Club card","ruleset":"santa-anna"})"
               "\n"
               R"({"chart":"weapon-ranges","weapon":"rifle","long":20})"
               "\n");
    file.close();
    Player player{all_rulesets()};
    player.window().open_pack(pack);
    ask_for(player, "santa-anna", "army of the north");
    QVERIFY(player.window().findChild<QComboBox*>("game_charts")->currentText().contains("club.jsonl"));
    begin(player, folder.filePath("battle.corneta"));
    QVERIFY(open_game(player) != nullptr);
    const Chart* ranges = open_game(player)->book().charts->find("weapon-ranges");
    QVERIFY(std::ranges::find(ranges->cells(), Source::Yours, &Cell::source) != ranges->cells().end());
    QVERIFY(player.words("pack").isEmpty() || player.words("pack").contains("battle.corneta"));

    file.setFileName(folder.filePath("other.jsonl"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"pack":"Another card","ruleset":"santa-anna"})"
               "\n"
               R"({"chart":"weapon-ranges","weapon":"rifle","long":30})"
               "\n");
    file.close();
    player.window().open_pack(file.fileName());
    player.window().activateWindow(); // which a dialog of files had taken the keys from
    QVERIFY(QTest::qWaitForWindowActive(&player.window()));
    QCOMPARE(QApplication::focusWidget()->objectName(), QString{"reason_all_the_same"});
    const auto long_range = [&] { return own_number(open_game(player)->book()); };
    QCOMPARE(long_range(), 20);
    player.press(Qt::Key_Return); // without a reason
    QCOMPARE(long_range(), 20);
    player.type("the club has agreed\r");
    player.wait();
    QCOMPARE(long_range(), 30);
    QVERIFY(std::holds_alternative<game::ChangeCharts>(open_game(player)->journal().entries().back().command));
    QVERIFY(player.window().sheet().question()->book.charts == open_game(player)->book().charts);
    player.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(long_range(), 20);
    QVERIFY(player.window().sheet().question()->book.charts == open_game(player)->book().charts);
}

void TestNewGame::nothing_is_clipped_outside_or_unnamed_data()
{
    QTest::addColumn<int>("percent");
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("letters");
    for (const int percent : {100, 200, 300})
        for (const auto& [ruleset, letters] :
             {std::pair{"santa-anna", "army of the north"}, {"revolucion", "llano"}, {"pedregal", "19 and 20"}})
            QTest::addRow("%s at %d percent", ruleset, percent) << percent << ruleset << letters;
}

void TestNewGame::nothing_is_clipped_outside_or_unnamed()
{
    QFETCH(const int, percent);
    QFETCH(const QString, ruleset);
    QFETCH(const QString, letters);
    const InFont in_font{static_cast<std::size_t>(percent / 100)};
    Player player{all_rulesets(), percent};
    ask_for(player, ruleset.toStdString(), letters);
    QVERIFY(!player.words("scenario_about").isEmpty());
    QCOMPARE(faults_in(player.window()).join('\n'), QString{});
}

void TestNewGame::a_line_that_broke_off_is_said_when_the_game_is_opened()
{
    Player player{all_rulesets()};
    player.create_game("revolucion", "rio-seco");
    player.end_phase();
    const auto entries = open_game(player)->journal().entries().size();
    const QString path = player.file();
    QFile file{path};
    QVERIFY(file.open(QIODevice::Append));
    file.write(R"({"entry":2,"comm)");
    file.close();
    player.open_again();
    QCOMPARE(open_game(player)->journal().entries().size(), entries);
    bool is_said = false;
    for (const auto* page : player.window().findChildren<QTextBrowser*>())
        is_said = is_said || (page->isVisible() && page->toPlainText().contains("its 16 bytes") && page->toPlainText().contains(".torn"));
    QVERIFY(is_said);
    player.press(Qt::Key_Escape);
    QVERIFY(!player.state().units.empty());
    player.end_phase();
    QVERIFY(open_game(player)->journal().entries().size() > entries);
}

void TestNewGame::the_break_point_and_warnings_are_shown_as_an_army_is_built()
{
    Player player{all_rulesets()};
    player.create_game("revolucion", "rio-seco");
    player.press(Qt::Key_2, Qt::ControlModifier);
    player.type("G"); // to the line of a unit of the government
    player.press(Qt::Key_Insert, Qt::ControlModifier);
    player.wait();
    const QString before = player.words("army");
    QVERIFY2(before.contains("left of its break point"), qPrintable(before));
    player.window().findChild<QWidget*>("stat_type")->setFocus();
    player.type("irregular cav");
    auto* bases = player.window().findChild<QLineEdit*>("stat_bases");
    QVERIFY(bases != nullptr);
    bases->setFocus();
    bases->selectAll();
    player.type("9");
    player.wait();
    QVERIFY2(player.words("army").contains("9 bases"), qPrintable(player.words("army")));
    QVERIFY(player.words("army").contains("are usual"));
}

#include "test_new_game.moc"
