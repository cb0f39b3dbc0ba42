// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/assault.h"

#include "rulesets/revolucion/thrown.h"

namespace revolucion {

using corneta::Fraction;
using corneta::Op;
using corneta::RefusalSpec;
using corneta::Tale;
using corneta::Then;

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

Stage stage_of(const AssaultNow& now)
{
    return static_cast<Stage>(now.stage);
}

OrderResult orders_of(const AssaultNow& now)
{
    return static_cast<OrderResult>(now.orders);
}

Fraction reach(const Assault& asked, OrderResult orders, const Cards& cards, Tale& tale)
{
    const Cell& full = cards.assault().reach(type_of(asked.actor.type));
    if (orders == OrderResult::Delayed)
        return delayed_inches(full, {"reach of an assault"}, cards, tale);
    return tale.note(Op::Start, full, {"reach of an assault"});
}

bool is_in_reach(const Assault& asked, OrderResult orders, const Cards& cards, Tale& tale)
{
    return orders != OrderResult::Lost && !(reach(asked, orders, cards, tale) < Fraction::tenths(asked.distance.count));
}

bool assaults(const Assault& asked, const AssaultNow& now, const Cards& cards)
{
    Tale deaf{corneta::Listening::No};
    return is_in_reach(asked, orders_of(now), cards, deaf);
}

std::size_t result_of(const AssaultNow& now, const Cards& cards)
{
    return cards.assault().result_of(now.difference);
}

int levels_of(Fighter fighter, const AssaultNow& now, const Cards& cards)
{
    const int by_fire = fighter == Fighter::Assaulter ? now.defensive_levels : 0;
    return now.went_home == 0 ? by_fire : by_fire + cards.assault().levels(result_of(now, cards), fighter).whole();
}

Damage damage_of(Fighter fighter, const Assault& asked, const AssaultNow& now, const Cards& cards, Tale& tale)
{
    const bool is_pushed = now.went_home != 0 && cards.assault().is_pushed(result_of(now, cards), fighter);
    return damage(levels_of(fighter, now, cards), fighter == Fighter::Assaulter ? actor_of(asked) : target_of(asked), cards, tale,
                  is_pushed ? Pushed::Yes : Pushed::No);
}

/// The leaders who are in danger, the assaulter's first.
Stage leaders_after(Stage stage, const Assault& asked, const AssaultNow& now, const Cards& cards)
{
    if (stage < Stage::ActorLeader && asked.actor.leader == Leader::Attached && levels_of(Fighter::Assaulter, now, cards) > 0)
        return Stage::ActorLeader;
    if (asked.target.leader == Leader::Attached && levels_of(Fighter::Target, now, cards) > 0)
        return Stage::TargetLeader;
    return Stage::Over;
}

Stage give_orders(const Assault& asked, AssaultNow& now, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    const Ordered unit{type_of(asked.actor.type), asked.actor.status, asked.actor.leader};
    now.orders = static_cast<std::int16_t>(order_result(unit, cards, dice, tale));
    if (!is_in_reach(asked, orders_of(now), cards, tale))
        return Stage::Over;
    if (defensive_fire(asked) != DefensiveFire::None)
        return Stage::DefensiveFire;
    now.went_home = 1;
    return Stage::Assaulter;
}

Stage defend(const Assault& asked, AssaultNow& now, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    now.defensive_levels = static_cast<std::int16_t>(levels_thrown({"defensive fire"}, defensive_shot(asked), cards, dice, tale));
    const Damage after = damage(now.defensive_levels, actor_of(asked), cards, tale);
    if (now.defensive_levels > 0 && (after.status == Status::Demoralized || after.bases_lost > 0))
        return leaders_after(Stage::DefensiveFire, asked, now, cards);
    now.went_home = 1;
    return Stage::Assaulter;
}

int throw_in_close_combat(const corneta::Label& label, int score, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    const Cell& die = cards.die(Die::Assault);
    const auto [pool, plus] = die.dice();
    const int all = score + plus;
    const int thrown = dice.read(label, pool, [all](const corneta::Faces& faces) { return faces.sum() + all; });
    if (tale.listens())
        tale.note(Op::Add, dice.shown().sum() + plus, {die.row_spec().label}, die);
    return thrown;
}

Stage fight(const Assault& asked, AssaultNow& now, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    Tale deaf{corneta::Listening::No};
    if (stage_of(now) == Stage::Assaulter) {
        const Status status = damage(now.defensive_levels, actor_of(asked), cards, deaf).status;
        const int score = close_combat_score(asked, Fighter::Assaulter, status, cards, tale);
        now.thrown = static_cast<std::int16_t>(throw_in_close_combat({"assaulter"}, score, cards, dice, tale));
        return Stage::Target;
    }
    const int score = close_combat_score(asked, Fighter::Target, asked.target.body.status, cards, tale);
    const int thrown = throw_in_close_combat({"target"}, score, cards, dice, tale);
    now.difference = static_cast<std::int16_t>(now.thrown - thrown);
    tale.start(now.thrown, {"assaulter's total"}, "Assaults");
    tale.note(Op::Add, -thrown, {"target's total"}, "Assaults");
    now.thrown = 0;
    const std::size_t result = result_of(now, cards);
    for (const Fighter fighter : {Fighter::Assaulter, Fighter::Target}) {
        const Cell& levels = cards.assault().levels(result, fighter);
        if (levels.whole() > 0)
            tale.note(Op::Start, levels,
                      fighter == Fighter::Target ? corneta::Label{"levels of the target"} : corneta::Label{"levels of the assaulter"});
        damage_of(fighter, asked, now, cards, tale);
    }
    return leaders_after(Stage::Target, asked, now, cards);
}

Stage run(const Assault& asked, AssaultNow& now, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    switch (stage_of(now)) {
    case Stage::Orders: return give_orders(asked, now, cards, dice, tale);
    case Stage::DefensiveFire: return defend(asked, now, cards, dice, tale);
    case Stage::Assaulter:
    case Stage::Target: return fight(asked, now, cards, dice, tale);
    case Stage::ActorLeader:
        now.actor_leader_killed = leader_is_killed({"assaulter's leader"}, LeaderRisk::Assault, cards, dice, tale) ? 1 : 0;
        return leaders_after(Stage::ActorLeader, asked, now, cards);
    case Stage::TargetLeader:
        now.target_leader_killed = leader_is_killed({"target's leader"}, LeaderRisk::Assault, cards, dice, tale) ? 1 : 0;
        return Stage::Over;
    case Stage::Over: break;
    }
    return Stage::Over;
}

AssaultSide side_of(Fighter fighter, const Assault& asked, const AssaultNow& now, const Cards& cards)
{
    Tale deaf{corneta::Listening::No};
    AssaultSide side;
    side.levels = levels_of(fighter, now, cards);
    side.damage = damage_of(fighter, asked, now, cards, deaf);
    side.driven_back = side.damage.falls_back.count > 0;
    side.leader_killed = (fighter == Fighter::Assaulter ? now.actor_leader_killed : now.target_leader_killed) != 0;
    return side;
}

} // namespace

