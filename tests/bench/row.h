// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace bench {

/// A line of the table: `measured` and `budget` in one unit, and their ratio.
void print_row(const std::string& what, double measured, double budget, std::string_view unit);

} // namespace bench
