// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/combat/attack.h"

#include <algorithm>
#include <string>

namespace cedar_creek {

using corneta::Choice;
using corneta::Follow;
using corneta::FollowUp;
using corneta::Sentence;

namespace {

/// The side that suffers the result; on a tie the attacker.
Role loser(const AttackEnd& end)
{
    return end.result == CombatResult::DefenderLoses ? Role::Defender : Role::Attacker;
}

bool is_hit(const AttackEnd& end)
{
    return end.attacker_hit || end.defender_hit;
}

int fatigue_gained(const AttackEnd& end)
{
    return loser(end) == Role::Attacker ? end.attacker_fatigue_gained : end.defender_fatigue_gained;
}

Sentence headline(const AttackEnd& end)
{
    const bool defends = loser(end) == Role::Defender;
    const bool tires = fatigue_gained(end) > 0;
    const auto with = [&](std::string_view pattern) { return Sentence{pattern, {end.attacker_total, end.defender_total}}; };
    if (end.result == CombatResult::Tie)
        return with(tires ? "Attacker {0}, defender {1}: a tie tires the attacker." : "Attacker {0}, defender {1}: a tie.");
    if (is_hit(end) && defends)
        return with("Attacker {0}, defender {1}: the defender is hit.");
    if (is_hit(end))
        return with("Attacker {0}, defender {1}: the attacker is hit.");
    if (defends)
        return with(tires ? "Attacker {0}, defender {1}: the defender tires." : "Attacker {0}, defender {1}: the defender loses.");
    return with(tires ? "Attacker {0}, defender {1}: the attacker tires." : "Attacker {0}, defender {1}: the attacker loses.");
}

/// Whether so many brigades charge that no other can be in the first line of the attacker.
bool all_charge(const Attack& inputs)
{
    return inputs.attacker.charges == inputs.attacker.strength;
}

/// Retreat or hold, for one brigade that was hit: the sums of the attack stand for its own numbers until they are given.
FollowUp loser_decides(const Attack& inputs, const AttackEnd& end, const Charts& charts)
{
    const Fighters& hit = inputs.fighters(loser(end));
    const std::string_view side = word_of(inputs.side_of(loser(end)));
    const int fatigue = hit.routed ? charts.combat_number(CombatNumber::MostFatigue).whole() : hit.fatigue + fatigue_gained(end);
    const auto presets = [&](std::string choice) {
        std::vector<corneta::Given> given{{"side", std::string{side}},
                                          {"turn", std::to_string(inputs.turn)},
                                          {"choice", std::move(choice)},
                                          {"command_bonus", hit.command_bonus ? "yes" : "no"},
                                          {"fatigue", std::to_string(std::min(fatigue, highest_fatigue))},
                                          {"strength_at_start", std::to_string(hit.strength)}};
        if (end.attacker_hit && all_charge(inputs))
            given.push_back({"mounted", "yes"});
        return given;
    };
    return {
        Follow::Either, side, {Choice{"retreat", {"It retreats"}, presets("retreat")}, Choice{"retreat", {"It holds"}, presets("hold")}}};
}

void announce_instructions(const Attack& inputs, const AttackEnd& end, const Charts& charts, std::vector<Sentence>& instructions)
{
    const int most = charts.combat_number(CombatNumber::MostFatigue).whole();
    const int of_charge = charts.combat_number(CombatNumber::ChargeFatigue).whole();
    const auto tired = [&](std::string_view pattern) { return Sentence{pattern, {end.levels, most}}; };
    if (end.levels > 0 && loser(end) == Role::Attacker)
        instructions.push_back(tired("Each first-line brigade of the attacker: fatigue +{0}, to {1} at most."));
    else if (end.levels > 0 && inputs.defender.routed)
        instructions.push_back(tired("Each first-line brigade of the defender: fatigue +{0}, to {1} at most; a routed one takes no more."));
    else if (end.levels > 0)
        instructions.push_back(tired("Each first-line brigade of the defender: fatigue +{0}, to {1} at most."));
    if (inputs.attacker.charges > 0)
        instructions.push_back({"Each charging brigade: fatigue +{0} for its charge, to {1} at most.", {of_charge, most}});
    if (!is_hit(end))
        return;
    instructions.push_back(
        {"Each first-line brigade that is hit retreats or holds for itself: give its own strength at the start, losses, fatigue and star, "
         "and whether it is mounted."});
    instructions.push_back({"Where they leave the zone, a winning first-line brigade may move in; a second line may not."});
    if (inputs.fighters(loser(end)).supports > 0)
        instructions.push_back({"A second line goes with a first line that retreats, with a level of fatigue and no loss."});
}

} // namespace

corneta::Announcement AttackRules::announce(const Attack& inputs, const AttackEnd& end, const Charts& charts)
{
    corneta::Announcement announcement;
    announcement.headline = headline(end);
    announce_instructions(inputs, end, charts, announcement.instructions);
    if (is_hit(end))
        announcement.next.push_back(loser_decides(inputs, end, charts));
    return announcement;
}

} // namespace cedar_creek
