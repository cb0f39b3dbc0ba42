// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/sentence.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace corneta {

/// A line of a table as RFC 4180 has it; a quoted cell may go on over several lines of the file.
struct CsvRow {
    int line = 0; ///< of the file, where it begins
    std::vector<std::string> cells;
};

/// What is wrong in a line of a file.
struct LineProblem {
    int line = 0;
    Sentence what;
};

/// The rows of a text that are not blank; what is no CSV is taken down. `separator` is `,` or `;`.
std::vector<CsvRow> csv_rows(std::string_view text, char separator, std::vector<LineProblem>& problems);

/// A cell as it is written: in quotes where it needs them, behind an apostrophe where a spreadsheet would take it for a formula. csv_rows()
/// gives back what it was.
std::string csv_cell(std::string_view text);

/// What a text may not hold: bytes that are no UTF-8, control characters but line breaks, marks that turn its direction.
std::optional<Sentence> flaw_of_cell(std::string_view text);

} // namespace corneta
