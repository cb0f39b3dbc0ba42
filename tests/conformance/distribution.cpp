// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/conformance/distribution.h"

#include "core/action/chain.h"
#include "core/action/resolve.h"
#include "tests/around.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <utility>

namespace corneta::conformance {

namespace {

struct TooManyLinks {};

/// A procedure that throws TooManyLinks once it has taken more than `most`.
class Bounded final : public Around {
public:
    Bounded(const corneta::Procedure& procedure, std::size_t most) : Around{procedure}, m_left{most} {}

    corneta::Step step(corneta::ChainState& state, corneta::Dice& dice, corneta::Explanation& explanation) const override
    {
        if (m_left-- == 0)
            throw TooManyLinks{};
        return Around::step(state, dice, explanation);
    }

private:
    mutable std::size_t m_left;
};

} // namespace

void add_numbers_in(std::string_view name, std::set<std::int32_t>& numbers)
{
    std::int32_t number = -1;
    for (const char letter : name) {
        const bool is_digit = letter >= '0' && letter <= '9';
        if (is_digit && number < 1000)
            number = std::max(number, 0) * 10 + (letter - '0');
        else if (!is_digit && number >= 0)
            numbers.insert(std::exchange(number, -1) * 10);
    }
    if (number >= 0)
        numbers.insert(number * 10);
}

void add_numbers_at(const corneta::Cell& cell, std::set<std::int32_t>& numbers)
{
    const auto* const number = std::get_if<corneta::Fraction>(&cell.value);
    if (number == nullptr)
        return;
    const auto tenths = static_cast<std::int32_t>((*number * corneta::Fraction{10}).rounded_down());
    for (const std::int32_t beside : {-10, -1, 0, 1, 10})
        numbers.insert(tenths + beside);
}

std::optional<Distribution> distribution_within(std::size_t most, const Subject& subject, const corneta::Answers& answers,
                                                const corneta::RulesetCharts& charts)
try {
    constexpr double parts = 1e9;
    Distribution distribution;
    for (const corneta::Problem& problem : corneta::refusals(*subject.action, answers, charts))
        distribution.refused += problem.where + ": " + std::string{problem.what.pattern} + "\n";
    if (!distribution.refused.empty())
        return distribution;
    for (std::size_t run = 0; run < subject.action->runs(answers); ++run) {
        const auto procedure = subject.action->bind(answers, run, charts);
        const auto ends = corneta::ends_of(Bounded{*procedure, most}, {});
        assert(ends.has_value()); // nobody stops it
        std::map<std::vector<std::int32_t>, double> sums;
        corneta::Outcome outcome;
        for (const corneta::EndState& end : ends->ends) {
            procedure->end(end.state, outcome);
            sums[outcome.flat()] += end.probability;
        }
        auto& rounded = distribution.runs.emplace_back();
        for (const auto& [values, probability] : sums)
            rounded[values] = std::llround(probability * parts);
    }
    return distribution;
} catch (const TooManyLinks&) {
    return std::nullopt;
}

Distribution distribution(const Subject& subject, const corneta::Answers& answers, const corneta::RulesetCharts& charts)
{
    return *distribution_within(std::numeric_limits<std::size_t>::max(), subject, answers, charts);
}

std::vector<std::int32_t> numbers_in_charts(const Subject& subject)
{
    std::set<std::int32_t> numbers;
    for (const std::string_view key : subject.action->charts) {
        const corneta::Chart& chart = subject.book->charts->of(key);
        for (const corneta::RowSpec& row : chart.spec().rows)
            add_numbers_in(row.key, numbers);
        for (const corneta::Cell& cell : chart.cells())
            add_numbers_at(cell, numbers);
    }
    return {numbers.begin(), numbers.end()};
}

} // namespace corneta::conformance
