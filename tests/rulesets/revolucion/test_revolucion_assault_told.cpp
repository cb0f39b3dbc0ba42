// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/ruleset.h"
#include "tests/rulesets/rows_of_rules.h"

#include <QObject>

#include <algorithm>
#include <cmath>

using namespace rows_of_rules;

/// Revolucion!, Assaults: what is refused, what is said, what follows, and the chances.
class TestRevolucionAssaultTold : public QObject {
    Q_OBJECT

private slots:
    void a_refusal_names_field_and_reason_data();
    void a_refusal_names_field_and_reason() { check_refusal(m_table); }
    void instructions_say_what_to_do_data();
    void instructions_say_what_to_do() { check_said(m_table); }
    void bases_are_carried_on();
    void a_lost_order_leaves_fire_and_regroup();
    void an_ordered_assault_wins_close_combat_data();
    void an_ordered_assault_wins_close_combat();
    void the_chances_that_matter_stand_out();

private:
    std::size_t key_of(std::string_view outcome) const;

    const PlayedTable m_table{revolucion::ruleset};
};

void TestRevolucionAssaultTold::a_refusal_names_field_and_reason_data()
{
    refusal_columns();
    const auto assault = [](const char* answers, const char* refusal) { refused("assault", answers, refusal); };
    assault("distance=6.1", "distance: 6.1 in is beyond the 6 in of regular infantry");
    assault("actor_type=veteran-cavalry distance=12", "");
    assault("actor_type=veteran-cavalry distance=12.1", "distance: 12.1 in is beyond the 12 in of veteran cavalry");
    assault("actor_formation=march", "actor_formation: a unit in march formation does not assault");
    assault("line_of_sight=no", "line_of_sight: out of sight or out of the arc there is no assault");
    assault("actor_type=artillery",
            "actor_type: \"artillery\" is none of irregular-infantry, regular-infantry, veteran-infantry, "
            "irregular-cavalry, regular-cavalry, veteran-cavalry");
    assault("actor_bases=2", "actor_bases: 2 of 4 bases: a unit with so few of its starting bases is destroyed");
    assault("target_bases=1 target_bases_at_start=3", "target_bases: 1 of 3 bases: a unit with so few of its starting bases is destroyed");
    assault("target_type=aircraft", "target_type: nobody assaults an aircraft");
    assault("target_type=train target_train=march actor_type=regular-cavalry", "target_train: a train that marches is not assaulted");
    assault("target_type=train target_train=maneuver",
            "target_train: a moving train is assaulted by cavalry only, not by regular infantry");
    assault("target_passenger=yes target_train=maneuver",
            "target_train: a moving train is assaulted by cavalry only, not by regular infantry");
    assault("target_type=truck target_formation=march",
            "target_formation: asked only when target_type!=train|armored-train|maquina-loca|truck|car|armored-car|tankette|aircraft; "
            "without that it stays deployed");
    assault("rough=yes", "rough: asked only when actor_type=irregular-cavalry|regular-cavalry|veteran-cavalry; without that it stays no");
}

