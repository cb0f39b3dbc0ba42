// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/dice/fair_dice.h"

#include <fmt/format.h>

#include <cassert>

namespace corneta {

namespace {

constexpr int draws = 1 << 16;

int draw(const Opening& opening, std::uint64_t n, int counter)
{
    const Bytes32 digest = hmac_sha256(opening.seed, fmt::format("{}{}/{}", opening.words, n, counter));
    return static_cast<unsigned char>(digest[0]) << 8 | static_cast<unsigned char>(digest[1]);
}

} // namespace

std::string commitment_to(const Bytes32& seed, std::string_view binding)
{
    return hex(text(sha256({binding, text(seed)})));
}

std::string joined(std::span<const SideWord> words)
{
    std::string text;
    for (const auto& [side, word] : words)
        text += fmt::format("{}:{},{}:{},", side.size(), side, word.size(), word);
    return text;
}

int face(const Opening& opening, std::uint64_t n, int sides)
{
    assert(sides >= 1 && sides <= most_sides);
    const int even = draws - draws % sides; // above it the low faces would come once too often
    int counter = 0;
    int drawn = draw(opening, n, counter);
    while (drawn >= even)
        drawn = draw(opening, n, ++counter);
    return drawn % sides + 1;
}

} // namespace corneta
