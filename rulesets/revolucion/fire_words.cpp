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
    if (asked.action != FireAction::Moving)
        return;
    const bool could_deploy = actor.formation == Formation::Deployed && actor.deployed_at_start && !actor.deploying;
    if (could_deploy)
        telling.hands.push_back({"Deployed since the start of the turn, it could have made Deployed Fire."});
    const std::string type = word_of(type_of(actor.type), unit_types);
    const auto order = [&](std::string_view action, corneta::Sentence words) {
        return Choice{"orders",
                      std::move(words),
                      {{"action", std::string{action}},
                       {"actor_type", type},
                       {"actor_formation", word_of(actor.formation, formations)},
                       {"actor_status", word_of(actor.status, statuses)},
                       {"leader", word_of(actor.leader, leaders)}}};
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
                       {"actor_status", word_of(end.damage.status, statuses)}}};
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
        telling.next.push_back(
            {Follow::May,
             "target",
             {Choice{"regroup",
                     {"In a later action it may regroup"},
                     {{"actor_type", word_of(body.type, unit_types)}, {"actor_status", word_of(end.damage.status, statuses)}}}}});
    tell_blast("target", body, end.damage, telling);
    if ((end.damage.destroyed && body.type != UnitType::MaquinaLoca) || end.leader_killed)
        telling.next.push_back({Follow::May,
                                "target",
                                {Choice{"army-morale",
                                        {"Count what is left of its army's break point"},
                                        {{"destroyed", end.damage.destroyed && body.type != UnitType::MaquinaLoca ? "1" : "0"},
                                         {"leaders_killed", end.leader_killed ? "1" : "0"}}}}});
    return telling;
}

} // namespace revolucion
