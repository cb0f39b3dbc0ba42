// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/durability/written_line.h"

#include <fmt/format.h>

std::string written_line(int number)
{
    return fmt::format(R"({{"entry":{},"headline":"{}"}})", number, std::string(static_cast<std::size_t>(300 + number * 37 % 200), 'x'));
}
