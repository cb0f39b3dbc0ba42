// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/storage/few_charts.h"

#include <QObject>
#include <QRegularExpression>
#include <QTest>

using namespace few_charts;

class TestChartStatements : public QObject {
    Q_OBJECT

private slots:
    void a_sound_file_is_read();
    void a_line_without_a_known_row_is_refused_data();
    void a_line_without_a_known_row_is_refused() { refuse_broken_line(); }
    void a_wrong_number_is_refused_data();
    void a_wrong_number_is_refused() { refuse_broken_line(); }
    void wrong_dice_or_words_are_refused_data();
    void wrong_dice_or_words_are_refused() { refuse_broken_line(); }
    void a_wrong_list_or_repetition_is_refused_data();
    void a_wrong_list_or_repetition_is_refused() { refuse_broken_line(); }
    void a_wrong_source_or_rule_is_refused_data();
    void a_wrong_source_or_rule_is_refused() { refuse_broken_line(); }
    void what_no_line_states_is_refused_data();
    void what_no_line_states_is_refused();
    void a_broken_shape_is_refused_at_a_line_that_touches_it_data();
    void a_broken_shape_is_refused_at_a_line_that_touches_it();
    void every_problem_is_said_at_once();
    void bands_may_stand_in_any_order();

private:
    static void refuse_broken_line();
};

namespace {

/// The sound file with its line `number` replaced; an empty line leaves it out.
QString with_line(int number, const QString& line)
{
    QStringList lines = sound_file().split('\n');
    lines[number - 1] = line;
    return lines.join('\n');
}

void broken_line_columns()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("said");
}

void broken_line(const char* sentence, int number, const char* line, const char* said)
{
    QTest::newRow(sentence) << number << QString{line} << QString{said};
}

} // namespace

void TestChartStatements::a_sound_file_is_read()
{
    QCOMPARE(said_of_file(sound_file()), "sound");
    const corneta::ChartSet charts = built_in();
    QCOMPARE(told(charts, "ranges", 0, 1), "rules 8.5 (Shooting)");
    QCOMPARE(told(charts, "ranges", 1, 0), "house none (Slings)");
    QCOMPARE(told(charts, "header", 1, 0), "house 3 (Shooting)");
    QCOMPARE(told(charts, "header", 1, 1), "example 9 (Shooting)");
    QCOMPARE(told(charts, "effects", 1, 0, 0), "house 0 (Shooting)");
    QCOMPARE(told(charts, "effects", 1, 0, 1), "example 1 (Shooting)");
    QCOMPARE(told(charts, "effects", 2, 0, 2), "rules 3 (Shooting)");
    QCOMPARE(told(charts, "results", 0, 2), "house breaks (Courage)");
    QCOMPARE(told(charts, "shifts", 0, 1), "rules 1/4 (Shooting)");
    QCOMPARE(told(charts, "shifts", 0, 2), "rules 1d4-2 (Shooting)");
    QCOMPARE(charts.of("header").band_of(0), 0U);
    QCOMPARE(charts.of("header").band_of(9), 1U);
    QCOMPARE(charts.of("header").band_of(1000), 2U);
    QCOMPARE(charts.of("results").band_of(-7), 0U);
    QCOMPARE(charts.of("results").band_of(6), 1U);
}

