// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/ran.h"

#include <QDir>
#include <QFile>
#include <QObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

/// Packs: exit code 3, and what a good one changes.
class TestPacks : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void a_pack_that_cannot_be_used_is_refused_with_3_data();
    void a_pack_that_cannot_be_used_is_refused_with_3();
    void a_pack_of_another_ruleset_is_refused();
    void a_wrong_call_comes_before_a_wrong_pack_before_wrong_answers();
    void a_pack_changes_the_result_and_is_named_as_its_source();
    void a_pack_changes_the_odds();
    void a_pack_shows_in_the_charts();
    void chart_check_tells_what_a_pack_overrides();
    void chart_check_of_the_made_up_ruleset_finds_it_by_its_chart();

private:
    void write(const char* name, const char* text);

    QTemporaryDir m_folder;
};

void TestPacks::write(const char* name, const char* text)
{
    QFile file{name};
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), static_cast<qint64>(strlen(text)));
}

void TestPacks::initTestCase()
{
    QVERIFY(QDir::setCurrent(m_folder.path()));
    write("club.jsonl",
          "{\"pack\":\"club\",\"ruleset\":\"santa-anna\"}\n"
          "{\"chart\":\"combat-effects\",\"column\":6,\"losses\":{\"13\":9}}\n"
          "{\"chart\":\"weapon-ranges\",\"weapon\":\"musket\",\"short\":5}\n");
    write("beetles.jsonl", "{\"chart\":\"reaches\",\"spring\":\"brass\",\"near\":3}\n");
}

void TestPacks::a_pack_that_cannot_be_used_is_refused_with_3_data()
{
    QTest::addColumn<QByteArray>("pack");
    QTest::addColumn<QString>("err");
    const auto row = [](const char* sentence, const char* pack, const char* err) {
        QTest::newRow(sentence) << QByteArray{pack} << QString{err};
    };
    row("empty", "", "bad.jsonl: states nothing");
    row("malformed", "{\"chart\":\"combat-effects\",\n", "bad.jsonl:1: not JSON near byte 26: the object breaks off");
    row("a member twice", "{\"chart\":\"shifts\",\"chart\":\"shifts\"}\n", "bad.jsonl:1: \"chart\" stands twice in one object");
    row("gapped", "{\"chart\":\"strength-header\",\"column\":3,\"from\":9}\n", "bad.jsonl:1: strength-header: no column covers 8");
    row("several problems",
        "{\"chart\":\"shifts\",\"shift\":\"green\",\"fire\":\"much\"}\n\n{\"chart\":\"shifts\",\"shift\":\"blue\",\"fire\":1}\n",
        "bad.jsonl:1: shifts, shift green, fire: \"much\", expected a number\nbad.jsonl:3: shifts: unknown shift \"blue\"");
}

void TestPacks::a_pack_that_cannot_be_used_is_refused_with_3()
{
    QFETCH(QByteArray, pack);
    QFETCH(QString, err);
    write("bad.jsonl", pack.constData());
    for (const QStringList& arguments :
         {words("resolve santa-anna fire --pack bad.jsonl"), words("odds santa-anna fire --pack=bad.jsonl"),
          words("chart santa-anna --pack bad.jsonl"), words("chart santa-anna shifts --pack bad.jsonl"), words("chart check bad.jsonl")})
        QCOMPARE(unexpected_in_refusal(arguments, 3, err), QString{});
}

void TestPacks::a_pack_of_another_ruleset_is_refused()
{
    QCOMPARE(unexpected_in_refusal(words("resolve santa-anna fire --pack beetles.jsonl"), 3, "beetles.jsonl:1: unknown chart \"reaches\""),
             QString{});
    QCOMPARE(unexpected_in_refusal(words("resolve santa-anna fire --pack nowhere.jsonl"), 3, "nowhere.jsonl: no such file"), QString{});
    QCOMPARE(unexpected_in_refusal(words("chart check nowhere.jsonl"), 3, "nowhere.jsonl: no such file"), QString{});
    QCOMPARE(unexpected_in_refusal({"chart", "check", ""}, 3, "\"\": no such file"), QString{});
    QCOMPARE(unexpected_in_refusal({"odds", "santa-anna", "fire", "--pack", "."}, 3, ".: a folder, expected a file"), QString{});
}

