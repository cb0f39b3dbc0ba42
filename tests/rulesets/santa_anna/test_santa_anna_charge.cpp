// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/ruleset.h"
#include "tests/rulesets/rows_of_rules.h"

#include <QObject>

using namespace rows_of_rules;

/// Santa Anna Rules, Melee: a row a sentence of the rules or of their worked example.
class TestSantaAnnaCharge : public QObject {
    Q_OBJECT

private slots:
    void a_sentence_of_the_rules_holds_data();
    void a_sentence_of_the_rules_holds() { check(m_table); }
    void a_refusal_names_field_and_reason_data();
    void a_refusal_names_field_and_reason();
    void a_quarter_volley_follows_with_its_presets();
    void a_unit_broken_before_is_beaten();
    void odds_of_a_charge_add_up();

private:
    const PlayedTable m_table{santa_anna::ruleset};
};

namespace {

constexpr const char* example =
    "attacker_effectives=9 attacker_stragglers=1 attacker_experience=green defender_effectives=14 defender_nation=us";

void worked_example()
{
    row("12 - 2 green + 3 charging = 13 closes", "roll-to-close",
        "attacker_effectives=9 attacker_stragglers=1 attacker_experience=green defender_effectives=14 defender_nation=us", {12},
        "total=13 result=closes automatic=no");
    row("with the straggler lost to fire 12 still closes", "roll-to-close",
        "attacker_effectives=9 attacker_stragglers=1 attacker_losses_this_turn=1 attacker_experience=green defender_effectives=14", {12},
        "total=12 result=closes");
    row("the U.S. unit rolled 19 and stands", "roll-to-stand", "defender_effectives=14 attacker_effectives=9 attacker_stragglers=1", {19},
        "total=19 result=stands retreats=no");
    row("columns 3 and 5, losses 4 and 1, then 1 and 3: locked", "melee", example, {20, 3, 12, 13},
        "locked=yes rounds_fought=2 attacker_column=3 attacker_losses=4 attacker_stragglers=3 attacker_casualties=1 defender_column=5 "
        "defender_losses=5 "
        "defender_stragglers=3 defender_casualties=2");
    row("after the first round: 8 and 2 against 10 and 2", "charge",
        "attacker_effectives=9 attacker_stragglers=1 attacker_experience=green attacker_losses_this_turn=1 defender_effectives=14 "
        "defender_nation=us rounds=1",
        {12, 19, 20, 3},
        "rounds_fought=1 attacker_losses=1 attacker_stragglers=1 attacker_casualties=0 attacker_breaks=no attacker_effectives_left=8 "
        "attacker_stragglers_left=2 defender_losses=4 defender_stragglers=2 defender_casualties=2 defender_breaks=no "
        "defender_effectives_left=10 defender_stragglers_left=2");
    row("the example as one charge", "charge", example, {12, 19, 20, 3, 12, 13},
        "result=locked closes=yes stands=yes locked=yes rounds_fought=2 attacker_losses=4 attacker_effectives_left=5 "
        "attacker_stragglers_left=4 defender_losses=5 "
        "defender_effectives_left=9 defender_stragglers_left=3");
}

void closing()
{
    row("losses from fire are subtracted", "roll-to-close", "attacker_losses_this_turn=3", {12}, "total=12 result=closes");
    row("untrained -4", "roll-to-close", "attacker_experience=untrained", {12}, "total=11 result=halts-and-fires");
    row("veteran +2", "roll-to-close", "attacker_experience=veteran", {7}, "total=12 result=closes");
    row("not charging: no +3", "roll-to-close", "attacker_charging=no", {12}, "total=12 result=closes");
    row("a leader +2", "roll-to-close", "attacker_leader_attached=yes", {7}, "total=12 result=closes");
    row("half the enemy's effectives or fewer -3", "roll-to-close", "attacker_effectives=6", {11}, "total=11 result=halts-and-fires");
    row("twice the enemy's effectives or more +2", "roll-to-close", "defender_effectives=6", {7}, "total=12 result=closes");
    row("mounted against a square -6", "roll-to-close", "attacker_arm=cavalry defender_formation=square", {15}, "total=12 result=closes");
    row("a square is of men on foot", "roll-to-close", "attacker_arm=cavalry defender_arm=cavalry defender_formation=square", {15},
        "total=18");
    row("6 to 11 halts and fires", "roll-to-close", "", {3}, "total=6 result=halts-and-fires stragglers=0");
    row("1 to 5 halts, 1d4 stragglers", "roll-to-close", "attacker_losses_this_turn=1", {3, 4}, "total=5 result=halts stragglers=4");
    row("0 or less recoils, 2d4 stragglers", "roll-to-close", "attacker_losses_this_turn=6", {3, 4, 3},
        "total=0 result=recoils stragglers=7 breaks=yes");
    row("to close, green -2", "roll-to-close", "attacker_experience=green", {11}, "total=12 result=closes");
    row("more than half: no -3", "roll-to-close", "attacker_effectives=7", {9}, "total=12 result=closes");
    row("less than twice: no +2", "roll-to-close", "defender_effectives=7", {9}, "total=12 result=closes");
    row("on foot a square does not matter", "roll-to-close", "attacker_arm=cavalry attacker_mounted=no defender_formation=square", {9},
        "total=12 result=closes");
    row("11 does not close", "roll-to-close", "", {8}, "total=11 result=halts-and-fires");
    row("1 halts", "roll-to-close", "attacker_losses_this_turn=5", {3, 1}, "total=1 result=halts stragglers=1");
    row("cover and flank do not matter to close", "roll-to-close", "defender_cover=heavy aspect=rear", {9}, "total=12 result=closes");
    row("skirmishers close with skirmishers at once", "roll-to-close", "attacker_formation=skirmish defender_formation=skirmish", {},
        "result=closes automatic=yes");
    row("a mob is broken", "roll-to-close", "defender_formation=mob", {}, "result=closes automatic=yes");
    row("more stragglers than effectives are broken", "roll-to-close", "defender_effectives=5 defender_stragglers=6", {},
        "result=closes automatic=yes");
    row("as many are not", "roll-to-close", "defender_effectives=5 defender_stragglers=5", {7}, "total=12 result=closes automatic=no");
    row("skirmishers are closed with at once", "roll-to-close", "defender_formation=skirmish", {}, "result=closes automatic=yes");
    row("the rear of a broken enemy too", "roll-to-close", "defender_broken=yes", {}, "result=closes automatic=yes");
    row("infantry in disorder too", "roll-to-close", "attacker_arm=cavalry defender_caught_forming_square=yes", {},
        "result=closes automatic=yes");
}

void standing()
{
    row("untrained stand at -4", "roll-to-stand", "defender_experience=untrained", {12}, "total=8 result=stands");
    row("veterans stand at +2", "roll-to-stand", "defender_experience=veteran", {6}, "total=8 result=stands");
    row("a leader helps to stand, +2", "roll-to-stand", "defender_leader_attached=yes", {6}, "total=8 result=stands");
    row("rough ground +1", "roll-to-stand", "defender_cover=rough", {7}, "total=8 result=stands");
    row("a building +2", "roll-to-stand", "defender_cover=building", {6}, "total=8 result=stands");
    row("a light fortification +3", "roll-to-stand", "defender_cover=light", {5}, "total=8 result=stands");
    row("7 does not stand", "roll-to-stand", "", {7}, "total=7 result=fires-and-retreats stragglers=0 retreats=yes breaks=no");
    row("4 still fires", "roll-to-stand", "", {4}, "total=4 result=fires-and-retreats");
    row("0 retreats", "roll-to-stand", "defender_casualties_this_turn=4", {4, 1}, "total=0 result=retreats stragglers=1");
    row("only casualties are subtracted", "roll-to-stand", "defender_casualties_this_turn=3", {11}, "total=8 result=stands");
    row("green -2", "roll-to-stand", "defender_experience=green", {10}, "total=8 result=stands");
    row("hit in the flank -3", "roll-to-stand", "aspect=flank", {10}, "total=7 result=fires-and-retreats retreats=yes");
    row("hit in the rear -6", "roll-to-stand", "aspect=rear", {10}, "total=4 result=fires-and-retreats");
    row("a heavy fortification +5", "roll-to-stand", "defender_cover=heavy", {3}, "total=8 result=stands");
    row("half the enemy or fewer -3", "roll-to-stand", "defender_effectives=6", {11}, "total=8 result=stands");
    row("twice the enemy or more +2", "roll-to-stand", "attacker_effectives=6", {6}, "total=8 result=stands");
    row("0 to 3 retreats, 1d4", "roll-to-stand", "", {3, 2}, "total=3 result=retreats stragglers=2 retreats=yes breaks=no");
    row("below 0 recoils, 2d4", "roll-to-stand", "defender_casualties_this_turn=5", {4, 2, 2}, "total=-1 result=recoils stragglers=4");
    row("stragglers of a failed stand may break it", "roll-to-stand", "defender_effectives=4 defender_stragglers=2 attacker_effectives=4",
        {3, 2}, "result=retreats stragglers=2 breaks=yes");
}

void fighting()
{
    row("flank: half of the effectives fight", "melee", "aspect=flank", {10, 10, 10, 10}, "attacker_column=6 defender_column=1");
    row("rear: stragglers tripled", "melee", "aspect=rear attacker_effectives=4 attacker_charging=no", {20, 1, 1, 1},
        "defender_losses=2 defender_stragglers=3 defender_casualties=1");
    row("skirmishers are struck at +4", "melee", "defender_formation=skirmish attacker_charging=no", {10, 10, 10, 10},
        "attacker_column=8 defender_column=4");
    row("both skirmishing: no shift", "melee", "defender_formation=skirmish attacker_formation=skirmish attacker_charging=no",
        {10, 10, 10, 10}, "attacker_column=4 defender_column=4");
    row("unlimbered gunners are struck at +4", "melee", "defender_arm=artillery attacker_charging=no", {10, 10, 10, 10},
        "attacker_column=8");
    row("limbered ones are not", "melee", "defender_arm=artillery defender_unlimbered=no attacker_charging=no", {10, 10, 10, 10},
        "attacker_column=4");
    row("saber against cavalry without melee weapons +2", "melee",
        "attacker_arm=cavalry attacker_melee_weapon=saber defender_arm=cavalry attacker_charging=no", {10, 10, 10, 10},
        "attacker_column=6 defender_column=4");
    row("not against cavalry that has them", "melee",
        "attacker_arm=cavalry attacker_melee_weapon=saber defender_arm=cavalry defender_melee_weapon=saber attacker_charging=no",
        {10, 10, 10, 10}, "attacker_column=4");
    row("lance +2 when charging", "melee", "attacker_arm=cavalry attacker_melee_weapon=lance defender_arm=cavalry", {10, 10, 10, 10},
        "attacker_column=8");
    row("no lance without the charge", "melee",
        "attacker_arm=cavalry attacker_melee_weapon=lance defender_arm=cavalry attacker_charging=no", {10, 10, 10, 10},
        "attacker_column=4");
    row("mounted cavalry against infantry +2", "melee", "attacker_arm=cavalry attacker_charging=no", {10, 10, 10, 10}, "attacker_column=6");
    row("not against a square, which sends it back with 1d4", "melee",
        "attacker_arm=cavalry attacker_charging=no defender_formation=square", {10, 10, 10, 10, 3},
        "locked=no attacker_column=4 attacker_losses=4 attacker_stragglers=5");
    row("rough ground -1", "melee", "defender_cover=rough attacker_charging=no", {10, 10, 10, 10}, "attacker_column=3");
    row("heavy fortification -4", "melee", "defender_cover=heavy attacker_charging=no", {2, 2, 2, 2}, "attacker_column=0");
    row("later rounds of a melee: charging counts no more", "melee", "first_round=no", {10, 10, 10, 10}, "attacker_column=4");
    row("outnumbered by 5: -1", "melee", "attacker_effectives=10 defender_effectives=15 attacker_charging=no", {2, 2, 2, 2},
        "attacker_column=3 defender_column=5");
    row("by 4: no shift", "melee", "attacker_effectives=10 defender_effectives=14 attacker_charging=no", {2, 2, 2, 2}, "attacker_column=4");
    row("supporters count for numbers", "melee", "attacker_effectives=10 defender_effectives=14 defender_supporters=1 attacker_charging=no",
        {2, 2, 2, 2}, "attacker_column=3 defender_column=4");
    row("gunners beaten leave the guns", "melee", "defender_arm=artillery defender_effectives=2", {20, 1},
        "defender_breaks=yes guns_lost=yes");
    row("infantry broken by mounted cavalry straggles 1d4 more", "melee", "attacker_arm=cavalry defender_effectives=5", {10, 1, 4},
        "defender_breaks=yes defender_stragglers=3 defender_casualties=2");
    row("two units: losses dealt by a die each", "melee", "attacker_effectives=9,11 attacker_charging=no", {10, 10, 10, 1, 10, 10, 13, 2},
        "attacker_losses=2 attacker_unit_stragglers=1,1");
}

void charging()
{
    row("a charge that halts fires its quarter volley", "charge", "", {5, 20},
        "result=attacker-halts closes=no stands=no defender_losses=3");
    row("a broken defender is fallen upon in the rear without rolls", "charge", "defender_broken=yes defender_stragglers=13", {10, 10},
        "result=defender-breaks closes=yes rounds_fought=1");
    row("a defender that does not stand retreats", "charge", "", {20, 2, 1},
        "result=defender-retreats closes=yes stands=no defender_stragglers=1");
    row("it is caught by what is left of the move", "charge", "attacker_inches_left=10", {20, 2, 1, 1, 2, 3, 4, 10, 10},
        "retreat_inches=10");
    row("or not, by a tenth", "charge", "attacker_inches_left=9.9", {20, 2, 1, 1, 2, 3, 4},
        "result=defender-retreats retreat_inches=10 rounds_fought=0");
    row("each 6 of a retreat die is a straggler", "charge", "attacker_inches_left=1", {20, 2, 1, 6, 6, 1, 1},
        "retreat_inches=14 defender_stragglers=3");
    row("both charge: nobody stands", "charge", "defender_charging=yes", {20, 20, 10, 10, 10, 10}, "closes=yes stands=no");
    row("cavalry that wins rolls for a breakthrough", "charge", "attacker_arm=cavalry defender_effectives=5", {20, 20, 10, 1, 4, 13},
        "result=defender-breaks breakthrough=reforms");
    row("a square that holds sends the cavalry back", "charge", "attacker_arm=cavalry defender_formation=square", {20, 20, 2, 2, 2, 2, 1},
        "result=attacker-retreats");
}

} // namespace

