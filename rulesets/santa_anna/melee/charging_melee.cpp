// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee/charging.h"

#include <cassert>

namespace santa_anna {

namespace {

/// A charge from the first strike on: the rounds of melee, stragglers of the beaten, breakthrough.
struct Fighting : ChargeLink {
    Step link()
    {
        switch (state.stage) {
        case ChargeStage::AttackerStrikes: return attacker_strikes();
        case ChargeStage::DefenderStrikes: return defender_strikes();
        case ChargeStage::SquareUnbroken: return square_unbroken();
        case ChargeStage::Chase: return chase();
        case ChargeStage::Breakthrough: return break_through();
        case ChargeStage::BreakthroughStragglers: return breakthrough_stragglers();
        default: return Step::Finished;
        }
    }

    Round round() const { return round_of(state.round, true, charts); }
    Aspect hit_in(std::size_t side) const
    {
        if (side == attacker)
            return Aspect::Front;
        return state.is(ChargeFlag::CaughtInRear) ? Aspect::Rear : inputs.aspect;
    }
    /// A charger that did not close does not charge into the melee that the other one forces.
    bool charges(std::size_t side) const { return (side == defender || inputs.attacker.charging) && state.is(ChargeFlag::Closes, side); }
    int fighting(std::size_t side) const { return fighters(inputs.body(side), state.units[side], hit_in(side), round(), charts); }

    /// Both columns follow from the castings before either strikes, so the defender's losses are taken at once: many states become one.
    /// That the rounds are over is seen here and not after the last: then all rounds end alike.
    Step attacker_strikes()
    {
        if (state.round >= inputs.rounds)
            return over(ChargeResult::Locked);
        const std::array own{fighting(attacker), fighting(defender)};
        const std::array mass{own[attacker] + inputs.attacker.supporters, own[defender] + inputs.defender.supporters};
        const auto column = [&](std::size_t side) {
            const int shifts = inputs.lasting_shifts[side] + outnumbered(mass[side], mass[1 - side], charts)
                + charge_shifts(inputs.body(side), charges(side), round(), charts);
            return melee_column(own[side], shifts, charts);
        };
        const std::array columns{column(attacker), column(defender)};
        explain_column(attacker, mass, columns[attacker]);
        const int losses = strike(columns[attacker], {"attacker's melee, round {0}", state.round + 1}, *this);
        explain_column(defender, mass, columns[defender]);
        state.defender_column = static_cast<std::int8_t>(columns[defender]);
        lose(defender, losses);
        take(state.units[defender], melee_allocation(losses, hit_in(defender), charts));
        return on_to(ChargeStage::DefenderStrikes);
    }

    /// Tells how a column of this round came about, while both have the castings they began it with.
    void explain_column(std::size_t side, const std::array<int, 2>& mass, [[maybe_unused]] int column) const
    {
        if (!explanation.listens())
            return;
        Body body = inputs.body(side);
        body.charging = charges(side);
        const Label effectives{side == attacker ? "attacker's effectives, round {0}" : "defender's effectives, round {0}", state.round + 1};
        const int own = told_fighters(body, effectives, state.units[side], hit_in(side), round(), charts, explanation);
        const Enemies against = enemies(inputs.body(1 - side), side == attacker ? inputs.cover : Cover::None);
        [[maybe_unused]] const int told = told_melee_column(body, own, mass[side], mass[1 - side], against, round(), charts, explanation);
        assert(told == column);
    }

    Step defender_strikes()
    {
        const int losses = strike(state.defender_column, {"defender's melee, round {0}", state.round + 1}, *this);
        take(state.units[attacker], melee_allocation(losses, Aspect::Front, charts));
        lose(attacker, losses);
        state.defender_column = 0;
        ++state.round;
        return after_round();
    }

    Step after_round()
    {
        const bool attacker_breaks = state.units[attacker].is_broken();
        const bool defender_breaks = state.units[defender].is_broken();
        if (attacker_breaks && defender_breaks)
            return over(ChargeResult::BothBreak);
        if (attacker_breaks || defender_breaks) {
            state.result = attacker_breaks ? ChargeResult::AttackerBreaks : ChargeResult::DefenderBreaks;
            if (!inputs.body(winner()).is_mounted_cavalry())
                return over(state.result);
            const bool flees = inputs.body(1 - winner()).arm == Arm::Infantry && state.units[1 - winner()].effectives > 0;
            return flees ? on_to(ChargeStage::Chase) : after_victory();
        }
        const bool at_square = inputs.attacker.is_mounted_cavalry() && inputs.defender.is_square();
        const bool holds = at_square && state.round == charts.whole(MeleeNumber::Rounds);
        return on_to(holds ? ChargeStage::SquareUnbroken : ChargeStage::AttackerStrikes);
    }

    std::size_t winner() const { return state.result == ChargeResult::DefenderBreaks ? attacker : defender; }

    /// Cavalry breaks through once a turn.
    Step after_victory() { return inputs.body(winner()).broke_through ? over(state.result) : on_to(ChargeStage::Breakthrough); }

    Step square_unbroken()
    {
        straggle_at_once(attacker, charts[StragglerCause::SquareUnbroken], {"attacker's stragglers, square unbroken"});
        return over(state.units[attacker].is_broken() ? ChargeResult::AttackerBreaks : ChargeResult::AttackerRetreats);
    }

    Step chase()
    {
        straggle_at_once(1 - winner(), charts[StragglerCause::BrokenByCavalry], {"stragglers of infantry broken by cavalry"});
        return after_victory();
    }

    Step break_through()
    {
        const BreakthroughResult result = onward(inputs.body(winner()).experience, true, *this);
        state.breakthrough = static_cast<BreakthroughWord>(static_cast<int>(result) + 1);
        return charts[result].empty() ? over(state.result) : on_to(ChargeStage::BreakthroughStragglers);
    }

    Step breakthrough_stragglers()
    {
        const auto result = static_cast<BreakthroughResult>(static_cast<int>(state.breakthrough) - 1);
        Present& unit = state.units[winner()];
        const int stragglers = onward_stragglers(result, unit.effectives, *this);
        const int straggled = straggle(unit, stragglers);
        keep_straggled(winner(), straggled);
        state.onward = static_cast<std::uint8_t>(unit.is_broken() ? straggled : 0);
        return over(state.result);
    }
};

} // namespace

Step fight(const ChargeLink& link)
{
    return Fighting{link}.link();
}

} // namespace santa_anna
