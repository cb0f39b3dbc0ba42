// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/ruleset.h"
#include "tests/rulesets/rows_of_rules.h"

#include <QObject>

using namespace rows_of_rules;

/// Santa Anna Rules, fortifications, guns and their crews, hidden units: a row a sentence of the rules or of the house rules.
class TestSantaAnnaGuns : public QObject {
    Q_OBJECT

private slots:
    void a_sentence_of_the_rules_holds_data();
    void a_sentence_of_the_rules_holds() { check(m_table); }
    void instructions_say_what_to_do_data();
    void instructions_say_what_to_do() { check_instructions(m_table); }
    void a_damaged_gun_is_followed_by_a_rout_check();
    void a_mixed_crew_loses_each_casting_alike();
    void a_battery_fires_its_undamaged_guns_first();

private:
    const PlayedTable m_table{santa_anna::ruleset};
};

namespace {

void fortification_rows()
{
    const auto fires = [](const char* sentence, const char* answers, const std::vector<int>& faces, const char* outcome) {
        row(sentence, "fortification-fire", answers, faces, outcome);
    };
    fires("fire as usual: 6 lb at short range is strength 18", "", {14}, "column=5 losses=3 points_left=25 level=light");
    fires("experience shifts the column", "firer_experience=veteran", {14}, "column=6 losses=4");
    fires("no cover modifier whatever the section", "fortification=heavy points=56", {14}, "column=5");
    fires("medium range: the poundage", "range=11", {14}, "column=2");
    fires("low ammunition: half", "firer_low_ammunition=yes", {14}, "column=3");
    fires("a damaged gun: half", "firer_damaged=1", {14}, "column=3");
    fires("a heavy section with 28 points left counts as light", "fortification=heavy points=30", {7},
          "losses=2 points_left=28 level=light");
    fires("with 29 it is still heavy", "fortification=heavy points=31", {7}, "points_left=29 level=heavy");
    fires("a light section at half is rough", "points=16", {7}, "points_left=14 level=rough");
    fires("above half it is light", "points=17", {7}, "points_left=15 level=light");
    fires("a building at half is rough", "fortification=building points=14", {7}, "points_left=12 level=rough");
    fires("above half it is a building", "fortification=building points=15", {7}, "points_left=13 level=building");
    fires("without points any section is rough", "fortification=heavy points=2", {7}, "points_left=0 level=rough");
    fires("a building too", "fortification=building points=2", {7}, "points_left=0 level=rough");
    fires("a light section too", "points=2", {7}, "points_left=0 level=rough");
    fires("points never fall below none", "points=1", {7}, "losses=2 points_left=0 level=rough");
    fires("beyond the gun's range", "range=22.1", {}, "range: 22.1 in is beyond a 6 lb gun's 22 in");
    fires("no such gun", "firer_poundage=18", {}, "firer_poundage: the range chart has no 18 lb gun, only 3, 6, 8, 12, 24");
    fires("more damaged guns than guns", "firer_damaged=2", {}, "firer_damaged: 2 damaged guns in a battery of 1");
}

void gun_rows()
{
    row("a 1 for a casualty: a gun is damaged", "gun-damage", "casualties=1", {1}, "guns_damaged=1");
    row("any other face: none", "gun-damage", "casualties=1", {2}, "guns_damaged=0");
    row("a roll for each casualty", "gun-damage", "casualties=3 guns=2", {1, 20, 1}, "guns_damaged=2");
    row("no casualties: no roll", "gun-damage", "", {}, "guns_damaged=0");
    row("a second time the casting is silent", "gun-damage", "casualties=2", {1, 1}, "guns_damaged=2");
    row("a silent casting cannot be hit again", "gun-damage", "casualties=3", {1, 1, 1}, "guns_damaged=2");
    row("two castings, one of them a gunner: as usual", "gun-crew", "gunners=1 helpers=1 functions=2", {}, "functions=2");
    row("two gunners: as usual", "gun-crew", "gunners=2 functions=1", {}, "functions=1");
    row("one casting: each function takes two", "gun-crew", "gunners=1 functions=2", {}, "functions=1");
    row("who has one function gets one every other turn", "gun-crew", "gunners=1 functions=1", {}, "functions=0");
    row("without a gunner the gun is silent", "gun-crew", "gunners=0 helpers=3 functions=2", {}, "functions=0");
    row("nobody at the gun", "gun-crew", "gunners=0 functions=2", {}, "functions=0");
    row("a mixed crew of two: a gunner on 1", "mixed-crew-loss", "", {1}, "lost=gunner");
    row("a helper on 2", "mixed-crew-loss", "", {2}, "lost=helper");
    row("gunners only: no roll", "mixed-crew-loss", "gunners=3 helpers=0", {}, "lost=gunner");
    row("helpers only: no roll", "mixed-crew-loss", "gunners=0", {}, "lost=helper");
    row("nobody to lose", "mixed-crew-loss", "gunners=0 helpers=0", {}, "gunners: nobody mans the gun");
    row("a turn at the wagon: ammunition again", "resupply", "touching_wagon=yes unit_low_ammunition=yes", {}, "low_ammunition=no");
    row("away from it: still low", "resupply", "unit_low_ammunition=yes", {}, "low_ammunition=yes");
    row("never low", "resupply", "touching_wagon=yes", {}, "low_ammunition=no");
}

void spotting_rows()
{
    const auto spots = [](const char* sentence, const char* answers, int face, const char* outcome) {
        row(sentence, "spot-hidden", answers, {face}, outcome);
    };
    spots("25 less one for every five castings on each side", "hidden_castings=12 spotting_castings=24", 20, "number=19 spotted=yes");
    spots("each rounded down", "hidden_castings=9 spotting_castings=4", 20, "number=24 spotted=no");
    spots("greater than the number: spotted", "hidden_castings=30 spotting_castings=50", 10, "number=9 spotted=yes");
    spots("equal to it is not greater", "hidden_castings=30 spotting_castings=50", 9, "number=9 spotted=no");
    spots("a 1 always misses", "hidden_castings=99 spotting_castings=99", 1, "number=-13 spotted=no");
    spots("a 2 need not", "hidden_castings=99 spotting_castings=99", 2, "number=-13 spotted=yes");
}

} // namespace

