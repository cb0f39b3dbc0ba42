// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/problem.h"

#include <string>
#include <string_view>

/// What every reader promises of whatever bytes; a broken promise ends the program.
namespace promises {

/// There is a problem, and each names `file` or a line that the bytes have, in words that fit one line of a terminal.
void each_has_its_line(const corneta::Problems& problems, const std::string& file, std::string_view bytes);

} // namespace promises