void TestRevolucionAssaultTold::instructions_say_what_to_do_data()
{
    add_columns();
    const auto assault = [](const char* sentence, const char* answers, const std::vector<int>& faces, const char* outcome) {
        row(sentence, "assault", answers, faces, outcome);
    };
    assault("lost", "", {1}, "The order of the assaulter is lost: there is no assault.");
    assault("delayed", "actor_formation=deployed", {5},
            "The order is delayed: there is no assault, the assaulter moves up to 3 inches. Put the assaulter in maneuver formation.");
    assault("stopped", "", {20, 13},
            "Defensive fire stops the assault: it does not go home. The assaulter is demoralized. The assaulter is back where it "
            "started; the target may still act. Mark the assaulter demoralized.");
    assault("destroyed by fire", "", {20, 20},
            "Defensive fire stops the assault: it does not go home. The assaulter is destroyed. The target may still act. Take the "
            "assaulter off the table.");
    assault("driven back", "frontal=no target_type=artillery target_bases=2 target_bases_at_start=2 target_leader=attached", {20, 3, 10, 1},
            "The assault goes home. The target is disordered and pushed back 6 inches. Its leader is killed. Move the assaulter into "
            "contact; the target has acted this turn. Mark the target disordered. Move the target 6 inches away, "
            "formation and facing kept; if it cannot, it surrenders. The leader of the target is killed: take him off.");
    assault("destroyed", "frontal=no target_status=demoralized", {20, 20, 1},
            "The assault goes home. The target is destroyed. Move the assaulter into contact; the target has acted this "
            "turn. Take the target off the table.");
    assault("thrown back", "frontal=no", {20, 2, 10},
            "The assault goes home. The assaulter is demoralized and pushed back 6 inches. Move the assaulter into contact; the target "
            "has acted this turn. Mark the assaulter demoralized. Move the assaulter 6 "
            "inches away, formation and facing kept; if it cannot, it surrenders.");
    assault("the assaulter surrenders", "frontal=no actor_blocked=yes", {20, 6, 10},
            "The assault goes home. The assaulter cannot fall back and surrenders. Move the assaulter into contact; the target "
            "has acted this turn. Take the assaulter off the table.");
    assault("both are driven back", "frontal=no target_status=demoralized", {20, 7, 16},
            "The assault goes home. The target loses a base, falls back 6 inches and is demoralized. The assaulter is disordered and "
            "pushed back 6 inches. Move the assaulter into contact; the target has acted this turn. Mark the assaulter disordered. "
            "Move the assaulter 6 inches away, formation and facing kept; if it cannot, it surrenders. "
            "Take 1 base off the target. Move the target 6 inches away, "
            "formation and facing kept; if it cannot, it surrenders.");
    assault("one destroyed, one driven back", "frontal=no target_status=demoralized target_blocked=yes", {20, 7, 16},
            "The assault goes home. The target cannot fall back and surrenders. The assaulter is disordered and pushed back 6 inches. "
            "Move the assaulter into contact; the target has acted this turn. Mark "
            "the assaulter disordered. Move the assaulter 6 inches away, formation and facing kept; if it cannot, it surrenders. "
            "Take the target off the table.");
    assault("soft cover at a train", "frontal=no target_type=train target_train=halted target_cover=soft", {20, 1, 10},
            "The assault goes home. The target is demoralized. Move the assaulter into contact; the target "
            "has acted this turn. Of cover, only armor and sandbags count for a train. Mark the target "
            "demoralized.");
    assault("nobody", "frontal=no target_passenger=yes", {20, 8, 10},
            "The assault goes home. The target is disordered. Move the assaulter into contact; the target "
            "has acted this turn. Mark the target disordered.");
}

void TestRevolucionAssaultTold::bases_are_carried_on()
{
    using Presets = std::vector<corneta::Given>;
    const auto verdict = m_table.verdict("assault", "frontal=no bases_already_assaulted=3 leader=attached actor_blocked=yes", {20, 11, 12});
    QCOMPARE(verdict.next.size(), 1U);
    QCOMPARE(verdict.next[0].choices.front().action, std::string_view{"assault"});
    QVERIFY((verdict.next[0].choices.front().presets
             == Presets{{"target_type", "regular-infantry"},
                        {"target_bases", "4"},
                        {"target_bases_at_start", "4"},
                        {"target_status", "demoralized"},
                        {"target_passenger", "no"},
                        {"target_train", "none"},
                        {"target_leader", "none"},
                        {"bases_already_assaulted", "7"},
                        {"leader", "none"},
                        {"target_formation", "deployed"}}));
    const auto of_target = [&](const char* answers, const std::vector<int>& faces) {
        const Presets presets = m_table.verdict("assault", answers, faces).next[0].choices.front().presets;
        return Presets{presets.begin() + 4, presets.begin() + 7};
    };
    QVERIFY((of_target("frontal=no target_passenger=yes target_train=halted target_cover=hard target_leader=attached", {20, 15, 10, 3})
             == Presets{{"target_passenger", "yes"}, {"target_train", "halted"}, {"target_leader", "attached"}}));
    QVERIFY((of_target("frontal=no target_leader=attached", {20, 10, 10, 1}).back() == corneta::Given{"target_leader", "none"}));
    const auto destroyed = m_table.verdict("assault", "frontal=no target_status=demoralized", {20, 20, 1});
    QCOMPARE(destroyed.next.size(), 1U);
    QCOMPARE(destroyed.next[0].choices.front().action, std::string_view{"army-morale"});
    QCOMPARE(destroyed.next[0].by, std::string_view{"target"});
}

