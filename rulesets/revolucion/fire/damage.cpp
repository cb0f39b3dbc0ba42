// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/fire/damage.h"

#include "rulesets/revolucion/command/command.h"
#include "rulesets/revolucion/command/turn.h"
#include "rulesets/revolucion/fire/fire.h"

namespace revolucion {

namespace {

/// Levels with those of the present status.
int all_levels(int levels, Status status, const Charts& charts, Explanation& told)
{
    Total all{told};
    all.start(levels, {"levels of damage"}, section::effects);
    if (status != Status::Ok)
        all.add(charts[after_none(DamageLevel::Disordered, status)]);
    return all.whole();
}

Status status_at(int level, const Charts& charts)
{
    if (level >= charts[DamageLevel::Demoralized].whole())
        return Status::Demoralized;
    return level >= charts[DamageLevel::Disordered].whole() ? Status::Disordered : Status::Ok;
}

/// Status and bases, no move yet.
void take_levels(int levels, const Troop& unit, Damage& damage, const Charts& charts, Explanation& told)
{
    const int level = all_levels(levels, unit.status, charts, told);
    damage.status = std::max(unit.status, status_at(level, charts));
    const Cell& first = charts[DamageLevel::Base];
    damage.bases_lost = std::min(unit.bases, std::max(0, level - first.whole() + 1));
    if (damage.bases_lost == 0)
        return;
    damage.status = Status::Demoralized;
    told.note(Op::Start, first);
    told.start(unit.bases, {"bases"}, section::effects);
    told.note(Op::Add, -damage.bases_lost, {"bases lost"}, section::effects);
    told.start(unit.bases_at_start, {"bases at the start"}, section::effects);
    told.times(charts[Destruction::Left]);
    const bool has_one_base = unit.type == UnitType::Aircraft || unit.type == UnitType::MaquinaLoca;
    damage.destroyed = has_one_base || is_destroyed(unit.bases - damage.bases_lost, unit.bases_at_start, charts);
}

struct LevelRules : CalculationOf<LevelRules, Level, LevelEnd, Charts> {
    using Unit = UnitFields<"actor", &Inputs::unit>;
    using Hits = HitOutcomes<"actor", &End::hit>;
    static constexpr std::array form{
        asks<&Inputs::cause>("cause", "The unit", {}, {}, {.options = harms_without_die, .fact = Fact::Chosen}),
        Unit::type("Unit"),
        Unit::bases,
        Unit::bases_at_start,
        Unit::status(),
        Unit::blocked,
        Unit::figures,
    };
    static constexpr std::array outcomes{
        Hits::status("status", "status"),
        Hits::bases_lost("bases_lost", "bases lost"),
        Hits::falls_back("falls_back", "falls back, inches"),
        Hits::destroyed("destroyed", "destroyed"),
    };
    static constexpr std::array refusals{refused_if_destroyed<"actor", Inputs, &Inputs::unit>};
    static constexpr auto reads = Charts::keys<Passengers, DamageLevel, Destruction, Arm, Figures>;

    static End reckon(const Inputs& inputs, const Charts& charts, Explanation& told)
    {
        if (inputs.cause == Passengers::VehicleLost && inputs.unit.status != Status::Ok)
            return {{0, damage(0, inputs.unit, charts, told)}}; // X: it suffers the status, and has it
        const int levels = told.start(charts[inputs.cause], {"levels of damage"});
        return {{levels, damage(levels, inputs.unit, charts, told)}};
    }