void TestChartStatements::a_line_without_a_known_row_is_refused_data()
{
    broken_line_columns();
    broken_line("no chart named", 1, R"({"weapon":"bow","short":4,"long":8,"source":"rules"})",
                "charts.jsonl:1: missing \"chart\"\ncharts.jsonl: ranges: weapon bow is missing");
    broken_line("chart is no text", 1, R"({"chart":7,"weapon":"bow","short":4,"long":8,"source":"rules"})",
                "charts.jsonl:1: \"chart\" is 7, expected text\ncharts.jsonl: ranges: weapon bow is missing");
    broken_line("unknown chart", 1, R"({"chart":"range","weapon":"bow","short":4,"long":8,"source":"rules"})",
                "charts.jsonl:1: unknown chart \"range\"\ncharts.jsonl: ranges: weapon bow is missing");
    broken_line("a pack's first line", 1, R"({"pack":"Club card","ruleset":"few"})",
                "charts.jsonl:1: missing \"chart\"\ncharts.jsonl: ranges: weapon bow is missing");
    broken_line("unknown member", 1, R"({"chart":"ranges","weapon":"bow","short":4,"medium":6,"long":8,"source":"rules"})",
                R"(charts.jsonl:1: ranges: unknown member "medium")");
    broken_line("no row", 1, R"({"chart":"ranges","short":4,"long":8,"source":"rules"})",
                "charts.jsonl:1: ranges: missing \"weapon\"\ncharts.jsonl: ranges: weapon bow is missing");
    broken_line("row is no word", 1, R"({"chart":"ranges","weapon":["bow"],"short":4,"long":8,"source":"rules"})",
                "charts.jsonl:1: ranges: \"weapon\" is a list, expected text or a number\ncharts.jsonl: ranges: weapon bow is missing");
    broken_line("unknown row", 1, R"({"chart":"ranges","weapon":"pike","short":4,"long":8,"source":"rules"})",
                "charts.jsonl:1: ranges: unknown weapon \"pike\"\ncharts.jsonl: ranges: weapon bow is missing");
    broken_line("unknown numbered row", 6, R"({"chart":"effects","column":1.5,"losses":[0,0,1],"source":"house"})",
                "charts.jsonl:6: effects: unknown column \"1.5\"\ncharts.jsonl: effects: column 0 is missing");
}

void TestChartStatements::a_wrong_number_is_refused_data()
{
    broken_line_columns();
    broken_line("text where a number belongs", 1, R"({"chart":"ranges","weapon":"bow","short":"four","long":8,"source":"rules"})",
                R"(charts.jsonl:1: ranges, weapon bow, short: "four", expected a number)");
    broken_line("yes where a number belongs", 1, R"({"chart":"ranges","weapon":"bow","short":true,"long":8,"source":"rules"})",
                "charts.jsonl:1: ranges, weapon bow, short: true, expected a number");
    broken_line("an object where a number belongs", 1, R"({"chart":"ranges","weapon":"bow","short":{},"long":8,"source":"rules"})",
                "charts.jsonl:1: ranges, weapon bow, short: an object, expected a number");
    broken_line("null where a number belongs", 6, R"({"chart":"effects","column":0,"losses":[0,null,1],"source":"house"})",
                "charts.jsonl:6: effects, column 0, losses 2: null, expected a number");
    broken_line("not whole", 6, R"({"chart":"effects","column":0,"losses":[0,0,1.5],"source":"house"})",
                "charts.jsonl:6: effects, column 0, losses 3: 1.5, expected a whole number");
    broken_line("a fraction where a whole number belongs", 6, R"({"chart":"effects","column":0,"losses":[0,0,"1/2"],"source":"house"})",
                R"(charts.jsonl:6: effects, column 0, losses 3: "1/2", expected a whole number)");
    broken_line("not tenths", 1, R"({"chart":"ranges","weapon":"bow","short":4.25,"long":8,"source":"rules"})",
                "charts.jsonl:1: ranges, weapon bow, short: 4.25, expected a whole number or tenths");
    broken_line("thirds where tenths belong", 1, R"({"chart":"ranges","weapon":"bow","short":"1/3","long":8,"source":"rules"})",
                R"(charts.jsonl:1: ranges, weapon bow, short: "1/3", expected a whole number or tenths)");
    broken_line("neither tenths nor a fraction", 11,
                R"({"chart":"shifts","shift":"green","fire":-1,"times":0.25,"dice":"1d4","source":"rules"})",
                R"(charts.jsonl:11: shifts, shift green, times: 0.25, expected a whole number, tenths or a fraction such as "1/4")");
    broken_line("a fraction over nothing", 11,
                R"({"chart":"shifts","shift":"green","fire":-1,"times":"1/0","dice":"1d4","source":"rules"})",
                R"(charts.jsonl:11: shifts, shift green, times: "1/0", expected a number)");
    broken_line("a number as text", 11, R"({"chart":"shifts","shift":"green","fire":-1,"times":"2","dice":"1d4","source":"rules"})",
                R"(charts.jsonl:11: shifts, shift green, times: "2", expected a number)");
    broken_line("too great", 1, R"({"chart":"ranges","weapon":"bow","short":4,"long":99.1,"source":"rules"})",
                "charts.jsonl:1: ranges, weapon bow, long: 99.1, expected 0 to 99");
    broken_line("far too great", 1, R"({"chart":"ranges","weapon":"bow","short":4,"long":1e300,"source":"rules"})",
                "charts.jsonl:1: ranges, weapon bow, long: 1e+300, expected 0 to 99");
    broken_line("too small", 1, R"({"chart":"ranges","weapon":"bow","short":-0.1,"long":9,"source":"rules"})",
                "charts.jsonl:1: ranges, weapon bow, short: -0.1, expected 0 to 99");
}

