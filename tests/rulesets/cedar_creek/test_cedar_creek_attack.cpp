// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/ruleset.h"
#include "tests/rulesets/rows_of_rules.h"

#include <QObject>

using namespace rows_of_rules;

/// Cedar Creek 1864, combat: modifiers, ratios, support dice and results, a row a sentence.
class TestCedarCreekAttack : public QObject {
    Q_OBJECT

private slots:
    void a_sentence_of_the_rules_holds_data();
    void a_sentence_of_the_rules_holds() { check(m_table); }
    void a_refusal_names_field_and_reason_data();
    void a_refusal_names_field_and_reason() { check_refusal(m_table); }
    void instructions_say_what_to_do_data();
    void instructions_say_what_to_do() { check_said(m_table); }

private:
    const PlayedTable m_table{cedar_creek::ruleset};
};

namespace {

void attack(const char* sentence, const char* answers, const std::vector<int>& faces, const char* outcome)
{
    row(sentence, "attack", answers, faces, outcome);
}

void ratio_rows()
{
    attack("6 against 3: 2/1, +3", "attacker_strength=6 defender_strength=3", {1, 1}, "ratio=2-1 attacker_total=4 defender_total=1");
    attack("3 against 4: 1/1, +1 for the defender", "attacker_strength=3", {1, 1}, "ratio=1-1 attacker_total=1 defender_total=2");
    attack("3 against 3: 1/1, +1 for the attacker", "attacker_strength=3 defender_strength=3", {1, 1},
           "ratio=1-1 attacker_total=2 defender_total=1");
    attack("4 against 6: 3/2, +2 for the defender", "defender_strength=6", {1, 1}, "ratio=3-2 attacker_total=1 defender_total=3");
    attack("7 against 4: 3/2, +2", "attacker_strength=7", {1, 1}, "ratio=3-2 attacker_total=3 defender_total=1");
    attack("12 against 4: 3/1, +4", "attacker_strength=12", {1, 1}, "ratio=3-1 attacker_total=5 defender_total=1");
    attack("more than 3/1 is no better", "attacker_strength=99 defender_strength=1", {1, 1}, "ratio=3-1 attacker_total=5");
}

/// 4 against 4 and two dice of 3: 4 for the attacker, 3 for the defender, before the modifier.
void modifier_rows()
{
    const auto alone = [](const char* sentence, const char* answers, int attacker, int defender) {
        const std::string totals = "attacker_total=" + std::to_string(attacker) + " defender_total=" + std::to_string(defender);
        attack(sentence, answers, {3, 3}, totals.c_str());
    };
    alone("nothing but the ratio", "", 4, 3);
    alone("each support of the attacker +1", "attacker_supports=2", 6, 3);
    alone("each support of the defender +1", "defender_supports=3", 4, 6);
    alone("each charging brigade +1", "attacker_charges=2", 6, 3);
    alone("the attacker's command bonus +1", "attacker_command_bonus=yes", 5, 3);
    alone("the defender's command bonus +1", "defender_command_bonus=yes", 4, 4);
    alone("the attacker at fatigue 1: -1", "attacker_fatigue=1", 3, 3);
    alone("the attacker at fatigue 2: -2", "attacker_fatigue=2", 2, 3);
    alone("the defender at fatigue 1: -1", "defender_fatigue=1", 4, 2);
    alone("the defender at fatigue 2: -2", "defender_fatigue=2", 4, 1);
    alone("a routed defender is at fatigue 2", "defender_routed=yes", 4, 1);
    alone("whatever its fatigue", "defender_routed=yes defender_fatigue=1", 4, 1);
    alone("the defender attacked on its flank: -1", "defender_flanked=yes", 4, 2);
    alone("an enemy not attacked on the attacker's flank: -2", "attacker_flank_threat=yes", 2, 3);
    alone("the Union surprised on turn 1, attacking: -2", "turn=1", 2, 3);
    alone("the Union surprised on turn 2, attacking: -1", "turn=2", 3, 3);
    alone("the Union surprised on turn 1, defending: -2", "turn=1 attacker_side=confederate", 4, 1);
    alone("the Union surprised on turn 2, defending: -1", "turn=2 attacker_side=confederate", 4, 2);
    alone("no surprise on turn 3", "turn=3 attacker_side=confederate", 4, 3);
    alone("no surprise on turn 9", "turn=9", 4, 3);
}

void terrain_rows()
{
    const auto terrain = [](const char* grounds, int defender) {
        const std::string answers = std::string{"terrain="} + grounds;
        attack(answers.c_str(), answers.c_str(), {3, 1}, ("attacker_total=4 defender_total=" + std::to_string(1 + defender)).c_str());
    };
    terrain("higher", 2);
    terrain("ravine", 2);
    terrain("higher,ravine", 2);
    terrain("bridge", 2);
    terrain("ford", 2);
    terrain("bridge,ford", 2);
    terrain("woods", 1);
    terrain("town", 1);
    terrain("woods,town", 2);
    terrain("higher,woods", 3);
    terrain("ravine,bridge", 3);
    terrain("ford,woods,town", 3);
    terrain("higher,ravine,bridge,ford,woods,town", 3);
}

void support_rows()
{
    attack("the attacker's artillery at its rating +1", "attacker_artillery=2", {2, 3, 3}, "attacker_total=5 defender_total=3");
    attack("above it nothing", "attacker_artillery=2", {3, 3, 3}, "attacker_total=4 defender_total=3");
    attack("the attacker's sharpshooters at their rating +1", "attacker_sharpshooters=1", {1, 3, 3}, "attacker_total=5 defender_total=3");
    attack("above it nothing", "attacker_sharpshooters=1", {2, 3, 3}, "attacker_total=4 defender_total=3");
    attack("the defender's artillery at its rating +1", "defender_artillery=1", {1, 3, 3}, "attacker_total=4 defender_total=4");
    attack("above it nothing", "defender_artillery=1", {2, 3, 3}, "attacker_total=4 defender_total=3");
    attack("the defender's sharpshooters at their rating +1", "defender_sharpshooters=2", {2, 3, 3}, "attacker_total=4 defender_total=4");
    attack("above it nothing", "defender_sharpshooters=2", {3, 3, 3}, "attacker_total=4 defender_total=3");
    attack("each rating has its own die", "defender_artillery=1,3", {3, 1, 3, 3}, "defender_total=4");
    attack("both help", "defender_artillery=1,3", {1, 3, 3, 3}, "defender_total=5");
}

void together_rows()
{
    attack("all modifiers together",
           "turn=1 attacker_strength=12 attacker_supports=2 attacker_artillery=1,1 attacker_sharpshooters=1 attacker_charges=1 "
           "attacker_command_bonus=yes attacker_fatigue=2 attacker_flank_threat=yes defender_supports=1 defender_artillery=1 "
           "defender_sharpshooters=1 defender_command_bonus=yes defender_fatigue=1 defender_flanked=yes "
           "terrain=higher,ravine,bridge,ford,woods,town",
           {1, 1, 1, 1, 1, 3, 3},
           "attacker_total=8 defender_total=8 ratio=3-1 result=tie attacker_hit=no defender_hit=no attacker_fatigue_gained=0 "
           "defender_fatigue_gained=0 charge_fatigue=1");
    attack("all of the defender's against the Union",
           "turn=1 attacker_side=confederate attacker_strength=1 defender_strength=12 defender_supports=1 defender_artillery=1 "
           "defender_command_bonus=yes defender_routed=yes defender_flanked=yes terrain=woods",
           {1, 3, 3}, "attacker_total=3 defender_total=6");
    attack("an adjusted die is 1 at least, the attacker's", "turn=1 attacker_strength=1 attacker_fatigue=2 attacker_flank_threat=yes",
           {6, 1}, "attacker_total=1 defender_total=5");
    attack("the defender's", "turn=1 attacker_side=confederate defender_routed=yes defender_flanked=yes", {1, 5},
           "attacker_total=2 defender_total=1");
}

void result_rows()
{
    attack("equal totals tire the attacker", "", {2, 3},
           "result=tie attacker_hit=no defender_hit=no attacker_fatigue_gained=1 defender_fatigue_gained=0 charge_fatigue=0");
    attack("the lower total tires, the defender's", "", {3, 3},
           "result=defender-loses attacker_hit=no defender_hit=no attacker_fatigue_gained=0 defender_fatigue_gained=1");
    attack("the lower total tires, the attacker's", "", {2, 4},
           "result=attacker-loses attacker_hit=no defender_hit=no attacker_fatigue_gained=1 defender_fatigue_gained=0");
    attack("twice by adjusted dice, though not by the dice: a hit", "", {3, 2}, "attacker_total=4 defender_total=2 defender_hit=yes");
    attack("twice by the dice, not by adjusted ones: none", "defender_command_bonus=yes", {2, 1},
           "attacker_total=3 defender_total=2 defender_hit=no result=defender-loses");
    attack("one less than twice is no hit", "", {4, 3}, "attacker_total=5 defender_total=3 defender_hit=no");
    attack("more than twice", "", {6, 2}, "attacker_total=7 defender_total=2 defender_hit=yes defender_fatigue_gained=1");
    attack("the attacker is hit by twice its total", "", {1, 4},
           "attacker_total=2 defender_total=4 result=attacker-loses attacker_hit=yes defender_hit=no attacker_fatigue_gained=1");
    attack("and not by one less", "", {1, 3}, "attacker_total=2 defender_total=3 result=attacker-loses attacker_hit=no");
    attack("a total raised to 1 is what counts", "attacker_fatigue=2 attacker_flank_threat=yes", {1, 2},
           "attacker_total=1 defender_total=2 attacker_hit=yes");
    attack("fatigue stops at 2, the attacker's", "attacker_fatigue=2", {1, 4}, "result=attacker-loses attacker_fatigue_gained=0");
    attack("the defender's", "defender_fatigue=2", {6, 4}, "result=defender-loses defender_fatigue_gained=0");
    attack("a routed defender tires no more", "defender_routed=yes", {6, 4}, "result=defender-loses defender_fatigue_gained=0");
    attack("from 1 to 2", "defender_fatigue=1", {6, 4}, "defender_fatigue_gained=1");
    attack("a charge tires the victor too", "attacker_charges=1", {6, 1}, "attacker_fatigue_gained=0 charge_fatigue=1");
    attack("each charging brigade by one level", "attacker_charges=3", {6, 1}, "charge_fatigue=1");
    attack("the beaten twice", "attacker_charges=1", {1, 4}, "attacker_fatigue_gained=1 charge_fatigue=1");
    attack("a fresh brigade charges beside one at 1", "attacker_charges=1 attacker_fatigue=1", {1, 4},
           "attacker_fatigue_gained=1 charge_fatigue=1");
    attack("and beside one at 2", "attacker_charges=1 attacker_fatigue=2", {6, 1}, "attacker_fatigue_gained=0 charge_fatigue=1");
    attack("who charges alone gains none above 2", "attacker_strength=1 attacker_charges=1 attacker_fatigue=2", {6, 1},
           "attacker_fatigue_gained=0 charge_fatigue=0");
    attack("nor after the result", "attacker_strength=1 attacker_charges=1 attacker_fatigue=1", {1, 6},
           "attacker_fatigue_gained=1 charge_fatigue=0");
}

} // namespace

