// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"
#include "app/cli/options/interrupt.h"
#include "app/cli/options/question.h"
#include "app/cli/options/typed.h"
#include "app/cli/printing/table_text.h"
#include "app/storage/files/digest.h"
#include "app/storage/game/game_json.h"
#include "app/storage/packs/packs.h"
#include "core/game/balance/asked_battles.h"
#include "core/text/phrase.h"

#include <algorithm>
#include <iostream>
#include <thread>
#include <unistd.h>

namespace corneta::cli {

namespace {

/// What is typed in numbers.
struct Numbers {
    std::int64_t games = 0;
    std::int64_t seed = 0;
    std::int64_t from_game = 0;
    std::int64_t last_turn = 0;
    std::int64_t jobs = 0;
};

Numbers numbers_from(const CommandLine& line)
{
    constexpr std::int64_t most_jobs = 1024;
    const std::int64_t processors = std::clamp<std::int64_t>(std::thread::hardware_concurrency(), 1, most_jobs);
    Numbers asked;
    const std::array<std::pair<NumberSpec, std::int64_t*>, 5> all{{
        {{OptionName::Games, 1, game::most_games}, &asked.games},
        {seed_of_battles, &asked.seed},
        {{OptionName::FromGame, 1, game::most_games, 1}, &asked.from_game},
        {turns_of_battles, &asked.last_turn},
        {{OptionName::Jobs, 1, most_jobs, processors}, &asked.jobs},
    }};
    for (const auto& [spec, number] : all)
        *number = typed_number(line, spec);
    if (asked.from_game + asked.games - 1 > game::most_games)
        throw failed(ExitCode::Usage, "--from-game", {"the last game is at most number {0}", {game::most_games}});
    asked.jobs = std::min(asked.jobs, asked.games);
    return asked;
}

std::string digest_of(std::span<const Statement> statements)
{
    std::string all;
    for (const Statement& statement : statements)
        all += json_of(statement.members) + '\n';
    return hex(text(sha256({all})));
}

/// The ruleset's charts with each of the packs.
std::vector<Rulebook> books_with(std::span<const std::optional<std::string>> packs, const Ruleset& ruleset)
{
    std::vector<Rulebook> books;
    for (const auto& pack : packs)
        books.push_back(or_fail(rulebook_with_pack(ruleset, pack), ExitCode::Unreadable));
    return books;
}

game::AskedBattles battles_from(Operands operands, const CommandLine& line, const Numbers& numbers, const Ruleset& ruleset)
{
    const auto statements = scenario_named(operands[1], line, ruleset);
    if (!game::can_be_counted(ruleset))
        throw failed(ExitCode::Usage, operands[0], {"its rules do not say who wins a battle"});
    std::vector packs{line.value(OptionName::Pack)};
    if (line.has(OptionName::Against))
        packs.push_back(line.value(OptionName::Against));
    const auto books = books_with(packs, ruleset);
    auto asked = or_fail(game::asked_battles(books, statements, static_cast<int>(numbers.last_turn)), ExitCode::Unreadable);
    asked.wanted.games = numbers.games;
    asked.wanted.from_game = numbers.from_game;
    game::BalanceQuestion& question = asked.wanted.question;
    question.program = CORNETA_VERSION;
    question.options = line.values(OptionName::Option);
    question.digest = digest_of(statements);
    question.seed = numbers.seed;
    for (std::size_t i = 0; i < packs.size(); ++i) {
        const std::string path = packs[i].value_or("");
        question.charts.push_back({path.substr(path.rfind('/') + 1), digest_of(*books[i].charts)});
    }
    if (question.sides.size() < 2)
        throw failed(ExitCode::Refused, operands[1], {"a battle has at least two sides"});
    return asked;
}

} // namespace

Reply balance_of_scenario(const Call& call)
{
    const Ruleset& ruleset = ruleset_named(call.operands[0], call.rulesets);
    const auto numbers = numbers_from(call.line);
    const auto asked = battles_from(call.operands, call.line, numbers, ruleset);
    const bool is_watched = ::isatty(STDERR_FILENO) == 1;
    const Interrupt interrupt;
    const auto goes_on = [&](std::int64_t begun) {
        if (is_watched)
            std::cerr << phrase("\r{} of {} games", begun, asked.wanted.games) << std::flush;
        return !Interrupt::has_come();
    };
    const game::Balance balance = game::played(asked.wanted, asked.fields, static_cast<int>(numbers.jobs), goes_on);
    if (is_watched)
        std::cerr << "\r\033[K" << std::flush;
    if (const std::int64_t left = asked.wanted.games - balance.games; left > 0)
        std::cerr << phrase("stopped after {} of {} games; --from-game {} --games {} plays the others\n", balance.games, asked.wanted.games,
                            balance.from_game + balance.games, left);
    return call.is_json() ? json_of(balance) + '\n' : text_of(balance);
}

} // namespace corneta::cli
