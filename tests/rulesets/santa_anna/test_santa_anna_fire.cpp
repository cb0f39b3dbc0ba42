// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/ruleset.h"
#include "tests/rulesets/rows_of_rules.h"

#include <QObject>

using namespace rows_of_rules;

/// Santa Anna Rules, 8.0 Firing: a row a sentence of the rules or of their examples.
class TestSantaAnnaFire : public QObject {
    Q_OBJECT

private slots:
    void a_sentence_of_the_rules_holds_data();
    void a_sentence_of_the_rules_holds() { check(m_table); }
    void a_range_falls_in_the_nearer_band_data();
    void a_range_falls_in_the_nearer_band();
    void a_refusal_names_field_and_reason_data();
    void a_refusal_names_field_and_reason();
    void instructions_say_what_to_do_data();
    void instructions_say_what_to_do() { check_instructions(m_table); }
    void what_follows_is_filled_in();
    void a_battery_rolls_its_undamaged_guns_first();
    void leader_points_are_a_d4_and_the_rating_data();
    void leader_points_are_a_d4_and_the_rating() { check(m_table); }

private:
    const PlayedTable m_table{santa_anna::ruleset};
};

namespace {

void row(const char* sentence, const char* answers, const std::vector<int>& faces, const char* outcome)
{
    rows_of_rules::row(sentence, "fire", answers, faces, outcome);
}

void strength_rows()
{
    row("short range: two times the number of castings", "firer_castings=9", {10}, "strength=18 column=5");
    row("medium range: the number of castings", "firer_castings=9 range=5", {10}, "strength=9 column=3");
    row("long range: one fourth, rounded down once", "firer_castings=11 range=9", {10}, "strength=2 column=0");
    row("mounted: a further fourth", "firer_arm=cavalry firer_castings=12 range=5", {10}, "strength=3 column=1");
    row("fractions are kept until the header: 11 mounted at long range", "firer_arm=cavalry firer_castings=48 range=9", {10},
        "strength=3 column=1");
    row("dismounted cavalry: one casting in four, rounded up, holds horses", "firer_arm=cavalry firer_mounted=no firer_castings=9", {10},
        "strength=12 column=4");
    row("its holders are as many as when the turn began", "firer_arm=cavalry firer_mounted=no firer_castings=7 firer_losses_this_turn=4",
        {10}, "strength=8 column=3");
    row("one quarter of the regiment fires out of each side of a building", "firer_in_building=yes firer_castings=20", {10},
        "strength=10 column=4");
    row("a quarter volley: one fourth of the figures", "firer_quarter_volley=yes firer_castings=20 range=1", {10}, "strength=10 column=4");
    row("a quarter volley is fired at 1 inch", "firer_quarter_volley=yes firer_castings=20 range=14", {10}, "strength=10 column=4");
    row("a quarter volley of pistols: the nearest band they have", "firer_quarter_volley=yes firer_castings=20 firer_weapon=pistol range=2",
        {10}, "strength=5 column=2");
    row("low ammunition: half the castings", "firer_low_ammunition=yes firer_castings=10", {10}, "strength=10 column=4");
    row("short range of a gun: three times its poundage", "firer_arm=artillery", {10}, "strength=18 column=5");
    row("medium range of a gun: its poundage", "firer_arm=artillery firer_poundage=12 range=10", {10}, "strength=12 column=4");
    row("long range of a gun: a third of its poundage", "firer_arm=artillery firer_poundage=8 range=20", {10}, "strength=2 column=0");
    row("a damaged gun fires at half", "firer_arm=artillery firer_damaged=1", {10}, "strength=9 column=3");
    row("damaged and low on ammunition: a quarter", "firer_arm=artillery firer_damaged=1 firer_low_ammunition=yes", {10},
        "strength=4 column=1");
}

void shift_rows()
{
    row("untrained -2", "firer_experience=untrained", {10}, "column=4");
    row("green -1", "firer_experience=green", {10}, "column=5");
    row("regular 0", "", {10}, "column=6");
    row("veteran +1", "firer_experience=veteran", {10}, "column=7");
    row("initial volley +2", "firer_initial_volley=yes", {10}, "column=8");
    row("skirmishers -4", "target_formation=skirmish", {10}, "column=2");
    row("the unit behind skirmishers -2", "target_behind_skirmishers=yes", {10}, "column=4");
    row("unlimbered artillerists -4", "target_arm=artillery", {10}, "column=2");
    row("no modifier against limbered artillerists", "target_arm=artillery target_unlimbered=no", {10}, "column=6");
    row("rough ground -1", "target_cover=rough", {10}, "column=5");
    row("building -3", "target_cover=building", {10}, "column=3");
    row("light fortification -3", "target_cover=light", {10}, "column=3");
    row("heavy fortification -5", "target_cover=heavy", {10}, "column=1");
    row("shifts left of column 0 count as column 0", "firer_castings=2 range=9 firer_experience=untrained", {10}, "column=0");
    row("shifts right of column 16 count as column 16", "firer_castings=50 firer_initial_volley=yes firer_experience=veteran", {10},
        "column=16");
}

void loss_rows()
{
    row("odd-numbered losses are stragglers, even ones casualties", "firer_castings=20", {12},
        "losses=5 stragglers=3 casualties=2 breaks=no");
    row("a column or square takes every loss after the first as a casualty", "firer_castings=20 target_formation=square", {12},
        "losses=5 stragglers=1 casualties=4");
    row("a column hit in the rear for three losses: three stragglers, two casualties", "target_formation=column aspect=rear", {12},
        "losses=3 stragglers=3 casualties=2");
    row("a flank doubles the stragglers", "aspect=flank", {12}, "losses=3 stragglers=4 casualties=1");
    row("a rear triples the stragglers", "aspect=rear", {12}, "losses=3 stragglers=6 casualties=1");
    row("a U.S. battery and three losses: one straggler, one casualty", "firer_castings=24 target_arm=artillery target_nation=us", {10},
        "losses=3 stragglers=1 casualties=1");
    row("a U.S. battery that has straggled this turn straggles no more",
        "firer_castings=24 target_arm=artillery target_nation=us target_straggled_this_turn=yes", {10},
        "losses=3 stragglers=0 casualties=1");
    row("a Mexican battery takes stragglers normally", "firer_castings=24 target_arm=artillery", {10},
        "losses=3 stragglers=2 casualties=1");
    row("never more than the effectives: casualties first", "firer_castings=20 target_effectives=2", {12},
        "losses=5 stragglers=0 casualties=2 breaks=yes destroyed=yes");
    row("a natural 1 runs low on ammunition", "", {1}, "losses=1 low_ammunition=yes");
    row("any other face does not", "", {2}, "losses=1 low_ammunition=no");
    row("low on ammunition already, a natural 1 still counts", "firer_low_ammunition=yes", {1}, "low_ammunition=yes");
    row("as many stragglers as effectives do not break a unit", "target_effectives=4 target_stragglers=1", {7},
        "losses=2 stragglers=1 casualties=1 breaks=no");
    row("more stragglers than effectives break it", "target_effectives=4 target_stragglers=2", {7},
        "losses=2 stragglers=1 casualties=1 breaks=yes");
    row("what was broken before does not break again", "target_effectives=4 target_stragglers=5", {7}, "breaks=no destroyed=no");
    row("with no effectives left it is destroyed", "target_effectives=1", {20}, "breaks=yes destroyed=yes");
}

} // namespace

