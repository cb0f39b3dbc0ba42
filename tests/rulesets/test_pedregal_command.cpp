// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/ruleset.h"
#include "tests/rulesets/rows_of_rules.h"

#include <QObject>

using namespace rows_of_rules;

/// Pedregal, sections 19.3 to 19.5: leaders, Mexican command, hidden movement, and the morale check that they rest on.
class TestPedregalCommand : public QObject {
    Q_OBJECT

private slots:
    void a_sentence_of_the_rules_holds_data();
    void a_sentence_of_the_rules_holds() { check(m_table); }
    void words_of_the_rules_are_said_data();
    void words_of_the_rules_are_said() { check_said(m_table); }

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
    columns();
    morale_rows();
    mexican_command_rows();
    enemy_zone_rows();
    hidden_movement_rows();
    leader_rows();
}

void TestPedregalCommand::words_of_the_rules_are_said_data()
{
    columns();
    row("19.4 active for good", "mexican-command", "", {1}, "Santa Anna and his HQ become active, for the rest of the game.");
    row("19.4 active already", "mexican-command", "already_active=yes", {}, "Santa Anna and his HQ stay active.");
    row("19.4 and 19.5 B, D what an inactive HQ means", "mexican-command", "", {2},
        "Santa Anna and his HQ stay inactive. "
        "Mexican units enter an enemy zone only by a morale check or beside a unit of their army that is in one. "
        "No hidden box is made, and none is revealed at will.");
    row("19.4 failure ends the movement phase of the unit", "enemy-zone-entry", "", {6},
        "The Mexican unit fails its morale check and stays out of the enemy zone. Its movement phase is over.");
    row("19.5 C a marker stacks with none and is not moved where it would be revealed; recovery and replacements go on", "hidden-march",
        "infantry_allowance=3", {1},
        "The marker has 1 movement point. "
        "It stacks with no combat unit and no other marker, not even in passing; leaders and HQs do not count. "
        "It stays out of hexes where it would be revealed: in sight of or next to an enemy unit, leader, HQ or train. "
        "Units inside may recover and take replacements as if they did not move.");
    row("19.5 E on or next to the real marker, overstacked at will", "deployment", "", {},
        "The unit deploys as it is. Place it on or next to the real marker; it may stack there beyond the limit.");
    row("19.5 E a failed check", "deployment", "near_enemy_zone=yes", {4},
        "The unit deploys disrupted. Place it on or next to the real marker; it may stack there beyond the limit. "
        "Put a disruption marker on it.");
    row("18.3 engineers count as leaders", "leader-casualty", "step_lost=yes engineer=yes", {6},
        "The engineer is a casualty. Take him off the map; engineers count as leaders for the Mexican player's points.");
    row("18.3 a leader counts for points", "leader-casualty", "step_lost=yes", {6},
        "The leader is a casualty. Take him off the map; he counts for the enemy's points.");
}

QTEST_APPLESS_MAIN(TestPedregalCommand)
#include "test_pedregal_command.moc"
