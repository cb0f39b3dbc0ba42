// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/ruleset.h"
#include "tests/rulesets/rows_of_rules.h"

#include <QObject>

using namespace rows_of_rules;

/// Pedregal, section 18.
class TestPedregalVictory : public QObject {
    Q_OBJECT

private slots:
    void a_sentence_of_the_rules_holds_data();
    void a_sentence_of_the_rules_holds() { check(m_table); }
    void a_refusal_names_field_and_reason_data();
    void a_refusal_names_field_and_reason() { check_refusal(m_table); }
    void headlines_say_it_data();
    void headlines_say_it() { check_said(m_table); }

private:
    const PlayedTable m_table{pedregal::ruleset};
};

namespace {

void won(const char* sentence, const char* answers, const char* outcome)
{
    row(sentence, "victory", answers, {}, outcome);
}

} // namespace

void TestPedregalVictory::a_sentence_of_the_rules_holds_data()
{
    add_columns();
    won("18.1 the U.S. player wins at once without Mexican units on the map", "mexican_units_on_map=0", "result=us");
    won("18.1 whatever the points", "mexican_units_on_map=0 us_steps_eliminated=20 turn=16", "us=0 mexican=40 result=us");
    won("18.1 not while one is left", "mexican_units_on_map=1 mexican_units_destroyed=20", "result=open");
    won("18.2 the Mexican player wins at once at San Augustin", "mexican_at_san_augustin=yes", "result=mexican");
    won("18.2 whatever the points", "mexican_at_san_augustin=yes mexican_units_destroyed=20 turn=16", "us=20 mexican=0 result=mexican");
    won("18.2 at the end of turn 16 by the river", "turn=16 mexican_holds_south=yes", "result=mexican");
    won("18.2 whatever the points are then", "turn=16 mexican_holds_south=yes mexican_units_destroyed=20", "result=mexican");
    won("18.2 not with a U.S. unit north of the river", "turn=16 mexican_holds_south=yes us_north_of_churubusco=yes", "result=draw");
    won("18.2 not without a village or bastion south of it", "turn=16", "result=draw");
    won("18.2 not at the end of turn 15", "turn=15", "result=open");
    won("17.1 the game lasts 16 turns", "turn=15 mexican_units_destroyed=20", "result=open");
    won("17.1 after 16 it is over", "turn=16 mexican_units_destroyed=20", "result=us");
    won("18.3 a point for each Mexican unit destroyed", "mexican_units_destroyed=7", "us=7 mexican=0");
    won("18.3 a point for each Mexican leader", "mexican_leaders_lost=3", "us=3 mexican=0");
    won("18.3 2 points for each U.S. step", "us_steps_eliminated=7", "us=0 mexican=14");
    won("18.3 a point for each U.S. leader", "us_leaders_lost=3", "us=0 mexican=3");
    won("18.3 all together", "mexican_units_destroyed=7 mexican_leaders_lost=3 us_steps_eliminated=4 us_leaders_lost=2",
        "us=10 mexican=10");
    won("18.3 the greater total wins: U.S.", "turn=16 mexican_units_destroyed=11 us_steps_eliminated=5", "us=11 mexican=10 result=us");
    won("18.3 the greater total wins: Mexican", "turn=16 mexican_units_destroyed=11 us_steps_eliminated=6",
        "us=11 mexican=12 result=mexican");
    won("18.3 with 10 points the winner wins", "turn=16 mexican_units_destroyed=10", "result=us");
    won("18.3 with 9 it is a draw", "turn=16 mexican_units_destroyed=9", "result=draw");
    won("18.3 10 points win for the Mexican player too", "turn=16 us_steps_eliminated=5", "result=mexican");
    won("18.3 less does not", "turn=16 us_steps_eliminated=4 us_leaders_lost=1", "mexican=9 result=draw");
    won("18.3 equal points are a draw", "turn=16 mexican_units_destroyed=12 us_steps_eliminated=6", "us=12 mexican=12 result=draw");
}

void TestPedregalVictory::a_refusal_names_field_and_reason_data()
{
    refusal_columns();
    refused("victory", "turn=0", "turn: 0 is not from 1 to 99");
}

void TestPedregalVictory::headlines_say_it_data()
{
    add_columns();
    won("18.1", "mexican_units_on_map=0", "The U.S. player wins at once: no Mexican unit is left on the map. Points: U.S. 0, Mexican 0.");
    won("18.2, 1", "mexican_at_san_augustin=yes",
        "The Mexican player wins at once: a Mexican unit has entered San Augustin. Points: U.S. 0, Mexican 0.");
    won("18.2, 2", "turn=16 mexican_holds_south=yes us_leaders_lost=1",
        "The Mexican player wins: he holds a place south of the Churubusco, and no U.S. unit is north of it. Points: U.S. 0, Mexican 1.");
    won("18.3 U.S.", "turn=16 mexican_units_destroyed=10", "The U.S. player wins on points. Points: U.S. 10, Mexican 0.");
    won("18.3 Mexican", "turn=16 us_steps_eliminated=5", "The Mexican player wins on points. Points: U.S. 0, Mexican 10.");
    won("18.3 too few", "turn=16 us_steps_eliminated=4", "The game is a draw: nobody has 10 points. Points: U.S. 0, Mexican 8.");
    won("18.3 equal", "turn=16", "The game is a draw: the points are equal. Points: U.S. 0, Mexican 0.");
    won("17.1", "turn=3", "The game goes on: turn 3 of 16. Points: U.S. 0, Mexican 0.");
}

#include "test_pedregal_victory.moc"
