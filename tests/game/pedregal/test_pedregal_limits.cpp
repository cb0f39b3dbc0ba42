// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/pedregal/padierna.h"

#include <QObject>
#include <QTest>

/// A kept game of Pedregal: what is done at its time alone, what a side pays once, what the game counts itself.
class TestPedregalLimits : public QObject {
    Q_OBJECT
private slots:
    void garrisons_are_set_up_by_both_sides();
    void a_unit_leaves_the_bastion_that_it_is_in();
    void san_augustin_is_entered_in_a_move_or_an_advance();
    void a_verdict_is_given_on_what_the_game_counts();
    void who_cannot_retreat_pays_with_one_step();
    void an_engineer_clears_the_works_for_infantry_alone();
    void a_leader_fights_with_all_who_were_named();
    void units_still_to_come_are_known_to_be();
    void a_unit_that_no_box_names_comes_back();
    void boxes_are_built_a_side_before_its_units_move();
    void a_leader_with_an_engineer_rolls_for_the_lava();
    void all_units_of_a_side_are_hidden_at_once();
    void answers_that_differ_from_the_roster_want_a_reason_data();
    void answers_that_differ_from_the_roster_want_a_reason();
};

/// 17.3, 19.1.
void TestPedregalLimits::garrisons_are_set_up_by_both_sides()
{
    KeptGame game = padierna();
    QCOMPARE(q(game.play("garrison", "@unit=N4 @bastion=J1", {})), "bastion: Bastion 1 has its garrison of that arm (19.1)");
    QCOMPARE(q(game.play("garrison", "@unit=N3 @bastion=J1", {})), "");
    QCOMPARE(q(game.stat("N3", "garrison")), "yes");
    QCOMPARE(q(game.play("garrison", "@unit=N3 @bastion=J1", {})), "unit: Battery of the Vanguard is there already (19.1)");
    while (game.round() != "1 command 2")
        QCOMPARE(q(game.end_phase("on we go")), "");
    QCOMPARE(q(game.play("garrison", "@unit=N3 place=outside", {})),
             "unit: Battery of the Vanguard goes in or out at set-up or in movement (19.1)");
}

/// 19.1.
void TestPedregalLimits::a_unit_leaves_the_bastion_that_it_is_in()
{
    KeptGame game{pedregal::ruleset, "pedregal"};
    QCOMPARE(q(game.play("garrison", "@unit=G1 @bastion=J1", {})), "");
    QCOMPARE(q(game.play("garrison", "@unit=G1 @bastion=J2 place=outside", {})),
             "bastion: Bravos National Guard is in another bastion (19.1)");
    QCOMPARE(q(game.play("garrison", "@unit=G1 @bastion=J1 place=above", {})), "");
    QCOMPARE(q(game.play("garrison", "@unit=G1 @bastion=J1 place=above", {})), "unit: Bravos National Guard is there already (19.1)");
    QCOMPARE(q(game.play("garrison", "@unit=G1 place=outside", {})), "");
}

/// 18.2, 19.4.
void TestPedregalLimits::san_augustin_is_entered_in_a_move_or_an_advance()
{
    KeptGame game = padierna();
    while (game.round() != "1 movement 2")
        game.end_phase("on we go");
    QCOMPARE(q(game.play("enemy-zone-entry", "@unit=N3", {6})), "");
    QCOMPARE(q(game.play("san-augustin", "@unit=N3", {})), "unit: the move of Battery of the Vanguard is over (19.1, 19.4)");
    game.go_to("combat");
    QCOMPARE(q(game.play("san-augustin", "@unit=N7", {})),
             "unit: 2nd Cavalry has not attacked: in combat a unit enters hexes by an advance or a retreat (18.2)");
    QCOMPARE(q(game.play("attack", "@attacker=N7 @defender=S3", {1})), "");
    QCOMPARE(q(game.play("san-augustin", "@unit=N1", {})),
             "unit: Mejia's infantry has not attacked: in combat a unit enters hexes by an advance or a retreat (18.2)");
    QCOMPARE(q(game.play("attack", "@attacker=N1 @defender=S3", {5})), "");
    QCOMPARE(q(game.play("retreat", "@unit=S3", {})), "");
    QCOMPARE(q(game.play("san-augustin", "@unit=N1", {})), "");
}

