// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/files/digest.h"
#include "core/text/problem.h"

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

namespace corneta {

/// What stays off the journal, so that what is sealed there can be read by nobody.
struct SealingKey {
    Bytes32 key{};
    Bytes32 salt{};
    friend bool operator==(const SealingKey&, const SealingKey&) = default;
};

/// A hidden text as it stands in a journal. Both in digits of 0-9a-f:
///   sealed      (content, 80, then 00 up to the next multiple of 256 bytes) XOR keystream;
///               bytes 32 k to 32 k + 31 of the keystream are HMAC-SHA256(key, "content/<n>/<k>"), n and k in decimal, k from 0
///   commitment  SHA-256(salt of n, content)
/// The salt of n is HMAC-SHA256(salt, "salt/<n>"), 32 bytes; shown when the content is turned up, it lets everyone check the commitment.
struct SealedContent {
    std::string sealed;
    std::string commitment;
    friend bool operator==(const SealedContent&, const SealedContent&) = default;
};

/// Seals the text of place `n`. With one key no place may ever be used twice, not even for another wording of the same.
SealedContent sealed(std::string_view content, std::uint64_t n, const SealingKey& key);

/// The text again. `where` names the place in problems: another key, or a text that does not keep its commitment.
std::expected<std::string, Problems> unsealed(const SealedContent& content, std::uint64_t n, const SealingKey& key,
                                              const std::string& where);

Bytes32 salt_of(std::uint64_t n, const SealingKey& key);

/// The commitment to a text, in digits of 0-9a-f.
std::string commitment_to(std::string_view content, const Bytes32& salt_of_n);

} // namespace corneta
