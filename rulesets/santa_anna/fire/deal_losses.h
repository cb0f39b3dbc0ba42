// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/santa_anna/charts/charts.h"

#include <array>
#include <cstdint>

namespace santa_anna {

inline constexpr std::size_t most_units_dealt = 6;

/// Multiple-Unit Melees: a side's losses and how many of its units are in contact.
struct DealLosses {
    int losses = 0;
    int units = 0;
};

/// Losses of each unit so far.
struct DealLossesState {
    std::array<std::uint8_t, most_units_dealt> taken;
    std::array<std::uint8_t, 2> spare; ///< always 0
};

/// A row a unit.
struct DealLossesEnd {
    corneta::Rows<int, most_units_dealt> losses;
    corneta::Rows<int, most_units_dealt> stragglers;
    corneta::Rows<int, most_units_dealt> casualties;
};

/// A link a loss: a die with as many sides as units says which unit takes it.
struct DealLossesRules : corneta::RulesOf<DealLosses, DealLossesState, DealLossesEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static constexpr std::span<const std::string_view> reads{};

    static corneta::Step step(const DealLosses& inputs, DealLossesState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static DealLossesEnd end(const DealLosses& inputs, const DealLossesState& state, const Charts& charts);
    static corneta::Announcement announce(const DealLosses& inputs, const DealLossesEnd& end, const Charts& charts);
};

namespace action {
extern const corneta::ActionOf<DealLosses, DealLossesEnd> deal_losses;
} // namespace action

} // namespace santa_anna
