// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/ruleset.h"
#include "tests/rulesets/rows_of_rules.h"

#include <QObject>

#include <algorithm>

using namespace rows_of_rules;

/// Revolucion!, what is reckoned without dice: movement, sight, outnumbering, trains, army morale.
class TestRevolucionTable : public QObject {
    Q_OBJECT

private slots:
    void a_sentence_of_the_rules_holds_data();
    void a_sentence_of_the_rules_holds() { check(m_table); }
    void a_refusal_names_field_and_reason_data();
    void a_refusal_names_field_and_reason() { check_refusal(m_table); }
    void break_points_are_rounded_up_in_whole_numbers();
    void a_comparison_names_its_rule();
    void headlines_say_it_data();
    void headlines_say_it() { check_said(m_table); }

private:
    const PlayedTable m_table{revolucion::ruleset};
};

namespace {

void move(const char* sentence, const char* answers, const char* outcome)
{
    row(sentence, "movement-cost", answers, {}, outcome);
}

void movement_rows()
{
    move("2 inches of open ground and 2 of woods are 6", "open=2 rough=2", "used=6 left=0 can=yes");
    move("5.5 inches over a bridge in open country take 6", "open=5.5 chokes=1", "used=6 left=0 can=yes");
    move("a tenth more is too far", "open=5.6 chokes=1", "used=6.1 left=0 can=no");
    move("a choke-point is free in march formation", "action=march open=5 chokes=3", "used=5 left=7");
    move("rough doubles: machine guns", "actor_type=machine-guns rough=2", "used=4");
    move("rough doubles: artillery", "actor_type=artillery rough=2", "used=4");
    move("rough doubles: slow transport", "actor_type=slow-transport rough=2", "used=4");
    move("rough doubles: a tankette", "actor_type=tankette rough=2", "used=4");
    move("rough is four times as long: cavalry", "actor_type=regular-cavalry rough=2", "used=8");
    move("rough is four times as long: fast transport", "actor_type=fast-transport rough=2", "used=8");
    move("rough is four times as long: a leader", "action=move-leader rough=2", "used=8 left=16");
    move("a steep slope halves a train", "actor_type=train rough=2", "used=4");
    move("nothing else slows a train", "actor_type=train open=1 road=2 backward=3 linear=4 chokes=5", "used=6 can=yes");
    move("nor does a road speed it", "action=march actor_type=train road=9", "used=9 can=yes");
    move("a máquina loca that is launched explodes however near its end is", "actor_type=maquina-loca action=march open=1",
         "used=1 can=yes");
    move("a train uses half of its move at least", "actor_type=train open=4", "used=4 left=4 can=yes");
    move("a truck that marches has the road and the bridge", "action=march actor_type=truck road=3 chokes=1", "used=2");
    move("one that maneuvers has not", "actor_type=truck road=3 chokes=1", "used=3.5");
    move("nor by the field alone", "formation=march actor_type=armored-car road=3 chokes=1", "used=3.5");
    move("an aircraft goes to any point", "actor_type=aircraft open=99", "used=0 can=yes");
    move("a leader goes in any direction", "action=move-leader backward=24", "used=24 left=0 can=yes");
    move("his type does not matter", "action=move-leader actor_type=aircraft open=25", "used=25 can=no");
    move("a deployed unit moves 1 inch in any direction", "action=deploy formation=deployed backward=1", "used=1 left=0 can=yes");
    move("one that is not deployed does not", "action=deploy backward=1", "used=2 can=no");
    move("a linear obstacle half an inch", "linear=3", "used=1.5");
    move("sideways or backward at half speed", "backward=3", "used=6");
    move("1.5 inches of road for an inch in march formation", "action=march road=18", "used=12 left=0 can=yes");
    move("march formation by the field", "formation=march road=9", "used=6 can=yes");
    move("a road is open ground to others", "road=6", "used=6");
    move("parts of an inch are rounded up", "action=march road=1", "used=0.7 left=11.3");
    move("Deploy moves 1 inch", "action=deploy open=1", "used=1 left=0 can=yes");
    move("Route March of irregular infantry: 10", "action=route-march actor_type=irregular-infantry", "left=10");
    move("of regular infantry: 12", "action=route-march", "left=12");
    move("of veteran infantry: 14", "action=route-march actor_type=veteran-infantry", "left=14");
    move("of irregular cavalry: 20", "action=route-march actor_type=irregular-cavalry", "left=20");
    move("of regular cavalry: 24", "action=route-march actor_type=regular-cavalry", "left=24");
    move("of veteran cavalry: 28", "action=route-march actor_type=veteran-cavalry", "left=28");
    move("of machine guns: 12", "action=route-march actor_type=machine-guns", "left=12");
    move("of artillery: 12", "action=route-march actor_type=artillery", "left=12");
    move("of fast transport: 16", "action=route-march actor_type=fast-transport", "left=16");
    move("of slow transport: 8", "action=route-march actor_type=slow-transport", "left=8");
    move("a leader moves 24", "action=move-leader", "left=24");
    move("a leader has no formation", "action=move-leader formation=march road=6 chokes=1", "used=6.5");
    move("a base move typed", "base_move=2.5 open=2", "used=2 left=0.5");
}

void sight_rows()
{
    const auto sight = [](const char* sentence, const char* answers, const char* outcome) {
        row(sentence, "line-of-sight", answers, {}, outcome);
    };
    sight("from one level the shadow is as long as the way to the far side", "to_far_side=8 beyond=8", "shadow=8 visible=no");
    sight("beyond it they are seen", "to_far_side=8 beyond=8.1", "shadow=8 visible=yes");
    sight("from two levels half", "levels_above=2 to_far_side=8 beyond=4", "shadow=4 visible=no");
    sight("from two levels, beyond half", "levels_above=2 to_far_side=8 beyond=4.1", "visible=yes");
    sight("from three levels a quarter", "levels_above=3 to_far_side=8 beyond=2", "shadow=2 visible=no");
    sight("from three levels, beyond a quarter", "levels_above=3 to_far_side=8 beyond=2.1", "visible=yes");
    sight("from four levels an eighth", "levels_above=4 to_far_side=8 beyond=1.1", "shadow=1 visible=yes");
    sight("shadows are shown in whole tenths", "levels_above=3 to_far_side=9 beyond=2.2", "shadow=2.2 visible=no");
    sight("of many levels nothing is left", "levels_above=99 to_far_side=99 beyond=0.1", "shadow=0 visible=yes");
    sight("on one's own level it blocks", "same_level=yes", "visible=no");
    sight("no level above is one's own", "levels_above=0 beyond=99", "visible=no");
    sight("woods are seen into 3 inches", "same_level=yes inside=3", "visible=yes");
    sight("and no farther", "inside=3.1 levels_above=3", "visible=no");
}

void outnumbered_rows()
{
    const auto compare = [](const char* sentence, const char* answers, const char* outcome) {
        row(sentence, "outnumbered", answers, {}, outcome);
    };
    compare("equal bases", "", "actor=none target=none");
    compare("one more in the target", "target_bases=5", "actor=outnumbered target=none");
    compare("twice as many in the target", "actor_bases=2", "actor=badly target=none");
    compare("one less than twice", "actor_bases=3 target_bases=5", "actor=outnumbered");
    compare("more in the actor", "actor_bases=5", "actor=none target=outnumbered");
    compare("twice as many in the actor", "actor_bases=8", "actor=none target=badly");
    compare("an assault by 4 bases on 4", "kind=assault", "actor=none target=none");
    compare("a second one by 3: 7 against 4", "kind=assault actor_bases=3 bases_already_assaulted=4", "target=outnumbered");
    compare("a third one by 1: 8 against 4", "kind=assault actor_bases=1 bases_already_assaulted=7", "target=badly");
    compare("an assaulter may be outnumbered", "kind=assault actor_bases=3 target_bases=6", "actor=badly");
}

void train_rows()
{
    const auto train = [](const char* sentence, const char* answers, const char* outcome) {
        row(sentence, "train-sequence", answers, {}, outcome);
    };
    train("from a halt a Maneuver", "", "allowed=yes reason=none");
    train("from a halt no March", "next=march", "allowed=no reason=run-up");
    train("after a Maneuver a March", "last=maneuver next=march", "allowed=yes");
    train("after a Maneuver a halt", "last=maneuver next=halt", "allowed=yes");
    train("after a March no halt", "last=march next=halt", "allowed=no reason=slow-down");
    train("after a March a Maneuver", "last=march", "allowed=yes");
    train("after a March a March", "last=march next=march", "allowed=yes");
    train("the other way from a halt", "next=reverse", "allowed=yes");
    train("not out of a Maneuver", "last=maneuver next=reverse", "allowed=no reason=must-halt");
    train("not out of a March", "last=march next=reverse", "allowed=no reason=must-halt");
    train("a halted train stays", "next=halt", "allowed=yes");
}

void morale_rows()
{
    const auto army = [](const char* sentence, const char* answers, const char* outcome) {
        row(sentence, "army-morale", answers, {}, outcome);
    };
    army("10 units at 30 percent are 3", "combat_units=10 quality=unmotivated", "break_point=3 left=3 beaten=no");
    army("12 units at 40 percent are 5", "", "break_point=5 left=5");
    army("13 units at 50 percent are 7", "combat_units=13 quality=motivated", "break_point=7");
    army("each unit destroyed -1", "destroyed=2", "left=3");
    army("each leader killed -1", "leaders_killed=1", "left=4");
    army("each asset lost -1", "assets_lost=1", "left=4");
    army("at 0 beaten", "destroyed=3 leaders_killed=1 assets_lost=1", "left=0 beaten=yes");
    army("not below 0", "destroyed=30", "left=0 beaten=yes");
}

} // namespace

