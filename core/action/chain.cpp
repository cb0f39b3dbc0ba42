// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/action/chain.h"

#include "core/action/states.h"
#include "core/dice/every_dice.h"
#include "core/dice/random_dice.h"

#include <expected>
#include <numeric>

namespace corneta {

namespace {

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

std::optional<ShareBase> played(const Procedure& procedure, const std::stop_token& stop, const EachEnd& each, const Effort& effort)
{
    constexpr std::uint64_t seed = 1847;
    constexpr std::size_t words = ChainState::most / 8;
    const PlainStates<words> states{procedure};
    WeightedStates<words, std::uint64_t> ends;
    RandomDice dice{seed};
    Explanation deaf{Listening::No};
    int plays = 0;
    for (std::size_t links = 0; plays < effort.plays && links < effort.links; ++plays) {
        if (plays % 256 == 0 && stop.stop_requested())
            return std::nullopt;
        ChainState chain_state;
        procedure.begin(chain_state, deaf);
        do
            ++links;
        while (procedure.step(chain_state, dice, deaf) == Step::Continue);
        (void)dice.taken_rolls();
        (void)ends.add(states.state_of(chain_state), 1);
    }
    EndState end;
    for (std::size_t index = 0; index < ends.size(); ++index) {
        states.put(ends.state(index), end.state);
        end.probability = static_cast<double>(ends.weight(index)) / plays;
        each(end);
    }
    return ShareBase{.total = std::nullopt, .exact = false, .plays = plays};
}

template <class States>
std::optional<ShareBase> walked(const Procedure& procedure, const std::stop_token& stop, const EachEnd& each, const Effort& effort)
{
    const auto share_base = [&] {
        States states{procedure};
        Walk<States, std::uint64_t> walk{procedure, states, stop, effort};
        const auto whole = walk.every_end(each);
        return whole || whole.error() != Stop::TooWide ? whole : Walk<States, double>{walk}.every_end(each);
    }();
    if (share_base)
        return *share_base;
    return share_base.error() == Stop::Asked ? std::nullopt : played(procedure, stop, each, effort);
}

template <std::size_t words>
std::optional<ShareBase> walked_in(const Procedure& procedure, const std::stop_token& stop, const EachEnd& each, const Effort& effort)
{
    return procedure.clock().runs() ? walked<ClockedStates<words>>(procedure, stop, each, effort)
                                    : walked<PlainStates<words>>(procedure, stop, each, effort);
}

} // namespace

std::optional<ShareBase> every_end_of(const Procedure& procedure, const std::stop_token& stop, const EachEnd& each, const Effort& effort)
{
    const std::size_t words = procedure.size() / 8;
    if (words <= 1)
        return walked_in<1>(procedure, stop, each, effort);
    if (words <= 2)
        return walked_in<2>(procedure, stop, each, effort);
    if (words <= 3)
        return walked_in<3>(procedure, stop, each, effort);
    if (words <= 4)
        return walked_in<4>(procedure, stop, each, effort);
    return walked_in<ChainState::most / 8>(procedure, stop, each, effort);
}

std::optional<EndStates> ends_of(const Procedure& procedure, const std::stop_token& stop, const Effort& effort)
{
    EndStates ends;
    const auto share_base = every_end_of(procedure, stop, [&](const EndState& end) { ends.ends.push_back(end); }, effort);
    if (!share_base)
        return std::nullopt;
    static_cast<ShareBase&>(ends) = *share_base;
    return ends;
}

} // namespace corneta
