// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/rules.h"

namespace santa_anna {

/// Castings at the start are effectives, stragglers and casualties; what is missing follows from the others.
corneta::Problems muster(corneta::game::Unit& unit);

/// Stragglers and casualties are shared by size, to the nearest; the larger part takes the odd one. Command and Control, 4.1.
std::expected<std::vector<corneta::game::StatChange>, corneta::Problems> split(const corneta::game::Unit& whole, corneta::game::Unit& part,
                                                                               int size);

/// Numbers add up; the initial volley is left only if both have it, low ammunition stays if either has it (house).
std::expected<std::vector<corneta::game::StatChange>, corneta::Problems> join(const corneta::game::Unit& unit,
                                                                              const corneta::game::Unit& other);

} // namespace santa_anna
