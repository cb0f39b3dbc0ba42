// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/breakthrough.h"
#include "rulesets/santa_anna/charging.h"

#include <cassert>

namespace santa_anna {

using corneta::Label;
using corneta::Then;

/// A charger that did not close does not charge into the melee that the other one forces.
Body Charging::attacker_in_melee() const
{
    Body body = m_asked.attacker;
    body.charging = body.charging && is(ChargeFlag::Closes);
    return body;
}

Body Charging::defender_in_melee() const
{
    Body body = m_asked.defender;
    body.charging = is(ChargeFlag::DefenderCloses);
    return body;
}

std::pair<int, int> Charging::fighting(Round round) const
{
    return {fighters(m_asked.attacker, m_now.attacker, Aspect::Front, round, m_combat),
            fighters(m_asked.defender, m_now.defender, aspect(), round, m_combat)};
}

void Charging::tell_column(Striker striker, int column) const
{
    if (!m_tale.listens())
        return;
    const bool by_attacker = striker == Striker::Attacker;
    const Body body = by_attacker ? attacker_in_melee() : defender_in_melee();
    const Body enemy = by_attacker ? defender_in_melee() : attacker_in_melee();
    const Aspect hit_in = by_attacker ? Aspect::Front : aspect();
    const auto [attackers, defenders] = fighting(round());
    const int mass = (by_attacker ? attackers : defenders) + body.supporters;
    const int enemy_mass = (by_attacker ? defenders : attackers) + enemy.supporters;
    const Label effectives = {by_attacker ? "attacker's effectives, round {0}" : "defender's effectives, round {0}", m_now.round + 1};
    const int own = told_fighters(body, effectives, by_attacker ? m_now.attacker : m_now.defender, hit_in, round(), m_combat, m_tale);
    [[maybe_unused]] const int told = told_melee_column(
        body, own, mass, enemy_mass, enemies(enemy, by_attacker ? m_asked.cover : Cover::None), round(), m_combat, m_tale);
    assert(told == column);
}

int Charging::strike(int column, const Label& label)
{
    const int losses = m_dice.read(label, m_cards.losses(column));
    if (m_tale.listens())
        m_tale.start(m_combat.effect(column, m_dice.shown()[0]), {"losses on a {0} in column {1}", m_dice.shown()[0], column});
    return losses;
}

/// Both columns follow from the castings before either strikes, so the defender's losses are taken at once: many states become one.
/// That the rounds are over is seen here and not after the last: then all rounds end alike.
Then Charging::attacker_strikes()
{
    if (m_now.round >= m_asked.rounds)
        return over(ChargeResult::Locked);
    const Round round = this->round();
    const auto [attackers, defenders] = fighting(round);
    const int mass = attackers + m_asked.attacker.supporters;
    const int enemy_mass = defenders + m_asked.defender.supporters;
    const bool attacker_charges = m_asked.attacker.charging && is(ChargeFlag::Closes);
    const int shifts = m_asked.lasting_shifts[0] + outnumbered(mass, enemy_mass, m_combat)
        + charge_shifts(m_asked.attacker, attacker_charges, round, m_combat);
    const int enemy_shifts = m_asked.lasting_shifts[1] + outnumbered(enemy_mass, mass, m_combat)
        + charge_shifts(m_asked.defender, is(ChargeFlag::DefenderCloses), round, m_combat);
    const int column = melee_column(attackers, shifts, m_combat);
    const int defender_column = melee_column(defenders, enemy_shifts, m_combat);
    tell_column(Striker::Attacker, column);
    const int losses = strike(column, {"attacker's melee, round {0}", m_now.round + 1});
    tell_column(Striker::Defender, defender_column);
    m_now.defender_column = static_cast<std::int8_t>(defender_column);
    m_now.defender_losses = static_cast<std::int16_t>(m_now.defender_losses + losses);
    take(m_now.defender, melee_allocation(losses, aspect(), m_cards));
    return on_to(ChargeStage::DefenderStrikes);
}

Then Charging::defender_strikes()
{
    const int losses = strike(m_now.defender_column, {"defender's melee, round {0}", m_now.round + 1});
    take(m_now.attacker, melee_allocation(losses, Aspect::Front, m_cards));
    m_now.attacker_losses = static_cast<std::int16_t>(m_now.attacker_losses + losses);
    m_now.defender_column = 0;
    ++m_now.round;
    return after_round();
}

Then Charging::after_round()
{
    const bool attacker_breaks = m_now.attacker.is_broken();
    const bool defender_breaks = m_now.defender.is_broken();
    if (attacker_breaks && defender_breaks)
        return over(ChargeResult::BothBreak);
    if (attacker_breaks) {
        m_now.result = ChargeResult::AttackerBreaks;
        return won_by_cavalry(m_asked.defender, m_asked.attacker, m_now.attacker);
    }
    if (defender_breaks) {
        m_now.result = ChargeResult::DefenderBreaks;
        return won_by_cavalry(m_asked.attacker, m_asked.defender, m_now.defender);
    }
    if (m_asked.attacker.is_mounted_cavalry() && m_asked.defender.is_square() && m_now.round == m_combat.whole(MeleeNumber::Rounds))
        return on_to(ChargeStage::SquareUnbroken);
    return on_to(ChargeStage::AttackerStrikes);
}

Then Charging::won_by_cavalry(const Body& winner, const Body& loser, Present loser_now)
{
    if (!winner.is_mounted_cavalry())
        return over(m_now.result);
    return loser.arm == Arm::Infantry && loser_now.effectives > 0 ? on_to(ChargeStage::Chase) : after_victory();
}

/// Cavalry breaks through once a turn.
Then Charging::after_victory()
{
    const Body& winner = attacker_won() ? m_asked.attacker : m_asked.defender;
    return winner.broke_through ? over(m_now.result) : on_to(ChargeStage::Breakthrough);
}

Then Charging::square_unbroken()
{
    straggle_at_once(m_now.attacker, m_combat.stragglers(StragglerCause::SquareUnbroken), {"attacker's stragglers, square unbroken"});
    return over(m_now.attacker.is_broken() ? ChargeResult::AttackerBreaks : ChargeResult::AttackerRetreats);
}

Then Charging::chase()
{
    straggle_at_once(loser(), m_combat.stragglers(StragglerCause::BrokenByCavalry), {"stragglers of infantry broken by cavalry"});
    return after_victory();
}

Then Charging::breakthrough()
{
    const Body& body = attacker_won() ? m_asked.attacker : m_asked.defender;
    const Onward onward = santa_anna::onward(body.experience, true, m_cards, m_dice, m_tale);
    m_now.breakthrough = static_cast<BreakthroughWord>(static_cast<int>(onward) + 1);
    return straggles(onward, m_cards) ? on_to(ChargeStage::BreakthroughStragglers) : over(m_now.result);
}

Then Charging::breakthrough_stragglers()
{
    const auto onward = static_cast<Onward>(static_cast<int>(m_now.breakthrough) - 1);
    keep_straggled(winner(), straggle(winner(), onward_stragglers(onward, winner().effectives, m_cards, m_dice, m_tale)));
    return over(m_now.result);
}

} // namespace santa_anna
