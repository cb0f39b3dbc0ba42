// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/ruleset.h"
#include "tests/rulesets/rows_of_rules.h"

#include <QObject>

#include <algorithm>

using namespace rows_of_rules;

/// Santa Anna Rules, Rallying, Routing and Hold: a row a sentence of the rules.
class TestSantaAnnaMorale : public QObject {
    Q_OBJECT

private slots:
    void a_sentence_of_the_rules_holds_data();
    void a_sentence_of_the_rules_holds() { check(m_table); }
    void a_refusal_names_field_and_reason_data();
    void a_refusal_names_field_and_reason() { check_refusal(m_table); }
    void chances_are_counted_exactly_data();
    void chances_are_counted_exactly();
    void instructions_say_what_to_do_data();
    void instructions_say_what_to_do() { check_instructions(m_table); }
    void a_failed_rally_retreats();
    void a_leader_who_rallied_may_be_hit();
    void a_unit_that_routs_retreats_and_is_seen();
    void quarters_lost_are_in_the_working();
    void an_enemy_is_near_within_12_inches();

private:
    const PlayedTable m_table{santa_anna::ruleset};
};

namespace {

void rally_rows()
{
    const auto rally = [](const char* sentence, const char* answers, const std::vector<int>& faces, const char* outcome) {
        row(sentence, "rally", answers, faces, outcome);
    };
    rally("12 or more rallies", "", {12}, "total=12 result=rallies");
    rally("11 stays broken", "", {11}, "total=11 result=stays-broken stragglers_returned=0");
    rally("to rally, green -2", "unit_experience=green", {13}, "total=11 result=stays-broken");
    rally("to rally, veteran +2", "unit_experience=veteran", {10}, "total=12 result=rallies");
    rally("to rally, a leader adds his rating and 1", "leader_attached=yes leader_rating=3", {8}, "total=12 result=rallies");
    rally("to rally, a leader of rating 0 still adds 1", "leader_attached=yes leader_rating=0", {8}, "total=9");
    rally("the rating of a leader who is not attached counts nothing", "leader_rating=3", {8}, "total=8");
    rally("to rally, -1 for each full quarter lost as casualties", "unit_castings=20 unit_casualties=10", {14}, "total=12");
    rally("a quarter that is not full counts nothing", "unit_castings=20 unit_casualties=9", {14}, "total=13");
    rally("the fourth quarter", "unit_castings=20 unit_casualties=20", {14}, "total=10");
    rally("quarters of castings that four does not divide", "unit_castings=14 unit_casualties=7", {14}, "total=12");
    rally("no castings, no quarters", "unit_castings=0 unit_casualties=7", {14}, "total=14");
    rally("to rally, enemy within 12 inches -2", "enemy_near=yes", {13}, "total=11 result=stays-broken");
    rally("to rally, in cover +2: rough ground", "unit_cover=rough", {10}, "total=12");
    rally("to rally, in cover +2: heavy fortification", "unit_cover=heavy", {10}, "total=12");
    rally("to rally, all at once", "unit_experience=green leader_attached=yes enemy_near=yes unit_cover=light unit_casualties=3", {12},
          "total=11");
    rally("as many stragglers as effectives are left", "unit_effectives=3 unit_stragglers=7", {12}, "stragglers_returned=2");
    rally("an odd one is an effective", "unit_effectives=3 unit_stragglers=8", {12}, "stragglers_returned=3");
    rally("without effectives half come back", "unit_effectives=0 unit_stragglers=5", {12}, "stragglers_returned=3");
    rally("a unit that routed with effectives enough gets none back", "unit_effectives=8 unit_stragglers=3", {12},
          "result=rallies stragglers_returned=0");
    rally("who stays broken gets none back", "unit_effectives=3 unit_stragglers=7", {11}, "stragglers_returned=0");
}

void rout_rows()
{
    const auto rout = [](const char* sentence, const char* answers, const std::vector<int>& faces, const char* outcome) {
        row(sentence, "rout-check", answers, faces, outcome);
    };
    rout("2 or more holds", "", {2}, "total=2 result=holds");
    rout("1 breaks", "", {1}, "total=1 result=breaks");
    rout("untrained check too, at -4", "unit_experience=untrained", {5}, "total=1 result=breaks");
    rout("untrained hold on a 6", "unit_experience=untrained", {6}, "total=2 result=holds");
    rout("to rout, green -2", "unit_experience=green", {3}, "total=1 result=breaks");
    rout("to rout, veteran +2", "unit_experience=veteran", {1}, "total=3 result=holds");
    rout("to rout, a leader adds his rating and 1", "leader_attached=yes leader_rating=2", {1}, "total=4 result=holds");
    rout("to rout, -1 for each full quarter lost as casualties", "unit_castings=12 unit_casualties=8", {3}, "total=1 result=breaks");
    rout("to rout, enemy within 12 inches -2", "enemy_near=yes", {3}, "total=1 result=breaks");
    rout("to rout, in cover +2", "unit_cover=building", {1}, "total=3 result=holds");
}

void recovery_rows()
{
    const auto hold = [](const char* sentence, const char* answers, const std::vector<int>& faces, const char* outcome) {
        row(sentence, "hold-recovery", answers, faces, outcome);
    };
    hold("untrained recover 1d4-2", "unit_stragglers=9 unit_experience=untrained", {4}, "recovered=2");
    hold("at least 0", "unit_stragglers=9 unit_experience=untrained", {1}, "recovered=0");
    hold("green recover 1d4-1", "unit_stragglers=9 unit_experience=green", {4}, "recovered=3");
    hold("regular recover 1d4", "unit_stragglers=9", {4}, "recovered=4");
    hold("veterans recover 1d4+1", "unit_stragglers=9 unit_experience=veteran", {4}, "recovered=5");
    hold("half within 12 inches of an enemy", "unit_stragglers=9 enemy_near=yes", {4}, "recovered=2");
    hold("half, rounded down", "unit_stragglers=9 enemy_near=yes", {3}, "recovered=1");
    hold("half of veterans' 5", "unit_stragglers=9 enemy_near=yes unit_experience=veteran", {4}, "recovered=2");
    hold("no more than there are", "unit_stragglers=2", {4}, "recovered=2");
    hold("half first, then no more than there are", "unit_stragglers=2 enemy_near=yes", {4}, "recovered=2");
    hold("without stragglers nobody returns", "", {4}, "recovered=0");
}

} // namespace

