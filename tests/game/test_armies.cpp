// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/chances/armies.h"
#include "core/game/play/phases.h"
#include "core/game/play/rules.h"
#include "rulesets/revolucion/ruleset.h"
#include "rulesets/santa_anna/ruleset.h"
#include "tests/game/kept_game.h"
#include "tests/game/share.h"
#include "tests/scaled.h"

#include <QObject>
#include <QTest>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

using namespace corneta;
using namespace corneta::game;

/// The chance that an army breaks by the plays that are declared, against every combination of their dice played out.
class TestArmies : public QObject {
    Q_OBJECT
private slots:
    void fires_one_after_the_other_come_to_what_every_fall_in_the_journal_comes_to();
    void fires_together_come_to_what_every_fall_settles_to();
    void fires_at_many_are_counted();
    void what_waits_is_certain();
    void what_cannot_be_made_has_no_chance();
};

namespace {

constexpr int sides = 20;

bool has_broken(const State& state, const Rulebook& book, std::string_view side)
{
    const auto standing = book.ruleset->game->standing(state, book);
    return std::ranges::find(standing, side, &Standing::side)->has_broken;
}

ArmyBreaking army_of(const std::vector<ArmyBreaking>& armies, std::string_view side)
{
    return *std::ranges::find(armies, side, &ArmyBreaking::side);
}

Play fire_at(const std::string& actor, const std::string& target)
{
    return {"fire", {{"actor", {actor}}, {"target", {target}}}};
}

/// Every fall of the dice of these fires, each played on top of those before; what is aimed at who is gone by then is not made.
Share played_out(const KeptGame& game, std::span<const Play> plays, std::string_view side)
{
    if (plays.empty())
        return {has_broken(game.journal().state(), game.book(), side) ? std::uint64_t{1} : 0, 1};
    Share share;
    const std::string& target = plays.front().roles.back().units.front();
    const bool is_made = game.stat(target, "destroyed") != "yes";
    for (int face = 1; face <= sides; ++face) {
        KeptGame next = game;
        if (is_made && !next.give(plays.front(), {.in_order = {face}}).empty())
            return {};
        const Share rest = played_out(next, plays.subspan(1), side);
        share.ways += rest.ways;
        share.of += rest.of;
    }
    return share;
}

/// The plateau with so few Mexicans that fire may end them: all but these are destroyed, and these are that many.
KeptGame last_stand(const std::vector<std::pair<std::string, int>>& left)
{
    KeptGame game{santa_anna::ruleset, "buena-vista-small"};
    game.go_to("first-fire");
    std::vector<Unit> units = game.journal().state().units;
    std::erase_if(units, [](const Unit& unit) { return unit.kind != "unit" || unit.side != "mexican"; });
    for (const Unit& unit : units) {
        const auto kept = std::ranges::find(left, unit.code, &std::pair<std::string, int>::first);
        const int castings = game::number_of(unit.word("castings"));
        const int effectives = kept == left.end() ? 0 : std::min(castings, kept->second);
        const std::string refused = game.edit(
            unit.key,
            fmt::format("casualties={} effectives={} destroyed={}", castings - effectives, effectives, kept == left.end() ? "yes" : "no"));
        if (!refused.empty())
            qFatal("%s", refused.c_str());
    }
    return game;
}

Play fire(const std::string& firer, const std::string& target, int range)
{
    return {"fire", {{"firer", {firer}}, {"target", {target}}}, {{"range", std::to_string(range)}, {"aspect", "front"}}};
}

/// Every combination of the dice of these plays, one die each, settled together as at the end of the phase.
Share settled(const State& state, const Rulebook& book, const std::vector<Play>& plays, std::string_view side)
{
    Share share;
    std::vector<int> faces(plays.size(), 1);
    for (bool goes_on = true; goes_on;) {
        State now = state;
        for (std::size_t i = 0; i < plays.size(); ++i)
            now.pending.push_back(*result_of_play(state, book, 0, plays[i], {.in_order = {faces[i]}})->played);
        EffectsBuilder effects{now, *book.ruleset};
        take_effect(book, now.pending, effects);
        ++share.of;
        share.ways += has_broken(effects.state(), book, side) ? std::uint64_t{1} : 0;
        goes_on = false;
        for (std::size_t i = 0; i < faces.size() && !goes_on; ++i) {
            faces[i] = faces[i] % sides + 1;
            goes_on = faces[i] != 1;
        }
    }
    return share;
}

} // namespace

void TestArmies::fires_one_after_the_other_come_to_what_every_fall_in_the_journal_comes_to()
{
    KeptGame game{revolucion::ruleset, "rio-seco"};
    QCOMPARE(q(game.play("initiative", "", {3})), "");
    game.go_to("actions");
    QCOMPARE(q(game.edit("revolutionary", "units_destroyed=2")), "");
    QCOMPARE(q(game.edit("R1", "bases=4 status=disordered")), "");
    QCOMPARE(q(game.edit("R3", "bases=1 status=demoralized")), "");
    const std::vector plays{fire_at("G2", "R1"), fire_at("G3", "R1"), fire_at("G1", "R3")};
    for (std::size_t count = 1; count <= plays.size(); ++count) {
        const auto declared = std::span{plays}.first(count);
        const auto armies = chances_to_break(game.journal().state(), game.book(), declared);
        QVERIFY(armies);
        const ArmyBreaking army = army_of(*armies, "revolutionary");
        const Share share = played_out(game, declared, "revolutionary");
        qInfo("%s", qPrintable(words(army, share)));
        QVERIFY(share.of > 0);
        QVERIFY2(is_equal(army, share), qPrintable(words(army, share)));
        QCOMPARE(army_of(*armies, "government").chance.probability, 0.0);
        QVERIFY(count < plays.size() || (share.ways > 0 && share.ways < share.of));
    }
}

