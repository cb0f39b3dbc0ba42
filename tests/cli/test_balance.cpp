// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/ran.h"
#include "tests/scaled.h"

#include <QFile>
#include <QJsonDocument>
#include <QObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

/// Whole battles that play themselves and are counted: `balance`, `balance merge`.
class TestBalance : public QObject {
    Q_OBJECT

private slots:
    void equal_calls_print_equal_bytes_whatever_the_jobs();
    void parts_add_up_to_the_whole_data();
    void parts_add_up_to_the_whole();
    void each_set_of_charts_counts_as_alone();
    void pairs_stay_pairs();
    void what_cannot_be_played_is_refused_data();
    void what_cannot_be_played_is_refused();
    void parts_that_do_not_fit_are_refused_data();
    void parts_that_do_not_fit_are_refused();

private:
    QString written(const QString& name, const QByteArray& bytes) const;

    QTemporaryDir m_folder;
};

namespace {

const QByteArray of_few_units = R"({"chart":"shifts","shift":"untrained","fire":-1})";
const QByteArray of_many_units = R"({"chart":"shifts","shift":"regular","fire":-3})";
constexpr auto battle = "balance revolucion rio-seco --seed 1";

Ran part(const char* call, int from, int games, const QStringList& more = {})
{
    return ran(words(call) + QStringList{"--from-game", QString::number(from), "--games", QString::number(games)} + more);
}

QJsonObject counted(const QStringList& arguments)
{
    const Ran result = ran(arguments + QStringList{"--json"});
    if (result.code != 0)
        qFatal("%s", result.err.constData());
    return QJsonDocument::fromJson(result.out).object();
}

} // namespace

QString TestBalance::written(const QString& name, const QByteArray& bytes) const
{
    QFile file{m_folder.filePath(name)};
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s cannot be written", qPrintable(name));
    return file.fileName();
}

void TestBalance::equal_calls_print_equal_bytes_whatever_the_jobs()
{
    const int games = scaled(12, 2);
    for (const QStringList& more : {QStringList{}, QStringList{"--json"}}) {
        const Ran one = part(battle, 1, games, more + words("--jobs 1"));
        QCOMPARE(one.code, 0);
        QCOMPARE(one.err, QByteArray{});
        QVERIFY(one.out.size() > 300);
        QCOMPARE(part(battle, 1, games, more + words("--jobs 1")).out, one.out);
        QCOMPARE(part(battle, 1, games, more + words("--jobs 2")).out, one.out);
        QCOMPARE(part(battle, 1, games, more).out, one.out);
        QVERIFY(part("balance revolucion rio-seco --seed 2", 1, games, more).out != one.out);
    }
}

void TestBalance::parts_add_up_to_the_whole_data()
{
    QTest::addColumn<QString>("call");
    QTest::newRow("charts of the ruleset") << (is_sample ? "balance revolucion rio-seco --seed 1 --turns 6" : battle);
    if (is_sample)
        return;
    QTest::newRow("a pack against those") << "balance santa-anna buena-vista-small --seed 1 --turns 6 --against PACK";
    QTest::newRow("a battle with an option") << "balance revolucion rio-seco --seed 4 --option large-figures";
}

void TestBalance::parts_add_up_to_the_whole()
{
    QFETCH(QString, call);
    const QByteArray line = call.replace("PACK", written("pack.jsonl", of_many_units)).toUtf8();
    const QString first = written("first.jsonl", part(line, 1, 7, {"--json"}).out);
    const QString both = written("both.jsonl", part(line, 11, 5, {"--json"}).out + "\n" + part(line, 8, 3, {"--json"}).out);
    for (const QStringList& more : {QStringList{}, QStringList{"--json"}}) {
        const QByteArray whole = part(line, 1, 15, more).out;
        QVERIFY(!whole.isEmpty());
        QCOMPARE(ran(QStringList{"balance", "merge", first, both} + more).out, whole);
        QCOMPARE(ran(QStringList{"balance", "merge", both, first} + more).out, whole);
        QCOMPARE(ran(QStringList{"balance", "merge", both} + more).out, part(line, 8, 8, more).out);
    }
    const QString merged = written("merged.jsonl", ran({"balance", "merge", both, "--json"}).out);
    QCOMPARE(ran({"balance", "merge", first, merged}).out, part(line, 1, 15).out);
}

