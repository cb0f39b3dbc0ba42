// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/chances/branches.h"

#include "core/action/chain.h"

#include <algorithm>
#include <numeric>

namespace corneta::game {

namespace {

using Branches = std::map<Done, Branch>;

/// What an outcome does to the unit in these roles, or to anybody.
Done done_by(const Action& action, const Outcome& outcome, const Roles& roles, const std::optional<std::string>& unit)
{
    Done done;
    for (std::size_t i = 0; i < action.outcomes.size(); ++i) {
        const OutcomeSpec& spec = action.outcomes[i];
        const auto& units = units_in(roles, spec.role);
        if (unit && std::ranges::find(units, *unit) == units.end())
            continue;
        const auto values = outcome.at(i);
        const Done::Place place{unit ? *unit : units.empty() ? std::string{} : units.front(), spec.stat};
        if (spec.list || spec.does == Does::Nothing)
            done.others.insert(done.others.end(), values.begin(), values.end());
        else if (spec.does == Does::Add && values.front() != 0)
            done.added[place] += values.front();
        else if (spec.does == Does::Set || values.front() != 0)
            done.put[place] = values.front();
    }
    return done;
}

/// Takes what is common out of the weights.
void reduce(DeclaredPlay& declared)
{
    std::uint64_t common = declared.total.value_or(1);
    for (const auto& [done, branch] : declared.branches)
        common = branch.weight.whole ? std::gcd(common, *branch.weight.whole) : 1;
    if (common <= 1)
        return;
    declared.total = *declared.total / common;
    for (auto& [done, branch] : declared.branches)
        branch.weight.whole = *branch.weight.whole / common;
}

Branches branches_of(const Procedure& procedure, const EndStates& ends, const Action& action, const Roles& roles,
                     const std::optional<std::string>& unit)
{
    Branches branches;
    Outcome outcome;
    for (const EndState& end : ends.ends) {
        procedure.end(end.state, outcome);
        const Weight weight{end.weight, static_cast<long double>(end.probability)};
        const auto [at, is_new] = branches.try_emplace(done_by(action, outcome, roles, unit));
        if (is_new) {
            Verdict verdict;
            verdict.outcome = outcome;
            verdict.next = procedure.announce(end.state).next;
            at->second = {{std::move(verdict)}, weight};
        } else {
            at->second.weight.add(weight);
        }
    }
    return branches;
}

/// The branches of the rows before with those of another one; cut short where there are too many.
Branches with_row(const Branches& before, const Branches& own)
{
    Branches all;
    for (const auto& [done, branch] : before)
        for (const auto& [more, of_row] : own) {
            Done both = done;
            both.add(more);
            const Weight weight = branch.weight.times(of_row.weight);
            const auto [at, is_new] = all.try_emplace(std::move(both), Branch{branch.verdicts, weight});
            if (is_new)
                at->second.verdicts.push_back(of_row.verdicts.front());
            else
                at->second.weight.add(weight);
            if (all.size() > most_ways)
                return all;
        }
    return all;
}

} // namespace

void Done::add(const Done& more)
{
    for (const auto& [place, number] : more.added)
        added[place] += number;
    for (const auto& [place, value] : more.put)
        put[place] = value;
    others.insert(others.end(), more.others.begin(), more.others.end());
}

std::optional<DeclaredPlay> declared_play(const Rulebook& book, const Prepared& ready, const std::optional<std::string>& unit,
                                          const std::stop_token& stop)
{
    const Action& action = *book.ruleset->find_action(ready.play.action);
    DeclaredPlay declared{{0, ready.play.action, ready.play.roles, answers_of(ready.filled), {}, {}, {}}, {{Done{}, Branch{}}}};
    for (std::size_t row = 0; row < action.runs(ready.filled.answers); ++row) {
        const auto procedure = action.bind(ready.filled.answers, row, *book.typed_charts);
        const auto ends = ends_of(*procedure, stop, exact_effort);
        if (!ends || !ends->exact)
            return std::nullopt;
        declared.branches =
            with_row(declared.branches, branches_of(*procedure, *ends, action, roles_in_row(action, ready.play.roles, row), unit));
        declared.total = product(declared.total, ends->total);
        if (declared.branches.size() > most_ways)
            return std::nullopt;
    }
    reduce(declared);
    return declared;
}

bool Ways::add(const State& state, const Ruleset& ruleset, const DeclaredPlay& declared)
{
    std::map<Done, Way> next;
    for (const auto& [done, way] : m_ways)
        for (const auto& [more, branch] : declared.branches) {
            Done both = done;
            both.add(more);
            const Weight weight = way.weight.times(branch.weight);
            const auto [at, is_new] = next.try_emplace(std::move(both));
            if (!is_new) {
                at->second.weight.add(weight);
                continue;
            }
            if (next.size() > m_most)
                return false;
            at->second = {way.played_actions, weight};
            at->second.played_actions.push_back(played_action_of(state, ruleset, declared.wanted, branch.verdicts));
        }
    m_total = product(m_total, declared.total);
    m_ways = std::move(next);
    return true;
}

} // namespace corneta::game
