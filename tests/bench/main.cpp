// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game/game_file.h"
#include "app/storage/packs/packs.h"
#include "app/storage/packs/scenarios.h"
#include "core/action/resolve.h"
#include "core/dice/random_dice.h"
#include "core/odds/odds.h"
#include "core/odds/sensitivities.h"
#include "rulesets/all_rulesets.h"
#include "tests/bench/automatic_games.h"
#include "tests/bench/charges.h"
#include "tests/bench/cost.h"
#include "tests/bench/extremes.h"
#include "tests/bench/figures.h"
#include "tests/bench/journal_costs.h"
#include "tests/bench/revolucion_figures.h"
#include "tests/bench/row.h"

#include <QApplication>
#include <QCoreApplication>
#include <QPixmap>
#include <QScreen>
#include <QTemporaryDir>
#include <QWidget>

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <unistd.h>
#include <utility>
#include <vector>

namespace {

using namespace corneta;
using bench::print_row;

/// What the window is measured against: an empty widget that shows itself and is painted to a file.
int paint_empty_window(int argc, char** argv)
{
    const QApplication application{argc, argv};
    QWidget window;
    window.resize(1024, 768);
    window.show();
    QCoreApplication::processEvents();
    return window.screen()->grabWindow(window.winId()).save(QString::fromLocal8Bit(argv[2]))
        ? 0
        : 1; // NOLINT(cppcoreguidelines-pro-bounds-pointer-arithmetic)
}

void print_actions(const Rulebook& rulebook)
{
    constexpr double micro = 1e6;
    constexpr double milli = 1e3;
    constexpr double resolve_budget = 5;
    constexpr double odds_budget = 1;
    for (const Action& action : rulebook.ruleset->actions) {
        const Answers answers{action.form};
        const std::string name = fmt::format("{} {}", rulebook.ruleset->key, action.key);
        RandomDice dice{1};
        print_row(name + ": resolve with its words",
                  micro * bench::seconds_of([&] { (void)resolved(action, answers, *rulebook.typed_charts, dice); }), resolve_budget, "us");
        print_row(name + ": odds", milli * bench::seconds_of([&] { (void)odds(action, answers, *rulebook.typed_charts); }), odds_budget,
                  "ms");
        fmt::print("{:<66} {:>9.3f} ms  on a worker\n", name + ": what moves the chance most",
                   milli * bench::seconds_of([&] { (void)sensitivities(action, answers, *rulebook.typed_charts); }));
    }
}

/// Writes the whole of Buena Vista, at its start; empty where that fails.
std::string written_battle(const QTemporaryDir& scratch)
{
    const Ruleset& ruleset = *all_rulesets().front();
    const std::string file = scratch.filePath("battle.corneta").toStdString();
    auto scenario = scenario_statements(ruleset, "buena-vista");
    if (!scenario || !GameFile::create(file, {std::string{ruleset.key}, {}, std::move(*scenario)}, all_rulesets()))
        return {};
    return file;
}

void print_window(const std::string& folder, const std::string& self)
{
    const QTemporaryDir scratch;
    qputenv("XDG_DATA_HOME", scratch.filePath("data").toLocal8Bit());
    const std::string shot = scratch.filePath("shot.png").toStdString();
    const auto costs = bench::costs_of({{folder + "/corneta", "--shot", shot, "--at-once", "--size", "1024x768"},
                                        {self, "--empty-window", shot},
                                        {folder + "/corneta", "--shot", shot, "--at-once", "--size", "1024x768", written_battle(scratch)}});
    constexpr double paint_budget = 2.5;
    constexpr double battle_budget = 3;
    constexpr double memory_budget = 2;
    if (std::ranges::any_of(costs, [](const bench::Cost& cost) { return cost.seconds < 0; })) {
        fmt::print("the window could not be painted\n");
        return;
    }
    const bench::Cost& empty = costs[1];
    print_row("first window painted, whole process, against an empty Qt window", costs[0].seconds / empty.seconds, paint_budget, "x");
    print_row("the same with Buena Vista open", costs[2].seconds / empty.seconds, battle_budget, "x");
    print_row("memory of the window without a game, against the same", costs[0].peak / empty.peak, memory_budget, "x");
    print_row("memory of the window with Buena Vista open", costs[2].peak / empty.peak, memory_budget, "x");
}

} // namespace

/// Prints the budgets of the design with what this machine takes; nothing is asserted. `--figures [RULESET]` prints what the
/// charts do, `--journal` what a journal costs, `--automatic` what a battle that plays itself costs.
int main(int argc, char** argv)
{
    setenv("QT_QPA_PLATFORM", "offscreen", 1);                      // NOLINT(concurrency-mt-unsafe): no thread runs yet
    if (argc == 3 && std::string_view{argv[1]} == "--empty-window") // NOLINT(cppcoreguidelines-pro-bounds-pointer-arithmetic)
        return paint_empty_window(argc, argv);
    const QCoreApplication application{argc, argv};
    const std::vector<std::string_view> words{argv + 1, argv + argc}; // NOLINT(cppcoreguidelines-pro-bounds-pointer-arithmetic)
    const bool journal_alone = !words.empty() && words.front() == "--journal";
    const bool figures_alone = !words.empty() && words.front() == "--figures";
    const bool automatic_alone = !words.empty() && words.front() == "--automatic";
    const bool is_whole = !figures_alone && !journal_alone && !automatic_alone;
    if (is_whole) // first: what a child takes is reckoned from what its parent has
        print_window(QCoreApplication::applicationDirPath().toStdString(), QCoreApplication::applicationFilePath().toStdString());
    for (const Ruleset* ruleset : all_rulesets()) {
        if (figures_alone && words.size() == 2 && words.back() != ruleset->key)
            continue;
        const auto rulebook = rulebook_with_pack(*ruleset);
        if (!rulebook)
            return 1;
        const bool is_santa_anna = ruleset->key == "santa-anna";
        if (is_whole)
            print_actions(*rulebook);
        if (is_whole && is_santa_anna)
            bench::print_charges(*rulebook);
        if ((is_whole || automatic_alone) && is_santa_anna)
            bench::print_automatic_games(*rulebook);
        if ((is_whole || journal_alone) && is_santa_anna)
            bench::print_journal_costs(*rulebook);
        if (figures_alone && is_santa_anna)
            bench::print_figures(*rulebook);
        if (figures_alone && ruleset->key == "revolucion")
            bench::print_revolucion_figures(*rulebook);
    }
    if (is_whole)
        bench::print_extremes();
    return 0;
}
