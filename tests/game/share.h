// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <fmt/format.h>

#include <cstdint>

/// Of how many falls of the dice so many came to it, each played out.
struct Share {
    std::uint64_t ways = 0;
    std::uint64_t of = 0;
};

/// Whether what was reckoned, a chance out of a total, is that share.
template <class Reckoned> bool is_equal(const Reckoned& reckoned, const Share& share)
{
    return reckoned.total && reckoned.chance.weight && *reckoned.chance.weight * share.of == share.ways * *reckoned.total;
}

template <class Reckoned> QString words(const Reckoned& reckoned, const Share& share)
{
    return QString::fromStdString(
        fmt::format("{} in {}, played out {} in {}", reckoned.chance.weight.value_or(0), reckoned.total.value_or(0), share.ways, share.of));
}