void TestChartStatements::wrong_dice_or_words_are_refused_data()
{
    broken_line_columns();
    broken_line("unknown word", 9, R"({"chart":"results","result":"bad","from":null,"to":5,"end":"flees","source":"house"})",
                R"(charts.jsonl:9: results, result bad, end: "flees", expected one of holds, breaks)");
    for (const char* const dice : {"d6", "2d", "2x6", "2d6-", "2d6+0", "02d6", "+2d6", "2d6+1+1", " 2d6", "2D6", "2d99999999999", ""})
        QTest::addRow("dice: '%s'", dice)
            << 12 << QString{R"({"chart":"shifts","shift":"lance","fire":null,"times":1,"dice":"%1","source":"house"})"}.arg(dice)
            << QString{R"(charts.jsonl:12: shifts, shift lance, dice: "%1", expected dice such as 2d6 or 1d4-2)"}.arg(dice);
    for (const char* const dice : {"0d6", "33d6", "1d1", "1d101", "-1d6"})
        QTest::addRow("how many dice: '%s'", dice)
            << 12 << QString{R"({"chart":"shifts","shift":"lance","fire":null,"times":1,"dice":"%1","source":"house"})"}.arg(dice)
            << QString{R"(charts.jsonl:12: shifts, shift lance, dice: "%1", expected 1 to 32 dice of 2 to 100 sides)"}.arg(dice);
    broken_line("too much after the dice", 12,
                R"({"chart":"shifts","shift":"lance","fire":null,"times":1,"dice":"2d6+5","source":"house"})",
                R"(charts.jsonl:12: shifts, shift lance, dice: "2d6+5", expected -4 to 4 after the dice)");
    broken_line("a number where dice belong", 12, R"({"chart":"shifts","shift":"lance","fire":null,"times":1,"dice":6,"source":"house"})",
                "charts.jsonl:12: shifts, shift lance, dice: 6, expected dice such as 2d6 or 1d4-2");
}

void TestChartStatements::a_wrong_list_or_repetition_is_refused_data()
{
    broken_line_columns();
    broken_line("an array too short", 6, R"({"chart":"effects","column":0,"losses":[0,0],"source":"house"})",
                "charts.jsonl:6: effects, column 0: 2 rows, expected 3");
    broken_line("an array too long", 6, R"({"chart":"effects","column":0,"losses":[0,0,1,1],"source":"house"})",
                "charts.jsonl:6: effects, column 0: 4 rows, expected 3");
    broken_line("no array", 6, R"({"chart":"effects","column":0,"losses":1,"source":"house"})",
                "charts.jsonl:6: effects, column 0, losses: 1, expected a list of 3 rows");
    broken_line("places belong in a pack", 6, R"({"chart":"effects","column":0,"losses":{"1":0,"2":0,"3":0},"source":"house"})",
                "charts.jsonl:6: effects, column 0, losses: an object, expected a list of 3 rows");
    broken_line("a row stated twice", 2, R"({"chart":"ranges","weapon":"bow","short":null,"long":3,"source":"house"})",
                "charts.jsonl:2: ranges, weapon bow: stated already at charts.jsonl:1\ncharts.jsonl: ranges: weapon sling is missing");
    broken_line(
        "a cell stated twice", 2, R"({"chart":"ranges","weapon":"bow","long":3,"source":"house"})",
        "charts.jsonl:2: ranges, weapon bow, long: stated already at charts.jsonl:1\ncharts.jsonl: ranges: weapon sling is missing");
}

