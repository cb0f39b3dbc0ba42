// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/luck.h"

#include "core/action/chain.h"
#include "core/game/play/rules.h"

#include <algorithm>
#include <map>

namespace corneta::game {

namespace {

constexpr std::size_t most_states_for_luck = 200'000;

using Harms = std::map<int, double>;

/// The keys whose rise harms a side in a row of a batch.
struct Harmed {
    std::string side;
    std::vector<std::size_t> keys;

    int in(const Outcome& outcome) const
    {
        int harm = 0;
        for (const std::size_t key : keys)
            harm += outcome.value(key) / 10;
        return harm;
    }
};

std::vector<Harmed> harmed_in(const Action& action, const game::GameRules& rules, const State& state, const Roles& roles, std::size_t row)
{
    std::vector<Harmed> all;
    for (std::size_t i = 0; i < action.outcomes.size(); ++i) {
        const OutcomeSpec& spec = action.outcomes[i];
        const auto& units = units_in(roles, spec.role);
        const bool harms = spec.kind == Kind::Number && spec.does == Does::Add && !spec.list
            && std::ranges::find(rules.harms, spec.stat) != rules.harms.end();
        if (!harms || units.empty())
            continue;
        const std::string& side = state.find(units[std::min(row, units.size() - 1)])->side;
        if (side.empty())
            continue;
        auto found = std::ranges::find(all, side, &Harmed::side);
        if (found == all.end())
            found = all.insert(all.end(), {side, {}});
        found->keys.push_back(i);
    }
    return all;
}

Luck luck_from(const EndStates& ends, const Procedure& procedure, const Harmed& harmed, const Outcome& outcome)
{
    Harms harms;
    Outcome at_end;
    for (const EndState& end : ends.ends) {
        procedure.end(end.state, at_end);
        harms[harmed.in(at_end)] += end.probability;
    }
    Luck luck{harmed.side, 0, harmed.in(outcome), {}};
    for (const auto& [harm, chance] : harms) {
        luck.expected += harm * chance;
        luck.chances.emplace_back(harm, chance);
    }
    return luck;
}

} // namespace

std::vector<Luck> luck_of(const Rulebook& book, const Action& action, const Answers& answers, const State& state, const Roles& roles,
                          std::span<const Outcome> outcomes)
{
    std::vector<Luck> all;
    if (book.ruleset->game == nullptr)
        return all;
    for (std::size_t row = 0; row < outcomes.size(); ++row) {
        const auto harmed = harmed_in(action, *book.ruleset->game, state, roles, row);
        if (harmed.empty())
            continue;
        const auto procedure = action.bind(answers, row, *book.typed_charts);
        const auto ends = ends_of(*procedure, {}, most_states_for_luck);
        if (!ends || !ends->exact)
            continue;
        for (const Harmed& one : harmed)
            if (Luck luck = luck_from(*ends, *procedure, one, outcomes[row]); luck.chances.size() > 1)
                all.push_back(std::move(luck));
    }
    return all;
}

} // namespace corneta::game
