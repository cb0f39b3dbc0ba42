// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/ruleset.h"
#include "tests/rulesets/rows_of_rules.h"

#include <QObject>

#include <algorithm>

using namespace rows_of_rules;

/// Cedar Creek 1864, retreats, routs, losses and recovery: a row a sentence.
class TestCedarCreekRetreat : public QObject {
    Q_OBJECT

private slots:
    void a_sentence_of_the_rules_holds_data();
    void a_sentence_of_the_rules_holds() { check(m_table); }
    void a_refusal_names_field_and_reason_data();
    void a_refusal_names_field_and_reason() { check_refusal(m_table); }
    void instructions_say_what_to_do_data();
    void instructions_say_what_to_do() { check_said(m_table); }
    void half_the_strength_is_counted_with_the_point_lost();
    void both_choices_have_their_odds();

private:
    const PlayedTable m_table{cedar_creek::ruleset};
};

namespace {

void retreat(const char* sentence, const char* answers, const std::vector<int>& faces, const char* outcome)
{
    row(sentence, "retreat", answers, faces, outcome);
}

void die_rows()
{
    retreat("4 is orderly", "", {4}, "total=4 result=orderly zones=2 losses=0 routs=no eliminated=no");
    retreat("5 is disorderly", "", {5}, "total=5 result=disorderly zones=2 losses=1 routs=no eliminated=no");
    retreat("a star -1", "command_bonus=yes", {5}, "total=4 result=orderly");
    retreat("a star, a 6", "command_bonus=yes", {6}, "total=5 result=disorderly");
    retreat("fatigue 1 counts nothing", "fatigue=1", {4}, "total=4 result=orderly");
    retreat("fatigue 2: +1", "fatigue=2", {4}, "total=5 result=disorderly");
    retreat("one loss counts nothing", "losses=1 strength_at_start=9", {4}, "total=4 result=orderly");
    retreat("two losses: +1", "losses=2 strength_at_start=9", {4}, "total=5 result=disorderly");
    retreat("three losses: +1", "losses=3 strength_at_start=9", {3}, "total=4 result=orderly");
    retreat("the Union on turn 1: +1", "turn=1", {3}, "total=4 result=orderly");
    retreat("the Union on turn 2: +1", "turn=2", {4}, "total=5 result=rout");
    retreat("the Union on turn 4 nothing", "turn=4", {4}, "total=4 result=orderly");
    retreat("the Confederates on turn 1 nothing", "side=confederate turn=1", {4}, "total=4 result=orderly");
    retreat("all together", "turn=2 command_bonus=yes fatigue=2 losses=2 strength_at_start=20", {3}, "total=5 result=rout");
    retreat("mounted brigades retreat no farther", "mounted=yes", {4}, "zones=2");
    retreat("in disorder neither", "mounted=yes", {6}, "zones=2 result=disorderly");
}

void rout_rows()
{
    retreat("on turn 1 a disorderly retreat of the Union is a rout", "turn=1", {5},
            "total=6 result=rout zones=3 losses=1 routs=yes eliminated=no");
    retreat("on turn 2 too", "turn=2", {5}, "result=rout zones=3 losses=1 routs=yes");
    retreat("on turn 3 no more", "turn=3", {5}, "result=disorderly routs=no");
    retreat("nor on turn 4", "turn=4", {5}, "result=disorderly routs=no");
    retreat("of the Confederates on turn 2 it is none", "turn=2 side=confederate", {5}, "result=disorderly routs=no");
    retreat("an orderly retreat of the Union on turn 1 stays one", "turn=1", {3}, "result=orderly routs=no");
    retreat("half the strength with the point of the retreat", "losses=1", {5}, "result=rout zones=3 losses=1 routs=yes");
    retreat("less than half", "losses=1 strength_at_start=5", {5}, "result=disorderly zones=2 losses=1");
    retreat("more than half of 5", "losses=2 strength_at_start=5", {5}, "result=rout");
    retreat("half of 2 by that point alone", "strength_at_start=2", {5}, "result=rout losses=1");
    retreat("of the Confederates too", "side=confederate losses=1", {5}, "result=rout");
    retreat("an orderly retreat at half strength stays one", "losses=2", {3}, "total=4 result=orderly");
    retreat("points of crossed fronts come after it", "strength_at_start=6 fronts_crossed=2", {5}, "result=disorderly losses=3");
    retreat("mounted cavalry routs 4 zones", "turn=1 mounted=yes", {6}, "result=rout zones=4");
}

void loss_rows()
{
    retreat("to hold costs a point and no die", "choice=hold", {}, "total=0 result=hold zones=0 losses=1 routs=no eliminated=no");
    retreat("at half strength too it is no rout", "choice=hold losses=2 turn=1", {}, "result=hold losses=1 routs=no");
    retreat("mounted too", "choice=hold mounted=yes", {}, "zones=0 losses=1");
    retreat("who holds crosses no front", "choice=hold", {}, "losses=1");
    retreat("each zone in an enemy front a point", "strength_at_start=9 fronts_crossed=2", {4}, "result=orderly losses=2");
    retreat("on a rout too", "turn=1 strength_at_start=9 fronts_crossed=3", {5}, "result=rout losses=4");
    retreat("Example of Play: Coates crosses the front of Cook", "turn=2 fatigue=1 strength_at_start=6 fronts_crossed=1", {2},
            "total=3 result=orderly zones=2 losses=1 routs=no");
    retreat("Example of Play: Kitching falls back in order", "turn=2 fatigue=1", {2}, "total=3 result=orderly losses=0");
    retreat("Example of Play: had Coates held", "choice=hold turn=2 fatigue=1 strength_at_start=6", {}, "result=hold losses=1");
    retreat("the last point eliminates who holds", "choice=hold losses=3", {}, "losses=1 eliminated=yes");
    retreat("who retreats in disorder", "losses=3", {5}, "result=rout losses=1 eliminated=yes");
    retreat("or across fronts", "losses=1 fronts_crossed=3", {4}, "result=orderly losses=3 eliminated=yes");
    retreat("of which a way has no more than zones", "fronts_crossed=4", {4}, "result=orderly losses=3 eliminated=no");
    retreat("the last but one does not", "fronts_crossed=3", {4}, "result=orderly losses=3 eliminated=no");
    retreat("more than it has is not lost", "losses=2 fronts_crossed=3", {3}, "losses=2 eliminated=yes");
}

void voluntary_rows()
{
    retreat("a voluntary rout: no die, no point, 3 zones", "choice=voluntary-rout losses=2", {},
            "total=0 result=rout zones=3 losses=0 routs=yes eliminated=no");
    retreat("mounted 4", "choice=voluntary-rout losses=2 mounted=yes", {}, "result=rout zones=4 losses=0");
    retreat("a routed brigade moves on: no die, no point, 3 zones", "choice=rout-move", {},
            "total=0 result=rout zones=3 losses=0 routs=yes eliminated=no");
    retreat("mounted it moves 4", "choice=rout-move mounted=yes", {}, "result=rout zones=4 losses=0");
    retreat("across a front it loses a point", "choice=rout-move losses=1 fronts_crossed=1", {}, "losses=1 eliminated=no");
    retreat("across a front a point", "choice=voluntary-rout losses=3 fronts_crossed=1", {}, "losses=1 eliminated=yes");
}

} // namespace

