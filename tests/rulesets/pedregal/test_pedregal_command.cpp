// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/ruleset.h"
#include "tests/rulesets/rows_of_rules.h"

#include <QObject>

#include <algorithm>

using namespace rows_of_rules;

/// Pedregal, sections 19.3 to 19.5: engineers and leaders, Mexican command, hidden movement, and the morale check that they rest on.
class TestPedregalCommand : public QObject {
    Q_OBJECT

private slots:
    void a_sentence_of_the_rules_holds_data();
    void a_sentence_of_the_rules_holds() { check(m_table); }
    void words_of_the_rules_are_said_data();
    void words_of_the_rules_are_said() { check_said(m_table); }
    void a_field_says_what_counts_data();
    void a_field_says_what_counts();
    void a_number_typed_is_not_of_the_text();
    void a_check_says_the_highest_throw_that_passes_data();
    void a_check_says_the_highest_throw_that_passes();
    void no_status_stands_out_that_cannot_be();

private:
    const PlayedTable m_table{pedregal::ruleset};
};

namespace {

void morale_rows()
{
    row("morale 3 passes on a 3", "morale-check", "", {3}, "passes=yes");
    row("and fails on a 4", "morale-check", "", {4}, "passes=no");
    row("a leader adds 1", "morale-check", "leader=yes", {4}, "passes=yes");
    row("and no more", "morale-check", "leader=yes", {5}, "passes=no");
    row("morale 5 passes on a 5", "morale-check", "unit_morale=5", {5}, "passes=yes");
    row("a 6 always fails", "morale-check", "unit_morale=6 leader=yes", {6}, "passes=no");
    row("morale 0 fails on a 1", "morale-check", "unit_morale=0", {1}, "passes=no");
}

void mexican_command_rows()
{
    row("19.4 on a 1 Santa Anna and his HQ become active", "mexican-command", "", {1}, "active=yes");
    row("19.4 not on a 2", "mexican-command", "", {2}, "active=no");
    row("19.4 not on a 6", "mexican-command", "", {6}, "active=no");
    row("19.4 at once when a U.S. unit is behind a protected hexside", "mexican-command", "us_behind_protected_hexside=yes", {},
        "active=yes");
    row("19.4 once activated they stay so", "mexican-command", "already_active=yes", {}, "active=yes");
}

void enemy_zone_rows()
{
    row("19.4 while Santa Anna is inactive a unit enters an enemy zone by a morale check", "enemy-zone-entry", "", {3}, "may_enter=yes");
    row("19.4 failing it stays out", "enemy-zone-entry", "", {4}, "may_enter=no");
    row("19.4 a leader may assist", "enemy-zone-entry", "leader=yes", {4}, "may_enter=yes");
    row("19.4 it counts with its own morale", "enemy-zone-entry", "unit_morale=2", {3}, "may_enter=no");
    row("19.4 beside a unit of its army in an enemy zone without a check", "enemy-zone-entry", "neighbor_in_zone=yes", {}, "may_enter=yes");
    row("19.4 with Santa Anna active without a check", "enemy-zone-entry", "santa_anna_active=yes", {}, "may_enter=yes");
    row("19.1 a garrison ignores enemy zones", "enemy-zone-entry", "garrison=yes", {}, "may_enter=yes");
}

void hidden_movement_rows()
{
    row("19.5 C a marker moves at the infantry rate with an active HQ", "hidden-march", "hq_active=yes", {}, "allowance=6");
    row("19.5 C a die with an inactive HQ: a third on a 1", "hidden-march", "", {1}, "allowance=2");
    row("19.5 C a third on a 2", "hidden-march", "", {2}, "allowance=2");
    row("19.5 C two thirds on a 3", "hidden-march", "", {3}, "allowance=4");
    row("19.5 C two thirds on a 4", "hidden-march", "", {4}, "allowance=4");
    row("19.5 C all on a 5", "hidden-march", "", {5}, "allowance=6");
    row("19.5 C all on a 6", "hidden-march", "", {6}, "allowance=6");
    row("19.5 C a third is rounded down", "hidden-march", "infantry_allowance=5", {2}, "allowance=1");
    row("19.5 C two thirds are rounded down", "hidden-march", "infantry_allowance=5", {3}, "allowance=3");
    row("19.5 E a unit deploys without a check away from enemy zones", "deployment", "", {}, "status=good");
    row("19.5 E into or next to an enemy zone by a morale check", "deployment", "near_enemy_zone=yes", {3}, "status=good");
    row("19.5 E failing it is disrupted", "deployment", "near_enemy_zone=yes", {4}, "status=disrupted");
    row("19.5 E disrupted before it routs", "deployment", "near_enemy_zone=yes unit_disrupted=yes", {4}, "status=routed");
    row("19.5 E disrupted before and passing it stays disrupted", "deployment", "near_enemy_zone=yes unit_disrupted=yes", {3},
        "status=disrupted");
    row("19.5 E by its own morale", "deployment", "near_enemy_zone=yes unit_morale=4", {4}, "status=good");
    row("19.5 E disrupted away from enemy zones it stays so", "deployment", "unit_disrupted=yes", {}, "status=disrupted");
}

void leader_rows()
{
    row("19.3 no check without a step lost", "leader-casualty", "", {}, "casualty=no");
    row("19.3 a leader falls on a 6", "leader-casualty", "step_lost=yes", {6}, "casualty=yes");
    row("19.3 not on a 5", "leader-casualty", "step_lost=yes", {5}, "casualty=no");
    row("19.3 an engineer as well", "leader-casualty", "step_lost=yes engineer=yes", {6}, "casualty=yes");
    row("19.3 and no sooner", "leader-casualty", "step_lost=yes engineer=yes", {5}, "casualty=no");
}

} // namespace

