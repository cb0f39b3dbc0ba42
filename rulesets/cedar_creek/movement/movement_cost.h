// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/cedar_creek/charts/charts.h"

#include <cstdint>

namespace cedar_creek {

/// Movement: what is asked.
struct MovementCost {
    Mover kind = Mover::Infantry;
    int zones = 0;
    int road_zones = 0;
    int crossings = 0;
    int climbs = 0;
    bool entry = false;
    bool mount_change = false;
    bool attack = false;
    bool charge = false;
    bool fatigue_bonus = false;
    int fatigue = 0;
};

struct MovementCostState {
    std::int64_t nothing;
};

struct MovementCostEnd {
    int used = 0;
    int left = 0;
    bool can = false;
};

/// Whether movement points suffice for a path and what ends it, or the command range for a line of orders.
struct MovementCostRules : corneta::RulesOf<MovementCost, MovementCostState, MovementCostEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> reads;

    static void refuse(const MovementCost& inputs, const Charts& charts, corneta::Refusals& found);
    static corneta::Step step(const MovementCost& inputs, MovementCostState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static MovementCostEnd end(const MovementCost& inputs, const MovementCostState& state, const Charts& charts);
    static corneta::Announcement announce(const MovementCost& inputs, const MovementCostEnd& end, const Charts& charts);
};

} // namespace cedar_creek
