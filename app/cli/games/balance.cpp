// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"
#include "app/cli/options/interrupt.h"
#include "app/cli/options/question.h"
#include "app/cli/options/typed.h"
#include "app/cli/printing/columns.h"
#include "app/storage/files/digest.h"
#include "app/storage/files/whole_files.h"
#include "app/storage/game/game_json.h"
#include "app/storage/packs/packs.h"
#include "core/game/balance/asked_battles.h"
#include "core/text/most_problems.h"
#include "core/text/phrase.h"

#include <QJsonObject>

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

/// Some of the battles, and where that is written.
struct Shard {
    std::string where;
    game::Balance balance;

    std::int64_t end() const { return balance.from_game + balance.games; }
};

void read_shards(const std::string& path, std::vector<Shard>& shards, Problems& problems)
{
    const auto bytes = bytes_of_file(path);
    if (!bytes)
        return add(problems, bytes.error().front());
    std::string_view rest{*bytes};
    const std::size_t before = shards.size() + problems.size();
    for (int number = 1; !rest.empty(); ++number) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(line.size() + 1, rest.size()));
        if (line.find_first_not_of(" \t\r") == std::string_view::npos)
            continue;
        if (auto balance = balance_from(line, path, number))
            shards.push_back({Statement{path, number, {}}.where(), std::move(*balance)});
        else
            add(problems, balance.error().front());
    }
    if (shards.size() + problems.size() == before)
        add(problems, {path, {"states nothing"}});
}

/// What keeps battles from counting together, by the member that differs.
void compare(const Shard& first, const Shard& other, Problems& problems)
{
    const QJsonObject here = members_of(first.balance.question);
    const QJsonObject there = members_of(other.balance.question);
    QStringList keys = here.keys() + there.keys();
    keys.removeDuplicates();
    for (const QString& key : keys)
        if (here[key] != there[key])
            problems.push_back({other.where, {"not the same {0} as {1}", {Name{key.toStdString()}, Name{first.where}}}});
}

/// Each game once, and none left out.
void follow_on(const Shard& before, const Shard& next, Problems& problems)
{
    const auto name = [&](std::int64_t from, std::int64_t to, std::string_view what) {
        problems.push_back({next.where, {what, {from, to, Name{before.where}}}});
    };
    if (next.balance.from_game < before.end())
        name(next.balance.from_game, std::min(before.end(), next.end()) - 1, "games {0} to {1} are in {2} too");
    if (next.balance.from_game > before.end())
        name(before.end(), next.balance.from_game - 1, "games {0} to {1} are missing between {2} and this file");
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

Reply merged_balance(const Call& call)
{
    std::vector<Shard> shards;
    Problems problems;
    for (const std::string& path : call.operands)
        read_shards(path, shards, problems);
    if (!problems.empty())
        throw failed(ExitCode::Unreadable, problems);
    for (const Shard& shard : std::span{shards}.subspan(1))
        compare(shards.front(), shard, problems);
    if (!problems.empty())
        throw failed(ExitCode::Refused, problems);
    std::ranges::stable_sort(shards, {}, [](const Shard& shard) { return shard.balance.from_game; });
    for (std::size_t i = 1; i < shards.size(); ++i)
        follow_on(shards[i - 1], shards[i], problems);
    if (!problems.empty())
        throw failed(ExitCode::Refused, problems);
    game::Balance whole = shards.front().balance;
    for (const Shard& shard : std::span{shards}.subspan(1)) {
        whole.add(shard.balance);
        if (const auto flaw = whole.flaw())
            throw failed(ExitCode::Unreadable, shard.where, *flaw);
    }
    return call.is_json() ? json_of(whole) + '\n' : text_of(whole);
}

} // namespace corneta::cli