void TestPedregalCommand::a_sentence_of_the_rules_holds_data()
{
    add_columns();
    morale_rows();
    mexican_command_rows();
    enemy_zone_rows();
    hidden_movement_rows();
    leader_rows();
}

void TestPedregalCommand::words_of_the_rules_are_said_data()
{
    add_columns();
    row("19.4 active for good", "mexican-command", "", {1},
        "Mexican command becomes active. From now on the Standard Rules of command hold. Until they are typed in, both stay "
        "active for the rest of the game: a ruling of ours.");
    row("19.4 active already", "mexican-command", "already_active=yes", {}, "Mexican command stays active.");
    row("19.4 and 19.5 B, D what an inactive HQ means", "mexican-command", "", {2},
        "Mexican command stays inactive. "
        "Mexican units enter an enemy zone only by a morale check or beside a unit of their army that is in one. "
        "No hidden box is made, and none is revealed at will.");
    row("19.4 failure ends the movement phase of the unit", "enemy-zone-entry", "", {6},
        "The Mexican unit fails its morale check and stays out of the enemy zone. Its movement phase is over.");
    row("19.5 C a marker stacks with none and is not moved where it would be revealed", "hidden-march", "infantry_allowance=3", {1},
        "The marker has 1 movement point. "
        "It stacks with no combat unit and no other marker, not even in passing; leaders and HQs do not count. "
        "It stays out of hexes where it would be revealed: in sight of or next to an enemy unit, leader, HQ or train.");
    row("19.1 a bastion takes one infantry and one artillery unit, in and out for nothing, and has no zone", "enemy-zone-entry",
        "garrison=yes", {},
        "The Mexican unit may enter the enemy zone. "
        "A bastion holds infantry units 1, artillery units 1; movement points to go in or out: 0. They have no zone of control and do not "
        "count for stacking.");
    row("19.5 E on or next to the real marker, overstacked at will", "deployment", "", {},
        "The unit deploys as it is. Place it on or next to the real marker; it may stack there beyond the limit. "
        "When all units of the box are placed, take its markers off the map, the dummy too. An enemy that was moving goes on then.");
    row("19.5 E a failed check", "deployment", "near_enemy_zone=yes", {4},
        "The unit deploys disrupted. Place it on or next to the real marker; it may stack there beyond the limit. "
        "Put a disruption marker on it. "
        "When all units of the box are placed, take its markers off the map, the dummy too. An enemy that was moving goes on then.");
    row("19.5 E who stays disrupted has its marker", "deployment", "unit_disrupted=yes", {},
        "The unit deploys as it is. Place it on or next to the real marker; it may stack there beyond the limit. "
        "When all units of the box are placed, take its markers off the map, the dummy too. An enemy that was moving goes on then.");
    row("19.5 D an enemy goes on when a unit routs too", "deployment", "near_enemy_zone=yes unit_disrupted=yes", {4},
        "The unit was disrupted before: as it deploys it routs. "
        "Take it off the map. It returns in 2 turns beside its HQ, disrupted. "
        "When all units of the box are placed, take its markers off the map, the dummy too. An enemy that was moving goes on then.");
    row("18.3 engineers count as leaders", "leader-casualty", "step_lost=yes engineer=yes", {6},
        "The engineer is a casualty. Take him off the map; engineers, 3 at the start, count as leaders for the Mexican player's points.");
    row("18.3 a leader counts for points", "leader-casualty", "step_lost=yes", {6},
        "The leader is a casualty. Take him off the map; he counts for the enemy's points.");
}