void TestRevolucionAssaultTold::a_lost_order_leaves_fire_and_regroup()
{
    const auto next = [&](const char* answers) { return m_table.verdict("assault", answers, {1}).next; };
    const auto from_maneuver = next("");
    QCOMPARE(from_maneuver.size(), 1U);
    QVERIFY((from_maneuver[0].choices.front().presets
             == std::vector<corneta::Given>{{"action", "moving-fire"},
                                            {"actor_type", "regular-infantry"},
                                            {"actor_status", "ok"},
                                            {"leader", "none"},
                                            {"actor_formation", "maneuver"}}));
    const auto deployed = next("actor_formation=deployed actor_status=disordered");
    QCOMPARE(deployed.size(), 2U);
    QVERIFY((deployed[0].choices.front().presets[0] == corneta::Given{"action", "deployed-fire"}));
    QCOMPARE(deployed[1].choices.front().action, std::string_view{"regroup"});
    const auto deployed_now = next("actor_formation=deployed deployed_at_start=no");
    QVERIFY((deployed_now[0].choices.front().presets[0] == corneta::Given{"action", "moving-fire"}));
    QVERIFY((deployed_now[0].choices.front().presets.back() == corneta::Given{"deployed_at_start", "no"}));
}

std::size_t TestRevolucionAssaultTold::key_of(std::string_view outcome) const
{
    const auto outcomes = m_table.action("assault").outcomes;
    return static_cast<std::size_t>(std::ranges::find(outcomes, outcome, &corneta::OutcomeSpec::key) - outcomes.begin());
}

void TestRevolucionAssaultTold::an_ordered_assault_wins_close_combat_data()
{
    QTest::addColumn<QString>("answers");
    QTest::addColumn<QString>("exact");
    QTest::addColumn<int>("digest");
    const auto wins = [](const char* name, const char* answers, const char* exact, int digest) {
        QTest::newRow(name) << QString{answers} << QString{exact} << digest;
    };
    wins("on infantry that is OK", "", "26.19", 26);
    wins("on machine guns that are OK", "target_type=machine-guns target_bases=2 target_bases_at_start=2", "20.19", 20);
    wins("on demoralized infantry", "target_status=demoralized", "73.75", 74);
    wins("on a march column", "target_formation=march", "70.00", 70);
    wins("cavalry on demoralized infantry", "actor_type=regular-cavalry distance=12 target_status=demoralized", "80.50", 80);
    wins("the same in woods", "actor_type=regular-cavalry distance=12 target_status=demoralized rough=yes target_cover=soft", "52.50", 52);
}

void TestRevolucionAssaultTold::an_ordered_assault_wins_close_combat()
{
    QFETCH(const QString, answers);
    QFETCH(const QString, exact);
    QFETCH(const int, digest);
    constexpr int ordered = 2;
    double all = 0;
    double won = 0;
    for (const corneta::OddsRow& row : m_table.odds("assault", answers.toStdString()).joint) {
        if (row.outcome.value(key_of("orders")) != ordered)
            continue;
        all += row.chance.probability;
        won += row.outcome.value(key_of("difference")) > 0 ? row.chance.probability : 0;
    }
    const double hundredths = 100 * won / all;
    QCOMPARE(QString::number(hundredths, 'f', 2), exact);
    QVERIFY(std::abs(hundredths - digest) < 0.5 + 1e-9);
}

void TestRevolucionAssaultTold::the_chances_that_matter_stand_out()
{
    const corneta::Odds odds = m_table.odds("assault", "leader=attached");
    std::vector<std::string_view> keys;
    for (const corneta::StandingOut& one : corneta::standing_out(m_table.action("assault"), odds))
        keys.push_back(m_table.action("assault").outcomes[one.key].key);
    std::ranges::sort(keys);
    QVERIFY((keys == std::vector<std::string_view>{"actor_driven_back", "target_destroyed", "target_driven_back", "went_home"}));
    for (const corneta::StandingOut& one : corneta::standing_out(m_table.action("assault"), odds))
        if (one.key == key_of("went_home")) // 12 of 20 faces leave infantry that is OK less than demoralized
            QVERIFY(std::abs(one.chance.probability - 0.6) < 1e-12);
}

#include "test_revolucion_assault_told.moc"
