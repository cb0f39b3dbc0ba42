// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "ui/session/open_game.h"

#include <vector>

namespace corneta::window {

/// The scenarios of a ruleset as the window names them.
std::vector<ui::ScenarioName> scenario_names(const Ruleset& ruleset);

} // namespace corneta::window
