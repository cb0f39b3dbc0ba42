// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/ruleset.h"
#include "tests/rulesets/rows_of_rules.h"

#include <QObject>

#include <algorithm>

using namespace rows_of_rules;

/// Santa Anna Rules, a charge link by link: who rolls, what ends it and what follows, a row a sentence.
class TestSantaAnnaChargeChain : public QObject {
    Q_OBJECT

private slots:
    void a_sentence_of_the_rules_holds_data();
    void a_sentence_of_the_rules_holds() { check(m_table); }
    void a_defender_that_may_not_charge_is_refused_data();
    void a_defender_that_may_not_charge_is_refused();
    void what_follows_data();
    void what_follows();
    void instructions_say_what_to_do_data();
    void instructions_say_what_to_do() { check_instructions(m_table); }
    void dice_come_in_the_order_of_the_chain();
    void a_charge_link_by_link_asks_on();

private:
    const PlayedTable m_table{santa_anna::ruleset};
};

namespace {

void row(const char* sentence, const char* answers, const std::vector<int>& faces, const char* outcome)
{
    rows_of_rules::row(sentence, "charge", answers, faces, outcome);
}

void closing_rows()
{
    row("a recoil costs 2d4 and ends the charge", "attacker_losses_this_turn=4", {1, 1, 2},
        "result=attacker-halts closes=no attacker_stragglers=3 attacker_breaks=no");
    row("a charger may break by its roll to close", "attacker_effectives=4 attacker_stragglers=2", {3, 2},
        "result=attacker-breaks closes=no rounds_fought=0 attacker_breaks=yes");
    row("the quarter volley has the initial volley's +2", "attacker_initial_volley=yes", {5, 10},
        "result=attacker-halts defender_losses=2");
    row("without it", "", {5, 10}, "defender_losses=1");
    row("low ammunition halves it", "attacker_effectives=20 attacker_low_ammunition=yes", {5, 10}, "defender_losses=1");
    row("without a firearm nobody fires", "attacker_weapon=none", {5}, "result=attacker-halts defender_losses=0");
    row("a quarter volley that breaks the enemy wins", "defender_effectives=2 defender_stragglers=1", {1, 13},
        "result=defender-breaks closes=no rounds_fought=0 defender_breaks=yes");
    row("infantry caught forming square: no close roll, a stand roll, a quarter fights",
        "attacker_arm=cavalry defender_caught_forming_square=yes", {20, 1, 1, 1, 1},
        "result=locked closes=yes stands=yes defender_losses=3");
    row("a unit with more stragglers than effectives is fallen upon in the rear", "defender_effectives=4 defender_stragglers=5", {2, 2},
        "result=defender-breaks closes=yes stands=no rounds_fought=1 defender_stragglers=3 defender_breaks=no");
    row("so is a mob", "defender_formation=mob", {2, 2, 2, 2}, "result=locked closes=yes stands=no defender_stragglers=3");
    row("where nobody is left there is no melee", "defender_effectives=0", {}, "result=defender-breaks closes=yes rounds_fought=0");
}

void standing_rows()
{
    row("who fires and retreats fires first", "", {20, 5, 20},
        "result=defender-retreats stands=no attacker_losses=3 attacker_stragglers=2 attacker_casualties=1");
    row("who breaks by its roll to stand is not pursued", "defender_effectives=4 defender_stragglers=2 attacker_inches_left=20", {9, 5, 2},
        "result=defender-breaks stands=no rounds_fought=0 retreat_inches=0 defender_breaks=yes");
    row("mounted cavalry retreats with six dice", "attacker_arm=cavalry defender_arm=cavalry attacker_inches_left=1",
        {20, 2, 1, 1, 1, 1, 1, 1, 1}, "result=defender-retreats retreat_inches=6");
    row("dismounted with four", "attacker_arm=cavalry defender_arm=cavalry defender_mounted=no attacker_inches_left=1",
        {20, 2, 1, 1, 1, 1, 1}, "result=defender-retreats retreat_inches=4");
    row("a retreat never breaks who makes it", "defender_effectives=4 attacker_inches_left=1", {20, 6, 1, 6, 6, 1, 1},
        "result=defender-retreats retreat_inches=14 defender_stragglers=2 defender_breaks=no");
    row("a quarter volley that breaks the charger ends it", "attacker_effectives=6 attacker_stragglers=4", {12, 3, 20},
        "result=attacker-breaks closes=yes stands=no attacker_stragglers=2 attacker_casualties=1 defender_stragglers=0");
    row("a retreat is no break", "", {20, 3, 4}, "result=defender-retreats defender_stragglers=4 defender_breaks=no");
    row("gunners who do not stand leave the guns", "defender_arm=artillery", {20, 2, 1}, "result=defender-retreats guns_lost=yes");
    row("caught on their retreat too", "attacker_effectives=2 defender_arm=artillery attacker_inches_left=3",
        {20, 1, 1, 1, 1, 1, 1, 1, 1, 1}, "result=locked retreat_inches=3 guns_lost=yes");
    row("gunners who stand keep them", "defender_arm=artillery attacker_effectives=2", {20, 20, 1, 1, 1, 1},
        "result=locked stands=yes guns_lost=no");
    row("caught in the rear: half fight and stragglers are tripled", "attacker_inches_left=4", {20, 2, 1, 1, 1, 1, 1, 2, 2, 2, 2},
        "result=locked stands=no retreat_inches=4 defender_stragglers=4 defender_losses=1");
}

void gunners_rows()
{
    row("gunners broken by a quarter volley take their guns along",
        "attacker_effectives=24 defender_arm=artillery defender_effectives=4 defender_stragglers=3", {4, 20},
        "result=defender-breaks defender_breaks=yes guns_lost=no");
    row("gunners broken by their roll to stand leave them", "defender_arm=artillery defender_effectives=4 defender_stragglers=3",
        {20, 3, 1}, "result=defender-breaks defender_breaks=yes guns_lost=yes");
    row("gunners broken before and destroyed in melee leave them",
        "attacker_effectives=30 defender_arm=artillery defender_effectives=6 defender_stragglers=7", {13, 3},
        "result=defender-breaks defender_breaks=no defender_destroyed=yes guns_lost=yes");
    row("or marked broken before",
        "attacker_effectives=4 defender_arm=artillery defender_broken=yes defender_effectives=2 defender_stragglers=3", {2, 1},
        "result=defender-breaks defender_breaks=no guns_lost=yes");
}

void both_rows()
{
    row("both charge, one halts: the other has the charge", "defender_charging=yes", {5, 2, 20, 20, 20, 1, 1},
        "result=locked closes=no stands=no attacker_losses=5 defender_losses=4");
    row("both charge and halt", "defender_charging=yes", {5, 2, 5, 2}, "result=attacker-halts closes=no rounds_fought=0");
    row("both close: both have the charge", "defender_charging=yes", {20, 20, 20, 20, 1, 1},
        "result=locked closes=yes attacker_losses=5 defender_losses=5");
}

void fighting_rows()
{
    row("rounds go on to the finish", "rounds=20", {20, 20, 20, 1, 2, 1, 20, 1}, "result=defender-breaks rounds_fought=3");
    row("or stop after a turn", "", {20, 20, 20, 1, 2, 1}, "result=locked locked=yes rounds_fought=2");
    row("a breakthrough costs 1d4", "attacker_arm=cavalry defender_effectives=5", {20, 20, 10, 1, 4, 3, 2},
        "result=defender-breaks breakthrough=breakthrough attacker_stragglers=2 defender_stragglers=3");
    row("defenders on horse who win break through too",
        "attacker_arm=cavalry defender_arm=cavalry attacker_effectives=6 attacker_stragglers=4", {12, 20, 1, 20, 13},
        "result=attacker-breaks breakthrough=reforms attacker_breaks=yes");
    row("broken cavalry loses no 1d4 to cavalry", "attacker_arm=cavalry defender_arm=cavalry defender_effectives=6 defender_stragglers=4",
        {20, 20, 10, 1, 13}, "result=defender-breaks breakthrough=reforms defender_stragglers=2");
    row("both break: no breakthrough",
        "attacker_arm=cavalry attacker_effectives=4 attacker_stragglers=2 defender_effectives=6 defender_stragglers=4", {12, 20, 20, 20},
        "result=both-break breakthrough=none attacker_breaks=yes defender_breaks=yes");
    row("a square that did not hold is broken like any other",
        "attacker_arm=cavalry defender_formation=square defender_effectives=6 defender_stragglers=4", {20, 20, 10, 1, 2, 13},
        "result=defender-breaks breakthrough=reforms");
}

} // namespace

