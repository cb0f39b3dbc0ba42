// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conformance/drawing.h"
#include "core/odds/effect.h"
#include "core/text/match.h"
#include "tests/cli/ran.h"
#include "tests/conformance/cell_changes.h"
#include "tests/conformance/subject.h"
#include "tests/scaled.h"

#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace corneta;
using conformance::Drawing;

/// `chart effect`: what a pack changes is the difference of the odds by it and without it.
class TestChartEffect : public QObject {
    Q_OBJECT

private slots:
    void a_random_cell_s_effect_is_the_difference_of_two_odds();
    void squares_of_a_grid_are_odds_too();
    void the_largest_change_is_told_as_it_would_be_at_the_table_data();
    void the_largest_change_is_told_as_it_would_be_at_the_table();
    void every_ruleset_s_grids_can_be_asked();
    void the_same_charts_change_nothing();
    void against_another_pack_turns_the_signs_round();
    void what_cannot_be_compared_is_refused_data();
    void what_cannot_be_compared_is_refused();
};

namespace {

constexpr std::size_t published = 4; ///< rulesets

QJsonValue json_of(const Datum& datum)
{
    return match(
        datum.value, [](Null) { return QJsonValue{}; }, [](bool yes) { return QJsonValue{yes}; },
        [](double number) { return QJsonValue{number}; }, [](const std::string& word) { return QJsonValue{QString::fromStdString(word)}; },
        [](const DatumList& list) {
            QJsonArray array;
            for (const Datum& one : list)
                array.append(json_of(one));
            return QJsonValue{array};
        },
        [](const Members& members) {
            QJsonObject object;
            for (const auto& [key, value] : members)
                object[QString::fromStdString(key)] = json_of(value);
            return QJsonValue{object};
        });
}

/// A pack that changes one cell of a chart, for an action that reads it, with answers to ask it by.
struct Case {
    QString ruleset;
    QStringList question; ///< RULESET ACTION KEY=VALUE ...
    QStringList pack;     ///< --pack FILE
    QString cell;
};

std::optional<Case> drawn(Drawing& drawing, const QTemporaryDir& folder)
{
    const Rulebook& book = conformance::rulebooks()[drawing.below(published)];
    const auto charts = book.charts->charts();
    const Chart& chart = charts[drawing.below(charts.size())];
    const auto places = conformance::places_in(chart);
    std::vector<const Action*> readers;
    for (const Action& action : book.ruleset->actions)
        if (std::ranges::find(action.charts, chart.spec().key) != action.charts.end())
            readers.push_back(&action);
    if (places.empty() || readers.empty())
        return std::nullopt;
    const conformance::Place& place = places[drawing.below(places.size())];
    const Action& action = *readers[drawing.below(readers.size())];
    const auto answers = drawing.resolvable({&book, &action}, 8);
    const auto ways = conformance::changes_of(chart, place);
    if (!answers || ways.empty())
        return std::nullopt;
    QFile file{folder.filePath(QStringLiteral("pack.jsonl"))};
    if (!file.open(QIODevice::WriteOnly))
        qFatal("cannot write the pack");
    file.write(QStringLiteral("{\"pack\":\"one cell\",\"ruleset\":\"%1\"}\n")
                   .arg(QString::fromStdString(std::string{book.ruleset->key}))
                   .toUtf8());
    for (const Statement& statement : ways[drawing.below(ways.size())])
        file.write(QJsonDocument{json_of(Datum{statement.members}).toObject()}.toJson(QJsonDocument::Compact) + '\n');
    file.close();
    Case one{QString::fromStdString(std::string{book.ruleset->key}), {}, {"--pack", file.fileName()}, QString::fromStdString(place.name())};
    one.question << one.ruleset << QString::fromStdString(std::string{action.key});
    for (const Given& given : given_from(*answers))
        one.question << QString::fromStdString(given.key + '=' + given.word);
    return one;
}

/// The figure of a row of the effect among what `odds` prints.
double figure_in(const QJsonObject& odds, const QJsonObject& row)
{
    const QString key = row["key"].toString();
    if (!row.contains("value")) {
        const QJsonValue mean = odds["expected"][key];
        return row.contains("row") ? mean.toArray()[row["row"].toInt() - 1].toDouble() : mean.toDouble();
    }
    QJsonArray values = odds["marginals"][key].toArray();
    if (row.contains("row"))
        values = values[row["row"].toInt() - 1].toArray();
    for (const QJsonValue one : values)
        if (one["value"] == row["value"])
            return one["probability"].toDouble();
    return 0;
}

/// Why the effect is not the difference of two calls; empty where it is, nothing where one of them is refused.
std::optional<QString> flaw_of(const Case& one)
{
    const QStringList odds = QStringList{"odds"} + one.question;
    if (ran(odds + one.pack).code != 0)
        return std::nullopt;
    const QJsonObject before = json_object(odds).toObject();
    const QJsonObject after = json_object(odds + one.pack).toObject();
    const QJsonArray rows = json_array(QStringList{"chart", "effect"} + one.question + one.pack);
    if (rows.isEmpty() != before["marginals"].toObject().isEmpty())
        return QStringLiteral("no rows");
    for (const QJsonValue value : rows) {
        const QJsonObject row = value.toObject();
        const double was = figure_in(before, row);
        const double is = figure_in(after, row);
        if (row["before"].toDouble() != was || row["after"].toDouble() != is || row["change"].toDouble() != is - was
            || row["exact"].toBool() != (before["exact"].toBool() && after["exact"].toBool()))
            return QString::fromUtf8(QJsonDocument{row}.toJson(QJsonDocument::Compact));
    }
    return QString{};
}

} // namespace

