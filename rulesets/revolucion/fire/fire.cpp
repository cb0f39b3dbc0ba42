// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/fire/fire.h"

#include "rulesets/revolucion/command/command.h"

namespace revolucion {

namespace {

bool is_indirect(const Fire& inputs)
{
    return inputs.action == FireAction::Indirect;
}

/// The type that the form starts with stands for the aircraft where only an aircraft can be meant.
bool is_aircraft_or_start(UnitType type)
{
    return type == UnitType::Aircraft || type == UnitType::RegularInfantry;
}

bool is_moving_fire(const Fire& inputs)
{
    return inputs.action == FireAction::Moving || (inputs.action == FireAction::Deployed && is_automobile(inputs.actor.type));
}

Gun gun_of(const Fire& inputs)
{
    if (is_from_the_air(inputs.action))
        return inputs.action == FireAction::Bomb ? Gun::Artillery : Gun::MachineGuns;
    return gun_of(inputs.actor.type);
}

/// Inches that count: an aircraft's are fixed, of a long indirect fire a part counts.
Fraction range_of(const Fire& inputs, const Charts& charts, Explanation& told)
{
    if (is_from_the_air(inputs.action))
        return told.note(Op::Start, charts[Flight::Range]);
    Total range{told};
    const Fraction inches = charts.in_charts(inputs.range, inputs.target.figures);
    range.start(inches, {"range"}, section::fire);
    if (is_indirect(inputs) && charts[IndirectFire::Over].number() < inches)
        range.times(charts[IndirectFire::Part]);
    return range.total();
}

Shot shot_of(const Fire& inputs, const Charts& charts, Explanation& told)
{
    const bool against_aircraft = inputs.action == FireAction::AntiAircraft;
    Shot shot{.gun = gun_of(inputs),
              .band = *charts.band_at(range_of(inputs, charts, told)),
              .moving = is_moving_fire(inputs) || is_indirect(inputs),
              .target_formation = formation_as_target(inputs.hit),
              .target_cover = against_aircraft ? Cover::Open : cover_against_fire(inputs.hit),
              .actor_status = inputs.actor.status,
              .target_status = inputs.hit.status,
              .leader_attached = inputs.actor.leader == Leader::Attached};
    if (!is_from_the_air(inputs.action))
        shot.outnumbered = outnumbers(inputs.outnumbered, inputs.actor.bases, inputs.hit.bases, charts);
    return shot;
}

/// As it is measured on the table.
Fraction farthest(const Fire& inputs, const Charts& charts)
{
    const Fraction reach = charts.reach(gun_of(inputs));
    const Fraction part = charts[IndirectFire::Part].number();
    const bool in_part = is_indirect(inputs) && !(part == Fraction{0});
    return charts.on_table(in_part ? reach * Fraction{part.over(), part.amount()} : reach, inputs.target.figures);
}

constexpr auto type_of_actor = [](const Fire& in) { return label_of(in.actor.type, unit_types); };

void announce_actor(const Fire& inputs, const Charts& charts, Announcement& said)
{
    const Troop& actor = inputs.actor;
    if (is_from_the_air(inputs.action))
        said.instruct(Hand::TakeOff, "Take {the aircraft} off the table for {0} turns.", Name{text(charts[Flight::Away].number())});
    if (!is_moving_fire(inputs) && !is_indirect(inputs))
        return;
    if (inputs.action == FireAction::Deployed)
        said.instruct("Automobiles make Moving Fire alone: it was one.");
    const Formation formation = is_automobile(actor.type) ? Formation::Maneuver : actor.formation;
    const bool is_deployed = formation == Formation::Deployed;
    if (is_deployed && actor.deployed_at_start && !inputs.deploying && !is_indirect(inputs))
        said.instruct("Deployed since the start of the turn, it could have made Deployed Fire.");
    const Move move = inputs.deploying ? Move::Deploy : Move::Maneuver;
    std::vector<Given> presets{
        {"action", word_of(move, moves)},
        preset("actor_type", stat::type, actor.type),
        preset("actor_formation", stat::formation, formation),
        preset("actor_status", stat::status, actor.status),
        preset("leader", stat::leader, actor.leader),
    };
    if (is_deployed && !is_indirect(inputs)) // indirect fire does not ask it
        presets.push_back(preset("deployed_at_start", stat::deployed_at_start, actor.deployed_at_start));
    said.follow(inputs.deploying ? Follow::Must : Follow::May, role::actor,
                {orders.key, {inputs.deploying ? "Now it deploys" : "Now it maneuvers"}, std::move(presets), {{role::actor, role::actor}}});
}

void announce_aircraft(const FireEnd& end, const Troop& aircraft, Announcement& said)
{
    if (end.hit.damage.destroyed) {
        said.instruct("Its attack does not take place.");
        return;
    }
    if (end.hit.damage.status != Status::Ok)
        said.instruct("It goes home after its attack, or without one at the end of the turn.");
    const auto attack = [&](FireAction action, std::string_view words) {
        return Choice{fire.key,
                      {words},
                      {{"action", word_of(action, fire_actions)},
                       preset("actor_type", stat::type, UnitType::Aircraft),
                       preset("actor_bases", stat::bases, aircraft.bases),
                       preset("actor_bases_at_start", stat::bases_at_start, aircraft.bases_at_start),
                       preset("actor_status", stat::status, end.hit.damage.status),
                       preset("leader", stat::leader, Leader::None),
                       {"target_type", "regular-infantry"}, // its target is another unit: as the form starts
                       {"target_bases", "4"},
                       {"target_bases_at_start", "4"},
                       {"target_status", "ok"}},
                      {{role::actor, role::target}}};
    };
    said.next.push_back({Follow::May, role::target, {attack(FireAction::Bomb, "{It} bombs"), attack(FireAction::Strafe, "{It} strafes")}});
}

struct FireRules : RulesOf<Fire, Volley, FireEnd, Charts> {
    using Actor = UnitFields<"actor", &Inputs::actor>;
    using Target = UnitFields<"target", &Inputs::target>;
    static constexpr Literal unless_at_aircraft{" and action!=anti-aircraft"};

