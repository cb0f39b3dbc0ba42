// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/rules.h"
#include "rulesets/revolucion/ruleset.h"
#include "tests/game/revolucion/station.h"

#include <QObject>
#include <QString>
#include <QTest>

#include <algorithm>

using corneta::game::Unit;

class TestRevolucionTurn : public QObject {
    Q_OBJECT
private slots:
    void the_armies_count_their_combat_units();
    void the_turn_objects_data();
    void the_turn_objects();
    void a_new_turn_begins_anew();
    void a_train_remembers_what_it_did();
    void units_of_another_kind_are_checked();
    void what_a_unit_has_suffered_is_named_as_its_own();
};

namespace {

struct Objection {
    std::string sentence;
    std::string first; ///< plays before it: `action|words|faces`
    std::string action;
    std::string words;
    std::vector<int> faces;
    std::string objection;
};

const std::vector<Objection> objections{
    {"one action a turn",
     "fire|@actor=G1 @target=R1|12",
     "regroup",
     "@actor=G1 actor_status=disordered",
     {5},
     "actor_status: by the roster of 12th Battalion it is ok; actor: 12th Battalion has acted this turn"},
    {"no fire after a move",
     "orders|@actor=G1|20",
     "fire",
     "@actor=G1 @target=R1 action=moving-fire",
     {5},
     "actor: 12th Battalion has acted this turn"},
    {"a Maneuver after Moving Fire", "fire|@actor=R1 @target=G1 action=moving-fire|12", "orders", "@actor=R1", {20}, ""},
    {"no March after Moving Fire",
     "fire|@actor=R1 @target=G1 action=moving-fire|12",
     "orders",
     "@actor=R1 action=march",
     {20},
     "actor: Men of San Pedro has acted this turn"},
    {"one Maneuver after Moving Fire",
     "fire|@actor=R1 @target=G1 action=moving-fire|12; orders|@actor=R1|20",
     "orders",
     "@actor=R1",
     {20},
     "actor: Men of San Pedro has acted this turn"},
    {"no second order after a lost one",
     "orders|@actor=G3|3",
     "orders",
     "@actor=G3",
     {20},
     "actor: the order of Machine-gun company was lost this turn"},
    {"no order after a lost assault", "orders|@actor=R6|1", "orders", "@actor=R6", {20}, "actor: the order of Vaqueros was lost this turn"},
    {"fire after a lost order", "orders|@actor=G3|3", "fire", "@actor=G3 @target=R1", {5}, ""},
    {"assaulted, it has acted",
     "assault|@actor=R4 @target=G4|1,2,5,10",
     "fire",
     "@actor=G4 @target=R4",
     {5},
     "actor: Field battery has acted this turn"},
    {"assaulted in vain, it may act", "assault|@actor=R4 @target=G4|1,8,20", "fire", "@actor=G4 @target=R5", {5}, ""},
    {"VII: assaulted after its Moving Fire, it has used its action",
     "fire|@actor=R1 @target=G1 action=moving-fire|1; assault|@actor=G6 @target=R1|20,1,10,10",
     "orders",
     "@actor=R1",
     {20},
     "actor: Men of San Pedro has acted this turn"},
    {"IV: no Deploy is announced after a lost order",
     "orders|@actor=G3|3",
     "fire",
     "@actor=G3 @target=R1 action=moving-fire deploying=yes",
     {5},
     "actor: the order of Machine-gun company was lost this turn"},
    {"Deployed Fire needs a unit that was deployed",
     "",
     "fire",
     "@actor=R1 @target=G1",
     {5},
     "actor: Men of San Pedro has not been deployed since the start of the turn: it makes Moving Fire"},
    {"a friend is no target", "", "fire", "@actor=G1 @target=G2", {5}, "target: 21st Battalion and 12th Battalion are on the same side"},
    {"a friend does not outnumber",
     "",
     "outnumbered",
     "@actor=G1 @target=G2",
     {},
     "target: 21st Battalion and 12th Battalion are on the same side"},
    {"a destroyed unit is off the table",
     "fire|@actor=G4 @target=R3 range=12|15",
     "fire",
     "@actor=R3 @target=G1 actor_bases=1 range=12",
     {5},
     "actor_bases: Captured guns has 0 by the roster; actor: Captured guns is off the table"},
    {"initiative once a turn", "initiative||3", "initiative", "", {4}, "initiative: this turn's initiative is already decided"},
};

} // namespace

void TestRevolucionTurn::the_armies_count_their_combat_units()
{
    const KeptGame game{revolucion::ruleset, "rio-seco"};
    for (const std::string side : {"government", "revolutionary"}) {
        const auto counts = [&](const Unit& unit) {
            return unit.kind == "unit" && unit.side == side && unit.word("type") != "train" && unit.word("type") != "maquina-loca";
        };
        QCOMPARE(q(game.stat(side, "combat_units")), QString::number(std::ranges::count_if(game.journal().state().units, counts)));
    }
}

void TestRevolucionTurn::the_turn_objects_data()
{
    QTest::addColumn<std::size_t>("row");
    for (std::size_t row = 0; row < objections.size(); ++row)
        QTest::newRow(objections[row].sentence.c_str()) << row;
}

