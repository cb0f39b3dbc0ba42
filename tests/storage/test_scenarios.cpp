// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/files/json_lines.h"
#include "app/storage/packs/packs.h"
#include "app/storage/packs/scenarios.h"
#include "rulesets/all_rulesets.h"
#include "rulesets/santa_anna/ruleset.h"

#include <QObject>
#include <QTest>

using namespace corneta;

/// Each line of a scenario that is wrong is told with its number.
class TestScenarios : public QObject {
    Q_OBJECT

private slots:
    void every_built_in_scenario_is_read();
    void a_broken_scenario_names_file_and_line_data();
    void a_broken_scenario_names_file_and_line();
    void a_side_named_by_its_code_is_kept_by_its_key();
    void a_stat_is_kept_as_the_ruleset_writes_it();
    void a_chosen_option_takes_the_place_of_what_was_said();
    void sources_are_of_the_line_or_of_a_stat();
};

namespace {

const QString head = R"({"scenario":"mine","ruleset":"santa-anna","label":"Mine"})"
                     "\n";

std::expected<game::Scenario, Problems> read(const QString& text)
{
    const auto statements = statements_from_bytes(text.toStdString(), "mine.jsonl");
    return statements ? game::scenario_from(*rulebook_with_pack(santa_anna::ruleset), *statements) : std::unexpected{statements.error()};
}

QString said_of(const QString& scenario)
{
    const auto known = read(scenario);
    if (known)
        return "sound";
    QStringList lines;
    for (const Problem& problem : known.error())
        lines += QString::fromStdString(text(problem));
    return lines.join('\n');
}

} // namespace

void TestScenarios::every_built_in_scenario_is_read()
{
    for (const Ruleset* const ruleset : all_rulesets()) {
        const auto scenarios = scenarios_of(*ruleset);
        QVERIFY2(scenarios, scenarios ? "" : text(scenarios.error().front()).c_str());
    }
}

