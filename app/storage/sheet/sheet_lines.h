// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/sheet/state_sheet.h"

#include <string>
#include <vector>

namespace corneta {

inline constexpr unsigned sheet_format = 1;

/// A text in lines of words that are not too long for a page, each with its check; all but the last say that more follows.
std::vector<SheetLine> pieces_of(const std::string& text);

/// Lines as they are numbered and checked.
class SheetLines {
public:
    /// What is too long for a line goes on in the next.
    void add(SheetLine line);
    /// All of them, and one that counts them; refused where there are more than can be numbered.
    std::expected<std::vector<SheetLine>, Problems> counted() &&;

private:
    void add_one(SheetLine line);

    std::vector<SheetLine> m_lines;
};

} // namespace corneta
