// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/ruleset.h"
#include "tests/rulesets/rows_of_rules.h"

#include <QObject>

#include <algorithm>

using namespace rows_of_rules;

/// Pedregal, combat: the codes of the Combat Results Table, halving, garrisons (19.1), engineers (19.3), and what is refused.
class TestPedregalAttack : public QObject {
    Q_OBJECT

private slots:
    void a_sentence_of_the_rules_holds_data();
    void a_sentence_of_the_rules_holds() { check(m_table); }
    void a_refusal_names_field_and_reason_data();
    void a_refusal_names_field_and_reason() { check_refusal(m_table); }
    void all_that_is_wrong_is_said_at_once();
    void words_of_the_rules_are_said_data();
    void words_of_the_rules_are_said() { check_said(m_table); }
    void follow_ups_come_with_losses_and_retreats_data();
    void follow_ups_come_with_losses_and_retreats();
    void readings_are_said_in_the_working();

private:
    const PlayedTable m_table{pedregal::ruleset};
};

namespace {

/// Answers on a column of the table.
constexpr const char* at_minus_5 = "attack_strength=1 defense_strength=6 "; ///< 1 is Ax
constexpr const char* at_0 = "";                                            ///< 1 is Ar, 3 Ac
constexpr const char* at_plus_4 = "attack_strength=8 ";                     ///< 1 is Ac, 2 Dc, 3 Dr, 5 Dm
constexpr const char* at_plus_10 = "attack_strength=14 ";                   ///< 1 is Dr, 2 Dm, 4 Dx

void attack(const char* sentence, const char* column, const char* answers, const std::vector<int>& faces, const char* outcome)
{
    row(sentence, "attack", (std::string{column} + answers).c_str(), faces, outcome);
}

constexpr const char* attacker_as_before = "attacker_steps_lost=0 attacker_retreats=0 attacker_status=good attacker_destroyed=no";
constexpr const char* defender_as_before = "defender_steps_lost=0 defender_retreats=0 defender_status=good defender_destroyed=no";

void code_rows()
{
    attack("Ax: the attacker loses a step", at_minus_5, "attacker_steps=2", {1},
           "attacker_steps_lost=1 attacker_retreats=0 attacker_status=good attacker_destroyed=no");
    attack("Ax: the defender nothing", at_minus_5, "", {1}, defender_as_before);
    attack("Ax: the last step destroys", at_minus_5, "", {1}, "attacker_steps_lost=1 attacker_retreats=0 attacker_destroyed=yes");
    attack("Ar: the attacker retreats a hex", at_0, "", {1},
           "attacker_steps_lost=0 attacker_retreats=1 attacker_status=good attacker_destroyed=no");
    attack("Ar: without a legal retreat a step instead", at_0, "attacker_retreat_blocked=yes attacker_steps=2", {1},
           "attacker_steps_lost=1 attacker_retreats=0 attacker_destroyed=no");
    attack("Ar: of one step it is destroyed", at_0, "attacker_retreat_blocked=yes", {1}, "attacker_steps_lost=1 attacker_destroyed=yes");
    attack("Ac: the attacker passes", at_0, "", {3, 3}, attacker_as_before);
    attack("Ac: it fails, is disrupted and retreats", at_0, "", {3, 4},
           "attacker_steps_lost=0 attacker_retreats=1 attacker_status=disrupted attacker_destroyed=no");
    attack("Ac: a leader helps", at_0, "attacker_leader=yes", {3, 4}, attacker_as_before);
    attack("Ac: the defender's leader does not", at_0, "defender_leader=yes", {3, 4}, "attacker_status=disrupted");
    attack("Ac: by the attacker's morale", at_0, "attacker_morale=5 defender_morale=1", {3, 5}, attacker_as_before);
    attack("Ac: it fails and cannot retreat", at_0, "attacker_retreat_blocked=yes attacker_steps=2", {3, 4},
           "attacker_steps_lost=1 attacker_retreats=0 attacker_status=disrupted attacker_destroyed=no");
    attack("Dc: the defender passes", at_plus_4, "", {2, 3}, defender_as_before);
    attack("Dc: it fails, is disrupted and retreats", at_plus_4, "", {2, 4},
           "defender_steps_lost=0 defender_retreats=1 defender_status=disrupted defender_destroyed=no");
    attack("Dc: a leader helps", at_plus_4, "defender_leader=yes", {2, 4}, defender_as_before);
    attack("Dc: by the defender's morale", at_plus_4, "attacker_morale=5 defender_morale=1", {2, 2}, "defender_status=disrupted");
    attack("Dc: the attacker nothing", at_plus_4, "", {2, 6}, attacker_as_before);
    attack("Dc: disrupted twice it routs", at_plus_4, "defense_strength=8 defender_disrupted=yes", {2, 4},
           "defender_steps_lost=0 defender_retreats=0 defender_status=routed defender_destroyed=no");
    attack("Dc: disrupted, it passes and stays so", at_plus_4, "defense_strength=8 defender_disrupted=yes", {2, 3},
           "defender_retreats=0 defender_status=disrupted");
    attack("Dr: the defender retreats a hex", at_plus_4, "", {3}, "defender_steps_lost=0 defender_retreats=1 defender_status=good");
    attack("Dr: without a legal retreat a step instead", at_plus_4, "defender_retreat_blocked=yes defender_steps=2", {3},
           "defender_steps_lost=1 defender_retreats=0 defender_destroyed=no");
    attack("Dr: the attacker's way out does not matter", at_plus_4, "attacker_retreat_blocked=yes", {3},
           "defender_steps_lost=0 defender_retreats=1");
    attack("Dm: it passes and retreats", at_plus_4, "", {5, 3}, "defender_steps_lost=0 defender_retreats=1 defender_status=good");
    attack("Dm: it passes and cannot retreat", at_plus_4, "defender_retreat_blocked=yes", {5, 3},
           "defender_steps_lost=1 defender_retreats=0 defender_destroyed=yes");
    attack("Dm: it fails and routs", at_plus_4, "defender_steps=2", {5, 4},
           "defender_steps_lost=0 defender_retreats=0 defender_status=routed defender_destroyed=no");
    attack("Dx: the defender loses a step", at_plus_10, "defender_steps=2", {4},
           "defender_steps_lost=1 defender_retreats=0 defender_status=good defender_destroyed=no");
    attack("Dx: the last step destroys", at_plus_10, "", {4}, "defender_steps_lost=1 defender_destroyed=yes");
}

void halving_rows()
{
    attack("an attack across a protected hexside is halved", "", "attack_strength=10 hexside=protected", {1}, "differential=1 result=ar");
    attack("down", "", "attack_strength=11 hexside=protected", {1}, "differential=1 result=ar");
    attack("to 1 at least", "", "attack_strength=1 hexside=protected defense_strength=1", {1}, "differential=0 result=ar");
    attack("guns are halved too", "", "attack_strength=10 hexside=protected attacker_arm=artillery", {1}, "differential=1 result=ar");
    attack("19.3 infantry charging with an engineer is not", "", "attack_strength=10 hexside=protected charge_with_engineer=yes", {1, 1},
           "differential=6 result=dc");
    attack("19.3 cavalry is", "", "attack_strength=10 hexside=protected charge_with_engineer=yes attacker_arm=cavalry", {1},
           "differential=1 result=ar");
    attack("19.3 artillery is", "", "attack_strength=10 hexside=protected charge_with_engineer=yes attacker_arm=artillery", {1},
           "differential=1 result=ar");
    attack("19.3 over clear hexsides an engineer changes nothing", "", "attack_strength=10 charge_with_engineer=yes", {1, 1},
           "differential=6 result=dc");
    attack("19.1 against units above a garrison it is not", "", "attack_strength=10 hexside=protected defender_covered=yes", {1, 1},
           "differential=6 result=dc");
    attack("19.1 not of cavalry either", "", "attack_strength=10 hexside=protected defender_covered=yes attacker_arm=cavalry", {1, 1},
           "differential=6 result=dc");
    attack("the defense of disrupted units is halved", "", "defender_disrupted=yes", {1}, "differential=2 result=ar");
    attack("down as well", "", "defense_strength=5 defender_disrupted=yes", {1}, "differential=2 result=ar");
    attack("to 1 as well", "", "defense_strength=1 defender_disrupted=yes", {1}, "differential=3 result=ar");
    attack("both at once", "", "attack_strength=9 defense_strength=7 hexside=protected defender_disrupted=yes", {1},
           "differential=1 result=ar");
}

void garrison_rows()
{
    attack("19.1 infantry attacks a garrison", at_plus_10, "garrison=yes", {4}, "result=dx defender_steps_lost=1 defender_destroyed=yes");
    attack("19.1 it heeds Dm: passing, it retreats", at_plus_4, "garrison=yes", {5, 3}, "defender_retreats=1 defender_status=good");
    attack("19.1 it heeds Dm: failing, it routs", at_plus_4, "garrison=yes", {5, 4}, "defender_retreats=0 defender_status=routed");
    attack("19.1 it ignores Dr", at_plus_4, "garrison=yes", {3}, defender_as_before);
    attack("19.1 and Dr without a retreat", at_plus_4, "garrison=yes defender_retreat_blocked=yes", {3}, defender_as_before);
    attack("19.1 it ignores Dc, and rolls no die", at_plus_4, "garrison=yes", {2}, defender_as_before);
    attack("19.1 a disrupted garrison ignores Dc too", at_plus_4, "defense_strength=8 garrison=yes defender_disrupted=yes", {2},
           "defender_status=disrupted defender_retreats=0");
    attack("19.1 the attacker of a garrison takes results as ever: Ax", at_minus_5, "garrison=yes", {1}, "attacker_steps_lost=1");
    attack("19.1 Ar", at_0, "garrison=yes", {1}, "attacker_retreats=1");
    attack("19.1 Ac", at_0, "garrison=yes", {3, 6}, "attacker_retreats=1 attacker_status=disrupted");
    attack("19.1 units above a garrison are attacked normally, by cavalry too", at_plus_4, "attacker_arm=cavalry defender_covered=yes", {3},
           "defender_retreats=1");
}

} // namespace

