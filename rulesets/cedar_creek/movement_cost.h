// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/cedar_creek/cards.h"

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

struct MovementCostNow {
    std::int64_t nothing;
};

struct MovementCostEnd {
    int used = 0;
    int left = 0;
    bool can = false;
};

/// Whether movement points suffice for a path and what ends it, or the command range for a line of orders.
struct MovementCostRules : corneta::RulesOf<MovementCost, MovementCostNow, MovementCostEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> charts;

    static void refuse(const MovementCost& asked, const Cards& cards, corneta::Refusals& found);
    static corneta::Then step(const MovementCost& asked, MovementCostNow& now, const Cards& cards, corneta::Dice& dice,
                              corneta::Tale& tale);
    static MovementCostEnd end(const MovementCost& asked, const MovementCostNow& now, const Cards& cards);
    static corneta::Telling tell(const MovementCost& asked, const MovementCostEnd& end, const Cards& cards);
};

} // namespace cedar_creek
