// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace corneta {

/// An exact number in lowest terms; `over()` is always positive. Example: `Fraction{19, 4}` prints as `19/4`.
class Fraction {
public:
    constexpr Fraction() = default;
    constexpr Fraction(std::int64_t whole) : m_amount{whole} {} // NOLINT(google-explicit-constructor): a whole number is a fraction
    Fraction(std::int64_t amount, std::int64_t over);

    /// A number kept in tenths. Example: `Fraction::tenths(65)` is 6.5.
    static Fraction tenths(std::int64_t tenths) { return {tenths, 10}; }

    constexpr std::int64_t amount() const { return m_amount; }
    constexpr std::int64_t over() const { return m_over; }
    constexpr bool is_whole() const { return m_over == 1; }
    /// The whole number not above this one.
    std::int64_t rounded_down() const;
    double value() const { return static_cast<double>(m_amount) / static_cast<double>(m_over); }

    friend Fraction operator+(Fraction a, Fraction b);
    friend Fraction operator*(Fraction a, Fraction b);
    friend constexpr bool operator==(const Fraction&, const Fraction&) = default;
    friend bool operator<(Fraction a, Fraction b);

private:
    std::int64_t m_amount = 0;
    std::int64_t m_over = 1;
};

/// `12`, `6.5` for tenths, else `19/4`.
std::string text(Fraction number);

/// The inverse of text(); nothing else is a number: no spaces, no `+`, no exponent, at most nine digits a part.
std::optional<Fraction> fraction_from(std::string_view text);

} // namespace corneta
