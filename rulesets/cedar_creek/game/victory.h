// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/cedar_creek/charts/charts.h"

#include <cstdint>

namespace cedar_creek {

enum class Controller : std::uint8_t { Union, Confederate, None };

/// Object of the Game: what is asked.
struct Victory {
    int union_losses = 0;
    int confederate_losses = 0;
    Controller middletown_north = Controller::Union;
    Controller middletown_south = Controller::Union;
    Controller entry_11 = Controller::Union;
    Controller entry_12 = Controller::Union;
    Controller entry_13 = Controller::Union;
};

struct VictoryState {
    std::int64_t nothing;
};

struct VictoryEnd {
    int union_points = 0;
    int confederate_points = 0;
    Side winner = Side::Union;
};

/// The victory points of both sides.
struct VictoryRules : corneta::RulesOf<Victory, VictoryState, VictoryEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;

    static corneta::Step step(const Victory& inputs, VictoryState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static VictoryEnd end(const Victory& inputs, const VictoryState& state, const Charts& charts);
    static corneta::Announcement announce(const Victory& inputs, const VictoryEnd& end, const Charts& charts);
};

} // namespace cedar_creek
