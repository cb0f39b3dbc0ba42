// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace corneta {

/// SplitMix64 (Steele, Lea, Flood 2014): equal states give equal numbers on every machine.
class SplitMix64 {
public:
    explicit SplitMix64(std::uint64_t state) : m_state{state} {}
    std::uint64_t next()
    {
        std::uint64_t mixed = m_state += 0x9e3779b97f4a7c15U;
        mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9U;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebU;
        return mixed ^ (mixed >> 31U);
    }

private:
    std::uint64_t m_state;
};

} // namespace corneta