void TestCedarCreekAttack::a_sentence_of_the_rules_holds_data()
{
    add_columns();
    ratio_rows();
    modifier_rows();
    terrain_rows();
    support_rows();
    together_rows();
    result_rows();
}

void TestCedarCreekAttack::a_refusal_names_field_and_reason_data()
{
    refusal_columns();
    refused("attack", "attacker_strength=0", "attacker_strength: 0 is not from 1 to 99");
    refused("attack", "defender_fatigue=3", "defender_fatigue: 3 is not from 0 to 2");
    refused("attack", "attacker_artillery=1,0", "attacker_artillery: 0 is not from 1 to 99");
    refused("attack", "attacker_sharpshooters=2,3", "attacker_sharpshooters: 3 is not from 1 to 2");
    refused("attack", "defender_sharpshooters=3", "defender_sharpshooters: 3 is not from 1 to 2");
    refused("attack", "attacker_strength=2 attacker_charges=3",
            "attacker_charges: a first line of strength 2 has no 3 brigades: each has a point at least (11.4 Combat Results)");
    refused("attack", "attacker_strength=3 attacker_charges=3", "");
    refused("attack", "attacker_strength=99 attacker_charges=13", "attacker_charges: 13 is not from 0 to 12");
    refused("attack", "terrain=hill", "terrain: \"hill\" is none of higher, ravine, bridge, ford, woods, town");
}

