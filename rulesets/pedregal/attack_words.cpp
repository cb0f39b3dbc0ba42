// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/attack.h"
#include "rulesets/pedregal/status_words.h"

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

Sentence headline(const Attack& asked, const AttackEnd& end)
{
    constexpr std::array<std::string_view, 7> codes{"Ax", "Ar", "Ac", "Dc", "Dr", "Dm", "Dx"};
    const std::string_view code = codes.at(static_cast<std::size_t>(end.result));
    if (garrison_ignores(asked, end.result))
        return {"{0}: the garrison ignores it.", {code}};
    const bool is_attacker = concerns_attacker(end.result);
    const SideEnd& side_end = is_attacker ? end.attacker : end.defender;
    const std::string_view name = is_attacker ? "the attacker" : asked.garrison ? "the garrison" : "the defender";
    return {headline_pattern(is_attacker ? asked.attacker : asked.defender, side_end, end.result),
            {code, name, side_end.retreats > 0 ? side_end.retreats : side_end.steps_lost}};
}

void tell_hands(const Side& side, const SideEnd& side_end, const Cards& cards, corneta::Telling& telling)
{
    if (side_end.destroyed)
        telling.hands.push_back({"Take its counter off the map."});
    else if (side_end.steps_lost > 0)
        telling.hands.push_back({"Take off steps: {0}.", {side_end.steps_lost}});
    if (side_end.retreats > 0)
        telling.hands.push_back({moves_back, {"it"}});
    if (!side_end.destroyed && side_end.status != status_of(side.disrupted))
        tell_status(side_end.status, cards, telling);
}

/// 19.3: leaders of a side that lost a step, an engineer by himself.
void offer_casualties(std::string_view by, bool has_leader, bool has_engineer, corneta::Telling& telling)
{
    if (has_leader)
        telling.next.push_back({Follow::Must, by, {Choice{"leader-casualty", {"Leader casualty"}, {{"step_lost", "yes"}}}}});
    if (has_engineer)
        telling.next.push_back(
            {Follow::Must, by, {Choice{"leader-casualty", {"Engineer casualty"}, {{"step_lost", "yes"}, {"engineer", "yes"}}}}});
}

/// 19.1: infantry that is driven back across a ravine.
void offer_ravine(std::string_view by, const Side& side, const SideEnd& side_end, corneta::Telling& telling)
{
    if (side_end.retreats > 0)
        telling.next.push_back({Follow::May,
                                by,
                                {Choice{"ravine",
                                        {retreat_across_ravine},
                                        {{"unit_infantry", "yes"},
                                         {"unit_morale", std::to_string(side.morale.value)},
                                         {"unit_disrupted", side_end.status == Status::Good ? "no" : "yes"},
                                         {"forced_retreat", "yes"}}}}});
}

} // namespace

corneta::Telling AttackRules::tell(const Attack& asked, const AttackEnd& end, const Cards& cards)
{
    corneta::Telling telling;
    telling.headline = headline(asked, end);
    tell_hands(asked.attacker, end.attacker, cards, telling);
    tell_hands(asked.defender, end.defender, cards, telling);
    if (asked.garrison && (end.defender.status == Status::Routed || end.defender.destroyed || end.defender.retreats > 0))
        telling.hands.push_back({"The bastion is empty of it."});
    if (end.attacker.steps_lost > 0)
        offer_casualties("attacker", asked.attacker.morale.leader, charges_with_engineer(asked), telling);
    if (end.defender.steps_lost > 0)
        offer_casualties("defender", asked.defender.morale.leader, false, telling);
    if (asked.attacker_arm == Arm::Infantry)
        offer_ravine("attacker", asked.attacker, end.attacker, telling);
    offer_ravine("defender", asked.defender, end.defender, telling);
    return telling;
}

} // namespace pedregal
