// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/explanation.h"
#include "core/charts/chart_reading.h"

#include <optional>
#include <string>
#include <vector>

namespace corneta::conformance {

/// A cell of a chart, or two cells of Bands that are the two sides of one boundary.
struct Place {
    std::vector<corneta::CellName> cells;
    std::string name() const;
};

/// What a pack states to put another value into a cell.
corneta::Statement stated(const corneta::Cell& cell, corneta::Datum value);

/// Every place of a chart that holds a number, dice or a word. Not those that are empty, nor where Bands must begin.
std::vector<Place> places_in(const corneta::Chart& chart);

/// Packs that change nothing but this place, in other ways: a step up and down, then as far as the chart allows, or other dice and words.
std::vector<std::vector<corneta::Statement>> changes_of(const corneta::Chart& chart, const Place& place);

/// The charts with such a pack; nothing when their shape does not allow it.
std::vector<corneta::ChartSet> charts_changed(const corneta::ChartSet& charts, std::string_view ruleset, const Place& place);

/// The charts with one such pack, the first that their shape allows from the one of number `way` on.
std::optional<corneta::ChartSet> charts_changed_once(const corneta::ChartSet& charts, std::string_view ruleset, const Place& place,
                                                     std::size_t way);

} // namespace corneta::conformance
