// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/odds.h"

#include <string>

namespace corneta::cli {

/// From the whole-number weights as far as there are any: correct to the last digit.
double probability_of(const Chance& chance, const Odds& odds);

/// Of a Number in units, of a Toggle the chance of yes.
double expected_value(const Marginal& marginal, Kind kind, const Odds& odds);

/// `7 in 20`; empty where there are no weights or too many to read.
std::string in_words(const Chance& chance, const Odds& odds);

/// `20%`, `12.5%`, `under 0.1%`: 0% and 100% are certain.
std::string percent(double probability);

} // namespace corneta::cli
