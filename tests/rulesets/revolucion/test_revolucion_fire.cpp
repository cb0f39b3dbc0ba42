// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/ruleset.h"
#include "tests/rulesets/rows_of_rules.h"

#include <QObject>

#include <array>

using namespace rows_of_rules;

/// Revolucion!, Fire: a row a sentence.
class TestRevolucionFire : public QObject {
    Q_OBJECT

private slots:
    void a_sentence_of_the_rules_holds_data();
    void a_sentence_of_the_rules_holds() { check(m_table); }
    void a_range_falls_in_the_nearer_band_data();
    void a_range_falls_in_the_nearer_band();
    void a_refusal_names_field_and_reason_data();
    void a_refusal_names_field_and_reason() { check_refusal(m_table); }
    void instructions_say_what_to_do_data();
    void instructions_say_what_to_do() { check_said(m_table); }

private:
    const PlayedTable m_table{revolucion::ruleset};
};

namespace {

void fire(const char* sentence, const char* answers, const std::vector<int>& faces, const char* outcome)
{
    row(sentence, "fire", answers, faces, outcome);
}

void shift_rows()
{
    fire("infantry at 6 inches 3, a deployed target -2", "", {1}, "score=1");
    fire("Moving Fire -3", "action=moving-fire", {1}, "score=-2");
    fire("a target in maneuver formation 0", "target_formation=maneuver", {1}, "score=3");
    fire("a target in march formation +3", "target_formation=march", {1}, "score=6");
    fire("soft cover -2", "target_cover=soft", {1}, "score=-1");
    fire("hard cover -4", "target_cover=hard", {1}, "score=-3");
    fire("fortification -6", "target_cover=fortification", {1}, "score=-5");
    fire("firer disordered -2", "actor_status=disordered", {1}, "score=-1");
    fire("firer demoralized -2", "actor_status=demoralized", {1}, "score=-1");
    fire("target disordered +1", "target_status=disordered", {1}, "score=2");
    fire("target demoralized +1", "target_status=demoralized", {1}, "score=2");
    fire("firer outnumbered -1", "target_bases=5 target_bases_at_start=5", {1}, "score=0");
    fire("firer badly outnumbered -2", "target_bases=8 target_bases_at_start=8", {1}, "score=-1");
    fire("target outnumbered +1", "target_bases=3", {1}, "score=2");
    fire("target badly outnumbered +2", "target_bases=2 target_bases_at_start=2", {1}, "score=3");
    fire("leader attached +1", "leader=attached", {1}, "score=2");
    fire("a leader within 6 inches does not direct fire", "leader=within-6", {1}, "score=1");
    fire("said: none", "target_bases=3 outnumbered=none", {1}, "score=1");
    fire("said: actor", "outnumbered=actor", {1}, "score=0");
    fire("said: actor badly", "outnumbered=actor-badly", {1}, "score=-1");
    fire("said: target", "outnumbered=target", {1}, "score=2");
    fire("said: target badly", "outnumbered=target-badly", {1}, "score=3");
}

void level_rows()
{
    fire("12 or less does nothing", "", {11}, "score=1 levels=0 target_status=ok");
    fire("13 is 1 level", "", {12}, "levels=1 target_status=disordered");
    fire("17 is 1 level", "", {16}, "levels=1");
    fire("18 is 2 levels", "", {17}, "levels=2 target_status=demoralized");
    fire("21 is 2 levels", "", {20}, "levels=2");
    fire("22 is 3 levels", "target_formation=march", {16}, "levels=3 bases_lost=1 falls_back=6");
    fire("24 is 3 levels", "target_formation=march", {18}, "levels=3");
    fire("25 is 4 levels", "target_formation=march", {19}, "levels=4 bases_lost=2 destroyed=yes");
    fire("levels are the table's, before the status is added", "target_status=demoralized", {11},
         "levels=1 target_status=demoralized bases_lost=1 falls_back=6");
    fire("no more bases than there are", "target_formation=march target_bases=1 target_bases_at_start=1", {19},
         "levels=4 bases_lost=1 destroyed=yes");
    fire("the target's leader: 1 is killed", "target_leader=attached", {12, 1}, "leader_killed=yes");
    fire("2 is not", "target_leader=attached", {12, 2}, "leader_killed=no");
    fire("without a level nobody rolls for him", "target_leader=attached", {11}, "leader_killed=no");
    fire("a leader within 6 inches is in no danger", "target_leader=within-6", {12}, "leader_killed=no");
}

void fall_back_rows()
{
    const auto falls = [](const char* sentence, const char* answers, const char* outcome) {
        fire(sentence, (std::string{"actor_type=machine-guns outnumbered=none target_formation=maneuver "} + answers).c_str(), {14},
             outcome);
    };
    falls("infantry falls back 6", "", "levels=3 falls_back=6");
    falls("cavalry falls back 12", "target_type=irregular-cavalry", "levels=3 falls_back=12");
    falls("machine guns fall back 6", "target_type=machine-guns", "falls_back=6");
    falls("artillery falls back 6", "target_type=artillery", "falls_back=6");
    falls("fast transport falls back 8", "target_type=fast-transport", "falls_back=8");
    falls("slow transport falls back 4", "target_type=slow-transport", "falls_back=4");
    falls("blocked it surrenders", "target_blocked=yes", "bases_lost=1 falls_back=0 destroyed=yes");
    falls("passengers stay", "target_passenger=yes", "bases_lost=1 falls_back=0 destroyed=no");
    const auto open = [](const char* sentence, const char* answers, int face, const char* outcome) {
        fire(sentence, (std::string{"actor_type=machine-guns outnumbered=none "} + answers).c_str(), {face}, outcome);
    };
    open("a truck, always in maneuver formation, falls back 4", "target_type=truck", 14, "score=10 falls_back=4");
    open("a car falls back 8", "target_type=car", 14, "score=10 falls_back=8");
    open("an armored car falls back 8", "target_type=armored-car", 18, "score=6 levels=3 falls_back=8");
    open("a tankette falls back 4", "target_type=tankette", 18, "score=6 levels=3 falls_back=4");
    open("a train, always in march formation, stays", "target_type=train", 11, "score=13 levels=3 falls_back=0 destroyed=no");
    open("sandbags are hard cover", "target_type=train target_cover=hard", 1, "score=9");
    open("soft cover is none for a train", "target_type=train target_cover=soft", 1, "score=13");
    open("nor is a fort more than sandbags", "target_type=train target_cover=fortification", 1, "score=9");
    open("an armored train is in hard cover", "target_type=armored-train", 1, "score=9");
    open("a máquina loca is one base: a lost base destroys it", "target_type=maquina-loca", 9, "levels=3 bases_lost=1 destroyed=yes");
    open("a máquina loca marches", "target_type=maquina-loca target_bases=1 target_bases_at_start=1", 11, "score=13 destroyed=yes");
    open("an armored car is in hard cover", "target_type=armored-car", 1, "score=6");
    open("a tankette hull-down is in a fortification", "target_type=tankette target_hull_down=yes", 1, "score=4");
    open("passengers are in maneuver formation", "target_passenger=yes", 1, "score=10");
    open("or in march formation", "target_passenger=yes target_formation=march", 1, "score=13");
    open("soft cover is none for them either", "target_passenger=yes target_cover=soft", 1, "score=10");
    open("nor is a fort more than the sandbags of their train", "target_passenger=yes target_cover=fortification", 1, "score=6");
    open("guns in prepared places are deployed", "target_type=artillery target_passenger=yes", 1, "score=8");
}

void other_fires()
{
    fire("an armored car fires as machine guns and always makes Moving Fire", "actor_type=armored-car", {1}, "score=5");
    fire("a tankette too", "actor_type=tankette action=moving-fire", {1}, "score=5");
    const auto indirect = [](const char* sentence, const char* range, const char* outcome) {
        fire(sentence, (std::string{"action=indirect-fire actor_type=artillery spotted=yes range="} + range).c_str(), {1}, outcome);
    };
    indirect("indirect fire is Moving Fire; 12 inches are not halved", "12", "score=2");
    indirect("12.1 inches are 6.05", "12.1", "score=2");
    indirect("24 inches are 12", "24", "score=2");
    indirect("24.1 inches are more than 12", "24.1", "score=0");
    indirect("36.1 inches are more than 18", "36.1", "score=-2");
    indirect("48 inches are 24", "48", "score=-2");
    fire("bombs are artillery at 3 to 6 inches, without outnumbering", "action=bomb actor_type=aircraft target_bases=3", {1}, "score=7");
    fire("cover counts against bombs", "action=bomb target_cover=hard", {1}, "score=3");
    fire("strafing is machine guns at 3 to 6 inches", "action=strafe target_bases=9 target_bases_at_start=9", {1}, "score=8");
    fire("a disordered aircraft attacks at -2", "action=strafe actor_type=aircraft actor_status=disordered", {1}, "score=6");
    fire("a demoralized one too", "action=bomb actor_type=aircraft actor_status=demoralized", {1}, "score=5");
    fire("anti-aircraft fire is Deployed, at maneuver, in the open", "action=anti-aircraft actor_type=machine-guns target_type=aircraft",
         {1}, "score=10");
    fire("so is that of an armored car", "action=anti-aircraft actor_type=armored-car", {1}, "score=10");
    fire("three levels down the aircraft", "action=anti-aircraft actor_type=machine-guns target_type=aircraft", {12},
         "levels=3 falls_back=0 destroyed=yes");
    fire("two do not", "action=anti-aircraft actor_type=machine-guns", {8}, "levels=2 target_status=demoralized destroyed=no");
}

} // namespace

