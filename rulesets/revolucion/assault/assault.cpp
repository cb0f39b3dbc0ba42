// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/assault/assault.h"

namespace revolucion {

namespace {

constexpr std::array defensive_fires{Option{"none", "none"}, Option{"deployed", "Deployed Fire"}, Option{"moving", "Moving Fire"}};

/// The dice in their order.
enum class Stage : std::uint8_t { Orders, DefensiveFire, Assaulter, Target, ActorLeader, TargetLeader, Over };

/// The die that is next, and what came of those before it.
struct AssaultState {
    std::int16_t defensive_levels;
    std::int16_t thrown; ///< the assaulter's total while the target's is not thrown
    std::int16_t difference;
    Stage stage;
    OrderResult orders;
    bool went_home;
    bool actor_leader_killed;
    bool target_leader_killed;
    bool nothing;
};

/// One assault with what its dice have left so far.
struct Course {
    const Assault& inputs;
    AssaultState& state;
    const Charts& charts;
    Explanation& told;

    const Cell& full_reach() const { return charts[Charts::like<AssaultReach>(arm_of(inputs.actor.type))]; }
    Fraction reach() const
    {
        if (state.orders == OrderResult::Delayed)
            return delayed_inches(full_reach(), {"reach of an assault"}, charts, told);
        return told.note(Op::Start, full_reach(), {"reach of an assault"});
    }
    bool is_in_reach() const
    {
        return state.orders != OrderResult::Lost && !(reach() < charts.in_charts(inputs.distance, inputs.target.figures));
    }

    const Cell& result(Contest column) const { return charts[charts.band<AssaultResult>(state.difference), column]; }
    const Cell& levels_in_combat(Fighter fighter) const
    {
        return result(fighter == Fighter::Assaulter ? Contest::AssaulterLevels : Contest::TargetLevels);
    }
    int levels(Fighter fighter) const
    {
        const int by_fire = fighter == Fighter::Assaulter ? state.defensive_levels : 0;
        return state.went_home ? by_fire + levels_in_combat(fighter).whole() : by_fire;
    }
    Damage damage_of(Fighter fighter) const
    {
        const bool assaults = fighter == Fighter::Assaulter;
        const bool is_pushed = state.went_home && result(assaults ? Contest::AssaulterPushed : Contest::TargetPushed).whole() != 0;
        return damage(levels(fighter), assaults ? inputs.actor : target_of(inputs), charts, told, is_pushed ? Pushed::Yes : Pushed::No);
    }
    Hit hit(Fighter fighter) const
    {
        return {levels(fighter), damage_of(fighter),
                fighter == Fighter::Assaulter ? state.actor_leader_killed : state.target_leader_killed};
    }

    /// The leaders who are in danger, the assaulter's first.
    Stage leaders_after(Stage stage) const
    {
        if (stage < Stage::ActorLeader && inputs.actor.leader == Leader::Attached && levels(Fighter::Assaulter) > 0)
            return Stage::ActorLeader;
        return inputs.target.leader == Leader::Attached && levels(Fighter::Target) > 0 ? Stage::TargetLeader : Stage::Over;
    }
    Stage go_home()
    {
        state.went_home = true;
        return Stage::Assaulter;
    }

    Stage give_orders(Dice& dice)
    {
        state.orders = order_result(inputs.actor, charts, dice, told);
        if (!is_in_reach())
            return Stage::Over;
        return defensive_fire(inputs) != DefensiveFire::None ? Stage::DefensiveFire : go_home();
    }
    Stage defend(Dice& dice)
    {
        state.defensive_levels = static_cast<std::int16_t>(levels_thrown({"defensive fire"}, defensive_shot(inputs), charts, dice, told));
        const Damage after = damage(state.defensive_levels, inputs.actor, charts, told);
        const bool stops = state.defensive_levels > 0 && (after.status == Status::Demoralized || after.bases_lost > 0);
        return stops ? leaders_after(Stage::DefensiveFire) : go_home();
    }
    int throw_in_close_combat(const Label& label, int score, Dice& dice)
    {
        const int thrown = read_thrown(dice, label, charts[Die::Assault], [score](int sum) { return sum + score; });
        charts.explain(Die::Assault, Op::Add, dice, told);
        return thrown;
    }
    Stage assault(Dice& dice)
    {
        Explanation deaf{Listening::No};
        const Status status = damage(state.defensive_levels, inputs.actor, charts, deaf).status;
        const int score = close_combat_score(inputs, Fighter::Assaulter, status, charts, told);
        state.thrown = static_cast<std::int16_t>(throw_in_close_combat({"assaulter"}, score, dice));
        return Stage::Target;
    }
    Stage resist(Dice& dice)
    {
        const int score = close_combat_score(inputs, Fighter::Target, inputs.target.status, charts, told);
        const int thrown = throw_in_close_combat({"target"}, score, dice);
        state.difference = static_cast<std::int16_t>(state.thrown - thrown);
        told.start(state.thrown, {"assaulter's total"}, section::assaults);
        told.note(Op::Add, -thrown, {"target's total"}, section::assaults);
        state.thrown = 0;
        for (const Fighter fighter : {Fighter::Assaulter, Fighter::Target}) {
            if (const Cell& levels = levels_in_combat(fighter); levels.whole() > 0)
                told.note(Op::Start, levels, {fighter == Fighter::Target ? "levels of the target" : "levels of the assaulter"});
            damage_of(fighter);
        }
        return leaders_after(Stage::Target);
    }

