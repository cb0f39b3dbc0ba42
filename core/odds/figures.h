// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/odds.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace corneta {

/// From the whole-number weights as far as there are any: correct to the last digit.
double probability_of(const Chance& chance, const Odds& odds);

/// Of a Number in units, of a Toggle the chance of yes.
double expected_value(const Marginal& marginal, Kind kind, const Odds& odds);

/// A number that the odds of an action come to.
struct Figure {
    std::size_t key = 0;                 ///< the outcome
    std::size_t row = 0;                 ///< of a list
    std::optional<std::int32_t> value{}; ///< of a Choice: its word, whose chance this is
    double number = 0;                   ///< of a Number what is to be expected, in units; else a chance
};

/// Of each Number what is to be expected, of each Toggle the chance of yes, of each Choice the chance of each word; the same figures in the
/// same order for the same answers, whatever the charts say.
std::vector<Figure> figures(const Action& action, const Odds& odds);

/// The one figure that matters most: the chance that is highlighted, else what is shown as bars, else the first.
struct KeyFigure {
    std::size_t key = 0; ///< the outcome
    std::string label{};
    bool is_chance = false;
    double number = 0;
    friend bool operator==(const KeyFigure&, const KeyFigure&) = default;
};
/// Nothing for an action without outcomes.
std::optional<KeyFigure> key_figure(const Action& action, const Odds& odds);

} // namespace corneta
