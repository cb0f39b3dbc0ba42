// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/state/unit.h"

#include "core/text/fraction.h"

#include <cassert>
#include <charconv>
#include <memory>

namespace corneta::game {

namespace {

Fraction fraction_of(std::string_view word)
{
    const auto number = fraction_from(word);
    assert(number);
    return *number;
}

} // namespace

bool is_number(std::string_view word)
{
    constexpr int largest = 10'000;
    const auto number = fraction_from(word);
    return number && 10 % number->over() == 0 && number->rounded_down() < largest && number->rounded_down() > -largest;
}

int number_of(std::string_view word)
{
    int whole = 0;
    const char* const end = std::to_address(word.end());
    if (const auto [rest, error] = std::from_chars(std::to_address(word.begin()), end, whole); error == std::errc{} && rest == end)
        return whole; // nearly all of them are
    return word.empty() ? 0 : static_cast<int>(fraction_of(word).rounded_down());
}

const Stats::Words& Stats::none()
{
    static const Words words;
    return words;
}

void apply(Unit& unit, const StatChange& change)
{
    assert(unit.key == change.unit && change.does != Does::Nothing);
    std::string& word = unit.stats[change.stat];
    word = change.does == Does::Add ? text(fraction_of(word.empty() ? "0" : word) + fraction_of(change.word)) : change.word;
}

} // namespace corneta::game
