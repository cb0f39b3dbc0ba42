// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/journal/sealed_content.h"

#include <fmt/format.h>

#include <optional>

namespace corneta {

namespace {

constexpr std::size_t padded_to = 256; ///< bytes: the length of an order tells which order it is
constexpr char end_of_content = '\x80';

std::string padded(std::string_view content)
{
    std::string text{content};
    text += end_of_content;
    text.resize((text.size() + padded_to - 1) / padded_to * padded_to, '\0');
    return text;
}

std::optional<std::string> without_padding(std::string text)
{
    const std::size_t last = text.find_last_not_of('\0');
    if (last == std::string::npos || text[last] != end_of_content)
        return std::nullopt;
    text.resize(last);
    return text;
}

std::string with_keystream(std::string text, std::uint64_t n, const Bytes32& key)
{
    Bytes32 block{};
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (at % block.size() == 0)
            block = hmac_sha256(key, fmt::format("content/{}/{}", n, at / block.size()));
        text[at] = static_cast<char>(text[at] ^ block.at(at % block.size()));
    }
    return text;
}

} // namespace

Bytes32 salt_of(std::uint64_t n, const SealingKey& key)
{
    return hmac_sha256(key.salt, fmt::format("salt/{}", n));
}

std::string commitment_to(std::string_view content, const Bytes32& salt_of_n)
{
    return hex(text(sha256({text(salt_of_n), content})));
}

SealedContent sealed(std::string_view content, std::uint64_t n, const SealingKey& key)
{
    return {hex(with_keystream(padded(content), n, key.key)), commitment_to(content, salt_of(n, key))};
}

std::expected<std::string, Problems> unsealed(const SealedContent& content, std::uint64_t n, const SealingKey& key,
                                              const std::string& where)
{
    const auto bytes = bytes_from_hex(content.sealed);
    if (!bytes || bytes->empty() || bytes->size() % padded_to != 0)
        return std::unexpected{Problems{{where, {"not a sealed text"}}}};
    auto text = without_padding(with_keystream(*bytes, n, key.key));
    if (!text || commitment_to(*text, salt_of(n, key)) != content.commitment)
        return std::unexpected{Problems{{where, {"sealed with another key, or changed since"}}}};
    return *std::move(text);
}

} // namespace corneta
