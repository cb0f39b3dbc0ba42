// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/charge.h"

#include "rulesets/santa_anna/charging.h"

#include <algorithm>
#include <cstddef>

namespace santa_anna {

using corneta::RefusalSpec;
using corneta::Then;

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

void ChargeRules::refuse(const Charge& asked, const Cards& /*cards*/, corneta::Refusals& found)
{
    charging::refuse(asked.attacker, asked.defender, found);
    charging_back::refuse(asked.attacker, asked.defender, found);
}

void ChargeRules::prepare(Charge& asked, const Cards& cards)
{
    asked.lasting_shifts = {lasting_shifts(asked.attacker, enemies(asked.defender, asked.cover), cards.combat()),
                            lasting_shifts(asked.defender, enemies(asked.attacker, Cover::None), cards.combat())};
}

corneta::Clock ChargeRules::clock(const Charge& asked, const Cards& cards)
{
    const CombatCards& combat = cards.combat();
    const int first_rounds =
        std::max({combat.whole(MeleeNumber::ChargingRounds), combat.whole(MeleeNumber::LanceRounds), combat.whole(MeleeNumber::Rounds)});
    return {.at = offsetof(ChargeNow, round),
            .from = static_cast<std::uint8_t>(std::min(first_rounds, asked.rounds)),
            .until = static_cast<std::uint8_t>(asked.rounds),
            .outcome = "rounds_fought"};
}

ChargeNow ChargeRules::begin(const Charge& asked, const Cards& /*cards*/, corneta::Tale& /*tale*/)
{
    ChargeNow now{};
    now.attacker = present(asked.attacker);
    now.defender = present(asked.defender);
    now.result = ChargeResult::Locked;
    if (asked.defender.effectives == 0) {
        now.result = ChargeResult::DefenderBreaks;
        now.flags = static_cast<std::uint8_t>(ChargeFlag::Closes);
        now.stage = ChargeStage::Over;
        return now;
    }
    if (!closes_at_once(asked.defender)) {
        now.stage = ChargeStage::AttackerCloses;
        return now;
    }
    now.flags = static_cast<std::uint8_t>(ChargeFlag::Closes);
    if (is_broken_already(asked.defender)) {
        now.flags |= static_cast<std::uint8_t>(ChargeFlag::CaughtInRear);
        now.stage = ChargeStage::AttackerStrikes;
    } else {
        now.stage = asked.defender.charging ? ChargeStage::DefenderCloses : ChargeStage::Stand;
    }
    return now;
}

Then ChargeRules::step(const Charge& asked, ChargeNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale)
{
    return Charging{asked, now, cards, dice, tale}.link();
}

ChargeEnd ChargeRules::end(const Charge& asked, const ChargeNow& now, const Cards& /*cards*/)
{
    const auto is = [&](ChargeFlag flag) { return (now.flags & static_cast<std::uint8_t>(flag)) != 0; };
    ChargeEnd end{.result = now.result,
                  .closes = is(ChargeFlag::Closes),
                  .stands = is(ChargeFlag::Stands),
                  .locked = now.result == ChargeResult::Locked,
                  .rounds_fought = now.round,
                  .breakthrough = now.breakthrough,
                  .retreat_inches = now.retreat_inches,
                  .attacker = end_of(asked.attacker, now.attacker, now.attacker_losses),
                  .defender = end_of(asked.defender, now.defender, now.defender_losses)};
    end.attacker.straggled = now.attacker_straggled;
    end.defender.straggled = now.defender_straggled;
    end.attacker.fired = is(ChargeFlag::AttackerFired);
    end.attacker.runs_low = is(ChargeFlag::AttackerLow);
    end.defender.fired = is(ChargeFlag::DefenderFired);
    end.defender.runs_low = is(ChargeFlag::DefenderLow);
    const bool was_caught = is(ChargeFlag::CaughtInRear) && !is_broken_already(asked.defender);
    end.guns_lost = leaves_guns(asked.defender, end, was_caught);
    return end;
}

} // namespace santa_anna
