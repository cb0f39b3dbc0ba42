// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/ruleset.h"
#include "tests/rulesets/rows_of_rules.h"

#include <QObject>

using namespace rows_of_rules;

/// Santa Anna Rules, Melee Procedure: fighters, shifts, losses and what follows, a row a sentence.
class TestSantaAnnaMelee : public QObject {
    Q_OBJECT

private slots:
    void a_sentence_of_the_rules_holds_data();
    void a_sentence_of_the_rules_holds() { check(m_table); }
    void what_follows_a_melee_data();
    void what_follows_a_melee();
    void a_victorious_unit_rolls_with_what_is_left();
    void strikes_come_before_the_dealing_of_losses();

private:
    const PlayedTable m_table{santa_anna::ruleset};
};

namespace {

const std::vector<int> any{2, 2, 2, 2};

/// A melee in which nobody charges.
void melee(const char* sentence, const std::string& answers, const std::vector<int>& faces, const char* outcome)
{
    row(sentence, "melee", "attacker_charging=no " + answers, faces, outcome);
}

void shift_rows()
{
    melee("12 regulars without any shift: column 4", "", any, "attacker_column=4 defender_column=4");
    melee("melee, untrained -2", "attacker_experience=untrained", any, "attacker_column=2");
    melee("melee, green -1", "attacker_experience=green", any, "attacker_column=3");
    melee("melee, veteran +1", "attacker_experience=veteran", any, "attacker_column=5");
    melee("the defender's experience is his own", "defender_experience=veteran", any, "attacker_column=4 defender_column=5");
    row("charging +2", "melee", "", any, "attacker_column=6 defender_column=4");
    melee("a defender that charges too +2", "defender_charging=yes", any, "attacker_column=4 defender_column=6");
    melee("U.S. infantry +1", "attacker_nation=us", any, "attacker_column=5");
    melee("U.S. cavalry +1", "attacker_arm=cavalry attacker_effectives=16 attacker_mounted=no attacker_nation=us", any,
          "attacker_column=5");
    melee("U.S. gunners none", "defender_arm=artillery defender_nation=us", any, "defender_column=4");
    melee("Texans none", "attacker_nation=texan", any, "attacker_column=4");
    melee("building -2", "defender_cover=building", any, "attacker_column=2");
    melee("light fortification -2", "defender_cover=light", any, "attacker_column=2");
    melee("heavy fortification -4, for the attacker alone", "attacker_experience=veteran defender_cover=heavy", any,
          "attacker_column=1 defender_column=4");
    melee("no saber on foot",
          "attacker_arm=cavalry attacker_effectives=16 attacker_mounted=no attacker_melee_weapon=saber defender_arm=cavalry", any,
          "attacker_column=4");
    melee("no saber against infantry, but +2 for being mounted", "attacker_arm=cavalry attacker_melee_weapon=saber", any,
          "attacker_column=6");
    row("one in four on foot holds horses", "melee", "attacker_arm=cavalry attacker_effectives=11 attacker_mounted=no", any,
        "attacker_column=5");
    melee("as many to the end of the turn: of 11 less 4 but 4 fight", "defender_arm=cavalry defender_mounted=no defender_effectives=11",
          {18, 1, 1, 20}, "attacker_losses=1");
    row("no lance on foot", "melee", "attacker_arm=cavalry attacker_effectives=16 attacker_mounted=no attacker_melee_weapon=lance", any,
        "attacker_column=6");
    melee("dismounted cavalry counts as infantry", "attacker_arm=cavalry attacker_effectives=16 attacker_mounted=no", any,
          "attacker_column=4");
    melee("mounted against infantry in rough ground: +2 -1", "attacker_arm=cavalry defender_cover=rough", any, "attacker_column=5");
    melee("mounted against infantry in a building: -2 alone", "attacker_arm=cavalry defender_cover=building", any, "attacker_column=2");
    melee("mounted against infantry in works: -2 alone", "attacker_arm=cavalry defender_cover=light", any, "attacker_column=2");
    melee("the defender's cavalry has its +2 too", "defender_arm=cavalry", any, "defender_column=6");
    melee("column 0 is the lowest", "attacker_experience=untrained defender_cover=heavy", any, "attacker_column=0");
    row("column 16 is the highest", "melee",
        "attacker_effectives=99 defender_effectives=99 attacker_experience=veteran defender_formation=skirmish", any, "attacker_column=16");
}

void number_rows()
{
    melee("only castings in contact fight", "attacker_fighters=5", any, "attacker_column=1 defender_column=4");
    melee("a quarter of those caught forming square fights", "attacker_arm=cavalry defender_caught_forming_square=yes", any,
          "attacker_column=6 defender_column=0");
    melee("in the first turn only", "attacker_arm=cavalry defender_caught_forming_square=yes first_round=no", any,
          "attacker_column=6 defender_column=4");
    melee("only infantry is caught, whatever is said of gunners beside it",
          "defender_arm=infantry,artillery defender_unlimbered=no,no defender_caught_forming_square=yes,yes", {2, 2, 2, 2, 2, 2},
          "defender_unit_column=1,4");
    melee("who meets nobody strikes in no column", "defender_effectives=0", {}, "rounds_fought=0 attacker_column=0 defender_column=0");
    melee("half of 15 is 7", "defender_effectives=15 aspect=rear", any, "defender_column=1");
    melee("half of 1 is 1", "attacker_effectives=5 defender_effectives=1 defender_experience=veteran defender_nation=us aspect=flank",
          {1, 1, 1, 1}, "defender_column=2");
    melee("half of 3 is 1", "attacker_effectives=6 defender_effectives=3 defender_experience=veteran defender_nation=us aspect=rear",
          {1, 1, 1, 1}, "defender_column=1");
    melee("a quarter of 3 is 1",
          "attacker_arm=cavalry attacker_effectives=5 defender_effectives=3 defender_experience=veteran defender_nation=us "
          "defender_caught_forming_square=yes",
          {1, 1, 1, 1}, "defender_column=2");
    melee("numbers are compared as they fight", "attacker_effectives=10 defender_effectives=20 aspect=flank", any,
          "attacker_column=4 defender_column=4");
    melee("the larger side has no shift", "attacker_effectives=30 attacker_stragglers=0", any, "attacker_column=8 defender_column=1");
    row("charging counts in the first round only", "melee", "", {1, 1, 20, 1}, "defender_losses=5");
    row("so does the lance", "melee", "attacker_arm=cavalry attacker_melee_weapon=lance defender_arm=cavalry", {1, 1, 20, 1},
        "defender_losses=6");
}

void loss_rows()
{
    melee("a column's losses are dealt as a line's", "defender_formation=column", {20, 1, 1, 1},
          "defender_stragglers=2 defender_casualties=2");
    melee("a square's too", "defender_formation=square", {20, 1, 1, 1}, "defender_stragglers=2 defender_casualties=2");
    melee("a flank doubles the stragglers in melee", "aspect=flank", {20, 1, 1, 1}, "defender_stragglers=4 defender_casualties=2");
    melee("the attacker's are never multiplied", "aspect=rear", {1, 20, 1, 1},
          "attacker_losses=2 attacker_stragglers=1 attacker_casualties=1");
    melee("a U.S. battery straggles as others do", "attacker_effectives=6 defender_arm=artillery defender_nation=us", {18, 1, 1, 1},
          "defender_losses=5 defender_stragglers=3 defender_casualties=2");
    melee("never more than the effectives, casualties first", "defender_effectives=2 defender_stragglers=1", {20, 1},
          "defender_losses=4 defender_stragglers=0 defender_casualties=2 defender_breaks=yes defender_destroyed=yes");
    melee("who breaks in the first round ends it", "defender_effectives=6 defender_stragglers=4", {10, 1},
          "locked=no rounds_fought=1 defender_stragglers=1 defender_casualties=1 defender_breaks=yes");
    melee("a mob does not break again", "defender_formation=mob defender_effectives=6 defender_stragglers=4", {10, 1},
          "locked=no rounds_fought=1 defender_stragglers=1 defender_casualties=1 defender_breaks=no");
    melee("nobody broken after two rounds: locked", "", {10, 10, 1, 1}, "locked=yes rounds_fought=2");
    melee("mounted cavalry that breaks cavalry costs no more",
          "attacker_arm=cavalry defender_arm=cavalry defender_effectives=6 "
          "defender_stragglers=4",
          {10, 1}, "defender_breaks=yes defender_stragglers=1");
    melee("dismounted cavalry that breaks infantry costs no more",
          "attacker_arm=cavalry attacker_effectives=16 attacker_mounted=no defender_effectives=6 defender_stragglers=4", {10, 1},
          "defender_breaks=yes defender_stragglers=1");
    melee("mounted defenders cost broken infantry 1d4 more", "attacker_effectives=6 attacker_stragglers=4 defender_arm=cavalry", {1, 8, 3},
          "attacker_breaks=yes attacker_stragglers=4");
    melee("infantry broken before and beaten by mounted cavalry straggles 1d4 more",
          "attacker_arm=cavalry attacker_effectives=28 defender_effectives=19 defender_stragglers=20", {13, 3, 4},
          "locked=no defender_breaks=no defender_stragglers=7");
    melee("both break: no more dice",
          "attacker_arm=cavalry attacker_effectives=4 attacker_stragglers=2 defender_effectives=6 defender_stragglers=4", {20, 20},
          "locked=no rounds_fought=1 attacker_breaks=yes defender_breaks=yes defender_stragglers=2 defender_casualties=2");
    melee("a battery broken before and beaten leaves its guns",
          "attacker_effectives=30 defender_arm=artillery defender_effectives=6 defender_stragglers=7", {13, 3}, "guns_lost=yes");
    melee("a battery that holds keeps its guns", "attacker_effectives=4 defender_arm=artillery", any, "guns_lost=no locked=yes");
    melee("in later turns a square sends nobody back", "attacker_arm=cavalry defender_formation=square first_round=no", any,
          "locked=yes rounds_fought=2 attacker_stragglers=0");
    melee("cavalry that a square has charged goes back too", "attacker_formation=square defender_arm=cavalry", {2, 2, 2, 2, 3},
          "locked=no rounds_fought=2 attacker_stragglers=0 defender_stragglers=3");
    melee("mounted cavalry stands in no square", "attacker_arm=cavalry defender_arm=cavalry defender_formation=square", any,
          "locked=yes attacker_stragglers=0");
    melee("a square that breaks lets the cavalry through",
          "attacker_arm=cavalry defender_formation=square defender_effectives=6 defender_stragglers=4", {10, 1, 2},
          "defender_breaks=yes defender_stragglers=3");
}

void unit_rows()
{
    // sides of 20 and 20, columns 3 and 4 against 4 and 4
    row("several units: each rolls in its own column, then a die a loss", "melee",
        "attacker_charging=no,no attacker_effectives=9,11 defender_effectives=10,10", {10, 10, 10, 10, 1, 1, 2, 2, 2, 2, 2, 1, 1, 1, 1},
        "attacker_column=3 attacker_unit_column=3,4 attacker_losses=4 attacker_stragglers=2 attacker_casualties=2 defender_losses=3 "
        "defender_stragglers=2 defender_casualties=1 attacker_unit_losses=0,4 attacker_unit_stragglers=0,2 attacker_unit_casualties=0,2 "
        "defender_unit_losses=2,1 defender_unit_stragglers=1,1 defender_unit_casualties=1,0");
    row("a unit alone has no list", "melee", "", any, "attacker_unit_losses= attacker_unit_stragglers=");
    row("losses of several rounds add up by unit", "melee", "attacker_charging=no,no attacker_effectives=9,11",
        {10, 10, 10, 1, 10, 10, 13, 2}, "attacker_losses=2 attacker_unit_losses=1,1 attacker_unit_stragglers=1,1 defender_losses=6");
    const auto strike = [](const char* sentence, const char* answers, int face, const char* outcome) {
        row(sentence, "melee-strike", answers, {face}, outcome);
    };
    strike("the example's first strike", "own_fighters=9 own_side_size=9 enemy_side_size=14 attacker_experience=green", 20,
           "column=3 losses=4");
    strike("the example's second", "own_fighters=14 own_side_size=14 enemy_side_size=9 attacker_nation=us attacker_charging=no", 3,
           "column=5 losses=1");
    strike("the example's third, in the second round",
           "own_fighters=8 own_side_size=8 enemy_side_size=10 attacker_experience=green "
           "first_round=no",
           12, "column=2 losses=1");
    strike("the example's last", "own_fighters=10 own_side_size=10 enemy_side_size=8 attacker_nation=us attacker_charging=no", 13,
           "column=5 losses=3");
    strike("outnumbered by the whole side, not by the unit", "own_fighters=12 own_side_size=20 enemy_side_size=30 attacker_charging=no", 2,
           "column=2");
}

} // namespace