void TestCedarCreekRetreat::a_sentence_of_the_rules_holds_data()
{
    add_columns();
    die_rows();
    rout_rows();
    loss_rows();
    voluntary_rows();
    const auto recover = [](const char* sentence, const char* answers, int face, const char* outcome) {
        row(sentence, "rout-recovery", answers, {face}, outcome);
    };
    recover("3 stays routed", "", 3, "total=3 result=routed");
    recover("4 is organized", "", 4, "total=4 result=organized");
    recover("5 is organized", "", 5, "total=5 result=organized");
    recover("6 recovers a step", "", 6, "total=6 result=organized-and-step");
    recover("the Union with Sheridan +1", "sheridan=yes", 3, "total=4 result=organized");
    recover("a 5 with him recovers a step", "sheridan=yes", 5, "total=6 result=organized-and-step");
    recover("and a 6 too", "sheridan=yes", 6, "total=7 result=organized-and-step");
    recover("he is nothing to the Confederates", "side=confederate sheridan=yes", 3, "total=3 result=routed");
}

void TestCedarCreekRetreat::a_refusal_names_field_and_reason_data()
{
    refusal_columns();
    refused("retreat", "losses=4", "losses: a brigade of 4 that has lost 4 is no longer there (11.4 Combat Results)");
    refused("retreat", "losses=3", "");
    refused("retreat", "choice=voluntary-rout losses=1", "choice: a voluntary rout takes 2 step losses at least (7.1 Activation)");
    refused("retreat", "choice=voluntary-rout losses=2", "");
    const auto too_long = [](const char* answers, const char* zones) {
        const std::string reason = std::string{"fronts_crossed: its way leads through at most "} + zones
            + " zones, including one more where it would end crowded (11.4 Combat Results)";
        refused("retreat", answers, reason.c_str());
    };
    too_long("fronts_crossed=5", "4");
    too_long("mounted=yes fronts_crossed=6", "5");
    too_long("choice=voluntary-rout losses=2 fronts_crossed=5", "4");
    too_long("choice=rout-move fronts_crossed=5", "4");
    refused("retreat", "choice=rout-move", "");
    too_long("choice=voluntary-rout losses=2 mounted=yes fronts_crossed=6", "5");
    refused("retreat", "fronts_crossed=4", "");
    refused("retreat", "mounted=yes fronts_crossed=5", "");
    refused("retreat", "choice=hold fronts_crossed=9", "fronts_crossed: asked only when choice!=hold; without that it stays 0");
    refused("retreat", "fronts_crossed=11", "fronts_crossed: 11 is not from 0 to 10");
    refused("retreat", "strength_at_start=0", "strength_at_start: 0 is not from 1 to 99");
}

