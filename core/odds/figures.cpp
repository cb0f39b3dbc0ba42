// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/figures.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace corneta {

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

std::vector<Figure> figures(const Action& action, const Odds& odds)
{
    std::vector<Figure> figures;
    for (const Marginal& marginal : odds.marginals) {
        const OutcomeSpec& spec = action.outcomes[marginal.key];
        if (spec.kind == Kind::Number || spec.kind == Kind::Toggle)
            figures.push_back({marginal.key, marginal.row, std::nullopt, expected_value(marginal, spec.kind, odds)});
        for (std::size_t word = 0; spec.kind == Kind::Choice && word < spec.options.size(); ++word) {
            const auto value = static_cast<std::int32_t>(word);
            const auto row = std::ranges::find(marginal.rows, value, &MarginalRow::value);
            figures.push_back({marginal.key, marginal.row, value, row == marginal.rows.end() ? 0 : probability_of(row->chance, odds)});
        }
    }
    return figures;
}

std::optional<KeyFigure> key_figure(const Action& action, const Odds& odds)
{
    if (const auto chances = standing_out(action, odds); !chances.empty()) {
        const auto& [key, chance] = chances.front();
        return KeyFigure{key, fmt::format("{}", fmt::join(action.outcomes[key].words_that_stand_out(), " or ")), true,
                         probability_of(chance, odds)};
    }
    const std::vector<Figure> all = figures(action, odds);
    const auto bars = outcome_in_bars(action);
    auto figure = std::ranges::find_if(all, [&](const Figure& one) { return bars && one.key == *bars; });
    if (figure == all.end())
        figure = all.begin();
    if (figure == all.end())
        return std::nullopt;
    const OutcomeSpec& spec = action.outcomes[figure->key];
    const std::string label = figure->value
        ? fmt::format("{}: {}", spec.label, spec.options[static_cast<std::size_t>(*figure->value)].label)
        : std::string{spec.label};
    return KeyFigure{figure->key, label, spec.kind != Kind::Number, figure->number};
}

} // namespace corneta
