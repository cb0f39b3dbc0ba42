// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/dice.h"
#include "core/dice/split_mix.h"

#include <cstdint>

namespace corneta {

/// Dice from a seed: equal seeds give equal faces on every machine.
class RandomDice final : public Dice {
public:
    explicit RandomDice(std::uint64_t seed) : m_random{seed} {}
    /// From the machine's own source of chance.
    static RandomDice random();

private:
    int read_pool(const Label& label, Pool pool, const Reading& reading) override;
    Faces roll_pool(const Label& label, Pool pool) override;
    int face(int sides);

    SplitMix64 m_random;
};

} // namespace corneta
