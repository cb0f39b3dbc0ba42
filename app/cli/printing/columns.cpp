// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/printing/columns.h"

#include <algorithm>
#include <cassert>

namespace corneta::cli {

namespace {

/// In characters: the bytes of UTF-8 that do not continue one.
std::size_t width_of(std::string_view word)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(word, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

} // namespace

void Columns::add(std::vector<std::string> row)
{
    assert(row.size() == m_sides.size());
    m_rows.push_back(std::move(row));
}

std::string Columns::text(std::string_view indent) const
{
    std::vector<std::size_t> widths(m_sides.size(), 0);
    for (const auto& row : m_rows)
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], width_of(row[i]));
    std::string lines;
    for (const auto& row : m_rows) {
        std::string line{indent};
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (widths[i] == 0)
                continue;
            const std::string gap(widths[i] - width_of(row[i]), ' ');
            line += m_sides[i] == 'r' ? gap + row[i] : row[i] + gap;
            line += "  ";
        }
        line.erase(line.find_last_not_of(' ') + 1);
        lines += line + '\n';
    }
    return lines;
}

} // namespace corneta::cli
