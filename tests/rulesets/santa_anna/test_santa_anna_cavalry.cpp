// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/ruleset.h"
#include "tests/rulesets/rows_of_rules.h"

#include <QObject>

using namespace rows_of_rules;

/// Santa Anna Rules, cavalry and squares against it: a row a sentence of the rules.
class TestSantaAnnaCavalry : public QObject {
    Q_OBJECT

private slots:
    void a_sentence_of_the_rules_holds_data();
    void a_sentence_of_the_rules_holds() { check(m_table); }
    void a_breakthrough_is_carried_out_before_it_breaks();
    void a_destroyed_unit_makes_no_retreat();
    void a_counter_charge_moves_as_a_charge();

private:
    const PlayedTable m_table{santa_anna::ruleset};
};

namespace {

void counter_charge_rows()
{
    const auto counter = [](const char* sentence, const char* answers, const std::vector<int>& faces, const char* outcome) {
        row(sentence, "counter-charge", answers, faces, outcome);
    };
    counter("greater than ten converts", "", {11}, "total=11 converts=yes");
    counter("ten does not", "", {10}, "total=10 converts=no");
    counter("the losses in the unit are subtracted", "unit_losses=4", {14}, "total=10 converts=no");
    counter("counter charge, untrained -2", "unit_experience=untrained", {12}, "total=10 converts=no");
    counter("counter charge, green -1", "unit_experience=green", {12}, "total=11 converts=yes");
    counter("counter charge, veteran +1", "unit_experience=veteran", {10}, "total=11 converts=yes");
    counter("charging cavalry within ten inches: at once", "trigger=charging-cavalry-within-10", {}, "converts=yes");
    counter("charged by cavalry: at once", "trigger=charged-by-cavalry unit_losses=9 unit_experience=green", {}, "converts=yes");
}

void saddle_rows()
{
    row("mounted cavalry does not mount", "movement", "unit_arm=cavalry unit_nation=us change=mount", {},
        "change: the cavalry is mounted already");
    row("dismounted cavalry does not dismount", "movement", "unit_arm=cavalry unit_mounted=no unit_nation=us change=dismount", {},
        "change: the cavalry is dismounted already");
    row("nor do they by a Form order", "movement", "unit_arm=cavalry change=mount", {}, "change: the cavalry is mounted already");
}

void square_rows()
{
    const auto square = [](const char* sentence, const char* answers, const std::vector<int>& faces, const char* outcome) {
        row(sentence, "emergency-square", answers, faces, outcome);
    };
    square("a smaller roll forms", "", {5}, "inches=5 formed=yes");
    square("a tie forms", "", {6}, "inches=6 formed=yes");
    square("a greater roll is disorder", "", {7}, "inches=7 formed=no");
    square("tenths of the distance count", "distance=6.9", {7}, "formed=no");
    square("square, untrained +4", "defender_experience=untrained", {2}, "inches=6");
    square("square, green +2", "defender_experience=green", {2}, "inches=4");
    square("square, regular 0", "", {2}, "inches=2");
    square("square, veteran -2", "defender_experience=veteran", {3}, "inches=1");
    square("square, column -2", "defender_formation=column", {3}, "inches=1");
    square("a road column is no column here", "defender_formation=road-column", {3}, "inches=3");
    square("square, flank +4", "aspect=flank", {3}, "inches=7");
    square("square, rear +4", "aspect=rear", {3}, "inches=7");
    square("below 0 is 0", "defender_formation=column defender_experience=veteran", {2}, "inches=0 formed=yes");
    square("0 inches form at any distance", "defender_formation=column distance=0", {1}, "inches=0 formed=yes");
    square("a square stands already", "defender_formation=square distance=0", {}, "inches=0 formed=yes");
}

void breakthrough_rows()
{
    const auto through = [](const char* sentence, const char* answers, const std::vector<int>& faces, const char* outcome) {
        row(sentence, "breakthrough", answers, faces, outcome);
    };
    through("3 or less breaks through, 1d4 stragglers", "", {3, 2}, "result=breakthrough stragglers=2 breaks=no");
    through("4 charges the nearest enemy, 1d4", "enemy_in_reach=yes", {4, 4}, "result=charge stragglers=4");
    through("7 charges", "enemy_in_reach=yes", {7, 1}, "result=charge");
    through("none in reach: breakthrough", "", {7, 1}, "result=breakthrough stragglers=1");
    through("8 halts, 1d4", "", {8, 3}, "result=halts stragglers=3");
    through("11 halts", "", {11, 3}, "result=halts");
    through("12 reforms in place", "", {12}, "result=reforms stragglers=0 breaks=no");
    through("15 reforms in place", "", {15}, "result=reforms");
    through("16 or more rallies back", "", {16}, "result=rallies-back stragglers=0");
    through("breakthrough, untrained -4", "attacker_experience=untrained enemy_in_reach=yes", {7, 1}, "result=breakthrough");
    through("and no more", "attacker_experience=untrained enemy_in_reach=yes", {8, 1}, "result=charge");
    through("breakthrough, green -2", "attacker_experience=green", {13, 1}, "result=halts");
    through("breakthrough, veteran +2", "attacker_experience=veteran", {14}, "result=rallies-back");
    through("not +3", "attacker_experience=veteran", {13}, "result=reforms");
    through("stragglers may break it", "attacker_effectives=5 attacker_stragglers=3", {3, 2}, "stragglers=2 breaks=yes");
    through("as many stragglers as effectives do not", "attacker_effectives=5 attacker_stragglers=3", {3, 1}, "stragglers=1 breaks=no");
    through("a halt may break it too", "attacker_effectives=5 attacker_stragglers=3", {8, 2}, "result=halts breaks=yes");
    through("no more than the effectives straggle", "attacker_effectives=2", {3, 4}, "stragglers=2 breaks=yes");
    through("what was broken does not break again", "attacker_effectives=2 attacker_stragglers=3", {3, 1}, "breaks=no");
}

} // namespace

