// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/chances/combined.h"

#include "core/action/chain.h"
#include "core/game/play/phases.h"
#include "core/game/play/played_action.h"
#include "core/game/play/prepared.h"
#include "core/game/play/rules.h"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>

namespace corneta::game {

namespace {

constexpr std::size_t most_ways = 20'000;

using Whole = std::optional<std::uint64_t>;

Whole product(Whole a, Whole b)
{
    if (!a || !b || (*b != 0 && *a > std::numeric_limits<std::uint64_t>::max() / *b))
        return std::nullopt;
    return *a * *b;
}

Whole sum(Whole a, Whole b)
{
    if (!a || !b || *a > std::numeric_limits<std::uint64_t>::max() - *b)
        return std::nullopt;
    return *a + *b;
}

/// A share of all combinations: in whole numbers while they fit.
struct Weight {
    Whole whole = 1;
    long double share = 1;

    void add(const Weight& other)
    {
        whole = sum(whole, other.whole);
        share += other.share;
    }
    Weight times(const Weight& other) const { return {product(whole, other.whole), share * other.share}; }
};

/// All that plays do to one unit, summed up: numbers that are added, words that are put in place, and what only the rules may read.
struct Done {
    std::map<std::string_view, std::int64_t> added{};
    std::map<std::string_view, std::int32_t> put{};
    std::vector<std::int32_t> others{};

    void add(const Done& more)
    {
        for (const auto& [stat, number] : more.added)
            added[stat] += number;
        for (const auto& [stat, value] : more.put)
            put[stat] = value;
        others.insert(others.end(), more.others.begin(), more.others.end());
    }
    friend auto operator<=>(const Done&, const Done&) = default;
};

/// What an outcome does to the unit in these roles.
Done done_by(const Action& action, const Outcome& outcome, const Roles& roles, std::string_view unit)
{
    Done done;
    for (std::size_t i = 0; i < action.outcomes.size(); ++i) {
        const OutcomeSpec& spec = action.outcomes[i];
        const auto units = units_in(roles, spec.role);
        if (std::ranges::find(units, unit) == units.end())
            continue;
        const auto values = outcome.at(i);
        if (spec.list || spec.does == Does::Nothing)
            done.others.insert(done.others.end(), values.begin(), values.end());
        else if (spec.does == Does::Add && values.front() != 0)
            done.added[spec.stat] += values.front();
        else if (spec.does == Does::Set || values.front() != 0)
            done.put[spec.stat] = values.front();
    }
    return done;
}

/// All combinations of a play that do the same to the unit; one of them stands for them.
struct Branch {
    std::vector<Verdict> verdicts{}; ///< one a row: outcome and follow-ups alone
    Weight weight{};
};
using Branches = std::map<Done, Branch>;

/// A play with everything it may come to.
struct Declared {
    PlayedAction wanted;
    Branches branches;
    Whole total = 1;
};

/// Takes what is common out of the weights.
void reduce(Declared& declared)
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

class Combining {
public:
    Combining(const State& state, const Rulebook& book, const Unit& unit, const std::stop_token& stop)
        : m_state{state},
          m_book{book},
          m_unit{unit.key},
          m_stop{stop}
    {
        m_ways.try_emplace(Done{}, Way{m_state.pending, {}});
    }

    /// False where it cannot be made or reckoned.
    bool add(const Play& play)
    {
        const auto declared = declared_by(play);
        if (!declared)
            return false;
        std::map<Done, Way> next;
        for (const auto& [done, way] : m_ways)
            for (const auto& [more, branch] : declared->branches) {
                Done both = done;
                both.add(more);
                const Weight weight = way.weight.times(branch.weight);
                const auto [at, is_new] = next.try_emplace(std::move(both));
                if (!is_new) {
                    at->second.weight.add(weight);
                    continue;
                }
                at->second = {way.played_actions, weight};
                at->second.played_actions.push_back(played_action_of(m_state, *m_book.ruleset, declared->wanted, branch.verdicts));
            }
        m_total = product(m_total, declared->total);
        m_ways = std::move(next);
        return m_ways.size() <= most_ways && !m_stop.stop_requested();
    }

