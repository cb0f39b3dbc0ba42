// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/total.h"
#include "rulesets/cedar_creek/attack.h"

namespace cedar_creek {

inline constexpr std::string_view modifiers_rule = "11.3 Modifiers";

/// The ratio of the strengths, rounded in favor of the lesser.
Ratio strength_ratio(const Attack& asked, const Cards& cards);
/// Says how the ratio came about.
void tell_ratio(const Attack& asked, const Cards& cards, corneta::Tale& tale);

/// Adds to the attacker's die all that modifies it.
void add_attacker_modifiers(corneta::Total& total, const Attack& asked, SupportHits hits, const Cards& cards);
/// Adds to the defender's die all that modifies it.
void add_defender_modifiers(corneta::Total& total, const Attack& asked, SupportHits hits, const Cards& cards);

} // namespace cedar_creek