    static Announcement announce(const Inputs& inputs, const End& end, const Charts& charts)
    {
        const Troop& unit = inputs.unit;
        Announcement said{.headline = sentence_of(RoleRef{"the unit"}, unit, end.hit.damage)};
        announce_damage(RoleRef{"the unit"}, unit, end.hit.damage, charts, said.instructions);
        if (inputs.cause == Passengers::Minefield)
            said.instruct(end.hit.damage.is_driven() || end.hit.damage.destroyed ? "Put the minefield on the table."
                                                                                 : "It stops where it is; put the minefield on the table.");
        announce_blast(role::actor, unit, end.hit.damage, said);
        announce_loss(role::actor, unit, end.hit, said);
        return said;
    }
};

constexpr std::array dangers{Option{"fire", "by fire"}, Option{"assault", "in an assault"}};

struct LeaderCasualtyRules : RulesOf<LeaderCasualty, bool, LeaderCasualtyEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::cause>("cause", "He is in danger", {}, {}, {.options = dangers, .fact = Fact::Known}),
    };
    static constexpr std::array outcomes{
        changes<&End::killed>("killed", "killed", role::leader, Does::Marker, stat::killed, {.highlighted = these(true)}),
    };
    static constexpr auto reads = Charts::keys<Die, LeaderRisk>;

    static void step(const Inputs& inputs, bool& is_killed, const Charts& charts, Dice& dice, Explanation& told)
    {
        is_killed = leader_is_killed({"leader"}, inputs.cause, charts, dice, told);
    }

    static End end(bool is_killed) { return {is_killed}; }

    static Announcement announce(const End& end)
    {
        Announcement said{.headline = {end.killed ? "{The leader} is killed: take him off." : "{The leader} is unhurt."}};
        announce_loss(role::leader, {}, {.leader_killed = end.killed}, said);
        return said;
    }
};

} // namespace

bool is_destroyed(int bases, int bases_at_start, const Charts& charts)
{
    return !(Fraction{bases_at_start} * charts[Destruction::Left].number() < Fraction{bases});
}

Damage damage(int levels, const Troop& unit, const Charts& charts, Explanation& told, Pushed pushed)
{
    Damage damage{.status = unit.status};
    if (levels > 0)
        take_levels(levels, unit, damage, charts, told);
    const bool stays = unit.passenger || runs_on_rails(unit.type) || unit.type == UnitType::Aircraft;
    if (damage.destroyed || stays || (pushed == Pushed::No && damage.bases_lost == 0))
        return damage;
    const Cell& inches = charts[arm_of(unit.type)];
    told.note(Op::Start, inches, {"inches that it is driven back"});
    damage.surrendered = damage.destroyed = unit.blocked;
    if (!damage.destroyed)
        damage.falls_back = tenths_in(charts.on_table(inches.number(), unit.figures));
    return damage;
}

Sentence sentence_of(const RoleRef& name, const Troop& unit, const Damage& damage)
{
    const auto with = [&](std::string_view pattern) {
        return Sentence{pattern, {name, damage.bases_lost, exact(damage.falls_back), label_of(damage.status, statuses)}};
    };
    const bool falls_back = damage.is_driven();
    if (damage.surrendered)
        return with("{0} cannot fall back and surrenders.");
    if (damage.destroyed)
        return with("{0} is destroyed.");
    if (damage.bases_lost == 1)
        return with(falls_back ? "{0} loses a base, falls back {2} inches and is {3}." : "{0} loses a base and is {3}.");
    if (damage.bases_lost > 1)
        return with(falls_back ? "{0} loses {1} bases, falls back {2} inches and is {3}." : "{0} loses {1} bases and is {3}.");
    if (falls_back)
        return with(damage.status == Status::Ok ? "{0} is pushed back {2} inches." : "{0} is {3} and pushed back {2} inches.");
    return with(damage.status == unit.status ? "Nothing happens to {0}." : "{0} is {3}.");
}

