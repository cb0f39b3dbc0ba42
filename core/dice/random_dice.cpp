// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/random_dice.h"

#include <algorithm>
#include <array>
#include <limits>
#include <random>
#include <span>

namespace corneta {

RandomDice RandomDice::random()
{
    std::random_device device;
    return RandomDice{(std::uint64_t{device()} << 32U) | device()};
}

/// SplitMix64 (Steele, Lea, Flood 2014).
std::uint64_t RandomDice::next()
{
    std::uint64_t mixed = m_state += 0x9e3779b97f4a7c15U;
    mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9U;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebU;
    return mixed ^ (mixed >> 31U);
}

int RandomDice::face(int sides)
{
    const auto width = static_cast<std::uint64_t>(sides);
    const std::uint64_t fair = std::numeric_limits<std::uint64_t>::max() / width * width;
    std::uint64_t drawn = next();
    while (drawn >= fair)
        drawn = next();
    return static_cast<int>(drawn % width) + 1;
}

Faces RandomDice::roll_pool(const Label& label, Pool pool)
{
    std::array<int, Faces::most> faces{};
    const auto dice = std::span{faces}.first(static_cast<std::size_t>(pool.count));
    std::ranges::generate(dice, [&] { return face(pool.sides); });
    const Faces fallen{dice};
    show(fallen);
    record(name_of(label), pool, fallen);
    return fallen;
}

int RandomDice::read_pool(const Label& label, Pool pool, const Reading& reading)
{
    return reading(roll_pool(label, pool));
}

} // namespace corneta
