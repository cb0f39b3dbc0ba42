// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/storage/chi_square.h"

#include <cmath>
#include <limits>
#include <numeric>

namespace {

constexpr double least_step = 1e-15;

/// P(a, x) by its series, which is fast for x < a + 1.
double lower_by_series(double a, double x)
{
    double step = 1 / a, sum = step;
    for (double n = a + 1; step > sum * least_step; ++n) {
        step *= x / n;
        sum += step;
    }
    return sum * std::exp(a * std::log(x) - x - std::lgamma(a));
}

/// Q(a, x) by its continued fraction after Lentz, which is fast for x >= a + 1.
double upper_by_fraction(double a, double x)
{
    constexpr double tiny = std::numeric_limits<double>::min() / least_step;
    double b = x + 1 - a, c = 1 / tiny, d = 1 / b, fraction = d, step = 0;
    for (int n = 1; std::abs(step - 1) > least_step && n < 100'000; ++n) {
        const double an = -n * (n - a);
        b += 2;
        d = 1 / (an * d + b);
        c = b + an / c;
        step = c * d;
        fraction *= step;
    }
    return fraction * std::exp(a * std::log(x) - x - std::lgamma(a));
}

} // namespace

double upper_gamma(double a, double x)
{
    if (x <= 0)
        return 1;
    return x < a + 1 ? 1 - lower_by_series(a, x) : upper_by_fraction(a, x);
}

double chance_of(std::span<const int> counts)
{
    const double mean = std::accumulate(counts.begin(), counts.end(), 0.0) / static_cast<double>(counts.size());
    double sum = 0;
    for (const int count : counts)
        sum += (count - mean) * (count - mean) / mean;
    return upper_gamma(static_cast<double>(counts.size() - 1) / 2, sum / 2);
}
