// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/row.h"

#include <fmt/format.h>

namespace bench {

void print_row(const std::string& what, double measured, double budget, std::string_view unit)
{
    fmt::print("{:<66} {:>9.3f} {:<3} budget {:>7.3f}  ratio {:>6.3f}{}\n", what, measured, unit, budget, measured / budget,
               measured > budget ? "  OVER" : "");
}

void print_figure(const std::string& result, const std::string& printed, std::string_view digest)
{
    fmt::print("  {:<72} {:>16}  digest {:>16}  {}\n", result, printed, digest, printed == digest ? "agrees" : "differs");
}

} // namespace bench
