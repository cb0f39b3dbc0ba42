// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/offered.h"
#include "rulesets/all_rulesets.h"
#include "tests/game/kept_game.h"

#include <QObject>
#include <QTest>

#include <functional>

using namespace corneta;

/// A battle that has an end goes on for a reason alone; what keeps the record goes on without one.
class TestDecided : public QObject {
    Q_OBJECT
private slots:
    void plays_and_phases_need_a_reason_data();
    void plays_and_phases_need_a_reason();
    void what_may_follow_is_offered_no_more();
};

namespace {

using Decide = std::function<void(KeptGame&)>;

void play_to_the_end(KeptGame& game)
{
    constexpr int most = 200;
    for (int phase = 0; phase < most && !game::is_decided(game.journal().state(), game.book()); ++phase)
        static_cast<void>(game.end_phase("on we go"));
}

void lose_side(KeptGame& game, const std::string& side)
{
    std::vector<std::string> units;
    for (const game::Unit& unit : game.journal().state().units)
        if (unit.kind == "unit" && unit.side == side)
            units.push_back(unit.key);
    for (const std::string& unit : units)
        static_cast<void>(game.edit(unit, "destroyed=yes"));
}

} // namespace

Q_DECLARE_METATYPE(Decide)

void TestDecided::plays_and_phases_need_a_reason_data()
{
    QTest::addColumn<std::string>("ruleset");
    QTest::addColumn<std::string>("scenario");
    QTest::addColumn<Decide>("decide");
    QTest::addColumn<std::string>("action");
    QTest::addColumn<std::string>("words");
    const auto row = [](const char* name, const std::string& ruleset, const std::string& scenario, const Decide& decide,
                        const std::string& action,
                        const std::string& words) { QTest::newRow(name) << ruleset << scenario << decide << action << words; };
    row(
        "the last turn is over", "santa-anna", "buena-vista-small",
        [](KeptGame& game) {
            static_cast<void>(game.edit("us", "turns=1"));
            play_to_the_end(game);
        },
        "movement", "@unit=K1 kind=move");
    row("turn 9 is over", "cedar-creek", "belle-grove-small", play_to_the_end, "movement-cost", "@brigade=R1");
    row(
        "an army is beaten", "revolucion", "rio-seco", [](KeptGame& game) { static_cast<void>(game.edit("government", "beaten=yes")); },
        "orders", "@actor=G1 action=maneuver");
    row(
        "the last loss is not yet counted", "revolucion", "rio-seco",
        [](KeptGame& game) {
            static_cast<void>(game.end_phase("begin"));
            static_cast<void>(game.edit("government", "units_destroyed=3"));
        },
        "orders", "@actor=G1 action=maneuver");
    row(
        "no Mexican unit is on the map", "pedregal", "padierna-small", [](KeptGame& game) { lose_side(game, "mexican"); }, "lava-bed",
        "@unit=S1");
}

void TestDecided::plays_and_phases_need_a_reason()
{
    QFETCH(std::string, ruleset);
    QFETCH(std::string, scenario);
    QFETCH(Decide, decide);
    QFETCH(std::string, action);
    QFETCH(std::string, words);
    const auto all = all_rulesets();
    KeptGame game{**std::ranges::find(all, ruleset, &Ruleset::key), scenario};
    QVERIFY(!game::is_decided(game.journal().state(), game.book()));
    QVERIFY(game.play(action, words, {}).find("decided") == std::string::npos);
    decide(game);
    QVERIFY(game::is_decided(game.journal().state(), game.book()));
    const bool waits = game.owed().contains(" must ") || game.owed().contains(" either ");
    QCOMPARE(q(text(game::verdict_of(game.journal().state(), game.book()))).contains("not said yet"), waits);
    const std::string said = game.play(action, words, {});
    QVERIFY2(said.find(action + ": the battle is decided; give a reason to play on") != std::string::npos, said.c_str());
    QVERIFY(game.play(action, words, {}, "to see").find("decided") == std::string::npos);
    QVERIFY(game.end_phase().find("the battle is decided; give a reason to go on") != std::string::npos);
    QCOMPARE(q(game.idle()), "");
    QCOMPARE(q(game.give(game::Note{"well fought"})), "");
    const bool is_last = q(QTest::currentDataTag()) == "turn 9 is over";
    QCOMPARE(q(game.end_phase("one more turn")), is_last ? "administrative: the last turn is over: no phase follows" : "");
    QCOMPARE(q(game.give(game::Undo{})), "");
}

void TestDecided::what_may_follow_is_offered_no_more()
{
    const auto all = all_rulesets();
    KeptGame game{**std::ranges::find(all, "santa-anna", &Ruleset::key), "buena-vista-small"};
    game.go_to("all-moves");
    QCOMPARE(q(game.edit("K2", "order=move")), "");
    QCOMPARE(q(game.play("movement", "@unit=K2 kind=move", {1, 1})), "");
    QCOMPARE(game::open_follow_ups(game.journal().state(), game.book()).size(), 1U);
    lose_side(game, "mexican");
    QVERIFY(game::open_follow_ups(game.journal().state(), game.book()).empty());
    QCOMPARE(q(game.idle()), "");
    QCOMPARE(q(game.play("pass-through", "@mover=K2 @passed=K1", {1, 1})), "pass-through: the battle is decided; give a reason to play on");
    QCOMPARE(q(game.play("pass-through", "@mover=K2 @passed=K1", {1, 1}, "to see")), "");
}

#include "test_decided.moc"
