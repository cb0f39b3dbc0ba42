// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/fraction.h"

#include <fmt/format.h>

#include <cassert>
#include <charconv>
#include <cstdlib>
#include <numeric>

namespace corneta {

namespace {

std::optional<std::int64_t> digits_from(std::string_view text)
{
    constexpr std::size_t most_digits = 9;
    if (text.empty() || text.size() > most_digits || text.find_first_not_of("0123456789") != std::string_view::npos)
        return std::nullopt;
    std::int64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

} // namespace

Fraction::Fraction(std::int64_t amount, std::int64_t over) : m_amount{amount}, m_over{over}
{
    assert(over != 0);
    const std::int64_t divisor = std::gcd(amount, over);
    m_amount /= over < 0 ? -divisor : divisor;
    m_over /= over < 0 ? -divisor : divisor;
}

std::int64_t Fraction::rounded_down() const
{
    const std::int64_t quotient = m_amount / m_over;
    return m_amount % m_over < 0 ? quotient - 1 : quotient;
}

Fraction operator+(Fraction a, Fraction b)
{
    if (a.m_over == 1 && b.m_over == 1)
        return a.m_amount + b.m_amount;
    return {a.m_amount * b.m_over + b.m_amount * a.m_over, a.m_over * b.m_over};
}

Fraction operator*(Fraction a, Fraction b)
{
    if (a.m_over == 1 && b.m_over == 1)
        return a.m_amount * b.m_amount;
    return {a.m_amount * b.m_amount, a.m_over * b.m_over};
}

bool operator<(Fraction a, Fraction b)
{
    return a.m_amount * b.m_over < b.m_amount * a.m_over;
}

std::string text(Fraction number)
{
    if (number.is_whole())
        return fmt::format("{}", number.amount());
    if (10 % number.over() != 0)
        return fmt::format("{}/{}", number.amount(), number.over());
    const std::int64_t tenths = number.amount() * (10 / number.over());
    return fmt::format("{}{}.{}", tenths < 0 ? "-" : "", std::abs(tenths) / 10, std::abs(tenths) % 10);
}

std::optional<Fraction> fraction_from(std::string_view text)
{
    const bool negative = text.starts_with('-');
    if (negative)
        text.remove_prefix(1);
    const std::int64_t sign = negative ? -1 : 1;
    const std::size_t mark = text.find_first_of("./");
    const auto before = digits_from(text.substr(0, mark));
    if (!before)
        return std::nullopt;
    if (mark == std::string_view::npos)
        return Fraction{sign * *before};
    const auto after = digits_from(text.substr(mark + 1));
    if (!after)
        return std::nullopt;
    if (text[mark] == '/')
        return *after == 0 ? std::nullopt : std::optional{Fraction{sign * *before, *after}};
    if (text.size() - mark != 2)
        return std::nullopt;
    return Fraction::tenths(sign * (*before * 10 + *after));
}

} // namespace corneta
