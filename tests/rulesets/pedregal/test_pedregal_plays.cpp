// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/ruleset.h"
#include "tests/rulesets/rows_of_rules.h"

#include <QObject>

using namespace rows_of_rules;

/// Pedregal, what players do beside the dice: retreats, lost steps, recovery, trails, bastions, reinforcements, boxes.
class TestPedregalPlays : public QObject {
    Q_OBJECT

private slots:
    void a_sentence_of_the_rules_holds_data();
    void a_sentence_of_the_rules_holds() { check(m_table); }
    void a_refusal_names_field_and_reason_data();
    void a_refusal_names_field_and_reason() { check_refusal(m_table); }
    void words_of_the_rules_are_said_data();
    void words_of_the_rules_are_said() { check_said(m_table); }

private:
    const PlayedTable m_table{pedregal::ruleset};
};

void TestPedregalPlays::a_sentence_of_the_rules_holds_data()
{
    add_columns();
    row("a retreat is a hex", "retreat", "", {}, "retreats=1 status=good steps_lost=0 destroyed=no");
    row("19.1 across a ravine it disrupts", "retreat", "way=ravine unit_infantry=yes", {}, "retreats=1 status=disrupted");
    row("19.1 and routs the disrupted", "retreat", "way=ravine unit_infantry=yes unit_disrupted=yes", {}, "retreats=0 status=routed");
    row("a disrupted unit retreats as it is", "retreat", "unit_disrupted=yes", {}, "retreats=1 status=disrupted");
    row("without a way a step is lost", "retreat", "way=none unit_steps=2", {}, "retreats=0 status=good steps_lost=1 destroyed=no");
    row("the last one destroys", "retreat", "way=none", {}, "steps_lost=1 destroyed=yes");
    row("who has no step loses none", "retreat", "way=none unit_steps=0", {}, "steps_lost=0 destroyed=no");
    row("the unit of a stack that loses the step", "step-loss", "unit_steps=2", {}, "steps_lost=1 destroyed=no");
    row("its last one", "step-loss", "", {}, "steps_lost=1 destroyed=yes");
    row("no more than it has", "step-loss", "unit_steps=1 lost=2", {}, "steps_lost=1 destroyed=yes");
    row("recovery by its morale", "recover", "", {3}, "recovers=yes status=good");
    row("above it the unit stays disrupted", "recover", "", {4}, "recovers=no status=disrupted");
    row("a leader helps", "recover", "leader=yes", {4}, "recovers=yes status=good");
    row("19.3 a trail is a road with an engineer", "move", "trail=yes engineer=yes", {}, "as_road=yes");
    row("without him it is not", "move", "trail=yes", {}, "as_road=no");
    row("nor is anything else", "move", "engineer=yes", {}, "as_road=no");
    row("19.1 into a bastion", "garrison", "", {}, "garrison=yes");
    row("19.1 guns too", "garrison", "arm=artillery", {}, "garrison=yes");
    row("19.1 horse above it is no garrison", "garrison", "place=above arm=cavalry", {}, "garrison=no");
    row("19.1 out of it", "garrison", "place=outside", {}, "garrison=no");
    row("17.1 reinforcements come where they are due", "enter", "hex=2523", {}, "entry=2523 came=yes");
    row("18.2 at San Augustin", "san-augustin", "", {}, "at_san_augustin=yes");
    row("19.5 units leave the map", "conceal", "", {}, "hidden=yes stocked=yes");
    row("19.5 a marker is seen", "reveal", "", {}, "seen=yes");
    row("19.5 the dummy is not it", "reveal", "dummy=yes", {}, "seen=no");
}

void TestPedregalPlays::a_refusal_names_field_and_reason_data()
{
    refusal_columns();
    refused("retreat", "way=ravine", "way: only infantry retreats across a ravine (19.1)");
    refused("garrison", "arm=cavalry", "arm: only infantry and artillery are a garrison (19.1)");
}

void TestPedregalPlays::words_of_the_rules_are_said_data()
{
    add_columns();
    row("a retreat", "retreat", "", {}, "It retreats 1 hex.");
    row("at the ravine", "retreat", "way=ravine unit_infantry=yes unit_disrupted=yes", {},
        "It was disrupted before: at the ravine it routs. "
        "Take it off the map. It returns in 2 turns beside its HQ, disrupted.");
    row("no way out", "retreat", "way=none unit_steps=2", {}, "It cannot retreat and loses 1 step. Take off 1 step.");
    row("out of order no more", "recover", "", {1}, "The unit recovers. Take its disruption marker off.");
}

#include "test_pedregal_plays.moc"