namespace {

void whole(const char* sentence, const QString& scenario, const char* said)
{
    QTest::newRow(sentence) << scenario << QString{said};
}

void lines(const char* sentence, const char* units, const char* said)
{
    whole(sentence, head + units, said);
}

void rows_of_heads()
{
    whole("nothing", "", "mine.jsonl: states nothing");
    whole("no head", R"({"side":"us"})", "mine.jsonl:1: the first line must name the scenario");
    whole("another ruleset", R"({"scenario":"mine","ruleset":"cedar-creek","label":"Mine"})",
          "mine.jsonl:1: ruleset: \"cedar-creek\" is not santa-anna");
    whole("no ruleset", R"({"scenario":"mine","label":"Mine"})", "mine.jsonl:1: ruleset: \"\" is not santa-anna");
    whole("no label", R"({"scenario":"mine","ruleset":"santa-anna"})", "mine.jsonl:1: label: missing");
    whole("an unknown member of the head", R"({"scenario":"mine","ruleset":"santa-anna","label":"Mine","by":"me"})",
          "mine.jsonl:1: by: unknown");
    whole("a label that is no text", R"({"scenario":"mine","ruleset":"santa-anna","label":7})",
          "mine.jsonl:1: label: not a text of at most 2000 letters\nmine.jsonl:1: label: missing");
    whole("a text that is too long",
          QString{R"({"scenario":"mine","ruleset":"santa-anna","label":"Mine","about":"%1"})"}.arg(QString(2001, 'a')),
          "mine.jsonl:1: about: not a text of at most 2000 letters");
    whole("an attacker who is no side",
          R"({"scenario":"mine","ruleset":"santa-anna","label":"Mine","attacker":"us"})"
          "\n{\"leader\":\"us\"}",
          "mine.jsonl:1: attacker: there is no side \"us\"");
    whole("two broken lines", head + "{\"side\":\"us\"\n{}", "mine.jsonl:2: not JSON near byte 12: the text breaks off");
    whole("the first statement decides, wherever it stands", "\n\n" + head.trimmed() + "\n\n{\"side\":\"US\"}",
          "mine.jsonl:5: unit: \"US\" is not a key: a-z, 0-9 and -, at most 40");
}

void rows_of_names()
{
    lines("an object of nothing", "{}", "mine.jsonl:2: it says nothing");
    lines("an unknown kind", R"({"general":"scott"})", "mine.jsonl:2: kind: unknown kind \"general\"");
    lines("two members that may be its kind", R"({"side":"us","beard":"long"})",
          "mine.jsonl:2: kind: unknown kind \"beard\"\nmine.jsonl:2: side: there is no side \"us\"");
    lines("an unknown member", R"({"beard":"long","leader":"lane"})", "mine.jsonl:2: beard: unknown");
    lines("a key that is none", R"({"side":"U.S."})", "mine.jsonl:2: unit: \"U.S.\" is not a key: a-z, 0-9 and -, at most 40");
    lines("the same key twice", "{\"side\":\"us\"}\n{\"leader\":\"us\"}", "mine.jsonl:3: unit: \"us\" stands there twice");
    lines("the same code twice", "{\"side\":\"us\",\"code\":\"K1\"}\n{\"leader\":\"lane\",\"code\":\"K1\"}",
          "mine.jsonl:3: code: \"K1\" stands there twice");
    lines("a code that is another's key", "{\"side\":\"12\"}\n{\"leader\":\"lane\",\"code\":\"12\"}",
          "mine.jsonl:3: code: \"12\" stands there twice");
    lines("a bad code", R"({"leader":"lane","code":"L10"})", "mine.jsonl:2: code: \"L10\" is not two large letters or digits");
    lines("an unknown side", R"({"leader":"lane","side":"us"})", "mine.jsonl:2: side: there is no side \"us\"");
    lines("a side that is a leader", "{\"leader\":\"lane\"}\n{\"leader\":\"shields\",\"side\":\"lane\"}",
          "mine.jsonl:3: side: there is no side \"lane\"");
    lines("a name that is no text", R"({"side":"us","name":["U.S."]})", "mine.jsonl:2: name: not a text of at most 2000 letters");
    lines("a control character", R"({"side":"us","name":"U\u001bS"})", "mine.jsonl:2: a text holds a control character");
    lines("a member twice", R"({"side":"us","side":"mexican"})", "mine.jsonl:2: \"side\" stands twice in one object");
}

void rows_of_stats()
{
    lines("stats that are no object", R"({"unit":"k1","stats":["castings",12]})",
          "mine.jsonl:2: stats: not an object\nmine.jsonl:2: castings: its number of castings is missing");
    lines("an unknown stat", R"({"unit":"k1","stats":{"castings":12,"beards":3}})", "mine.jsonl:2: beards: unknown stat");
    lines("a stat that is an object", R"({"unit":"k1","stats":{"castings":{"now":12}}})",
          "mine.jsonl:2: castings: neither a number in whole or tenths, a word, true, false nor a list of words\n"
          "mine.jsonl:2: castings: its number of castings is missing");
    lines("a stat that is a list of lists", R"({"unit":"k1","stats":{"castings":12,"order":[["hold"]]}})",
          "mine.jsonl:2: order: neither a number in whole or tenths, a word, true, false nor a list of words");
    lines("hundredths", R"({"unit":"k1","stats":{"castings":12,"inches_left":1.25}})",
          "mine.jsonl:2: inches_left: neither a number in whole or tenths, a word, true, false nor a list of words");
    lines("a number out of bounds", R"({"unit":"k1","stats":{"castings":1000}})", "mine.jsonl:2: castings: 1000 is not from 0 to 999");
    lines("a number that is a word", R"({"unit":"k1","stats":{"castings":"many"}})",
          "mine.jsonl:2: castings: \"many\" is not a whole number");
    lines("a word out of its options", R"({"unit":"k1","stats":{"castings":12,"arm":"navy"}})",
          "mine.jsonl:2: arm: \"navy\" is none of infantry, cavalry, artillery, leader");
    lines("neither yes nor no", R"({"unit":"k1","stats":{"castings":12,"broken":1}})", "mine.jsonl:2: broken: \"1\" is neither yes nor no");
    lines("no castings", R"({"unit":"k1"})", "mine.jsonl:2: castings: its number of castings is missing");
    lines("castings that do not add up", R"({"unit":"k1","stats":{"castings":12,"effectives":13}})",
          "mine.jsonl:2: castings: castings 12 are not effectives 13, stragglers 0 and casualties 0");
    lines("castings that are too many", R"({"unit":"k1","stats":{"castings":1000}})", "mine.jsonl:2: castings: 1000 is not from 0 to 999");
    lines("each line says its own", "{\"side\":\"us\",\"code\":\"U\"}\n{\"unit\":\"k1\",\"side\":\"us\"}",
          "mine.jsonl:2: code: \"U\" is not two large letters or digits\nmine.jsonl:3: side: there is no side \"us\"");
}

void rows_of_options_and_sources()
{
    lines("an option twice", "{\"option\":\"rain\",\"label\":\"Rain\"}\n{\"option\":\"rain\",\"label\":\"Rain\"}",
          "mine.jsonl:3: option: \"rain\" stands there twice");
    lines("an option without a label", R"({"option":"rain"})", "mine.jsonl:2: label: missing");
    lines("an option's label that is no text", R"({"option":"rain","label":7})",
          "mine.jsonl:2: label: not a text of at most 2000 letters\nmine.jsonl:2: label: missing");
    lines("a line of no option", R"({"side":"us","option":"rain"})", "mine.jsonl:2: option: there is no option \"rain\"");
    lines("a line of an option that comes later", "{\"side\":\"us\",\"option\":\"rain\"}\n{\"option\":\"rain\",\"label\":\"Rain\"}",
          "mine.jsonl:2: option: there is no option \"rain\"");
    lines("a line whose option is no text", R"({"side":"us","option":7})", "mine.jsonl:2: option: unknown");
    lines("a source that is none", R"({"unit":"k1","stats":{"castings":12},"source":"memory"})",
          "mine.jsonl:2: source: \"memory\" is none of rules, example, house, yours");
    lines("a stat's source that is none", R"({"unit":"k1","stats":{"castings":12},"sources":{"castings":7}})",
          "mine.jsonl:2: sources: castings: \"\" is none of rules, example, house, yours");
    lines("a source of a stat that is not stated", R"({"unit":"k1","stats":{"castings":12},"sources":{"arm":"rules"}})",
          "mine.jsonl:2: sources: arm: the line states no such stat");
    lines("sources that are no object", R"({"unit":"k1","stats":{"castings":12},"sources":"rules"})",
          "mine.jsonl:2: sources: not an object");
}

} // namespace

