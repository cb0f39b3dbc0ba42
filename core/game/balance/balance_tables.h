// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/balance/balance.h"
#include "core/text/sentence.h"

#include <vector>

namespace corneta::game {

/// Some of what battles came to, in words: a column a side.
struct BalanceTable {
    struct Row {
        Sentence name{};
        std::vector<Sentence> cells{};
    };
    Sentence title{};
    std::vector<Sentence> columns{}; ///< without that of the names
    std::vector<Row> rows{};
    std::vector<Sentence> remarks{};
};

/// What was played, in a sentence.
Sentence title_of(const Balance& balance);
/// Who won and what it cost, then who broke, by each set of charts; then what the sets differ by.
std::vector<BalanceTable> tables_of(const Balance& balance);

} // namespace corneta::game
