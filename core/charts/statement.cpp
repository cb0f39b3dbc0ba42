// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/charts/statement.h"

#include <fmt/format.h>

#include <algorithm>

namespace corneta {

const Datum* Statement::find(std::string_view key) const
{
    const auto found = std::ranges::find(members, key, &std::pair<std::string, Datum>::first);
    return found == members.end() ? nullptr : &found->second;
}

std::string Statement::where() const
{
    return fmt::format("{}:{}", file, line);
}

} // namespace corneta
