// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ruleset.h"

#include <string_view>

namespace corneta::ui {

/// The action that a phase is there for: the first that is used in it; nothing where none is.
const Action* main_action(const Ruleset& ruleset, std::string_view phase);

/// Whether an action is used in a phase.
bool is_used_in(const Action& action, std::string_view phase);

} // namespace corneta::ui
