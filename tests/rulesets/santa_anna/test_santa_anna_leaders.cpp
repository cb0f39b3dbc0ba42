// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/ruleset.h"
#include "tests/rulesets/rows_of_rules.h"

#include <QObject>

using namespace rows_of_rules;

/// Santa Anna Rules, leaders, several units in a melee, victory: a row a sentence of the rules.
class TestSantaAnnaLeaders : public QObject {
    Q_OBJECT

private slots:
    void a_sentence_of_the_rules_holds_data();
    void a_sentence_of_the_rules_holds() { check(m_table); }
    void a_refusal_names_field_and_reason_data();
    void a_refusal_names_field_and_reason() { check_refusal(m_table); }
    void the_chance_that_stands_out_is_exact_data();
    void the_chance_that_stands_out_is_exact();
    void instructions_say_what_to_do_data();
    void instructions_say_what_to_do() { check_instructions(m_table); }
    void a_hit_leader_rolls_hit_chart_and_turns();
    void only_fire_and_melee_endanger_a_leader_data();
    void only_fire_and_melee_endanger_a_leader();
    void losses_are_dealt_by_a_die_a_loss();

private:
    const PlayedTable m_table{santa_anna::ruleset};
};

namespace {

void leader_rows()
{
    const auto leader = [](const char* sentence, const char* answers, const std::vector<int>& faces, const char* outcome) {
        row(sentence, "leader-casualty", answers, faces, outcome);
    };
    leader("a die not above the losses hits", "unit_losses_this_turn=3", {3, 1}, "hit=yes");
    leader("a die above the losses misses", "unit_losses_this_turn=3", {4}, "hit=no result=unhurt turns_out=0 new_rating=1");
    leader("without losses there is not a roll", "", {}, "hit=no result=unhurt");
    leader("1 grazes", "unit_losses_this_turn=3", {1, 1}, "result=grazed turns_out=0 new_rating=1");
    leader("9 grazes", "unit_losses_this_turn=3", {1, 9}, "result=grazed");
    leader("10 incapacitates", "unit_losses_this_turn=3", {1, 10, 1}, "result=incapacitated");
    leader("15 incapacitates", "unit_losses_this_turn=3", {1, 15, 1}, "result=incapacitated");
    leader("16 kills", "unit_losses_this_turn=3", {1, 16, 1}, "result=dead");
    leader("20 kills", "unit_losses_this_turn=3", {1, 20, 1}, "result=dead");
    leader("a Mexican is replaced in 1d4 turns", "unit_losses_this_turn=3", {1, 16, 4}, "turns_out=4");
    leader("a Texan in 1d4-2 turns", "unit_losses_this_turn=3 leader_nation=texan", {1, 16, 4}, "turns_out=2");
    leader("at least 0", "unit_losses_this_turn=3 leader_nation=texan", {1, 16, 1}, "turns_out=0");
    leader("a U.S. leader in 1d4-2 turns", "unit_losses_this_turn=3 leader_nation=us", {1, 16, 3}, "turns_out=1");
    leader("a foreign leader in 1d4-2 turns", "unit_losses_this_turn=3 leader_nation=foreign", {1, 16, 3}, "turns_out=1");
    leader("the replacement's rating is one lower", "unit_losses_this_turn=3 leader_rating=3", {1, 16, 1}, "new_rating=2");
    leader("of the incapacitated too", "unit_losses_this_turn=3 leader_rating=3", {1, 10, 1}, "new_rating=2");
    leader("the lowest rating is 0", "unit_losses_this_turn=3 leader_rating=0", {1, 16, 1}, "new_rating=0");

    row("as many stragglers as his rating return", "leader-rally", "leader_rating=3 unit_stragglers=5", {}, "recovered=3");
    row("no more than there are", "leader-rally", "leader_rating=3 unit_stragglers=2", {}, "recovered=2");
    row("a leader of rating 0 rallies nobody", "leader-rally", "leader_rating=0 unit_stragglers=2", {}, "recovered=0");
}

void victory_rows()
{
    const auto won = [](const char* sentence, const char* answers, const char* outcome) { row(sentence, "victory", answers, {}, outcome); };
    won("formed infantry and a clear way out: U.S.", "us_formed_infantry=yes us_way_out_north=yes", "result=us");
    won("otherwise the Mexicans win", "", "result=mexican");
    won("formed infantry without a way out", "us_formed_infantry=yes", "result=mexican");
    won("a way out without formed infantry", "us_way_out_north=yes", "result=mexican");
    won("before the end it is open", "us_formed_infantry=yes us_way_out_north=yes turn=24", "result=open");
    won("two points for every American loss", "us_losses=10", "us_points=0 mexican_points=20 points_result=mexican");
    won("one point for every Mexican loss", "mexican_losses=10", "us_points=10 mexican_points=0 points_result=us");
    won("Minon costs twenty points", "us_losses=15 minon_arrived=yes", "mexican_points=10");
    won("Minon may leave fewer than none", "minon_arrived=yes", "us_points=0 mexican_points=-20 points_result=us");
    won("equal points decide nothing", "us_losses=10 mexican_losses=20", "points_result=open smashing=no");
    won("twice as many is smashing", "us_losses=10 mexican_losses=40", "points_result=us smashing=yes");
    won("less than twice is not", "us_losses=10 mexican_losses=39", "points_result=us smashing=no");
    won("none against fewer than none is not", "minon_arrived=yes", "us_points=0 mexican_points=-20 points_result=us smashing=no");
    won("a smashing Mexican victory", "us_losses=10 mexican_losses=10", "points_result=mexican smashing=yes");
    won("points are counted before the end", "us_losses=10 turn=3", "result=open points_result=mexican");
    won("counts over a whole game go to 999", "us_losses=999 mexican_losses=999",
        "us_points=999 mexican_points=1998 points_result=mexican smashing=yes");
}

void dealing_rows()
{
    const auto dealt = [](const char* sentence, const char* answers, const std::vector<int>& faces, const char* outcome) {
        row(sentence, "deal-losses", answers, faces, outcome);
    };
    dealt("odd losses of a unit straggle, even ones fall", "losses=4 units=3", {1, 1, 3, 1},
          "unit_losses=3,0,1 unit_stragglers=2,0,1 unit_casualties=1,0,0");
    dealt("one unit may take them all", "losses=3", {2, 2, 2}, "unit_losses=0,3 unit_stragglers=0,2 unit_casualties=0,1");
    dealt("six units", "losses=1 units=6", {6}, "unit_losses=0,0,0,0,0,1");
    dealt("no losses, no dice", "", {}, "unit_losses=0,0 unit_stragglers=0,0 unit_casualties=0,0");
}

} // namespace

