// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/pedregal/charts/charts.h"
#include "rulesets/pedregal/charts/terms.h"
#include "rulesets/pedregal/morale/morale.h"

#include <cstdint>
#include <string_view>

namespace pedregal {

enum class Hexside : std::uint8_t { Clear, Protected, Ravine };

/// Codes of the Combat Results Table, as its cells count them: A the attacker, D the defender; x a step, r a retreat, c and m a morale check.
enum class CombatResult : std::uint8_t { Ax, Ar, Ac, Dc, Dr, Dm, Dx };

/// One side of an attack.
struct Side {
    int strength = 0;
    Morale morale;
    bool disrupted = false;
    int steps = 0;
    bool retreat_blocked = false;
};

/// Combat: what is asked.
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

struct AttackState {
    CombatResult result;
    MoraleResult check; ///< of the side that the result concerns
    std::uint8_t is_checking;
};

/// What becomes of one side.
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

/// An attack: strengths, one die on the Combat Results Table, the morale check that it asks for, and what becomes of both sides.
struct AttackRules : corneta::RulesOf<Attack, AttackState, AttackEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> reads;

    static void refuse(const Attack& inputs, const Charts& charts, corneta::Refusals& found);
    static corneta::Step step(const Attack& inputs, AttackState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static AttackEnd end(const Attack& inputs, const AttackState& state, const Charts& charts);
    static corneta::Announcement announce(const Attack& inputs, const AttackEnd& end, const Charts& charts);
};

/// Whether the side that the code names first is the attacker.
constexpr bool concerns_attacker(CombatResult result)
{
    return result <= CombatResult::Ac;
}

/// 19.3: he has a part in a charge of infantry alone.
constexpr bool charges_with_engineer(const Attack& inputs)
{
    return inputs.charge_with_engineer && inputs.attacker_arm == Arm::Infantry;
}

/// What to do at the table with who retreats.
inline constexpr std::string_view moves_back{
    "Move {0} back, not into or through a lava bed nor into an enemy zone; guns and horse cross no ravine."};
inline constexpr std::string_view retreat_across_ravine{"Retreat across a ravine"};

/// 19.1: a garrison heeds Dx and Dm alone.
constexpr bool garrison_ignores(const Attack& inputs, CombatResult result)
{
    return inputs.garrison && (result == CombatResult::Dc || result == CombatResult::Dr);
}

} // namespace pedregal
