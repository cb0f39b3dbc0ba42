// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/packs/packs.h"
#include "core/game/forces/forces_csv.h"
#include "rulesets/pedregal/ruleset.h"
#include "rulesets/santa_anna/ruleset.h"

#include <QObject>
#include <QTest>

using namespace corneta;

/// What a file of forces says wrongly is told with its line; what it says rightly makes the forces of a game.
class TestForcesCsv : public QObject {
    Q_OBJECT

private slots:
    void a_broken_file_is_told_by_its_line_data();
    void a_broken_file_is_told_by_its_line();
    void a_file_for_a_game_is_told_by_its_line_data();
    void a_file_for_a_game_is_told_by_its_line();
    void a_sound_file_is_read_however_it_was_saved_data();
    void a_sound_file_is_read_however_it_was_saved();
    void everything_wrong_is_told_at_once();
    void no_forces_are_a_header();
    void no_text_is_a_formula_data();
    void no_text_is_a_formula();
    void more_units_than_a_table_has_are_refused();
    void more_cells_than_a_table_has_are_refused();
    void new_units_arrive_and_stats_are_set_right();
    void sides_arrive_before_their_units();
};

namespace {

QString said(const Problems& problems)
{
    QStringList lines;
    for (const Problem& problem : problems)
        lines += QString::fromStdString(text(problem));
    return lines.join('\n');
}

QString said_of(const QByteArray& csv, std::span<const game::Unit> table = {})
{
    const auto read = game::unit_lines_from_csv(*rulebook_with_pack(santa_anna::ruleset), csv.toStdString(), "f.csv", table);
    return read ? "sound" : said(read.error());
}

void row(const char* sentence, const QByteArray& csv, const char* said)
{
    QTest::newRow(sentence) << csv << QString{said};
}

/// One side and one unit of 12 castings.
game::State table()
{
    game::State state;
    state.units.push_back({.key = "us", .name = "U.S.", .kind = "side"});
    state.units.push_back(
        {.key = "k1", .code = "K1", .name = "First", .side = "us", .command = "lane", .stats = {{"castings", "12"}, {"stragglers", "-1"}}});
    return state;
}

} // namespace

