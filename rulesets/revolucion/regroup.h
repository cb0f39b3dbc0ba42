// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/revolucion/cards.h"
#include "rulesets/revolucion/orders.h"

#include <cstdint>

namespace revolucion {

enum class RegroupResult : std::uint8_t { None, OneStep, Ok };

/// Regrouping: what is asked.
struct Regroup {
    Ordered unit;
};

struct RegroupNow {
    std::int64_t result;
};

struct RegroupEnd {
    RegroupResult result = RegroupResult::None;
    Status status = Status::Ok;
};

/// A disordered or demoralized unit tries to recover; lost bases never come back.
struct RegroupRules : corneta::RulesOf<Regroup, RegroupNow, RegroupEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> charts;

    static void refuse(const Regroup& asked, const Cards& cards, corneta::Refusals& found);
    static corneta::Then step(const Regroup& asked, RegroupNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale);
    static RegroupEnd end(const Regroup& asked, const RegroupNow& now, const Cards& cards);
    static corneta::Telling tell(const Regroup& asked, const RegroupEnd& end, const Cards& cards);
};

} // namespace revolucion
