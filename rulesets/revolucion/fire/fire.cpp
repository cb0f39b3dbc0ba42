// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/fire/fire.h"

#include "core/action/total.h"

namespace revolucion {

using corneta::Explanation;
using corneta::Fraction;
using corneta::Op;
using corneta::RefusalSpec;
using corneta::Step;

namespace {

constexpr std::string_view fire_rule = "Fire";

constexpr RefusalSpec marching{"actor_formation", "a unit in march formation does not fire"};
constexpr RefusalSpec not_deployed{"actor_formation", "only deployed artillery fires indirectly"};
constexpr RefusalSpec no_artillery{"actor_type", "only artillery fires indirectly, not {0}"};
constexpr RefusalSpec not_from_the_air{"actor_type", "only an aircraft bombs or strafes, not {0}"};
constexpr RefusalSpec aircraft_fires{"actor_type", "an aircraft bombs or strafes"};
constexpr RefusalSpec beyond{"range", "{0} in is beyond the {1} in of {2}"};
constexpr RefusalSpec no_sight{"line_of_sight", "without a line of sight there is no fire"};
constexpr RefusalSpec no_arc{"in_arc", "there is no fire out of the arc"};
constexpr RefusalSpec not_spotted{"spotted", "indirect fire needs a friend who sees the target"};
constexpr RefusalSpec no_aircraft{"target_type", "anti-aircraft fire is at an aircraft, not at {0}"};
constexpr RefusalSpec is_aircraft{"target_type", "only anti-aircraft fire hits an aircraft"};
constexpr std::array fire_refusals{&actor_destroyed,  &target_destroyed, &marching,   &not_deployed, &no_artillery,
                                   &not_from_the_air, &aircraft_fires,   &beyond,     &no_sight,     &no_arc,
                                   &not_spotted,      &no_aircraft,      &is_aircraft};

/// The type that the form starts with stands for the aircraft where only an aircraft can be meant.
bool is_aircraft_or_start(UnitType type)
{
    return type == UnitType::Aircraft || type == UnitType::RegularInfantry;
}

UnitType target_type(const Fire& inputs)
{
    return inputs.action == FireAction::AntiAircraft ? UnitType::Aircraft : inputs.target.body.type;
}

Body body_of(const Fire& inputs)
{
    Body body = inputs.target.body;
    body.type = target_type(inputs);
    return body;
}

Gun gun_of(const Fire& inputs)
{
    if (inputs.action == FireAction::Bomb)
        return Gun::Artillery;
    const bool is_automatic = inputs.action == FireAction::Strafe || inputs.actor.type >= Firer::ArmoredCar;
    return is_automatic ? Gun::MachineGuns : static_cast<Gun>(inputs.actor.type);
}

/// Inches that count: an aircraft's are fixed, of a long indirect fire a part counts.
Fraction range_of(const Fire& inputs, const Charts& charts, Explanation& explanation)
{
    const CombatCharts& combat = charts.combat();
    if (is_from_the_air(inputs))
        return explanation.note(Op::Start, combat.aircraft_range());
    corneta::Total range{explanation};
    range.start(Fraction::tenths(inputs.range.count), {"range"}, fire_rule);
    if (inputs.action == FireAction::Indirect && combat.indirect_over().number() < Fraction::tenths(inputs.range.count))
        range.times(combat.indirect_part());
    return range.total();
}

bool is_moving_fire(const Fire& inputs)
{
    return inputs.action == FireAction::Moving || inputs.action == FireAction::Indirect
        || (inputs.action == FireAction::Deployed && is_automobile(type_of(inputs.actor.type)));
}

Shot shot_of(const Fire& inputs, const Charts& charts, Explanation& explanation)
{
    const Body body = body_of(inputs);
    const bool against_aircraft = inputs.action == FireAction::AntiAircraft;
    Shot shot{.gun = gun_of(inputs),
              .band = *charts.combat().band_of(range_of(inputs, charts, explanation)),
              .moving = is_moving_fire(inputs),
              .target_formation = formation_as_target(body, inputs.target.formation),
              .target_cover = against_aircraft ? Cover::Open : cover_against_fire(body.type, inputs.target.cover, inputs.target.hull_down),
              .actor_status = inputs.actor.status,
              .target_status = body.status,
              .leader_attached = inputs.actor.leader == Leader::Attached};
    if (!is_from_the_air(inputs)) {
        const Outnumbers who = outnumbers(inputs.outnumbered, inputs.actor.bases, body.bases, charts);
        shot.actor_odds = who.actor;
        shot.target_odds = who.target;
    }
    return shot;
}

void refuse_actor(const Fire& inputs, corneta::Refusals& found)
{
    const FireActor& actor = inputs.actor;
    const std::string_view type = label_of(type_of(actor.type), unit_types);
    if (is_from_the_air(inputs)) {
        if (!is_aircraft_or_start(type_of(actor.type)))
            found.add(not_from_the_air, type);
        return;
    }
    if (actor.type == Firer::Aircraft)
        found.add(aircraft_fires);
    if (inputs.action == FireAction::Indirect && actor.type != Firer::Artillery)
        found.add(no_artillery, type);
    if (actor.formation == Formation::March)
        found.add(marching);
    else if (inputs.action == FireAction::Indirect && actor.formation != Formation::Deployed)
        found.add(not_deployed);
}

void refuse_range(const Fire& inputs, const Charts& charts, corneta::Refusals& found)
{
    Explanation deaf{corneta::Listening::No};
    const Fraction reach = charts.combat().reach(gun_of(inputs));
    const Fraction range = range_of(inputs, charts, deaf);
    if (!(reach < range))
        return;
    const Fraction part = charts.combat().indirect_part().number();
    const bool is_indirect = inputs.action == FireAction::Indirect && !(part == Fraction{0});
    found.add(beyond, is_from_the_air(inputs) ? range : Fraction::tenths(inputs.range.count),
              is_indirect ? reach * Fraction{part.over(), part.amount()} : reach, label_of(type_of(inputs.actor.type), unit_types));
}

void refuse_target(const Fire& inputs, const Charts& charts, corneta::Refusals& found)
{
    const Body& body = inputs.target.body;
    if (is_destroyed(body.bases, body.bases_at_start, charts))
        found.add(target_destroyed, body.bases, body.bases_at_start);
    if (inputs.action == FireAction::AntiAircraft) {
        if (!is_aircraft_or_start(body.type))
            found.add(no_aircraft, label_of(body.type, unit_types));
    } else if (body.type == UnitType::Aircraft) {
        found.add(is_aircraft);
    }
}

} // namespace

bool is_from_the_air(const Fire& inputs)
{
    return inputs.action == FireAction::Bomb || inputs.action == FireAction::Strafe;
}

const std::span<const RefusalSpec* const> FireRules::refusals = fire_refusals;

void FireRules::refuse(const Fire& inputs, const Charts& charts, corneta::Refusals& found)
{
    if (is_destroyed(inputs.actor.bases, inputs.actor.bases_at_start, charts))
        found.add(actor_destroyed, inputs.actor.bases, inputs.actor.bases_at_start);
    refuse_actor(inputs, found);
    refuse_range(inputs, charts, found);
    if (!inputs.line_of_sight)
        found.add(no_sight);
    if (!inputs.in_arc)
        found.add(no_arc);
    if (inputs.action == FireAction::Indirect && !inputs.spotted)
        found.add(not_spotted);
    refuse_target(inputs, charts, found);
}

Step FireRules::step(const Fire& inputs, FireState& state, const Charts& charts, corneta::Dice& dice, Explanation& explanation)
{
    if (state.has_fired == 0) {
        const Shot shot = shot_of(inputs, charts, explanation);
        state.levels = static_cast<std::int16_t>(levels_thrown({"fire"}, shot, charts, dice, explanation));
        damage(state.levels, body_of(inputs), charts, explanation);
        state.has_fired = 1;
        return state.levels > 0 && inputs.target.leader == Leader::Attached ? Step::Continue : Step::Finished;
    }
    state.leader_killed = leader_is_killed({"target's leader"}, LeaderRisk::Fire, charts, dice, explanation) ? 1 : 0;
    return Step::Finished;
}

FireEnd FireRules::end(const Fire& inputs, const FireState& state, const Charts& charts)
{
    Explanation deaf{corneta::Listening::No};
    return {.score = score_of(shot_of(inputs, charts, deaf), charts, deaf),
            .levels = state.levels,
            .damage = damage(state.levels, body_of(inputs), charts, deaf),
            .leader_killed = state.leader_killed != 0};
}

} // namespace revolucion
