// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace bench {

/// A line of the table: `measured` and `budget` in one unit, and their ratio.
void print_row(const std::string& what, double measured, double budget, std::string_view unit);

/// A figure under one reading of the digest's sentence; `printed` is ours to as many digits as the digest's.
void print_figure(const std::string& result, const std::string& printed, std::string_view digest);

} // namespace bench
