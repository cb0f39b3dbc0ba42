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
    int plays = 0; ///< where it is not exact
};

/// Every end of an action.
struct EndStates : ShareBase {
    std::vector<EndState> ends;
};

/// How much is done for the ends of an action: counted, not timed, so that they are the same everywhere.
struct Effort {
    std::size_t states = 0;   ///< that are walked or wait: they fill the memory
    std::size_t branches = 0; ///< of all states that are walked: they take the time
    int plays = 0;            ///< where the combinations are more; without any there are no ends then
    std::size_t links = 0;    ///< of all plays: less plays where they are long
};
/// About half a second and 100 MB at the most, a second on a slow computer.
inline constexpr Effort whole_effort{.states = 600'000, .branches = 2'500'000, .plays = 100'000, .links = 1'000'000};
/// A fifth of that: what is shown while the whole is counted.
inline constexpr Effort first_effort{.states = 200'000, .branches = 400'000, .plays = 10'000, .links = 150'000};
/// For those who have no use for ends that are not exact.
inline constexpr Effort exact_effort{.states = 200'000, .branches = 3'000'000};

/// Walks every combination of every link once and merges equal states between links; what is more than the effort is not walked but played.
/// Empty when stopped.
/// The ends come to `each` one by one: a list of them would be the longest thing in memory.
std::optional<ShareBase> every_end_of(const Procedure& procedure, const std::stop_token& stop,
                                      const std::function<void(const EndState&)>& each, const Effort& effort = whole_effort);
/// The same in a list.
std::optional<EndStates> ends_of(const Procedure& procedure, const std::stop_token& stop, const Effort& effort = whole_effort);

} // namespace corneta