    static constexpr std::array form{
        asks<&Inputs::action>("action", "Action", {}, {},
                              {.help =
                                   "Deployed Fire: deployed since the start of the turn, and no Deploy this turn. Automobiles make Moving "
                                   "Fire whatever stands here, but for anti-aircraft fire.",
                               .options = fire_actions,
                               .fact = Fact::Chosen}),
        asks<&Inputs::firer>("actor_type", "Unit", role::actor, stat::type,
                             {.help = "It is an aircraft that bombs or strafes.", .start = 1, .options = firers}),
        Actor::bases,
        Actor::bases_at_start,
        Actor::status(),
        Actor::formation(
            {.help = "Before the action.", .asked_when = "action=moving-fire|indirect-fire and actor_type!=armored-car|tankette"}),
        Actor::deployed_at_start("action=moving-fire and actor_formation=deployed and actor_type!=armored-car|tankette"),
        asks<&Inputs::deploying>("deploying", "Deploys this turn", role::actor, {},
                                 {.help = "It fires first, by Moving Fire.",
                                  .asked_when = "action=moving-fire and actor_type!=armored-car|tankette",
                                  .fact = Fact::Chosen}),
        Actor::leader(Fact::Known), // only one who is attached matters
        asks<&Inputs::range>("range", "Range", {}, {},
                             {.help = "From the firer's front to the nearest part of the target.",
                              .measure = Measure::Inches,
                              .most = 96,
                              .start = 6,
                              .asked_when = "action!=bomb|strafe",
                              .fact = Fact::Measured}),
        asks<&Inputs::line_of_sight>("line_of_sight", "Line of sight", {}, {},
                                     {.start = 1, .asked_when = "action=deployed-fire|moving-fire|anti-aircraft", .fact = Fact::Seen}),
        asks<&Inputs::in_arc>("in_arc", "In arc of fire", {}, {},
                              {.help = "In part at least, 45 degrees outward from each front corner.",
                               .start = 1,
                               .asked_when = "action=deployed-fire|moving-fire|indirect-fire|anti-aircraft",
                               .fact = Fact::Seen}),
        asks<&Inputs::spotted>("spotted", "Spotted", {}, {},
                               {.help = "Any friend sees the target, and no hill of more than one level stands between.",
                                .asked_when = "action=indirect-fire",
                                .fact = Fact::Measured}),
        Target::type("Target", "Anti-aircraft fire is at an aircraft."),
        Target::bases,
        Target::bases_at_start,
        Target::status(),
        Target::formation_when<unless_at_aircraft>,
        Target::cover_when<unless_at_aircraft>,
        Target::hull_down({.asked_when = "target_type=armored-car|tankette and action!=anti-aircraft"}),
        Target::passenger_when<unless_at_aircraft>,
        Target::blocked_when<unless_at_aircraft>,
        Target::leader_with_it(
            {.help = "Only one who is attached is in danger.", .asked_when = "target_type!=aircraft and action!=anti-aircraft"}),
        asks<&Inputs::outnumbered>("outnumbered", "Outnumbered", {}, {},
                                   {.options = outnumbering_words, .asked_when = "action!=bomb|strafe", .fact = Fact::Known}),
        Target::figures,
    };
    static constexpr auto outcomes = outcomes_of_fire<"target">("target's status", "target destroyed");
    static constexpr auto refusals = std::to_array<Refused>({
        refused_if_destroyed<"actor", Inputs, &Inputs::actor>,
        {"actor_type", "only an aircraft bombs or strafes, not {0}",
         [](const Inputs& in) { return is_from_the_air(in.action) && !is_aircraft_or_start(in.actor.type); }, type_of_actor},
        {"actor_type", "an aircraft bombs or strafes",
         [](const Inputs& in) { return !is_from_the_air(in.action) && in.actor.type == UnitType::Aircraft; }},
        {"actor_type", "only artillery fires indirectly, not {0}",
         [](const Inputs& in) { return is_indirect(in) && in.actor.type != UnitType::Artillery; }, type_of_actor},
        {"actor_formation", "a unit in march formation does not fire",
         [](const Inputs& in) { return !is_from_the_air(in.action) && in.actor.formation == Formation::March; }},
        otherwise({"actor_formation", "only deployed artillery fires indirectly",
                   [](const Inputs& in) { return is_indirect(in) && in.actor.formation != Formation::Deployed; }}),
        {"range", "{0} in is beyond the {1} in of {2}",
         [](const Inputs& in, const Charts& charts) {
             Explanation deaf{Listening::No};
             return charts.reach(gun_of(in)) < range_of(in, charts, deaf);
         },
         [](const Inputs& in, const Charts& charts) {
             const Fraction range = is_from_the_air(in.action) ? charts[Flight::Range].number() : exact(in.range);
             return std::tuple{range, farthest(in, charts), type_of_actor(in)};
         }},
        {"line_of_sight", "without a line of sight there is no fire", [](const Inputs& in) { return !in.line_of_sight; }},
        {"in_arc", "there is no fire out of the arc", [](const Inputs& in) { return !in.in_arc; }},
        {"spotted", "indirect fire needs a friend who sees the target", [](const Inputs& in) { return is_indirect(in) && !in.spotted; }},
        refused_if_destroyed<"target", Inputs, &Inputs::target>,
        {"target_type", "anti-aircraft fire is at an aircraft, not at {0}",
         [](const Inputs& in) { return in.action == FireAction::AntiAircraft && !is_aircraft_or_start(in.target.type); },
         [](const Inputs& in) { return label_of(in.target.type, unit_types); }},
        {"target_type", "only anti-aircraft fire hits an aircraft",
         [](const Inputs& in) { return in.action != FireAction::AntiAircraft && in.target.type == UnitType::Aircraft; }},
    });
    static constexpr auto reads = Charts::keys<Die, Outnumber, FireRange, RangeEdge, Gun, FireShift, FireResult, DamageLevel, Destruction,
                                               Arm, Flight, IndirectFire, LeaderRisk, Passengers, Figures>;