void TestSantaAnnaMorale::a_sentence_of_the_rules_holds_data()
{
    add_columns();
    rally_rows();
    rout_rows();
    recovery_rows();
}

void TestSantaAnnaMorale::a_refusal_names_field_and_reason_data()
{
    refusal_columns();
    refused("rally", "unit_experience=untrained",
            "unit_experience: untrained units may not rally: they retreat each turn until they leave the table");
    refused("rally", "unit_experience=green", "");
    refused("rally", "leader_rating=4", "leader_rating: 4 is not from 0 to 3");
    refused("rally", "unit_castings=3 unit_casualties=9 unit_effectives=0", "");
    refused("rout-check", "unit_experience=untrained", "");
    refused("hold-recovery", "fired_or_fought=yes", "fired_or_fought: a unit that fired or fought this turn recovers no stragglers");
}

void TestSantaAnnaMorale::chances_are_counted_exactly_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("answers");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("first_row");
    QTest::addColumn<int>("total");
    QTest::newRow("regulars rally 9 times in 20") << "rally" << "" << 2 << 9 << 20;
    QTest::newRow("veterans with a leader of rating 3 rally 15 times in 20")
        << "rally" << "unit_experience=veteran leader_attached=yes leader_rating=3" << 2 << 15 << 20;
    QTest::newRow("regulars hold 19 times in 20") << "rout-check" << "" << 2 << 19 << 20;
    QTest::newRow("untrained hold 15 times in 20") << "rout-check" << "unit_experience=untrained" << 2 << 15 << 20;
    QTest::newRow("veterans always hold") << "rout-check" << "unit_experience=veteran" << 1 << 20 << 20;
    QTest::newRow("untrained recover nobody 2 times in 4")
        << "hold-recovery" << "unit_experience=untrained unit_stragglers=9" << 3 << 2 << 4;
}

void TestSantaAnnaMorale::chances_are_counted_exactly()
{
    QFETCH(const QString, action);
    QFETCH(const QString, answers);
    QFETCH(const int, rows);
    QFETCH(const int, first_row);
    QFETCH(const int, total);
    const corneta::Odds odds = m_table.odds(action.toStdString(), answers.toStdString());
    QCOMPARE(odds.rows.size(), static_cast<std::size_t>(rows));
    QCOMPARE(odds.total, std::optional{static_cast<std::uint64_t>(total)});
    QCOMPARE(odds.rows.front().chance.weight, std::optional{static_cast<std::uint64_t>(first_row)});
}

