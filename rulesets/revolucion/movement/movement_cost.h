// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/revolucion/charts/charts.h"

#include <cstdint>

namespace revolucion {

enum class Movement : std::uint8_t { Deploy, Maneuver, March, RouteMarch, MoveLeader };

/// Movement Distances: what is asked. The ground is in inches of ground, not of movement.
struct MovementCost {
    UnitType type = UnitType::RegularInfantry;
    Movement action = Movement::Maneuver;
    corneta::Tenths base_move; ///< 0: that of the action
    Formation formation = Formation::Maneuver;
    corneta::Tenths open;
    corneta::Tenths rough;
    corneta::Tenths road;
    corneta::Tenths backward;
    int linear = 0;
    int chokes = 0;
};

struct MovementCostState {
    std::int64_t nothing;
};

struct MovementCostEnd {
    corneta::Tenths used;
    corneta::Tenths left;
    bool can = false;
    corneta::Tenths least; ///< of a train
    bool falls_short = false;
};

/// What a path takes of a base move.
struct MovementCostRules : corneta::RulesOf<MovementCost, MovementCostState, MovementCostEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;

    static corneta::Step step(const MovementCost& inputs, MovementCostState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static MovementCostEnd end(const MovementCost& inputs, const MovementCostState& state, const Charts& charts);
    static corneta::Announcement announce(const MovementCost& inputs, const MovementCostEnd& end, const Charts& charts);
};

} // namespace revolucion
