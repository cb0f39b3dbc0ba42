// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/fire_figures.h"

#include <map>
#include <string>
#include <tuple>

namespace bench {

using namespace corneta;

namespace {

/// Effectives and stragglers of the target, whether the firer is low on ammunition.
using Line = std::tuple<int, int, bool>;

std::vector<Given> given_for(const Shooting& shooting, const Line& line, bool is_first_turn)
{
    const auto& [effectives, stragglers, is_low] = line;
    return {{"firer_castings", std::to_string(shooting.castings)},
            {"firer_experience", std::string{shooting.experience}},
            {"firer_initial_volley", shooting.first_volley && is_first_turn ? "yes" : "no"},
            {"firer_low_ammunition", is_low ? "yes" : "no"},
            {"range", std::string{shooting.range}},
            {"target_effectives", std::to_string(effectives)},
            {"target_stragglers", std::to_string(stragglers)}};
}

} // namespace

Shot shot(const Asked& fire, const Shooting& shooting)
{
    constexpr int most_turns = 200;
    Shot shot;
    std::map<Line, double> lines{{{shooting.target, 0, false}, 1.0}};
    for (int turn = 0; turn < most_turns && !lines.empty(); ++turn) {
        std::map<Line, double> after;
        for (const auto& [line, probability] : lines) {
            shot.turns += probability;
            const auto& [effectives, stragglers, is_low] = line;
            for (const Ending& ending : fire.endings(given_for(shooting, line, turn == 0))) {
                const int straggled = fire.value(ending, "stragglers");
                const int effectives_left = effectives - straggled - fire.value(ending, "casualties");
                const int stragglers_left = stragglers + straggled;
                const double share = probability * ending.probability;
                if (fire.value(ending, "breaks") == 0)
                    after[{effectives_left, stragglers_left,
                           shooting.stays_low_on_ammunition && (is_low || fire.value(ending, "low_ammunition") != 0)}] += share;
                else if (2 * (shooting.target - effectives_left - stragglers_left) < shooting.target)
                    shot.breaks_before_half += share;
            }
        }
        lines = std::move(after);
    }
    return shot;
}

} // namespace bench