void TestChartEffect::a_random_cell_s_effect_is_the_difference_of_two_odds()
{
    const int wanted = scaled(300, 60);
    const QTemporaryDir folder;
    Drawing drawing{17};
    int compared = 0;
    for (int tries = 0; compared < wanted && tries < 20 * wanted; ++tries) {
        const auto one = drawn(drawing, folder);
        const auto flaw = one ? flaw_of(*one) : std::nullopt;
        if (!flaw)
            continue;
        QVERIFY2(flaw->isEmpty(), qPrintable(one->cell + ": " + one->question.join(' ') + ": " + *flaw));
        ++compared;
    }
    QCOMPARE(compared, wanted);
}

void TestChartEffect::squares_of_a_grid_are_odds_too()
{
    const QTemporaryDir folder;
    QFile file{folder.filePath("pack.jsonl")};
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"chart":"combat-effects","column":6,"losses":[0,0,0,0,0,0,0,0,1,1,1,1,2,2,2,2,9,9,9,9]})"
               "\n");
    file.close();
    const QStringList pack{"--pack", file.fileName()};
    const QJsonArray rows = json_array(QStringList{"chart", "effect", "santa-anna"} + pack);
    int fires = 0;
    double most = 0;
    for (const QJsonValue value : rows) {
        const QJsonObject row = value.toObject();
        if (row["action"] != "fire")
            continue;
        QStringList question{"odds", "santa-anna", "fire"};
        const QJsonObject answers = row["answers"].toObject();
        for (const QString& key : answers.keys())
            question << key + '=' + answers[key].toString();
        QCOMPARE(row["before"], json_object(question)["expected"][row["key"].toString()]);
        QCOMPARE(row["after"], json_object(question + pack)["expected"][row["key"].toString()]);
        most = std::max(most, row["change"].toDouble());
        ++fires;
    }
    QVERIFY2(fires >= 32, qPrintable(QString::number(fires)));
    QVERIFY(most > 0.1);
}

void TestChartEffect::the_largest_change_is_told_as_it_would_be_at_the_table_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("told");
    QTest::newRow("rolls of a die") << 3
                                    << "a veteran line of 6 at 8 inches against a column of 8 with 3 stragglers: "
                                       "target breaks in 4 of 20 rolls, 0 before (fire ";
    QTest::newRow("parts of a hundred")
        << 6 << "three 8-pounders at 4 inches against a line of 8: target breaks in 49.6 % of rolls, 94.4 % before (fire ";
    QTest::newRow("an average") << 8
                                << "24 regular infantrymen who strike in a melee of 18 against 18: losses 2.40 on average, 4.00 before (";
    QTest::newRow("no grid of its own") << 4 << "Melee: locked in melee in 58.9 % of rolls, 92.8 % before (melee ";
}

