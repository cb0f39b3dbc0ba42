// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/rules.h"

namespace santa_anna {

/// Who gives a unit its order, what it costs him and why it may not be given. Command and Control, 4.1 and 4.2.
corneta::game::PlacementTerms placement_terms(const corneta::game::State& state, const corneta::game::Unit& unit, std::string_view word,
                                              const corneta::RulesetCharts& charts);

} // namespace santa_anna
