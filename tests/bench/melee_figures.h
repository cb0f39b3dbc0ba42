// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/asked.h"

namespace bench {

/// Twenty veterans in melee with units of twelve until a side breaks.
struct Brawl {
    int units = 1; ///< of twelve
    std::string_view experience = "regular";
    std::string_view veterans_nation = "us";
    bool twelves_charge = true;
    bool veterans_charge = false;
};

/// Who breaks, a unit of twelve that breaks being out of it; what is left has no effect.
struct Brawled {
    double veterans_win = 0;
    double veterans_lose = 0;
    double both_break = 0;
    double unsettled = 0;
};

Brawled brawled(const Asked& melee, const Brawl& brawl);

} // namespace bench
