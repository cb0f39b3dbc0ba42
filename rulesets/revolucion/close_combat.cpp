// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/assault.h"

#include <algorithm>

namespace revolucion {

using corneta::Tale;

namespace {

bool is_on_a_train(const Assault& asked)
{
    return runs_on_rails(asked.target.body.type) || asked.target.body.passenger || asked.train != TrainNow::None;
}

bool can_fire(UnitType type)
{
    return type <= UnitType::Artillery || type == UnitType::ArmoredCar || type == UnitType::Tankette;
}

Formation target_formation(const Assault& asked)
{
    return formation_as_target(target_of(asked), asked.target.formation);
}

/// Cover in close combat: hull-down does not count, a moving train is soft cover at least.
Cover target_cover(const Assault& asked)
{
    const Cover cover = cover_against_fire(asked.target.body.type, asked.target.cover, false);
    return is_on_a_train(asked) && asked.train == TrainNow::Maneuver ? std::max(cover, Cover::Soft) : cover;
}

Outnumbers who_is_outnumbered(const Assault& asked, const Cards& cards)
{
    return outnumbers(asked.outnumbered, asked.actor.bases + asked.bases_already_assaulted, asked.target.body.bases, cards);
}

template <class Word> AssaultShift row_after_none(AssaultShift first, Word word)
{
    return static_cast<AssaultShift>(static_cast<std::size_t>(first) + static_cast<std::size_t>(word) - 1);
}

} // namespace

UnitType type_of(Assaulter assaulter)
{
    return static_cast<UnitType>(assaulter);
}

Body actor_of(const Assault& asked)
{
    const AssaultActor& actor = asked.actor;
    return {.type = type_of(actor.type),
            .bases = actor.bases,
            .bases_at_start = actor.bases_at_start,
            .status = actor.status,
            .blocked = actor.blocked};
}

Body target_of(const Assault& asked)
{
    Body body = asked.target.body;
    body.passenger = body.passenger || (asked.train != TrainNow::None && !runs_on_rails(body.type));
    return body;
}

DefensiveFire defensive_fire(const Assault& asked)
{
    const Body target = target_of(asked);
    const Formation formation = target_formation(asked);
    if (target.status == Status::Demoralized || formation == Formation::March || !asked.frontal || !can_fire(target.type))
        return DefensiveFire::None;
    const bool stands = asked.train != TrainNow::Maneuver;
    return formation == Formation::Deployed && stands ? DefensiveFire::Deployed : DefensiveFire::Moving;
}

Shot defensive_shot(const Assault& asked)
{
    const UnitType type = asked.target.body.type;
    return {.gun = type <= UnitType::Artillery ? static_cast<Gun>(type) : Gun::MachineGuns,
            .band = 0,
            .moving = defensive_fire(asked) == DefensiveFire::Moving,
            .target_formation = Formation::Maneuver,
            .target_cover = Cover::Open,
            .actor_status = asked.target.body.status,
            .target_status = asked.actor.status,
            .actor_odds = Odds::None,
            .target_odds = Odds::None,
            .leader_attached = asked.target.leader == Leader::Attached};
}

int close_combat_score(const Assault& asked, Fighter fighter, Status status, const Cards& cards, Tale& tale)
{
    const AssaultCards& charts = cards.assault();
    const bool assaults = fighter == Fighter::Assaulter;
    const UnitType type = assaults ? type_of(asked.actor.type) : asked.target.body.type;
    const Cell& base = charts.score(type, fighter);
    int score = base.whole();
    tale.start(base, {base.row_spec().label});
    const auto add = [&](AssaultShift shift) { score += tale.add(charts.shift(shift)); };
    const Cover cover = target_cover(asked);
    if (assaults && arm_of(type) == Arm::Cavalry && (asked.rough || cover >= Cover::Hard))
        add(AssaultShift::CavalryInRough);
    if (assaults && !asked.frontal)
        add(AssaultShift::NotFrontal);
    if (!assaults && cover != Cover::Open)
        add(row_after_none(AssaultShift::Soft, cover));
    if (!assaults && target_formation(asked) == Formation::March)
        add(AssaultShift::March);
    if (status != Status::Ok)
        add(row_after_none(AssaultShift::Disordered, status));
    const Outnumbers who = who_is_outnumbered(asked, cards);
    if (const Odds odds = assaults ? who.actor : who.target; odds != Odds::None)
        add(row_after_none(AssaultShift::Outnumbered, odds));
    if ((assaults ? asked.actor.leader : asked.target.leader) == Leader::Attached)
        add(AssaultShift::Leader);
    return score;
}

} // namespace revolucion