namespace {

void rows_of_shape()
{
    row("nothing", "", "f.csv:1: it is empty: the first line must name the columns");
    row("blank lines alone", "\n  \r\n", "f.csv:1: it is empty: the first line must name the columns");
    row("an unknown column", "key,beards\n", "f.csv:1: unknown column \"beards\"");
    row("a column without a name", "key,\n", "f.csv:1: unknown column \"\"");
    row("a repeated column", "key,castings,castings\n", "f.csv:1: the column \"castings\" stands there twice");
    row("no key column", "code,castings\nK1,12\n", "f.csv:1: the column key is missing");
    row("a row that is too short", "key,castings\nk1\n", "f.csv:2: has 1 cells, the first line has 2");
    row("a row that is too long", "key,castings\nk1,12,\n", "f.csv:2: has 3 cells, the first line has 2");
    row("a quote that is not closed", "key,castings,name\nk1,12,\"Lane\nk2,3,x\n", "f.csv:2: a quote is not closed");
    row("a quote not closed in a later row", "key,castings,name\nk1,12,x\n\nk2,3,\"x", "f.csv:4: a quote is not closed");
    row("a quote within a cell", "key,castings,name\nk1,12,The \"Rifles\"\n", "f.csv:2: a quote stands within a cell that is not quoted");
    row("letters behind a quote", "key,castings,name\nk1,12,\"Lane\"s\n", "f.csv:2: something stands behind a closed quote");
    row("a line after a cell of two lines", "key,castings,name\nk1,12,\"a\nb\"\nk2,many,c\n",
        "f.csv:4: castings: \"many\" is not a whole number");
    row("a name that is not UTF-8", "key,castings,name\nk1,12,Mi\xF1on\n", "f.csv:2: name: not UTF-8");
    row("a letter cut short", "key,castings,name\nk1,12,Mi\xC3\n", "f.csv:2: name: not UTF-8");
    row("a letter in too many bytes", "key,castings,name\nk1,12,\xC0\xAF\n", "f.csv:2: name: not UTF-8");
    row("half of a pair", "key,castings,name\nk1,12,\xED\xA0\x80\n", "f.csv:2: name: not UTF-8");
    row("a column that is not UTF-8", "key,\xFF\n", "f.csv:1: not UTF-8");
    row("a control character", "key,castings,name\nk1,12,a\x1B[2Jb\n", "f.csv:2: name: leave out the control character U+001B");
    row("control characters in a column and below it", "key,a\x1B[2J\nk1,\x1B\n",
        "f.csv:1: leave out the control character U+001B\nf.csv:2: ?: leave out the control character U+001B");
    row("an unknown column of two lines", "key,\"a\nb\"\n", "f.csv:1: unknown column \"a b\"");
    row("a tabulator", "key,castings,name\nk1,12,a\tb\n", "f.csv:2: name: leave out the control character U+0009");
    row("a carriage return alone", "key,castings,name\nk1,12,a\rb\n", "f.csv:2: name: leave out the control character U+000D");
    row("a mark that turns the direction",
        "key,castings,name\nk1,12,a\xE2\x80\xAE"
        "b\n",
        "f.csv:2: name: leave out the control character U+202E");
    row("a name that is too long", "key,castings,name\nk1,12," + QByteArray(2001, 'a') + "\n", "f.csv:2: name: longer than 2000 letters");
}

void rows_of_units()
{
    row("a key that is none", "key,castings\nK 1,12\n", "f.csv:2: key: \"K 1\" is not a key: a-z, 0-9 and -, at most 40");
    row("no key", "key,castings\n,12\n", "f.csv:2: key: \"\" is not a key: a-z, 0-9 and -, at most 40");
    row("a key twice", "key,castings\nk1,12\nk1,3\n", "f.csv:3: key: \"k1\" stands there twice");
    row("a code twice", "key,code,castings\nk1,K1,12\nk2,K1,3\n", "f.csv:3: code: \"K1\" stands there twice");
    row("a code of three letters", "key,code,castings\nk1,K10,12\n", "f.csv:2: code: \"K10\" is not two large letters or digits");
    row("a code of one letter", "key,code,castings\nk1,K,12\n", "f.csv:2: code: \"K\" is not two large letters or digits");
    row("an unknown side", "key,side,castings\nk1,us,12\n", "f.csv:2: side: there is no side \"us\"");
    row("a side that is a unit", "key,side,castings\nk1,,12\nk2,k1,12\n", "f.csv:3: side: there is no side \"k1\"");
    row("an unknown kind", "key,kind\nk1,general\n", "f.csv:2: kind: unknown kind \"general\"");
    row("a word that is none of its stat", "key,castings,arm\nk1,12,navy\n",
        "f.csv:2: arm: \"navy\" is none of infantry, cavalry, artillery, leader");
    row("a number that is a word", "key,castings\nk1,many\n", "f.csv:2: castings: \"many\" is not a whole number");
    row("a number beyond its bounds", "key,castings\nk1,1000\n", "f.csv:2: castings: 1000 is not from 0 to 999");
    row("hundredths", "key,castings,inches_left\nk1,12,1.25\n", "f.csv:2: inches_left: \"1.25\" is not a number in whole or tenths");
    row("a decimal comma between commas", "key,castings,inches_left\nk1,12,\"1,5\"\n",
        "f.csv:2: inches_left: \"1,5\" is not a number in whole or tenths");
    row("neither yes nor no", "key,castings,broken\nk1,12,TRUE\n", "f.csv:2: broken: \"TRUE\" is neither yes nor no");
    row("no castings", "key,arm\nk1,infantry\n", "f.csv:2: castings: its number of castings is missing");
    row("castings that do not add up", "key,castings,effectives\nk1,12,13\n",
        "f.csv:2: castings: castings 12 are not effectives 13, stragglers 0 and casualties 0");
}

} // namespace

void TestForcesCsv::a_broken_file_is_told_by_its_line_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::addColumn<QString>("said");
    rows_of_shape();
    rows_of_units();
}

void TestForcesCsv::a_broken_file_is_told_by_its_line()
{
    QFETCH(QByteArray, csv);
    QTEST(said_of(csv), "said");
}

