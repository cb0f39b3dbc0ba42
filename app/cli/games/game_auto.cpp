// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"
#include "app/cli/options/interrupt.h"
#include "app/cli/options/question.h"
#include "app/cli/options/typed.h"
#include "app/cli/printing/columns.h"
#include "app/cli/printing/game_text.h"
#include "app/cli/printing/json.h"
#include "core/game/automatic/automatic_player.h"
#include "core/game/balance/asked_battles.h"
#include "core/game/balance/forecast.h"
#include "core/game/chances/armies.h"
#include "core/game/forces/scenario.h"
#include "core/game/play/phases.h"
#include "core/game/play/prepared.h"
#include "core/game/play/rules.h"
#include "core/text/language.h"
#include "core/text/phrase.h"
#include "core/text/words.h"

#include <algorithm>
#include <thread>

namespace corneta::cli {

namespace {

/// Where it ended and why.
struct Ended {
    std::string_view how; ///< `decided`, `turns`
    int entries = 0;
};

void make(game::AutomaticMove& move, GameFile& file)
{
    const auto units = move.unit.empty() ? std::vector<std::string>{} : std::vector{move.unit};
    if (move.entry)
        or_fail(file.take_down(std::move(*move.entry)), file);
    else
        or_fail(move.word.empty() ? file.turn_up(units) : file.lay({move.unit, move.word}), file);
}

Ended played(GameFile& file, std::uint64_t seed, int last_turn)
{
    game::AutomaticPlayer player{file.record().book(), seed, std::string{game::attacker_in(file.record().head().scenario)}};
    for (int entries = 0;; ++entries) {
        if (file.journal().state().stage.turn > last_turn)
            return {"turns", entries};
        auto move = player.next(file.journal());
        if (!move && !player.stuck().empty())
            throw failed(file, player.stuck());
        if (!move)
            return {"decided", entries};
        make(*move, file);
    }
}

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
    return found == forecast.standings.end() ? std::string{} : spoken(found->words);
}

/// The plays that are declared, or what is wrong with one.
std::vector<game::Play> declared_plays(const CommandLine& line, const GameRecord& record)
{
    std::vector<game::Play> plays;
    for (const std::string& typed : line.values(OptionName::Play)) {
        const std::vector<std::string_view> all = parted(typed, ' ');
        const Action& action = action_named(all.empty() ? std::string{} : std::string{all.front()}, record.ruleset());
        plays.push_back(play_from(record.ruleset(), action, given_once(std::span{all}.subspan(1))));
    }
    return plays;
}

/// What speaks against plays as things stand; those that take effect one after the other are looked at as they come.
Problems problems_with(std::span<const game::Play> plays, const GameRecord& record)
{
    const game::State& state = record.journal().state();
    if (!game::waits_for_end(state, record.ruleset()))
        plays = plays.first(std::min<std::size_t>(plays.size(), 1));
    Problems problems;
    for (const game::Play& play : plays) {
        auto ready = game::prepared(state, record.book(), play);
        if (!ready)
            std::ranges::move(ready.error(), std::back_inserter(problems));
        else
            for (Problems* const more : {&ready->refused, &ready->nobody, &ready->objected})
                std::ranges::move(*more, std::back_inserter(problems));
    }
    return problems;
}

QJsonObject json_of(const game::ArmyBreaking& army)
{
    return {{"side", words(army.side)},
            {"has_broken", army.has_broken},
            {"breaks",
             QJsonObject{{"probability", army.chance.probability},
                         {"weight", whole_or_null(army.chance.weight)},
                         {"total", whole_or_null(army.total)}}}};
}

/// What the phase comes to, and the battles.
struct Forecasts {
    std::size_t declared = 0;
    bool has_phase = false; ///< something waits or is declared
    std::optional<std::vector<game::ArmyBreaking>> phase{};
    game::Forecast battles{};
};

std::string printed_json(const Forecasts& forecasts)
{
    const game::Forecast& forecast = forecasts.battles;
    const game::Balance& balance = forecast.balance;
    const game::BattlesTally& tally = balance.tally.battles.front();
    QJsonArray sides;
    for (std::size_t i = 0; i < tally.sides.size(); ++i)
        sides << QJsonObject{{"side", words(balance.question.sides[i].key)},
                             {"standing", words(standing_of(forecast, balance.question.sides[i].key))},
                             {"wins", json_of_share(tally.sides[i].won(), balance.games)},
                             {"breaks", json_of_share(tally.sides[i].army_breaks, balance.games)}};
    const auto phase = [&] { return json_list(*forecasts.phase, [](const game::ArmyBreaking& army) { return json_of(army); }); };
    return printed(QJsonObject{{"phase", forecasts.phase ? QJsonValue{phase()} : QJsonValue{}},
                               {"games", static_cast<qint64>(balance.games)},
                               {"seed", static_cast<qint64>(balance.question.seed)},
                               {"by", "the automatic player"},
                               {"sides", sides}});
}

std::string printed_text(const Forecasts& forecasts, const game::State& state)
{
    std::string phase;
    if (forecasts.phase)
        phase = text_of(game::table_of(*forecasts.phase, state, forecasts.declared)).substr(1) + '\n'; // it begins with an empty line
    else if (forecasts.has_phase)
        phase = spoken("At the end of this phase: cannot be counted exactly\n\n");
    return phase + spoken(game::title_of(forecasts.battles)) + '\n' + text_of(game::table_of(forecasts.battles));
}

} // namespace

