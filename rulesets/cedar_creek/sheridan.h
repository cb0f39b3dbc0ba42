// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/cedar_creek/cards.h"

#include <cstdint>

namespace cedar_creek {

/// Scenario: nothing is asked.
struct Sheridan {};

struct SheridanNow {
    std::int64_t arrives;
};

struct SheridanEnd {
    bool arrives = false;
};

/// Whether Sheridan arrives on the turn on which he may, or one later.
struct SheridanRules : corneta::RulesOf<Sheridan, SheridanNow, SheridanEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> charts;

    static corneta::Then step(const Sheridan& asked, SheridanNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale);
    static SheridanEnd end(const Sheridan& asked, const SheridanNow& now, const Cards& cards);
    static corneta::Telling tell(const Sheridan& asked, const SheridanEnd& end, const Cards& cards);
};

} // namespace cedar_creek
