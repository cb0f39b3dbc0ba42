// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/ran.h"
#include "tests/scaled.h"

#include <QObject>
#include <QTest>

/// Every object that `--json` prints has the keys of the contract, for every ruleset, action and chart.
class TestJsonKeys : public QObject {
    Q_OBJECT

private slots:
    void of_rulesets();
    void of_rulesets_that_are_tried_data();
    void of_rulesets_that_are_tried();
    void of_actions();
    void of_forms();
    void of_charts();
    void of_results_and_odds_data();
    void of_results_and_odds();
};

namespace {

QStringList rulesets()
{
    QStringList keys;
    for (const QJsonValue ruleset : json_array({"rulesets"}))
        keys += ruleset["key"].toString();
    return keys;
}

QStringList actions_of(const QString& ruleset)
{
    QStringList keys;
    for (const QJsonValue action : json_array({"actions", ruleset}))
        keys += action["key"].toString();
    return keys;
}

QStringList keys_of(const QJsonValue& object)
{
    return object.toObject().keys();
}

bool is_word_or_null(const QJsonValue& value)
{
    return value.isNull() || (value.isString() && !value.toString().isEmpty());
}

void check_working(const QJsonValue& working)
{
    QCOMPARE(keys_of(working), words("amount cell op reason rule source total"));
    QVERIFY(words("start add times floor least most").contains(working["op"].toString()));
    QVERIFY(words("rules example house yours").contains(working["source"].toString()));
    for (const char* const number : {"amount", "total"})
        QVERIFY(working[number].isDouble() || working[number].toString().contains('/'));
    if (!working["cell"].isNull())
        QCOMPARE(keys_of(working["cell"]), words("chart column row"));
}

void check_follow_up(const QJsonValue& follow_up)
{
    QCOMPARE(keys_of(follow_up), words("by choices kind"));
    QVERIFY(words("must either may").contains(follow_up["kind"].toString()));
    for (const QJsonValue choice : follow_up["choices"].toArray()) {
        QCOMPARE(keys_of(choice), words("action inputs words"));
        QVERIFY(choice["inputs"].isObject());
    }
}

void check_rolls(const QJsonArray& rolls)
{
    for (const QJsonValue roll : rolls) {
        QCOMPARE(keys_of(roll), words("faces label sides"));
        for (const QJsonValue face : roll["faces"].toArray())
            QVERIFY(face.toInt() >= 1 && face.toInt() <= roll["sides"].toInt());
    }
}

/// What a whole result and a row of a batch have in common.
void check_verdict(const QJsonValue& verdict)
{
    QVERIFY(!verdict["headline"].toString().isEmpty());
    for (const QJsonValue working : verdict["workings"].toArray())
        check_working(working);
    for (const QJsonValue follow_up : verdict["next"].toArray())
        check_follow_up(follow_up);
    check_rolls(verdict["rolls"].toArray());
    QVERIFY(verdict["hands"].isArray() && verdict["outcome"].isObject());
}

void check_odds(const QJsonValue& odds)
{
    for (const QJsonValue row : odds["outcomes"].toArray())
        QCOMPARE(keys_of(row), words("headline outcome probability weight"));
    for (const QJsonValue marginal : odds["marginals"].toObject())
        for (const QJsonValue row : marginal.toArray())
            for (const QJsonValue value : row.isArray() ? row.toArray() : QJsonArray{row})
                QCOMPARE(keys_of(value), words("probability value weight"));
}

} // namespace

void TestJsonKeys::of_rulesets()
{
    const QJsonArray all = json_array({"rulesets"});
    QVERIFY(all.size() >= 2);
    for (const QJsonValue ruleset : all)
        QCOMPARE(keys_of(ruleset), words("edition key label"));
    QVERIFY(rulesets().contains("santa-anna"));
}

void TestJsonKeys::of_rulesets_that_are_tried_data()
{
    QTest::addColumn<QString>("ruleset");
    for (const QString& ruleset : is_sample ? QStringList{"coin-river", "mill-lane"} : rulesets())
        QTest::newRow(qPrintable(ruleset)) << ruleset;
}

void TestJsonKeys::of_rulesets_that_are_tried()
{
    QFETCH(const QString, ruleset);
    const QJsonValue tried = json_object({"ruleset", "check", ruleset, "--seeds", "1"});
    QCOMPARE(keys_of(tried), words("actions answers battles counted decided demands entries refused ruleset"));
    QCOMPARE(tried["ruleset"].toString(), ruleset);
    QCOMPARE(tried["answers"].toInt(), tried["actions"].toInt() * 300);
    QVERIFY(tried["refused"].toInt() < tried["answers"].toInt());
    QVERIFY(tried["counted"].toInt() > 0);
    QVERIFY(tried["entries"].toInt() >= tried["battles"].toInt());
}

