// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/procedure.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <stop_token>
#include <vector>

namespace corneta {

/// A way an action can end, and its share of all falls.
struct End {
    Now now;
    std::optional<std::uint64_t> weight; ///< out of Ends::total
    double probability = 0;
    bool differs_in_clock_alone = false; ///< from the end before it
};

/// Every end of an action.
struct Ends {
    std::vector<End> ends;
    std::optional<std::uint64_t> total; ///< empty when it does not fit 64 bits
    bool exact = true;
};

inline constexpr std::size_t most_states = 2'000'000;
inline constexpr int plays_when_inexact = 100'000;

/// Walks every fall of every link once and merges equal states between links; more states than `most` are not walked but played.
/// Empty when stopped.
std::optional<Ends> ends_of(const Procedure& procedure, const std::stop_token& stop, std::size_t most = most_states);

} // namespace corneta
