// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/files/json_lines.h"
#include "app/storage/packs/packs.h"
#include "rulesets/all_rulesets.h"
#include "rulesets/santa_anna/ruleset.h"
#include "tests/storage/few_charts.h"

#include <QFile>
#include <QObject>
#include <QTemporaryDir>
#include <QTest>

using namespace corneta;
using namespace few_charts;

class TestPacks : public QObject {
    Q_OBJECT

private slots:
    void a_good_pack_changes_only_what_it_states_data();
    void a_good_pack_changes_only_what_it_states();
    void a_broken_pack_is_refused_with_its_words_data();
    void a_broken_pack_is_refused_with_its_words();
    void overridden_cells_of_the_published_text_are_named();
    void cells_typed_in_as_they_are_published_override_nothing();
    void a_pack_may_copy_a_built_in_line_and_edit_it();
    void a_broken_pack_of_a_file_names_file_and_line_data();
    void a_broken_pack_of_a_file_names_file_and_line();
    void the_ruleset_of_a_pack_is_found_data();
    void the_ruleset_of_a_pack_is_found();
};

namespace {

QStringList changed_cells(const ChartSet& before, const ChartSet& after)
{
    QStringList changed;
    for (std::size_t chart = 0; chart < before.charts().size(); ++chart)
        for (std::size_t cell = 0; cell < before.charts()[chart].cells().size(); ++cell) {
            const Cell& was = before.charts()[chart].cells()[cell];
            const Cell& is = after.charts()[chart].cells()[cell];
            if (was.value != is.value || was.source != is.source || was.rule != is.rule)
                changed +=
                    QString::fromStdString(std::string{was.chart->key} + " " + std::string{was.row_spec().key} + " " + was.column_key()
                                           + ": " + std::string{word_of(is.source)} + " " + text(is) + " (" + is.rule + ")");
        }
    return changed;
}

QString overridden_in(const ChartSet& before, const ChartSet& after)
{
    QStringList sentences;
    for (const Sentence& sentence : overridden(before, after))
        sentences += QString::fromStdString(text(sentence));
    return sentences.join('\n');
}

QString written(const QTemporaryDir& folder, const QString& text)
{
    QFile file{folder.filePath("club.jsonl")};
    if (!file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) != text.toUtf8().size())
        return "not written";
    return file.fileName();
}

} // namespace

void TestPacks::a_good_pack_changes_only_what_it_states_data()
{
    QTest::addColumn<QString>("pack");
    QTest::addColumn<QString>("changed");
    const auto row = [](const char* sentence, const char* pack, const char* changed) {
        QTest::newRow(sentence) << QString{pack} << QString{changed};
    };
    row("a name only", R"({"pack":"Club card","ruleset":"few"})", "");
    row("the name behind", R"({"ruleset":"few","pack":"Club card"})", "");
    row("one column", R"({"chart":"ranges","weapon":"bow","long":9})", "ranges bow long: yours 9 (Shooting)");
    row("the cell's own rule stays", R"({"chart":"ranges","weapon":"sling","long":4})", "ranges sling long: yours 4 (Slings)");
    row("another rule", R"({"chart":"ranges","weapon":"sling","long":4,"rule":"Card"})", "ranges sling long: yours 4 (Card)");
    row("null for a number", R"({"chart":"ranges","weapon":"bow","short":null})", "ranges bow short: yours none (Shooting)");
    row("a number for null", R"({"chart":"ranges","weapon":"sling","short":1.5})", "ranges sling short: yours 1.5 (Slings)");
    row("null where null must be", R"({"chart":"shifts","shift":"lance","fire":null})", "shifts lance fire: yours none (Shooting)");
    row("a number typed in as it was", R"({"chart":"ranges","weapon":"bow","short":4})", "ranges bow short: yours 4 (Shooting)");
    row("a row by its number", R"({"chart":"effects","column":1,"losses":{"3":7}})", "effects 1 3: yours 7 (Shooting)");
    row("a row by its word", R"({"chart":"effects","column":"1","losses":{"3":7,"1":1}})",
        "effects 1 1: yours 1 (Shooting); effects 1 3: yours 7 (Shooting)");
    row("a whole array", R"({"chart":"effects","column":1,"losses":[5,6,7]})",
        "effects 1 1: yours 5 (Shooting); effects 1 2: yours 6 (Shooting); effects 1 3: yours 7 (Shooting)");
    row("two lines of one row",
        "{\"chart\":\"effects\",\"column\":1,\"losses\":{\"1\":1}}\n\n{\"chart\":\"effects\",\"column\":1,\"losses\":{\"3\":3}}",
        "effects 1 1: yours 1 (Shooting); effects 1 3: yours 3 (Shooting)");
    row("sources are the user's own", R"({"chart":"effects","column":1,"losses":{"1":1},"source":"rules","sources":{"1":"example"}})",
        "effects 1 1: yours 1 (Shooting)");
    row("bands that move together", "{\"chart\":\"header\",\"column\":1,\"to\":11}\n{\"chart\":\"header\",\"column\":2,\"from\":12}",
        "header 1 to: yours 11 (Shooting); header 2 from: yours 12 (Shooting)");
}