void TestSantaAnnaChargeChain::a_sentence_of_the_rules_holds_data()
{
    add_columns();
    closing_rows();
    standing_rows();
    gunners_rows();
    both_rows();
    fighting_rows();
}

void TestSantaAnnaChargeChain::a_defender_that_may_not_charge_is_refused_data()
{
    QTest::addColumn<QString>("answers");
    QTest::addColumn<QString>("refusal");
    const auto refused = [](const char* answers, const char* refusal) { QTest::newRow(answers) << QString{answers} << QString{refusal}; };
    refused("attacker_arm=cavalry", "defender_charging: infantry may not charge mounted cavalry");
    refused("attacker_arm=cavalry attacker_mounted=no", "");
    refused("defender_formation=skirmish", "defender_charging: skirmishers may charge only skirmishers");
    refused("defender_arm=artillery", "defender_charging: artillery does not charge");
    refused("defender_broken=yes", "defender_charging: a broken unit does not charge");
}

void TestSantaAnnaChargeChain::a_defender_that_may_not_charge_is_refused()
{
    QFETCH(const QString, answers);
    QFETCH(const QString, refusal);
    QCOMPARE(QString::fromStdString(m_table.refusals("charge", "defender_charging=yes " + answers.toStdString())), refusal);
    QCOMPARE(m_table.refusals("charge", answers.toStdString()), std::string{});
}

