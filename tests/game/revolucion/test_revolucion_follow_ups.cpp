// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/revolucion/station.h"

#include <QObject>
#include <QString>
#include <QTest>

using namespace corneta::game;

class TestRevolucionFollowUps : public QObject {
    Q_OBJECT
private slots:
    void what_follows_is_for_the_right_units_data();
    void what_follows_is_for_the_right_units();
    void another_unit_assaults_the_target_as_it_is_now();
    void a_later_regroup_reads_the_status_of_then();
    void morale_counts_what_the_army_has_lost();
    void a_lost_unit_is_counted_at_once();
    void who_was_driven_out_of_cover_is_asked_for_it_again();
    void a_mad_engine_explodes_among_others();
    void an_aircraft_that_was_fired_at_attacks();
    void deploying_must_follow_its_fire();
    void a_new_turn_offers_to_regroup();
};

namespace {

/// `may regroup actor=san-pedro`, joined by "; ".
std::string owed_with_roles(const KeptGame& game)
{
    std::string words;
    for (const Owed& owed : game.journal().state().owed) {
        const NextChoice& choice = owed.next.choices.front();
        words += (words.empty() ? "" : "; ") + std::string{word_of(owed.next.kind)} + " " + choice.action;
        for (const RoleFilled& filled : choice.roles)
            for (const std::string& unit : filled.units)
                words.append(" ").append(filled.role).append("=").append(unit);
    }
    return words;
}

/// The answer to a field in the last entry, and where it comes from.
std::string answered(const KeptGame& game, const std::string& key)
{
    for (const Answer& answer : game.journal().entries().back().results.front().answers)
        if (answer.key == key)
            return answer.word + " (" + std::string{word_of(answer.origin)} + ")";
    return "not asked";
}

struct Row {
    std::string sentence;
    std::string edit; ///< of one unit: `R1 status=demoralized`
    std::string action;
    std::string words;
    std::vector<int> faces;
    std::string owed;
};

const std::vector<Row> rows{
    {"a Maneuver after Moving Fire", "", "fire", "@actor=R1 @target=G1 action=moving-fire", {2}, "may orders actor=san-pedro"},
    {"the Deploy that was announced",
     "",
     "fire",
     "@actor=R1 @target=G1 action=moving-fire deploying=yes",
     {2},
     "must orders actor=san-pedro"},
    {"a unit that was hit regroups", "", "fire", "@actor=G1 @target=R1", {12}, "may regroup actor=san-pedro"},
    {"the army that lost a unit counts it already", "", "fire", "@actor=G4 @target=R3 range=12", {15}, ""},
    {"a mad engine hits nobody yet", "", "fire", "@actor=G3 @target=R8", {10}, "either explosion train=loca"},
    {"fire after a lost order", "", "orders", "@actor=G3", {3}, "may fire actor=machine-guns"},
    {"regrouping after a lost order",
     "G3 status=disordered",
     "orders",
     "@actor=G3",
     {3},
     "may fire actor=machine-guns; may regroup actor=machine-guns"},
    {"after a lost assault",
     "G2 status=demoralized",
     "assault",
     "@actor=G2 @target=R1 leader=none",
     {3},
     "may fire actor=21st; may regroup actor=21st"},
    {"another unit at the same target", "", "assault", "@actor=R4 @target=G4", {1, 2, 5, 10}, "may assault target=battery"},
    {"the army of a destroyed target too", "", "assault", "@actor=R4 @target=G4", {1, 2, 15, 10}, ""},
    {"and that of a dead leader", "", "assault", "@actor=R4 @target=G4", {1, 8, 2}, "may assault target=battery"},
    {"each unit of an explosion", "", "explosion", "@unit=R3+R8+G4 unit_distance=2,2,2", {14, 10, 14}, "either explosion train=loca"},
};

} // namespace

void TestRevolucionFollowUps::what_follows_is_for_the_right_units_data()
{
    QTest::addColumn<std::size_t>("row");
    for (std::size_t row = 0; row < rows.size(); ++row)
        QTest::newRow(rows[row].sentence.c_str()) << row;
}