void TestPedregalCommand::a_field_says_what_counts_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("help");
    const auto says = [](const char* sentence, const char* action, const char* field, const char* help) {
        QTest::newRow(sentence) << QString{action} << QString{field} << QString{help};
    };
    says("18.2 San Augustin is hex 0118", "victory", "mexican_at_san_augustin", "One has entered hex 0118.");
    says("18.2 a village or bastion", "victory", "mexican_holds_south", "A village or a bastion south of the Churubusco.");
    says("18.3 neither steps nor routed units", "victory", "mexican_units_destroyed",
         "Whole units; neither lost steps nor routed units count.");
    says("18.3 no routed units", "victory", "us_steps_eliminated", "Routed units do not count.");
    says("18.3 engineers are leaders", "victory", "us_leaders_lost", "Engineers too.");
    says("19.1 no zone across a ravine", "ravine", "enemy_zone",
         "The hex beyond is in an enemy zone of control; none reaches across a ravine.");
    says("19.1 units above a garrison fight as in clear terrain", "attack", "garrison",
         "Of a bastion; units above it in the hex are attacked by themselves, over clear hexsides.");
    says("19.1 and so are attacked", "attack", "defender_covered",
         "Other units stand in the bastion's hex; they are attacked as in clear terrain, the garrison not at all.");
    says("19.3 an engineer is no other leader in a check", "morale-check", "leader", "Stacked with it; an engineer is no help.");
    says("19.3 nor in an attack", "attack", "attacker_leader", "No engineer.");
    says("19.3 he rolls apart", "leader-casualty", "engineer", "An engineer rolls apart from another leader with him.");
    says("19.3 he leads a charge", "attack", "charge_with_engineer",
         "U.S. infantry stacked with an engineer charges; a protected hexside is clear to it.");
    says("19.4 not necessarily the same formation", "enemy-zone-entry", "neighbor_in_zone",
         "The hex is adjacent to another unit of its army that is in an enemy zone too; of any formation.");
    says("19.4 the moment a U.S. unit enters", "mexican-command", "us_behind_protected_hexside",
         "The moment one enters such a hex Santa Anna becomes active, without a die.");
    says("19.5 C infantry's movement and march rates", "hidden-march", "infantry_allowance",
         "Movement points of infantry, or its march rate.");
}

void TestPedregalCommand::a_field_says_what_counts()
{
    QFETCH(const QString, action);
    QFETCH(const QString, field);
    QFETCH(const QString, help);
    const auto& form = m_table.action(action.toStdString()).form;
    const auto found = std::ranges::find(form, field.toStdString(), &corneta::Field::key);
    QVERIFY(found != form.end());
    QCOMPARE(QString::fromUtf8(found->help.data(), static_cast<qsizetype>(found->help.size())), help);
}

void TestPedregalCommand::a_number_typed_is_not_of_the_text()
{
    for (const char* answers : {"", "hq_active=yes"}) {
        const std::vector<int> faces{*answers == 0 ? std::vector<int>{3} : std::vector<int>{}};
        const corneta::Verdict verdict = m_table.verdict("hidden-march", answers, faces);
        const auto line = std::ranges::find(verdict.workings, "infantry's allowance", &corneta::Working::reason);
        QVERIFY(line != verdict.workings.end());
        QCOMPARE(line->source, corneta::Source::House);
    }
    const corneta::Verdict whole = m_table.verdict("hidden-march", "hq_active=yes", {});
    QCOMPARE(whole.workings.back().reason, "whole with an active HQ");
    QCOMPARE(whole.workings.back().source, corneta::Source::Rules);
}

void TestPedregalCommand::a_check_says_the_highest_throw_that_passes_data()
{
    QTest::addColumn<QString>("answers");
    QTest::addColumn<QString>("reason");
    QTest::newRow("morale 3") << "" << "die for morale, passed up to 3";
    QTest::newRow("a leader") << "leader=yes" << "die for morale, passed up to 4";
    QTest::newRow("a 6 fails whatever the morale") << "unit_morale=8" << "die for morale, passed up to 5";
    QTest::newRow("and whoever leads") << "unit_morale=5 leader=yes" << "die for morale, passed up to 5";
}

void TestPedregalCommand::a_check_says_the_highest_throw_that_passes()
{
    QFETCH(const QString, answers);
    QFETCH(const QString, reason);
    const corneta::Verdict verdict = m_table.verdict("morale-check", answers.toStdString(), {1});
    QCOMPARE(QString::fromStdString(verdict.workings.back().reason), reason);
}

void TestPedregalCommand::no_status_stands_out_that_cannot_be()
{
    for (const char* answers : {"near_enemy_zone=yes", "near_enemy_zone=yes unit_disrupted=yes"}) {
        const corneta::Odds odds = m_table.odds("deployment", answers);
        QCOMPARE(odds.rows.size(), 2U);
        QVERIFY(corneta::standing_out(m_table.action("deployment"), odds).empty());
    }
}

#include "test_pedregal_command.moc"
