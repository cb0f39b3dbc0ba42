// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace corneta {

/// A SHA-256 or an HMAC-SHA256, or as many random bytes: a key, a salt, a seed.
using Bytes32 = std::array<char, 32>;

inline constexpr std::size_t hex_digits = 64; ///< of Bytes32

std::string_view text(const Bytes32& bytes);

/// Of the parts one behind the other.
Bytes32 sha256(std::initializer_list<std::string_view> parts);
Bytes32 hmac_sha256(const Bytes32& key, std::string_view message);

/// From the system's own source of random numbers.
Bytes32 random_bytes32();

/// The first 80 bits of a digest in hex as 16 letters and digits of base 32 (RFC 4648), in fours, to be written on paper.
std::string on_paper(std::string_view hex_of_digest);

/// Two digits a byte, of 0-9 and a-f.
std::string hex(std::string_view bytes);
bool is_hex(std::string_view digits);
/// What hex() was given; none if it cannot have come from there.
std::optional<std::string> bytes_from_hex(std::string_view digits);
std::optional<Bytes32> bytes32_from_hex(std::string_view digits);

} // namespace corneta
