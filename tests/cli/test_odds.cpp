// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/printing/odds.h"
#include "tests/cli/ran.h"
#include "tests/made_up/ruleset.h"

#include <QObject>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace corneta;

/// `odds --json`: rows, marginals, expected values, the joint table, batches.
class TestOdds : public QObject {
    Q_OBJECT

private slots:
    void every_table_adds_up_data();
    void every_table_adds_up();
    void rows_hold_what_is_fixed_and_the_joint_table_everything();
    void probabilities_are_the_weights_over_the_total_to_the_last_digit();
    void expected_values_are_exact();
    void lists_have_a_marginal_a_row();
    void past_64_bits_there_are_no_weights();
    void beyond_counting_plays_stand_in_with_their_margin();
    void a_batch_has_odds_a_row_and_no_joint_distribution();
    void a_joint_table_that_nobody_can_read_is_refused();
    void a_result_is_among_the_odds();
};

namespace {

/// Whether the chances of `rows` add up to the total, or to 1 where there are no weights.
QString sum_of(const QJsonArray& rows, const QJsonValue& total)
{
    quint64 weights = 0;
    double probabilities = 0;
    for (const QJsonValue row : rows) {
        weights += row["weight"].toString().toULongLong();
        probabilities += row["probability"].toDouble();
    }
    if (std::abs(probabilities - 1) > 1e-12)
        return QStringLiteral("probabilities add up to %1").arg(probabilities, 0, 'g', 17);
    return total.isNull() || QString::number(weights) == total.toString() ? QString{} : QStringLiteral("weights add up to %1").arg(weights);
}

} // namespace

void TestOdds::every_table_adds_up_data()
{
    QTest::addColumn<QStringList>("call");
    QTest::newRow("fire") << words("santa-anna fire");
    QTest::newRow("a battery") << words("santa-anna fire firer_arm=artillery firer_guns=5 target_arm=artillery target_nation=us");
    QTest::newRow("no die") << words("made-up wind-up");
    QTest::newRow("a link of a pool") << words("made-up leap spring=silver turns=9");
    QTest::newRow("a chain of links") << words("made-up tussle rounds=6");
    QTest::newRow("a chain past 64 bits") << words("made-up tussle rounds=20");
    QTest::newRow("a chain with memory") << words("made-up muster beetles=3 in_file=yes");
    QTest::newRow("lists") << words("made-up parade beetle_shine=1,2,3");
}

void TestOdds::every_table_adds_up()
{
    QFETCH(QStringList, call);
    const QJsonValue odds = json_object(QStringList{"odds"} + call);
    const QJsonValue joint = json_object(QStringList{"odds"} + call + QStringList{"--joint"});
    QCOMPARE(sum_of(odds["outcomes"].toArray(), odds["total"]), QString{});
    QCOMPARE(sum_of(joint["outcomes"].toArray(), joint["total"]), QString{});
    QVERIFY(joint["outcomes"].toArray().size() >= odds["outcomes"].toArray().size());
    QCOMPARE(joint["marginals"], odds["marginals"]);
    const QJsonObject marginals = odds["marginals"].toObject();
    for (const QString& key : marginals.keys()) {
        const QJsonArray rows = marginals[key].toArray();
        if (!rows.first().isArray())
            QVERIFY2(sum_of(rows, odds["total"]).isEmpty(), qPrintable(key));
    }
}

void TestOdds::rows_hold_what_is_fixed_and_the_joint_table_everything()
{
    const QStringList call = words("odds santa-anna fire");
    const QJsonValue odds = json_object(call);
    QCOMPARE(odds["exact"].toBool(), true);
    QCOMPARE(odds["total"].toString(), "20");
    const QJsonArray rows = odds["outcomes"].toArray();
    QCOMPARE(rows.size(), 5);
    const QJsonValue one_loss = rows.first();
    QCOMPARE(one_loss["outcome"]["losses"].toInt(), 1);
    QVERIFY2(!one_loss["outcome"].toObject().contains("low_ammunition"), "a 1 runs low, a 2 does not");
    QVERIFY(rows.last()["outcome"].toObject().contains("low_ammunition"));
    const QJsonArray joint = json_object(call + QStringList{"--joint"})["outcomes"].toArray();
    QCOMPARE(joint.size(), 6);
    for (const QJsonValue row : joint)
        QCOMPARE(row["outcome"].toObject().size(), 8);
}

void TestOdds::probabilities_are_the_weights_over_the_total_to_the_last_digit()
{
    const QJsonValue odds = json_object(words("odds made-up tussle rounds=2"));
    const double total = odds["total"].toString().toDouble();
    for (const QJsonValue row : odds["outcomes"].toArray())
        QVERIFY(row["probability"].toDouble() == row["weight"].toString().toDouble() / total);
}

