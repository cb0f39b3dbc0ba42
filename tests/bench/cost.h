// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace bench {

/// What a whole process took.
struct Cost {
    double seconds = 0; ///< from exec to its end
    double peak = 0;    ///< kilobytes of memory at the most
};

/// Median seconds of one call of `work` over several batches of calls.
double seconds_of(const std::function<void()>& work);

/// The two commands in turn, several times: the median cost of each. Their output is thrown away.
std::vector<Cost> costs_of(const std::vector<std::vector<std::string>>& commands);

} // namespace bench
