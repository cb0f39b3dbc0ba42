// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/fire.h"

namespace revolucion {

using corneta::Choice;
using corneta::Follow;
using corneta::Telling;

namespace {

Body body_of(const Fire& asked)
{
    Body body = asked.target.body;
    if (asked.action == FireAction::AntiAircraft)
        body.type = UnitType::Aircraft;
    return body;
}

void tell_actor(const Fire& asked, const Cards& cards, Telling& telling)
{
    const FireActor& actor = asked.actor;
    if (is_from_the_air(asked)) {
        telling.hands.push_back({"Take the aircraft off the table for {0} turns.", {cards.combat().aircraft_away().number()}});
        return;
    }
    const UnitType type = type_of(actor.type);
    const bool is_moving = asked.action == FireAction::Moving || (asked.action == FireAction::Deployed && is_automobile(type));
    if (!is_moving)
        return;
    const Formation formation = is_automobile(type) ? Formation::Maneuver : actor.formation;
    const bool is_deployed = formation == Formation::Deployed;
    if (is_deployed && actor.deployed_at_start && !actor.deploying)
        telling.hands.push_back({"Deployed since the start of the turn, it could have made Deployed Fire."});
    const auto order = [&](std::string_view action, corneta::Sentence words) {
        std::vector<corneta::Given> inputs{{"action", std::string{action}},
                                           {"actor_type", word_of(type, unit_types)},
                                           {"actor_formation", word_of(formation, formations)},
                                           {"actor_status", word_of(actor.status, statuses)},
                                           {"leader", word_of(actor.leader, leaders)}};
        if (is_deployed)
            inputs.push_back({"deployed_at_start", actor.deployed_at_start ? "yes" : "no"});
        return Choice{"orders", std::move(words), std::move(inputs), {{"actor", "actor"}}};
    };
    if (actor.deploying)
        telling.next.push_back({Follow::Must, "actor", {order("deploy", {"Now it deploys"})}});
    else
        telling.next.push_back({Follow::May, "actor", {order("maneuver", {"Now it maneuvers"})}});
}

void tell_aircraft(const FireEnd& end, const Body& body, Telling& telling)
{
    if (end.damage.destroyed) {
        telling.hands.push_back({"Its attack does not take place."});
        return;
    }
    if (end.damage.status != Status::Ok)
        telling.hands.push_back({"After its attack it goes home."});
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
    telling.next.push_back({Follow::Either, "target", {attack("bomb", {"It bombs"}), attack("strafe", {"It strafes"})}});
}

} // namespace

Telling FireRules::tell(const Fire& asked, const FireEnd& end, const Cards& cards)
{
    Telling telling;
    const Body body = body_of(asked);
    telling.headline = sentence_of(name_of(body), body, end.damage);
    tell_damage(name_of(body), body, end.damage, telling.hands);
    tell_cover(body.type, asked.target.cover, telling.hands);
    if (end.leader_killed)
        telling.hands.push_back({"Its leader is killed: take him off."});
    tell_actor(asked, cards, telling);
    if (asked.action == FireAction::AntiAircraft)
        tell_aircraft(end, body, telling);
    else if (!end.damage.destroyed && end.damage.status != Status::Ok)
        telling.next.push_back({Follow::May,
                                "target",
                                {Choice{"regroup",
                                        {"In a later action it may regroup"},
                                        {{"actor_type", word_of(body.type, unit_types)},
                                         {"actor_status", word_of(end.damage.status, statuses)},
                                         {"leader", word_of(end.leader_killed ? Leader::None : asked.target.leader, leaders)}},
                                        {{"actor", "target"}}}}});
    tell_blast("target", body, end.damage, telling);
    tell_loss("target", body, end.damage, end.leader_killed, telling);
    return telling;
}

} // namespace revolucion