void TestRevolucionTable::a_sentence_of_the_rules_holds_data()
{
    add_columns();
    movement_rows();
    sight_rows();
    outnumbered_rows();
    train_rows();
    morale_rows();
}

void TestRevolucionTable::a_refusal_names_field_and_reason_data()
{
    refusal_columns();
    refused("army-morale", "combat_units=0", "combat_units: an army of 0 combat units has no break point");
    refused("outnumbered", "bases_already_assaulted=3", "bases_already_assaulted: asked only when kind=assault; without that it stays 0");
    refused("line-of-sight", "same_level=yes beyond=9", "beyond: asked only when same_level=no; without that it stays 3");
    refused("movement-cost", "actor_type=train open=4", "");
    refused("movement-cost", "actor_type=train open=3.9", "open: 3.9 in is less than the 4 in that a train goes at least");
    refused("movement-cost", "actor_type=train action=march open=3 road=4", "open: 7 in is less than the 8 in that a train goes at least");
    refused("movement-cost", "actor_type=maquina-loca open=3.9", "open: 3.9 in is less than the 4 in that a train goes at least");
    refused("movement-cost", "actor_type=train figures=large open=7.9", "open: 7.9 in is less than the 8 in that a train goes at least");
    refused("train-sequence", "last=reverse", "last: \"reverse\" is none of halt, maneuver, march");
}