void TestScenarios::a_broken_scenario_names_file_and_line_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("said");
    rows_of_heads();
    rows_of_names();
    rows_of_stats();
    rows_of_options_and_sources();
}

void TestScenarios::a_broken_scenario_names_file_and_line()
{
    QFETCH(QString, scenario);
    QTEST(said_of(scenario), "said");
}

void TestScenarios::a_side_named_by_its_code_is_kept_by_its_key()
{
    const auto scenario = read(head + "{\"side\":\"us\",\"code\":\"U1\"}\n{\"leader\":\"lane\",\"side\":\"U1\"}");
    QVERIFY(scenario);
    QCOMPARE(scenario->start.units.back().side, std::string{"us"});
}

void TestScenarios::a_stat_is_kept_as_the_ruleset_writes_it()
{
    const auto scenario = read(head + R"({"unit":"k1","stats":{"effectives":11,"casualties":1.0,"broken":false,"inches_left":6.50}})");
    QVERIFY(scenario);
    const game::Unit& unit = scenario->start.units.back();
    QCOMPARE(std::string{unit.word("castings")}, std::string{"12"});
    QCOMPARE(std::string{unit.word("casualties")}, std::string{"1"});
    QCOMPARE(std::string{unit.word("broken")}, std::string{"no"});
    QCOMPARE(std::string{unit.word("inches_left")}, std::string{"6.5"});
}

void TestScenarios::a_chosen_option_takes_the_place_of_what_was_said()
{
    const QByteArray text = head.toUtf8() + R"({"option":"rain","label":"Rain"}
{"unit":"k1","name":"First","stats":{"castings":12,"arm":"infantry"}}
{"unit":"k1","option":"rain","name":"Wet","stats":{"castings":11},"source":"rules"}
{"unit":"k2","option":"rain","stats":{"castings":3}}
)";
    const auto statements = statements_from_bytes(text.toStdString(), "mine.jsonl");
    QVERIFY(statements);
    const auto dry = game::scenario_from(*rulebook_with_pack(santa_anna::ruleset), *statements);
    QVERIFY(dry);
    QCOMPARE(dry->start.units.size(), 1U);
    QCOMPARE(game::number_of(dry->start.units.front().word("castings")), 12);
    const std::vector<std::string> chosen{"rain"};
    const auto taken = game::with_options(*statements, chosen);
    QVERIFY(taken);
    const auto wet = game::scenario_from(*rulebook_with_pack(santa_anna::ruleset), *taken);
    QVERIFY(wet);
    QCOMPARE(wet->start.units.size(), 2U);
    QCOMPARE(wet->start.units.front().name, std::string{"Wet"});
    QCOMPARE(game::number_of(wet->start.units.front().word("castings")), 11);
    QCOMPARE(std::string{wet->start.units.front().word("arm")}, std::string{"infantry"});
    QVERIFY(wet->source_of("k1", "castings") == Source::Rules);
    QVERIFY(!wet->source_of("k1", "arm"));
    QCOMPARE(wet->options.front().key, std::string{"rain"});
}

void TestScenarios::sources_are_of_the_line_or_of_a_stat()
{
    const auto scenario =
        read(head + R"({"unit":"k1","stats":{"castings":12,"arm":"infantry"},"source":"rules","sources":{"arm":"yours"}})");
    QVERIFY(scenario);
    QVERIFY(scenario->source_of("k1", "castings") == Source::Rules);
    QVERIFY(scenario->source_of("k1", "arm") == Source::Yours);
    QVERIFY(!scenario->source_of("k1", "effectives"));
}

#include "test_scenarios.moc"
