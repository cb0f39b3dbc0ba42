// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/total.h"
#include "rulesets/cedar_creek/combat/attack.h"

namespace cedar_creek {

inline constexpr std::string_view modifiers_rule = "11.3 Modifiers";

/// The ratio of the strengths, rounded in favor of the lesser.
Ratio strength_ratio(const Attack& inputs, const Charts& charts);
/// Says how the ratio came about.
void explain_ratio(const Attack& inputs, const Charts& charts, corneta::Explanation& explanation);

/// Adds to the attacker's die all that modifies it.
void add_attacker_modifiers(corneta::Total& total, const Attack& inputs, SupportHits hits, const Charts& charts);
/// Adds to the defender's die all that modifies it.
void add_defender_modifiers(corneta::Total& total, const Attack& inputs, SupportHits hits, const Charts& charts);

} // namespace cedar_creek
