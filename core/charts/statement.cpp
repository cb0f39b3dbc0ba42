// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/charts/statement.h"

#include <fmt/format.h>

#include <algorithm>

namespace corneta {

namespace {

auto* found_in(auto& members, std::string_view key)
{
    const auto found = std::ranges::find(members, key, &Members::value_type::first);
    return found == members.end() ? nullptr : &found->second;
}

} // namespace

const Datum* member(const Members& members, std::string_view key)
{
    return found_in(members, key);
}

Datum* member(Members& members, std::string_view key)
{
    return found_in(members, key);
}

std::string_view text_in(const Members& members, std::string_view key)
{
    const auto* const text = member_as<std::string>(members, key);
    return text == nullptr ? std::string_view{} : *text;
}

std::string Statement::where() const
{
    return fmt::format("{}:{}", file, line);
}

} // namespace corneta
