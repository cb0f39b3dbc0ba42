// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/assault/assault.h"

namespace revolucion {

namespace {

/// What became of the target, and in each row of the assaulter: it stands, is driven back, is destroyed.
constexpr std::array<std::array<std::string_view, 3>, 3> home_words{
    {{"The assault goes home and nobody is driven back.", "The assault goes home and {the assaulter} is driven back.",
      "The assault goes home and {the assaulter} is destroyed."},
     {"The assault goes home and drives {the target} back {0} inches.",
      "The assault goes home: {the target} is driven back {0} inches, and {the assaulter} too is driven back.",
      "The assault goes home: {the target} is driven back {0} inches, {the assaulter} is destroyed."},
     {"The assault goes home and destroys {the target}.",
      "The assault goes home and destroys {the target}; {the assaulter} is driven back.",
      "The assault goes home: {the target} and {the assaulter} are both destroyed."}}};

std::size_t row_of(const Damage& damage)
{
    if (damage.destroyed)
        return 2;
    return damage.is_driven() ? 1 : 0;
}

Sentence headline(const AssaultEnd& end)
{
    if (end.orders == OrderResult::Lost)
        return {"The order of {the assaulter} is lost: there is no assault."};
    if (end.is_short)
        return {"The order is delayed: there is no assault, {the assaulter} moves up to {0} inches.", {exact(end.reach)}};
    std::string_view pattern = home_words.at(row_of(end.target.damage)).at(row_of(end.actor.damage));
    if (!end.went_home)
        pattern = end.actor.damage.destroyed ? "Defensive fire destroys {the assaulter}."
                                             : "Defensive fire stops {the assaulter}: the assault does not go home.";
    return {pattern, {exact(end.target.damage.falls_back)}};
}

void announce_side(const RoleRef& name, const Troop& unit, const Hit& hit, const Charts& charts, Instructions& instructions)
{
    if (hit.levels == 0 && !hit.damage.is_driven())
        return;
    instructions.push_back(sentence_of(name, unit, hit.damage));
    announce_damage(name, unit, hit.damage, charts, instructions);
    announce_leader(hit.leader_killed, instructions);
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
    announce_cover(inputs.target, instructions);
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
        preset("target_cover", stat::cover, target.cover),
        preset("target_passenger", stat::passenger, target.passenger),
        preset("target_train", stat::train_now, inputs.train),
        preset("target_leader", stat::leader, leader),
        preset("bases_already_assaulted", stat::bases_assaulted, end.bases_assaulted),
        preset("leader", stat::leader, Leader::None),
        {"actor_blocked", "no"},
    };
    if (changes_formation(target.type))
        presets.push_back(preset("target_formation", stat::formation, target.formation));
    said.follow(Follow::May, role::actor,
                {assault.key, {"Another unit assaults the same target"}, std::move(presets), {{role::target, role::target}}});
}

} // namespace

Announcement announce_assault(const Assault& inputs, const AssaultEnd& end, const Charts& charts)
{
    Announcement said{.headline = headline(end)};
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
