// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/ruleset.h"
#include "tests/rulesets/rows_of_rules.h"

#include <QObject>

using namespace rows_of_rules;

/// Santa Anna Rules, Firing: quarter volleys, initial volleys, batteries as firers and as targets, a row a sentence.
class TestSantaAnnaVolleys : public QObject {
    Q_OBJECT

private slots:
    void a_sentence_of_the_rules_holds_data();
    void a_sentence_of_the_rules_holds() { check(m_table); }
    void instructions_say_what_to_do_data();
    void instructions_say_what_to_do() { check_instructions(m_table); }

private:
    const PlayedTable m_table{santa_anna::ruleset};
};

namespace {

void row(const char* sentence, const char* answers, const std::vector<int>& faces, const char* outcome)
{
    rows_of_rules::row(sentence, "fire", answers, faces, outcome);
}

void volley_rows()
{
    row("a quarter volley is a unit's first volley too", "firer_quarter_volley=yes firer_castings=20 firer_initial_volley=yes", {10},
        "strength=10 column=6");
    row("a quarter of 11 is kept as a fraction", "firer_quarter_volley=yes firer_castings=11", {10}, "strength=5 column=2");
    row("rifles have no short range: medium", "firer_quarter_volley=yes firer_castings=20 firer_weapon=rifle", {10}, "strength=5 column=2");
    row("mounted, a quarter of the quarter", "firer_quarter_volley=yes firer_castings=32 firer_arm=cavalry", {10}, "strength=4 column=1");
    row("horse holders first", "firer_quarter_volley=yes firer_arm=cavalry firer_mounted=no", {10}, "strength=4 column=1");
    row("out of a building too", "firer_in_building=yes firer_arm=cavalry firer_mounted=no", {10}, "strength=4 column=1");
    row("a quarter volley of a quarter in a building", "firer_in_building=yes firer_quarter_volley=yes firer_castings=40", {10},
        "strength=5 column=2");
    rows_of_rules::row("so does who does not stand in one", "charge", "defender_effectives=21 defender_cover=building", {20, 4, 20},
                       "defender_losses=0 attacker_losses=1");
    row("a quarter volley may run low on ammunition", "firer_quarter_volley=yes", {1}, "low_ammunition=yes");
    row("cavalry has an initial volley", "firer_arm=cavalry firer_mounted=no firer_initial_volley=yes", {10}, "strength=18 column=7");
    row("guns have none", "firer_arm=artillery firer_initial_volley=yes", {},
        "firer_initial_volley: asked only when firer_arm!=artillery; without that it stays no");
}

void battery_rows()
{
    row("each gun casting rolls", "firer_arm=artillery firer_guns=2", {13, 13}, "losses=6 stragglers=4 casualties=2");
    row("a battery runs low from its next fire", "firer_arm=artillery firer_guns=2", {1, 13}, "column=5 losses=3 low_ammunition=yes");
    row("a U.S. battery straggles once under several guns", "firer_arm=artillery firer_guns=2 target_arm=artillery target_nation=us",
        {20, 20}, "losses=4 stragglers=1 casualties=2");
    row("a U.S. battery hit in the flank straggles once", "firer_castings=24 target_arm=artillery target_nation=us aspect=flank", {10},
        "losses=3 stragglers=1 casualties=1");
    row("a U.S. unit that is not a battery straggles as others do", "target_nation=us", {12}, "losses=3 stragglers=2 casualties=1");
    row("no guns fire nothing", "firer_arm=artillery firer_guns=0", {}, "losses=0");
}

void formation_rows()
{
    row("a column is hit as a line is", "target_formation=column", {10}, "column=6");
    row("so is a square", "target_formation=square", {10}, "column=6");
    row("so is a flank", "aspect=flank", {10}, "column=6");
    row("so is a rear", "aspect=rear", {10}, "column=6");
    row("a column in the flank for three losses: two stragglers, two casualties", "target_formation=column aspect=flank", {12},
        "losses=3 stragglers=2 casualties=2");
    row("a square in the rear", "target_formation=square aspect=rear", {12}, "losses=3 stragglers=3 casualties=2");
    row("a road column loses as a line does", "target_formation=road-column", {12}, "losses=3 stragglers=2 casualties=1");
    row("a mob loses as a line does", "target_formation=mob", {12}, "losses=3 stragglers=2 casualties=1");
    row("tripled stragglers are no more than are left", "target_effectives=3 aspect=rear", {12},
        "losses=3 stragglers=2 casualties=1 breaks=yes destroyed=yes");
    row("a unit that was broken may still be destroyed", "target_effectives=1 target_stragglers=5", {20}, "breaks=no destroyed=yes");
}

} // namespace

void TestSantaAnnaVolleys::a_sentence_of_the_rules_holds_data()
{
    add_columns();
    volley_rows();
    battery_rows();
    formation_rows();
}

void TestSantaAnnaVolleys::instructions_say_what_to_do_data()
{
    add_columns();
    row("gunners broken by fire take the guns along", "target_arm=artillery target_effectives=2 target_stragglers=1", {9},
        "Put 1 casting of the target behind it as a straggler. Mark the target broken and turn it away as a mob. Its gunners take their "
        "guns with them.");
    row("a quarter volley is no function of a battery", "firer_arm=artillery firer_quarter_volley=yes", {2}, "");
    row("a quarter volley uses up the initial volley", "firer_quarter_volley=yes firer_initial_volley=yes target_cover=heavy", {2},
        "Take the initial volley marker off the firing unit.");
}

#include "test_santa_anna_volleys.moc"