void TestChartEffect::the_largest_change_is_told_as_it_would_be_at_the_table()
{
    QFETCH(const int, column);
    QFETCH(const QString, told);
    const QTemporaryDir folder;
    QFile file{folder.filePath("pack.jsonl")};
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QStringLiteral(R"({"chart":"combat-effects","column":%1,"losses":[0,0,0,0,0,0,0,0,1,1,1,1,2,2,2,2,9,9,9,9]})")
                   .arg(column)
                   .toUtf8());
    file.close();
    const QString text = ran({"chart", "effect", "santa-anna", "--pack", file.fileName()}).out;
    QVERIFY2(text.contains("\nMost: " + told), qPrintable(text));
}

void TestChartEffect::every_ruleset_s_grids_can_be_asked()
{
    std::size_t rulesets = 0;
    for (const Rulebook& book : conformance::rulebooks()) {
        rulesets += book.ruleset->match_ups.empty() ? 0U : 1U;
        std::vector<std::string_view> asked;
        for (const MatchUps& grid : book.ruleset->match_ups) {
            const Action* action = book.ruleset->find_action(grid.action);
            QVERIFY2(action != nullptr, std::string{grid.action}.c_str());
            const auto questions = questions_of(*action, grid);
            QVERIFY2(questions, questions ? "" : text(questions.error().front()).c_str());
            asked.push_back(grid.action);
            int rolled = 0;
            for (const Answers& answers : *questions) {
                const auto one = square(*action, answers, book, book);
                QVERIFY(one);
                QCOMPARE(one->change(), 0.0);
                rolled += one->refused.empty() ? 1 : 0;
            }
            QVERIFY2(rolled * 4 >= static_cast<int>(questions->size()) * 3, std::string{grid.action}.c_str());
        }
        QVERIFY2(book.ruleset->match_ups.empty() || asked.size() >= 7, std::string{book.ruleset->key}.c_str());
    }
    QCOMPARE(rulesets, published);
}

void TestChartEffect::the_same_charts_change_nothing()
{
    const QTemporaryDir folder;
    QFile file{folder.filePath("pack.jsonl")};
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"pack\":\"nothing\",\"ruleset\":\"pedregal\"}\n");
    file.close();
    const Ran answer = ran({"chart", "effect", "pedregal", "--pack", file.fileName()});
    QCOMPARE(answer.out, QByteArray{"Cells that differ: 0\n\nNone of these questions comes out differently.\n"});
}

void TestChartEffect::against_another_pack_turns_the_signs_round()
{
    const QTemporaryDir folder;
    const QString pack = folder.filePath("pack.jsonl");
    QFile file{pack};
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"chart":"morale-shifts","shift":"leader","amount":2})"
               "\n");
    file.close();
    const QString none = folder.filePath("none.jsonl");
    file.setFileName(none);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"pack\":\"nothing\",\"ruleset\":\"pedregal\"}\n");
    file.close();
    const QJsonArray there = json_array({"chart", "effect", "pedregal", "--pack", pack});
    const QJsonArray back = json_array({"chart", "effect", "pedregal", "--pack", none, "--against", pack});
    QVERIFY(!there.isEmpty());
    QCOMPARE(back.size(), there.size());
    bool changes = false;
    for (qsizetype i = 0; i < there.size(); ++i) {
        QCOMPARE(back[i]["before"], there[i]["after"]);
        QCOMPARE(back[i]["change"].toDouble(), -there[i]["change"].toDouble());
        changes = changes || there[i]["change"].toDouble() != 0;
    }
    QVERIFY(changes);
}

void TestChartEffect::what_cannot_be_compared_is_refused_data()
{
    QTest::addColumn<QStringList>("call");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("said");
    QTest::newRow("no pack") << words("chart effect santa-anna") << 2 << "--pack: missing: the charts whose effect is asked for";
    QTest::newRow("no such pack") << words("chart effect santa-anna --pack /no/such/pack") << 3 << "/no/such/pack: no such file";
    QTest::newRow("no such other pack") << words("chart effect santa-anna --pack /no/such/pack --against /nor/that") << 3
                                        << "/nor/that: no such file";
}

void TestChartEffect::what_cannot_be_compared_is_refused()
{
    QFETCH(QStringList, call);
    QFETCH(int, code);
    QFETCH(QString, said);
    QCOMPARE(unexpected_in_refusal(call, code, said), QString{});
}

#include "test_chart_effect.moc"
