// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "tests/made_up/charts.h"

#include <array>

namespace made_up {

inline constexpr std::size_t most_in_parade = 6;
inline constexpr std::size_t most_judges = 4;
template <class Value> using Each = corneta::Rows<Value, most_in_parade>;

/// Beetles march past, judged by their looks and one die each, the lowest for the first.
struct Parade {
    Each<int> shine;
    Each<corneta::Tenths> length;
    Each<Spring> spring;
    Each<bool> wound;
    Each<Words<Trim>> trims;
    bool judged = false;
    corneta::Rows<int, most_judges> judges;
};

struct ParadeState {
    std::array<std::uint8_t, most_in_parade> faces;
    std::uint16_t rolled;
};

struct ParadeEnd {
    Each<int> points;
    Each<bool> prized;
    Each<Rosette> rosettes;
    Each<Words<Trim>> trims;
    Each<corneta::Tenths> strides;
    int best = 0;
    bool any_prize = false;
};

struct ParadeRules : corneta::RulesOf<Parade, ParadeState, ParadeEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> reads;

    static void refuse(const Parade& inputs, const Charts& charts, corneta::Refusals& found);
    static corneta::Step step(const Parade& inputs, ParadeState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static ParadeEnd end(const Parade& inputs, const ParadeState& state, const Charts& charts);
    static corneta::Announcement announce(const Parade& inputs, const ParadeEnd& end, const Charts& charts);
};

} // namespace made_up
