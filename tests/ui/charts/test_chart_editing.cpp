// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/packs/packs.h"
#include "core/odds/effect.h"
#include "rulesets/all_rulesets.h"
#include "tests/ui/player.h"
#include "ui/charts/chart_page.h"
#include "ui/charts/effect_panel.h"

#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QTableWidget>
#include <QTest>

#include <algorithm>

using namespace corneta;

/// A card typed over the charts by keys: what is sound is kept at once, what is wrong is told beside the cell, what it changes is shown.
class TestChartEditing : public QObject {
    Q_OBJECT

private slots:
    void a_whole_card_is_typed_by_keys();
    void a_card_is_typed_down_its_columns();
    void what_is_wrong_is_said_beside_the_cell();
    void undo_and_redo_go_cell_by_cell();
    void a_block_goes_in_and_out();
    void cells_and_charts_go_back_to_what_is_built_in();
    void bands_with_a_gap_wait_for_the_rest();
    void packs_have_names_and_are_switched();
    void a_pack_of_another_folder_is_typed_over_where_it_stands();
    void a_game_keeps_its_charts_and_says_so();
    void the_effect_is_that_of_the_engine();
};

namespace {

/// Somebody at the charts.
struct Editing {
    Player player{all_rulesets()};
    ui::ChartPage* page = nullptr;
    QTableView* table = nullptr;

    explicit Editing(const QString& chart) { open(chart); }

    /// F4, Down to the chart, Tab to its cells.
    void open(const QString& chart)
    {
        player.press(Qt::Key_F4);
        page = player.window().findChild<ui::ChartPage*>();
        const auto* choice = page->findChild<QComboBox*>("chart");
        player.press(Qt::Key_Home);
        while (choice->currentText() != chart && choice->currentIndex() + 1 < choice->count())
            player.press(Qt::Key_Down);
        player.press(Qt::Key_Tab);
        table = page->findChild<QTableView*>("chart_table");
    }

    void go_to(int row, int column) const { table->setCurrentIndex(table->model()->index(row, column)); }
    QString at(int row, int column) const { return table->model()->index(row, column).data(Qt::EditRole).toString(); }
    /// The cell by which dice are resolved now.
    std::string in_use(std::string_view chart, std::size_t row, std::size_t column, std::size_t place = 0)
    {
        return text(player.window().book().charts->of(chart).cell(row, column, place));
    }
    QString beside() const
    {
        const auto* label = table->findChild<QLabel*>("beside_cell");
        return label->isVisible() ? label->text() : QString{};
    }
};

QStringList files_of_packs()
{
    const QDir folder{QString::fromLocal8Bit(qgetenv("XDG_DATA_HOME")) + "/corneta/packs"};
    QStringList files;
    for (const QString& name : folder.entryList(QDir::Files))
        files << folder.filePath(name);
    return files;
}

QByteArray bytes_of(const QString& path)
{
    QFile file{path};
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

/// A card that is like the printed one in nothing but that its numbers rise.
int on_card(int column, int face)
{
    return (3 * column + face) / 4;
}

} // namespace

void TestChartEditing::a_whole_card_is_typed_by_keys()
{
    Editing editing{"Combat Effects Chart"};
    editing.player.begin_to_count();
    editing.player.press(Qt::Key_Home, Qt::ControlModifier);
    int digits = 0;
    for (int column = 0; column < 17; ++column)
        for (int face = 1; face <= 20; ++face) {
            const QString number = QString::number(on_card(column, face));
            digits += static_cast<int>(number.size());
            editing.player.type(number + "\r");
        }
    QVERIFY2(editing.player.keys() <= digits + 340 + 20, qPrintable(QString::number(editing.player.keys())));
    QCOMPARE(files_of_packs().size(), 1);
    const auto read = rulebook_with_pack(*all_rulesets().front(), files_of_packs().front().toStdString());
    QVERIFY(read);
    const Chart& chart = read->charts->of("combat-effects");
    for (const Cell& cell : chart.cells()) {
        QCOMPARE(cell.whole(), on_card(cell.row, cell.place + 1));
        QCOMPARE(cell.source, Source::Yours);
    }
    QCOMPARE(editing.in_use("combat-effects", 16, 0, 19), std::to_string(on_card(16, 20)));
}

void TestChartEditing::a_card_is_typed_down_its_columns()
{
    Editing editing{"Combat Effects Chart"};
    editing.page->findChild<QComboBox*>("way")->setCurrentIndex(1);
    editing.player.type("7\r8\r");
    QCOMPARE(editing.at(0, 0), "7");
    QCOMPARE(editing.at(1, 0), "8");
    editing.go_to(16, 0);
    editing.player.type("9\r10\r");
    QCOMPARE(editing.at(16, 0), "9");
    QCOMPARE(editing.at(0, 1), "10");
}

void TestChartEditing::what_is_wrong_is_said_beside_the_cell()
{
    Editing editing{"Combat Effects Chart"};
    editing.go_to(5, 3);
    const QString before = editing.at(5, 3);
    editing.player.type("100");
    QVERIFY2(editing.beside().contains("100, expected 0 to 99"), qPrintable(editing.beside()));
    editing.player.press(Qt::Key_Return);
    QVERIFY(editing.beside().contains("expected 0 to 99"));
    QCOMPARE(editing.at(5, 3), before);
    QVERIFY(files_of_packs().isEmpty());
    editing.player.press(Qt::Key_Escape);
    QVERIFY(editing.beside().isEmpty());
    QVERIFY(editing.page->isVisible());
    editing.player.type("9");
    QVERIFY2(editing.beside().contains("these rise as a rule"), qPrintable(editing.beside()));
    editing.player.press(Qt::Key_Return); // the card may be so
    QCOMPARE(editing.at(5, 3), "9");
    QVERIFY(editing.beside().isEmpty());
}

void TestChartEditing::undo_and_redo_go_cell_by_cell()
{
    Editing editing{"Combat Effects Chart"};
    editing.player.type("1\r2\r");
    editing.player.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editing.at(0, 0), "1");
    QCOMPARE(editing.at(0, 1), "0");
    QCOMPARE(editing.in_use("combat-effects", 0, 0, 1), "0");
    editing.player.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(editing.in_use("combat-effects", 0, 0, 1), "2");
    QVERIFY(bytes_of(files_of_packs().front()).contains("{\"1\":1,\"2\":2}"));
    editing.player.press(Qt::Key_Z, Qt::ControlModifier);
    editing.player.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(bytes_of(files_of_packs().front()), QByteArray{"{\"pack\":\"My charts\",\"ruleset\":\"santa-anna\"}\n"});
}

