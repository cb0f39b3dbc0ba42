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

#include <cmath>

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

game::Forecast forecast_of(const game::State& state, const Rulebook& book, std::int64_t games, std::int64_t seed)
{
    game::Balance wanted;
    wanted.games = games;
    wanted.question.seed = seed;
    wanted.question.last_turn = 99;
    return game::forecast(state, book, {}, wanted, 2, [](std::int64_t) { return true; });
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
    for (const int entries : {0, 17, 77}) {
        const game::State game = begun(book, scenario.toStdString(), static_cast<std::uint64_t>(entries), entries);
        const game::Forecast forecast = forecast_of(game, book, 6, 1);
        const game::BattlesTally& tally = forecast.balance.tally.battles.front();
        QCOMPARE(tally.stuck, 0);
        QCOMPARE(tally.games(), 6);
        QCOMPARE(forecast.standings.size(), std::size_t{2});
        const game::Forecast again = forecast_of(game, book, 6, 1);
        for (std::size_t side = 0; side < tally.sides.size(); ++side)
            QCOMPARE(again.balance.tally.battles.front().sides[side].won(), tally.sides[side].won());
    }
}

/// Of states all over the rulesets at least nine in ten.
void TestForecast::the_interval_holds_what_many_battles_come_to()
{
    const bool is_long = qEnvironmentVariableIsSet("CORNETA_LONG");
    const int states = is_long ? 100 : scaled(8, 4);
    const std::int64_t many = is_long ? 2'000 : 100;
    const double error = is_long ? 0 : 1 / std::sqrt(static_cast<double>(many)); // of a share of few battles, at 95 in 100
    int held = 0;
    for (int number = 0; number < states; ++number) {
        const Ruleset& ruleset = *all_rulesets()[static_cast<std::size_t>(number) % 2]; // whose battles are short and end either way
        const Rulebook book = rulebook_with_pack(ruleset).value();
        const game::State game =
            begun(book, number % 2 == 0 ? "buena-vista-small" : "rio-seco", static_cast<std::uint64_t>(number), number * 7 % 60);
        const auto won = [&](std::int64_t games, std::int64_t seed) {
            return forecast_of(game, book, games, seed).balance.tally.battles.front().sides.front().won();
        };
        const game::Interval interval = game::interval_of_share(won(50, 1), 50);
        const double truth = static_cast<double>(won(many, 2)) / static_cast<double>(many);
        held += interval.low <= truth + error && truth - error <= interval.high ? 1 : 0;
    }
    qInfo("%d of %d", held, states);
    QVERIFY(10 * held >= 9 * states - 10);
}

#include "test_forecast.moc"
