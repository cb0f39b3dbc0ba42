// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/procedure.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace corneta {

/// A way an action can end, and its share of all combinations.
struct EndState {
    ChainState state;
    std::optional<std::uint64_t> weight; ///< out of EndStates::total
    double probability = 0;
    bool differs_in_clock_alone = false; ///< from the end before it
};

/// What the ends of an action are shares of.
struct ShareBase {
    std::optional<std::uint64_t> total; ///< empty when it does not fit 64 bits
    bool exact = true;
};

/// Every end of an action.
struct EndStates : ShareBase {
    std::vector<EndState> ends;
};

inline constexpr std::size_t most_states = 2'000'000;
inline constexpr int plays_when_inexact = 100'000;

/// Walks every combination of every link once and merges equal states between links; more states than `most` are not walked but played.
/// Empty when stopped.
/// The ends come to `each` one by one: a list of them would be the longest thing in memory.
std::optional<ShareBase> every_end_of(const Procedure& procedure, const std::stop_token& stop,
                                      const std::function<void(const EndState&)>& each, std::size_t most = most_states);
/// The same in a list.
std::optional<EndStates> ends_of(const Procedure& procedure, const std::stop_token& stop, std::size_t most = most_states);

} // namespace corneta
