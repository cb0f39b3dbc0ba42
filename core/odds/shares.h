// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/chain.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace corneta {

/// Many small shares are added up: in doubles a hundred thousand of them would miss 1 by more than 1e-12.
struct Share {
    std::uint64_t weight = 0; ///< where the ends have weights
    long double probability = 0;

    void add(const EndState& end)
    {
        weight += end.weight.value_or(0);
        probability += static_cast<long double>(end.probability);
    }
    void add(const Share& share)
    {
        weight += share.weight;
        probability += share.probability;
    }
};

/// The shares of each value of an outcome, by rising value.
class Values {
public:
    Share& of(std::int32_t value)
    {
        std::size_t& last = m_last[(static_cast<std::uint32_t>(value) * 0x9e3779b1U) >> (32U - bits)];
        if (last >= m_all.size() || m_all[last].first != value) {
            const auto at = std::ranges::lower_bound(m_all, value, {}, &Entry::first);
            last = static_cast<std::size_t>(at - m_all.begin());
            if (at == m_all.end() || at->first != value)
                m_all.insert(at, {value, {}});
        }
        return m_all[last].second;
    }
    std::size_t size() const { return m_all.size(); }
    auto begin() const { return m_all.begin(); }
    auto end() const { return m_all.end(); }

private:
    using Entry = std::pair<std::int32_t, Share>;
    static constexpr unsigned bits = 6;
    std::vector<Entry> m_all;
    std::array<std::size_t, 1U << bits> m_last{}; ///< where a value of that hash was found last: a hundred thousand ends have few values
};

} // namespace corneta
