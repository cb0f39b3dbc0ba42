// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/santa_anna/cards.h"

#include <cstdint>

namespace santa_anna {

/// Hidden units: those who hide and all who might see them.
struct SpotHidden {
    int hidden_castings = 0;
    int spotting_castings = 0;
};

struct SpotHiddenNow {
    std::int64_t spotted;
};

struct SpotHiddenEnd {
    int number = 0;
    bool spotted = false;
};

/// The more castings on both sides, the lower the number that the die must exceed.
struct SpotHiddenRules : corneta::RulesOf<SpotHidden, SpotHiddenNow, SpotHiddenEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> charts;

    static corneta::Then step(const SpotHidden& asked, SpotHiddenNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale);
    static SpotHiddenEnd end(const SpotHidden& asked, const SpotHiddenNow& now, const Cards& cards);
    static corneta::Telling tell(const SpotHidden& asked, const SpotHiddenEnd& end, const Cards& cards);
};

} // namespace santa_anna
