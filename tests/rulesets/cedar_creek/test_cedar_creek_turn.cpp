// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/ruleset.h"
#include "tests/rulesets/rows_of_rules.h"

#include <QObject>

using namespace rows_of_rules;

/// Cedar Creek 1864, the rolls that carry a turn: initiative, activation, initiative tests, continuation, Sheridan.
class TestCedarCreekTurn : public QObject {
    Q_OBJECT

private slots:
    void a_sentence_of_the_rules_holds_data();
    void a_sentence_of_the_rules_holds() { check(m_table); }
    void a_refusal_names_field_and_reason_data();
    void a_refusal_names_field_and_reason() { check_refusal(m_table); }
    void headlines_say_it_data();
    void headlines_say_it() { check_said(m_table); }
    void a_tie_is_rolled_again();
    void the_first_turn_says_why_it_takes_no_dice();
    void every_activation_is_the_sum_of_its_modifiers();

private:
    const PlayedTable m_table{cedar_creek::ruleset};
};

namespace {

void initiative_rows()
{
    const auto roll = [](const char* sentence, const char* answers, const std::vector<int>& faces, const char* outcome) {
        row(sentence, "initiative", answers, faces, outcome);
    };
    roll("the Confederate die comes first: higher, they have it", "", {5, 4}, "first_player=confederate");
    roll("the Union die higher", "", {4, 5}, "first_player=union");
    roll("equal dice are a tie", "", {4, 4}, "first_player=tie");
    roll("turn 1 is the Confederates' without dice", "turn=1", {}, "first_player=confederate");
    roll("turn 1 in a tactical retreat too", "turn=1 tactical_retreat=yes", {}, "first_player=confederate");
    roll("turn 2: Confederates +2", "turn=2", {3, 4}, "first_player=confederate");
    roll("turn 2: 2 less is a tie", "turn=2", {2, 4}, "first_player=tie");
    roll("turn 2: 3 less is the Union's", "turn=2", {1, 4}, "first_player=union");
    roll("turn 3 has no bonus", "turn=3", {3, 4}, "first_player=union");
    roll("turn 4 neither", "turn=4", {3, 4}, "first_player=union");
    roll("a tactical retreat gives the Union +1", "turn=5 tactical_retreat=yes", {4, 4}, "first_player=union");
    roll("and makes one less a tie", "turn=5 tactical_retreat=yes", {4, 3}, "first_player=tie");
    roll("two less is the Confederates'", "turn=8 tactical_retreat=yes", {4, 2}, "first_player=confederate");
}

void activation_rows()
{
    const auto roll = [](const char* sentence, const char* answers, int face, const char* outcome) {
        row(sentence, "activation", answers, {face}, outcome);
    };
    roll("Example of Play: a 2 on turn 2 is a 4, one division", "side=confederate turn=2", 2, "total=4 divisions=1");
    roll("a 3 on turn 2 is a 5, two divisions", "side=confederate turn=2", 3, "total=5 divisions=2");
    roll("turn 1: +2", "side=confederate turn=1", 1, "total=3 divisions=1");
    roll("turn 3: +2", "side=confederate turn=3", 6, "total=8 divisions=2");
    roll("turn 4: none", "side=confederate turn=4", 1, "total=1 divisions=0");
    roll("2 is one division", "side=confederate turn=4", 2, "total=2 divisions=1");
    roll("4 is one division", "side=confederate turn=9", 4, "total=4 divisions=1");
    roll("5 is two", "side=confederate turn=9", 5, "total=5 divisions=2");
    roll("Confederates in the Union's retreat: -2", "side=confederate turn=5 tactical_retreat=yes", 3, "total=1 divisions=0");
    roll("they add up", "side=confederate turn=3 tactical_retreat=yes", 3, "total=3 divisions=1");
    roll("Sheridan is nothing to the Confederates", "side=confederate turn=5 sheridan=yes", 3, "total=3 divisions=1");
    roll("the Union without Sheridan: -1", "turn=2", 2, "total=1 divisions=0");
    roll("below 1 is no division", "", 1, "total=0 divisions=0");
    roll("the Union with Sheridan: +1", "turn=5 sheridan=yes", 4, "total=5 divisions=2");
    roll("in its retreat: +1 more", "turn=5 sheridan=yes tactical_retreat=yes", 3, "total=5 divisions=2");
}

void test_rows()
{
    const auto roll = [](const char* sentence, const char* answers, int face, const char* outcome) {
        row(sentence, "initiative-test", answers, {face}, outcome);
    };
    roll("Example of Play: Ramseur's 4 is a 3", "side=confederate turn=2 superior=yes", 4, "total=3 activates=yes");
    roll("Ramseur's 5 is a 4", "side=confederate turn=2 superior=yes", 5, "total=4 activates=no");
    roll("3 activates", "", 3, "total=3 activates=yes");
    roll("4 does not", "", 4, "total=4 activates=no");
    roll("cavalry -1", "cavalry=yes", 4, "total=3 activates=yes");
    roll("in contact -1", "in_contact=yes", 4, "total=3 activates=yes");
    roll("all three", "cavalry=yes in_contact=yes superior=yes", 6, "total=3 activates=yes");
    roll("two of them", "cavalry=yes in_contact=yes", 6, "total=4 activates=no");
    roll("no bonus to the Union on turn 4", "turn=4", 3, "total=3 activates=yes");
    roll("nor to the Confederates on turn 1", "side=confederate turn=1", 3, "total=3 activates=yes");
}

} // namespace