void TestPacks::a_wrong_call_comes_before_a_wrong_pack_before_wrong_answers()
{
    QCOMPARE(ran(words("resolve santa-anna fire range=6.55 --pack nowhere.jsonl --loud")).code, 2);
    QCOMPARE(ran(words("resolve santa-anna fire range=6.55 --pack nowhere.jsonl")).code, 3);
    QCOMPARE(ran(words("resolve santa-anna fire range=6.55 --pack club.jsonl")).code, 1);
}

void TestPacks::a_pack_changes_the_result_and_is_named_as_its_source()
{
    const QStringList call = words("resolve santa-anna fire --dice 13");
    QCOMPARE(json_object(call)["outcome"]["losses"].toInt(), 4);
    const QJsonValue with_pack = json_object(call + words("--pack club.jsonl"));
    QCOMPARE(with_pack["outcome"]["losses"].toInt(), 9);
    const QJsonArray workings = with_pack["workings"].toArray();
    const auto from_the_pack =
        std::ranges::find_if(workings, [](const QJsonValue& working) { return working["source"] == "yours" && working["amount"] == 9; });
    QVERIFY(from_the_pack != workings.end());
    const QJsonValue working = *from_the_pack;
    QCOMPARE(working["cell"], QJsonObject({{"chart", "combat-effects"}, {"row", "6"}, {"column", "13"}}));
}

void TestPacks::a_pack_changes_the_odds()
{
    const QStringList call = words("odds santa-anna fire");
    QCOMPARE(json_object(call)["expected"]["losses"].toDouble(), 3.0);
    QCOMPARE(json_object(call + words("--pack club.jsonl"))["expected"]["losses"].toDouble(), 3.25);
}

void TestPacks::a_pack_shows_in_the_charts()
{
    int yours = 0;
    for (const QJsonValue chart : json_array(words("chart santa-anna --pack club.jsonl")))
        yours += chart["sources"]["yours"].toInt();
    QCOMPARE(yours, 2);
    int changed = 0;
    for (const QJsonValue cell : json_array(words("chart santa-anna combat-effects --pack club.jsonl")))
        if (cell["source"] == "yours") {
            ++changed;
            QCOMPARE(cell["value"].toInt(), 9);
            QCOMPARE(cell["row"].toString(), "6");
            QCOMPARE(cell["column"].toString(), "13");
        }
    QCOMPARE(changed, 1);
}

void TestPacks::chart_check_tells_what_a_pack_overrides()
{
    const QJsonValue check = json_object(words("chart check club.jsonl"));
    QCOMPARE(check.toObject().keys(), words("cells_changed overrides pack ruleset"));
    QCOMPARE(check["ruleset"].toString(), "santa-anna");
    QCOMPARE(check["pack"].toString(), "club.jsonl");
    QCOMPARE(check["cells_changed"].toInt(), 2);
    QCOMPARE(check["overrides"].toArray().size(), 1);
    const QString line = check["overrides"].toArray().first().toString();
    QVERIFY2(line.contains("weapon-ranges"), qPrintable(line));
    const Ran plain = ran(words("chart check club.jsonl"));
    QCOMPARE(plain.code, 0);
    QCOMPARE(QString::fromUtf8(plain.out), "club.jsonl is a pack for Santa Anna Rules; cells changed: 2\noverrides " + line + "\n");
}

void TestPacks::chart_check_of_the_made_up_ruleset_finds_it_by_its_chart()
{
    const QJsonValue check = json_object(words("chart check beetles.jsonl"));
    QCOMPARE(check["ruleset"].toString(), "made-up");
    QCOMPARE(check["cells_changed"].toInt(), 1);
}

#include "test_packs.moc"