void TestPacks::a_good_pack_changes_only_what_it_states()
{
    QFETCH(QString, pack);
    QFETCH(QString, changed);
    QCOMPARE(said_of_pack(pack), "sound");
    QCOMPARE(changed_cells(built_in(), with_pack(pack)).join("; "), changed);
}

void TestPacks::a_broken_pack_is_refused_with_its_words_data()
{
    QTest::addColumn<QString>("pack");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* sentence, const char* pack, const char* said) {
        QTest::newRow(sentence) << QString{pack} << QString{said};
    };
    row("another ruleset", R"({"pack":"Club card","ruleset":"many"})", R"(packs/club.jsonl:1: the pack is for "many", expected "few")");
    row("a ruleset that is no text", R"({"pack":"Club card","ruleset":7})", R"(packs/club.jsonl:1: the pack is for 7, expected "few")");
    row("no ruleset", R"({"pack":"Club card"})", R"(packs/club.jsonl:1: pack: missing "ruleset")");
    row("no name", R"({"pack":"","ruleset":"few"})", R"(packs/club.jsonl:1: "pack" is "", expected a name)");
    row("a name that is no text", R"({"pack":1,"ruleset":"few"})", R"(packs/club.jsonl:1: "pack" is 1, expected a name)");
    row("other members", R"({"pack":"Club card","ruleset":"few","by":"me","chart":"ranges"})",
        "packs/club.jsonl:1: pack: unknown member \"by\"\npacks/club.jsonl:1: pack: unknown member \"chart\"");
    row("not the first statement", "{\"chart\":\"ranges\",\"weapon\":\"bow\",\"long\":9}\n{\"pack\":\"Club card\",\"ruleset\":\"few\"}",
        R"(packs/club.jsonl:2: "pack" may only stand in the first statement)");
    row("no chart", R"({"ruleset":"few"})", R"(packs/club.jsonl:1: missing "chart")");
    row("unknown chart", R"({"chart":"range","weapon":"bow","long":9})", R"(packs/club.jsonl:1: unknown chart "range")");
    row("unknown member", R"({"chart":"ranges","weapon":"bow","lnog":9})", R"(packs/club.jsonl:1: ranges: unknown member "lnog")");
    row("unknown row", R"({"chart":"ranges","weapon":"pike","long":"nine"})",
        "packs/club.jsonl:1: ranges: unknown weapon \"pike\"\npacks/club.jsonl:1: ranges, weapon pike, long: \"nine\", expected a number");
    row("no row", R"({"chart":"ranges","long":9})", R"(packs/club.jsonl:1: ranges: missing "weapon")");
    row("text where a number belongs", R"({"chart":"effects","column":1,"losses":{"3":"many"}})",
        R"(packs/club.jsonl:1: effects, column 1, losses 3: "many", expected a number)");
    row("unknown places", R"({"chart":"effects","column":1,"losses":{"0":1,"4":1,"01":1}})",
        "packs/club.jsonl:1: effects, column 1, losses: \"0\" is none of the rows 1 to 3\n"
        "packs/club.jsonl:1: effects, column 1, losses: \"4\" is none of the rows 1 to 3\n"
        R"(packs/club.jsonl:1: effects, column 1, losses: "01" is none of the rows 1 to 3)");
    row("an array too short", R"({"chart":"effects","column":1,"losses":[1,2]})",
        "packs/club.jsonl:1: effects, column 1: 2 rows, expected 3");
    row("a cell stated twice",
        "{\"chart\":\"effects\",\"column\":1,\"losses\":[1,2,3]}\n{\"chart\":\"effects\",\"column\":1,\"losses\":{\"3\":3}}",
        "packs/club.jsonl:2: effects, column 1, losses 3: stated already at packs/club.jsonl:1");
    row("a row stated twice",
        "{\"chart\":\"effects\",\"column\":1,\"losses\":[1,2,3]}\n{\"chart\":\"effects\",\"column\":1,\"losses\":[1,2,3]}",
        "packs/club.jsonl:2: effects, column 1: stated already at packs/club.jsonl:1");
    row("unknown source", R"({"chart":"ranges","weapon":"bow","long":9,"source":"mine"})",
        R"(packs/club.jsonl:1: ranges, weapon bow: "source" is "mine", expected rules, example or house)");
    row("null for a number of the rules", R"({"chart":"shifts","shift":"green","fire":null})",
        "packs/club.jsonl:1: shifts, shift green, fire: null, expected a value");
    row("a number where the rules read none", R"({"chart":"shifts","shift":"lance","fire":2})",
        "packs/club.jsonl:1: shifts, shift lance, fire: 2, expected null: the rules read no value there");
    row("a gap with a built-in row", "\n{\"chart\":\"header\",\"column\":1,\"to\":7}",
        "packs/club.jsonl:2: header: no column covers 8 to 9");
    row("an overlap with a built-in row", R"({"chart":"header","column":1,"from":2})",
        "packs/club.jsonl:1: header: column 0 and column 1 both cover 2");
    row("a gap between two rows of the pack",
        "{\"chart\":\"header\",\"column\":1,\"to\":10}\n{\"chart\":\"header\",\"column\":2,\"from\":12}",
        "packs/club.jsonl:2: header: no column covers 11");
    row("an edge that does not rise", R"({"chart":"ranges","weapon":"bow","long":4})",
        "packs/club.jsonl:1: ranges, weapon bow: long 4 is not above short 4");
    row("everything at once",
        "{\"pack\":\"Club card\",\"ruleset\":\"many\"}\n{\"chart\":\"range\"}\n{\"chart\":\"ranges\",\"weapon\":\"bow\",\"long\":4}",
        "packs/club.jsonl:1: the pack is for \"many\", expected \"few\"\npacks/club.jsonl:2: unknown chart \"range\"\n"
        "packs/club.jsonl:3: ranges, weapon bow: long 4 is not above short 4");
}

