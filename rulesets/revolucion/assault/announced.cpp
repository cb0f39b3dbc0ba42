// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/assault/assault.h"

namespace revolucion {

namespace {

using Sentences = std::vector<Sentence>;

void tell_side(const RoleRef& name, const Troop& unit, const Hit& hit, Sentences& sides)
{
    if (hit.levels > 0 || hit.damage.is_driven() || hit.damage.destroyed)
        sides.push_back(sentence_of(name, unit, hit.damage));
    if (hit.leader_killed)
        sides.push_back({"Its leader is killed."});
}

Sentence headline(const Assault& inputs, const AssaultEnd& end)
{
    if (end.orders == OrderResult::Lost)
        return {"The order of {the assaulter} is lost: there is no assault."};
    if (end.is_short)
        return {"The order is delayed: there is no assault, {the assaulter} moves up to {0} inches.", {exact(end.reach)}};
    Sentences sides;
    tell_side(RoleRef{"the target"}, target_of(inputs), end.target, sides);
    tell_side(RoleRef{"the assaulter"}, inputs.actor, end.actor, sides);
    return {end.went_home ? "The assault goes home. {0}" : "Defensive fire stops the assault: it does not go home. {0}",
            {std::move(sides)}};
}

void announce_side(const RoleRef& name, const Troop& unit, const Hit& hit, const Charts& charts, Instructions& instructions)
{
    if (hit.levels == 0 && !hit.damage.is_driven())
        return;
    announce_damage(name, unit, hit.damage, charts, instructions);
    announce_leader(name, hit.leader_killed, instructions);
}

/// Of an assault that is made.
void instruct(const Assault& inputs, const AssaultEnd& end, const Charts& charts, Instructions& instructions)
{
    if (end.went_home)
        instructions.push_back({Hand::Move, "Move {the assaulter} into contact; {the target} has acted this turn."});
    else
        instructions.push_back({end.actor.damage.destroyed ? "{The target} may still act."
                                                           : "{The assaulter} is back where it started; {the target} may still act."});
    if (inputs.target.hull_down)
        instructions.push_back({"Hull-down does not count in an assault."});
    announce_cover(target_of(inputs), instructions);
    announce_side(RoleRef{"the assaulter"}, inputs.actor, end.actor, charts, instructions);
    announce_side(RoleRef{"the target"}, target_of(inputs), end.target, charts, instructions);
}

void offer_next_assault(const Assault& inputs, const AssaultEnd& end, Announcement& said)
{
    const Troop& target = inputs.target;
    if (end.target.damage.destroyed || end.bases_assaulted > stat::bases_assaulted.most)
        return;
    const Leader leader = end.target.leader_killed ? Leader::None : target.leader;
    std::vector<Given> presets{
        preset("target_type", stat::type, target.type),
        preset("target_bases", stat::bases, target.bases - end.target.damage.bases_lost),
        preset("target_bases_at_start", stat::bases_at_start, target.bases_at_start),
        preset("target_status", stat::status, end.target.damage.status),
        preset("target_passenger", stat::passenger, target.passenger),
        preset("target_train", stat::train_now, inputs.train),
        preset("target_leader", stat::leader, leader),
        preset("bases_already_assaulted", stat::bases_assaulted, end.bases_assaulted),
        preset("leader", stat::leader, Leader::None),
    };
    if (changes_formation(target.type))
        presets.push_back(preset("target_formation", stat::formation, target.formation));
    said.follow(Follow::May, role::actor,
                {assault.key, {"Another unit assaults the same target"}, std::move(presets), {{role::target, role::target}}});
}

} // namespace

Announcement announce_assault(const Assault& inputs, const AssaultEnd& end, const Charts& charts)
{
    Announcement said{.headline = headline(inputs, end)};
    if (end.orders == OrderResult::Lost)
        offer_what_is_left(inputs.actor, {"{It} may still make Deployed Fire"}, {"{It} may still make Moving Fire"}, said);
    else if (inputs.actor.formation == Formation::Deployed)
        said.instruct(Hand::Turn, "Put {the assaulter} in maneuver formation.");
    if (end.orders != OrderResult::Lost && !end.is_short) {
        instruct(inputs, end, charts, said.instructions);
        offer_next_assault(inputs, end, said);
    }
    announce_blast(role::target, inputs.target, end.target.damage, said);
    announce_loss(role::actor, inputs.actor, end.actor, said);
    announce_loss(role::target, inputs.target, end.target, said);
    return said;
}

} // namespace revolucion
