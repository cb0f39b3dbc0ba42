// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/decide/decide.h"
#include "tests/game/revolucion/station.h"

#include <QObject>
#include <QString>
#include <QTest>

using namespace corneta::game;

/// Section IX: within 6 inches or in contact when the action starts, which only the table knows of who has moved.
class TestRevolucionWhereabouts : public QObject {
    Q_OBJECT
private slots:
    void a_leader_is_lost_sight_of_when_a_unit_moves_data();
    void a_leader_is_lost_sight_of_when_a_unit_moves();
    void how_near_a_leader_is_then_is_asked();
    void what_is_said_of_him_is_known_until_the_unit_moves();
    void a_leader_of_whom_nothing_is_said_is_near_nobody_for_sure();
    void whoever_is_named_is_not_taken_as_attached();
    void a_leader_who_is_attached_elsewhere_moves_there_first();
};

namespace {

std::string ordered(KeptGame& game, const std::string& unit)
{
    const Play play{.action = "orders", .roles = {{"actor", {unit}}}, .reason = "once more"};
    const auto entry = decided(game.journal(), game.book(), play, {.in_order = {10}});
    return entry ? "" : joined(entry.error());
}

constexpr const char* asked = "leader: Leader: only the table knows it";

} // namespace

void TestRevolucionWhereabouts::a_leader_is_lost_sight_of_when_a_unit_moves_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QList<int>>("faces");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<QString>("leader");
    const auto row = [](const char* name, const char* action, const char* words, const QList<int>& faces, const char* unit,
                        const char* leader) { QTest::newRow(name) << action << words << faces << unit << leader; };
    row("it falls back", "fire", "@actor=G3 @target=R5 range=3", {20}, "R5", "-");
    row("it moves", "orders", "@actor=R5", {20}, "R5", "-");
    row("it assaults", "assault", "@actor=R5 @target=G4", {20, 1, 20, 1}, "R5", "-");
    row("he goes along with another", "orders", "@actor=R4", {20}, "R5", "-");
    row("with whom he moves", "orders", "@actor=R4", {20}, "R4", "attached");
    row("it forms up where it stands", "orders", "@actor=R5 action=deploy", {20}, "R5", "within-6");
    row("its order is lost", "orders", "@actor=R5 actor_status=demoralized", {1}, "R5", "within-6");
    row("fire stops the assault that he leads", "assault", "@actor=R4 @target=G4", {1, 8, 20}, "R5", "within-6");
    row("it is far from any", "orders", "@actor=G3", {20}, "G3", "none");
}

void TestRevolucionWhereabouts::a_leader_is_lost_sight_of_when_a_unit_moves()
{
    QFETCH(QString, action);
    QFETCH(QString, words);
    QFETCH(QList<int>, faces);
    QFETCH(QString, unit);
    QFETCH(QString, leader);
    KeptGame game = station();
    QCOMPARE(q(game.play(action.toStdString(), words.toStdString(), {faces.begin(), faces.end()}, "so")), "");
    QCOMPARE(q(game.stat(unit.toStdString(), "leader")), leader);
}

void TestRevolucionWhereabouts::how_near_a_leader_is_then_is_asked()
{
    KeptGame game = station();
    QCOMPARE(q(ordered(game, "ochoas-horse")), "");
    QCOMPARE(q(game.play("orders", "@actor=R5", {20})), "");
    next_turn(game);
    QCOMPARE(q(ordered(game, "ochoas-horse")), asked);
    QCOMPARE(q(game.play("orders", "@actor=R5 leader=within-6", {20})), "");
    QCOMPARE(q(game.answer("leader")), "within-6 typed");
    QCOMPARE(q(game.stat("R5", "leader")), "-"); // it has moved again
}

void TestRevolucionWhereabouts::what_is_said_of_him_is_known_until_the_unit_moves()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("fire", "@actor=G3 @target=R5 range=3", {20})), "");
    QCOMPARE(q(game.play("regroup", "@actor=R5 leader=within-6", {3})), "");
    QCOMPARE(q(game.stat("R5", "leader")), "within-6");
    next_turn(game);
    QCOMPARE(q(game.play("orders", "@actor=R5", {20})), "");
    QCOMPARE(q(game.answer("leader")), "within-6 roster");
}

void TestRevolucionWhereabouts::a_leader_of_whom_nothing_is_said_is_near_nobody_for_sure()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("move-leader", "@leader=LG", {})), "");
    QCOMPARE(q(game.stat("G2", "leader")), "-");
    QCOMPARE(q(game.stat("G1", "leader")), "attached");
    QCOMPARE(q(ordered(game, "21st")), asked);
}

void TestRevolucionWhereabouts::whoever_is_named_is_not_taken_as_attached()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("orders", "@actor=G6 @leader=LG", {20})), "");
    QCOMPARE(q(game.answer("leader")), "within-6 roster"); // whoever is named helps from near
    QCOMPARE(q(game.play("orders", "@actor=G2 @leader=LG", {20})), "");
    QCOMPARE(q(game.answer("leader")), "within-6 roster");
    QCOMPARE(q(game.play("orders", "@actor=G3 @leader=LG", {3})), "");
    QCOMPARE(q(game.outcome("result")), "delayed");
    QCOMPARE(q(game.play("orders", "@actor=G1 @leader=LG", {20})), "");
    QCOMPARE(q(game.answer("leader")), "attached roster");
}

void TestRevolucionWhereabouts::a_leader_who_is_attached_elsewhere_moves_there_first()
{
    KeptGame game = station();
    const std::string elsewhere = "leader: General Garza is attached to others and not to ";
    QCOMPARE(q(game.play("orders", "@actor=G6 @leader=LG leader=attached", {20})), q(elsewhere + "Rurales: he moves there first"));
    QCOMPARE(q(game.play("assault", "@actor=G5 @target=R1 @leader=LG leader=attached", {20, 1, 10, 10})),
             q(elsewhere + "5th Cavalry: he moves there first"));
    QCOMPARE(q(game.play("move-leader", "@leader=LG @attached=G6", {})), "");
    QCOMPARE(q(game.play("orders", "@actor=G6 @leader=LG", {20})), "");
    QCOMPARE(q(game.answer("leader")), "attached roster");
    QCOMPARE(q(game.play("orders", "@actor=G1 @leader=LG leader=attached", {20}, "the table has it so")), "");
}

#include "test_revolucion_whereabouts.moc"