void TestSantaAnnaFire::a_sentence_of_the_rules_holds_data()
{
    add_columns();
    strength_rows();
    shift_rows();
    loss_rows();
}

void TestSantaAnnaFire::a_range_falls_in_the_nearer_band_data()
{
    add_columns();
    struct Edges {
        const char* weapon;
        int last[3]; // 0: none
    };
    const std::vector<Edges> weapons{{"ad-hoc", {2, 4, 7}},          {"musket", {4, 8, 14}}, {"rifle", {0, 12, 19}},
                                     {"rifled-musket", {6, 15, 24}}, {"pistol", {0, 1, 2}},  {"carbine", {3, 6, 10}}};
    const std::vector<Edges> guns{{"3", {4, 8, 16}}, {"6", {5, 11, 22}}, {"8", {6, 12, 24}}, {"12", {7, 13, 26}}, {"24", {8, 16, 32}}};
    const auto add = [](const std::string& firer, const Edges& edges, const std::vector<std::string>& strengths) {
        for (std::size_t band = 0; band < 3; ++band) {
            if (edges.last[band] == 0)
                continue;
            const std::string at = std::to_string(edges.last[band]);
            const std::string just_before = band > 0 ? std::to_string(edges.last[band - 1]) + ".1" : "0";
            for (const std::string& range : {at, just_before})
                row((std::string{edges.weapon} + " at " + range).c_str(), (firer + edges.weapon + " range=" + range).c_str(), {10},
                    ("strength=" + strengths[band]).c_str());
            const std::string past = at + ".1";
            if (band == 2)
                row((std::string{edges.weapon} + " at " + past).c_str(), (firer + edges.weapon + " range=" + past).c_str(), {}, "refused");
        }
    };
    for (const Edges& edges : weapons)
        add("firer_weapon=", edges, {"24", "12", "3"});
    for (const Edges& edges : guns) {
        const int pounds = std::stoi(edges.weapon);
        add("firer_arm=artillery firer_poundage=", edges, {std::to_string(pounds * 3), std::to_string(pounds), std::to_string(pounds / 3)});
    }
}

