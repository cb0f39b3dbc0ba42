// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/printing/table_text.h"

#include "app/cli/printing/columns.h"
#include "app/storage/files/printable.h"
#include "core/game/balance/balance_tables.h"
#include "core/text/language.h"

namespace corneta::cli {

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
