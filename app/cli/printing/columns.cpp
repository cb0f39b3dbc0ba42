// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/printing/columns.h"

#include "app/storage/files/printable.h"
#include "core/game/balance/balance_tables.h"
#include "core/text/language.h"

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

std::string part(std::string_view title, const std::string& lines)
{
    return lines.empty() ? lines : '\n' + spoken(title) + '\n' + lines;
}

std::string text_of(const WordTable& table)
{
    const std::string aligned = "l" + std::string(table.columns.size(), 'r');
    Columns columns{aligned};
    const auto add = [&](std::string name, const std::vector<Sentence>& cells) {
        std::vector<std::string> row{std::move(name)};
        for (const Sentence& cell : cells)
            row.push_back(printable(spoken(cell)));
        row.resize(aligned.size());
        columns.add(std::move(row));
    };
    add("", table.columns);
    for (const WordTable::Row& row : table.rows)
        add(printable(spoken(row.name)), row.cells);
    std::string lines = '\n' + printable(spoken(table.title)) + ":\n" + columns.text("  ");
    for (const Sentence& remark : table.remarks)
        lines += printable(spoken(remark)) + '\n';
    return lines;
}

std::string text_of(const game::Balance& balance)
{
    std::string lines = spoken(title_of(balance)) + '\n';
    for (const WordTable& table : tables_of(balance))
        lines += text_of(table);
    return lines;
}

} // namespace corneta::cli