void TestPacks::a_broken_pack_is_refused_with_its_words()
{
    QFETCH(QString, pack);
    QFETCH(QString, said);
    QCOMPARE(said_of_pack(pack), said);
}

void TestPacks::overridden_cells_of_the_published_text_are_named()
{
    const ChartSet charts = with_pack("{\"chart\":\"ranges\",\"weapon\":\"bow\",\"short\":null,\"long\":9}\n"
                                      "{\"chart\":\"ranges\",\"weapon\":\"sling\",\"long\":9}\n"
                                      "{\"chart\":\"effects\",\"column\":1,\"losses\":[4,5,6]}\n"
                                      R"({"chart":"shifts","shift":"green","times":"1/3","dice":"1d4"})");
    QCOMPARE(overridden_in(built_in(), charts),
             "ranges, weapon bow, short: none instead of 4 (rules)\n"
             "ranges, weapon bow, long: 9 instead of 8.5 (rules)\n"
             "effects, column 1, losses 2: 5 instead of 1 (example)\n"
             "shifts, shift green, times: 1/3 instead of 1/4 (rules)\n"
             "shifts, shift green, dice: 1d4 instead of 1d4-2 (rules)");
}

void TestPacks::cells_typed_in_as_they_are_published_override_nothing()
{
    QCOMPARE(overridden_in(built_in(), with_pack(R"({"chart":"ranges","weapon":"bow","short":4,"long":8.5})")), "");
}

void TestPacks::a_pack_may_copy_a_built_in_line_and_edit_it()
{
    const auto plain = built_in_charts(santa_anna::ruleset);
    QVERIFY(plain.has_value());
    const auto with = [&plain](const QByteArray& line) {
        return charts_with(*plain, "santa-anna", statements_from_bytes(line.toStdString(), "club.jsonl").value());
    };
    QFile file{":/rulesets/santa_anna/charts.jsonl"};
    QVERIFY(file.open(QIODevice::ReadOnly));
    int copied = 0;
    for (const QByteArray& line : file.readAll().split('\n')) {
        if (line.isEmpty())
            continue;
        const auto copy = with(line);
        QVERIFY2(copy.has_value(), line.constData());
        QCOMPARE(overridden_in(*plain, *copy), "");
        ++copied;
    }
    QVERIFY(copied > 200);
    const auto edited = with(R"({"chart":"weapon-ranges","weapon":"musket","short":4,"medium":8,"long":15.5,"source":"rules"})");
    QVERIFY(edited.has_value());
    QCOMPARE(overridden_in(*plain, *edited), "weapon-ranges, weapon musket, long: 15.5 instead of 14 (rules)");
}

