// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/ruleset.h"
#include "tests/rulesets/rows_of_rules.h"

#include <QObject>

using namespace rows_of_rules;

/// Santa Anna Rules, movement: a row a sentence of the rules or of the house rules.
class TestSantaAnnaMoves : public QObject {
    Q_OBJECT

private slots:
    void a_sentence_of_the_rules_holds_data();
    void a_sentence_of_the_rules_holds() { check(m_table); }
    void a_row_of_the_movement_dice_holds_data();
    void a_row_of_the_movement_dice_holds();
    void instructions_say_what_to_do_data();
    void instructions_say_what_to_do() { check_instructions(m_table); }
    void headlines_say_what_happens_data();
    void headlines_say_what_happens();
    void dice_come_in_the_order_of_the_rules();
    void odds_are_those_of_the_dice();

private:
    const PlayedTable m_table{santa_anna::ruleset};
};

namespace {

void movement_rows()
{
    const auto moves = [](const char* sentence, const char* answers, const std::vector<int>& faces, const char* outcome) {
        row(sentence, "movement", answers, faces, outcome);
    };
    moves("rough terrain halves the inches", "terrain=rough", {4, 3}, "inches=3.5 stragglers=0");
    moves("a U.S. change of formation takes five inches", "unit_nation=us change=formation", {4, 3}, "inches=2 can_change_formation=yes");
    moves("a roll of five is enough", "unit_nation=us change=formation", {4, 1}, "inches=0 can_change_formation=yes");
    moves("less than five inches: it may only move", "unit_nation=us change=formation", {3, 1}, "inches=4 can_change_formation=no");
    moves("foreign units too may change in a move", "unit_nation=foreign change=formation", {6, 5}, "inches=6 can_change_formation=yes");
    moves("a U.S. unit learns whether it could", "unit_nation=us", {4, 3}, "inches=7 can_change_formation=yes");
    moves("mounting takes U.S. cavalry five inches", "unit_arm=cavalry unit_mounted=no unit_nation=us change=mount", {4, 3},
          "inches=2 can_change_formation=yes");
    moves("five are enough", "unit_arm=cavalry unit_mounted=no unit_nation=us change=mount", {2, 3}, "inches=0 can_change_formation=yes");
    moves("four are not", "unit_arm=cavalry unit_mounted=no unit_nation=us change=mount", {2, 2}, "inches=4 can_change_formation=no");
    moves("with less than five inches it may still dismount", "unit_arm=cavalry unit_nation=us change=dismount", {1, 1, 1, 1},
          "inches=0 can_change_formation=yes");
    moves("dismounting costs five inches", "unit_arm=cavalry unit_nation=us change=dismount", {3, 3, 3, 3}, "inches=7");
    moves("facing about costs two inches", "change=about-face", {4, 3}, "inches=5 can_change_formation=no");
    moves("and never leaves less than none", "change=about-face unit_arm=artillery", {1}, "inches=0");
    moves("a contour costs two inches and 1d4 stragglers", "contours=2", {6, 3, 1, 3}, "inches=5 stragglers=4");
    moves("a wall, ravine or stream costs 1d4 stragglers", "obstacles=2", {6, 3, 1, 3}, "inches=9 stragglers=4");
    moves("rough terrain halves before contours and changes are paid", "terrain=rough contours=1", {6, 4, 2}, "inches=3 stragglers=2");
    moves("a 6 of an ordinary move loses nobody", "", {6, 6}, "inches=12 stragglers=0");
    moves("each 6 of a charge one straggler", "kind=charge", {6, 6, 5}, "inches=17 stragglers=2");
    moves("each 6 of a retreat one straggler", "kind=retreat", {6, 6, 6, 1}, "inches=19 stragglers=3");
    moves("contours add to them", "kind=charge contours=1 obstacles=1 unit_effectives=20", {6, 1, 1, 4, 3}, "inches=6 stragglers=8");
    moves("movement never breaks a unit", "kind=retreat unit_effectives=7 unit_stragglers=2", {6, 6, 6, 6}, "inches=24 stragglers=2");
    moves("by contours either", "contours=2 unit_effectives=5 unit_stragglers=1", {6, 6, 4, 4}, "inches=8 stragglers=2");
    moves("as many stragglers as effectives already: none", "kind=charge unit_effectives=4 unit_stragglers=4", {6, 6, 6}, "stragglers=0");
    moves("a broken unit loses stragglers too", "kind=retreat unit_effectives=5 unit_stragglers=6", {6, 6, 1, 1}, "stragglers=2");
    moves("also one that a rout broke", "kind=retreat unit_formation=mob unit_effectives=9 unit_stragglers=1", {6, 6, 6, 6},
          "stragglers=4");
    moves("all but its last casting", "kind=retreat unit_formation=mob unit_effectives=4 unit_stragglers=6", {6, 6, 6, 6}, "stragglers=3");
    moves("leaders lose no stragglers", "unit_arm=leader contours=1 obstacles=1", {6, 6, 6, 6, 6}, "inches=28 stragglers=0");
    moves("a Mexican unit needs a Form order", "change=formation", {}, "change: a Mexican unit needs a Form order for it, not a move");
    moves("a Texan unit too", "unit_nation=texan change=formation", {}, "change: a Texan unit needs a Form order for it, not a move");
    moves("Mexican cavalry mounts by a Form order", "unit_arm=cavalry unit_mounted=no change=mount", {},
          "change: a Mexican unit needs a Form order for it, not a move");
    moves("a unit that changes formation may not charge", "kind=charge unit_nation=us change=formation", {},
          "change: a unit that makes a change may not charge");
    moves("a unit that faces about may not charge", "kind=charge change=about-face", {},
          "change: a unit that makes a change may not charge");
    moves("a retreat leaves no change", "kind=retreat change=about-face", {}, "change: a unit that retreats makes no change");
    moves("who breaks through loses nobody by its dice", "kind=full", {6, 6}, "inches=12 stragglers=0 can_change_formation=no");
    moves("and makes no change", "kind=full unit_nation=us change=formation", {},
          "change: a unit that goes all of its move makes no change");
    moves("infantry does not mount", "unit_nation=us change=mount", {}, "change: only cavalry mounts and dismounts");
    moves("guns have no formation", "unit_arm=artillery unit_nation=us change=formation", {},
          "change: guns and leaders have no formation to change");
    moves("guns do not charge", "unit_arm=artillery kind=charge", {}, "kind: guns do not charge");
    moves("a broken unit only retreats", "unit_formation=mob", {}, "unit_formation: a broken unit makes no move but a retreat");
    moves("no dice for a mounted square", "unit_arm=cavalry unit_formation=square", {},
          "unit_formation: the movement chart has no dice for mounted cavalry in square");
    moves("mounted is asked of cavalry only", "unit_mounted=no", {},
          "unit_mounted: asked only when unit_arm=cavalry; without that it stays yes");
    moves("unlimbered is asked of artillery only", "unit_unlimbered=no", {},
          "unit_unlimbered: asked only when unit_arm=artillery; without that it stays yes");
}

void passing_rows()
{
    const auto passes = [](const char* sentence, const char* answers, const std::vector<int>& faces, const char* outcome) {
        row(sentence, "pass-through", answers, faces, outcome);
    };
    passes("formed, not charging, through unformed: nothing", "mover_formed=yes", {}, "mover_stragglers=0 passed_stragglers=0");
    passes("formed and charging through unformed: the unformed 1d4", "mover_formed=yes mover_charging=yes", {3},
           "mover_stragglers=0 passed_stragglers=3");
    passes("unformed through unformed: nothing", "", {}, "mover_stragglers=0 passed_stragglers=0");
    passes("nothing even when it charges", "mover_charging=yes", {}, "mover_stragglers=0 passed_stragglers=0");
    passes("formed through formed: each 1d4, the mover first", "mover_formed=yes passed_formed=yes", {3, 2},
           "mover_stragglers=3 passed_stragglers=2");
    passes("charging or not", "mover_formed=yes passed_formed=yes mover_charging=yes", {1, 4}, "mover_stragglers=1 passed_stragglers=4");
    passes("unformed through formed: the formed 1d4", "passed_formed=yes", {4}, "mover_stragglers=0 passed_stragglers=4");
    passes("the mover does not break by it", "mover_formed=yes passed_formed=yes mover_effectives=5 mover_stragglers=2", {4, 4},
           "mover_stragglers=1 passed_stragglers=4");
    passes("nor does the other", "passed_formed=yes passed_effectives=5", {4}, "passed_stragglers=2");
}

void charging_rows()
{
    row("a charge that falls short: 1d4 stragglers", "charge-short", "", {3}, "stragglers=3");
    row("it does not break the unit", "charge-short", "unit_effectives=6 unit_stragglers=2", {4}, "stragglers=2");
    row("a follow-up charge: 1d4 stragglers", "follow-up-charge", "", {4}, "stragglers=4 may_charge=yes");
    row("as many as leave it unbroken", "follow-up-charge", "unit_effectives=6 unit_stragglers=2", {2}, "stragglers=2 may_charge=yes");
    row("one more: one short of breaking, and no action", "follow-up-charge", "unit_effectives=6 unit_stragglers=2", {3},
        "stragglers=2 may_charge=no");
    row("half of overrun stragglers become casualties", "overrun-stragglers", "unit_stragglers=6", {}, "casualties=3");
    row("rounded up", "overrun-stragglers", "unit_stragglers=5", {}, "casualties=3");
    row("none of none", "overrun-stragglers", "", {}, "casualties=0");
}

void skirmisher_rows()
{
    const auto withdraws = [](const char* sentence, const char* answers, const std::vector<int>& faces, const char* outcome) {
        row(sentence, "skirmisher-withdrawal", answers, faces, outcome);
    };
    withdraws("on foot: 3d6", "unit_mounted=no attacker_inches=20 distance=10", {2, 3, 4},
              "inches=9 caught=yes stragglers=12 attacker_inches_left=1");
    withdraws("mounted: 5d6", "attacker_inches=20 distance=2.5", {1, 1, 1, 1, 1},
              "inches=5 caught=yes stragglers=12 attacker_inches_left=12.5");
    withdraws("roll and gap as much as the charger's inches: they escape", "unit_mounted=no attacker_inches=20 distance=10", {2, 4, 4},
              "inches=10 caught=no stragglers=0 attacker_inches_left=0");
    withdraws("caught: all effectives become stragglers", "unit_mounted=no unit_effectives=2 attacker_inches=20 distance=0", {6, 6, 6},
              "inches=18 caught=yes stragglers=2 attacker_inches_left=2");
}

} // namespace

