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

/// Why a command was not done, a line each for standard error.
struct Failure {
    ExitCode code = ExitCode::Usage;
    std::vector<std::string> lines;
};

/// All that goes to standard output, or nothing of it.
using Reply = std::expected<std::string, Failure>;

/// A failure that says every problem.
std::unexpected<Failure> failed(ExitCode code, const Problems& problems);

/// A failure of one line, `where: what`.
std::unexpected<Failure> failed(ExitCode code, std::string where, Sentence what);

} // namespace corneta::cli
