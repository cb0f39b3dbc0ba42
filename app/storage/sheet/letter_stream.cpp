// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/sheet/letter_stream.h"

namespace corneta {

namespace {

constexpr unsigned bits = 4;
constexpr unsigned more = 1U << bits; ///< of a letter behind which the number goes on
constexpr unsigned most_bits = 48;

} // namespace

void LetterWriter::put(std::uint64_t number)
{
    for (; number >= more; number >>= bits)
        m_letters += paper_letters[more + number % more];
    m_letters += paper_letters[number];
}

std::uint64_t LetterReader::number()
{
    std::uint64_t number = 0;
    for (unsigned shift = 0; shift <= most_bits; shift += bits) {
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
