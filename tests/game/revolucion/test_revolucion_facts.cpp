// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/journal/usual.h"
#include "tests/game/revolucion/station.h"

#include <QTest>

using namespace corneta;
using namespace corneta::game;

/// Where a kept game has its answers from: what only the table knows is asked, and the roster is not typed over unsaid.
class TestRevolucionFacts : public QObject {
    Q_OBJECT

private slots:
    void what_only_the_table_knows_is_asked();
    void what_is_usual_is_taken_for_all_of_it();
    void what_was_said_is_known_until_the_unit_moves();
    void the_roster_is_typed_over_with_a_reason_alone_data();
    void the_roster_is_typed_over_with_a_reason_alone();
    void what_was_typed_over_is_kept_and_said();
};

namespace {

/// A play as somebody types it, with nothing answered for him.
std::string typed(KeptGame& game, Play play, std::vector<int> faces = {})
{
    auto entry = decided(game.journal(), game.book(), play, {.in_order = std::move(faces)});
    return entry ? "" : joined(entry.error());
}

Play fire_at(const std::string& target, std::vector<Given> answers)
{
    return {"fire", {{"actor", {"12th"}}, {"target", {target}}}, std::move(answers), {}, {}};
}

} // namespace

void TestRevolucionFacts::what_only_the_table_knows_is_asked()
{
    KeptGame game = station();
    const std::string asked = ": only the table knows it";
    QCOMPARE(q(typed(game, fire_at("san-pedro", {}), {1})),
             q("range: Range" + asked + "; line_of_sight: Line of sight, yes or no" + asked + "; in_arc: In arc of fire, yes or no" + asked
               + "; target_blocked: Cannot fall back, yes or no" + asked));
    Play usual = fire_at("san-pedro", {});
    usual.as_usual = true;
    QCOMPARE(q(typed(game, usual, {1})), q("range: Range" + asked)); // nothing is usual in inches
    QCOMPARE(q(typed(game, {"explosion", {{"unit", {"san-pedro"}}}, {}, {}, {}}, {1})), q("unit_distance: Distance" + asked));
}

void TestRevolucionFacts::what_is_usual_is_taken_for_all_of_it()
{
    KeptGame game = station();
    Play usual = fire_at("san-pedro", {{"range", "5"}});
    usual.as_usual = true;
    QCOMPARE(q(game.give(usual, {.in_order = {1}})), "");
    QCOMPARE(
        q(text(game::usual_in(game.journal().entries().back().results.front().answers, game.book().ruleset->find_action("fire")->form))),
        q("As usual: Line of sight yes, In arc of fire yes, Cannot fall back no."));
    QCOMPARE(q(game.answer("in_arc")), "yes usual");
    QCOMPARE(q(game.answer("target_cover")), "soft roster");
}

void TestRevolucionFacts::what_was_said_is_known_until_the_unit_moves()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("fire", "@actor=G1 @target=R1 target_cover=hard", {1})), "");
    QVERIFY2(game.told().contains("Typed: Cover hard, known: soft."), game.told().c_str());
    QCOMPARE(q(game.play("fire", "@actor=G3 @target=R1", {1})), "");
    QCOMPARE(q(game.answer("target_cover")), "hard roster");
    QCOMPARE(q(game.play("orders", "@actor=R1 action=march", {20})), "");
    Play again = fire_at("san-pedro", {{"range", "5"}});
    again.reason = "once more";
    const QString asked = q(typed(game, again, {1}));
    QVERIFY2(asked.contains("target_cover: Cover: only the table knows it"), qPrintable(asked));
}

void TestRevolucionFacts::the_roster_is_typed_over_with_a_reason_alone_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("refused");
    const auto row = [](const char* name, const char* action, const char* words, const char* refused) {
        QTest::newRow(name) << action << words << refused;
    };
    row("status", "orders", "@actor=G2 actor_status=disordered", "actor_status: by the roster of 21st Battalion it is ok");
    row("formation", "assault", "@actor=R4 @target=G4 actor_formation=march", "actor_formation: by the roster of Dorados it is maneuver");
    row("a target's formation", "fire", "@actor=G1 @target=R1 target_formation=march",
        "target_formation: by the roster of Men of San Pedro it is maneuver");
    row("on a train", "fire", "@actor=G1 @target=R1 target_passenger=yes", "target_passenger: by the roster of Men of San Pedro it is no");
    row("the train", "assault", "@actor=R4 @target=G4 target_train=halted", "target_train: by the roster of Field battery it is none");
    row("assaulted before", "assault", "@actor=R4 @target=G4 bases_already_assaulted=5",
        "bases_already_assaulted: Field battery has 0 by the roster");
}

void TestRevolucionFacts::the_roster_is_typed_over_with_a_reason_alone()
{
    QFETCH(QString, action);
    QFETCH(QString, words);
    QFETCH(QString, refused);
    KeptGame game = station();
    const QString said = q(game.play(action.toStdString(), words.toStdString(), {20, 10, 10, 10}));
    QVERIFY2(said.contains(refused), qPrintable(said));
}

void TestRevolucionFacts::what_was_typed_over_is_kept_and_said()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("orders", "@actor=G2 actor_status=disordered", {20}, "its marker was forgotten")), "");
    QVERIFY2(game.told().contains("Typed: Status disordered, known: ok."), game.told().c_str());
    QCOMPARE(q(game.stat("G2", "status")), "disordered");
}

#include "test_revolucion_facts.moc"
