// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/santa_anna/charts/charts.h"

#include <cstdint>

namespace santa_anna {

/// Scenario: Buena Vista, both ways to say who has won.
struct Victory {
    bool us_formed_infantry = false;
    bool us_way_out_north = false;
    int us_losses = 0;
    int mexican_losses = 0;
    bool minon_arrived = false;
    int turn = 0;
};

struct VictoryState {
    std::int64_t nothing;
};

enum class Winner : std::uint8_t { Us, Mexican, Open };

struct VictoryEnd {
    Winner result = Winner::Open;
    int us_points = 0;
    int mexican_points = 0;
    Winner points_result = Winner::Open;
    bool smashing = false;
};

/// Without dice: by the U.S. infantry at the end of the last turn, and by points as they stand.
struct VictoryRules : corneta::RulesOf<Victory, VictoryState, VictoryEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;

    static corneta::Step step(const Victory& inputs, VictoryState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static VictoryEnd end(const Victory& inputs, const VictoryState& state, const Charts& charts);
    static corneta::Announcement announce(const Victory& inputs, const VictoryEnd& end, const Charts& charts);
};

namespace action {
extern const corneta::ActionOf<Victory, VictoryEnd> victory;
} // namespace action

} // namespace santa_anna
