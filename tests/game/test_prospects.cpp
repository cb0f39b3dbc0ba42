// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/chances/prospects.h"
#include "core/game/play/rules.h"
#include "rulesets/revolucion/ruleset.h"
#include "rulesets/santa_anna/ruleset.h"
#include "tests/game/kept_game.h"

#include <QObject>
#include <QTest>

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <vector>

using namespace corneta;
using namespace corneta::game;

/// What a play may do to how the sides stand, against every combination of its die played out.
class TestProspects : public QObject {
    Q_OBJECT
private slots:
    void a_fire_changes_break_points_as_often_as_every_face_does();
    void a_fire_that_waits_counts_as_if_it_took_effect_at_once();
    void what_leaves_every_side_as_it_is_has_none();
    void a_refused_play_and_a_stopped_count_have_none();
};

namespace {

constexpr int sides = 20;

struct Tally {
    int changes = 0;
    int is_over = 0;
    int points = 0;
};
using Tallies = std::map<std::string, Tally>;

std::vector<Standing> standing_in(const KeptGame& game)
{
    return game.book().ruleset->game->standing(game.journal().state(), game.book());
}

/// Each face of the play's die in a game of its own. `then` brings it into effect.
Tallies played_out(const KeptGame& start, const Play& play, auto then)
{
    Tallies tallies;
    const auto before = standing_in(start);
    for (int face = 1; face <= sides; ++face) {
        KeptGame game = start;
        if (const std::string problem = game.give(play, {.in_order = {face}}); !problem.empty())
            qFatal("%s", problem.c_str());
        then(game);
        const auto after = standing_in(game);
        for (std::size_t side = 0; side < before.size(); ++side) {
            Tally& tally = tallies[before[side].side];
            const bool changes = after[side].points != before[side].points || after[side].is_over != before[side].is_over;
            tally.changes += changes ? 1 : 0;
            tally.is_over += after[side].is_over && !before[side].is_over ? 1 : 0;
            tally.points += after[side].points - before[side].points;
        }
    }
    std::erase_if(tallies, [](const auto& tally) { return tally.second.changes == 0; });
    return tallies;
}

std::string words(const Tallies& tallies)
{
    std::string all;
    for (const auto& [side, tally] : tallies)
        all += fmt::format("{}: {} of 20 change, {} end it, {} points; ", side, tally.changes, tally.is_over, tally.points);
    return all;
}

std::string words(std::vector<Prospect> prospects)
{
    std::ranges::sort(prospects, {}, &Prospect::side);
    std::string all;
    for (const Prospect& one : prospects)
        all += fmt::format("{}: {:.6g} of 20 change, {:.6g} end it, {:.6g} points; ", one.side, one.changes * sides, one.is_over * sides,
                           one.points * sides);
    return all;
}

std::vector<Prospect> prospects_of(const KeptGame& game, const Play& play)
{
    const auto ready = prepared(game.journal().state(), game.book(), play);
    return ready ? prospects(game.journal().state(), game.book(), *ready) : std::vector<Prospect>{};
}

Play fire(const std::string& role, const std::string& firer, const std::string& target)
{
    return {.action = "fire", .roles = {{role, {firer}}, {"target", {target}}}};
}

} // namespace

void TestProspects::a_fire_changes_break_points_as_often_as_every_face_does()
{
    int tried = 0;
    int ending = 0;
    for (const std::string combat_units : {"1", "3", "7"})
        for (const std::string firer : {"R2", "R3", "R4", "R7"})
            for (const std::string target : {"G1", "G3", "G4", "G7"})
                for (const std::string status : {"ok", "demoralized"}) {
                    KeptGame game{revolucion::ruleset, "rio-seco"};
                    game.go_to("actions");
                    QCOMPARE(q(game.edit("government", "combat_units=" + combat_units)), "");
                    QCOMPARE(q(game.edit(target, "bases=1 bases_at_start=1 leader=none status=" + status)), "");
                    Play play = fire("actor", firer, target);
                    play.reason = "a try";
                    if (const auto ready = prepared(game.journal().state(), game.book(), play); !ready || !ready->refused.empty())
                        continue;
                    const Tallies tallies = played_out(game, play, [](KeptGame& /*game*/) {});
                    QCOMPARE(q(words(prospects_of(game, play))), q(words(tallies)));
                    tried += tallies.empty() ? 0 : 1;
                    ending += std::ranges::any_of(tallies, [](const auto& tally) { return tally.second.is_over > 0; }) ? 1 : 0;
                }
    qInfo("%d fires change a break point, %d may end the game", tried, ending);
    QVERIFY(tried >= 20);
    QVERIFY(ending >= 3);
}

void TestProspects::a_fire_that_waits_counts_as_if_it_took_effect_at_once()
{
    int tried = 0;
    for (const std::string firer : {"K1", "K2"})
        for (const std::string target : {"M1", "M2", "M3"}) {
            KeptGame game{santa_anna::ruleset, "buena-vista-small"};
            game.go_to("first-fire");
            const int fit = corneta::game::number_of(game.stat(target, "castings")) - 5;
            QCOMPARE(q(game.edit(target, fmt::format("effectives={} stragglers=3 casualties=2", fit))), "");
            Play play = fire("firer", firer, target);
            play.typed = {{"range", "3"}};
            const Tallies tallies = played_out(game, play, [](KeptGame& played) { QCOMPARE(q(played.end_phase("on we go")), ""); });
            QCOMPARE(q(words(prospects_of(game, play))), q(words(tallies)));
            tried += tallies.empty() ? 0 : 1;
        }
    QVERIFY(tried >= 2);
}

void TestProspects::what_leaves_every_side_as_it_is_has_none()
{
    KeptGame game{revolucion::ruleset, "rio-seco"};
    QVERIFY(prospects_of(game, Play{.action = "initiative"}).empty());
}

void TestProspects::a_refused_play_and_a_stopped_count_have_none()
{
    KeptGame game{revolucion::ruleset, "rio-seco"};
    game.go_to("actions");
    QCOMPARE(q(game.edit("G4", "bases=1 bases_at_start=1 leader=none status=demoralized")), "");
    Play play = fire("actor", "R3", "G4");
    play.reason = "a try";
    const auto ready = prepared(game.journal().state(), game.book(), play);
    QVERIFY(ready && ready->refused.empty());
    QVERIFY(!prospects(game.journal().state(), game.book(), *ready).empty());
    std::stop_source stopped;
    stopped.request_stop();
    QVERIFY(prospects(game.journal().state(), game.book(), *ready, stopped.get_token()).empty());
    Prepared refused = *ready;
    refused.refused.push_back({"actor", {"no"}});
    QVERIFY(prospects(game.journal().state(), game.book(), refused).empty());
}

#include "test_prospects.moc"