void TestSantaAnnaMelee::a_sentence_of_the_rules_holds_data()
{
    add_columns();
    shift_rows();
    number_rows();
    loss_rows();
    unit_rows();
}

void TestSantaAnnaMelee::what_follows_a_melee_data()
{
    add_columns();
    const auto follows = [](const char* sentence, const char* answers, const std::vector<int>& faces, const char* next) {
        row(sentence, "melee", answers, faces, next);
    };
    follows("locked: nothing", "", {2, 2, 2, 2}, "");
    follows("a broken unit retreats and is seen", "attacker_charging=no defender_effectives=6 defender_stragglers=4", {10, 1},
            "movement rout-check");
    follows("a destroyed one only is seen", "attacker_charging=no defender_effectives=2", {20, 1}, "rout-check");
    follows("mounted victors roll for a breakthrough",
            "attacker_arm=cavalry defender_arm=cavalry defender_effectives=6 defender_stragglers=4", {10, 1},
            "breakthrough movement rout-check");
    follows("over a unit that was broken before too",
            "attacker_arm=cavalry attacker_charging=no attacker_effectives=28 defender_effectives=19 defender_stragglers=20", {13, 3, 4},
            "breakthrough");
    follows("mounted defenders too", "attacker_effectives=6 attacker_stragglers=4 attacker_charging=no defender_arm=cavalry", {1, 8, 3},
            "movement rout-check breakthrough");
    follows(
        "not on foot",
        "attacker_arm=cavalry attacker_effectives=16 attacker_mounted=no attacker_charging=no defender_effectives=6 defender_stragglers=4",
        {10, 1}, "movement rout-check");
    follows("not when both break",
            "attacker_arm=cavalry attacker_effectives=4 attacker_stragglers=2 attacker_charging=no defender_effectives=6 "
            "defender_stragglers=4",
            {20, 20}, "movement rout-check movement rout-check");
    follows("cavalry that a square held retreats unbroken, seen by nobody",
            "attacker_arm=cavalry attacker_charging=no defender_formation=square", {2, 2, 2, 2, 1}, "movement");
    follows("so does the defender's", "attacker_formation=square attacker_charging=no defender_arm=cavalry", {2, 2, 2, 2, 1}, "movement");
    follows("a leader whose unit took losses may be hit", "attacker_leader_attached=yes attacker_losses_this_turn=1", {2, 2, 2, 2},
            "leader-casualty");
    follows("a leader whose unit took none is safe", "attacker_leader_attached=yes", {2, 2, 2, 2}, "");
}

