// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/rules.h"

namespace santa_anna {

/// The word for a field where more than a stat of one unit tells it; nothing: the unit's stat.
std::optional<std::string> known_word(const corneta::game::State& state, const corneta::Action& action, const corneta::Field& field,
                                      const corneta::game::Roles& roles);

} // namespace santa_anna
