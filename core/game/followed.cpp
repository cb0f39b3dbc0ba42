// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/followed.h"

#include "core/answers.h"

#include <algorithm>
#include <utility>

namespace corneta::game {

std::expected<Followed, Problem> followed(const State& state, const Follows& follows)
{
    const auto is_it = [&](const Owed& owed) { return owed.entry == follows.entry && owed.index == follows.index; };
    const auto found = std::ranges::find_if(state.owed, is_it);
    if (found == state.owed.end())
        return std::unexpected{Problem{"next", {"entry {0} has no such follow-up that is still owed", {follows.entry}}}};
    if (follows.choice < 0 || std::cmp_greater_equal(follows.choice, found->next.choices.size()))
        return std::unexpected{Problem{"next", {"there is no choice {0}", {follows.choice + 1}}}};
    return Followed{&*found, &found->next.choices[static_cast<std::size_t>(follows.choice)]};
}

std::vector<Given> inputs_still_true(const Followed& followed, const State& state, const Action& action, const Roles& roles)
{
    const bool must = followed.owed->next.kind != Follow::May;
    std::vector<Given> inputs = followed.choice->inputs;
    std::erase_if(inputs, [&](const Given& input) {
        const auto index = index_of(action.form, input.key);
        if (!index || action.form[*index].stat.empty())
            return false;
        const Field& field = action.form[*index];
        const auto units = units_in(roles, field.role);
        const bool is_seated = must && units == units_in(followed.choice->roles, field.role);
        return !is_seated && std::ranges::any_of(units, [&](const std::string& key) {
            const Unit* const unit = state.find(key);
            return unit != nullptr && !unit->word(field.stat).empty();
        });
    });
    return inputs;
}

} // namespace corneta::game
