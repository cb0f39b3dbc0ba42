// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sentence.h"

#include <string>
#include <vector>

namespace corneta {

/// One thing that is wrong: `where` is a field's key, a die's label or `file:line`.
struct Problem {
    std::string where;
    Sentence what;
    friend bool operator==(const Problem&, const Problem&) = default;
};

using Problems = std::vector<Problem>;

/// `where: what`, the form in which every front end shows a problem.
std::string text(const Problem& problem);

} // namespace corneta