void TestRevolucionFollowUps::what_follows_is_for_the_right_units()
{
    QFETCH(std::size_t, row);
    const Row& tried = rows[row];
    KeptGame game = station();
    if (const std::size_t space = tried.edit.find(' '); space != std::string::npos)
        QCOMPARE(q(game.edit(tried.edit.substr(0, space), tried.edit.substr(space + 1))), "");
    QCOMPARE(q(game.play(tried.action, tried.words, tried.faces)), "");
    QCOMPARE(q(owed_with_roles(game)), q(tried.owed));
}

void TestRevolucionFollowUps::another_unit_assaults_the_target_as_it_is_now()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("assault", "@actor=R4 @target=G4", {1, 2, 5, 10})), "");
    QCOMPARE(q(game.follow({2, 0, 0}, "@actor=R5", {20, 5, 10})), "");
    QCOMPARE(q(answered(game, "actor_bases")), "6 (roster)");
    QCOMPARE(q(answered(game, "target_status")), "demoralized (roster)");
    QCOMPARE(q(answered(game, "bases_already_assaulted")), "4 (roster)");
    QCOMPARE(q(game.stat("G4", "bases_assaulted")), "10");
}

void TestRevolucionFollowUps::a_later_regroup_reads_the_status_of_then()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("fire", "@actor=G1 @target=R1", {12})), "");
    QCOMPARE(q(game.play("fire", "@actor=G2 @target=R1", {12})), "");
    QCOMPARE(q(game.stat("R1", "status")), "demoralized");
    QCOMPARE(q(game.follow({2, 0, 0}, "", {5})), "");
    QCOMPARE(q(answered(game, "actor_status")), "demoralized (roster)");
    QCOMPARE(q(game.stat("R1", "status")), "disordered");
}

void TestRevolucionFollowUps::morale_counts_what_the_army_has_lost()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("revolutionary", "units_destroyed=1")), "");
    QCOMPARE(q(game.play("fire", "@actor=G4 @target=R3 range=12", {15})), "");
    QCOMPARE(q(game.stat("revolutionary", "left")), "2");
    QCOMPARE(q(game.play("army-morale", "@army=revolutionary", {})), "");
    QCOMPARE(q(answered(game, "destroyed")), "2 (roster)");
}

/// Section XI.
void TestRevolucionFollowUps::a_lost_unit_is_counted_at_once()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("revolutionary", "units_destroyed=3")), "");
    QCOMPARE(q(game.play("fire", "@actor=G4 @target=R3 range=12", {15})), "");
    QVERIFY2(game.told().contains("Revolutionaries is beaten: 0 left of its break point of 4."), game.told().c_str());
    QVERIFY(!game.told().contains("initiative round")); // there is none after it
    QCOMPARE(q(game.stat("revolutionary", "beaten")), "yes");
    QCOMPARE(q(game.owed()), "");
    QCOMPARE(q(game.idle()), ""); // it is decided
    QCOMPARE(q(game.play("fire", "@actor=G1 @target=R1", {12})), "fire: the battle is decided; give a reason to play on");
}

/// Section VIII.
void TestRevolucionFollowUps::who_was_driven_out_of_cover_is_asked_for_it_again()
{
    for (const bool is_driven : {true, false}) {
        KeptGame game = station();
        QCOMPARE(q(game.edit("G4", "cover=soft")), "");
        QCOMPARE(q(game.play("assault", "@actor=R4 @target=G4", is_driven ? std::vector{1, 2, 5, 10} : std::vector{1, 8, 20})), "");
        const QString asked = q(game.asked("assault", "@actor=R1 @target=G4"));
        QCOMPARE(asked.contains("target_cover"), is_driven);
        QVERIFY2(asked.contains("actor_blocked"), qPrintable(asked)); // another unit comes another way
    }
}

void TestRevolucionFollowUps::a_mad_engine_explodes_among_others()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("fire", "@actor=G3 @target=R8", {10})), "");
    QCOMPARE(q(game.stat("R8", "destroyed")), "yes");
    QCOMPARE(q(game.stat("revolutionary", "units_destroyed")), "0");
    QVERIFY2(game.end_phase().contains("The mad engine explodes among the units near it; the track under it is gone; take it or"),
             game.end_phase().c_str());
    QCOMPARE(q(game.play("explosion", "@unit=R1 unit_distance=2", {10})),
             "train: The mad engine has still to explode: name it as the train");
    QCOMPARE(q(game.play("harmless", "", {})), "train: The mad engine has still to explode: name it as the train");
    QCOMPARE(q(game.play("explosion", "@unit=R1 kind=mine unit_distance=3,5", {12, 3}, "a mine")),
             "unit: answers given: 2, units named: 1");
    QCOMPARE(q(game.follow({2, 0, 0}, "@unit=R1+G8 unit_distance=2,6", {10, 2})), "");
    QCOMPARE(q(answered(game, "kind")), "maquina-loca (next)");
    QCOMPARE(q(game.stat("R1", "status")), "demoralized");
    QVERIFY(!game.end_phase().contains("owed"));
}

