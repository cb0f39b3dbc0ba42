// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game/game_record.h"
#include "rulesets/all_rulesets.h"
#include "tests/game/cedar_creek/belle_grove.h"

#include <QObject>
#include <QString>
#include <QTest>

/// A kept game of Cedar Creek: who comes too late, what the last marker and a test that is owed hold up.
class TestCedarCreekLate : public QObject {
    Q_OBJECT
private slots:
    void who_comes_too_late_is_not_activated();
    void who_comes_too_late_is_waited_for_by_nobody();
    void early_follows_those_who_came_in_time();
    void the_last_marker_ends_the_moves_as_well();
    void nothing_is_offered_that_waits_for_a_test();
    void independent_cavalry_is_tested_by_nobody();
    void who_goes_along_waits_for_the_test();
    void a_hit_that_comes_late_owes_its_retreat_alone();
};

namespace {

/// The Confederates move two divisions of the whole battle, with those units on the map.
KeptGame on_turn(int turn, const std::vector<const char*>& on_map)
{
    KeptGame game{cedar_creek::ruleset, "cedar-creek"};
    for (int now = 1; now < turn; ++now)
        game.end_turn();
    for (const char* const unit : on_map)
        game.edit(unit, "off_map=no");
    game.go_to("movement");
    game.edit("confederate", "first=yes");
    game.play("activation", "@active=confederate", {4});
    return game;
}

} // namespace

/// 12.
void TestCedarCreekLate::who_comes_too_late_is_not_activated()
{
    KeptGame game = on_turn(3, {"R1", "Q1"});
    QCOMPARE(q(game.play("activate", "@division=K0", {})), "division: Kershaw's division entered by turn 2, or not at all (12)");
    QCOMPARE(q(game.play("activate", "@division=Y1", {})), "division: Payne entered by turn 2, or not at all (12)");
    QCOMPARE(q(game.stat("confederate", "divisions")), "2");
    QCOMPARE(q(game.play("activate", "@division=R0", {})), "");
    KeptGame in_time = on_turn(2, {});
    QCOMPARE(q(in_time.play("activate", "@division=K0", {})), "");
}

/// 7.1, 12.
void TestCedarCreekLate::who_comes_too_late_is_waited_for_by_nobody()
{
    KeptGame game = on_turn(3, {"W1", "W2"});
    game.edit("W1", "routed=yes");
    game.edit("W2", "routed=yes");
    QVERIFY2(!game.idle().contains("wharton"), game.idle().c_str());
    QVERIFY2(!game.idle().contains("payne"), game.idle().c_str());
    QCOMPARE(q(game.play("activate", "@division=W0", {})),
             "division: Wharton's division has no brigade left that may act in this round (7.1)");
    QCOMPARE(q(game.end_phase()), "");
}

/// 12.
void TestCedarCreekLate::early_follows_those_who_came_in_time()
{
    KeptGame game = on_turn(3, {"W1", "W2"});
    game.edit("confederate", "divisions=0");
    QVERIFY(is_idle(game, "early has not moved this turn: movement-cost brigade"));
    QCOMPARE(q(game.play("movement-cost", "@brigade=Q1 road_zones=2", {})), "");
    QCOMPARE(q(game.play("movement-cost", "@brigade=Q3 road_zones=2", {})), "");
    KeptGame before = on_turn(2, {"W1", "W2"});
    before.edit("confederate", "divisions=0");
    QCOMPARE(q(before.play("movement-cost", "@brigade=Q1", {})), "brigade: Wharton's division enters the map first (12)");
}

/// 7.3.
void TestCedarCreekLate::the_last_marker_ends_the_moves_as_well()
{
    KeptGame game = on_turn(2, {"W1", "W2", "W3", "Q1", "Q3", "K1", "K2"});
    game.edit("confederate", "divisions=0");
    game.edit("K0", "selected=yes acting=yes");
    game.edit("Q3", "batteries=1");
    QCOMPARE(q(game.play("deploy", "@train=Q3 @supported=W1", {})), "");
    QCOMPARE(q(game.stat("Q3", "batteries")), "no Q3");
    QCOMPARE(q(game.play("movement-cost", "@brigade=K1 zones=1", {})),
             "brigade: Confederacy has deployed the last of its artillery: brigades move before that (7.3)");
    QVERIFY2(!game.idle().contains("kershaw"), game.idle().c_str());
    game.edit("confederate", "divisions=1");
    QVERIFY(game.play("activate", "@division=R0", {}).contains("Confederacy has deployed the last of its artillery"));
    game.end_phase("on we go");
    game.end_phase("on we go");
    QCOMPARE(q(game.stat("confederate", "train_gone")), "no");
}

