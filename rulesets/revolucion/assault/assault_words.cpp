// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/assault/assault.h"

namespace revolucion {

using corneta::Announcement;
using corneta::Choice;
using corneta::Follow;
using corneta::Given;
using corneta::Sentence;

namespace {

bool is_made(const AssaultEnd& end)
{
    return end.orders != OrderResult::Lost && !end.is_short;
}

/// What became of the target, and in each row of the assaulter: it stands, is driven back, is destroyed.
constexpr std::array<std::array<std::string_view, 3>, 3> home_words{
    {{"The assault of the {0}-base {1} goes home and nobody is driven back.",
      "The assault goes home and the assaulting {0}-base {1} is driven back.",
      "The assault goes home and the assaulting {0}-base {1} is destroyed."},
     {"The assault goes home and drives the {2}-base {3} back {4} inches.",
      "The assault goes home: the {2}-base {3} is driven back {4} inches, and the assaulting {0}-base {1} too is driven back.",
      "The assault goes home: the {2}-base {3} is driven back {4} inches, the assaulting {0}-base {1} is destroyed."},
     {"The assault goes home and destroys the {2}-base {3}.",
      "The assault goes home and destroys the {2}-base {3}; the assaulting {0}-base {1} is driven back.",
      "The assault goes home: the {2}-base {3} and the assaulting {0}-base {1} are both destroyed."}}};

std::size_t row_of(const AssaultSide& side)
{
    if (side.damage.destroyed)
        return 2;
    return side.driven_back ? 1 : 0;
}

Sentence headline(const Assault& inputs, const AssaultEnd& end)
{
    if (end.orders == OrderResult::Lost)
        return {"The order is lost: there is no assault."};
    if (end.is_short)
        return {"The order is delayed: there is no assault, the unit moves up to {0} inches.",
                {corneta::Fraction::tenths(end.reach.count)}};
    const std::string_view actor = label_of(inputs.actor.type, unit_types);
    const std::string_view target = name_of(inputs.target.body);
    const auto with = [&](std::string_view pattern) {
        return Sentence{
            pattern,
            {inputs.actor.bases, actor, inputs.target.body.bases, target, corneta::Fraction::tenths(end.target.damage.falls_back.count)}};
    };
    if (!end.went_home)
        return end.actor.damage.destroyed ? with("Defensive fire destroys the assaulting {0}-base {1}.")
                                          : with("Defensive fire stops the assaulting {0}-base {1}: the assault does not go home.");
    return with(home_words.at(row_of(end.target)).at(row_of(end.actor)));
}

void announce_side(std::string_view name, const Body& body, const AssaultSide& side, Announcement& announcement)
{
    if (side.levels == 0 && !side.driven_back)
        return;
    announcement.instructions.push_back(sentence_of(name, body, side.damage));
    announce_damage(name, body, side.damage, announcement.instructions);
    if (side.leader_killed)
        announcement.instructions.push_back({"Its leader is killed: take him off."});
}

void announce_instructions(const Assault& inputs, const AssaultEnd& end, Announcement& announcement)
{
    if (inputs.actor.formation == Formation::Deployed && end.orders != OrderResult::Lost)
        announcement.instructions.push_back({"Put the assaulter in maneuver formation."});
    if (!is_made(end))
        return;
    if (end.went_home)
        announcement.instructions.push_back({"Move the assaulter into contact; the target has acted this turn."});
    else if (end.actor.damage.destroyed)
        announcement.instructions.push_back({"The target may still act."});
    else
        announcement.instructions.push_back({"The assaulter is back where it started; the target may still act."});
    if (inputs.target.hull_down)
        announcement.instructions.push_back({"Hull-down does not count in an assault."});
    announce_cover(inputs.target.body.type, inputs.target.cover, announcement.instructions);
    announce_side("assaulter", actor_of(inputs), end.actor, announcement);
    announce_side("target", target_of(inputs), end.target, announcement);
}

void announce_what_is_left(const Assault& inputs, Announcement& announcement)
{
    const AssaultActor& actor = inputs.actor;
    const bool is_deployed = actor.formation == Formation::Deployed && actor.deployed_at_start;
    std::vector<Given> presets{{"action", is_deployed ? "deployed-fire" : "moving-fire"},
                               {"actor_type", word_of(actor.type, unit_types)},
                               {"actor_status", word_of(actor.status, statuses)},
                               {"leader", word_of(actor.leader, leaders)}};
    if (!is_deployed)
        presets.push_back({"actor_formation", word_of(actor.formation, formations)});
    if (!is_deployed && actor.formation == Formation::Deployed)
        presets.push_back({"deployed_at_start", "no"});
    announcement.next.push_back(
        {Follow::May,
         "actor",
         {Choice{"fire",
                 is_deployed ? Sentence{"It may still make Deployed Fire"} : Sentence{"It may still make Moving Fire"},
                 std::move(presets),
                 {{"actor", "actor"}}}}});
    if (actor.status != Status::Ok)
        announcement.next.push_back({Follow::May,
                                     "actor",
                                     {Choice{"regroup",
                                             {"The unit regroups instead"},
                                             {{"actor_type", word_of(actor.type, unit_types)},
                                              {"actor_status", word_of(actor.status, statuses)},
                                              {"leader", word_of(actor.leader, leaders)}},
                                             {{"actor", "actor"}}}}});
}

void announce_next_assault(const Assault& inputs, const AssaultEnd& end, Announcement& announcement)
{
    constexpr int most = 99;
    const Body& body = inputs.target.body;
    if (end.target.damage.destroyed || end.bases_assaulted > most)
        return;
    std::vector<Given> presets{{"target_type", word_of(body.type, unit_types)},
                               {"target_bases", word_of_bases(body.bases - end.target.damage.bases_lost)},
                               {"target_bases_at_start", word_of_bases(body.bases_at_start)},
                               {"target_status", word_of(end.target.damage.status, statuses)},
                               {"target_cover", word_of(inputs.target.cover, covers)},
                               {"target_passenger", body.passenger ? "yes" : "no"},
                               {"target_train", word_of(inputs.train, trains_now)},
                               {"target_leader", word_of(end.target.leader_killed ? Leader::None : inputs.target.leader, leaders)},
                               {"bases_already_assaulted", word_of_bases(end.bases_assaulted)},
                               {"leader", "none"},
                               {"actor_blocked", "no"}};
    if (body.type <= UnitType::SlowTransport)
        presets.push_back({"target_formation", word_of(inputs.target.formation, formations)});
    announcement.next.push_back(
        {Follow::May, "actor", {Choice{"assault", {"Another unit assaults the same target"}, std::move(presets), {{"target", "target"}}}}});
}

} // namespace

Announcement AssaultRules::announce(const Assault& inputs, const AssaultEnd& end, const Charts& /*charts*/)
{
    Announcement announcement;
    announcement.headline = headline(inputs, end);
    announce_instructions(inputs, end, announcement);
    if (end.orders == OrderResult::Lost)
        announce_what_is_left(inputs, announcement);
    if (is_made(end))
        announce_next_assault(inputs, end, announcement);
    announce_blast("target", inputs.target.body, end.target.damage, announcement);
    announce_loss("actor", actor_of(inputs), end.actor.damage, end.actor.leader_killed, announcement);
    announce_loss("target", inputs.target.body, end.target.damage, end.target.leader_killed, announcement);
    return announcement;
}

} // namespace revolucion
