// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/action/resolve.h"
#include "core/game/play/prepared.h"
#include "rulesets/santa_anna/ruleset.h"
#include "tests/game/kept_game.h"

#include <QObject>
#include <QTest>

namespace game = corneta::game;

namespace {

const game::Play fire{
    .action = "fire", .roles = {{"firer", {"K1"}}, {"target", {"M1"}}}, .typed = {{"range", "2"}}, .reason = "early", .as_usual = true};

/// The dice of a play that came to its verdict already, which says so.
game::DiceAtHand resolved_dice(const KeptGame& kept, const game::Play& play)
{
    const auto ready = game::prepared(kept.journal().state(), kept.book(), play);
    corneta::TypedDice dice{std::vector<int>{16}};
    auto verdicts =
        corneta::attempted(*kept.book().ruleset->find_action(play.action), ready->filled.answers, *kept.book().typed_charts, dice).verdicts;
    verdicts.front().headline = {"resolved before"};
    return {.by_label = {{verdicts.front().rolls.front().label, {16}}}, .resolved = game::Resolved{ready->filled.answers, verdicts}};
}

} // namespace

class TestResolvedOnce : public QObject {
    Q_OBJECT

private slots:
    void a_play_is_what_its_dice_came_to();
    void dice_come_to_something_else_in_other_answers();
};

void TestResolvedOnce::a_play_is_what_its_dice_came_to()
{
    const KeptGame kept{santa_anna::ruleset, "buena-vista-small"};
    const game::DiceAtHand dice = resolved_dice(kept, fire);
    const auto entry = game::decided(kept.journal(), kept.book(), fire, dice);
    QVERIFY(entry);
    const game::EntryResult& result = entry->results.front();
    QVERIFY(q(text(result.told.front().headline)).contains("resolved before"));
    QCOMPARE(q(result.rolls.front().label), q(dice.by_label.front().label));
    QCOMPARE(result.rolls.front().faces, std::vector<int>{16});
    QVERIFY(result.rolls.front().by == game::RolledBy::Hand);
    auto anew = dice;
    anew.resolved.reset();
    const auto again = game::decided(kept.journal(), kept.book(), fire, anew);
    QVERIFY(again);
    QVERIFY(again->results.front().rolls == result.rolls);
    QVERIFY(again->results.front().effects == result.effects);
}

void TestResolvedOnce::dice_come_to_something_else_in_other_answers()
{
    const KeptGame kept{santa_anna::ruleset, "buena-vista-small"};
    game::Play nearer = fire;
    nearer.typed = {{"range", "1"}};
    const auto entry = game::decided(kept.journal(), kept.book(), nearer, resolved_dice(kept, fire));
    QVERIFY(entry);
    QVERIFY(!q(text(entry->results.front().told.front().headline)).contains("resolved before"));
}

#include "test_resolved_once.moc"
