// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee/melee_fight.h"

#include <algorithm>
#include <cassert>

namespace santa_anna {

using corneta::Label;
using corneta::Step;

namespace {

constexpr std::size_t attackers = 0;
constexpr std::size_t defenders = 1;
constexpr int dice_at_once = 8; ///< losses dealt by one roll

Label strike_label(std::size_t side, bool alone, int round, int unit)
{
    if (side == attackers)
        return alone ? Label{"attacker's melee, round {0}", round} : Label{"attacker {1}'s melee, round {0}", round, unit};
    return alone ? Label{"defender's melee, round {0}", round} : Label{"defender {1}'s melee, round {0}", round, unit};
}

Label effectives_label(std::size_t side, bool alone, int round, int unit)
{
    if (side == attackers)
        return alone ? Label{"attacker's effectives, round {0}", round} : Label{"attacker {1}'s effectives, round {0}", round, unit};
    return alone ? Label{"defender's effectives, round {0}", round} : Label{"defender {1}'s effectives, round {0}", round, unit};
}

} // namespace

int MeleeFight::column(std::size_t side, std::size_t unit) const
{
    const CombatCharts& charts = m_charts.combat();
    const Body& body = m_bodies[side][unit];
    const int shifts = lasting_shifts(body, enemies_of(side), charts) + charge_shifts(body, body.charging, round(), charts)
        + outnumbered(mass(side), mass(1 - side), charts);
    return melee_column(fighters_of(side, unit), shifts, charts);
}

int MeleeFight::told_column(std::size_t side, std::size_t unit, corneta::Explanation& explanation) const
{
    const Body& body = m_bodies[side][unit];
    const Label effectives = effectives_label(side, count(side) == 1, m_state.rounds_fought + 1, static_cast<int>(unit) + 1);
    const int own = told_fighters(body, effectives, m_state.units[side][unit], hit_in(side), round(), m_charts.combat(), explanation);
    return told_melee_column(body, own, mass(side), mass(1 - side), enemies_of(side), round(), m_charts.combat(), explanation);
}

Step MeleeFight::strike(corneta::Dice& dice, corneta::Explanation& explanation)
{
    const std::size_t side = m_state.stage == static_cast<std::uint8_t>(MeleeStage::AttackersStrike) ? attackers : defenders;
    if (!fights(side, m_state.unit))
        return next_strike();
    const CombatCharts& charts = m_charts.combat();
    const int column = explanation.listens() ? told_column(side, m_state.unit, explanation) : this->column(side, m_state.unit);
    const int losses =
        dice.read(strike_label(side, count(side) == 1, m_state.rounds_fought + 1, m_state.unit + 1), m_charts.losses(column));
    explanation.start(charts.effect(column, dice.shown()[0]), {"losses on a {0} in column {1}", dice.shown()[0], column});
    m_state.to_deal[1 - side] = static_cast<std::int16_t>(m_state.to_deal[1 - side] + losses);
    m_state.losses[1 - side] = static_cast<std::int16_t>(m_state.losses[1 - side] + losses);
    return next_strike();
}

Step MeleeFight::next_strike()
{
    const bool by_attackers = m_state.stage == static_cast<std::uint8_t>(MeleeStage::AttackersStrike);
    const std::size_t side = by_attackers ? attackers : defenders;
    do
        ++m_state.unit;
    while (m_state.unit < count(side) && !fights(side, m_state.unit));
    if (m_state.unit < count(side))
        return Step::Continue;
    m_state.unit = 0;
    if (by_attackers) {
        m_state.stage = static_cast<std::uint8_t>(MeleeStage::DefendersStrike);
        return Step::Continue;
    }
    m_state.stage = static_cast<std::uint8_t>(MeleeStage::DealToDefenders);
    for (const std::size_t dealt_to : {defenders, attackers}) {
        const auto units = fighting(dealt_to);
        if (units.count != 1)
            continue;
        m_state.dealt[dealt_to][units[0]] = m_state.to_deal[dealt_to];
        m_state.to_deal[dealt_to] = 0;
    }
    return m_state.to_deal[defenders] + m_state.to_deal[attackers] == 0 ? settle_round() : Step::Continue;
}

Step MeleeFight::deal(corneta::Dice& dice)
{
    const std::size_t side = m_state.to_deal[defenders] > 0 ? defenders : attackers;
    const auto units = fighting(side);
    const int losses = std::min<int>(m_state.to_deal[side], dice_at_once);
    int first = 1;
    for (const std::int16_t dealt : m_state.dealt[side])
        first += dealt;
    const Label label = side == defenders
        ? Label{"units that take the defender's losses, round {0}, from loss {1}", m_state.rounds_fought + 1, first}
        : Label{"units that take the attacker's losses, round {0}, from loss {1}", m_state.rounds_fought + 1, first};
    const corneta::Pool pool{losses, static_cast<int>(units.count)};
    constexpr unsigned bits = 4;
    const int counts = dice.read(label, pool, [&](const corneta::Faces& faces) {
        unsigned taken = 0;
        for (const int face : faces)
            taken += 1U << (bits * static_cast<unsigned>(face - 1));
        return static_cast<int>(taken);
    });
    for (std::size_t i = 0; i < units.count; ++i) {
        const int taken = static_cast<int>(static_cast<unsigned>(counts) >> (bits * i) & 15U);
        m_state.dealt[side][units[i]] = static_cast<std::int16_t>(m_state.dealt[side][units[i]] + taken);
    }
    m_state.to_deal[side] = static_cast<std::int16_t>(m_state.to_deal[side] - losses);
    return m_state.to_deal[defenders] + m_state.to_deal[attackers] == 0 ? settle_round() : Step::Continue;
}

Step MeleeFight::settle_round()
{
    for (const std::size_t side : {attackers, defenders})
        for (std::size_t unit = 0; unit < count(side); ++unit) {
            const std::int16_t dealt = m_state.dealt[side][unit];
            take(m_state.units[side][unit], melee_allocation(dealt, hit_in(side), m_charts));
            if (count(side) > 1)
                m_state.unit_losses[side][unit] = static_cast<std::int16_t>(m_state.unit_losses[side][unit] + dealt);
        }
    m_state.dealt = {};
    m_state.unit = 0;
    ++m_state.rounds_fought;
    const bool is_over =
        is_beaten(attackers) || is_beaten(defenders) || m_state.rounds_fought >= m_charts.combat().whole(MeleeNumber::Rounds);
    if (is_over)
        return after_rounds();
    m_state.stage = static_cast<std::uint8_t>(MeleeStage::AttackersStrike);
    return Step::Continue;
}

Step MeleeFight::after_rounds()
{
    const auto all_of = [&](std::size_t side, auto kind) {
        const auto units = fighting(side);
        return std::ranges::all_of(units, [&](std::size_t unit) { return kind(m_bodies[side][unit]); });
    };
    if (is_beaten(attackers) && is_beaten(defenders))
        return Step::Finished;
    if (!is_beaten(attackers) && !is_beaten(defenders) && m_inputs.first_round
        && all_of(attackers, [](const Body& body) { return body.is_mounted_cavalry(); })
        && all_of(defenders, [](const Body& body) { return body.is_square(); })) {
        m_state.square_held = 1;
        m_state.stage = static_cast<std::uint8_t>(MeleeStage::SquareUnbroken);
        return fights(attackers, 0) ? Step::Continue : (m_state.unit = static_cast<std::uint8_t>(fighting(attackers)[0]), Step::Continue);
    }
    return chase_next(0);
}

void MeleeFight::straggle(std::size_t side, std::size_t unit, StragglerCause cause, const Label& label, corneta::Dice& dice,
                          corneta::Explanation& explanation)
{
    const int stragglers = roll_stragglers(m_state.units[side][unit], m_charts.combat().stragglers(cause), label, dice, explanation);
    if (m_bodies[side][unit].leader_attached)
        m_state.dealt[side][unit] = static_cast<std::int16_t>(stragglers);
}

Step MeleeFight::fall_back_from_square(corneta::Dice& dice, corneta::Explanation& explanation)
{
    const Label label = count(attackers) == 1 ? Label{"attacker's stragglers, square unbroken"}
                                              : Label{"attacker {0}'s stragglers, square unbroken", m_state.unit + 1};
    const auto falling_back = fighting(attackers);
    const bool last = falling_back[falling_back.count - 1] == m_state.unit;
    straggle(attackers, m_state.unit, StragglerCause::SquareUnbroken, label, dice, explanation);
    if (last)
        return chase_next(0);
    do
        ++m_state.unit;
    while (!fights(attackers, m_state.unit));
    return Step::Continue;
}

/// Units are counted over both sides, the attacker's first.
bool MeleeFight::chased(std::uint8_t unit) const
{
    const std::size_t side = unit < count(attackers) ? attackers : defenders;
    const std::size_t of_side = side == attackers ? unit : unit - count(attackers);
    const auto chasers = fighting(1 - side);
    const bool by_cavalry =
        std::ranges::any_of(chasers, [&](std::size_t chaser) { return m_bodies[1 - side][chaser].is_mounted_cavalry(); });
    const Present& now = m_state.units[side][of_side];
    return now.is_broken() && now.effectives > 0 && by_cavalry && m_bodies[side][of_side].arm == Arm::Infantry && m_state.square_held == 0;
}

Step MeleeFight::chase_next(std::uint8_t unit)
{
    while (unit < count(attackers) + count(defenders) && !chased(unit))
        ++unit;
    m_state.unit = unit;
    m_state.stage = static_cast<std::uint8_t>(MeleeStage::Chase);
    if (unit < count(attackers) + count(defenders))
        return Step::Continue;
    m_state.unit = 0;
    return Step::Finished;
}

Step MeleeFight::chase(corneta::Dice& dice, corneta::Explanation& explanation)
{
    const std::size_t side = m_state.unit < count(attackers) ? attackers : defenders;
    const std::size_t unit = side == attackers ? m_state.unit : m_state.unit - count(attackers);
    const Label label = side == attackers ? Label{"stragglers of attacker {0}, broken by cavalry", static_cast<int>(unit) + 1}
                                          : Label{"stragglers of defender {0}, broken by cavalry", static_cast<int>(unit) + 1};
    straggle(side, unit, StragglerCause::BrokenByCavalry, label, dice, explanation);
    return chase_next(static_cast<std::uint8_t>(m_state.unit + 1));
}

} // namespace santa_anna