void TestForcesCsv::a_file_for_a_game_is_told_by_its_line_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::addColumn<QString>("said");
    row("another code", "key,code\nk1,K2\n", "f.csv:2: code: it is \"K1\" in the game and stays so");
    row("another name", "key,name\nk1,Second\n", "f.csv:2: name: it is \"First\" in the game and stays so");
    row("another kind", "key,kind\nk1,leader\n", "f.csv:2: kind: it is \"unit\" in the game and stays so");
    row("another side", "key,side\nk1,mexican\n", "f.csv:2: side: it is \"us\" in the game and stays so");
    row("another command", "key,command\nk1,wool\n", "f.csv:2: command: it is \"lane\" in the game and stays so");
    row("a stat that is none", "key,castings\nk1,many\n", "f.csv:2: castings: \"many\" is not a whole number");
    row("a new unit with a code of the game", "key,code,castings\nk2,K1,3\n", "f.csv:2: code: \"K1\" stands there twice");
    row("a key that is a code of the game", "key,castings\nK1,3\n", "f.csv:2: key: \"K1\" is not a key: a-z, 0-9 and -, at most 40");
    row("a unit of the game twice", "key,castings\nk1,11\nk1,12\n", "f.csv:3: key: \"k1\" stands there twice");
    row("empty cells", "key,code,name,kind,side,command,castings\nk1,,,,,,\n", "sound");
    row("a number beyond its bounds, as the game has it", "key,stragglers\nk1,-1\n", "sound");
    row("a new unit of a side of the game", "key,side,castings\nk2,us,3\n", "sound");
}

void TestForcesCsv::a_file_for_a_game_is_told_by_its_line()
{
    QFETCH(QByteArray, csv);
    QTEST(said_of(csv, table().units), "said");
}

void TestForcesCsv::a_sound_file_is_read_however_it_was_saved_data()
{
    QTest::addColumn<QByteArray>("csv");
    const QByteArray plain = "key,name,castings,inches_left\nk1,\"Lane, 1st\",12,6.5\n";
    QTest::newRow("as it is written") << plain;
    QTest::newRow("with CRLF") << QByteArray{plain}.replace("\n", "\r\n");
    QTest::newRow("with a byte order mark") << "\xEF\xBB\xBF" + plain;
    QTest::newRow("without an end of the last line") << plain.chopped(1);
    QTest::newRow("with blank lines") << "\r\n" + QByteArray{plain}.replace("\n", "\n\n  \n");
    QTest::newRow("with all cells quoted") << QByteArray{
        "\"key\",\"name\",\"castings\",\"inches_left\"\n\"k1\",\"Lane, 1st\",\"12\",\"6.5\"\n"};
    QTest::newRow("with columns in another order") << QByteArray{"castings,inches_left,name,key\n12,6.5,\"Lane, 1st\",k1\n"};
    QTest::newRow("with semicolons and a decimal comma") << QByteArray{"key;name;castings;inches_left\r\nk1;Lane, 1st;12;6,5\r\n"};
    QTest::newRow("with semicolons and a point") << QByteArray{"key;name;castings;inches_left\nk1;\"Lane, 1st\";12;6.5\n"};
}

void TestForcesCsv::a_sound_file_is_read_however_it_was_saved()
{
    QFETCH(QByteArray, csv);
    const auto read = game::units_from_csv(*rulebook_with_pack(santa_anna::ruleset), csv.toStdString(), "f.csv");
    QVERIFY2(read, read ? "" : qPrintable(said(read.error())));
    const game::Unit unit{.key = "k1", .name = "Lane, 1st", .stats = {{"castings", "12"}, {"inches_left", "6.5"}}};
    QVERIFY(*read == std::vector{unit});
}

void TestForcesCsv::everything_wrong_is_told_at_once()
{
    QCOMPARE(said_of("key,kind,side,castings,beards\nk1,,us,many,\nk1,,,3,\nus,side,,,\nk2,,us,-1,\nk3\n"),
             "f.csv:1: unknown column \"beards\"\n"
             "f.csv:2: castings: \"many\" is not a whole number\n"
             "f.csv:3: key: \"k1\" stands there twice\n"
             "f.csv:5: castings: -1 is not from 0 to 999\n"
             "f.csv:6: has 1 cells, the first line has 5");
    QCOMPARE(said_of("key,castings\nk1,many\nk2\n"),
             "f.csv:2: castings: \"many\" is not a whole number\nf.csv:3: has 1 cells, the first line has 2");
    QCOMPARE(said_of("key,castings\nk1\nk2,many\nk3\n"),
             "f.csv:2: has 1 cells, the first line has 2\nf.csv:3: castings: \"many\" is not a whole number\n"
             "f.csv:4: has 1 cells, the first line has 2");
}

void TestForcesCsv::no_forces_are_a_header()
{
    const std::string csv = game::csv_of(pedregal::ruleset, {});
    QCOMPARE(csv, std::string{"key,code,name,kind,side,command\n"});
    const auto read = game::units_from_csv(*rulebook_with_pack(pedregal::ruleset), csv, "f.csv");
    QVERIFY(read && read->empty());
}

