// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/odds.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace corneta {

/// A change of one answer to a neighbouring value, and what the highlighted chance becomes by it.
struct Sensitivity {
    std::size_t field = 0;
    std::int32_t value = 0;
    Chance before;
    Chance after;
    std::optional<std::uint64_t> total; ///< what `after.weight` is out of
};

/// The farthest that a number is tried from its answer, in whole steps.
inline constexpr int steps_tried = 12;

/// The neighbouring values of an answer, a list each way: of a Choice every other option, of a Toggle the other one, of a Set each set with
/// one word more or less; of a Number the next whole numbers down and up, nearest first, of which the first that moves the chance counts.
std::vector<std::vector<std::int32_t>> neighbours(const Field& field, std::int32_t value);

/// For each single-valued field that is asked the neighbour that moves the chance most, the strongest first; of equal ones the earlier field.
/// Neighbours that the rules refuse and those that move nothing are left out. Empty where rows go by number, when stopped, or when no
/// chance is highlighted.
std::vector<Sensitivity> sensitivities(const Action& action, const Answers& answers, const RulesetCharts& charts,
                                       const std::stop_token& stop = {});

} // namespace corneta
