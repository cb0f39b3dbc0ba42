// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "tests/made_up/cards.h"

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

struct ParadeNow {
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

struct ParadeRules : corneta::RulesOf<Parade, ParadeNow, ParadeEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> charts;

    static void refuse(const Parade& asked, const Cards& cards, corneta::Refusals& found);
    static corneta::Then step(const Parade& asked, ParadeNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale);
    static ParadeEnd end(const Parade& asked, const ParadeNow& now, const Cards& cards);
    static corneta::Telling tell(const Parade& asked, const ParadeEnd& end, const Cards& cards);
};

} // namespace made_up
