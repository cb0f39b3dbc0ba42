// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/printing/chances.h"

#include <fmt/format.h>

#include <cmath>

namespace corneta::cli {

double probability_of(const Chance& chance, const Odds& odds)
{
    if (!chance.weight || !odds.total)
        return chance.probability;
    return static_cast<double>(static_cast<long double>(*chance.weight) / static_cast<long double>(*odds.total));
}

double expected_value(const Marginal& marginal, Kind kind, const Odds& odds)
{
    if (!odds.total)
        return marginal.expected;
    long double sum = 0;
    for (const MarginalRow& row : marginal.rows)
        sum += static_cast<long double>(row.chance.weight.value_or(0)) * static_cast<long double>(row.value);
    const long double unit = kind == Kind::Number ? 10 : 1;
    return static_cast<double>(sum / (static_cast<long double>(*odds.total) * unit));
}

std::string in_words(const Chance& chance, const Odds& odds)
{
    constexpr std::uint64_t most = 1'000'000;
    if (!chance.weight || !odds.total || *odds.total > most)
        return {};
    return fmt::format("{} in {}", *chance.weight, *odds.total);
}

std::string percent(double probability)
{
    const double tenths = std::round(probability * 1000);
    if (tenths == 0 && probability > 0)
        return "under 0.1 %";
    if (tenths == 1000 && probability < 1)
        return "over 99.9 %";
    return fmt::format("{:.{}f} %", tenths / 10, std::fmod(tenths, 10) == 0 ? 0 : 1);
}

} // namespace corneta::cli
