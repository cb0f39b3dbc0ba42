// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/ruleset.h"
#include "tests/rulesets/rows_of_rules.h"

#include <QObject>

using namespace rows_of_rules;

/// Cedar Creek 1864, what is reckoned without dice: movement, command range, victory.
class TestCedarCreekTable : public QObject {
    Q_OBJECT

private slots:
    void a_sentence_of_the_rules_holds_data();
    void a_sentence_of_the_rules_holds() { check(m_table); }
    void a_refusal_names_field_and_reason_data();
    void a_refusal_names_field_and_reason() { check_refusal(m_table); }
    void headlines_say_it_data();
    void headlines_say_it() { check_said(m_table); }

private:
    const PlayedTable m_table{cedar_creek::ruleset};
};

namespace {

void move(const char* sentence, const char* answers, const char* outcome)
{
    row(sentence, "movement-cost", answers, {}, outcome);
}

void movement_rows()
{
    move("infantry has 6 points", "", "used=0 left=6 can=yes");
    move("mounted cavalry 8", "kind=cavalry", "left=8");
    move("dismounted cavalry 6", "kind=dismounted", "left=6");
    move("a headquarters 8", "kind=hq", "left=8");
    move("the artillery train 6", "kind=train", "left=6");
    move("an artillery marker 6", "kind=artillery", "left=6");
    move("the command range is 8", "kind=command", "left=8");
    move("2 a zone", "zones=3", "used=6 left=0 can=yes");
    move("1 a zone by road", "road_zones=6", "used=6 left=0 can=yes");
    move("a point too many", "zones=3 road_zones=1", "used=7 left=0 can=no");
    move("a bridge or ford 1 more", "zones=1 crossings=1", "used=3 left=3");
    move("a higher zone or escarpment 1 more", "zones=1 climbs=2", "used=4 left=2");
    move("climbs are free for the command range", "kind=command zones=4 climbs=3", "used=8 left=0 can=yes");
    move("bridges are not", "kind=command zones=4 crossings=1", "used=9 can=no");
    move("an entry zone 1", "entry=yes", "used=1 left=5");
    move("an entry zone 1 and the zones after it", "entry=yes zones=1 crossings=1 climbs=1", "used=5 left=1");
    move("an attack 2", "zones=2 attack=yes", "used=6 left=0 can=yes");
    move("a charge 4", "kind=cavalry zones=2 charge=yes", "used=8 left=0 can=yes");
    move("a level of fatigue brings 2 more", "zones=4 fatigue_bonus=yes", "used=8 left=0 can=yes");
    move("at fatigue 1 too", "zones=4 fatigue_bonus=yes fatigue=1", "used=8 can=yes");
    move("of cavalry to 10", "kind=cavalry fatigue_bonus=yes", "left=10");
    move("dismounting costs 2 and leaves 6", "kind=cavalry mount_change=yes", "used=2 left=6");
    move("so does mounting", "kind=dismounted mount_change=yes", "used=2 left=6");
    move("who has mounted may charge", "kind=dismounted mount_change=yes zones=1 charge=yes", "used=8 left=0 can=yes");
    move("who has dismounted may attack", "kind=cavalry mount_change=yes zones=2 attack=yes", "used=8 left=0 can=yes");
    move("Example of Play: Cook moves a zone and attacks", "zones=1 attack=yes", "used=4 left=2");
    move("Example of Play: Cox moves two zones", "zones=2", "used=4 left=2");
    move("Example of Play: Payne moves two zones and charges", "kind=cavalry zones=2 charge=yes", "used=8 left=0");
}

void victory_rows()
{
    const auto victory = [](const char* sentence, const char* answers, const char* outcome) {
        row(sentence, "victory", answers, {}, outcome);
    };
    victory("the historical score: 7 against 3", "union_losses=3", "union=7 confederate=3 winner=union");
    victory("nobody has won before the last turn is over", "union_losses=3 turn=8", "union=7 confederate=3 winner=open");
    victory("all zones are the Union's at the start", "", "union=7 confederate=0 winner=union");
    victory("fewer losses count by their difference", "union_losses=2 confederate_losses=7", "union=12 confederate=0");
    victory("for the Confederates too", "union_losses=9 confederate_losses=4", "union=7 confederate=5");
    victory("Middletown's northern zone 2", "middletown_north=confederate", "union=5 confederate=2");
    victory("Middletown's southern zone 2", "middletown_south=confederate", "union=5 confederate=2");
    victory("entry zone 11: 1 for the Union, 3 for the Confederates", "entry_11=confederate", "union=6 confederate=3");
    victory("entry zone 12", "entry_12=confederate", "union=6 confederate=3");
    victory("entry zone 13", "entry_13=confederate", "union=6 confederate=3");
    victory("a zone of nobody's counts for nobody", "entry_11=none middletown_north=none", "union=4 confederate=0");
    victory("ties are the Union's", "union_losses=7", "union=7 confederate=7 winner=union");
    victory("one more is the Confederates'", "union_losses=8", "union=7 confederate=8 winner=confederate");
    victory("everything Confederate",
            "middletown_north=confederate middletown_south=confederate entry_11=confederate entry_12=confederate entry_13=confederate",
            "union=0 confederate=13 winner=confederate");
}

} // namespace