void TestForcesCsv::no_text_is_a_formula_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("cell");
    QTest::newRow("a formula") << "=HYPERLINK(\"http://example.org\")" << "\"'=HYPERLINK(\"\"http://example.org\"\")\"";
    QTest::newRow("a plus") << "+1+1" << "'+1+1";
    QTest::newRow("a minus") << "-x" << "'-x";
    QTest::newRow("an at") << "@SUM(A1)" << "'@SUM(A1)";
    QTest::newRow("marked already") << "'=1" << "''=1";
    QTest::newRow("a negative number") << "-1.5" << "-1.5";
    QTest::newRow("an apostrophe") << "'s Hertogenbosch" << "'s Hertogenbosch";
    QTest::newRow("inside") << "1+1=2" << "1+1=2";
}

void TestForcesCsv::no_text_is_a_formula()
{
    QFETCH(QString, name);
    QFETCH(QString, cell);
    game::Unit unit{.key = "us", .name = name.toStdString(), .kind = "side"};
    const std::string csv = game::csv_of(santa_anna::ruleset, std::span{&unit, 1});
    QVERIFY2(QString::fromStdString(csv).contains("\nus,," + cell + ",side,"), csv.c_str());
    const auto read = game::units_from_csv(*rulebook_with_pack(santa_anna::ruleset), csv, "f.csv");
    QVERIFY2(read, read ? "" : qPrintable(said(read.error())));
    QCOMPARE(read->front().name, unit.name);
}

void TestForcesCsv::more_units_than_a_table_has_are_refused()
{
    QByteArray csv = "key,kind\n";
    for (int number = 1; number <= 10'001; ++number)
        csv += "u" + QByteArray::number(number) + ",side\n";
    QCOMPARE(said_of(csv), "f.csv:10002: more than 10000 units: nothing from here on is read");
    QStringList lines;
    for (int number = 2; number <= 21; ++number)
        lines += QStringLiteral("f.csv:%1: has 1 cells, the first line has 2").arg(number);
    QCOMPARE(said_of("key,kind\n" + QByteArray{"k\n"}.repeated(9'999)),
             lines.join('\n') + "\nf.csv:22: and 9979 more problems from here on");
}

void TestForcesCsv::new_units_arrive_and_stats_are_set_right()
{
    const game::State state = table();
    const auto read = game::unit_lines_from_csv(*rulebook_with_pack(santa_anna::ruleset),
                                                "key,castings,arm,broken\nk1,11,infantry,\nk2,3,,yes\nus,,,\n", "f.csv", state.units);
    QVERIFY2(read, read ? "" : qPrintable(said(read.error())));
    QCOMPARE(read->at(1).where, std::string{"f.csv:3"});
    std::vector<game::Unit> units;
    for (const game::UnitRead& one : *read)
        units.push_back(one.unit);
    const auto edits = game::edits_to(state, units, "recount");
    QCOMPARE(edits.size(), 2U);
    const auto& first = std::get<game::Edit>(edits[0]); // whom those who are there may name
    QVERIFY(first.arrives);
    QCOMPARE(first.arrives->name, std::string{"k2"});
    QCOMPARE(std::string{first.arrives->word("broken")}, std::string{"yes"});
    const auto& second = std::get<game::Edit>(edits[1]);
    QVERIFY(second == (game::Edit{"k1", {{"arm", "infantry"}, {"castings", "11"}}, std::nullopt, "recount"}));
}

void TestForcesCsv::sides_arrive_before_their_units()
{
    const auto read =
        game::units_from_csv(*rulebook_with_pack(santa_anna::ruleset), "key,kind,side,castings\nk1,unit,us,12\nus,side,,\n", "f.csv");
    QVERIFY2(read, read ? "" : qPrintable(said(read.error())));
    const auto edits = game::edits_to({}, *read, "");
    QCOMPARE(edits.size(), 2U);
    QCOMPARE(std::get<game::Edit>(edits.front()).unit, std::string{"us"});
}

void TestForcesCsv::more_cells_than_a_table_has_are_refused()
{
    QVERIFY(
        said_of("key,kind\n" + QByteArray(600'000, ','))
            .startsWith("f.csv:2: more than 500000 cells: nothing from here on is read\nf.csv:2: has 500000 cells, the first line has 2"));
}

#include "test_forces_csv.moc"
