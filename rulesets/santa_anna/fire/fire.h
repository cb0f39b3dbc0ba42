// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/santa_anna/charts/charts.h"

#include <cstdint>

namespace santa_anna {

/// The unit that fires. Castings and weapon are those of infantry and cavalry, the guns those of a battery.
struct Firer {
    Arm arm = Arm::Infantry;
    Nation nation = Nation::Mexican;
    Experience experience = Experience::Regular;
    int castings = 0;
    Weapon weapon = Weapon::Musket;
    int poundage = 0;
    int guns = 0;
    int damaged = 0;
    bool mounted = false;
    bool unlimbered = false;
    bool in_melee = false;
    bool in_building = false;
    bool quarter_volley = false;
    bool initial_volley = false;
    bool low_ammunition = false;
};

struct Target {
    int effectives = 0;
    int stragglers = 0;
    Arm arm = Arm::Infantry;
    Nation nation = Nation::Mexican;
    Formation formation = Formation::Line;
    bool unlimbered = false;
    bool in_melee = false;
    Cover cover = Cover::None;
    bool behind_skirmishers = false;
    bool straggled_this_turn = false;
};

/// Firing, steps 1 to 3 and Allocating Losses: what is asked.
struct Fire {
    Firer firer;
    Target target;
    corneta::Tenths range; ///< inches
    Aspect aspect = Aspect::Front;
};

/// What the guns that have fired did so far, and the columns of sound and damaged guns (a unit's castings count as sound).
struct FireState {
    std::int32_t losses;
    std::int16_t stragglers;
    std::int16_t casualties;
    std::int16_t guns_fired;
    std::int16_t low_ammunition;
    std::int16_t column;
    std::int16_t column_when_damaged;
};

struct FireEnd {
    int column = 0;
    int strength = 0;
    int losses = 0;
    int stragglers = 0;
    int casualties = 0;
    bool low_ammunition = false;
    bool breaks = false;
    bool destroyed = false;
};

/// Firing: one link for a unit's volley, or for each gun of a battery, undamaged guns first.
struct FireRules : corneta::RulesOf<Fire, FireState, FireEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> reads;

    static void refuse(const Fire& inputs, const Charts& charts, corneta::Refusals& found);
    static FireState begin(const Fire& inputs, const Charts& charts, corneta::Explanation& explanation);
    static corneta::Step step(const Fire& inputs, FireState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static FireEnd end(const Fire& inputs, const FireState& state, const Charts& charts);
    static corneta::Announcement announce(const Fire& inputs, const FireEnd& end, const Charts& charts);
};

/// Section 1 of the rules' breaking test: more stragglers than effectives, or no effectives left.
constexpr bool is_broken(int effectives, int stragglers)
{
    return stragglers > effectives || effectives <= 0;
}

namespace action {
extern const corneta::ActionOf<Fire, FireEnd> fire;
} // namespace action

} // namespace santa_anna
