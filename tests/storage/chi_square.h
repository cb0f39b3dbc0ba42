// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

/// The chance that counts of equally likely cells lie at least as far from their mean as these.
double chance_of(std::span<const int> counts);

/// The regularised upper incomplete gamma function Q(a, x), a > 0, x >= 0.
double upper_gamma(double a, double x);