void TestOdds::expected_values_are_exact()
{
    const QJsonValue expected = json_object(words("odds santa-anna fire"))["expected"];
    QVERIFY(expected["losses"].toDouble() == 3.0);
    QVERIFY(expected["stragglers"].toDouble() == 1.8);
    QVERIFY(expected["low_ammunition"].toDouble() == 0.05);
    const QJsonObject of_tussle = json_object(words("odds made-up tussle"))["expected"].toObject();
    QVERIFY2(!of_tussle.contains("victor"), "a choice has no expected value");
}

void TestOdds::lists_have_a_marginal_a_row()
{
    const QJsonValue odds = json_object(words("odds made-up parade beetle_shine=1,2,3"));
    const QJsonArray points = odds["marginals"]["points"].toArray();
    QCOMPARE(points.size(), 3);
    for (const QJsonValue row : points)
        QCOMPARE(sum_of(row.toArray(), odds["total"]), QString{});
    QCOMPARE(odds["expected"]["points"].toArray().size(), 3);
    QCOMPARE(odds["expected"]["prized"].toArray().size(), 3);
    QVERIFY(odds["marginals"]["trims"][0][0]["value"].isArray());
}

void TestOdds::past_64_bits_there_are_no_weights()
{
    const QJsonValue odds = json_object(words("odds made-up tussle rounds=20"));
    QCOMPARE(odds["exact"].toBool(), true);
    QVERIFY(odds["total"].isNull());
    QVERIFY(odds["outcomes"][0]["weight"].isNull());
    QVERIFY(odds["marginals"]["victor"][0]["weight"].isNull());
    QVERIFY(!odds.toObject().contains("margin"));
}

void TestOdds::beyond_counting_plays_stand_in_with_their_margin()
{
    const Action& muster = *made_up::ruleset.find_action("muster");
    const MarginalRow certain{0, {std::nullopt, 1.0}};
    const std::vector played{Odds{.exact = false,
                                  .total = std::nullopt,
                                  .margin = 0.003,
                                  .rows = {},
                                  .marginals = {{0, 0, {certain}, 0}, {1, 0, {certain}, 0}},
                                  .joint = {}}};
    const QJsonObject odds = cli::json_of(muster, played, Table::Rows);
    QCOMPARE(odds.keys(), words("exact expected margin marginals outcomes total"));
    QCOMPARE(odds["exact"].toBool(), false);
    QVERIFY(odds["total"].isNull());
    QCOMPARE(odds["margin"].toDouble(), 0.003);
    const QString text = QString::fromStdString(cli::text_of(muster, played, Table::Rows));
    QVERIFY(text.startsWith("all answer: 0 %\n"));
    QVERIFY(text.endsWith("\nFrom plays at random: give or take 0.3 %.\n"));
}

void TestOdds::a_joint_table_that_nobody_can_read_is_refused()
{
    QCOMPARE(unexpected_in_refusal(words("odds santa-anna charge attacker_effectives=30 defender_effectives=30 rounds=20 --joint"), 1,
                                   "--joint: more than 20000 different results, too many to print"),
             QString{});
}

void TestOdds::a_batch_has_odds_a_row_and_no_joint_distribution()
{
    const QJsonValue odds = json_object(words("odds made-up gust beetle_weight=1,9 --joint"));
    QCOMPARE(odds["exact"].toBool(), true);
    QVERIFY(odds["total"].isNull());
    QVERIFY(odds["outcomes"].isArray() && odds["outcomes"].toArray().isEmpty());
    const QJsonArray rows = odds["rows"].toArray();
    QCOMPARE(rows.size(), 2);
    for (int row = 0; row < 2; ++row) {
        const QJsonValue one = rows[row];
        QCOMPARE(sum_of(one["outcomes"].toArray(), one["total"]), QString{});
        for (const char* const table : {"marginals", "expected"})
            for (const QString& key : one[table].toObject().keys())
                QCOMPARE(odds[table][QStringLiteral("beetle_%1_%2").arg(row + 1).arg(key)], one[table][key]);
    }
    QCOMPARE(odds["marginals"].toObject().size(), 2 * rows[0]["marginals"].toObject().size());
}

void TestOdds::a_result_is_among_the_odds()
{
    for (const char* const call :
         {"santa-anna fire range=9 aspect=flank", "made-up leap spring=steel winged=yes", "made-up tussle", "made-up parade"}) {
        const QJsonArray joint = json_object(QStringList{"odds"} + words(call) + QStringList{"--joint"})["outcomes"].toArray();
        for (int seed = 0; seed < 10; ++seed) {
            const QJsonValue outcome =
                json_object(QStringList{"resolve"} + words(call) + QStringList{"--seed", QString::number(seed)})["outcome"];
            const bool found = std::ranges::any_of(joint, [&](const QJsonValue& row) { return row["outcome"] == outcome; });
            QVERIFY2(found, call);
        }
    }
}

#include "test_odds.moc"
