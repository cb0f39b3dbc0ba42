// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/automatic_games.h"

#include "app/storage/packs/scenarios.h"
#include "core/action/resolve.h"
#include "core/dice/random_dice.h"
#include "core/game/automatic/automatic_game.h"
#include "tests/bench/cost.h"
#include "tests/bench/row.h"

#include <fmt/format.h>

#include <algorithm>

namespace bench {

using namespace corneta;

void print_automatic_games(const Rulebook& santa_anna)
{
    constexpr int games = 50;
    constexpr double milli = 1e3;
    constexpr double budget = 10;       // a hundred games a second
    constexpr double entry_budget = 25; // it prepares a play several times, looks who is to act and keeps what followed
    const auto scenarios = scenarios_of(*santa_anna.ruleset);
    if (!scenarios)
        return;
    const auto found = std::ranges::find(*scenarios, "buena-vista-small", &game::Scenario::key);
    int entries = 0;
    const double seconds = seconds_of([&] {
        entries = 0;
        for (std::uint64_t seed = 1; seed <= games; ++seed) {
            game::AutomaticGame game{santa_anna, found->start, found->attacker, seed, false};
            while (game.move()) {}
            entries += game.journal().next_number() - 1;
        }
    });
    print_row(fmt::format("buena-vista-small plays itself, {:.0f} games a second", games / seconds), milli * seconds / games, budget, "ms");

    const Action& fire = *santa_anna.ruleset->find_action("fire");
    RandomDice dice{1};
    const double resolving = seconds_of([&] { (void)resolved(fire, Answers{fire.form}, *santa_anna.typed_charts, dice); });
    print_row(fmt::format("an entry of it, of {} a game, against resolving fire with its words", entries / games),
              seconds / entries / resolving, entry_budget, "x");
}

} // namespace bench
