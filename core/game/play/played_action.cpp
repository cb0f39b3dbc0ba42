// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/played_action.h"

#include "core/game/play/bound.h"

namespace corneta::game {

Roles roles_in_row(const Action& action, const Roles& roles, std::size_t row)
{
    Roles own = roles;
    if (action.is_batch())
        for (RoleFilled& filled : own)
            if (row < filled.units.size())
                filled.units = {filled.units[row]};
    return own;
}

PlayedAction played_action_of(const State& state, const Ruleset& ruleset, PlayedAction wanted, std::span<const Verdict> verdicts)
{
    const Action& action = *ruleset.find_action(wanted.action);
    for (std::size_t row = 0; row < verdicts.size(); ++row) {
        const Roles roles = roles_in_row(action, wanted.roles, row);
        wanted.outcomes.push_back(words_of(action, verdicts[row].outcome));
        for (StatChange& change : declared_changes(action, verdicts[row].outcome, roles))
            wanted.changes.push_back(std::move(change));
        for (const FollowUp& follow_up : verdicts[row].next)
            wanted.next.push_back(bound(ruleset, state, follow_up, roles));
    }
    return wanted;
}

} // namespace corneta::game
