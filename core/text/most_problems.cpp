// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/most_problems.h"

#include <utility>

namespace corneta {

void add(Problems& problems, Problem problem)
{
    if (problems.size() < most_problems)
        problems.push_back(std::move(problem));
    else if (problems.size() == most_problems)
        problems.push_back({std::move(problem.where), {"and {0} more problems from here on", {Fraction{1}}}});
    else
        problems.back().what.arguments.front() = std::get<Fraction>(problems.back().what.arguments.front()) + Fraction{1};
}

} // namespace corneta
