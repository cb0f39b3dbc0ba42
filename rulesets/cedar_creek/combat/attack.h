// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/cedar_creek/charts/charts.h"

#include <cstdint>

namespace cedar_creek {

enum class Role : std::uint8_t { Attacker, Defender };

/// Where the defender stands, or what the attack crosses.
enum class Ground : std::uint8_t { Higher, Ravine, Bridge, Ford, Woods, Town };

enum class CombatResult : std::uint8_t { Tie, AttackerLoses, DefenderLoses };

/// One side of an attack.
struct Fighters {
    static constexpr std::size_t most_dice = 12;
    int strength = 0; ///< of the first lines
    int supports = 0;
    corneta::Rows<int, most_dice> artillery;     ///< ratings of the brigades that roll
    corneta::Rows<int, most_dice> sharpshooters; ///< likewise
    int charges = 0;
    bool command_bonus = false;
    int fatigue = 0;
    bool routed = false;
};

/// Attack: what is asked.
struct Attack {
    int turn = 0;
    Side attacker_side = Side::Union;
    Fighters attacker;
    Fighters defender;
    bool attacker_flank_threat = false;
    bool defender_flanked = false;
    corneta::Words<Ground> terrain;

    Side side_of(Role role) const { return role == Role::Attacker ? attacker_side : other(attacker_side); }
    const Fighters& fighters(Role role) const { return role == Role::Attacker ? attacker : defender; }
};

/// Support dice that showed no more than their rating.
struct SupportHits {
    std::int16_t artillery;
    std::int16_t sharpshooters;
};

struct AttackState {
    std::int16_t rolled; ///< dice so far
    SupportHits attacker;
    SupportHits defender;
    std::int16_t attacker_total;
    std::int16_t defender_total;
    std::int16_t nothing;
};

struct AttackEnd {
    int attacker_total = 0;
    int defender_total = 0;
    Ratio ratio = Ratio::OneToOne;
    CombatResult result = CombatResult::Tie;
    bool attacker_hit = false;
    bool defender_hit = false;
    int attacker_fatigue_gained = 0;
    int defender_fatigue_gained = 0;
    int charge_fatigue = 0; ///< at most: of a fresh brigade among several
    int levels = 0;         ///< of fatigue that the loser's first line takes, each brigade to the most that there is
};

/// Combat: support dice, the two adjusted dice, and who is tired or hit by them.
struct AttackRules : corneta::RulesOf<Attack, AttackState, AttackEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> reads;

    static void refuse(const Attack& inputs, const Charts& charts, corneta::Refusals& found);
    static AttackState begin(const Attack& inputs, const Charts& charts, corneta::Explanation& explanation);
    static corneta::Step step(const Attack& inputs, AttackState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static AttackEnd end(const Attack& inputs, const AttackState& state, const Charts& charts);
    static corneta::Announcement announce(const Attack& inputs, const AttackEnd& end, const Charts& charts);
};

} // namespace cedar_creek