void TestSantaAnnaGuns::a_sentence_of_the_rules_holds_data()
{
    add_columns();
    fortification_rows();
    gun_rows();
    spotting_rows();
}

void TestSantaAnnaGuns::instructions_say_what_to_do_data()
{
    add_columns();
    row("points are written down, a new level is marked", "fortification-fire", "points=16", {7},
        "Write down points 14 for this 4-inch section; the units behind it lose nothing. Mark the section: rough ground.");
    row("a natural 1 runs low on ammunition", "fortification-fire", "range=22", {1}, "Mark the battery low on ammunition.");
    row("one damage", "gun-damage", "casualties=1 guns=2", {1},
        "Mark 1 gun casting: it fires at half, and is silent if it was marked before.");
    row("both guns of the only casting", "gun-damage", "casualties=2", {1, 1},
        "Mark every gun casting of the battery: all of them are silent.");
    row("one function in two turns", "gun-crew", "gunners=1", {}, "With so few hands one function takes 2 turns.");
    row("a spotted unit is set up", "spot-hidden", "hidden_castings=50", {20}, "Set it on the table.");
    row("a marker comes off", "resupply", "touching_wagon=yes unit_low_ammunition=yes", {},
        "Take the low ammunition marker off the battery.");
}

void TestSantaAnnaGuns::a_damaged_gun_is_followed_by_a_rout_check()
{
    const auto verdict = m_table.verdict("gun-damage", "casualties=1", {1});
    QCOMPARE(verdict.next.size(), 1U);
    QCOMPARE(verdict.next.front().kind, corneta::Follow::Must);
    QCOMPARE(verdict.next.front().choices.front().action, std::string_view{"rout-check"});
    QVERIFY(m_table.verdict("gun-damage", "casualties=1", {2}).next.empty());
}

void TestSantaAnnaGuns::a_mixed_crew_loses_each_casting_alike()
{
    const auto odds = m_table.odds("mixed-crew-loss", "gunners=1 helpers=2");
    QCOMPARE(odds.total, std::optional<std::uint64_t>{3});
    QCOMPARE(odds.rows.front().chance.weight, std::optional<std::uint64_t>{1});
}

void TestSantaAnnaGuns::a_battery_fires_its_undamaged_guns_first()
{
    const auto verdict = m_table.verdict("fortification-fire", "firer_guns=3 firer_damaged=1", {7, 13, 20});
    QCOMPARE(verdict.rolls.back().label, std::string{"gun 3"});
    // columns 5, 5, 3: losses 2, 3, 4
    QCOMPARE(m_table.outcome("fortification-fire", "firer_guns=3 firer_damaged=1", {7, 13, 20}),
             std::string{"column=5 losses=9 points_left=19 level=light low_ammunition=no"});
}

#include "test_santa_anna_guns.moc"
