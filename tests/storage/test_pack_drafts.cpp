// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/files/json_lines.h"
#include "app/storage/packs/packs.h"
#include "core/charts/typed_value.h"
#include "rulesets/all_rulesets.h"
#include "tests/scaled.h"

#include <QFile>
#include <QObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <random>

using namespace corneta;

/// What is typed into a pack changes that cell and no line that does not state it.
class TestPackDrafts : public QObject {
    Q_OBJECT

private slots:
    void a_file_opened_and_saved_is_the_same_bytes_data();
    void a_file_opened_and_saved_is_the_same_bytes();
    void each_typed_cell_is_stated_and_nothing_else_changes_data();
    void each_typed_cell_is_stated_and_nothing_else_changes();
    void a_line_that_is_not_touched_stays_as_it_was_written();
    void a_whole_row_becomes_a_list_and_a_list_without_a_cell_its_numbers();
    void an_edition_stands_with_what_is_taken_from_it();
    void what_is_typed_is_read_or_told_data();
    void what_is_typed_is_read_or_told();
    void what_breaks_the_rise_of_a_chart_is_told();
    void a_file_that_changed_meanwhile_is_not_written_over();
};

namespace {

const Ruleset& ruleset_called(std::string_view key)
{
    return **std::ranges::find(all_rulesets(), key, &Ruleset::key);
}

PackDraft draft_of(const std::string& bytes)
{
    return {bytes, *statements_from_bytes(bytes, "club.jsonl")};
}

Cell cell_of(const ChartSet& charts, std::string_view chart, std::size_t row, std::size_t column, std::size_t place, std::string_view typed)
{
    Cell cell = charts.of(chart).cell(row, column, place);
    cell.rule.clear();
    cell.value = *typed_value(cell, typed);
    return cell;
}

/// Something that somebody may type for the cell.
std::string typed_for(const Cell& cell, std::mt19937& random)
{
    const ColumnSpec& column = cell.column_spec();
    const auto from = [&](int least, int most) { return std::uniform_int_distribution{least, most}(random); };
    const bool may_be_empty = column.empty == Empty::Allowed || (column.empty == Empty::Fixed && cell.empty());
    if (cell.empty() && column.empty == Empty::Fixed)
        return "-";
    if (may_be_empty && from(1, 4) == 1)
        return "none";
    switch (column.kind) {
    case CellKind::Number:
        if (column.precision == Precision::Fractions && column.most > 1 && column.least <= 0)
            return from(1, 2) == 1 ? "1/3" : "0.5";
        return std::to_string(from(column.least, column.most));
    case CellKind::Dice: return std::to_string(from(1, 6)) + "D" + std::to_string(from(2, 20));
    case CellKind::Word: return std::string{column.words[static_cast<std::size_t>(from(0, static_cast<int>(column.words.size()) - 1))]};
    }
    return {};
}

std::vector<std::string> lines_of(const std::string& bytes)
{
    std::vector<std::string> lines;
    for (const QByteArray& line : QByteArray::fromStdString(bytes).split('\n'))
        lines.push_back(line.toStdString());
    return lines;
}

} // namespace

void TestPackDrafts::a_file_opened_and_saved_is_the_same_bytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("by hand") << QByteArray{"{ \"chart\" : \"combat-effects\", \"column\":\"3\" , \"losses\":{\"7\":2.0}}\n\n \t\n"};
    QTest::newRow("no end of the last line") << QByteArray{"{\"pack\":\"A\",\"ruleset\":\"santa-anna\"}"};
    QTest::newRow("as files of Windows") << QByteArray{"{\"pack\":\"A\",\"ruleset\":\"santa-anna\"}\r\n\r\n"};
}

void TestPackDrafts::a_file_opened_and_saved_is_the_same_bytes()
{
    QFETCH(const QByteArray, bytes);
    QCOMPARE(draft_of(bytes.toStdString()).bytes(), bytes.toStdString());
}

void TestPackDrafts::each_typed_cell_is_stated_and_nothing_else_changes_data()
{
    QTest::addColumn<QString>("key");
    for (const Ruleset* ruleset : all_rulesets())
        QTest::newRow(ruleset->key.data()) << QString::fromUtf8(ruleset->key.data());
}

