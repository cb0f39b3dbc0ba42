// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/santa_anna/cards.h"

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
struct DealLossesNow {
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
struct DealLossesRules : corneta::RulesOf<DealLosses, DealLossesNow, DealLossesEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static constexpr std::span<const std::string_view> charts{};

    static corneta::Then step(const DealLosses& asked, DealLossesNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale);
    static DealLossesEnd end(const DealLosses& asked, const DealLossesNow& now, const Cards& cards);
    static corneta::Telling tell(const DealLosses& asked, const DealLossesEnd& end, const Cards& cards);
};

} // namespace santa_anna
