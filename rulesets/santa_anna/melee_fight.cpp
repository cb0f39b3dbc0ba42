// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee_fight.h"

#include <algorithm>
#include <cassert>

namespace santa_anna {

using corneta::Label;
using corneta::Then;

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
    const CombatCards& cards = m_cards.combat();
    const Body& body = m_bodies[side][unit];
    const int shifts = lasting_shifts(body, enemies_of(side), cards) + charge_shifts(body, body.charging, round(), cards)
        + outnumbered(mass(side), mass(1 - side), cards);
    return melee_column(fighters_of(side, unit), shifts, cards);
}

int MeleeFight::told_column(std::size_t side, std::size_t unit, corneta::Tale& tale) const
{
    const Body& body = m_bodies[side][unit];
    const Label effectives = effectives_label(side, count(side) == 1, m_now.rounds_fought + 1, static_cast<int>(unit) + 1);
    const int own = told_fighters(body, effectives, m_now.units[side][unit], hit_in(side), round(), m_cards.combat(), tale);
    return told_melee_column(body, own, mass(side), mass(1 - side), enemies_of(side), round(), m_cards.combat(), tale);
}

Then MeleeFight::strike(corneta::Dice& dice, corneta::Tale& tale)
{
    const std::size_t side = m_now.stage == static_cast<std::uint8_t>(MeleeStage::AttackersStrike) ? attackers : defenders;
    if (!fights(side, m_now.unit))
        return next_strike();
    const CombatCards& cards = m_cards.combat();
    const int column = tale.listens() ? told_column(side, m_now.unit, tale) : this->column(side, m_now.unit);
    const int losses = dice.read(strike_label(side, count(side) == 1, m_now.rounds_fought + 1, m_now.unit + 1), m_cards.losses(column));
    tale.start(cards.effect(column, dice.shown()[0]), {"losses on a {0} in column {1}", dice.shown()[0], column});
    m_now.to_deal[1 - side] = static_cast<std::int16_t>(m_now.to_deal[1 - side] + losses);
    m_now.losses[1 - side] = static_cast<std::int16_t>(m_now.losses[1 - side] + losses);
    return next_strike();
}

Then MeleeFight::next_strike()
{
    const bool by_attackers = m_now.stage == static_cast<std::uint8_t>(MeleeStage::AttackersStrike);
    const std::size_t side = by_attackers ? attackers : defenders;
    do
        ++m_now.unit;
    while (m_now.unit < count(side) && !fights(side, m_now.unit));
    if (m_now.unit < count(side))
        return Then::More;
    m_now.unit = 0;
    if (by_attackers) {
        m_now.stage = static_cast<std::uint8_t>(MeleeStage::DefendersStrike);
        return Then::More;
    }
    m_now.stage = static_cast<std::uint8_t>(MeleeStage::DealToDefenders);
    for (const std::size_t dealt_to : {defenders, attackers}) {
        const auto units = fighting(dealt_to);
        if (units.count != 1)
            continue;
        m_now.dealt[dealt_to][units[0]] = m_now.to_deal[dealt_to];
        m_now.to_deal[dealt_to] = 0;
    }
    return m_now.to_deal[defenders] + m_now.to_deal[attackers] == 0 ? settle_round() : Then::More;
}

Then MeleeFight::deal(corneta::Dice& dice)
{
    const std::size_t side = m_now.to_deal[defenders] > 0 ? defenders : attackers;
    const auto units = fighting(side);
    const int losses = std::min<int>(m_now.to_deal[side], dice_at_once);
    int first = 1;
    for (const std::int16_t dealt : m_now.dealt[side])
        first += dealt;
    const Label label = side == defenders
        ? Label{"units that take the defender's losses, round {0}, from loss {1}", m_now.rounds_fought + 1, first}
        : Label{"units that take the attacker's losses, round {0}, from loss {1}", m_now.rounds_fought + 1, first};
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
        m_now.dealt[side][units[i]] = static_cast<std::int16_t>(m_now.dealt[side][units[i]] + taken);
    }
    m_now.to_deal[side] = static_cast<std::int16_t>(m_now.to_deal[side] - losses);
    return m_now.to_deal[defenders] + m_now.to_deal[attackers] == 0 ? settle_round() : Then::More;
}

