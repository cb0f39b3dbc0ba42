// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/files/digest.h"

#include <QByteArray>
#include <QRandomGenerator>

#include <algorithm>
#include <bit>
#include <cassert>
#include <memory>
#include <openssl/evp.h>

namespace corneta {

namespace {

QByteArray raw(std::string_view text)
{
    return QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size()));
}

struct Freed {
    void operator()(EVP_MD_CTX* context) const { EVP_MD_CTX_free(context); }
    void operator()(EVP_MD* digest) const { EVP_MD_free(digest); }
};

/// Looked up once: that costs as much as a short digest.
const EVP_MD* sha256_of_openssl()
{
    static const std::unique_ptr<EVP_MD, Freed> digest{EVP_MD_fetch(nullptr, "SHA256", nullptr)};
    return digest.get();
}

} // namespace

std::string_view text(const Bytes32& bytes)
{
    return {bytes.data(), bytes.size()};
}

Bytes32 sha256(std::initializer_list<std::string_view> parts)
{
    thread_local const std::unique_ptr<EVP_MD_CTX, Freed> context{EVP_MD_CTX_new()};
    std::array<unsigned char, sizeof(Bytes32)> digest{};
    bool is_done = EVP_DigestInit_ex(context.get(), sha256_of_openssl(), nullptr) == 1;
    for (const std::string_view part : parts)
        is_done = is_done && EVP_DigestUpdate(context.get(), part.data(), part.size()) == 1;
    is_done = is_done && EVP_DigestFinal_ex(context.get(), digest.data(), nullptr) == 1;
    assert(is_done); // it fails where the computer's OpenSSL knows no SHA-256
    return std::bit_cast<Bytes32>(digest);
}

/// RFC 2104.
Bytes32 hmac_sha256(const Bytes32& key, std::string_view message)
{
    constexpr std::size_t block_of_sha256 = 64;
    const auto padded = [&key](char with) {
        std::string pad(block_of_sha256, with);
        std::ranges::transform(key, pad.begin(), [with](char byte) { return static_cast<char>(byte ^ with); });
        return pad;
    };
    return sha256({padded('\x5c'), text(sha256({padded('\x36'), message}))});
}

Bytes32 random_bytes32()
{
    std::array<quint32, sizeof(Bytes32) / sizeof(quint32)> numbers{};
    QRandomGenerator::system()->fillRange(numbers.data(), static_cast<qsizetype>(numbers.size()));
    return std::bit_cast<Bytes32>(numbers);
}

std::string hex(std::string_view bytes)
{
    return raw(bytes).toHex().toStdString();
}

std::string on_paper(std::string_view hex_of_digest)
{
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    constexpr std::size_t bytes_told = 10;
    std::string told;
    std::uint32_t bits = 0;
    int count = 0;
    for (const char byte : bytes_from_hex(hex_of_digest.substr(0, 2 * bytes_told)).value_or("")) {
        bits = bits << 8U | static_cast<unsigned char>(byte);
        for (count += 8; count >= 5; count -= 5) {
            if (told.size() % 5 == 4)
                told += '-';
            told += letters[bits >> static_cast<unsigned>(count - 5) & 31U];
        }
    }
    return told;
}

bool is_hex(std::string_view digits)
{
    return std::ranges::all_of(digits, [](char digit) { return (digit >= '0' && digit <= '9') || (digit >= 'a' && digit <= 'f'); });
}

std::optional<std::string> bytes_from_hex(std::string_view digits)
{
    if (digits.size() % 2 != 0 || !is_hex(digits))
        return std::nullopt;
    return QByteArray::fromHex(raw(digits)).toStdString();
}

std::optional<Bytes32> bytes32_from_hex(std::string_view digits)
{
    const auto bytes = digits.size() == hex_digits ? bytes_from_hex(digits) : std::nullopt;
    if (!bytes)
        return std::nullopt;
    Bytes32 array{};
    std::ranges::copy(*bytes, array.begin());
    return array;
}

} // namespace corneta
