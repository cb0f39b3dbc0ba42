// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/assault/assault.h"

namespace revolucion {

namespace {

Formation target_formation(const Assault& inputs)
{
    return formation_as_target(target_of(inputs));
}

/// Cover in close combat: hull-down does not count, a moving train is soft cover at least.
Cover target_cover(const Assault& inputs)
{
    Troop target = target_of(inputs);
    target.hull_down = false;
    const Cover cover = cover_against_fire(target);
    return inputs.train == TrainState::Maneuver ? std::max(cover, Cover::Soft) : cover;
}

/// Armor defends as machine guns, other vehicles as transport.
Contestant contestant_of(UnitType type)
{
    if (type <= UnitType::Artillery)
        return static_cast<Contestant>(type);
    return has_armor(type) ? Contestant::MachineGuns : Contestant::Transport;
}

} // namespace

Troop target_of(const Assault& inputs)
{
    Troop target = inputs.target;
    target.passenger = target.passenger || (inputs.train != TrainState::None && !runs_on_rails(target.type));
    return target;
}

DefensiveFire defensive_fire(const Assault& inputs)
{
    const Formation formation = target_formation(inputs);
    const Troop& target = inputs.target;
    const bool can_aim = can_fire(target.type) && !inputs.in_automobile;
    if (target.status == Status::Demoralized || formation == Formation::March || !inputs.frontal || !can_aim)
        return DefensiveFire::None;
    return formation == Formation::Deployed && inputs.train != TrainState::Maneuver ? DefensiveFire::Deployed : DefensiveFire::Moving;
}

Shot defensive_shot(const Assault& inputs)
{
    return {.gun = gun_of(inputs.target.type),
            .moving = defensive_fire(inputs) == DefensiveFire::Moving,
            .target_formation = Formation::Maneuver,
            .actor_status = inputs.target.status,
            .target_status = inputs.actor.status,
            .leader_attached = inputs.target.leader == Leader::Attached};
}

int close_combat_score(const Assault& inputs, Fighter fighter, Status status, const Charts& charts, Explanation& told)
{
    const bool assaults = fighter == Fighter::Assaulter;
    const Troop& unit = assaults ? inputs.actor : inputs.target;
    const Cell& base = charts[contestant_of(unit.type), fighter];
    int score = told.start(base, {base.row_spec().label});
    const auto add = [&](AssaultShift shift) { score += told.add(charts[shift]); };
    const Cover cover = target_cover(inputs);
    if (assaults && arm_of(unit.type) == Arm::Cavalry && (inputs.rough || cover >= Cover::Hard))
        add(AssaultShift::CavalryInRough);
    if (assaults && !inputs.frontal)
        add(AssaultShift::NotFrontal);
    if (!assaults && cover != Cover::Open)
        add(after_none(AssaultShift::Soft, cover));
    if (!assaults && target_formation(inputs) == Formation::March)
        add(AssaultShift::March);
    if (status != Status::Ok)
        add(after_none(AssaultShift::Disordered, status));
    const OutnumberedEnd who =
        outnumbers(inputs.outnumbered, inputs.actor.bases + inputs.bases_already_assaulted, inputs.target.bases, charts);
    if (const Odds odds = assaults ? who.actor : who.target; odds != Odds::None)
        add(after_none(AssaultShift::Outnumbered, odds));
    if (unit.leader == Leader::Attached)
        add(AssaultShift::Leader);
    return score;
}

} // namespace revolucion