void TestRevolucionFire::a_sentence_of_the_rules_holds_data()
{
    add_columns();
    shift_rows();
    level_rows();
    fall_back_rows();
    other_fires();
}

void TestRevolucionFire::a_range_falls_in_the_nearer_band_data()
{
    add_columns();
    struct Scores {
        const char* type;
        std::vector<int> by_band;
    };
    const std::vector<Scores> scores{{"irregular-infantry", {4, 2, -2}}, {"regular-infantry", {5, 3, 0}}, {"veteran-infantry", {6, 4, 1}},
                                     {"irregular-cavalry", {3, 1, -4}},  {"regular-cavalry", {4, 2, -3}}, {"veteran-cavalry", {5, 3, -2}},
                                     {"machine-guns", {11, 10, 7, 3}},   {"artillery", {10, 9, 7, 5, 3}}, {"armored-car", {11, 10, 7, 3}},
                                     {"tankette", {11, 10, 7, 3}}};
    const std::array<const char*, 6> edges{"0", "3", "6", "12", "18", "24"};
    for (const auto& [type, by_band] : scores) {
        const bool is_car = std::string_view{type} == "armored-car" || std::string_view{type} == "tankette";
        const auto add = [&](const std::string& range, const std::string& outcome) {
            fire((std::string{type} + " at " + range).c_str(),
                 ("actor_type=" + std::string{type} + " target_formation=maneuver range=" + range).c_str(), {1}, outcome.c_str());
        };
        for (std::size_t band = 0; band < by_band.size(); ++band) {
            const std::string score = "score=" + std::to_string(by_band[band] - (is_car ? 3 : 0));
            add(edges.at(band + 1), score);
            add(band == 0 ? std::string{edges.at(0)} : edges.at(band) + std::string{".1"}, score);
        }
        const std::string reach = edges.at(by_band.size());
        std::string label = type;
        std::ranges::replace(label, '-', ' ');
        add(reach + ".1", "range: " + reach + ".1 in is beyond the " + reach + " in of " + label);
    }
}

