// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee/charging.h"

#include <algorithm>

namespace santa_anna {

namespace {

/// A charge until both fight: to close, to stand, quarter volleys, the retreat.
struct Coming : ChargeLink {
    Step link()
    {
        switch (state.stage) {
        case ChargeStage::AttackerCloses: return close(attacker);
        case ChargeStage::AttackerStraggles: straggle<CloseResult>(attacker); return after_halt(attacker);
        case ChargeStage::AttackerVolley: volley(attacker); return after_halt(attacker);
        case ChargeStage::DefenderCloses: return close(defender);
        case ChargeStage::DefenderStraggles: straggle<CloseResult>(defender); return after_halt(defender);
        case ChargeStage::DefenderVolley: volley(defender); return after_halt(defender);
        case ChargeStage::Stand: return stand();
        case ChargeStage::StandStraggles: straggle<StandResult>(defender); return after_not_standing();
        case ChargeStage::StandVolley: volley(defender); return after_not_standing();
        default: return retreat();
        }
    }

    Step close(std::size_t side)
    {
        const bool attacks = side == attacker;
        const Body& enemy = inputs.body(1 - side);
        auto result = CloseResult::Closes;
        if (attacks || !closes_at_once(inputs.body(side), enemy))
            result = static_cast<CloseResult>(roll_to({Roll::ToClose, inputs.body(side), state.units[side], enemy, state.units[1 - side]},
                                                      {attacks ? "attacker's roll to close" : "defender's roll to close"}, *this,
                                                      read<CloseResult>));
        if (result == CloseResult::Closes) {
            state.set(ChargeFlag::Closes, side);
            if (!attacks)
                return on_to(ChargeStage::AttackerStrikes);
            return on_to(inputs.defender.charging ? ChargeStage::DefenderCloses : ChargeStage::Stand);
        }
        if (!charts[result].empty())
            return pending(result, attacks ? ChargeStage::AttackerStraggles : ChargeStage::DefenderStraggles);
        if (result == CloseResult::HaltsAndFires && can_fire(side))
            return on_to(attacks ? ChargeStage::AttackerVolley : ChargeStage::DefenderVolley);
        return after_halt(side);
    }

    Step after_halt(std::size_t side)
    {
        state.pending = 0;
        if (state.units[side].is_broken())
            return over(breaks(side));
        if (state.units[1 - side].is_broken())
            return over(breaks(1 - side));
        if (side == attacker && inputs.defender.charging)
            return on_to(ChargeStage::DefenderCloses);
        return side == defender && state.is(ChargeFlag::Closes) ? on_to(ChargeStage::AttackerStrikes) : over(ChargeResult::AttackerHalts);
    }

    Step stand()
    {
        const Resolution by{Roll::ToStand,         inputs.defender, state.units[defender], inputs.attacker,
                            state.units[attacker], inputs.aspect,   inputs.cover};
        const auto result = static_cast<StandResult>(roll_to(by, {"defender's roll to stand"}, *this, read<StandResult>));
        if (result == StandResult::Stands) {
            state.set(ChargeFlag::Stands);
            return on_to(ChargeStage::AttackerStrikes);
        }
        if (!charts[result].empty())
            return pending(result, ChargeStage::StandStraggles);
        if (result == StandResult::FiresAndRetreats && can_fire(defender))
            return on_to(ChargeStage::StandVolley);
        return after_not_standing();
    }

    Step after_not_standing()
    {
        state.pending = 0;
        if (state.units[defender].is_broken())
            return over(ChargeResult::DefenderBreaks);
        if (state.units[attacker].is_broken())
            return over(ChargeResult::AttackerBreaks);
        return inputs.inches_left.count > 0 ? on_to(ChargeStage::Retreat) : over(ChargeResult::DefenderRetreats);
    }

    Step retreat()
    {
        const bool mounted = inputs.defender.is_mounted_cavalry();
        const bool guns = inputs.defender.arm == Arm::Artillery;
        const Cell& column = charts[guns ? Mover::GunsLimbered : mounted ? Mover::MountedColumn : Mover::InfantryColumn];
        const Cell& added = charts[Added::Retreat, guns ? Legs::Guns : mounted ? Legs::Mounted : Legs::Foot];
        auto [pool, plus] = column.dice();
        if (!added.empty()) {
            pool.count += added.dice().pool.count;
            plus += added.dice().plus;
        }
        const int face = charts[MoveNumber::StragglerFace].whole();
        const int a_face = charts[MoveNumber::Stragglers].whole();
        Present& unit = state.units[defender];
        const int most = std::max(0, (unit.effectives - unit.stragglers) / 2);
        constexpr int radix = 256;
        const int reading = dice.read({"defender's retreat move"}, pool, [&](const corneta::Faces& faces) {
            return std::max(0, faces.sum() + plus) * radix + std::min(most, faces.count(face) * a_face);
        });
        state.retreat_inches = static_cast<std::int16_t>(reading / radix);
        explanation.note(Op::Start, state.retreat_inches, {"inches of the retreat"}, column);
        explanation.note(Op::Start, reading % radix, {"stragglers of the retreat"}, charts[MoveNumber::Stragglers]);
        keep_straggled(defender, santa_anna::straggle(unit, reading % radix));
        if (inputs.inches_left.count < state.retreat_inches * 10)
            return over(ChargeResult::DefenderRetreats);
        state.set(ChargeFlag::CaughtInRear);
        return on_to(ChargeStage::AttackerStrikes);
    }

    /// A quarter volley, which is fired where the firearm reaches that far.
    bool can_fire(std::size_t side) const
    {
        const Body& firer = inputs.body(side);
        return can_volley(firer, inputs.body(1 - side))
            && band_of(quarter_volley(firer, {}, {}, {}, Aspect::Front, Cover::None), charts).has_value();
    }
    void volley(std::size_t side)
    {
        const std::size_t hit = 1 - side;
        const bool attacks = side == attacker;
        Fire fire = quarter_volley(inputs.body(side), state.units[side], inputs.body(hit), state.units[hit],
                                   attacks ? inputs.aspect : Aspect::Front, attacks ? inputs.cover : Cover::None);
        fire.firer.in_building = !attacks && inputs.cover == Cover::Building;
        const Label label{attacks ? "attacker's quarter volley" : "defender's quarter volley"};
        const Shot fired = fire_quarter_volley(fire, state.units[hit], label, *this);
        lose(hit, fired.losses);
        state.set(ChargeFlag::AttackerFired, side);
        if (fired.runs_low)
            state.set(ChargeFlag::AttackerLow, side);
    }

    template <class Result> static int read(int total, const Charts& of) { return static_cast<int>(of.band<Result>(total)); }
    template <class Result> void straggle(std::size_t side)
    {
        straggle_at_once(side, charts[static_cast<Result>(state.pending)],
                         {side == attacker ? "attacker's stragglers" : "defender's stragglers"});
    }
    static ChargeResult breaks(std::size_t side) { return side == attacker ? ChargeResult::AttackerBreaks : ChargeResult::DefenderBreaks; }
    Step pending(auto result, ChargeStage stage)
    {
        state.pending = static_cast<std::int8_t>(result);
        return on_to(stage);
    }
};

} // namespace

Step come_to_grips(const ChargeLink& link)
{
    return Coming{link}.link();
}

} // namespace santa_anna
