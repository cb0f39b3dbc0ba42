// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/assault/assault.h"

#include "rulesets/revolucion/charts/thrown.h"

namespace revolucion {

using corneta::Explanation;
using corneta::Fraction;
using corneta::Op;
using corneta::RefusalSpec;
using corneta::Step;

namespace {

constexpr RefusalSpec marching{"actor_formation", "a unit in march formation does not assault"};
constexpr RefusalSpec no_sight{"line_of_sight", "without a line of sight there is no assault"};
constexpr RefusalSpec beyond{"distance", "{0} in is beyond the {1} in of {2}"};
constexpr RefusalSpec flies{"target_type", "nobody assaults an aircraft"};
constexpr RefusalSpec train_marches{"target_train", "a train that marches is not assaulted"};
constexpr RefusalSpec train_moves{"target_train", "a moving train is assaulted by cavalry only, not by {0}"};
constexpr std::array assault_refusals{&actor_destroyed, &target_destroyed, &marching,   &no_sight, &beyond,
                                      &flies,           &train_marches,    &train_moves};

/// The dice in their order.
enum class Stage : std::uint8_t { Orders, DefensiveFire, Assaulter, Target, ActorLeader, TargetLeader, Over };

Stage stage_of(const AssaultState& state)
{
    return static_cast<Stage>(state.stage);
}

OrderResult orders_of(const AssaultState& state)
{
    return static_cast<OrderResult>(state.orders);
}

Fraction reach(const Assault& inputs, OrderResult orders, const Charts& charts, Explanation& explanation)
{
    const Cell& full = charts.assault().reach(type_of(inputs.actor.type));
    if (orders == OrderResult::Delayed)
        return delayed_inches(full, {"reach of an assault"}, charts, explanation);
    return explanation.note(Op::Start, full, {"reach of an assault"});
}

bool is_in_reach(const Assault& inputs, OrderResult orders, const Charts& charts, Explanation& explanation)
{
    return orders != OrderResult::Lost && !(reach(inputs, orders, charts, explanation) < Fraction::tenths(inputs.distance.count));
}

bool assaults(const Assault& inputs, const AssaultState& state, const Charts& charts)
{
    Explanation deaf{corneta::Listening::No};
    return is_in_reach(inputs, orders_of(state), charts, deaf);
}

std::size_t result_of(const AssaultState& state, const Charts& charts)
{
    return charts.assault().result_of(state.difference);
}

int levels_of(Fighter fighter, const AssaultState& state, const Charts& charts)
{
    const int by_fire = fighter == Fighter::Assaulter ? state.defensive_levels : 0;
    return state.went_home == 0 ? by_fire : by_fire + charts.assault().levels(result_of(state, charts), fighter).whole();
}

Damage damage_of(Fighter fighter, const Assault& inputs, const AssaultState& state, const Charts& charts, Explanation& explanation)
{
    const bool is_pushed = state.went_home != 0 && charts.assault().is_pushed(result_of(state, charts), fighter);
    return damage(levels_of(fighter, state, charts), fighter == Fighter::Assaulter ? actor_of(inputs) : target_of(inputs), charts,
                  explanation, is_pushed ? Pushed::Yes : Pushed::No);
}

/// The leaders who are in danger, the assaulter's first.
Stage leaders_after(Stage stage, const Assault& inputs, const AssaultState& state, const Charts& charts)
{
    if (stage < Stage::ActorLeader && inputs.actor.leader == Leader::Attached && levels_of(Fighter::Assaulter, state, charts) > 0)
        return Stage::ActorLeader;
    if (inputs.target.leader == Leader::Attached && levels_of(Fighter::Target, state, charts) > 0)
        return Stage::TargetLeader;
    return Stage::Over;
}

Stage give_orders(const Assault& inputs, AssaultState& state, const Charts& charts, corneta::Dice& dice, Explanation& explanation)
{
    const Ordered unit{type_of(inputs.actor.type), inputs.actor.status, inputs.actor.leader};
    state.orders = static_cast<std::int16_t>(order_result(unit, charts, dice, explanation));
    if (!is_in_reach(inputs, orders_of(state), charts, explanation))
        return Stage::Over;
    if (defensive_fire(inputs) != DefensiveFire::None)
        return Stage::DefensiveFire;
    state.went_home = 1;
    return Stage::Assaulter;
}

Stage defend(const Assault& inputs, AssaultState& state, const Charts& charts, corneta::Dice& dice, Explanation& explanation)
{
    state.defensive_levels =
        static_cast<std::int16_t>(levels_thrown({"defensive fire"}, defensive_shot(inputs), charts, dice, explanation));
    const Damage after = damage(state.defensive_levels, actor_of(inputs), charts, explanation);
    if (state.defensive_levels > 0 && (after.status == Status::Demoralized || after.bases_lost > 0))
        return leaders_after(Stage::DefensiveFire, inputs, state, charts);
    state.went_home = 1;
    return Stage::Assaulter;
}

int throw_in_close_combat(const corneta::Label& label, int score, const Charts& charts, corneta::Dice& dice, Explanation& explanation)
{
    const Cell& die = charts.die(Die::Assault);
    const auto [pool, plus] = die.dice();
    const int all = score + plus;
    const int thrown = dice.read(label, pool, [all](const corneta::Faces& faces) { return faces.sum() + all; });
    if (explanation.listens())
        explanation.note(Op::Add, dice.shown().sum() + plus, {die.row_spec().label}, die);
    return thrown;
}

Stage fight(const Assault& inputs, AssaultState& state, const Charts& charts, corneta::Dice& dice, Explanation& explanation)
{
    Explanation deaf{corneta::Listening::No};
    if (stage_of(state) == Stage::Assaulter) {
        const Status status = damage(state.defensive_levels, actor_of(inputs), charts, deaf).status;
        const int score = close_combat_score(inputs, Fighter::Assaulter, status, charts, explanation);
        state.thrown = static_cast<std::int16_t>(throw_in_close_combat({"assaulter"}, score, charts, dice, explanation));
        return Stage::Target;
    }
    const int score = close_combat_score(inputs, Fighter::Target, inputs.target.body.status, charts, explanation);
    const int thrown = throw_in_close_combat({"target"}, score, charts, dice, explanation);
    state.difference = static_cast<std::int16_t>(state.thrown - thrown);
    explanation.start(state.thrown, {"assaulter's total"}, "Assaults");
    explanation.note(Op::Add, -thrown, {"target's total"}, "Assaults");
    state.thrown = 0;
    const std::size_t result = result_of(state, charts);
    for (const Fighter fighter : {Fighter::Assaulter, Fighter::Target}) {
        const Cell& levels = charts.assault().levels(result, fighter);
        if (levels.whole() > 0)
            explanation.note(Op::Start, levels,
                             fighter == Fighter::Target ? corneta::Label{"levels of the target"}
                                                        : corneta::Label{"levels of the assaulter"});
        damage_of(fighter, inputs, state, charts, explanation);
    }
    return leaders_after(Stage::Target, inputs, state, charts);
}

Stage run(const Assault& inputs, AssaultState& state, const Charts& charts, corneta::Dice& dice, Explanation& explanation)
{
    switch (stage_of(state)) {
    case Stage::Orders: return give_orders(inputs, state, charts, dice, explanation);
    case Stage::DefensiveFire: return defend(inputs, state, charts, dice, explanation);
    case Stage::Assaulter:
    case Stage::Target: return fight(inputs, state, charts, dice, explanation);
    case Stage::ActorLeader:
        state.actor_leader_killed = leader_is_killed({"assaulter's leader"}, LeaderRisk::Assault, charts, dice, explanation) ? 1 : 0;
        return leaders_after(Stage::ActorLeader, inputs, state, charts);
    case Stage::TargetLeader:
        state.target_leader_killed = leader_is_killed({"target's leader"}, LeaderRisk::Assault, charts, dice, explanation) ? 1 : 0;
        return Stage::Over;
    case Stage::Over: break;
    }
    return Stage::Over;
}

AssaultSide side_of(Fighter fighter, const Assault& inputs, const AssaultState& state, const Charts& charts)
{
    Explanation deaf{corneta::Listening::No};
    AssaultSide side;
    side.levels = levels_of(fighter, state, charts);
    side.damage = damage_of(fighter, inputs, state, charts, deaf);
    side.driven_back = side.damage.falls_back.count > 0;
    side.leader_killed = (fighter == Fighter::Assaulter ? state.actor_leader_killed : state.target_leader_killed) != 0;
    return side;
}

} // namespace

const std::span<const RefusalSpec* const> AssaultRules::refusals = assault_refusals;

void AssaultRules::refuse(const Assault& inputs, const Charts& charts, corneta::Refusals& found)
{
    const AssaultActor& actor = inputs.actor;
    const Body& target = inputs.target.body;
    const std::string_view type = label_of(actor.type, unit_types);
    if (is_destroyed(actor.bases, actor.bases_at_start, charts))
        found.add(actor_destroyed, actor.bases, actor.bases_at_start);
    if (actor.formation == Formation::March)
        found.add(marching);
    if (!inputs.line_of_sight)
        found.add(no_sight);
    const Fraction distance = Fraction::tenths(inputs.distance.count);
    if (const Fraction full = charts.assault().reach(type_of(actor.type)).number(); full < distance)
        found.add(beyond, distance, full, type);
    if (is_destroyed(target.bases, target.bases_at_start, charts))
        found.add(target_destroyed, target.bases, target.bases_at_start);
    if (target.type == UnitType::Aircraft)
        found.add(flies);
    if (inputs.train == TrainState::March)
        found.add(train_marches);
    if (inputs.train == TrainState::Maneuver && arm_of(type_of(actor.type)) != Arm::Cavalry)
        found.add(train_moves, type);
}

Step AssaultRules::step(const Assault& inputs, AssaultState& state, const Charts& charts, corneta::Dice& dice, Explanation& explanation)
{
    const Stage next = run(inputs, state, charts, dice, explanation);
    state.stage = static_cast<std::int16_t>(next);
    return next == Stage::Over ? Step::Finished : Step::Continue;
}

AssaultEnd AssaultRules::end(const Assault& inputs, const AssaultState& state, const Charts& charts)
{
    Explanation deaf{corneta::Listening::No};
    const bool is_made = assaults(inputs, state, charts);
    AssaultEnd end;
    end.orders = orders_of(state);
    end.defensive_fire = is_made ? defensive_fire(inputs) : DefensiveFire::None;
    end.defensive_levels = state.defensive_levels;
    end.went_home = state.went_home != 0;
    end.difference = state.difference;
    end.bases_assaulted = inputs.bases_already_assaulted + (is_made ? inputs.actor.bases : 0);
    end.target_acted = end.went_home;
    end.actor = side_of(Fighter::Assaulter, inputs, state, charts);
    end.target = side_of(Fighter::Target, inputs, state, charts);
    end.is_short = end.orders == OrderResult::Delayed && !is_made;
    end.reach = {tenths_in(reach(inputs, end.orders, charts, deaf))};
    return end;
}

} // namespace revolucion