void TestPackDrafts::each_typed_cell_is_stated_and_nothing_else_changes()
{
    QFETCH(const QString, key);
    const Ruleset& ruleset = ruleset_called(key.toStdString());
    const ChartSet charts = *built_in_charts(ruleset);
    const int rounds = scaled(300, 60);
    std::vector<Cell> all;
    for (const Chart& chart : charts.charts())
        all.insert(all.end(), chart.cells().begin(), chart.cells().end());
    std::mt19937 random{17};
    PackDraft draft = PackDraft::begun("club.jsonl", "Club", ruleset.key);
    const std::string empty = draft.bytes();
    ChartSet expected = charts;
    std::vector<Cell> touched;
    for (int round = 0; round < rounds; ++round) {
        Cell cell = all[std::uniform_int_distribution<std::size_t>{0, all.size() - 1}(random)];
        const std::string rule = round % 3 == 0 ? "page 2" : "";
        const auto value = typed_value(cell, typed_for(cell, random));
        QVERIFY2(value, value ? "" : text(value.error()).c_str());
        const auto before = lines_of(draft.bytes());
        if (round % 5 == 4 && !touched.empty()) {
            cell = touched[static_cast<std::size_t>(round) % touched.size()];
            draft.withdraw(charts, cell);
            expected.find(cell.chart->key)->put(cell);
        } else {
            touched.push_back(cell);
            cell.value = *value;
            cell.rule = rule;
            draft.state(charts, cell);
            expected.find(cell.chart->key)->put(cell);
        }
        const auto after = lines_of(draft.bytes());
        const auto gone =
            std::ranges::count_if(before, [&](const std::string& line) { return std::ranges::find(after, line) == after.end(); });
        QVERIFY2(gone <= 2, "at most the line it stood in and the one it stands in are written anew");
        const PackDraft read = draft_of(draft.bytes());
        QCOMPARE(read.bytes(), draft.bytes());
        const ChartSet stated = charts_as_stated(charts, read.statements());
        for (std::size_t chart = 0; chart < charts.charts().size(); ++chart)
            for (std::size_t i = 0; i < charts.charts()[chart].cells().size(); ++i) {
                const Cell& is = stated.charts()[chart].cells()[i];
                QVERIFY2(is.value == expected.charts()[chart].cells()[i].value,
                         qPrintable(QString::fromStdString(draft.bytes() + "\n" + std::string{is.chart->key} + " " + text(is))));
            }
    }
    for (const Cell& cell : touched)
        draft.withdraw(charts, cell);
    QCOMPARE(draft.bytes(), empty);
}

void TestPackDrafts::a_line_that_is_not_touched_stays_as_it_was_written()
{
    const ChartSet charts = *built_in_charts(ruleset_called("santa-anna"));
    const std::string first = "{\"chart\": \"combat-effects\",  \"column\": \"4\", \"losses\": {\"20\": 5}}";
    const std::string third = "  {\"losses\":[0,0,0,0,1,1,1,1,2,2,2,2,3,3,3,3,4,4,4,4],\"chart\":\"combat-effects\",\"column\":5}";
    PackDraft draft = draft_of(first + "\n\n" + third + "\n");
    draft.state(charts, cell_of(charts, "combat-effects", 5, 0, 19, "6"));
    QCOMPARE(draft.bytes(),
             first + "\n\n{\"losses\":[0,0,0,0,1,1,1,1,2,2,2,2,3,3,3,3,4,4,4,6],\"chart\":\"combat-effects\",\"column\":5}\n");
    draft.state(charts, cell_of(charts, "combat-effects", 3, 0, 0, "1"));
    QCOMPARE(lines_of(draft.bytes()).front(), first);
    QCOMPARE(lines_of(draft.bytes())[3], std::string{"{\"chart\":\"combat-effects\",\"column\":3,\"losses\":{\"1\":1}}"});
}

void TestPackDrafts::a_whole_row_becomes_a_list_and_a_list_without_a_cell_its_numbers()
{
    const ChartSet charts = *built_in_charts(ruleset_called("santa-anna"));
    PackDraft draft = PackDraft::begun("", "Card", "santa-anna");
    for (std::size_t place = 0; place < 20; ++place)
        draft.state(charts, cell_of(charts, "combat-effects", 0, 0, 19 - place, "1"));
    const std::string head = "{\"pack\":\"Card\",\"ruleset\":\"santa-anna\"}\n";
    QCOMPARE(draft.bytes(), head + "{\"chart\":\"combat-effects\",\"column\":0,\"losses\":[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]}\n");
    for (std::size_t place = 2; place < 20; ++place)
        draft.withdraw(charts, charts.of("combat-effects").cell(0, 0, place));
    QCOMPARE(draft.bytes(), head + "{\"chart\":\"combat-effects\",\"column\":0,\"losses\":{\"1\":1,\"2\":1}}\n");
}