void TestPacks::a_broken_pack_of_a_file_names_file_and_line_data()
{
    QTest::addColumn<QString>("pack");
    QTest::addColumn<QString>("said");
    QTest::newRow("nothing stated") << "\n\n" << "club.jsonl: states nothing";
    QTest::newRow("no JSON") << "\n{" << "club.jsonl:2: not JSON near byte 1: the object breaks off";
    QTest::newRow("a row too few") << QString(11, '\n')
            + R"({"chart":"combat-effects","column":7,"losses":[0,0,0,0,0,1,1,1,1,2,2,2,2,3,3,3,3,4,4]})"
                                   << "club.jsonl:12: combat-effects, column 7: 19 rows, expected 20";
    QTest::newRow("a header with a gap") << R"({"chart":"strength-header","column":5,"from":15,"to":17})"
                                         << "club.jsonl:1: strength-header: no column covers 18 to 19";
    QTest::newRow("a row that the game does not have") << R"({"chart":"weapon-ranges","weapon":"crossbow","short":3})"
                                                       << R"(club.jsonl:1: weapon-ranges: unknown weapon "crossbow")";
    QTest::newRow("another game") << R"({"pack":"Club card","ruleset":"pedregal"})"
                                  << R"(club.jsonl:1: the pack is for "pedregal", expected "santa-anna")";
}

void TestPacks::a_broken_pack_of_a_file_names_file_and_line()
{
    QFETCH(QString, pack);
    QFETCH(QString, said);
    QTemporaryDir folder;
    const auto book = rulebook_with_pack(santa_anna::ruleset, written(folder, pack).toStdString());
    QVERIFY(!book.has_value());
    QCOMPARE(in_lines(book.error()).remove(folder.path() + '/'), said);
}

void TestPacks::the_ruleset_of_a_pack_is_found_data()
{
    QTest::addColumn<QString>("pack");
    QTest::addColumn<QString>("said");
    QTest::newRow("by its first line") << R"({"pack":"Club card","ruleset":"santa-anna"})" << "santa-anna";
    QTest::newRow("by its first chart") << R"({"chart":"weapon-ranges"})" << "santa-anna";
    QTest::newRow("by what it states of a chart that several have")
        << R"({"chart":"movement-costs","cost":"zone","points":3})" << "cedar-creek";
    QTest::newRow("by all its lines") << R"({"chart":"dice","die":"initiative","dice":"1d8"})"
                                         "\n"
                                         R"({"chart":"turns","turn":"1","initiative":3})"
                                      << "cedar-creek";
    QTest::newRow("the first that has its first chart, where none can use it") << R"({"chart":"dice","die":"of glass","dice":"1d8"})"
                                                                               << "santa-anna";
    QTest::newRow("unknown ruleset") << R"({"pack":"Club card","ruleset":"many"})" << R"(club.jsonl:1: unknown ruleset "many")";
    QTest::newRow("unknown chart") << "\n"
                                      R"({"chart":"no-such-chart"})"
                                   << R"(club.jsonl:2: unknown chart "no-such-chart")";
    QTest::newRow("no chart") << R"({"weapon":"musket"})" << R"(club.jsonl:1: missing "chart")";
    QTest::newRow("a name only") << R"({"pack":"Club card"})" << R"(club.jsonl:1: pack: missing "ruleset")";
}

void TestPacks::the_ruleset_of_a_pack_is_found()
{
    QFETCH(QString, pack);
    QFETCH(QString, said);
    const auto statements = statements_from_bytes(pack.toStdString(), "club.jsonl");
    QVERIFY(statements.has_value());
    const auto found = ruleset_of_pack(*statements, all_rulesets());
    QCOMPARE(found ? QString::fromUtf8((*found)->key.data(), static_cast<qsizetype>((*found)->key.size())) : in_lines(found.error()), said);
}

#include "test_packs.moc"
