// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/rules.h"

namespace revolucion {

/// "Army Morale": the combat units of an army for which nobody has stated them are those it has, lost ones too: neither leaders nor transport
/// that cannot attack nor máquinas locas.
std::optional<std::string> fill(const corneta::game::State& state, const corneta::Action& action, const corneta::Field& field,
                                const corneta::game::Roles& roles);

/// "The Forces": bases of a unit, units of a column, leaders of an army that are not of the usual sizes.
std::vector<corneta::game::Unusual> unusual(const corneta::game::State& state);

} // namespace revolucion
