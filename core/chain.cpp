// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chain.h"

#include "core/every_dice.h"
#include "core/random_dice.h"
#include "core/weighed.h"

#include <numeric>

namespace corneta {

namespace {

enum class Stop : std::uint8_t { Asked, TooWide, TooManyStates };

/// One walk over the links of an action with weights of one type.
template <std::size_t words, class Weight> class Walk {
    using States = Weighed<words, Weight>;
    static constexpr bool is_whole = std::is_integral_v<Weight>;

public:
    Walk(const Procedure& procedure, const std::stop_token& stop, std::size_t most) : m_procedure{procedure}, m_stop{stop}, m_most{most} {}

    std::expected<Ends, Stop> ends()
    {
        Now first;
        Tale deaf{Listening::No};
        m_procedure.begin(first, deaf);
        m_fits = m_level.add(States::state_of(first), Weight{1});
        while (!m_level.empty()) {
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
        for (const auto& entry : m_level.entries()) {
            if (++m_states + m_next.entries().size() + m_ended.entries().size() > m_most) // those that wait count too: they fill the memory
                return Stop::TooManyStates;
            if (m_states % 1024 == 0 && m_stop.stop_requested())
                return Stop::Asked;
            every_fall_of(entry);
            if (m_dice.is_too_wide())
                return Stop::TooManyStates;
            if (!m_fits)
                return Stop::TooWide;
        }
        close_level();
        return m_fits ? std::nullopt : std::optional{Stop::TooWide};
    }

    void every_fall_of(const typename States::Entry& entry)
    {
        Tale deaf{Listening::No};
        m_dice.begin();
        do {
            States::put(entry.state, m_after);
            const Then then = m_procedure.step(m_after, m_dice, deaf);
            const Weight weight = weight_here(entry.weight);
            m_fits = m_fits && (then == Then::More ? m_next : m_ended).add(States::state_of(m_after), weight);
        } while (m_dice.advance());
    }

    /// The weight of this course on the footing of all courses of the link: its falls are out of m_falls.
    Weight weight_here(Weight before)
    {
        if constexpr (is_whole) {
            if (m_falls % m_dice.falls() != 0) {
                const std::uint64_t more = m_dice.falls() / std::gcd(m_falls, m_dice.falls());
                raise(m_next, more);
                raise(m_ended, more);
                m_falls = product(m_falls, more);
            }
            if (!m_fits)
                return 0;
            return product(before, product(m_dice.weight(), m_falls / m_dice.falls()));
        } else {
            return before * (static_cast<Weight>(m_dice.weight()) / static_cast<Weight>(m_dice.falls()));
        }
    }

    /// The ends so far and those of this link on one footing.
    void close_level()
    {
        if constexpr (is_whole) {
            m_total = product(m_total, m_falls);
            raise(m_ends, m_falls);
        }
        for (const auto& entry : m_ended.entries())
            m_fits = m_fits && m_ends.add(entry.state, entry.weight);
    }

    Weight product(Weight a, std::uint64_t b)
    {
        Weight result{};
        m_fits = !__builtin_mul_overflow(a, b, &result) && m_fits;
        return result;
    }
    void raise(States& states, std::uint64_t by)
    {
        for (auto& entry : states.entries())
            entry.weight = product(entry.weight, by);
    }

    Ends taken() const
    {
        Ends ends;
        if constexpr (is_whole)
            ends.total = m_total;
        ends.ends.reserve(m_ends.entries().size());
        for (const auto& entry : m_ends.entries()) {
            End end{States::now_of(entry.state), std::nullopt, 0};
            if constexpr (is_whole) {
                end.weight = entry.weight;
                end.probability = static_cast<double>(entry.weight) / static_cast<double>(m_total);
            } else {
                end.probability = entry.weight;
            }
            ends.ends.push_back(end);
        }
        return ends;
    }

    const Procedure& m_procedure;
    const std::stop_token& m_stop;
    std::size_t m_most;
    EveryDice m_dice;
    Now m_after;
    States m_level;
    States m_next;
    States m_ended;
    States m_ends;
    Weight m_total{1};
    std::uint64_t m_falls = 1;
    std::size_t m_states = 0;
    bool m_fits = true;
};

std::optional<Ends> played(const Procedure& procedure, const std::stop_token& stop)
{
    constexpr std::uint64_t seed = 1847;
    using States = Weighed<Now::most / 8, std::uint64_t>;
    States ends;
    RandomDice dice{seed};
    Tale deaf{Listening::No};
    for (int play = 0; play < plays_when_inexact; ++play) {
        if (play % 256 == 0 && stop.stop_requested())
            return std::nullopt;
        Now now;
        procedure.begin(now, deaf);
        while (procedure.step(now, dice, deaf) == Then::More) {}
        (void)dice.taken_rolls();
        (void)ends.add(States::state_of(now), 1);
    }
    Ends taken{{}, std::nullopt, false};
    for (const auto& entry : ends.entries())
        taken.ends.push_back({States::now_of(entry.state), std::nullopt, static_cast<double>(entry.weight) / plays_when_inexact});
    return taken;
}

template <std::size_t words> std::optional<Ends> walked(const Procedure& procedure, const std::stop_token& stop, std::size_t most)
{
    auto ends = Walk<words, std::uint64_t>{procedure, stop, most}.ends();
    if (!ends && ends.error() == Stop::TooWide)
        ends = Walk<words, double>{procedure, stop, most}.ends();
    if (ends)
        return *std::move(ends);
    return ends.error() == Stop::Asked ? std::nullopt : played(procedure, stop);
}

} // namespace

std::optional<Ends> ends_of(const Procedure& procedure, const std::stop_token& stop, std::size_t most)
{
    const std::size_t words = procedure.size() / 8;
    if (words <= 1)
        return walked<1>(procedure, stop, most);
    if (words <= 2)
        return walked<2>(procedure, stop, most);
    if (words <= 3)
        return walked<3>(procedure, stop, most);
    if (words <= 4)
        return walked<4>(procedure, stop, most);
    return walked<Now::most / 8>(procedure, stop, most);
}

} // namespace corneta
