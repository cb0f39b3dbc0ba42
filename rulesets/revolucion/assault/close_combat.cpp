// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/assault/assault.h"

#include <algorithm>

namespace revolucion {

using corneta::Explanation;

namespace {

bool is_on_a_train(const Assault& inputs)
{
    return runs_on_rails(inputs.target.body.type) || inputs.target.body.passenger || inputs.train != TrainState::None;
}

bool can_fire(UnitType type)
{
    return type <= UnitType::Artillery || type == UnitType::ArmoredCar || type == UnitType::Tankette;
}

Formation target_formation(const Assault& inputs)
{
    return formation_as_target(target_of(inputs), inputs.target.formation);
}

/// Cover in close combat: hull-down does not count, a moving train is soft cover at least.
Cover target_cover(const Assault& inputs)
{
    const Cover cover = cover_against_fire(inputs.target.body.type, inputs.target.cover, false);
    return is_on_a_train(inputs) && inputs.train == TrainState::Maneuver ? std::max(cover, Cover::Soft) : cover;
}

Outnumbers who_is_outnumbered(const Assault& inputs, const Charts& charts)
{
    return outnumbers(inputs.outnumbered, inputs.actor.bases + inputs.bases_already_assaulted, inputs.target.body.bases, charts);
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

Body actor_of(const Assault& inputs)
{
    const AssaultActor& actor = inputs.actor;
    return {.type = type_of(actor.type),
            .bases = actor.bases,
            .bases_at_start = actor.bases_at_start,
            .status = actor.status,
            .blocked = actor.blocked};
}

Body target_of(const Assault& inputs)
{
    Body body = inputs.target.body;
    body.passenger = body.passenger || (inputs.train != TrainState::None && !runs_on_rails(body.type));
    return body;
}

DefensiveFire defensive_fire(const Assault& inputs)
{
    const Body target = target_of(inputs);
    const Formation formation = target_formation(inputs);
    if (target.status == Status::Demoralized || formation == Formation::March || !inputs.frontal || !can_fire(target.type))
        return DefensiveFire::None;
    const bool stands = inputs.train != TrainState::Maneuver;
    return formation == Formation::Deployed && stands ? DefensiveFire::Deployed : DefensiveFire::Moving;
}

Shot defensive_shot(const Assault& inputs)
{
    const UnitType type = inputs.target.body.type;
    return {.gun = type <= UnitType::Artillery ? static_cast<Gun>(type) : Gun::MachineGuns,
            .band = 0,
            .moving = defensive_fire(inputs) == DefensiveFire::Moving,
            .target_formation = Formation::Maneuver,
            .target_cover = Cover::Open,
            .actor_status = inputs.target.body.status,
            .target_status = inputs.actor.status,
            .actor_odds = Odds::None,
            .target_odds = Odds::None,
            .leader_attached = inputs.target.leader == Leader::Attached};
}

int close_combat_score(const Assault& inputs, Fighter fighter, Status status, const Charts& charts, Explanation& explanation)
{
    const AssaultCharts& of_assault = charts.assault();
    const bool assaults = fighter == Fighter::Assaulter;
    const UnitType type = assaults ? type_of(inputs.actor.type) : inputs.target.body.type;
    const Cell& base = of_assault.score(type, fighter);
    int score = base.whole();
    explanation.start(base, {base.row_spec().label});
    const auto add = [&](AssaultShift shift) { score += explanation.add(of_assault.shift(shift)); };
    const Cover cover = target_cover(inputs);
    if (assaults && arm_of(type) == Arm::Cavalry && (inputs.rough || cover >= Cover::Hard))
        add(AssaultShift::CavalryInRough);
    if (assaults && !inputs.frontal)
        add(AssaultShift::NotFrontal);
    if (!assaults && cover != Cover::Open)
        add(row_after_none(AssaultShift::Soft, cover));
    if (!assaults && target_formation(inputs) == Formation::March)
        add(AssaultShift::March);
    if (status != Status::Ok)
        add(row_after_none(AssaultShift::Disordered, status));
    const Outnumbers who = who_is_outnumbered(inputs, charts);
    if (const Odds odds = assaults ? who.actor : who.target; odds != Odds::None)
        add(row_after_none(AssaultShift::Outnumbered, odds));
    if ((assaults ? inputs.actor.leader : inputs.target.leader) == Leader::Attached)
        add(AssaultShift::Leader);
    return score;
}

} // namespace revolucion