void TestBalance::each_set_of_charts_counts_as_alone()
{
    const QStringList call = words("balance santa-anna buena-vista-small --seed 3 --games") + QStringList{QString::number(scaled(10, 3))};
    const QString file = written("pack.jsonl", of_many_units);
    const QJsonObject both = counted(call + QStringList{"--pack", file, "--against", file});
    const QJsonObject with = counted(call + QStringList{"--pack", file});
    const QJsonObject without = counted(call);
    QCOMPARE(both["battles"][0], with["battles"][0]);
    QCOMPARE(both["battles"][1], with["battles"][0]);
    QVERIFY(!(with["battles"] == without["battles"]));
    const QJsonObject compared = counted(call + QStringList{"--against", file});
    QCOMPARE(compared["battles"][0], without["battles"][0]);
    QCOMPARE(compared["battles"][1], with["battles"][0]);
    for (const char* const number : {"sum", "squares"})
        QCOMPARE(both["difference"]["turns"][number].toInt(), 0); // the same charts twice
    for (const QJsonValue side : both["difference"]["sides"].toArray())
        QCOMPARE(side["losses"]["squares"].toInt() + side["victories"]["squares"].toInt(), 0);
    const QByteArray text = ran(call + QStringList{"--pack", file, "--against", file}).out;
    QVERIFY2(text.contains("\nThe same games, pack.jsonl less pack.jsonl:\n"), text.constData());
}

/// A chart that matters to few units leaves most battles as they are; battles of other seeds would end otherwise every other time.
void TestBalance::pairs_stay_pairs()
{
    const int games = scaled(40, 8);
    const QJsonObject both = counted(words("balance santa-anna buena-vista-small --seed 11 --games") + QStringList{QString::number(games)}
                                     + QStringList{"--against", written("pack.jsonl", of_few_units)});
    qint64 apart = 0;
    qint64 moved = 0;
    for (const QJsonValue side : both["difference"]["sides"].toArray()) {
        apart = std::max(apart, side["victories"]["squares"].toInteger());
        moved += side["losses"]["squares"].toInteger();
    }
    QVERIFY2(apart * 5 <= games, qPrintable(QString::number(apart)));
    QVERIFY(moved > 0);
}

void TestBalance::what_cannot_be_played_is_refused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("why");
    const auto row = [](const char* name, const char* call, int code, const QString& why) {
        QTest::newRow(name) << words(call) << code << why;
    };
    const QString games = "--games: give a whole number from 1 to 10000000";
    row("no games", "balance santa-anna buena-vista-small --seed 1", 2, games);
    row("0 games", "balance santa-anna buena-vista-small --seed 1 --games 0", 2, games);
    row("fewer than no games", "balance santa-anna buena-vista-small --seed 1 --games=-1", 2, games);
    row("half a game", "balance santa-anna buena-vista-small --seed 1 --games 1.5", 2, games);
    row("too many games", "balance santa-anna buena-vista-small --seed 1 --games 10000001", 2, games);
    row("far too many games", "balance santa-anna buena-vista-small --seed 1 --games 18446744073709551617", 2, games);
    row("a battle with no seed", "balance santa-anna buena-vista-small --games 5", 2, "--seed: give a whole number from 0 to 999999999");
    row("from game 0", "balance santa-anna buena-vista-small --seed 1 --games 5 --from-game 0", 2,
        "--from-game: give a whole number from 1 to 10000000");
    row("past the last game", "balance santa-anna buena-vista-small --seed 1 --games 5 --from-game 9999997", 2,
        "--from-game: the last game is at most number 10000000");
    row("no jobs", "balance santa-anna buena-vista-small --seed 1 --games 5 --jobs 0", 2, "--jobs: give a whole number from 1 to 1024");
    row("battles of no turn", "balance santa-anna buena-vista-small --seed 1 --games 5 --turns 0", 2,
        "--turns: give a whole number from 1 to 999");
    row("a battle that is not there", "balance santa-anna waterloo --seed 1 --games 5", 2,
        "waterloo: unknown scenario; there are buena-vista-small, buena-vista");
    row("a choice that is not there", "balance santa-anna buena-vista-small --seed 1 --games 5 --option rain", 2,
        "--option rain: unknown option; the scenario has none");
    row("a file that is not there", "balance santa-anna /no/such.jsonl --seed 1 --games 5", 3, "/no/such.jsonl: no such file");
    row("a pack that is not there", "balance santa-anna buena-vista-small --seed 1 --games 5 --pack /no/pack", 3, "/no/pack: no such file");
    row("no pack to compare with", "balance santa-anna buena-vista-small --seed 1 --games 5 --against /no/pack", 3,
        "/no/pack: no such file");
    row("balance alone", "balance", 2, "balance: RULESET is missing\nbalance: SCENARIO is missing");
    row("nothing to merge", "balance merge", 2, "balance merge: FILE is missing");
    row("nobody to fight", "balance santa-anna ONE --seed 1 --games 5", 1, "ONE: a battle has at least two sides");
    row("a battle of another ruleset", "balance pedregal ONE --seed 1 --games 5", 3, "ONE:1: ruleset: \"santa-anna\" is not pedregal");
}