    Stage next(Dice& dice)
    {
        switch (state.stage) {
        case Stage::Orders: return give_orders(dice);
        case Stage::DefensiveFire: return defend(dice);
        case Stage::Assaulter: return assault(dice);
        case Stage::Target: return resist(dice);
        case Stage::ActorLeader:
            state.actor_leader_killed = leader_is_killed({"assaulter's leader"}, LeaderRisk::Assault, charts, dice, told);
            return leaders_after(Stage::ActorLeader);
        case Stage::TargetLeader:
            state.target_leader_killed = leader_is_killed({"target's leader"}, LeaderRisk::Assault, charts, dice, told);
            return Stage::Over;
        case Stage::Over: break;
        }
        return Stage::Over;
    }
};

struct AssaultRules : RulesOf<Assault, AssaultState, AssaultEnd, Charts> {
    using Actor = UnitFields<"actor", &Inputs::actor>;
    using Target = UnitFields<"target", &Inputs::target>;
    using Assaulters = HitOutcomes<"actor", &End::actor>;
    using Targets = HitOutcomes<"target", &End::target>;

    static constexpr std::array form{
        Actor::type("Unit", {}, assaulters),
        Actor::bases,
        Actor::bases_at_start,
        Actor::status(),
        Actor::formation({.help = "Before the action.", .start = 1}),
        Actor::deployed_at_start(),
        Actor::leader(Fact::Seen, "Attached: he leads the assault in person."),
        Actor::blocked,
        asks<&Inputs::line_of_sight>(
            "line_of_sight", "In sight and arc", {}, {},
            {.help = "A clear line of sight, and the target in part in the arc of the assaulter, which may turn first.",
             .start = 1,
             .fact = Fact::Seen}),
        asks<&Inputs::distance>("distance", "Distance", {}, {},
                                {.help = "Base movement from its front to the nearest part of the target, terrain counted.",
                                 .measure = Measure::Inches,
                                 .most = 24,
                                 .start = 6,
                                 .fact = Fact::Measured}),
        asks<&Inputs::frontal>("frontal", "Frontal", {}, {},
                               {.help = "The path crosses the target's arc of fire.", .start = 1, .fact = Fact::Seen}),
        Target::type("Target"),
        Target::bases,
        Target::bases_at_start,
        Target::status(),
        Target::formation_when<"">,
        Target::cover_when<"">,
        Target::hull_down({.help = "It counts against fire alone.", .asked_when = "target_type=armored-car|tankette"}),
        asks<&Inputs::rough>("rough", "In rough ground or a town", role::target, stat::rough,
                             {.help = "The target; it hinders cavalry.",
                              .asked_when = "actor_type=irregular-cavalry|regular-cavalry|veteran-cavalry",
                              .fact = Fact::Seen}),
        Target::passenger_when<"">,
        asks<&Inputs::in_automobile>(
            in_automobile, "In trucks or cars", role::target, {},
            {.help = "No artillery fires from there.", .asked_when = "target_type=artillery", .fact = Fact::Ruled}),
        asks<&Inputs::train>("target_train", "The train this turn", role::target, stat::train_now,
                             {.help = "For a train or its passengers; an assault on a train is on its locomotive.",
                              .options = trains_now,
                              .asked_when = "target_type!=fast-transport|slow-transport|truck|car|armored-car|tankette|aircraft"}),
        Target::blocked_when<" and target_train=none">,
        Target::leader_with_it({.asked_when = "target_type!=aircraft"}),
        asks<&Inputs::bases_already_assaulted>(
            "bases_already_assaulted", "Assaulted by", role::target, stat::bases_assaulted,
            {.help = "Bases that have assaulted it this turn: count all that began each assault, whether or not it went home.",
             .measure = Measure::Bases}),
        asks<&Inputs::outnumbered>("outnumbered", "Outnumbered", {}, {}, {.options = outnumbering_words, .fact = Fact::Known}),
        Target::figures,
    };
    static constexpr std::array outcomes{
        gives<&End::orders>("orders", "orders", {.options = order_results}),
        gives<&End::defensive_fire>("defensive_fire", "defensive fire", {.options = defensive_fires}),
        gives<&End::defensive_levels>("defensive_levels", "levels by defensive fire"),
        gives<&End::went_home>("went_home", "goes home", {.highlighted = these(true)}),
        gives<&End::difference>("difference", "difference"),
        changes<&End::bases_assaulted>("bases_assaulted", "bases that have assaulted it this turn", role::target, Does::Set,
                                       stat::bases_assaulted),
        changes<&End::went_home>("target_acted", "target has acted", role::target, Does::Marker, stat::acted),
        Assaulters::levels("actor_levels", "assaulter's levels"),
        Assaulters::status("actor_status", "assaulter's status"),
        Assaulters::bases_lost("actor_bases_lost", "assaulter's bases lost"),
        Assaulters::falls_back("actor_moves_back", "assaulter goes back, inches"),
        gives<&End::actor_driven_back>("actor_driven_back", "assaulter driven back", {.highlighted = these(true)}),
        Assaulters::destroyed("actor_destroyed", "assaulter destroyed"),
        Assaulters::leader_killed("actor_leader_killed", "assaulter's leader killed"),
        Targets::levels("target_levels", "target's levels", {.shown = Shown::AsBars}),
        Targets::status("target_status", "target's status"),
        Targets::bases_lost("target_bases_lost", "target's bases lost"),
        Targets::falls_back("target_moves_back", "target goes back, inches"),
        gives<&End::target_driven_back>("target_driven_back", "target driven back", {.highlighted = these(true)}),
        Targets::destroyed("target_destroyed", "target destroyed", {.highlighted = these(true), .alone = "destroyed"}),
        Targets::leader_killed("target_leader_killed", "target's leader killed"),
    };
    static constexpr auto full_reach = [](const Inputs& in, const Charts& charts) {
        return charts[Charts::like<AssaultReach>(arm_of(in.actor.type))].number();
    };
    static constexpr auto type = [](const Inputs& in) { return label_of(in.actor.type, unit_types); };
    static constexpr auto refusals = std::to_array<Refused>({
        refused_if_destroyed<"actor", Inputs, &Inputs::actor>,
        {"actor_formation", "a unit in march formation does not assault",
         [](const Inputs& in) { return in.actor.formation == Formation::March; }},
        {"line_of_sight", "out of sight or out of the arc there is no assault", [](const Inputs& in) { return !in.line_of_sight; }},
        {"distance", "{0} in is beyond the {1} in of {2}",
         [](const Inputs& in, const Charts& charts) { return full_reach(in, charts) < charts.in_charts(in.distance, in.target.figures); },
         [](const Inputs& in, const Charts& charts) {
             return std::tuple{exact(in.distance), charts.on_table(full_reach(in, charts), in.target.figures), type(in)};
         }},
        refused_if_destroyed<"target", Inputs, &Inputs::target>,
        {"target_type", "nobody assaults an aircraft", [](const Inputs& in) { return in.target.type == UnitType::Aircraft; }},
        {"target_train", "a train that marches is not assaulted", [](const Inputs& in) { return in.train == TrainState::March; }},
        {"target_train", "a moving train is assaulted by cavalry only, not by {0}",
         [](const Inputs& in) { return in.train == TrainState::Maneuver && arm_of(in.actor.type) != Arm::Cavalry; }, type},
    });
    static constexpr auto reads =
        Charts::keys<Die, Command, OrderResult, MovementNumber, Outnumber, Gun, FireShift, FireResult, DamageLevel, Destruction, Arm,
                     LeaderRisk, AssaultReach, Contestant, AssaultShift, AssaultResult, Passengers, Figures>;

