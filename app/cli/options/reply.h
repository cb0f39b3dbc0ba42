// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/problem.h"

#include <expected>
#include <string>
#include <utility>
#include <vector>

namespace corneta::cli {

/// What scripts rely on. Unreadable: a pack, scenario or game file that is missing, malformed, damaged, locked or unwritable.
enum class ExitCode : int { Done = 0, Refused = 1, Usage = 2, Unreadable = 3 };

/// Why a command was not done, a line each for standard error: thrown where that turns out, printed by run().
struct Failure {
    ExitCode code = ExitCode::Usage;
    std::vector<std::string> lines;
};

/// All that goes to standard output; of a command that fails nothing of it.
using Reply = std::string;

/// A failure that says every problem.
Failure failed(ExitCode code, const Problems& problems);

/// A failure of one line, `where: what`.
Failure failed(ExitCode code, std::string where, Sentence what);

/// What was asked for; where it is not there, a failure that says why.
template <class Value> Value or_fail(std::expected<Value, Problems> asked, ExitCode code)
{
    if (!asked)
        throw failed(code, asked.error());
    return *std::move(asked);
}

} // namespace corneta::cli
