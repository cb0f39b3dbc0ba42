// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/packs/packs.h"
#include "app/storage/packs/scenarios.h"
#include "core/game/automatic/draws.h"
#include "core/game/balance/balance.h"
#include "core/game/forces/scenario.h"
#include "core/odds/odds.h"
#include "rulesets/all_rulesets.h"
#include "tests/game/duel.h"
#include "tests/scaled.h"

#include <QObject>
#include <QTest>

#include <algorithm>
#include <map>

using namespace corneta;

/// Battles that are counted: their dice, their ends, what follows from them.
class TestBattles : public QObject {
    Q_OBJECT

private slots:
    void what_one_unit_draws_shifts_no_other();
    void a_unit_of_a_batch_rolls_as_it_does_alone();
    void a_duel_comes_out_by_its_exact_odds();
    void any_number_of_threads_counts_the_same();
    void what_is_stopped_has_the_first_games();
    void a_battle_and_its_mirror_are_even();
    void intervals_are_those_of_the_books();
};

namespace {

constexpr double z_of_999 = 3.2905267314919255;

bool lies_in(double share, const game::Interval& interval)
{
    return share >= interval.low && share <= interval.high;
}

/// Of a duel: how likely a shot takes 0, 1 and 2 figures.
std::vector<double> chances_of_shot()
{
    const Action& shooting = duel::book().ruleset->actions.front();
    const auto all = odds(shooting, Answers{shooting.form}, *duel::book().typed_charts);
    std::vector<double> chances;
    for (const MarginalRow& row : all.front().marginals.front().rows)
        chances.push_back(row.chance.probability);
    return chances;
}

game::Balance duels(std::int64_t games, int threads, const std::function<bool(std::int64_t)>& goes_on = [](auto) { return true; })
{
    game::Balance wanted{.games = games};
    wanted.question.seed = 7;
    wanted.question.sides.resize(2);
    const game::Battlefield field = duel::field();
    return game::played(wanted, {&field, 1}, threads, goes_on);
}

void exchange(Datum& datum, const std::string& one, const std::string& other)
{
    if (auto* const word = std::get_if<std::string>(&datum.value); word != nullptr && (*word == one || *word == other))
        *word = *word == one ? other : one;
}

/// The same scenario with the forces of the two sides exchanged.
std::vector<Statement> mirrored(std::vector<Statement> statements)
{
    for (Statement& statement : statements)
        for (auto& [key, datum] : statement.members)
            if (key == "side" || key == "attacker")
                exchange(datum, "government", "revolutionary");
    return statements;
}

/// The same forces, and the other side attacks.
std::vector<Statement> attacked_from_the_other_side(std::vector<Statement> statements)
{
    for (auto& [key, datum] : statements.front().members)
        if (key == "attacker")
            exchange(datum, "government", "revolutionary");
    return statements;
}

} // namespace

void TestBattles::what_one_unit_draws_shifts_no_other()
{
    game::Draws few{5};
    game::Draws many{5};
    const auto drawn = [](game::Draws& draws, int turn, const char* unit, const char* word) {
        draws.draw_for(turn, unit, word);
        return draws.next();
    };
    const std::uint64_t first = drawn(few, 1, "K1", "fire");
    QCOMPARE(drawn(many, 1, "M1", "fire") == first, false);
    QCOMPARE(drawn(many, 1, "K1", "rout") == first, false);
    (void)many.next();
    QCOMPARE(drawn(many, 1, "K1", "fire"), first);
    const std::uint64_t again = drawn(few, 1, "K1", "fire");
    QVERIFY(again != first);
    QCOMPARE(drawn(many, 1, "K1", "fire"), again);
    const std::uint64_t later = drawn(few, 2, "K1", "fire");
    QVERIFY(later != first);
    QCOMPARE(drawn(many, 2, "K1", "fire"), later);
    game::Draws other{4}; // another seed's turn is no turn of this one
    QVERIFY(drawn(other, 2, "K1", "fire") != first && drawn(other, 3, "K1", "fire") != later);
}

void TestBattles::a_unit_of_a_batch_rolls_as_it_does_alone()
{
    constexpr int sides = 1'000'000;
    game::RollerBySeed alone{3};
    alone.roll_by(1, {{"", "K2"}});
    alone.roll_for("rally");
    game::RollerBySeed batch{3};
    batch.roll_by(1, {{"unit 1: ", "K1"}, {"unit 2: ", "K2"}});
    batch.roll_for("unit 1: rally");
    const int of_first = batch.face(sides);
    batch.roll_for("unit 2: rally");
    const int of_second = batch.face(sides);
    QVERIFY(of_first != of_second);
    QCOMPARE(of_second, alone.face(sides));
}