void TestChartStatements::a_wrong_source_or_rule_is_refused_data()
{
    broken_line_columns();
    broken_line("unknown source", 1, R"({"chart":"ranges","weapon":"bow","short":4,"long":8,"source":"card"})",
                R"(charts.jsonl:1: ranges, weapon bow: "source" is "card", expected rules, example or house)");
    broken_line("source is no word", 1, R"({"chart":"ranges","weapon":"bow","short":4,"long":8,"source":1})",
                R"(charts.jsonl:1: ranges, weapon bow: "source" is 1, expected rules, example or house)");
    broken_line("a source of packs", 1, R"({"chart":"ranges","weapon":"bow","short":4,"long":8,"source":"yours"})",
                R"(charts.jsonl:1: ranges, weapon bow: "source" is "yours", which only a pack's cells are)");
    broken_line("no source", 1, R"({"chart":"ranges","weapon":"bow","short":4,"long":8,"sources":{"long":"rules"}})",
                R"(charts.jsonl:1: ranges, weapon bow: missing "source")");
    broken_line("sources is no object", 1, R"({"chart":"ranges","weapon":"bow","short":4,"long":8,"source":"rules","sources":["rules"]})",
                R"(charts.jsonl:1: ranges, weapon bow: "sources" is a list, expected an object)");
    broken_line("sources name an unknown column", 1,
                R"({"chart":"ranges","weapon":"bow","short":4,"long":8,"source":"rules","sources":{"medium":"house"}})",
                R"(charts.jsonl:1: ranges, weapon bow: "sources" names "medium", which is not a cell of this row)");
    broken_line("sources name an unknown place", 6,
                R"({"chart":"effects","column":0,"losses":[0,0,1],"source":"rules","sources":{"4":"house"}})",
                R"(charts.jsonl:6: effects, column 0: "sources" names "4", which is not a cell of this row)");
    broken_line("sources with an unknown source", 1,
                R"({"chart":"ranges","weapon":"bow","short":4,"long":8,"source":"rules","sources":{"long":"card"}})",
                R"(charts.jsonl:1: ranges, weapon bow: "sources" is "card", expected rules, example or house)");
    broken_line("rule is no text", 1, R"({"chart":"ranges","weapon":"bow","short":4,"long":8,"source":"rules","rule":8})",
                R"(charts.jsonl:1: ranges, weapon bow: "rule" is 8, expected the name of a section)");
    broken_line("rule is empty", 1, R"({"chart":"ranges","weapon":"bow","short":4,"long":8,"source":"rules","rule":""})",
                R"(charts.jsonl:1: ranges, weapon bow: "rule" is "", expected the name of a section)");
}

void TestChartStatements::refuse_broken_line()
{
    QFETCH(int, number);
    QFETCH(QString, line);
    QFETCH(QString, said);
    QCOMPARE(said_of_file(with_line(number, line)), said);
}

void TestChartStatements::what_no_line_states_is_refused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("said");
    QTest::newRow("a row") << with_line(2, "") << "charts.jsonl: ranges: weapon sling is missing";
    QTest::newRow("a cell") << with_line(2, R"({"chart":"ranges","weapon":"sling","long":3,"source":"house"})")
                            << "charts.jsonl:2: ranges, weapon sling: short is missing";
    QTest::newRow("a chart") << sound_file().remove(QRegularExpression{R"(\{"chart":"ranges".*\n)"}) << "charts.jsonl: ranges is missing";
    QTest::newRow("all but one row")
        << with_line(1, "").section('\n', 0, 1)
        << "charts.jsonl: ranges: weapon bow is missing\ncharts.jsonl: header is missing\n"
           "charts.jsonl: effects is missing\ncharts.jsonl: results is missing\ncharts.jsonl: shifts is missing";
}

void TestChartStatements::what_no_line_states_is_refused()
{
    QFETCH(QString, text);
    QFETCH(QString, said);
    QCOMPARE(said_of_file(text), said);
}

