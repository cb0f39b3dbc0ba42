// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/forces/scenario.h"

#include <expected>
#include <string>

namespace corneta {

/// The battle as it stands as a scenario, a line each: it begins in the first phase of the first turn, so that nothing of it lasts a turn or a phase.
/// `head` says key, label, about and attacker. Refused where it could not be read back as it is.
std::expected<std::string, Problems> scenario_text(const Rulebook& book, const game::State& state, game::Scenario head);

/// Puts it into the players' own folder, where every list of scenarios has it; its path. Refused where the key is taken.
std::expected<std::string, Problems> save_scenario(const Rulebook& book, const game::State& state, const game::Scenario& head);

} // namespace corneta