void TestSantaAnnaChargeChain::what_follows_data()
{
    add_columns();
    const char* away = "must movement kind=charge unit_arm=infantry unit_effectives=2 unit_stragglers=4 "
                       "unit_formation=mob; either rout-check";
    row("a charger broken short of the enemy makes a charge move away", "charge", "attacker_effectives=4 attacker_stragglers=2", {3, 2},
        away);
    row("the roll alone too", "roll-to-close", "attacker_effectives=4 attacker_stragglers=2", {3, 2}, away);
    row("one broken by a quarter volley a retreat move", "charge", "attacker_effectives=6 attacker_stragglers=4", {12, 3, 20},
        "must movement kind=retreat unit_arm=infantry unit_effectives=3 unit_stragglers=6 unit_formation=mob; "
        "either rout-check");
    const char* back = "must movement kind=retreat unit_arm=infantry unit_effectives=11 unit_stragglers=1 "
                       "unit_formation=column";
    row("who does not stand retreats in its formation, seen by nobody", "charge", "defender_formation=column", {20, 3, 1}, back);
    row("the roll to stand alone too", "roll-to-stand", "defender_formation=column", {3, 1}, back);
    row("a retreat that was rolled already does not follow", "charge", "attacker_inches_left=1", {20, 2, 1, 1, 1, 1, 1}, "");
    const char* broken = "must movement kind=retreat unit_arm=infantry unit_effectives=2 unit_stragglers=4 "
                         "unit_formation=mob; either rout-check";
    row("who breaks by its roll to stand retreats as a mob", "charge", "defender_effectives=4 defender_stragglers=2", {9, 5, 2}, broken);
    row("the roll alone breaks it too", "roll-to-stand", "defender_effectives=4 defender_stragglers=2", {5, 2}, broken);
    row("a destroyed unit makes no move", "roll-to-stand", "defender_effectives=2", {3, 4}, "either rout-check");
    row("gunners retreat without their guns", "roll-to-stand", "defender_arm=artillery", {3, 1},
        "must movement kind=retreat unit_arm=artillery unit_effectives=11 unit_stragglers=1");
    row("a leader whose charge was shot down may be hit", "roll-to-close", "attacker_leader_attached=yes attacker_losses_this_turn=3",
        {3, 1}, "must leader-casualty unit_losses_this_turn=3");
    row("locked: nothing", "charge", "", {20, 20, 2, 2, 2, 2}, "");
}

void TestSantaAnnaChargeChain::what_follows()
{
    QFETCH(const QString, action);
    QFETCH(const QString, answers);
    QFETCH(const std::vector<int>, faces);
    QFETCH(const QString, outcome);
    std::string words;
    for (const corneta::FollowUp& next : m_table.verdict(action.toStdString(), answers.toStdString(), faces).next) {
        words += (words.empty() ? "" : "; ") + std::string{word_of(next.kind)} + " " + std::string{next.choices.front().action};
        for (const corneta::Given& given : next.choices.front().presets)
            words += " " + given.key + "=" + given.word;
    }
    QCOMPARE(QString::fromStdString(words), outcome);
}

