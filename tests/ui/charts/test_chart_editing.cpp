// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/packs/packs.h"
#include "rulesets/all_rulesets.h"
#include "tests/scaled.h"
#include "tests/ui/charts/chart_editing.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QMimeData>
#include <QTableView>
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
};

namespace {

/// A card that is like the printed one in nothing but that its numbers rise.
int on_card(int column, int face)
{
    return (3 * column + face) / 4;
}

/// A block that a spreadsheet put on the clipboard.
void copy(const char* block)
{
    auto* data = new QMimeData;
    data->setData(QStringLiteral("text/plain"), block);
    QGuiApplication::clipboard()->setMimeData(data);
}

} // namespace

void TestChartEditing::a_whole_card_is_typed_by_keys()
{
    Editing editing{"Combat Effects Chart"};
    editing.player.begin_to_count();
    editing.player.press(Qt::Key_Home, Qt::ControlModifier);
    const int columns = scaled(17, 2);
    int digits = 0;
    for (int column = 0; column < columns; ++column)
        for (int face = 1; face <= 20; ++face) {
            const QString number = QString::number(on_card(column, face));
            digits += static_cast<int>(number.size());
            editing.player.type(number + "\r");
        }
    QVERIFY2(editing.player.keys() <= digits + 20 * columns + 20, qPrintable(QString::number(editing.player.keys())));
    QCOMPARE(files_of_packs().size(), 1);
    const auto read = rulebook_with_pack(*all_rulesets().front(), files_of_packs().front().toStdString());
    QVERIFY(read);
    const Chart& chart = read->charts->of("combat-effects");
    int typed = 0;
    for (const Cell& cell : chart.cells()) {
        if (cell.source != Source::Yours)
            continue;
        QCOMPARE(cell.whole(), on_card(cell.row, cell.place + 1));
        ++typed;
    }
    QCOMPARE(typed, 20 * columns);
    QCOMPARE(editing.in_use("combat-effects", static_cast<std::size_t>(columns) - 1, 0, 19), std::to_string(on_card(columns - 1, 20)));
}

void TestChartEditing::a_card_is_typed_down_its_columns()
{
    Editing editing{"Combat Effects Chart"};
    editing.page->findChild<QComboBox*>("way")->setFocus();
    editing.player.press(Qt::Key_Down);
    editing.go_to(0, 0);
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
    copy("1\t2\r\n3\t4\r\n");
    editing.player.press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(editing.at(2, 1) + editing.at(2, 2) + editing.at(3, 1) + editing.at(3, 2), "1234");
    editing.player.press(Qt::Key_Right, Qt::ShiftModifier);
    editing.player.press(Qt::Key_Down, Qt::ShiftModifier);
    editing.player.press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), "1\t2\n3\t4");
    copy("5\t6\n7\t800");
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
    editing.push("reset_chart");
    QCOMPARE(editing.at(0, 1), "0");
    QCOMPARE(bytes_of(files_of_packs().front()).count('\n'), 1);
    editing.push("undo_cell");
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

#include "test_chart_editing.moc"