void TestRevolucionTurn::the_turn_objects()
{
    QFETCH(std::size_t, row);
    const Objection& objection = objections[row];
    KeptGame game = station();
    for (const QString& play : q(objection.first).split("; ", Qt::SkipEmptyParts)) {
        std::vector<int> faces;
        for (const QString& face : play.section('|', 2).split(','))
            faces.push_back(face.toInt());
        const std::string action = play.section('|', 0, 0).toStdString();
        QCOMPARE(q(game.play(action, play.section('|', 1, 1).toStdString(), faces, action == "initiative" ? "late" : "")), "");
    }
    if (objection.action == "initiative") {
        QVERIFY(q(game.play(objection.action, objection.words, objection.faces)).contains(q(objection.objection)));
    } else {
        QCOMPARE(q(game.play(objection.action, objection.words, objection.faces)), q(objection.objection));
    }
    if (!objection.objection.empty())
        QCOMPARE(q(game.play(objection.action, objection.words, objection.faces, "as agreed")), "");
}

void TestRevolucionTurn::a_new_turn_begins_anew()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("assault", "@actor=R4 @target=G4", {1, 2, 5, 10})), "");
    QCOMPARE(q(game.play("assault", "@actor=R5 @target=G4", {20, 5, 10})), "");
    QCOMPARE(q(game.stat("G4", "bases_assaulted")), "10");
    QCOMPARE(q(game.play("orders", "@actor=R1 action=deploy", {20})), "");
    QCOMPARE(q(game.play("orders", "@actor=G1", {20})), "");
    QCOMPARE(q(game.play("orders", "@actor=G3", {1})), "");
    QCOMPARE(q(game.play("fire", "@actor=R1 @target=G1 action=moving-fire", {1}, "late")), "");
    QCOMPARE(q(game.end_phase("the battery is not counted")), "");
    QCOMPARE(q(game.stage()), "2 initiative");
    for (const std::string unit : {"R4", "G4", "R1", "G1"})
        QCOMPARE(q(game.stat(unit, "acted")), "no");
    QCOMPARE(q(game.stat("G4", "bases_assaulted")), "0");
    QCOMPARE(q(game.stat("R1", "deployed_at_start")), "yes");
    QCOMPARE(q(game.stat("G1", "deployed_at_start")), "no");
    QCOMPARE(q(game.stat("G3", "order_lost")), "no");
    QCOMPARE(q(game.stat("R1", "fired")), "no");
    QCOMPARE(q(game.stat("R1", "may_move")), "no");
}

void TestRevolucionTurn::a_train_remembers_what_it_did()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("orders", "@actor=G8", {20})), "");
    QCOMPARE(q(game.play("assault", "@actor=R4 @target=G8", {20, 10, 10})), "");
    QCOMPARE(q(game.end_phase("on we go")), "");
    QCOMPARE(q(game.stat("G8", "last_move")), "maneuver");
    QCOMPARE(q(game.stat("G8", "train_now")), "halted");
    QCOMPARE(q(game.end_phase("on we go")), "");
    QCOMPARE(q(game.play("train-sequence", "@train=G8 next=march", {})), "");
    QCOMPARE(q(game.told()), "Supply train may do that.");
    QCOMPARE(q(game.end_phase("on we go")), "");
    QCOMPARE(q(game.stat("G8", "last_move")), "halt");
}

void TestRevolucionTurn::units_of_another_kind_are_checked()
{
    KeptGame game = station();
    const auto arrival = [&](Unit unit) { return game.give(corneta::game::Edit{"", {}, std::move(unit), "reinforcements"}); };
    QCOMPARE(q(arrival({"guns", "", "Guns", "unit", "government", "", {}})),
             "type: its type of unit is missing; bases: its number of bases is missing");
    QCOMPARE(q(arrival({"guns", "", "Guns", "unit", "government", "", {{"type", "artillery"}, {"bases", "0"}}})),
             "bases: its number of bases is missing");
    QCOMPARE(q(arrival({"guns", "", "Guns", "unit", "government", "", {{"type", "artillery"}, {"bases", "2"}}})), "");
    QCOMPARE(q(game.stat("guns", "bases_at_start")), "2");
    QCOMPARE(q(game.stat("guns", "formation")), "deployed");
    QCOMPARE(q(game.stat("guns", "deployed_at_start")), "yes");
    QCOMPARE(q(arrival({"lost", "", "Lost", "unit", "government", "", {{"type", "artillery"}, {"bases", "0"}, {"destroyed", "yes"}}})), "");
    QCOMPARE(q(arrival({"boat", "", "Boat", "boat", "government", "", {}})), "kind: unknown kind \"boat\"");
}

void TestRevolucionTurn::what_a_unit_has_suffered_is_named_as_its_own()
{
    for (const corneta::game::StatSpec& stat : corneta::game::stats_of(revolucion::ruleset)) {
        const QString label = QString::fromUtf8(stat.field.label.data(), static_cast<qsizetype>(stat.field.label.size()));
        QVERIFY2(!label.startsWith("target") && label.at(0).isUpper(), qPrintable(label));
    }
}

#include "test_revolucion_turn.moc"