void TestBattles::a_duel_comes_out_by_its_exact_odds()
{
    const std::int64_t games = scaled(4000, 400);
    const std::vector<double> chances = chances_of_shot();
    QCOMPARE(chances.size(), std::size_t{3});
    double wins = 0;
    double draws = 0;
    for (std::size_t own = 0; own < chances.size(); ++own) {
        draws += chances[own] * chances[own];
        for (std::size_t other = own + 1; other < chances.size(); ++other)
            wins += chances[own] * chances[other];
    }
    const game::BattlesTally tally = duels(games, 1).tally.battles.front();
    QCOMPARE(tally.lengths, std::vector{games});
    QCOMPARE(tally.stuck, 0);
    const auto is_by_odds = [&](std::int64_t count, double chance) {
        return lies_in(chance, game::interval_of_share(count, games, z_of_999));
    };
    QVERIFY2(is_by_odds(tally.undecided(), draws), qPrintable(QString::number(tally.undecided())));
    for (const game::SideTally& side : tally.sides) {
        QVERIFY2(is_by_odds(side.won(), wins), qPrintable(QString::number(side.won())));
        QVERIFY2(is_by_odds(side.army_breaks, chances[2]), qPrintable(QString::number(side.army_breaks)));
        QCOMPARE(side.broken[4], side.army_breaks); // one figure of three is left: over three tenths, up to four
        QCOMPARE(std::ranges::count(side.broken, 0), std::ptrdiff_t{game::tenths - 1});
        QVERIFY(lies_in(chances[1] + 2 * chances[2], game::interval_of_mean(side.losses, games, z_of_999)));
        QVERIFY(side.losses.squares > side.losses.sum);
    }
}

void TestBattles::any_number_of_threads_counts_the_same()
{
    const auto all = [](int threads) {
        const game::Balance balance = duels(60, threads);
        std::vector<std::int64_t> numbers{balance.games};
        for (const game::SideTally& side : balance.tally.battles.front().sides) {
            numbers.insert(numbers.end(), {side.won(), side.army_breaks, side.losses.sum, side.losses.squares});
            numbers.insert(numbers.end(), side.broken.begin(), side.broken.end());
        }
        return numbers;
    };
    const auto alone = all(1);
    QCOMPARE(all(2), alone);
    QCOMPARE(all(5), alone);
}

void TestBattles::what_is_stopped_has_the_first_games()
{
    const game::Balance stopped = duels(game::most_games, 2, [](std::int64_t begun) { return begun < 10; });
    QVERIFY(stopped.games >= 10 && stopped.games < game::most_games);
    const game::Balance asked = duels(stopped.games, 1);
    QCOMPARE(stopped.tally.battles.front().games(), stopped.games);
    for (std::size_t side = 0; side < 2; ++side)
        QCOMPARE(stopped.tally.battles.front().sides[side].losses.squares, asked.tally.battles.front().sides[side].losses.squares);
}

void TestBattles::a_battle_and_its_mirror_are_even()
{
    const std::int64_t games = scaled(60, 4);
    const auto& rulesets = all_rulesets();
    const auto found = std::ranges::find(rulesets, "revolucion", &Ruleset::key);
    const auto book = rulebook_with_pack(**found);
    const auto plain = game::with_options(scenario_statements(**found, "rio-seco").value(), {}).value();
    std::map<std::string, std::int64_t> victories;
    std::int64_t of = 0;
    std::vector<std::int64_t> by_battle;
    for (const auto& statements :
         {plain, mirrored(plain), attacked_from_the_other_side(plain), mirrored(attacked_from_the_other_side(plain))}) {
        const auto scenario = game::scenario_from(*book, statements);
        QVERIFY(scenario);
        const game::Battlefield field{*book, scenario->start, scenario->attacker, 99};
        game::Balance wanted{.from_game = of + 1, .games = games};
        wanted.question.sides.resize(2);
        const game::Balance balance = game::played(wanted, {&field, 1}, 1, [](auto) { return true; });
        const auto sides = game::sides_of(field.start);
        for (std::size_t side = 0; side < sides.size(); ++side)
            victories[sides[side]->key] += balance.tally.battles.front().sides[side].won();
        of += games;
    }
    const std::int64_t decided = victories["government"] + victories["revolutionary"];
    QVERIFY(decided * 2 > of);
    QVERIFY2(lies_in(0.5, game::interval_of_share(victories["government"], decided, z_of_999)),
             qPrintable(QStringLiteral("%1 of %2").arg(victories["government"]).arg(decided)));
}

/// Newcombe 1998, Statistics in Medicine 17, table I, method 3.
void TestBattles::intervals_are_those_of_the_books()
{
    const auto told = [](const game::Interval& interval) {
        return QStringLiteral("%1 to %2").arg(interval.low, 0, 'f', 4).arg(interval.high, 0, 'f', 4);
    };
    QCOMPARE(told(game::interval_of_share(81, 263)), "0.2553 to 0.3662");
    QCOMPARE(told(game::interval_of_share(15, 148)), "0.0624 to 0.1605");
    QCOMPARE(told(game::interval_of_share(0, 20)), "0.0000 to 0.1611");
    QCOMPARE(told(game::interval_of_share(1, 29)), "0.0061 to 0.1718");
    game::Moments numbers;
    for (const int number : {2, 4, 4, 4, 5, 5, 7, 9})
        numbers.add(number);
    QCOMPARE(told(game::interval_of_mean(numbers, 8, 1)), "4.2441 to 5.7559"); // mean 5, variance 32 / 7
    QCOMPARE(told(game::interval_of_pairs({4, 8}, 98, 1)), "0.0103 to 0.0697");
}

#include "test_battles.moc"
