// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/luck.h"

#include "core/action/chain.h"
#include "core/game/play/rules.h"

#include <algorithm>
#include <map>

namespace corneta::game {

namespace {

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

/// What each of them may suffer, by the ends of the chain; nothing where the dice are too many to count.
std::vector<Harms> harms_of(const Procedure& procedure, const std::vector<Harmed>& harmed)
{
    std::vector<Harms> all(harmed.size());
    Outcome at_end;
    const auto take = [&](const EndState& end) {
        procedure.end(end.state, at_end);
        for (std::size_t i = 0; i < harmed.size(); ++i)
            all[i][harmed[i].in(at_end)] += end.probability;
    };
    const auto share_base = every_end_of(procedure, {}, take, exact_effort);
    return share_base && share_base->exact ? all : std::vector<Harms>{};
}

Luck luck_from(const Harms& harms, const Harmed& harmed, const Outcome& outcome)
{
    Luck luck{harmed.side, 0, harmed.in(outcome), {}};
    for (const auto& [harm, chance] : harms) {
        luck.expected += harm * chance;
        luck.chances.emplace_back(harm, chance);
    }
    return luck;
}

} // namespace

std::vector<Luck> luck_of(const Rulebook& book, const Action& action, const Answers& answers, const State& state, const Roles& roles,
                          std::span<const Verdict> verdicts)
{
    std::vector<Luck> all;
    if (book.ruleset->game == nullptr)
        return all;
    for (std::size_t row = 0; row < verdicts.size(); ++row) {
        const auto harmed = harmed_in(action, *book.ruleset->game, state, roles, row);
        if (harmed.empty())
            continue;
        const auto harms = harms_of(*action.bind(answers, row, *book.typed_charts), harmed);
        for (std::size_t i = 0; i < harms.size(); ++i)
            if (Luck luck = luck_from(harms[i], harmed[i], verdicts[row].outcome); luck.chances.size() > 1)
                all.push_back(std::move(luck));
    }
    return all;
}

} // namespace corneta::game