void TestChartEditing::a_block_goes_in_and_out()
{
    Editing editing{"Combat Effects Chart"};
    editing.go_to(2, 1);
    QGuiApplication::clipboard()->setText("1\t2\r\n3\t4\r\n");
    editing.player.press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(editing.at(2, 1) + editing.at(2, 2) + editing.at(3, 1) + editing.at(3, 2), "1234");
    editing.player.press(Qt::Key_Right, Qt::ShiftModifier);
    editing.player.press(Qt::Key_Down, Qt::ShiftModifier);
    editing.player.press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), "1\t2\n3\t4");
    QGuiApplication::clipboard()->setText("5\t6\n7\t800");
    editing.go_to(2, 1);
    editing.player.press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(editing.at(2, 1), "1"); // all or nothing
    QVERIFY2(editing.player.words("help").contains("line 2, column 2"), qPrintable(editing.player.words("help")));
    editing.go_to(16, 19);
    editing.player.press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(editing.player.words("help").contains("Nothing is pasted"));
    editing.player.press(Qt::Key_Z, Qt::ControlModifier); // the block was one step
    QCOMPARE(editing.at(2, 1) + editing.at(3, 2), "00");
}

void TestChartEditing::cells_and_charts_go_back_to_what_is_built_in()
{
    Editing editing{"Combat Effects Chart"};
    editing.player.type("5\r6\r");
    editing.go_to(0, 0);
    editing.player.press(Qt::Key_Delete);
    QCOMPARE(editing.at(0, 0), "0");
    QCOMPARE(editing.at(0, 1), "6");
    editing.page->findChild<QPushButton*>("reset_chart")->click();
    QCOMPARE(editing.at(0, 1), "0");
    QCOMPARE(bytes_of(files_of_packs().front()).count('\n'), 1);
    editing.page->findChild<QPushButton*>("undo_cell")->click();
    QCOMPARE(editing.at(0, 1), "6");
}

void TestChartEditing::bands_with_a_gap_wait_for_the_rest()
{
    Editing editing{"Combat Effects Chart: header"};
    const QByteArray before = [&] {
        editing.go_to(0, 1);
        editing.player.type("2\r"); // as it is
        return bytes_of(files_of_packs().front());
    }();
    editing.go_to(0, 1);
    editing.player.type("1\r");
    QVERIFY2(editing.player.words("pack_words").contains("Not in use and not saved yet"), qPrintable(editing.player.words("pack_words")));
    QCOMPARE(editing.at(0, 1), "1");
    QCOMPARE(editing.in_use("strength-header", 0, 1), "2");
    QCOMPARE(bytes_of(files_of_packs().front()), before);
    editing.go_to(1, 0);
    editing.player.type("2\r");
    QVERIFY(!editing.player.words("pack_words").contains("Not in use"));
    QCOMPARE(editing.in_use("strength-header", 0, 1), "1");
    QCOMPARE(editing.in_use("strength-header", 1, 0), "2");
    QVERIFY(rulebook_with_pack(*all_rulesets().front(), files_of_packs().front().toStdString()));
}

