// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/fire/explosion.h"

namespace revolucion {

using corneta::asks;
using corneta::asks_each;
using corneta::Does;
using corneta::Explanation;
using corneta::Field;
using corneta::Fraction;
using corneta::gives;
using corneta::Measure;
using corneta::RefusalSpec;
using corneta::Step;

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
        each({.key = "unit_bases", .label = "Bases", .measure = Measure::Bases, .start = 4, .stat = "bases"})),
    asks_each<&Explosion::body, &Body::bases_at_start>(each({.key = "unit_bases_at_start",
                                                             .label = "Bases at the start",
                                                             .measure = Measure::Bases,
                                                             .most = 10,
                                                             .start = 4,
                                                             .stat = "bases_at_start"})),
    asks_each<&Explosion::body, &Body::status>(each({.key = "unit_status", .label = "Status", .options = statuses, .stat = "status"})),
    asks_each<&Explosion::formation>(each({.key = "unit_formation", .label = "Formation", .options = formations, .stat = "formation"})),
    asks_each<&Explosion::distance>(each({.key = "unit_distance", .label = "Distance", .measure = Measure::Inches, .start = 3})),
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
                                                 .highlighted = corneta::these(true),
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

Shot shot_of(const Explosion& inputs, const Charts& charts)
{
    return {.gun = Gun::Artillery,
            .band = *charts.combat().band_of(Fraction::tenths(inputs.distance.count)),
            .moving = false,
            .target_formation = formation_as_target(inputs.body, inputs.formation),
            .target_cover = cover_against_fire(inputs.body.type, inputs.cover, false),
            .actor_status = Status::Ok,
            .target_status = inputs.body.status,
            .actor_odds = Odds::None,
            .target_odds = Odds::None,
            .leader_attached = false};
}

/// The radius, as far as artillery has scores.
Fraction reach_of(const Explosion& inputs, const Charts& charts)
{
    const Fraction radius = charts.combat().radius(inputs.kind).number();
    const Fraction reach = charts.combat().reach(Gun::Artillery);
    return reach < radius ? reach : radius;
}

} // namespace

const std::span<const Field> ExplosionRules::form = explosion_form;
const std::span<const corneta::OutcomeSpec> ExplosionRules::outcomes = explosion_outcomes;
const std::span<const RefusalSpec* const> ExplosionRules::refusals = explosion_refusals;
const std::span<const std::string_view> ExplosionRules::reads = explosion_charts;

void ExplosionRules::refuse(const Explosion& inputs, const Charts& charts, corneta::Refusals& found)
{
    if (is_destroyed(inputs.body.bases, inputs.body.bases_at_start, charts))
        found.add(destroyed, inputs.body.bases, inputs.body.bases_at_start);
    const Fraction distance = Fraction::tenths(inputs.distance.count);
    if (reach_of(inputs, charts) < distance)
        found.add(beyond, distance, reach_of(inputs, charts));
}

Step ExplosionRules::step(const Explosion& inputs, FireState& state, const Charts& charts, corneta::Dice& dice, Explanation& explanation)
{
    if (state.has_fired == 0) {
        state.levels = static_cast<std::int16_t>(levels_thrown({"fire"}, shot_of(inputs, charts), charts, dice, explanation));
        damage(state.levels, inputs.body, charts, explanation);
        state.has_fired = 1;
        return state.levels > 0 && inputs.leader == Leader::Attached ? Step::Continue : Step::Finished;
    }
    state.leader_killed = leader_is_killed({"leader"}, LeaderRisk::Fire, charts, dice, explanation) ? 1 : 0;
    return Step::Finished;
}

FireEnd ExplosionRules::end(const Explosion& inputs, const FireState& state, const Charts& charts)
{
    Explanation deaf{corneta::Listening::No};
    return {.score = score_of(shot_of(inputs, charts), charts, deaf),
            .levels = state.levels,
            .damage = damage(state.levels, inputs.body, charts, deaf),
            .leader_killed = state.leader_killed != 0};
}

corneta::Announcement ExplosionRules::announce(const Explosion& inputs, const FireEnd& end, const Charts& /*charts*/)
{
    corneta::Announcement announcement;
    announcement.headline = sentence_of(name_of(inputs.body), inputs.body, end.damage);
    announce_damage(name_of(inputs.body), inputs.body, end.damage, announcement.instructions);
    announce_cover(inputs.body.type, inputs.cover, announcement.instructions);
    if (end.leader_killed)
        announcement.instructions.push_back({"Its leader is killed: take him off."});
    if (end.damage.falls_back.count > 0 && inputs.body.type <= UnitType::Artillery)
        announcement.instructions.push_back({"On a train it stays where it is instead."});
    announce_blast("unit", inputs.body, end.damage, announcement);
    announce_loss("unit", inputs.body, end.damage, end.leader_killed, announcement);
    return announcement;
}

} // namespace revolucion
