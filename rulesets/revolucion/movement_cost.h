// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/revolucion/cards.h"

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

struct MovementCostNow {
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
struct MovementCostRules : corneta::RulesOf<MovementCost, MovementCostNow, MovementCostEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> charts;

    static corneta::Then step(const MovementCost& asked, MovementCostNow& now, const Cards& cards, corneta::Dice& dice,
                              corneta::Tale& tale);
    static MovementCostEnd end(const MovementCost& asked, const MovementCostNow& now, const Cards& cards);
    static corneta::Telling tell(const MovementCost& asked, const MovementCostEnd& end, const Cards& cards);
};

} // namespace revolucion