void TestPedregalAttack::a_sentence_of_the_rules_holds_data()
{
    add_columns();
    code_rows();
    halving_rows();
    garrison_rows();
}

void TestPedregalAttack::a_refusal_names_field_and_reason_data()
{
    refusal_columns();
    refused("attack", "hexside=ravine", "hexside: there is no combat across a ravine (19.1)");
    refused("attack", "attacker_is_garrison=yes", "attacker_is_garrison: a garrison does not attack (19.1)");
    refused("attack", "attacker_disrupted=yes", "attacker_disrupted: a disrupted unit does not attack");
    refused("attack", "garrison=yes attacker_arm=cavalry", "attacker_arm: only infantry attacks a garrison (19.1)");
    refused("attack", "garrison=yes attacker_arm=artillery", "attacker_arm: only infantry attacks a garrison (19.1)");
    refused("attack", "garrison=yes defender_covered=yes",
            "defender_covered: a garrison is not attacked while other units are in its hex (19.1)");
}

void TestPedregalAttack::all_that_is_wrong_is_said_at_once()
{
    QCOMPARE(m_table.refusals("attack",
                              "hexside=ravine attacker_is_garrison=yes attacker_disrupted=yes garrison=yes attacker_arm=cavalry "
                              "defender_covered=yes"),
             "hexside: there is no combat across a ravine (19.1); attacker_is_garrison: a garrison does not attack (19.1); "
             "attacker_disrupted: a disrupted unit does not attack; attacker_arm: only infantry attacks a garrison (19.1); "
             "defender_covered: a garrison is not attacked while other units are in its hex (19.1)");
}