void TestCedarCreekTurn::a_sentence_of_the_rules_holds_data()
{
    add_columns();
    initiative_rows();
    activation_rows();
    test_rows();
    row("a 4 brings a 4th round", "continuation", "", {4}, "another_round=yes");
    row("a 5 does not", "continuation", "after_round=3", {5}, "another_round=no");
    row("a 2 brings a 5th round", "continuation", "after_round=4", {2}, "another_round=yes");
    row("a 3 does not", "continuation", "after_round=4", {3}, "another_round=no");
    row("a 3 brings Sheridan", "sheridan", "", {3}, "arrives=yes");
    row("a 4 does not", "sheridan", "", {4}, "arrives=no");
}

void TestCedarCreekTurn::a_refusal_names_field_and_reason_data()
{
    refusal_columns();
    refused("initiative-test", "turn=1",
            "turn: no test activates a Union division on turn 1; the text's +1 for such a test never applies (10 Movement)");
    refused("initiative-test", "turn=2", "turn: no test activates a Union division on turn 2 (10 Movement)");
    refused("initiative-test", "turn=3", "");
    refused("initiative-test", "turn=1 side=confederate", "");
    refused("continuation", "after_round=5", "after_round: 5 is not from 3 to 4");
    refused("continuation", "after_round=2", "after_round: 2 is not from 3 to 4");
    refused("initiative", "turn=10", "turn: 10 is not from 1 to 9");
    refused("initiative", "turn=0", "turn: 0 is not from 1 to 9");
}

void TestCedarCreekTurn::headlines_say_it_data()
{
    add_columns();
    row("Confederate", "initiative", "", {5, 4}, "The Confederates have the initiative. That side is the first player of the turn.");
    row("turn 1", "initiative", "turn=1", {},
        "The Confederates have the initiative on turn 1, without dice. That side is the first player of the turn.");
    row("none", "activation", "", {1}, "No division may act this round.");
    row("one", "activation", "side=confederate", {1},
        "One division must be activated. Each brigade of an activated division acts once: less fatigue, a voluntary rout, or a move and "
        "perhaps an attack.");
    row("two, in retreat", "activation", "turn=5 sheridan=yes tactical_retreat=yes", {6},
        "2 divisions must be activated. Each brigade of an activated division acts once: less fatigue, a voluntary rout, or a move and "
        "perhaps an attack. "
        "In the tactical retreat no brigade attacks or enters an enemy zone of control, voluntary routs aside.");
    row("one, in the retreat of the others", "activation", "side=confederate turn=5 tactical_retreat=yes", {6},
        "One division must be activated. Each brigade of an activated division acts once: less fatigue, a voluntary rout, or a move and "
        "perhaps an attack.");
    row("failed", "initiative-test", "", {4}, "The division stays where it is and counts as having moved.");
    row("round 5", "continuation", "after_round=4", {1}, "Round 5 is played.");
    row("no round 4", "continuation", "", {6}, "The rounds of this turn are over: the Administrative Phase follows.");
    row("late", "sheridan", "", {6}, "Sheridan does not arrive on turn 4: he does on turn 5.");
}

void TestCedarCreekTurn::a_tie_is_rolled_again()
{
    const auto next = m_table.verdict("initiative", "turn=5 tactical_retreat=yes", {4, 3}).next;
    QCOMPARE(next.size(), 1U);
    QCOMPARE(next[0].kind, corneta::Follow::Must);
    QCOMPARE(next[0].choices[0].action, std::string_view{"initiative"});
    QVERIFY((next[0].choices[0].presets == std::vector<corneta::Given>{{"turn", "5"}, {"tactical_retreat", "yes"}}));
    QVERIFY(m_table.verdict("initiative", "", {4, 3}).next.empty());
}

void TestCedarCreekTurn::the_first_turn_says_why_it_takes_no_dice()
{
    const auto lines = m_table.verdict("initiative", "turn=1", {}).workings;
    QCOMPARE(lines.size(), 1U);
    QCOMPARE(lines[0].amount, corneta::Fraction{2});
    QCOMPARE(lines[0].rule, std::string{"Reminders"});
    QVERIFY(lines[0].reason.find("section 6 gives them the turn without dice") != std::string::npos);
}

void TestCedarCreekTurn::every_activation_is_the_sum_of_its_modifiers()
{
    for (int turn = 1; turn <= 9; ++turn)
        for (int face = 1; face <= 6; ++face)
            for (const bool retreats : {false, true})
                for (const bool sheridan : {false, true}) {
                    const std::string answers = "turn=" + std::to_string(turn) + " tactical_retreat=" + (retreats ? "yes" : "no")
                        + " sheridan=" + (sheridan ? "yes" : "no");
                    const auto wanted = [](int total, bool in_range_only) {
                        const int divisions = total <= 1 ? 0 : total <= 4 ? 1 : 2;
                        return "total=" + std::to_string(total) + " divisions=" + std::to_string(divisions)
                            + " in_range_only=" + (in_range_only ? "yes" : "no"); // 10: no tests then
                    };
                    const int of_union = face + (sheridan ? 1 : -1) + (retreats ? 1 : 0);
                    const int confederate = face + (turn <= 3 ? 2 : 0) - (retreats ? 2 : 0);
                    QCOMPARE(m_table.outcome("activation", answers + " side=union", {face}), wanted(of_union, turn <= 2));
                    QCOMPARE(m_table.outcome("activation", answers + " side=confederate", {face}), wanted(confederate, false));
                }
}

#include "test_cedar_creek_turn.moc"