void TestRevolucionTable::break_points_are_rounded_up_in_whole_numbers()
{
    const std::vector<std::pair<std::string, int>> qualities{{"unmotivated", 3}, {"average", 4}, {"motivated", 5}};
    for (int units = 1; units <= 40; ++units)
        for (const auto& [quality, tenths] : qualities) {
            int point = 0;
            while (point * 10 < units * tenths)
                ++point;
            const std::string answers = "combat_units=" + std::to_string(units) + " quality=" + quality;
            QCOMPARE(m_table.outcome_of("break_point", "army-morale", answers, {}), "break_point=" + std::to_string(point));
            const std::string lost = " destroyed=" + std::to_string(std::max(0, point - 1));
            QCOMPARE(m_table.outcome_of("left beaten", "army-morale", answers + lost, {}), "left=1 beaten=no");
            QCOMPARE(m_table.outcome_of("left beaten", "army-morale", answers + lost + " leaders_killed=1", {}), "left=0 beaten=yes");
        }
}

void TestRevolucionTable::a_comparison_names_its_rule()
{
    const auto rule = [&](const char* answers) { return m_table.verdict("outnumbered", answers, {}).workings.front().rule; };
    QCOMPARE(rule("kind=fire"), std::string{"Fire"});
    QCOMPARE(rule("kind=assault"), std::string{"Assaults"});
}

void TestRevolucionTable::headlines_say_it_data()
{
    add_columns();
    const auto say = [](const char* sentence, const char* action, const char* answers, const char* outcome) {
        row(sentence, action, answers, {}, outcome);
    };
    say("it can", "movement-cost", "open=4", "It can move so: 4 inches used, 2 left. Keep 1 inch from enemies.");
    say("it cannot", "movement-cost", "open=7", "It cannot move so: the path takes 7 inches. Keep 1 inch from enemies.");
    say("a train", "movement-cost", "actor_type=train open=4", "It can move so: 4 inches used, 4 left. A train goes 4 inches at least.");
    say("large figures", "movement-cost", "figures=large open=4 rough=2",
        "It can move so: 8 inches used, 4 left. Keep 2 inches from enemies.");
    say("a train's least move in tenths", "movement-cost", "actor_type=train base_move=0.1 open=0.1",
        "It can move so: 0.1 inches used, 0 left. A train goes 0.1 inches at least.");
    say("an inch", "movement-cost", "open=1", "It can move so: 1 inch used, 5 left. Keep 1 inch from enemies.");
    say("an aircraft", "movement-cost", "actor_type=aircraft", "It can move so: an aircraft appears at any point of the table.");
    say("one base", "outnumbered", "kind=assault actor_bases=1 target_bases=1",
        "Neither is outnumbered. With this assault 1 base has assaulted the target this turn.");
    say("a shadow of an inch", "line-of-sight", "to_far_side=1 beyond=1",
        "Hidden in its shadow of 1 inch. Friends under the line count as a tall obstruction; a line of fire keeps 0.5 inches from "
        "friends.");
    say("fights on", "army-morale", "destroyed=2", "The army fights on: 3 is left of its break point of 5.");
    say("beaten", "army-morale", "destroyed=5", "The army is beaten: nothing is left of its break point of 5. The game ends at once.");
    say("neither", "outnumbered", "", "Neither is outnumbered.");
    say("actor", "outnumbered", "target_bases=5", "The actor is outnumbered.");
    say("actor badly", "outnumbered", "target_bases=8", "The actor is badly outnumbered.");
    say("target", "outnumbered", "actor_bases=5", "The target is outnumbered.");
    say("target badly", "outnumbered", "actor_bases=8", "The target is badly outnumbered.");
    say("the sum to carry on", "outnumbered", "kind=assault actor_bases=3 bases_already_assaulted=4",
        "The target is outnumbered. With this assault 7 bases have assaulted the target this turn.");
    say("run-up", "train-sequence", "next=march", "Not yet: from a halt a train first makes a Maneuver.");
    say("hidden", "line-of-sight", "",
        "Hidden in its shadow of 6 inches. Friends under the line count as a tall obstruction; a line of fire keeps 0.5 inches from "
        "friends.");
}

#include "test_revolucion_table.moc"