void TestSantaAnnaLeaders::a_sentence_of_the_rules_holds_data()
{
    add_columns();
    leader_rows();
    victory_rows();
    dealing_rows();
}

void TestSantaAnnaLeaders::a_refusal_names_field_and_reason_data()
{
    refusal_columns();
    refused("breakthrough", "already_this_turn=yes", "already_this_turn: cavalry rolls for a breakthrough once a turn");
    refused("emergency-square", "defender_formation=mob", "defender_formation: a broken unit forms no square");
    refused("emergency-square", "defender_formation=skirmish", "defender_formation: skirmishers form no square");
    refused("form", "unit_formation=skirmish to=square", "to: a skirmish company forms a line or goes back into its unit");
    refused("movement", "unit_nation=us unit_formation=skirmish change=formation to=column",
            "to: a skirmish company forms a line or goes back into its unit");
    refused("form", "unit_arm=cavalry unit_formation=square unit_mounted=no to=mounted", "to: mounted cavalry forms no square");
    refused("movement", "unit_arm=cavalry unit_nation=us unit_mounted=yes change=formation to=square",
            "change: mounted cavalry forms no square");
    refused("movement", "unit_arm=cavalry unit_nation=us unit_mounted=no unit_formation=square change=mount",
            "change: mounted cavalry forms no square");
    refused("deal-losses", "units=1", "units: 1 is not from 2 to 6");
    refused("deal-losses", "units=7", "units: 7 is not from 2 to 6");
    refused("victory", "us_losses=1000", "us_losses: 1000 is not from 0 to 999");
}

