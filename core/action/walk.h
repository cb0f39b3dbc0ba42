// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/chain.h"
#include "core/dice/every_dice.h"

#include <cstdint>
#include <expected>
#include <functional>
#include <numeric>
#include <optional>
#include <stop_token>
#include <type_traits>
#include <utility>

namespace corneta {

using EachEnd = std::function<void(const EndState&)>;

enum class Stop : std::uint8_t { Asked, TooWide, TooManyStates };

/// One walk over the links of an action with weights of one type.
template <class States, class Weight> class Walk {
    template <class, class> friend class Walk;
    using Level = typename States::template Level<Weight>;
    using Key = State<States::width>;
    static constexpr bool is_whole = std::is_integral_v<Weight>;

public:
    Walk(const Procedure& procedure, States& states, const std::stop_token& stop, const Effort& effort)
        : m_procedure{procedure},
          m_states{states},
          m_stop{stop},
          m_effort{effort}
    {
        ChainState first;
        Explanation deaf{Listening::No};
        m_procedure.begin(first, deaf);
        m_fits = m_level.add(m_states.state_of(first), Weight{1});
    }
    /// Goes on in doubles with the link whose weights did not fit.
    explicit Walk(Walk<States, std::uint64_t>& whole)
        requires(!is_whole)
        : m_procedure{whole.m_procedure},
          m_states{whole.m_states},
          m_stop{whole.m_stop},
          m_effort{whole.m_effort},
          m_walked{whole.m_walked},
          m_branches{whole.m_branches}
    {
        take_shares(whole.m_level, whole.m_total, m_level);
        take_shares(whole.m_ends, whole.m_total, m_ends);
    }

    std::expected<ShareBase, Stop> every_end(const EachEnd& each)
    {
        while (m_level.size() > 0) {
            if (const auto stop = link())
                return std::unexpected{*stop};
            std::swap(m_level, m_next);
        }
        hand_out(each);
        return share_base();
    }

private:
    std::optional<Stop> link()
    {
        m_next.clear();
        m_ended.clear();
        m_combinations = 1;
        m_branches_before = m_branches;
        for (std::size_t index = 0; index < m_level.size(); ++index) {
            if (++m_walked + m_next.size() + m_ended.size() > m_effort.states)
                return Stop::TooManyStates;
            if (m_walked % 1024 == 0 && m_stop.stop_requested())
                return Stop::Asked;
            if (index % 1024 == 1023 && will_take_too_long(index))
                return Stop::TooManyStates;
            every_fall_of(m_level.state(index), m_level.weight(index));
            if (m_dice.is_too_wide())
                return Stop::TooManyStates;
            if (!m_fits)
                return Stop::TooWide;
        }
        close_level();
        return m_fits ? std::nullopt : std::optional{Stop::TooWide};
    }

    /// If the states of this link that are left, and those found for the next one, have as many branches as the `walked` ones.
    bool will_take_too_long(std::size_t walked) const
    {
        const std::size_t left = m_level.size() - walked + m_next.size();
        return m_branches + left * (m_branches - m_branches_before) / walked > m_effort.branches;
    }

    static void take_shares(auto& whole, std::uint64_t total, Level& level)
    {
        for (std::size_t index = 0; index < whole.size(); ++index)
            (void)level.add(whole.state(index), static_cast<double>(whole.weight(index)) / static_cast<double>(total));
    }

    void every_fall_of(const Key& state, Weight weight)
    {
        if constexpr (requires { m_states.comes_again(state); })
            if (m_states.comes_again(state))
                return every_way_of(state, weight);
        every_branch(state,
                     [&](Step step, const DiceBranch& branch) { put(step, m_states.state_of(m_after), weight_here(weight, branch)); });
    }

    /// The same for a state whose ways are remembered from one round to another.
    void every_way_of(const Key& state, Weight weight)
    {
        auto ways = m_states.ways(state);
        if (ways.empty()) {
            every_branch(state,
                         [&](Step step, const DiceBranch& branch) { m_states.remember(state, m_states.state_of(m_after), step, branch); });
            ways = m_states.ways(state);
        }
        for (const auto& way : ways)
            put(way.step, way.from(state), weight_here(weight, m_states.branch(way)));
    }

    /// Calls `each(step, branch)` for every branch of the link, m_after being where it leads to.
    template <class Each> void every_branch(const Key& state, const Each& each)
    {
        Explanation deaf{Listening::No};
        m_dice.begin();
        do {
            m_states.put(state, m_after);
            const Step step = m_procedure.step(m_after, m_dice, deaf);
            each(step,
                 DiceBranch{m_dice.weight(), m_dice.combinations(),
                            static_cast<double>(m_dice.weight()) / static_cast<double>(m_dice.combinations())});
        } while (m_dice.advance());
    }

    void put(Step step, const Key& state, Weight weight)
    {
        ++m_branches;
        m_fits = m_fits && (step == Step::Continue ? m_next : m_ended).add(state, weight);
    }

    /// The weight of a branch on the share base of all branches of the link: its combinations are out of m_combinations.
    Weight weight_here(Weight before, const DiceBranch& branch)
    {
        if constexpr (is_whole) {
            if (branch.combinations == m_combinations) // as of nearly all: dividing is dear
                return product(before, branch.weight);
            if (m_combinations % branch.combinations != 0) {
                const std::uint64_t more = branch.combinations / std::gcd(m_combinations, branch.combinations);
                raise(m_next, more);
                raise(m_ended, more);
                m_combinations = product(m_combinations, more);
            }
            if (!m_fits)
                return 0;
            return product(before, product(branch.weight, m_combinations / branch.combinations));
        } else {
            return before * branch.share;
        }
    }

    /// The ends so far and those of this link on one share base.
    void close_level()
    {
        if constexpr (is_whole) {
            const std::uint64_t total = product(m_total, m_combinations);
            if (!m_fits) // those of before are as they were
                return;
            m_total = total;
            raise(m_ends, m_combinations);
        }
        for (std::size_t index = 0; index < m_ended.size(); ++index)
            m_fits = m_fits && m_ends.add(m_ended.state(index), m_ended.weight(index));
    }

    Weight product(Weight a, std::uint64_t b)
    {
        Weight result{};
        m_fits = !__builtin_mul_overflow(a, b, &result) && m_fits;
        return result;
    }
    void raise(Level& level, std::uint64_t by)
    {
        for (std::size_t index = 0; index < level.size(); ++index)
            level.weight(index) = product(level.weight(index), by);
    }

    void hand_out(const EachEnd& each)
    {
        if constexpr (requires { m_ends.put_in_order(); })
            m_ends.put_in_order();
        EndState end;
        for (std::size_t index = 0; index < m_ends.size(); ++index) {
            m_states.put(m_ends.state(index), end.state);
            const Weight weight = m_ends.weight(index);
            if constexpr (is_whole) {
                end.weight = weight;
                end.probability = static_cast<double>(weight) / static_cast<double>(m_total);
            } else {
                end.probability = weight;
            }
            if constexpr (requires { m_states.differ_in_clock_alone(Key{}, Key{}); })
                end.differs_in_clock_alone = index > 0 && m_states.differ_in_clock_alone(m_ends.state(index - 1), m_ends.state(index));
            each(end);
        }
    }

    ShareBase share_base() const
    {
        if constexpr (is_whole)
            return {.total = m_total, .exact = true};
        return {};
    }

    const Procedure& m_procedure;
    States& m_states;
    const std::stop_token& m_stop;
    Effort m_effort;
    EveryDice m_dice;
    ChainState m_after;
    Level m_level;
    Level m_next;
    Level m_ended;
    Level m_ends;
    Weight m_total{1};
    std::uint64_t m_combinations = 1;
    std::size_t m_walked = 0;
    std::size_t m_branches = 0;
    std::size_t m_branches_before = 0; ///< this link
    bool m_fits = true;
};

} // namespace corneta