Reply automatic_play(const Call& call)
{
    const auto seed = typed_number(call.line, seed_of_battles);
    const auto turns = typed_number(call.line, turns_of_battles);
    GameFile file = game_for_writing(call.operands[0], call.rulesets);
    const Ended ended = played(file, static_cast<std::uint64_t>(seed), static_cast<int>(turns));
    const game::Stage& stage = file.journal().state().stage;
    if (call.is_json())
        return printed(QJsonObject{{"ended", words(ended.how)}, {"entries", ended.entries}, {"turn", stage.turn}});
    const std::string why = spoken(ended.how == "decided" ? "the battle is decided" : "the turns are over");
    return phrase("{} entries; turn {}: {}\n", ended.entries, stage.turn, why);
}

Reply forecast_of_game(const Call& call)
{
    game::Balance wanted;
    std::int64_t last_turn = 0;
    for (const auto& [spec, number] : {std::pair{games_of_forecast, &wanted.games}, std::pair{seed_of_forecast, &wanted.question.seed},
                                       std::pair{turns_of_battles, &last_turn}})
        *number = typed_number(call.line, spec);
    const GameRead read = game_for_reading(call.operands[0], call.rulesets);
    const GameRecord& record = read.record;
    if (!game::can_be_counted(record.ruleset()) || game::sides_of(record.journal().state()).size() < 2)
        throw failed(ExitCode::Refused, call.operands[0], {"its rules do not say who wins, or there are no two sides"});
    const auto declared = declared_plays(call.line, record);
    if (const Problems problems = problems_with(declared, record); !problems.empty())
        throw failed(ExitCode::Refused, problems);
    const game::State& state = record.journal().state();
    Forecasts forecasts{.declared = declared.size(), .has_phase = !declared.empty() || !state.pending.empty()};
    if (forecasts.has_phase)
        forecasts.phase = game::chances_to_break(state, record.book(), declared);
    wanted.question.last_turn = static_cast<int>(last_turn);
    const auto threads = static_cast<int>(std::min<std::int64_t>(std::max(1U, std::thread::hardware_concurrency()), wanted.games));
    const Interrupt interrupt;
    forecasts.battles = game::forecast(state, record.book(), std::string{game::attacker_in(record.head().scenario)}, wanted, threads,
                                       [](std::int64_t /*begun*/) { return !Interrupt::has_come(); });
    if (forecasts.battles.balance.games == 0)
        throw failed(ExitCode::Refused, call.operands[0], {"stopped before the first battle was over"});
    return call.is_json() ? printed_json(forecasts) : printed_text(forecasts, state);
}

} // namespace corneta::cli
