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
    {"santa-anna", "hidden", "the same"},
    {"santa-anna", "mixed-crew-loss", "a battery must be hit while lent infantry serves it"},
    {"santa-anna", "contact or charge-short or skirmisher-withdrawal or support", "all four at once in few charges of a thousand"},
    {"santa-anna", "contact or charge-short or support", "a target that is gone, while a friend fights, in few charges of a thousand"},
    {"santa-anna", "lend", "infantry with a Form order seldom stands by guns that lack hands"},
    {"revolucion", "stay", "aircraft with two ways to attack stand in one scenario, and are seldom left unhurt by the first"},
    {"revolucion", "line", "which rails are ripped up need not be said"},
    {"revolucion", "wire", "which wire is cut need not be said"},
    {"revolucion", "get-on", "who rides is up to the players, and a vehicle seldom stands where its riders do"},
    {"revolucion", "get-off", "the same"},
    {"revolucion", "form-up", "it comes at once after a regroup, and few units regroup before the battle ends"},
    {"revolucion", "level", "minefields lie where the players put them"},
    {"revolucion", "deployed_at_start", "the game knows it of each unit"},
    {"revolucion", "victory", "what decides beside the break points is the scenario's, and takes a reason"},
    {"cedar-creek", "rest", "few brigades tire before their side wins or loses"},
    {"cedar-creek", "retreat choice=voluntary-rout", "nobody who wants to win does that"},
    {"cedar-creek", "fronts_crossed", "enemy fronts are on the map"},
    {"cedar-creek", "front_left=yes", "takes a reason: all enemies in the front are attacked"},
    {"pedregal", "attack hexside=ravine", "ravines are on the map"},
    {"pedregal", "ravine forced_retreat=yes", "the same"},
    {"pedregal", "garrison place=outside", "a garrison that is not relieved stays"},
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
