// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/files/digest.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace corneta {

inline constexpr int most_sides = 1000; ///< of a die

/// What a side says after the commitment is shown, so that nobody can have chosen the seed to its harm.
struct SideWord {
    std::string side;
    std::string word;
    friend bool operator==(const SideWord&, const SideWord&) = default;
};

/// One opening of a game: where its dice come from. Whoever has the revealed seed and the words can reckon every face again:
///   binding      SHA-256("corneta opening 2" LF, the opening's line without its commitment and seal), in digits of 0-9a-f: of the roll
///                that was asked for, the charts in force, the seal before it, who holds the computer and what was said before
///   commitment   SHA-256(binding, the 32 bytes of the seed), in digits of 0-9a-f, shown before anyone says a word
///   words        of each side that says one, in their order: its name and its word, each as <length in bytes, decimal>:<text>, with the comma
///   draw         the first two bytes of HMAC-SHA256(seed, <binding><words><n>/<counter>), as a number of 0 to 65535, the high byte first; n
///                and counter in decimal, counter from 0
///   face         draw mod sides, + 1, of the first draw below 65536 - (65536 mod sides); each draw that is not below adds 1 to counter
/// An opening of an earlier version has no binding: it is empty. Example of such a one, the draw of n 17 after U.S. said `apple`, with the
/// seed in 64 digits:
///   printf %s '4:U.S.,5:apple,17/0' | openssl dgst -sha256 -mac HMAC -macopt hexkey:$seed | grep -o '[0-9a-f]*$' | cut -c 1-4
struct Opening {
    Bytes32 seed{};
    std::string words; ///< behind the binding
};

std::string commitment_to(const Bytes32& seed, std::string_view binding = {});

/// The words of all sides as one text from which no other words could come.
std::string joined(std::span<const SideWord> words);

/// The face of the die of number `n`, of 1 to `most_sides` sides. No number may ever be used twice in a game, undone or not.
int face(const Opening& opening, std::uint64_t n, int sides);

} // namespace corneta
