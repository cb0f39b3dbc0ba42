// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/fire/fire.h"

namespace revolucion {

int score_of(const Shot& shot, const Charts& charts, Explanation& told)
{
    const Cell& base = charts[shot.gun, shot.band];
    int score = told.start(base, {base.row_spec().label});
    const auto add = [&](FireShift shift) { score += told.add(charts[shift]); };
    const auto add_unless_none = [&](FireShift first, auto word) {
        if (static_cast<int>(word) != 0)
            add(after_none(first, word));
    };
    if (shot.moving)
        add(FireShift::MovingFire);
    add(after_none(FireShift::TargetManeuver, shot.target_formation));
    add_unless_none(FireShift::Soft, shot.target_cover);
    add_unless_none(FireShift::ActorDisordered, shot.actor_status);
    add_unless_none(FireShift::TargetDisordered, shot.target_status);
    add_unless_none(FireShift::ActorOutnumbered, shot.outnumbered.actor);
    add_unless_none(FireShift::TargetOutnumbered, shot.outnumbered.target);
    if (shot.leader_attached)
        add(FireShift::Leader);
    return score;
}

int levels_thrown(const Label& label, const Shot& shot, const Charts& charts, Dice& dice, Explanation& told)
{
    const FireResult result = charts.thrown<FireResult>(Die::Fire, label, score_of(shot, charts, told), dice);
    charts.explain(Die::Fire, Op::Add, dice, told);
    return told.start(charts[result], {"levels of damage"});
}

Step Volley::step(const Shot& shot, const Troop& hit, const Label& leader, const Charts& charts, Dice& dice, Explanation& told)
{
    if (has_fired) {
        leader_killed = leader_is_killed(leader, LeaderRisk::Fire, charts, dice, told);
        return Step::Finished;
    }
    levels = static_cast<std::int16_t>(levels_thrown({"fire"}, shot, charts, dice, told));
    damage(levels, hit, charts, told);
    has_fired = true;
    return levels > 0 && hit.leader == Leader::Attached ? Step::Continue : Step::Finished;
}

FireEnd Volley::end(const Shot& shot, const Troop& hit, const Charts& charts) const
{
    Explanation deaf{Listening::No};
    return {score_of(shot, charts, deaf), {levels, damage(levels, hit, charts, deaf), leader_killed}};
}

Formation formation_as_target(const Troop& unit)
{
    if (runs_on_rails(unit.type))
        return Formation::March;
    if (!changes_formation(unit.type))
        return Formation::Maneuver;
    const bool is_gun = unit.type == UnitType::MachineGuns || unit.type == UnitType::Artillery;
    return unit.passenger && !is_gun && unit.formation == Formation::Deployed ? Formation::Maneuver : unit.formation;
}

Cover cover_against_fire(const Troop& unit)
{
    if (has_armor(unit.type))
        return unit.hull_down ? Cover::Fortification : Cover::Hard;
    if (runs_on_rails(unit.type) || unit.passenger)
        return unit.type == UnitType::ArmoredTrain || unit.cover >= Cover::Hard ? Cover::Hard : Cover::Open;
    return unit.cover;
}

void announce_cover(const Troop& unit, Instructions& instructions)
{
    const bool takes_what_a_train_gives = unit.passenger || (runs_on_rails(unit.type) && unit.type != UnitType::ArmoredTrain);
    if (takes_what_a_train_gives && unit.cover != cover_against_fire(unit))
        instructions.push_back({"Of cover, only armor and sandbags count for a train."});
}

namespace {

/// A column of the table of units.
constexpr Field each(Field field)
{
    field.role = field.group = role::unit;
    field.rows_least = 1;
    field.rows_most = 12;
    return field;
}

/// As far as artillery has scores.
Fraction reach(const Explosion& inputs, const Charts& charts)
{
    return std::min(charts[inputs.kind].number(), charts.reach(Gun::Artillery));
}

/// Section X: a train is derailed, and nothing is thrown.
bool is_under_train(const Explosion& inputs)
{
    return runs_on_rails(inputs.unit.type) && inputs.unit.type != UnitType::MaquinaLoca && inputs.distance.count == 0;
}

struct ExplosionRules : RulesOf<Explosion, Volley, FireEnd, Charts> {
    using Unit = UnitFields<"unit", &Inputs::unit>;
    static constexpr std::array form{
        asks<&Inputs::kind>("kind", "What explodes", {}, {}, {.options = blasts, .fact = Fact::Chosen}),
        each(Unit::type("Unit")),
        each(Unit::bases),
        each(Unit::bases_at_start),
        each(Unit::status()),
        each(Unit::formation()),
        each(
            asks<&Inputs::distance>("unit_distance", "Distance", {}, {}, {.measure = Measure::Inches, .start = 3, .fact = Fact::Measured})),
        each(Unit::cover()),
        each(Unit::passenger_when<"">),
        each(Unit::leader_with_it()),
        Unit::figures,
    };
    static constexpr auto outcomes = outcomes_of_fire<"unit">("status", "destroyed");
    static constexpr std::array refusals{
        refused_if_destroyed<"unit", Inputs, &Inputs::unit>,
        Refused{"unit_distance", "{0} in is beyond the {1} in of the explosion",
                [](const Inputs& in, const Charts& charts) { return reach(in, charts) < charts.in_charts(in.distance, in.unit.figures); },
                [](const Inputs& in, const Charts& charts) {
                    return std::tuple{exact(in.distance), charts.on_table(reach(in, charts), in.unit.figures)};
                }},
    };
    static constexpr auto reads =
        Charts::keys<Die, RangeEdge, Gun, FireShift, FireResult, DamageLevel, Destruction, Arm, LeaderRisk, Blast, Passengers, Figures>;
    static constexpr std::string_view batch = role::unit;

    static Shot shot_of(const Inputs& inputs, const Charts& charts)
    {
        return {.gun = Gun::Artillery,
                .band = *charts.band_at(charts.in_charts(inputs.distance, inputs.unit.figures)),
                .target_formation = formation_as_target(inputs.unit),
                .target_cover = cover_against_fire(inputs.unit),
                .target_status = inputs.unit.status};
    }

    static Step step(const Inputs& inputs, Volley& volley, const Charts& charts, Dice& dice, Explanation& told)
    {
        if (is_under_train(inputs))
            return Step::Finished;
        return volley.step(shot_of(inputs, charts), inputs.unit, {"leader"}, charts, dice, told);
    }

    static End end(const Inputs& inputs, const Volley& volley, const Charts& charts)
    {
        if (is_under_train(inputs))
            return {.hit = {.damage = {.status = inputs.unit.status, .destroyed = true}}};
        return volley.end(shot_of(inputs, charts), inputs.unit, charts);
    }

    static Announcement announce(const Inputs& inputs, const End& end, const Charts& charts)
    {
        const Troop& unit = inputs.unit;
        Announcement said{.headline = sentence_of(RoleRef{"the unit"}, unit, end.hit.damage)};
        announce_damage(RoleRef{"the unit"}, unit, end.hit.damage, charts, said.instructions);
        announce_cover(unit, said.instructions);
        announce_leader(RoleRef{"the unit"}, end.hit.leader_killed, said.instructions);
        announce_blast(role::unit, unit, end.hit.damage, said);
        announce_loss(role::unit, unit, end.hit, said);
        return said;
    }
};

} // namespace

constinit const ActionOf<Explosion, FireEnd> explosion = action_of<ExplosionRules>(
    {"explosion", "Explosion", "A mine or a máquina loca, for each unit in reach of it.", section::vehicles, in_actions});

} // namespace revolucion
