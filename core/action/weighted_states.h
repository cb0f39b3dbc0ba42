// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/procedure.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <vector>

namespace corneta {

/// A state as words of 8 bytes.
template <std::size_t words> using State = std::array<std::uint64_t, words>;

/// False when the sum does not fit the weight.
template <class Weight> [[nodiscard]] bool add_to(Weight& sum, Weight weight)
{
    if constexpr (std::is_integral_v<Weight>)
        return !__builtin_add_overflow(sum, weight, &sum);
    sum += weight;
    return true;
}

/// States with their weights, in a table of open addresses: equal states are merged by adding their weights.
template <std::size_t words, class Weight> class WeightedStates {
public:
    /// The number of a state; one that is new comes in without weight.
    std::size_t number_of(const State<words>& state)
    {
        std::size_t at = slot_of(state);
        for (; m_slots[at] != 0; at = (at + 1) & (m_slots.size() - 1))
            if (alike(m_entries[m_slots[at] - 1].state, state))
                return m_slots[at] - 1;
        take_in(state, at);
        return m_entries.size() - 1;
    }
    /// False when the sum does not fit the weight.
    [[nodiscard]] bool add(const State<words>& state, Weight weight) { return add_to(m_entries[number_of(state)].weight, weight); }
    void clear()
    {
        m_entries.clear();
        std::ranges::fill(m_slots, 0U);
    }
    std::size_t size() const { return m_entries.size(); }
    const State<words>& state(std::size_t number) const { return m_entries[number].state; }
    Weight& weight(std::size_t number) { return m_entries[number].weight; }

private:
    struct Entry {
        State<words> state;
        Weight weight;
    };

    /// Word by word: a library call for so few bytes would cost more than the rest.
    static bool alike(const State<words>& a, const State<words>& b)
    {
        std::uint64_t difference = 0;
        for (std::size_t word = 0; word < words; ++word)
            difference |= a[word] ^ b[word];
        return difference == 0;
    }
    std::size_t slot_of(const State<words>& state) const
    {
        std::uint64_t mixed = 0x9e3779b97f4a7c15U;
        for (const std::uint64_t word : state) {
            mixed = (mixed ^ word) * 0xff51afd7ed558ccdU;
            mixed ^= mixed >> 32U;
        }
        return static_cast<std::size_t>(mixed) & (m_slots.size() - 1);
    }
    [[gnu::noinline]] void take_in(const State<words>& state, std::size_t at)
    {
        m_entries.push_back({state, Weight{}});
        m_slots[at] = static_cast<std::uint32_t>(m_entries.size());
        if (m_entries.size() * 2 > m_slots.size())
            grow();
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
