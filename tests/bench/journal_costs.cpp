// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/journal_costs.h"

#include "app/storage/game/game_file.h"
#include "app/storage/game/verified.h"
#include "app/storage/packs/scenarios.h"
#include "core/game/decide/decide.h"
#include "tests/bench/cost.h"
#include "tests/bench/row.h"

#include <QTemporaryDir>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <fcntl.h>
#include <unistd.h>

namespace bench {

using namespace corneta;

namespace {

constexpr int entries = 10'000;
constexpr int at_a_time = 500;

/// Fires with typed dice; now and then the target is set up anew.
game::Command command(int number)
{
    constexpr int plays_of_a_side = 1000;
    constexpr int plays_of_a_target = 8;
    if (number % plays_of_a_side == 0)
        return game::Edit{"mexican", {{"losses", "0"}}, std::nullopt, "counted anew"};
    if (number % plays_of_a_target == 0)
        return game::Edit{
            "M3",
            {{"effectives", "16"},
             {"stragglers", "0"},
             {"destroyed", "no"},
             {"losses_this_turn", "0"},
             {"fire_losses_this_turn", "0"},
             {"casualties_this_turn", "0"}},
            std::nullopt,
            "set up anew",
        };
    return game::Play{.action = "fire",
                      .roles = {{"firer", {number % 2 == 0 ? "K1" : "K2"}}, {"target", {"M3"}}},
                      .typed = {{"range", "7"}},
                      .reason = "to measure",
                      .as_usual = true};
}

std::vector<std::string> bodies_of(const GameFile& file, int count)
{
    game::Journal journal{file.journal().start()};
    std::vector<std::string> bodies;
    for (int number = 1; number <= count; ++number) {
        game::DiceAtHand dice;
        if (number % 8 != 0)
            dice.in_order = {number % 20 + 1};
        auto entry = game::decided(journal, file.record().book(), command(number), dice);
        if (!entry || !journal.append(*entry)) {
            fmt::print("no entry {}: {}\n", number, entry ? "" : text(entry.error().front()));
            return {};
        }
        bodies.push_back(json_of(GameLine{std::move(*entry)}));
    }
    return bodies;
}

double seconds_since(std::chrono::steady_clock::time_point start)
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

double median(std::vector<double> all)
{
    std::ranges::sort(all);
    return all[all.size() / 2];
}

/// The commit of entries and a bare append with fdatasync of as many bytes, in turn; the medians' ratio.
double commit_ratio(const std::string& folder, GameFile& file, const std::vector<std::string>& bodies)
{
    const int bare = ::open((folder + "/bare").c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600); // NOLINT(cppcoreguidelines-pro-type-vararg)
    std::vector<double> commits;
    std::vector<double> appends;
    for (int i = 1; i <= 200; ++i) {
        game::DiceAtHand dice;
        if (i % 8 != 0)
            dice.in_order = {i % 20 + 1};
        auto start = std::chrono::steady_clock::now();
        if (!file.give(command(i), dice))
            return -1;
        commits.push_back(seconds_since(start));
        const std::string line = text(JournalLine{bodies[static_cast<std::size_t>(i) - 1], std::string(64, '0'), 0});
        start = std::chrono::steady_clock::now();
        if (::write(bare, line.data(), line.size()) < 0 || ::fdatasync(bare) != 0)
            return -1;
        appends.push_back(seconds_since(start));
    }
    ::close(bare);
    return median(commits) / median(appends);
}

} // namespace

void print_journal_costs(const Rulebook& santa_anna)
{
    const QTemporaryDir scratch;
    const std::string folder = scratch.path().toStdString();
    const std::array rulesets{santa_anna.ruleset};
    const auto scenario = scenario_statements(*santa_anna.ruleset, "buena-vista-small");
    auto file = GameFile::create(folder + "/short.corneta", {std::string{santa_anna.ruleset->key}, {}, *scenario}, rulesets);
    if (!file)
        return;
    const std::vector<std::string> bodies = bodies_of(*file, entries);
    auto long_file = JournalFile::create(folder + "/long.corneta", file->file().lines().front().body);
    if (bodies.empty() || !long_file)
        return;
    for (std::size_t at = 0; at < bodies.size(); at += at_a_time)
        if (!long_file->append(std::span{bodies}.subspan(at, at_a_time)))
            return;
    constexpr double opening_budget = 0.2;
    constexpr double commit_budget = 1.5;
    const std::string path = folder + "/long.corneta";
    print_row(fmt::format("opening and verifying a game of {} entries", entries), seconds_of([&] {
                  const auto read = game_read(path, rulesets);
                  if (!read || !verified(read->record, path).problems.empty())
                      fmt::print("the game cannot be read\n");
              }),
              opening_budget, "s");
    print_row("commit of an entry, against a bare append and fdatasync of its bytes", commit_ratio(folder, *file, bodies), commit_budget,
              "x");
}

} // namespace bench