void TestRevolucionFollowUps::an_aircraft_that_was_fired_at_attacks()
{
    KeptGame game = station();
    const Unit plane{"plane", "P1", "Plane", "unit", "revolutionary", "", {{"type", "aircraft"}, {"bases", "1"}, {"away", "no"}}};
    QCOMPARE(q(game.give(Edit{"", {}, plane, "it comes"})), "");
    QCOMPARE(q(game.edit("G3", "anti_aircraft=yes")), "");
    QCOMPARE(q(game.play("fire", "@actor=G3 @target=P1 action=anti-aircraft", {1})), "target: Plane is not over the table to attack");
    QCOMPARE(q(game.edit("P1", "may_attack=yes")), "");
    QCOMPARE(q(game.play("fire", "@actor=G3 @target=P1 action=anti-aircraft", {1})), "");
    QCOMPARE(q(game.play("fire", "@actor=G3 @target=P1 action=anti-aircraft", {1})),
             "actor: Machine-gun company has fired at aircraft this turn");
    QCOMPARE(q(game.stat("P1", "status")), "disordered");
    QCOMPARE(q(game.stat("G3", "acted")), "-");
    QCOMPARE(q(game.owed()), "5.0 may fire (plane)");
    QCOMPARE(q(owed_with_roles(game)), "may fire actor=plane");
    QCOMPARE(q(game.follow({5, 0, 1}, "@target=G7", {15})), "");
    QCOMPARE(q(answered(game, "action")), "strafe (next)");
    QCOMPARE(q(answered(game, "actor_status")), "disordered (roster)");
    QCOMPARE(q(answered(game, "target_type")), "irregular-infantry (roster)");
    QCOMPARE(q(game.stat("G7", "bases")), "3");
    QCOMPARE(q(game.stat("P1", "away")), "yes");
    QCOMPARE(q(game.play("orders", "@actor=P1", {20})),
             "actor: Plane is away from the table until turn 5; actor: Plane has acted this turn");
    QCOMPARE(q(game.play("orders", "@actor=P1", {20}, "it has been away for three turns")), "");
    QCOMPARE(q(game.stat("P1", "away")), "no");
}

void TestRevolucionFollowUps::deploying_must_follow_its_fire()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("fire", "@actor=R1 @target=G1 action=moving-fire deploying=yes", {2})), "");
    const std::string owed = "Men of San Pedro has fired before its Deploy: it deploys now";
    QCOMPARE(q(game.play("orders", "@actor=R1 action=maneuver", {20})), q("action: " + owed));
    QCOMPARE(q(game.follow({2, 0, 0}, "action=maneuver", {20})), q("action: " + owed));
    QCOMPARE(q(game.play("hold", "@holding=R1", {})), q("holding: " + owed));
    QCOMPARE(q(game.follow({2, 0, 0}, "", {20})), "");
    QCOMPARE(q(answered(game, "action")), "deploy (next)");
    QCOMPARE(q(game.stat("R1", "formation")), "deployed");
    QCOMPARE(q(game.owed()), "");
}

void TestRevolucionFollowUps::a_new_turn_offers_to_regroup()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("fire", "@actor=G1 @target=R1", {20})), "");
    QCOMPARE(q(game.play("fire", "@actor=G4 @target=R3 range=12", {15})), "");
    QCOMPARE(q(game.end_phase("the guns are not counted")), "");
    QCOMPARE(q(owed_with_roles(game)), "");
    QCOMPARE(q(game.end_phase("they agree who begins")), "");
    QCOMPARE(q(owed_with_roles(game)), "may regroup actor=san-pedro");
    QCOMPARE(q(game.follow({5, 0, 0}, "", {20})), "");
    QCOMPARE(q(game.stat("R1", "status")), "ok");
}

#include "test_revolucion_follow_ups.moc"