void TestCedarCreekRetreat::instructions_say_what_to_do_data()
{
    add_columns();
    const std::string way = " Away from enemies first, then outside their fronts, then outside their zones of control, then toward its own "
                            "edge.";
    const std::string after = " A second line goes with it, with a level of fatigue and no loss. A victor of the first line may move in.";
    const auto say = [](const char* sentence, const char* answers, const std::vector<int>& faces, const std::string& said) {
        row(sentence, "retreat", answers, faces, said.c_str());
    };
    say("orderly", "", {2}, "An orderly retreat, losses 0. Move it back by one zone at least and 2 at most." + way + after);
    say("disorderly", "", {5}, "A disorderly retreat, losses 1. Move it back by 2 zones." + way + after);
    say("a rout by the turn says so", "turn=2", {5},
        "A rout, losses 1: on turn 2 every disorderly retreat of the Union is one. Move it 3 zones toward the north edge by the shortest "
        "way, "
        "and mark it as routed."
            + way + after);
    say("a rout by losses says so", "side=confederate losses=1 mounted=yes", {5},
        "A rout, losses 1: the disorderly retreat of a brigade that has lost 2 of its strength of 4. Move it 4 zones toward the "
        "south "
        "edge by the shortest way, and mark it as routed."
            + way + after);
    say("hold", "choice=hold", {},
        "The brigade holds its zone, losses 1. One enemy brigade of the first line, of its owner's choice, takes a level of fatigue.");
    say("the last holds", "choice=hold losses=3", {},
        "The brigade holds to its last point of strength and is gone, losses 1. Remove it: its last point of strength is gone. A second "
        "line stays. Where there is none, the zone is empty and a victor of the first line may move in. One enemy brigade of the first "
        "line, of its "
        "owner's choice, takes a level of fatigue.");
    const std::string gone = " Remove it: its last point of strength is gone.";
    const std::string moves_in = " with a level of fatigue and no loss." + way + " A victor of the first line may move in.";
    say("eliminated on the way", "losses=1 fronts_crossed=3", {4},
        "An orderly retreat, losses 3." + gone + " A second line makes the retreat without it, by one zone at least and 2 at most,"
            + moves_in);
    say("eliminated in disorder", "fronts_crossed=3", {5},
        "A disorderly retreat, losses 4." + gone + " A second line makes the retreat without it, by 2 zones," + moves_in);
    say("eliminated in a rout", "losses=3", {5},
        "A rout, losses 1: the disorderly retreat of a brigade that has lost 4 of its strength of 4." + gone
            + " A second line makes the retreat without it, by 3 zones," + moves_in);
    say("eliminated in a rout of its own will", "choice=voluntary-rout losses=3 fronts_crossed=1", {},
        "The brigade routs of its own will, losses 1." + gone);
    say("voluntary", "choice=voluntary-rout losses=2", {},
        "The brigade routs of its own will, losses 0. Move it 3 zones toward the north edge by the shortest way, and mark it as routed."
            + way);
    say("a rout move", "choice=rout-move side=confederate", {},
        "The routed brigade moves on, losses 0. Move it 3 zones toward the south edge by the shortest way." + way);
    row("recovered", "rout-recovery", "", {6},
        "The brigade is organized again and recovers a step. Take one of its losses back. Take its rout marker off.");
    row("not recovered", "rout-recovery", "", {1}, "The brigade stays routed.");
}

void TestCedarCreekRetreat::half_the_strength_is_counted_with_the_point_lost()
{
    for (int strength = 1; strength <= 12; ++strength)
        for (int losses = 0; losses < strength; ++losses) {
            const int left = strength - losses - 1;
            const std::string answers = "strength_at_start=" + std::to_string(strength) + " losses=" + std::to_string(losses);
            QCOMPARE(m_table.outcome_of("result eliminated", "retreat", answers, {6}),
                     std::string{left <= losses + 1 ? "result=rout" : "result=disorderly"}
                         + (left == 0 ? " eliminated=yes" : " eliminated=no"));
        }
}

void TestCedarCreekRetreat::both_choices_have_their_odds()
{
    const auto chance_of_rout = [&](const std::string& answers) {
        const corneta::Odds odds = m_table.odds("retreat", answers);
        const auto routs = std::ranges::find_if(odds.rows, [](const corneta::OddsRow& row) { return row.outcome.value(4) != 0; });
        return std::pair{routs == odds.rows.end() ? 0U : routs->chance.weight.value_or(0), odds.total.value_or(0)};
    };
    QVERIFY((chance_of_rout("turn=2 fatigue=1") == std::pair<std::uint64_t, std::uint64_t>{3, 6}));
    QVERIFY((chance_of_rout("turn=2 fatigue=2") == std::pair<std::uint64_t, std::uint64_t>{4, 6}));
    QVERIFY((chance_of_rout("turn=2 choice=hold") == std::pair<std::uint64_t, std::uint64_t>{0, 1}));
}

#include "test_cedar_creek_retreat.moc"
