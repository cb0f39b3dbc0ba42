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
    {"santa-anna", "fortification-fire", "works stand in the large battle alone, and few guns are near them"},
    {"santa-anna", "reveal", "no scenario hides units: their owners do, on the table"},
    {"santa-anna", "spot-hidden", "the same"},
    {"revolucion", "get-on", "who rides is up to the players, and a vehicle seldom stands where its riders do"},
    {"revolucion", "get-off", "the same"},
    {"revolucion", "level", "minefields lie where the players put them"},
    {"revolucion", "victory", "what decides beside the break points is the scenario's, and takes a reason"},
    {"pedregal", "step-loss", "units that lose a step in one stack: stacks are on the map"},
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