    /// Anti-aircraft fire takes the aircraft for granted.
    static void prepare(Inputs& inputs, const Charts&)
    {
        inputs.actor.type = type_of(inputs.firer);
        inputs.hit = inputs.target;
        if (inputs.action == FireAction::AntiAircraft)
            inputs.hit.type = UnitType::Aircraft;
    }

    static Step step(const Inputs& inputs, Volley& volley, const Charts& charts, Dice& dice, Explanation& told)
    {
        Explanation deaf{Listening::No};
        return volley.step(shot_of(inputs, charts, volley.has_fired ? deaf : told), inputs.hit, {"target's leader"}, charts, dice, told);
    }

    static End end(const Inputs& inputs, const Volley& volley, const Charts& charts, Explanation& deaf)
    {
        return volley.end(shot_of(inputs, charts, deaf), inputs.hit, charts);
    }

    static Announcement announce(const Inputs& inputs, const End& end, const Charts& charts)
    {
        const Troop& hit = inputs.hit;
        Announcement said{.headline = sentence_of(RoleRef{"the target"}, hit, end.hit.damage)};
        announce_damage(RoleRef{"the target"}, hit, end.hit.damage, charts, said.instructions);
        announce_cover(hit, said.instructions);
        announce_leader(RoleRef{"the target"}, end.hit.leader_killed, said.instructions);
        announce_actor(inputs, charts, said);
        if (inputs.action == FireAction::AntiAircraft) {
            announce_aircraft(end, hit, said);
        } else if (!end.hit.damage.destroyed) {
            Troop left = hit;
            left.status = end.hit.damage.status;
            left.leader = end.hit.leader_killed ? Leader::None : hit.leader;
            offer_regroup(role::target, left, {"In a later action it may regroup"}, said);
        }
        announce_blast(role::target, hit, end.hit.damage, said);
        announce_loss(role::target, hit, end.hit, said);
        return said;
    }
};

} // namespace

constinit const ActionOf<Fire, FireEnd> fire =
    action_of<FireRules>({"fire", "Fire", "A unit fires at another; also fire by and at aircraft.", section::fire, in_actions});

} // namespace revolucion
