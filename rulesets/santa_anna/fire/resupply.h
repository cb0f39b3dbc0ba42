// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/santa_anna/charts/charts.h"

#include <cstdint>

namespace santa_anna {

/// Artillery Ammunition (optional).
struct Resupply {
    bool touching_wagon = false;
    bool low_ammunition = false;
};

struct ResupplyState {
    std::int64_t low_ammunition;
};

struct ResupplyEnd {
    bool low_ammunition = false;
};

/// A battery that has spent the turn at the wagons has ammunition again, without a die.
struct ResupplyRules : corneta::RulesOf<Resupply, ResupplyState, ResupplyEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static constexpr std::span<const std::string_view> reads{};

    static corneta::Step step(const Resupply& inputs, ResupplyState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static ResupplyEnd end(const Resupply& inputs, const ResupplyState& state, const Charts& charts);
    static corneta::Announcement announce(const Resupply& inputs, const ResupplyEnd& end, const Charts& charts);
};

namespace action {
extern const corneta::ActionOf<Resupply, ResupplyEnd> resupply;
} // namespace action

} // namespace santa_anna
