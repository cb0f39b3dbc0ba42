// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/revolucion/charts/charts.h"

/// Paths and trains.
namespace revolucion {

/// The ground is in inches of ground, not of movement.
struct MovementCost {
    UnitType type = UnitType::RegularInfantry;
    Move action = Move::Maneuver;
    Tenths base_move; ///< 0: that of the action
    Formation formation = Formation::Maneuver;
    Tenths open;
    Tenths rough;
    Tenths road;
    Tenths backward;
    int linear = 0;
    int chokes = 0;
    Figures figures = Figures::Small;
};
struct MovementCostEnd {
    Tenths used{};
    Tenths left{};
    bool can = false;
    Tenths least{}; ///< of a train
};
extern const ActionOf<MovementCost, MovementCostEnd> movement_cost;

enum class TrainReason { None, RunUp, SlowDown, MustHalt };

struct TrainSequence {
    TrainMove last = TrainMove::Halt;
    TrainMove next = TrainMove::Maneuver;
};
struct TrainSequenceEnd {
    bool allowed = false;
    TrainReason reason = TrainReason::None;
};
extern const ActionOf<TrainSequence, TrainSequenceEnd> train_sequence;

} // namespace revolucion
