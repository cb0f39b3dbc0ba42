// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/balance/forecast.h"

#include "core/game/play/rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace corneta::game {

namespace {

/// "58 % (44 to 71)"
Sentence share_in_words(std::int64_t hits, std::int64_t of)
{
    constexpr double hundred = 100;
    const auto percent = [](double share) { return Name{fmt::format("{:.0f}", hundred * share)}; };
    const Interval interval = interval_of_share(hits, of);
    return {"{0} % ({1} to {2})",
            {percent(static_cast<double>(hits) / static_cast<double>(of)), percent(interval.low), percent(interval.high)}};
}

} // namespace

Forecast forecast(const State& state, const Rulebook& book, const std::string& attacker, Balance wanted, int threads,
                  const std::function<bool(std::int64_t begun)>& goes_on)
{
    Forecast forecast;
    forecast.standings = book.ruleset->game->standing(state, book);
    Battlefield field{book, state, attacker, wanted.question.last_turn};
    field.start.face_down.clear();
    for (const Unit* const side : sides_of(state)) {
        const Force force = force_of(state, book, side->key);
        wanted.question.sides.push_back({side->key, side->name, force.units, force.strength - force.lost});
    }
    forecast.balance = played(std::move(wanted), std::span{&field, 1}, threads, goes_on);
    return forecast;
}

Sentence title_of(const Forecast& forecast)
{
    return {"{0} battles by seed {1} that play themselves from here, with 95 % intervals; both sides play bluntly",
            {forecast.balance.games, forecast.balance.question.seed}};
}

WordTable table_of(const Forecast& forecast)
{
    const Balance& balance = forecast.balance;
    const BattlesTally& tally = balance.tally.battles.front();
    WordTable table{.title = {"who wins from here"}, .columns = {{"wins"}, {"its army breaks"}, {"stands at"}}};
    for (std::size_t i = 0; i < tally.sides.size(); ++i) {
        const SideThere& side = balance.question.sides[i];
        const auto standing = std::ranges::find(forecast.standings, side.key, &Standing::side);
        table.rows.push_back(
            {{"{0}", {Name{side.name}}},
             {share_in_words(tally.sides[i].won(), balance.games), share_in_words(tally.sides[i].army_breaks, balance.games),
              standing == forecast.standings.end() ? Sentence{""} : standing->words}});
    }
    return table;
}

} // namespace corneta::game
