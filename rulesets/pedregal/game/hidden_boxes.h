// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/rules.h"

namespace pedregal {

/// Whether a hidden box may be built now. 19.5 B.
corneta::game::PlacementTerms placement_terms(const corneta::game::State& state, const corneta::game::Unit& box, std::string_view contents,
                                              const corneta::RulesetCharts& charts);

} // namespace pedregal
