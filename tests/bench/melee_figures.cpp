// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/melee_figures.h"

#include <algorithm>
#include <map>
#include <string>
#include <tuple>

namespace bench {

using namespace corneta;

namespace {

constexpr double least_share = 3e-7; ///< rarer states are not followed

struct Castings {
    int effectives = 0;
    int stragglers = 0;
    auto operator<=>(const Castings&) const = default;
};

/// The veterans and the units of twelve that still stand, by rising strength: they are alike.
struct Standing {
    Castings veterans;
    std::vector<Castings> twelves;
    auto operator<=>(const Standing&) const = default;
};

std::string list_of(const std::vector<Castings>& units, int Castings::* count)
{
    std::string list;
    for (const Castings& unit : units)
        list += (list.empty() ? "" : ",") + std::to_string(unit.*count);
    return list;
}

std::string yes_or_no(bool is)
{
    return is ? "yes" : "no";
}

std::vector<Given> given_for(const Brawl& brawl, const Standing& standing, bool is_first_turn)
{
    return {{"attacker_effectives", list_of(standing.twelves, &Castings::effectives)},
            {"attacker_stragglers", list_of(standing.twelves, &Castings::stragglers)},
            {"attacker_experience", std::string{brawl.experience}},
            {"attacker_charging", yes_or_no(brawl.twelves_charge)},
            {"defender_effectives", std::to_string(standing.veterans.effectives)},
            {"defender_stragglers", std::to_string(standing.veterans.stragglers)},
            {"defender_experience", "veteran"},
            {"defender_nation", std::string{brawl.veterans_nation}},
            {"defender_charging", yes_or_no(brawl.veterans_charge)},
            {"first_round", yes_or_no(is_first_turn)}};
}

/// The units of twelve that have not broken.
std::vector<Castings> twelves_after(const Asked& melee, const Ending& ending, const std::vector<Castings>& before)
{
    const bool alone = before.size() == 1;
    std::vector<Castings> after;
    for (std::size_t unit = 0; unit < before.size(); ++unit) {
        const auto of = [&](const std::string& stat) {
            return melee.value(ending, (alone ? "attacker_" : "attacker_unit_") + stat, alone ? 0 : unit);
        };
        const int stragglers = of("stragglers");
        if (of("breaks") == 0)
            after.push_back({before[unit].effectives - stragglers - of("casualties"), before[unit].stragglers + stragglers});
    }
    std::ranges::sort(after);
    return after;
}

} // namespace

Brawled brawled(const Asked& melee, const Brawl& brawl)
{
    constexpr int most_turns = 40;
    Brawled brawled;
    std::map<Standing, double> all{{{{20, 0}, std::vector<Castings>(static_cast<std::size_t>(brawl.units), Castings{12, 0})}, 1.0}};
    for (int turn = 0; turn < most_turns; ++turn) {
        std::map<Standing, double> locked;
        for (const auto& [standing, probability] : all) {
            if (probability < least_share)
                continue;
            for (const Ending& ending : melee.endings(given_for(brawl, standing, turn == 0))) {
                const double share = probability * ending.probability;
                std::vector<Castings> twelves = twelves_after(melee, ending, standing.twelves);
                const int stragglers = melee.value(ending, "defender_stragglers");
                if (melee.value(ending, "defender_breaks") != 0)
                    (twelves.empty() ? brawled.both_break : brawled.veterans_lose) += share;
                else if (twelves.empty())
                    brawled.veterans_win += share;
                else
                    locked[{{standing.veterans.effectives - stragglers - melee.value(ending, "defender_casualties"),
                             standing.veterans.stragglers + stragglers},
                            std::move(twelves)}] += share;
            }
        }
        all = std::move(locked);
    }
    brawled.unsettled = 1 - brawled.veterans_win - brawled.veterans_lose - brawled.both_break;
    return brawled;
}

} // namespace bench
