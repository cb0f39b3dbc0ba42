// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/sensitivities.h"
#include "rulesets/santa_anna/ruleset.h"
#include "tests/rulesets/rows_of_rules.h"

#include <QObject>

using namespace rows_of_rules;

/// Santa Anna Rules, what one leader or unit rolls for and what a whole command does: each rolls by itself.
class TestSantaAnnaBatches : public QObject {
    Q_OBJECT

private slots:
    void each_rolls_by_itself_data();
    void each_rolls_by_itself();
    void each_has_its_own_chance_data();
    void each_has_its_own_chance();
    void one_alone_is_not_numbered_data();
    void one_alone_is_not_numbered();
    void a_refusal_names_the_row_of_several_data();
    void a_refusal_names_the_row_of_several() { check_refusal(m_table); }
    void sensitivities_are_of_one_alone();

private:
    const PlayedTable m_table{santa_anna::ruleset};
};

namespace {

using corneta::Roll;
using corneta::Verdict;

QString labels(const std::vector<Verdict>& verdicts)
{
    QStringList labels;
    for (const Verdict& verdict : verdicts)
        for (const Roll& roll : verdict.rolls)
            labels << QString::fromStdString(roll.label);
    return labels.join("; ");
}

} // namespace

void TestSantaAnnaBatches::each_rolls_by_itself_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("answers");
    QTest::addColumn<std::vector<int>>("faces");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("outcomes");
    const auto row = [](const char* sentence, const char* action, const char* answers, const std::vector<int>& faces, const char* key,
                        const char* outcomes) {
        QTest::newRow(sentence) << QString{action} << QString{answers} << faces << QString{key} << QString{outcomes};
    };
    row("a command of three leaders", "leader-points", "leader_rating=2,1,0", {4, 3, 2}, "points", "6; 4; 2");
    row("an attached leader rolls no die", "leader-points", "leader_rating=2,1,0 leader_attached=no,yes,no", {4, 2}, "points", "6; 1; 2");
    row("one leader", "leader-points", "leader_rating=2", {4}, "points", "6");
    row("two units without an order", "random-order", "unit_last_order=charge,none", {6, 10}, "order", "move; form");
    row("a leg of one arm says nothing of another", "random-order",
        "unit_arm=artillery,infantry unit_last_order=move unit_enemy_in_reach=yes", {6, 6}, "order", "hold-fire; charge");
    row("three friends see a unit break", "rout-check", "unit_experience=untrained,regular,veteran", {5, 2, 1}, "result",
        "breaks; holds; holds");
    row("two units rally", "rally", "unit_stragglers=7,0 unit_effectives=3,12", {12, 11}, "result", "rallies; stays-broken");
    row("stragglers return to one of them", "rally", "unit_stragglers=7,0 unit_effectives=3,12", {12, 12}, "stragglers_returned", "2; 0");
    row("two units recover", "hold-recovery", "unit_stragglers=9,2", {3, 3}, "recovered", "3; 2");
    row("a single value serves all", "hold-recovery", "unit_stragglers=9 unit_experience=regular,regular", {1, 3}, "recovered", "1; 3");
}

void TestSantaAnnaBatches::each_rolls_by_itself()
{
    QFETCH(const QString, action);
    QFETCH(const QString, answers);
    QFETCH(const std::vector<int>, faces);
    QFETCH(const QString, key);
    QFETCH(const QString, outcomes);
    QStringList words;
    for (const std::string& outcome : m_table.outcomes(key.toStdString(), action.toStdString(), answers.toStdString(), faces))
        words << QString::fromStdString(outcome);
    QCOMPARE(words.join("; "), outcomes);
}

void TestSantaAnnaBatches::each_has_its_own_chance_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("answers");
    QTest::addColumn<QString>("chances");
    const auto row = [](const char* sentence, const char* action, const char* answers, const char* chances) {
        QTest::newRow(sentence) << QString{action} << QString{answers} << QString{chances};
    };
    row("regulars rally 9 times in 20", "rally", "", "9 in 20");
    row("beside veterans with a leader of rating 3", "rally", "unit_experience=regular,veteran leader_attached=no,yes leader_rating=1,3",
        "9 in 20; 15 in 20");
    row("regulars break once in 20", "rout-check", "", "1 in 20");
    row("of three friends the untrained break most", "rout-check", "unit_experience=untrained,regular,veteran",
        "5 in 20; 1 in 20; 0 in 20");
}