/// 18.
void TestPedregalLimits::a_verdict_is_given_on_what_the_game_counts()
{
    KeptGame game = padierna();
    QCOMPARE(q(game.play("victory", "turn=16", {})), "turn: it is 1 in this game");
    QCOMPARE(q(game.play("victory", "mexican_units_on_map=0", {})), "mexican_units_on_map: it is 8 in this game");
    QCOMPARE(q(game.play("victory", "us_steps_eliminated=5", {})), "us_steps_eliminated: it is 0 in this game");
    QCOMPARE(q(game.play("victory", "", {})), "");
    QCOMPARE(q(game.outcome("result")), "open");
    const std::string entered = "mexican_at_san_augustin=yes";
    QCOMPARE(q(game.play("victory", entered, {})),
             "mexican_at_san_augustin: no Mexican unit has entered it: play San Augustin with the unit (18.2)");
    QCOMPARE(q(game.play("victory", entered, {}, "seen on the map")), "");
    QVERIFY(game.end_phase().contains("the battle is decided"));
}

/// A unit of two steps too: it does not retreat besides.
void TestPedregalLimits::who_cannot_retreat_pays_with_one_step()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("attack", "@attacker=S1 @defender=N4 attacker_retreat_blocked=yes", {1})), ""); // +2: Ar
    QCOMPARE(q(game.outcome("result")), "ar");
    QCOMPARE(q(game.stat("S1", "steps")), "1");
    QCOMPARE(q(game.owed()), "");
}

/// 19.3.
void TestPedregalLimits::an_engineer_clears_the_works_for_infantry_alone()
{
    KeptGame game = us_combat();
    const std::string joined = "@attacker=S1+S3 @attacker_leaders=E1 @defender=N4 ";
    QCOMPARE(q(game.play("attack", joined + "hexside=protected", {3, 1})),
             "attacker: Taylor's Battery is not infantry: an engineer clears the protected hexside for nothing else (19.3)");
    QCOMPARE(q(game.play("attack", joined, {3})), "");
}

/// What they lose later in the phase may cost him his life: 19.3.
void TestPedregalLimits::a_leader_fights_with_all_who_were_named()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("attack", "@attacker=S1 @attacker_leaders=L2 @defender=N4", {1})), ""); // +2: Ar
    const int driven = game.last();
    QCOMPARE(q(game.play("attack", "@attacker=S2 @attacker_leaders=L2 @defender=N7", {3})), "");
    QCOMPARE(q(game.follow({driven, 0}, "way=none", {})), "");
    QVERIFY2(game.owed().contains("must leader-casualty (twiggs)"), game.owed().c_str());
}

/// 19.5 B.
void TestPedregalLimits::units_still_to_come_are_known_to_be()
{
    KeptGame game = padierna();
    QCOMPARE(q(lay(game, "mexican-a")), "");
    QCOMPARE(q(game.play("conceal", "@boxes=XA @units=R1+R2", {})), "");
    QCOMPARE(q(game.answer("off_map")), "yes roster");
    QCOMPARE(q(game.stat("XA", "arrives")), "7");
}

/// 19.5 E.
void TestPedregalLimits::a_unit_that_no_box_names_comes_back()
{
    KeptGame game = padierna();
    QCOMPARE(q(lay(game, "us-a")), "");
    QCOMPARE(q(game.play("conceal", "@boxes=UA @units=S1+S2", {})), "");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(turn_up(game, "us-a", "S1; marker 1 is real", "Riley was forgotten")), "");
    QCOMPARE(q(game.play("deployment", "@unit=S1", {})), "");
    QVERIFY(is_idle(game, "riley deploys from its box: deployment unit"));
    QCOMPARE(q(game.play("deployment", "@unit=S2", {})), "");
    QCOMPARE(q(game.stat("S2", "hidden")), "no");
}

/// 19.5 B.
void TestPedregalLimits::boxes_are_built_a_side_before_its_units_move()
{
    KeptGame game = padierna();
    QCOMPARE(q(lay(game, "us-a") + lay(game, "mexican-a")), "");
    QCOMPARE(q(game.play("conceal", "@boxes=UA+XA @units=S1+S2", {})), "boxes: Mexican box A and U.S. box A are enemies");
    QCOMPARE(q(game.play("conceal", "@boxes=UA @units=S1", {})), "");
    QCOMPARE(q(game.play("conceal", "@boxes=XA @units=N1", {})), "");
    game.go_to("movement");
    QCOMPARE(q(lay(game, "us-b")), "");
    QCOMPARE(q(game.play("move", "@unit=P1", {})), "");
    QCOMPARE(q(game.play("conceal", "@boxes=UB @units=P1", {})),
             "units: Pierce's Brigade has moved: boxes are built as the movement phase begins (19.5 B)");
    QCOMPARE(q(game.play("conceal", "@boxes=UB @units=P2", {})), "");
}

