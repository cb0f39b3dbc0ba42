// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/balance/balance.h"
#include "core/text/word_table.h"

#include <string>
#include <string_view>
#include <vector>

namespace corneta::cli {

/// Rows of words in columns that stand under each other.
class Columns {
public:
    /// A letter a column: `l` for words, `r` for numbers. Example: `Columns{"lr"}`.
    explicit Columns(std::string_view sides) : m_sides{sides} {}

    /// A word a column.
    void add(std::vector<std::string> row);
    /// The rows in lines, each behind `indent`; without spaces at their ends.
    std::string text(std::string_view indent = "") const;

private:
    std::string_view m_sides;
    std::vector<std::vector<std::string>> m_rows;
};

/// An empty line, the title, the lines; nothing where there are none.
std::string part(std::string_view title, const std::string& lines);

/// An empty line, the title, the table in columns, its remarks.
std::string text_of(const WordTable& table);

/// What battles came to, in tables.
std::string text_of(const game::Balance& balance);

} // namespace corneta::cli