/// 10.
void TestCedarCreekLate::nothing_is_offered_that_waits_for_a_test()
{
    KeptGame game = round_of(3, "union");
    game.play("activation", "@active=union", {6});
    QCOMPARE(q(game.stat("union", "divisions")), "2");
    QCOMPARE(q(game.play("activate", "@division=DH in_command=no", {})), "");
    QVERIFY2(!game.idle().contains("is not activated yet"), game.idle().c_str());
    QCOMPARE(q(game.play("initiative-test", "@division=DH", {1})), "");
    QVERIFY(is_idle(game, "thoburn is not activated yet (divisions still to choose: 1): activate division"));
    KeptGame other = round_of(2, "confederate");
    other.play("activation", "@active=confederate", {4});
    QCOMPARE(q(other.play("activate", "@division=DR in_command=no", {})), "");
    QVERIFY2(!other.idle().contains("payne") && !other.idle().contains("early"), other.idle().c_str());
    QCOMPARE(q(other.play("initiative-test", "@division=DR", {1})), "");
    QVERIFY(is_idle(other, "payne may be activated alone: activate division"));
    QVERIFY(is_idle(other, "early has not moved this turn: movement-cost brigade"));
}

/// 10, 12.
void TestCedarCreekLate::independent_cavalry_is_tested_by_nobody()
{
    KeptGame game = round_of(2, "confederate");
    game.play("activation", "@active=confederate", {2});
    QCOMPARE(q(game.play("activate", "@division=P1", {})), "");
    QCOMPARE(q(game.answer("independent")), "yes roster");
    QCOMPARE(q(game.answer("in_command")), "-");
    QCOMPARE(q(game.owed()), "");
    QCOMPARE(q(game.stat("confederate", "divisions")), "0");
    QCOMPARE(q(game.play("movement-cost", "@brigade=P1 zones=1", {})), "");
}

/// 10, 12.
void TestCedarCreekLate::who_goes_along_waits_for_the_test()
{
    KeptGame game = round_of(2, "confederate");
    game.edit("P1", "fatigue=1");
    game.play("activation", "@active=confederate", {2});
    QCOMPARE(q(game.play("activate", "@division=DR @along=P1 in_command=no", {})), "");
    QVERIFY2(!game.idle().contains("payne"), game.idle().c_str());
    for (const char* const action : {"movement-cost", "rest"})
        QCOMPARE(q(game.play(action, "@brigade=P1", {})), "brigade: Ramseur's division tests its initiative first (10)");
    QCOMPARE(q(game.play("initiative-test", "@division=DR", {1})), "");
    QVERIFY(is_idle(game, "payne has not acted: movement-cost brigade"));
    QCOMPARE(q(game.play("rest", "@brigade=P1", {})), "");
}

/// The golden game, four turns on: a brigade was hit on turn 1, and its rout was never recovered. Who plays first and whether a round is
/// played was answered then, whichever end of a phase asks it now.
void TestCedarCreekLate::a_hit_that_comes_late_owes_its_retreat_alone()
{
    using namespace corneta;
    constexpr int attack = 37;
    const auto read = game_read(CORNETA_SOURCE_DIR "/rulesets/cedar_creek/golden/belle-grove-small.corneta", all_rulesets());
    QVERIFY(read);
    game::Journal journal = read->record.journal();
    const std::vector<game::Owed> before = journal.state().owed;
    const game::Amend amend{attack, *journal.in_force(attack)->play, "misread", {}, game::Rule::Strike};
    auto entry = game::decided(journal, read->record.book(), amend, {.by_label = {{"attacker's die", {6}}, {"defender's die", {1}}}});
    QVERIFY(entry);
    QVERIFY(journal.append(*std::move(entry)));
    std::vector<game::Owed> late = journal.state().owed;
    std::erase_if(late, [&](const game::Owed& owed) { return std::ranges::count(before, owed) > 0; });
    QCOMPARE(late.size(), std::size_t{1});
    QCOMPARE(late.front().entry, attack);
    QCOMPARE(q(late.front().next.choices.front().action), "retreat");
}

#include "test_cedar_creek_late.moc"