void TestCedarCreekAttack::instructions_say_what_to_do_data()
{
    add_columns();
    const auto say = [](const char* sentence, const char* answers, const std::vector<int>& faces, const char* said) {
        row(sentence, "attack", answers, faces, said);
    };
    say("tie", "", {2, 3},
        "Attacker 3, defender 3: a tie tires the attacker. Fatigue +1 for the attacker, to 2 at most: each brigade of the first line.");
    say("tie of the tired", "attacker_fatigue=2", {4, 3},
        "Attacker 3, defender 3: a tie. Fatigue +1 for the attacker, to 2 at most: each brigade of the first line.");
    say("defender tires", "", {3, 3},
        "Attacker 4, defender 3: the defender tires. Fatigue +1 for the defender, to 2 at most: each brigade of the first line.");
    say("tired attacker loses", "attacker_fatigue=2", {6, 6},
        "Attacker 5, defender 6: the attacker loses. Fatigue +1 for the attacker, to 2 at most: each brigade of the first line.");
    say("tired defender loses", "defender_fatigue=2", {6, 6},
        "Attacker 7, defender 4: the defender loses. Fatigue +1 for the defender, to 2 at most: each brigade of the first line.");
    say("routed defender loses", "defender_routed=yes", {6, 6},
        "Attacker 7, defender 4: the defender loses. Fatigue +1 for the defender, to 2 at most: each brigade of the first line; a routed "
        "one takes "
        "no more.");
    say("tie of a charge of the tired", "attacker_fatigue=2 attacker_charges=1", {3, 3},
        "Attacker 3, defender 3: a tie. Fatigue +1 for the attacker, to 2 at most: each brigade of the first line. Each charging brigade: "
        "fatigue "
        "+1 for its charge, to 2 at most.");
    say("hit after a charge", "attacker_charges=1 defender_fatigue=2 defender_supports=1", {6, 1},
        "Attacker 8, defender 1: the defender is hit. Fatigue +1 for the defender, to 2 at most: each brigade of the first line. "
        "Each charging brigade: fatigue +1 for its charge, to 2 at most. Each first-line brigade that is hit retreats or holds for itself. "
        "Where they leave the zone, a winning first-line brigade may move in; a second line may not. "
        "A second line goes with a first line that retreats, with a level of fatigue and no loss.");
}

#include "test_cedar_creek_attack.moc"
