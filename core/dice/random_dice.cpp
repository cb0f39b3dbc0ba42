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

int RandomDice::face(int sides)
{
    const auto width = static_cast<std::uint64_t>(sides);
    const std::uint64_t fair = std::numeric_limits<std::uint64_t>::max() / width * width;
    std::uint64_t drawn = m_random.next();
    while (drawn >= fair)
        drawn = m_random.next();
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