void TestSantaAnnaMoves::a_sentence_of_the_rules_holds_data()
{
    add_columns();
    movement_rows();
    passing_rows();
    charging_rows();
    skirmisher_rows();
}

void TestSantaAnnaMoves::a_row_of_the_movement_dice_holds_data()
{
    QTest::addColumn<QString>("mover");
    QTest::addColumn<int>("move"); // 0: refused
    QTest::addColumn<int>("charge");
    QTest::addColumn<int>("retreat");
    const auto dice = [](const char* mover, int move, int charge, int retreat) {
        QTest::newRow(mover) << QString{mover} << move << charge << retreat;
    };
    dice("unit_arm=infantry unit_formation=line", 2, 3, 4);
    dice("unit_arm=infantry unit_formation=column", 3, 4, 4);
    dice("unit_arm=infantry unit_formation=road-column", 4, 5, 4);
    dice("unit_arm=infantry unit_formation=skirmish", 3, 4, 4);
    dice("unit_arm=infantry unit_formation=square", 1, 2, 4);
    dice("unit_arm=infantry unit_formation=mob", 0, 4, 4);
    dice("unit_arm=cavalry unit_formation=line", 4, 6, 6);
    dice("unit_arm=cavalry unit_formation=column", 5, 7, 6);
    dice("unit_arm=cavalry unit_formation=road-column", 6, 8, 6);
    dice("unit_arm=cavalry unit_formation=skirmish", 5, 7, 6);
    dice("unit_arm=cavalry unit_formation=square", 0, 0, 6);
    dice("unit_arm=cavalry unit_mounted=no unit_formation=line", 2, 3, 4);
    dice("unit_arm=artillery unit_unlimbered=no", 3, 0, 3);
    dice("unit_arm=artillery", 1, 0, 3);
    dice("unit_arm=leader", 5, 7, 6);
    dice("unit_arm=leader unit_formation=square", 5, 7, 6);
}