void TestSantaAnnaBatches::each_has_its_own_chance()
{
    QFETCH(const QString, action);
    QFETCH(const QString, answers);
    QFETCH(const QString, chances);
    QStringList words;
    for (const corneta::Odds& odds : m_table.all_odds(action.toStdString(), answers.toStdString())) {
        const auto standing_out = corneta::standing_out(m_table.action(action.toStdString()), odds);
        QCOMPARE(standing_out.size(), std::size_t{1});
        words << QStringLiteral("%1 in %2").arg(standing_out.front().chance.weight.value()).arg(odds.total.value());
    }
    QCOMPARE(words.join("; "), chances);
}

void TestSantaAnnaBatches::one_alone_is_not_numbered_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("two");
    QTest::addColumn<int>("face");
    QTest::addColumn<QString>("label_of_one");
    QTest::addColumn<QString>("labels_of_two");
    const auto row = [](const char* action, const char* two, int face, const char* label_of_one, const char* labels_of_two) {
        QTest::newRow(action) << QString{action} << QString{two} << face << QString{label_of_one} << QString{labels_of_two};
    };
    row("leader-points", "leader_rating=1,1", 2, "leader points", "leader 1: leader points; leader 2: leader points");
    row("random-order", "unit_arm=infantry,infantry", 2, "random order", "unit 1: random order; unit 2: random order");
    row("rout-check", "unit_castings=12,12", 2, "rout check", "unit 1: rout check; unit 2: rout check");
    row("rally", "unit_castings=12,12", 2, "rally", "unit 1: rally; unit 2: rally");
    row("hold-recovery", "unit_stragglers=4,4", 2, "recovery", "unit 1: recovery; unit 2: recovery");
}

void TestSantaAnnaBatches::one_alone_is_not_numbered()
{
    QFETCH(const QString, action);
    QFETCH(const QString, two);
    QFETCH(const int, face);
    QFETCH(const QString, label_of_one);
    QFETCH(const QString, labels_of_two);
    const std::string key = action.toStdString();
    QCOMPARE(labels(m_table.verdicts(key, "", {face})), label_of_one);
    QCOMPARE(labels(m_table.verdicts(key, two.toStdString(), {face, face})), labels_of_two);
    QCOMPARE(corneta::row_key(m_table.action(key), {0, 1}, "result"), std::string{"result"});
    const bool is_of_leaders = key == "leader-points";
    QCOMPARE(corneta::row_key(m_table.action(key), {1, 2}, "result"), std::string{is_of_leaders ? "leader_2_result" : "unit_2_result"});
}

void TestSantaAnnaBatches::a_refusal_names_the_row_of_several_data()
{
    refusal_columns();
    refused("hold-recovery", "fired_or_fought=yes", "fired_or_fought: a unit that fired or fought this turn recovers no stragglers");
    refused("hold-recovery", "fired_or_fought=no,yes",
            "unit 2: fired_or_fought: a unit that fired or fought this turn recovers no stragglers");
    refused("random-order", "unit_formation=line,mob", "unit 2: unit_formation: a broken unit rolls for no order: it rallies or retreats");
    refused("rally", "unit_experience=untrained,green",
            "unit 1: unit_experience: untrained units may not rally: they retreat each turn until they leave the table");
    refused("leader-points", "leader_rating=", "leader_rating: \"\" is not a whole number");
    refused("leader-points", "leader_rating=1,4", "leader_rating: 4 is not from 0 to 3");
    refused("leader-points", "leader_rating=1,1,1,1,1,1,1,1,1,1,1,1,1", "leader_rating: 13 rows, not from 1 to 12");
    refused("leader-points", "leader_rating=1,2 leader_attached=yes,no,no",
            "leader_rating: 2 rows, where the longest list beside it has 3");
    refused("random-order", "unit_arm=infantry,cavalry unit_unlimbered=no",
            "unit_unlimbered: asked only when unit_arm=artillery; without that it stays yes");
    refused("random-order", "unit_arm=infantry,artillery unit_unlimbered=no", "");
}

void TestSantaAnnaBatches::sensitivities_are_of_one_alone()
{
    const corneta::Action& rally = m_table.action("rally");
    corneta::Answers answers{rally.form};
    const auto sensitivities = corneta::sensitivities(rally, answers, *m_table.rulebook().typed_charts);
    QVERIFY(sensitivities.size() >= 4);
    QCOMPARE(rally.form[sensitivities.front().field].key, std::string_view{"unit_experience"});
    answers.resize(rally.batch, 2);
    QVERIFY(corneta::sensitivities(rally, answers, *m_table.rulebook().typed_charts).empty());
}

#include "test_santa_anna_batches.moc"
