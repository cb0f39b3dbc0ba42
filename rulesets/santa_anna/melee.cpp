// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee.h"

#include "rulesets/santa_anna/melee_fight.h"

namespace santa_anna {

using corneta::Then;

namespace {

constexpr std::size_t attackers = 0;
constexpr std::size_t defenders = 1;

MeleeEndSide end_of(const Melee& melee, const MeleeNow& fought, std::size_t side)
{
    const MeleeSide& asked = side == attackers ? melee.attacker : melee.defender;
    const OfUnits<int>& first_columns = melee.first_columns.at(side);
    const std::array<Present, most_units>& units = fought.units.at(side);
    MeleeEndSide end;
    end.column = first_columns[0];
    end.losses = fought.losses.at(side);
    end.breaks = true;
    end.destroyed = true;
    const bool alone = asked.size() == 1;
    if (!alone)
        end.unit_column = first_columns;
    for (std::size_t unit = 0; unit < asked.size(); ++unit) {
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

std::array<OfUnits<int>, 2> first_columns(const Melee& asked, const Cards& cards)
{
    corneta::Tale deaf{corneta::Listening::No};
    MeleeNow first = MeleeRules::begin(asked, cards, deaf);
    const MeleeFight fight{asked, first, cards};
    std::array<OfUnits<int>, 2> columns;
    for (const std::size_t side : {attackers, defenders})
        for (std::size_t unit = 0; unit < (side == attackers ? asked.attacker : asked.defender).size(); ++unit)
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

void MeleeRules::prepare(Melee& asked, const Cards& cards)
{
    for (const std::size_t side : {attackers, defenders}) {
        const MeleeSide& units = side == attackers ? asked.attacker : asked.defender;
        for (std::size_t unit = 0; unit < units.size(); ++unit)
            asked.bodies[side][unit] = units.body(unit);
    }
    asked.first_columns = first_columns(asked, cards);
}

MeleeNow MeleeRules::begin(const Melee& asked, const Cards& cards, corneta::Tale& /*tale*/)
{
    MeleeNow now{};
    for (std::size_t unit = 0; unit < asked.attacker.size(); ++unit)
        now.units[attackers][unit] = present(asked.bodies[attackers][unit]);
    for (std::size_t unit = 0; unit < asked.defender.size(); ++unit)
        now.units[defenders][unit] = present(asked.bodies[defenders][unit]);
    const MeleeFight fight{asked, now, cards};
    if (fight.is_beaten(attackers) || fight.is_beaten(defenders))
        now.stage = static_cast<std::uint8_t>(MeleeStage::Over);
    return now;
}

Then MeleeRules::step(const Melee& asked, MeleeNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale)
{
    MeleeFight fight{asked, now, cards};
    switch (static_cast<MeleeStage>(now.stage)) {
    case MeleeStage::AttackersStrike:
    case MeleeStage::DefendersStrike: return fight.strike(dice, tale);
    case MeleeStage::DealToDefenders:
    case MeleeStage::DealToAttackers: return fight.deal(dice);
    case MeleeStage::SquareUnbroken: return fight.fall_back_from_square(dice, tale);
    case MeleeStage::Chase: return fight.chase(dice, tale);
    case MeleeStage::Over: break;
    }
    return Then::Done;
}

MeleeEnd MeleeRules::end(const Melee& asked, const MeleeNow& now, const Cards& cards)
{
    MeleeEnd end{.attacker = end_of(asked, now, attackers), .defender = end_of(asked, now, defenders)};
    end.rounds_fought = now.rounds_fought;
    end.square_held = now.square_held != 0;
    MeleeNow last = now;
    const MeleeFight fight{asked, last, cards};
    end.attacker.beaten = now.rounds_fought > 0 && fight.is_beaten(attackers);
    end.defender.beaten = now.rounds_fought > 0 && fight.is_beaten(defenders);
    end.locked = !end.square_held && !fight.is_beaten(attackers) && !fight.is_beaten(defenders);
    const auto loses_guns = [&](const MeleeSide& side, const std::array<Present, most_units>& units) {
        for (std::size_t unit = 0; unit < side.size(); ++unit)
            if (side.arm[unit] == Arm::Artillery && now.rounds_fought > 0 && side.effectives[unit] > 0 && units.at(unit).is_broken())
                return true;
        return false;
    };
    end.guns_lost = loses_guns(asked.attacker, now.units[attackers]) || loses_guns(asked.defender, now.units[defenders]);
    return end;
}

} // namespace santa_anna