void TestSantaAnnaMelee::what_follows_a_melee()
{
    QFETCH(const QString, answers);
    QFETCH(const std::vector<int>, faces);
    QFETCH(const QString, outcome);
    QStringList actions;
    for (const corneta::FollowUp& follow : m_table.verdict("melee", answers.toStdString(), faces).next)
        actions << QString::fromStdString(std::string{follow.choices.front().action});
    QCOMPARE(actions.join(' '), outcome);
}

void TestSantaAnnaMelee::a_victorious_unit_rolls_with_what_is_left()
{
    const auto verdict = m_table.verdict(
        "melee", "attacker_arm=cavalry attacker_experience=green defender_arm=cavalry defender_effectives=6 defender_stragglers=4",
        {12, 16});
    const corneta::Choice& choice = verdict.next.front().choices.front();
    QVERIFY(
        (choice.presets
         == std::vector<corneta::Given>{{"attacker_experience", "green"}, {"attacker_effectives", "11"}, {"attacker_stragglers", "1"}}));
    QCOMPARE(verdict.next.front().kind, corneta::Follow::Must);
}

void TestSantaAnnaMelee::strikes_come_before_the_dealing_of_losses()
{
    const auto verdict = m_table.verdict("melee", "attacker_charging=no,no attacker_effectives=9,11 defender_effectives=10,10",
                                         {10, 10, 10, 10, 1, 1, 2, 2, 2, 2, 2, 1, 1, 1, 1});
    std::string labels;
    for (const corneta::Roll& roll : verdict.rolls)
        labels += (labels.empty() ? "" : "; ") + roll.label;
    QCOMPARE(labels,
             std::string{"attacker 1's melee, round 1; attacker 2's melee, round 1; defender 1's melee, round 1; "
                         "defender 2's melee, round 1; units that take the defender's losses, round 1, from loss 1; "
                         "units that take the attacker's losses, round 1, from loss 1; attacker 1's melee, round 2; "
                         "attacker 2's melee, round 2; defender 1's melee, round 2; defender 2's melee, round 2"});
    QCOMPARE(verdict.rolls[4].pool, (corneta::Pool{3, 2}));
    QCOMPARE(verdict.rolls[5].pool, (corneta::Pool{4, 2}));
}

#include "test_santa_anna_melee.moc"