void TestCedarCreekTable::a_sentence_of_the_rules_holds_data()
{
    add_columns();
    movement_rows();
    victory_rows();
}

void TestCedarCreekTable::a_refusal_names_field_and_reason_data()
{
    refusal_columns();
    refused("movement-cost", "fatigue_bonus=yes fatigue=2", "fatigue_bonus: a brigade at fatigue 2 takes no more (10.3 Movement)");
    refused("movement-cost", "kind=hq fatigue_bonus=yes",
            "fatigue_bonus: asked only when kind=infantry|cavalry|dismounted; without that it stays no");
    refused("movement-cost", "charge=yes", "charge: asked only when kind=cavalry|dismounted; without that it stays no");
    refused("movement-cost", "kind=dismounted charge=yes", "charge: only mounted cavalry charges (10.3 Movement)");
    refused("movement-cost", "kind=cavalry mount_change=yes charge=yes", "charge: only mounted cavalry charges (10.3 Movement)");
    refused("movement-cost", "kind=cavalry attack=yes charge=yes", "charge: a charge takes the place of an attack (10.3 Movement)");
    refused("movement-cost", "kind=cavalry zones=3 charge=yes fatigue_bonus=yes",
            "fatigue_bonus: a charge makes no move longer (10.3 Movement)");
    refused("movement-cost", "kind=cavalry zones=2 charge=yes", "");
    const char* const passed_too_many = "passes: it passes through more zones than it enters (10.3 Movement)";
    refused("movement-cost", "zones=0 passes=entry-13", passed_too_many);
    refused("movement-cost", "zones=1 road_zones=1 passes=entry-11,entry-12,entry-13", passed_too_many);
    refused("movement-cost", "zones=1 entry=yes passes=entry-11,entry-12", "");
    refused("advance", "passes=entry-11,entry-12", "passes: an advance enters the one zone that was left (11.4 Combat Results)");
    refused("advance", "passes=entry-11", "");
    refused("attack", "attacker_side=confederate defender_train=yes",
            "defender_train: asked only when attacker_side=union; without that it stays no");
    const std::string none_entered = ", and none is entered (10.3 Movement); the entry zone costs 1 at any place (12 Scenario)";
    const std::string no_crossing = "crossings: a bridge or ford leads into a zone" + none_entered;
    const std::string no_climb = "climbs: a climb leads into a zone" + none_entered;
    refused("movement-cost", "entry=yes climbs=1 crossings=1", (no_crossing + "; " + no_climb).c_str());
    refused("movement-cost", "crossings=1", no_crossing.c_str());
    refused("movement-cost", "climbs=1", no_climb.c_str());
    refused("movement-cost", "road_zones=1 climbs=1 crossings=1", "");
    refused("movement-cost", "kind=artillery entry=yes",
            "entry: asked only when kind=infantry|cavalry|dismounted|hq|train; without that it stays no");
    refused("movement-cost", "kind=train fatigue=1", "fatigue: asked only when kind=infantry|cavalry|dismounted; without that it stays 0");
    refused("movement-cost", "kind=train entry=yes", "");
    refused("victory", "entry_11=nobody", "entry_11: \"nobody\" is none of union, confederate, none");
}

void TestCedarCreekTable::headlines_say_it_data()
{
    add_columns();
    const auto say = [](const char* sentence, const char* action, const char* answers, const char* said) {
        row(sentence, action, answers, {}, said);
    };
    say("it can", "movement-cost", "zones=2", "It can move there: points used 4, left 2.");
    say("it can, tired", "movement-cost", "zones=4 fatigue_bonus=yes",
        "It can move there: points used 8, left 0. It takes a level of fatigue at the end of its move.");
    say("it cannot", "movement-cost", "zones=5 fatigue_bonus=yes", "It cannot move there: points needed 10.");
    say("one point", "movement-cost", "road_zones=1", "It can move there: points used 1, left 5.");
    say("in command", "movement-cost", "kind=command zones=3",
        "In command: points used 6, left 2. The way may not lead through a zone with an enemy brigade.");
    say("out of command", "movement-cost", "kind=command zones=5",
        "Out of command: points needed 10. The way may not lead through a zone with an enemy brigade.");
    say("Union", "victory", "union_losses=3", "The Union wins 7 to 3 in points.");
    say("equal", "victory", "union_losses=7", "The Union wins at equal points: 7 each.");
    say("Confederates", "victory", "union_losses=9", "The Confederates win 9 to 7 in points.");
}

#include "test_cedar_creek_table.moc"
