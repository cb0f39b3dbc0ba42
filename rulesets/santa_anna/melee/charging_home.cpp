// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee/charging.h"

#include <algorithm>

namespace santa_anna {

using corneta::Label;
using corneta::Step;

Step Charging::link()
{
    switch (m_state.stage) {
    case ChargeStage::AttackerCloses: return attacker_closes();
    case ChargeStage::AttackerStraggles:
        straggle_at_once(m_state.attacker, m_combat.stragglers(static_cast<CloseResult>(m_state.pending)), {"attacker's stragglers"});
        return after_attacker_halts();
    case ChargeStage::AttackerVolley: volley_at_defender({"attacker's quarter volley"}); return after_attacker_halts();
    case ChargeStage::DefenderCloses: return defender_closes();
    case ChargeStage::DefenderStraggles:
        straggle_at_once(m_state.defender, m_combat.stragglers(static_cast<CloseResult>(m_state.pending)), {"defender's stragglers"});
        return after_defender_halts();
    case ChargeStage::DefenderVolley: volley_at_attacker({"defender's quarter volley"}); return after_defender_halts();
    case ChargeStage::Stand: return stand();
    case ChargeStage::StandStraggles:
        straggle_at_once(m_state.defender, m_combat.stragglers(static_cast<StandResult>(m_state.pending)), {"defender's stragglers"});
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
    return Step::Finished;
}

void Charging::straggle_at_once(Present& unit, const corneta::Cell& cell, const Label& label)
{
    keep_straggled(unit, roll_stragglers(unit, cell, label, m_dice, m_explanation));
}

void Charging::keep_straggled(const Present& unit, int stragglers)
{
    const bool is_attacker = &unit == &m_state.attacker;
    const Body& body = is_attacker ? m_inputs.attacker : m_inputs.defender;
    if (!body.leader_attached)
        return;
    std::uint8_t& straggled = is_attacker ? m_state.attacker_straggled : m_state.defender_straggled;
    straggled = static_cast<std::uint8_t>(straggled + stragglers);
}

CloseResult Charging::close(const Body& charger, Present now, const Body& enemy, Present enemy_now, const Label& label)
{
    const int modifier = close_modifier(charger, now, enemy, enemy_now, m_combat);
    const auto [pool, plus] = m_combat.close_die().dice();
    const int result = m_dice.read(
        label, pool, [&](const corneta::Faces& faces) { return static_cast<int>(m_combat.close_result(faces.sum() + plus + modifier)); });
    if (m_explanation.listens())
        told_close(m_dice.shown().sum() + plus, charger, now, enemy, enemy_now, m_combat, m_explanation);
    return static_cast<CloseResult>(result);
}

Step Charging::attacker_closes()
{
    const CloseResult result =
        close(m_inputs.attacker, m_state.attacker, m_inputs.defender, m_state.defender, {"attacker's roll to close"});
    if (result == CloseResult::Closes) {
        set(ChargeFlag::Closes);
        return on_to(m_inputs.defender.charging ? ChargeStage::DefenderCloses : ChargeStage::Stand);
    }
    if (!m_combat.stragglers(result).empty()) {
        m_state.pending = static_cast<std::int8_t>(result);
        return on_to(ChargeStage::AttackerStraggles);
    }
    if (result == CloseResult::HaltsAndFires && can_fire(m_inputs.attacker))
        return on_to(ChargeStage::AttackerVolley);
    return after_attacker_halts();
}

Step Charging::after_attacker_halts()
{
    m_state.pending = 0;
    if (m_state.attacker.is_broken())
        return over(ChargeResult::AttackerBreaks);
    if (m_state.defender.is_broken())
        return over(ChargeResult::DefenderBreaks);
    return m_inputs.defender.charging ? on_to(ChargeStage::DefenderCloses) : over(ChargeResult::AttackerHalts);
}

Step Charging::defender_closes()
{
    const CloseResult result = closes_at_once(m_inputs.attacker)
        ? CloseResult::Closes
        : close(m_inputs.defender, m_state.defender, m_inputs.attacker, m_state.attacker, {"defender's roll to close"});
    if (result == CloseResult::Closes) {
        set(ChargeFlag::DefenderCloses);
        return on_to(ChargeStage::AttackerStrikes);
    }
    if (!m_combat.stragglers(result).empty()) {
        m_state.pending = static_cast<std::int8_t>(result);
        return on_to(ChargeStage::DefenderStraggles);
    }
    if (result == CloseResult::HaltsAndFires && can_fire(m_inputs.defender))
        return on_to(ChargeStage::DefenderVolley);
    return after_defender_halts();
}

Step Charging::after_defender_halts()
{
    m_state.pending = 0;
    if (m_state.defender.is_broken())
        return over(ChargeResult::DefenderBreaks);
    if (m_state.attacker.is_broken())
        return over(ChargeResult::AttackerBreaks);
    return is(ChargeFlag::Closes) ? on_to(ChargeStage::AttackerStrikes) : over(ChargeResult::AttackerHalts);
}

Step Charging::stand()
{
    const int modifier = stand_modifier(m_inputs.defender, m_state.defender, m_state.attacker, m_inputs.aspect, m_inputs.cover, m_combat);
    const auto [pool, plus] = m_combat.stand_die().dice();
    const auto result = static_cast<StandResult>(m_dice.read({"defender's roll to stand"}, pool, [&](const corneta::Faces& faces) {
        return static_cast<int>(m_combat.stand_result(faces.sum() + plus + modifier));
    }));
    if (m_explanation.listens())
        told_stand(m_dice.shown().sum() + plus, m_inputs.defender, m_state.defender, m_state.attacker, m_inputs.aspect, m_inputs.cover,
                   m_combat, m_explanation);
    if (result == StandResult::Stands) {
        set(ChargeFlag::Stands);
        return on_to(ChargeStage::AttackerStrikes);
    }
    if (!m_combat.stragglers(result).empty()) {
        m_state.pending = static_cast<std::int8_t>(result);
        return on_to(ChargeStage::StandStraggles);
    }
    if (result == StandResult::FiresAndRetreats && can_fire(m_inputs.defender))
        return on_to(ChargeStage::StandVolley);
    return after_not_standing();
}

Step Charging::after_not_standing()
{
    m_state.pending = 0;
    if (m_state.defender.is_broken())
        return over(ChargeResult::DefenderBreaks);
    if (m_state.attacker.is_broken())
        return over(ChargeResult::AttackerBreaks);
    return m_inputs.inches_left.count > 0 ? on_to(ChargeStage::Retreat) : over(ChargeResult::DefenderRetreats);
}

Step Charging::retreat()
{
    const Body& defender = m_inputs.defender;
    const corneta::Cell& column = m_combat.retreat_dice(defender.arm, defender.mounted);
    const corneta::Cell& added = m_combat.retreat_added(defender.arm, defender.mounted);
    auto [pool, plus] = column.dice();
    if (!added.empty()) {
        pool.count += added.dice().pool.count;
        plus += added.dice().plus;
    }
    const int face = m_combat.straggler_face().whole();
    const int a_face = m_combat.stragglers_a_face().whole();
    const int most = std::max(0, (m_state.defender.effectives - m_state.defender.stragglers) / 2);
    constexpr int radix = 256;
    const int reading = m_dice.read({"defender's retreat move"}, pool, [&](const corneta::Faces& faces) {
        return std::max(0, faces.sum() + plus) * radix + std::min(most, faces.count(face) * a_face);
    });
    m_state.retreat_inches = static_cast<std::int16_t>(reading / radix);
    m_explanation.note(corneta::Op::Start, m_state.retreat_inches, {"inches of the retreat"}, column);
    m_explanation.note(corneta::Op::Start, reading % radix, {"stragglers of the retreat"}, m_combat.stragglers_a_face());
    keep_straggled(m_state.defender, straggle(m_state.defender, reading % radix));
    if (m_inputs.inches_left.count < m_state.retreat_inches * 10)
        return over(ChargeResult::DefenderRetreats);
    set(ChargeFlag::CaughtInRear);
    return on_to(ChargeStage::AttackerStrikes);
}

bool Charging::can_fire(const Body& firer) const
{
    return can_volley(firer) && band_of(quarter_volley(firer, {}, {}, {}, Aspect::Front, Cover::None), m_charts).has_value();
}

void Charging::volley_at_defender(const Label& label)
{
    const Fire fire =
        quarter_volley(m_inputs.attacker, m_state.attacker, m_inputs.defender, m_state.defender, m_inputs.aspect, m_inputs.cover);
    const Volley volley = fire_quarter_volley(fire, m_state.defender, label, m_charts, m_dice, m_explanation);
    m_state.defender_losses = static_cast<std::int16_t>(m_state.defender_losses + volley.losses);
    set(ChargeFlag::AttackerFired);
    if (volley.runs_low)
        set(ChargeFlag::AttackerLow);
}

void Charging::volley_at_attacker(const Label& label)
{
    const Fire fire = quarter_volley(m_inputs.defender, m_state.defender, m_inputs.attacker, m_state.attacker, Aspect::Front, Cover::None);
    const Volley volley = fire_quarter_volley(fire, m_state.attacker, label, m_charts, m_dice, m_explanation);
    m_state.attacker_losses = static_cast<std::int16_t>(m_state.attacker_losses + volley.losses);
    set(ChargeFlag::DefenderFired);
    if (volley.runs_low)
        set(ChargeFlag::DefenderLow);
}

} // namespace santa_anna