void TestPackDrafts::an_edition_stands_with_what_is_taken_from_it()
{
    const ChartSet charts = *built_in_charts(ruleset_called("santa-anna"));
    PackDraft draft = PackDraft::begun("", "Card", "santa-anna");
    Cell cell = cell_of(charts, "combat-effects", 0, 0, 0, "1");
    draft.state(charts, cell);
    cell.rule = R"(card "1", page 2)";
    cell.place = 1;
    draft.state(charts, cell);
    QCOMPARE(lines_of(draft.bytes()).size(), std::size_t{4});
    const ChartSet stated = charts_as_stated(charts, draft.statements());
    QCOMPARE(stated.of("combat-effects").cell(0, 0, 0).rule, std::string{"Combat Effects Chart"});
    QCOMPARE(stated.of("combat-effects").cell(0, 0, 1).rule, cell.rule);
    cell.place = 0; // the edition of a cell that has none yet
    draft.state(charts, cell);
    QCOMPARE(lines_of(draft.bytes()).size(), std::size_t{3});
}

void TestPackDrafts::what_is_typed_is_read_or_told_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("chart");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("is");
    QTest::newRow("a number") << "santa-anna" << "combat-effects" << " 4 " << "4";
    QTest::newRow("too many") << "santa-anna" << "combat-effects" << "100" << "100, expected 0 to 99";
    QTest::newRow("too few") << "santa-anna" << "combat-effects" << "\u22121" << "-1, expected 0 to 99";
    QTest::newRow("no whole number") << "santa-anna" << "combat-effects" << "2.5" << "2.5, expected a whole number";
    QTest::newRow("letters") << "santa-anna" << "combat-effects" << "four" << "\"four\", expected a number";
    QTest::newRow("a power") << "santa-anna" << "combat-effects" << "1e300" << "\"1e300\", expected a number";
    QTest::newRow("nothing") << "santa-anna" << "combat-effects" << "" << "\"\", expected a number";
    QTest::newRow("no end") << "santa-anna" << "strength-header" << "-" << "none";
}

void TestPackDrafts::what_is_typed_is_read_or_told()
{
    QFETCH(const QString, ruleset);
    QFETCH(const QString, chart);
    QFETCH(const QString, typed);
    const ChartSet charts = *built_in_charts(ruleset_called(ruleset.toStdString()));
    Cell cell = charts.of(chart.toStdString()).cell(0, 0);
    const auto value = typed_value(cell, typed.toStdString());
    if (value)
        cell.value = *value;
    QTEST(QString::fromStdString(value ? text(cell) : text(value.error())), "is");
}

void TestPackDrafts::what_breaks_the_rise_of_a_chart_is_told()
{
    const ChartSet charts = *built_in_charts(ruleset_called("santa-anna"));
    const Chart& chart = charts.of("combat-effects");
    for (const Cell& cell : chart.cells())
        QVERIFY2(!broken_rise(chart, cell), text(cell).c_str());
    QCOMPARE(text(*broken_rise(chart, cell_of(charts, "combat-effects", 5, 0, 10, "0"))),
             std::string{"less than 2, one to the left: these rise as a rule"});
    QCOMPARE(text(*broken_rise(chart, cell_of(charts, "combat-effects", 5, 0, 10, "9"))),
             std::string{"more than 3, one to the right: these rise as a rule"});
}

void TestPackDrafts::a_file_that_changed_meanwhile_is_not_written_over()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("packs/club.jsonl").toStdString();
    const auto said = [](const Problems& problems) { return problems.empty() ? std::string{} : text(problems.front().what); };
    QCOMPARE(said(write_pack(path, "", "one\n")), std::string{});
    QCOMPARE(said(write_pack(path, "one\n", "two\n")), std::string{});
    QVERIFY(said(write_pack(path, "one\n", "three\n")).starts_with("was written by another program"));
    QVERIFY(!said(write_pack(path, "", "three\n")).empty());
    QFile file{QString::fromStdString(path)};
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray{"two\n"});
    QVERIFY(said(write_pack(":/rulesets/santa_anna/charts.jsonl", "x", "y")).starts_with("is built in"));
}

#include "test_pack_drafts.moc"
