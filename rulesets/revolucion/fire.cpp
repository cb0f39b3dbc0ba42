// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/fire.h"

#include "core/total.h"

namespace revolucion {

using corneta::Fraction;
using corneta::Op;
using corneta::RefusalSpec;
using corneta::Tale;
using corneta::Then;

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

UnitType target_type(const Fire& asked)
{
    return asked.action == FireAction::AntiAircraft ? UnitType::Aircraft : asked.target.body.type;
}

Body body_of(const Fire& asked)
{
    Body body = asked.target.body;
    body.type = target_type(asked);
    return body;
}

Gun gun_of(const Fire& asked)
{
    if (asked.action == FireAction::Bomb)
        return Gun::Artillery;
    const bool is_automatic = asked.action == FireAction::Strafe || asked.actor.type >= Firer::ArmoredCar;
    return is_automatic ? Gun::MachineGuns : static_cast<Gun>(asked.actor.type);
}

/// Inches that count: an aircraft's are fixed, of a long indirect fire a part counts.
Fraction range_of(const Fire& asked, const Cards& cards, Tale& tale)
{
    const CombatCards& combat = cards.combat();
    if (is_from_the_air(asked))
        return tale.note(Op::Start, combat.aircraft_range());
    corneta::Total range{tale};
    range.start(Fraction::tenths(asked.range.count), {"range"}, fire_rule);
    if (asked.action == FireAction::Indirect && combat.indirect_over().number() < Fraction::tenths(asked.range.count))
        range.times(combat.indirect_part());
    return range.total();
}

bool is_moving_fire(const Fire& asked)
{
    return asked.action == FireAction::Moving || asked.action == FireAction::Indirect
        || (asked.action == FireAction::Deployed && is_automobile(type_of(asked.actor.type)));
}

Shot shot_of(const Fire& asked, const Cards& cards, Tale& tale)
{
    const Body body = body_of(asked);
    const bool against_aircraft = asked.action == FireAction::AntiAircraft;
    Shot shot{.gun = gun_of(asked),
              .band = *cards.combat().band_of(range_of(asked, cards, tale)),
              .moving = is_moving_fire(asked),
              .target_formation = formation_as_target(body, asked.target.formation),
              .target_cover = against_aircraft ? Cover::Open : cover_against_fire(body.type, asked.target.cover, asked.target.hull_down),
              .actor_status = asked.actor.status,
              .target_status = body.status,
              .leader_attached = asked.actor.leader == Leader::Attached};
    if (!is_from_the_air(asked)) {
        const Outnumbers who = outnumbers(asked.outnumbered, asked.actor.bases, body.bases, cards);
        shot.actor_odds = who.actor;
        shot.target_odds = who.target;
    }
    return shot;
}

void refuse_actor(const Fire& asked, corneta::Refusals& found)
{
    const FireActor& actor = asked.actor;
    const std::string_view type = label_of(type_of(actor.type), unit_types);
    if (is_from_the_air(asked)) {
        if (!is_aircraft_or_start(type_of(actor.type)))
            found.add(not_from_the_air, type);
        return;
    }
    if (actor.type == Firer::Aircraft)
        found.add(aircraft_fires);
    if (asked.action == FireAction::Indirect && actor.type != Firer::Artillery)
        found.add(no_artillery, type);
    if (actor.formation == Formation::March)
        found.add(marching);
    else if (asked.action == FireAction::Indirect && actor.formation != Formation::Deployed)
        found.add(not_deployed);
}

void refuse_range(const Fire& asked, const Cards& cards, corneta::Refusals& found)
{
    Tale deaf{corneta::Listening::No};
    const Fraction reach = cards.combat().reach(gun_of(asked));
    const Fraction range = range_of(asked, cards, deaf);
    if (!(reach < range))
        return;
    const Fraction part = cards.combat().indirect_part().number();
    const bool is_indirect = asked.action == FireAction::Indirect && !(part == Fraction{0});
    found.add(beyond, is_from_the_air(asked) ? range : Fraction::tenths(asked.range.count),
              is_indirect ? reach * Fraction{part.over(), part.amount()} : reach, label_of(type_of(asked.actor.type), unit_types));
}

void refuse_target(const Fire& asked, const Cards& cards, corneta::Refusals& found)
{
    const Body& body = asked.target.body;
    if (is_destroyed(body.bases, body.bases_at_start, cards))
        found.add(target_destroyed, body.bases, body.bases_at_start);
    if (asked.action == FireAction::AntiAircraft) {
        if (!is_aircraft_or_start(body.type))
            found.add(no_aircraft, label_of(body.type, unit_types));
    } else if (body.type == UnitType::Aircraft) {
        found.add(is_aircraft);
    }
}

} // namespace

bool is_from_the_air(const Fire& asked)
{
    return asked.action == FireAction::Bomb || asked.action == FireAction::Strafe;
}

const std::span<const RefusalSpec* const> FireRules::refusals = fire_refusals;

void FireRules::refuse(const Fire& asked, const Cards& cards, corneta::Refusals& found)
{
    if (is_destroyed(asked.actor.bases, asked.actor.bases_at_start, cards))
        found.add(actor_destroyed, asked.actor.bases, asked.actor.bases_at_start);
    refuse_actor(asked, found);
    refuse_range(asked, cards, found);
    if (!asked.line_of_sight)
        found.add(no_sight);
    if (!asked.in_arc)
        found.add(no_arc);
    if (asked.action == FireAction::Indirect && !asked.spotted)
        found.add(not_spotted);
    refuse_target(asked, cards, found);
}

Then FireRules::step(const Fire& asked, FireNow& now, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    if (now.has_fired == 0) {
        const Shot shot = shot_of(asked, cards, tale);
        now.levels = static_cast<std::int16_t>(levels_thrown({"fire"}, shot, cards, dice, tale));
        damage(now.levels, body_of(asked), cards, tale);
        now.has_fired = 1;
        return now.levels > 0 && asked.target.leader == Leader::Attached ? Then::More : Then::Done;
    }
    now.leader_killed = leader_is_killed({"target's leader"}, LeaderRisk::Fire, cards, dice, tale) ? 1 : 0;
    return Then::Done;
}

FireEnd FireRules::end(const Fire& asked, const FireNow& now, const Cards& cards)
{
    Tale deaf{corneta::Listening::No};
    return {.score = score_of(shot_of(asked, cards, deaf), cards, deaf),
            .levels = now.levels,
            .damage = damage(now.levels, body_of(asked), cards, deaf),
            .leader_killed = now.leader_killed != 0};
}

} // namespace revolucion