Then MeleeFight::settle_round()
{
    for (const std::size_t side : {attackers, defenders})
        for (std::size_t unit = 0; unit < count(side); ++unit) {
            const std::int16_t dealt = m_now.dealt[side][unit];
            take(m_now.units[side][unit], melee_allocation(dealt, hit_in(side), m_cards));
            if (count(side) > 1)
                m_now.unit_losses[side][unit] = static_cast<std::int16_t>(m_now.unit_losses[side][unit] + dealt);
        }
    m_now.dealt = {};
    m_now.unit = 0;
    ++m_now.rounds_fought;
    const bool is_over = is_beaten(attackers) || is_beaten(defenders) || m_now.rounds_fought >= m_cards.combat().whole(MeleeNumber::Rounds);
    if (is_over)
        return after_rounds();
    m_now.stage = static_cast<std::uint8_t>(MeleeStage::AttackersStrike);
    return Then::More;
}

Then MeleeFight::after_rounds()
{
    const auto all_of = [&](std::size_t side, auto kind) {
        const auto units = fighting(side);
        return std::ranges::all_of(units, [&](std::size_t unit) { return kind(m_bodies[side][unit]); });
    };
    if (is_beaten(attackers) && is_beaten(defenders))
        return Then::Done;
    if (!is_beaten(attackers) && !is_beaten(defenders) && m_asked.first_round
        && all_of(attackers, [](const Body& body) { return body.is_mounted_cavalry(); })
        && all_of(defenders, [](const Body& body) { return body.is_square(); })) {
        m_now.square_held = 1;
        m_now.stage = static_cast<std::uint8_t>(MeleeStage::SquareUnbroken);
        return fights(attackers, 0) ? Then::More : (m_now.unit = static_cast<std::uint8_t>(fighting(attackers)[0]), Then::More);
    }
    return chase_next(0);
}

void MeleeFight::straggle(std::size_t side, std::size_t unit, StragglerCause cause, const Label& label, corneta::Dice& dice,
                          corneta::Tale& tale)
{
    const int stragglers = roll_stragglers(m_now.units[side][unit], m_cards.combat().stragglers(cause), label, dice, tale);
    if (m_bodies[side][unit].leader_attached)
        m_now.dealt[side][unit] = static_cast<std::int16_t>(stragglers);
}

Then MeleeFight::fall_back_from_square(corneta::Dice& dice, corneta::Tale& tale)
{
    const Label label = count(attackers) == 1 ? Label{"attacker's stragglers, square unbroken"}
                                              : Label{"attacker {0}'s stragglers, square unbroken", m_now.unit + 1};
    const auto falling_back = fighting(attackers);
    const bool last = falling_back[falling_back.count - 1] == m_now.unit;
    straggle(attackers, m_now.unit, StragglerCause::SquareUnbroken, label, dice, tale);
    if (last)
        return chase_next(0);
    do
        ++m_now.unit;
    while (!fights(attackers, m_now.unit));
    return Then::More;
}

/// Units are counted over both sides, the attacker's first.
bool MeleeFight::chased(std::uint8_t unit) const
{
    const std::size_t side = unit < count(attackers) ? attackers : defenders;
    const std::size_t of_side = side == attackers ? unit : unit - count(attackers);
    const auto chasers = fighting(1 - side);
    const bool by_cavalry =
        std::ranges::any_of(chasers, [&](std::size_t chaser) { return m_bodies[1 - side][chaser].is_mounted_cavalry(); });
    const Present& now = m_now.units[side][of_side];
    return now.is_broken() && now.effectives > 0 && by_cavalry && m_bodies[side][of_side].arm == Arm::Infantry && m_now.square_held == 0;
}

Then MeleeFight::chase_next(std::uint8_t unit)
{
    while (unit < count(attackers) + count(defenders) && !chased(unit))
        ++unit;
    m_now.unit = unit;
    m_now.stage = static_cast<std::uint8_t>(MeleeStage::Chase);
    if (unit < count(attackers) + count(defenders))
        return Then::More;
    m_now.unit = 0;
    return Then::Done;
}

Then MeleeFight::chase(corneta::Dice& dice, corneta::Tale& tale)
{
    const std::size_t side = m_now.unit < count(attackers) ? attackers : defenders;
    const std::size_t unit = side == attackers ? m_now.unit : m_now.unit - count(attackers);
    const Label label = side == attackers ? Label{"stragglers of attacker {0}, broken by cavalry", static_cast<int>(unit) + 1}
                                          : Label{"stragglers of defender {0}, broken by cavalry", static_cast<int>(unit) + 1};
    straggle(side, unit, StragglerCause::BrokenByCavalry, label, dice, tale);
    return chase_next(static_cast<std::uint8_t>(m_now.unit + 1));
}

} // namespace santa_anna