void TestSantaAnnaMorale::instructions_say_what_to_do_data()
{
    add_columns();
    row("a rallied unit takes a formation", "rally", "", {12},
        "Take the broken marker off and put the unit in a formation of your choice. From the next turn it takes any order; off the table "
        "it first waits a turn for each retreat it made there.");
    row("a failed rally", "rally", "", {11}, "The unit stays a mob that faces away from the enemy.");
    row("who sees it break", "rout-check", "", {1},
        "Mark the unit broken and turn it away as a mob. A friend sees the unit break within 24 inches, not more than 90 degrees off its "
        "front, "
        "with nothing in the way.");
    row("one straggler returns", "hold-recovery", "unit_stragglers=9", {1}, "Put 1 straggler back in the unit's ranks.");
    row("several return", "hold-recovery", "unit_stragglers=9", {3}, "Put 3 stragglers back in the unit's ranks.");
}

void TestSantaAnnaMorale::a_failed_rally_retreats()
{
    const auto verdict = m_table.verdict("rally", "unit_effectives=3 unit_stragglers=7", {11});
    QCOMPARE(verdict.next.size(), 1U);
    QCOMPARE(verdict.next[0].kind, corneta::Follow::Must);
    QCOMPARE(verdict.next[0].choices.front().action, std::string_view{"movement"});
    const std::vector<corneta::Given> presets{{"kind", "retreat"}, {"unit_effectives", "3"}, {"unit_stragglers", "7"}};
    QVERIFY(verdict.next[0].choices.front().presets == presets);
    QVERIFY(verdict.effects.empty());

    const auto rallied = m_table.verdict("rally", "unit_effectives=3 unit_stragglers=7", {12});
    QVERIFY(rallied.next.empty());
    QVERIFY((rallied.effects[0] == corneta::Effect{"unit", "effectives", corneta::Does::Add, 20}));
}

void TestSantaAnnaMorale::a_leader_who_rallied_may_be_hit()
{
    const auto verdict = m_table.verdict("rally", "leader_attached=yes leader_rating=2", {12});
    QCOMPARE(verdict.next.size(), 1U);
    QCOMPARE(verdict.next[0].kind, corneta::Follow::Must);
    QCOMPARE(verdict.next[0].choices.front().action, std::string_view{"leader-casualty"});
    QVERIFY((verdict.next[0].choices.front().presets == std::vector<corneta::Given>{{"leader_rating", "2"}}));
}

void TestSantaAnnaMorale::a_unit_that_routs_retreats_and_is_seen()
{
    const auto verdict = m_table.verdict("rout-check", "", {1});
    QCOMPARE(verdict.next.size(), 2U);
    QCOMPARE(verdict.next[0].kind, corneta::Follow::Must);
    QCOMPARE(verdict.next[0].choices.front().action, std::string_view{"movement"});
    QVERIFY((verdict.next[0].choices.front().presets == std::vector<corneta::Given>{{"kind", "retreat"}}));
    QCOMPARE(verdict.next[1].kind, corneta::Follow::Either);
    QCOMPARE(verdict.next[1].choices.front().action, std::string_view{"rout-check"});
    QVERIFY((verdict.effects == std::vector<corneta::Effect>{{"unit", "broken", corneta::Does::Marker, 1}}));
    QVERIFY(m_table.verdict("rout-check", "", {2}).next.empty());
    QVERIFY(m_table.verdict("rout-check", "", {2}).effects.empty());
}

void TestSantaAnnaMorale::quarters_lost_are_in_the_working()
{
    const auto verdict = m_table.verdict("rally", "unit_castings=20 unit_casualties=11", {15});
    const std::vector<std::string> reasons{"castings at the start",
                                           "part of the castings that counts once lost",
                                           "casualties",
                                           "in full parts of the castings",
                                           "die to rally",
                                           "full parts of the castings lost: 2",
                                           "lowest total with this result"};
    const std::vector<corneta::Fraction> totals{20, 5, 11, 10, 15, 13, 12};
    QCOMPARE(verdict.workings.size(), reasons.size());
    for (std::size_t line = 0; line < reasons.size(); ++line) {
        QCOMPARE(verdict.workings[line].reason, reasons[line]);
        QVERIFY(verdict.workings[line].total == totals[line]);
    }
}

void TestSantaAnnaMorale::an_enemy_is_near_within_12_inches()
{
    for (const char* action : {"rally", "rout-check"})
        QCOMPARE(std::ranges::count(m_table.verdict(action, "enemy_near=yes", {15}).workings, "enemy within 12 inches",
                                    &corneta::Working::reason),
                 1);
}

#include "test_santa_anna_morale.moc"