void TestSantaAnnaChargeChain::instructions_say_what_to_do_data()
{
    add_columns();
    row("a quarter volley uses up the initial volley", "attacker_initial_volley=yes defender_cover=heavy", {5, 2},
        "The initial volley of the attacker is used up: take its marker off.");
    row("and may run low on ammunition", "defender_cover=heavy", {5, 1}, "Mark the attacker low on ammunition.");
    row("a melee uses up both initial volleys", "attacker_initial_volley=yes defender_initial_volley=yes", {20, 20, 2, 2, 2, 2},
        "The initial volley of the attacker is used up: take its marker off. Put 1 casting of the "
        "defender "
        "behind it as a straggler. The initial volley of the defender is used up: take its marker off.");
    row("gunners broken by fire take the guns along",
        "attacker_effectives=24 defender_arm=artillery defender_effectives=4 defender_stragglers=3", {4, 20},
        "Put 1 casting of the defender behind it as a straggler. Mark the defender broken and turn it away as a mob. Its gunners take "
        "their guns with them.");
    row("a charge that stops uses up none", "attacker_initial_volley=yes defender_initial_volley=yes attacker_weapon=none", {5}, "");
}

void TestSantaAnnaChargeChain::dice_come_in_the_order_of_the_chain()
{
    const auto labels = [&](const std::string& answers, const std::vector<int>& faces) {
        std::string words;
        for (const corneta::Roll& roll : m_table.verdict("charge", answers, faces).rolls)
            words += (words.empty() ? "" : ", ") + roll.label;
        return words;
    };
    QCOMPARE(labels("attacker_inches_left=4", {20, 5, 2, 1, 1, 1, 1, 2, 2, 2, 2}),
             std::string{"attacker's roll to close, defender's roll to stand, defender's quarter volley, defender's retreat move, "
                         "attacker's melee, round 1, defender's melee, round 1, attacker's melee, round 2, defender's melee, round 2"});
    QCOMPARE(labels("attacker_arm=cavalry defender_effectives=5", {20, 20, 10, 1, 4, 3, 2}),
             std::string{"attacker's roll to close, defender's roll to stand, attacker's melee, round 1, defender's melee, round 1, "
                         "stragglers of infantry broken by cavalry, breakthrough, breakthrough stragglers"});
    QCOMPARE(labels("", {5, 2}), std::string{"attacker's roll to close, attacker's quarter volley"});
    QCOMPARE(labels("attacker_arm=cavalry", {20, 5, 2}),
             std::string{"attacker's roll to close, defender's roll to stand, defender's quarter volley"});
    QCOMPARE(labels("attacker_arm=cavalry defender_caught_forming_square=yes", {5}), std::string{"defender's roll to stand"});
}

void TestSantaAnnaChargeChain::a_charge_link_by_link_asks_on()
{
    const auto close =
        m_table.verdict("roll-to-close", "attacker_effectives=9 attacker_stragglers=1 defender_effectives=14 aspect=flank", {20});
    QCOMPARE(close.next.size(), 1U);
    QCOMPARE(close.next.front().kind, corneta::Follow::Must); // a unit in melee already does not roll
    const corneta::Choice& stand = close.next.front().choices.front();
    QCOMPARE(stand.action, std::string_view{"roll-to-stand"});
    QVERIFY((stand.presets
             == std::vector<corneta::Given>{{"attacker_effectives", "9"},
                                            {"attacker_stragglers", "1"},
                                            {"attacker_arm", "infantry"},
                                            {"attacker_formation", "line"},
                                            {"defender_effectives", "14"},
                                            {"defender_stragglers", "0"},
                                            {"defender_arm", "infantry"},
                                            {"defender_formation", "line"},
                                            {"defender_cover", "none"},
                                            {"aspect", "flank"}}));
    const auto stands = m_table.verdict("roll-to-stand", "attacker_effectives=9 defender_effectives=14", {20});
    QCOMPARE(stands.next.front().kind, corneta::Follow::Must);
    QCOMPARE(stands.next.front().choices.front().action, std::string_view{"melee"});
    const auto rear = m_table.verdict("roll-to-close", "defender_broken=yes", {});
    QCOMPARE(rear.next.front().choices.front().action, std::string_view{"melee"});
    QCOMPARE(std::ranges::count(rear.next.front().choices.front().presets, corneta::Given{"aspect", "rear"}), 1);
}

#include "test_santa_anna_charge_chain.moc"
