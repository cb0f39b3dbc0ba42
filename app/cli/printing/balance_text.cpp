// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/printing/balance_text.h"

#include "app/cli/printing/table_text.h"
#include "core/game/balance/balance_tables.h"
#include "core/text/language.h"

namespace corneta::cli {

std::string text_of(const game::Balance& balance)
{
    std::string lines = spoken(title_of(balance)) + '\n';
    for (const WordTable& table : tables_of(balance))
        lines += text_of(table);
    return lines;
}

} // namespace corneta::cli
