// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/printing/balance_text.h"

#include "app/cli/printing/columns.h"
#include "core/game/balance/balance_tables.h"

namespace corneta::cli {

namespace {

std::string text_of(const game::BalanceTable& table)
{
    const std::string aligned = "l" + std::string(table.columns.size(), 'r');
    Columns columns{aligned};
    const auto add = [&](std::string name, const std::vector<Sentence>& cells) {
        std::vector<std::string> row{std::move(name)};
        for (const Sentence& cell : cells)
            row.push_back(text(cell));
        row.resize(aligned.size());
        columns.add(std::move(row));
    };
    add("", table.columns);
    for (const game::BalanceTable::Row& row : table.rows)
        add(text(row.name), row.cells);
    std::string lines = '\n' + text(table.title) + ":\n" + columns.text("  ");
    for (const Sentence& remark : table.remarks)
        lines += text(remark) + '\n';
    return lines;
}

} // namespace

std::string text_of(const game::Balance& balance)
{
    std::string lines = text(title_of(balance)) + '\n';
    for (const game::BalanceTable& table : tables_of(balance))
        lines += text_of(table);
    return lines;
}

} // namespace corneta::cli