void TestArmies::fires_together_come_to_what_every_fall_settles_to()
{
    const int battles = scaled(16, 1);
    std::mt19937 random{5}; // NOLINT(cert-msc51-cpp): the same draw each time
    const auto among = [&](int least, int most) { return least + static_cast<int>(random() % static_cast<unsigned>(most - least + 1)); };
    int between = 0;
    for (int battle = 0; battle < battles; ++battle) {
        const KeptGame game = last_stand({{"M1", among(1, 4)}, {"M4", among(1, 2)}});
        std::vector<Play> plays{fire("K1", "M1", among(4, 14)), fire("K2", "M4", among(4, 14))};
        if (among(0, 1) == 1)
            plays.push_back(fire("K3", among(0, 1) == 1 ? "M1" : "M4", among(4, 14)));
        const State& state = game.journal().state();
        const auto armies = chances_to_break(state, game.book(), plays);
        QVERIFY(armies);
        const ArmyBreaking army = army_of(*armies, "mexican");
        const Share share = settled(state, game.book(), plays, "mexican");
        QVERIFY2(is_equal(army, share), qPrintable(words(army, share)));
        between += share.ways > 0 && share.ways < share.of ? 1 : 0;
    }
    qInfo("%d battles, %d of them uncertain", battles, between);
    QVERIFY(between > battles / 4);
}

/// As many ways as there are would be 20 to the power of the fires: those with different targets are told apart by who is destroyed alone.
void TestArmies::fires_at_many_are_counted()
{
    const KeptGame game = last_stand({{"M1", 1}, {"M2", 1}, {"M3", 1}, {"M4", 1}, {"M5", 1}});
    std::vector<Play> plays;
    for (const auto& [firer, target] : {std::pair{"K1", "M1"}, {"K2", "M2"}, {"K3", "M3"}, {"K4", "M4"}})
        plays.push_back(fire(firer, target, 6));
    const State& state = game.journal().state();
    const auto with_one_left = chances_to_break(state, game.book(), plays);
    QVERIFY(with_one_left);
    QCOMPARE(army_of(*with_one_left, "mexican").chance.probability, 0.0); // nobody fires at the lancers
    KeptGame without = game;
    QCOMPARE(q(without.edit("M5", "destroyed=yes")), "");
    const auto armies = chances_to_break(without.journal().state(), game.book(), plays);
    QVERIFY(armies);
    double product = 1;
    for (const Play& play : plays) {
        KeptGame alone = without;
        for (const char* const other : {"M1", "M2", "M3", "M4"})
            if (without.journal().state().find(other)->key != without.journal().state().find(play.roles.back().units.front())->key)
                QCOMPARE(q(alone.edit(other, "destroyed=yes")), "");
        const auto one = chances_to_break(alone.journal().state(), game.book(), std::span{&play, 1});
        QVERIFY(one);
        product *= army_of(*one, "mexican").chance.probability;
    }
    qInfo("%g", product);
    QVERIFY(product > 0 && product < 1);
    QVERIFY(std::abs(product - army_of(*armies, "mexican").chance.probability) < 1e-12);
}

void TestArmies::what_waits_is_certain()
{
    const KeptGame game = last_stand({{"M1", 2}});
    const Play only = fire("K1", "M1", 12);
    const auto before = chances_to_break(game.journal().state(), game.book(), std::span{&only, 1});
    QVERIFY(before && before->front().total);
    int broken = 0;
    for (int face = 1; face <= sides; ++face) {
        KeptGame rolled = game;
        QCOMPARE(q(rolled.give(only, {.in_order = {face}})), "");
        const auto after = chances_to_break(rolled.journal().state(), rolled.book(), {});
        QVERIFY(after);
        const double chance = army_of(*after, "mexican").chance.probability;
        QVERIFY(chance == 0 || chance == 1);
        broken += chance == 1 ? 1 : 0;
    }
    QVERIFY(broken > 0 && broken < sides);
    QVERIFY(is_equal(army_of(*before, "mexican"), {static_cast<std::uint64_t>(broken), sides}));
}

void TestArmies::what_cannot_be_made_has_no_chance()
{
    const KeptGame game = last_stand({{"M1", 2}});
    const Play out_of_range = fire("K1", "M1", 40);
    QVERIFY(!chances_to_break(game.journal().state(), game.book(), std::span{&out_of_range, 1}));
    const Play plain = fire("K1", "M1", 2);
    std::stop_source stopped;
    stopped.request_stop();
    QVERIFY(!chances_to_break(game.journal().state(), game.book(), std::span{&plain, 1}, stopped.get_token()));
    const auto table = table_of(*chances_to_break(game.journal().state(), game.book(), std::span{&plain, 1}), game.journal().state(), 1);
    QCOMPARE(table.rows.size(), std::size_t{2});
    QCOMPARE(q(text(table.rows.front().cells.front())), "0 %");
}

#include "test_armies.moc"