void TestSantaAnnaFire::a_range_falls_in_the_nearer_band()
{
    QFETCH(const QString, answers);
    QFETCH(const QString, outcome);
    if (outcome == "refused")
        QVERIFY(m_table.refusals("fire", answers.toStdString()).starts_with("range: "));
    else
        check(m_table);
}

void TestSantaAnnaFire::a_refusal_names_field_and_reason_data()
{
    QTest::addColumn<QString>("answers");
    QTest::addColumn<QString>("refusal");
    const auto refused = [](const char* answers, const char* refusal) { QTest::newRow(answers) << QString{answers} << QString{refusal}; };
    refused("range=15", "range: 15 in is beyond a musket's 14 in");
    refused("firer_weapon=ad-hoc range=7.1", "range: 7.1 in is beyond an ad hoc weapon's 7 in");
    refused("firer_arm=artillery range=22.1", "range: 22.1 in is beyond a 6 lb gun's 22 in");
    refused("firer_weapon=none", "firer_weapon: without a firearm the unit does not fire");
    refused("firer_arm=artillery firer_unlimbered=no", "firer_unlimbered: limbered guns do not fire");
    refused("firer_arm=artillery firer_poundage=18", "firer_poundage: the range chart has no 18 lb gun, only 3, 6, 8, 12, 24");
    refused("firer_arm=artillery firer_damaged=2", "firer_damaged: 2 damaged guns in a battery of 1");
    refused("firer_in_melee=yes target_in_melee=yes",
            "firer_in_melee: a unit in melee does not fire; target_in_melee: a unit in melee may not be fired at");
    refused("target_formation=skirmish target_behind_skirmishers=yes",
            "target_behind_skirmishers: asked only when target_formation!=skirmish; without that it stays no");
    refused("firer_guns=2", "firer_guns: asked only when firer_arm=artillery; without that it stays 1");
    refused("firer_castings=100", "firer_castings: 100 is not from 0 to 99");
    refused("range=6.55", "range: \"6.55\" is not a number in whole or tenths");
    refused("firer_castings=6.5", "firer_castings: \"6.5\" is not a whole number");
}

void TestSantaAnnaFire::a_refusal_names_field_and_reason()
{
    QFETCH(const QString, answers);
    QFETCH(const QString, refusal);
    QCOMPARE(QString::fromStdString(m_table.refusals("fire", answers.toStdString())), refusal);
}

