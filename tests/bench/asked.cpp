// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/asked.h"

#include "core/action/chain.h"

#include <algorithm>

namespace bench {

using namespace corneta;

std::vector<Ending> Asked::endings(const std::vector<Given>& given) const
{
    const auto procedure = m_action.bind(answers_from(m_action.form, given).value(), 0, *m_book.typed_charts);
    std::vector<Ending> endings;
    const auto ends = ends_of(*procedure, {}); // without the headlines of the joint table, which cost more than the counting
    for (const EndState& end : ends->ends) {
        procedure->end(end.state, endings.emplace_back().outcome);
        endings.back().probability = end.probability;
    }
    return endings;
}

int Asked::value(const Ending& ending, std::string_view key, std::size_t row) const
{
    const auto found = std::ranges::find(m_action.outcomes, key, &OutcomeSpec::key);
    const int value = ending.outcome.at(static_cast<std::size_t>(found - m_action.outcomes.begin()))[row];
    return found->kind == Kind::Number ? value / 10 : value;
}

} // namespace bench
