// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/pedregal/charts/charts.h"

#include <cstdint>

namespace pedregal {

/// Mexican Command Control (19.4): what is asked.
struct MexicanCommand {
    bool us_behind_protected_hexside = false;
    bool already_active = false;
};

struct MexicanCommandState {
    std::int64_t active;
};

struct MexicanCommandEnd {
    bool active = false;
};

/// Whether Santa Anna and the Mexican HQ are active from now on.
struct MexicanCommandRules : corneta::RulesOf<MexicanCommand, MexicanCommandState, MexicanCommandEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;

    static corneta::Step step(const MexicanCommand& inputs, MexicanCommandState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static MexicanCommandEnd end(const MexicanCommand& inputs, const MexicanCommandState& state, const Charts& charts);
    static corneta::Announcement announce(const MexicanCommand& inputs, const MexicanCommandEnd& end, const Charts& charts);
};

} // namespace pedregal
