// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/actions.h"

namespace pedregal {

namespace {

/// Whether the side is to lose a step, and has none.
bool lacks_a_step(const Side& side, CombatResult result)
{
    using enum CombatResult;
    const bool drives_back = result == Ar || result == Dr || result == Dm;
    return side.steps == 0 && (costs_a_step(result) || (drives_back && side.retreat_blocked));
}

/// What becomes of the side, with its name and number in place.
std::string_view headline_pattern(const Side& side, const SideEnd& end, CombatResult result)
{
    const bool is_newly_disrupted = end.status == Status::Disrupted && !side.disrupted;
    if (end.status == Status::Routed)
        return "{0}: {1} routs.";
    if (end.destroyed)
        return is_newly_disrupted ? "{0}: {1} is disrupted, cannot retreat and is destroyed." : "{0}: {1} is destroyed.";
    if (end.steps_lost > 0 && is_newly_disrupted)
        return "{0}: {1} is disrupted, cannot retreat and loses {2} {3}.";
    if (end.steps_lost > 0)
        return side.retreat_blocked && !costs_a_step(result) ? "{0}: {1} cannot retreat and loses {2} {3}." : "{0}: {1} loses {2} {3}.";
    if (end.retreats > 0)
        return is_newly_disrupted ? "{0}: {1} is disrupted and retreats {2} {3}." : "{0}: {1} retreats {2} {3}.";
    if (lacks_a_step(side, result))
        return "{0}: {1} has no step to lose.";
    return is_newly_disrupted ? "{0}: {1} is disrupted." : "{0}: {1} holds.";
}

Sentence headline(const Attack& inputs, const AttackEnd& end)
{
    const std::string_view code = result_codes.at(static_cast<std::size_t>(end.result));
    if (garrison_ignores(inputs, end.result))
        return {"{0}: the garrison ignores it.", {code}};
    const bool is_attacker = concerns_attacker(end.result);
    const SideEnd& hit = is_attacker ? end.attacker : end.defender;
    const RoleRef name{is_attacker ? "the attacker" : inputs.garrison ? "the garrison" : "the defender"};
    return {headline_pattern(is_attacker ? inputs.attacker : inputs.defender, hit, end.result),
            {code, name, hit.retreats > 0 ? hit.retreats : hit.steps_lost,
             hit.retreats > 0 ? hex_word(hit.retreats) : step_word(hit.steps_lost)}};
}

void announce_instructions(const Side& side, const SideEnd& end, CombatResult result, const Charts& charts, Announcement& announcement)
{
    if (end.destroyed)
        announcement.instruct(Hand::TakeOff, "Take its counter off the map.");
    else if (end.steps_lost > 0 && !costs_a_step(result))
        announcement.instruct(Hand::TakeOff, "Take off {0} {1} of each unit, for the retreat that it cannot make.", end.steps_lost,
                              step_word(end.steps_lost));
    else if (end.steps_lost > 0)
        announcement.instruct(Hand::TakeOff, "Take off {0} {1}.", end.steps_lost, step_word(end.steps_lost));
    if (end.retreats > 0)
        announcement.instruct(Hand::Move, moves_back, "it");
    if (!end.destroyed && end.status != status_of(side.disrupted))
        announce_status(end.status, charts, announcement);
}

/// 19.3: leaders of a side that lost a step, an engineer by himself.
void offer_casualties(Role by, bool has_leader, bool has_engineer, Announcement& announcement)
{
    if (has_leader)
        announcement.next.push_back({Follow::Must, by, {{leader_casualty.key, {"Leader casualty"}, {{"step_lost", "yes"}}}}});
    if (has_engineer)
        announcement.next.push_back(
            {Follow::Must, by, {{leader_casualty.key, {"Engineer casualty"}, {{"step_lost", "yes"}, {"engineer", "yes"}}}}});
}

/// Whether there is a way back, and which one, is asked when it is known that it must be gone.
void offer_retreat(Role by, bool is_infantry, const Side& side, const SideEnd& end, Announcement& announcement)
{
    if (end.retreats > 0)
        announcement.follow(Follow::Must, by,
                            {retreat.key,
                             {"Retreat"},
                             {{"unit_infantry", is_infantry ? "yes" : "no"},
                              {"unit_disrupted", end.status == Status::Good ? "no" : "yes"},
                              {"unit_steps", std::to_string(side.steps)}}});
}

} // namespace

Announcement announce_attack(const Attack& inputs, const AttackEnd& end, const Charts& charts)
{
    Announcement announcement{.headline = headline(inputs, end)};
    announce_instructions(inputs.attacker, end.attacker, end.result, charts, announcement);
    announce_instructions(inputs.defender, end.defender, end.result, charts, announcement);
    if (inputs.garrison && (end.defender.status == Status::Routed || end.defender.destroyed || end.defender.retreats > 0))
        announcement.instruct("The bastion is empty of it.");
    if (end.attacker.steps_lost > 0)
        offer_casualties(role::attacker, inputs.attacker.morale.leader, charges_with_engineer(inputs), announcement);
    if (end.defender.steps_lost > 0)
        offer_casualties(role::defender, inputs.defender.morale.leader, false, announcement);
    offer_retreat(role::attacker, inputs.attacker_arm == Arm::Infantry, inputs.attacker, end.attacker, announcement);
    offer_retreat(role::defender, true, inputs.defender, end.defender, announcement);
    return announcement;
}

} // namespace pedregal