void TestSantaAnnaMoves::a_row_of_the_movement_dice_holds()
{
    QFETCH(const QString, mover);
    const auto holds = [&](const std::string& kind, int dice) {
        const std::string answers = mover.toStdString() + " kind=" + kind;
        if (dice == 0)
            return !m_table.refusals("movement", answers).empty();
        const std::vector<int> faces(static_cast<std::size_t>(dice), 3);
        return m_table.refusals("movement", answers).empty()
            && m_table.verdict("movement", answers, faces).rolls.front().pool == corneta::Pool{dice, 6}
        && m_table.outcome_of("inches", "movement", answers, faces) == "inches=" + std::to_string(3 * dice);
    };
    QFETCH(const int, move);
    QVERIFY(holds("move", move));
    QFETCH(const int, charge);
    QVERIFY(holds("charge", charge));
    QFETCH(const int, retreat);
    QVERIFY(holds("retreat", retreat));
}

void TestSantaAnnaMoves::instructions_say_what_to_do_data()
{
    add_columns();
    row("stragglers go behind", "movement", "obstacles=1", {1, 1, 2}, "Put 2 castings of the unit behind it as stragglers.");
    row("a charge goes all its inches or to the first formed enemy", "movement", "kind=charge", {1, 1, 6},
        "Move it at its target, all 8 in or until it touches a formed enemy. Put 1 casting of the unit behind it as a straggler.");
    row("a breakthrough goes all its inches", "movement", "kind=full", {1, 4}, "Move it all 5 in, no less.");
    row("a retreat faces away", "movement", "kind=retreat", {1, 1, 1, 1},
        "Move it 4 in straight away from the enemy and leave it facing away.");
    row("whole infantry units do not skirmish", "movement", "unit_formation=skirmish", {1, 1, 1},
        "Whole infantry units do not skirmish: detach a company of 2 castings.");
    row("a company does", "movement", "unit_formation=skirmish unit_effectives=2", {1, 1, 1}, "");
    row("so does whole cavalry", "movement", "unit_arm=cavalry unit_formation=skirmish", {1, 1, 1, 1, 1}, "");
    row("a formation is changed on the center of the front", "movement", "unit_nation=us change=formation", {5, 5},
        "Form it anew, line, on the center of its front, facing as before.");
    row("a unit that may not charge again does nothing more", "follow-up-charge", "unit_effectives=2 unit_stragglers=2", {1},
        "Turn its order face down: it does nothing more this turn.");
    row("caught skirmishers straggle and the charge goes on", "skirmisher-withdrawal", "unit_mounted=no attacker_inches=20 distance=10",
        {1, 1, 1},
        "Turn all of the skirmishers into stragglers and take them off the table, 3 in away from the charge: there is no melee. The charge "
        "may go on for 7 in.");
    row("overrun stragglers come off", "overrun-stragglers", "unit_stragglers=1", {}, "Take 1 straggler off the table.");
}

