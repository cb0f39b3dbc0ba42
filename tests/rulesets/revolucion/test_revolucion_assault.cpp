// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/ruleset.h"
#include "tests/rulesets/rows_of_rules.h"

#include <QObject>

using namespace rows_of_rules;

/// Revolucion!, Assaults: a row a sentence.
class TestRevolucionAssault : public QObject {
    Q_OBJECT

private slots:
    void a_sentence_of_the_rules_holds_data();
    void a_sentence_of_the_rules_holds() { check(m_table); }

private:
    const PlayedTable m_table{revolucion::ruleset};
};

namespace {

void assault(const char* sentence, const char* answers, const std::vector<int>& faces, const char* outcome)
{
    row(sentence, "assault", answers, faces, outcome);
}

void order_rows()
{
    assault("lost orders: no assault", "", {3}, "orders=lost went_home=no bases_assaulted=0 target_acted=no defensive_fire=none");
    assault("a delayed order halves the reach", "", {7}, "orders=delayed went_home=no bases_assaulted=0 defensive_fire=none");
    assault("within half the reach it goes on", "distance=3", {7, 1, 10, 10}, "orders=delayed went_home=yes bases_assaulted=4");
    assault("beyond half the reach it does not", "distance=3.1", {7}, "orders=delayed went_home=no");
    assault("half the reach of cavalry is 6", "actor_type=regular-cavalry", {7, 1, 10, 10}, "went_home=yes");
    assault("beyond the 6 it is not", "actor_type=regular-cavalry distance=6.1", {7}, "went_home=no");
    assault("a leader within 6 inches +4", "leader=within-6", {4, 1, 10, 10}, "orders=ordered");
    assault("disordered -2", "actor_status=disordered", {9}, "orders=delayed");
    assault("irregular -1", "actor_type=irregular-infantry", {8}, "orders=delayed");
    assault("veteran +1", "actor_type=veteran-infantry", {7, 1, 10, 10}, "orders=ordered");
}

void fire_rows()
{
    const auto meets = [](const char* sentence, const char* answers, int face, const char* outcome) {
        assault(sentence, answers, {20, face, 10, 10}, outcome);
    };
    meets("12 or less does nothing: 7 and infantry's 5", "", 7, "defensive_fire=deployed defensive_levels=0 went_home=yes");
    meets("1 level disorders and does not stop it", "", 8, "defensive_levels=1 went_home=yes target_acted=yes");
    assault("2 levels demoralize: it does not go home", "", {20, 13},
            "defensive_levels=2 went_home=no target_acted=no actor_levels=2 actor_status=demoralized actor_moves_back=0");
    assault("3 levels: it falls back from its start", "", {20, 17},
            "defensive_levels=3 went_home=no actor_bases_lost=1 actor_moves_back=6 actor_driven_back=yes actor_destroyed=no");
    assault("3 levels, blocked: it surrenders", "actor_blocked=yes", {20, 17}, "actor_moves_back=0 actor_destroyed=yes");
    assault("4 levels take half of its bases", "", {20, 20}, "defensive_levels=4 actor_bases_lost=2 actor_destroyed=yes");
    assault("of a disordered assaulter 1 level is enough, and it is hit at +1", "actor_status=disordered", {20, 7},
            "defensive_levels=1 went_home=no actor_status=demoralized bases_assaulted=4");
    meets("a demoralized assaulter that is not hit goes home", "actor_status=demoralized", 6, "defensive_levels=0 went_home=yes");
    assault("one that is hit loses a base", "actor_status=demoralized", {20, 7}, "went_home=no actor_bases_lost=1");
    meets("a target in maneuver formation makes Moving Fire", "target_formation=maneuver", 10, "defensive_fire=moving defensive_levels=0");
    meets("Moving Fire -3", "target_formation=maneuver", 11, "defensive_fire=moving defensive_levels=1");
    meets("a disordered target fires at -2", "target_status=disordered", 9, "defensive_levels=0");
    meets("a disordered target, one more", "target_status=disordered", 10, "defensive_levels=1");
    assault("a leader with the target +1", "target_leader=attached", {20, 7, 1, 20}, "defensive_levels=1");
    meets("outnumbering does not count in it", "target_bases=9 target_bases_at_start=9", 7, "defensive_levels=0");
    meets("cover of the target does not count in it", "target_cover=fortification", 8, "defensive_levels=1");
    meets("machine guns at 11", "target_type=machine-guns", 2, "defensive_levels=1");
    meets("machine guns, one less", "target_type=machine-guns", 1, "defensive_levels=0");
    meets("artillery at 10", "target_type=artillery", 3, "defensive_levels=1");
    meets("irregular cavalry at 3", "target_type=irregular-cavalry", 9, "defensive_levels=0");
    meets("an armored car makes Moving Fire as machine guns", "target_type=armored-car", 5, "defensive_fire=moving defensive_levels=1");
    meets("a tankette too", "target_type=tankette", 4, "defensive_fire=moving defensive_levels=0");
    meets("passengers are in maneuver formation", "target_passenger=yes", 11, "defensive_fire=moving defensive_levels=1");
    meets("guns on a train that stands are deployed", "target_type=machine-guns target_train=halted", 2,
          "defensive_fire=deployed defensive_levels=1");
    meets("on a moving train they make Moving Fire", "target_type=machine-guns target_train=maneuver actor_type=regular-cavalry", 5,
          "defensive_fire=moving defensive_levels=1");
    const auto unopposed = [](const char* sentence, const char* answers) {
        assault(sentence, answers, {20, 10, 10}, "defensive_fire=none went_home=yes");
    };
    unopposed("no fire by a demoralized target", "target_status=demoralized");
    unopposed("no fire by artillery on trucks", "target_type=artillery target_in_automobile=yes");
    unopposed("no fire in march formation", "target_formation=march");
    unopposed("no fire when not hit frontally", "frontal=no");
    unopposed("no fire by transport", "target_type=slow-transport");
    unopposed("no fire by a car", "target_type=car");
    unopposed("no fire by a train", "target_type=train target_train=halted");
}

/// Not frontal, so without defensive fire: the assaulter has 2 + 3.
void score_rows()
{
    const auto score = [](const char* sentence, const char* answers, const char* outcome) {
        assault(sentence, (std::string{"frontal=no "} + answers).c_str(), {20, 10, 10}, outcome);
    };
    score("not frontal +3", "", "difference=3");
    score("irregular infantry assaults at 1", "actor_type=irregular-infantry", "difference=2");
    score("veteran infantry at 4", "actor_type=veteran-infantry", "difference=5");
    score("irregular cavalry at 3", "actor_type=irregular-cavalry", "difference=4");
    score("regular cavalry at 4", "actor_type=regular-cavalry", "difference=5");
    score("veteran cavalry at 6", "actor_type=veteran-cavalry", "difference=7");
    score("irregular infantry defends at 0", "target_type=irregular-infantry", "difference=5");
    score("veteran infantry at 4, defending", "target_type=veteran-infantry", "difference=1");
    score("irregular cavalry defends at 0", "target_type=irregular-cavalry", "difference=5");
    score("regular cavalry defends at 2", "target_type=regular-cavalry", "difference=3");
    score("veteran cavalry defends at 4", "target_type=veteran-cavalry", "difference=1");
    score("machine guns defend at -1", "target_type=machine-guns", "difference=6");
    score("artillery defends at -2", "target_type=artillery", "difference=7");
    score("transport defends at -4", "target_type=fast-transport", "difference=9");
    score("a truck is transport", "target_type=truck", "difference=9");
    score("an armored car: machine guns in hard cover", "target_type=armored-car", "difference=3");
    score("hull-down does not count", "target_type=armored-car target_hull_down=yes", "difference=3");
    score("a train: transport in march formation", "target_type=train target_train=halted", "difference=14");
    score("a moving train is soft cover", "target_type=train target_train=maneuver actor_type=regular-cavalry", "difference=15");
    score("soft cover +1", "target_cover=soft", "difference=2");
    score("but none on a train", "target_train=halted target_cover=soft", "difference=3");
    score("hard cover +3", "target_cover=hard", "difference=0");
    score("fortification +5", "target_cover=fortification", "difference=-2");
    score("march formation -5", "target_formation=march", "difference=8");
    score("disordered -2: the target", "target_status=disordered", "difference=5");
    score("demoralized -6: the target", "target_status=demoralized", "difference=9");
    score("disordered -2: the assaulter", "actor_status=disordered", "difference=1");
    score("demoralized -6: the assaulter", "actor_status=demoralized", "difference=-3");
    score("cavalry in rough ground -6", "actor_type=regular-cavalry rough=yes", "difference=-1");
    score("cavalry against hard cover -6", "actor_type=regular-cavalry target_cover=hard", "difference=-4");
    score("cavalry against a fortification -6", "actor_type=regular-cavalry target_cover=fortification", "difference=-6");
    score("once", "actor_type=regular-cavalry target_cover=hard rough=yes", "difference=-4");
    score("not against soft cover", "actor_type=regular-cavalry target_cover=soft", "difference=4");
    score("the assaulter outnumbered -1", "actor_bases=3", "difference=2");
    score("the assaulter badly outnumbered -3", "target_bases=8 target_bases_at_start=8", "difference=0");
    score("the target outnumbered -1", "actor_bases=5 actor_bases_at_start=5", "difference=4 bases_assaulted=5");
    score("by those before too", "actor_bases=3 bases_already_assaulted=4", "difference=4 bases_assaulted=7");
    score("the target badly outnumbered -3", "bases_already_assaulted=4", "difference=6 bases_assaulted=8");
    score("said: actor", "outnumbered=actor", "difference=2");
    score("said: actor badly", "outnumbered=actor-badly", "difference=0");
    score("said: target", "outnumbered=target", "difference=4");
    score("said: target badly", "outnumbered=target-badly", "difference=6");
    score("said: none", "outnumbered=none bases_already_assaulted=9", "difference=3");
    assault("a leader who leads +2", "frontal=no leader=attached", {20, 10, 10}, "difference=5");
    assault("a leader with the target +2", "frontal=no target_leader=attached", {20, 10, 10, 3}, "difference=1");
    assault("disordered by the fire, it fights at -2", "", {20, 8, 10, 10}, "difference=-2");
}

void result_rows()
{
    const auto result = [](const char* sentence, int assaulter, int target, const char* outcome) {
        assault(sentence, "frontal=no", {20, assaulter, target}, outcome);
    };
    result("10: target 3 levels", 17, 10,
           "difference=10 actor_levels=0 actor_moves_back=0 target_levels=3 target_status=demoralized target_bases_lost=1 "
           "target_moves_back=6");
    result("9: target 2, pushed back", 16, 10,
           "difference=9 target_levels=2 target_status=demoralized target_bases_lost=0 target_moves_back=6 target_driven_back=yes");
    result("5: target 2, pushed back", 12, 10, "difference=5 actor_moves_back=0 target_levels=2 target_moves_back=6");
    result("4: target 1, pushed back", 11, 10, "difference=4 target_levels=1 target_status=disordered target_moves_back=6");
    result("1: target 1, pushed back", 8, 10, "difference=1 actor_levels=0 target_levels=1 target_moves_back=6");
    result("0: both 1, assaulter pushed back", 7, 10,
           "difference=0 actor_levels=1 actor_status=disordered actor_moves_back=6 target_levels=1 target_status=disordered "
           "target_moves_back=0 target_driven_back=no");
    result("-1: assaulter 1, pushed back", 6, 10, "difference=-1 actor_levels=1 actor_moves_back=6 target_levels=0 target_status=ok");
    result("-4: assaulter 1, pushed back", 3, 10, "difference=-4 actor_levels=1 actor_moves_back=6");
    result("-5: assaulter 2, pushed back", 2, 10,
           "difference=-5 actor_levels=2 actor_status=demoralized actor_bases_lost=0 actor_moves_back=6 actor_driven_back=yes");
    result("-9: assaulter 2, pushed back", 1, 13, "difference=-9 actor_levels=2 actor_moves_back=6");
    result("-10: assaulter 3", 1, 14, "difference=-10 actor_levels=3 actor_bases_lost=1 actor_moves_back=6 target_moves_back=0");
    assault("cavalry is pushed back 12", "frontal=no actor_type=regular-cavalry", {20, 1, 10},
            "difference=-4 actor_levels=1 actor_moves_back=12");
    assault("pushed and blocked, the target surrenders", "frontal=no target_blocked=yes", {20, 8, 10},
            "target_levels=1 target_bases_lost=0 target_moves_back=0 target_destroyed=yes");
    assault("the assaulter too", "frontal=no actor_blocked=yes", {20, 6, 10}, "actor_moves_back=0 actor_destroyed=yes");
    assault("a train stays", "frontal=no target_type=train target_train=halted", {20, 1, 10},
            "difference=5 target_levels=2 target_moves_back=0 target_destroyed=no");
    assault("passengers stay", "frontal=no target_passenger=yes", {20, 8, 10}, "target_levels=1 target_moves_back=0");
    assault("levels of fire and close combat add up", "", {20, 8, 10, 10},
            "defensive_levels=1 actor_levels=2 actor_status=demoralized actor_bases_lost=0 actor_moves_back=6");
    assault("one move however it is driven back", "", {20, 8, 4, 12}, "difference=-10 actor_levels=4 actor_destroyed=yes");
}

void leader_rows()
{
    assault("the assaulter's leader: 2 is killed", "leader=attached", {20, 8, 10, 10, 2},
            "difference=0 actor_levels=2 actor_leader_killed=yes target_leader_killed=no");
    assault("3 is not, once for fire and close combat", "leader=attached", {20, 8, 10, 10, 3}, "actor_leader_killed=no");
    assault("both, the assaulter's first", "frontal=no leader=attached target_leader=attached", {20, 7, 10, 3, 2},
            "difference=0 actor_leader_killed=no target_leader_killed=yes");
    assault("the target's leader alone", "frontal=no target_leader=attached", {20, 10, 10, 1},
            "difference=1 actor_leader_killed=no target_leader_killed=yes");
    assault("stopped by fire", "leader=attached", {20, 13, 2}, "went_home=no actor_leader_killed=yes");
    assault("without a level nobody rolls", "frontal=no leader=attached", {20, 10, 10}, "actor_levels=0 actor_leader_killed=no");
    assault("a leader within 6 inches is in no danger", "leader=within-6 target_leader=within-6", {20, 7, 10, 10},
            "difference=0 actor_leader_killed=no target_leader_killed=no");
}

} // namespace

void TestRevolucionAssault::a_sentence_of_the_rules_holds_data()
{
    add_columns();
    order_rows();
    fire_rows();
    score_rows();
    result_rows();
    leader_rows();
}

#include "test_revolucion_assault.moc"
