// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/procedure.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <vector>

namespace corneta {

/// States of `words` times 8 bytes with their weights, in a table of open addresses: equal states are merged by adding their weights.
template <std::size_t words, class Weight> class Weighed {
public:
    using State = std::array<std::uint64_t, words>;
    struct Entry {
        State state;
        Weight weight;
    };

    static State state_of(const Now& now)
    {
        State state;
        std::memcpy(state.data(), now.bytes.data(), sizeof(State));
        return state;
    }
    static Now now_of(const State& state)
    {
        Now now;
        put(state, now);
        return now;
    }
    /// Over the bytes in use of `now`.
    static void put(const State& state, Now& now) { std::memcpy(now.bytes.data(), state.data(), sizeof(State)); }

    /// False when the sum does not fit the weight.
    [[nodiscard]] bool add(const State& state, Weight weight)
    {
        std::size_t at = slot_of(state);
        for (; m_slots[at] != 0; at = (at + 1) & (m_slots.size() - 1)) {
            Entry& entry = m_entries[m_slots[at] - 1];
            if (alike(entry.state, state))
                return add_to(entry.weight, weight);
        }
        m_entries.push_back({state, weight});
        m_slots[at] = static_cast<std::uint32_t>(m_entries.size());
        if (m_entries.size() * 2 > m_slots.size())
            grow();
        return true;
    }
    void clear()
    {
        m_entries.clear();
        std::ranges::fill(m_slots, 0U);
    }
    bool empty() const { return m_entries.empty(); }
    std::vector<Entry>& entries() { return m_entries; }
    const std::vector<Entry>& entries() const { return m_entries; }

private:
    /// Word by word: a library call for so few bytes would cost more than the rest.
    static bool alike(const State& a, const State& b)
    {
        std::uint64_t difference = 0;
        for (std::size_t word = 0; word < words; ++word)
            difference |= a[word] ^ b[word];
        return difference == 0;
    }
    static bool add_to(Weight& sum, Weight weight)
    {
        if constexpr (std::is_integral_v<Weight>)
            return !__builtin_add_overflow(sum, weight, &sum);
        sum += weight;
        return true;
    }
    std::size_t slot_of(const State& state) const
    {
        std::uint64_t mixed = 0x9e3779b97f4a7c15U;
        for (const std::uint64_t word : state) {
            mixed = (mixed ^ word) * 0xff51afd7ed558ccdU;
            mixed ^= mixed >> 32U;
        }
        return static_cast<std::size_t>(mixed) & (m_slots.size() - 1);
    }
    void grow()
    {
        m_slots.assign(m_slots.size() * 2, 0);
        for (std::uint32_t n = 0; n < m_entries.size(); ++n) {
            std::size_t at = slot_of(m_entries[n].state);
            while (m_slots[at] != 0)
                at = (at + 1) & (m_slots.size() - 1);
            m_slots[at] = n + 1;
        }
    }

    static constexpr std::size_t first_slots = 64;
    std::vector<Entry> m_entries;
    std::vector<std::uint32_t> m_slots = std::vector<std::uint32_t>(first_slots, 0U);
};

} // namespace corneta