    static void prepare(Inputs& inputs, const Charts&) { inputs.actor.figures = inputs.target.figures; }

    static Step step(const Inputs& inputs, AssaultState& state, const Charts& charts, Dice& dice, Explanation& told)
    {
        state.stage = Course{inputs, state, charts, told}.next(dice);
        return state.stage == Stage::Over ? Step::Finished : Step::Continue;
    }

    static End end(const Inputs& inputs, AssaultState state, const Charts& charts, Explanation& deaf)
    {
        const Course course{inputs, state, charts, deaf};
        const bool is_made = course.is_in_reach();
        const Hit actor = course.hit(Fighter::Assaulter);
        const Hit target = course.hit(Fighter::Target);
        return {.orders = state.orders,
                .defensive_fire = is_made ? defensive_fire(inputs) : DefensiveFire::None,
                .defensive_levels = state.defensive_levels,
                .went_home = state.went_home,
                .difference = state.difference,
                .bases_assaulted = inputs.bases_already_assaulted + (is_made ? inputs.actor.bases : 0),
                .actor = actor,
                .target = target,
                .actor_driven_back = actor.damage.is_driven(),
                .target_driven_back = target.damage.is_driven(),
                .is_short = state.orders == OrderResult::Delayed && !is_made,
                .reach = tenths_in(charts.on_table(course.reach(), inputs.target.figures))};
    }

    static constexpr auto announce = announce_assault;
};

} // namespace

constinit const ActionOf<Assault, AssaultEnd> assault = action_of<AssaultRules>(
    {"assault", "Assault", "A whole assault: orders, defensive fire, close combat, leaders.", section::assaults, in_actions});

} // namespace revolucion
