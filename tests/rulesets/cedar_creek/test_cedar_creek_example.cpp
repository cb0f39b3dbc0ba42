// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/form/answers.h"
#include "rulesets/cedar_creek/ruleset.h"
#include "tests/rulesets/rows_of_rules.h"

#include <QObject>

/// Cedar Creek 1864, the "Example of Play": turn 2, the first round of the Confederates, number by number.
class TestCedarCreekExample : public QObject {
    Q_OBJECT

private slots:
    void one_division_is_activated_and_passes_its_test();
    void cook_and_payne_attack_kitching();
    void battle_and_grimes_attack_coates();
    void without_artillery_its_die_lies_idle();
    void with_more_artillery_one_more_die_is_wanted();

private:
    /// The lines of a working as `amount reason`, those that start a total with `=`.
    std::vector<std::string> lines(const char* action, const char* answers, const std::vector<int>& faces) const;
    corneta::Answers answers_to_attack(const char* words) const;

    const PlayedTable m_table{cedar_creek::ruleset};
    static constexpr const char* first_attack =
        "turn=2 attacker_side=confederate attacker_strength=7 defender_strength=4 attacker_supports=1 attacker_charges=1 "
        "attacker_command_bonus=yes defender_artillery=1 terrain=higher";
    static constexpr const char* second_attack =
        "turn=2 attacker_side=confederate attacker_strength=8 defender_strength=6 attacker_command_bonus=yes attacker_fatigue=1 "
        "defender_supports=1 terrain=higher defender_flanked=yes";
};

std::vector<std::string> TestCedarCreekExample::lines(const char* action, const char* answers, const std::vector<int>& faces) const
{
    std::vector<std::string> lines;
    for (const corneta::Working& line : m_table.verdict(action, answers, faces).workings) {
        const bool is_positive = corneta::Fraction{0} < line.amount;
        const std::string mark = line.op == corneta::Op::Start ? "=" : line.op == corneta::Op::Times ? "x" : is_positive ? "+" : "";
        lines.push_back(mark + text(line.amount) + " " + line.reason);
    }
    return lines;
}

corneta::Answers TestCedarCreekExample::answers_to_attack(const char* words) const
{
    std::vector<corneta::Given> given;
    for (const QString& part : QString{words}.split(' '))
        given.push_back({part.section('=', 0, 0).toStdString(), part.section('=', 1).toStdString()});
    return *corneta::answers_from(m_table.action("attack").form, given);
}

void TestCedarCreekExample::one_division_is_activated_and_passes_its_test()
{
    QCOMPARE(m_table.outcome("activation", "side=confederate turn=2", {2}), std::string{"total=4 divisions=1 in_range_only=no"});
    QCOMPARE(m_table.outcome("initiative-test", "side=confederate turn=2 superior=yes", {4}), std::string{"total=3 activates=yes"});
}

void TestCedarCreekExample::cook_and_payne_attack_kitching()
{
    QCOMPARE(m_table.outcome("attack", first_attack, {1, 4, 2}),
             std::string{"attacker_total=9 defender_total=4 ratio=3-2 result=defender-loses attacker_hit=no defender_hit=yes "
                         "attacker_fatigue_gained=0 defender_fatigue_gained=1 charge_fatigue=1"});
    const std::vector<std::string> wanted{"=7/4 strength 7 against 4",
                                          "=1.5 rounded in favor of the lesser",
                                          "=1 defender's artillery 1, not above its rating 1: it helps",
                                          "=4 attacker's die",
                                          "+2 ratio 3/2",
                                          "+1 supporting second line",
                                          "+1 charging brigade",
                                          "+1 command bonus",
                                          "=2 defender's die",
                                          "+1 artillery",
                                          "-1 Union surprised on turn 2",
                                          "+2 higher or across a ravine",
                                          "=4 lower total",
                                          "x2 times the lower total for a hit"};
    QVERIFY2(lines("attack", first_attack, {1, 4, 2}) == wanted, m_table.outcome("attack", first_attack, {1, 4, 2}).c_str());
}

void TestCedarCreekExample::battle_and_grimes_attack_coates()
{
    QCOMPARE(m_table.outcome("attack", second_attack, {4, 1}),
             std::string{"attacker_total=5 defender_total=2 ratio=1-1 result=defender-loses attacker_hit=no defender_hit=yes "
                         "attacker_fatigue_gained=0 defender_fatigue_gained=1 charge_fatigue=0"});
    const std::vector<std::string> wanted{"=4/3 strength 8 against 6",
                                          "=1 rounded in favor of the lesser",
                                          "=4 attacker's die",
                                          "+1 ratio 1/1",
                                          "+1 command bonus",
                                          "-1 fatigue 1",
                                          "=1 defender's die",
                                          "+1 supporting second line",
                                          "-1 Union surprised on turn 2",
                                          "+2 higher or across a ravine",
                                          "-1 defender attacked on its flank (by the Reminders a brigade there is enough)",
                                          "=2 lower total",
                                          "x2 times the lower total for a hit"};
    QVERIFY2(lines("attack", second_attack, {4, 1}) == wanted, m_table.outcome("attack", second_attack, {4, 1}).c_str());
}

void TestCedarCreekExample::without_artillery_its_die_lies_idle()
{
    std::vector<corneta::TypedDice::Labelled> recorded;
    for (const corneta::Roll& roll : m_table.verdict("attack", first_attack, {1, 4, 2}).rolls)
        recorded.push_back({roll.label, {roll.faces.begin(), roll.faces.end()}});
    corneta::TypedDice dice{recorded};
    const corneta::Answers ruled = answers_to_attack("turn=2 attacker_side=confederate attacker_strength=7 defender_strength=4 "
                                                     "attacker_supports=1 attacker_charges=1 attacker_command_bonus=yes terrain=higher");
    const corneta::PartialResult again = corneta::attempted(m_table.action("attack"), ruled, *m_table.rulebook().typed_charts, dice);
    QCOMPARE(again.verdicts.size(), 1U);
    QCOMPARE(dice.idle(), std::vector<std::string>{"defender's artillery 1"});
    QCOMPARE(again.verdicts[0].outcome.value(0), 90);
    QCOMPARE(again.verdicts[0].outcome.value(1), 30);
}

void TestCedarCreekExample::with_more_artillery_one_more_die_is_wanted()
{
    corneta::TypedDice dice{
        std::vector<corneta::TypedDice::Labelled>{{"defender's artillery 1", {1}}, {"attacker's die", {4}}, {"defender's die", {2}}}};
    const corneta::Answers ruled = answers_to_attack("turn=2 attacker_side=confederate attacker_strength=7 defender_strength=4 "
                                                     "attacker_supports=1 attacker_charges=1 attacker_command_bonus=yes "
                                                     "attacker_artillery=2 defender_artillery=1 terrain=higher");
    const corneta::PartialResult again = corneta::attempted(m_table.action("attack"), ruled, *m_table.rulebook().typed_charts, dice);
    QVERIFY(again.verdicts.empty());
    QCOMPARE(again.wanted.size(), 1U);
    QCOMPARE(again.wanted[0].label, std::string{"attacker's artillery 1"});
}

#include "test_cedar_creek_example.moc"