void TestPedregalAttack::words_of_the_rules_are_said_data()
{
    add_columns();
    attack("Ax", at_minus_5, "attacker_steps=2", {1}, "Ax: the attacker loses 1 step. Take off 1 step.");
    attack("Ax destroyed", at_minus_5, "", {1}, "Ax: the attacker is destroyed. Take its counter off the map.");
    attack("Ax without a step", at_minus_5, "attacker_steps=0", {1}, "Ax: the attacker has no step to lose.");
    attack("Ar blocked without a step", at_0, "attacker_retreat_blocked=yes attacker_steps=0", {1},
           "Ar: the attacker has no step to lose.");
    attack("Dx without a step", at_plus_10, "defender_steps=0", {4}, "Dx: the defender has no step to lose.");
    attack("Dm passed and blocked without a step", at_plus_4, "defender_retreat_blocked=yes defender_steps=0", {5, 1},
           "Dm: the defender has no step to lose.");
    attack("Ac passed, blocked without a step", at_0, "attacker_retreat_blocked=yes attacker_steps=0", {3, 1}, "Ac: the attacker holds.");
    attack("Ar", at_0, "", {1},
           "Ar: the attacker retreats 1 hex. "
           "Move it back, not into or through a lava bed nor into an enemy zone; guns and horse cross no ravine.");
    attack("Ac passed", at_0, "", {3, 1}, "Ac: the attacker holds.");
    attack("Ac failed", at_0, "", {3, 6},
           "Ac: the attacker is disrupted and retreats 1 hex. "
           "Move it back, not into or through a lava bed nor into an enemy zone; guns and horse cross no ravine. "
           "Put a disruption marker on it.");
    attack("Ac failed and blocked", at_0, "attacker_retreat_blocked=yes attacker_steps=2", {3, 6},
           "Ac: the attacker is disrupted, cannot retreat and loses 1 step. Take off 1 step of each unit, for the retreat that it cannot "
           "make. Put a disruption marker on it.");
    attack("Ac failed, blocked and destroyed", at_0, "attacker_retreat_blocked=yes", {3, 6},
           "Ac: the attacker is disrupted, cannot retreat and is destroyed. Take its counter off the map.");
    attack("Dm failed", at_plus_4, "", {5, 6},
           "Dm: the defender routs. Take it off the map. It returns in 2 turns beside its HQ, disrupted.");
    attack("19.1 a garrison ignores", at_plus_4, "garrison=yes", {3}, "Dr: the garrison ignores it.");
    attack("a routed garrison empties the bastion", at_plus_4, "garrison=yes", {5, 6},
           "Dm: the garrison routs. Take it off the map. It returns in 2 turns beside its HQ, disrupted. "
           "The bastion is empty of it.");
    attack("one that is destroyed does", at_plus_10, "garrison=yes", {4},
           "Dx: the garrison is destroyed. Take its counter off the map. The bastion is empty of it.");
    attack("one that loses one of two steps does not", at_plus_10, "garrison=yes defender_steps=2", {4},
           "Dx: the garrison loses 1 step. Take off 1 step.");
}