void TestSantaAnnaCharge::a_sentence_of_the_rules_holds_data()
{
    add_columns();
    worked_example();
    closing();
    standing();
    fighting();
    charging();
}

void TestSantaAnnaCharge::a_refusal_names_field_and_reason_data()
{
    QTest::addColumn<QString>("answers");
    QTest::addColumn<QString>("refusal");
    const auto refused = [](const char* answers, const char* refusal) { QTest::newRow(answers) << QString{answers} << QString{refusal}; };
    refused("defender_arm=cavalry", "attacker_arm: infantry may not charge mounted cavalry");
    refused("defender_arm=cavalry defender_mounted=no", "");
    refused("attacker_formation=skirmish", "attacker_formation: skirmishers may charge only skirmishers");
    refused("attacker_formation=skirmish defender_formation=skirmish", "");
    refused("attacker_arm=artillery", "attacker_arm: artillery does not charge: its functions are move, limber, unlimber and fire");
    refused("attacker_formation=mob", "attacker_formation: a broken unit takes no order but Rally");
    refused("attacker_effectives=5 attacker_stragglers=6",
            "attacker_effectives: effectives 5 and stragglers 6 are a broken unit, which takes no order but Rally");
    refused("attacker_effectives=5 attacker_stragglers=5", "");
    refused("attacker_effectives=0",
            "attacker_effectives: effectives 0 and stragglers 0 are a broken unit, which takes no order but Rally");
}