const std::span<const RefusalSpec* const> AssaultRules::refusals = assault_refusals;

void AssaultRules::refuse(const Assault& asked, const Cards& cards, corneta::Refusals& found)
{
    const AssaultActor& actor = asked.actor;
    const Body& target = asked.target.body;
    const std::string_view type = label_of(actor.type, unit_types);
    if (is_destroyed(actor.bases, actor.bases_at_start, cards))
        found.add(actor_destroyed, actor.bases, actor.bases_at_start);
    if (actor.formation == Formation::March)
        found.add(marching);
    if (!asked.line_of_sight)
        found.add(no_sight);
    const Fraction distance = Fraction::tenths(asked.distance.count);
    if (const Fraction full = cards.assault().reach(type_of(actor.type)).number(); full < distance)
        found.add(beyond, distance, full, type);
    if (is_destroyed(target.bases, target.bases_at_start, cards))
        found.add(target_destroyed, target.bases, target.bases_at_start);
    if (target.type == UnitType::Aircraft)
        found.add(flies);
    if (asked.train == TrainNow::March)
        found.add(train_marches);
    if (asked.train == TrainNow::Maneuver && arm_of(type_of(actor.type)) != Arm::Cavalry)
        found.add(train_moves, type);
}

Then AssaultRules::step(const Assault& asked, AssaultNow& now, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    const Stage next = run(asked, now, cards, dice, tale);
    now.stage = static_cast<std::int16_t>(next);
    return next == Stage::Over ? Then::Done : Then::More;
}

AssaultEnd AssaultRules::end(const Assault& asked, const AssaultNow& now, const Cards& cards)
{
    Tale deaf{corneta::Listening::No};
    const bool is_made = assaults(asked, now, cards);
    AssaultEnd end;
    end.orders = orders_of(now);
    end.defensive_fire = is_made ? defensive_fire(asked) : DefensiveFire::None;
    end.defensive_levels = now.defensive_levels;
    end.went_home = now.went_home != 0;
    end.difference = now.difference;
    end.bases_assaulted = asked.bases_already_assaulted + (is_made ? asked.actor.bases : 0);
    end.target_acted = end.went_home;
    end.actor = side_of(Fighter::Assaulter, asked, now, cards);
    end.target = side_of(Fighter::Target, asked, now, cards);
    end.is_short = end.orders == OrderResult::Delayed && !is_made;
    end.reach = {tenths_in(reach(asked, end.orders, cards, deaf))};
    return end;
}

} // namespace revolucion
