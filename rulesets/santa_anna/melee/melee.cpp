// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee/melee.h"

#include "rulesets/santa_anna/melee/melee_fight.h"

namespace santa_anna {

using corneta::Step;

namespace {

constexpr std::size_t attackers = 0;
constexpr std::size_t defenders = 1;

MeleeEndSide end_of(const Melee& melee, const MeleeState& fought, std::size_t side)
{
    const MeleeSide& inputs = side == attackers ? melee.attacker : melee.defender;
    const OfUnits<int>& first_columns = melee.first_columns.at(side);
    const std::array<Present, most_units>& units = fought.units.at(side);
    MeleeEndSide end;
    end.column = first_columns[0];
    end.losses = fought.losses.at(side);
    end.breaks = true;
    end.destroyed = true;
    const bool alone = inputs.size() == 1;
    if (!alone)
        end.unit_column = first_columns;
    for (std::size_t unit = 0; unit < inputs.size(); ++unit) {
        const Body& body = melee.bodies.at(side).at(unit);
        const Present& now = units.at(unit);
        const int stragglers = now.stragglers - body.stragglers;
        const int casualties = body.effectives - now.effectives - stragglers;
        const bool breaks = now.is_broken() && !present(body).is_broken();
        const bool destroyed = now.effectives == 0 && body.effectives > 0;
        end.straggled += fought.dealt.at(side).at(unit);
        end.stragglers += stragglers;
        end.casualties += casualties;
        end.breaks = end.breaks && breaks;
        end.destroyed = end.destroyed && destroyed;
        if (alone)
            continue;
        end.unit_losses.push(fought.unit_losses.at(side).at(unit));
        end.unit_stragglers.push(stragglers);
        end.unit_casualties.push(casualties);
        end.unit_straggled.push(fought.dealt.at(side).at(unit));
        end.unit_breaks.push(breaks);
        end.unit_destroyed.push(destroyed);
    }
    return end;
}

std::array<OfUnits<int>, 2> first_columns(const Melee& inputs, const Charts& charts)
{
    corneta::Explanation deaf{corneta::Listening::No};
    MeleeState first = MeleeRules::begin(inputs, charts, deaf);
    const MeleeFight fight{inputs, first, charts};
    std::array<OfUnits<int>, 2> columns;
    for (const std::size_t side : {attackers, defenders})
        for (std::size_t unit = 0; unit < (side == attackers ? inputs.attacker : inputs.defender).size(); ++unit)
            columns.at(side).push(fight.column(side, unit));
    return columns;
}

} // namespace

Body MeleeSide::body(std::size_t unit) const
{
    return {.effectives = effectives[unit],
            .stragglers = stragglers[unit],
            .fighters = fighters[unit],
            .arm = arm[unit],
            .nation = nation[unit],
            .experience = experience[unit],
            .formation = formation[unit],
            .mounted = mounted[unit],
            .unlimbered = unlimbered[unit],
            .melee_weapon = melee_weapon[unit],
            .charging = charging[unit],
            .leader_attached = leader_attached[unit],
            .initial_volley = initial_volley[unit],
            .caught_forming_square = caught_forming_square.count > unit && caught_forming_square[unit],
            .losses_this_turn = losses_this_turn[unit]};
}

void MeleeRules::prepare(Melee& inputs, const Charts& charts)
{
    for (const std::size_t side : {attackers, defenders}) {
        const MeleeSide& units = side == attackers ? inputs.attacker : inputs.defender;
        for (std::size_t unit = 0; unit < units.size(); ++unit)
            inputs.bodies[side][unit] = units.body(unit);
    }
    inputs.first_columns = first_columns(inputs, charts);
}

MeleeState MeleeRules::begin(const Melee& inputs, const Charts& charts, corneta::Explanation& /*explanation*/)
{
    MeleeState state{};
    for (std::size_t unit = 0; unit < inputs.attacker.size(); ++unit)
        state.units[attackers][unit] = present(inputs.bodies[attackers][unit]);
    for (std::size_t unit = 0; unit < inputs.defender.size(); ++unit)
        state.units[defenders][unit] = present(inputs.bodies[defenders][unit]);
    const MeleeFight fight{inputs, state, charts};
    if (fight.is_beaten(attackers) || fight.is_beaten(defenders))
        state.stage = static_cast<std::uint8_t>(MeleeStage::Over);
    return state;
}

Step MeleeRules::step(const Melee& inputs, MeleeState& state, const Charts& charts, corneta::Dice& dice, corneta::Explanation& explanation)
{
    MeleeFight fight{inputs, state, charts};
    switch (static_cast<MeleeStage>(state.stage)) {
    case MeleeStage::AttackersStrike:
    case MeleeStage::DefendersStrike: return fight.strike(dice, explanation);
    case MeleeStage::DealToDefenders:
    case MeleeStage::DealToAttackers: return fight.deal(dice);
    case MeleeStage::SquareUnbroken: return fight.fall_back_from_square(dice, explanation);
    case MeleeStage::Chase: return fight.chase(dice, explanation);
    case MeleeStage::Over: break;
    }
    return Step::Finished;
}

MeleeEnd MeleeRules::end(const Melee& inputs, const MeleeState& state, const Charts& charts)
{
    MeleeEnd end{.attacker = end_of(inputs, state, attackers), .defender = end_of(inputs, state, defenders)};
    end.rounds_fought = state.rounds_fought;
    end.square_held = state.square_held != 0;
    MeleeState last = state;
    const MeleeFight fight{inputs, last, charts};
    end.attacker.beaten = state.rounds_fought > 0 && fight.is_beaten(attackers);
    end.defender.beaten = state.rounds_fought > 0 && fight.is_beaten(defenders);
    end.locked = !end.square_held && !fight.is_beaten(attackers) && !fight.is_beaten(defenders);
    const auto loses_guns = [&](const MeleeSide& side, const std::array<Present, most_units>& units) {
        for (std::size_t unit = 0; unit < side.size(); ++unit)
            if (side.arm[unit] == Arm::Artillery && state.rounds_fought > 0 && side.effectives[unit] > 0 && units.at(unit).is_broken())
                return true;
        return false;
    };
    end.guns_lost = loses_guns(inputs.attacker, state.units[attackers]) || loses_guns(inputs.defender, state.units[defenders]);
    return end;
}

} // namespace santa_anna
