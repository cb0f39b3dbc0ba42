// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/charging.h"

#include <algorithm>

namespace santa_anna {

using corneta::Label;
using corneta::Then;

Then Charging::link()
{
    switch (m_now.stage) {
    case ChargeStage::AttackerCloses: return attacker_closes();
    case ChargeStage::AttackerStraggles:
        straggle_at_once(m_now.attacker, m_combat.stragglers(static_cast<CloseResult>(m_now.pending)), {"attacker's stragglers"});
        return after_attacker_halts();
    case ChargeStage::AttackerVolley: volley_at_defender({"attacker's quarter volley"}); return after_attacker_halts();
    case ChargeStage::DefenderCloses: return defender_closes();
    case ChargeStage::DefenderStraggles:
        straggle_at_once(m_now.defender, m_combat.stragglers(static_cast<CloseResult>(m_now.pending)), {"defender's stragglers"});
        return after_defender_halts();
    case ChargeStage::DefenderVolley: volley_at_attacker({"defender's quarter volley"}); return after_defender_halts();
    case ChargeStage::Stand: return stand();
    case ChargeStage::StandStraggles:
        straggle_at_once(m_now.defender, m_combat.stragglers(static_cast<StandResult>(m_now.pending)), {"defender's stragglers"});
        return after_not_standing();
    case ChargeStage::StandVolley: volley_at_attacker({"defender's quarter volley"}); return after_not_standing();
    case ChargeStage::Retreat: return retreat();
    case ChargeStage::AttackerStrikes: return attacker_strikes();
    case ChargeStage::DefenderStrikes: return defender_strikes();
    case ChargeStage::SquareUnbroken: return square_unbroken();
    case ChargeStage::Chase: return chase();
    case ChargeStage::Breakthrough: return breakthrough();
    case ChargeStage::BreakthroughStragglers: return breakthrough_stragglers();
    case ChargeStage::Over: break;
    }
    return Then::Done;
}

void Charging::straggle_at_once(Present& unit, const corneta::Cell& cell, const Label& label)
{
    keep_straggled(unit, roll_stragglers(unit, cell, label, m_dice, m_tale));
}

void Charging::keep_straggled(const Present& unit, int stragglers)
{
    const bool is_attacker = &unit == &m_now.attacker;
    const Body& body = is_attacker ? m_asked.attacker : m_asked.defender;
    if (!body.leader_attached)
        return;
    std::uint8_t& straggled = is_attacker ? m_now.attacker_straggled : m_now.defender_straggled;
    straggled = static_cast<std::uint8_t>(straggled + stragglers);
}

CloseResult Charging::close(const Body& charger, Present now, const Body& enemy, Present enemy_now, const Label& label)
{
    const int modifier = close_modifier(charger, now, enemy, enemy_now, m_combat);
    const auto [pool, plus] = m_combat.close_die().dice();
    const int result = m_dice.read(
        label, pool, [&](const corneta::Faces& faces) { return static_cast<int>(m_combat.close_result(faces.sum() + plus + modifier)); });
    if (m_tale.listens())
        told_close(m_dice.shown().sum() + plus, charger, now, enemy, enemy_now, m_combat, m_tale);
    return static_cast<CloseResult>(result);
}

Then Charging::attacker_closes()
{
    const CloseResult result = close(m_asked.attacker, m_now.attacker, m_asked.defender, m_now.defender, {"attacker's roll to close"});
    if (result == CloseResult::Closes) {
        set(ChargeFlag::Closes);
        return on_to(m_asked.defender.charging ? ChargeStage::DefenderCloses : ChargeStage::Stand);
    }
    if (!m_combat.stragglers(result).empty()) {
        m_now.pending = static_cast<std::int8_t>(result);
        return on_to(ChargeStage::AttackerStraggles);
    }
    if (result == CloseResult::HaltsAndFires && can_fire(m_asked.attacker))
        return on_to(ChargeStage::AttackerVolley);
    return after_attacker_halts();
}

Then Charging::after_attacker_halts()
{
    m_now.pending = 0;
    if (m_now.attacker.is_broken())
        return over(ChargeResult::AttackerBreaks);
    if (m_now.defender.is_broken())
        return over(ChargeResult::DefenderBreaks);
    return m_asked.defender.charging ? on_to(ChargeStage::DefenderCloses) : over(ChargeResult::AttackerHalts);
}

Then Charging::defender_closes()
{
    const CloseResult result = closes_at_once(m_asked.attacker)
        ? CloseResult::Closes
        : close(m_asked.defender, m_now.defender, m_asked.attacker, m_now.attacker, {"defender's roll to close"});
    if (result == CloseResult::Closes) {
        set(ChargeFlag::DefenderCloses);
        return on_to(ChargeStage::AttackerStrikes);
    }
    if (!m_combat.stragglers(result).empty()) {
        m_now.pending = static_cast<std::int8_t>(result);
        return on_to(ChargeStage::DefenderStraggles);
    }
    if (result == CloseResult::HaltsAndFires && can_fire(m_asked.defender))
        return on_to(ChargeStage::DefenderVolley);
    return after_defender_halts();
}

Then Charging::after_defender_halts()
{
    m_now.pending = 0;
    if (m_now.defender.is_broken())
        return over(ChargeResult::DefenderBreaks);
    if (m_now.attacker.is_broken())
        return over(ChargeResult::AttackerBreaks);
    return is(ChargeFlag::Closes) ? on_to(ChargeStage::AttackerStrikes) : over(ChargeResult::AttackerHalts);
}

Then Charging::stand()
{
    const int modifier = stand_modifier(m_asked.defender, m_now.defender, m_now.attacker, m_asked.aspect, m_asked.cover, m_combat);
    const auto [pool, plus] = m_combat.stand_die().dice();
    const auto result = static_cast<StandResult>(m_dice.read({"defender's roll to stand"}, pool, [&](const corneta::Faces& faces) {
        return static_cast<int>(m_combat.stand_result(faces.sum() + plus + modifier));
    }));
    if (m_tale.listens())
        told_stand(m_dice.shown().sum() + plus, m_asked.defender, m_now.defender, m_now.attacker, m_asked.aspect, m_asked.cover, m_combat,
                   m_tale);
    if (result == StandResult::Stands) {
        set(ChargeFlag::Stands);
        return on_to(ChargeStage::AttackerStrikes);
    }
    if (!m_combat.stragglers(result).empty()) {
        m_now.pending = static_cast<std::int8_t>(result);
        return on_to(ChargeStage::StandStraggles);
    }
    if (result == StandResult::FiresAndRetreats && can_fire(m_asked.defender))
        return on_to(ChargeStage::StandVolley);
    return after_not_standing();
}

Then Charging::after_not_standing()
{
    m_now.pending = 0;
    if (m_now.defender.is_broken())
        return over(ChargeResult::DefenderBreaks);
    if (m_now.attacker.is_broken())
        return over(ChargeResult::AttackerBreaks);
    return m_asked.inches_left.count > 0 ? on_to(ChargeStage::Retreat) : over(ChargeResult::DefenderRetreats);
}

Then Charging::retreat()
{
    const Body& defender = m_asked.defender;
    const corneta::Cell& column = m_combat.retreat_dice(defender.arm, defender.mounted);
    const corneta::Cell& added = m_combat.retreat_added(defender.arm, defender.mounted);
    auto [pool, plus] = column.dice();
    if (!added.empty()) {
        pool.count += added.dice().pool.count;
        plus += added.dice().plus;
    }
    const int face = m_combat.straggler_face().whole();
    const int a_face = m_combat.stragglers_a_face().whole();
    const int most = std::max(0, (m_now.defender.effectives - m_now.defender.stragglers) / 2);
    constexpr int radix = 256;
    const int reading = m_dice.read({"defender's retreat move"}, pool, [&](const corneta::Faces& faces) {
        return std::max(0, faces.sum() + plus) * radix + std::min(most, faces.count(face) * a_face);
    });
    m_now.retreat_inches = static_cast<std::int16_t>(reading / radix);
    m_tale.note(corneta::Op::Start, m_now.retreat_inches, {"inches of the retreat"}, column);
    m_tale.note(corneta::Op::Start, reading % radix, {"stragglers of the retreat"}, m_combat.stragglers_a_face());
    keep_straggled(m_now.defender, straggle(m_now.defender, reading % radix));
    if (m_asked.inches_left.count < m_now.retreat_inches * 10)
        return over(ChargeResult::DefenderRetreats);
    set(ChargeFlag::CaughtInRear);
    return on_to(ChargeStage::AttackerStrikes);
}

bool Charging::can_fire(const Body& firer) const
{
    return can_volley(firer) && band_of(quarter_volley(firer, {}, {}, {}, Aspect::Front, Cover::None), m_cards).has_value();
}

void Charging::volley_at_defender(const Label& label)
{
    const Fire fire = quarter_volley(m_asked.attacker, m_now.attacker, m_asked.defender, m_now.defender, m_asked.aspect, m_asked.cover);
    const Volley volley = fire_quarter_volley(fire, m_now.defender, label, m_cards, m_dice, m_tale);
    m_now.defender_losses = static_cast<std::int16_t>(m_now.defender_losses + volley.losses);
    set(ChargeFlag::AttackerFired);
    if (volley.runs_low)
        set(ChargeFlag::AttackerLow);
}

void Charging::volley_at_attacker(const Label& label)
{
    const Fire fire = quarter_volley(m_asked.defender, m_now.defender, m_asked.attacker, m_now.attacker, Aspect::Front, Cover::None);
    const Volley volley = fire_quarter_volley(fire, m_now.attacker, label, m_cards, m_dice, m_tale);
    m_now.attacker_losses = static_cast<std::int16_t>(m_now.attacker_losses + volley.losses);
    set(ChargeFlag::DefenderFired);
    if (volley.runs_low)
        set(ChargeFlag::DefenderLow);
}

} // namespace santa_anna
