// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/ruleset.h"
#include "tests/rulesets/rows_of_rules.h"

#include <QObject>

using namespace rows_of_rules;

/// Revolucion!, mines and máquinas locas: a row a sentence.
class TestRevolucionExplosion : public QObject {
    Q_OBJECT

private slots:
    void a_sentence_of_the_rules_holds_data();
    void a_sentence_of_the_rules_holds() { check(m_table); }
    void a_refusal_names_field_and_reason_data();
    void a_refusal_names_field_and_reason() { check_refusal(m_table); }
    void each_unit_rolls_fire_then_leader();
    void a_train_over_it_is_destroyed();
    void a_level_comes_without_a_die();
    void a_maquina_loca_explodes();
    void losses_are_counted();
    void instructions_say_what_to_do_data();
    void instructions_say_what_to_do() { check_said(m_table); }

private:
    const PlayedTable m_table{revolucion::ruleset};
};

void TestRevolucionExplosion::a_sentence_of_the_rules_holds_data()
{
    add_columns();
    const auto blast = [](const char* sentence, const char* answers, const std::vector<int>& faces, const char* outcome) {
        row(sentence, "explosion", answers, faces, outcome);
    };
    blast("artillery at 0 to 3 inches 10, deployed -2", "", {1}, "score=8");
    blast("at its true distance: 3.1 inches are in the next band", "unit_distance=3.1", {1}, "score=7");
    blast("6 inches", "unit_distance=6", {1}, "score=7");
    blast("cover counts", "unit_cover=hard", {1}, "score=4");
    blast("formation counts", "unit_formation=march", {1}, "score=13");
    blast("status counts", "unit_status=demoralized", {1}, "score=9");
    blast("as many bases as the unit has: no outnumbering", "unit_bases=9 unit_bases_at_start=9", {1}, "score=8");
    blast("armor is hard cover, in maneuver formation", "unit_type=armored-car", {1}, "score=6");
    blast("levels as by fire", "", {14}, "levels=3 target_status=demoralized bases_lost=1 falls_back=6 destroyed=no leader_killed=no");
    blast("half of its bases", "", {17}, "levels=4 bases_lost=2 falls_back=0 destroyed=yes");
    blast("the leader of a unit that took a level: 1 is killed", "unit_leader=attached", {5, 1}, "levels=1 leader_killed=yes");
    blast("2 is not", "unit_leader=attached", {5, 2}, "leader_killed=no");
    blast("without a level nobody rolls", "unit_leader=attached", {4}, "levels=0 leader_killed=no");
}

void TestRevolucionExplosion::a_refusal_names_field_and_reason_data()
{
    refusal_columns();
    const auto blast = [](const char* answers, const char* refusal) { refused("explosion", answers, refusal); };
    blast("unit_distance=6", "");
    blast("unit_distance=6.1", "unit 1: unit_distance: 6.1 in is beyond the 6 in of the explosion");
    blast("kind=maquina-loca unit_distance=6.1", "unit 1: unit_distance: 6.1 in is beyond the 6 in of the explosion");
    blast("kind=small-mine unit_distance=3,3.1", "unit 2: unit_distance: 3.1 in is beyond the 3 in of the explosion");
    blast("unit_bases=2", "unit 1: unit_bases: 2 of 4 bases: a unit with so few of its starting bases is destroyed");
}

void TestRevolucionExplosion::each_unit_rolls_fire_then_leader()
{
    const corneta::Action& action = m_table.action("explosion");
    const auto answers = corneta::answers_from(
        action.form, std::vector<corneta::Given>{{"unit_type", "regular-cavalry,artillery"}, {"unit_leader", "attached,attached"}});
    QVERIFY(answers.has_value());
    corneta::TypedDice dice{std::vector<int>{14, 2, 5, 1}};
    const auto verdicts = corneta::attempted(action, *answers, *m_table.rulebook().typed_charts, dice).verdicts;
    QCOMPARE(verdicts.size(), 2U);
    QCOMPARE(dice.left_over(), 0U);
    QCOMPARE(corneta::text(verdicts[0].headline), std::string{"The unit loses a base, falls back 12 inches and is demoralized."});
    QCOMPARE(corneta::text(verdicts[1].headline), std::string{"The unit is disordered."});
    QCOMPARE(verdicts[1].rolls[1].label, std::string{"unit 2: leader"});
    QCOMPARE(corneta::row_key(action, {0, 2}, "levels"), std::string{"unit_1_levels"});
}

