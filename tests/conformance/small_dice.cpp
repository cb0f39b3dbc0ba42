// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/conformance/small_dice.h"

#include "core/charts/chart_reading.h"
#include "tests/conformance/cell_changes.h"

#include <algorithm>
#include <stdexcept>
#include <vector>

namespace corneta::conformance {

using corneta::Cell;
using corneta::CellKind;
using corneta::Statement;

namespace {

constexpr int sides = 4;

bool is_large_die(const Cell& cell)
{
    if (cell.column_spec().kind != CellKind::Dice || cell.empty())
        return false;
    const corneta::Pool pool = cell.dice().pool;
    return pool.count == 1 && pool.sides > sides;
}

Statement small_die(const Cell& cell, Drawing& drawing)
{
    const auto [pool, plus] = cell.dice();
    const int most = std::min(plus + pool.sides - sides, cell.column_spec().most);
    const int drawn = plus + static_cast<int>(drawing.below(static_cast<std::size_t>(std::max(most - plus, 0)) + 1));
    return stated(cell, {corneta::text(corneta::ChartDice{{1, sides}, drawn})});
}

} // namespace

std::optional<corneta::Rulebook> with_small_dice(const Subject& subject, Drawing& drawing)
{
    std::vector<Statement> pack;
    for (const std::string_view key : subject.action->charts)
        for (const Cell& cell : subject.book->charts->of(key).cells())
            if (is_large_die(cell))
                pack.push_back(small_die(cell, drawing));
    if (pack.empty())
        return std::nullopt;
    auto charts = corneta::charts_with(*subject.book->charts, subject.ruleset().key, pack);
    if (!charts)
        throw std::logic_error{text(charts.error().front())};
    return corneta::rulebook(subject.ruleset(), *std::move(charts));
}

} // namespace corneta::conformance