void TestSantaAnnaLeaders::the_chance_that_stands_out_is_exact_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("answers");
    QTest::addColumn<double>("chance");
    QTest::newRow("three losses hit 3 times in 20") << "leader-casualty" << "unit_losses_this_turn=3" << 3. / 20;
    QTest::newRow("twenty losses always hit") << "leader-casualty" << "unit_losses_this_turn=20" << 1.;
    QTest::newRow("regulars counter-charge 10 times in 20") << "counter-charge" << "" << 10. / 20;
    QTest::newRow("at 6 inches regulars form 6 times in 20") << "emergency-square" << "" << 6. / 20;
    QTest::newRow("at 6.9 inches too") << "emergency-square" << "distance=6.9" << 6. / 20;
    // 11 of 20 straggle, 3 of 4 then break
    QTest::newRow("5 and 3 break 33 times in 80") << "breakthrough" << "attacker_effectives=5 attacker_stragglers=3" << 33. / 80;
}

void TestSantaAnnaLeaders::the_chance_that_stands_out_is_exact()
{
    QFETCH(const QString, action);
    QFETCH(const QString, answers);
    QFETCH(const double, chance);
    const auto out = corneta::standing_out(m_table.action(action.toStdString()), m_table.odds(action.toStdString(), answers.toStdString()));
    QVERIFY(!out.empty());
    QVERIFY(qAbs(out.front().chance.probability - chance) < 1e-12);
}

void TestSantaAnnaLeaders::instructions_say_what_to_do_data()
{
    add_columns();
    row("a leader out", "leader-casualty", "unit_losses_this_turn=3 leader_rating=2", {1, 16, 1},
        "Take the leader off the table. A leader of rating 1 takes over in 1 turn. Until then his units roll for random orders, and "
        "leaders under him follow their last mission.");
    row("a leader replaced at once", "leader-casualty", "unit_losses_this_turn=3 leader_nation=us", {1, 16, 2},
        "Take the leader off the table. A leader of rating 0 takes over at once.");
    row("a leader's rally costs a point", "leader-rally", "unit_stragglers=1", {},
        "Put 1 straggler back in the unit's ranks. The stragglers must be within 3 inches of him. Leader points it cost when orders were "
        "given: 1.");
    row("an enemy within six inches", "counter-charge", "", {1}, "The enemy must be in its front zone and come within 6 inches.");
    row("charging cavalry within ten inches", "counter-charge", "trigger=charging-cavalry-within-10", {},
        "The enemy must be in its front zone and come within 10 inches.");
    row("charged in front", "counter-charge", "trigger=charged-by-cavalry", {}, "The enemy must charge into its front zone.");
    row("disorder", "emergency-square", "", {7},
        "In Hold Fire it does not fire at the charging cavalry. The cavalry closes without a roll; the infantry still rolls to stand. Part "
        "of its castings in contact that fights in the first turn of the melee: 1/4.");
    row("a breakthrough keeps to its line", "breakthrough", "", {1, 1},
        "Move it on by a full move along the line of its charge, at most 30 degrees off to strike an enemy. Put 1 casting of the unit "
        "behind it as a straggler.");
    row("a smashing victory by points", "victory", "us_losses=10 mexican_losses=40", {},
        "By points it is a smashing U.S. victory: U.S. 40, Mexican 20.");
    row("losses by unit", "deal-losses", "losses=3", {2, 2, 2}, "Unit 2: stragglers 2, casualties 1.");
}