void TestRevolucionFire::a_range_falls_in_the_nearer_band()
{
    QFETCH(const QString, answers);
    QFETCH(const QString, outcome);
    if (outcome.startsWith("range"))
        QCOMPARE(QString::fromStdString(m_table.refusals("fire", answers.toStdString())), outcome);
    else
        check(m_table);
}

void TestRevolucionFire::a_refusal_names_field_and_reason_data()
{
    refusal_columns();
    const auto fire = [](const char* answers, const char* refusal) { refused("fire", answers, refusal); };
    fire("range=12", "");
    fire("range=12.1", "range: 12.1 in is beyond the 12 in of regular infantry");
    fire("actor_type=artillery range=24.1", "range: 24.1 in is beyond the 24 in of artillery");
    fire("range=96.1", "range: 96.1 is not from 0 to 96");
    fire("figures=large range=24", "");
    fire("figures=large range=24.1", "range: 24.1 in is beyond the 24 in of regular infantry");
    fire("figures=large actor_type=artillery action=indirect-fire actor_formation=deployed spotted=yes range=96", "");
    fire("line_of_sight=no in_arc=no", "line_of_sight: without a line of sight there is no fire; in_arc: there is no fire out of the arc");
    fire("action=moving-fire actor_formation=march", "actor_formation: a unit in march formation does not fire");
    for (const char* formation : {"maneuver", "march"}) // Deployed Fire is deployed since the start of the turn, without a Deploy
        fire((std::string{"actor_formation="} + formation).c_str(),
             "actor_formation: asked only when action=moving-fire|indirect-fire and actor_type!=armored-car|tankette; without that it "
             "stays deployed");
    fire("deployed_at_start=no",
         "deployed_at_start: asked only when action=moving-fire and actor_formation=deployed and actor_type!=armored-car|tankette; "
         "without that it stays yes");
    const char* const no_deploying =
        "deploying: asked only when action=moving-fire and actor_type!=armored-car|tankette; without that it stays no";
    fire("deploying=yes", no_deploying);
    fire("action=moving-fire actor_type=armored-car deploying=yes", no_deploying);
    fire("action=moving-fire actor_type=tankette deploying=yes", no_deploying);
    fire("action=moving-fire actor_type=armored-car actor_formation=march",
         "actor_formation: asked only when action=moving-fire|indirect-fire and actor_type!=armored-car|tankette; without that it stays "
         "deployed");
    fire("action=moving-fire actor_formation=maneuver", "");
    fire("action=moving-fire deployed_at_start=no", "");
    fire("action=moving-fire deploying=yes", "");
    fire("actor_type=train",
         "actor_type: \"train\" is none of irregular-infantry, regular-infantry, veteran-infantry, "
         "irregular-cavalry, regular-cavalry, veteran-cavalry, machine-guns, artillery, armored-car, tankette, "
         "aircraft");
    fire("actor_bases=2", "actor_bases: 2 of 4 bases: a unit with so few of its starting bases is destroyed");
    fire("target_bases=3 target_bases_at_start=6", "target_bases: 3 of 6 bases: a unit with so few of its starting bases is destroyed");
    fire("actor_type=aircraft", "actor_type: an aircraft bombs or strafes");
    fire("action=bomb actor_type=artillery", "actor_type: only an aircraft bombs or strafes, not artillery");
    fire("target_type=aircraft", "target_type: only anti-aircraft fire hits an aircraft");
    fire("action=anti-aircraft target_type=truck", "target_type: anti-aircraft fire is at an aircraft, not at truck");
    fire("action=indirect-fire actor_type=machine-guns spotted=yes", "actor_type: only artillery fires indirectly, not machine guns");
    fire("action=indirect-fire actor_type=artillery actor_formation=maneuver spotted=yes",
         "actor_formation: only deployed artillery fires indirectly");
    fire("action=indirect-fire actor_type=artillery", "spotted: indirect fire needs a friend who sees the target");
    fire("action=indirect-fire actor_type=artillery spotted=yes line_of_sight=no",
         "line_of_sight: asked only when action=deployed-fire|moving-fire|anti-aircraft; without that it stays yes");
}

