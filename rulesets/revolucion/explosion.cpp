// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/explosion.h"

namespace revolucion {

using corneta::asks;
using corneta::asks_each;
using corneta::Does;
using corneta::Field;
using corneta::Fraction;
using corneta::gives;
using corneta::RefusalSpec;
using corneta::Tale;
using corneta::Then;
using corneta::Unit;

namespace {

constexpr std::array blasts{Option{"mine", "mine fired on command"}, Option{"small-mine", "small mine"},
                            Option{"maquina-loca", "máquina loca"}};

/// A column of the table of units.
constexpr Field each(Field field)
{
    field.role = "unit";
    field.group = "unit";
    field.rows_least = 1;
    field.rows_most = 12;
    field.rows_start = 1;
    return field;
}

constexpr std::array explosion_form{
    asks<&Explosion::kind>({.key = "kind", .label = "What explodes", .options = blasts}),
    asks_each<&Explosion::body, &Body::type>(
        each({.key = "unit_type", .label = "Unit", .start = 1, .options = unit_types, .stat = "type"})),
    asks_each<&Explosion::body, &Body::bases>(
        each({.key = "unit_bases", .label = "Bases", .unit = Unit::Bases, .start = 4, .stat = "bases"})),
    asks_each<&Explosion::body, &Body::bases_at_start>(each({.key = "unit_bases_at_start",
                                                             .label = "Bases at the start",
                                                             .unit = Unit::Bases,
                                                             .most = 10,
                                                             .start = 4,
                                                             .stat = "bases_at_start"})),
    asks_each<&Explosion::body, &Body::status>(each({.key = "unit_status", .label = "Status", .options = statuses, .stat = "status"})),
    asks_each<&Explosion::formation>(each({.key = "unit_formation", .label = "Formation", .options = formations, .stat = "formation"})),
    asks_each<&Explosion::distance>(each({.key = "unit_distance", .label = "Distance", .unit = Unit::Inches, .start = 3})),
    asks_each<&Explosion::cover>(each({.key = "unit_cover", .label = "Cover", .options = covers, .stat = "cover"})),
    asks_each<&Explosion::leader>(each({.key = "unit_leader", .label = "Leader with it", .options = leaders, .stat = "leader"})),
};
static_assert(explosion_form.back().group == ExplosionRules::batch);

constexpr std::array explosion_outcomes{
    gives<&FireEnd::score>({.key = "score", .label = "score"}),
    gives<&FireEnd::levels>({.key = "levels",
                             .label = "levels of damage",
                             .shown = corneta::Shown::AsBars,
                             .role = "unit",
                             .stat = "levels_taken",
                             .does = Does::Add}),
    gives<&FireEnd::damage, &Damage::status>(
        {.key = "target_status", .label = "status", .options = statuses, .role = "unit", .stat = "status", .does = Does::Set}),
    gives<&FireEnd::damage, &Damage::bases_lost>(
        {.key = "bases_lost", .label = "bases lost", .role = "unit", .stat = "bases_lost", .does = Does::Add}),
    gives<&FireEnd::damage, &Damage::falls_back>({.key = "falls_back", .label = "falls back, inches"}),
    gives<&FireEnd::damage, &Damage::destroyed>({.key = "destroyed",
                                                 .label = "destroyed",
                                                 .stands_out = corneta::these(true),
                                                 .role = "unit",
                                                 .stat = "destroyed",
                                                 .does = Does::Marker}),
    gives<&FireEnd::leader_killed>(
        {.key = "leader_killed", .label = "leader killed", .role = "unit", .stat = "leader_killed", .does = Does::Marker}),
};

constexpr std::array<std::string_view, 10> explosion_charts{"dice",   "range-bands", "fire-scores", "fire-shifts",       "fire-levels",
                                                            "damage", "destruction", "fall-backs",  "leader-casualties", "explosions"};

constexpr RefusalSpec destroyed{"unit_bases", too_few_bases};
constexpr RefusalSpec beyond{"unit_distance", "{0} in is beyond the {1} in of the explosion"};
constexpr std::array explosion_refusals{&destroyed, &beyond};

Shot shot_of(const Explosion& asked, const Cards& cards)
{
    return {.gun = Gun::Artillery,
            .band = *cards.combat().band_of(Fraction::tenths(asked.distance.count)),
            .moving = false,
            .target_formation = formation_as_target(asked.body, asked.formation),
            .target_cover = cover_against_fire(asked.body.type, asked.cover, false),
            .actor_status = Status::Ok,
            .target_status = asked.body.status,
            .actor_odds = Odds::None,
            .target_odds = Odds::None,
            .leader_attached = false};
}

/// The radius, as far as artillery has scores.
Fraction reach_of(const Explosion& asked, const Cards& cards)
{
    const Fraction radius = cards.combat().radius(asked.kind).number();
    const Fraction reach = cards.combat().reach(Gun::Artillery);
    return reach < radius ? reach : radius;
}

} // namespace

const std::span<const Field> ExplosionRules::form = explosion_form;
const std::span<const corneta::OutcomeSpec> ExplosionRules::outcomes = explosion_outcomes;
const std::span<const RefusalSpec* const> ExplosionRules::refusals = explosion_refusals;
const std::span<const std::string_view> ExplosionRules::charts = explosion_charts;

void ExplosionRules::refuse(const Explosion& asked, const Cards& cards, corneta::Refusals& found)
{
    if (is_destroyed(asked.body.bases, asked.body.bases_at_start, cards))
        found.add(destroyed, asked.body.bases, asked.body.bases_at_start);
    const Fraction distance = Fraction::tenths(asked.distance.count);
    if (reach_of(asked, cards) < distance)
        found.add(beyond, distance, reach_of(asked, cards));
}

Then ExplosionRules::step(const Explosion& asked, FireNow& now, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    if (now.has_fired == 0) {
        now.levels = static_cast<std::int16_t>(levels_thrown({"fire"}, shot_of(asked, cards), cards, dice, tale));
        damage(now.levels, asked.body, cards, tale);
        now.has_fired = 1;
        return now.levels > 0 && asked.leader == Leader::Attached ? Then::More : Then::Done;
    }
    now.leader_killed = leader_is_killed({"leader"}, LeaderRisk::Fire, cards, dice, tale) ? 1 : 0;
    return Then::Done;
}

FireEnd ExplosionRules::end(const Explosion& asked, const FireNow& now, const Cards& cards)
{
    Tale deaf{corneta::Listening::No};
    return {.score = score_of(shot_of(asked, cards), cards, deaf),
            .levels = now.levels,
            .damage = damage(now.levels, asked.body, cards, deaf),
            .leader_killed = now.leader_killed != 0};
}

corneta::Telling ExplosionRules::tell(const Explosion& asked, const FireEnd& end, const Cards& /*cards*/)
{
    corneta::Telling telling;
    telling.headline = sentence_of(name_of(asked.body), asked.body, end.damage);
    tell_damage(name_of(asked.body), asked.body, end.damage, telling.hands);
    tell_cover(asked.body.type, asked.cover, telling.hands);
    if (end.leader_killed)
        telling.hands.push_back({"Its leader is killed: take him off."});
    if (end.damage.falls_back.count > 0 && asked.body.type <= UnitType::Artillery)
        telling.hands.push_back({"On a train it stays where it is instead."});
    tell_blast("unit", asked.body, end.damage, telling);
    tell_loss("unit", asked.body, end.damage, end.leader_killed, telling);
    return telling;
}

} // namespace revolucion
