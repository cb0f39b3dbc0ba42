// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/phase_actions.h"

#include "ui/words/wording.h"

#include <QStringList>

#include <algorithm>

namespace corneta::ui {

bool is_used_in(const Action& action, std::string_view phase)
{
    return std::ranges::find(action.phases, phase) != action.phases.end();
}

const Action* first_action(const Ruleset& ruleset, std::string_view phase, OnlyThere only, const std::function<bool(const Action&)>& fits)
{
    const auto found = std::ranges::find_if(ruleset.actions, [&](const Action& action) {
        return is_used_in(action, phase) && (only == OnlyThere::No || action.phases.size() == 1) && fits(action);
    });
    return found == ruleset.actions.end() ? nullptr : &*found;
}

const Action* main_action(const Ruleset& ruleset, std::string_view phase)
{
    const auto any = [](const Action& /*action*/) { return true; };
    const Action* own = first_action(ruleset, phase, OnlyThere::Yes, any);
    return own != nullptr ? own : first_action(ruleset, phase, OnlyThere::No, any);
}

QString where_used(const Ruleset& ruleset, const Action& action)
{
    QStringList words;
    for (const PhaseSpec& phase : ruleset.phases)
        if (is_used_in(action, phase.key))
            words << translated(phase.label);
    if (!action.rule.empty())
        words << section_words(action.rule);
    return words.join(QStringLiteral(" \u00b7 "));
}

} // namespace corneta::ui
