// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/fire/fire.h"

namespace revolucion {

using corneta::Announcement;
using corneta::Choice;
using corneta::Follow;

namespace {

Body body_of(const Fire& inputs)
{
    Body body = inputs.target.body;
    if (inputs.action == FireAction::AntiAircraft)
        body.type = UnitType::Aircraft;
    return body;
}

void announce_actor(const Fire& inputs, const Charts& charts, Announcement& announcement)
{
    const FireActor& actor = inputs.actor;
    if (is_from_the_air(inputs)) {
        announcement.instructions.push_back({"Take the aircraft off the table for {0} turns.", {charts.combat().aircraft_away().number()}});
        return;
    }
    const UnitType type = type_of(actor.type);
    const bool is_moving = inputs.action == FireAction::Moving || (inputs.action == FireAction::Deployed && is_automobile(type));
    if (!is_moving)
        return;
    const Formation formation = is_automobile(type) ? Formation::Maneuver : actor.formation;
    const bool is_deployed = formation == Formation::Deployed;
    if (is_deployed && actor.deployed_at_start && !actor.deploying)
        announcement.instructions.push_back({"Deployed since the start of the turn, it could have made Deployed Fire."});
    const auto order = [&](std::string_view action, corneta::Sentence words) {
        std::vector<corneta::Given> presets{{"action", std::string{action}},
                                            {"actor_type", word_of(type, unit_types)},
                                            {"actor_formation", word_of(formation, formations)},
                                            {"actor_status", word_of(actor.status, statuses)},
                                            {"leader", word_of(actor.leader, leaders)}};
        if (is_deployed)
            presets.push_back({"deployed_at_start", actor.deployed_at_start ? "yes" : "no"});
        return Choice{"orders", std::move(words), std::move(presets), {{"actor", "actor"}}};
    };
    if (actor.deploying)
        announcement.next.push_back({Follow::Must, "actor", {order("deploy", {"Now it deploys"})}});
    else
        announcement.next.push_back({Follow::May, "actor", {order("maneuver", {"Now it maneuvers"})}});
}

void announce_aircraft(const FireEnd& end, const Body& body, Announcement& announcement)
{
    if (end.damage.destroyed) {
        announcement.instructions.push_back({"Its attack does not take place."});
        return;
    }
    if (end.damage.status != Status::Ok)
        announcement.instructions.push_back({"After its attack it goes home."});
    const auto attack = [&](std::string_view action, corneta::Sentence words) {
        return Choice{"fire",
                      std::move(words),
                      {{"action", std::string{action}},
                       {"actor_type", "aircraft"},
                       {"actor_bases", word_of_bases(body.bases)},
                       {"actor_bases_at_start", word_of_bases(body.bases_at_start)},
                       {"actor_status", word_of(end.damage.status, statuses)},
                       {"leader", "none"},
                       {"target_type", "regular-infantry"}, // its target is another unit: as the form starts
                       {"target_bases", "4"},
                       {"target_bases_at_start", "4"},
                       {"target_status", "ok"}},
                      {{"actor", "target"}}};
    };
    announcement.next.push_back({Follow::Either, "target", {attack("bomb", {"It bombs"}), attack("strafe", {"It strafes"})}});
}

} // namespace

Announcement FireRules::announce(const Fire& inputs, const FireEnd& end, const Charts& charts)
{
    Announcement announcement;
    const Body body = body_of(inputs);
    announcement.headline = sentence_of(name_of(body), body, end.damage);
    announce_damage(name_of(body), body, end.damage, announcement.instructions);
    announce_cover(body.type, inputs.target.cover, announcement.instructions);
    if (end.leader_killed)
        announcement.instructions.push_back({"Its leader is killed: take him off."});
    announce_actor(inputs, charts, announcement);
    if (inputs.action == FireAction::AntiAircraft)
        announce_aircraft(end, body, announcement);
    else if (!end.damage.destroyed && end.damage.status != Status::Ok)
        announcement.next.push_back({Follow::May,
                                     "target",
                                     {Choice{"regroup",
                                             {"In a later action it may regroup"},
                                             {{"actor_type", word_of(body.type, unit_types)},
                                              {"actor_status", word_of(end.damage.status, statuses)},
                                              {"leader", word_of(end.leader_killed ? Leader::None : inputs.target.leader, leaders)}},
                                             {{"actor", "target"}}}}});
    announce_blast("target", body, end.damage, announcement);
    announce_loss("target", body, end.damage, end.leader_killed, announcement);
    return announcement;
}

} // namespace revolucion
