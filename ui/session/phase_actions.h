// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"

#include <QString>

#include <functional>
#include <string_view>

namespace corneta::ui {

/// Whether an action is asked for that is used in one phase and no other.
enum class OnlyThere { No, Yes };

/// The first action used in the phase that fits, in the order of the ruleset; null where none does.
const Action* first_action(const Ruleset& ruleset, std::string_view phase, OnlyThere only, const std::function<bool(const Action&)>& fits);

/// The action that a phase is there for: the first that is used in it alone, else the first that is used in it; null where none is.
const Action* main_action(const Ruleset& ruleset, std::string_view phase);

/// Whether an action is used in a phase.
bool is_used_in(const Action& action, std::string_view phase);

/// The phases an action is used in, and its rule.
QString where_used(const Ruleset& ruleset, const Action& action);

} // namespace corneta::ui
