// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart.h"

#include <array>

/// The rows of every chart: the word in the data and the words in a line of working.
namespace cedar_creek::chart_rows {

using corneta::RowSpec;

inline constexpr std::array dice_rows{RowSpec{"die", "die"}};

inline constexpr std::array turns_rows{RowSpec{"1", "turn 1"}, RowSpec{"2", "turn 2"}, RowSpec{"3", "turn 3"},
                                       RowSpec{"later", "turn 4 and later"}};

inline constexpr std::array initiative_modifiers_rows{RowSpec{"tactical-retreat", "Union, in a tactical retreat"}};

inline constexpr std::array activation_rows{RowSpec{"low", "no division"}, RowSpec{"middle", "one division"},
                                            RowSpec{"high", "two divisions"}};

inline constexpr std::array activation_modifiers_rows{
    RowSpec{"union-tactical-retreat", "Union, in its tactical retreat"},
    RowSpec{"confederate-tactical-retreat", "Confederates, in the Union's tactical retreat"}, RowSpec{"sheridan", "Union with Sheridan"},
    RowSpec{"no-sheridan", "Union without Sheridan"}};

inline constexpr std::array initiative_test_modifiers_rows{
    RowSpec{"cavalry", "cavalry division"}, RowSpec{"in-contact", "in contact with the enemy"}, RowSpec{"superior", "superior commander"}};

inline constexpr std::array thresholds_rows{
    RowSpec{"initiative-test", "highest total that activates"}, RowSpec{"round-4", "highest roll that brings a 4th round"},
    RowSpec{"round-5", "highest roll that brings a 5th round"}, RowSpec{"sheridan", "highest roll that brings Sheridan"}};

} // namespace cedar_creek::chart_rows