/// Section X: derailed, and no die is thrown.
void TestRevolucionExplosion::a_train_over_it_is_destroyed()
{
    const auto under = m_table.verdict("explosion", "kind=mine unit_type=train unit_bases=5 unit_bases_at_start=5 unit_distance=0", {});
    QCOMPARE(corneta::text(under.headline), std::string{"The unit is destroyed."});
    const auto beside = m_table.verdict("explosion", "kind=mine unit_type=train unit_bases=5 unit_bases_at_start=5 unit_distance=1", {1});
    QCOMPARE(corneta::text(beside.headline), std::string{"The unit is disordered."});
}

/// A minefield, or getting off what is lost: a level without a die.
void TestRevolucionExplosion::a_level_comes_without_a_die()
{
    const auto ok = m_table.verdict("level", "cause=minefield", {});
    QCOMPARE(corneta::text(ok.headline), std::string{"The unit is disordered."});
    QCOMPARE(corneta::text(ok.instructions.back().words), std::string{"It stops where it is; put the minefield on the table."});
    const auto driven = m_table.verdict("level", "cause=minefield actor_status=demoralized", {});
    QCOMPARE(corneta::text(driven.instructions.back().words), std::string{"Put the minefield on the table."});
    const auto worse = m_table.verdict("level", "cause=train-destroyed actor_status=demoralized", {});
    QCOMPARE(corneta::text(worse.headline), std::string{"The unit loses a base, falls back 6 inches and is demoralized."});
}

void TestRevolucionExplosion::a_maquina_loca_explodes()
{
    const auto fire =
        m_table.verdict("fire", "actor_type=machine-guns target_type=maquina-loca target_bases=1 target_bases_at_start=1", {12});
    QCOMPARE(fire.next.size(), 1U);
    QCOMPARE(fire.next[0].kind, corneta::Follow::Either); // among units, or nobody is in reach
    QCOMPARE(fire.next[0].choices.back().action, std::string_view{"harmless"});
    QCOMPARE(fire.next[0].choices.front().action, std::string_view{"explosion"});
    QVERIFY((fire.next[0].choices.front().presets == std::vector<corneta::Given>{{"kind", "maquina-loca"}}));
    const auto assault =
        m_table.verdict("assault", "target_type=maquina-loca target_bases=1 target_bases_at_start=1 outnumbered=none", {20, 20, 1});
    QCOMPARE(assault.next.size(), 1U);
    QCOMPARE(assault.next[0].choices.front().action, std::string_view{"explosion"});
}

void TestRevolucionExplosion::losses_are_counted()
{
    using Presets = std::vector<corneta::Given>;
    const auto next = [&](const char* answers, const std::vector<int>& faces) { return m_table.verdict("explosion", answers, faces).next; };
    QVERIFY(next("", {14}).empty());
    const auto destroyed = next("", {17});
    QCOMPARE(destroyed.size(), 1U);
    QCOMPARE(destroyed[0].choices.front().action, std::string_view{"army-morale"});
    QVERIFY((destroyed[0].choices.front().presets == Presets{{"destroyed", "1"}, {"leaders_killed", "0"}}));
    const auto killed = next("unit_leader=attached", {5, 1});
    QCOMPARE(killed.size(), 1U);
    QVERIFY((killed[0].choices.front().presets == Presets{{"destroyed", "0"}, {"leaders_killed", "1"}}));
    const auto another = next("unit_type=maquina-loca unit_bases=4", {9});
    QCOMPARE(another.size(), 1U);
    QCOMPARE(another[0].choices.front().action, std::string_view{"explosion"});
}

void TestRevolucionExplosion::instructions_say_what_to_do_data()
{
    add_columns();
    row("who is on foot falls back", "explosion", "", {14},
        "The unit loses a base, falls back 6 inches and is demoralized. Take 1 base off the unit. Mark the "
        "unit demoralized. Move the unit 6 inches away, formation and facing kept; if it cannot, it surrenders.");
    row("passengers stay", "explosion", "unit_passenger=yes", {14},
        "The unit loses a base and is demoralized. Take 1 base off the unit. Mark the unit demoralized.");
}

#include "test_revolucion_explosion.moc"
