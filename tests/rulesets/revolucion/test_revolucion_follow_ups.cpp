// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/ruleset.h"
#include "tests/rulesets/rows_of_rules.h"

#include <QObject>

/// Revolucion!: what follows a fire, filled in and accepted as it stands.
class TestRevolucionFollowUps : public QObject {
    Q_OBJECT

private slots:
    void what_follows_is_filled_in_data();
    void what_follows_is_filled_in();

private:
    const PlayedTable m_table{revolucion::ruleset};
};

namespace {

std::string_view kind_of(const corneta::FollowUp& follow_up)
{
    if (follow_up.kind == corneta::Follow::Must)
        return "must ";
    return follow_up.kind == corneta::Follow::May ? "may " : "either ";
}

std::string answers_of(const corneta::Choice& choice)
{
    std::string answers;
    for (const corneta::Given& given : choice.presets)
        answers += (answers.empty() ? "" : " ") + given.key + "=" + given.word;
    return answers;
}

} // namespace

void TestRevolucionFollowUps::what_follows_is_filled_in_data()
{
    rows_of_rules::add_columns();
    const auto fire = [](const char* sentence, const char* answers, const std::vector<int>& faces, const char* next) {
        rows_of_rules::row(sentence, "fire", answers, faces, next);
    };
    fire("nothing", "", {1}, "");
    fire("a hit unit regroups", "target_type=artillery", {17}, "may regroup: actor_type=artillery actor_status=demoralized leader=none");
    fire("by its own leader", "leader=attached target_leader=within-6", {15},
         "may regroup: actor_type=regular-infantry actor_status=disordered leader=within-6");
    fire("not by one who was killed", "target_leader=attached", {16, 1},
         "may regroup: actor_type=regular-infantry actor_status=disordered leader=none; may army-morale: destroyed=0 leaders_killed=1");
    fire("by one who was not", "target_leader=attached", {16, 2},
         "may regroup: actor_type=regular-infantry actor_status=disordered leader=attached");
    fire("a destroyed unit counts", "target_formation=march", {19}, "may army-morale: destroyed=1 leaders_killed=0");
    fire("it deploys", "action=moving-fire deploying=yes actor_status=disordered", {1},
         "must orders: action=deploy actor_type=regular-infantry actor_formation=deployed actor_status=disordered leader=none "
         "deployed_at_start=yes");
    fire("it maneuvers", "action=moving-fire actor_formation=maneuver leader=attached", {1},
         "may orders: action=maneuver actor_type=regular-infantry actor_formation=maneuver actor_status=ok leader=attached");
    fire("deployed this turn", "action=moving-fire deployed_at_start=no", {1},
         "may orders: action=maneuver actor_type=regular-infantry actor_formation=deployed actor_status=ok leader=none "
         "deployed_at_start=no");
    for (const char* action : {"action=deployed-fire actor_type=armored-car", "action=moving-fire actor_type=armored-car"})
        fire(action, action, {1},
             "may orders: action=maneuver actor_type=armored-car actor_formation=maneuver actor_status=ok leader=none");
    fire("an aircraft attacks, without the leader of those who fired at it",
         "action=anti-aircraft actor_type=machine-guns leader=attached target_bases=1 target_bases_at_start=1 target_type=aircraft", {2},
         "may fire: action=bomb actor_type=aircraft actor_bases=1 actor_bases_at_start=1 actor_status=disordered leader=none "
         "target_type=regular-infantry target_bases=4 target_bases_at_start=4 target_status=ok, fire: action=strafe actor_type=aircraft "
         "actor_bases=1 actor_bases_at_start=1 "
         "actor_status=disordered leader=none target_type=regular-infantry target_bases=4 target_bases_at_start=4 target_status=ok");
}

void TestRevolucionFollowUps::what_follows_is_filled_in()
{
    QFETCH(const QString, action);
    QFETCH(const QString, answers);
    QFETCH(const std::vector<int>, faces);
    QFETCH(const QString, outcome);
    std::string next;
    for (const corneta::FollowUp& follow_up : m_table.verdict(action.toStdString(), answers.toStdString(), faces).next) {
        next += (next.empty() ? "" : "; ") + std::string{kind_of(follow_up)};
        bool is_first = true;
        for (const corneta::Choice& choice : follow_up.choices) {
            next += (is_first ? "" : ", ") + std::string{choice.action} + ": " + answers_of(choice);
            is_first = false;
            QCOMPARE(m_table.refusals(std::string{choice.action}, answers_of(choice)), std::string{});
        }
    }
    QCOMPARE(QString::fromStdString(next), outcome);
}

#include "test_revolucion_follow_ups.moc"
