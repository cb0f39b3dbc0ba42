// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/asked.h"

namespace bench {

/// Fire turn after turn on one unit in line.
struct Shooting {
    int castings = 20;
    std::string_view experience = "veteran";
    std::string_view range;
    bool first_volley = false; ///< of the first turn an initial one
    bool stays_low_on_ammunition = false;
    int target = 12;
};

/// What it comes to.
struct Shot {
    double turns = 0;              ///< expected until the target breaks
    double breaks_before_half = 0; ///< while less than half its castings are casualties
};

Shot shot(const Asked& fire, const Shooting& shooting);

} // namespace bench