void announce_damage(const RoleRef& name, const Troop& unit, const Damage& damage, const Charts& charts, Instructions& instructions)
{
    const bool on_rails = runs_on_rails(unit.type);
    const int of_passengers = charts[Passengers::TrainDestroyed].whole();
    if (damage.destroyed && on_rails && unit.type != UnitType::MaquinaLoca)
        instructions.push_back({of_passengers == 1 ? "{0} blocks the track: units on it get off with {1} level of damage."
                                                   : "{0} blocks the track: units on it get off with {1} levels of damage.",
                                {name, of_passengers}});
    else if (damage.destroyed)
        instructions.push_back({Hand::TakeOff, "Take {0} off the table.", {name}});
    else if (damage.bases_lost > 0 && on_rails)
        instructions.push_back({Hand::Mark,
                                "Mark the lost cars of {0}: {1} in all.",
                                {name, std::max(unit.bases_at_start - unit.bases, 0) + damage.bases_lost}});
    else if (damage.bases_lost == 1)
        instructions.push_back({Hand::TakeOff, "Take 1 base off {0}.", {name}});
    else if (damage.bases_lost > 1)
        instructions.push_back({Hand::TakeOff, "Take {1} bases off {0}.", {name, damage.bases_lost}});
    if (damage.bases_lost > 0 && (unit.type == UnitType::Truck || unit.type == UnitType::Car))
        instructions.push_back({"Passengers of a lost base get off beside it; their unit is disordered."});
    if (damage.destroyed)
        return;
    if (damage.status != unit.status)
        instructions.push_back({Hand::Mark, "Mark {0} {1}.", {name, label_of(damage.status, statuses)}});
    if (damage.is_driven())
        instructions.push_back({Hand::Move,
                                "Move {0} {1} inches away, formation and facing kept; if it cannot, it surrenders.",
                                {name, exact(damage.falls_back)}});
}

void announce_leader(const RoleRef& name, bool is_killed, Instructions& instructions)
{
    if (is_killed)
        instructions.push_back({Hand::TakeOff, "The leader of {0} is killed: take him off.", {name}});
}

void announce_blast(std::string_view role, const Troop& unit, const Damage& damage, Announcement& said)
{
    if (!damage.destroyed || unit.type != UnitType::MaquinaLoca)
        return;
    Choice among{"explosion",
                 {"{The train} explodes among the units near it; the track under it is gone"},
                 {{"kind", word_of(Blast::MaquinaLoca, blasts)}},
                 {{role::unit, ""}, {role::train, role}}};
    said.next.push_back({Follow::Either,
                         role,
                         {std::move(among), {harmless.key, {"{The train} explodes with nobody in reach"}, {}, {{role::train, role}}}}});
}

void announce_loss(std::string_view role, const Troop& unit, const Hit& hit, Announcement& said)
{
    const bool is_a_loss = hit.damage.destroyed && unit.type != UnitType::MaquinaLoca;
    if (is_a_loss || hit.leader_killed)
        said.follow(Follow::May, role,
                    {army_morale.key,
                     {"Count what is left of its army's break point"},
                     {{"destroyed", is_a_loss ? "1" : "0"}, {"leaders_killed", hit.leader_killed ? "1" : "0"}},
                     {{role::army, role}}});
}

bool leader_is_killed(const Label& label, LeaderRisk risk, const Charts& charts, Dice& dice, Explanation& told)
{
    const Cell& limit = charts[risk];
    const bool is_killed =
        read_thrown(dice, label, charts[Die::Leader], [last = limit.whole()](int sum) { return sum <= last ? 1 : 0; }) != 0;
    charts.explain(Die::Leader, Op::Start, dice, told);
    told.note(Op::Start, limit);
    return is_killed;
}

constinit const ActionOf<Level, LevelEnd> level =
    action_of<LevelRules>({"level", "Level of damage", "Damage without a die: a minefield, or getting off a vehicle that is lost.",
                           section::vehicles, in_actions});

constinit const ActionOf<LeaderCasualty, LeaderCasualtyEnd> leader_casualty = action_of<LeaderCasualtyRules>(
    {"leader-casualty", "Leader casualty", "A second leader attached to a unit that took damage.", section::effects, in_actions});

} // namespace revolucion
