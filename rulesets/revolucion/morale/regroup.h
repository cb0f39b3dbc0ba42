// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/revolucion/charts/charts.h"
#include "rulesets/revolucion/command/orders.h"

#include <cstdint>

namespace revolucion {

enum class RegroupResult : std::uint8_t { None, OneStep, Ok };

/// Regrouping: what is asked.
struct Regroup {
    Ordered unit;
};

struct RegroupState {
    std::int64_t result;
};

struct RegroupEnd {
    RegroupResult result = RegroupResult::None;
    Status status = Status::Ok;
};

/// A disordered or demoralized unit tries to recover; lost bases never come back.
struct RegroupRules : corneta::RulesOf<Regroup, RegroupState, RegroupEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> reads;

    static void refuse(const Regroup& inputs, const Charts& charts, corneta::Refusals& found);
    static corneta::Step step(const Regroup& inputs, RegroupState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static RegroupEnd end(const Regroup& inputs, const RegroupState& state, const Charts& charts);
    static corneta::Announcement announce(const Regroup& inputs, const RegroupEnd& end, const Charts& charts);
};

} // namespace revolucion
