// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/explanation.h"
#include "core/dice/dice.h"
#include "rulesets/pedregal/charts/charts.h"

#include <cstdint>

namespace pedregal {

/// The morale of a unit, and whether a leader helps it; an engineer does not (19.3).
struct Morale {
    int value = 0;
    bool leader = false;
};

enum class MoraleResult : std::uint8_t { Unchecked, Passed, Failed };

/// A morale check that the section `rule` asks for: one die, not above the morale.
MoraleResult morale_check(const corneta::Label& label, const Morale& morale, std::string_view rule, const Charts& charts,
                          corneta::Dice& dice, corneta::Explanation& explanation);

/// The charts that it reads.
inline constexpr std::array<std::string_view, 3> morale_charts{"dice", "morale-shifts", "morale-fails"};

} // namespace pedregal