void TestPedregalAttack::follow_ups_come_with_losses_and_retreats_data()
{
    add_columns();
    attack("a lost step checks the leader", at_minus_5, "attacker_leader=yes defender_leader=yes", {1},
           "must attacker leader-casualty step_lost=yes; ");
    attack("and apart from him the engineer", at_minus_5, "attacker_leader=yes charge_with_engineer=yes", {1},
           "must attacker leader-casualty step_lost=yes; must attacker leader-casualty step_lost=yes engineer=yes; ");
    attack("the defender's leader", at_plus_10, "defender_leader=yes attacker_leader=yes charge_with_engineer=yes", {4},
           "must defender leader-casualty step_lost=yes; ");
    attack("an engineer leads no horse", at_minus_5, "attacker_arm=cavalry charge_with_engineer=yes", {1}, "");
    attack("nor guns", at_minus_5, "attacker_arm=artillery charge_with_engineer=yes", {1}, "");
    attack("without a leader nobody", at_minus_5, "", {1}, "");
    attack("where it retreats is asked then", at_0, "", {1}, "must attacker retreat unit_infantry=yes unit_disrupted=no unit_steps=1; ");
    attack("disrupted by the check", at_0, "attacker_leader=yes", {3, 6},
           "must attacker retreat unit_infantry=yes unit_disrupted=yes unit_steps=1; ");
    attack("horse crosses no ravine", at_0, "attacker_arm=cavalry", {1},
           "must attacker retreat unit_infantry=no unit_disrupted=no unit_steps=1; ");
    attack("the defender's retreat", at_plus_4, "defense_strength=8 defender_disrupted=yes defender_morale=2", {3},
           "must defender retreat unit_infantry=yes unit_disrupted=yes unit_steps=1; ");
}

void TestPedregalAttack::follow_ups_come_with_losses_and_retreats()
{
    QFETCH(const QString, answers);
    QFETCH(const std::vector<int>, faces);
    QFETCH(const QString, outcome);
    std::string next;
    for (const corneta::FollowUp& follow : m_table.verdict("attack", answers.toStdString(), faces).next)
        for (const corneta::Choice& choice : follow.choices) {
            next += std::string{word_of(follow.kind)} + " " + std::string{follow.by} + " " + std::string{choice.action};
            for (const corneta::Given& given : choice.presets)
                next += " " + given.key + "=" + given.word;
            next += "; ";
        }
    QCOMPARE(QString::fromStdString(next), outcome);
}

void TestPedregalAttack::readings_are_said_in_the_working()
{
    using corneta::Source;
    const auto says = [this](const char* answers, const std::vector<int>& faces, std::string_view reason, std::string_view rule,
                             Source source) {
        const corneta::Verdict verdict = m_table.verdict("attack", answers, faces);
        return std::ranges::any_of(verdict.workings, [&](const corneta::Working& line) {
            return line.reason == reason && line.rule == rule && line.source == source;
        });
    };
    constexpr const char* table_of_ours = "Combat Results Table";
    QVERIFY(says("hexside=protected charge_with_engineer=yes", {1}, "infantry charging with an engineer: the protected hexside is clear",
                 "19.3 Engineers", Source::Rules));
    QVERIFY(says("attack_strength=8 garrison=yes", {3}, "a garrison ignores all but Dx and Dm", "19.1 Bastions", Source::Rules));
    QVERIFY(
        says("hexside=protected defender_covered=yes", {1}, "units above a garrison: their hex is clear", "19.1 Bastions", Source::Rules));
    QVERIFY(says("hexside=protected", {1}, "attack across a protected hexside", "Terrain Effects Chart", Source::House));
    QVERIFY(says("hexside=protected attack_strength=9", {1}, "rounded down", "Terrain Effects Chart", Source::House));
    QVERIFY(says("", {1}, "attack strength", table_of_ours, Source::House));
    QVERIFY(says("", {1}, "less the defense strength", table_of_ours, Source::House));
    QVERIFY(says("", {1}, "face of the die: Ar", table_of_ours, Source::House));
    QVERIFY(says("", {3, 1}, "morale of the unit", table_of_ours, Source::House));
}

#include "test_pedregal_attack.moc"
