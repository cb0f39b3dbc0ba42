// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/pedregal/charts/charts.h"
#include "rulesets/pedregal/charts/terms.h"

#include <cstdint>

namespace pedregal {

enum class Mover : std::uint8_t { Infantry, Leader, Engineer };

/// Lava beds (19.1, 19.3): what is asked.
struct LavaBed {
    Mover mover = Mover::Infantry;
    Army army = Army::Us;
    bool engineer = false;
};

struct LavaBedState {
    std::int64_t total;
};

struct LavaBedEnd {
    int total = 0;
    bool enters = false;
};

/// Just before a unit or leader enters a lava bed hex.
struct LavaBedRules : corneta::RulesOf<LavaBed, LavaBedState, LavaBedEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> reads;

    static void refuse(const LavaBed& inputs, const Charts& charts, corneta::Refusals& found);
    static corneta::Step step(const LavaBed& inputs, LavaBedState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static LavaBedEnd end(const LavaBed& inputs, const LavaBedState& state, const Charts& charts);
    static corneta::Announcement announce(const LavaBed& inputs, const LavaBedEnd& end, const Charts& charts);
};

} // namespace pedregal
