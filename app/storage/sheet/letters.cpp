// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/sheet/letters.h"

#include <QList>
#include <QString>

namespace corneta {

namespace {

constexpr unsigned modulus = 37;                 ///< a prime over the number of letters, of which 2 makes every remainder
constexpr std::uint64_t text_modulus = 33554393; ///< the largest prime that five letters hold; over every letter there is
constexpr std::uint64_t text_weight = 65537;
constexpr unsigned bits = 5; ///< of a letter

constexpr unsigned bits_of_number = 4;
constexpr unsigned more = 1U << bits_of_number; ///< of a letter behind which the number goes on
constexpr unsigned most_bits = 48;

/// What the letters weigh, and what the next one does.
struct Weighed {
    unsigned sum = 0;
    unsigned next = 1;
};

Weighed weighed(std::string_view letters)
{
    Weighed all;
    for (const char letter : letters) {
        all.sum = (all.sum + all.next * value_of(letter).value_or(0)) % modulus;
        all.next = all.next * 2 % modulus;
    }
    return all;
}

} // namespace

std::optional<unsigned> value_of(char letter)
{
    const std::size_t at = paper_letters.find(letter);
    return at == std::string_view::npos ? std::nullopt : std::optional{static_cast<unsigned>(at)};
}

/// Of the pairs that make the sum a multiple the first in an order that all letters decide: of a thousand lines with more wrong one is sound.
std::string with_check(std::string letters)
{
    const Weighed all = weighed(letters);
    unsigned order = 0;
    for (const char letter : letters)
        order = order * 3 + value_of(letter).value_or(0);
    for (unsigned i = 0; i < paper_letters.size(); ++i)
        for (unsigned last = 0; last < paper_letters.size(); ++last) {
            const unsigned first = (order + i) % static_cast<unsigned>(paper_letters.size());
            if ((all.sum + all.next * first + all.next * 2 % modulus * last) % modulus == 0)
                return std::move(letters) + paper_letters[first] + paper_letters[last];
        }
    return letters; // never: with each first letter there is at most one last, and none with five of them
}

bool is_checked(std::string_view letters)
{
    return letters.size() > check_size && with_check(std::string{letters.substr(0, letters.size() - check_size)}) == letters;
}

std::string letters_of(std::uint64_t number, std::size_t count)
{
    std::string letters;
    for (std::size_t i = 0; i < count; ++i) {
        letters.insert(letters.begin(), paper_letters[number % paper_letters.size()]);
        number /= paper_letters.size();
    }
    return letters;
}

std::string letters_of_digest(std::string_view bytes, std::size_t count)
{
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < sizeof number; ++i)
        number = number << 8U | static_cast<unsigned char>(bytes[i]);
    return letters_of(number >> (64 - bits * count), count);
}

std::string check_of_text(std::string_view text)
{
    std::uint64_t sum = 0;
    std::uint64_t weight = 1;
    for (const char32_t letter : QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).toUcs4()) {
        sum = (sum + weight * letter) % text_modulus;
        weight = weight * text_weight % text_modulus;
    }
    return letters_of(sum, text_check_size);
}

void LetterWriter::put(std::uint64_t number)
{
    for (; number >= more; number >>= bits_of_number)
        m_letters += paper_letters[more + number % more];
    m_letters += paper_letters[number];
}

std::uint64_t LetterReader::number()
{
    std::uint64_t number = 0;
    for (unsigned shift = 0; shift <= most_bits; shift += bits_of_number) {
        const auto value = m_left.empty() ? std::nullopt : value_of(m_left.front());
        if (!value)
            break;
        m_left.remove_prefix(1);
        number |= static_cast<std::uint64_t>(*value % more) << shift;
        if (*value < more)
            return number;
    }
    fail();
    return 0;
}

std::size_t LetterReader::count()
{
    const std::uint64_t count = number();
    if (count > m_left.size())
        fail();
    return m_has_failed ? 0 : count;
}

std::string LetterReader::plainly(std::size_t count)
{
    if (count > m_left.size()) {
        fail();
        return {};
    }
    const std::string letters{m_left.substr(0, count)};
    m_left.remove_prefix(count);
    return letters;
}

void LetterReader::fail()
{
    m_has_failed = true;
    m_left = {};
}

} // namespace corneta
