// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/packs/packs.h"
#include "app/storage/packs/scenarios.h"
#include "core/game/automatic/automatic_game.h"
#include "core/game/balance/forecast.h"
#include "core/game/forces/scenario.h"
#include "rulesets/all_rulesets.h"
#include "tests/scaled.h"

#include <QObject>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <ranges>
#include <utility>
#include <vector>

using namespace corneta;

/// What a battle that goes on may come to.
class TestForecast : public QObject {
    Q_OBJECT

private slots:
    void battles_go_on_from_anywhere_data();
    void battles_go_on_from_anywhere();
    void the_interval_holds_what_many_battles_come_to();
};

namespace {

/// A battle of a scenario after so many entries.
game::State begun(const Rulebook& book, const std::string& scenario, std::uint64_t seed, int entries)
{
    const auto statements = game::with_options(scenario_statements(*book.ruleset, scenario).value(), {}).value();
    const auto read = game::scenario_from(book, statements).value();
    game::AutomaticGame game{book, read.start, read.attacker, seed, false};
    for (int i = 0; i < entries && game.move(); ++i) {}
    return game.journal().state();
}

game::Forecast forecast_of(const game::State& state, const Rulebook& book, std::int64_t games, std::int64_t seed,
                           std::int64_t from_game = 1)
{
    game::Balance wanted;
    wanted.from_game = from_game;
    wanted.games = games;
    wanted.question.seed = seed;
    wanted.question.last_turn = 99;
    return game::forecast(state, book, {}, wanted, 2, [](std::int64_t) { return true; });
}

constexpr std::int64_t all_games = 100'000;

/// A state, what is forecast of its first side, and whether that holds the share of so many games, as far as the first of them tell.
struct Forecasted {
    Rulebook book;
    game::State state;
    game::Interval interval{};
    std::int64_t games = 0;
    std::int64_t won = 0;
    std::optional<bool> holds{};

    std::int64_t won_of(std::int64_t wanted, std::int64_t seed, std::int64_t from_game) const
    {
        return forecast_of(state, book, wanted, seed, from_game).balance.tally.battles.front().sides.front().won();
    }
    void play_on(std::int64_t until)
    {
        constexpr std::int64_t seed = 2;
        constexpr double z = 5;
        won += won_of(until - games, seed, games + 1);
        games = until;
        const double share = static_cast<double>(won) / static_cast<double>(games);
        const double open =
            std::sqrt(1 - static_cast<double>(games) / static_cast<double>(all_games)); // of the error: what was played is known
        const game::Interval around = game::interval_of_share(won, games, z);
        const double low = share - (share - around.low) * open;
        const double high = share + (around.high - share) * open;
        if (low >= interval.low && high <= interval.high)
            holds = true;
        else if (high < interval.low || low > interval.high)
            holds = false;
    }
};

Forecasted forecasted(int number)
{
    const Ruleset& ruleset = *all_rulesets()[static_cast<std::size_t>(number) % 2]; // whose battles are short and end either way
    const char* const scenario = number % 2 == 0 ? "buena-vista-small" : "rio-seco";
    const auto few = scaled<std::int64_t>(50, 10);
    Forecasted one{rulebook_with_pack(ruleset).value(), {}};
    one.state = begun(one.book, scenario, static_cast<std::uint64_t>(number), number * 7 % 200);
    one.interval = game::interval_of_share(one.won_of(few, 1, 1), few);
    return one;
}

} // namespace

void TestForecast::battles_go_on_from_anywhere_data()
{
    QTest::addColumn<const Ruleset*>("ruleset");
    QTest::addColumn<QString>("scenario");
    for (const Ruleset* const ruleset : all_rulesets())
        for (const std::string& scenario : scenario_keys(*ruleset))
            if (scenario.ends_with("small") || scenario == "rio-seco")
                QTest::addRow("%s", scenario.c_str()) << ruleset << QString::fromStdString(scenario);
}

void TestForecast::battles_go_on_from_anywhere()
{
    QFETCH(const Ruleset*, ruleset);
    QFETCH(QString, scenario);
    const Rulebook book = rulebook_with_pack(*ruleset).value();
    const int games = scaled(6, 2);
    for (const int entries : std::array{77, 17, 0} | std::views::take(scaled(3, 1))) {
        const game::State game = begun(book, scenario.toStdString(), static_cast<std::uint64_t>(entries), entries);
        const game::Forecast forecast = forecast_of(game, book, games, 1);
        const game::BattlesTally& tally = forecast.balance.tally.battles.front();
        QCOMPARE(tally.stuck, 0);
        QCOMPARE(tally.games(), games);
        QCOMPARE(forecast.standings.size(), std::size_t{2});
        const game::Forecast again = forecast_of(game, book, games, 1);
        for (std::size_t side = 0; side < tally.sides.size(); ++side)
            QCOMPARE(again.balance.tally.battles.front().sides[side].won(), tally.sides[side].won());
    }
}

/// Of states all over two rulesets at least nine in ten. The whole run plays on until it is certain, at five standard errors, what the share of
/// all games would be; the short one until it is certain that a state's is another.
void TestForecast::the_interval_holds_what_many_battles_come_to()
{
    const bool is_long = qEnvironmentVariableIsSet("CORNETA_LONG");
    const int states = is_long ? 100 : scaled(8, 2);
    const std::int64_t most = is_long ? all_games : scaled<std::int64_t>(100, 10);
    std::vector<Forecasted> all;
    for (int number = 0; number < states; ++number)
        all.push_back(forecasted(number));
    const auto count = [&](std::optional<bool> holds) { return static_cast<int>(std::ranges::count(all, holds, &Forecasted::holds)); };
    for (std::int64_t games = is_long ? 500 : most, before = 0; games > before; before = std::exchange(games, std::min(most, 2 * games))) {
        for (Forecasted& one : all)
            if (!one.holds && 10 * count(true) < 9 * states)
                one.play_on(games);
        qInfo("%d hold it, %d do not, after %lld games of the others", count(true), count(false), static_cast<long long>(games));
    }
    QVERIFY(10 * (is_long ? count(true) : states - count(false)) >= 9 * states - (is_long ? 0 : 10));
}

#include "test_forecast.moc"
