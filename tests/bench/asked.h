// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"

#include <string_view>
#include <vector>

namespace bench {

/// One way that an action ends, and how likely it is.
struct Ending {
    corneta::Outcome outcome;
    double probability = 0;
};

/// Every end of one action by its exact odds, and the values of its outcomes by their keys.
class Asked {
public:
    Asked(const corneta::Rulebook& book, std::string_view action) : m_book{book}, m_action{*book.ruleset->find_action(action)} {}

    std::vector<Ending> endings(const std::vector<corneta::Given>& given) const;
    /// A count in whole numbers, or a yes or no; of a list the one in that row.
    int value(const Ending& ending, std::string_view key, std::size_t row = 0) const;

private:
    const corneta::Rulebook& m_book;
    const corneta::Action& m_action;
};

} // namespace bench
