// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/automatic_exceptions.h"

#include <array>
#include <string_view>

namespace {

/// An action, or a choice as the table of what was played names it.
struct Exception {
    std::string_view ruleset;
    std::string_view what;
    std::string_view reason;
};

constexpr auto exceptions = std::to_array<Exception>({
    {"santa-anna", "gun-damage", "of the rule's option alone, and there guns hit gunners in one battle of thirty"},
    {"santa-anna", "resupply", "where wagons stand is on the table, and that a battery stayed there a whole turn the game asks nobody"},
    {"santa-anna", "reunite", "parts are made by the table's split, and two of them seldom have Form orders in one turn"},
    {"revolucion", "get-on", "see the ruleset"},
    {"revolucion", "get-off", "see the ruleset"},
    {"revolucion", "level", "see the ruleset"},
    {"revolucion", "victory", "see the ruleset"},
    {"cedar-creek", "tactical-retreat", "see the ruleset"},
    {"pedregal", "step-loss", "see the ruleset"},
    {"pedregal", "leader-casualty", "see the ruleset"},
});

} // namespace

std::set<std::string> not_in_automatic_games(const corneta::Ruleset& ruleset)
{
    std::set<std::string> all;
    for (const Exception& exception : exceptions)
        if (exception.ruleset == ruleset.key)
            all.insert(std::string{exception.what});
    return all;
}
