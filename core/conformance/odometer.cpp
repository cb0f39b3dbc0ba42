// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conformance/odometer.h"

#include "core/action/resolve.h"
#include "core/conformance/drawing.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <stdexcept>
#include <stop_token>

namespace corneta::conformance {

namespace {

__extension__ using Wide = unsigned __int128;

/// The faces that lie on the table and how many sides each has.
class Wheels {
public:
    const std::vector<int>& faces() const { return m_faces; }
    void add(std::size_t dice, int sides)
    {
        m_faces.insert(m_faces.end(), dice, 1);
        m_sides.insert(m_sides.end(), dice, sides);
    }
    /// On to the next combination; false when the first wheel has turned round.
    bool turn()
    {
        while (!m_faces.empty() && m_faces.back() == m_sides.back()) {
            m_faces.pop_back();
            m_sides.pop_back();
        }
        if (m_faces.empty())
            return false;
        ++m_faces.back();
        return true;
    }
    /// Nothing when 64 bits do not hold it.
    std::optional<std::uint64_t> combinations() const
    {
        std::uint64_t combinations = 1;
        for (const int sides : m_sides)
            if (__builtin_mul_overflow(combinations, static_cast<std::uint64_t>(sides), &combinations))
                return std::nullopt;
        return combinations;
    }

private:
    std::vector<int> m_faces;
    std::vector<int> m_sides;
};

void keep_rolled(const Verdict& verdict, bool is_first, std::vector<DiceRequest>& always)
{
    if (is_first)
        for (const Roll& roll : verdict.rolls)
            always.push_back({roll.label, roll.pool});
    else
        std::erase_if(always, [&](const DiceRequest& wanted) {
            return std::ranges::none_of(verdict.rolls,
                                        [&](const Roll& roll) { return roll.label == wanted.label && roll.pool == wanted.pool; });
        });
}

Wide wide_lcm(Wide a, std::uint64_t b)
{
    const auto common = std::gcd(static_cast<std::uint64_t>(a % b), b);
    return a / common * b;
}

} // namespace

std::vector<std::int32_t> values_of(const Outcome& outcome)
{
    std::vector<std::int32_t> values = outcome.flat();
    for (std::size_t key = 0; key < outcome.size(); ++key)
        values.push_back(static_cast<std::int32_t>(outcome.at(key).size()));
    return values;
}

std::optional<Odometer> odometer(const Subject& subject, const Answers& answers, std::uint64_t most, Ahead ahead)
{
    std::stop_source blind;
    if (ahead == Ahead::Blind)
        blind.request_stop();
    Odometer odometer;
    Wheels wheels;
    bool is_first = true;
    do {
        for (;;) {
            TypedDice dice{wheels.faces()};
            const PartialResult partial = attempted(*subject.action, answers, subject.charts(), dice, blind.get_token());
            if (!partial.problems.empty())
                throw std::logic_error{"faces that lie on the table are refused"};
            if (is_first)
                odometer.surely_wanted = partial.wanted;
            is_first = false;
            if (!partial.verdicts.empty()) {
                if (dice.left_over() != 0)
                    throw std::logic_error{"faces lie there that nobody asked for"};
                const Verdict& verdict = partial.verdicts.front();
                keep_rolled(verdict, odometer.paths == 0, odometer.rolled_always);
                const auto combinations = wheels.combinations();
                if (!combinations)
                    return std::nullopt;
                ++odometer.outcomes[values_of(verdict.outcome)][*combinations];
                break;
            }
            if (ahead == Ahead::Blind ? !dice.is_missing() : partial.wanted.empty() || partial.wanted.front() != dice.missing())
                throw std::logic_error{"the die that is missing is not the first that is wanted"};
            const Pool pool = dice.missing().pool;
            wheels.add(static_cast<std::size_t>(pool.count) - dice.left_over(), pool.sides); // some of a pool may lie there
        }
        if (++odometer.paths > most)
            return std::nullopt;
    } while (wheels.turn());
    return odometer;
}

bool is_exactly(const Share& share, std::uint64_t weight, std::uint64_t total)
{
    Wide combinations = 1;
    for (const auto& [of, count] : share) {
        combinations = wide_lcm(combinations, of);
        if (combinations > UINT64_MAX)
            throw std::overflow_error{"no common footing in 64 bits"};
    }
    Wide ways = 0;
    for (const auto& [of, count] : share)
        ways += count * (combinations / of);
    return ways * total == Wide{weight} * combinations; // all four fit 64 bits
}

double value_of(const Share& share)
{
    double value = 0;
    for (const auto& [of, count] : share)
        value += static_cast<double>(count) / static_cast<double>(of);
    return value;
}

Problems differences(const Odometer& counted, const Odds& odds, const Answers& answers)
{
    Problems problems;
    const auto differ = [&](Sentence what) { problems.push_back({words_of(answers), std::move(what)}); };
    if (!odds.exact)
        differ({"odds that can be walked die by die are played: set to zero in the state what no later link needs"});
    if (odds.joint.size() != counted.outcomes.size())
        differ({"{0} outcomes by the odds, {1} by the dice: let `end` depend on the answers, the state and the charts alone",
                {static_cast<int>(odds.joint.size()), static_cast<int>(counted.outcomes.size())}});
    for (const OddsRow& row : odds.joint) {
        const auto found = counted.outcomes.find(values_of(row.outcome));
        const bool is_equal = found != counted.outcomes.end()
            && (odds.total ? is_exactly(found->second, *row.chance.weight, *odds.total)
                           : std::abs(row.chance.probability - value_of(found->second)) <= 1e-12);
        if (!is_equal)
            differ({"\"{0}\" is as likely by the odds as the dice do not have it: let `step` read each die through `dice`, once",
                    {Name{text(row.headline)}}});
    }
    return problems;
}

} // namespace corneta::conformance