void TestSantaAnnaCharge::a_refusal_names_field_and_reason()
{
    QFETCH(const QString, answers);
    QFETCH(const QString, refusal);
    for (const char* action : {"charge", "roll-to-close", "roll-to-stand"})
        QCOMPARE(QString::fromStdString(m_table.refusals(action, answers.toStdString())), refusal);
}

void TestSantaAnnaCharge::a_quarter_volley_follows_with_its_presets()
{
    const auto verdict = m_table.verdict("roll-to-close", "attacker_effectives=11 attacker_weapon=rifle", {4});
    QCOMPARE(verdict.next.size(), 1U);
    const corneta::Choice& choice = verdict.next.front().choices.front();
    QCOMPARE(choice.action, std::string_view{"fire"});
    const auto answers = corneta::answers_from(m_table.action("fire").form, choice.presets);
    QVERIFY(answers.has_value());
}

void TestSantaAnnaCharge::a_unit_broken_before_is_beaten()
{
    const char* answers = "attacker_arm=cavalry attacker_effectives=28 defender_effectives=19 defender_stragglers=20";
    const std::string headline = "The defender is beaten. Attacker: stragglers 0, casualties 0; defender: stragglers 13, casualties 3.";
    QCOMPARE(corneta::text(m_table.verdict("charge", answers, {13, 3, 4, 13}).headline), headline);
    const char* of_both = "attacker_effectives=4 attacker_stragglers=4 defender_effectives=19 defender_stragglers=20";
    QCOMPARE(corneta::text(m_table.verdict("charge", of_both, {13, 20}).headline).substr(0, 48),
             std::string{"The attacker breaks and the defender is beaten. "});
}

void TestSantaAnnaCharge::odds_of_a_charge_add_up()
{
    const corneta::Odds odds = m_table.odds("charge", example);
    QVERIFY(odds.exact);
    std::uint64_t sum = 0;
    for (const corneta::OddsRow& one : odds.rows)
        sum += one.chance.weight.value_or(0);
    QVERIFY(odds.total.has_value());
    QCOMPARE(sum, *odds.total);
}

#include "test_santa_anna_charge.moc"