void TestSantaAnnaLeaders::a_hit_leader_rolls_hit_chart_and_turns()
{
    const auto verdict = m_table.verdict("leader-casualty", "unit_losses_this_turn=3", {1, 16, 4});
    QCOMPARE(verdict.rolls.size(), 3U);
    QCOMPARE(verdict.rolls[0].label, std::string{"leader hit"});
    QCOMPARE(verdict.rolls[1].label, std::string{"leader casualty"});
    QCOMPARE(verdict.rolls[2].label, std::string{"leader replacement"});
    QCOMPARE(verdict.rolls[2].pool.sides, 4);
    QCOMPARE(m_table.odds("leader-casualty", "unit_losses_this_turn=3").total, std::optional<std::uint64_t>{1600});
}

void TestSantaAnnaLeaders::only_fire_and_melee_endanger_a_leader_data()
{
    add_columns();
    row("not a halt", "roll-to-close", "attacker_leader_attached=yes attacker_experience=green", {1, 4}, "");
    row("not a failed stand", "roll-to-stand", "defender_leader_attached=yes", {1, 4}, "");
    row("a failed stand after fire", "roll-to-stand", "defender_leader_attached=yes defender_casualties_this_turn=1", {2, 4}, "1");
    row("not a halt in a charge", "charge", "attacker_leader_attached=yes attacker_experience=green", {1, 4}, "");
    row("not a failed stand in a charge", "charge", "defender_leader_attached=yes", {20, 1, 4}, "");
    row("nor the retreat that follows", "charge", "defender_leader_attached=yes attacker_inches_left=1", {20, 1, 4, 6, 6, 6, 6}, "");
    row("a quarter volley", "charge", "defender_leader_attached=yes", {5, 20}, "3");
    row("not an unbroken square", "charge", "attacker_leader_attached=yes attacker_arm=cavalry defender_formation=square",
        {20, 20, 2, 2, 2, 2, 4}, "");
    row("not a breakthrough", "charge", "attacker_leader_attached=yes attacker_arm=cavalry defender_effectives=5", {20, 20, 10, 1, 4, 3, 2},
        "");
    row("infantry broken in a charge, but for the 1d4 to cavalry", "charge",
        "defender_leader_attached=yes attacker_arm=cavalry defender_effectives=5", {20, 20, 10, 1, 2, 13}, "4");
    row("not an unbroken square in a melee", "melee", "attacker_leader_attached=yes attacker_arm=cavalry defender_formation=square",
        {2, 2, 2, 2, 4}, "");
    row("infantry broken in a melee, but for the 1d4 to cavalry", "melee",
        "defender_leader_attached=yes attacker_arm=cavalry defender_effectives=5", {10, 1, 2}, "4");
}

void TestSantaAnnaLeaders::only_fire_and_melee_endanger_a_leader()
{
    QFETCH(const QString, action);
    QFETCH(const QString, answers);
    QFETCH(const std::vector<int>, faces);
    QFETCH(const QString, outcome);
    std::string losses;
    for (const corneta::FollowUp& next : m_table.verdict(action.toStdString(), answers.toStdString(), faces).next)
        if (next.choices.front().action == std::string_view{"leader-casualty"})
            losses += next.choices.front().presets.back().word;
    QCOMPARE(QString::fromStdString(losses), outcome);
}

void TestSantaAnnaLeaders::losses_are_dealt_by_a_die_a_loss()
{
    const auto verdict = m_table.verdict("deal-losses", "losses=2 units=4", {1, 4});
    QCOMPARE(verdict.rolls.size(), 2U);
    QCOMPARE(verdict.rolls[1].label, std::string{"loss 2"});
    QCOMPARE(verdict.rolls[1].pool.sides, 4);
    const corneta::Odds odds = m_table.odds("deal-losses", "losses=3");
    QCOMPARE(odds.total, std::optional<std::uint64_t>{8});
    QCOMPARE(odds.rows.size(), 4U);
}

#include "test_santa_anna_leaders.moc"
