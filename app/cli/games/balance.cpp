// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"
#include "app/cli/games/scenario_named.h"
#include "app/cli/options/interrupt.h"
#include "app/cli/options/question.h"
#include "app/cli/options/typed_number.h"
#include "app/cli/printing/balance_text.h"
#include "app/storage/files/digest.h"
#include "app/storage/game/game_json.h"
#include "app/storage/packs/packs.h"
#include "core/game/forces/scenario.h"

#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <thread>
#include <unistd.h>

namespace corneta::cli {

namespace {

/// Battles that are asked for, with all they are played by.
struct Asked {
    game::Balance wanted;
    std::vector<Rulebook> books;
    std::vector<game::Battlefield> fields;
    int jobs = 1;
};

std::expected<Asked, Failure> numbers_from(const CommandLine& line)
{
    constexpr std::int64_t most_jobs = 1024;
    const std::int64_t processors = std::clamp<std::int64_t>(std::thread::hardware_concurrency(), 1, most_jobs);
    Asked asked;
    std::int64_t last_turn = 0;
    std::int64_t jobs = 0;
    const std::array<std::pair<NumberSpec, std::int64_t*>, 5> all{{
        {{OptionName::Games, 1, game::most_games}, &asked.wanted.games},
        {seed_of_battles, &asked.wanted.question.seed},
        {{OptionName::FromGame, 1, game::most_games, 1}, &asked.wanted.from_game},
        {turns_of_battles, &last_turn},
        {{OptionName::Jobs, 1, most_jobs, processors}, &jobs},
    }};
    for (const auto& [spec, number] : all) {
        const auto typed = typed_number(line, spec);
        if (!typed)
            return std::unexpected{typed.error()};
        *number = *typed;
    }
    if (asked.wanted.from_game + asked.wanted.games - 1 > game::most_games)
        return failed(ExitCode::Usage, "--from-game", {"the last game is number {0} at the most", {game::most_games}});
    asked.wanted.question.last_turn = static_cast<int>(last_turn);
    asked.jobs = static_cast<int>(std::min(jobs, asked.wanted.games));
    return asked;
}

/// The ruleset's charts with a pack, and how the scenario begins by them.
std::expected<void, Failure> add_charts(Asked& asked, const Ruleset& ruleset, const std::optional<std::string>& pack,
                                        std::span<const Statement> statements)
{
    auto book = rulebook_with_pack(ruleset, pack);
    auto scenario = book ? game::scenario_from(*book, statements) : std::unexpected{book.error()};
    if (!scenario)
        return failed(ExitCode::Unreadable, scenario.error());
    const std::string path = pack.value_or("");
    asked.wanted.question.scenario = scenario->key;
    asked.wanted.question.charts.push_back({path.substr(path.rfind('/') + 1), digest_of(*book->charts)});
    asked.books.push_back(std::move(*book));
    asked.fields.push_back({nullptr, std::move(scenario->start), scenario->attacker, asked.wanted.question.last_turn});
    return {};
}

std::string digest_of(std::span<const Statement> statements)
{
    std::string all;
    for (const Statement& statement : statements)
        all += json_of(statement.members) + '\n';
    return hex(text(sha256({all})));
}

bool can_play(const Ruleset& ruleset)
{
    return ruleset.game != nullptr && ruleset.game->summary != nullptr && ruleset.game->standing != nullptr;
}

std::expected<Asked, Failure> asked_from(Operands operands, const CommandLine& line, Rulesets rulesets)
{
    const auto ruleset = ruleset_named(operands[0], rulesets);
    if (!ruleset)
        return std::unexpected{ruleset.error()};
    auto asked = numbers_from(line);
    if (!asked)
        return asked;
    const auto statements = scenario_named(operands[1], line, **ruleset);
    if (!statements)
        return std::unexpected{statements.error()};
    if (!can_play(**ruleset))
        return failed(ExitCode::Usage, operands[0], {"its rules do not say who wins a battle"});
    std::vector packs{line.value(OptionName::Pack)};
    if (line.has(OptionName::Against))
        packs.push_back(line.value(OptionName::Against));
    for (const auto& pack : packs)
        if (const auto added = add_charts(*asked, **ruleset, pack, *statements); !added)
            return std::unexpected{added.error()};
    for (std::size_t i = 0; i < packs.size(); ++i)
        asked->fields[i].book = &asked->books[i];
    game::BalanceQuestion& question = asked->wanted.question;
    question.program = CORNETA_VERSION;
    question.ruleset = (*ruleset)->key;
    question.options = line.values(OptionName::Option);
    question.digest = digest_of(*statements);
    for (const game::Unit* const side : game::sides_of(asked->fields[0].start)) {
        const game::Force force = game::force_of(asked->fields[0].start, asked->books[0], side->key);
        question.sides.push_back({side->key, side->name, force.units, force.strength - force.lost});
    }
    if (question.sides.size() < 2)
        return failed(ExitCode::Refused, operands[1], {"a battle has two sides at the least"});
    return asked;
}

} // namespace

Reply balance_of_scenario(Operands operands, const CommandLine& line, Rulesets rulesets)
{
    const auto asked = asked_from(operands, line, rulesets);
    if (!asked)
        return std::unexpected{asked.error()};
    const bool is_watched = ::isatty(STDERR_FILENO) == 1;
    const Interrupt interrupt;
    const auto goes_on = [&](std::int64_t begun) {
        if (is_watched)
            std::cerr << fmt::format("\r{} of {} games", begun, asked->wanted.games) << std::flush;
        return !Interrupt::has_come();
    };
    const game::Balance balance = game::played(asked->wanted, asked->fields, asked->jobs, goes_on);
    if (is_watched)
        std::cerr << "\r\033[K" << std::flush;
    if (const std::int64_t left = asked->wanted.games - balance.games; left > 0)
        std::cerr << fmt::format("stopped after {} of {} games; --from-game {} --games {} plays the others\n", balance.games,
                                 asked->wanted.games, balance.from_game + balance.games, left);
    return line.has(OptionName::Json) ? json_of(balance) + '\n' : text_of(balance);
}

} // namespace corneta::cli