void TestJsonKeys::of_actions()
{
    for (const QString& ruleset : rulesets())
        for (const QJsonValue action : json_array({"actions", ruleset})) {
            QCOMPARE(keys_of(action), words("help key label outcomes phases rule"));
            QVERIFY(action["phases"].isArray());
            for (const QJsonValue outcome : action["outcomes"].toArray()) {
                QCOMPARE(keys_of(outcome), words("effect key kind label role stat"));
                QVERIFY(words("number choice toggle set").contains(outcome["kind"].toString()));
                QVERIFY(outcome["effect"].isNull() || words("add set marker").contains(outcome["effect"].toString()));
                QVERIFY(is_word_or_null(outcome["role"]) && is_word_or_null(outcome["stat"]));
            }
        }
}

void TestJsonKeys::of_forms()
{
    for (const QString& ruleset : rulesets())
        for (const QString& action : actions_of(ruleset))
            for (const QJsonValue field : json_array({"form", ruleset, action})) {
                QCOMPARE(keys_of(field),
                         words("asked_when default group help key kind label least list most options role rows_least rows_most stat unit"));
                const QString kind = field["kind"].toString();
                QCOMPARE(field["least"].isDouble() && field["most"].isDouble(), kind == "number");
                QCOMPARE(field["options"].toArray().isEmpty(), kind == "number" || kind == "toggle");
                const QJsonValue start = field["default"];
                const bool list = field["list"].toBool();
                QCOMPARE(field["rows_least"].isDouble() && field["rows_most"].isDouble(), list);
                for (const QJsonValue value : list ? start.toArray() : QJsonArray{start})
                    QVERIFY(kind == "number"       ? value.isDouble()
                                : kind == "toggle" ? value.isBool()
                                : kind == "set"    ? value.isArray()
                                                   : value.isString());
                for (const char* const key : {"unit", "role", "stat", "asked_when", "group"})
                    QVERIFY(is_word_or_null(field[key]));
            }
}

void TestJsonKeys::of_charts()
{
    for (const QString& ruleset : rulesets()) {
        const QJsonArray charts = json_array({"chart", ruleset});
        QVERIFY(!charts.isEmpty());
        for (const QJsonValue chart : charts) {
            QCOMPARE(keys_of(chart), words("actions chart label rows rule sources"));
            QCOMPARE(keys_of(chart["sources"]), words("example house rules yours"));
            QVERIFY(chart["rows"].toInt() > 0);
            int counted = 0;
            for (const QJsonValue count : chart["sources"].toObject())
                counted += count.toInt();
            const QJsonArray cells = json_array({"chart", ruleset, chart["chart"].toString()});
            QCOMPARE(cells.size(), counted);
            for (const QJsonValue cell : cells) {
                QCOMPARE(keys_of(cell), words("chart column row rule source value"));
                QCOMPARE(cell["chart"], chart["chart"]);
                QVERIFY(cell["value"].isDouble() || is_word_or_null(cell["value"]));
            }
        }
    }
}

void TestJsonKeys::of_results_and_odds_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("action");
    for (const QString& ruleset : rulesets())
        for (const QString& action : actions_of(ruleset))
            QTest::newRow(qPrintable(ruleset + " " + action)) << ruleset << action;
}

void TestJsonKeys::of_results_and_odds()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, action);
    const QJsonValue result = json_object({"resolve", ruleset, action, "--seed", "3"});
    const bool batch = result.toObject().contains("rows");
    QCOMPARE(keys_of(result),
             words(batch ? "action hand_kinds hands headline inputs next outcome rolls rows ruleset workings"
                         : "action hand_kinds hands headline inputs next outcome rolls ruleset workings"));
    QCOMPARE(result["ruleset"].toString(), ruleset);
    QCOMPARE(result["action"].toString(), action);
    check_verdict(result);
    for (const QJsonValue row : result["rows"].toArray()) {
        QCOMPARE(keys_of(row), words("hand_kinds hands headline next outcome rolls workings"));
        check_verdict(row);
    }
    const QJsonValue odds = json_object({"odds", ruleset, action});
    QCOMPARE(keys_of(odds),
             batch ? words("exact expected marginals outcomes rows total") : words("exact expected marginals outcomes total"));
    check_odds(odds);
    for (const QJsonValue row : odds["rows"].toArray()) {
        QCOMPARE(keys_of(row), words("exact expected marginals outcomes total"));
        check_odds(row);
    }
}

#include "test_json_keys.moc"
