// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"
#include "app/cli/options/interrupt.h"
#include "app/cli/options/typed_number.h"
#include "app/cli/printing/json.h"
#include "app/cli/printing/table_text.h"
#include "core/game/balance/asked_battles.h"
#include "core/game/balance/forecast.h"
#include "core/game/forces/scenario.h"
#include "core/game/play/rules.h"

#include <algorithm>
#include <thread>

namespace corneta::cli {

namespace {

constexpr NumberSpec games_of_forecast{OptionName::Games, 1, game::most_games, 50}; ///< under two seconds for most battles
constexpr NumberSpec seed_of_forecast{OptionName::Seed, 0, seed_of_battles.most, 1};

QJsonObject json_of_share(std::int64_t hits, std::int64_t of)
{
    const game::Interval interval = game::interval_of_share(hits, of);
    return {{"games", static_cast<qint64>(hits)}, {"low", interval.low}, {"high", interval.high}};
}

std::string standing_of(const game::Forecast& forecast, std::string_view side)
{
    const auto found = std::ranges::find(forecast.standings, side, &game::Standing::side);
    return found == forecast.standings.end() ? std::string{} : text(found->words);
}

std::string printed_json(const game::Forecast& forecast)
{
    const game::Balance& balance = forecast.balance;
    const game::BattlesTally& tally = balance.tally.battles.front();
    QJsonArray sides;
    for (std::size_t i = 0; i < tally.sides.size(); ++i)
        sides << QJsonObject{{"side", words(balance.question.sides[i].key)},
                             {"standing", words(standing_of(forecast, balance.question.sides[i].key))},
                             {"wins", json_of_share(tally.sides[i].won(), balance.games)},
                             {"breaks", json_of_share(tally.sides[i].army_breaks, balance.games)}};
    return printed(QJsonObject{{"games", static_cast<qint64>(balance.games)},
                               {"seed", static_cast<qint64>(balance.question.seed)},
                               {"by", "the automatic player"},
                               {"sides", sides}});
}

} // namespace

Reply forecast_of_game(Operands operands, const CommandLine& line, Rulesets rulesets)
{
    game::Balance wanted;
    std::int64_t last_turn = 0;
    for (const auto& [spec, number] : {std::pair{games_of_forecast, &wanted.games}, std::pair{seed_of_forecast, &wanted.question.seed},
                                       std::pair{turns_of_battles, &last_turn}}) {
        const auto typed = typed_number(line, spec);
        if (!typed)
            return std::unexpected{typed.error()};
        *number = *typed;
    }
    const auto read = game_for_reading(operands[0], rulesets);
    if (!read)
        return std::unexpected{read.error()};
    const GameRecord& record = read->record;
    if (!game::can_be_counted(record.ruleset()) || game::sides_of(record.journal().state()).size() < 2)
        return failed(ExitCode::Refused, operands[0], {"its rules do not say who wins, or there are no two sides"});
    wanted.question.last_turn = static_cast<int>(last_turn);
    const auto threads = static_cast<int>(std::min<std::int64_t>(std::max(1U, std::thread::hardware_concurrency()), wanted.games));
    const Interrupt interrupt;
    const game::Forecast forecast =
        game::forecast(record.journal().state(), record.book(), std::string{game::attacker_in(record.head().scenario)}, wanted, threads,
                       [](std::int64_t /*begun*/) { return !Interrupt::has_come(); });
    if (forecast.balance.games == 0)
        return failed(ExitCode::Refused, operands[0], {"stopped before the first battle was over"});
    return line.has(OptionName::Json) ? printed_json(forecast) : text(game::title_of(forecast)) + '\n' + text_of(game::table_of(forecast));
}

} // namespace corneta::cli