void TestChartStatements::a_broken_shape_is_refused_at_a_line_that_touches_it_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("said");
    const auto header = [](const char* sentence, int column, const char* from, const char* to, const char* said) {
        QTest::newRow(sentence) << column + 3
                                << QString{R"({"chart":"header","column":%1,"from":%2,"to":%3,"source":"house"})"}.arg(
                                       QString::number(column), from, to)
                                << QString{said};
    };
    header("a gap of one", 1, "3", "8", "charts.jsonl:5: header: no column covers 9");
    header("a gap of several", 1, "3", "6", "charts.jsonl:5: header: no column covers 7 to 9");
    header("a gap below", 1, "5", "9", "charts.jsonl:4: header: no column covers 3 to 4");
    header("an overlap", 1, "3", "11", "charts.jsonl:5: header: column 1 and column 2 both cover 10");
    header("within another", 1, "1", "1",
           "charts.jsonl:4: header: column 0 and column 1 both cover 1\ncharts.jsonl:5: header: no column covers 2 to 9");
    header("upside down", 1, "9", "3", "charts.jsonl:4: header, column 1: from 9 is above to 3");
    header("begins too high", 0, "1", "2", "charts.jsonl:3: header: the first column begins at 1, expected 0");
    header("begins too low", 0, "-1", "2", "charts.jsonl:3: header: the first column begins at -1, expected 0");
    header("open below", 0, "null", "2", "charts.jsonl:3: header: the first column is open below, expected 0");
    header("closed above", 2, "10", "90", "charts.jsonl:5: header: no column covers 91 and more");
    header("open in the middle", 1, "3", "null", "charts.jsonl:5: header: column 1 is open where column 2 also stands");
    QTest::newRow("closed below") << 9 << R"({"chart":"results","result":"bad","from":0,"to":5,"end":"breaks","source":"house"})"
                                  << "charts.jsonl:9: results: no result covers -1 and less";
    QTest::newRow("open below twice") << 10 << R"({"chart":"results","result":"good","from":null,"to":null,"end":"holds","source":"house"})"
                                      << "charts.jsonl:10: results: result bad is open where result good also stands";
    QTest::newRow("an edge that does not rise") << 1 << R"({"chart":"ranges","weapon":"bow","short":8.5,"long":8.5,"source":"rules"})"
                                                << "charts.jsonl:1: ranges, weapon bow: long 8.5 is not above short 8.5";
    QTest::newRow("no edge at all") << 1 << R"({"chart":"ranges","weapon":"bow","short":null,"long":null,"source":"rules"})"
                                    << "charts.jsonl:1: ranges, weapon bow: no number at all";
}

void TestChartStatements::a_broken_shape_is_refused_at_a_line_that_touches_it()
{
    QFETCH(int, number);
    QFETCH(QString, line);
    QFETCH(QString, said);
    QCOMPARE(said_of_file(with_line(number, line)), said);
}

void TestChartStatements::every_problem_is_said_at_once()
{
    QString text = with_line(1, R"({"chart":"ranges","weapon":"bow","short":"four","long":"eight","wide":1})");
    text.replace(R"("from":6)", R"("from":7)").replace("1d4-2", "1e4");
    QCOMPARE(said_of_file(text),
             "charts.jsonl:1: ranges: unknown member \"wide\"\n"
             "charts.jsonl:1: ranges, weapon bow, short: \"four\", expected a number\n"
             "charts.jsonl:1: ranges, weapon bow, long: \"eight\", expected a number\n"
             "charts.jsonl:11: shifts, shift green, dice: \"1e4\", expected dice such as 2d6 or 1d4-2\n"
             "charts.jsonl:10: results: no result covers 6");
}

void TestChartStatements::bands_may_stand_in_any_order()
{
    QString text = with_line(9, R"({"chart":"results","result":"bad","from":6,"to":null,"end":"breaks","source":"house"})");
    text.replace(R"("result":"good","from":6,"to":null)", R"("result":"good","from":null,"to":5)");
    QCOMPARE(said_of_file(text), "sound");
}

#include "test_chart_statements.moc"
