// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/problem.h"

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace corneta {

struct Datum;
using DatumList = std::vector<Datum>;
using Members = std::vector<std::pair<std::string, Datum>>;
struct Null {
    friend bool operator==(const Null&, const Null&) = default;
};

/// A JSON value as the reader found it.
struct Datum {
    std::variant<Null, bool, double, std::string, DatumList, Members> value{};
};

/// The member of that key; none where there is none.
const Datum* member(const Members& members, std::string_view key);
Datum* member(Members& members, std::string_view key);

/// What a member is; none where it is missing or is something else.
template <class Value> const Value* member_as(const Members& members, std::string_view key)
{
    const Datum* const datum = member(members, key);
    return datum == nullptr ? nullptr : std::get_if<Value>(&datum->value);
}

/// A member that is a text; empty where it is none.
std::string_view text_in(const Members& members, std::string_view key);

/// One line of a file of statements.
struct Statement {
    std::string file;
    int line = 0;
    Members members;

    const Datum* find(std::string_view key) const { return member(members, key); }
    /// `file:line`
    std::string where() const;
};

} // namespace corneta
