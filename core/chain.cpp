// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chain.h"

#include "core/every_dice.h"
#include "core/random_dice.h"
#include "core/states.h"

#include <numeric>

namespace corneta {

namespace {

enum class Stop : std::uint8_t { Asked, TooWide, TooManyStates };

/// One walk over the links of an action with weights of one type.
template <class States, class Weight> class Walk {
    using Level = typename States::template Level<Weight>;
    using Key = State<States::width>;
    static constexpr bool is_whole = std::is_integral_v<Weight>;

public:
    Walk(const Procedure& procedure, States& states, const std::stop_token& stop, std::size_t most)
        : m_procedure{procedure},
          m_states{states},
          m_stop{stop},
          m_most{most}
    {
    }

    std::expected<Ends, Stop> ends()
    {
        Now first;
        Tale deaf{Listening::No};
        m_procedure.begin(first, deaf);
        m_fits = m_level.add(m_states.state_of(first), Weight{1});
        while (m_level.size() > 0) {
            if (const auto stop = link())
                return std::unexpected{*stop};
            std::swap(m_level, m_next);
        }
        return taken();
    }

private:
    std::optional<Stop> link()
    {
        m_next.clear();
        m_ended.clear();
        m_falls = 1;
        for (std::size_t index = 0; index < m_level.size(); ++index) {
            if (++m_walked + m_next.size() + m_ended.size() > m_most) // those that wait count too: they fill the memory
                return Stop::TooManyStates;
            if (m_walked % 1024 == 0 && m_stop.stop_requested())
                return Stop::Asked;
            every_fall_of(m_level.state(index), m_level.weight(index));
            if (m_dice.is_too_wide())
                return Stop::TooManyStates;
            if (!m_fits)
                return Stop::TooWide;
        }
        close_level();
        return m_fits ? std::nullopt : std::optional{Stop::TooWide};
    }

    void every_fall_of(const Key& state, Weight weight)
    {
        if constexpr (requires { m_states.comes_again(state); })
            if (m_states.comes_again(state))
                return every_way_of(state, weight);
        every_course(state, [&](Then then, const Course& course) { put(then, m_states.state_of(m_after), weight_here(weight, course)); });
    }

    /// The same for a state whose ways are remembered from one round to another.
    void every_way_of(const Key& state, Weight weight)
    {
        if (m_states.ways(state).empty())
            every_course(state,
                         [&](Then then, const Course& course) { m_states.remember(state, m_states.state_of(m_after), then, course); });
        for (const auto& way : m_states.ways(state))
            put(way.then, way.from(state), weight_here(weight, way.course));
    }

    /// Calls `each(then, course)` for every course of the link, m_after being where it leads to.
    template <class Each> void every_course(const Key& state, const Each& each)
    {
        Tale deaf{Listening::No};
        m_dice.begin();
        do {
            m_states.put(state, m_after);
            const Then then = m_procedure.step(m_after, m_dice, deaf);
            each(then, Course{m_dice.weight(), m_dice.falls(), static_cast<double>(m_dice.weight()) / static_cast<double>(m_dice.falls())});
        } while (m_dice.advance());
    }

    void put(Then then, const Key& state, Weight weight) { m_fits = m_fits && (then == Then::More ? m_next : m_ended).add(state, weight); }

    /// The weight of a course on the footing of all courses of the link: its falls are out of m_falls.
    Weight weight_here(Weight before, const Course& course)
    {
        if constexpr (is_whole) {
            if (m_falls % course.falls != 0) {
                const std::uint64_t more = course.falls / std::gcd(m_falls, course.falls);
                raise(m_next, more);
                raise(m_ended, more);
                m_falls = product(m_falls, more);
            }
            if (!m_fits)
                return 0;
            return product(before, product(course.weight, m_falls / course.falls));
        } else {
            return before * course.share;
        }
    }

    /// The ends so far and those of this link on one footing.
    void close_level()
    {
        if constexpr (is_whole) {
            m_total = product(m_total, m_falls);
            raise(m_ends, m_falls);
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

    Ends taken()
    {
        Ends ends;
        if constexpr (is_whole)
            ends.total = m_total;
        if constexpr (requires { m_ends.put_in_order(); })
            m_ends.put_in_order();
        ends.ends.reserve(m_ends.size());
        for (std::size_t index = 0; index < m_ends.size(); ++index)
            ends.ends.push_back(end(index));
        return ends;
    }

    End end(std::size_t index)
    {
        End end;
        m_states.put(m_ends.state(index), end.now);
        const Weight weight = m_ends.weight(index);
        if constexpr (is_whole) {
            end.weight = weight;
            end.probability = static_cast<double>(weight) / static_cast<double>(m_total);
        } else {
            end.probability = weight;
        }
        if constexpr (requires { m_states.differ_in_clock_alone(Key{}, Key{}); })
            end.differs_in_clock_alone = index > 0 && m_states.differ_in_clock_alone(m_ends.state(index - 1), m_ends.state(index));
        return end;
    }

    const Procedure& m_procedure;
    States& m_states;
    const std::stop_token& m_stop;
    std::size_t m_most;
    EveryDice m_dice;
    Now m_after;
    Level m_level;
    Level m_next;
    Level m_ended;
    Level m_ends;
    Weight m_total{1};
    std::uint64_t m_falls = 1;
    std::size_t m_walked = 0;
    bool m_fits = true;
};

std::optional<Ends> played(const Procedure& procedure, const std::stop_token& stop)
{
    constexpr std::uint64_t seed = 1847;
    constexpr std::size_t words = Now::most / 8;
    const PlainStates<words> states{procedure};
    Weighed<words, std::uint64_t> ends;
    RandomDice dice{seed};
    Tale deaf{Listening::No};
    for (int play = 0; play < plays_when_inexact; ++play) {
        if (play % 256 == 0 && stop.stop_requested())
            return std::nullopt;
        Now now;
        procedure.begin(now, deaf);
        while (procedure.step(now, dice, deaf) == Then::More) {}
        (void)dice.taken_rolls();
        (void)ends.add(states.state_of(now), 1);
    }
    Ends taken{{}, std::nullopt, false};
    for (std::size_t index = 0; index < ends.size(); ++index) {
        taken.ends.push_back(
            {.now = {}, .weight = std::nullopt, .probability = static_cast<double>(ends.weight(index)) / plays_when_inexact});
        states.put(ends.state(index), taken.ends.back().now);
    }
    return taken;
}

template <class States> std::optional<Ends> walked(const Procedure& procedure, const std::stop_token& stop, std::size_t most)
{
    States states{procedure};
    auto ends = Walk<States, std::uint64_t>{procedure, states, stop, most}.ends();
    if (!ends && ends.error() == Stop::TooWide)
        ends = Walk<States, double>{procedure, states, stop, most}.ends();
    if (ends)
        return *std::move(ends);
    return ends.error() == Stop::Asked ? std::nullopt : played(procedure, stop);
}

template <std::size_t words> std::optional<Ends> walked_in(const Procedure& procedure, const std::stop_token& stop, std::size_t most)
{
    return procedure.clock().runs() ? walked<ClockedStates<words>>(procedure, stop, most)
                                    : walked<PlainStates<words>>(procedure, stop, most);
}

} // namespace

std::optional<Ends> ends_of(const Procedure& procedure, const std::stop_token& stop, std::size_t most)
{
    const std::size_t words = procedure.size() / 8;
    if (words <= 1)
        return walked_in<1>(procedure, stop, most);
    if (words <= 2)
        return walked_in<2>(procedure, stop, most);
    if (words <= 3)
        return walked_in<3>(procedure, stop, most);
    if (words <= 4)
        return walked_in<4>(procedure, stop, most);
    return walked_in<Now::most / 8>(procedure, stop, most);
}

} // namespace corneta