void TestSantaAnnaFire::instructions_say_what_to_do_data()
{
    add_columns();
    row("stragglers go behind, casualties off", "", {12},
        "Take 1 casting off the target. Put 2 castings of the target behind it as stragglers.");
    row("the marker of the initial volley comes off", "firer_initial_volley=yes target_cover=heavy", {2},
        "Take the initial volley marker off the firing unit.");
    row("low ammunition is marked once", "target_cover=heavy", {1}, "Mark the firing unit low on ammunition.");
    row("a 12 lb U.S. battery has a second function", "firer_arm=artillery firer_poundage=12 firer_nation=us range=26", {2},
        "This fire is one of the battery's functions this turn, 2 in all; it fires no more.");
    row("a heavier one has not", "firer_arm=artillery firer_poundage=24 firer_nation=us range=32", {2},
        "The battery has used its function of this turn.");
    row("other batteries have one function", "firer_arm=artillery range=22", {2}, "The battery has used its function of this turn.");
    row("a mob was broken before", "target_formation=mob target_effectives=4 target_stragglers=2", {7},
        "Take 1 casting off the target. Put 1 casting of the target behind it as a straggler.");
    row("a broken unit turns away as a mob", "target_effectives=4 target_stragglers=2", {7},
        "Take 1 casting off the target. Put 1 casting of the target behind it as a straggler. Mark the target broken and turn it away as a "
        "mob.");
    row("a destroyed unit is taken away", "target_effectives=1", {20}, "Take the target off the table: all its castings count as lost.");
}

void TestSantaAnnaFire::what_follows_is_filled_in()
{
    const auto verdict = m_table.verdict("fire", "target_effectives=4 target_stragglers=2 target_arm=cavalry", {7});
    QCOMPARE(verdict.next.size(), 2U);
    const std::vector<corneta::Given> presets{
        {"kind", "retreat"}, {"unit_arm", "cavalry"}, {"unit_effectives", "2"}, {"unit_stragglers", "3"}};
    QCOMPARE(verdict.next[0].kind, corneta::Follow::Must);
    QCOMPARE(verdict.next[0].choices.front().action, std::string_view{"movement"});
    QVERIFY(verdict.next[0].choices.front().presets == presets);
    QCOMPARE(verdict.next[1].kind, corneta::Follow::Either);
    QCOMPARE(verdict.next[1].choices.front().action, std::string_view{"rout-check"});
    QVERIFY(m_table.verdict("fire", "", {7}).next.empty());
    QCOMPARE(m_table.verdict("fire", "target_effectives=1", {20}).next.size(), 1U);
}

void TestSantaAnnaFire::a_battery_rolls_its_undamaged_guns_first()
{
    const auto verdict = m_table.verdict("fire", "firer_arm=artillery firer_guns=3 firer_damaged=1 target_effectives=20", {7, 13, 1});
    QCOMPARE(verdict.rolls.size(), 3U);
    QCOMPARE(verdict.rolls[2].label, std::string{"gun 3"});
    const std::string outcome =
        m_table.outcome("fire", "firer_arm=artillery firer_guns=3 firer_damaged=1 target_effectives=20", {7, 13, 20});
    // columns 5, 5, 3: losses 2, 3, 4, each allotted by itself
    QCOMPARE(outcome, std::string{"column=5 strength=18 losses=9 stragglers=5 casualties=4 low_ammunition=no breaks=no destroyed=no"});
    QCOMPARE(m_table.odds("fire", "firer_arm=artillery firer_guns=3").total, std::optional<std::uint64_t>{8000});
}

void TestSantaAnnaFire::leader_points_are_a_d4_and_the_rating_data()
{
    add_columns();
    row("1d4 and the rating", "leader-points", "leader_rating=2", {3}, "points=5");
    row("a leader of rating 0", "leader-points", "leader_rating=0", {1}, "points=1");
    row("an attached leader gives one order", "leader-points", "leader_rating=3 leader_attached=yes", {}, "points=1");
}

#include "test_santa_anna_fire.moc"
