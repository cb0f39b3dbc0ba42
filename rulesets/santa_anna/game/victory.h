// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/charts/chapter.h"

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

enum class Winner : std::uint8_t { Us, Mexican, Open };

struct VictoryEnd {
    Winner result = Winner::Open;
    int us_points = 0;
    int mexican_points = 0;
    Winner points_result = Winner::Open;
    bool smashing = false;
};

namespace action {
extern const ActionOf<Victory, VictoryEnd> victory;
} // namespace action

} // namespace santa_anna
