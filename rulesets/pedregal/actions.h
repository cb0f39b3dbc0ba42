// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/pedregal/moves.h"

/// Combat, morale and victory: what each action asks, what it leaves, and its name for a kept game.
namespace pedregal {

enum class Hexside { Clear, Protected, Ravine };

struct Side {
    int strength = 0;
    Morale morale;
    bool disrupted = false;
    int steps = 0;
    bool retreat_blocked = false;
};

struct Attack {
    Side attacker;
    Side defender;
    Arm attacker_arm = Arm::Infantry;
    bool attacker_is_garrison = false;
    Hexside hexside = Hexside::Clear;
    bool charge_with_engineer = false;
    bool garrison = false;
    bool defender_covered = false;
};

struct SideEnd {
    int steps_lost = 0;
    int retreats = 0; ///< hexes
    Status status = Status::Good;
    bool destroyed = false;
};
struct AttackEnd {
    int differential = 0;
    CombatResult result = CombatResult::Ax;
    SideEnd attacker{};
    SideEnd defender{};
};
extern const ActionOf<Attack, AttackEnd> attack;

/// Where a unit goes that is driven back; None: it has no legal retreat.
enum class Way { Open, Ravine, None };

struct Retreat {
    Way way = Way::Open;
    bool infantry = false;
    bool disrupted = false;
    int steps = 0;
};
struct RetreatEnd {
    int retreats = 0; ///< hexes
    Status status = Status::Good;
    int steps_lost = 0;
    bool destroyed = false;
};
extern const ActionOf<Retreat, RetreatEnd> retreat;

/// Ours: a routed unit comes back.
struct Return {
    bool beside_hq = false;
};
struct ReturnEnd {
    Status status = Status::Disrupted;
};
extern const ActionOf<Return, ReturnEnd> come_back;

/// Of a stack that lost steps, the unit that loses them.
struct StepLoss {
    int steps = 0;
    int lost = 0;
};
struct StepLossEnd {
    int steps_lost = 0;
    bool destroyed = false;
};
extern const ActionOf<StepLoss, StepLossEnd> step_loss;

/// Ours: a disrupted unit that has not moved comes to good order.
struct Recovery {
    Morale morale;
};
struct RecoveryEnd {
    bool recovers = false;
    Status status = Status::Disrupted;
};
extern const ActionOf<Recovery, RecoveryEnd> recover;

/// What a morale check decides; Other: nothing that a game keeps.
enum class CheckFor { Other, Recovery, EnemyZone, Charge };

/// Ours: the Standard Rules hold it.
struct MoraleCheck {
    Morale morale;
    CheckFor purpose = CheckFor::Other;
};
struct MoraleCheckEnd {
    bool passes = false;
};
extern const ActionOf<MoraleCheck, MoraleCheckEnd> morale_check;

/// 19.3, after a result that cost his side a step.
struct LeaderCasualty {
    bool step_lost = false;
    bool engineer = false;
};
struct LeaderCasualtyEnd {
    bool casualty = false;
};
extern const ActionOf<LeaderCasualty, LeaderCasualtyEnd> leader_casualty;

enum class Winner { Us, Mexican, Draw, Open };

/// 18.
struct Victory {
    int mexican_units_destroyed = 0;
    int us_steps_eliminated = 0;
    int us_leaders_lost = 0;
    int mexican_leaders_lost = 0;
    int mexican_units_on_map = 0;
    bool mexican_at_san_augustin = false;
    int turn = 0;
    bool us_north_of_churubusco = false;
    bool mexican_holds_south = false;
};
struct VictoryEnd {
    int us = 0;
    int mexican = 0;
    Winner result = Winner::Open;
};
extern const ActionOf<Victory, VictoryEnd> victory;

/// Whether the side that the code names first is the attacker.
constexpr bool concerns_attacker(CombatResult result)
{
    return result <= CombatResult::Ac;
}

/// A step outright, and not for want of a retreat.
constexpr bool costs_a_step(CombatResult result)
{
    return result == CombatResult::Ax || result == CombatResult::Dx;
}

/// 19.3: he has a part in a charge of infantry alone.
constexpr bool charges_with_engineer(const Attack& inputs)
{
    return inputs.charge_with_engineer && inputs.attacker_arm == Arm::Infantry;
}

/// What to do at the table with who retreats.
inline constexpr std::string_view moves_back{
    "Move {0} back, not into or through a lava bed nor into an enemy zone; guns and horse cross no ravine."};
/// Without a legal retreat.
inline constexpr std::string_view no_way_out{
    "There is no legal retreat: a lava bed, an enemy zone, for guns and horse a ravine. A step is lost instead."};

/// 19.1: a garrison heeds Dx and Dm alone.
constexpr bool garrison_ignores(const Attack& inputs, CombatResult result)
{
    return inputs.garrison && (result == CombatResult::Dc || result == CombatResult::Dr);
}

Announcement announce_attack(const Attack& inputs, const AttackEnd& end, const Charts& charts);

} // namespace pedregal
