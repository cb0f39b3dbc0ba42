// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/weighted_states.h"

#include <cassert>
#include <span>

namespace corneta {

/// States as the bytes of ChainState that are in use.
template <std::size_t words> class PlainStates {
public:
    static constexpr std::size_t width = words;
    template <class Weight> using Level = WeightedStates<words, Weight>;

    explicit PlainStates(const Procedure& /*procedure*/) {}
    State<words> state_of(const ChainState& chain_state) const
    {
        State<words> state;
        std::memcpy(state.data(), chain_state.bytes.data(), sizeof state);
        return state;
    }
    /// Over the bytes in use of `chain_state`.
    void put(const State<words>& state, ChainState& chain_state) const
    {
        std::memcpy(chain_state.bytes.data(), state.data(), sizeof state);
    }
};

/// How many combinations of a link a branch stands for.
struct DiceBranch {
    std::uint64_t weight;
    std::uint64_t combinations; ///< of all branches
    double share;               ///< the one by the other
    friend bool operator==(const DiceBranch&, const DiceBranch&) = default;
};

/// States of a procedure with a clock: the clock, and a number for all the rest. It remembers what those lead to that come round again.
template <std::size_t words> class ClockedStates {
public:
    static constexpr std::size_t width = 1;
    template <class Weight> class Level;

    /// The number that a branch leads to, which branch it is and by how much the clock goes on.
    struct Way {
        std::uint32_t number;
        std::uint32_t branch;
        std::uint8_t ticks;
        Step step;
        State<1> from(const State<1>& state) const { return joined(number, clock_of(state) + ticks); }
    };

    explicit ClockedStates(const Procedure& procedure) : m_plain{procedure}, m_clock{procedure.clock()}
    {
        m_all_but_clock.fill(~std::uint64_t{0});
        std::as_writable_bytes(std::span{m_all_but_clock})[m_clock.at] = std::byte{0};
    }

    State<1> state_of(const ChainState& chain_state)
    {
        State<words> rest = m_plain.state_of(chain_state);
        for (std::size_t word = 0; word < words; ++word)
            rest[word] &= m_all_but_clock[word];
        return joined(m_rests.number_of(rest), std::to_integer<unsigned>(chain_state.bytes.at(m_clock.at)));
    }
    void put(const State<1>& state, ChainState& chain_state) const
    {
        m_plain.put(m_rests.state(number_of(state)), chain_state);
        chain_state.bytes.at(m_clock.at) = static_cast<std::byte>(clock_of(state));
    }

    static bool differ_in_clock_alone(const State<1>& a, const State<1>& b) { return number_of(a) == number_of(b); }

    bool comes_again(const State<1>& state) const { return clock_of(state) >= m_clock.from && clock_of(state) < m_clock.until; }
    /// The ways of a state that comes again; none before they are remembered.
    std::span<const Way> ways(const State<1>& state) const
    {
        const std::size_t number = number_of(state);
        return number < m_spans.size() ? std::span{m_ways}.subspan(m_spans[number].first, m_spans[number].size) : std::span<const Way>{};
    }
    const DiceBranch& branch(const Way& way) const { return m_branches.data()[way.branch]; } // unchecked: it is asked for at each way
    /// Remembers a way from one state to another; those of a state follow each other.
    void remember(const State<1>& state, const State<1>& to, Step step, const DiceBranch& branch)
    {
        const std::size_t number = number_of(state);
        if (m_spans.size() <= number)
            m_spans.resize(m_rests.size());
        Span& span = m_spans[number];
        if (span.size++ == 0)
            span.first = static_cast<std::uint32_t>(m_ways.size());
        assert(clock_of(to) >= clock_of(state));
        m_ways.push_back({static_cast<std::uint32_t>(number_of(to)), number_of(branch),
                          static_cast<std::uint8_t>(clock_of(to) - clock_of(state)), step});
    }

private:
    struct Nothing {};
    struct Span {
        std::uint32_t first = 0;
        std::uint32_t size = 0;
    };
    static constexpr unsigned bits = 8;

    static State<1> joined(std::uint64_t number, unsigned clock) { return {number << bits | clock}; }
    static std::size_t number_of(const State<1>& state) { return static_cast<std::size_t>(state[0] >> bits); }
    static unsigned clock_of(const State<1>& state) { return static_cast<unsigned>(state[0] & 0xffU); }
    /// The dice of a procedure make but few different branches, and its ways are many.
    std::uint32_t number_of(const DiceBranch& branch)
    {
        const auto known = std::ranges::find(m_branches, branch);
        const auto number = static_cast<std::uint32_t>(known - m_branches.begin());
        if (known == m_branches.end())
            m_branches.push_back(branch);
        return number;
    }

    PlainStates<words> m_plain;
    Clock m_clock;
    State<words> m_all_but_clock; ///< a mask
    WeightedStates<words, Nothing> m_rests;
    std::vector<Span> m_spans; ///< by number
    std::vector<Way> m_ways;
    std::vector<DiceBranch> m_branches;
};

/// The weights of such states by clock and number: no two of them are alike, so nothing is looked for.
template <std::size_t words> template <class Weight> class ClockedStates<words>::Level {
public:
    [[nodiscard]] bool add(const State<1>& state, Weight weight)
    {
        Weight& sum = at(state);
        if (sum == 0 && weight != 0)
            m_states.push_back(state);
        return add_to(sum, weight);
    }
    void clear()
    {
        for (const State<1>& state : m_states)
            at(state) = 0;
        m_states.clear();
        for (std::vector<Weight>& weights : m_weights)
            if (!weights.empty())
                m_spare.push_back(std::exchange(weights, {}));
    }
    std::size_t size() const { return m_states.size(); }
    const State<1>& state(std::size_t index) const { return m_states[index]; }
    Weight& weight(std::size_t index) { return at(m_states[index]); }
    /// Puts together what differs in the clock alone.
    void put_in_order()
    {
        std::size_t numbers = 0;
        unsigned clocks = 0;
        for (const State<1>& state : m_states) {
            numbers = std::max(numbers, number_of(state) + 1);
            clocks = std::max(clocks, clock_of(state) + 1);
        }
        m_states.clear();
        for (std::size_t number = 0; number < numbers; ++number)
            for (unsigned clock = 0; clock < clocks; ++clock)
                if (number < m_weights[clock].size() && m_weights[clock][number] != 0)
                    m_states.push_back(joined(number, clock));
    }

private:
    Weight& at(const State<1>& state)
    {
        const std::size_t number = number_of(state);
        std::vector<Weight>& weights = m_weights[clock_of(state)];
        if (number >= weights.size())
            make_room(number, weights);
        return weights.data()[number]; // there is room: the library need not look again
    }
    [[gnu::noinline]] void make_room(std::size_t number, std::vector<Weight>& weights)
    {
        if (weights.empty() && !m_spare.empty()) {
            weights = std::move(m_spare.back());
            m_spare.pop_back();
        }
        m_room = std::max(m_room, number + number / 2 + 1);
        if (number >= weights.size())
            weights.resize(m_room);
    }

    std::array<std::vector<Weight>, 1U << bits> m_weights;
    std::vector<std::vector<Weight>> m_spare; ///< all zeros: fresh memory is dear
    std::vector<State<1>> m_states;
    std::size_t m_room = 0; ///< what the longest has
};

} // namespace corneta