/// 19.1, 19.3: the engineer adds one, and alone needs no die.
void TestPedregalLimits::a_leader_with_an_engineer_rolls_for_the_lava()
{
    KeptGame game = padierna();
    game.go_to("movement");
    QCOMPARE(q(game.play("lava-bed", "@unit=E1 @with=L2", {})),
             "with: Twiggs rolls, with the engineer beside him: name him as the unit (19.3)");
    QCOMPARE(q(game.play("lava-bed", "@unit=E1 @with=E2", {})), "");
    QCOMPARE(q(game.play("lava-bed", "@unit=L2 @with=E3", {3})), "");
    QCOMPARE(q(game.outcome("enters")), "yes");
}

/// 17.3, 19.5 A.
void TestPedregalLimits::all_units_of_a_side_are_hidden_at_once()
{
    KeptGame game{pedregal::ruleset, "pedregal"};
    std::string units;
    for (const corneta::game::Unit& unit : game.journal().state().units)
        if (unit.side == "mexican" && (unit.kind == "unit" || unit.kind == "leader") && game.stat(unit.code, "arrives") == "-")
            units += (units.empty() ? "" : "+") + unit.code;
    for (const char* const box : {"W1", "X1", "Y1", "Z1"})
        QCOMPARE(q(lay(game, box)), "");
    QCOMPARE(q(game.play("conceal", "@boxes=W1+X1+Y1+Z1 @units=" + units, {})), "");
    QCOMPARE(q(game.stat("U7", "hidden")), "yes");
}

void TestPedregalLimits::answers_that_differ_from_the_roster_want_a_reason_data()
{
    QTest::addColumn<QString>("phase");
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const char* phase, const char* action, const char* words, const char* said) {
        QTest::newRow(name) << phase << action << words << said;
    };
    row("an arm", "combat", "attack", "@attacker=D1 @defender=G1 attacker_arm=infantry",
        "attacker_arm: by the roster of 1st Dragoons it is cavalry");
    row("an order", "combat", "attack", "@attacker=S2 @defender=N4 attacker_disrupted=no",
        "attacker_disrupted: by the roster of Riley's Brigade it is yes");
    row("a garrison", "combat", "attack", "@attacker=P1 @defender=G1 garrison=no",
        "garrison: by the roster of Bravos National Guard it is yes");
    row("no garrison", "combat", "attack", "@attacker=P1 @defender=N4 garrison=yes",
        "garrison: by the roster of 10th Line and Tampico it is no");
    row("steps", "combat", "attack", "@attacker=P1 @defender=N4 defender_steps=0",
        "defender_steps: 10th Line and Tampico has 1 by the roster");
    row("strength, less than all", "combat", "attack", "@attacker=P1 @defender=N4 attack_strength=4", "dice: wanted \"attack\" 1d6");
    row("horse over a ravine", "movement", "ravine", "@unit=D1 unit_infantry=yes", "unit_infantry: by the roster of 1st Dragoons it is no");
    row("a unit as an engineer", "movement", "lava-bed", "@unit=P1 mover=engineer",
        "mover: by the roster of Pierce's Brigade it is infantry");
    row("nobody's engineer", "movement", "river-crossing", "@unit=V1 engineer=yes", "with: say which engineer");
    row("a box with one", "movement", "river-crossing", "@unit=UA engineer=yes", "");
    row("nobody's leader", "movement", "recover", "@unit=S2 leader=yes", "with: say which leader");
}

void TestPedregalLimits::answers_that_differ_from_the_roster_want_a_reason()
{
    QFETCH(const QString, phase);
    QFETCH(const QString, action);
    QFETCH(const QString, words);
    QFETCH(const QString, said);
    KeptGame game = padierna();
    QCOMPARE(q(game.edit("S2", "status=disrupted")), "");
    QCOMPARE(q(lay(game, "us-a")), "");
    QCOMPARE(q(game.play("conceal", "@boxes=UA @units=S1", {})), "");
    game.go_to(phase.toStdString());
    QCOMPARE(q(game.play(action.toStdString(), words.toStdString(), {})), said);
}

#include "test_pedregal_limits.moc"
