// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace corneta {

/// A marker to cut out that lies by units for more than a phase; where something stands on its back, it is a square that is turned up.
struct MarkerSpec {
    std::string_view words;
    int count = 1;
    std::string_view back{};
};

/// By what a distance of the rules is multiplied on the table: `{"15 mm", 2, 3}`.
struct ScaleSpec {
    std::string_view words;
    int times = 1;
    int over = 1;
};

/// Cards that lie by a unit, so many of each option of a stat: the formation it is in.
struct CardsSpec {
    std::string_view stat;
    int count = 1;
};

/// What is printed for the table and cut out. A ruleset that says nothing has none of it.
struct PaperSpec {
    std::span<const MarkerSpec> markers{};
    std::span<const std::string_view> measured{}; ///< charts whose rows are inches, each column the end of a band or a move: sticks
    std::span<const ScaleSpec> scales{};          ///< for each of which there are sticks
    std::string_view arcs{};                      ///< the chart whose rows are arcs in degrees: sectors
    std::span<const CardsSpec> cards{};
};

} // namespace corneta
