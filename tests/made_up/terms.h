// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/form/field.h"

#include <array>
#include <cstdint>
#include <string_view>

/// Clockwork beetles on a garden table: rules that nobody plays, for tests. Enumerators count as options and chart rows do.
namespace made_up {

using corneta::Option;

enum class Spring : std::uint8_t { Brass, Steel, Silver };
inline constexpr std::array springs{Option{"brass", "brass"}, Option{"steel", "steel"}, Option{"silver", "silver"}};

enum class Ground : std::uint8_t { Cloth, Wood, Glass };
inline constexpr std::array grounds{Option{"cloth", "tablecloth"}, Option{"wood", "bare wood"}, Option{"glass", "glass plate"}};

enum class Trim : std::uint8_t { Oiled, Polished, Ribboned };
inline constexpr std::array trims{Option{"oiled", "oiled"}, Option{"polished", "polished"}, Option{"ribboned", "with a ribbon"}};

enum class Footing : std::uint8_t { Firm, Loose, Slick };
inline constexpr std::array<std::string_view, 3> footing_words{"firm", "loose", "slick"};

enum class Landing : std::uint8_t { Short, On, Beyond };
inline constexpr std::array landings{Option{"short", "short of the mark"}, Option{"on", "on the mark"},
                                     Option{"beyond", "beyond the mark"}};

enum class Stance : std::uint8_t { Stands, Slides, Flips };
inline constexpr std::array<std::string_view, 3> stance_words{"stands", "slides", "flips"};
inline constexpr std::array stances{Option{"stands", "stands"}, Option{"slides", "slides"}, Option{"flips", "lies on its back"}};

enum class Victor : std::uint8_t { Neither, Left, Right };
inline constexpr std::array victors{Option{"neither", "neither"}, Option{"left", "the left one"}, Option{"right", "the right one"}};

enum class Rosette : std::uint8_t { None, Red, Blue };
inline constexpr std::array rosettes{Option{"none", "none"}, Option{"red", "red"}, Option{"blue", "blue"}};

/// The rulebook's sections.
namespace rule {
inline constexpr std::string_view winding = "1 Winding";
inline constexpr std::string_view leaping = "2 Leaping";
inline constexpr std::string_view tussling = "3 Tussling";
inline constexpr std::string_view gusts = "4 Gusts";
inline constexpr std::string_view parading = "5 Parading";
inline constexpr std::string_view mustering = "6 Mustering";
} // namespace rule

} // namespace made_up