void TestSantaAnnaCavalry::a_sentence_of_the_rules_holds_data()
{
    add_columns();
    counter_charge_rows();
    saddle_rows();
    square_rows();
    breakthrough_rows();
}

void TestSantaAnnaCavalry::a_breakthrough_is_carried_out_before_it_breaks()
{
    const auto verdict = m_table.verdict("breakthrough", "attacker_effectives=5 attacker_stragglers=4", {3, 2});
    QCOMPARE(corneta::text(verdict.headline), std::string{"The cavalry breaks through, then breaks."});
    QCOMPARE(verdict.next.size(), 4U);
    const std::vector<corneta::Given> onward{{"kind", "full"}, {"unit_arm", "cavalry"}, {"unit_effectives", "5"}, {"unit_stragglers", "4"}};
    const std::vector<corneta::Given> retreat{
        {"kind", "retreat"}, {"unit_arm", "cavalry"}, {"unit_effectives", "3"}, {"unit_stragglers", "6"}};
    QVERIFY(verdict.next[0].choices.front().presets == onward);
    QCOMPARE(verdict.next[1].choices.front().action, std::string_view{"overrun-stragglers"});
    QVERIFY(verdict.next[2].choices.front().presets == retreat);
    QCOMPARE(verdict.next[3].choices.front().action, std::string_view{"rout-check"});

    const auto charge = m_table.verdict("breakthrough", "enemy_in_reach=yes", {4, 2});
    const std::vector<corneta::Given> charging{
        {"kind", "charge"}, {"unit_arm", "cavalry"}, {"unit_effectives", "10"}, {"unit_stragglers", "2"}};
    QVERIFY(charge.next[0].choices.front().presets == charging);
    QVERIFY(m_table.verdict("breakthrough", "", {12}).next.empty());
}

void TestSantaAnnaCavalry::a_destroyed_unit_makes_no_retreat()
{
    const auto verdict = m_table.verdict("breakthrough", "attacker_effectives=2", {8, 4});
    QCOMPARE(verdict.next.size(), 1U);
    QCOMPARE(verdict.next[0].choices.front().action, std::string_view{"rout-check"});
}

void TestSantaAnnaCavalry::a_counter_charge_moves_as_a_charge()
{
    const auto verdict = m_table.verdict("counter-charge", "", {11});
    QCOMPARE(verdict.next.size(), 1U);
    QCOMPARE(verdict.next[0].kind, corneta::Follow::May);
    QVERIFY((verdict.next[0].choices.front().presets == std::vector<corneta::Given>{{"kind", "charge"}, {"unit_arm", "cavalry"}}));
    QVERIFY(m_table.verdict("counter-charge", "", {10}).next.empty());
}

#include "test_santa_anna_cavalry.moc"