void TestChartEditing::packs_have_names_and_are_switched()
{
    Editing editing{"Combat Effects Chart"};
    auto* taken_from = editing.page->findChild<QLineEdit*>("taken_from");
    taken_from->setText("card of 1998");
    editing.player.type("3\r");
    QVERIFY(editing.table->model()->index(0, 0).data(Qt::ToolTipRole).toString().endsWith("card of 1998"));
    auto* name = editing.page->findChild<QLineEdit*>("pack_name");
    name->setFocus();
    name->selectAll();
    editing.player.type("Club card\r");
    editing.page->findChild<QPushButton*>("new_pack")->click();
    editing.go_to(0, 0);
    editing.table->setFocus();
    editing.player.type("4\r");
    auto* packs = editing.page->findChild<QComboBox*>("packs");
    QCOMPARE(packs->count(), 3);
    QCOMPARE(packs->currentText(), "My charts");
    packs->setFocus();
    editing.player.type("club");
    QCOMPARE(editing.in_use("combat-effects", 0, 0, 0), "3");
    editing.player.press(Qt::Key_Home);
    QCOMPARE(editing.in_use("combat-effects", 0, 0, 0), "0");
    editing.player.type("my");
    QCOMPARE(editing.in_use("combat-effects", 0, 0, 0), "4");
}

void TestChartEditing::a_pack_of_another_folder_is_typed_over_where_it_stands()
{
    Editing editing{"Combat Effects Chart"};
    const QTemporaryDir folder;
    const QString path = folder.filePath("by-hand.jsonl");
    const QByteArray line = "{ \"chart\": \"combat-effects\", \"column\": \"2\", \"losses\": { \"1\": 1 } }\n";
    {
        QFile file{path};
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(line);
    }
    editing.player.window().open_pack(path);
    editing.go_to(0, 0);
    editing.player.type("1\r");
    QCOMPARE(bytes_of(path), line.left(line.size()) + "{\"chart\":\"combat-effects\",\"column\":0,\"losses\":{\"1\":1}}\n");
    QVERIFY(files_of_packs().isEmpty());
}

void TestChartEditing::a_game_keeps_its_charts_and_says_so()
{
    Editing editing{"Combat Effects Chart"};
    editing.player.type("3\r");
    editing.player.create_game("santa-anna", "buena-vista-small");
    editing.open("Combat Effects Chart");
    QVERIFY2(editing.player.words("pack_words").contains("begun with"), qPrintable(editing.player.words("pack_words")));
    editing.go_to(0, 0);
    const QString kept = editing.at(0, 0);
    editing.player.type("9\r");
    QCOMPARE(editing.at(0, 0), kept);
}

void TestChartEditing::the_effect_is_that_of_the_engine()
{
    Editing editing{"Combat Effects Chart"};
    editing.go_to(4, 10);
    editing.player.type("9\r");
    auto* panel = editing.page->findChild<ui::EffectPanel*>();
    const auto words = [&] { return editing.player.words("effect"); };
    QTRY_VERIFY_WITH_TIMEOUT(words().startsWith("Most changed:"), 60'000);
    const Rulebook& after = editing.player.window().book();
    const Rulebook before = *rulebook_with_pack(*after.ruleset);
    const auto tables = panel->findChildren<QTableWidget*>();
    std::size_t number = 0;
    for (const MatchUps& match_ups : match_ups_for(*after.ruleset, changed_cells(*before.charts, *after.charts))) {
        const Action& action = *after.ruleset->find_action(match_ups.action);
        const QTableWidget& table = *tables[static_cast<qsizetype>(number++)];
        int place = 0;
        const auto questions = questions_of(action, match_ups);
        for (const Answers& answers : *questions) {
            const auto one = square(action, answers, before, after);
            const QString shown = table.item(place / table.columnCount(), place % table.columnCount())->text();
            ++place;
            if (!one->refused.empty())
                QCOMPARE(shown, "\u2013");
            else if (one->change() == 0)
                QCOMPARE(shown, "\u00b7");
            else
                QVERIFY2(std::abs(QString{shown}.replace(QChar{0x2212}, '-').toDouble() - (one->before.is_chance ? 100 : 1) * one->change())
                             < 0.0501,
                         qPrintable(shown));
        }
        QCOMPARE(place, table.rowCount() * table.columnCount());
    }
    QCOMPARE(static_cast<qsizetype>(number), tables.size());
    editing.go_to(4, 10);
    editing.table->setFocus();
    editing.player.press(Qt::Key_Delete);
    QTRY_COMPARE(words(), "No cell differs.");
}

#include "test_chart_editing.moc"