void TestSantaAnnaMoves::headlines_say_what_happens_data()
{
    add_columns();
    row("move", "movement", "", {4, 3}, "Moves up to 7 in.");
    row("move with stragglers", "movement", "contours=1", {4, 3, 2}, "Moves up to 5 in; stragglers 2.");
    row("change", "movement", "unit_nation=us change=formation", {4, 3}, "Changes formation and moves up to 2 in.");
    row("no change", "movement", "unit_nation=us change=formation", {2, 2}, "Cannot change formation; moves up to 4 in.");
    row("no mounting", "movement", "unit_arm=cavalry unit_mounted=no unit_nation=us change=mount", {1, 1},
        "Cannot mount; moves up to 2 in.");
    row("charge", "movement", "kind=charge", {4, 3, 6}, "The charge goes 13 in; stragglers 1.");
    row("retreat", "movement", "kind=retreat", {4, 3, 1, 1}, "Retreats 9 in.");
    row("caught", "skirmisher-withdrawal", "unit_mounted=no attacker_inches=20 distance=10", {1, 1, 1},
        "The skirmishers fall back 3 in and are caught; the charge has 7 in left.");
    row("no further charge", "follow-up-charge", "unit_effectives=2", {4}, "Stragglers 1: the unit cannot charge again.");
}

void TestSantaAnnaMoves::headlines_say_what_happens()
{
    QFETCH(const QString, action);
    QFETCH(const QString, answers);
    QFETCH(const std::vector<int>, faces);
    QFETCH(const QString, outcome);
    const auto verdict = m_table.verdict(action.toStdString(), answers.toStdString(), faces);
    QCOMPARE(QString::fromStdString(corneta::text(verdict.headline)), outcome);
}

void TestSantaAnnaMoves::dice_come_in_the_order_of_the_rules()
{
    const auto labels = [&](const std::string& action, const std::string& answers, const std::vector<int>& faces) {
        std::string joined;
        for (const corneta::Roll& roll : m_table.verdict(action, answers, faces).rolls)
            joined += (joined.empty() ? "" : ", ") + roll.label;
        return joined;
    };
    QCOMPARE(labels("movement", "contours=2 obstacles=2", {1, 1, 1, 1, 1, 1}),
             std::string{"movement, contour 1, contour 2, obstacle 1, obstacle 2"});
    QCOMPARE(labels("pass-through", "mover_formed=yes passed_formed=yes", {1, 1}), std::string{"unit that moves, unit passed through"});
}

void TestSantaAnnaMoves::odds_are_those_of_the_dice()
{
    const auto total = [&](const std::string& action, const std::string& answers) { return m_table.odds(action, answers).total; };
    using Total = std::optional<std::uint64_t>;
    QCOMPARE(total("movement", "kind=charge contours=1"), Total{216 * 4});
    QCOMPARE(total("pass-through", "mover_formed=yes passed_formed=yes"), Total{16});
    QCOMPARE(total("overrun-stragglers", "unit_stragglers=5"), Total{1});
    QVERIFY(m_table.odds("movement", "kind=charge unit_arm=cavalry unit_formation=road-column contours=99 obstacles=99").exact);
}

#include "test_santa_anna_moves.moc"