void TestRevolucionFire::instructions_say_what_to_do_data()
{
    add_columns();
    fire("nothing", "", {1}, "Nothing happens to the target.");
    fire("disordered", "", {12}, "The target is disordered. Mark the target disordered.");
    fire("demoralized", "", {17}, "The target is demoralized. Mark the target demoralized.");
    fire("cavalry falls back", "target_type=regular-cavalry target_formation=march", {16},
         "The target loses a base, falls back 12 inches and is demoralized. Take 1 base off the target. Mark the "
         "target demoralized. Move the target 12 inches away, formation and facing kept; if it cannot, it surrenders.");
    fire("two bases", "target_bases=6 target_bases_at_start=6 target_formation=march outnumbered=none", {19},
         "The target loses 2 bases, falls back 6 inches and is demoralized. Take 2 bases off the target. Mark "
         "the target demoralized. Move the target 6 inches away, formation and facing kept; if it cannot, it surrenders.");
    fire("guns are a unit", "target_type=machine-guns", {12}, "The target is disordered. Mark the target disordered.");
    fire("deployed since the start of the turn", "action=moving-fire", {1},
         "Nothing happens to the target. Deployed since the start of the turn, it could have made Deployed Fire.");
    fire("an armored car is never deployed", "action=moving-fire actor_type=armored-car", {1}, "Nothing happens to the target.");
    fire("nor makes it Deployed Fire", "actor_type=armored-car", {1},
         "Nothing happens to the target. Automobiles make Moving Fire alone: it was one.");
    fire("more cars than at the start", "actor_type=machine-guns target_type=train target_bases=6 target_bases_at_start=4 outnumbered=none",
         {9}, "The target loses a base and is demoralized. Mark the lost cars of the target: 1 in all. Mark the target demoralized.");
    fire("destroyed", "target_formation=march target_leader=attached", {19, 1},
         "The target is destroyed. Take the target off the table. The leader of the target is killed: take him off.");
    fire("surrenders", "target_formation=march target_blocked=yes", {16},
         "The target cannot fall back and surrenders. Take the target off the table.");
    fire("cars are marked", "actor_type=machine-guns target_type=train target_bases=5 target_bases_at_start=6 outnumbered=none", {9},
         "The target loses a base and is demoralized. Mark the lost cars of the target: 2 in all. Mark the target demoralized.");
    fire("a train is destroyed", "actor_type=machine-guns target_type=train", {12},
         "The target is destroyed. The target blocks the track: units on it get off with 1 level of damage.");
    fire("soft cover at a train", "target_type=train target_cover=soft", {1},
         "Nothing happens to the target. Of cover, only armor and sandbags count for a train.");
    fire("soft cover of who rides on one", "target_passenger=yes target_cover=soft", {1},
         "Nothing happens to the target. Of cover, only armor and sandbags count for a train.");
    fire("passengers of a truck", "actor_type=machine-guns target_type=truck", {12},
         "The target loses a base, falls back 4 inches and is demoralized. Take 1 base off the target. Passengers of a lost base get "
         "off beside it; their unit is disordered. Mark the target demoralized. Move the target 4 inches away, formation and facing kept; "
         "if it cannot, it surrenders.");
    fire("an aircraft goes home for three turns", "action=bomb", {1},
         "Nothing happens to the target. Take the aircraft off the table for 3 turns.");
    fire("a hit aircraft", "action=anti-aircraft actor_type=machine-guns", {3},
         "The target is disordered. Mark the target disordered. It goes home after its attack, or without one at the end of the turn.");
    fire("a downed aircraft", "action=anti-aircraft actor_type=machine-guns", {12},
         "The target is destroyed. Take the target off the table. Its attack does not take place.");
    fire("Moving Fire that could be Deployed", "action=moving-fire", {1},
         "Nothing happens to the target. Deployed since the start of the turn, it could have made Deployed Fire.");
    fire("Moving Fire before it deploys", "action=moving-fire deploying=yes", {1}, "Nothing happens to the target.");
}

#include "test_revolucion_fire.moc"
