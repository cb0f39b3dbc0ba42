// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/pedregal/cards.h"

#include <cstdint>

namespace pedregal {

/// The move of a marker of hidden movement (19.5 C): what is asked.
struct HiddenMarch {
    int infantry_allowance = 0;
    bool hq_active = false;
};

struct HiddenMarchNow {
    std::int64_t allowance;
};

struct HiddenMarchEnd {
    int allowance = 0;
};

/// The movement allowance of a marker.
struct HiddenMarchRules : corneta::RulesOf<HiddenMarch, HiddenMarchNow, HiddenMarchEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> charts;

    static corneta::Then step(const HiddenMarch& asked, HiddenMarchNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale);
    static HiddenMarchEnd end(const HiddenMarch& asked, const HiddenMarchNow& now, const Cards& cards);
    static corneta::Telling tell(const HiddenMarch& asked, const HiddenMarchEnd& end, const Cards& cards);
};

} // namespace pedregal
