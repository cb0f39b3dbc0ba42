// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/outcome.h"
#include "core/conformance/subject.h"
#include "core/dice/typed_dice.h"
#include "core/odds/odds.h"
#include "core/text/problem.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace corneta::conformance {

/// A probability as it is counted: of each number of equally likely combinations, how many.
using Share = std::map<std::uint64_t, std::uint64_t>;

/// Every way that the raw faces of an action's dice can fall, one die after the other as on an odometer, each way resolved as if a
/// person had typed it. A way with dice of 6, 6 and 4 sides is one of 144.
struct Odometer {
    std::map<std::vector<std::int32_t>, Share> outcomes; ///< by their values, lists with their lengths
    std::uint64_t paths = 0;
    std::vector<DiceRequest> surely_wanted; ///< what the action asks for before a die is rolled
    std::vector<DiceRequest> rolled_always; ///< what every way rolled
};

/// Whether to note at each die what is surely wanted after it, which costs far more than the way itself.
enum class Ahead : std::uint8_t { Looks, Blind };

/// Nothing when there are more than `most` paths, or combinations on a path than 64 bits hold. The answers have one row where the action is
/// a batch.
std::optional<Odometer> odometer(const Subject& subject, const Answers& answers, std::uint64_t most, Ahead ahead = Ahead::Looks);

/// The values of an outcome, lists with their lengths.
std::vector<std::int32_t> values_of(const Outcome& outcome);

/// Whether `share` is exactly `weight` out of `total`.
bool is_exactly(const Share& share, std::uint64_t weight, std::uint64_t total);
/// The share as a double.
double value_of(const Share& share);

/// Where the joint odds are not exact, or not those of the odometer to the last combination.
Problems differences(const Odometer& counted, const Odds& odds, const Answers& answers);

} // namespace corneta::conformance