    std::optional<GivingWay> reckoned() const
    {
        const GameRules& rules = *m_book.ruleset->game;
        Weight gives_way{0, 0};
        for (const auto& [done, way] : m_ways) {
            if (m_stop.stop_requested())
                return std::nullopt;
            State state = m_state;
            state.pending = way.played_actions;
            EffectsBuilder effects{state};
            take_effect(m_book, way.played_actions, effects);
            if (rules.gives_way(effects.unit(m_unit), m_book))
                gives_way.add(way.weight);
        }
        GivingWay given{{gives_way.whole, static_cast<double>(gives_way.share)}, m_total, rules.gives_way(*m_state.find(m_unit), m_book)};
        if (!m_total || !gives_way.whole) {
            given.total.reset();
            given.chance.weight.reset();
            return given;
        }
        const std::uint64_t common = std::gcd(*m_total, *gives_way.whole);
        given.total = *m_total / common;
        given.chance.weight = *gives_way.whole / common;
        return given;
    }

private:
    /// What was done on one way through the phase, and the share of all ways that do the same to the unit.
    struct Way {
        std::vector<PlayedAction> played_actions{};
        Weight weight{};
    };

    std::optional<Declared> declared_by(const Play& play) const
    {
        const auto ready = prepared(m_state, m_book, play);
        if (!ready || !ready->refused.empty() || !ready->objected.empty())
            return std::nullopt;
        const Action& action = *m_book.ruleset->find_action(ready->play.action);
        Declared declared{{0, ready->play.action, ready->play.roles, answers_of(ready->filled), {}, {}, {}}, {{Done{}, Branch{}}}};
        for (std::size_t row = 0; row < action.runs(ready->filled.answers); ++row) {
            const auto procedure = action.bind(ready->filled.answers, row, *m_book.typed_charts);
            const auto ends = ends_of(*procedure, m_stop, exact_effort);
            if (!ends || !ends->exact)
                return std::nullopt;
            declared.branches = with_row(declared, *procedure, *ends, roles_in_row(action, ready->play.roles, row));
            declared.total = product(declared.total, ends->total);
            if (declared.branches.size() > most_ways)
                return std::nullopt;
        }
        reduce(declared);
        return declared;
    }

    /// The branches of the rows before with those of another one.
    Branches with_row(const Declared& before, const Procedure& procedure, const EndStates& ends, const Roles& roles) const
    {
        const Branches own = branches_of(procedure, ends, *m_book.ruleset->find_action(before.wanted.action), roles);
        Branches all;
        for (const auto& [done, branch] : before.branches)
            for (const auto& [more, of_row] : own) {
                Done both = done;
                both.add(more);
                const Weight weight = branch.weight.times(of_row.weight);
                const auto [at, is_new] = all.try_emplace(std::move(both), Branch{branch.verdicts, weight});
                if (is_new)
                    at->second.verdicts.push_back(of_row.verdicts.front());
                else
                    at->second.weight.add(weight);
            }
        return all;
    }

    Branches branches_of(const Procedure& procedure, const EndStates& ends, const Action& action, const Roles& roles) const
    {
        Branches branches;
        Outcome outcome;
        for (const EndState& end : ends.ends) {
            procedure.end(end.state, outcome);
            const Weight weight{end.weight, static_cast<long double>(end.probability)};
            const auto [at, is_new] = branches.try_emplace(done_by(action, outcome, roles, m_unit));
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

    const State& m_state;
    const Rulebook& m_book;
    std::string m_unit;
    const std::stop_token& m_stop;
    std::map<Done, Way> m_ways;
    Whole m_total = 1;
};

} // namespace

std::optional<GivingWay> chance_to_give_way(const State& state, const Rulebook& book, std::string_view unit, std::span<const Play> declared,
                                            const std::stop_token& stop)
{
    const Unit* const found = state.find(unit);
    const PhaseSpec* const phase = phase_of(*book.ruleset, state.stage.phase);
    const bool together = phase != nullptr && phase->applied == Applied::AtEnd && !state.stage.aftermath;
    if (found == nullptr || book.ruleset->game == nullptr || book.ruleset->game->gives_way == nullptr || (declared.size() > 1 && !together))
        return std::nullopt;
    Combining combining{state, book, *found, stop};
    for (const Play& play : declared)
        if (!combining.add(play))
            return std::nullopt;
    return combining.reckoned();
}

} // namespace corneta::game
