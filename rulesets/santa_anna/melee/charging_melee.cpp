// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee/breakthrough.h"
#include "rulesets/santa_anna/melee/charging.h"

#include <cassert>

namespace santa_anna {

using corneta::Label;
using corneta::Step;

/// A charger that did not close does not charge into the melee that the other one forces.
Body Charging::attacker_in_melee() const
{
    Body body = m_inputs.attacker;
    body.charging = body.charging && is(ChargeFlag::Closes);
    return body;
}

Body Charging::defender_in_melee() const
{
    Body body = m_inputs.defender;
    body.charging = is(ChargeFlag::DefenderCloses);
    return body;
}

std::pair<int, int> Charging::fighting(Round round) const
{
    return {fighters(m_inputs.attacker, m_state.attacker, Aspect::Front, round, m_combat),
            fighters(m_inputs.defender, m_state.defender, aspect(), round, m_combat)};
}

void Charging::explain_column(Striker striker, int column) const
{
    if (!m_explanation.listens())
        return;
    const bool by_attacker = striker == Striker::Attacker;
    const Body body = by_attacker ? attacker_in_melee() : defender_in_melee();
    const Body enemy = by_attacker ? defender_in_melee() : attacker_in_melee();
    const Aspect hit_in = by_attacker ? Aspect::Front : aspect();
    const auto [attackers, defenders] = fighting(round());
    const int mass = (by_attacker ? attackers : defenders) + body.supporters;
    const int enemy_mass = (by_attacker ? defenders : attackers) + enemy.supporters;
    const Label effectives = {by_attacker ? "attacker's effectives, round {0}" : "defender's effectives, round {0}", m_state.round + 1};
    const int own =
        told_fighters(body, effectives, by_attacker ? m_state.attacker : m_state.defender, hit_in, round(), m_combat, m_explanation);
    [[maybe_unused]] const int told = told_melee_column(
        body, own, mass, enemy_mass, enemies(enemy, by_attacker ? m_inputs.cover : Cover::None), round(), m_combat, m_explanation);
    assert(told == column);
}

int Charging::strike(int column, const Label& label)
{
    const int losses = m_dice.read(label, m_charts.losses(column));
    if (m_explanation.listens())
        m_explanation.start(m_combat.effect(column, m_dice.shown()[0]), {"losses on a {0} in column {1}", m_dice.shown()[0], column});
    return losses;
}

/// Both columns follow from the castings before either strikes, so the defender's losses are taken at once: many states become one.
/// That the rounds are over is seen here and not after the last: then all rounds end alike.
Step Charging::attacker_strikes()
{
    if (m_state.round >= m_inputs.rounds)
        return over(ChargeResult::Locked);
    const Round round = this->round();
    const auto [attackers, defenders] = fighting(round);
    const int mass = attackers + m_inputs.attacker.supporters;
    const int enemy_mass = defenders + m_inputs.defender.supporters;
    const bool attacker_charges = m_inputs.attacker.charging && is(ChargeFlag::Closes);
    const int shifts = m_inputs.lasting_shifts[0] + outnumbered(mass, enemy_mass, m_combat)
        + charge_shifts(m_inputs.attacker, attacker_charges, round, m_combat);
    const int enemy_shifts = m_inputs.lasting_shifts[1] + outnumbered(enemy_mass, mass, m_combat)
        + charge_shifts(m_inputs.defender, is(ChargeFlag::DefenderCloses), round, m_combat);
    const int column = melee_column(attackers, shifts, m_combat);
    const int defender_column = melee_column(defenders, enemy_shifts, m_combat);
    explain_column(Striker::Attacker, column);
    const int losses = strike(column, {"attacker's melee, round {0}", m_state.round + 1});
    explain_column(Striker::Defender, defender_column);
    m_state.defender_column = static_cast<std::int8_t>(defender_column);
    m_state.defender_losses = static_cast<std::int16_t>(m_state.defender_losses + losses);
    take(m_state.defender, melee_allocation(losses, aspect(), m_charts));
    return on_to(ChargeStage::DefenderStrikes);
}

Step Charging::defender_strikes()
{
    const int losses = strike(m_state.defender_column, {"defender's melee, round {0}", m_state.round + 1});
    take(m_state.attacker, melee_allocation(losses, Aspect::Front, m_charts));
    m_state.attacker_losses = static_cast<std::int16_t>(m_state.attacker_losses + losses);
    m_state.defender_column = 0;
    ++m_state.round;
    return after_round();
}

Step Charging::after_round()
{
    const bool attacker_breaks = m_state.attacker.is_broken();
    const bool defender_breaks = m_state.defender.is_broken();
    if (attacker_breaks && defender_breaks)
        return over(ChargeResult::BothBreak);
    if (attacker_breaks) {
        m_state.result = ChargeResult::AttackerBreaks;
        return won_by_cavalry(m_inputs.defender, m_inputs.attacker, m_state.attacker);
    }
    if (defender_breaks) {
        m_state.result = ChargeResult::DefenderBreaks;
        return won_by_cavalry(m_inputs.attacker, m_inputs.defender, m_state.defender);
    }
    if (m_inputs.attacker.is_mounted_cavalry() && m_inputs.defender.is_square() && m_state.round == m_combat.whole(MeleeNumber::Rounds))
        return on_to(ChargeStage::SquareUnbroken);
    return on_to(ChargeStage::AttackerStrikes);
}

Step Charging::won_by_cavalry(const Body& winner, const Body& loser, Present loser_now)
{
    if (!winner.is_mounted_cavalry())
        return over(m_state.result);
    return loser.arm == Arm::Infantry && loser_now.effectives > 0 ? on_to(ChargeStage::Chase) : after_victory();
}

/// Cavalry breaks through once a turn.
Step Charging::after_victory()
{
    const Body& winner = attacker_won() ? m_inputs.attacker : m_inputs.defender;
    return winner.broke_through ? over(m_state.result) : on_to(ChargeStage::Breakthrough);
}

Step Charging::square_unbroken()
{
    straggle_at_once(m_state.attacker, m_combat.stragglers(StragglerCause::SquareUnbroken), {"attacker's stragglers, square unbroken"});
    return over(m_state.attacker.is_broken() ? ChargeResult::AttackerBreaks : ChargeResult::AttackerRetreats);
}

Step Charging::chase()
{
    straggle_at_once(loser(), m_combat.stragglers(StragglerCause::BrokenByCavalry), {"stragglers of infantry broken by cavalry"});
    return after_victory();
}

Step Charging::breakthrough()
{
    const Body& body = attacker_won() ? m_inputs.attacker : m_inputs.defender;
    const Onward onward = santa_anna::onward(body.experience, true, m_charts, m_dice, m_explanation);
    m_state.breakthrough = static_cast<BreakthroughWord>(static_cast<int>(onward) + 1);
    return straggles(onward, m_charts) ? on_to(ChargeStage::BreakthroughStragglers) : over(m_state.result);
}

Step Charging::breakthrough_stragglers()
{
    const auto onward = static_cast<Onward>(static_cast<int>(m_state.breakthrough) - 1);
    keep_straggled(winner(), straggle(winner(), onward_stragglers(onward, winner().effectives, m_charts, m_dice, m_explanation)));
    return over(m_state.result);
}

} // namespace santa_anna