void TestBalance::what_cannot_be_played_is_refused()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, code);
    QFETCH(QString, why);
    const QString one = written("one.jsonl", R"({"scenario":"one","ruleset":"santa-anna","label":"One side","source":"house"}
{"side":"us","name":"United States"})");
    arguments.replaceInStrings("ONE", one);
    QCOMPARE(unexpected_in_refusal(arguments, code, why.replace("ONE", one)), QString{});
}

void TestBalance::parts_that_do_not_fit_are_refused_data()
{
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("why");
    const QByteArray next = part(battle, 4, 3, {"--json"}).out;
    const auto changed = [&](const char* from, const char* to) {
        QByteArray other = next;
        if (!other.contains(from))
            qFatal("no %s in %s", from, next.constData());
        return other.replace(from, to);
    };
    const auto row = [](const char* name, const QByteArray& second, int code, const char* why) {
        QTest::newRow(name) << second << code << QString{why};
    };
    row("another seed", part("balance revolucion rio-seco --seed 2", 4, 3, {"--json"}).out, 1, "SECOND:1: not the same seed as FIRST:1");
    row("another last turn", part(battle, 4, 3, words("--json --turns 3")).out, 1, "SECOND:1: not the same last_turn as FIRST:1");
    row("another version", changed(R"("program":")", R"("program":"9)"), 1, "SECOND:1: not the same program as FIRST:1");
    row("other charts", changed(R"("charts":[{"digest":")", R"("charts":[{"digest":"0)"), 1, "SECOND:1: not the same charts as FIRST:1");
    row("another scenario's words", changed(R"(],"digest":")", R"(],"digest":"0)"), 1, "SECOND:1: not the same digest as FIRST:1");
    row("a choice", part(battle, 4, 3, words("--json --option large-figures")).out, 1,
        "SECOND:1: not the same digest as FIRST:1\nSECOND:1: not the same options as FIRST:1");
    row("the same games", part(battle, 1, 3, {"--json"}).out, 1, "SECOND:1: games 1 to 3 are in FIRST:1 too");
    row("some of the games", part(battle, 2, 3, {"--json"}).out, 1, "SECOND:1: games 2 to 3 are in FIRST:1 too");
    row("a gap", part(battle, 6, 3, {"--json"}).out, 1, "SECOND:1: games 4 to 5 are missing between FIRST:1 and this file");
    row("rubbish behind", next + "rubbish\n", 3, "SECOND:2: not JSON near byte 1");
    const auto cut = next.indexOf(R"("digest":")") + 15; // in its letters
    row("half a line", next.left(cut), 3, qPrintable(QString{"SECOND:1: not JSON near byte %1: the text breaks off"}.arg(cut + 1)));
    row("no object", "[1,2]\n", 3, "SECOND:1: a list, expected an object");
    row("not a part", "{}\n", 3, "SECOND:1: the number of games must be from 1 to 10000000");
    row("bytes", "\xff\xfe\n", 3, "SECOND:1: not UTF-8");
    row("nothing in it", "", 3, "SECOND: states nothing");
    row("a key too many", changed(R"("games":)", R"("more":1,"games":)"), 3, "SECOND:1: it has a key that nobody knows");
    row("a number of another kind", changed(R"("from_game":4)", R"("from_game":"4")"), 3, "SECOND:1: from_game: not a number");
    row("half of a game", changed(R"("from_game":4)", R"("from_game":4.5)"), 3, "SECOND:1: from_game: not a whole number");
    row("a game too many", changed(R"("games":3)", R"("games":4)"), 3, "SECOND:1: its counts are not those of 4 games");
    row("more victories than games", changed(R"("victories":[)", R"("victories":[9,)"), 3, "SECOND:1: its counts are not those of 3 games");
    row("a side too few", changed(R"("sides":[{"army)", R"("sides":[],"side":[{"army)"), 3,
        "SECOND:1: battles: it has a key that nobody knows");
}

void TestBalance::parts_that_do_not_fit_are_refused()
{
    QFETCH(QByteArray, second);
    QFETCH(int, code);
    QFETCH(QString, why);
    static const QByteArray first = part(battle, 1, 3, {"--json"}).out;
    const QString first_file = written("first.jsonl", first);
    const QString second_file = written("second.jsonl", second);
    why.replace("FIRST", first_file).replace("SECOND", second_file);
    QCOMPARE(unexpected_in_refusal({"balance", "merge", first_file, second_file}, code, why), QString{});
}

#include "test_balance.moc"
