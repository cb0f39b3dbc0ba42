// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/odds.h"

#include <cstdint>
#include <limits>
#include <numeric>
#include <optional>

namespace corneta::game {

/// A whole number of combinations; nothing when it does not fit 64 bits.
using Whole = std::optional<std::uint64_t>;

inline Whole product(Whole a, Whole b)
{
    if (!a || !b || (*b != 0 && *a > std::numeric_limits<std::uint64_t>::max() / *b))
        return std::nullopt;
    return *a * *b;
}

inline Whole sum(Whole a, Whole b)
{
    if (!a || !b || *a > std::numeric_limits<std::uint64_t>::max() - *b)
        return std::nullopt;
    return *a + *b;
}

/// A share of all combinations: in whole numbers while they fit.
struct Weight {
    Whole whole = 1;
    long double share = 1;

    void add(const Weight& other)
    {
        whole = sum(whole, other.whole);
        share += other.share;
    }
    Weight times(const Weight& other) const { return {product(whole, other.whole), share * other.share}; }
};

/// A chance and what its weight is out of, in lowest terms; without whole numbers where one of them does not fit.
struct ChanceOutOf {
    Chance chance;
    Whole total;
};
inline ChanceOutOf in_lowest_terms(const Weight& weight, Whole total)
{
    ChanceOutOf found{{weight.whole, static_cast<double>(weight.share)}, total};
    if (!total || !weight.whole) {
        found.total.reset();
        found.chance.weight.reset();
        return found;
    }
    const std::uint64_t common = std::gcd(*total, *weight.whole);
    found.total = *total / common;
    found.chance.weight = *weight.whole / common;
    return found;
}

} // namespace corneta::game
