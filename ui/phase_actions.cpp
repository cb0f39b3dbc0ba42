// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/phase_actions.h"

#include <algorithm>

namespace corneta::ui {

bool is_used_in(const Action& action, std::string_view phase)
{
    return std::ranges::find(action.phases, phase) != action.phases.end();
}

const Action* main_action(const Ruleset& ruleset, std::string_view phase)
{
    const auto found = std::ranges::find_if(ruleset.actions, [&](const Action& action) { return is_used_in(action, phase); });
    return found == ruleset.actions.end() ? nullptr : &*found;
}

} // namespace corneta::ui
