// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/charts/status_words.h"
#include "rulesets/pedregal/combat/attack.h"

namespace pedregal {

using corneta::Choice;
using corneta::Follow;
using corneta::Sentence;

namespace {

/// Whether the side is to lose a step, and has none.
bool lacks_a_step(const Side& side, CombatResult result)
{
    const bool costs_a_step = result == CombatResult::Ax || result == CombatResult::Dx;
    const bool drives_back = result == CombatResult::Ar || result == CombatResult::Dr || result == CombatResult::Dm;
    return side.steps == 0 && (costs_a_step || (drives_back && side.retreat_blocked));
}

/// What becomes of the side, with its name and number in place.
std::string_view headline_pattern(const Side& side, const SideEnd& side_end, CombatResult result)
{
    const bool is_newly_disrupted = side_end.status == Status::Disrupted && !side.disrupted;
    if (side_end.status == Status::Routed)
        return "{0}: {1} routs.";
    if (side_end.destroyed)
        return is_newly_disrupted ? "{0}: {1} is disrupted, cannot retreat and is destroyed." : "{0}: {1} is destroyed.";
    if (side_end.steps_lost > 0)
        return is_newly_disrupted ? "{0}: {1} is disrupted, cannot retreat and loses steps: {2}." : "{0}: {1} loses steps: {2}.";
    if (side_end.retreats > 0)
        return is_newly_disrupted ? "{0}: {1} is disrupted and retreats, hexes: {2}." : "{0}: {1} retreats, hexes: {2}.";
    if (lacks_a_step(side, result))
        return "{0}: {1} has no step to lose.";
    return is_newly_disrupted ? "{0}: {1} is disrupted." : "{0}: {1} holds.";
}

Sentence headline(const Attack& inputs, const AttackEnd& end)
{
    constexpr std::array<std::string_view, 7> codes{"Ax", "Ar", "Ac", "Dc", "Dr", "Dm", "Dx"};
    const std::string_view code = codes.at(static_cast<std::size_t>(end.result));
    if (garrison_ignores(inputs, end.result))
        return {"{0}: the garrison ignores it.", {code}};
    const bool is_attacker = concerns_attacker(end.result);
    const SideEnd& side_end = is_attacker ? end.attacker : end.defender;
    const std::string_view name = is_attacker ? "the attacker" : inputs.garrison ? "the garrison" : "the defender";
    return {headline_pattern(is_attacker ? inputs.attacker : inputs.defender, side_end, end.result),
            {code, name, side_end.retreats > 0 ? side_end.retreats : side_end.steps_lost}};
}

void announce_instructions(const Side& side, const SideEnd& side_end, const Charts& charts, corneta::Announcement& announcement)
{
    if (side_end.destroyed)
        announcement.instructions.push_back({"Take its counter off the map."});
    else if (side_end.steps_lost > 0)
        announcement.instructions.push_back({"Take off steps: {0}.", {side_end.steps_lost}});
    if (side_end.retreats > 0)
        announcement.instructions.push_back({moves_back, {"it"}});
    if (!side_end.destroyed && side_end.status != status_of(side.disrupted))
        announce_status(side_end.status, charts, announcement);
}

/// 19.3: leaders of a side that lost a step, an engineer by himself.
void offer_casualties(std::string_view by, bool has_leader, bool has_engineer, corneta::Announcement& announcement)
{
    if (has_leader)
        announcement.next.push_back({Follow::Must, by, {Choice{"leader-casualty", {"Leader casualty"}, {{"step_lost", "yes"}}}}});
    if (has_engineer)
        announcement.next.push_back(
            {Follow::Must, by, {Choice{"leader-casualty", {"Engineer casualty"}, {{"step_lost", "yes"}, {"engineer", "yes"}}}}});
}

/// 19.1: infantry that is driven back across a ravine.
void offer_ravine(std::string_view by, const Side& side, const SideEnd& side_end, corneta::Announcement& announcement)
{
    if (side_end.retreats > 0)
        announcement.next.push_back({Follow::May,
                                     by,
                                     {Choice{"ravine",
                                             {retreat_across_ravine},
                                             {{"unit_infantry", "yes"},
                                              {"unit_morale", std::to_string(side.morale.value)},
                                              {"unit_disrupted", side_end.status == Status::Good ? "no" : "yes"},
                                              {"forced_retreat", "yes"}}}}});
}

} // namespace

corneta::Announcement AttackRules::announce(const Attack& inputs, const AttackEnd& end, const Charts& charts)
{
    corneta::Announcement announcement;
    announcement.headline = headline(inputs, end);
    announce_instructions(inputs.attacker, end.attacker, charts, announcement);
    announce_instructions(inputs.defender, end.defender, charts, announcement);
    if (inputs.garrison && (end.defender.status == Status::Routed || end.defender.destroyed || end.defender.retreats > 0))
        announcement.instructions.push_back({"The bastion is empty of it."});
    if (end.attacker.steps_lost > 0)
        offer_casualties("attacker", inputs.attacker.morale.leader, charges_with_engineer(inputs), announcement);
    if (end.defender.steps_lost > 0)
        offer_casualties("defender", inputs.defender.morale.leader, false, announcement);
    if (inputs.attacker_arm == Arm::Infantry)
        offer_ravine("attacker", inputs.attacker, end.attacker, announcement);
    offer_ravine("defender", inputs.defender, end.defender, announcement);
    return announcement;
}

} // namespace pedregal
