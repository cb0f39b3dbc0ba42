// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/conformance/subject.h"

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace corneta::conformance {

/// The odds of answers to compare with others: of each run the probability of each outcome in billionths; a text when they are refused.
struct Distribution {
    std::string refused;
    std::vector<std::map<std::vector<std::int32_t>, std::int64_t>> runs;
    friend bool operator==(const Distribution&, const Distribution&) = default;
};

Distribution distribution(const Subject& subject, const corneta::Answers& answers, const corneta::RulesetCharts& charts);
/// The same; nothing when a run has more than `most` links to walk.
std::optional<Distribution> distribution_within(std::size_t most, const Subject& subject, const corneta::Answers& answers,
                                                const corneta::RulesetCharts& charts);

/// The whole numbers in a name, as values are kept: `gun-24` has 240.
void add_numbers_in(std::string_view name, std::set<std::int32_t>& numbers);

/// The number in a cell and those beside it, as values are kept.
void add_numbers_at(const corneta::Cell& cell, std::set<std::int32_t>& numbers);

/// Every number that stands in the charts an action reads, and those beside it, as values are kept; the numbers in names of rows too.
std::vector<std::int32_t> numbers_in_charts(const Subject& subject);

} // namespace corneta::conformance
