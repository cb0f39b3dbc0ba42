// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/problem.h"

#include <string>
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

/// One line of a file of statements.
struct Statement {
    std::string file;
    int line = 0;
    Members members;

    const Datum* find(std::string_view key) const;
    /// `file:line`
    std::string where() const;
};

} // namespace corneta
