// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee/charge.h"

#include "rulesets/santa_anna/melee/charging.h"

#include <algorithm>
#include <cstddef>

namespace santa_anna {

using corneta::RefusalSpec;
using corneta::Step;

namespace {

constexpr std::array charge_refusals{&charging::infantry_at_cavalry,
                                     &charging::skirmishers_at_others,
                                     &charging::artillery,
                                     &charging::mob,
                                     &charging::broken,
                                     &charging_back::infantry_at_cavalry,
                                     &charging_back::skirmishers_at_others,
                                     &charging_back::artillery,
                                     &charging_back::broken};

ChargeEndSide end_of(const Body& body, Present now, int losses)
{
    const int stragglers = now.stragglers - body.stragglers;
    return {.losses = losses,
            .stragglers = stragglers,
            .casualties = body.effectives - now.effectives - stragglers,
            .breaks = now.is_broken() && !present(body).is_broken(),
            .destroyed = now.effectives == 0 && body.effectives > 0,
            .effectives_left = now.effectives,
            .stragglers_left = now.stragglers};
}

/// Gunners beaten in melee or not standing leave their guns; those broken by fire, which were not closed with, take them along.
bool leaves_guns(const Body& defender, const ChargeEnd& end, bool was_caught)
{
    const bool is_beaten = end.result == ChargeResult::DefenderBreaks || end.result == ChargeResult::BothBreak;
    const bool does_not_stand = was_caught || end.result == ChargeResult::DefenderRetreats || (end.closes && end.defender.breaks);
    return defender.arm == Arm::Artillery && (does_not_stand || (is_beaten && end.rounds_fought > 0));
}

} // namespace

const std::span<const RefusalSpec* const> ChargeRules::refusals = charge_refusals;

void ChargeRules::refuse(const Charge& inputs, const Charts& /*charts*/, corneta::Refusals& found)
{
    charging::refuse(inputs.attacker, inputs.defender, found);
    charging_back::refuse(inputs.attacker, inputs.defender, found);
}

void ChargeRules::prepare(Charge& inputs, const Charts& charts)
{
    inputs.lasting_shifts = {lasting_shifts(inputs.attacker, enemies(inputs.defender, inputs.cover), charts.combat()),
                             lasting_shifts(inputs.defender, enemies(inputs.attacker, Cover::None), charts.combat())};
}

corneta::Clock ChargeRules::clock(const Charge& inputs, const Charts& charts)
{
    const CombatCharts& combat = charts.combat();
    const int first_rounds =
        std::max({combat.whole(MeleeNumber::ChargingRounds), combat.whole(MeleeNumber::LanceRounds), combat.whole(MeleeNumber::Rounds)});
    return {.at = offsetof(ChargeState, round),
            .from = static_cast<std::uint8_t>(std::min(first_rounds, inputs.rounds)),
            .until = static_cast<std::uint8_t>(inputs.rounds),
            .outcome = "rounds_fought"};
}

ChargeState ChargeRules::begin(const Charge& inputs, const Charts& /*charts*/, corneta::Explanation& /*explanation*/)
{
    ChargeState state{};
    state.attacker = present(inputs.attacker);
    state.defender = present(inputs.defender);
    state.result = ChargeResult::Locked;
    if (inputs.defender.effectives == 0) {
        state.result = ChargeResult::DefenderBreaks;
        state.flags = static_cast<std::uint8_t>(ChargeFlag::Closes);
        state.stage = ChargeStage::Over;
        return state;
    }
    if (!closes_at_once(inputs.defender)) {
        state.stage = ChargeStage::AttackerCloses;
        return state;
    }
    state.flags = static_cast<std::uint8_t>(ChargeFlag::Closes);
    if (is_broken_already(inputs.defender)) {
        state.flags |= static_cast<std::uint8_t>(ChargeFlag::CaughtInRear);
        state.stage = ChargeStage::AttackerStrikes;
    } else {
        state.stage = inputs.defender.charging ? ChargeStage::DefenderCloses : ChargeStage::Stand;
    }
    return state;
}

Step ChargeRules::step(const Charge& inputs, ChargeState& state, const Charts& charts, corneta::Dice& dice,
                       corneta::Explanation& explanation)
{
    return Charging{inputs, state, charts, dice, explanation}.link();
}

ChargeEnd ChargeRules::end(const Charge& inputs, const ChargeState& state, const Charts& /*charts*/)
{
    const auto is = [&](ChargeFlag flag) { return (state.flags & static_cast<std::uint8_t>(flag)) != 0; };
    ChargeEnd end{.result = state.result,
                  .closes = is(ChargeFlag::Closes),
                  .stands = is(ChargeFlag::Stands),
                  .locked = state.result == ChargeResult::Locked,
                  .rounds_fought = state.round,
                  .breakthrough = state.breakthrough,
                  .retreat_inches = state.retreat_inches,
                  .attacker = end_of(inputs.attacker, state.attacker, state.attacker_losses),
                  .defender = end_of(inputs.defender, state.defender, state.defender_losses)};
    end.attacker.straggled = state.attacker_straggled;
    end.defender.straggled = state.defender_straggled;
    end.attacker.fired = is(ChargeFlag::AttackerFired);
    end.attacker.runs_low = is(ChargeFlag::AttackerLow);
    end.defender.fired = is(ChargeFlag::DefenderFired);
    end.defender.runs_low = is(ChargeFlag::DefenderLow);
    const bool was_caught = is(ChargeFlag::CaughtInRear) && !is_broken_already(inputs.defender);
    end.guns_lost = leaves_guns(inputs.defender, end, was_caught);
    return end;
}

} // namespace santa_anna
